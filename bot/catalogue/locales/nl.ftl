# What more than one part of the bot says, in Dutch; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
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
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Verwijderd account
unknown-user = Onbekend account
language-name = Nederlands
label-language = Taal: { $language }

## The board message

board-heading = **DVONN · partij { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } is aan zet**
turn-place = { $sign } **{ $player } is aan zet:** plaatsen
next-piece-dvonn = DVONN-stuk { $count } van { $total }
next-piece-own = Stuk { $count } van { $total }
turn-reminder = { $sign } **{ $player }, je tijd is bijna om**
your-turn = { $sign } **Jij bent aan zet:** { $task }
task-move = verplaats een stapel
task-place-own = plaats een { $colour ->
    [white] wit
   *[black] zwart
  } stuk ({ $count } van { $total })
task-place-dvonn = plaats een rood DVONN-stuk ({ $count } van { $total })

told-begun-record = De partij begint vanuit een gegeven stelling.
told-begun-full = Het bord is leeg. Wit begint.
told-begun-random = De stukken staan willekeurig opgesteld. Wit begint.
told-placed-own = { colour } plaatst een stuk op { $space }.
told-placed-dvonn = { colour } plaatst een DVONN-stuk op { $space }.
told-all-placed = Alle stukken staan op het bord. Wit plaatste het laatste en doet ook de eerste zet.
told-moved = { colour }: { $move }, nu een stapel van { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, nu een stapel van { $height }.
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

told-latest = Laatste zet: { $told }
told-undone = { colour } heeft { $move } teruggenomen.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } tot { $at }
clock-away = afwezig tot { $until }
clock-given = 🎁 { $player } heeft { $other } extra tijd gegeven: { $time }.
clock-halted-no-channel = **De partij ligt stil:** ik kan niets versturen in { $channel }. Open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
clock-halted-missing-permissions = **De partij ligt stil.** Ontbrekende rechten in { $channel }: { $permissions }. Open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
clock-halted-locked = **De partij ligt stil:** { $channel } is vergrendeld, dus daar kan ik niets versturen. De partij gaat verder zodra een moderator de thread ontgrendelt. Of open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
clock-halted-timeout = **De partij ligt stil:** een moderator heeft me een time-out gegeven tot { $until }. Daarna gaat de partij verder.
clock-halted-refused = **De partij ligt stil:** Discord weigert mijn bericht in { $channel }. Ik blijf het proberen. Of open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
clock-halted-managed = { $player } kan dit kanaal beheren, dus die klok loopt door. Komt er 30 dagen geen zet van { $player }, dan is de partij verloren.
clock-halted-managed-timeout = { $player } kan me een time-out geven, dus die klok loopt door. Komt er 30 dagen geen zet van { $player }, dan is de partij verloren.
clock-halted-direct = **De partij ligt stil:** mijn privéberichten komen niet bij je aan. Sta ze toe en open de partij dan hier met `/dvonn games`.
clock-halted-direct-of = **De partij ligt stil:** mijn privéberichten komen niet aan bij { $player }, dus die klok loopt door. Het gaat verder zodra ze zijn toegestaan en de partij hier met `/dvonn games` wordt geopend. Komt er 30 dagen geen zet van { $player }, dan is de partij verloren.
clock-halted-direct-one = **De partij ligt stil:** mijn privéberichten bereiken maar één van jullie. Wie ze mist, kan ze toestaan of lid worden van een server waar ik ben, en de partij dan hier met `/dvonn games` openen.
clock-halted-server = **De partij ligt stil:** ik ben niet meer op de server. De partij gaat verder als ik opnieuw word uitgenodigd.
clock-halted-watched = **De partij ligt stil:** verderspelen kan nu even niet.
clock-halted-in-play = **De partij ligt stil:** deze stelling wordt nu ook in een andere partij gespeeld, dus ik doe hier nog geen zet. Dat doe ik zodra die partij verder is.
clock-halted-protected = **De partij ligt stil:** deze stelling hoort bij een bord dat iedereen zonder hulp speelt. Ik doe mijn zet als dat voorbij is.

board-found = Ik heb iemand gevonden: { $player }. Veel plezier!
offer-draw = 🤝 **{ $player } biedt remise aan.** { $other }, neem het aanbod aan of sla het af. Bij de volgende zet vervalt het.
offer-undo = ↩️ **{ $player } wil { $move } graag terugnemen.** { $other }, ga akkoord of weiger. Bij de volgende zet vervalt het verzoek.
offer-draw-own = 🤝 **Je hebt remise aangeboden.** { $other } heeft nog niet geantwoord. Bij de volgende zet vervalt het aanbod.
offer-undo-own = ↩️ **Je hebt gevraagd { $move } terug te nemen.** { $other } heeft nog niet geantwoord. Bij de volgende zet vervalt het verzoek.
offer-draw-refused = { $player } heeft het remiseaanbod afgeslagen.
offer-undo-refused = { $player } gaat niet akkoord. De zet blijft staan.

result-board = 🏆 **{ $first } wint met { $more }–{ $less }** van { $second }.
result-resignation = 🏆 **{ $first } wint:** { $phase ->
    [placing] { $second } heeft opgegeven.
   *[stacking] { $second } heeft opgegeven bij ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wint:** { $phase ->
    [placing] de tijd van { $second } was om.
   *[stacking] de tijd van { $second } was om bij ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Gelijkspel, { $more }–{ $more }**, tussen { $first } en { $second }.
result-agreement = 🤝 **Remise:** { $phase ->
    [placing] afgesproken door { $first } en { $second }.
   *[stacking] afgesproken door { $first } en { $second } bij ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Gesloten zonder winnaar:** de partij tussen { $first } en { $second } lag 30 dagen stil.
result-void = **Geen uitslag** tussen { $first } en { $second }.
result-cancelled-time = **Geannuleerd, geen uitslag:** de tijd van { $late } was om, maar te vroeg om de partij tegen { $other } te laten tellen.
result-cancelled-resigned = **Geannuleerd, geen uitslag:** de partij werd opgegeven voordat { $first } en { $second } allebei twee zetten hadden gedaan.
result-cancelled-manager = **Geannuleerd, geen uitslag:** het serverbeheer heeft de partij tussen { $first } en { $second } beëindigd.
result-cancelled-end = **Geannuleerd, geen uitslag:** de einddatum kwam voordat { $first } en { $second } klaar waren.

## A position in words: what a picture shows, for those who can't see it

position-won = De partij is afgelopen. { colour } wint met { $more } tegen { $less }.
position-tied = De partij is afgelopen. Het is gelijkspel, { $more } tegen { $more }.
position-place-dvonn = { colour } is aan zet en plaatst een DVONN-stuk.
position-place = { colour } is aan zet en plaatst een stuk.
position-pass = { colour } kan geen zet doen en moet passen.
position-move = { colour } is aan zet.
position-players = Wit: { $white }. Zwart: { $black }.
position-withheld = -# Het bord staat hier in woorden, omdat je in dit kanaal geen bestanden mag toevoegen. In je privéberichten met mij is het een plaatje.
position-score = Stand: Wit { $white }, Zwart { $black }.
position-row = Rij { $row }, { $first } tot en met { $last }: { $stacks }.
position-here = { $colour ->
    [white] wit
   *[black] zwart
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}met DVONN
   *[other] {" "}met { $dvonn } DVONN
  }
position-here-empty = **leeg**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: geen stapels.
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
   *[other] Andere lege velden: { $count }.
  }
position-last-move = Laatste zet: { $told }.
position-cut-off = Daardoor afgesneden: { $told }.
position-falling = Deze zet zou afsnijden: { $told }.
position-at-risk = Alleen een zet naar { $targets } zou dit afsnijden: { $spaces }.
position-blocked = Geblokkeerd (aan alle zes kanten ingesloten): { $told }.
position-played = Gestippelde pijl, de gespeelde zet: { $told }.
position-numbered = Genummerde pijlen, het plan: { $told }.
position-better = Doorgetrokken pijl, een betere zet: { $told }.
position-chosen = Gekozen: { $told }.
position-targets = { $count ->
    [one] Doel: { $told }.
   *[other] Doelen: { $told }.
  }
position-movable = Te verplaatsen: { $told }.
position-planned = Gepland, in deze volgorde: { $told }.
position-danger = In gevaar: { $threats }.
position-threat = { $spaces } als { colour } een zet vanaf { $space } doet

## Buttons

button-accept = Aannemen
button-decline = Afslaan
button-withdraw = Intrekken
button-to-challenge = Naar de uitdaging
button-move = Zet doen
button-why-not = Waarom alleen deze?
button-close = Sluiten
button-more = Meer
button-open = Openen
button-back = Terug
button-never-mind = Toch niet
button-play-anyway = Ja, spelen
button-rules = Spelregels
button-to-board = Naar het bord
button-show-here = Hier tonen
button-to-channel = Naar het kanaal
button-to-server = Naar de server
button-history = Verloop
button-puzzle-again = Nog eens
button-puzzle-solution = Oplossing
button-share = Delen
button-challenge = Iemand uitdagen
button-setup-full = Zelf plaatsen
button-setup-random = Willekeurig opgesteld
button-anybody = Open voor iedereen
button-find-opponent = Tegenstander zoeken
button-games = Mijn partijen
button-games-running = Lopend
button-games-finished = Afgelopen
button-games-challenges = Uitdagingen
button-install = Aan je apps toevoegen
button-support = Hulp krijgen
button-privacy = Privacy
button-terms = Voorwaarden
button-earlier-page = Vorige
button-later-page = Volgende
button-next-file = Volgend bestand

## Direct messages and threads

ping-challenge = { $challenger } daagt je uit voor DVONN op { $server }.
ping-rematch = { $challenger } wil revanche voor partij { $match } op { $server }. Jullie wisselen van kleur.
notify-game = { $match } ({ $server })
notify-turn = Jij bent aan zet in partij { $game }{ $phase ->
    [placing] : plaats een stuk.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Je tijd voor deze zet in partij { $game } is bijna om{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } biedt remise aan in partij { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } wil { $move } graag terugnemen in partij { $game }.
notify-begun = De partij tussen { $white } en { $black } begint.
notify-begun-live = ⚡ Livepartij { $game } begint: { $white } tegen { $black }. { $first } is als eerste aan zet.
notify-placed = { $player } heeft een stuk op { $space } geplaatst.
notify-moved = { $player } heeft { $move } gespeeld.
notify-pass = { $player } heeft geen zet en past.
notify-standing = Partij { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } heeft partij { $game } tegen { $second } gewonnen, { $more }–{ $less }.
notify-over-tie = Partij { $game } tussen { $first } en { $second } eindigt in gelijkspel, { $more }–{ $more }.
notify-over-resignation = { $second } heeft partij { $game } tegen { $first } opgegeven.
notify-over-time = De tijd van { $second } is om in partij { $game } tegen { $first }.
notify-over-agreement = { $first } en { $second } hebben remise afgesproken in partij { $game }.
notify-over-closed = Partij { $game } tussen { $first } en { $second } eindigt zonder uitslag.
notify-challenge = { $challenger } daagt je uit voor DVONN.
notify-rematch = { $challenger } wil revanche voor partij { $match }.
notify-on-hold = Partij { $game } ligt stil.
notify-goes-on = Partij { $game } gaat verder.
notify-unrated = Partij { $game } telt niet meer mee voor de ratings.
notify-away = Partij { $game }: { $player } is afwezig.
notify-back = Partij { $game }: { $player } is er weer.
notify-done = Partij { $game }: wat je vroeg, is gelukt.
direct-message-late-answer = Discord heeft je misschien gemeld dat ik niet reageerde. Maar het is gelukt, dus je hoeft niets te herhalen.
direct-message-halted-here = Je kunt ook hier verderspelen met `/dvonn games`.
direct-message-halted-closing = De klok staat stil. Als de partij 30 dagen stilligt, wordt die gesloten.
direct-message-goes-on = De partij ligt niet meer stil.
direct-message-begun = Je uitdaging is aangenomen. Je klok loopt alleen als jij aan zet bent.
direct-message-moved = Ik kan niets meer versturen in de thread van de partij, dus die gaat verder in { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Wacht op antwoord van { $player }**
head-halted = ligt stil
head-live = ⚡ live in de thread

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } daagt je uit voor DVONN!**
challenge-anybody = **{ $challenger } wil DVONN spelen.** Wie neemt de uitdaging aan?
challenge-rematch = { $opponent }, **{ $challenger } wil revanche voor partij { $match }.** Jullie wisselen van kleur.
terms-colour-random = De kleuren worden geloot.
terms-colour-white = { $challenger } speelt met Wit.
terms-colour-black = { $challenger } speelt met Zwart.
terms-setup-full = Jullie plaatsen de stukken zelf: ieder ongeveer 40 beurten.
terms-setup-random = Willekeurig opgesteld: jullie verplaatsen meteen stapels, ieder ongeveer 15 beurten.
terms-setup-record = { $ply ->
    [0] Jullie beginnen vanuit een gegeven stelling.
    [1] Jullie spelen een genoteerde partij verder na de eerste zet.
   *[other] Jullie spelen een genoteerde partij verder na zet { $ply }.
  }
terms-pace = Bedenktijd: { $pace }.
terms-private = Jullie spelen in privéberichten met mij. Niemand anders ziet de partij.
terms-private-rematch = Jullie spelen in privéberichten met mij.
terms-foreign = Jullie spelen hier. Het bord komt ook in jullie privéberichten met mij, als ik jullie mag schrijven.
stakes-rated = Partij met rating.
told-rated = Partij met rating. Zetten uitproberen en notities maken mag, maar vraag geen hulp aan een programma of aan iemand anders.
told-limit = { stakes-limit }
stakes-unrated = Partij zonder rating.
stakes-limit = Partij zonder rating: jullie zijn in de laatste 30 dagen al aan 3 partijen met rating begonnen.
challenge-open-until = Neemt niemand de uitdaging aan, dan vervalt die { $until }.
challenge-accepted = De uitdaging van { $challenger } is aangenomen. Partij { $match } is begonnen.
challenge-accepted-private = De uitdaging van { $challenger } is aangenomen. Er wordt privé gespeeld.
challenge-declined = { $opponent } heeft de uitdaging van { $challenger } afgeslagen.
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-expired = De uitdaging van { $challenger } is zonder antwoord vervallen.
form-reason = Reden (niet verplicht)

## Blocking

button-block = Blokkeren
button-unblock = Deblokkeren
button-blocked = Geblokkeerde personen
refused-blocked-by-oneself = Je hebt { $opponent } geblokkeerd. Hef dat eerst op in `/dvonn preferences`, dan kunnen jullie tegen elkaar spelen.

## The move panel

ask-row = Kies een rij…
ask-space = Rij { $row }: kies een veld
chosen-stack = **{ $space }**: { $height ->
        [1] een los stuk dat { $height } veld ver gaat.
       *[other] een stapel van { $height } die { $height } velden ver gaat.
    }
option-row = Rij { $row } ({ $count })
option-stack = { $height ->
    [1] los stuk
   *[other] stapel van { $height }
  }
option-dvonn = met DVONN-stuk
option-makes = stapel van { $height }
option-cuts-off = snijdt { $pieces } af
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = kost jou { $own }
option-cuts-off-own = snijdt { $pieces } af ({ $own } van jou)
score-yours = jij { $own }–{ $other }
score-colours = Wit { $white }, Zwart { $black }
why-heading = **Deze kun je nu niet verplaatsen:**
why-surrounded = - Aan alle zes kanten ingesloten: { $spaces }
why-empty-target = - Niets om op te landen op de juiste afstand: { $spaces }
why-lone-dvonn = - Losse DVONN-stukken blijven altijd liggen: { $spaces }
ask-move = **{ $move } spelen?**
ask-own-losses = **{ $move } snijdt { $stacks ->
    [1] een eigen stapel
   *[other] { $stacks } eigen stapels
  } af:** { $spaces } ({ $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  }). Toch spelen?

## Plans

plan-kept = Opgeslagen. Alleen jij ziet het.

## People and servers

choice-no-channel = In geen enkel kanaal
choice-no-role = Geen rol
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Puzzels maken
choice-own-puzzles-no = Geen puzzels maken
choice-everywhere = Overal
choice-place-automatic = Eerst in het kanaal, dan in threads
choice-place-channel = In het kanaal
choice-place-threads = In een thread per partij
choice-quiet-yes = Aan
choice-quiet-no = Uit
choice-ping-automatic = Automatisch
choice-ping-channel = In het kanaal
choice-ping-direct = Per privébericht
choice-language-own = Taal van de spelers of de server
choice-ever = voor altijd

## The computer

button-computer = Tegen de computer
button-computer-play = Start
button-computer-random = Maakt niet uit
button-computer-white = Wit
button-computer-black = Zwart
computer-player = { $player } (niveau { $level })
turn-computer = { $sign } **Ik denk na** over de zet van { $colour ->
    [white] Wit
   *[black] Zwart
  }
refused-level-too-high = Dat niveau is hier op dit moment niet beschikbaar. Kies niveau { $most } of lager.
refused-too-many-against-computer = Je hebt al { $most } partijen tegen mij. Speel er eerst een uit of geef er een op. `/dvonn games` toont ze.

## Hints

refused-still-in-play = Deze stelling wordt nu tussen mensen gespeeld, dus ik zeg er nog niets over. Ik kan helpen zodra die partij verder is of is afgelopen.
refused-still-in-play-past = Een lopende partij is uit deze stelling voortgekomen, dus ik zeg er nog niets over. Ik kan helpen zodra die partij is afgelopen.
refused-still-in-play-own = Deze stelling staat in je partij { $match } op het bord, of bijna, dus ik zeg er nog niets over. Ik kan helpen zodra die partij verder is of is afgelopen.
refused-still-in-play-own-past = Je partij { $match } is uit deze stelling voortgekomen, dus ik zeg er nog niets over. Ik kan helpen zodra die partij is afgelopen.
refused-played-without-help = Deze stelling hoort bij een bord dat iedereen zonder hulp speelt. Ik kan helpen als dat voorbij is, { $until }.
refused-not-in-this-game = Dat kan niet in dit soort partij.
refused-past-its-end = De einddatum van deze partij is voorbij, dus ze kan niet verder.
refused-too-busy = Ik heb het nu druk met heel veel partijen. Probeer het over een minuut nog eens.

## Reviews, chances and lines of moves

line-place = een stuk op { $space }
line-pass = geen zet, past
certain-win = **{ colour } wint met { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } verschil** bij perfect spel.
certain-tie = **Gelijkspel** bij perfect spel.
certain-win-somehow = **{ colour } wint** bij perfect spel. Met hoeveel verschil is niet zeker.
percent = { $percent }%
chance-estimated = Winstkans: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Beste antwoord: { $told }
chance-certain = Winstkans: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Reden: “{ $reason }”
challenge-cancelled = Het serverbeheer heeft de uitdaging van { $challenger } geannuleerd.
label-challenge = Uitdaging { $challenge } · { $challenger } → { $opponent }

refused-banned = Het serverbeheer heeft je op deze server uitgesloten van uitdagingen. Je kunt niemand uitdagen en geen uitdagingen aannemen. Je lopende partijen gaan door. Denk je dat het een vergissing is? Neem dan contact op met wie de server beheert.

refused-nothing-to-export = Hier zijn nog geen partijen om te exporteren.

## Looking back

history-match = **Partij { $match }**
history-record = **Jouw notatie**

shared = Gedeeld. Iedereen in dit kanaal kan het zien.
not-shared = Discord is nu traag, dus ik kon het niet versturen. Probeer het over een minuut nog eens.

replay-pass = past
replay-at-the-end = Aan het eind:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Stand
chart-cut-off = Afgesneden stukken
chart-mobility = Mogelijke zetten
chart-ply = Zet
chart-told-score = Grafiek van de partij. Stand: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Grootste voorsprong: { $player } met { $pieces } na zet { $ply }.
chart-told-no-lead = Er stond nooit iemand voor.
chart-told-mobility = { $player } had { $least } tot { $most } mogelijke zetten.
chart-told-cut-offs = { $count ->
    [1] Eén keer afgesneden
   *[other] { $count } keer afgesneden
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } met zet { $ply }

card-time-used = Gebruikte tijd: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } sneed { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } af met { $move }
card-decided = { $player } stond vanaf zet { $ply } voor

## Records

ask-opponent = Wie daag je uit?

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · aan zet: { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · afgelopen

## Private answers

delivery-delayed = Opgeslagen. Discord is nu traag, dus in het kanaal verschijnt het iets later.
delivery-missing-permissions = Opgeslagen, maar nog niet te zien. Ontbrekende rechten in { $channel }: { $permissions }. Vraag een moderator om ze te geven. Open de partij daarna met `/dvonn games` en druk op **Opnieuw tonen**.
delivery-no-channel = Opgeslagen, maar ik kan niets meer versturen in { $channel }. Bestaat het kanaal nog, vraag dan een moderator of ik het mag zien. Open de partij daarna met `/dvonn games` en druk op **Opnieuw tonen**.
delivery-locked = Opgeslagen, maar { $channel } is vergrendeld, dus ik kan het daar niet tonen. Vraag een moderator om de thread te ontgrendelen. Dan verschijnt het.
delivery-timeout = Opgeslagen, maar een moderator heeft me een time-out gegeven tot { $until }. Daarna verschijnt het.
delivery-refused = Opgeslagen, maar Discord weigert mijn bericht in { $channel }. Ik blijf het proberen. Je kunt de partij ook met `/dvonn games` in een ander kanaal openen en op **Hier verderspelen** drukken.
delivery-no-direct = Opgeslagen, maar mijn privéberichten komen niet bij je aan. Sta ze toe van leden van een server die we delen. Open de partij daarna met `/dvonn games`.
delivery-install = Als we geen server delen, [voeg me dan toe aan je apps]({ $install }). Dan kan ik je schrijven.
foreign-no-server = Ik kan je niet schrijven omdat we geen server delen, dus ik kan je alleen in deze chat pingen, als je tegenstander hier zet. Kijk af en toe naar dit bord: elke knop werkt het bij.
foreign-stranger = Ik kan je nog niet schrijven, dus ik kan je alleen in deze chat pingen, als je tegenstander hier zet. [Voeg me toe aan je apps]({ $install }), dan krijg je een eigen bord en een bericht bij elke beurt.
foreign-closed = Je ontvangt geen privéberichten van mij, dus ik kan je alleen in deze chat pingen, als je tegenstander hier zet. Deblokkeer me of sta privéberichten toe, dan krijg je ook een eigen bord.
foreign-not-called = Ik kon { $player } hier niet pingen. Laat zelf even weten wie aan zet is.
foreign-call-in-doubt = Ik weet niet of mijn ping { $player } heeft bereikt. Laat zelf even weten wie aan zet is.
foreign-how = Druk op de stapel die zet, en dan op zijn doel.
foreign-moved-on = Partij { $match } gaat hier verder in een nieuwer bericht.
foreign-behind = Het bord in de andere chat toont het zodra iemand daar op een knop drukt.
foreign-behind-call = Ik kan { $player } niet schrijven. Druk op een knop van het bord in de chat waar jullie spelen: daar ping ik.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-create-public-threads = Openbare threads maken
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen

## Lists

games-match = Partij { $match }
match-number = partij { $match }
place-direct = privéberichten
place-foreign = een andere chat
label-match = Partij { $match } · tegen { $opponent }
label-finished = Partij { $match } · { $white } – { $black }
label-turn-own = jij bent aan zet
label-turn-other = de ander is aan zet
progress-placing = { $count } van { $total } stukken geplaatst
ranking-further = … en nog { $count }
ranking-own = **Jij:** plaats { $place } · { $figures }

## The lesson

button-lesson = Les proberen

## Trying moves out

refused-no-name = Geef de variant een naam.

## Refusals

refused-challenged-oneself = Je kunt jezelf niet uitdagen. Kies iemand anders, of laat `tegenstander` leeg voor een open uitdaging.
refused-challenged-bot = Andere bots spelen geen DVONN. Kies een mens of mij, of laat `tegenstander` leeg voor een open uitdaging.
refused-opponent-cannot-see = { $opponent } kan dit kanaal niet zien. Stuur de uitdaging in een kanaal dat jullie allebei kunnen zien.
refused-no-such-challenge = Deze uitdaging bestaat niet meer. Begin een nieuwe met `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } neemt geen uitdagingen aan. Daag iemand anders uit, of laat `tegenstander` leeg voor een open uitdaging.
refused-asked-often-enough = Je hebt { $opponent } al zo vaak uitgedaagd als ik toesta. Ingetrokken en vervallen uitdagingen tellen mee. Opnieuw vragen kan { $until }, of zodra een van je uitdagingen wordt aangenomen.
refused-too-many-challenges = Je hebt het maximum van { $most } uitdagingen op deze server bereikt. Ingetrokken en vervallen uitdagingen tellen een dag mee. De volgende kan { $until }, of zodra iemand er een beantwoordt.
refused-declined-lately = { $opponent } heeft net een uitdaging van jou afgeslagen. Opnieuw vragen kan { $until }. Anderen kun je meteen uitdagen.
refused-own-challenge = Dit is je eigen uitdaging, dus iemand anders moet antwoorden. Je kunt hem hier intrekken.
refused-not-your-challenge = Alleen { $opponent } kan op deze uitdaging antwoorden. Begin er zelf een met `/dvonn challenge`.
refused-decline-open-challenge = Iedereen kan deze uitdaging aannemen. Wil je niet spelen, dan hoef je niets te doen.
refused-not-your-withdrawal = Alleen { $challenger } kan deze uitdaging intrekken.
refused-challenge-closed = Een nieuwe uitdaging begin je met `/dvonn challenge`.
refused-no-such-match = Partij { $match } bestaat niet op deze server. `/dvonn games` toont de jouwe.
no-games-here = Je speelt op dit moment geen partij op deze server. Begin er een met `/dvonn challenge`.
no-games-anywhere = Je speelt op dit moment geen enkele partij. Met `/dvonn challenge` begin je er een: tegen mij in onze privéberichten, tegen anderen in elke andere chat of elk ander kanaal.
refused-direct-no-such-match = Je hebt geen partij { $match }. `/dvonn games` toont de jouwe. Partijen van anderen zijn alleen op hun server te zien.
refused-only-in-servers = **{ $command }** werkt alleen in een kanaal op een server, waar anderen het kunnen zien. Gebruik het daar.
refused-nobody-else-here = Niemand anders leest deze chat. Kies iemand tegen wie je al gespeeld hebt, of daag mensen uit in een kanaal op een server.
refused-not-played-yet = Vanaf hier kun je alleen mensen uitdagen tegen wie je al gespeeld hebt, zodat niemand berichten van vreemden krijgt. Daag { $opponent } uit in een kanaal of chat waar jullie allebei zijn.
refused-cannot-write-to = Mijn privéberichten komen niet aan bij { $opponent }, dus daar kunnen jullie niet spelen. Ze moeten eerst worden toegestaan.
refused-left-the-server = Je bent niet meer op de server van deze partij. Word daar weer lid en probeer het dan nog eens.
refused-unclear-match = Er komen meerdere partijen in aanmerking: { $matches }. Geef een nummer op bij `partij`.
refused-not-a-player = Dat kunnen alleen de spelers: { $white } en { $black }. Begin zelf een partij met `/dvonn challenge`.
refused-match-over = Partij { $match } is afgelopen. Begin een nieuwe met `/dvonn challenge`.
refused-out-of-time = Te laat: in partij { $match } was er al een klok afgelopen. De uitslag staat hier zo meteen.
refused-own-match = Partij { $match } is van jezelf, dus je kunt er niet over beslissen. Vraag het iemand anders van het serverbeheer.
refused-board-moved-on = Dat bord was niet meer actueel. Zo staat het er nu voor.
refused-not-your-turn = Je bent niet aan zet. Aan zet: { $player }.
refused-no-more-time-to-give = Je hebt in deze partij al { $most } keer tijd gegeven, het maximum.
refused-offer-stands = Er staat nog een ander aanbod open. { $offer }
refused-offer-lapsed = Dat aanbod geldt niet meer. Het is beantwoord, of er is intussen een zet gedaan.
refused-offer-declined = { $opponent } heeft dat net afgeslagen. Opnieuw vragen kan als jullie allebei een zet hebben gedaan.
refused-own-offer = Dit is je eigen aanbod, dus { $opponent } moet antwoorden.
refused-nothing-to-undo = Er valt niets terug te nemen. Dat kan alleen met je eigen zet, en alleen tot je tegenstander heeft geantwoord.
refused-too-many-replies = Een plan kan hoogstens { $most } antwoorden hebben. Wis er eerst een paar.
refused-plan-of-spaces = Alle stukken staan op het bord, dus velden plannen kan niet meer. Zetten plan je met **Uitproberen**.
refused-plan-of-moves = Er worden nog stukken geplaatst. Waar de jouwe komen, plan je met **Plannen** onder **Meer**.
refused-plan-without-answer = Bij dit plan hoort een antwoord. Voeg na de zet van je tegenstander je eigen zet toe.
refused-plan-changed = Je plan is intussen veranderd. Zo ziet het er nu uit.
refused-illegal-plan = Niet gepland, want dit kan daar niet meer: { $move }.
refused-no-rematch-yet = Deze partij is nog niet afgelopen. Daarna kun je om revanche vragen.
refused-not-a-space = “{ $text }” is geen veld van het bord. Geef een letter van a tot en met k en een rij van 1 tot en met 5 op, zoals c3.
refused-missing-permissions = Ontbrekende rechten in { $channel }: { $permissions }. Vraag een moderator om ze te geven, of speel in een ander kanaal.
refused-no-channel = Ik kan niets versturen in { $channel }. Vraag een moderator of ik het kanaal mag zien, of speel in een ander kanaal.
refused-locked = { $channel } is vergrendeld, dus daar kan ik niets versturen. Vraag een moderator om de thread te ontgrendelen, of speel in een ander kanaal.
refused-timeout = Een moderator heeft me een time-out gegeven tot { $until }. Probeer het daarna opnieuw.
refused-refused = Discord weigert mijn bericht in { $channel }. Probeer het later opnieuw, of speel in een ander kanaal.
refused-not-the-manager = Daarvoor heb je een recht nodig: **Server beheren**. Vraag het iemand die dat heeft.
refused-not-a-date = “{ $text }” kan ik niet lezen als een datum in de toekomst. Voorbeelden: 24-12, morgen, vrijdag, 5 dagen, 2 weken.
refused-not-quiet-hours = “{ $text }” kan ik niet lezen. Kies beide tijden en geef een tijdzone op zoals Europe/Amsterdam.
refused-not-a-daily-hour = “{ $text }” kan ik niet lezen. Kies een tijd en geef een tijdzone op zoals Europe/Amsterdam.
refused-not-a-pace = “{ $text }” kan ik niet lezen als bedenktijd. Geef de tijd per zet op, zoals 3d of 10m, of een begintijd en wat er na elke zet bij komt: 10m + 10s, of 3d + 1d < 5d (hoogstens 5 dagen). De begintijd is 10s tot 30d.
refused-time-without-unit = Bij “{ $part }” ontbreekt de eenheid: d voor dagen, h voor uren, m voor minuten, s voor seconden. Geef bijvoorbeeld { $instead } of { $other } op.
refused-times-without-sign = “{ $part }” kan één tijd zijn of twee. Geef { $instead } op voor één tijd per zet, of { $other } voor een begintijd en wat er na elke zet bij komt.
refused-clock-without-start = Met een begintijd van “{ $part }” kan niemand een zet doen. Geef een begintijd op, bijvoorbeeld { $instead } of { $other }.
refused-clock-too-short = “{ $part }” is te kort: de begintijd is minstens 10s. Geef bijvoorbeeld { $instead } of { $other } op.
refused-time-too-long = “{ $part }” is te lang: 30d is het meeste. Geef bijvoorbeeld { $instead } of { $other } op.
refused-maximum-too-low = Het maximum van “{ $part }” is minder dan de begintijd. Geef minstens evenveel op, bijvoorbeeld { $instead }.
refused-maximum-without-increment = Er komt na een zet geen tijd bij, dus er valt niets op te sparen tot “{ $part }”. Geef { $instead } op voor die tijd per zet, of { $other }.
refused-not-days-off = “{ $text }” kan ik niet lezen als vrije dagen. Geef de dagen op als cijfers van 1 (maandag) tot en met 7, met een tijdzone: 67 Europe/Amsterdam. Een tijdzone alleen betekent zaterdag en zondag daar.
refused-away-too-long = { $days ->
    [0] Je hebt alle { $most } dagen van dit jaar gebruikt. Elke dag komt na een jaar weer vrij.
   *[other] Dat is te lang. Dagen over voor dit jaar: { $days } van { $most }. Kies een eerdere datum.
  }
refused-channel-not-allowed = Op deze server speel je in andere kanalen: { $channels }. Gebruik het commando daar.
refused-late-form = Sorry, dat duurde te lang. Druk nog eens op de knop.
refused-not-watchable = Deze partij wordt in een privéthread gespeeld. Volgen kan alleen waar je haar ziet.
refused-unreadable-command = Ik kon dat commando niet lezen. Misschien is het veranderd sinds je Discord opende. Start Discord opnieuw en typ het dan nog eens.
refused-not-in-server = Ik ben nog geen lid van deze server, dus dat werkt hier niet. Vraag iemand die de server beheert om [mij uit te nodigen]({ $invite }). Je kunt hier wel mensen uitdagen, of tegen mij spelen in je privéberichten.
refused-not-in-private-channels = In deze chat kan ik alleen jou antwoorden, privé: de anderen zouden er niets van zien. Speel tegen mij: het bord komt in je privéberichten. Andere mensen daag je hier uit met `/dvonn challenge`.
refused-no-files-here = Je mag in dit kanaal geen bestanden toevoegen, dus kan ik je er hier geen sturen. Gebruik de opdracht in je privéberichten met mij.
refused-no-direct-messages = Mijn privéberichten komen niet bij je aan, en daar zou je spelen. Sta ze toe van leden van een server die we delen en probeer het dan nog eens.
refused-seen-by-nobody-else = In dit kanaal mag je je eigen apps niet openlijk gebruiken, dus alleen jij zou de uitdaging zien. Gebruik `/dvonn challenge` in een groepschat of in je privéberichten met iemand. Of speel tegen mij: het bord komt in je privéberichten.
others-play-install = Wil je zelf spelen, [voeg me dan toe aan je apps]({ $install }) en gebruik `/dvonn challenge`.
refused-others-play = Alleen { $white } en { $black } kunnen dit bord gebruiken: het is hun partij.
refused-discord-silent = Discord reageert nu niet, dus er is niets veranderd. Probeer het over een minuut nog eens.
refused-outdated-control = Deze knop is verouderd. Open de partij met `/dvonn games` voor een nieuwe.

illegal-game-over = De partij is afgelopen.
illegal-must-place = Eerst moeten alle 49 stukken op het bord staan. Pas daarna verplaats je stapels. Druk op **Stuk plaatsen**, of typ één veld met `/dvonn move`.
illegal-must-stack = Alle stukken staan op het bord, dus nu verplaats je stapels. Druk op **Zet doen**, of typ twee velden met `/dvonn move`, zoals d3 c2.
illegal-must-pass = Geen van je stapels kan weg, dus je past.
illegal-may-not-pass = Een van je stapels kan weg, dus je mag niet passen.
illegal-occupied = { $space } is bezet. Kies een leeg veld.
illegal-empty-space = Op { $source } staat geen stapel.
illegal-lone-dvonn = Het DVONN-stuk op { $source } is van niemand en mag nooit los verplaatst worden.
illegal-not-your-stack = De stapel op { $source } is niet van jou: het bovenste stuk is van je tegenstander.
illegal-surrounded = De stapel op { $source } is aan alle zes kanten ingesloten, dus hij kan niet weg.
illegal-same-space = Een stapel kan niet naar het veld waar hij al staat: { $source }.
illegal-not-a-straight-line = { $move } gaat niet in een rechte lijn.
illegal-wrong-distance = De stapel op { $source } telt { $height ->
    [one] { $height } stuk, dus hij gaat precies { $height } veld ver
   *[other] { $height } stukken, dus hij gaat precies { $height } velden ver
  }, niet { $distance }.
illegal-empty-target = { $target } is leeg. Een zet moet op een stuk of stapel eindigen.
illegal-anywhere = Vanaf { $source } is er { $height ->
    [1] op een veld ernaast
   *[other] precies { $height } velden verder
  } niets om op te landen.
legal-targets = Mogelijke zetten vanaf { $source }: { $targets }.
legal-stacks = Stapels die je kunt verplaatsen: { $spaces }.

apology = Sorry, er ging bij mij iets mis. Probeer het nog eens. Blijft het gebeuren, geef deze code dan door aan wie deze bot beheert: **{ $reference }**
apology-store = Sorry, ik kan nu niet bij mijn database. Er is niets veranderd. Probeer het over een minuut nog eens. Code: **{ $reference }**
apology-saved = Sorry, er ging bij mij iets mis, maar het is al opgeslagen. Kijk naar het resultaat voordat je het herhaalt. Code: **{ $reference }**
apology-stopping = Sorry, ik word net herstart en kon dit niet afmaken. Kijk of het gelukt is. Zo niet, probeer het dan over een minuut nog eens.

refused-picture-too-large = Deze animatie zou groter worden dan { $limit } kB. **Verloop** toont dezelfde zetten een voor een.
refused-not-to-be-shared-here = Niet iedereen hier kan het kanaal van die partij zien, dus hier kan ik dit niet delen. In dat kanaal zelf kan het wel.
refused-may-not-write = Je mag in { $channel } niets versturen, dus ik kan dat daar ook niet voor je doen. Probeer het in een kanaal waar je het wel mag.
refused-shared-often = Je hebt hier in korte tijd { $most } dingen gedeeld. Laat wat ruimte voor anderen. Het volgende kun je { $until } delen.
refused-no-such-import = Deze notatie heb ik niet meer: ik bewaar elke notatie 7 dagen. Importeer die opnieuw met `/dvonn import`.
refused-nothing-left-to-play = Daar is de partij al afgelopen, dus verderspelen kan niet. Kies een eerdere zet.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Het bordspel DVONN: leer het, daag mensen uit, speel zet voor zet
command-dvonn-club = DVONN op deze server: ranglijst, puzzels, archief en meer
command-dvonn-admin = DVONN op deze server beheren

## Commands: options. Their names have no blanks and no capitals

name-opponent = tegenstander
name-channel = kanaal
name-setup = opstelling
name-match = partij
name-user = persoon
name-player = speler

pace-none = geen limiet
pace-per-move = { $time } per zet
pace-increment = { $bank } + { $increment } per zet
pace-capped = { $bank } + { $increment }/zet, max. { $cap }
pace-whole = { $bank } voor de hele partij
pace-other = een andere tijd…
pace-live = ⚡ Live, nu
pace-rest = { $pace }; vrije dagen: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Een andere tijd
form-pace-bank = Begintijd
form-pace-bank-explanation = Een getal met d, h, m of s: 3d is 3 dagen. 12h, 10m of 30s mag ook.
form-pace-increment = Erbij na elke zet
form-pace-increment-explanation = Bijvoorbeeld 1d of 10s. Laat je het leeg, dan krijg je de hele tijd voor elke zet.
form-pace-cap = Maximale tijd
form-pace-cap-explanation = Hoeveel tijd je kunt opsparen, bijvoorbeeld 5d. Leeg: geen limiet.
duration-d = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
  }
duration-h = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
  }
duration-m = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
  }
duration-s = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
  }
option-match = Het nummer van de partij, als je er meer dan één hebt
option-finished-match = Het nummer van de afgelopen partij
option-only-against = Alleen partijen tegen deze persoon

## Private answers

done-challenged = Je uitdaging is verstuurd. De partij begint zodra iemand die aanneemt.
done-challenged-directly = Ik heb het { $opponent } in een privébericht gevraagd. De partij begint zodra je uitdaging is aangenomen; jullie spelen in privéberichten met mij.

## The computer

button-computer-again = Niveau { $level } spelen
button-computer-change = Wijzigen…
button-ask-to-resign = Vragen om op te geven
computer-begin = **Tegen de computer.** Ik antwoord binnen een paar tellen, je kunt elke zet terugnemen, en er is geen klok. Kies een niveau, een opstelling en je kleur.
computer-up-to = Hoogste niveau dat nu beschikbaar is: { $most }.
computer-level = Niveau { $level }
computer-level-1 = Heeft net de regels geleerd
computer-level-2 = Kijkt één zet vooruit en ziet veel over het hoofd
computer-level-3 = Speelt af en toe
computer-level-4 = Speelt vaak en ziet weinig over het hoofd
computer-level-5 = Geeft zelden iets weg
computer-level-6 = Plant twee zetten vooruit
computer-level-7 = Speelt op sterk clubniveau
computer-level-8 = Moeilijk te verslaan
computer-level-9 = Verslaat sterke programma’s
computer-level-10 = Zo sterk als ik kan: een of twee seconden per zet
computer-resigned = Je hebt gelijk, dit red ik niet meer. Goed gespeeld!
computer-not-lost = Ik geef nog niet op. Misschien red ik het nog.
done-computer = Partij { $match } is begonnen.
done-computer-direct = { $place ->
        [guild] Hier kan ik geen thread openen, dus onze partij { $match } staat in je privéberichten.
       *[foreign] Onze partij { $match } staat in je privéberichten, omdat ik hier geen bord kan bijwerken.
    }

## Buttons

button-cut-off = Afgesneden
button-replay = Herhaling

## Looking back

history-at = { $title } · { $ply ->
    [0] het begin{ $left ->
        [0] {""}
        [one] , nog { $left } zet te gaan
       *[other] , nog { $left } zetten te gaan
      }
   *[other] zet { $ply } van { $last }
  }
history-begun-here = Vanaf hier namen de spelers van deze partij het over.
ask-ply = Ga naar een zet
option-start = Het begin
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }
shared-by = Gedeeld door { $player }:

replay-drawing = Ik teken de zetten een voor een. Dat duurt even.

## Buttons

button-place = Stuk plaatsen
button-back-to-panel = Terug naar je zet
button-next = Volgende partij
button-show-panel = Partij tonen

## The move panel

panel-heading = **Jij ({ colour }) tegen { $opponent }:** { $task }.
panel-waits = **{ $opponent } denkt na.** Jij speelt met { colour }.
panel-farewell = **Partij { $match } gaat door,** maar deze pagina kan ik niet meer bijwerken. Met **Partij tonen** zie je hoe het staat.
panel-choose-move = kies je zet
panel-choose-stack = kies een stapel om te verplaatsen
# The viewer in the bar above a board.
bar-you = Jij
next-is = Volgende: { $opponent }, partij { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Je hebt gewonnen: { $own }–{ $other }.**
    [lost] **Je hebt verloren: { $own }–{ $other }.**
   *[tied] **Gelijkspel, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Je hebt gewonnen:** { $opponent } heeft opgegeven.
   *[lost] **Je hebt opgegeven:** { $opponent } wint.
  }
ended-time = { $result ->
    [won] **Je hebt gewonnen:** de tijd van { $opponent } is om.
   *[lost] **Je hebt verloren:** je tijd is om.
  }
ended-agreement = **Remise:** afgesproken met { $opponent }.
ended-score = Stand: { $own }–{ $other }.
ended-led = { $before ->
    [you] Je stond vanaf de eerste zet voor.
   *[opponent] { $opponent } stond vanaf de eerste zet voor.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Je stond voor tot zet { $ply }
    [opponent] { $opponent } stond voor tot zet { $ply }
   *[nobody] Het stond gelijk tot zet { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Die zet sneed { $pieces } van jouw stukken af.
   *[opponent] Die zet sneed { $pieces } van de stukken van je tegenstander af.
  }
button-play-again = Nog een keer
button-result = Uitslag

## Plans

plan-no-spaces = **Partij { $match }: geen plan.** Kies een rij en dan een veld. Daar plaats ik een stuk zodra je aan zet bent.
plan-spaces = **Partij { $match }: jouw plan.** Telkens als je aan zet bent, plaats ik een stuk op het eerste van deze velden dat leeg is: { $spaces }.
plan-placed = Gespeeld zoals gepland: **{ $spaces }**.

## The computer

panel-computer-thinks = ik denk na over mijn zet

## Private answers

done-played = Gespeeld: **{ $move }**.
done-answered = { $opponent } had een antwoord gepland, dus het bord is al een zet verder.
next-none-anywhere = Er wacht geen partij op je. Met `/dvonn challenge` begin je er een: tegen mij in onze privéberichten, tegen anderen in elke andere chat of elk ander kanaal.
next-none = Er wacht geen partij op je. Begin er een met `/dvonn challenge`.

## Records

record-event = DVONN op Discord, partij { $match }

## Rules and help

tip-edge = 💡 **Tip:** leg wat stukken aan de rand. Die kunnen vanaf het begin weg, terwijl de stukken in het midden moeten wachten tot een buur vertrekt.
tip-red = 💡 **Tip:** blijf dicht bij de DVONN-stukken ({ $spaces }). Zodra er stapels worden verplaatst, doet een stapel zonder verbinding met een DVONN-stuk niet meer mee.
tip-start = 💡 **Tip:** begin aan de rand: { $space } kan een { $colour ->
    [white] witte
   *[black] zwarte
  } buur overnemen.
tip-landing = 💡 **Tip:** land op stapels van je tegenstander. Waar je op landt, neem je over, en je tegenstander heeft een stapel minder om te verplaatsen.
tip-links = 💡 **Tip:** let op je verbindingen. Gaat de stapel op { $space } weg, dan kun je { $spaces } verliezen.
tip-mobile = 💡 **Tip:** houd je stapels laag. Die op { $space } vindt { $height } velden verder niets om op te landen. Hoe hoger een stapel, hoe eerder hij vastzit.
tip-danger = 💡 **Tip:** let op het DVONN-stuk op { $space }. Gaat het weg, dan kun je { $spaces } verliezen. Je kunt er zelf eerst op landen.
tip-last = 💡 **Tip:** de laatste zetten beslissen vaak. Houd er een paar achter de hand, zodat je tegenstander eerder moet passen dan jij.

## Tables

table-unlisted-private = Je staat niet op de ranglijst, omdat je profiel verborgen is. Dat kun je wijzigen met `/dvonn preferences`.

## The log of managers

log-setting = { $manager } wijzigde **{ $setting }:** { $value }
log-show = { $manager } laat in { $channel } tonen: { $value }.
log-stop-showing = { $manager } laat niet meer tonen: { $value }.
log-cancel-match = { $manager } heeft partij { $number } geannuleerd.
log-cancel-challenge = { $manager } heeft uitdaging { $number } geannuleerd.
log-ban = { $manager } heeft { $player } uitgesloten van uitdagingen.
log-unban = { $manager } heeft { $player } weer toegelaten.
log-unrate = { $manager } heeft partij { $number } uit de ratings gehaald.

## Titles with a role

role-missing = ⚠️ Ik kan deze rol nog niet geven: ik heb **Rollen beheren** nodig, en een rol erboven.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }-{ $month }-{ $year }
date-month = { $month }-{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = vandaag morgen overmorgen
names-of-days-ahead = over-#-dagen/over-#-dag
names-of-weekdays = maandag/ma dinsdag/di woensdag/wo donderdag/do vrijdag/vr zaterdag/za zondag/zo
names-of-months = jan feb mrt/maa apr mei jun jul aug sep okt nov dec

## Waarom een zet een fout was: wat erop volgt, of wat op een betere was gevolgd

cause-own = { $mover ->
    [you] uit jouw stapels
    [they] uit de stapels van de andere kant
    [white] uit de stapels van Wit
   *[black] uit de stapels van Zwart
  }
cause-other = { $mover ->
    [you] uit de stapels van de andere kant
    [they] uit jouw stapels
    [white] uit de stapels van Zwart
   *[black] uit de stapels van Wit
  }
cause-own-stack = { $mover ->
    [you] jouw stapel van { $pieces }
    [they] de stapel van { $pieces } van de andere kant
    [white] de stapel van { $pieces } van Wit
   *[black] de stapel van { $pieces } van Zwart
  }
cause-other-stack = { $mover ->
    [you] de stapel van { $pieces } van de andere kant
    [they] jouw stapel van { $pieces }
    [white] de stapel van { $pieces } van Zwart
   *[black] de stapel van { $pieces } van Wit
  }
cause-cuts-own = Hij snijdt { $pieces } eigen stukken af.
cause-link = Daarna snijdt { $move } { $pieces } stukken { cause-own } af: alleen de stapel op { $source } verbond ze.
cause-carried = Daarna haalt { $move } het DVONN-stuk weg van { $source }. Dat snijdt { $pieces } stukken { cause-own } af.
cause-cut-off-later = Hij leidt tot { $mover ->
    [you] je eigen zet { $move }
    [they] de zet { $move } van de andere kant
    [white] de zet { $move } van Wit
   *[black] de zet { $move } van Zwart
  }, en dat snijdt { $pieces } stukken { cause-own } af.
cause-gives = Daarna neemt { $move } { cause-own-stack } over, die daar net is aangekomen.
cause-loses = Daarna neemt { $move } { cause-own-stack } op { $space } over.
cause-loses-piece = Daarna neemt { $move } { $mover ->
    [you] jouw stuk
    [they] het stuk van de andere kant
    [white] het stuk van Wit
   *[black] het stuk van Zwart
  } op { $space } over.
cause-stuck = Een paar zetten later { $mover ->
    [you] heb je
    [they] heeft de andere kant
    [white] heeft Wit
   *[black] heeft Zwart
  } geen zet meer.
cause-frees = Hij maakt de weg vrij voor { cause-other-stack } op { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move } had
   *[later] Na { $better } had { $move }
  } { $pieces } stukken { cause-other } afgesneden.
cause-missed-take = { $soon ->
    [now] { $move } had
   *[later] Na { $better } had { $move }
  } { cause-other-stack } op { $space } overgenomen.
cause-missed-dvonn = { $move } had het DVONN-stuk op { $space } overgenomen.
cause-loses-dvonn = Daarna neemt { $move } het DVONN-stuk op { $space } over.
cause-missed-stuck = Na { $better } { $mover ->
    [you] had de andere kant
    [they] had je
    [white] had Zwart
   *[black] had Wit
  } al snel geen zet meer gehad.
cause-ending = Uitgespeeld: { $actual }. Na { $better }: { $possible }.
cause-score = { $count } zetten later: { $actual }. Na { $better }: { $possible }.
cause-moves = jij { $own }, de andere kant { $other }
cause-freedom = Mogelijke zetten kort daarna: { $actual }. Na { $better }: { $possible }.
cause-and-other = Dat snijdt ook { $also } stukken { cause-other } af.
cause-and-own = Dat had ook { $also } stukken { cause-own } afgesneden.
cause-result = Bewezen: hij maakte van { $before ->
    [win] winst
   *[tie] een gelijkspel
  } { $after ->
    [tie] een gelijkspel
   *[loss] verlies
  }.
