# Alles, was der Bot sagt, auf Deutsch. Ein Test findet Sätze, die fehlen oder zu viel sind.
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
# Das steht überall, wo ein Name stehen kann, und muss dort passen wie ein Name.
former-player = gelöschtes Konto
language-name = Deutsch

## Die Nachricht mit dem Brett

board-heading = **DVONN · Partie { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Weiß ist am Zug
   *[black] Schwarz ist am Zug
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Weiß setzt
   *[black] Schwarz setzt
  }** Stein { $count } von { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Weiß setzt
   *[black] Schwarz setzt
  }** DVONN-Stein { $count } von { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Weiß, deine Bedenkzeit läuft bald ab
   *[black] Schwarz, deine Bedenkzeit läuft bald ab
  }**
your-turn = { $sign } **Du bist dran:** { $task }
task-move = Zieh einen Stapel
task-place-own = Setz den { $colour ->
    [white] weißen
   *[black] schwarzen
  } Stein { $count } von { $total }
task-place-dvonn = Setz den roten DVONN-Stein { $count } von { $total }

told-begun-full = Das Brett ist leer: Weiß beginnt.
told-begun-record = Die Partie beginnt mit einer vorgegebenen Stellung.
told-begun-random = Die Steine wurden zufällig aufgestellt: Weiß beginnt.
told-placed-own = { colour } setzt einen Stein auf { $space }.
told-placed-dvonn = { colour } setzt einen DVONN-Stein auf { $space }.
told-all-placed = Alle Steine sind gesetzt. Weiß hat den letzten gesetzt und macht auch den ersten Zug.
told-moved = { $colour ->
    [white] Weißer
   *[black] Schwarzer
  } { $height ->
    [1] Einzelstein
   *[other] { $height }er-Stapel
  }: { $move }, jetzt ein { $built }er-Stapel.
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

told-earlier = -# { $told }
told-latest = -# Zuletzt: { $told }
told-undone = { colour } nimmt { $move } zurück: Beide waren einverstanden.

clock-runs = { $until }
clock-away = bis { $until } abwesend
clock-halted-channel = Die Partie ruht: In { $channel } kann ich nicht schreiben. Mit `/dvonn board` geht sie in einem anderen Kanal weiter.
clock-halted-direct = Die Partie ruht: Meine Direktnachrichten erreichen dich nicht. Erlaube sie, dann geht es hier mit `/dvonn board` weiter.
clock-halted-left = Die Partie ruht: Jemand von beiden hat den Server verlassen.
clock-halted-server = Die Partie ruht: Ich bin nicht mehr auf dem Server.

offer-draw = 🤝 **{ $player } bietet Remis an.** { $other }, nimm an oder lehne ab; mit dem nächsten Zug verfällt das Angebot.
offer-undo = ↩️ **{ $player } möchte { $move } zurücknehmen.** { $other }, nimm an oder lehne ab; mit dem nächsten Zug verfällt die Bitte.
offer-draw-refused = { $player } spielt lieber weiter: vorerst kein Remis.
offer-undo-refused = { $player } lässt den Zug stehen.

result-board = 🏆 **{ $first } gewinnt { $more }–{ $less }** gegen { $second }.
result-resignation = 🏆 **{ $first } gewinnt:** { $phase ->
    [placing] { $second } hat aufgegeben.
   *[stacking] { $second } hat bei { $more }–{ $less } aufgegeben.
  }
result-time = 🏆 **{ $first } gewinnt:** { $phase ->
    [placing] { $second } hat die Bedenkzeit überschritten.
   *[stacking] { $second } hat bei { $more }–{ $less } die Bedenkzeit überschritten.
  }
result-tie = 🤝 **Unentschieden, { $more }–{ $more }:** { $first } und { $second } teilen sich den Sieg.
result-agreement = 🤝 **Remis:** { $phase ->
    [placing] { $first } und { $second } haben sich darauf geeinigt.
   *[stacking] { $first } und { $second } haben sich bei { $more }–{ $less } darauf geeinigt.
  }
result-abandoned = **Ohne Ergebnis geschlossen:** Die Partie zwischen { $first } und { $second } hat 30 Tage geruht.
result-void = **Ohne Ergebnis:** Zwischen { $first } und { $second } hat niemand gewonnen.
result-cancelled-time = **Abgesagt, niemand hat verloren:** Die Zeit lief ab, bevor { $first } und { $second } beide einmal gezogen hatten.
result-cancelled-manager = **Abgesagt, niemand hat verloren:** Die Serververwaltung hat die Partie zwischen { $first } und { $second } beendet.

## Eine Stellung in Worten: was ein Bild zeigt, für alle, die es nicht sehen

position-won = Die Partie ist zu Ende: { colour } gewinnt { $more } zu { $less }.
position-tied = Die Partie ist zu Ende: unentschieden, { $more } zu { $more }.
position-place-dvonn = { colour } ist am Zug und setzt einen DVONN-Stein.
position-place-white = { colour } ist am Zug und setzt einen weißen Stein.
position-place-black = { colour } ist am Zug und setzt einen schwarzen Stein.
position-pass = { colour } hat keinen Zug und muss passen.
position-move = { colour } ist am Zug.
position-score = Stand: Weiß { $white }, Schwarz { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nichts.
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
   *[other] Die anderen { $count } Felder sind leer.
  }
position-last-move = Letzter Zug: { $told }.
position-cut-off = { $count ->
    [one] Er hat den Stapel auf { $told } abgetrennt.
   *[other] Er hat die Stapel auf { $told } abgetrennt.
  }
position-falling = { $count ->
    [one] Der Zug würde den Stapel auf { $told } abtrennen.
   *[other] Der Zug würde die Stapel auf { $told } abtrennen.
  }
position-blocked = Ringsum eingeschlossen, also blockiert: { $told }.
position-played = Unterbrochener Pfeil, der gespielte Zug: { $told }.
position-numbered = Nummerierte Pfeile, geplant: { $told }.
position-better = Durchgehender Pfeil, ein besserer Zug: { $told }.
position-chosen = Gewählt: { $told }.
position-targets = { $count ->
    [one] Ziel: { $told }.
   *[other] Ziele: { $told }.
  }
position-movable = Ziehen können: { $told }.
position-planned = Geplant, in dieser Reihenfolge: { $told }.
position-danger = In Gefahr: { $threats }.
position-threat = { $spaces }, wenn { colour } { $space } zieht

## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-to-challenge = Ansehen
button-place = Stein setzen
button-move = Ziehen
button-why-not = Andere Stapel?
button-close = Schließen
button-more = Mehr
button-back-to-panel = Zurück zu deinem Zug
button-back = Zurück
button-never-mind = Doch nicht
button-play-anyway = Ja, spielen
button-resign = Aufgeben
button-in-words = Brett als Text
button-rules = Spielregeln
button-rules-short = Regeln
button-agree = Annehmen
button-refuse = Ablehnen
button-rematch = Revanche
button-move-here = Hier weiterspielen
button-undo = Zug zurücknehmen
button-draw = Remis anbieten
button-plan = Vorausplanen
button-drop-plan = Plan verwerfen
button-drop-branch = Antwort verwerfen
button-whole-plan = Ganzer Plan
button-plan-line = Das planen
button-plan-on = Weiterplanen
button-resign-there = Dort aufgeben
button-next = Nächste Partie
button-to-board = Zum Brett
button-history = Verlauf
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Abtrennung
button-cut-off-after = Abtrennung ⏩
button-share = Teilen
button-replay = Wiederholung
button-replay-last = Nur die letzten 20 Züge
button-replay-all = Die ganze Partie
button-record = Exportieren
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Ab hier spielen
button-challenge = Jemanden herausfordern
button-setup-full = Wir setzen selbst
button-setup-random = Zufällig aufgestellt
button-anybody = Für alle offen
button-to-record = Zurück zur Notation
button-games = Meine Partien
button-games-running = Laufend
button-games-finished = Beendet
button-open = Öffnen
button-live = Laufende Partien
button-commands = Alle Befehle
button-support = Hilfe holen
button-privacy = Datenschutz
button-terms = Bedingungen
button-earlier-page = Zurück
button-later-page = Weiter

## Direktnachrichten und Threads

ping-challenge = **{ $challenger } fordert dich auf { $server } zu DVONN heraus.**
ping-rematch = **{ $challenger } möchte auf { $server } eine Revanche für Partie { $match }.** Die Farben werden getauscht.
ping-turn = **Partie { $match } auf { $server }:** Du bist gegen { $opponent } am Zug.
ping-offer = **Partie { $match } auf { $server }:** { $opponent } wartet auf deine Antwort.
ping-reminder = ⏳ **Partie { $match } auf { $server }:** Deine Bedenkzeit für diesen Zug gegen { $opponent } läuft bald ab.
direct-message-heading = **Partie { $match } auf { $server }**
direct-message-away = { $opponent } ist bis { $until } abwesend. So lange steht die Uhr von { $opponent } in allen euren Partien; nichts geht verloren.
direct-message-back = { $opponent } war eine Weile abwesend und ist wieder da.
direct-message-halted-permissions = Die Partie und ihre Uhr ruhen: In { $channel } { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
  } { $permissions }. Mit `/dvonn board` geht sie in einem anderen Kanal weiter; nach 30 Tagen wird sie geschlossen.
direct-message-halted-channel = Die Partie und ihre Uhr ruhen: Ihr Kanal ist weg, oder ich sehe ihn nicht mehr. Mit `/dvonn board` geht sie in einem anderen Kanal des Servers weiter; nach 30 Tagen wird sie geschlossen.
direct-message-halted-left = Die Partie und ihre Uhr ruhen: Jemand von euch hat den Server verlassen. Sie geht weiter, sobald ihr beide wieder da seid; nach 30 Tagen wird sie geschlossen.
direct-message-halted-server = Die Partie und ihre Uhr ruhen: Ich bin nicht mehr auf dem Server. Sie geht weiter, wenn ich wieder eingeladen werde; nach 30 Tagen wird sie geschlossen.
direct-message-goes-on = Die Partie hat eine Weile geruht und läuft jetzt wieder.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

## Herausforderungen

challenge-somebody = { $opponent }, **{ $challenger } fordert dich zu DVONN heraus!**
challenge-anybody = **{ $challenger } möchte DVONN spielen.** Wer nimmt an?
challenge-rematch = { $opponent }, **{ $challenger } möchte Revanche für Partie { $match }.** Die Farben werden getauscht.
terms-colour-random = Die Farben werden ausgelost.
terms-colour-white = { $challenger } spielt Weiß.
terms-colour-black = { $challenger } spielt Schwarz.
terms-setup-full = Ihr setzt die Steine selbst: etwa 40 Züge für jeden.
terms-setup-random = Zufällig aufgestellt: Ihr zieht sofort los, etwa 15 Züge für jeden.
terms-setup-record = { $ply ->
    [0] Ihr beginnt mit einer vorgegebenen Stellung.
    [1] Ihr spielt eine notierte Partie nach ihrem ersten Zug weiter.
   *[other] Ihr spielt eine notierte Partie nach Zug { $ply } weiter.
  }
terms-pace = { $days ->
    [0] Ohne Zeitlimit.
    [one] { $days } Tag Bedenkzeit pro Zug.
   *[other] { $days } Tage Bedenkzeit pro Zug.
  }
challenge-open-until = Ohne Antwort verfällt die Herausforderung { $until }.
challenge-accepted = Die Herausforderung von { $challenger } wurde angenommen: Partie { $match } hat begonnen.
challenge-declined = { $opponent } hat die Herausforderung von { $challenger } abgelehnt.
challenge-declined-for = Der Grund: „{ $reason }“
challenge-withdrawn = { $challenger } hat die Herausforderung zurückgezogen.
challenge-expired = Die Herausforderung von { $challenger } ist verfallen: Niemand hat rechtzeitig geantwortet.

challenges-none = Du hast hier keine offenen Herausforderungen. Starte eine mit `/dvonn challenge`.
challenges-none-anywhere = Du hast auf keinem Server offene Herausforderungen. In einem Kanal dort startet `/dvonn challenge` eine; hier kannst du gegen mich spielen.
challenges-anywhere = { $count ->
    [one] **{ $count } offene Herausforderung**
   *[other] **{ $count } offene Herausforderungen**
  }
challenges-heading = { $count ->
    [one] **{ $count } offene Herausforderung hier**
   *[other] **{ $count } offene Herausforderungen hier**
  }
challenges-own = **Deine Herausforderung an { $opponent }**
challenges-own-open = **Deine Herausforderung an alle**
challenges-other = **{ $challenger } fordert dich heraus**

form-decline = Herausforderung ablehnen
form-decline-reason = Warum? Das Feld darf leer bleiben
form-decline-explanation = Deine Worte stehen dann unter der Herausforderung.

## Blockieren

button-block = Blockieren
button-unblock = Nicht mehr blockieren
button-blocked = Von mir Blockierte
done-blocked = **Du hast { $user } blockiert.** Ihr könnt einander nicht mehr herausfordern und keine Herausforderung voneinander annehmen. Laufende Partien gehen weiter, und niemand erfährt davon.
done-unblocked = **Du blockierst { $user } nicht mehr.** Ihr könnt einander wieder herausfordern.
blocked-none = Du hast niemanden blockiert. Blockieren kannst du alle, die dich herausfordern: unter `/dvonn me challenges`, oder nachdem du abgelehnt hast.
blocked-heading = { $count ->
    [one] **Du hast { $count } Person blockiert.**
   *[other] **Du hast { $count } Personen blockiert.**
  }
refused-blocked-by-oneself = Du hast { $opponent } blockiert. Damit ihr gegeneinander spielen könnt, nimm das zuerst unter `/dvonn me preferences` zurück.
kept-blocked = { $count ->
    [one] { $count } Person, die du blockiert hast
   *[other] { $count } Personen, die du blockiert hast
  }

## Menüs von Personen und Nachrichten: Namen haben höchstens 32 Zeichen

menu-challenge = Zu DVONN herausfordern
menu-open = Diese Partie öffnen
menu-read = Als DVONN-Notation lesen
compose-heading = **Fordere { $opponent } zu einer Partie DVONN heraus.** Die Herausforderung erscheint in diesem Kanal.
compose-blocked = Du hast { $opponent } blockiert. Damit ihr gegeneinander spielen könnt, nimm das zuerst zurück.
compose-colour-random = Farben: ausgelost
compose-colour-white = Farben: Ich spiele Weiß
compose-colour-black = Farben: Ich spiele Schwarz
compose-setup-full = Aufbau: Wir setzen selbst
compose-setup-full-means = Je etwa 40 Züge
compose-setup-random = Aufbau: zufällig
compose-setup-random-means = Ihr zieht sofort los: je etwa 15 Züge
compose-pace = { $days ->
    [0] Bedenkzeit: unbegrenzt
    [one] Bedenkzeit: { $days } Tag pro Zug
   *[other] Bedenkzeit: { $days } Tage pro Zug
  }
button-send-challenge = Herausfordern
refused-no-match-in-message = Eine Partie kann ich nur von meinen eigenen Nachrichten aus öffnen: vom Brett, vom Ergebnis, von der angenommenen Herausforderung oder von einem Ping.
refused-no-record-in-message = In dieser Nachricht stehen weder Text noch Datei. Notationen lese ich aus Text, Codeblöcken oder Dateien: im Format von Little Golem, als SGF oder JSON.

## Ziehen

panel-heading = **Partie { $match }:** { $task }.
ask-row = Wähle eine Reihe…
ask-space = Reihe { $row }: Wähle ein Feld.
ask-target = Wähle das Ziel
chosen-stack = **{ $space }**, { $height ->
    [1] ein einzelner Stein, zieht { $height } Feld weit.
   *[other] ein { $height }er-Stapel, zieht { $height } Felder weit.
  }
option-row = Reihe { $row } ({ $count })
option-stack = { $height ->
    [1] einzelner Stein
   *[other] { $height }er-Stapel
  }
option-dvonn = mit DVONN-Stein
option-targets = nach { $targets }
option-makes = ergibt { $height }
option-cuts-off = trennt { $pieces } ab
option-cuts-off-all-own = kostet dich { $own }
option-cuts-off-own = trennt { $pieces } ab ({ $own } von dir)
score-yours = du { $own }–{ $other }
score-colours = Weiß { $white }, Schwarz { $black }
option-own-losses = Vorsicht: { $pieces ->
    [one] { $pieces } Stein davon liegt
   *[other] { $pieces } Steine davon liegen
  } in deinen eigenen Stapeln
why-heading = **Diese können gerade nicht ziehen:**
why-surrounded = - Ringsum eingeschlossen: { $spaces }
why-empty-target = - Kein Stapel in der richtigen Entfernung: { $spaces }
why-lone-dvonn = - DVONN-Steine ziehen nie allein: { $spaces }
ask-move = **{ $move } spielen?**
ask-own-losses = **{ $move } trennt { $stacks ->
    [1] einen deiner Stapel
   *[other] { $stacks } deiner Stapel
  } ab**: { $spaces } ({ $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  }). Trotzdem spielen?

## Pläne

plan-no-spaces = **Partie { $match }: Noch ist nichts geplant.** Wähle eine Reihe, dann ein Feld: Dort setze ich, sobald du am Zug bist.
plan-spaces = **Partie { $match }: dein Plan.** Wenn du am Zug bist, setze ich auf das erste dieser Felder, das frei ist: { $spaces }.
plan-no-replies = **Partie { $match }: Noch ist nichts geplant.** Wähle einen Zug, den { $opponent } spielen könnte, dann deine Antwort: Ich spiele sie sofort.
plan-replies = **Partie { $match }: dein Plan für die nächsten Züge von { $opponent }** ({ $count } von { $most } Antworten). Was nicht gespielt wird, fällt weg; der Rest bleibt.
plan-begins = **Partie { $match }: dein Plan ab deinem Zug** ({ $count } von { $most } Antworten). Du bist am Zug: Spiel den ersten Zug selbst, dann bleibt, was auf ihn folgt.
plan-at-reply = **Partie { $match }: Antwort { $number } deines Plans.** Das Brett zeigt die Stellung danach; was du hier hinzufügst, folgt auf sie.
plan-at-end = **Partie { $match }: Antwort { $number } deines Plans.** Mit ihr endet die Partie, also kann nichts mehr folgen.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Auf { $theirs }: { $own }
plan-line-beside = **{ $number }** Oder auf { $theirs }: { $own }
plan-line-then = **{ $number }** dann auf { $theirs }: { $own }
plan-line-after = **{ $number }** oder, nach { $after }, auf { $theirs }: { $own }
plan-line-begin = **{ $number }** Sobald du { $own } gespielt hast
plan-they-pass = ein Passen
plan-you-pass = passen
plan-resign = aufgeben
words-for-pass = passen passe passt
words-for-resign = aufgeben aufgabe
option-reply = { $number }: auf { $theirs }: { $own }
option-begin = { $number }: sobald du { $own } gespielt hast
plan-kept = Gespeichert; nur du siehst es.
plan-waits = Gespeichert; nur du siehst es. Es wartet, bis du den ersten Zug gespielt hast.
plan-replaced = Deine bisherige Antwort { $own } und alles, was auf sie folgte, fällt dafür weg.
plan-placed = Du warst schon am Zug, also habe ich **{ $spaces }** gleich für dich gespielt.
plan-their-stack = Wenn **{ $space }** gezogen wird …
plan-theirs = Auf **{ $theirs }** spiele ich …
plan-no-answer = Nach **{ $theirs }** hast du keinen Zug, der sich planen lässt.
plan-passed = Nach **{ $theirs }** kannst du nicht ziehen, also passe ich für dich. Von dort kannst du weiterplanen.
plan-answered = Bisher ist hier **{ $own }** geplant. Eine andere Antwort ersetzt das und alles, was darauf folgt.
plan-own-stack = Auf **{ $theirs }** ziehe ich **{ $space }** …
ask-their-stack = Gegnerischen Stapel wählen
ask-their-target = Wähle, wohin er zieht
ask-own-stack = Wähle deinen Stapel
ask-reply = Eine Antwort ansehen
ask-plan-resign = **Partie { $match } aufgeben, sobald { $opponent } { $theirs } spielt?** Damit geht der Sieg an { $opponent }, und ist es einmal so weit, lässt es sich nicht zurücknehmen.

## Personen und Server

preferences-heading = **Deine Einstellungen**
preferences-no-quiet-hours = **Ruhezeit:** keine
preferences-quiet-hours = **Ruhezeit:** { $start } bis { $end } ({ $zone }). Pings in dieser Zeit warten bis { $end }.
preferences-pictures = **Private Seiten und Direktnachrichten:** mit Bildern
preferences-words = **Private Seiten und Direktnachrichten:** in Worten, ohne Bilder
preferences-turned = **Brett:** auf deinen eigenen Bildern gedreht, Reihe 5 unten
preferences-not-turned = **Brett:** Reihe 1 unten, wie es alle sehen
preferences-asked = **Vor einem Zug:** Ich frage immer nach
preferences-not-asked = **Vor einem Zug:** Ich frage nur nach, wenn er eigene Stapel abtrennt
preferences-chances = **Beendete Partien:** mit Gewinnchance, unter **Verlauf**
preferences-no-chances = **Beendete Partien:** ohne Gewinnchance
ping-when-each = Bei jedem Zug anpingen
ping-when-first = Nur anpingen, wenn sonst nichts wartet
ping-when-never = Nie anpingen
ping-when-never-means = Auch nicht bei Herausforderungen oder bevor meine Zeit abläuft
challenges-from-everybody = Alle dürfen mich herausfordern
challenges-from-played = Nur, mit wem ich schon gespielt habe
challenges-from-nobody = Niemand darf mich herausfordern
challenges-from-nobody-means = Ich kann trotzdem andere herausfordern und offene annehmen
ping-by-channel = Im Kanal anpingen
ping-by-direct = Per Direktnachricht anpingen
ping-by-direct-means = Erreichen mich Direktnachrichten nicht, erwähnt mich das Brett
language-as-discord = Sprache: wie mein Discord
language-chosen = Sprache: { $language }
theme-walnut = Meine Bilder: Nussbaum
theme-contrast = Meine Bilder: hoher Kontrast
button-quiet-hours = Zeiten ändern…
button-no-quiet-hours = Keine Ruhezeit
button-turn = Brett drehen
button-turn-back = Zurückdrehen
button-words = Lieber Worte
button-pictures = Bilder zeigen
button-do-ask = Immer fragen
button-do-not-ask = Seltener fragen
button-show-chances = Chancen zeigen
button-hide-chances = Verbergen
form-quiet-hours = Ruhezeit
form-quiet-from = Von
form-quiet-until = Bis
form-quiet-zone = Zeitzone
form-quiet-zone-explanation = Als Kontinent/Stadt, zum Beispiel Europe/Berlin, oder nur die Stadt, zum Beispiel New York

settings-heading = **Servereinstellungen.** Es läuft alles auch so: Ändere nur, was du möchtest. Laufende Partien behalten Ort und Bedenkzeit.
settings-missing = ⚠️ In { $channel } { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
  } { $permissions }.
settings-missing-further = ⚠️ Auch in { $count ->
    [one] { $count } weiteren Kanal
   *[other] { $count } weiteren Kanälen
  } fehlen mir Berechtigungen.
settings-channels = **Wo gespielt werden darf.** Wähle nichts für überall; Threads zählen zu ihrem Kanal.
settings-threads = **Wo die Bretter stehen.** Threads halten einen Kanal mit mehreren Partien übersichtlich.
settings-pace = **Wenn eine Herausforderung nichts anderes sagt:**
settings-language = **Sprache** der öffentlichen Nachrichten.
settings-boards = **Bretter beendeter Partien** bleiben:
settings-challenges = **Herausforderungen** bleiben offen:
settings-daily-channel = **Jeden Tag eine Aufgabe** für alle, in diesem Kanal:
settings-daily-hour = **Sie kommt um** { $time }, in deiner Zeit:
settings-own-puzzles = **Aufgaben aus Partien dieses Servers**, sobald diese zu Ende sind. Sie zeigen eine Stellung und nennen niemanden; Partien, die hier nicht alle sehen dürfen, bleiben außen vor.
choice-no-channel = In keinem Kanal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Aufgaben aus ihnen machen
choice-own-puzzles-no = Keine machen
choice-everywhere = Überall
choice-place-automatic = Erst im Kanal, dann in Threads
choice-place-channel = Im Kanal
choice-place-threads = In einem Thread pro Partie
choice-language-own = Beider Seiten, sonst des Servers
choice-ever = für immer
choice-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }

done-away = **Du bist bis { $until } abwesend** ({ $relative }). Mit `/dvonn me back` bist du früher zurück.
away-left = { $days ->
    [0] Danach hast du dieses Jahr keine Tage Abwesenheit mehr.
    [one] Danach hast du dieses Jahr noch { $days } Tag Abwesenheit.
   *[other] Danach hast du dieses Jahr noch { $days } Tage Abwesenheit.
  }
clocks-away = { $count ->
    [one] Deine Uhr steht jetzt in Partie { $matches }.
   *[other] Deine Uhren stehen jetzt in den Partien { $matches }.
  }
clocks-back = { $count ->
    [one] Deine Uhr läuft wieder in Partie { $matches }.
   *[other] Deine Uhren laufen wieder in den Partien { $matches }.
  }
clocks-none = Du hast keine Partie mit Uhr.
done-back = **Willkommen zurück!**
choice-until = { $length }: bis { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
  }
# Was nach einer Zahl als Tage und als Wochen gelesen wird: alle Formen und Kürzel, dazwischen Leerzeichen.
words-for-days = t tag tage tagen
words-for-weeks = w woche wochen
# Wie die zwölf Monate anfangen, so weit, dass sie sich unterscheiden; Schrägstriche zwischen Schreibweisen eines Monats.
names-of-months = jan/jän feb mär/maer/mrz apr mai jun jul aug sep okt nov dez

kept-heading = **Das habe ich über dich gespeichert:**
kept-name = den Namen { $name }
kept-language = deine Sprache: { $language }
kept-running = { $count ->
    [one] { $count } laufende Partie
   *[other] { $count } laufende Partien
  }
kept-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
  }
kept-challenges = { $count ->
    [one] { $count } offene Herausforderung
   *[other] { $count } offene Herausforderungen
  }
kept-preferences = deine Einstellungen
kept-absences = wann du abwesend warst ({ $count ->
    [1] einmal
   *[other] { $count }-mal
  })
kept-imports = { $count ->
    [one] { $count } importierte Notation
   *[other] { $count } importierte Notationen
  } (7 Tage lang)
kept-watched = dass du bei { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } zuschaust, und wie du davon hören möchtest
kept-follows = { $count ->
    [one] { $count } Kanal zum Zuschauen, den du eingerichtet hast oder der
   *[other] { $count } Kanäle zum Zuschauen, die du eingerichtet hast oder die
  } nur deine Partien { $count ->
    [one] zeigt
   *[other] zeigen
  }
kept-lesson = wie weit du in der Lektion gekommen bist
kept-lines = { $count ->
    [one] { $count } Zugfolge, die du ausprobiert hast
   *[other] { $count } Zugfolgen, die du ausprobiert hast
  }
kept-puzzles = { $count ->
    [one] { $count } Aufgabe, die du versucht hast, und deine Wertung dabei
   *[other] { $count } Aufgaben, die du versucht hast, und deine Wertung dabei
  }
kept-nothing = Ich habe nichts über dich gespeichert.
ask-forget = **Soll ich dich vergessen?** Damit gibst du deine Partien auf, und deine Herausforderungen enden; deine Züge bleiben, aber unter „gelöschtes Konto“. Bretter unserer Partien in Direktnachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.
button-forget-me = Vergiss mich
done-forgotten = Erledigt: Ich habe dich vergessen. Ältere Bretter mit deinem Namen werden in den nächsten Minuten neu gezeichnet.

## Willkommen

welcome = **Hallo! Wie wär’s mit DVONN?**
    DVONN ist ein Brettspiel für zwei: Spring auf andere Stapel, um sie zu übernehmen, und bleib mit den roten Steinen verbunden, denn was den Anschluss an sie verliert, ist aus dem Spiel. Gespielt wird direkt im Kanal, Zug um Zug, in ein paar Minuten oder über Wochen, und alle können zuschauen.
button-start-match = Partie anfangen
begin-first = Deine erste Partie? **Zufällig aufgestellt** spart das Setzen, und ihr zieht sofort mit den Stapeln.

## Der Computer

button-computer = Gegen den Computer
button-computer-play = Los
button-computer-again = Stufe { $level } spielen
button-computer-random = Egal
button-computer-white = Weiß
button-computer-black = Schwarz
button-ask-to-resign = Um Aufgabe bitten
computer-begin = **Gegen den Computer.** Ich antworte in ein, zwei Sekunden, nehme alles zurück, worum du mich bittest, und habe keine Uhr. Wähle eine Stufe, die Aufstellung und deine Farbe.
computer-up-to = Schneller denken kann ich da, wo ich gerade laufe, nicht: Höher als Stufe { $most } spiele ich hier deshalb nicht.
computer-level = Stufe { $level }
computer-level-1 = Hat gerade die Regeln gelernt
computer-level-2 = Schaut einen Zug voraus und übersieht manches
computer-level-3 = Spielt ab und zu
computer-level-4 = Verschenkt selten etwas
computer-level-5 = Plant zwei Züge voraus
computer-level-6 = Spielt stark
computer-level-7 = Schwer zu schlagen
computer-level-8 = So stark, wie ich kann
computer-player = { $player } (Stufe { $level })
turn-computer = { $sign } **Ich überlege** den Zug von { $colour ->
    [white] Weiß
   *[black] Schwarz
  }
panel-computer-thinks = Ich überlege; mein Zug erscheint gleich hier.
computer-agreed-undo = Dein letzter Zug ist zurückgenommen: Du bist wieder dran.
computer-agreed-draw = Einverstanden: Partie { $match } endet remis.
computer-plays-on = Ich spiele lieber weiter: Ein Remis ist hier nicht sicher.
computer-resigned = Stimmt, das ist nicht mehr zu retten. Gut gespielt!
computer-not-lost = Noch gebe ich nicht auf: Es ist nicht sicher, dass ich verliere.
done-computer = Partie { $match } hat begonnen.
refused-level-too-high = Für diese Stufe denke ich da, wo ich gerade laufe, zu langsam. Nimm Stufe { $most } oder eine niedrigere.
refused-too-many-against-computer = Du spielst schon { $most } Partien gegen mich. Beende eine oder gib sie auf; `/dvonn games` zeigt sie dir.

## Tipps

button-hint = Tipp
button-hint-move = Zug zeigen
button-hint-line = Zugfolge zeigen
hint-stack = 💡 **Tipp:** Sieh dir deinen Stapel auf **{ $space }** an.
hint-stack-of = 💡 **Tipp:** Sieh dir { $colour ->
    [white] den weißen
   *[black] den schwarzen
  } Stapel auf **{ $space }** an.
hint-row = 💡 **Tipp:** Sieh dir Reihe **{ $row }** an.
hint-move = 💡 **Tipp:** { $told }
hint-line = 💡 **So könnte es weitergehen**, wenn beide gut spielen:
hint-after = Das Brett nach diesen Zügen:
hint-ahead = Meine Schätzung: { colour } liegt am Ende ungefähr { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } vorn.
hint-even = Meine Schätzung: Am Ende liegen beide ungefähr gleichauf.
hint-dvonn = 💡 Für DVONN-Steine gibt es keinen Tipp: Noch weiß niemand, welches Feld das beste ist. Setz ihn, wohin du magst.
refused-no-hints-here = Hier findest du deine Züge selbst: Tipps gibt es gegen mich, wenn du am Zug bist, und in beendeten Partien unter **Verlauf**.
refused-still-in-play = Genau dieses Spiel wird gerade in einer anderen Partie weitergespielt. Was ich davon halte, behalte ich für mich, bis sie zu Ende ist.
refused-nothing-to-choose = In dieser Stellung hat niemand eine Wahl, also gibt es keinen Tipp. Geh zu einem anderen Zug.
refused-too-busy = Ich denke gerade über viele Partien nach. Versuch es bitte in einer Minute noch einmal.

## Analysen, Gewinnchancen und Zugfolgen

button-review = Analyse
button-worst-moves = Fehler
button-mistake-back = ◀ Voriger
button-mistake-on = Nächster ▶
button-review-chart = Übersicht
line-place = ein Stein auf { $space }
line-pass = kein Zug, passt
certain-win = **{ colour } gewinnt mit { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steinen
  } Vorsprung**, wenn beide am besten spielen.
certain-tie = Wenn beide am besten spielen, **geht es unentschieden aus**.
certain-win-somehow = **{ colour } gewinnt**, wenn beide am besten spielen; mit wie viel Vorsprung, ist nicht sicher.
percent = { $percent } %
chance-estimated = Gewinnchance: ⚪ { $white } · ⚫ { $black }
chance-certain = Gewinnchance: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Ich sehe mir die Partie an; das dauert ein paar Sekunden. Wenn nichts kommt, frag einfach noch einmal.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Wendepunkt:** { $sign } Zug { $ply }, { $move }. Die Gewinnchance von Weiß ging von { $before } auf { $after }.
review-no-turning-point = **Kein Wendepunkt:** { colour } lag die ganze Zeit vorn.
review-certain = Ab Zug { $ply } ist durchgerechnet, wer gewinnt. An dieser Stelle: { $told }
review-worst = { $count ->
    [0] **Keine Fehler:** Kein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt.
    [one] **Ein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt:**
   *[other] **Die schlechtesten Züge**, und um wie viele Punkte sie die Gewinnchance gesenkt haben:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; besser { $better }
review-estimates = -# Die Chancen sind meine Schätzung, wenn beide gleich stark spielen. Sicher ist nur, was mit „wenn beide am besten spielen“ dasteht.
review-shallow = -# Auf diesem Rechner läuft nur meine langsame Suche, deshalb konnte ich nicht so weit vorausschauen wie sonst.
review-mistake-title = **Fehler { $number } von { $count }** · Zug { $ply } von { $last } · { $sign } { $player }
review-fall = Gewinnchance von { colour }: { $before } → **{ $after }**
review-certain-after = Nach { $move }: { $told }
review-cuts-off-own = { $move } trennt { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } von { colour } selbst ab.
review-lets-cut-off = Mit { $move } kann { colour } danach { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } von { $colour ->
    [white] Schwarz
   *[black] Weiß
  } abtrennen.
review-lets-take = { colour } kann danach mit { $move } den { $height }er-Stapel auf { $space } übernehmen.
review-would-cut-off = { $move } hätte { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } von { colour } abgetrennt.
review-would-cut-off-later = Nach { $first } hätte { $move } dann { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } von { colour } abgetrennt.
review-would-take = { $move } hätte den { $height }er-Stapel von { colour } auf { $space } übernommen.
review-would-stop = { $move } hätte { colour } ohne Zug gelassen.
review-scores = { $count ->
    [one] Nach { $count } Zug
   *[other] Nach { $count } Zügen
  } hätten Weiß und Schwarz { $white } und { $black } Steine gehabt statt { $instead_white } und { $instead_black }.
review-freedom = Weiß und Schwarz hätten { $white } und { $black } mögliche Züge gehabt statt { $instead_white } und { $instead_black }.
review-later = Sofort geht nichts verloren; der Unterschied zeigt sich ein paar Züge später.
review-played = **Gespielt** (unterbrochener Pfeil), und die besten Antworten:
review-better = **Besser** (durchgehender Pfeil), wenn beide gut spielen:
review-chart-chance = Gewinnchance von Weiß, in %
review-chart-certain = durchgerechnet
review-told = Diagramm der Gewinnchance von Weiß: am Anfang { $first }, am Ende { $last }; am höchsten { $highest } nach Zug { $highest_ply }, am niedrigsten { $lowest } nach Zug { $lowest_ply }.
review-told-turning-point = Wendepunkt: Zug { $ply }, { $move }.
review-told-certain = Durchgerechnet ab Zug { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Der schlechteste Zug ({ $count })
   *[other] Die schlechtesten Züge ({ $count })
  } von { colour }: { $told }.
review-told-mistake = Zug { $ply } ({ $move })
refused-no-review-yet = Partie { $match } läuft noch; die Analyse gibt es, wenn sie zu Ende ist.
refused-nothing-to-review = In diesem Spiel wurde kein Stapel gezogen, also gibt es nichts zu analysieren.
refused-puzzle-open-here = In diesem Kanal ist schon eine Aufgabe offen. Löse erst diese; { $until } zeigt sie ihre Lösung, und dann kannst du die nächste teilen.
refused-puzzle-open-elsewhere = Deine Aufgabe in { $channel } ist noch offen. Die nächste kannst du teilen, wenn sie ihre Lösung zeigt, { $until }.
refused-review-shared = Die Analyse dieser Partie wurde schon geteilt: { $url }
refused-review-being-shared = Die Analyse dieser Partie wird gerade geteilt; gleich steht sie im Kanal.

## Für alle, die einen Server verwalten

manager-reason = Grund: „{ $reason }“
ask-cancel-match = **Partie { $match } absagen?** Niemand gewinnt oder verliert, und sie kann nicht weitergehen. Beide erfahren davon.
ask-cancel-challenge = **Herausforderung { $challenge } absagen?** Dann kann sie niemand mehr annehmen, und in ihrer Nachricht steht es.
button-cancel-match = Partie absagen
button-cancel-challenge = Absagen
form-cancel-match = Partie { $match } absagen
form-cancel-challenge = Herausforderung absagen
form-cancel-reason = Warum? Das Feld darf leer bleiben
form-cancel-explanation = Alle, die die Partie oder Herausforderung sehen, können es lesen.
done-cancelled-match = Partie { $match } ist abgesagt: Niemand hat gewonnen oder verloren.
done-cancelled-challenge = Die Herausforderung ist abgesagt.
challenge-cancelled = Die Serververwaltung hat die Herausforderung von { $challenger } abgesagt.
label-challenge = Herausforderung { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = Die Serververwaltung hat diese Herausforderung abgesagt. Eine neue startest du mit `/dvonn challenge`.
refused-nothing-to-cancel = Nenne entweder eine Partie oder eine Herausforderung. Ich frage nach, bevor ich sie absage.

done-banned = { $player } kann hier niemanden mehr herausfordern und keine Herausforderung annehmen, und erfährt das per Direktnachricht. Laufende Partien gehen weiter.
done-banned-closed = { $count ->
    [one] { $count } offene Herausforderung ist damit beendet.
   *[other] { $count } offene Herausforderungen sind damit beendet.
  }
done-unbanned = ✅ { $player } kann hier wieder herausfordern und annehmen, und erfährt das per Direktnachricht.
banned-heading = { $count ->
    [one] **{ $count } Person kann hier weder herausfordern noch annehmen.**
   *[other] **{ $count } Personen können hier weder herausfordern noch annehmen.**
  }
banned-none = Hier ist niemand gesperrt. Mit `/dvonn-admin ban` hältst du jemanden vom Herausfordern und Annehmen ab.
banned-person = { $player } · seit { $since }
button-unban = Entsperren
button-banned = Gesperrte
button-log = Protokoll
direct-message-banned = **{ $server }:** Du kannst dort niemanden mehr herausfordern und keine Herausforderung annehmen; das hat die Serververwaltung entschieden. Deine laufenden Partien gehen weiter. Wenn du das für einen Irrtum hältst, sprich mit den Leuten, die den Server betreiben.
direct-message-unbanned = **{ $server }:** Du kannst dort wieder herausfordern und Herausforderungen annehmen. Viel Spaß!
refused-banned = Du kannst auf diesem Server niemanden herausfordern und keine Herausforderung annehmen; das hat die Serververwaltung entschieden. Deine laufenden Partien gehen weiter. Wenn du das für einen Irrtum hältst, sprich mit den Leuten, die den Server betreiben.
refused-not-banned = { $player } ist hier nicht gesperrt. `/dvonn-admin ban` ohne Namen zeigt, wer es ist.

exported = { $count ->
    [1] **Partie { $first }** dieses Servers.
   *[other] **{ $count } Partien** dieses Servers, von { $first } bis { $last }: Jede Zeile ist eine Partie in JSON.
  }
exported-left = { $count ->
    [0] Das sind alle.
    [one] { $count } weitere Partie passte nicht in diese Datei.
   *[other] { $count } weitere Partien passten nicht in diese Datei.
  }
button-export-next = Nächste Datei
refused-nothing-to-export = Hier gibt es keine Partie zum Exportieren. Sobald eine begonnen hat, steht sie in der Datei.

log-heading = { $count ->
    [one] **Protokoll** · { $count } Eintrag
   *[other] **Protokoll** · { $count } Einträge
  }
log-none = Das Protokoll ist leer. Was die Serververwaltung hier ändert, absagt oder mitnimmt, bleibt ein Jahr darin.
log-forgotten = ein gelöschtes Konto
log-setting = { $manager } hat geändert, { $setting }: { $value }.
log-setting-channels = wo gespielt werden darf
log-setting-threads = wo die Bretter stehen
log-setting-pace = wie viel Zeit ein Zug üblicherweise hat
log-setting-language = in welcher Sprache öffentliche Nachrichten sind
log-setting-keep-boards = wie lange Bretter beendeter Partien bleiben
log-setting-challenges-last = wie lange Herausforderungen offen bleiben
log-setting-daily-channel = wo die Aufgabe des Tages kommt
log-setting-daily-hour = wann die Aufgabe des Tages kommt
log-setting-own-puzzles = Aufgaben aus Partien dieses Servers
log-follow = { $manager } lässt { $channel } Partien zum Zuschauen zeigen.
log-unfollow = { $manager } lässt { $channel } keine Partien mehr zeigen.
log-cancel-match = { $manager } hat Partie { $number } abgesagt.
log-cancel-challenge = { $manager } hat Herausforderung { $number } abgesagt.
log-ban = { $manager } hat { $player } fürs Herausfordern gesperrt.
log-unban = { $manager } hat { $player } wieder entsperrt.
log-export = { $number ->
    [one] { $manager } hat { $number } Partie exportiert.
   *[other] { $manager } hat { $number } Partien exportiert.
  }

kept-bans = dass du auf { $count ->
    [one] { $count } Server
   *[other] { $count } Servern
  } nicht herausfordern kannst: Das bleibt auch, wenn ich dich vergesse, bis die Serververwaltung es aufhebt
kept-acts = { $count ->
    [one] { $count } Eintrag im Protokoll einer Serververwaltung, aus dem du dann verschwindest
   *[other] { $count } Einträge in Protokollen von Serververwaltungen, aus denen du dann verschwindest
  }

command-admin-cancel = Eine Partie oder Herausforderung dieses Servers absagen (braucht „Server verwalten“)
option-cancel-match = Die laufende Partie, die abgesagt werden soll
option-cancel-challenge = Die offene Herausforderung, die abgesagt werden soll
command-admin-ban = Jemanden vom Herausfordern abhalten, oder Gesperrte zeigen (braucht „Server verwalten“)
option-ban-user = Wer nicht mehr herausfordern oder annehmen darf; leer zeigt, wer gesperrt ist
option-ban-reason = Warum; die Person erfährt es
command-admin-unban = Jemanden wieder herausfordern und annehmen lassen (braucht „Server verwalten“)
option-unban-user = Wer wieder herausfordern und annehmen darf
command-admin-export = Alle Partien dieses Servers als Datei, eine pro Zeile (braucht „Server verwalten“)
command-admin-log = Was die Serververwaltung getan hat, und wer gesperrt ist (braucht „Server verwalten“)

## Zurückblicken

history-match = **Partie { $match }**
history-record = **Deine Notation**
history-at = { $title } · { $ply ->
    [0] der Anfang{ $left ->
        [0] {""}
        [one] , { $left } Zug folgt
       *[other] , { $left } Züge folgen
      }
   *[other] Zug { $ply } von { $last }
  }
history-given-start = Die Partie beginnt mit einer vorgegebenen Stellung.
history-begun-here = Ab hier haben die beiden aus dieser Partie übernommen.
ask-ply = Zu einem Zug springen
option-start = Der Anfang
option-ply = { $ply }: { colour } { $move }

shared = Geteilt: Alle in diesem Kanal sehen es jetzt.
not-shared = Discord ist gerade langsam, deshalb konnte ich es nicht veröffentlichen. Versuch es in einer Minute noch einmal.
shared-position = { $player } zeigt eine Stellung:
shared-replay = { $player } zeigt die Partie als Animation:
shared-review = { $player } zeigt eine Analyse:
shared-chart = { $player } zeigt ein Diagramm:

replay-drawing = Ich zeichne Zug für Zug; einen Moment bitte.
replay-span = { $first ->
    [0] der Anfang
   *[other] Züge { $first } bis { $last }
  }
replay-told = { $first ->
    [0] Der Anfang.
   *[other] Züge { $first } bis { $last } nacheinander: { $moves }.
  }
replay-pass = gepasst
replay-at-the-end = Am Ende:
replay-start = Der Anfang.
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Punkte
chart-cut-off = Abgetrennt
chart-mobility = Mögliche Züge
chart-ply = Zug
chart-told-score = Diagramm der Partie. Stand: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Größter Vorsprung: { $player } mit { $pieces } nach Zug { $ply }.
chart-told-no-lead = Nie lag jemand vorn.
chart-told-mobility = { $player } hatte { $least } bis { $most } mögliche Züge.
chart-told-cut-offs = { $count ->
    [1] Einmal abgetrennt
   *[other] { $count }-mal abgetrennt
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } mit Zug { $ply }
chart-not-yet = Das Diagramm beginnt, sobald Stapel ziehen.
chart-of-latest = Die letzte Partie, die hier zu Ende ging:
chart-of-running = Hier ist noch keine Partie zu Ende. Diese läuft noch:

card-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
card-largest-cut-off = am meisten abgetrennt: { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } mit { $move }
card-decided = { $player } führte ab Zug { $ply }

## Notationen

record-event = DVONN auf Discord, Partie { $match }
ask-format = **Die Notation von Partie { $match }:** In welchem Format?
record-exported = **Die Notation von Partie { $match }**
begin-from = { $title } · eine Partie ab hier, { $ply ->
    [0] von Anfang an
    [one] nach { $ply } Zug
   *[other] nach { $ply } Zügen
  }. { $sign } { colour } ist am Zug.
begin-from-opponent = Wähle erst deine Farbe, dann, wen du herausforderst; los geht es erst mit der Zusage.
begin-from-computer = Du spielst gegen mich: Wähle eine Stufe und deine Farbe, dann geht es gleich los.
begin-new = **Eine neue Partie:** Wähle, wie die Steine aufs Brett kommen, und dann, gegen wen du spielst. Mit `/dvonn challenge` wählst du auch Farbe und Bedenkzeit.
ask-opponent = Wen forderst du heraus?

flaw-place = Ich kann diese Notation nicht lesen: Zeile { $line }, Spalte { $column }.
flaw-field = Ich kann diese Notation nicht lesen: Sieh dir „{ $field }“ an.
flaw-illegal = { $move } geht dort nicht.
expected-space = Dort sollte ein Feld des Bretts stehen, zum Beispiel c3.
expected-move = Dort sollte ein Zug stehen, zum Beispiel c3, c3d4 oder pass.
expected-end = Dort sollte nichts mehr folgen: Die Partie oder ihre Notation ist zu Ende.
expected-stack = Dort sollte ein Stapel aus den Buchstaben W, B und D stehen, oder ein Punkt für ein leeres Feld.
expected-next-space = Dort sollten ein Komma und das nächste Feld folgen.
expected-next-row = Dort sollten ein Schrägstrich und die nächste Reihe folgen.
expected-blank = Dort sollte ein Leerzeichen stehen.
expected-turn = Dort sollte w oder b stehen, je nachdem, ob Weiß oder Schwarz am Zug ist.
expected-phase = Dort sollte p oder s stehen: p, solange gesetzt wird, danach s.
expected-position = Dort sollte eine Stellung in einer Zeile stehen, die in einer Partie vorkommen kann.
expected-header-value = Dort sollte ein Wert in eckigen Klammern folgen.
expected-header = Diese Kopfzeile steht dort zum zweiten Mal; einmal genügt.
expected-header-name = Dort sollte der Name einer Kopfzeile stehen, nur aus den Buchstaben A bis Z, und keiner, den Notationen selbst verwenden.
expected-move-number = Dort sollte die Nummer des nächsten Zuges stehen.
expected-legal-move = Dort sollte ein Zug stehen, den die Regeln erlauben.
expected-other-colour = Dort ist die andere Farbe am Zug.
expected-time = Dort sollte ein Zeitpunkt stehen, zum Beispiel 2025-03-01T18:30:00Z.
expected-result = Dieses Ergebnis passt nicht zu den Zügen. Ergebnisse sind zum Beispiel W+5, B+R, W+T, Draw und Void.
expected-character = Dort steht ein defektes Zeichen. Speichere alles als reinen Text in UTF-8.
expected-tree = SGF beginnt mit einer öffnenden runden Klammer; dort sollte eine stehen.
expected-node = Dort sollte ein Semikolon stehen.
expected-property = Dort sollte eine Eigenschaft, ein Semikolon oder eine Klammer stehen; jede Eigenschaft nur einmal in ihrem Knoten.
expected-parenthesis = Dort sollte eine runde Klammer stehen; vielleicht fehlt eine am Ende.
expected-one-value = Diese Eigenschaft hat nur einen Wert, und dort steht ein zweiter.
expected-game = Das ist die Notation eines anderen Spiels: DVONN hat dort die Nummer 37.
expected-step = Hier gehört ein Schritt eines Zuges hin, etwa dropb E 4, pickb E 4, move E 4 F 4, pass oder done.
expected-json = Ab dort ist es kein JSON mehr: Vielleicht fehlt ein Komma, ein Anführungszeichen oder eine Klammer, oder es steht dort etwas zu viel.
expected-object = Dort sollte ein Objekt in geschweiften Klammern stehen.
expected-list = Dort sollte eine Liste in eckigen Klammern stehen.
expected-string = Dort sollte Text in doppelten Anführungszeichen stehen.
expected-member = Dort sollte einer der Namen version, headers, start, moves und result stehen, jeder nur einmal.
expected-move-member = Dort sollte einer der Namen move und time stehen, jeder nur einmal.
expected-version = Dort sollte die Version des Formats stehen: 1.
expected-moves = Die Liste der Züge (moves) fehlt.

## Zuschauen

button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
button-watch-each = Jeder Zug
button-watch-cuts = Große Abtrennungen
button-watch-end = Nur das Ende
button-watch-direct = Direktnachricht
button-watch-thread = Im Thread
watch-heading = **Bei Partie { $match } zuschauen**
watch-not-yet = Soll ich dich auf dem Laufenden halten? Wähle, wann: bei jedem Zug, wenn 3 oder mehr Steine abgetrennt werden, oder nur am Ende.
watch-set-each = 👀 Ich melde mich **bei jedem Zug**, { watch-by }.
watch-set-cuts = 👀 Ich melde mich, **wenn 3 oder mehr Steine abgetrennt werden**, und am Ende, { watch-by }.
watch-set-end = 👀 Ich melde mich **nur am Ende**, { watch-by }.
watch-by = { $means ->
    [direct] per Direktnachricht
   *[thread] mit einer Erwähnung im Thread der Partie
  }
watch-lost = 🔕 Meine Direktnachrichten erreichen dich nicht, deshalb hörst du von mir nichts über diese Partie. Erlaube sie für diesen Server und drück dann am Brett noch einmal **Zuschauen**.
watch-stopped = Du schaust bei Partie { $match } nicht mehr zu. Mit **Zuschauen** am Brett fängst du wieder an.
watch-notice = 👀 Neues aus **Partie { $match } auf { $server }**, bei der du zuschaust:
watch-notice-over = 👀 **Partie { $match } auf { $server }**, bei der du zuschaust, ist zu Ende:
watch-earlier = -# { $count ->
    [one] Davor gab es noch { $count } Zug.
   *[other] Davor gab es noch { $count } Züge.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Du schaust hier bei { $count } Partie zu.**
   *[other] **Du schaust hier bei { $count } Partien zu.**
  }
watching-none = Du schaust hier bei keiner Partie zu. Drück an einem Brett **Zuschauen**, oder finde eines mit `/dvonn watch live`.
watching-stop = Nicht mehr zuschauen…

live-heading = { $count ->
    [one] **Hier läuft { $count } Partie.**
   *[other] **Hier laufen { $count } Partien.**
  }
live-heading-more = **Partien, die hier laufen: { $count } und mehr.**
live-none = Hier läuft keine Partie, die du sehen kannst. Starte eine mit `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · am Zug: { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · zu Ende
live-latest = -# { $told } ({ $at })
live-begun = -# Begonnen { $at }; noch kein Zug.

live-board-heading = 🔴 **Live**
button-unfollow = Nicht mehr zeigen
follow-server-all = { $channel } zeigt jetzt jede laufende Partie dieses Servers live, und die Ergebnisse.
follow-server-results = { $channel } zeigt jetzt die Ergebnisse der Partien dieses Servers.
follow-player-all = { $channel } zeigt jetzt jede laufende Partie von { $player } live, und die Ergebnisse.
follow-player-results = { $channel } zeigt jetzt die Ergebnisse der Partien von { $player }.
follow-privacy = -# Partien aus Kanälen, die nicht alle dort sehen können, bleiben außen vor.
follow-missing-permissions = ⚠️ In { $channel } { $count ->
    [one] fehlt mir noch die Berechtigung
   *[other] fehlen mir noch die Berechtigungen
  } { $permissions }. Erteile sie mir, dann nutze `/dvonn-admin follow` noch einmal.
follow-stopped = { $channel } zeigt keine Partien mehr. Die Live-Bretter verschwinden, Ergebnisse bleiben.
daily-lost = **{ $server }:** Ich kann in { $channel } nicht mehr schreiben, deshalb gibt es jetzt keine Aufgabe des Tages. Mit `/dvonn-admin settings` geht es wieder los.
daily-lost-permissions = **{ $server }:** In { $channel } { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
  } { $permissions }, deshalb gibt es jetzt keine Aufgabe des Tages. Gib sie mir zurück und lass es dann mit `/dvonn-admin settings` wieder losgehen.
follow-lost = **{ $server }:** Ich kann in { $channel } nicht mehr schreiben und zeige dort keine Partien mehr. Mit `/dvonn-admin follow` geht es wieder los.
follow-lost-permissions = **{ $server }:** In { $channel } { $count ->
    [one] fehlt mir die Berechtigung
   *[other] fehlen mir die Berechtigungen
  } { $permissions }, deshalb zeige ich dort keine Partien mehr. Mit `/dvonn-admin follow` geht es wieder los.

## Private Antworten

done-challenged = Deine Herausforderung steht im Kanal. Wird sie angenommen, beginnt die Partie sofort.
done-declined = Du hast die Herausforderung abgelehnt.
done-withdrawn = Du hast die Herausforderung zurückgezogen.
done-accepted = Partie { $match } hat begonnen. Viel Spaß!
done-played = **{ $move }** ist gespielt.
done-answered = { $opponent } hatte die Antwort vorausgeplant und ist schon gezogen.
done-offered-draw = Du hast Remis angeboten. { $opponent } kann am Brett annehmen; mit dem nächsten Zug verfällt dein Angebot.
done-offered-undo = Du möchtest deinen Zug zurücknehmen. { $opponent } kann am Brett annehmen; mit dem nächsten Zug verfällt die Bitte.
done-agreed-draw = Du hast angenommen: Partie { $match } endet remis.
done-agreed-undo = Du hast angenommen, also ist der Zug zurückgenommen.
done-refused-draw = Du hast das Remis abgelehnt. Die Partie geht weiter.
done-refused-undo = Du hast abgelehnt, also bleibt der Zug stehen.
done-rematch = Du möchtest Revanche. Sie beginnt, sobald sie angenommen wird, mit getauschten Farben.
done-moved-here = Partie { $match } geht in diesem Kanal weiter.
done-resigned = Du hast Partie { $match } aufgegeben.
done-board-shown = Das Brett von Partie { $match } steht wieder ganz unten in seinem Kanal.
more-heading = **Partie { $match }** – was du noch tun kannst
ask-resign = **Partie { $match } aufgeben?** Dann gewinnt { $opponent }, und das lässt sich nicht zurücknehmen.
ask-draw = **In Partie { $match } Remis anbieten?** Nimmt { $opponent } an, endet die Partie ohne Sieg.
ask-agree = **Remis in Partie { $match } annehmen{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Dann endet sie ohne Sieg, und das lässt sich nicht zurücknehmen.
next-none-anywhere = Nirgends wartet eine Partie auf dich. Genieß die Ruhe, oder fang eine an: `/dvonn challenge` geht hier gegen mich, in einem Kanal auf einem Server gegen andere.
next-none = Keine Partie wartet auf dich. Genieß die Ruhe, oder starte eine mit `/dvonn challenge`.

delivery-delayed = Gespeichert. Discord ist gerade langsam, der Kanal zeigt es deshalb etwas später.
delivery-missing-permissions = Gespeichert, aber in { $channel } kann ich es nicht zeigen: Mir { $count ->
    [one] fehlt die Berechtigung
   *[other] fehlen die Berechtigungen
  } { $permissions }. Bitte die Moderation darum; dann zeigt `/dvonn board` die Partie.
delivery-no-channel = Gespeichert, aber ich kann in { $channel } nicht mehr schreiben. Wenn es den Kanal noch gibt, bitte die Moderation, dass ich ihn sehen darf; dann zeigt `/dvonn board` die Partie.
delivery-no-direct = Gespeichert, aber meine Direktnachrichten erreichen dich nicht. Erlaube sie von Mitgliedern eines gemeinsamen Servers; dann zeigt `/dvonn board` die Partie.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen

## Listen

games-heading-own = **Deine Partien auf diesem Server**
games-heading-anywhere = **Deine Partien, hier und auf allen Servern**
games-heading-other = **Partien von { $player } auf diesem Server**
games-against = gegen { $opponent }
games-none-own = Du spielst hier gerade nicht. Mit `/dvonn challenge` beginnt eine Partie.
games-none-anywhere = Du spielst gerade nirgends. `/dvonn challenge` startet eine Partie: hier gegen mich, in einem Kanal auf einem Server gegen andere.
games-none-finished = Von dir ist noch keine Partie zu Ende.
games-none-other = Es gibt keine, die du sehen kannst.
games-none-against = Gegeneinander gibt es keine.
games-match = Partie { $match }
games-line = { $sign } { $match } gegen { $opponent }
games-won = **gewonnen**
games-lost = **verloren**
games-drawn = **unentschieden**
games-cancelled = abgebrochen
games-closed = ohne Sieger geschlossen
games-score = { $own }–{ $other }
games-own-turn = **du bist am Zug**
games-other-turn = am Zug: { $mover }
games-offer-draw = **dir wird Remis angeboten**
games-offer-undo = **Bitte um Rücknahme: antworte**
games-due = Zeit läuft { $until } ab
games-away = die Uhr steht: abwesend bis { $until }
games-halted = ruht
place-direct = Direktnachrichten
label-match = Partie { $match } · gegen { $opponent }
label-finished = Partie { $match } · { $white } – { $black }
label-turn-own = du bist am Zug
label-turn-other = nicht am Zug
progress-placing = { $count } von { $total } Steinen gesetzt

## Die Lektion: Was ein Schritt sagt, steht unter seinem Namen (bot/domain/lesson/steps.toml)

button-lesson = Lektion ausprobieren
button-lesson-next = Weiter
button-lesson-again = Noch einmal
button-lesson-before = Voriger Schritt
button-lesson-anew = Lektion neu beginnen
button-first-match = Erste Partie spielen
lesson-welcome = Willkommen! Du spielst Weiß, und hier kann nichts schiefgehen.
lesson-welcome-back = Willkommen zurück! Hier warst du stehen geblieben.
lesson-heading = **Schritt { $number } von { $count }.**
lesson-missed = **Noch nicht ganz.** { $why } { $hint }
lesson-done = ✅ **Richtig!** { $told }

lesson-ask-red = Steine bleiben nur im Spiel, solange eine Kette von Nachbarn sie mit einem roten DVONN-Stein verbindet. Setz den letzten roten mindestens drei Felder weit weg von den beiden anderen.
lesson-hint-red = In jeder Reihe sind die Felder ab h weit genug weg.
lesson-done-red = Weit auseinander bieten die roten Steine überall auf dem Brett Anschluss.
lesson-ask-edge = Jetzt deine eigene Farbe. Setz einen Stein an den Rand, neben einen DVONN-Stein: Dort kann er von Anfang an ziehen und ist verbunden.
lesson-hint-edge = Schau neben die roten Steine auf b1 und h5.
lesson-done-edge = Ein guter Platz! Ist das Brett voll, zieht Weiß auch zuerst; die nächsten Bretter zeigen spätere Augenblicke einer Partie.
lesson-ask-single = Ein einzelner Stein zieht ein Feld weit und muss auf einem anderen Stein oder Stapel landen. Zieh deinen.
lesson-hint-single = Such dir einen Stein direkt daneben.
lesson-done-single = Er liegt jetzt obenauf, also gehört dieser 2er-Stapel dir.
lesson-ask-gap = Ein Stapel zieht geradeaus in eine der sechs Richtungen, genau so viele Felder, wie er Steine hat; leere zählen mit. Zieh deinen 3er-Stapel.
lesson-hint-gap = Zähl von c3 aus drei Felder ab.
lesson-done-gap = Er ist über einen Stein und eine Lücke auf das dritte Feld gezogen.
lesson-ask-blocked = Ein Stein, der auf allen sechs Seiten Nachbarn hat, kann nicht ziehen. Welcher von deinen ist blockiert?
lesson-hint-blocked = Zähl bei jedem deiner Steine die Nachbarn.
lesson-done-blocked = Um f3 ist keine Seite frei. Auf dem vollen Brett können nur die Steine am Rand ziehen.
lesson-ask-takeover = Die Farbe, die obenauf liegt, besitzt den ganzen Stapel. Übernimm den schwarzen 3er-Stapel.
lesson-hint-takeover = Der schwarze 3er-Stapel steht auf f3, neben deinem Stein auf e3.
lesson-done-takeover = Alle vier Steine gehören dir, und Schwarz kann sie nicht mehr ziehen.
lesson-ask-dvonn = Ein DVONN-Stein zieht nie allein, aber dein Stapel auf c3 trägt einen. Zieh ihn so, dass die zwei Steine daneben ihre Verbindung verlieren.
lesson-hint-dvonn = Dein Stapel auf c3 hat zwei Steine, also zieht er zwei Felder weit.
lesson-done-dvonn = Ohne Verbindung zu einem DVONN-Stein sind beide aus dem Spiel.
lesson-ask-cutoff = Nach jedem Zug ist also aus dem Spiel, was seine Verbindung verloren hat. Trenn fünf schwarze Steine auf einmal ab.
lesson-hint-cutoff = Fünf hängen allein an deinem Stein auf e3.
lesson-done-cutoff = Fünf Steine weg, mit einem Zug! Nur die DVONN-Steine selbst bleiben immer.
lesson-ask-careful = Auch deine eigenen Stapel können fallen; rote Buttons warnen dich. Mach einen Zug, bei dem alle bleiben.
lesson-hint-careful = Lass e3 stehen: Dein hoher Stapel hängt daran.
lesson-done-careful = Dein hoher Stapel ist noch mit dem DVONN-Stein verbunden.
lesson-ask-pass = Passen darfst du nur, wenn du nicht ziehen kannst. Zieh so, dass Schwarz passen muss.
lesson-hint-pass = Der schwarze 2er-Stapel kann nur auf d3 landen: Lass dort nichts stehen.
lesson-done-pass = Schwarz kann nicht ziehen und passt, also bist du noch einmal dran.
lesson-ask-count = Niemand kann mehr ziehen, also ist die Partie zu Ende. Wie viele Steine sind in deinen Stapeln, egal welcher Farbe?
lesson-hint-count = Zähl die Zahlen auf den Stapeln zusammen, auf denen Weiß obenauf liegt.
lesson-done-count = Fünf und sechs sind 11, Schwarz hat acht: Du gewinnst. Gleich viele wären ein Unentschieden.

lesson-missed-apart = Das ist nur { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
  } weit weg vom DVONN-Stein auf { $space }.
lesson-missed-edge = { $space } liegt nicht am Rand.
lesson-missed-beside = Neben { $space } liegt kein DVONN-Stein.
lesson-missed-height = Damit ziehst du { $height ->
    [1] einen einzelnen Stein
   *[other] einen { $height }er-Stapel
  }.
lesson-missed-takes = { $taken ->
    [0] Damit nimmst du Schwarz nichts weg.
    [1] Damit übernimmst du nur einen einzelnen Stein.
   *[other] Damit übernimmst du einen { $taken }er-Stapel.
  }
lesson-missed-carries = Dieser Stapel trägt keinen DVONN-Stein.
lesson-missed-keeps = Das kostet dich { $lost ->
    [one] { $lost } Stein.
   *[other] { $lost } Steine.
  }
lesson-missed-cuts = { $cut ->
    [0] Damit trennst du Schwarz nichts ab.
    [one] Damit trennst du { $cut } schwarzen Stein ab.
   *[other] Damit trennst du { $cut } schwarze Steine ab.
  }
lesson-missed-passes = { $left ->
    [0] Dann kann niemand mehr ziehen, und die Partie ist zu Ende.
   *[other] Dann kann Schwarz noch { $move } ziehen.
  }
lesson-missed-surrounded = Neben { $space } ist noch etwas leer: { $free }.
lesson-missed-at-edge = { $space } liegt am Rand, und dort ist nichts je ganz umgeben.
lesson-missed-score = { $number } sind es nicht.

lesson-end = 🎉 **Du weißt jetzt, wie man DVONN spielt.** Bau Stapel, halt sie mit den roten Steinen verbunden, und habe am Ende mehr Steine als die andere Seite.
lesson-first-match = **Erste Partie spielen** beginnt sie sofort, gegen mich auf der leichtesten Stufe. Das Brett ist zufällig aufgestellt, du kannst also gleich ziehen.

## Züge ausprobieren

button-try-out = Testen
button-chances = Chancen
button-keep-line = Aufbewahren
button-rename-line = Umbenennen
button-drop-line = Löschen
button-share-line = Bild teilen
button-animate-line = Animation teilen
button-lines = Meine Zugfolgen
form-line-name = Zugfolge aufbewahren
field-line-name = Name
ask-line = Eine Zugfolge öffnen
try-named = **{ $name }**
try-unnamed = **Züge ausprobieren**
try-from = { $title }, { $ply ->
    [0] ab dem Anfang
   *[other] nach Zug { $ply }
  }
try-start = { $left ->
    [0] Zieh für beide Seiten, so weit du magst. Nichts davon zählt, und nur du siehst es.
   *[other] Hier beginnt deine Zugfolge. Weiter geht es mit ▶ oder mit anderen Zügen.
  }
try-step = Zug { $at } von { $last }: { $told }
try-to-move = { $sign } { colour } ist am Zug
try-to-place-dvonn = { $sign } { colour } setzt einen DVONN-Stein
try-to-place = { $sign } { colour } setzt einen Stein
try-to-pass = { $sign } { colour } kann nicht ziehen und passt: weiter mit ▶
try-resumed = So weit warst du hier schon.
try-no-moves = Noch keine Züge: Geh zurück und zieh für beide Seiten.
try-earlier = { $count ->
    [one] Der erste { $count } Zug: { $moves }
   *[other] Die ersten { $count } Züge: { $moves }
  }
try-caption = { $match ->
    [0] Aus einer Notation
   *[other] Aus Partie { $match }
  }, { $ply ->
    [0] ab dem Anfang
   *[other] nach Zug { $ply }
  }
try-told = Ausprobierte Züge: { $moves }.
lines-none = Du bewahrst noch keine Zugfolgen auf. Drück im **Verlauf** einer Partie auf **Testen**, zieh ein paar Mal für beide Seiten und drück dann auf **Mehr** und **Aufbewahren**.
lines-heading = **Deine Zugfolgen** ({ $count } von { $most })
lines-of-record = Aus einer Notation
lines-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  }
shared-line = { $player } zeigt ein paar Züge zum Mitdenken:
done-line-kept = ✅ Aufbewahrt. Du findest sie unter `/dvonn me lines`.
done-line-dropped = Aus deinen Zugfolgen gelöscht. Hier ist sie noch offen: **Aufbewahren** holt sie zurück.

refused-no-such-line = Diese Zugfolge gibt es nicht mehr. Öffne eine andere unter `/dvonn me lines` oder beginn eine neue: **Testen** findest du im **Verlauf**.
refused-no-name = Das ist noch kein Name. Gib der Zugfolge einen, an dem du sie wiedererkennst.
refused-too-many-lines = Du bewahrst schon { $most } Zugfolgen auf, für mehr ist kein Platz. Lösch eine, die du nicht mehr brauchst, und bewahr dann diese auf; so lange bleibt sie offen.
refused-line-in-play = Partie { $match } läuft noch, also bleibt diese Zugfolge unter uns. Teilen kannst du sie, sobald die Partie zu Ende ist.
refused-nothing-to-try = In dieser Stellung ist das Spiel aus, auszuprobieren gibt es hier nichts mehr. Geh einen oder zwei Züge zurück.

## Aufgaben

button-puzzle-another = Nächste Aufgabe
button-puzzle-again = Noch einmal
button-puzzle-solution = Lösung
puzzle-task = **Aufgabe { $number }.** { colour } ist am Zug: Nur ein Zug gewinnt. Finde ihn.
puzzle-task-own = **Aufgabe { $number } aus Partien dieses Servers.** { colour } ist am Zug: Nur ein Zug gewinnt. Finde ihn.
puzzle-card = **Aufgabe { $number }.** { colour } ist am Zug: Nur ein Zug gewinnt. Wer findet ihn?
puzzle-card-own = **Aufgabe { $number } aus Partien dieses Servers.** { colour } ist am Zug: Nur ein Zug gewinnt. Wer findet ihn?
puzzle-name = **Aufgabe { $number }.**
puzzle-name-own = **Aufgabe { $number } aus Partien dieses Servers.**
puzzle-card-heading = 🧩 **Eine Aufgabe für alle**
puzzle-card-daily = 🧩 **Aufgabe des Tages**
puzzle-card-until = Deine Versuche siehst nur du. Die Lösung kommt { $until }.
puzzle-card-found = ✅ **{ $count }-mal gelöst:** { $named }
puzzle-card-found-further = ✅ **{ $count }-mal gelöst:** { $named } und { $others ->
    [one] { $others } weitere Person
   *[other] { $others } weitere
  }
puzzle-card-unsolved = Diesmal hat sie hier niemand gelöst.
shared-puzzle = { $player } teilt eine Aufgabe:
puzzle-shared-later = Discord ist gerade langsam. Die Aufgabe erscheint in diesem Kanal, sobald es geht.
button-puzzle-solve = Lösen
button-puzzle-back = Zurück zur Aufgabe
puzzle-solver = Deine Wertung: { $rating } · { $solved } von { $tried } gelöst.
puzzle-longest = Längste Serie: { $count }.
puzzle-solved = ✅ **{ $move } gewinnt.** Gut gesehen!
puzzle-solution = **{ $move }** ist der einzige Zug, der gewinnt.
puzzle-theme-cut-off = Es geht um eine große Abtrennung.
puzzle-theme-connection = Er hält deine Stapel mit einem DVONN-Stein verbunden.
puzzle-theme-last-moves = Der anderen Seite gehen die Züge aus, und du ziehst allein weiter.
puzzle-theme-count = Es geht darum, wo die letzten Stapel landen.
puzzle-missed = ❌ **{ $move } gewinnt nicht.**
puzzle-answer = Die beste Antwort: { $told }
puzzle-rated = Deine Wertung: **{ $rating }** ({ $change }).
puzzle-streak = Das sind { $count } in Folge.
puzzle-uncounted = Deine Wertung bleibt bei **{ $rating }**: Nur der erste Versuch an einer Aufgabe zählt.

## Absagen

refused-challenged-oneself = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen, oder lass `gegner` weg, dann können alle annehmen.
refused-challenged-bot = Andere Bots spielen kein DVONN. Wähle einen Menschen oder mich, oder lass `gegner` weg, dann können alle annehmen.
refused-opponent-cannot-see = { $opponent } kann diesen Kanal nicht sehen. Nimm für die Herausforderung einen Kanal, den ihr beide seht.
refused-cannot-see = Du siehst den Kanal nicht, in dem diese Partie gespielt würde. Bitte die Verwaltung des Servers zuerst um Zugang, dann klappt es.
refused-no-such-challenge = Diese Herausforderung gibt es nicht mehr. Starte eine neue mit `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } nimmt gerade keine Herausforderungen an. Fordere jemand anderen heraus, oder lass `gegner` weg, dann können alle annehmen.
refused-asked-often-enough = { $opponent } hat schon mehrere Herausforderungen von dir. Warte auf eine Antwort, oder nimm eine mit `/dvonn me challenges` zurück.
refused-too-many-challenges = Du hast auf diesem Server schon { $most } offene Herausforderungen, mehr gehen nicht. Nimm eine mit `/dvonn me challenges` zurück, oder warte auf eine Antwort.
refused-declined-lately = { $opponent } hat gerade eine Herausforderung von dir abgelehnt. Noch einmal fragen kannst du { $until }; bis dahin freut sich vielleicht jemand anderes.
refused-challenge-accepted = Diese Herausforderung wurde schon angenommen. Das Brett steht weiter unten; eine neue Partie startest du mit `/dvonn challenge`.
refused-challenge-declined = Diese Herausforderung wurde abgelehnt. Eine neue startest du mit `/dvonn challenge`.
refused-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen. Eine neue startest du mit `/dvonn challenge`.
refused-challenge-expired = Auf diese Herausforderung hat niemand rechtzeitig geantwortet. Eine neue startest du mit `/dvonn challenge`.
refused-own-challenge = Das ist deine eigene Herausforderung, antworten muss jemand anderes. Mit `/dvonn me challenges` nimmst du sie zurück.
refused-not-your-challenge = Nur { $opponent } kann auf diese Herausforderung antworten. Starte deine eigene mit `/dvonn challenge`.
refused-decline-open-challenge = Diese Herausforderung ist für alle offen. Lass sie einfach stehen, wenn du nicht spielen möchtest.
refused-not-your-withdrawal = Nur { $challenger } kann diese Herausforderung zurückziehen.
refused-no-such-match = Partie { $match } gibt es auf diesem Server nicht. `/dvonn games` zeigt deine.
refused-no-match-meant = Du spielst auf diesem Server keine Partie. Starte eine mit `/dvonn challenge`.
refused-direct-no-such-match = Eine Partie { $match } hast du nicht. `/dvonn games` zeigt deine; die von anderen zeige ich nur auf ihrem Server.
refused-direct-no-match-meant = Du spielst gerade nirgends. `/dvonn challenge` startet hier eine Partie gegen mich, und in einem Kanal auf einem Server eine gegen andere.
refused-only-in-servers = **{ $command }** gehört in einen Kanal auf einem Server, wo andere es sehen. Nutze es bitte dort.
refused-nobody-else-here = Hier kannst du nur gegen mich spielen: Lass die Gegenseite weg. Andere forderst du in einem Kanal auf einem Server heraus, wo sie es sehen.
refused-left-the-server = Du bist nicht mehr auf dem Server, auf dem gespielt würde. Tritt ihm erst wieder bei, dann klappt es.
refused-unclear-match = Welche Partie meinst du: { $matches }? Gib ihre Nummer als `partie` an.
refused-not-a-player = Du schaust bei dieser Partie zu: Nur { $white } und { $black } spielen sie. Starte deine eigene mit `/dvonn challenge`.
refused-match-over = Partie { $match } ist zu Ende, hier kann niemand mehr ziehen. Starte eine neue mit `/dvonn challenge`.
refused-board-moved-on = Dieses Brett ist nicht mehr aktuell: Die Partie ist schon weiter. So steht sie jetzt.
refused-not-your-turn = Du bist nicht am Zug: Wir warten auf { $player }.
refused-offer-stands = Ein anderes Angebot ist noch offen. { $offer }
refused-offer-lapsed = Dieses Angebot gilt nicht mehr: Es wurde beantwortet, oder es gab seither einen Zug.
refused-own-offer = Das ist dein eigenes Angebot, antworten muss { $opponent }.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Das geht nur bei deinem eigenen Zug und nur, bevor darauf geantwortet wurde.
refused-too-many-replies = Das wären mehr als { $most } Antworten, und mehr merke ich mir nicht. Verwirf erst einige davon.
refused-plan-of-spaces = Alle Steine sind gesetzt, es gibt also keine Felder mehr zu planen. `/dvonn plan` ohne Felder plant Antworten auf Züge.
refused-plan-of-moves = Es werden noch Steine gesetzt. Bis das Brett voll ist, plant `/dvonn plan` mit Feldern, wohin deine kommen.
refused-plan-without-answer = Zu einem Plan gehört deine Antwort: Füge nach dem gegnerischen Zug deinen eigenen an.
refused-plan-changed = Dein Plan hat sich inzwischen geändert. So sieht er jetzt aus.
refused-illegal-plan = { $move } geht dort nicht mehr, deshalb habe ich es nicht eingeplant.
refused-plan-on-own-turn = Du bist am Zug, es gibt also nichts abzuwarten: Spiel einfach deinen Zug. Was darauf folgen soll, planst du mit `/dvonn plan` und einer Zugfolge.
refused-no-rematch-yet = Diese Partie läuft noch. Um Revanche kannst du bitten, wenn sie zu Ende ist.
refused-not-a-list-of-spaces = „{ $text }“ ist kein Feld des Bretts. Gib Felder mit Leerzeichen dazwischen an, zum Beispiel c3 d4 e2.
refused-not-a-line = „{ $text }“ kann ich nicht als Zug lesen. Gib die Züge beider Seiten der Reihe nach an, zum Beispiel c3-d4 e5-e4.
refused-not-a-space = „{ $text }“ ist kein Feld des Bretts. Gib einen Buchstaben von a bis k und eine Reihe von 1 bis 5 an, zum Beispiel c3.
refused-missing-permissions = In { $channel } kann ich keine Partie ausrichten: Mir { $count ->
    [one] fehlt die Berechtigung
   *[other] fehlen die Berechtigungen
  } { $permissions }. Bitte die Moderation darum, oder spiel in einem anderen Kanal.
refused-no-channel = Ich kann in { $channel } nicht schreiben. Bitte die Moderation, dass ich ihn sehen darf, oder spiel in einem anderen Kanal.
refused-not-the-manager = Das kann nur, wer diesen Server verwalten darf. Frag jemanden mit der Berechtigung **Server verwalten**.
refused-not-a-date = „{ $text }“ verstehe ich nicht als Zeitpunkt in der Zukunft. Schreib ein Datum wie 24.12. oder 24. Dez, oder eine Dauer wie 5 Tage oder 2 Wochen.
refused-not-quiet-hours = „{ $text }“ kann ich nicht lesen. Wähle beide Uhrzeiten und gib eine Zeitzone wie Europe/Berlin an.
refused-away-too-long = { $days ->
    [0] Von { $most } Tagen im Jahr ist keiner mehr übrig. Jeder kommt nach einem Jahr zurück.
    [one] Das ist zu lang: Von { $most } Tagen im Jahr ist noch { $days } übrig. Wähle bitte einen früheren Tag.
   *[other] Das ist zu lang: Von { $most } Tagen im Jahr sind noch { $days } übrig. Wähle bitte einen früheren Tag.
  }
refused-not-away = Du bist nicht abwesend, deine Uhren laufen also schon.
refused-channel-not-allowed = Auf diesem Server wird woanders gespielt: in { $channels }. Nutze den Befehl bitte dort.
refused-late-form = Das hat mir zu lange gedauert, tut mir leid. Drück bitte noch einmal auf den Button.
refused-watched-own-match = Du spielst diese Partie ja selbst. Wann ich dich anpinge, sagt `/dvonn me preferences`.
refused-not-watchable = Diese Partie läuft in einem privaten Thread, deshalb verrate ich draußen nichts davon. Schau ihr dort zu.
refused-not-followed = { $channel } zeigt keine Partien. Mit `/dvonn-admin follow` zeigt ein Kanal welche.
refused-unreadable-command = Ich konnte den Befehl nicht lesen: Vielleicht hat er sich geändert, seit du Discord geöffnet hast. Starte Discord neu und gib ihn dann noch einmal ein.
refused-discord-silent = Discord antwortet mir gerade nicht, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.
refused-outdated-control = Dieser Button ist aus einer älteren Version von mir. Ein frisches Brett bringt `/dvonn board`.

illegal-game-over = Die Partie ist zu Ende.
illegal-must-place = Erst müssen alle 49 Steine gesetzt sein, dann werden Stapel gezogen. Nutze `/dvonn place` oder **Stein setzen**.
illegal-must-stack = Alle Steine sind gesetzt, jetzt werden Stapel gezogen. Nutze `/dvonn move` oder **Ziehen**.
illegal-must-pass = Keiner deiner Stapel kann ziehen, deshalb passt du.
illegal-may-not-pass = Einer deiner Stapel kann ziehen, also darfst du nicht passen.
illegal-occupied = { $space } ist besetzt. Wähle ein freies Feld.
illegal-empty-space = Auf { $source } steht kein Stapel.
illegal-lone-dvonn = Der DVONN-Stein auf { $source } gehört niemandem und zieht nie allein.
illegal-not-your-stack = Der Stapel auf { $source } gehört nicht dir: Sein oberster Stein hat die andere Farbe.
illegal-surrounded = Der Stapel auf { $source } ist auf allen sechs Seiten umgeben und kann deshalb nicht ziehen.
illegal-same-space = Ein Stapel muss auf ein anderes Feld als { $source } ziehen.
illegal-not-a-straight-line = { $move } ist keine gerade Linie auf dem Brett.
illegal-wrong-distance = Der Stapel auf { $source } hat { $height ->
    [one] { $height } Stein und zieht deshalb genau { $height } Feld
   *[other] { $height } Steine und zieht deshalb genau { $height } Felder
  } weit, nicht { $distance }.
illegal-empty-target = { $target } ist leer: Ein Zug muss auf einem Stein oder Stapel enden.
illegal-anywhere = Von { $source } aus steht { $height ->
    [1] auf keinem Nachbarfeld
   *[other] genau { $height } Felder entfernt nirgends
  } ein Stapel.
legal-targets = Von { $source } kann er nach { $targets } ziehen.
legal-stacks = Du kannst ziehen: { $spaces }.

apology = Da ist bei mir etwas schiefgegangen, tut mir leid. Versuch es noch einmal; wenn es so bleibt, gib die Nummer **{ $reference }** an die Leute weiter, die mich betreiben.
apology-store = Ich komme gerade nicht an meine Datenbank, tut mir leid; es wurde nichts geändert. Versuch es in einer Minute noch einmal (Nummer **{ $reference }**).
apology-stopping = Ich werde gerade neu gestartet und konnte das nicht zu Ende bringen, tut mir leid. Sieh nach, ob es geklappt hat, und versuch es sonst in einer Minute noch einmal.

refused-no-such-plies = Diese Partie hat die Züge { $first } bis { $last }. Gib `von` und `bis` in diesem Bereich an, den kleineren zuerst.
refused-picture-too-large = Die Animation hätte mehr als { $limit } kB, das ist hier zu viel. Nimm mit `von` und `bis` weniger Züge.
refused-not-to-be-shared-here = Nicht alle hier dürfen den Kanal dieser Partie sehen, deshalb zeige ich sie hier nicht. In ihrem eigenen Kanal kannst du sie teilen.
refused-may-not-write = Du darfst in diesem Kanal nicht schreiben, deshalb veröffentliche ich hier nichts für dich.
refused-no-record-given = Gib mir genau eine Notation: entweder als `text` oder als `datei`.
refused-record-too-large = Das ist zu lang für eine Notation: Ich lese höchstens { $limit } kB.
refused-file-not-given = Discord gibt mir diese Datei nicht heraus, deshalb konnte ich sie nicht lesen. Versuch es gleich noch einmal oder füge die Notation als Text ein.
refused-record-not-text = Diese Datei ist kein reiner Text. Speichere die Notation als Text in UTF-8 und versuch es noch einmal.
refused-no-such-import = Diese Notation habe ich nicht mehr: Ich behalte jede 7 Tage lang. Gib sie mir mit `/dvonn record import` noch einmal.
refused-nothing-left-to-play = Dort ist die Partie schon zu Ende, von dort kann keine neue ausgehen. Wähle einen früheren Zug.

## Regeln und Hilfe

rules-heading = **So spielt man DVONN: { $title }** · { $page } von { $pages }
ask-chapter = Zu einer Seite
button-page-before = ◀ Zurück
button-page-after = Weiter ▶
shared-rules = { $player } zeigt, wie man DVONN spielt:

rules-title-aim = Das Ziel
rules-text-aim = Ihr baut Stapel. Ein Stapel gehört der Farbe, die **obenauf** liegt, und wer am Ende **mehr Steine** hält, gewinnt.
    Ein Stapel bleibt aber nur im Spiel, solange er mit einem roten **DVONN-Stein** verbunden ist. Achte also auf deine Verbindungen.
    -# DVONN ist ein Spiel von Kris Burm, das vierte im Projekt GIPF.
rules-caption-aim = Auf dem Bild halten die weißen Stapel bisher { $white } Steine, die schwarzen { $black }.
rules-title-placing = Setzen
rules-text-placing = Das Los entscheidet, wer Weiß ist, wenn es die Herausforderung nicht sagt. Weiß beginnt, dann setzt ihr abwechselnd je einen Stein auf ein beliebiges leeres Feld: erst die drei DVONN-Steine (Weiß, Schwarz, Weiß), dann die eigene Farbe, Schwarz zuerst, bis 23 weiße und 23 schwarze Steine die 49 Felder füllen.
    Weiß setzt den letzten Stein und **macht auch den ersten Zug**.
rules-caption-placing = Das Bild zeigt die ersten { $count } Steine auf dem Brett.
rules-title-moving = Ziehen
rules-text-moving = Du ziehst einen ganzen Stapel, dessen **oberster Stein** dir gehört; auch ein einzelner Stein ist ein Stapel. Er zieht geradeaus in eine der **sechs Richtungen**, genau **so viele Felder, wie er Steine hat**, egal welcher Farbe.
    Überqueren darf er alles, und leere Felder zählen mit. **Landen** muss er aber auf einem Stein oder Stapel, egal von wem; beide werden ein Stapel.
rules-caption-moving = Auf dem Bild hat { $space } { $height ->
    [one] { $height } Stein
   *[other] { $height } Steine
  } und kann nach { $targets } ziehen, nicht aber nach { $empty }: Dort liegt nichts.
rules-title-blocked = Blockierte Stapel
rules-text-blocked = Ein Stapel, der **auf allen sechs Seiten umgeben** ist, kann nicht ziehen. Am Anfang ziehen also nur die Steine am Rand; wo ein Feld leer wird, werden die Nachbarn frei.
    Ein einzelner DVONN-Stein **zieht nie**. Du darfst aber auf ihm landen, dann reist er in deinem Stapel mit.
rules-caption-blocked = Auf dem Bild trägt jeder umgebene Stapel ein Kreuz (✕). { $empty } sind leer, darum sind { $free } frei, wie auch der Rand.
rules-title-connected = Verbunden bleiben
rules-text-connected = Sind alle Steine gesetzt, braucht jeder Stapel eine **Verbindung zu einem DVONN-Stein**: direkt daneben oder über eine Kette anderer Stapel. Was nach einem Zug keine mehr hat, ist sofort aus dem Spiel, auch Eigenes, und zählt für **niemanden**.
    Die drei DVONN-Steine bleiben immer, auch allein.
rules-caption-connected = Auf dem Bild würde { $move } die Verbindung trennen. Die Stapel mit einem Minus wären dann weg: { $pieces } Steine beider Farben, auf { $spaces }.
rules-title-forced = Zum Abtrennen gezwungen
rules-text-forced = Wenn du ziehen kannst, **musst** du ziehen, auch wenn dein einziger Zug **eigene** Stapel abtrennt. Vor solchen Zügen frage ich nach, aber manchmal gibt es keinen anderen.
    Schau deshalb gegen Ende voraus: Welche Züge bleiben dir?
rules-caption-forced = Auf dem Bild ist { $move } der einzige Zug von Weiß. Danach haben die weißen Stapel auf { $spaces } keine Verbindung mehr: { $pieces } Steine sind weg.
rules-title-passing = Passen und zurückkommen
rules-text-passing = Kann keiner deiner Stapel ziehen, **passt** du; das erledige ich für dich. Die andere Seite spielt allein weiter.
    Sobald einer deiner Stapel wieder ziehen kann, bist du zurück im Spiel, und dann musst du ziehen.
rules-caption-passing = Auf dem Bild ist der letzte weiße Stapel, auf { $space }, ringsum eingeschlossen (✕), also passt Weiß. Zieht Schwarz dann { $move }, ist { $space } frei und muss ziehen.
rules-title-end = Das Ende
rules-text-end = Könnt ihr **beide** nicht mehr ziehen, ist die Partie zu Ende. Beide zählen alle Steine in den eigenen Stapeln, **egal welcher Farbe**. Mehr Steine gewinnen; bei gleich vielen ist es **unentschieden**.
    Ein DVONN-Stein in einem Stapel zählt mit; liegt er allein, gehört er niemandem.
rules-caption-end = Auf dem Bild kann niemand mehr ziehen: Weiß gewinnt { $more } zu { $less }, und goldene Felder zeigen, mit welchen Stapeln.
rules-title-edge = Rat 1: Gut setzen
rules-text-edge = Setz viele deiner Steine **an den Rand**, wo sie von Anfang an ziehen können, und **nah an die DVONN-Steine**, wo sie verbunden bleiben.
    Verteil sie: Steine auf einem Haufen blockieren einander und gehen leicht alle auf einmal verloren.
rules-caption-edge = Auf dem Bild hat Weiß { $edge } von { $count } Steinen am Rand und { $near } höchstens zwei Felder von einem DVONN-Stein entfernt, und keine zwei davon berühren sich.
rules-title-landing = Rat 2: Auf Stapeln landen
rules-text-landing = Landest du auf einem gegnerischen Stapel, **übernimmst du ihn**: Seine Steine zählen für dich, und die andere Seite hat einen Stapel weniger zum Ziehen. Weg ist er damit nicht: Wer als Nächstes auf ihm landet, bekommt ihn.
rules-caption-landing = Auf dem Bild macht { $move } aus { $white }–{ $black } ein { $more }–{ $less }, und Schwarz kann noch { $after } statt { $before } Stapel ziehen.
rules-title-mobile = Rat 3: Beweglich bleiben
rules-text-mobile = Halte **viele deiner Stapel beweglich**. Je höher ein Stapel wird, desto weiter muss er ziehen, und desto eher findet er kein Ziel mehr.
    Bau erst spät hoch, und dort, wo du bleiben willst.
rules-caption-mobile = Auf dem Bild kommt der weiße Stapel auf { $space } nicht mehr weg: Er müsste { $height } Felder weit ziehen. Die niedrigen auf { $spaces } können noch ziehen.
rules-title-danger = Rat 4: Auf die DVONN-Steine achten
rules-text-danger = Vorsicht vor einem gegnerischen Stapel mit einem **DVONN-Stein**: Zieht er weg, ist alles abgetrennt, was an ihm hing. Schau, wohin er kann und was dich das kostet.
    Ist es zu viel, dann **lande selbst auf ihm**: Je höher er wird, desto schwerer ist er zu ziehen.
rules-caption-danger = Auf dem Bild ist Weiß am Zug. Als Nächstes würde { $move } die weißen Stapel auf { $spaces } abtrennen, darum übernimmt Weiß diesen Stapel vorher: { $answer }.
rules-title-last = Rat 5: Die letzten Züge haben
rules-text-last = Oft entscheiden die letzten Züge. Wer **noch ziehen kann**, während die andere Seite passt, holt sich einen Stapel nach dem anderen.
    Heb dir also Züge auf und sorg dafür, dass die andere Seite vor dir passen muss.
rules-caption-last = Auf dem Bild ist { $space } der einzige Stapel, den Schwarz ziehen kann. Weiß spielt { $move }; Schwarz muss passen, und Weiß zieht weiter.

tip-edge = 💡 **Tipp:** Setz ein paar Steine an den Rand. Dort können sie von Anfang an ziehen; weiter innen müssen sie warten, bis ein Nachbar wegzieht.
tip-red = 💡 **Tipp:** Bleib nah bei den DVONN-Steinen ({ $spaces }). Sobald Stapel ziehen, ist aus dem Spiel, was die Verbindung zu ihnen verliert.
tip-spread = 💡 **Tipp:** Verteil deine Steine. Auf einem Haufen blockieren sie einander und gehen leicht alle auf einmal verloren.
tip-landing = 💡 **Tipp:** Lande auf gegnerischen Stapeln. Worauf du landest, das gehört dir, und die andere Seite hat einen Stapel weniger zum Ziehen.
tip-links = 💡 **Tipp:** Achte auf deine Verbindungen. Ohne { $space } verlierst du { $spaces }; überleg also gut, ob du dort wegziehst.
tip-mobile = 💡 **Tipp:** Behalte niedrige Stapel. Der auf { $space } findet { $height } Felder weiter kein Ziel; je höher ein Stapel, desto eher sitzt er fest.
tip-danger = 💡 **Tipp:** Behalte den DVONN-Stein auf { $space } im Auge. Zieht er weg, kannst du { $spaces } verlieren; du könntest vorher auf ihm landen.
tip-last = 💡 **Tipp:** Oft entscheiden die letzten Züge. Heb dir welche auf, damit die andere Seite vor dir passen muss.

help = **DVONN, Zug um Zug** · ein Spiel von Kris Burm, das vierte im Projekt GIPF
    Wenn du neu hier bist: **Lektion ausprobieren** dauert vier Minuten, und **Spielregeln** erklärt alle Regeln.
    { $place ->
        [direct] Mit **Gegen den Computer** fangen wir gleich hier an. Andere forderst du in einem Kanal auf einem Server heraus.
       *[server] Mit **Jemanden herausfordern** beginnst du eine Partie: Das Brett steht dann im Kanal, und ich rufe euch, wenn ihr am Zug seid.
    }
    Du spielst mit den Buttons unter dem Brett oder tippst `/dvonn place` und `/dvonn move`, was mit einem Screenreader am besten ist.
help-commands = **Alle Befehle**
    - **Lernen:** `/dvonn learn` ist eine Lektion auf kleinen Brettern, `/dvonn rules` erklärt alle Regeln mit Bildern. Beides geht auch in Direktnachrichten mit mir.
    - **Anfangen:** `/dvonn challenge` fordert jemanden heraus, oder alle, die mögen; mit einer `stufe` von 1 bis 8 spielst du sofort gegen mich, auch in Direktnachrichten. `/dvonn me challenges` zeigt deine offenen Herausforderungen.
    - **Zurechtfinden:** `/dvonn next` öffnet die Partie, die am längsten auf dich wartet, `/dvonn games` zeigt deine laufenden und beendeten Partien, und `/dvonn board` holt ein Brett ans Ende seines Kanals.
    - **Tippen statt drücken:** `/dvonn place` und `/dvonn move` tun dasselbe wie die Buttons. Sie schlagen die erlaubten Züge in Worten vor, jeden mit seinen Folgen: mit einem Screenreader der beste Weg.
    - **Ohne Bilder:** `/dvonn text` beschreibt das Brett Zeile für Zeile; mit `/dvonn me preferences` bekommst du Worte statt eigener Bilder.
    - **Besser werden:** `/dvonn puzzle` stellt dir eine Aufgabe, die zu deiner Stärke passt. Drück **Tipp**, wenn du gegen mich am Zug bist, oder in einer beendeten Partie unter **Verlauf**.
    - **Züge ausprobieren:** Mit **Testen** (im **Verlauf** und an deinen eigenen Brettern) ziehst du für beide Seiten, und nur du siehst es; `/dvonn me lines` zeigt, was du aufbewahrst.
    - **Aus einer Partie lernen:** `/dvonn review` oder **Analyse** unter dem Ergebnis zeigt die schlechtesten Züge und was besser war.
    - **Zeit sparen:** `/dvonn plan` merkt sich deine nächsten Felder, oder Antworten auf den nächsten gegnerischen Zug.
    - **Es dir anders überlegen:** `/dvonn undo` bittet darum, einen Zug zurückzunehmen; `/dvonn resign` gibt auf oder bietet Remis an (ich frage vorher).
    - **Zuschauen:** `/dvonn watch live` zeigt, was hier läuft; mit **Zuschauen** unter einem Brett bleibst du auf dem Laufenden, und `/dvonn watch list` zeigt, wo du zuschaust.
    - **Zurückblicken:** Drück unter einem Brett **Verlauf**; `/dvonn record replay` zeigt eine Partie als kurze Animation, `/dvonn record chart` auf einen Blick. `/dvonn record export` gibt dir ihre Notation; `/dvonn record import` liest eine, und von dort kann eine Partie beginnen.
    - **Nach deinem Geschmack:** Bei `/dvonn me preferences` geht es um Pings, Ruhezeit, Bilder, und wer dich herausfordern darf. `/dvonn me away` hält deine Uhren an, wenn du nicht spielen kannst, `/dvonn me back` startet sie wieder.
    - **Deine Daten:** `/dvonn me forget` zeigt, was ich über dich speichere, und löscht es auf Wunsch; mehr steht in PRIVACY.md, neben meinem Quelltext.
    - **Server verwalten:** Für alle, die ihn verwalten, regelt `/dvonn-admin settings`, wo und wie gespielt wird, mit `/dvonn-admin follow` zeigt ein Kanal die Partien zum Zuschauen, `/dvonn-admin cancel` beendet eine Partie oder Herausforderung, `/dvonn-admin ban` und `/dvonn-admin unban` entscheiden, wer andere herausfordern darf, `/dvonn-admin export` gibt alle Partien heraus, und `/dvonn-admin log` zeigt, wer was getan hat.
    Nichts geht verloren, wenn ich neu starte: Partien und Buttons funktionieren weiter.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-dvonn = Das Brettspiel DVONN: lernen, herausfordern und Zug um Zug spielen
command-learn = DVONN spielend lernen: eine Lektion von vier Minuten, nur für dich
command-rules = Alle Regeln von DVONN mit Bildern, und fünf Ratschläge
command-challenge = Eine Partie beginnen: jemanden herausfordern, oder wer zuerst annimmt
command-help = Wie du anfängst, und alles, was ich kann
command-puzzle = Finde den einen Zug, der gewinnt: eine Aufgabe, die zu deiner Stärke passt
command-next = Dein nächster Zug: öffnet die Partie, die am längsten auf dich wartet
command-games = Deine laufenden und beendeten Partien: wer am Zug ist, und jedes Brett mit einem Druck
command-place = Einen Stein auf ein Feld setzen, das du tippst; freie werden vorgeschlagen
command-move = Einen Stapel ziehen: Erlaubte Züge werden vorgeschlagen, jeder mit seinen Folgen
command-board = Das Brett einer Partie, wie es steht; dein eigenes kommt ans Ende seines Kanals
command-text = Das Brett einer Partie in Worten, Zeile für Zeile, wenn man keine Bilder sieht
command-review = Eine beendete Partie, analysiert: Gewinnchancen, die schlechtesten Züge und was besser war
command-plan = Züge im Voraus festlegen: gespielt, sobald du dran bist; nur du siehst sie
command-undo = Darum bitten, deinen letzten Zug zurücknehmen zu dürfen
command-resign = Eine Partie aufgeben oder Remis anbieten; ich frage, bevor es gilt
command-watch = Partien von anderen: welche laufen, und wo du zuschaust
command-watch-live = Die Partien, die auf diesem Server laufen, mit Links zu ihren Brettern
command-watch-list = Die Partien, bei denen du auf diesem Server zuschaust, und wie du damit aufhörst
command-record = Partien als Animation, Diagramm und Datei
command-record-replay = Eine Partie, oder ein Teil davon, als bewegtes Bild
command-record-chart = Eine Partie auf einen Blick: Punkte, abgetrennte Steine und mögliche Züge
command-record-export = Die Notation einer Partie als Datei zum Mitnehmen
command-record-import = Die Notation einer Partie durchblättern und von jeder Stellung aus weiterspielen
command-me = Deine Vorlieben, Herausforderungen, Abwesenheiten und Daten
command-me-preferences = Wann ich dich anpinge, deine Ruhezeit, wer dich herausfordern darf, deine Bilder
command-me-lines = Deine Zugfolgen: Züge, die du für beide Seiten ausprobiert und aufbewahrt hast
command-me-challenges = Deine offenen Herausforderungen: annehmen, ablehnen oder zurückziehen
command-me-away = Deine Uhren anhalten, wenn du nicht spielen kannst, bis zu 30 Tage im Jahr
command-me-back = Deine Abwesenheit beenden, damit deine Uhren wieder laufen
command-me-forget = Ansehen, was ich über dich speichere, und es löschen lassen
command-dvonn-admin = DVONN auf diesem Server verwalten
command-admin-settings = Wo und wie auf diesem Server gespielt wird (braucht „Server verwalten“)
command-admin-follow = Einen Kanal die Partien dieses Servers zeigen lassen (braucht „Server verwalten“)

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-opponent = gegner
name-colour = farbe
name-setup = aufbau
name-level = stufe
name-pace = bedenkzeit
name-until = bis
name-match = partie
name-space = feld
name-source = von
name-target = nach
name-player = person
name-spaces = felder
name-line = zugfolge
name-first = von
name-last = bis
name-chosen = format
name-text = text
name-file = datei
name-channel = kanal
name-results-only = nur-ergebnisse
name-stop = beenden
name-challenge = herausforderung
name-user = person
name-reason = grund

option-opponent = Wen du herausforderst; ohne Angabe können alle annehmen
option-colour = Welche Farbe du spielen möchtest; sonst entscheidet das Los
choice-colour-random = ausgelost
choice-colour-white = Weiß
choice-colour-black = Schwarz
option-setup = Wie die Steine aufs Brett kommen; ohne Angabe setzt ihr sie selbst
choice-setup-full = ihr setzt die Steine selbst: etwa 40 Züge für jeden
choice-setup-random = zufällig: sofort losziehen, etwa 15 Züge für jeden
option-level = Gegen mich spielen: 1 ist für Anfänger, 8 so stark, wie ich kann
option-pace = Die Bedenkzeit pro Zug; ohne Angabe die übliche dieses Servers
choice-pace-none = ohne Zeitlimit
choice-pace-one = 1 Tag pro Zug
choice-pace-three = 3 Tage pro Zug
choice-pace-week = 7 Tage pro Zug
choice-pace-fortnight = 14 Tage pro Zug
option-until = Ein Datum wie 24.12. oder 24. Dez, oder eine Dauer wie 5 Tage
option-space = Ein freies Feld, zum Beispiel c3
option-from = Das Feld deines Stapels, zum Beispiel c3
option-to = Das Feld, auf das er zieht
option-match = Die Nummer der Partie, wenn nicht klar ist, welche du meinst
option-player = Wessen Partien; ohne Angabe deine eigenen
option-games-against = Nur Partien gegen diese Person
ask-games-against = Nur Partien gegen …
choice-games-everybody = gegen alle
option-spaces = Wohin deine nächsten Steine sollen, die liebsten zuerst: c3 d4 e2; ohne Angabe siehst du den Plan
option-line = Züge beider Seiten von jetzt an: c3-d4 e5-e4 f3-g3 …; deine werden als Antworten gespielt
option-first = Ab welchem Zug; 0 ist der Anfang
option-last = Bis zu welchem Zug
option-format = Wie sie geschrieben ist; ohne Angabe so wie bei Little Golem
choice-format-text = Text, wie bei Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, mit der Zeit jedes Zuges
option-text = Die Notation selbst: Text wie bei Little Golem, SGF oder JSON
option-file = Die Notation als Datei mit höchstens 64 kB
option-follow-channel = Der Kanal, der sie zeigt
option-follow-player = Wessen Partien; ohne Angabe alle
option-follow-results = Nur die Ergebnisse zeigen, keine Live-Bretter
option-follow-stop = In dem Kanal keine Partien mehr zeigen
