## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Verder
button-lesson-again = Stap herhalen
button-lesson-before = Vorige stap
button-lesson-anew = Les opnieuw beginnen
button-first-match = Eerste partij spelen
lesson-welcome = Welkom! Jij speelt met Wit, en er kan hier niets misgaan.
lesson-welcome-back = Welkom terug! Hier was je gebleven.
lesson-aim = Je wint als je aan het eind meer stukken hebt dan Zwart. Elke stapel met jouw kleur bovenop is van jou.
lesson-heading = **Stap { $number } van { $count }.**
lesson-missed = **Net niet.** { $why } { $hint }
lesson-done = ✅ **Goed!** { $told }
lesson-gem = Het rode edelsteentje betekent dat er een DVONN-stuk in zit.

lesson-ask-red = Stukken blijven alleen in het spel zolang een keten van buren ze met een rood DVONN-stuk verbindt. De drie DVONN-stukken worden als eerste geplaatst. Plaats het laatste op een leeg veld naar keuze.
lesson-hint-red = Elk leeg veld is goed.
lesson-done-red = Elk leeg veld mag, voor elk stuk dat je plaatst.
lesson-ask-edge = Nu je eigen kleur. Plaats een stuk aan de rand, naast een DVONN-stuk. Daar is het verbonden, en het kan vanaf het begin weg.
lesson-hint-edge = Kijk naast de rode stukken op b1 en h5.
lesson-done-edge = Goede plek! Is het bord vol, dan doet Wit ook de eerste zet. De volgende borden komen uit een latere fase.
lesson-ask-single = Een los stuk gaat één veld ver en moet op een ander stuk of op een stapel landen. Verplaats jouw stuk.
lesson-hint-single = Zoek een stuk dat er vlak naast ligt.
lesson-done-single = Het ligt nu bovenop, dus deze stapel van twee is van jou.
lesson-ask-gap = Een stapel gaat rechtuit in een van de zes richtingen, precies zoveel velden als hij stukken telt, van welke kleur ook. Lege velden tellen mee. Verplaats je stapel van drie.
lesson-hint-gap = Tel drie velden vanaf c3.
lesson-done-gap = Hij ging over een stuk en een gat heen en landde op het derde veld.
lesson-ask-blocked = Een stuk met buren aan alle zes kanten kan niet weg. Welk stuk van jou is geblokkeerd?
lesson-hint-blocked = Tel de buren van elk van je stukken.
lesson-done-blocked = f3 heeft geen vrije kant. Op een vol bord kunnen alleen stukken aan de rand weg.
lesson-ask-takeover = De kleur die bovenop ligt, bezit de hele stapel, wat er ook onder ligt. Neem de zwarte stapel van drie over.
lesson-hint-takeover = De zwarte stapel van drie staat op f3, naast jouw stuk op e3.
lesson-done-takeover = Alle vier de stukken zijn van jou, en Zwart kan ze niet meer verplaatsen.
lesson-ask-dvonn = Een DVONN-stuk mag nooit los verplaatst worden, maar jouw stapel op c3 draagt er een: dat zie je aan het rode edelsteentje. Verplaats hem zo dat de twee stukken ernaast hun verbinding verliezen.
lesson-hint-dvonn = Je stapel op c3 telt twee stukken, dus hij gaat twee velden ver.
lesson-done-dvonn = Je stapel neemt zijn verbinding mee. De twee stukken hebben er geen meer en liggen eruit.
lesson-ask-cutoff = Na elke zet liggen alle stapels eruit die hun verbinding hebben verloren. Snijd in één keer vijf zwarte stukken af.
lesson-hint-cutoff = Vijf stukken hangen alleen aan jouw stuk op e3.
lesson-done-cutoff = Vijf stukken weg in één zet! Alleen de DVONN-stukken zelf blijven altijd.
lesson-ask-careful = Ook je eigen stapels kunnen afgesneden worden, wie de zet ook doet. Rode knoppen waarschuwen je. Doe een zet waarbij je al je stapels houdt.
lesson-hint-careful = Laat e3 staan: je hoge stapel hangt eraan.
lesson-done-careful = Je hoge stapel is nog verbonden met het DVONN-stuk.
lesson-ask-forced = Als je een zet kunt doen, moet je er een doen, ook als elke zet eigen stukken afsnijdt. Doe de zet die je de minste stukken kost.
lesson-hint-forced = Je stapel op h4 is lager dan die op d2.
lesson-done-forced = Elke zet kostte je stukken, en deze de minste.
lesson-ask-pass = Passen mag alleen als je geen zet kunt doen. Doe een zet waarna Zwart moet passen.
lesson-hint-pass = De zwarte stapel van twee kan alleen op d3 landen. Laat daar niets staan.
lesson-done-pass = Zwart kan geen zet doen en past, dus jij bent weer aan zet.
lesson-ask-again = Je moest passen, want je stuk op f3 was ingesloten. De zet van Zwart heeft het bevrijd, dus nu moet je weer een zet doen. Neem de stapel op g4 over.
lesson-hint-again = De stapel op g4 staat vlak naast jouw stuk op f3.
lesson-done-again = Na het passen doe je weer een zet zodra een van je stapels weg kan.
lesson-ask-count = Niemand kan nog een zet doen, dus de partij is afgelopen. Hoeveel stukken zitten er in jouw stapels, ongeacht de kleur?
lesson-hint-count = Tel de getallen op van de stapels met wit bovenop.
lesson-done-count = Vijf en zes is elf. Zwart heeft er acht, dus jij wint. Bij gelijke aantallen is het gelijkspel.

lesson-missed-edge = { $space } ligt niet aan de rand.
lesson-missed-beside = Naast { $space } ligt geen DVONN-stuk.
lesson-missed-height = Daarmee verplaats je { $height ->
    [1] een los stuk
   *[other] een stapel van { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Daarmee neem je niets van Zwart over.
    [1] Daarmee neem je een los stuk over.
   *[other] Daarmee neem je een stapel van { $taken } over.
  }
lesson-missed-carries = Die stapel draagt geen DVONN-stuk.
lesson-missed-keeps = Dat kost je { $lost ->
    [one] { $lost } stuk.
   *[other] { $lost } stukken.
  }
lesson-missed-spares = Dat kost je { $lost } stukken. Een andere zet kost er minder.
lesson-missed-cuts = { $cut ->
    [0] Daarmee snijd je niets van Zwart af.
    [one] Daarmee snijd je { $cut } zwart stuk af.
   *[other] Daarmee snijd je { $cut } zwarte stukken af.
  }
lesson-missed-passes = { $left ->
    [0] Dan kan niemand meer een zet doen en is de partij afgelopen.
   *[other] Dan kan Zwart nog { $move } spelen.
  }
lesson-missed-surrounded = Nog leeg naast { $space }: { $free }.
lesson-missed-at-edge = { $space } ligt aan de rand, en daar is een stuk nooit ingesloten.
lesson-missed-score = Het zijn er geen { $number }.

lesson-end = 🎉 **Je weet nu hoe je DVONN speelt.** Bouw stapels, houd ze verbonden met de rode stukken, en zorg dat je aan het eind de meeste stukken hebt.
lesson-first-match = Met **Eerste partij spelen** begin je meteen, tegen mij op het makkelijkste niveau. De opstelling is willekeurig, zodat je meteen stapels verplaatst.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = DVONN al spelend leren: een les van vijf minuten, alleen voor jou

## People and servers

kept-lesson = Hoever je bent in de les
