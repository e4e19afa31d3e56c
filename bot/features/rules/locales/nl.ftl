## Buttons

button-rules-short = Regels
button-commands = Alle commando’s

## Rules and help

rules-heading = **Zo speel je DVONN: { $title }** · { $page } van { $pages }
ask-chapter = Ga naar een pagina
shared-rules = { $player } laat zien hoe je DVONN speelt:

rules-title-aim = Het doel
rules-text-aim = Jullie bouwen stapels. Een stapel is van de kleur die **bovenop** ligt, en wie aan het eind **de meeste stukken** heeft, wint.
    Maar een stapel blijft alleen in het spel zolang hij verbonden is met een rood **DVONN-stuk**. Let dus op je verbindingen.
    -# DVONN is een spel van Kris Burm, het vierde van het GIPF-project.
rules-caption-aim = Op de afbeelding tellen de stapels van Wit tot nu toe { $white } stukken, die van Zwart { $black }.
rules-title-placing = Plaatsen
rules-text-placing = Het lot bepaalt wie Wit is, tenzij de uitdaging iets anders zegt. Wit begint, en om de beurt plaatsen jullie één stuk op een leeg veld naar keuze. Eerst komen de drie DVONN-stukken (Wit, Zwart, Wit), daarna plaatst ieder de eigen kleur, Zwart eerst. De 3 rode, 23 witte en 23 zwarte stukken vullen alle 49 velden.
    Wit plaatst het laatste stuk en **doet ook de eerste zet**.
rules-caption-placing = De afbeelding toont de eerste { $count } stukken op het bord.
rules-title-moving = Verplaatsen
rules-text-moving = Je verplaatst één hele stapel waarvan het **bovenste stuk** van jou is; een los stuk is een stapel van één. Hij gaat rechtuit in een van de **zes richtingen**, precies **zoveel velden als hij stukken telt**, van welke kleur ook.
    Hij mag overal overheen, en lege velden tellen mee. Maar hij moet **landen op** een stuk of stapel, van wie dan ook; samen worden ze één stapel.
rules-caption-moving = Op de afbeelding telt de stapel op { $space } { $height ->
    [one] { $height } stuk
   *[other] { $height } stukken
  } en kan die naar { $targets }, maar niet naar { $empty }: daar ligt niets.
rules-title-blocked = Geblokkeerde stapels
rules-text-blocked = Een stapel die **aan alle zes kanten ingesloten** is, kan niet weg. In het begin kunnen dus alleen de stukken aan de rand weg; waar een veld leeg raakt, komen de buren vrij.
    Een los DVONN-stuk **mag je nooit verplaatsen**. Maar je mag erop landen, en dan reist het mee in je stapel.
rules-caption-blocked = Op de afbeelding staat een kruis (✕) op elke ingesloten stapel. { $empty } zijn leeg, dus { $free } zijn vrij, net als de rand.
rules-title-connected = Verbonden blijven
rules-text-connected = Zodra alles geplaatst is, heeft elke stapel een **verbinding met een DVONN-stuk** nodig: in de stapel zelf, ernaast, of via een keten van andere stapels. Wat na een zet geen verbinding meer heeft, ligt er meteen uit, ook als het van jou is, en telt voor **niemand**.
    De drie DVONN-stukken blijven altijd, ook alleen.
rules-caption-connected = Op de afbeelding zou { $move } de verbinding verbreken. De stapels met een minteken verdwijnen dan: { $pieces } stukken van beide kleuren, op { $spaces }.
rules-title-forced = Gedwongen afsnijden
rules-text-forced = Kun je een zet doen, dan **moet** je, ook als je enige zet **je eigen** stapels afsnijdt. Voor zo’n zet vraag ik het eerst, maar soms is er geen andere.
    Kijk dus vooruit als het einde nadert: welke zetten houd je over?
rules-caption-forced = Op de afbeelding is { $move } de enige zet van Wit. Daarna hebben de stapels van Wit op { $spaces } geen verbinding meer: { $pieces } stukken zijn weg.
rules-title-passing = Passen en terugkomen
rules-text-passing = Kan geen van je stapels weg, dan **pas** je; dat doe ik voor je. Je tegenstander speelt alleen verder.
    Zodra een van je stapels weer weg kan, ben je terug in het spel, en dan moet je weer een zet doen.
rules-caption-passing = Op de afbeelding is de laatste stapel van Wit, op { $space }, ingesloten (✕), dus Wit past. Speelt Zwart dan { $move }, dan is { $space } vrij en moet Wit die stapel verplaatsen.
rules-title-end = Het einde
rules-text-end = Als jullie **allebei** geen zet meer kunnen doen, is de partij afgelopen. Ieder telt alle stukken in de eigen stapels, **van welke kleur ook**. Wie de meeste stukken heeft, wint; bij gelijke aantallen is het **gelijkspel**.
    Een DVONN-stuk in een stapel telt gewoon mee; ligt het los, dan is het van niemand.
rules-caption-end = Op de afbeelding kan niemand meer een zet doen: Wit wint met { $more } tegen { $less }, en gouden velden laten zien met welke stapels.
rules-title-edge = Advies 1: plaats slim
rules-text-edge = Leg veel van je stukken **aan de rand**, waar ze vanaf het begin weg kunnen, en **dicht bij de DVONN-stukken**, waar ze verbonden blijven: liever bij alle drie dan bij één.
    Ga buren niet uit de weg: op stukken naast de jouwe kun je landen, welke kleur ze ook hebben.
rules-caption-edge = Op de afbeelding heeft Wit { $edge } van de { $count } stukken aan de rand en { $near } op hoogstens twee velden van een DVONN-stuk.
rules-title-landing = Advies 2: land op stapels
rules-text-landing = Land je op een stapel van je tegenstander, dan **neem je die over**: de stukken tellen voor jou, en je tegenstander heeft een stapel minder om mee te spelen. Weg is hij niet: wie er daarna op landt, krijgt hem.
rules-caption-landing = Op de afbeelding maakt { $move } van { $white }–{ $black } een { $more }–{ $less }, en kan Zwart nog { $after } stapels verplaatsen in plaats van { $before }.
rules-title-mobile = Advies 3: blijf beweeglijk
rules-text-mobile = Zorg dat **veel van je stapels weg kunnen**. Hoe hoger een stapel wordt, hoe verder hij moet, en hoe sneller er niets meer is om op te landen.
    Bouw pas laat hoog, en op een plek waar je wilt blijven.
rules-caption-mobile = Op de afbeelding zit de stapel van Wit op { $space } vast: hij zou { $height } velden ver moeten. De lage stapels op { $spaces } kunnen nog weg.
rules-title-danger = Advies 4: let op de DVONN-stukken
rules-text-danger = Pas op voor een stapel van je tegenstander met een **DVONN-stuk** erin: gaat die weg, dan is alles wat alleen daaraan hing afgesneden. Kijk waar hij heen kan en wat je dat kost.
    Is het te veel, **land er dan zelf op**: dan is hij van jou, en hoe hoger hij wordt, hoe moeilijker hij te verplaatsen is.
rules-caption-danger = Op de afbeelding is Wit aan zet. Straks zou { $move } de stapels van Wit op { $spaces } afsnijden, dus neemt Wit die stapel eerst over: { $answer }.
rules-title-last = Advies 5: bewaar zetten voor het eind
rules-text-last = De laatste zetten beslissen vaak. Wie nog **zetten kan doen** terwijl de ander moet passen, pakt de ene stapel na de andere.
    Houd dus wat zetten achter de hand, en zorg dat je tegenstander eerder moet passen dan jij.
rules-caption-last = Op de afbeelding is { $space } de enige stapel die Zwart kan verplaatsen. Wit speelt { $move }; Zwart moet passen, en Wit speelt door.

help = **DVONN, zet voor zet** · een spel van Kris Burm, het vierde van het GIPF-project
    Ben je hier nieuw? **Les proberen** duurt vijf minuten, en **Spelregels** vertelt alle regels.
    { $place ->
        [direct] Druk op **Tegen de computer** en we beginnen meteen hier. Om tegen mensen te spelen, druk je op **Iemand uitdagen** in een kanaal op een server.
       *[server] Druk op **Iemand uitdagen**: ik zet het bord in het kanaal en roep steeds wie aan zet is.
    }
    Je speelt met de knoppen onder het bord, of door `/dvonn move` te typen; met een schermlezer gaat dat het best.
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
    - **Leren:** `/dvonn learn` is een les op kleine borden, `/dvonn rules` vertelt alle regels met afbeeldingen. Beide werken ook in privéberichten met mij.
    - **Beginnen:** `/dvonn challenge` daagt iemand uit, of wie het eerst aanneemt; met een `niveau` van 1 tot en met 8 speel je meteen tegen mij, ook in privéberichten.
    - **De weg vinden:** `/dvonn next` opent de partij die het langst op je wacht, `/dvonn games` toont je partijen, lopend en afgelopen, en je uitdagingen. **Openen** toont een bord; **Opnieuw tonen** zet het weer onderaan in zijn kanaal.
    - **Sterkte:** `/dvonn profile` toont een rating, uitslagen en recente partijen. `/dvonn-club table` is de ranglijst van deze server.
help-text-play =
    - **Spelen door te typen:** `/dvonn move` plaatst met één veld een stuk en verplaatst met twee een stapel. De toegestane zetten worden in woorden voorgesteld, elk met het gevolg: het handigst met een schermlezer.
    - **Zonder afbeeldingen:** met `/dvonn preferences` krijg je je eigen pagina’s in woorden; **Bord als tekst**, onder **Meer**, vertelt een bord regel voor regel.
    - **Tijd besparen:** **Plannen**, onder **Meer**, zet je volgende plaatsingen klaar, of antwoorden op zetten van je tegenstander.
    - **Je bedenken:** **Zet terugnemen**, onder **Meer**, vraagt of dat mag; `/dvonn resign` geeft een partij op of biedt remise aan (ik vraag het eerst).
    - **Let op de klok:** een uitdaging kan elke bedenktijd hebben, van tien seconden per zet tot geen limiet, desgewenst met vrije dagen; **Een dag geven** onder **Meer** geeft de ander tijd.
help-text-better =
    - **Beter worden:** `/dvonn puzzle` geeft je een puzzel op jouw niveau; druk op **Hint** als je tegen mij aan zet bent, of onder **Verloop** in een partij die afgelopen is.
    - **Zetten uitproberen:** met **Uitproberen**, onder **Verloop** en bij je eigen borden, speel je voor beide kanten zonder dat iemand het ziet; **Mijn varianten**, daar onder **Meer**, toont wat je bewaart.
    - **Leren van een partij:** **Analyse**, onder de uitslag, toont de slechtste zetten en wat beter was.
    - **Elke week:** `/dvonn-club week` is het bord van de week. `/dvonn-club puzzles` is de tabel van de puzzels van deze maand. `/dvonn-club mistakes` brengt je eigen fouten terug, als puzzels.
help-text-watch =
    - **Volgen:** `/dvonn watch` toont de lopende partijen, en wat je volgt; met **Volgen** onder een bord blijf je op de hoogte. `/dvonn remind` herinnert je morgen aan een partij.
    - **Terugkijken:** druk op **Verloop** onder een bord; onder **Meer** toont **Herhaling** een partij als korte animatie, **Grafiek** in één oogopslag, en **Exporteren** geeft je de notatie. `/dvonn import` leest een notatie, en daaruit kan een partij beginnen. `/dvonn-club archive` vindt afgelopen partijen op speler, uitslag, opstelling, lengte en datum.
help-text-yours =
    - **Naar jouw smaak:** `/dvonn preferences` gaat over pings, stille uren, afbeeldingen en wie je mag uitdagen. `/dvonn away` zet je klokken stil als je niet kunt spelen.
    - **Jouw gegevens:** `/dvonn forget` toont wat ik over je bewaar, en verwijdert het als je wilt; in PRIVACY.md, bij mijn broncode, staat meer.
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
    - `/dvonn-admin export` geeft alle partijen mee.
    - `/dvonn-admin log` vertelt wie wat deed.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Alle regels van DVONN met afbeeldingen, en vijf adviezen
command-help = Hoe je begint, en alles wat ik kan
