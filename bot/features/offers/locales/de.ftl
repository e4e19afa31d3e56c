## Buttons

button-resign = Aufgeben
button-undo = Zug zurücknehmen
button-draw = Remis anbieten

## Der Computer

computer-agreed-undo = Dein letzter Zug ist zurückgenommen: Du bist wieder dran.
computer-agreed-draw = Einverstanden: Partie { $match } endet remis.
computer-plays-on = Ich spiele lieber weiter: Ein Remis ist hier nicht sicher.

## Private Antworten

done-offered-draw = Du hast Remis angeboten. { $opponent } kann am Brett annehmen; mit dem nächsten Zug verfällt dein Angebot.
done-offered-undo = Du möchtest deinen Zug zurücknehmen. { $opponent } kann am Brett annehmen; mit dem nächsten Zug verfällt die Bitte.
done-agreed-draw = Du hast angenommen: Partie { $match } endet remis.
done-agreed-undo = Du hast angenommen, also ist der Zug zurückgenommen.
done-refused-draw = Du hast das Remis abgelehnt. Die Partie geht weiter.
done-refused-undo = Du hast abgelehnt, also bleibt der Zug stehen.
done-resigned = Du hast Partie { $match } aufgegeben.
ask-resign = **Partie { $match } aufgeben?** Dann gewinnt { $opponent }, und das lässt sich nicht zurücknehmen.
ask-resign-early = **Partie { $match } aufgeben?** Sie hat kaum begonnen und wird deshalb abgebrochen: { $opponent } gewinnt nicht, und du verlierst nicht.
ask-resign-week = **Deinen Versuch am Brett der Woche beenden?** Er hat dann kein Ergebnis, und einen zweiten Versuch gibt es diese Woche nicht.
ask-draw = **In Partie { $match } Remis anbieten?** Nimmt { $opponent } an, endet die Partie ohne Sieg.
ask-agree = **Remis in Partie { $match } annehmen{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Dann endet sie ohne Sieg, und das lässt sich nicht zurücknehmen.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-resign = Eine Partie aufgeben oder Remis anbieten; ich frage, bevor es gilt
