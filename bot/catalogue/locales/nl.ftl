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
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = Verwijderd account
language-name = Nederlands
label-language = Taal: { $language }

## The board message

board-heading = **DVONN · partij { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } is aan zet**
turn-place = { $sign } **{ $player } plaatst**
next-piece-dvonn = DVONN-stuk { $count } van { $total }
next-piece-own = Stuk { $count } van { $total }
turn-reminder = { $sign } **{ $player }, je tijd is bijna om**
your-turn = { $sign } **Jij bent aan zet:** { $task }
task-move = verplaats een stapel
task-place-own = plaats { $colour ->
    [white] wit
   *[black] zwart
  } stuk { $count } van { $total }
task-place-dvonn = plaats rood DVONN-stuk { $count } van { $total }

told-begun-record = De partij begint vanuit een gegeven stelling.
told-begun-full = Het bord is leeg: Wit begint.
told-begun-random = Alle stukken staan willekeurig opgesteld: Wit begint.
told-placed-own = { colour } plaatst een stuk op { $space }.
told-placed-dvonn = { colour } plaatst een DVONN-stuk op { $space }.
told-all-placed = Alle stukken staan op het bord. Wit plaatste het laatste en doet ook de eerste zet.
told-moved = { colour }: { $move }, nu { $built } hoog.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, nu { $height } hoog.
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
clock-away = afwezig tot { $until }
clock-given = 🎁 { $player } heeft { $other } tijd gegeven: { $time }.
clock-halted-channel = De partij ligt stil: ik kan niet schrijven in { $channel }. Open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
clock-halted-direct = De partij ligt stil: mijn privéberichten komen niet bij je aan. Sta ze toe en open de partij dan hier met `/dvonn games`.
clock-halted-left = De partij ligt stil: een van de spelers heeft de server verlaten. Het spel gaat verder zodra beiden er weer zijn.
clock-halted-server = De partij ligt stil: ik ben niet meer op de server. Het spel gaat verder als ik opnieuw word uitgenodigd.
clock-halted-in-play = De partij ligt stil: deze stelling wordt gespeeld in een lopende partij, dus ik zet hier nog niet. Ik zet zodra die partij verder is of is afgelopen.
clock-halted-week = De partij ligt stil: deze stelling hoort bij het bord van de week, dus ik zet hier nog niet. Ik zet { $until }, als de week voorbij is.

offer-draw = 🤝 **{ $player } biedt remise aan.** { $other }, neem het aanbod aan of sla het af; bij de volgende zet vervalt het.
offer-undo = ↩️ **{ $player } wil { $move } graag terugnemen.** { $other }, ga akkoord of weiger; bij de volgende zet vervalt het verzoek.
offer-draw-refused = { $player } speelt liever door: voorlopig geen remise.
offer-undo-refused = { $player } laat de zet staan.

result-board = 🏆 **{ $first } wint met { $more }–{ $less }** van { $second }.
result-resignation = 🏆 **{ $first } wint:** { $phase ->
    [placing] { $second } heeft opgegeven.
   *[stacking] { $second } heeft opgegeven bij ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wint:** { $phase ->
    [placing] de tijd van { $second } was om.
   *[stacking] de tijd van { $second } was om bij ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Gelijkspel, { $more }–{ $more }:** { $first } en { $second } delen de winst.
result-agreement = 🤝 **Remise:** { $phase ->
    [placing] { $first } en { $second } werden het eens.
   *[stacking] { $first } en { $second } werden het eens bij ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Gesloten zonder winnaar:** de partij tussen { $first } en { $second } lag 30 dagen stil.
result-void = **Geen uitslag:** tussen { $first } en { $second } heeft niemand gewonnen.
result-cancelled-time = **Geannuleerd, niemand heeft verloren:** de tijd was om voordat { $first } en { $second } allebei een zet hadden gedaan.
result-cancelled-time-rated = **Geannuleerd, niemand heeft verloren:** de tijd was om voordat { $first } en { $second } allebei twee zetten hadden gedaan.
result-cancelled-resigned = **Geannuleerd, niemand heeft verloren:** de partij werd opgegeven voordat { $first } en { $second } allebei twee zetten hadden gedaan.
result-cancelled-manager = **Geannuleerd, niemand heeft verloren:** het serverbeheer heeft de partij tussen { $first } en { $second } beëindigd.
result-cancelled-week = **De week is voorbij:** deze poging is niet afgemaakt en heeft dus geen uitslag. Niemand heeft verloren.

## A position in words: what a picture shows, for those who can't see it

position-won = De partij is afgelopen: { colour } wint met { $more } tegen { $less }.
position-tied = De partij is afgelopen: gelijkspel, { $more } tegen { $more }.
position-place-dvonn = { colour } is aan zet en plaatst een DVONN-stuk.
position-place-white = { colour } is aan zet en plaatst een wit stuk.
position-place-black = { colour } is aan zet en plaatst een zwart stuk.
position-pass = { colour } kan geen zet doen en moet passen.
position-move = { colour } is aan zet.
position-players = Wit: { $white }. Zwart: { $black }.
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
position-cut-off = Daardoor afgesneden: { $told }.
position-falling = Deze zet zou afsnijden: { $told }.
position-at-risk = Alleen een zet naar { $targets } zou dit afsnijden: { $spaces }.
position-blocked = Aan alle zes kanten ingesloten, dus geblokkeerd: { $told }.
position-played = Gestippelde pijl, de gespeelde zet: { $told }.
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
position-threat = { $spaces } als { colour } vanaf { $space } zet

## Buttons

button-accept = Aannemen
button-decline = Afslaan
button-withdraw = Intrekken
button-to-challenge = Bekijken
button-move = Zet doen
button-why-not = Waarom niet andere?
button-close = Sluiten
button-more = Meer
button-back = Terug
button-never-mind = Toch niet
button-play-anyway = Ja, spelen
button-rules = Spelregels
button-to-board = Naar het bord
button-history = Verloop
button-puzzle-again = Nog eens
button-puzzle-solution = Oplossing
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-share = Delen
button-challenge = Iemand uitdagen
button-setup-full = Zelf plaatsen
button-setup-random = Willekeurig opgesteld
button-anybody = Open voor iedereen
button-games = Mijn partijen
button-games-running = Lopend
button-games-finished = Afgelopen
button-games-challenges = Uitdagingen
button-support = Hulp krijgen
button-privacy = Privacy
button-terms = Voorwaarden
button-earlier-page = Vorige
button-later-page = Volgende

## Direct messages and threads

ping-challenge = **{ $challenger } daagt je uit voor DVONN** op { $server }.
ping-rematch = **{ $challenger } wil revanche voor partij { $match }** op { $server }. De kleuren worden gewisseld.
ping-turn = **Partij { $match } op { $server }:** jij bent aan zet tegen { $opponent }.
ping-offer = **Partij { $match } op { $server }:** { $opponent } wacht op je antwoord.
ping-reminder = ⏳ **Partij { $match } op { $server }:** je tijd voor deze zet tegen { $opponent } is bijna om.
direct-message-heading = **Partij { $match } op { $server }**
direct-message-away = { $opponent } is afwezig tot { $until }. Tot dan staat de klok van { $opponent } stil in al jullie partijen; er gaat niets verloren.
direct-message-back = { $opponent } was even weg en is er weer.
direct-message-halted-permissions = De partij ligt stil. Ontbrekende rechten in { $channel }: { $permissions }. Open de partij met `/dvonn games` in een ander kanaal en druk op **Hier verderspelen**.
direct-message-halted-closing = De klok staat stil. Ligt de partij 30 dagen stil, dan wordt ze gesloten.
direct-message-goes-on = De partij lag een tijdje stil en loopt nu weer.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **{ $player } mag antwoorden**
head-halted = ligt stil

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
terms-pace = Bedenktijd: { $pace }.
stakes-rated = Partij met rating.
told-rated = Partij met rating: probeer zetten uit en maak notities, maar vraag geen programma en niemand om raad.
told-limit = { stakes-limit }
stakes-unrated = Partij zonder rating.
stakes-limit = Partij zonder rating: jullie zijn de laatste 30 dagen al aan 3 partijen met rating begonnen.
challenge-open-until = Neemt niemand de uitdaging aan, dan vervalt die { $until }.
challenge-accepted = De uitdaging van { $challenger } is aangenomen: partij { $match } is begonnen.
challenge-declined = { $opponent } heeft de uitdaging van { $challenger } afgeslagen.
challenge-withdrawn = { $challenger } heeft de uitdaging ingetrokken.
challenge-expired = De uitdaging van { $challenger } is vervallen: niemand heeft op tijd geantwoord.
form-reason = Waarom? Dit mag leeg blijven

## Blocking

button-block = Blokkeren
button-unblock = Deblokkeren
button-blocked = Wie ik blokkeer
refused-blocked-by-oneself = Je hebt { $opponent } geblokkeerd. Hef dat eerst op in `/dvonn preferences`, dan kunnen jullie tegen elkaar spelen.

## Menus of people and messages: names have at most 32 characters

refused-no-match-in-message = Ik kan een partij alleen openen vanuit mijn eigen berichten erover: het bord, de uitslag, de aangenomen uitdaging of een ping.
refused-no-record-in-message = In dit bericht staat geen tekst of bestand. Ik lees een notatie uit tekst, een codeblok of een bestand: tekst van Little Golem, SGF of JSON.

## The move panel

ask-row = Kies een rij…
ask-space = Rij { $row }: kies een veld.
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
option-makes = wordt { $height }
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
    [1] een stapel van jezelf
   *[other] { $stacks } stapels van jezelf
  } af** op { $spaces } ({ $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  }). Toch spelen?

## Plans

plan-kept = Opgeslagen; alleen jij ziet het.

## People and servers

choice-no-channel = In geen enkel kanaal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Ja
choice-own-puzzles-no = Nee
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
refused-too-many-against-computer = Je hebt al { $most } partijen tegen mij. Speel er eerst een uit of geef er een op; `/dvonn games` laat ze zien.

## Hints

refused-no-hints-here = Hier vind je zelf je zetten: hints zijn er als je tegen mij aan zet bent, en onder **Verloop** in partijen die afgelopen zijn.
refused-still-in-play = Deze stelling wordt gespeeld in een lopende partij, dus ik beoordeel haar nu niet. Ik kan helpen zodra die partij verder is of is afgelopen.
refused-still-in-play-past = Een lopende partij is uit deze stelling voortgekomen, dus ik beoordeel haar nu niet. Ik kan helpen zodra die partij is afgelopen.
refused-still-in-play-own = Je partij { $match } heeft deze stelling bereikt of staat op het punt dat te doen, dus ik beoordeel haar nu niet. Ik kan helpen zodra die partij verder is of is afgelopen.
refused-still-in-play-own-past = Je partij { $match } is uit deze stelling voortgekomen, dus ik beoordeel haar nu niet. Ik kan helpen zodra die partij is afgelopen.
refused-week-in-play = Deze stelling hoort bij het bord van de week, dat iedereen zonder hulp speelt. Ik kan { $until } helpen, als de week voorbij is.
refused-without-help = Het bord van de week kent geen hints, plannen, terugnemen of remise: iedereen krijgt één poging en speelt die alleen.
refused-week-over = De week van dit bord is voorbij, dus het kan niet meer worden gespeeld. Er is een nieuw bord: druk daar op **Spelen**.
refused-week-shared = Je hebt je uitslag van die week al op deze server gedeeld. Anderen kunnen die van hen daar vergelijken.
refused-nothing-to-share = Je hebt voor die week geen uitslag om te delen. Maak eerst je poging af; die telt tot het einde van de week.
refused-nothing-to-choose = In deze stelling valt er niets te kiezen, dus ook geen hint te geven. Ga naar een andere zet.
refused-too-busy = Ik denk nu over heel veel partijen na. Probeer het over een minuut nog eens.

## Reviews, chances and lines of moves

line-place = een stuk op { $space }
line-pass = geen zet, past
certain-win = **{ colour } wint met { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } verschil** bij perfect spel.
certain-tie = Bij perfect spel **wordt het gelijkspel**.
certain-win-somehow = **{ colour } wint** bij perfect spel; met hoeveel verschil is niet zeker.
percent = { $percent }%
chance-estimated = Winstkans: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Het beste antwoord: { $told }
chance-certain = Winstkans: ⚪ { $white } · ⚫ { $black }. { $told }
refused-no-review-yet = Partij { $match } loopt nog; de analyse is er na afloop.
refused-nothing-to-review = In dit spel is geen stapel verplaatst, dus er valt niets te analyseren.
refused-puzzle-open-here = In dit kanaal staat al een puzzel open. Los die eerst op; de oplossing komt { $until }, en daarna kun je de volgende delen.
refused-puzzle-open-elsewhere = Je puzzel in { $channel } staat nog open. De volgende kun je delen als de oplossing komt, { $until }.
refused-review-shared = De analyse van deze partij is al gedeeld: { $url }
refused-review-being-shared = De analyse van deze partij wordt net gedeeld; die staat zo in het kanaal.

## For those who manage a server

reason-given = Reden: “{ $reason }”
challenge-cancelled = Het serverbeheer heeft de uitdaging van { $challenger } geannuleerd.
label-challenge = Uitdaging { $challenge } · { $challenger } → { $opponent }
refused-nothing-to-cancel = Noem een partij of een uitdaging; ik vraag het nog even na voordat ik iets annuleer.

direct-message-banned = **{ $server }:** je kunt daar niemand meer uitdagen en geen uitdagingen aannemen; dat heeft het serverbeheer besloten. Je lopende partijen gaan door. Denk je dat het een vergissing is, praat dan met de mensen die de server beheren.
direct-message-unbanned = **{ $server }:** je kunt daar weer mensen uitdagen en uitdagingen aannemen. Veel plezier!
refused-banned = Je kunt op deze server niemand uitdagen en geen uitdagingen aannemen; dat heeft het serverbeheer besloten. Je lopende partijen gaan door. Denk je dat het een vergissing is, praat dan met de mensen die de server beheren.
refused-not-banned = { $player } is hier niet uitgesloten. Met `/dvonn-admin ban`, zonder iemand te noemen, zie je wie wel.

refused-nothing-to-export = Hier is geen partij om te exporteren. Zodra er een begonnen is, komt die in het bestand.

## Looking back

history-match = **Partij { $match }**
history-record = **Jouw notatie**

shared = Gedeeld: iedereen in dit kanaal ziet het nu.
not-shared = Discord is nu traag, dus ik kon het niet delen. Probeer het over een minuut nog eens.

replay-pass = past
replay-at-the-end = Aan het eind:
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

card-time-used = gebruikte tijd: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = meeste ineens afgesneden: { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } met { $move }
card-decided = { $player } stond vanaf zet { $ply } voor

## Records

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

live-match = **{ $match }** · { $white } – { $black } · { $progress } · aan zet: { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · afgelopen

## Private answers

delivery-delayed = Het is opgeslagen. Discord is nu traag, dus het kanaal toont het iets later.
delivery-missing-permissions = Het is opgeslagen, maar nog niet te zien. Ontbrekende rechten in { $channel }: { $permissions }. Vraag ze aan een moderator; open de partij daarna met `/dvonn games` en druk op **Opnieuw tonen**.
delivery-no-channel = Het is opgeslagen, maar ik kan niet meer schrijven in { $channel }. Bestaat het kanaal nog, vraag dan een moderator of ik het mag zien; open de partij daarna met `/dvonn games` en druk op **Opnieuw tonen**.
delivery-no-direct = Het is opgeslagen, maar mijn privéberichten komen niet bij je aan. Sta ze toe van leden van een server die we delen; open de partij daarna met `/dvonn games`.

permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-create-public-threads = Openbare threads maken
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen

## Lists

games-match = Partij { $match }
place-direct = privéberichten
label-match = Partij { $match } · tegen { $opponent }
label-finished = Partij { $match } · { $white } – { $black }
label-turn-own = jij bent aan zet
label-turn-other = de ander is aan zet
progress-placing = { $count } van { $total } stukken geplaatst

## The lesson

button-lesson = Les proberen

## Trying moves out

refused-no-such-line = Deze variant is er niet meer. Begin een nieuwe met **Uitproberen** onder **Verloop**; **Mijn varianten**, daar onder **Meer**, toont de andere.
refused-no-name = Dat is nog geen naam. Geef de variant een naam waaraan je hem herkent.
refused-too-many-lines = Je hebt al { $most } varianten opgeslagen, het maximum. Verwijder er een die je niet meer nodig hebt en sla dan deze op; zolang blijft die open.
refused-line-in-play = Partij { $match } loopt nog, dus deze variant blijft tussen ons. Je kunt hem delen zodra de partij is afgelopen.
refused-nothing-to-try = In deze stelling is de partij afgelopen, dus er valt niets meer te proberen. Ga een of twee zetten terug.

## Refusals

refused-challenged-oneself = Je kunt jezelf niet uitdagen. Kies iemand anders, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-challenged-bot = Andere bots spelen geen DVONN. Kies een mens of mij, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-opponent-cannot-see = { $opponent } kan dit kanaal niet zien. Stuur de uitdaging in een kanaal dat jullie allebei kunnen zien.
refused-cannot-see = Je kunt het kanaal waar deze partij gespeeld zou worden niet zien. Vraag het serverbeheer eerst om toegang en kom dan hier terug.
refused-no-such-challenge = Deze uitdaging bestaat niet meer. Begin een nieuwe met `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } neemt geen uitdagingen aan. Daag iemand anders uit, of laat `tegenstander` weg zodat iedereen kan aannemen.
refused-asked-often-enough = Je hebt { $opponent } al meerdere keren uitgedaagd; ingetrokken uitdagingen tellen mee. Opnieuw vragen kan { $until }, of zodra een van je uitdagingen wordt aangenomen.
refused-too-many-challenges = Je hebt { $most } uitdagingen op deze server, en meer kan niet; ingetrokken uitdagingen tellen een dag mee. De volgende kan { $until }, of zodra iemand er een beantwoordt.
refused-declined-lately = { $opponent } heeft net een uitdaging van jou afgeslagen. Opnieuw vragen kan { $until }; misschien heeft intussen iemand anders zin.
refused-own-challenge = Dit is je eigen uitdaging, dus iemand anders moet antwoorden. Intrekken kan met `/dvonn games`.
refused-not-your-challenge = Alleen { $opponent } kan op deze uitdaging antwoorden. Begin er zelf een met `/dvonn challenge`.
refused-decline-open-challenge = Deze uitdaging staat open voor iedereen. Wil je niet spelen, laat die dan gewoon staan.
refused-not-your-withdrawal = Alleen { $challenger } kan deze uitdaging intrekken.
refused-challenge-closed = Een nieuwe uitdaging begin je met `/dvonn challenge`.
refused-no-such-match = Partij { $match } bestaat niet op deze server. `/dvonn games` toont de jouwe.
no-games-here = Je speelt hier op dit moment niet. Begin een partij met `/dvonn challenge`.
no-games-anywhere = Je speelt op dit moment nergens. Met `/dvonn challenge` begin je een partij: hier tegen mij, in een kanaal op een server tegen anderen.
refused-direct-no-such-match = Je hebt geen partij { $match }. `/dvonn games` toont de jouwe; die van anderen toon ik alleen op hun server.
refused-only-in-servers = **{ $command }** hoort in een kanaal op een server, waar anderen het kunnen zien. Gebruik het daar.
refused-nobody-else-here = Hier kun je alleen tegen mij spelen: laat de tegenstander weg. Mensen daag je uit in een kanaal op een server, waar ze het kunnen zien.
refused-left-the-server = Je bent niet meer op de server waar dit gespeeld zou worden. Word daar eerst weer lid en kom dan hier terug.
refused-unclear-match = Welke partij bedoel je: { $matches }? Geef het nummer op bij `partij`.
refused-not-a-player = Jij speelt hier niet mee: alleen { $white } en { $black } spelen deze partij. Begin er zelf een met `/dvonn challenge`.
refused-match-over = Partij { $match } is afgelopen, dus er valt niets meer te spelen. Begin een nieuwe met `/dvonn challenge`.
refused-not-rated = Partij { $match } telt niet voor de rating. Noem een afgelopen partij met rating.
refused-board-moved-on = Dat bord is verouderd: de partij is al verder. Zo staat het er nu voor.
refused-not-your-turn = Je bent niet aan zet: we wachten op { $player }.
refused-no-more-time-to-give = Je hebt in deze partij al { $most } keer tijd gegeven; vaker kan niet. Een vriendelijk woord helpt ook.
refused-offer-stands = Er staat nog een ander aanbod open. { $offer }
refused-offer-lapsed = Dat aanbod geldt niet meer: er is op geantwoord, of er is intussen een zet gedaan.
refused-offer-declined = { $opponent } heeft dat net afgeslagen. Speel eerst verder; opnieuw vragen kan als jullie allebei een zet hebben gedaan.
refused-own-offer = Dit is je eigen aanbod, dus { $opponent } moet antwoorden.
refused-nothing-to-undo = Er valt niets terug te nemen: dat kan alleen met je eigen zet, en alleen tot je tegenstander heeft geantwoord.
refused-too-many-replies = Dat zouden meer dan { $most } antwoorden zijn, en meer kan ik er niet bewaren. Wis er eerst een paar.
refused-plan-of-spaces = Alle stukken staan op het bord, dus er zijn geen velden meer te plannen. Antwoorden op zetten plan je met **Uitproberen**.
refused-plan-of-moves = Er worden nog stukken geplaatst. Tot het bord vol is, plan je met **Plannen** onder **Meer** waar jouw stukken komen.
refused-plan-without-answer = Bij een plan hoort jouw antwoord: geef je eigen zet op na die van je tegenstander.
refused-plan-changed = Je plan is intussen veranderd. Zo ziet het er nu uit.
refused-illegal-plan = { $move } kan daar niet meer gespeeld worden, dus dat heb ik niet gepland.
refused-no-rematch-yet = Deze partij is nog niet afgelopen. Daarna kun je om revanche vragen.
refused-not-a-space = “{ $text }” is geen veld van het bord. Geef een letter van a tot en met k en een rij van 1 tot en met 5 op, zoals c3.
refused-not-a-move = “{ $text }” kan ik niet lezen als een zet. Geef één veld om een stuk te plaatsen, zoals f3, of twee om een stapel te verplaatsen, zoals d3 c2.
refused-missing-permissions = Ontbrekende rechten in { $channel }: { $permissions }. Vraag ze aan een moderator, of speel in een ander kanaal.
refused-no-channel = Ik kan niets versturen in { $channel }. Vraag een moderator of ik het kanaal mag zien, of speel in een ander kanaal.
refused-not-the-manager = Dat kan alleen wie deze server mag beheren. Vraag het iemand met het recht **Server beheren**.
refused-not-a-date = “{ $text }” kan ik niet lezen als een datum in de toekomst. Voorbeelden: 24-12, morgen, vrijdag, 5 dagen, 2 weken.
refused-not-a-period = “{ $text }” kan ik niet lezen als datum. Typ een jaar, een maand of een dag: 2026, 03-2026 of 14-03-2026.
refused-not-quiet-hours = “{ $text }” kan ik niet lezen. Kies beide tijden en geef een tijdzone op zoals Europe/Amsterdam.
refused-not-a-pace = Met “{ $text }” kan ik geen klok zetten. Schrijf hoeveel tijd elke zet heeft, zoals 3d of 10m, of wat er na elke zet bij komt: 10m + 10s, of 3d + 1d < 5d (hoogstens 5 dagen). Aan het begin kan 10s tot 30d.
refused-not-days-off = “{ $text }” kan ik niet lezen als vrije dagen. Schrijf de dagen als cijfers van 1 (maandag) tot 7 en een tijdzone: 67 Europe/Amsterdam. Een tijdzone alleen betekent zaterdag en zondag daar.
refused-away-too-long = { $days ->
    [0] Van de { $most } dagen dit jaar heb je er geen meer over. Elke dag komt na een jaar terug.
   *[other] Dat is te lang: van de { $most } dagen dit jaar heb je er nog { $days } over. Kies een dag die dichterbij is.
  }
refused-not-away = Je bent niet afwezig, dus je klokken lopen al.
refused-channel-not-allowed = Op deze server speel je ergens anders: in { $channels }. Gebruik het commando daar.
refused-late-form = Ik deed er te lang over, sorry. Druk nog eens op de knop.
refused-watched-own-match = Je speelt deze partij zelf. Wanneer ik je ping, kies je met `/dvonn preferences`.
refused-not-watchable = Deze partij wordt in een privéthread gespeeld, dus ik toon haar alleen daar. Volg de partij daar.
refused-not-followed = { $channel } toont geen partijen. Met `/dvonn-admin follow` laat je een kanaal partijen tonen.
refused-unreadable-command = Ik kon dat commando niet lezen: misschien is het veranderd sinds je Discord opende. Start Discord opnieuw en typ het dan nog eens.
refused-discord-silent = Discord antwoordt me nu niet, dus er is niets veranderd. Probeer het over een minuut nog eens.
refused-outdated-control = Deze knop is van een oudere versie van mij. Open de partij met `/dvonn games` voor een nieuw bord.

illegal-game-over = De partij is afgelopen.
illegal-must-place = Eerst moeten alle 49 stukken op het bord staan, daarna verplaats je stapels. Druk op **Stuk plaatsen**, of typ één veld met `/dvonn move`.
illegal-must-stack = Alle stukken staan op het bord, dus nu verplaats je stapels. Druk op **Zet doen**, of typ twee velden met `/dvonn move`, zoals d3 c2.
illegal-must-pass = Geen van je stapels kan weg, dus je past.
illegal-may-not-pass = Een van je stapels kan weg, dus je mag niet passen.
illegal-occupied = { $space } is bezet. Kies een vrij veld.
illegal-empty-space = Op { $source } staat geen stapel.
illegal-lone-dvonn = Het DVONN-stuk op { $source } is van niemand en mag nooit los verplaatst worden.
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

refused-picture-too-large = Deze animatie zou groter zijn dan { $limit } kB, en dat is hier te veel. **Verloop** toont dezelfde zetten een voor een.
refused-not-to-be-shared-here = Niet iedereen hier mag het kanaal van die partij zien, dus hier laat ik niets zien. In het kanaal van de partij zelf kun je wel delen.
refused-may-not-write = Je mag in { $channel } niet schrijven, dus ik verstuur daar niets voor je. Probeer het in een kanaal waar je wel mag schrijven.
refused-shared-often = Je hebt hier in korte tijd { $most } dingen gedeeld; laten we wat ruimte voor anderen houden. Het volgende kun je { $until } delen.
refused-no-record-given = Geef me één notatie: als `tekst` of als `bestand`.
refused-record-too-large = Dat is te lang voor een notatie: ik lees hoogstens { $limit } kB.
refused-file-not-given = Discord gaf me dat bestand niet, dus ik kon het niet lezen. Probeer het zo nog eens, of plak de notatie als tekst.
refused-record-not-text = Dat bestand is geen platte tekst. Sla de notatie op als tekst in UTF-8 en probeer het nog eens.
refused-no-such-import = Deze notatie heb ik niet meer: ik bewaar elke notatie 7 dagen. Lees die opnieuw in met `/dvonn import`.
refused-nothing-left-to-play = Daar is de partij al afgelopen, dus er kan niets op volgen. Kies een eerdere zet.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Het bordspel DVONN: leer het, daag mensen uit, speel zet voor zet
command-dvonn-club = Wat de partijen verbindt: de ranglijst en meer
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
pace-capped = { $bank } + { $increment } per zet, hoogstens { $cap }
pace-whole = { $bank } voor de hele partij
pace-other = een andere tijd…
weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
pace-rest = { $pace }; vrije dagen: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Een andere tijd
form-pace-bank = Tijd aan het begin
form-pace-bank-explanation = Een getal met d, h, m of s: 3d is 3 dagen; ook 12h, 10m of 30s.
form-pace-increment = Erbij na elke zet
form-pace-increment-explanation = Bijvoorbeeld 1d of 10s. Laat je het leeg, dan heeft elke zet de hele tijd.
form-pace-cap = Hoogstens
form-pace-cap-explanation = Hoeveel je kunt sparen, bijvoorbeeld 5d. Leeg: geen limiet.
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
option-match = Het nummer van de partij, als niet duidelijk is welke je bedoelt
option-finished-match = Het nummer van de afgelopen partij

## Private answers

done-challenged = Je uitdaging staat in het kanaal. Zodra die is aangenomen, begint de partij.

## The computer

button-computer-again = Niveau { $level } spelen
button-ask-to-resign = Vraag of ik opgeef
computer-begin = **Tegen de computer.** Ik antwoord binnen een paar tellen, neem op verzoek elke zet terug en speel zonder klok. Kies een niveau, de opstelling en je kleur.
computer-up-to = Niveau { $most } is hier op dit moment het hoogste.
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
done-computer-direct = Hier kan ik geen thread openen, dus onze partij { $match } staat in je privéberichten.

## Buttons

button-cut-off-before = ⏪ Afgesneden
button-cut-off-after = Afgesneden ⏩
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
history-given-start = De partij begint vanuit een gegeven stelling.
history-begun-here = Vanaf hier hebben de spelers van deze partij het overgenomen.
ask-ply = Ga naar een zet
option-start = Het begin
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  }

shared-position = { $player } deelt een stelling:

replay-drawing = Ik teken de zetten een voor een; een ogenblik geduld.

## Buttons

button-place = Stuk plaatsen
button-back-to-panel = Terug naar je zet
button-next = Volgende partij

## The move panel

panel-heading = **Jij ({ colour }) tegen { $opponent }:** { $task }.
panel-choose-move = kies je zet
panel-choose-stack = kies een stapel om te verplaatsen
panel-facts-week = Bord van week { $number }, eindigt { $until }
# The viewer in the bar above a board.
bar-you = Jij
next-is = Nu: { $opponent }, partij { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Je hebt met { $own }–{ $other } gewonnen.**
    [lost] **Je hebt met { $own }–{ $other } verloren.**
   *[tied] **Gelijkspel, { $own }–{ $other }:** jullie delen de winst.
  }
ended-resignation = { $result ->
    [won] **Je hebt gewonnen:** { $opponent } heeft opgegeven.
   *[lost] **Je hebt opgegeven:** { $opponent } wint.
  }
ended-time = { $result ->
    [won] **Je hebt gewonnen:** de tijd van { $opponent } is om.
   *[lost] **Je hebt verloren:** je tijd is om.
  }
ended-agreement = **Remise:** jij en { $opponent } werden het eens.
ended-score = De stand was { $own }–{ $other }.
ended-led = { $before ->
    [you] Je stond vanaf de eerste zet voor.
   *[opponent] { $opponent } stond vanaf de eerste zet voor.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Je stond voor tot zet { $ply }
    [opponent] { $opponent } stond voor tot zet { $ply }
   *[nobody] Het stond gelijk tot zet { $ply }
  } ({ $move }).
ended-cut-off = { $loser ->
    [you] Die zet sneed { $pieces } van jouw stukken af.
   *[opponent] Die zet sneed { $pieces } van de stukken van je tegenstander af.
  }
button-play-again = Nog een keer

## Plans

plan-no-spaces = **Partij { $match }: nog niets gepland.** Kies een rij en dan een veld: daar plaats ik zodra je aan zet bent.
plan-spaces = **Partij { $match }: jouw plan.** Telkens als je aan zet bent, plaats ik op het eerste van deze velden dat vrij is: { $spaces }.
plan-placed = Je was al aan zet, dus heb ik **{ $spaces }** voor je gespeeld.

## The computer

panel-computer-thinks = ik denk na over mijn zet

## Private answers

done-played = **{ $move }** is gespeeld.
done-answered = { $opponent } had een antwoord gepland, dus het bord is al een zet verder.
next-none-anywhere = Nergens wacht een partij op je. Geniet van de rust, of begin er een: met `/dvonn challenge` speel je hier tegen mij, in een kanaal op een server tegen anderen.
next-none = Er wacht geen partij op je. Geniet van de rust, of begin er een met `/dvonn challenge`.

## Records

record-event = DVONN op Discord, partij { $match }

## Rules and help

tip-edge = 💡 **Tip:** leg wat stukken aan de rand. Die kunnen vanaf het begin weg, terwijl de stukken in het midden moeten wachten tot een buur vertrekt.
tip-red = 💡 **Tip:** blijf dicht bij de DVONN-stukken ({ $spaces }). Zodra er stapels worden verplaatst, vliegt eruit wat de verbinding verliest.
tip-spread = 💡 **Tip:** spreid je stukken. Liggen ze op een kluitje, dan blokkeren ze elkaar en ben je ze soms allemaal tegelijk kwijt.
tip-landing = 💡 **Tip:** land op stapels van je tegenstander. Waar je op landt, neem je over, en je tegenstander heeft een stapel minder om mee te spelen.
tip-links = 💡 **Tip:** let op je verbindingen. Zonder { $space } zou je { $spaces } verliezen, dus denk goed na voordat je daar weggaat.
tip-mobile = 💡 **Tip:** houd lage stapels. Die op { $space } vindt { $height } velden verder niets om op te landen; hoe hoger een stapel, hoe eerder hij vastzit.
tip-danger = 💡 **Tip:** let op het DVONN-stuk op { $space }. Gaat het weg, dan kun je { $spaces } verliezen; je kunt er zelf eerst op landen.
tip-last = 💡 **Tip:** de laatste zetten beslissen vaak. Houd er een paar achter de hand, zodat je tegenstander eerder moet passen dan jij.

## Standing messages

standing-ratings = Ranglijst
standing-puzzles = Puzzels van de maand
standing-week = Bord van de week

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }-{ $month }-{ $year }
date-month = { $month }-{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks.
names-of-coming-days = vandaag morgen overmorgen
names-of-weekdays = ma/maandag di/dinsdag wo/woensdag do/donderdag vr/vrijdag za/zaterdag zo/zondag
names-of-months = jan feb mrt/maa apr mei jun jul aug sep okt nov dec
