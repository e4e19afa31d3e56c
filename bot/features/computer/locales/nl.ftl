## The computer

button-computer-again = Niveau { $level } spelen
button-ask-to-resign = Vraag of ik opgeef
computer-begin = **Tegen de computer.** Ik antwoord binnen een paar tellen, neem op verzoek elke zet terug en speel zonder klok. Kies een niveau, de opstelling en je kleur.
computer-up-to = Sneller denken kan ik hier op dit moment niet, dus niveau { $most } is hier mijn hoogste.
computer-level = Niveau { $level }
computer-level-1 = Heeft net de regels geleerd
computer-level-2 = Kijkt één zet vooruit en ziet weleens iets over het hoofd
computer-level-3 = Speelt af en toe
computer-level-4 = Geeft zelden iets weg
computer-level-5 = Plant twee zetten vooruit
computer-level-6 = Speelt op sterk clubniveau
computer-level-7 = Moeilijk te verslaan
computer-level-8 = Zo sterk als ik kan
computer-resigned = Je hebt gelijk, dit red ik niet meer. Goed gespeeld!
computer-not-lost = Ik geef nog niet op: het is niet zeker dat ik verlies.
done-computer = Partij { $match } is begonnen.
