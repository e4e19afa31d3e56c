## Buttons

button-rules-short = Regels
button-commands = Alle commando’s

## Rules and help

rules-heading = **Zo speel je DVONN** · { $title } · { $page } van { $pages }
ask-chapter = Ga naar een pagina
shared-rules = { $player } laat zien hoe je DVONN speelt:

rules-title-aim = Het doel
rules-text-aim = Je bouwt stapels. Een stapel is van de kleur die **bovenop** ligt, en wie aan het eind **de meeste stukken** heeft, wint.
    Maar een stapel blijft alleen in het spel zolang hij verbonden is met een rood **DVONN-stuk**. Let dus op je verbindingen.
    -# DVONN is een spel van Kris Burm, het vierde van het GIPF-project.
rules-caption-aim = De stand op deze afbeelding, in stukken: Wit { $white }, Zwart { $black }.
rules-title-placing = Plaatsen
rules-text-placing = De kleuren worden geloot, tenzij in de uitdaging een kleur is gekozen. Wit begint, en om de beurt plaatsen jullie één stuk op een leeg veld naar keuze. Eerst komen de drie DVONN-stukken (Wit, Zwart, Wit), daarna plaatst ieder de eigen kleur, Zwart eerst. De 3 rode, 23 witte en 23 zwarte stukken vullen alle 49 velden.
    Wit plaatst het laatste stuk en **doet ook de eerste zet**.
rules-caption-placing = De afbeelding toont de eerste { $count } stukken op het bord.
rules-title-moving = Verplaatsen
rules-text-moving = Je verplaatst één hele stapel waarvan het **bovenste stuk** van jou is. Een los stuk is een stapel van één. Een stapel gaat rechtuit in een van de **zes richtingen**, precies **zoveel velden als hij stukken telt**, van welke kleur ook.
    Hij mag overal overheen, en lege velden tellen mee. Maar hij moet **landen op** een stuk of stapel, van wie dan ook. Samen worden ze één stapel.
rules-caption-moving = Op de afbeelding telt de stapel op { $space } { $height ->
    [one] { $height } stuk
   *[other] { $height } stukken
  }. Hij kan naar { $targets }, maar niet naar { $empty }, want daar ligt niets.
rules-title-blocked = Geblokkeerde stapels
rules-text-blocked = Een stapel die **aan alle zes kanten ingesloten** is, kan niet weg. In het begin kunnen dus alleen de stukken aan de rand weg. Raakt een veld leeg, dan komen de buren vrij.
    Een los DVONN-stuk **mag je nooit verplaatsen**. Maar je mag erop landen, en dan reist het mee in je stapel.
rules-caption-blocked = Op de afbeelding staat een kruis (✕) op elke ingesloten stapel. Leeg: { $empty }. Vrij daarnaast: { $free }. Ook alles aan de rand is vrij.
rules-title-connected = Verbonden blijven
rules-text-connected = Zodra alles geplaatst is, heeft elke stapel een **verbinding met een DVONN-stuk** nodig: in de stapel zelf, ernaast, of via een keten van andere stapels. Na elke zet liggen stapels zonder verbinding er meteen uit, ook die van jou, en ze tellen voor **niemand**.
    De drie DVONN-stukken blijven altijd, ook alleen.
rules-caption-connected = Op de afbeelding zou { $move } de verbinding verbreken. De stapels met een minteken gaan dan verloren: { $pieces } stukken van beide kleuren, op { $spaces }.
rules-title-forced = Gedwongen afsnijden
rules-text-forced = Kun je een zet doen, dan **moet** je, ook als je enige zet **je eigen** stapels afsnijdt. Voor zo’n zet vraag ik het eerst, maar soms is er geen andere.
    Kijk dus vooruit als het einde nadert: welke zetten houd je over?
rules-caption-forced = Op de afbeelding is { $move } de enige zet van Wit. Die snijdt de stapels van Wit op { $spaces } af: { $pieces } stukken gaan verloren.
rules-title-passing = Passen en terugkomen
rules-text-passing = Kan geen van je stapels weg, dan **pas** je. Dat doe ik voor je, en je tegenstander speelt alleen verder.
    Zodra een van je stapels weer weg kan, doe je weer mee, en dan moet je een zet doen.
rules-caption-passing = Op de afbeelding is de laatste stapel van Wit, op { $space }, ingesloten (✕), dus Wit past. Speelt Zwart dan { $move }, dan is { $space } vrij en moet Wit die stapel verplaatsen.
rules-title-end = Het einde
rules-text-end = Als jullie **allebei** geen zet meer kunnen doen, is de partij afgelopen. Ieder telt alle stukken in de eigen stapels, **van welke kleur ook**. Wie de meeste stukken heeft, wint. Bij gelijke aantallen is het **gelijkspel**.
    Een DVONN-stuk in een stapel telt gewoon mee. Ligt het los, dan is het van niemand.
rules-caption-end = Op de afbeelding kan niemand meer een zet doen. Wit wint met { $more }–{ $less }, en gouden velden tonen de stapels van Wit.
rules-title-edge = Tip 1: plaats slim
rules-text-edge = Leg veel van je stukken **aan de rand**, waar ze vanaf het begin weg kunnen, en **dicht bij de DVONN-stukken**, waar ze verbonden blijven.
    De spelregels raden ook aan je stukken te spreiden. Maar in onze testpartijen deden stukken met buren het beter, want die hebben iets om op te landen.
rules-caption-edge = Op de afbeelding heeft Wit { $edge } van de { $count } stukken aan de rand en { $near } op hoogstens twee velden van een DVONN-stuk.
rules-title-landing = Tip 2: land op stapels
rules-text-landing = Land je op een stapel van je tegenstander, dan **neem je die over**. De stukken tellen voor jou, en je tegenstander heeft een stapel minder om te verplaatsen. Maar weg is hij niet: je tegenstander kan erop landen en hem weer overnemen.
rules-caption-landing = Op de afbeelding maakt { $move } van { $white }–{ $black } een { $more }–{ $less }. Stapels die Zwart kan verplaatsen: { $after } in plaats van { $before }.
rules-title-mobile = Tip 3: blijf beweeglijk
rules-text-mobile = Zorg dat **veel van je stapels weg kunnen**. Hoe hoger een stapel, hoe verder hij moet, en hoe eerder hij niets vindt om op te landen.
rules-caption-mobile = Op de afbeelding zit de stapel van Wit op { $space } vast: hij zou { $height } velden ver moeten. De lage stapels op { $spaces } kunnen nog weg.
rules-title-danger = Tip 4: let op de DVONN-stukken
rules-text-danger = Pas op voor elke stapel van je tegenstander met een **DVONN-stuk** erin. Gaat die weg, dan wordt alles afgesneden wat alleen daarmee verbonden was. Kijk waar hij heen kan en wat je dat kost.
    Is dat te veel, **land er dan zelf op**. Dan is de stapel van jou, en hoe hoger hij wordt, hoe moeilijker hij te verplaatsen is.
rules-caption-danger = Op de afbeelding is Wit aan zet. Straks zou { $move } de stapels van Wit op { $spaces } afsnijden, dus neemt Wit die stapel eerst over: { $answer }.
rules-title-last = Tip 5: bewaar zetten voor het einde
rules-text-last = De laatste zetten beslissen vaak. Wie nog **zetten kan doen** terwijl de ander moet passen, pakt de ene stapel na de andere.
    Houd dus wat zetten achter de hand, en zorg dat je tegenstander eerder moet passen dan jij.
rules-caption-last = Op de afbeelding is { $space } de enige stapel die Zwart kan verplaatsen. Wit speelt { $move }. Zwart moet passen, en Wit speelt door.

help = **DVONN, zet voor zet** · een spel van Kris Burm, het vierde van het GIPF-project
    Ben je hier nieuw? Met **Les proberen** leer je het spel in vijf minuten. Alle regels staan onder **Spelregels**.
    { $place ->
        [bot-dm] Druk op **Tegen de computer** en we beginnen meteen hier. Om tegen mensen te spelen, druk je op **Tegenstander zoeken**, of op **Iemand uitdagen** als jullie al eens tegen elkaar gespeeld hebben.
        [foreign] Druk op **Tegen de computer**, dan komt het bord in je privéberichten. Om tegen mensen te spelen, gebruik je hier `/dvonn challenge`: wie het eerst accepteert, speelt tegen je. Mijn andere antwoorden zie alleen jij.
       *[guild] Druk op **Iemand uitdagen**, dan zet ik het bord in het kanaal en ping ik je als je aan zet bent.
    }
    Speel met de knoppen onder het bord, of typ `/dvonn move` (het handigst met een schermlezer).
help-version = Versie { $version }
help-commands = **Alle commando’s** · { $topic }
ask-help-topic = Kies een onderwerp
help-topic-begin = Beginnen
help-topic-play = Spelen
help-topic-better = Beter worden
help-topic-watch = Volgen en terugkijken
help-topic-yours = Instellingen en gegevens
help-topic-server = Een server beheren
help-text-begin =
    - **Leren:** `/dvonn learn` is een les op kleine borden. `/dvonn rules` legt alle regels uit met afbeeldingen.
    - **Beginnen:** `/dvonn challenge` daagt iemand uit of verstuurt een open uitdaging. Met een `niveau` van 1 tot en met 10 speel je meteen tegen mij, ook in privéberichten.
    - **Tegenstander zoeken:** `/dvonn-club opponent` koppelt je aan iemand die ook zoekt, live of over meerdere dagen.
    - **Je partijen vinden:** `/dvonn next` opent de partij die het langst op je wacht. `/dvonn games` toont je partijen, lopend en afgelopen, en je uitdagingen. **Openen** toont een bord.
    - **Sterkte:** `/dvonn profile` toont een rating, uitslagen en recente partijen. `/dvonn-club table` is de ranglijst van de server.
help-text-play =
    - **Spelen door te typen:** `/dvonn move` plaatst met één veld een stuk en verplaatst met twee velden een stapel. De mogelijke zetten krijg je in woorden, elk met het gevolg: handig met een schermlezer.
    - **Zonder afbeeldingen:** met `/dvonn preferences` krijg je privépagina’s in woorden. **Bord als tekst**, onder **Meer**, beschrijft elk bord regel voor regel.
    - **Tijd besparen:** **Plannen**, onder **Meer**, zet je volgende plaatsingen klaar, of je antwoorden op zetten van je tegenstander.
    - **Je bedenken:** **Zet terugnemen**, onder **Meer**, vraagt je tegenstander of dat mag. `/dvonn resign` geeft op of biedt remise aan. Dat bevestig je eerst.
    - **Klokken:** een uitdaging kan elke bedenktijd hebben, van tien seconden per zet tot geen limiet, ook met vrije dagen. **Een dag geven**, onder **Meer**, geeft je tegenstander tijd.
help-text-better =
    - **Oefenen:** `/dvonn puzzle` geeft je een puzzel op jouw niveau. Druk op **Hint** als je tegen mij aan zet bent, of onder **Verloop** in een afgelopen partij.
    - **Zetten uitproberen:** met **Uitproberen**, onder **Verloop** en bij je eigen borden, speel je voor beide kanten zonder dat iemand het ziet. **Mijn varianten**, daar onder **Meer**, toont je opgeslagen varianten.
    - **Leren van een partij:** **Analyse**, onder de uitslag, toont de slechtste zetten en wat beter was.
    - **Elke week:** `/dvonn-club week` is het bord van de week. `/dvonn-club puzzles` is de ranglijst van de puzzels van deze maand. `/dvonn-club mistakes` geeft je je eigen fouten terug als puzzels.
help-text-watch =
    - **Volgen:** `/dvonn watch` toont de lopende partijen en de partijen die je volgt. Met **Volgen**, onder een bord, blijf je op de hoogte. `/dvonn remind` herinnert je morgen aan een partij.
    - **Terugkijken:** druk op **Verloop** onder een bord. Onder **Meer** toont **Herhaling** een partij als korte animatie, tekent **Grafiek** het verloop als lijn, en geeft **Exporteren** je de notatie. `/dvonn import` leest een notatie, en van daaruit kun je een partij beginnen. `/dvonn-club archive` vindt afgelopen partijen op speler, uitslag, opstelling, lengte en datum.
help-text-yours =
    - **Voorkeuren:** met `/dvonn preferences` stel je pings, stille uren en afbeeldingen in, en wie je mag uitdagen. `/dvonn away` zet je klokken stil als je niet kunt spelen.
    - **Jouw gegevens:** `/dvonn forget` toont wat ik over je bewaar, en wist het als je wilt.
    Er gaat niets verloren als ik herstart: partijen en knoppen blijven werken.
help-text-server =
    Voor wie de server beheert:
    - `/dvonn-admin settings` regelt waar en hoe er gespeeld wordt.
    - `/dvonn-admin follow` laat een kanaal partijen aan toeschouwers tonen.
    - `/dvonn-admin show` houdt de ranglijst actueel in een kanaal.
    - `/dvonn-admin cancel` annuleert een partij of uitdaging.
    - `/dvonn-admin inspect` toont hoe een afgelopen partij gespeeld is.
    - `/dvonn-admin unrate` haalt een afgelopen partij uit de ratings.
    - `/dvonn-admin ban` en `/dvonn-admin unban` bepalen wie anderen mag uitdagen.
    - `/dvonn-admin export`: alle partijen.
    - `/dvonn-admin log`: wie wat deed.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Alle regels van DVONN met afbeeldingen, en vijf tips
command-help = Hoe je begint, en alles wat de bot kan
