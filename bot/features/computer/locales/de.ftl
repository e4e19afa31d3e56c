## Der Computer

button-computer-again = Stufe { $level } spielen
button-ask-to-resign = Um Aufgabe bitten
computer-begin = **Gegen den Computer.** Ich antworte in ein, zwei Sekunden, nehme alles zurück, worum du mich bittest, und habe keine Uhr. Wähle eine Stufe, die Aufstellung und deine Farbe.
computer-up-to = Schneller denken kann ich da, wo ich gerade laufe, nicht: Höher als Stufe { $most } spiele ich hier deshalb nicht.
computer-level = Stufe { $level }
computer-level-1 = Hat gerade die Regeln gelernt
computer-level-2 = Schaut einen Zug voraus und übersieht manches
computer-level-3 = Spielt ab und zu
computer-level-4 = Verschenkt selten etwas
computer-level-5 = Plant zwei Züge voraus
computer-level-6 = Spielt stark
computer-level-7 = Schwer zu schlagen
computer-level-8 = So stark, wie ich kann
computer-resigned = Stimmt, das ist nicht mehr zu retten. Gut gespielt!
computer-not-lost = Noch gebe ich nicht auf: Es ist nicht sicher, dass ich verliere.
done-computer = Partie { $match } hat begonnen.
