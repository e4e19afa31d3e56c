## Find it yourself

button-own-mistakes = Zelf zoeken
button-own-mistakes-next = Volgende fout
button-own-mistakes-all = Mijn fouten
own-mistakes-title = **Zelf zoeken:** je fouten als puzzels
own-mistake-task = **Wat was hier beter?** { colour } is aan zet. Jij speelde { $move } (gestippelde pijl).
own-mistake-from = Partij { $match } tegen { $opponent }, { $date } · zet { $ply }
own-mistake-solved-before = tot nu toe opgelost: { $count } van 3
own-mistake-wrong = ❌ **Er is iets beters dan { $move }.**
own-mistake-again = ❌ **Dat speelde je toen ook:** { $move }.
own-mistake-right = ✅ **{ $move } klopt.** Goed gezien!
own-mistake-also = Ook goed: { $move }.
own-mistake-solution = Beter: **{ $better }** (doorgetrokken pijl). Jij speelde: { $move } (gestippelde pijl).
own-mistake-counted = { $count } van de 3 keer opgelost. Deze fout komt { $when } terug.
own-mistake-learned = Drie keer opgelost, dus deze fout komt niet terug.
own-mistake-learned-before = Deze fout heb je drie keer opgelost, dus die komt niet terug.
own-mistake-returns = Deze fout komt { $when } terug. Vanaf dan telt een goed antwoord.
own-mistakes-none = Er zijn nu geen fouten om te oefenen. Open de **Analyse** van een van je afgelopen partijen. De fouten daarin komen hier na 1, 7 en 30 dagen terug, tot je ze drie keer hebt opgelost.
own-mistakes-later = Fouten om later te oefenen: { $count }. De volgende komt { $when } terug.

## The latest games

button-latest-games = Mijn laatste partijen
latest-none = Je hebt nog geen partij uitgespeeld.
latest-title = **Je laatste partijen:** { $count }
latest-results = { $won } gewonnen · { $tied } gelijk · { $lost } verloren
latest-lost = **Hoe je verloor:** { $told }
latest-lost-time = op tijd { $count }
latest-lost-cut-offs = door afsnijden { $count }
latest-lost-moves = zonder zetten { $count }
latest-lost-other = op een andere manier { $count }
latest-means-cut-offs = Door afsnijden: als er bij jullie allebei geen stukken waren afgesneden, had je niet verloren.
latest-means-moves = Zonder zetten: je tegenstander deed minstens de laatste drie zetten alleen.
latest-unreviewed = Je hebt van geen van deze partijen de analyse geopend, dus ik weet niet waar je kansen weggaf.
latest-given-away = **Weggegeven winstkans per partij**, in punten (geanalyseerde partijen: { $count }): { $told }
latest-turned = **Waar verloren partijen kantelden:** { $told }
latest-part-beginning = opening { $figure }
latest-part-middle = middenspel { $figure }
latest-part-ending = eindspel { $figure }
latest-means-parts = Opening: minstens 33 stapels op het bord. Middenspel: 17 tot en met 32. Eindspel: hoogstens 16.
latest-focus-cut-offs = **Oefen dit:** zoek voor elke zet je eigen stapels die maar op één manier met een DVONN-stuk verbonden zijn.
latest-focus-moves = **Oefen dit:** houd kleine stapels aan de rand, zodat je nog zetten hebt als je tegenstander er geen meer heeft.
latest-focus-time = **Oefen dit:** kies een langere bedenktijd, of plan zetten vooruit als je weg bent.
latest-focus-beginning = **Oefen dit:** de opening. Neem de tijd voor de eerste zetten, als de meeste stapels nog vastzitten.
latest-focus-middle = **Oefen dit:** het middenspel. Zoek voor elke zet het beste antwoord van je tegenstander.
latest-focus-ending = **Oefen dit:** het eindspel. Tel hoeveel zetten beide kanten nog hebben voordat je speelt.
latest-focus-review = **Oefen dit:** open de **Analyse** van je partijen. Dan kan ik je hier meer vertellen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Je eigen fouten als puzzels: wat was beter?

## People and servers

kept-mistakes = Fouten uit je analyses, om te oefenen: { $count }
