## Find it yourself

button-own-mistakes = Vind het zelf
button-own-mistakes-next = Volgende fout
button-own-mistakes-all = Mijn fouten
own-mistakes-title = **Vind het zelf:** je fouten als puzzels
own-mistake-task = **Wat was hier beter?** { colour } is aan zet. Jij speelde { $move } (gestippelde pijl).
own-mistake-from = Partij { $match } tegen { $opponent }, { $date } · zet { $ply }
own-mistake-solved-before = tot nu toe opgelost: { $count } van 3
own-mistake-wrong = ❌ **Er is iets beters dan { $move }.**
own-mistake-again = ❌ **{ $move } is wat je toen speelde.**
own-mistake-right = ✅ **{ $move } is goed.** Goed gezien!
own-mistake-also = { $move } was ook goed geweest.
own-mistake-solution = **{ $better }** (doorgetrokken pijl) was beter dan { $move } (gestippelde pijl).
own-mistake-counted = { $count } van de 3 keer opgelost. Hij komt { $when } terug.
own-mistake-learned = Drie keer opgelost: hij komt niet terug.
own-mistake-learned-before = Deze heb je drie keer opgelost: hij komt niet terug.
own-mistake-returns = Hij komt { $when } terug; vanaf dan telt een goed antwoord.
own-mistakes-none = Er wacht geen fout. Bekijk de **Analyse** van een van je afgelopen partijen: de fouten daarin komen hier terug na 1, 7 en 30 dagen, tot je ze drie keer hebt opgelost.
own-mistakes-later = Fouten die wachten: { $count }. De volgende komt { $when } terug.

## The latest games

button-latest-games = Laatste partijen
latest-none = Je hebt nog geen partij uitgespeeld.
latest-title = **Je laatste partijen:** { $count }
latest-results = { $won } gewonnen · { $tied } gelijk · { $lost } verloren
latest-lost = **Hoe je verloor:** { $told }
latest-lost-time = op tijd { $count }
latest-lost-cut-offs = door afsnijden { $count }
latest-lost-moves = zonder zetten { $count }
latest-lost-other = anders { $count }
latest-means-cut-offs = Door afsnijden: zonder de afgesneden stukken van beide kanten had je niet verloren.
latest-means-moves = Zonder zetten: je tegenstander deed de laatste drie zetten of meer alleen.
latest-unreviewed = Je hebt van geen enkele de analyse bekeken; daarom weet ik niet waar je kansen weggaf.
latest-given-away = **Weggegeven winstkans per partij**, in punten, door je fouten in { $count ->
    [one] { $count } geanalyseerde partij
   *[other] { $count } geanalyseerde partijen
  }: { $told }
latest-turned = **Waar verloren partijen kantelden:** { $told }
latest-part-beginning = begin { $figure }
latest-part-middle = midden { $figure }
latest-part-ending = einde { $figure }
latest-means-parts = Begin: minstens 33 stapels op het bord. Midden: 17 tot 32. Einde: hoogstens 16.
latest-focus-cut-offs = **Oefen dit:** zoek voor elke zet je stapels die maar op één manier met een DVONN-stuk verbonden zijn.
latest-focus-moves = **Oefen dit:** houd kleine stapels aan de rand, zodat je nog zetten hebt als je tegenstander er geen meer heeft.
latest-focus-time = **Oefen dit:** kies een langzamer tempo, of plan zetten vooruit als je weg bent.
latest-focus-beginning = **Oefen dit:** het begin. Neem de tijd voor de eerste zetten, als de meeste stapels nog vastzitten.
latest-focus-middle = **Oefen dit:** het midden. Zoek voor elke zet het beste antwoord van je tegenstander.
latest-focus-ending = **Oefen dit:** het einde. Tel de laatste zetten van beide kanten helemaal uit voor je speelt.
latest-focus-review = **Oefen dit:** bekijk de **Analyse** van je partijen; dan kan ik je hier meer vertellen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Je eigen fouten als puzzels: wat was beter?
