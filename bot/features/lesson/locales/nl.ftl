## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Verder
button-lesson-again = Stap herhalen
button-lesson-before = Vorige stap
button-lesson-anew = Les opnieuw beginnen
button-first-match = Eerste partij spelen
lesson-welcome = Welkom! Jij speelt met Wit, en er kan hier niets misgaan.
lesson-welcome-back = Welkom terug! Hier was je gebleven.
lesson-aim = Je wint als je aan het eind meer stukken hebt dan Zwart.
lesson-heading = **Stap { $number } van { $count }.**
lesson-missed = **Net niet.** { $why } { $hint }
lesson-done = ✅ **Goed!** { $told }
lesson-gem = Het rode edelsteentje betekent dat er een DVONN-stuk in zit.

lesson-ask-single = Een los stuk gaat één veld ver en moet op een ander stuk of op een stapel landen. Verplaats jouw stuk.
lesson-hint-single = Zoek een stuk dat er vlak naast ligt.
lesson-done-single = Het ligt nu bovenop, dus de stapel is van jou.
lesson-ask-takeover = De kleur die bovenop ligt, bezit de hele stapel. Neem de zwarte stapel van drie over.
lesson-hint-takeover = De zwarte stapel van drie staat op f3, naast jouw stuk op e3.
lesson-done-takeover = Alle vier de stukken zijn van jou, en Zwart kan ze niet meer verplaatsen.
lesson-ask-gap = Een stapel gaat rechtuit in een van de zes richtingen, precies zoveel velden als hij stukken telt, van welke kleur ook. Lege velden tellen mee. Verplaats je stapel van drie.
lesson-hint-gap = Tel drie velden vanaf c3.
lesson-done-gap = Over een stuk en een gat heen, naar het derde veld.
lesson-ask-blocked = Een stuk met buren aan alle zes kanten kan niet weg. Welk stuk van jou is geblokkeerd?
lesson-hint-blocked = Tel de buren van elk van je stukken.
lesson-done-blocked = f3 heeft geen vrije kant. Op een vol bord kunnen alleen stukken aan de rand weg.
lesson-ask-dvonn = Stapels blijven alleen in het spel zolang een keten van buren ze met een rood DVONN-stuk verbindt. Het rode edelsteentje toont er een in jouw stapel op c3. Verplaats die stapel zo dat twee stukken hun verbinding verliezen.
lesson-hint-dvonn = Tel twee velden vanaf c3.
lesson-done-dvonn = Die twee liggen eruit. Je stapel neemt zijn verbinding mee. Een los DVONN-stuk kan nooit weg.
lesson-ask-cutoff = Elke stapel zonder verbinding ligt er meteen uit. Snijd vijf zwarte stukken af.
lesson-hint-cutoff = Vijf stukken hangen alleen aan jouw stuk op e3.
lesson-done-cutoff = Vijf stukken weg! Alleen de DVONN-stukken zelf blijven altijd.
lesson-ask-careful = Ook je eigen stapels kunnen afgesneden worden, wie de zet ook doet. Doe een zet waarbij je al je stapels houdt.
lesson-hint-careful = Laat e3 staan: je hoge stapel hangt eraan.
lesson-done-careful = Je hoge stapel is nog verbonden.
lesson-ask-count = Kun je een zet doen, dan moet dat; anders pas je. Hier kan niemand nog een zet doen, dus de partij is afgelopen. Hoeveel stukken zitten er in jouw stapels, ongeacht de kleur?
lesson-hint-count = Tel de getallen op van de stapels met wit bovenop.
lesson-done-count = Vijf en zes is elf. Zwart heeft er acht, dus jij wint. Bij gelijke aantallen is het gelijkspel.
lesson-ask-edge = Nog één ding: vóór de eerste zet wordt het bord gevuld. Elk leeg veld mag, voor de DVONN-stukken en daarna voor die van beide kleuren. Plaats een stuk van jou aan de rand, naast een DVONN-stuk.
lesson-hint-edge = Kijk naast de rode stukken op b1 en h5.
lesson-done-edge = Het is verbonden en kan vanaf het begin weg. Is het bord vol, dan doet Wit ook de eerste zet.
lesson-ask-labels = Nu zoals in een partij: de knoppen zeggen wat elke zet doet en wat de stand dan is, jij eerst. Kies een stapel en neem de leiding.
lesson-hint-labels = Probeer je stuk op d3 en vergelijk de standen op de knoppen.
lesson-done-labels = Je staat met 4–2 voor. Zo helpen de knoppen je.

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
lesson-missed-cuts = { $cut ->
    [0] Daarmee snijd je niets van Zwart af.
    [one] Daarmee snijd je { $cut } zwart stuk af.
   *[other] Daarmee snijd je { $cut } zwarte stukken af.
  }
lesson-missed-leads = Dan is de stand { $own }–{ $other }.
lesson-missed-surrounded = Nog leeg naast { $space }: { $free }.
lesson-missed-at-edge = { $space } ligt aan de rand, en daar is een stuk nooit ingesloten.
lesson-missed-score = Het zijn er geen { $number }.

lesson-end = 🎉 **Je weet nu hoe je DVONN speelt!**
lesson-first-match = Met **Eerste partij spelen** begin je meteen, tegen mij op het makkelijkste niveau. De opstelling is willekeurig, zodat je meteen stapels verplaatst.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = DVONN al spelend leren: een les van vijf minuten, alleen voor jou

## People and servers

kept-lesson = Hoever je bent in de les
