# Every sentence that a user reads, in Dutch. A test finds keys that are missing or unused.
# Style: short, friendly, "je"; at most two sentences; what happened first, then what to do. docs/glossary/nl.md has the terms.
# People are names or "je" and "jullie", never "hij" or "zij"; a genitive is "van", so that a name stays as it is.

## Words

white = Wit
black = Zwart
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } en { $last }
anybody = iedereen
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = een oud-speler
language-name = Nederlands

## The board message

board-heading = **DVONN · partij { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Wit is aan zet
   *[black] Zwart is aan zet
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Wit plaatst
   *[black] Zwart plaatst
  }** stuk { $count } van { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Wit plaatst
   *[black] Zwart plaatst
  }** DVONN-stuk { $count } van { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Wit, je tijd is bijna om
   *[black] Zwart, je tijd is bijna om
  }**
your-turn = { $sign } **Jij bent aan zet:** { $task }
task-move = verplaats een stapel
task-place-own = plaats { $colour ->
    [white] wit
   *[black] zwart
  } stuk { $count } van { $total }
task-place-dvonn = plaats rood DVONN-stuk { $count } van { $total }

told-begun-full = Het bord is leeg: Wit begint.
told-begun-record = De partij begint vanuit een gegeven stelling.
told-begun-random = Alle stukken staan willekeurig opgesteld: Wit begint.
told-placed-own = { colour } plaatst een stuk op { $space }.
told-placed-dvonn = { colour } plaatst een DVONN-stuk op { $space }.
told-all-placed = Alle stukken staan op het bord. Wit plaatste het laatste en doet ook de eerste zet.
told-moved = { $colour ->
    [white] { $height ->
        [1] Wit stuk
       *[other] Witte stapel van { $height }
      }
   *[black] { $height ->
        [1] Zwart stuk
       *[other] Zwarte stapel van { $height }
      }
  }: { $move }, nu { $built } hoog.
told-cut-off = Afgesneden: { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } wit stuk
       *[other] { $count } witte stukken
      }
   *[black] { $count ->
        [one] { $count } zwart stuk
       *[other] { $count } zwarte stukken
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } witte stapel
       *[other] { $count } witte stapels
      }
   *[black] { $count ->
        [one] { $count } zwarte stapel
       *[other] { $count } zwarte stapels
      }
  } ({ $pieces } stukken)
told-passed = { colour } kan geen zet doen en past.

told-earlier = -# { $told }
told-latest = -# Laatste zet: { $told }
told-undone = { colour } heeft { $move } teruggenomen: beiden vonden het goed.

clock-runs = { $until }
clock-away = afwezig tot { $until }
clock-halted-channel = De partij ligt stil: ik kan niet schrijven in { $channel }. Gebruik `/dvonn board` in een ander kanaal om daar verder te spelen.
clock-halted-direct = De partij ligt stil: mijn privéberichten komen niet bij je aan. Sta ze toe en gebruik dan hier `/dvonn board` om verder te spelen.
clock-halted-left = De partij ligt stil: een van de spelers heeft de server verlaten.
clock-halted-server = De partij ligt stil: ik ben niet meer op de server.

offer-draw = 🤝 **{ $player } biedt remise aan.** { $other }, neem het aanbod aan of sla het af; bij de volgende zet vervalt het.
offer-undo = ↩️ **{ $player } wil { $move } graag terugnemen.** { $other }, neem het verzoek aan of sla het af; bij de volgende zet vervalt het.
offer-draw-refused = { $player } speelt liever door: voorlopig geen remise.
offer-undo-refused = { $player } laat de zet staan.

result-board = 🏆 **{ $first } wint met { $more }–{ $less }** van { $second }.
result-resignation = 🏆 **{ $first } wint:** { $phase ->
    [placing] { $second } heeft opgegeven.
   *[stacking] { $second } heeft opgegeven bij { $more }–{ $less }.
  }
result-time = 🏆 **{ $first } wint:** { $phase ->
    [placing] de tijd van { $second } was om.
   *[stacking] de tijd van { $second } was om bij { $more }–{ $less }.
  }
result-tie = 🤝 **Gelijkspel, { $more }–{ $more }:** { $first } en { $second } delen de winst.
result-agreement = 🤝 **Remise:** { $phase ->
    [placing] { $first } en { $second } werden het eens.
   *[stacking] { $first } en { $second } werden het eens bij { $more }–{ $less }.
  }
result-abandoned = **Gesloten zonder winnaar:** de partij tussen { $first } en { $second } lag 30 dagen stil.
result-void = **Geen uitslag:** tussen { $first } en { $second } heeft niemand gewonnen.
result-cancelled-time = **Geannuleerd, niemand heeft verloren:** de tijd was om voordat { $first } en { $second } allebei een zet hadden gedaan.
result-cancelled-manager = **Geannuleerd, niemand heeft verloren:** het serverbeheer heeft de partij tussen { $first } en { $second } beëindigd.

## A position in words: what a picture shows, for those who can't see it

position-won = De partij is afgelopen: { colour } wint met { $more } tegen { $less }.
position-tied = De partij is afgelopen: gelijkspel, { $more } tegen { $more }.
position-place-dvonn = { colour } is aan zet en plaatst een DVONN-stuk.
position-place-white = { colour } is aan zet en plaatst een wit stuk.
position-place-black = { colour } is aan zet en plaatst een zwart stuk.
position-pass = { colour } kan geen zet doen en moet passen.
position-move = { colour } is aan zet.
position-score = Stand: Wit { $white }, Zwart { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: niets.
position-single = { $count ->
    [one] los stuk
   *[other] losse stukken
  } op { $spaces }
position-high = { $count ->
    [one] stapel
   *[other] stapels
  } van { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}met een DVONN-stuk
   *[other] {" "}met { $dvonn } DVONN-stukken
  } op { $spaces }
position-high-each = stapels van { $height }, elk met een DVONN-stuk, op { $spaces }
position-lone-dvonn = { $count ->
    [one] Los DVONN-stuk
   *[other] Losse DVONN-stukken
  } op { $spaces }.
position-empty = Leeg: { $spaces }.
position-vacant = { $count ->
    [0] Geen enkel veld is leeg.
    [49] Het bord is leeg.
   *[other] De andere { $count } velden zijn leeg.
  }
position-last-move = Laatste zet: { $told }.
position-cut-off = { $count ->
    [one] Die sneed de stapel op { $told } af.
   *[other] Die sneed de stapels op { $told } af.
  }
position-falling = { $count ->
    [one] De zet zou de stapel op { $told } afsnijden.
   *[other] De zet zou de stapels op { $told } afsnijden.
  }
position-blocked = Aan alle zes kanten ingesloten, dus geblokkeerd: { $told }.
position-played = Onderbroken pijl, de gespeelde zet: { $told }.
position-numbered = Genummerde pijlen, gepland: { $told }.
position-better = Doorgetrokken pijl, een betere zet: { $told }.
position-chosen = Gekozen: { $told }.
position-targets = { $count ->
    [one] Doel: { $told }.
   *[other] Doelen: { $told }.
  }
position-movable = Te verplaatsen: { $told }.
position-planned = Gepland, in deze volgorde: { $told }.
position-danger = In gevaar: { $threats }.
position-threat = { $spaces } als { colour } { $space } verplaatst

## Buttons

button-accept = Aannemen
button-decline = Afslaan
button-withdraw = Intrekken
button-to-challenge = Bekijken
button-place = Stuk plaatsen
button-move = Zetten
button-why-not = Andere stapels?
button-close = Sluiten
button-more = Meer
button-back-to-panel = Terug naar je zet
button-back = Terug
button-never-mind = Toch niet
button-play-anyway = Ja, spelen
button-resign = Opgeven
button-in-words = Bord als tekst
button-rules = Spelregels
button-rules-short = Regels
button-agree = Aannemen
button-refuse = Afslaan
button-rematch = Revanche
button-move-here = Hier verderspelen
button-undo = Zet terugnemen
button-draw = Remise bieden
button-plan = Plannen
button-drop-plan = Plan wissen
button-drop-branch = Antwoord wissen
button-whole-plan = Hele plan
button-plan-line = Dit plannen
button-plan-on = Verderplannen
button-resign-there = Daar opgeven
button-next = Volgende partij
button-to-board = Naar het bord
button-history = Verloop
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Afgesneden
button-cut-off-after = Afgesneden ⏩
button-share = Delen
button-replay = Herhaling
button-replay-last = Laatste 20 zetten
button-replay-all = De hele partij
button-record = Exporteren
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Vanaf hier spelen
button-challenge = Iemand uitdagen
button-setup-full = Zelf plaatsen
button-setup-random = Willekeurig opgesteld
button-anybody = Open voor iedereen
button-to-record = Terug naar de notatie
button-games = Mijn partijen
button-games-running = Lopend
button-games-finished = Afgelopen
button-open = Openen
button-live = Lopende partijen
button-commands = Alle commando’s
button-support = Hulp krijgen
button-privacy = Privacy
button-terms = Voorwaarden
button-earlier-page = Terug
button-later-page = Verder

## Direct messages and threads

ping-challenge = **{ $challenger } daagt je uit voor DVONN** op { $server }.
ping-rematch = **{ $challenger } wil revanche voor partij { $match }** op { $server }. De kleuren worden gewisseld.
ping-turn = **Partij { $match } op { $server }:** jij bent aan zet tegen { $opponent }.
ping-offer = **Partij { $match } op { $server }:** { $opponent } wacht op je antwoord.
ping-reminder = ⏳ **Partij { $match } op { $server }:** je tijd voor deze zet tegen { $opponent } is bijna om.
direct-message-heading = **Partij { $match } op { $server }**
direct-message-away = { $opponent } is afwezig tot { $until }. Tot dan staat de klok van { $opponent } stil in al jullie partijen; er gaat niets verloren.
direct-message-back = { $opponent } was even weg en is er weer.
direct-message-halted-permissions = De partij en de klok staan stil: in { $channel } mis ik { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }. Gebruik `/dvonn board` in een ander kanaal om daar verder te spelen; na 30 dagen wordt de partij gesloten.
direct-message-halted-channel = De partij en de klok staan stil: het kanaal is weg, of ik zie het niet meer. Gebruik `/dvonn board` in een ander kanaal van de server om daar verder te spelen; na 30 dagen wordt de partij gesloten.
direct-message-halted-left = De partij en de klok staan stil: een van jullie heeft de server verlaten. Het spel gaat verder zodra jullie er allebei weer zijn; na 30 dagen wordt de partij gesloten.
direct-message-halted-server = De partij en de klok staan stil: ik ben niet meer op de server. Het spel gaat verder als ik opnieuw word uitgenodigd; na 30 dagen wordt de partij gesloten.
direct-message-goes-on = De partij lag een tijdje stil en loopt nu weer.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } daagt je uit voor DVONN!**
challenge-anybody = **{ $challenger } wil DVONN spelen.** Wie neemt de uitdaging aan?
challenge-rematch = { $opponent }, **{ $challenger } wil revanche voor partij { $match }.** De kleuren worden gewisseld.
terms-colour-random = De kleuren worden geloot.
terms-colour-white = { $challenger } speelt Wit.
terms-colour-black = { $challenger } speelt Zwart.
terms-setup-full = Jullie plaatsen de stukken zelf: ieder ongeveer 40 beurten.
terms-setup-random = Willekeurig opgesteld: jullie verplaatsen meteen stapels, ieder ongeveer 15 beurten.
terms-setup-record = { $ply ->
    [0] Jullie beginnen vanuit een gegeven stelling.
    [1] Jullie spelen een genoteerde partij verder na de eerste zet.
   *[other] Jullie spelen een genoteerde partij verder na zet { $ply }.
  }
terms-pace = { $days ->
    [0] Geen tijdslimiet.
    [one] { $days } dag per zet.
   *[other] { $days } dagen per zet.
  }
challenge-open-until = Neemt niemand de uitdaging aan, dan vervalt die { $until }.
challenge-accepted = De uitdaging van { $challenger } is aangenomen: partij { $match } is begonnen.
challenge-declined = { $opponent } heeft de uitdaging van { $challenger } afgeslagen.
challenge-declined-for = De reden: “{ $reason }”
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-expired = De uitdaging van { $challenger } is vervallen: niemand heeft op tijd geantwoord.

challenges-none = Je hebt hier geen openstaande uitdagingen. Begin er een met `/dvonn challenge`.
challenges-none-anywhere = Je hebt op geen enkele server openstaande uitdagingen. In een kanaal op een server begin je er een met `/dvonn challenge`; hier kun je tegen mij spelen.
challenges-anywhere = { $count ->
    [one] **{ $count } openstaande uitdaging**
   *[other] **{ $count } openstaande uitdagingen**
  }
challenges-heading = { $count ->
    [one] **{ $count } openstaande uitdaging hier**
   *[other] **{ $count } openstaande uitdagingen hier**
  }
challenges-own = **Jouw uitdaging aan { $opponent }**
challenges-own-open = **Jouw uitdaging aan iedereen**
challenges-other = **{ $challenger } daagt je uit**

form-decline = Uitdaging afslaan
form-decline-reason = Waarom? Dit mag leeg blijven
form-decline-explanation = Wat je schrijft, komt onder de uitdaging te staan.

## Blocking

button-block = Blokkeren
button-unblock = Deblokkeren
button-blocked = Wie ik blokkeer
done-blocked = **Je hebt { $user } geblokkeerd.** Jullie kunnen elkaar niet meer uitdagen en geen uitdaging van elkaar aannemen. Je lopende partijen gaan door, en niemand krijgt er bericht van.
done-unblocked = **{ $user } is niet meer geblokkeerd.** Jullie kunnen elkaar weer uitdagen.
blocked-none = Je hebt niemand geblokkeerd. Wie jou uitdaagt, kun je blokkeren: in `/dvonn me challenges`, of nadat je een uitdaging hebt afgeslagen.
blocked-heading = { $count ->
    [one] **Je hebt { $count } persoon geblokkeerd.**
   *[other] **Je hebt { $count } personen geblokkeerd.**
  }
refused-blocked-by-oneself = Je hebt { $opponent } geblokkeerd. Hef dat eerst op in `/dvonn me preferences`, dan kunnen jullie tegen elkaar spelen.
kept-blocked = { $count ->
    [one] { $count } persoon die je hebt geblokkeerd
   *[other] { $count } personen die je hebt geblokkeerd
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Uitdagen voor DVONN
menu-open = Deze partij openen
menu-read = Lezen als DVONN-notatie
compose-heading = **Daag { $opponent } uit voor een partij DVONN.** De uitdaging verschijnt in dit kanaal.
compose-blocked = Je hebt { $opponent } geblokkeerd. Hef dat eerst op, dan kunnen jullie tegen elkaar spelen.
compose-colour-random = Kleuren: loten
compose-colour-white = Kleuren: ik speel Wit
compose-colour-black = Kleuren: ik speel Zwart
compose-setup-full = Opstelling: wij plaatsen zelf
compose-setup-full-means = Ieder ongeveer 40 beurten
compose-setup-random = Opstelling: willekeurig
compose-setup-random-means = Meteen stapels verplaatsen: ieder ongeveer 15 beurten
compose-pace = { $days ->
    [0] Bedenktijd: geen limiet
    [one] Bedenktijd: { $days } dag per zet
   *[other] Bedenktijd: { $days } dagen per zet
  }
button-send-challenge = Uitdaging versturen
refused-no-match-in-message = Ik kan een partij alleen openen vanuit mijn eigen berichten erover: het bord, de uitslag, de aangenomen uitdaging of een ping.
refused-no-record-in-message = In dit bericht staat geen tekst of bestand. Ik lees een notatie uit tekst, een codeblok of een bestand: tekst van Little Golem, SGF of JSON.

## The move panel

panel-heading = **Partij { $match }:** { $task }.
ask-row = Kies een rij…
ask-space = Rij { $row }: kies een veld.
ask-target = Kies waar de stapel heen gaat
chosen-stack = **{ $space }**, { $height ->
    [1] een los stuk, gaat { $height } veld ver.
   *[other] een stapel van { $height }, gaat { $height } velden ver.
  }
option-row = Rij { $row } ({ $count })
option-stack = { $height ->
    [1] los stuk
   *[other] stapel van { $height }
  }
option-dvonn = met DVONN-stuk
option-targets = naar { $targets }
option-makes = wordt { $height }
option-cuts-off = snijdt { $pieces } af
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = kost jou { $own }
option-cuts-off-own = snijdt { $pieces } af ({ $own } van jou)
score-yours = jij { $own }–{ $other }
score-colours = Wit { $white }, Zwart { $black }
option-own-losses = Let op: { $pieces ->
    [one] { $pieces } van die stukken ligt
   *[other] { $pieces } van die stukken liggen
  } in je eigen stapels
why-heading = **Deze kun je nu niet verplaatsen:**
why-surrounded = - Aan alle zes kanten ingesloten: { $spaces }
why-empty-target = - Niets om op te landen op de juiste afstand: { $spaces }
why-lone-dvonn = - Losse DVONN-stukken blijven altijd liggen: { $spaces }
ask-move = **{ $move } spelen?**
ask-own-losses = **{ $move } snijdt { $stacks ->
    [1] een stapel van jezelf
   *[other] { $stacks } stapels van jezelf
  } af** op { $spaces } ({ $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  }). Toch spelen?

## Plans

plan-no-spaces = **Partij { $match }: nog niets gepland.** Kies een rij en dan een veld: daar plaats ik zodra je aan zet bent.
plan-spaces = **Partij { $match }: jouw plan.** Telkens als je aan zet bent, plaats ik op het eerste van deze velden dat vrij is: { $spaces }.
plan-no-replies = **Partij { $match }: nog niets gepland.** Kies een zet die { $opponent } kan doen en dan jouw antwoord: dat speel ik meteen.
plan-replies = **Partij { $match }: jouw plan voor de volgende zetten van { $opponent }** ({ $count } van { $most } antwoorden). Wat niet gespeeld wordt, vervalt; de rest blijft.
plan-begins = **Partij { $match }: jouw plan vanaf jouw zet** ({ $count } van { $most } antwoorden). Je bent aan zet: speel de eerste zet zelf, dan blijft wat erop volgt.
plan-at-reply = **Partij { $match }: antwoord { $number } van je plan.** Het bord toont de stelling erna; wat je hier toevoegt, volgt daarop.
plan-at-end = **Partij { $match }: antwoord { $number } van je plan.** Daarmee eindigt de partij, dus er kan niets meer volgen.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Op { $theirs }: { $own }
plan-line-beside = **{ $number }** Of op { $theirs }: { $own }
plan-line-then = **{ $number }** dan op { $theirs }: { $own }
plan-line-after = **{ $number }** of, na { $after }, op { $theirs }: { $own }
plan-line-begin = **{ $number }** Zodra je { $own } hebt gespeeld
plan-they-pass = passen
plan-you-pass = passen
plan-resign = opgeven
words-for-pass = passen pas past
words-for-resign = opgeven opgegeven
option-reply = { $number }: op { $theirs }: { $own }
option-begin = { $number }: zodra je { $own } hebt gespeeld
plan-kept = Opgeslagen; alleen jij ziet het.
plan-waits = Opgeslagen; alleen jij ziet het. Het wacht tot je de eerste zet hebt gespeeld.
plan-replaced = Het komt in plaats van je antwoord { $own } en alles wat daarop volgde.
plan-placed = Je was al aan zet, dus heb ik **{ $spaces }** voor je gespeeld.
plan-their-stack = Als **{ $space }** wordt verplaatst …
plan-theirs = Op **{ $theirs }** speel ik …
plan-no-answer = Na **{ $theirs }** heb je geen zet om te plannen.
plan-passed = Na **{ $theirs }** kun je geen zet doen, dus pas ik voor je. Van daaruit kun je verderplannen.
plan-answered = Tot nu toe is hier **{ $own }** gepland. Een ander antwoord vervangt dat, en alles wat erop volgt.
plan-own-stack = Op **{ $theirs }** verplaats ik **{ $space }** …
ask-their-stack = Kies een stapel van de ander
ask-their-target = Kies waar die heen gaat
ask-own-stack = Kies je stapel als antwoord
ask-reply = Bekijk een antwoord
ask-plan-resign = **Partij { $match } opgeven als antwoord op { $theirs }?** Dan wint { $opponent }, en is het eenmaal zover, dan kun je het niet meer terugnemen.

## People and servers

preferences-heading = **Jouw voorkeuren**
preferences-no-quiet-hours = **Stille uren:** geen
preferences-quiet-hours = **Stille uren:** { $start } tot { $end } ({ $zone }). Pings in die uren wachten tot { $end }.
preferences-pictures = **Privépagina’s en privéberichten:** met afbeeldingen
preferences-words = **Privépagina’s en privéberichten:** in woorden, zonder afbeeldingen
preferences-turned = **Bord:** gedraaid op je eigen afbeeldingen, rij 5 onderaan
preferences-not-turned = **Bord:** rij 1 onderaan, zoals iedereen het ziet
preferences-asked = **Voor een zet:** ik vraag altijd of je het zeker weet
preferences-not-asked = **Voor een zet:** ik vraag dat alleen als je stapels van jezelf afsnijdt
preferences-chances = **Afgelopen partijen:** met winstkans, onder **Verloop**
preferences-no-chances = **Afgelopen partijen:** zonder winstkans
ping-when-each = Ping me bij elke beurt
ping-when-first = Ping me alleen als er verder niets wacht
ping-when-never = Ping me nooit
ping-when-never-means = Ook niet bij een uitdaging, of als mijn tijd bijna om is
challenges-from-everybody = Iedereen mag me uitdagen
challenges-from-played = Alleen wie al tegen me speelde, mag me uitdagen
challenges-from-nobody = Niemand mag me uitdagen
challenges-from-nobody-means = Ik kan wel anderen uitdagen en open uitdagingen aannemen
ping-by-channel = Ping me in het kanaal
ping-by-direct = Ping me per privébericht
ping-by-direct-means = Komt een privébericht niet aan, dan vermeldt het bord mij
language-as-discord = Taal: zoals in mijn Discord
language-chosen = Taal: { $language }
theme-walnut = Mijn afbeeldingen: notenhout
theme-contrast = Mijn afbeeldingen: hoog contrast
button-quiet-hours = Uren wijzigen…
button-no-quiet-hours = Geen stille uren
button-turn = Bord draaien
button-turn-back = Terugdraaien
button-words = Liever woorden
button-pictures = Liever beeld
button-do-ask = Altijd vragen
button-do-not-ask = Minder vragen
button-show-chances = Met kansen
button-hide-chances = Zonder kansen
form-quiet-hours = Stille uren
form-quiet-from = Van
form-quiet-until = Tot
form-quiet-zone = Tijdzone
form-quiet-zone-explanation = Als Werelddeel/Stad in het Engels, zoals Europe/Amsterdam, of alleen de stad, zoals New York

settings-heading = **Serverinstellingen.** Alles werkt meteen; verander alleen wat je wilt. Lopende partijen houden hun plek en hun bedenktijd.
settings-missing = ⚠️ In { $channel } mis ik { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }.
settings-missing-further = ⚠️ Ik mis rechten in { $count ->
    [one] nog { $count } kanaal.
   *[other] nog { $count } kanalen.
  }
settings-channels = **Waar gespeeld mag worden.** Kies niets voor overal; een thread hoort bij zijn kanaal.
settings-threads = **Waar borden staan.** Met threads blijft een kanaal met meerdere partijen overzichtelijk.
settings-pace = **Als een uitdaging niets anders zegt:**
settings-language = **Taal** van openbare berichten.
settings-boards = **Borden van afgelopen partijen** blijven staan:
settings-challenges = **Uitdagingen** blijven open:
settings-daily-channel = **Elke dag een puzzel** voor iedereen, in dit kanaal:
settings-daily-hour = **Die komt om** { $time }, in jouw tijd:
settings-own-puzzles = **Puzzels uit partijen van deze server**, zodra die zijn afgelopen. Ze tonen een stelling en noemen niemand; partijen die niet iedereen hier mag zien, blijven achterwege.
choice-no-channel = In geen enkel kanaal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Maak puzzels uit onze partijen
choice-own-puzzles-no = Maak er geen
choice-everywhere = Overal
choice-place-automatic = Eerst in het kanaal, dan in threads
choice-place-channel = In het kanaal
choice-place-threads = In een thread per partij
choice-language-own = Van de spelers, anders de server
choice-ever = voor altijd
choice-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
  }

done-away = **Je bent afwezig tot { $until }** ({ $relative }). Met `/dvonn me back` ben je er eerder weer.
away-left = { $days ->
    [0] Daarna kun je dit jaar niet meer afwezig zijn.
    [one] Daarna kun je dit jaar nog { $days } dag afwezig zijn.
   *[other] Daarna kun je dit jaar nog { $days } dagen afwezig zijn.
  }
clocks-away = { $count ->
    [one] Je klok staat stil in partij { $matches }.
   *[other] Je klokken staan stil in de partijen { $matches }.
  }
clocks-back = { $count ->
    [one] Je klok loopt weer in partij { $matches }.
   *[other] Je klokken lopen weer in de partijen { $matches }.
  }
clocks-none = Je hebt geen partij met een klok.
done-back = **Welkom terug!**
choice-until = { $length }: tot { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weken
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dag dagen
words-for-weeks = w wk week weken
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = jan feb mrt/maa apr mei jun jul aug sep okt nov dec

kept-heading = **Dit bewaar ik over jou:**
kept-name = de naam { $name }
kept-language = je taal: { $language }
kept-running = { $count ->
    [one] { $count } lopende partij
   *[other] { $count } lopende partijen
  }
kept-finished = { $count ->
    [one] { $count } afgelopen partij
   *[other] { $count } afgelopen partijen
  }
kept-challenges = { $count ->
    [one] { $count } openstaande uitdaging
   *[other] { $count } openstaande uitdagingen
  }
kept-preferences = je voorkeuren
kept-absences = wanneer je afwezig was ({ $count ->
    [1] één keer
   *[other] { $count } keer
  })
kept-imports = { $count ->
    [one] { $count } geïmporteerde notatie
   *[other] { $count } geïmporteerde notaties
  } (7 dagen lang)
kept-watched = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  } die je volgt, en hoe je ervan wilt horen
kept-follows = { $count ->
    [one] { $count } kanaal voor toeschouwers dat je hebt ingesteld, of dat
   *[other] { $count } kanalen voor toeschouwers die je hebt ingesteld, of die
  } alleen jouw partijen { $count ->
    [one] toont
   *[other] tonen
  }
kept-lesson = hoever je bent in de les
kept-lines = { $count ->
    [one] { $count } variant die je hebt uitgeprobeerd
   *[other] { $count } varianten die je hebt uitgeprobeerd
  }
kept-puzzles = { $count ->
    [one] { $count } puzzel die je hebt geprobeerd, en je puzzelrating
   *[other] { $count } puzzels die je hebt geprobeerd, en je puzzelrating
  }
kept-nothing = Ik bewaar niets over jou.
ask-forget = **Zal ik je vergeten?** Daarmee geef je je partijen op en sluit je je uitdagingen; je zetten blijven, maar dan van “een oud-speler”. Borden van onze partijen in privéberichten worden verwijderd. Dit kan niet ongedaan worden gemaakt.
button-forget-me = Vergeet mij
done-forgotten = Klaar: ik ben je vergeten. Oudere borden met je naam worden binnen een paar minuten opnieuw getekend.

## Welcome

welcome = **Hallo! Zin in DVONN?**
    DVONN is een bordspel voor twee: spring op andere stapels om ze over te nemen, en blijf verbonden met de rode stukken, want wat het contact met ze verliest, ligt eruit. Je speelt het gewoon in een kanaal, zet voor zet, in een paar minuten of in een paar weken, en iedereen kan meekijken.
button-start-match = Partij beginnen
begin-first = Je eerste partij? **Willekeurig opgesteld** slaat het plaatsen over, zodat je meteen stapels verplaatst.

## The computer

button-computer = Tegen de computer
button-computer-play = Start
button-computer-again = Niveau { $level } spelen
button-computer-random = Elke kleur
button-computer-white = Wit
button-computer-black = Zwart
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
computer-player = { $player } (niveau { $level })
turn-computer = { $sign } **Ik denk na** over de zet van { $colour ->
    [white] Wit
   *[black] Zwart
  }
panel-computer-thinks = Ik denk na over mijn zet; hij verschijnt zo op deze pagina.
computer-agreed-undo = Je laatste zet is teruggenomen: jij bent weer aan zet.
computer-agreed-draw = Akkoord: partij { $match } eindigt in remise.
computer-plays-on = Ik speel liever door: remise is hier nog niet zeker.
computer-resigned = Je hebt gelijk, dit red ik niet meer. Goed gespeeld!
computer-not-lost = Ik geef nog niet op: het is niet zeker dat ik verlies.
done-computer = Partij { $match } is begonnen.
refused-level-too-high = Voor dat niveau denk ik hier op dit moment te langzaam. Kies niveau { $most } of lager.
refused-too-many-against-computer = Je hebt al { $most } partijen tegen mij. Speel er eerst een uit of geef er een op; `/dvonn games` laat ze zien.

## Hints

button-hint = Hint
button-hint-move = Zet tonen
button-hint-line = Vervolg tonen
hint-stack = 💡 **Hint:** kijk eens naar je stapel op **{ $space }**.
hint-stack-of = 💡 **Hint:** kijk eens naar de stapel van { colour } op **{ $space }**.
hint-row = 💡 **Hint:** kijk eens naar rij **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **Zo kan het verdergaan**, als beide kanten goed spelen:
hint-after = Het bord na deze zetten:
hint-ahead = Mijn schatting: { colour } staat aan het eind ongeveer { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } voor.
hint-even = Mijn schatting: het eindigt ongeveer gelijk.
hint-dvonn = 💡 Voor DVONN-stukken is er geen hint: niemand weet nog welk veld het beste is. Plaats het waar je wilt.
refused-no-hints-here = Hier vind je zelf je zetten: hints zijn er als je tegen mij aan zet bent, en onder **Verloop** in partijen die afgelopen zijn.
refused-still-in-play = Precies dit spel wordt in een andere partij nog verder gespeeld. Wat ik ervan vind, houd ik dus voor me tot die afgelopen is.
refused-nothing-to-choose = In deze stelling valt er niets te kiezen, dus ook geen hint te geven. Ga naar een andere zet.
refused-too-busy = Ik denk nu over heel veel partijen na. Probeer het over een minuut nog eens.

## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Fouten
button-mistake-back = ◀ Vorige
button-mistake-on = Volgende ▶
button-review-chart = Overzicht
line-place = een stuk op { $space }
line-pass = geen zet, past
certain-win = **{ colour } wint met { $pieces } verschil** bij perfect spel.
certain-tie = Bij perfect spel **wordt het gelijkspel**.
certain-win-somehow = **{ colour } wint** bij perfect spel; met hoeveel verschil is niet zeker.
percent = { $percent }%
chance-estimated = Winstkans: ⚪ { $white } · ⚫ { $black }
chance-certain = Winstkans: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Ik bekijk de partij; dat duurt een paar seconden. Komt er niets, vraag het dan gewoon nog eens.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Keerpunt:** { $sign } zet { $ply }, { $move }. De winstkans van Wit ging van { $before } naar { $after }.
review-no-turning-point = **Geen keerpunt:** { colour } stond de hele tijd voor.
review-certain = Vanaf zet { $ply } is doorgerekend wie er wint. Op dat moment: { $told }
review-worst = { $count ->
    [0] **Geen fouten:** geen enkele zet verlaagde de winstkans met vijf punten of meer.
    [one] **Eén zet verlaagde de winstkans met vijf punten of meer:**
   *[other] **De slechtste zetten**, en met hoeveel punten ze de winstkans verlaagden:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; beter { $better }
review-estimates = -# De kansen zijn mijn schatting, voor spelers van gelijke sterkte. Alleen wat over perfect spel gezegd wordt, is zeker.
review-shallow = -# Op deze machine kan ik alleen langzaam rekenen, dus ik kon niet zo ver vooruitkijken als anders.
review-mistake-title = **Fout { $number } van { $count }** · zet { $ply } van { $last } · { $sign } { $player }
review-fall = Winstkans van { colour }: { $before } → **{ $after }**
review-certain-after = Na { $move }: { $told }
review-cuts-off-own = { $move } snijdt { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } zelf af.
review-lets-cut-off = { colour } kan daarna { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { $colour ->
    [white] Zwart
   *[black] Wit
  } afsnijden met { $move }.
review-lets-take = { colour } kan daarna de stapel van { $height } op { $space } overnemen met { $move }.
review-would-cut-off = { $move } had { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } afgesneden.
review-would-cut-off-later = Na { $first } had { $move } dan { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } afgesneden.
review-would-take = { $move } had de stapel van { $height } van { colour } op { $space } overgenomen.
review-would-stop = { $move } had { colour } zonder zet gelaten.
review-scores = { $count ->
    [one] Na { $count } zet
   *[other] Na { $count } zetten
  } hadden Wit en Zwart { $white } en { $black } stukken kunnen hebben in plaats van { $instead_white } en { $instead_black }.
review-freedom = Wit en Zwart hadden { $white } en { $black } mogelijke zetten kunnen overhouden in plaats van { $instead_white } en { $instead_black }.
review-later = Er gaat niet meteen iets verloren; het verschil blijkt pas een paar zetten later.
review-played = **Gespeeld** (onderbroken pijl), met de beste antwoorden:
review-better = **Beter** (doorgetrokken pijl), als beiden goed spelen:
review-chart-chance = Winstkans van Wit, in %
review-chart-certain = doorgerekend
review-told = Grafiek van de winstkans van Wit: { $first } aan het begin, { $last } aan het eind; het hoogst is { $highest } na zet { $highest_ply }, het laagst { $lowest } na zet { $lowest_ply }.
review-told-turning-point = Keerpunt: zet { $ply }, { $move }.
review-told-certain = Doorgerekend vanaf zet { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Slechtste zet ({ $count })
   *[other] Slechtste zetten ({ $count })
  } van { colour }: { $told }.
review-told-mistake = zet { $ply } ({ $move })
refused-no-review-yet = Partij { $match } loopt nog; de analyse is er na afloop.
refused-nothing-to-review = In dit spel is geen stapel verplaatst, dus er valt niets te analyseren.
refused-puzzle-open-here = In dit kanaal staat al een puzzel open. Los die eerst op; de oplossing komt { $until }, en daarna kun je de volgende delen.
refused-puzzle-open-elsewhere = Je puzzel in { $channel } staat nog open. De volgende kun je delen als de oplossing komt, { $until }.
refused-review-shared = De analyse van deze partij is al gedeeld: { $url }
refused-review-being-shared = De analyse van deze partij wordt net gedeeld; die staat zo in het kanaal.

## For those who manage a server

manager-reason = Reden: “{ $reason }”
ask-cancel-match = **Partij { $match } annuleren?** Niemand wint of verliest, en verderspelen kan niet meer. Beide spelers krijgen bericht.
ask-cancel-challenge = **Uitdaging { $challenge } annuleren?** Niemand kan die dan nog aannemen, en dat komt ook in het bericht te staan.
button-cancel-match = Partij annuleren
button-cancel-challenge = Uitdaging annuleren
form-cancel-match = Partij { $match } annuleren
form-cancel-challenge = Uitdaging annuleren
form-cancel-reason = Waarom? Dit mag leeg blijven
form-cancel-explanation = Iedereen die de partij of de uitdaging ziet, kan het lezen.
done-cancelled-match = Partij { $match } is geannuleerd: niemand heeft gewonnen of verloren.
done-cancelled-challenge = De uitdaging is geannuleerd.
challenge-cancelled = Het serverbeheer heeft de uitdaging van { $challenger } geannuleerd.
label-challenge = Uitdaging { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = Het serverbeheer heeft deze uitdaging geannuleerd. Met `/dvonn challenge` begin je een nieuwe.
refused-nothing-to-cancel = Noem een partij of een uitdaging; ik vraag het nog even na voordat ik iets annuleer.

done-banned = { $player } kan hier niemand meer uitdagen en geen uitdagingen aannemen, en krijgt daar een privébericht over. Lopende partijen gaan door.
done-banned-closed = { $count ->
    [one] Daarmee is { $count } openstaande uitdaging gesloten.
   *[other] Daarmee zijn { $count } openstaande uitdagingen gesloten.
  }
done-unbanned = ✅ { $player } kan hier weer uitdagen en uitdagingen aannemen, en krijgt daar een privébericht over.
banned-heading = { $count ->
    [one] **{ $count } persoon kan hier niet uitdagen of aannemen.**
   *[other] **{ $count } personen kunnen hier niet uitdagen of aannemen.**
  }
banned-none = Niemand is hier uitgesloten. Met `/dvonn-admin ban` zorg je dat iemand niet meer kan uitdagen of aannemen.
banned-person = { $player } · sinds { $since }
button-unban = Toelaten
button-banned = Uitgesloten
button-log = Logboek
direct-message-banned = **{ $server }:** je kunt daar niemand meer uitdagen en geen uitdagingen aannemen; dat heeft het serverbeheer besloten. Je lopende partijen gaan door. Denk je dat het een vergissing is, praat dan met de mensen die de server beheren.
direct-message-unbanned = **{ $server }:** je kunt daar weer mensen uitdagen en uitdagingen aannemen. Veel plezier!
refused-banned = Je kunt op deze server niemand uitdagen en geen uitdagingen aannemen; dat heeft het serverbeheer besloten. Je lopende partijen gaan door. Denk je dat het een vergissing is, praat dan met de mensen die de server beheren.
refused-not-banned = { $player } is hier niet uitgesloten. Met `/dvonn-admin ban`, zonder iemand te noemen, zie je wie wel.

exported = { $count ->
    [1] **Partij { $first }** van deze server.
   *[other] **{ $count } partijen** van deze server, van { $first } tot en met { $last }: elke regel is één partij in JSON.
  }
exported-left = { $count ->
    [0] Dat zijn ze allemaal.
    [one] Nog { $count } partij paste niet in dit bestand.
   *[other] Nog { $count } partijen pasten niet in dit bestand.
  }
button-export-next = Volgend bestand
refused-nothing-to-export = Hier is geen partij om te exporteren. Zodra er een begonnen is, komt die in het bestand.

log-heading = { $count ->
    [one] **Logboek** · { $count } item
   *[other] **Logboek** · { $count } items
  }
log-none = Het logboek is leeg. Wat het serverbeheer hier wijzigt, annuleert of meeneemt, blijft er een jaar in staan.
log-forgotten = een vergeten persoon
log-setting = { $manager } heeft gewijzigd { $setting }: { $value }.
log-setting-channels = waar gespeeld mag worden
log-setting-threads = waar de borden staan
log-setting-pace = hoeveel tijd een zet gewoonlijk krijgt
log-setting-language = in welke taal openbare berichten zijn
log-setting-keep-boards = hoelang borden van afgelopen partijen blijven staan
log-setting-challenges-last = hoelang uitdagingen open blijven
log-setting-daily-channel = waar de puzzel van de dag komt
log-setting-daily-hour = wanneer de puzzel van de dag komt
log-setting-own-puzzles = of partijen van deze server puzzels worden
log-follow = { $manager } laat { $channel } partijen aan toeschouwers tonen.
log-unfollow = { $manager } laat { $channel } geen partijen meer tonen.
log-cancel-match = { $manager } heeft partij { $number } geannuleerd.
log-cancel-challenge = { $manager } heeft uitdaging { $number } geannuleerd.
log-ban = { $manager } heeft { $player } uitgesloten van uitdagen.
log-unban = { $manager } heeft { $player } weer toegelaten.
log-export = { $number ->
    [one] { $manager } heeft { $number } partij geëxporteerd.
   *[other] { $manager } heeft { $number } partijen geëxporteerd.
  }

kept-bans = { $count ->
    [one] dat je op { $count } server niet kunt uitdagen: dat
   *[other] dat je op { $count } servers niet kunt uitdagen: dat
  } blijft zo, ook als ik je vergeet, tot het serverbeheer het opheft
kept-acts = { $count ->
    [one] { $count } item in het beheerlogboek van een server
   *[other] { $count } items in beheerlogboeken van servers
  }; daar word jij dan uit weggehaald

command-admin-cancel = Een partij of uitdaging van deze server annuleren (vereist “Server beheren”)
option-cancel-match = De lopende partij die je wilt annuleren
option-cancel-challenge = De openstaande uitdaging die je wilt annuleren
command-admin-ban = Iemand uitsluiten van uitdagen en aannemen, of zien wie dat is (vereist “Server beheren”)
option-ban-user = Wie niet meer mag uitdagen of aannemen; zonder naam zie je wie is uitgesloten
option-ban-reason = Waarom; de persoon krijgt het te lezen
command-admin-unban = Iemand hier weer laten uitdagen en aannemen (vereist “Server beheren”)
option-unban-user = Wie weer mag uitdagen en aannemen
command-admin-export = Alle partijen van deze server als bestand, één per regel (vereist “Server beheren”)
command-admin-log = Wat het serverbeheer hier deed, en wie is uitgesloten (vereist “Server beheren”)

## Looking back

history-match = **Partij { $match }**
history-record = **Jouw notatie**
history-at = { $title } · { $ply ->
    [0] het begin{ $left ->
        [0] {""}
        [one] , nog { $left } zet te gaan
       *[other] , nog { $left } zetten te gaan
      }
   *[other] zet { $ply } van { $last }
  }
history-given-start = De partij begint vanuit een gegeven stelling.
history-begun-here = Vanaf hier hebben de spelers van deze partij het overgenomen.
ask-ply = Ga naar een zet
option-start = Het begin
option-ply = { $ply }: { colour } { $move }

shared = Gedeeld: iedereen in dit kanaal ziet het nu.
not-shared = Discord is nu traag, dus ik kon het niet delen. Probeer het over een minuut nog eens.
shared-position = { $player } deelt een stelling:
shared-replay = { $player } deelt een herhaling:
shared-review = { $player } deelt een analyse:
shared-chart = { $player } deelt een grafiek:

replay-drawing = Ik teken de zetten een voor een; een ogenblik geduld.
replay-span = { $first ->
    [0] het begin
   *[other] zetten { $first } tot en met { $last }
  }
replay-told = { $first ->
    [0] Het begin.
   *[other] Zetten { $first } tot en met { $last }, een voor een: { $moves }.
  }
replay-pass = past
replay-at-the-end = Aan het eind:
replay-start = Het begin.
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Stand
chart-cut-off = Afgesneden stukken
chart-mobility = Mogelijke zetten
chart-ply = Zet
chart-told-score = Grafiek van de partij. Stand: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Grootste voorsprong: { $player } met { $pieces } na zet { $ply }.
chart-told-no-lead = Niemand stond ooit voor.
chart-told-mobility = { $player } had { $least } tot { $most } mogelijke zetten.
chart-told-cut-offs = { $count ->
    [1] Eén keer afgesneden
   *[other] { $count } keer afgesneden
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } met zet { $ply }
chart-not-yet = De grafiek begint zodra er stapels worden verplaatst.
chart-of-latest = De laatste partij die hier is afgelopen:
chart-of-running = Hier is nog geen partij afgelopen. Deze loopt nog:

card-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
card-largest-cut-off = meeste ineens afgesneden: { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } met { $move }
card-decided = { $player } stond vanaf zet { $ply } voor

## Records

record-event = DVONN op Discord, partij { $match }
ask-format = **De notatie van partij { $match }:** in welk formaat?
record-exported = **De notatie van partij { $match }**
begin-from = { $title } · een partij vanaf hier, { $ply ->
    [0] vanaf het begin
    [one] na { $ply } zet
   *[other] na { $ply } zetten
  }. { $sign } { colour } is aan zet.
begin-from-opponent = Kies je kleur en dan wie je uitdaagt; de partij begint pas als die de uitdaging aanneemt.
begin-from-computer = Je speelt tegen mij: kies een niveau en je kleur, dan beginnen we meteen.
begin-new = **Een nieuwe partij:** kies de opstelling en dan wie je uitdaagt. Met `/dvonn challenge` kies je ook je kleur en de bedenktijd.
ask-opponent = Wie daag je uit?

flaw-place = Ik kan deze notatie niet lezen: regel { $line }, kolom { $column }.
flaw-field = Ik kan deze notatie niet lezen: kijk naar “{ $field }”.
flaw-illegal = { $move } kan daar niet gespeeld worden.
expected-space = Daar hoort een veld van het bord te staan, zoals c3.
expected-move = Daar hoort een zet te staan, zoals c3, c3d4 of pass.
expected-end = Daar hoort niets meer te volgen: de partij of de notatie is afgelopen.
expected-stack = Daar hoort een stapel te staan van de letters W, B en D, of een punt voor een leeg veld.
expected-next-space = Daar horen een komma en het volgende veld te staan.
expected-next-row = Daar horen een schuine streep en de volgende rij te staan.
expected-blank = Daar hoort een spatie te staan.
expected-turn = Daar hoort w of b te staan: w als Wit aan zet is, b als Zwart aan zet is.
expected-phase = Daar hoort p of s te staan: p zolang er geplaatst wordt, daarna s.
expected-position = Daar hoort een stelling op één regel te staan die in een partij kan voorkomen.
expected-header-value = Daar hoort een waarde tussen vierkante haken te staan.
expected-header = Deze kopregel staat er voor de tweede keer; één keer is genoeg.
expected-header-name = Daar hoort de naam van een kopregel te staan, met alleen de letters A tot en met Z, en geen naam die notaties zelf gebruiken.
expected-move-number = Daar hoort het nummer van de volgende zet te staan.
expected-legal-move = Daar hoort een zet te staan die volgens de regels mag.
expected-other-colour = Daar is de andere kleur aan zet.
expected-time = Daar hoort een tijdstip te staan, zoals 2025-03-01T18:30:00Z.
expected-result = Deze uitslag past niet bij de zetten. Een uitslag ziet eruit als W+5, B+R, W+T, Draw of Void.
expected-character = Daar staat een onleesbaar teken. Sla de notatie op als platte tekst in UTF-8.
expected-tree = SGF begint met een haakje openen; dat hoort daar te staan.
expected-node = Daar hoort een puntkomma te staan.
expected-property = Daar hoort een eigenschap, een puntkomma of een haakje te staan; een eigenschap mag maar één keer per knoop voorkomen.
expected-parenthesis = Daar hoort een haakje te staan; misschien ontbreekt er een aan het eind.
expected-one-value = Deze eigenschap heeft één waarde, en daar staat een tweede.
expected-game = Dit is de notatie van een ander spel: DVONN heeft daar nummer 37.
expected-step = Daar hoort een stap van een beurt te staan, zoals dropb E 4, pickb E 4, move E 4 F 4, pass of done.
expected-json = Vanaf daar is het geen JSON meer: misschien ontbreekt er een komma, een aanhalingsteken of een haakje, of staat er een te veel.
expected-object = Daar hoort een object tussen accolades te staan.
expected-list = Daar hoort een lijst tussen vierkante haken te staan.
expected-string = Daar hoort tekst tussen dubbele aanhalingstekens te staan.
expected-member = Daar hoort een van de namen version, headers, start, moves en result te staan, elk één keer.
expected-move-member = Daar hoort een van de namen move en time te staan, elk één keer.
expected-version = Daar hoort de versie van het formaat te staan: 1.
expected-moves = De lijst met zetten (moves) ontbreekt.

## Watching

button-watch = Volgen
button-unwatch = Niet meer volgen
button-watch-each = Elke zet
button-watch-cuts = Veel afgesneden
button-watch-end = Het einde
button-watch-direct = Privébericht
button-watch-thread = In de thread
watch-heading = **Partij { $match } volgen**
watch-not-yet = Wil je op de hoogte blijven? Kies wanneer: bij elke zet, als er 3 of meer stukken worden afgesneden, of alleen aan het eind.
watch-set-each = 👀 Je hoort van mij bij **elke zet**, { watch-by }.
watch-set-cuts = 👀 Je hoort van mij als er **3 of meer stukken worden afgesneden**, en aan het eind, { watch-by }.
watch-set-end = 👀 Je hoort van mij alleen **aan het eind**, { watch-by }.
watch-by = { $means ->
    [direct] per privébericht
   *[thread] met een vermelding in de thread van de partij
  }
watch-lost = 🔕 Mijn privéberichten komen niet bij je aan, dus ik kan je niets over deze partij laten weten. Sta ze toe voor deze server en druk dan bij het bord nog eens op **Volgen**.
watch-stopped = Je volgt partij { $match } niet meer. Druk bij het bord op **Volgen** om weer te beginnen.
watch-notice = 👀 Nieuws uit **partij { $match } op { $server }**, die je volgt:
watch-notice-over = 👀 **Partij { $match } op { $server }**, die je volgt, is afgelopen:
watch-earlier = -# { $count ->
    [one] Daarvoor was er nog { $count } zet.
   *[other] Daarvoor waren er nog { $count } zetten.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Je volgt hier { $count } partij.**
   *[other] **Je volgt hier { $count } partijen.**
  }
watching-none = Je volgt hier geen partijen. Druk bij een bord op **Volgen**, of zoek er een met `/dvonn watch live`.
watching-stop = Niet meer volgen…

live-heading = { $count ->
    [one] **Hier loopt { $count } partij.**
   *[other] **Hier lopen { $count } partijen.**
  }
live-heading-more = **Partijen die hier lopen: { $count } en meer.**
live-none = Hier loopt geen partij die jij kunt zien. Begin er een met `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · aan zet: { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · afgelopen
live-latest = -# { $told } ({ $at })
live-begun = -# { $at } begonnen; nog geen zetten.

live-board-heading = 🔴 **Live**
button-unfollow = Niet meer tonen
follow-server-all = { $channel } toont nu elke lopende partij van deze server op een livebord, en de uitslagen.
follow-server-results = { $channel } toont nu de uitslagen van de partijen op deze server.
follow-player-all = { $channel } toont nu elke lopende partij van { $player } op een livebord, en de uitslagen.
follow-player-results = { $channel } toont nu de uitslagen van de partijen van { $player }.
follow-privacy = -# Partijen uit kanalen die niet iedereen daar kan zien, blijven achterwege.
follow-missing-permissions = ⚠️ In { $channel } mis ik nog { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }. Geef me toestemming en gebruik dan `/dvonn-admin follow` nog eens.
follow-stopped = { $channel } toont geen partijen meer. De liveborden verdwijnen; uitslagen blijven.
daily-lost = **{ $server }:** ik kan niets meer versturen in { $channel }, dus er komt nu geen puzzel van de dag. Met `/dvonn-admin settings` begint het weer.
daily-lost-permissions = **{ $server }:** in { $channel } mis ik { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }, dus er komt nu geen puzzel van de dag. Geef me weer toestemming en zet de puzzel dan weer aan met `/dvonn-admin settings`.
follow-lost = **{ $server }:** ik kan niets meer versturen in { $channel }, dus ik toon daar geen partijen meer. Met `/dvonn-admin follow` begint het weer.
follow-lost-permissions = **{ $server }:** in { $channel } mis ik { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }, dus ik toon daar geen partijen meer. Met `/dvonn-admin follow` begint het weer.

## Private answers

done-challenged = Je uitdaging staat in het kanaal. Zodra die is aangenomen, begint de partij.
done-declined = Je hebt de uitdaging afgeslagen.
done-withdrawn = Je hebt de uitdaging ingetrokken.
done-accepted = Partij { $match } is begonnen. Veel plezier!
done-played = **{ $move }** is gespeeld.
done-answered = { $opponent } had een antwoord gepland, dus het bord is al een zet verder.
done-offered-draw = Je hebt remise aangeboden. { $opponent } kan dat bij het bord aannemen; bij de volgende zet vervalt je aanbod.
done-offered-undo = Je hebt gevraagd je zet terug te nemen. { $opponent } kan dat bij het bord goedvinden; bij de volgende zet vervalt je verzoek.
done-agreed-draw = Je hebt het aanbod aangenomen: partij { $match } eindigt in remise.
done-agreed-undo = Je vindt het goed, dus de zet is teruggenomen.
done-refused-draw = Je hebt de remise afgeslagen. De partij gaat door.
done-refused-undo = Je hebt het verzoek afgeslagen, dus de zet blijft staan.
done-rematch = Je hebt om revanche gevraagd. Die begint zodra je verzoek is aangenomen, met gewisselde kleuren.
done-moved-here = Partij { $match } gaat verder in dit kanaal.
done-resigned = Je hebt partij { $match } opgegeven.
done-board-shown = Het bord van partij { $match } staat weer onderaan in zijn kanaal.
more-heading = **Partij { $match }** – wat je verder kunt doen
ask-resign = **Partij { $match } opgeven?** Dan wint { $opponent }, en dat kan niet meer ongedaan worden gemaakt.
ask-draw = **{ $opponent } remise aanbieden in partij { $match }?** Bij een ja eindigt de partij zonder winnaar.
ask-agree = **De remise in partij { $match } aannemen{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** De partij eindigt dan zonder winnaar, en dat kan niet meer ongedaan worden gemaakt.
next-none-anywhere = Nergens wacht een partij op je. Geniet van de rust, of begin er een: met `/dvonn challenge` speel je hier tegen mij, in een kanaal op een server tegen anderen.
next-none = Er wacht geen partij op je. Geniet van de rust, of begin er een met `/dvonn challenge`.

delivery-delayed = Het is opgeslagen. Discord is nu traag, dus het kanaal toont het iets later.
delivery-missing-permissions = Het is opgeslagen, maar ik kan het niet tonen in { $channel }: ik mis { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }. Vraag het aan een moderator; daarna toont `/dvonn board` de partij.
delivery-no-channel = Het is opgeslagen, maar ik kan niet meer schrijven in { $channel }. Bestaat het kanaal nog, vraag dan een moderator of ik het mag zien; daarna toont `/dvonn board` de partij.
delivery-no-direct = Het is opgeslagen, maar mijn privéberichten komen niet bij je aan. Sta ze toe van leden van een server die we delen; daarna toont `/dvonn board` de partij.

permission-view-channel = Kanalen bekijken
permission-send-messages = Berichten versturen
permission-send-messages-in-threads = Berichten versturen in threads
permission-create-public-threads = Openbare threads maken
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen

## Lists

games-heading-own = **Jouw partijen op deze server**
games-heading-anywhere = **Jouw partijen, hier en op alle servers**
games-heading-other = **Partijen van { $player } op deze server**
games-against = tegen { $opponent }
games-none-own = Je speelt hier op dit moment niet. Begin een partij met `/dvonn challenge`.
games-none-anywhere = Je speelt op dit moment nergens. Met `/dvonn challenge` begin je een partij: hier tegen mij, in een kanaal op een server tegen anderen.
games-none-finished = Er is nog geen partij van jou afgelopen.
games-none-other = Er zijn er geen die jij kunt zien.
games-none-against = Tegen deze persoon zijn er geen.
games-match = Partij { $match }
games-line = { $sign } { $match } tegen { $opponent }
games-won = **gewonnen**
games-lost = **verloren**
games-drawn = **gelijk**
games-cancelled = geannuleerd
games-closed = gesloten zonder winnaar
games-score = { $own }–{ $other }
games-own-turn = **jij bent aan zet**
games-other-turn = aan zet: { $mover }
games-offer-draw = **je krijgt remise aangeboden**
games-offer-undo = **verzoek om een zet terug te nemen**
games-due = tijd loopt af { $until }
games-away = klok staat stil: afwezig tot { $until }
games-halted = ligt stil
place-direct = privéberichten
label-match = Partij { $match } · tegen { $opponent }
label-finished = Partij { $match } · { $white } – { $black }
label-turn-own = jij bent aan zet
label-turn-other = de ander is aan zet
progress-placing = { $count } van { $total } stukken geplaatst

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Les proberen
button-lesson-next = Verder
button-lesson-again = Nog eens
button-lesson-before = Vorige stap
button-lesson-anew = Les opnieuw beginnen
button-first-match = Eerste partij spelen
lesson-welcome = Welkom! Jij speelt Wit, en er kan hier niets misgaan.
lesson-welcome-back = Welkom terug! Hier was je gebleven.
lesson-heading = **Stap { $number } van { $count }.**
lesson-missed = **Net niet.** { $why } { $hint }
lesson-done = ✅ **Goed!** { $told }

lesson-ask-red = Stukken blijven alleen in het spel zolang een keten van buren ze met een rood DVONN-stuk verbindt. Plaats het laatste rode stuk minstens drie velden van de andere twee.
lesson-hint-red = In elke rij liggen de velden vanaf h ver genoeg weg.
lesson-done-red = Ver uit elkaar bieden de rode stukken overal op het bord verbinding.
lesson-ask-edge = Nu je eigen kleur. Plaats een stuk aan de rand, naast een DVONN-stuk: daar kan het meteen weg en is het verbonden.
lesson-hint-edge = Kijk naast de rode stukken op b1 en h5.
lesson-done-edge = Een goede plek! Is het bord vol, dan doet Wit ook de eerste zet; de volgende borden komen uit een latere fase.
lesson-ask-single = Een los stuk gaat één veld ver en moet op een ander stuk of op een stapel landen. Verplaats het jouwe.
lesson-hint-single = Zoek een stuk dat er vlak naast ligt.
lesson-done-single = Het ligt nu bovenop, dus deze stapel van twee is van jou.
lesson-ask-gap = Een stapel gaat rechtuit in een van de zes richtingen, precies zoveel velden als hij stukken telt; lege tellen mee. Verplaats je stapel van drie.
lesson-hint-gap = Tel drie velden vanaf c3.
lesson-done-gap = Hij sprong over een stuk en een gat en landde op het derde veld.
lesson-ask-blocked = Een stuk met buren aan alle zes kanten kan niet weg. Welk stuk van jou is geblokkeerd?
lesson-hint-blocked = Tel de buren van elk van je stukken.
lesson-done-blocked = Rond f3 is geen kant vrij. Op een vol bord kunnen alleen stukken aan de rand weg.
lesson-ask-takeover = De kleur die bovenop ligt, bezit de hele stapel. Neem de zwarte stapel van drie over.
lesson-hint-takeover = De zwarte stapel van drie staat op f3, naast jouw stuk op e3.
lesson-done-takeover = Alle vier de stukken zijn van jou, en Zwart kan ze niet meer verplaatsen.
lesson-ask-dvonn = Een DVONN-stuk gaat nooit alleen op pad, maar jouw stapel op c3 draagt er een. Verplaats die zo dat de twee stukken ernaast hun verbinding verliezen.
lesson-hint-dvonn = Je stapel op c3 telt twee stukken, dus hij gaat twee velden ver.
lesson-done-dvonn = Zonder verbinding met een DVONN-stuk liggen ze er allebei uit.
lesson-ask-cutoff = Na elke zet ligt er dus uit wat geen verbinding meer heeft. Snijd in één keer vijf zwarte stukken af.
lesson-hint-cutoff = Vijf stukken hangen alleen aan jouw stuk op e3.
lesson-done-cutoff = Vijf stukken weg in één zet! Alleen de DVONN-stukken zelf blijven altijd.
lesson-ask-careful = Ook je eigen stapels kunnen sneuvelen; rode knoppen waarschuwen je. Doe een zet waarbij ze allemaal blijven.
lesson-hint-careful = Laat e3 staan: je hoge stapel hangt eraan.
lesson-done-careful = Je hoge stapel is nog verbonden met het DVONN-stuk.
lesson-ask-pass = Passen mag alleen als je geen zet kunt doen. Speel zo dat Zwart moet passen.
lesson-hint-pass = De zwarte stapel van twee kan alleen op d3 landen: laat daar niets staan.
lesson-done-pass = Zwart kan geen zet doen en past, dus jij bent weer aan zet.
lesson-ask-count = Niemand kan nog een zet doen: de partij is afgelopen. Hoeveel stukken zitten er in jouw stapels, ongeacht de kleur?
lesson-hint-count = Tel de getallen op van de stapels met wit bovenop.
lesson-done-count = Vijf en zes is 11, Zwart heeft er acht: je wint. Bij gelijke aantallen is het gelijkspel.

lesson-missed-apart = Dat is maar { $distance ->
    [one] { $distance } veld
   *[other] { $distance } velden
  } van het DVONN-stuk op { $space }.
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
lesson-missed-passes = { $left ->
    [0] Dan kan niemand meer een zet doen en is de partij afgelopen.
   *[other] Dan kan Zwart nog { $move } spelen.
  }
lesson-missed-surrounded = Naast { $space } is nog iets leeg: { $free }.
lesson-missed-at-edge = { $space } ligt aan de rand, waar nooit iets helemaal ingesloten is.
lesson-missed-score = Het zijn er geen { $number }.

lesson-end = 🎉 **Je weet nu hoe je DVONN speelt.** Bouw stapels, houd ze verbonden met de rode stukken, en heb aan het eind de meeste stukken.
lesson-first-match = **Eerste partij spelen** begint meteen, tegen mij op het makkelijkste niveau. De opstelling is willekeurig, dus je verplaatst meteen stapels.

## Trying moves out

button-try-out = Uitproberen
button-chances = Kansen
button-keep-line = Bewaren
button-rename-line = Hernoemen
button-drop-line = Verwijderen
button-share-line = Afbeelding delen
button-animate-line = Animatie delen
button-lines = Mijn varianten
form-line-name = Variant bewaren
field-line-name = Naam
ask-line = Open een variant
try-named = **{ $name }**
try-unnamed = **Zetten uitproberen**
try-from = { $title }, { $ply ->
    [0] vanaf het begin
   *[other] na zet { $ply }
  }
try-start = { $left ->
    [0] Speel voor beide kanten, zo ver als je wilt. Niets ervan telt, en alleen jij ziet het.
   *[other] Hier begint je variant. Druk op ▶, of speel andere zetten.
  }
try-step = Zet { $at } van { $last }: { $told }
try-to-move = { $sign } { colour } is aan zet
try-to-place-dvonn = { $sign } { colour } plaatst een DVONN-stuk
try-to-place = { $sign } { colour } plaatst een stuk
try-to-pass = { $sign } { colour } kan geen zet doen en past: druk op ▶
try-resumed = Tot hier was je al gekomen.
try-no-moves = Nog geen zetten: ga terug en speel er een paar, voor beide kanten.
try-earlier = { $count ->
    [one] De eerste { $count } zet: { $moves }
   *[other] De eerste { $count } zetten: { $moves }
  }
try-caption = { $match ->
    [0] Uit een notatie
   *[other] Uit partij { $match }
  }, { $ply ->
    [0] vanaf het begin
   *[other] na zet { $ply }
  }
try-told = Uitgeprobeerde zetten: { $moves }.
lines-none = Je bewaart nog geen varianten. Druk onder **Verloop** van een partij op **Uitproberen**, speel een paar zetten voor beide kanten en druk dan op **Meer** en **Bewaren**.
lines-heading = **Jouw varianten** ({ $count } van { $most })
lines-of-record = Uit een notatie
lines-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
shared-line = { $player } deelt een paar zetten om over na te denken:
done-line-kept = ✅ Bewaard. Je vindt de variant onder `/dvonn me lines`.
done-line-dropped = Verwijderd uit je varianten. Hier staat hij nog open: met **Bewaren** haal je hem terug.

refused-no-such-line = Deze variant is er niet meer. Open een andere onder `/dvonn me lines`, of begin een nieuwe: **Uitproberen** vind je onder **Verloop**.
refused-no-name = Dat is nog geen naam. Geef de variant een naam waaraan je hem herkent.
refused-too-many-lines = Je bewaart al { $most } varianten, en er passen er geen meer bij. Verwijder er een die je niet meer nodig hebt en bewaar dan deze; zolang blijft die open.
refused-line-in-play = Partij { $match } loopt nog, dus deze variant blijft tussen ons. Je kunt hem delen zodra de partij is afgelopen.
refused-nothing-to-try = In deze stelling is de partij afgelopen, dus er valt niets meer te proberen. Ga een of twee zetten terug.

## Puzzles

button-puzzle-another = Volgende puzzel
button-puzzle-again = Nog eens
button-puzzle-solution = Oplossing
puzzle-task = **Puzzel { $number }.** { colour } is aan zet, en er is maar één winnende zet. Vind hem.
puzzle-task-own = **Puzzel { $number } uit partijen van deze server.** { colour } is aan zet, en er is maar één winnende zet. Vind hem.
puzzle-card = **Puzzel { $number }.** { colour } is aan zet, en er is maar één winnende zet. Wie vindt hem?
puzzle-card-own = **Puzzel { $number } uit partijen van deze server.** { colour } is aan zet, en er is maar één winnende zet. Wie vindt hem?
puzzle-name = **Puzzel { $number }.**
puzzle-name-own = **Puzzel { $number } uit partijen van deze server.**
puzzle-card-heading = 🧩 **Een puzzel voor iedereen**
puzzle-card-daily = 🧩 **Puzzel van de dag**
puzzle-card-until = Alleen jij ziet je pogingen. De oplossing komt { $until }.
puzzle-card-found = ✅ **{ $count } keer opgelost:** { $named }
puzzle-card-found-further = ✅ **{ $count } keer opgelost:** { $named } en { $others ->
    [one] nog { $others } ander
   *[other] nog { $others } anderen
  }
puzzle-card-unsolved = Deze keer heeft niemand hier de zet gevonden.
shared-puzzle = { $player } deelt een puzzel:
puzzle-shared-later = Discord is nu traag. De puzzel verschijnt zo snel mogelijk in dit kanaal.
button-puzzle-solve = Oplossen
button-puzzle-back = Terug naar de puzzel
puzzle-solver = Je puzzelrating: { $rating } · { $solved } van { $tried } opgelost.
puzzle-longest = Langste reeks: { $count }.
puzzle-solved = ✅ **{ $move } wint.** Goed gezien!
puzzle-solution = **{ $move }** is de enige zet die wint.
puzzle-theme-cut-off = Het draait om het afsnijden van een grote groep.
puzzle-theme-connection = Zo blijven je stapels verbonden met een DVONN-stuk.
puzzle-theme-last-moves = Je tegenstander raakt door de zetten heen, en jij speelt door.
puzzle-theme-count = Het draait erom waar de laatste stapels landen.
puzzle-missed = ❌ **{ $move } wint niet.**
puzzle-answer = Het beste antwoord: { $told }
puzzle-rated = Je puzzelrating: **{ $rating }** ({ $change }).
puzzle-streak = Dat zijn er { $count } op rij.
puzzle-uncounted = Je puzzelrating blijft **{ $rating }**: per puzzel telt alleen de eerste poging.

## Refusals

refused-challenged-oneself = Je kunt jezelf niet uitdagen. Kies iemand anders, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-challenged-bot = Andere bots spelen geen DVONN. Kies een mens of mij, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-opponent-cannot-see = { $opponent } kan dit kanaal niet zien. Stuur de uitdaging in een kanaal dat jullie allebei kunnen zien.
refused-cannot-see = Je kunt het kanaal waar deze partij gespeeld zou worden niet zien. Vraag het serverbeheer eerst om toegang en kom dan hier terug.
refused-no-such-challenge = Deze uitdaging bestaat niet meer. Begin een nieuwe met `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } neemt geen uitdagingen aan. Daag iemand anders uit, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-asked-often-enough = { $opponent } heeft al meerdere uitdagingen van jou. Wacht op antwoord, of trek er een in via `/dvonn me challenges`.
refused-too-many-challenges = Je hebt { $most } openstaande uitdagingen op deze server, en meer kan niet. Trek er een in via `/dvonn me challenges`, of wacht op antwoord.
refused-declined-lately = { $opponent } heeft net een uitdaging van jou afgeslagen. Opnieuw vragen kan { $until }; misschien heeft intussen iemand anders zin.
refused-challenge-accepted = Deze uitdaging is al aangenomen. Het bord staat verderop; een andere partij begin je met `/dvonn challenge`.
refused-challenge-declined = Deze uitdaging is afgeslagen. Een nieuwe begin je met `/dvonn challenge`.
refused-challenge-withdrawn = Deze uitdaging is ingetrokken. Een nieuwe begin je met `/dvonn challenge`.
refused-challenge-expired = Niemand heeft op tijd op deze uitdaging geantwoord. Een nieuwe begin je met `/dvonn challenge`.
refused-own-challenge = Dit is je eigen uitdaging, dus iemand anders moet antwoorden. Intrekken kan met `/dvonn me challenges`.
refused-not-your-challenge = Alleen { $opponent } kan op deze uitdaging antwoorden. Begin er zelf een met `/dvonn challenge`.
refused-decline-open-challenge = Deze uitdaging staat open voor iedereen. Wil je niet spelen, laat die dan gewoon staan.
refused-not-your-withdrawal = Alleen { $challenger } kan deze uitdaging intrekken.
refused-no-such-match = Partij { $match } bestaat niet op deze server. `/dvonn games` toont de jouwe.
refused-no-match-meant = Je hebt geen partij op deze server. Begin er een met `/dvonn challenge`.
refused-direct-no-such-match = Je hebt geen partij { $match }. `/dvonn games` toont de jouwe; die van anderen toon ik alleen op hun server.
refused-direct-no-match-meant = Je speelt op dit moment nergens. Met `/dvonn challenge` begin je hier een partij tegen mij, of in een kanaal op een server tegen iemand anders.
refused-only-in-servers = **{ $command }** hoort in een kanaal op een server, waar anderen het kunnen zien. Gebruik het daar.
refused-nobody-else-here = Hier kun je alleen tegen mij spelen: laat de tegenstander weg. Mensen daag je uit in een kanaal op een server, waar ze het kunnen zien.
refused-left-the-server = Je bent niet meer op de server waar dit gespeeld zou worden. Word daar eerst weer lid en kom dan hier terug.
refused-unclear-match = Welke partij bedoel je: { $matches }? Geef het nummer op bij `partij`.
refused-not-a-player = Jij speelt hier niet mee: alleen { $white } en { $black } spelen deze partij. Begin er zelf een met `/dvonn challenge`.
refused-match-over = Partij { $match } is afgelopen, dus er valt niets meer te spelen. Begin een nieuwe met `/dvonn challenge`.
refused-board-moved-on = Dat bord is verouderd: de partij is al verder. Zo staat het er nu voor.
refused-not-your-turn = Je bent niet aan zet: we wachten op { $player }.
refused-offer-stands = Er staat nog een ander aanbod open. { $offer }
refused-offer-lapsed = Dat aanbod geldt niet meer: er is op geantwoord, of er is intussen een zet gedaan.
refused-own-offer = Dit is je eigen aanbod, dus { $opponent } moet antwoorden.
refused-nothing-to-undo = Er valt niets terug te nemen: dat kan alleen met je eigen zet, en alleen tot je tegenstander heeft geantwoord.
refused-too-many-replies = Dat zouden meer dan { $most } antwoorden zijn, en meer kan ik er niet bewaren. Wis er eerst een paar.
refused-plan-of-spaces = Alle stukken staan op het bord, dus er zijn geen velden meer te plannen. `/dvonn plan` zonder velden plant antwoorden op zetten.
refused-plan-of-moves = Er worden nog stukken geplaatst. Tot het bord vol is, plan je met `/dvonn plan` en velden waar jouw stukken komen.
refused-plan-without-answer = Bij een plan hoort jouw antwoord: geef je eigen zet op na die van je tegenstander.
refused-plan-changed = Je plan is intussen veranderd. Zo ziet het er nu uit.
refused-illegal-plan = { $move } kan daar niet meer gespeeld worden, dus dat heb ik niet gepland.
refused-plan-on-own-turn = Je bent aan zet, dus je hoeft nergens op te wachten: doe gewoon je zet. Wil je plannen wat erop volgt, typ dan `/dvonn plan` met een variant.
refused-no-rematch-yet = Deze partij is nog niet afgelopen. Daarna kun je om revanche vragen.
refused-not-a-list-of-spaces = “{ $text }” is geen veld van het bord. Geef velden op met spaties ertussen, zoals c3 d4 e2.
refused-not-a-line = “{ $text }” kan ik niet lezen als een zet. Geef de zetten van beide kanten om de beurt, zoals c3-d4 e5-e4.
refused-not-a-space = “{ $text }” is geen veld van het bord. Geef een letter van a tot en met k en een rij van 1 tot en met 5 op, zoals c3.
refused-missing-permissions = Ik kan in { $channel } geen partij leiden: ik mis { $count ->
    [one] het recht
   *[other] de rechten
  } { $permissions }. Vraag het aan een moderator, of speel in een ander kanaal.
refused-no-channel = Ik kan niets versturen in { $channel }. Vraag een moderator of ik het kanaal mag zien, of speel in een ander kanaal.
refused-not-the-manager = Dat kan alleen wie deze server mag beheren. Vraag het iemand met het recht **Server beheren**.
refused-not-a-date = “{ $text }” kan ik niet lezen als een tijd in de toekomst. Schrijf een datum zoals 24 dec of 24-12-2026, of een duur zoals 5 dagen of 2 weken.
refused-not-quiet-hours = “{ $text }” kan ik niet lezen. Kies beide tijden en geef een tijdzone op zoals Europe/Amsterdam.
refused-away-too-long = { $days ->
    [0] Van de { $most } dagen dit jaar heb je er geen meer over. Elke dag komt na een jaar terug.
   *[other] Dat is te lang: van de { $most } dagen dit jaar heb je er nog { $days } over. Kies een eerdere dag.
  }
refused-not-away = Je bent niet afwezig, dus je klokken lopen al.
refused-channel-not-allowed = Op deze server speel je ergens anders: in { $channels }. Gebruik het commando daar.
refused-late-form = Ik deed er te lang over, sorry. Druk nog eens op de knop.
refused-watched-own-match = Je speelt deze partij zelf. Wanneer ik je ping, kies je met `/dvonn me preferences`.
refused-not-watchable = Deze partij wordt in een privéthread gespeeld, dus ik vertel er elders niets over. Volg de partij daar.
refused-not-followed = { $channel } toont geen partijen. Met `/dvonn-admin follow` laat je een kanaal partijen tonen.
refused-unreadable-command = Ik kon dat commando niet lezen: misschien is het veranderd sinds je Discord opende. Start Discord opnieuw en typ het dan nog eens.
refused-discord-silent = Discord antwoordt me nu niet, dus er is niets veranderd. Probeer het over een minuut nog eens.
refused-outdated-control = Deze knop is van een oudere versie van mij. Met `/dvonn board` krijg je een nieuw bord.

illegal-game-over = De partij is afgelopen.
illegal-must-place = Eerst moeten alle 49 stukken op het bord staan, daarna verplaats je stapels. Gebruik `/dvonn place` of **Stuk plaatsen**.
illegal-must-stack = Alle stukken staan op het bord, dus nu verplaats je stapels. Gebruik `/dvonn move` of **Zetten**.
illegal-must-pass = Geen van je stapels kan weg, dus je past.
illegal-may-not-pass = Een van je stapels kan weg, dus je mag niet passen.
illegal-occupied = { $space } is bezet. Kies een vrij veld.
illegal-empty-space = Op { $source } staat geen stapel.
illegal-lone-dvonn = Het DVONN-stuk op { $source } is van niemand en gaat nooit alleen op pad.
illegal-not-your-stack = De stapel op { $source } is niet van jou: het bovenste stuk is van je tegenstander.
illegal-surrounded = De stapel op { $source } is aan alle zes kanten ingesloten, dus hij kan niet weg.
illegal-same-space = Een stapel moet naar een ander veld dan { $source }.
illegal-not-a-straight-line = { $move } is geen rechte lijn over het bord.
illegal-wrong-distance = De stapel op { $source } telt { $height ->
    [one] { $height } stuk, dus hij gaat precies { $height } veld ver
   *[other] { $height } stukken, dus hij gaat precies { $height } velden ver
  }, niet { $distance }.
illegal-empty-target = { $target } is leeg: een zet moet op een stuk of stapel eindigen.
illegal-anywhere = Vanaf { $source } is er { $height ->
    [1] op een veld ernaast
   *[other] precies { $height } velden verder
  } niets om op te landen.
legal-targets = Vanaf { $source } kan hij naar { $targets }.
legal-stacks = Je kunt verplaatsen: { $spaces }.

apology = Er ging bij mij iets mis, sorry. Probeer het nog eens; blijft het gebeuren, geef dan de code **{ $reference }** door aan wie mij beheert.
apology-store = Ik kan nu niet bij mijn database, sorry; er is niets veranderd. Probeer het over een minuut nog eens (code **{ $reference }**).
apology-stopping = Ik word net herstart en kon dit niet afmaken, sorry. Kijk of het gelukt is, en probeer het anders over een minuut nog eens.

refused-no-such-plies = Deze partij heeft de zetten { $first } tot en met { $last }. Kies `van` en `tot` daarbinnen, de kleinste eerst.
refused-picture-too-large = Die herhaling zou groter worden dan { $limit } kB, en dat is hier te veel. Vraag minder zetten met `van` en `tot`.
refused-not-to-be-shared-here = Niet iedereen hier mag het kanaal van die partij zien, dus hier laat ik niets zien. In het kanaal van de partij zelf kun je wel delen.
refused-may-not-write = Je mag in dit kanaal niet schrijven, dus ik verstuur hier niets voor je.
refused-no-record-given = Geef me één notatie: als `tekst` of als `bestand`.
refused-record-too-large = Dat is te lang voor een notatie: ik lees hoogstens { $limit } kB.
refused-file-not-given = Discord gaf me dat bestand niet, dus ik kon het niet lezen. Probeer het zo nog eens, of plak de notatie als tekst.
refused-record-not-text = Dat bestand is geen platte tekst. Sla de notatie op als tekst in UTF-8 en probeer het nog eens.
refused-no-such-import = Deze notatie heb ik niet meer: ik bewaar elke notatie 7 dagen. Lees die opnieuw in met `/dvonn record import`.
refused-nothing-left-to-play = Daar is de partij al afgelopen, dus er kan niets op volgen. Kies een eerdere zet.

## Rules and help

rules-heading = **Zo speel je DVONN: { $title }** · { $page } van { $pages }
ask-chapter = Ga naar een pagina
button-page-before = ◀ Terug
button-page-after = Verder ▶
shared-rules = { $player } laat zien hoe je DVONN speelt:

rules-title-aim = Het doel
rules-text-aim = Jullie bouwen stapels. Een stapel is van de kleur die **bovenop** ligt, en wie aan het eind **de meeste stukken** heeft, wint.
    Maar een stapel blijft alleen in het spel zolang hij verbonden is met een rood **DVONN-stuk**. Let dus op je verbindingen.
    -# DVONN is een spel van Kris Burm, het vierde van het GIPF-project.
rules-caption-aim = Op de afbeelding tellen de stapels van Wit tot nu toe { $white } stukken, die van Zwart { $black }.
rules-title-placing = Plaatsen
rules-text-placing = Het lot bepaalt wie Wit is, tenzij de uitdaging het al zegt. Wit begint, en om de beurt plaatsen jullie één stuk op een leeg veld naar keuze. Eerst komen de drie DVONN-stukken (Wit, Zwart, Wit), daarna plaatst ieder de eigen kleur, Zwart eerst, tot alle 23 witte en 23 zwarte stukken de 49 velden vullen.
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
    Een los DVONN-stuk **gaat nooit alleen op pad**. Maar je mag erop landen, en dan reist het mee in je stapel.
rules-caption-blocked = Op de afbeelding staat een kruis (✕) op elke ingesloten stapel. { $empty } zijn leeg, dus { $free } zijn vrij, net als de rand.
rules-title-connected = Verbonden blijven
rules-text-connected = Zodra alles geplaatst is, heeft elke stapel een **verbinding met een DVONN-stuk** nodig: ernaast, of via een keten van andere stapels. Wat na een zet geen verbinding meer heeft, ligt er meteen uit, ook als het van jou is, en telt voor **niemand**.
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
rules-text-end = Als jullie **allebei** geen zet meer kunnen doen, is de partij afgelopen. Ieder telt alle stukken in de eigen stapels, **van welke kleur ook**. De meeste stukken winnen; bij gelijke aantallen is het **gelijkspel**.
    Een DVONN-stuk in een stapel telt gewoon mee; ligt het los, dan is het van niemand.
rules-caption-end = Op de afbeelding kan niemand meer een zet doen: Wit wint met { $more } tegen { $less }, en gouden velden laten zien met welke stapels.
rules-title-edge = Advies 1: plaats slim
rules-text-edge = Leg veel van je stukken **aan de rand**, waar ze vanaf het begin weg kunnen, en **dicht bij de DVONN-stukken**, waar ze verbonden blijven.
    Spreid ze: stukken die op een kluitje liggen, blokkeren elkaar en ben je soms allemaal tegelijk kwijt.
rules-caption-edge = Op de afbeelding heeft Wit { $edge } van de { $count } stukken aan de rand en { $near } op hoogstens twee velden van een DVONN-stuk, en geen twee daarvan raken elkaar.
rules-title-landing = Advies 2: land op stapels
rules-text-landing = Land je op een stapel van je tegenstander, dan **neem je die over**: de stukken tellen voor jou, en je tegenstander heeft een stapel minder om mee te spelen. Weg is hij niet: wie er daarna op landt, krijgt hem.
rules-caption-landing = Op de afbeelding maakt { $move } van { $white }–{ $black } een { $more }–{ $less }, en kan Zwart nog { $after } stapels verplaatsen in plaats van { $before }.
rules-title-mobile = Advies 3: blijf beweeglijk
rules-text-mobile = Zorg dat **veel van je stapels weg kunnen**. Hoe hoger een stapel wordt, hoe verder hij moet, en hoe sneller er niets meer is om op te landen.
    Bouw pas laat hoog, en op een plek waar je wilt blijven.
rules-caption-mobile = Op de afbeelding zit de stapel van Wit op { $space } vast: hij zou { $height } velden ver moeten. De lage stapels op { $spaces } kunnen nog weg.
rules-title-danger = Advies 4: let op de DVONN-stukken
rules-text-danger = Pas op voor een stapel van je tegenstander met een **DVONN-stuk** erin: gaat die weg, dan is alles wat eraan hing afgesneden. Kijk waar hij heen kan en wat je dat kost.
    Is het te veel, **land er dan zelf op**: hoe hoger hij wordt, hoe moeilijker hij te verplaatsen is.
rules-caption-danger = Op de afbeelding is Wit aan zet. Straks zou { $move } de stapels van Wit op { $spaces } afsnijden, dus neemt Wit die stapel eerst over: { $answer }.
rules-title-last = Advies 5: bewaar zetten voor het eind
rules-text-last = De laatste zetten beslissen vaak. Wie nog **zetten kan doen** terwijl de ander moet passen, pakt de ene stapel na de andere.
    Houd dus wat zetten achter de hand, en zorg dat je tegenstander eerder moet passen dan jij.
rules-caption-last = Op de afbeelding is { $space } de enige stapel die Zwart kan verplaatsen. Wit speelt { $move }; Zwart moet passen, en Wit speelt door.

tip-edge = 💡 **Tip:** leg wat stukken aan de rand. Die kunnen vanaf het begin weg, terwijl de stukken in het midden moeten wachten tot een buur vertrekt.
tip-red = 💡 **Tip:** blijf dicht bij de DVONN-stukken ({ $spaces }). Zodra er stapels worden verplaatst, ligt eruit wat de verbinding met ze kwijtraakt.
tip-spread = 💡 **Tip:** spreid je stukken. Liggen ze op een kluitje, dan blokkeren ze elkaar en ben je ze soms allemaal tegelijk kwijt.
tip-landing = 💡 **Tip:** land op stapels van je tegenstander. Waar je op landt, neem je over, en je tegenstander heeft een stapel minder om mee te spelen.
tip-links = 💡 **Tip:** let op je verbindingen. Zonder { $space } zou je { $spaces } verliezen, dus denk goed na voordat je daar weggaat.
tip-mobile = 💡 **Tip:** houd lage stapels. Die op { $space } vindt { $height } velden verder niets om op te landen; hoe hoger een stapel, hoe eerder hij vastzit.
tip-danger = 💡 **Tip:** let op het DVONN-stuk op { $space }. Gaat het weg, dan kun je { $spaces } verliezen; je kunt er zelf eerst op landen.
tip-last = 💡 **Tip:** de laatste zetten beslissen vaak. Houd er een paar achter de hand, zodat je tegenstander eerder moet passen dan jij.

help = **DVONN, zet voor zet** · een spel van Kris Burm, het vierde van het GIPF-project
    Ben je hier nieuw? **Les proberen** duurt vier minuten, en **Spelregels** vertelt alle regels.
    { $place ->
        [direct] Druk op **Tegen de computer** en we beginnen meteen hier. Om tegen mensen te spelen, druk je op **Iemand uitdagen** in een kanaal op een server.
       *[server] Druk op **Iemand uitdagen**: ik zet het bord in het kanaal en roep steeds wie aan zet is.
    }
    Je speelt met de knoppen onder het bord, of door `/dvonn place` en `/dvonn move` te typen; met een schermlezer gaat dat het best.
help-commands = **Alle commando’s**
    - **Leren:** `/dvonn learn` is een les op kleine borden, `/dvonn rules` vertelt alle regels met afbeeldingen. Beide werken ook in privéberichten met mij.
    - **Beginnen:** `/dvonn challenge` daagt iemand uit, of wie het eerst aanneemt; met een `niveau` van 1 tot en met 8 speel je meteen tegen mij, ook in privéberichten. `/dvonn me challenges` toont je openstaande uitdagingen.
    - **De weg vinden:** `/dvonn next` opent de partij die het langst op je wacht, `/dvonn games` toont je partijen, lopend en afgelopen, en `/dvonn board` zet een bord weer onderaan in zijn kanaal.
    - **Spelen door te typen:** `/dvonn place` en `/dvonn move` doen hetzelfde als de knoppen. Ze stellen de toegestane zetten in woorden voor, elk met het gevolg: het handigst met een schermlezer.
    - **Zonder afbeeldingen:** `/dvonn text` vertelt het bord regel voor regel; met `/dvonn me preferences` krijg je je eigen pagina’s in woorden.
    - **Beter worden:** `/dvonn puzzle` geeft je een puzzel op jouw niveau; druk op **Hint** als je tegen mij aan zet bent, of onder **Verloop** in een partij die afgelopen is.
    - **Zetten uitproberen:** met **Uitproberen**, onder **Verloop** en bij je eigen borden, speel je voor beide kanten zonder dat iemand het ziet; `/dvonn me lines` toont wat je bewaart.
    - **Leren van een partij:** `/dvonn review`, of **Analyse** onder de uitslag, toont de slechtste zetten en wat beter was.
    - **Tijd besparen:** `/dvonn plan` zet je volgende plaatsingen klaar, of antwoorden op de volgende zet van je tegenstander.
    - **Je bedenken:** `/dvonn undo` vraagt of je een zet mag terugnemen; `/dvonn resign` geeft een partij op of biedt remise aan (ik vraag het eerst).
    - **Volgen:** `/dvonn watch live` toont de lopende partijen; met **Volgen** onder een bord blijf je op de hoogte, en `/dvonn watch list` toont wat je volgt.
    - **Terugkijken:** druk op **Verloop** onder een bord; `/dvonn record replay` toont een partij als korte animatie, `/dvonn record chart` in één oogopslag. `/dvonn record export` geeft je de notatie; `/dvonn record import` leest er een, en daaruit kan een partij beginnen.
    - **Naar jouw smaak:** `/dvonn me preferences` gaat over pings, stille uren, afbeeldingen en wie je mag uitdagen. `/dvonn me away` zet je klokken stil als je niet kunt spelen, `/dvonn me back` laat ze weer lopen.
    - **Jouw gegevens:** `/dvonn me forget` toont wat ik over je bewaar, en verwijdert het als je wilt; in PRIVACY.md, bij mijn broncode, staat meer.
    - **Een server beheren:** voor wie dat doet: `/dvonn-admin settings` regelt waar en hoe er gespeeld wordt, `/dvonn-admin follow` laat een kanaal partijen aan toeschouwers tonen, `/dvonn-admin cancel` annuleert een partij of uitdaging, `/dvonn-admin ban` en `/dvonn-admin unban` bepalen wie anderen mag uitdagen, `/dvonn-admin export` geeft alle partijen mee, en `/dvonn-admin log` vertelt wie wat deed.
    Er gaat niets verloren als ik herstart: partijen en knoppen blijven werken.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Het bordspel DVONN: leer het, daag mensen uit, speel zet voor zet
command-learn = DVONN al spelend leren: een les van vier minuten, alleen voor jou
command-rules = Alle regels van DVONN met afbeeldingen, en vijf adviezen
command-challenge = Een partij beginnen: daag iemand uit, of wie het eerst aanneemt
command-help = Hoe je begint, en alles wat ik kan
command-puzzle = Vind die ene zet die wint: een puzzel op jouw niveau
command-next = Je volgende zet: opent de partij die het langst op je wacht
command-games = Je partijen, lopend en afgelopen: wie aan zet is, en elk bord met één druk op de knop
command-place = Een stuk plaatsen door het veld te typen; je krijgt alleen vrije velden te zien
command-move = Een stapel verplaatsen door te typen; je ziet alleen toegestane zetten, elk met het gevolg
command-board = Het bord van een partij zoals het nu is; dat van jou komt onderaan in zijn kanaal
command-text = Het bord van een partij in woorden, regel voor regel, voor wie geen afbeeldingen ziet
command-review = Een afgelopen partij bekeken: winstkansen, de slechtste zetten en wat beter was
command-plan = Zetten klaarzetten die gespeeld worden zodra je aan zet bent; alleen jij ziet ze
command-undo = Je tegenstander vragen of je je laatste zet mag terugnemen
command-resign = Een partij opgeven of remise aanbieden; ik vraag het voordat het telt
command-watch = Partijen van anderen: wat er loopt, en wat je volgt
command-watch-live = De partijen die op deze server lopen, met links naar hun borden
command-watch-list = De partijen die je op deze server volgt, en hoe je ermee stopt
command-record = Partijen als animatie, grafiek en bestand
command-record-replay = Een partij, of een deel ervan, als bewegend beeld
command-record-chart = Een partij in één oogopslag: stand, afgesneden stukken en mogelijke zetten
command-record-export = De notatie van een partij als bestand om mee te nemen
command-record-import = Door de notatie van een partij bladeren, en vanaf elke stelling verderspelen
command-me = Je voorkeuren, uitdagingen, afwezigheid en gegevens
command-me-preferences = Wanneer ik je ping, stille uren, wie je mag uitdagen, hoe je afbeeldingen eruitzien
command-me-lines = Je varianten: zetten die je voor beide kanten hebt uitgeprobeerd en bewaard
command-me-challenges = Je openstaande uitdagingen: aannemen, afslaan of intrekken
command-me-away = Je klokken stilzetten als je niet kunt spelen, tot 30 dagen per jaar
command-me-back = Je afwezigheid beëindigen, zodat je klokken weer lopen
command-me-forget = Bekijken wat ik over je bewaar, en het laten verwijderen
command-dvonn-admin = DVONN op deze server beheren
command-admin-settings = Waar en hoe er op deze server gespeeld wordt (vereist “Server beheren”)
command-admin-follow = Een kanaal de partijen van deze server laten tonen (vereist “Server beheren”)

## Commands: options. Their names have no blanks and no capitals

name-opponent = tegenstander
name-colour = kleur
name-setup = opstelling
name-level = niveau
name-pace = bedenktijd
name-until = tot
name-match = partij
name-space = veld
name-source = van
name-target = naar
name-player = speler
name-spaces = velden
name-line = variant
name-first = van
name-last = tot
name-chosen = formaat
name-text = tekst
name-file = bestand
name-channel = kanaal
name-results-only = alleen-uitslagen
name-stop = stoppen
name-challenge = uitdaging
name-user = persoon
name-reason = reden

option-opponent = Wie je uitdaagt; zonder naam mag iedereen aannemen
option-colour = De kleur waarmee je wilt spelen; anders wordt er geloot
choice-colour-random = loten
choice-colour-white = Wit
choice-colour-black = Zwart
option-setup = Hoe de stukken op het bord komen; anders plaatsen jullie ze zelf
choice-setup-full = jullie plaatsen de stukken zelf: ieder ongeveer 40 beurten
choice-setup-random = willekeurig: meteen stapels verplaatsen, ieder ongeveer 15 beurten
option-level = Speel tegen mij: 1 is voor beginners, 8 is zo sterk als ik kan
option-pace = De tijd voor elke zet; anders de gewone bedenktijd van deze server
choice-pace-none = geen tijdslimiet
choice-pace-one = 1 dag per zet
choice-pace-three = 3 dagen per zet
choice-pace-week = 7 dagen per zet
choice-pace-fortnight = 14 dagen per zet
option-until = Een datum zoals 24 dec of 24-12-2026, of een duur zoals 5 dagen
option-space = Een vrij veld, zoals c3
option-from = Het veld van je stapel, zoals c3
option-to = Het veld waar die heen gaat
option-match = Het nummer van de partij, als niet duidelijk is welke je bedoelt
option-player = Van wie de partijen zijn; zonder naam die van jezelf
option-games-against = Alleen partijen tegen deze persoon
ask-games-against = Alleen partijen tegen …
choice-games-everybody = tegen iedereen
option-spaces = Waar je volgende stukken komen, beste eerst: c3 d4 e2; zonder velden zie je je plan
option-line = Zetten van beide kanten vanaf nu: c3-d4 e5-e4 f3-g3 …; de jouwe speel ik als antwoord
option-first = Vanaf welke zet; 0 is het begin
option-last = Tot en met welke zet
option-format = Hoe de notatie geschreven is; anders zoals bij Little Golem
choice-format-text = tekst, zoals bij Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, met de tijd van elke zet
option-text = De notatie zelf: tekst van Little Golem, SGF of JSON
option-file = De notatie als bestand van hoogstens 64 kB
option-follow-channel = Het kanaal dat ze toont
option-follow-player = Van wie de partijen zijn; zonder naam die van iedereen
option-follow-results = Alleen uitslagen tonen, geen liveborden
option-follow-stop = Geen partijen meer tonen in het kanaal
