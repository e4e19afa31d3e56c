# Was mehrere Teile des Bots sagen, auf Deutsch; was nur einer sagt, steht in dessen Ordner, bot/features/*/locales.
# Tests finden Sätze, die fehlen, zu viel sind oder in der falschen Datei stehen.
# Stil: kurz, freundlich, per Du, höchstens zwei Sätze; erst, was geschehen ist, dann, was zu tun ist.
# Namen stehen unverändert im Satz, also nie dort, wo sie gebeugt würden. Befehle und ihre Optionen bleiben, wie sie sind.

## Wörter

white = Weiß
black = Schwarz
# Die Seite, um die es in einem Satz geht; $colour ist white oder black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# Was zwischen den Teilen einer Liste steht, zwischen Angaben in einer Zeile, und zwischen Sätzen.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# Eine Liste mitten im Satz; was vor dem letzten Teil steht, verbindet list-comma. $letter ist der Kleinbuchstabe, mit dem
# der letzte Teil anfängt, für Sprachen, in denen „und“ davon abhängt.
list-and = { $others } und { $last }
anybody = alle
# Diese beiden stehen überall, wo ein Name stehen kann, und müssen dort passen wie ein Name.
former-player = Anonym
unknown-user = Unbekannt
language-name = Deutsch
label-language = Sprache: { $language }

## Die Nachricht mit dem Brett

board-heading = **DVONN · Partie { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } ist am Zug**
turn-place = { $sign } **{ $player } setzt**
next-piece-dvonn = DVONN-Stein { $count } von { $total }
next-piece-own = Stein { $count } von { $total }
turn-reminder = { $sign } **{ $player }, deine Bedenkzeit läuft bald ab**
your-turn = { $sign } **Du bist dran:** { $task }
task-move = Zieh einen Stapel
task-place-own = Setz einen { $colour ->
    [white] weißen
   *[black] schwarzen
  } Stein ({ $count } von { $total })
task-place-dvonn = Setz einen roten DVONN-Stein ({ $count } von { $total })

told-begun-record = Die Partie beginnt mit einer vorgegebenen Stellung.
told-begun-full = Das Brett ist leer. Weiß beginnt.
told-begun-random = Die Steine wurden zufällig aufgestellt. Weiß beginnt.
told-placed-own = { colour } setzt einen Stein auf { $space }.
told-placed-dvonn = { colour } setzt einen DVONN-Stein auf { $space }.
told-all-placed = Alle Steine sind gesetzt. Weiß hat den letzten gesetzt und macht auch den ersten Zug.
told-moved = { colour }: { $move }, jetzt ein { $built }er-Stapel.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, jetzt ein { $height }er-Stapel.
told-cut-off = Abgetrennt: { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } weißer Stein
       *[other] { $count } weiße Steine
      }
   *[black] { $count ->
        [one] { $count } schwarzer Stein
       *[other] { $count } schwarze Steine
      }
  }
# Ein Stapel aus mehreren Steinen ist darunter, also sind es mindestens zwei.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } weißer Stapel
       *[other] { $count } weiße Stapel
      }
   *[black] { $count ->
        [one] { $count } schwarzer Stapel
       *[other] { $count } schwarze Stapel
      }
  } ({ $pieces } Steine)
told-passed = { colour } hat keinen Zug und passt.

told-latest = Zuletzt: { $told }
told-undone = { colour } hat { $move } zurückgenommen.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } bis { $at }
clock-away = bis { $until } abwesend
clock-given = 🎁 { $player } hat { $other } Zeit geschenkt: { $time }.
clock-halted-no-channel = **Die Partie ruht:** Ich kann in { $channel } nicht schreiben. Öffne sie mit `/dvonn games` in einem anderen Kanal und drück **Hier weiterspielen**.
clock-halted-missing-permissions = **Die Partie ruht.** Fehlende Berechtigungen in { $channel }: { $permissions }. Öffne die Partie mit `/dvonn games` in einem anderen Kanal und drück **Hier weiterspielen**.
clock-halted-locked = **Die Partie ruht:** { $channel } ist gesperrt, deshalb kann ich dort nicht schreiben. Es geht weiter, sobald die Moderation den Thread entsperrt. Oder öffne die Partie mit `/dvonn games` in einem anderen Kanal und drück **Hier weiterspielen**.
clock-halted-timeout = **Die Partie ruht:** Die Moderation hat mir einen Timeout bis { $until } gegeben. Danach geht es weiter.
clock-halted-refused = **Die Partie ruht:** Discord lehnt meine Nachricht in { $channel } ab. Ich versuche es weiter. Oder öffne die Partie mit `/dvonn games` in einem anderen Kanal und drück **Hier weiterspielen**.
clock-halted-managed = { $player } darf diesen Kanal verwalten, deshalb läuft diese Uhr weiter. Kommt von { $player } 30 Tage lang kein Zug, ist die Partie verloren.
clock-halted-managed-timeout = { $player } darf mir einen Timeout geben, deshalb läuft diese Uhr weiter. Kommt von { $player } 30 Tage lang kein Zug, ist die Partie verloren.
clock-halted-direct = **Die Partie ruht:** Meine Direktnachrichten erreichen dich nicht. Erlaube sie und öffne die Partie dann hier mit `/dvonn games`.
clock-halted-direct-of = **Die Partie ruht:** Meine Direktnachrichten erreichen { $player } nicht, deshalb läuft diese Uhr weiter. Weiter geht es, sobald sie erlaubt sind und die Partie hier mit `/dvonn games` geöffnet wird. Kommt von { $player } 30 Tage lang kein Zug, ist die Partie verloren.
clock-halted-direct-one = **Die Partie ruht:** Meine Direktnachrichten erreichen nur eine Seite. Wer sie vermisst, kann sie erlauben oder einem Server beitreten, auf dem ich bin, und die Partie dann hier mit `/dvonn games` öffnen.
clock-halted-server = **Die Partie ruht:** Ich bin nicht mehr auf dem Server. Es geht weiter, wenn ich wieder eingeladen werde.
clock-halted-watched = **Die Partie ruht:** Es geht gerade nicht weiter.
clock-halted-in-play = **Die Partie ruht:** Diese Stellung wird gerade in einer anderen Partie gespielt, deshalb darf ich hier noch nicht ziehen. Ich ziehe, sobald die andere Partie weiter oder zu Ende ist.
clock-halted-protected = **Die Partie ruht:** Diese Stellung gehört zu einem Brett, das alle ohne Hilfe spielen. Ich ziehe, sobald das vorbei ist.

board-found = Ich habe jemanden gefunden: { $player }. Viel Spaß!
offer-draw = 🤝 **{ $player } bietet Remis an.** { $other }, nimm an oder lehne ab. Mit dem nächsten Zug verfällt das Angebot.
offer-undo = ↩️ **{ $player } möchte { $move } zurücknehmen.** { $other }, nimm an oder lehne ab. Mit dem nächsten Zug verfällt die Bitte.
offer-draw-own = 🤝 **Du hast Remis angeboten.** { $other } hat noch nicht geantwortet. Mit dem nächsten Zug verfällt das Angebot.
offer-undo-own = ↩️ **Du möchtest { $move } zurücknehmen.** { $other } hat noch nicht geantwortet. Mit dem nächsten Zug verfällt die Bitte.
offer-draw-refused = { $player } hat das Remis abgelehnt.
offer-undo-refused = { $player } hat die Rücknahme abgelehnt.

result-board = 🏆 **{ $first } gewinnt { $more }–{ $less }** gegen { $second }.
result-resignation = 🏆 **{ $first } gewinnt:** { $phase ->
    [placing] { $second } hat aufgegeben.
   *[stacking] { $second } hat bei ⚪ { $white }–{ $black } ⚫ aufgegeben.
  }
result-time = 🏆 **{ $first } gewinnt:** { $phase ->
    [placing] { $second } hat die Bedenkzeit überschritten.
   *[stacking] { $second } hat bei ⚪ { $white }–{ $black } ⚫ die Bedenkzeit überschritten.
  }
result-tie = 🤝 **Unentschieden, { $more }–{ $more }**, zwischen { $first } und { $second }.
result-agreement = 🤝 **Remis:** { $phase ->
    [placing] { $first } und { $second } haben sich darauf geeinigt.
   *[stacking] { $first } und { $second } haben sich bei ⚪ { $white }–{ $black } ⚫ darauf geeinigt.
  }
result-abandoned = **Ohne Ergebnis geschlossen:** Die Partie zwischen { $first } und { $second } hat 30 Tage geruht.
result-void = **Ohne Ergebnis:** { $first } gegen { $second }.
result-cancelled-time = **Abgebrochen, ohne Ergebnis:** { $late } hat die Zeit überschritten, zu früh, als dass die Partie gegen { $other } zählt.
result-cancelled-resigned = **Abgebrochen, ohne Ergebnis:** Die Partie wurde aufgegeben, bevor { $first } und { $second } beide zweimal gezogen hatten.
result-cancelled-manager = **Abgebrochen, ohne Ergebnis:** Die Serververwaltung hat die Partie zwischen { $first } und { $second } beendet.
result-cancelled-end = **Abgebrochen, ohne Ergebnis:** Die Frist war um, bevor { $first } und { $second } die Partie beendet hatten.

## Eine Stellung in Worten: was ein Bild zeigt, für alle, die es nicht sehen

position-won = Die Partie ist zu Ende. { colour } gewinnt { $more } zu { $less }.
position-tied = Die Partie ist zu Ende. Unentschieden, { $more } zu { $more }.
position-place-dvonn = { colour } ist am Zug und setzt einen DVONN-Stein.
position-place = { colour } ist am Zug und setzt einen Stein.
position-pass = { colour } hat keinen Zug und muss passen.
position-move = { colour } ist am Zug.
position-players = Weiß: { $white }. Schwarz: { $black }.
position-withheld = -# Das Brett steht hier in Worten, weil du in diesem Kanal keine Dateien anhängen darfst. In deinen Direktnachrichten mit mir ist es ein Bild.
position-score = Stand: Weiß { $white }, Schwarz { $black }.
position-row = Reihe { $row }, { $first } bis { $last }: { $stacks }.
position-here = { $colour ->
    [white] weiß
   *[black] schwarz
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}mit DVONN
   *[other] {" "}mit { $dvonn } DVONN
  }
position-here-empty = **leer**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: keine Stapel.
position-single = { $count ->
    [one] einzelner Stein
   *[other] einzelne Steine
  } auf { $spaces }
position-high = { $height }er-Stapel{ $dvonn ->
    [0] {""}
    [1] {" "}mit einem DVONN-Stein
   *[other] {" "}mit { $dvonn } DVONN-Steinen
  } auf { $spaces }
position-high-each = { $height }er-Stapel mit je einem DVONN-Stein auf { $spaces }
position-lone-dvonn = { $count ->
    [one] DVONN-Stein
   *[other] DVONN-Steine
  } allein auf { $spaces }.
position-empty = Leer: { $spaces }.
position-vacant = { $count ->
    [0] Kein Feld ist leer.
    [49] Das Brett ist leer.
   *[other] Weitere leere Felder: { $count }.
  }
position-last-move = Letzter Zug: { $told }.
position-cut-off = Dadurch abgetrennt: { $told }.
position-falling = Dieser Zug würde abtrennen: { $told }.
position-at-risk = Nur bei einem Zug nach { $targets } abgetrennt: { $spaces }.
position-blocked = Blockiert, von allen sechs Seiten eingeschlossen: { $told }.
position-played = Gepunkteter Pfeil (gespielter Zug): { $told }.
position-numbered = Nummerierte Pfeile (der Plan): { $told }.
position-better = Durchgezogener Pfeil (besserer Zug): { $told }.
position-chosen = Gewählt: { $told }.
position-targets = { $count ->
    [one] Ziel: { $told }.
   *[other] Ziele: { $told }.
  }
position-movable = Ziehen können: { $told }.
position-planned = Geplant, in dieser Reihenfolge: { $told }.
position-danger = In Gefahr: { $threats }.
position-threat = { $spaces }, wenn { colour } von { $space } zieht

## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-to-challenge = Zur Herausforderung
button-move = Ziehen
button-why-not = Warum nur diese?
button-close = Schließen
button-more = Mehr
button-open = Öffnen
button-back = Zurück
button-never-mind = Doch nicht
button-play-anyway = Ja, spielen
button-rules = Spielregeln
button-to-board = Zum Brett
button-show-here = Hier zeigen
button-to-channel = Zum Kanal
button-to-server = Zum Server
button-history = Verlauf
button-puzzle-again = Noch einmal
button-puzzle-solution = Lösung
button-share = Teilen
button-challenge = Jemanden herausfordern
button-setup-full = Wir setzen selbst
button-setup-random = Zufällig aufgestellt
button-anybody = Für alle offen
button-find-opponent = Gegenüber finden
button-games = Meine Partien
button-games-running = Laufend
button-games-finished = Beendet
button-games-challenges = Herausforderungen
button-install = Zu deinen Apps
button-support = Hilfe
button-privacy = Datenschutz
button-terms = Nutzungsbedingungen
button-earlier-page = Vorherige
button-later-page = Nächste
button-next-file = Nächste Datei

## Direktnachrichten und Threads

ping-challenge = { $challenger } fordert dich zu DVONN heraus, auf { $server }.
ping-rematch = { $challenger } möchte auf { $server } eine Revanche für Partie { $match }. Die Farben werden getauscht.
notify-game = { $match } ({ $server })
notify-turn = Du bist dran in Partie { $game }{ $phase ->
    [placing] : Setz einen Stein.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Deine Bedenkzeit für diesen Zug in Partie { $game } läuft bald ab{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } bietet in Partie { $game } Remis an{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } möchte { $move } in Partie { $game } zurücknehmen.
notify-begun = Die Partie { $white } gegen { $black } beginnt.
notify-begun-live = ⚡ Live-Partie { $game } beginnt: { $white } gegen { $black }. Zuerst zieht { $first }.
notify-placed = { $player } hat einen Stein auf { $space } gesetzt.
notify-moved = { $player } hat { $move } gezogen.
notify-pass = { $player } hat keinen Zug und passt.
notify-standing = Partie { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } hat Partie { $game } gegen { $second } gewonnen, { $more }–{ $less }.
notify-over-tie = Partie { $game }, { $first } gegen { $second }, endet unentschieden, { $more }–{ $more }.
notify-over-resignation = { $second } hat Partie { $game } gegen { $first } aufgegeben.
notify-over-time = { $second } hat in Partie { $game } gegen { $first } die Bedenkzeit überschritten.
notify-over-agreement = { $first } und { $second } haben sich in Partie { $game } auf Remis geeinigt.
notify-over-closed = Partie { $game }, { $first } gegen { $second }, endet ohne Ergebnis.
notify-challenge = { $challenger } fordert dich zu DVONN heraus.
notify-rematch = { $challenger } möchte Revanche für Partie { $match }.
notify-on-hold = Partie { $game } ruht.
notify-goes-on = Partie { $game } geht weiter.
notify-unrated = Partie { $game } wird nicht mehr gewertet.
notify-away = Partie { $game }: { $player } ist abwesend.
notify-back = Partie { $game }: { $player } ist wieder da.
notify-done = Partie { $game }: Es hat doch geklappt.
direct-message-late-answer = Discord hat dir vielleicht gemeldet, dass ich nicht reagiert habe. Es hat aber geklappt, du musst also nichts wiederholen.
direct-message-halted-here = Du kannst auch hier mit `/dvonn games` weiterspielen.
direct-message-halted-closing = Die Uhr steht. Ruht die Partie 30 Tage lang, wird sie geschlossen.
direct-message-goes-on = Die Partie ruht nicht mehr.
direct-message-begun = Deine Herausforderung wurde angenommen. Deine Uhr läuft nur, wenn du am Zug bist.
direct-message-moved = Im Thread der Partie kann ich nicht mehr schreiben, deshalb geht sie in { $channel } weiter.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **{ $player } muss antworten**
head-halted = ruht
head-live = ⚡ live im Thread

## Herausforderungen

challenge-somebody = { $opponent }, **{ $challenger } fordert dich zu DVONN heraus!**
challenge-anybody = **{ $challenger } möchte DVONN spielen.** Wer nimmt an?
challenge-rematch = { $opponent }, **{ $challenger } möchte Revanche für Partie { $match }.** Die Farben werden getauscht.
terms-colour-random = Die Farben werden ausgelost.
terms-colour-white = { $challenger } spielt Weiß.
terms-colour-black = { $challenger } spielt Schwarz.
terms-setup-full = Ihr setzt die Steine selbst: je etwa 40 Züge.
terms-setup-random = Zufällig aufgestellt: Ihr zieht sofort los, je etwa 15 Züge.
terms-setup-record = { $ply ->
    [0] Ihr beginnt mit einer vorgegebenen Stellung.
    [1] Ihr spielt eine notierte Partie nach ihrem ersten Zug weiter.
   *[other] Ihr spielt eine notierte Partie nach Zug { $ply } weiter.
  }
terms-pace = Bedenkzeit: { $pace }.
terms-private = Gespielt wird in Direktnachrichten mit mir. Niemand sonst sieht die Partie.
terms-private-rematch = Gespielt wird in Direktnachrichten mit mir.
terms-foreign = Gespielt wird gleich hier. Das Brett kommt auch in eure Direktnachrichten mit mir, wenn ich euch schreiben darf.
stakes-rated = Gewertete Partie.
told-rated = Gewertete Partie. Du kannst Züge ausprobieren und dir Notizen machen. Aber frag weder ein Programm noch andere um Rat.
told-limit = { stakes-limit }
stakes-unrated = Ungewertete Partie.
stakes-limit = Ungewertete Partie: Ihr beide habt in den letzten 30 Tagen schon 3 gewertete Partien gegeneinander begonnen.
challenge-open-until = Ohne Antwort verfällt die Herausforderung { $until }.
challenge-accepted = Die Herausforderung von { $challenger } wurde angenommen. Partie { $match } hat begonnen.
challenge-accepted-private = Die Herausforderung von { $challenger } wurde angenommen. Gespielt wird privat.
challenge-declined = { $opponent } hat die Herausforderung von { $challenger } abgelehnt.
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = Die Herausforderung von { $challenger } ist ohne Antwort verfallen.
form-reason = Grund (optional)

## Blockieren

button-block = Blockieren
button-unblock = Nicht mehr blockieren
button-blocked = Blockierte Personen
refused-blocked-by-oneself = Du hast { $opponent } blockiert. Wenn ihr gegeneinander spielen wollt, heb die Blockierung zuerst unter `/dvonn preferences` auf.

## Ziehen

ask-row = Wähle eine Reihe …
ask-space = Reihe { $row }: Wähle ein Feld …
chosen-stack = **{ $space }**: { $height ->
    [1] ein einzelner Stein, zieht { $height } Feld weit.
   *[other] ein { $height }er-Stapel, zieht { $height } Felder weit.
  }
option-row = Reihe { $row } ({ $count })
option-stack = { $height ->
    [1] einzelner Stein
   *[other] { $height }er-Stapel
  }
option-dvonn = mit DVONN-Stein
option-makes = wird { $height }er-Stapel
option-cuts-off = trennt { $pieces } ab
option-cuts-off-all-own = kostet dich { $own }
option-cuts-off-own = trennt { $pieces } ab ({ $own } von dir)
score-yours = du { $own }–{ $other }
score-colours = Weiß { $white }, Schwarz { $black }
why-heading = **Die anderen können gerade nicht ziehen:**
why-surrounded = - Von allen sechs Seiten eingeschlossen: { $spaces }
why-empty-target = - Kein Stapel in der richtigen Entfernung: { $spaces }
why-lone-dvonn = - DVONN-Steine ziehen nie allein: { $spaces }
ask-move = **{ $move } spielen?**
ask-own-losses = **{ $move } trennt { $stacks ->
    [1] einen deiner Stapel
   *[other] { $stacks } deiner Stapel
  } ab:** { $spaces } ({ $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  }). Trotzdem spielen?

## Pläne

plan-kept = Gespeichert. Nur du siehst es.

## Personen und Server

choice-no-channel = In keinem Kanal
choice-no-role = Keine Rolle
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Ja
choice-own-puzzles-no = Nein
choice-everywhere = Überall
choice-place-automatic = Erst im Kanal, dann in Threads
choice-place-channel = Im Kanal
choice-place-threads = Ein Thread pro Partie
choice-quiet-yes = An
choice-quiet-no = Aus
choice-ping-automatic = Automatisch
choice-ping-channel = Im Kanal
choice-ping-direct = Per Direktnachricht
choice-language-own = Sprache der Spielenden oder des Servers
choice-ever = für immer

## Der Computer

button-computer = Gegen den Computer
button-computer-play = Los
button-computer-random = Farbe egal
button-computer-white = Weiß
button-computer-black = Schwarz
computer-player = { $player } (Stufe { $level })
turn-computer = { $sign } **Ich denke nach:** { $colour ->
    [white] Weiß
   *[black] Schwarz
  } ist am Zug
refused-level-too-high = Diese Stufe gibt es hier im Moment nicht. Wähle Stufe { $most } oder eine niedrigere.
refused-too-many-against-computer = Du spielst schon { $most } Partien gegen mich. Beende zuerst eine oder gib eine auf. `/dvonn games` zeigt sie dir.

## Tipps

refused-still-in-play = Diese Stellung wird gerade in einer anderen Partie gespielt, deshalb bewerte ich sie noch nicht. Ich helfe gern, sobald die andere Partie weiter oder zu Ende ist.
refused-still-in-play-past = Diese Stellung kam in einer laufenden Partie vor, deshalb bewerte ich sie noch nicht. Ich helfe gern, sobald diese Partie zu Ende ist.
refused-still-in-play-own = Deine Partie { $match } hat diese Stellung erreicht oder steht kurz davor, deshalb bewerte ich sie noch nicht. Ich helfe gern, sobald die Partie weiter oder zu Ende ist.
refused-still-in-play-own-past = Diese Stellung kam in deiner laufenden Partie { $match } vor, deshalb bewerte ich sie noch nicht. Ich helfe gern, sobald die Partie zu Ende ist.
refused-played-without-help = Diese Stellung gehört zu einem Brett, das alle ohne Hilfe spielen. Ich helfe gern { $until }, wenn das vorbei ist.
refused-not-in-this-game = Das geht in dieser Art von Partie nicht.
refused-past-its-end = Die Frist für diese Partie ist um, sie geht nicht weiter.
refused-too-busy = Ich denke gerade über viele Partien nach. Versuch es bitte in einer Minute noch einmal.

## Analysen, Gewinnchancen und Zugfolgen

line-place = ein Stein auf { $space }
line-pass = kein Zug, passt
certain-win = **{ colour } gewinnt bei bestem Spiel mit { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steinen
  } Vorsprung.**
certain-tie = **Bei bestem Spiel endet es unentschieden.**
certain-win-somehow = **{ colour } gewinnt bei bestem Spiel.** Mit wie viel Vorsprung, ist nicht sicher.
percent = { $percent } %
chance-estimated = Gewinnchance: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Beste Antwort: { $told }
chance-certain = Gewinnchance: ⚪ { $white } · ⚫ { $black }. { $told }

## Für alle, die einen Server verwalten

reason-given = Grund: „{ $reason }“
challenge-cancelled = Die Serververwaltung hat die Herausforderung von { $challenger } abgebrochen.
label-challenge = Herausforderung { $challenge } · { $challenger } → { $opponent }

refused-banned = Die Serververwaltung hat dich hier für Herausforderungen gesperrt. Du kannst niemanden herausfordern und keine Herausforderung annehmen. Deine laufenden Partien gehen weiter. Wenn du das für einen Irrtum hältst, wende dich an die Leute, die den Server betreiben.

refused-nothing-to-export = Hier gibt es noch keine Partien zum Exportieren.

## Zurückblicken

history-match = **Partie { $match }**
history-record = **Deine Notation**

shared = Geteilt. Alle in diesem Kanal können es sehen.
not-shared = Discord ist gerade langsam, deshalb konnte ich es nicht veröffentlichen. Versuch es bitte in einer Minute noch einmal.

replay-pass = gepasst
replay-at-the-end = Am Ende:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Stand
chart-cut-off = Abgetrennt
chart-mobility = Mögliche Züge
chart-ply = Zug
chart-told-score = Diagramm der Partie. Stand: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Größter Vorsprung: { $player } mit { $pieces } nach Zug { $ply }.
chart-told-no-lead = Niemand lag je vorn.
chart-told-mobility = { $player } hatte { $least } bis { $most } mögliche Züge.
chart-told-cut-offs = { $count ->
    [1] Einmal abgetrennt
   *[other] { $count }-mal abgetrennt
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } mit Zug { $ply }

card-time-used = Zeit verbraucht: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } trennte mit { $move } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } ab
card-decided = { $player } führte ab Zug { $ply }

## Notationen

ask-opponent = Wen forderst du heraus?

## Zuschauen

live-match = **{ $match }** · { $white } – { $black } · { $progress } · am Zug: { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · zu Ende

## Private Antworten

delivery-delayed = Gespeichert. Discord ist gerade langsam, deshalb erscheint es etwas später im Kanal.
delivery-missing-permissions = Gespeichert, aber noch nicht zu sehen. Fehlende Berechtigungen in { $channel }: { $permissions }. Bitte die Moderation darum. Öffne die Partie dann mit `/dvonn games` und drück **Erneut zeigen**.
delivery-no-channel = Gespeichert, aber ich kann in { $channel } nicht mehr schreiben. Wenn es den Kanal noch gibt, bitte die Moderation, ihn für mich freizugeben. Öffne die Partie dann mit `/dvonn games` und drück **Erneut zeigen**.
delivery-locked = Gespeichert, aber { $channel } ist gesperrt, deshalb kann ich es dort nicht zeigen. Bitte die Moderation, den Thread zu entsperren. Dann erscheint es.
delivery-timeout = Gespeichert, aber die Moderation hat mir einen Timeout bis { $until } gegeben. Danach erscheint es.
delivery-refused = Gespeichert, aber Discord lehnt meine Nachricht in { $channel } ab. Ich versuche es weiter. Du kannst die Partie auch mit `/dvonn games` in einem anderen Kanal öffnen und **Hier weiterspielen** drücken.
delivery-no-direct = Gespeichert, aber meine Direktnachrichten erreichen dich nicht. Erlaube sie von Mitgliedern eines gemeinsamen Servers. Öffne die Partie dann mit `/dvonn games`.
delivery-install = Wenn wir auf keinem gemeinsamen Server sind, [füge mich zu deinen Apps hinzu]({ $install }). Dann kann ich dir schreiben.
foreign-no-server = Ich kann dir nicht schreiben, weil wir auf keinem gemeinsamen Server sind. Deshalb kann ich dich nur in diesem Chat anpingen, wenn hier gegen dich gezogen wird. Schau ab und zu auf dieses Brett: Jeder Button bringt es auf den neuesten Stand.
foreign-stranger = Ich kann dir noch nicht schreiben. Deshalb kann ich dich nur in diesem Chat anpingen, wenn hier gegen dich gezogen wird. [Füge mich zu deinen Apps hinzu]({ $install }), dann bekommst du ein eigenes Brett und zu jedem Zug eine Nachricht.
foreign-closed = Du nimmst keine Direktnachrichten von mir an. Deshalb kann ich dich nur in diesem Chat anpingen, wenn hier gegen dich gezogen wird. Heb die Blockierung auf oder erlaube Direktnachrichten, dann bekommst du auch ein eigenes Brett.
foreign-not-called = Ich konnte { $player } hier nicht anpingen. Sag bitte selbst Bescheid, wer am Zug ist.
foreign-call-in-doubt = Ich weiß nicht, ob mein Ping { $player } erreicht hat. Sag bitte selbst Bescheid, wer am Zug ist.
foreign-how = Drücke den Stapel, der ziehen soll, dann sein Ziel.
foreign-moved-on = Partie { $match } geht hier in einer neueren Nachricht weiter.
foreign-behind = Das Brett im anderen Chat zeigt es, sobald dort jemand einen Button drückt.
foreign-behind-call = Ich kann { $player } nicht schreiben. Drücke einen Button beim Brett in dem Chat, in dem ihr spielt: Dort kommt dann der Ping.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Listen

games-match = Partie { $match }
match-number = Partie { $match }
place-direct = Direktnachrichten
place-foreign = ein anderer Chat
label-match = Partie { $match } · gegen { $opponent }
label-finished = Partie { $match } · { $white } – { $black }
label-turn-own = du bist am Zug
label-turn-other = andere Seite am Zug
progress-placing = { $count } von { $total } Steinen gesetzt
ranking-further = … und { $count } weitere
ranking-own = **Du:** Platz { $place } · { $figures }

## Die Lektion

button-lesson = Lektion ausprobieren

## Züge ausprobieren

refused-no-name = Gib dieser Zugfolge einen Namen.

## Absagen

refused-challenged-oneself = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen, oder lass `gegner` weg, dann können alle annehmen.
refused-challenged-bot = Andere Bots spielen kein DVONN. Wähle einen Menschen oder mich, oder lass `gegner` weg, dann können alle annehmen.
refused-opponent-cannot-see = { $opponent } kann diesen Kanal nicht sehen. Wähle für die Herausforderung einen Kanal, den ihr beide sehen könnt.
refused-no-such-challenge = Diese Herausforderung gibt es nicht mehr. Starte eine neue mit `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } nimmt gerade keine Herausforderungen an. Fordere jemand anderen heraus, oder lass `gegner` weg, dann können alle annehmen.
refused-asked-often-enough = Du hast { $opponent } schon so oft herausgefordert, wie es geht, zurückgezogene und verfallene Herausforderungen mitgezählt. Noch einmal fragen kannst du { $until }, oder sobald eine davon angenommen wird.
refused-too-many-challenges = Mehr als { $most } Herausforderungen auf diesem Server gehen nicht. Zurückgezogene und verfallene zählen einen Tag lang mit. Die nächste geht { $until }, oder sobald jemand auf eine antwortet.
refused-declined-lately = { $opponent } hat gerade eine Herausforderung von dir abgelehnt. Noch einmal fragen kannst du { $until }. Andere kannst du sofort herausfordern.
refused-own-challenge = Das ist deine eigene Herausforderung. Antworten muss jemand anderes. Hier kannst du sie zurückziehen.
refused-not-your-challenge = Nur { $opponent } kann auf diese Herausforderung antworten. Starte deine eigene mit `/dvonn challenge`.
refused-decline-open-challenge = Diese Herausforderung ist für alle offen, du musst sie also nicht ablehnen.
refused-not-your-withdrawal = Nur { $challenger } kann diese Herausforderung zurückziehen.
refused-challenge-closed = Eine neue Herausforderung startest du mit `/dvonn challenge`.
refused-no-such-match = Partie { $match } gibt es auf diesem Server nicht. `/dvonn games` zeigt deine.
no-games-here = Du spielst hier gerade nicht. Mit `/dvonn challenge` beginnst du eine Partie.
no-games-anywhere = Du spielst gerade keine Partie. `/dvonn challenge` startet eine: in unseren Direktnachrichten gegen mich, in jedem anderen Chat oder Kanal gegen andere.
refused-direct-no-such-match = Eine Partie { $match } hast du nicht. `/dvonn games` zeigt deine. Partien von anderen zeige ich nur auf ihrem Server.
refused-only-in-servers = **{ $command }** geht nur in einem Kanal auf einem Server, wo andere es sehen. Nutze es bitte dort.
refused-nobody-else-here = Diesen Chat liest sonst niemand. Nenne jemanden, gegen den du schon gespielt hast, oder fordere andere in einem Kanal auf einem Server heraus.
refused-not-played-yet = Von hier aus kannst du nur herausfordern, gegen wen du schon gespielt hast: So bekommt niemand Nachrichten von Fremden. Fordere { $opponent } in einem Kanal oder Chat heraus, in dem ihr beide seid.
refused-cannot-write-to = Meine Direktnachrichten erreichen { $opponent } nicht, also lässt sich dort nicht spielen. Sie müssen zuerst erlaubt werden.
refused-left-the-server = Du bist nicht mehr auf dem Server dieser Partie. Tritt ihm wieder bei und versuch es dann noch einmal.
refused-unclear-match = Mehrere Partien kommen infrage: { $matches }. Gib unter `partie` eine Nummer an.
refused-not-a-player = Das können nur die beiden, die spielen: { $white } und { $black }. Starte deine eigene Partie mit `/dvonn challenge`.
refused-match-over = Partie { $match } ist zu Ende. Starte eine neue mit `/dvonn challenge`.
refused-out-of-time = Zu spät: In Partie { $match } war bereits eine Bedenkzeit abgelaufen. Das Ergebnis steht gleich hier.
refused-own-match = Partie { $match } ist deine eigene, deshalb entscheidest du nicht über sie. Bitte jemand anderen aus der Serververwaltung.
refused-board-moved-on = Dieses Brett war nicht mehr aktuell. So steht die Partie jetzt.
refused-not-your-turn = Du bist nicht dran. Am Zug: { $player }.
refused-no-more-time-to-give = Du hast in dieser Partie schon { $most }-mal Zeit geschenkt. Öfter geht es nicht.
refused-offer-stands = Ein anderes Angebot ist noch offen. { $offer }
refused-offer-lapsed = Dieses Angebot gilt nicht mehr. Es wurde beantwortet, oder es wurde inzwischen gezogen.
refused-offer-declined = { $opponent } hat das gerade abgelehnt. Wenn ihr beide gezogen habt, kannst du noch einmal fragen.
refused-own-offer = Das ist dein eigenes Angebot. Antworten muss { $opponent }.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen. Du kannst nur deinen eigenen Zug zurücknehmen, bevor die andere Seite geantwortet hat.
refused-too-many-replies = Ein Plan hat höchstens { $most } Antworten. Lösch zuerst einige davon.
refused-plan-of-spaces = Alle Steine sind gesetzt, es gibt also keine Felder mehr zu planen. Züge planst du unter **Ausprobieren**.
refused-plan-of-moves = Es werden noch Steine gesetzt. Wohin deine kommen, planst du mit **Vorausplanen** unter **Mehr**.
refused-plan-without-answer = Zu diesem Plan fehlt deine Antwort. Spiel nach dem gegnerischen Zug deinen eigenen.
refused-plan-changed = Dein Plan hat sich inzwischen geändert. So sieht er jetzt aus.
refused-illegal-plan = Nicht eingeplant, weil es dort nicht mehr geht: { $move }.
refused-no-rematch-yet = Diese Partie läuft noch. Um eine Revanche kannst du bitten, wenn sie zu Ende ist.
refused-not-a-space = „{ $text }“ ist kein Feld des Bretts. Gib einen Buchstaben von a bis k und eine Reihe von 1 bis 5 an, zum Beispiel c3.
refused-missing-permissions = Fehlende Berechtigungen in { $channel }: { $permissions }. Bitte die Moderation darum, oder spiel in einem anderen Kanal.
refused-no-channel = Ich kann in { $channel } nicht schreiben. Bitte die Moderation, den Kanal für mich freizugeben, oder spiel in einem anderen.
refused-locked = { $channel } ist gesperrt, deshalb kann ich dort nicht schreiben. Bitte die Moderation, den Thread zu entsperren, oder spiel in einem anderen Kanal.
refused-timeout = Die Moderation hat mir einen Timeout bis { $until } gegeben. Versuch es danach noch einmal.
refused-refused = Discord lehnt meine Nachricht in { $channel } ab. Versuch es später noch einmal, oder spiel in einem anderen Kanal.
refused-not-the-manager = Dafür brauchst du die Berechtigung **Server verwalten**. Frag jemanden mit dieser Berechtigung.
refused-not-a-date = „{ $text }“ verstehe ich nicht als Datum in der Zukunft. Beispiele: 24.12., morgen, Freitag, 5 Tage, 2 Wochen.
refused-not-quiet-hours = „{ $text }“ kann ich nicht lesen. Wähle beide Uhrzeiten und gib eine Zeitzone wie Europe/Berlin an.
refused-not-a-daily-hour = „{ $text }“ kann ich nicht lesen. Wähle eine Uhrzeit und gib eine Zeitzone wie Europe/Berlin an.
refused-not-a-pace = Mit „{ $text }“ kann ich keine Uhr stellen. Schreib, wie viel Zeit jeder Zug hat, etwa 3d oder 10m, oder eine Zeit am Anfang und was jeder Zug dazugibt: 10m + 10s oder 3d + 1d < 5d (höchstens 5 Tage). Am Anfang sind 10s bis 30d möglich.
refused-time-without-unit = Bei „{ $part }“ fehlt die Einheit: d für Tage, h für Stunden, m für Minuten, s für Sekunden. Schreib zum Beispiel { $instead } oder { $other }.
refused-times-without-sign = „{ $part }“ kann eine Zeit sein oder zwei. Schreib { $instead } für eine Zeit pro Zug oder { $other } für eine Zeit am Anfang und was jeder Zug dazugibt.
refused-clock-without-start = Mit „{ $part }“ am Anfang könnte niemand ziehen. Gib am Anfang etwas Zeit, zum Beispiel { $instead } oder { $other }.
refused-clock-too-short = „{ $part }“ ist zu kurz: Am Anfang sind mindestens 10s nötig. Schreib zum Beispiel { $instead } oder { $other }.
refused-time-too-long = „{ $part }“ ist zu lang: Mehr als 30d sind nicht möglich. Schreib zum Beispiel { $instead } oder { $other }.
refused-maximum-too-low = Höchstens „{ $part }“ ist weniger als die Zeit am Anfang. Schreib mindestens so viel, zum Beispiel { $instead }.
refused-maximum-without-increment = Kein Zug gibt Zeit dazu, also sammelt sich nichts bis „{ $part }“ an. Schreib { $instead } für diese Zeit pro Zug oder { $other }.
refused-not-days-off = „{ $text }“ verstehe ich nicht als freie Tage. Schreib die Tage als Zahlen von 1 (Montag) bis 7 und eine Zeitzone: 67 Europe/Berlin. Eine Zeitzone allein steht für Samstag und Sonntag dort.
refused-away-too-long = { $days ->
    [0] Du hast alle { $most } Tage für dieses Jahr verbraucht. Jeder davon wird nach einem Jahr wieder frei.
   *[other] Das ist zu lang. Noch übrig in diesem Jahr: { $days } von { $most } Tagen. Wähle ein früheres Datum.
  }
refused-channel-not-allowed = Auf diesem Server wird in anderen Kanälen gespielt: { $channels }. Nutze den Befehl bitte dort.
refused-late-form = Ich war zu langsam, tut mir leid. Drück bitte noch einmal auf den Button.
refused-not-watchable = Diese Partie läuft in einem privaten Thread. Zuschauen kannst du nur dort, wo du sie siehst.
refused-unreadable-command = Ich konnte den Befehl nicht lesen. Vielleicht hat er sich geändert, seit du Discord geöffnet hast. Starte Discord neu und gib ihn dann noch einmal ein.
refused-not-in-server = Ich bin noch nicht auf diesem Server, deshalb geht das hier nicht. Bitte jemanden, der ihn verwaltet, [mich einzuladen]({ $invite }). Herausfordern kannst du hier trotzdem, und gegen mich spielst du in deinen Direktnachrichten.
refused-not-in-private-channels = In diesem Chat kann ich nur dir antworten; die anderen würden nichts davon sehen. Spiel gegen mich: Das Brett kommt in deine Direktnachrichten. Andere forderst du gleich hier mit `/dvonn challenge` heraus.
refused-no-files-here = Du darfst in diesem Kanal keine Dateien anhängen, deshalb kann ich dir hier keine schicken. Nutze den Befehl in deinen Direktnachrichten mit mir.
refused-no-direct-messages = Meine Direktnachrichten erreichen dich nicht, und dort würdest du spielen. Erlaube sie von Mitgliedern eines gemeinsamen Servers, und versuch es dann noch einmal.
refused-seen-by-nobody-else = In diesem Kanal darfst du mitgebrachte Apps nicht öffentlich nutzen; nur du würdest die Herausforderung sehen. Nutze `/dvonn challenge` in einer Gruppe oder in deinen Direktnachrichten mit jemandem. Oder spiel gegen mich: Das Brett kommt in deine Direktnachrichten.
others-play-install = Für eine eigene [füge mich zu deinen Apps hinzu]({ $install }) und nutze `/dvonn challenge`.
refused-others-play = Dieses Brett bedienen nur { $white } und { $black }: Das ist ihre Partie.
refused-discord-silent = Discord antwortet gerade nicht, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.
refused-outdated-control = Dieser Button ist veraltet. Öffne die Partie mit `/dvonn games`, dann bekommst du einen neuen.

illegal-game-over = Die Partie ist zu Ende.
illegal-must-place = Erst müssen alle 49 Steine gesetzt sein, dann werden Stapel gezogen. Drück **Stein setzen**, oder gib mit `/dvonn move` ein Feld an.
illegal-must-stack = Alle Steine sind gesetzt, jetzt werden Stapel gezogen. Drück **Ziehen**, oder gib mit `/dvonn move` zwei Felder an, etwa d3 c2.
illegal-must-pass = Keiner deiner Stapel kann ziehen, deshalb passt du.
illegal-may-not-pass = Einer deiner Stapel kann ziehen, also darfst du nicht passen.
illegal-occupied = { $space } ist besetzt. Wähle ein leeres Feld.
illegal-empty-space = Auf { $source } steht kein Stapel.
illegal-lone-dvonn = Der DVONN-Stein auf { $source } gehört niemandem und zieht nie allein.
illegal-not-your-stack = Der Stapel auf { $source } gehört nicht dir. Sein oberster Stein hat die andere Farbe.
illegal-surrounded = Der Stapel auf { $source } ist von allen sechs Seiten eingeschlossen und kann deshalb nicht ziehen.
illegal-same-space = Der Stapel auf { $source } kann nicht auf sein eigenes Feld ziehen.
illegal-not-a-straight-line = { $move } ist keine gerade Linie.
illegal-wrong-distance = Der Stapel auf { $source } hat { $height ->
    [one] { $height } Stein und zieht deshalb genau { $height } Feld
   *[other] { $height } Steine und zieht deshalb genau { $height } Felder
  } weit, nicht { $distance }.
illegal-empty-target = { $target } ist leer. Ein Zug muss auf einem Stein oder Stapel enden.
illegal-anywhere = { $height ->
    [1] Neben { $source } gibt es nichts, worauf der Stapel landen kann.
   *[other] Genau { $height } Felder von { $source } entfernt gibt es nichts, worauf der Stapel landen kann.
  }
legal-targets = Mögliche Züge von { $source }: { $targets }.
legal-stacks = Diese Stapel kannst du ziehen: { $spaces }.

apology = Bei mir ist etwas schiefgegangen, tut mir leid. Versuch es bitte noch einmal. Wenn es so bleibt, gib diese Nummer an die Leute weiter, die den Bot betreiben: **{ $reference }**
apology-store = Ich komme gerade nicht an meine Datenbank, tut mir leid. Es wurde nichts geändert. Versuch es bitte in einer Minute noch einmal. Nummer: **{ $reference }**
apology-saved = Bei mir ist etwas schiefgegangen, tut mir leid, aber gespeichert ist es schon. Sieh nach, bevor du es wiederholst. Nummer: **{ $reference }**
apology-stopping = Ich werde gerade neu gestartet und konnte das nicht zu Ende bringen, tut mir leid. Sieh bitte nach, ob es geklappt hat. Wenn nicht, versuch es in einer Minute noch einmal.

refused-picture-too-large = Diese Animation wäre größer als { $limit } kB. Im **Verlauf** siehst du dieselben Züge einzeln.
refused-not-to-be-shared-here = Nicht alle hier können den Kanal dieser Partie sehen, deshalb teile ich sie hier nicht. In ihrem eigenen Kanal kannst du sie teilen.
refused-may-not-write = Du darfst in { $channel } nicht schreiben, deshalb veröffentliche ich dort nichts für dich. Versuch es in einem Kanal, in dem du es darfst.
refused-shared-often = Du hast hier in kurzer Zeit schon { $most }-mal etwas geteilt. Damit auch andere Platz haben, kannst du das erst { $until } wieder.
refused-no-such-import = Diese Notation habe ich nicht mehr, denn ich behalte jede nur 7 Tage. Importiere sie mit `/dvonn import` noch einmal.
refused-nothing-left-to-play = Dort ist die Partie schon zu Ende, also kannst du von dort nicht weiterspielen. Wähle einen früheren Zug.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-dvonn = Das Brettspiel DVONN: lernen, herausfordern und Zug um Zug spielen
command-dvonn-club = DVONN auf diesem Server: Rangliste, Aufgaben, Archiv und mehr
command-dvonn-admin = DVONN auf diesem Server verwalten

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-opponent = gegner
name-channel = kanal
name-setup = aufbau
name-match = partie
name-user = person
name-player = person

pace-none = unbegrenzt
pace-per-move = { $time } pro Zug
pace-increment = { $bank } + { $increment } pro Zug
pace-capped = { $bank } + { $increment }/Zug, max. { $cap }
pace-whole = { $bank } für die ganze Partie
pace-other = eigene Bedenkzeit …
pace-live = ⚡ Live, jetzt
pace-rest = { $pace }; freie Tage: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Eigene Bedenkzeit
form-pace-bank = Zeit am Anfang
form-pace-bank-explanation = Eine Zahl mit d, h, m oder s: 3d sind 3 Tage. Auch 12h, 10m und 30s gehen.
form-pace-increment = Zusätzlich pro Zug
form-pace-increment-explanation = Zum Beispiel 1d oder 10s. Ohne Angabe gilt die ganze Zeit für jeden Zug.
form-pace-cap = Höchstens
form-pace-cap-explanation = Wie viel sich ansammeln kann, zum Beispiel 5d. Ohne Angabe unbegrenzt.
duration-d = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
  }
duration-h = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
  }
duration-m = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
  }
duration-s = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
  }
option-match = Die Nummer der Partie, wenn du mehrere hast
option-finished-match = Die Nummer der beendeten Partie
option-only-against = Nur Partien gegen diese Person

## Private Antworten

done-challenged = Deine Herausforderung steht im Kanal. Wird sie angenommen, beginnt die Partie sofort.
done-challenged-directly = Ich habe { $opponent } per Direktnachricht gefragt. Die Partie beginnt, sobald die Herausforderung angenommen ist; gespielt wird in euren Direktnachrichten mit mir.

## Der Computer

button-computer-again = Stufe { $level } spielen
button-computer-change = Ändern…
button-ask-to-resign = Zum Aufgeben auffordern
computer-begin = **Gegen den Computer.** Ich antworte in wenigen Sekunden. Du kannst jeden Zug zurücknehmen, und es gibt keine Uhr. Wähle Stufe, Aufbau und Farbe.
computer-up-to = Höchste Stufe im Moment: { $most }.
computer-level = Stufe { $level }
computer-level-1 = Hat gerade die Regeln gelernt
computer-level-2 = Schaut einen Zug voraus und übersieht vieles
computer-level-3 = Spielt ab und zu
computer-level-4 = Spielt oft und übersieht wenig
computer-level-5 = Verschenkt selten etwas
computer-level-6 = Plant zwei Züge voraus
computer-level-7 = Spielt stark
computer-level-8 = Schwer zu schlagen
computer-level-9 = Schlägt starke Programme
computer-level-10 = So stark, wie ich kann: ein bis zwei Sekunden pro Zug
computer-resigned = Stimmt, das kann ich nicht mehr retten. Gut gespielt!
computer-not-lost = Noch gebe ich nicht auf. Vielleicht kann ich das noch retten.
done-computer = Partie { $match } hat begonnen.
done-computer-direct = { $place ->
        [guild] Ich kann hier keinen Thread öffnen. Unsere Partie { $match } findest du in deinen Direktnachrichten.
       *[foreign] Unsere Partie { $match } findest du in deinen Direktnachrichten, weil ich hier kein Brett aktuell halten kann.
    }

## Buttons

button-cut-off = Abtrennung
button-replay = Wiederholung

## Zurückblicken

history-at = { $title } · { $ply ->
    [0] der Anfang{ $left ->
        [0] {""}
        [one] , { $left } Zug folgt
       *[other] , { $left } Züge folgen
      }
   *[other] Zug { $ply } von { $last }
  }
history-begun-here = Von hier an haben die beiden selbst weitergespielt.
ask-ply = Zu einem Zug springen
option-start = Anfang
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
shared-by = Geteilt von { $player }:

replay-drawing = Ich zeichne Zug für Zug. Das dauert einen Moment.

## Buttons

button-place = Stein setzen
button-back-to-panel = Zurück zu deinem Zug
button-next = Nächste Partie
button-show-panel = Partie zeigen

## Ziehen

panel-heading = **Du ({ colour }) gegen { $opponent }:** { $task }.
panel-waits = **{ $opponent } denkt nach.** Du spielst { colour }.
panel-farewell = **Partie { $match } geht weiter,** aber diese Seite kann ich nicht mehr aktualisieren. Mit **Partie zeigen** siehst du, wie es steht.
panel-choose-move = Wähle deinen Zug
panel-choose-stack = Wähle einen Stapel zum Ziehen
# Wer das Brett ansieht, in der Leiste darüber.
bar-you = Du
next-is = Als Nächstes: { $opponent }, Partie { $match }.

## Das Ende einer Partie, für eine der beiden Seiten

ended-board = { $result ->
    [won] **Du hast { $own }–{ $other } gewonnen.**
    [lost] **Du hast { $own }–{ $other } verloren.**
   *[tied] **Unentschieden, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Du hast gewonnen:** { $opponent } hat aufgegeben.
   *[lost] **Du hast aufgegeben,** { $opponent } gewinnt.
  }
ended-time = { $result ->
    [won] **Du hast gewonnen:** Die Zeit von { $opponent } ist abgelaufen.
   *[lost] **Du hast verloren:** Deine Zeit ist abgelaufen.
  }
ended-agreement = **Remis:** Du und { $opponent } habt euch darauf geeinigt.
ended-score = Stand: { $own }–{ $other }.
ended-led = { $before ->
    [you] Du hast vom ersten Zug an geführt.
   *[opponent] { $opponent } hat vom ersten Zug an geführt.
  }
# Wer bis dahin vorn lag, und wie viele Steine der Zug abgetrennt hat.
ended-turned = { $before ->
    [you] Du hast bis Zug { $ply } geführt
    [opponent] { $opponent } hat bis Zug { $ply } geführt
   *[nobody] Bis Zug { $ply } lagt ihr gleichauf
  }.
ended-cut-off = { $loser ->
    [you] Dieser Zug trennte { $pieces } deiner Steine ab.
   *[opponent] Dieser Zug trennte { $pieces } der gegnerischen Steine ab.
  }
button-play-again = Noch einmal spielen
button-result = Ergebnis

## Pläne

plan-no-spaces = **Partie { $match }: kein Plan.** Wähle eine Reihe, dann ein Feld. Dort setze ich, sobald du am Zug bist.
plan-spaces = **Partie { $match }: dein Plan.** Immer wenn du am Zug bist, setze ich auf das erste dieser Felder, das noch leer ist: { $spaces }.
plan-placed = Wie geplant gespielt: **{ $spaces }**.

## Der Computer

panel-computer-thinks = Ich denke über meinen Zug nach

## Private Antworten

done-played = Gespielt: **{ $move }**.
done-answered = { $opponent } hatte eine Antwort geplant. Das Brett ist deshalb schon weiter.
next-none-anywhere = Keine Partie wartet auf dich. `/dvonn challenge` startet eine neue: in unseren Direktnachrichten gegen mich, in jedem anderen Chat oder Kanal gegen andere.
next-none = Keine Partie wartet auf dich. Eine neue startest du mit `/dvonn challenge`.

## Notationen

record-event = DVONN auf Discord, Partie { $match }

## Regeln und Hilfe

tip-edge = 💡 **Rat:** Setz ein paar Steine an den Rand. Dort können sie von Anfang an ziehen. Weiter innen müssen sie warten, bis ein Nachbar wegzieht.
tip-red = 💡 **Rat:** Bleib nah bei den DVONN-Steinen ({ $spaces }). Sobald gezogen wird, ist jeder Stapel ohne Verbindung zu ihnen aus dem Spiel.
tip-start = 💡 **Rat:** Fang am Rand an: { $space } kann einen { $colour ->
    [white] weißen
   *[black] schwarzen
  } Nachbarn übernehmen.
tip-landing = 💡 **Rat:** Lande auf gegnerischen Stapeln. Du übernimmst, worauf du landest, und die andere Seite hat einen Stapel weniger zum Ziehen.
tip-links = 💡 **Rat:** Achte auf deine Verbindungen. Zieht der Stapel auf { $space } weg, kannst du { $spaces } verlieren.
tip-mobile = 💡 **Rat:** Halte deine Stapel niedrig. Der auf { $space } findet { $height } Felder weiter kein Ziel. Je höher ein Stapel, desto eher sitzt er fest.
tip-danger = 💡 **Rat:** Behalte den DVONN-Stein auf { $space } im Auge. Zieht er weg, kannst du { $spaces } verlieren. Du könntest vorher auf ihm landen.
tip-last = 💡 **Rat:** Oft entscheiden die letzten Züge. Heb dir welche auf, damit die andere Seite vor dir passen muss.

## Tables

table-unlisted-private = Du stehst nicht in der Rangliste, weil dein Profil verborgen ist. Das änderst du unter `/dvonn preferences`.

## The log of managers

log-setting = { $manager } hat eine Einstellung geändert. **{ $setting }:** { $value }
log-show = { $manager } hat in { $channel } eingerichtet: { $value }.
log-stop-showing = { $manager } hat die Anzeige beendet: { $value }.
log-cancel-match = { $manager } hat Partie { $number } abgebrochen.
log-cancel-challenge = { $manager } hat Herausforderung { $number } abgebrochen.
log-ban = { $manager } hat { $player } für Herausforderungen gesperrt.
log-unban = { $manager } hat { $player } entsperrt.
log-unrate = { $manager } hat Partie { $number } aus der Wertung genommen.

## Titles with a role

role-missing = ⚠️ Ich kann diese Rolle noch nicht vergeben: Dafür brauche ich **Rollen verwalten** und eine Rolle über ihr.

## Datumsangaben

# Ein Datum und ein Monat in Zahlen. Was getippt wird, wird in derselben Reihenfolge gelesen.
date = { $day }.{ $month }.{ $year }
date-month = { $month }/{ $year }
# Wörter, die gelesen werden: heute und die folgenden Tage, die Wochentage ab Montag, und womit die zwölf Monate
# anfangen, so weit, dass sie sich unterscheiden. Zwischen Schreibweisen stehen Schrägstriche, in einem Wort Bindestriche;
# „#“ steht für eine Zahl.
names-of-coming-days = heute morgen übermorgen/uebermorgen
names-of-days-ahead = in-#-tagen/in-#-tag/#-tage
names-of-weekdays = Montag/mo Dienstag/di Mittwoch/mi Donnerstag/do Freitag/fr Samstag/sa/sonnabend Sonntag/so
names-of-months = jan/jän feb mär/maer/mrz apr mai jun jul aug sep okt nov dez

## Warum ein Zug ein Fehler war: was auf ihn folgt, oder was auf einen besseren gefolgt wäre

cause-own = { $mover ->
    [you] aus deinen Stapeln
    [they] aus den Stapeln der anderen Seite
    [white] aus den Stapeln von Weiß
   *[black] aus den Stapeln von Schwarz
  }
cause-other = { $mover ->
    [you] aus den Stapeln der anderen Seite
    [they] aus deinen Stapeln
    [white] aus den Stapeln von Schwarz
   *[black] aus den Stapeln von Weiß
  }
cause-own-stack = { $mover ->
    [you] deinen { $pieces }er-Stapel
    [they] den { $pieces }er-Stapel der anderen Seite
    [white] den { $pieces }er-Stapel von Weiß
   *[black] den { $pieces }er-Stapel von Schwarz
  }
cause-other-stack = { $mover ->
    [you] den { $pieces }er-Stapel der anderen Seite
    [they] deinen { $pieces }er-Stapel
    [white] den { $pieces }er-Stapel von Schwarz
   *[black] den { $pieces }er-Stapel von Weiß
  }
cause-cuts-own = Er trennt { $pieces } eigene Steine ab.
cause-link = Danach trennt { $move } { $pieces } Steine { cause-own } ab: Nur der Stapel auf { $source } hat sie verbunden.
cause-carried = Danach zieht der DVONN-Stein mit { $move } von { $source } weg. Das trennt { $pieces } Steine { cause-own } ab.
cause-cut-off-later = Er führt zu { $mover ->
    [you] deinem eigenen Zug { $move }
    [they] dem Zug { $move } der anderen Seite
    [white] dem weißen Zug { $move }
   *[black] dem schwarzen Zug { $move }
  }, und das trennt { $pieces } Steine { cause-own } ab.
cause-gives = Danach übernimmt { $move } { cause-own-stack }, der eben dorthin gezogen ist.
cause-loses = Danach übernimmt { $move } { cause-own-stack } auf { $space }.
cause-loses-piece = Danach übernimmt { $move } { $mover ->
    [you] deinen Stein
    [they] den Stein der anderen Seite
    [white] den Stein von Weiß
   *[black] den Stein von Schwarz
  } auf { $space }.
cause-stuck = Ein paar Züge später { $mover ->
    [you] hast du
    [they] hat die andere Seite
    [white] hat Weiß
   *[black] hat Schwarz
  } keinen Zug mehr.
cause-frees = Er macht den Weg frei für { cause-other-stack } auf { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move } hätte
   *[later] Nach { $better } hätte { $move }
  } { $pieces } Steine { cause-other } abgetrennt.
cause-missed-take = { $soon ->
    [now] { $move } hätte
   *[later] Nach { $better } hätte { $move }
  } { cause-other-stack } auf { $space } übernommen.
cause-missed-dvonn = { $move } hätte den DVONN-Stein auf { $space } übernommen.
cause-loses-dvonn = Danach übernimmt { $move } den DVONN-Stein auf { $space }.
cause-missed-stuck = Nach { $better } { $mover ->
    [you] hätte die andere Seite
    [they] hättest du
    [white] hätte Schwarz
   *[black] hätte Weiß
  } bald keinen Zug mehr gehabt.
cause-ending = Zu Ende gespielt: { $actual }. Nach { $better }: { $possible }.
cause-score = { $count } Züge später: { $actual }. Nach { $better }: { $possible }.
cause-moves = du { $own }, die andere Seite { $other }
cause-freedom = Mögliche Züge kurz danach: { $actual }. Nach { $better }: { $possible }.
cause-and-other = Dabei fallen auch { $also } Steine { cause-other } weg.
cause-and-own = Dabei wären auch { $also } Steine { cause-own } weggefallen.
cause-result = Bewiesen: vorher { $before ->
    [win] gewonnen
   *[tie] unentschieden
  }, danach { $after ->
    [tie] unentschieden
   *[loss] verloren
  }.
