## Analysen, Gewinnchancen und Zugfolgen

button-review = Analyse
button-worst-moves = Fehler
button-review-chart = Übersicht
review-thinking = Ich analysiere die Partie. Das dauert ein paar Sekunden. Wenn nichts erscheint, öffne die Analyse noch einmal.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Wendepunkt:** { $sign } Zug { $ply }, { $move }. { $fall }
review-no-turning-point = **Kein Wendepunkt:** Kein einzelner Zug hat die Partie entschieden.
review-certain = Ab Zug { $ply } ist das Ergebnis bewiesen: { $told }
review-perfect = **Bewiesen:** { $sign } { $player } hat ab Zug { $ply } perfekt gespielt.
review-could-win = **Bis Zug { $ply } konntest du noch gewinnen** (bewiesen): { $better } statt { $move }.
review-could-win-to-the-end = **Als die Partie endete, konntest du noch gewinnen** (bewiesen).
ending-perfect = Nachweislich perfekt bis zum Schluss: { $players }
ending-perfect-player = { $sign } { $player } ab Zug { $ply }
review-worst = { $count ->
    [0] **Keine Fehler:** Kein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt.
    [one] **Ein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt:**
   *[other] **Die schlechtesten Züge**, und um wie viele Punkte sie die Gewinnchance gesenkt haben:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · besser: { $better }
review-estimates = -# Die Chancen sind meine Schätzung für zwei gleich starke Seiten. Ergebnisse „bei bestem Spiel“ sind bewiesen.
review-shallow = -# Hier läuft nur eine langsame Suche, deshalb schaut diese Analyse nicht so weit voraus wie sonst.
review-mistake-title = **Fehler { $number } von { $count }** · Zug { $ply } von { $last } · { $sign } { $player }
review-fall = Gewinnchance von { colour }: { $before } → **{ $after }**
review-certain-after = Nach { $move }: { $told }
review-cuts-off-own = Mit { $move } trennt { colour } { $pieces ->
    [one] { $pieces } eigenen Stein
   *[other] { $pieces } eigene Steine
  } ab.
review-lets-cut-off = { colour } kann danach mit { $move } abtrennen. Das kostet { $colour ->
    [white] Schwarz
   *[black] Weiß
  } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  }.
review-lets-take = { colour } kann danach mit { $move } den { $height }er-Stapel auf { $space } übernehmen.
review-would-cut-off = Durch die Abtrennung mit { $move } hätte { colour } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } verloren.
review-would-cut-off-later = Nach { $first } hätte { colour } durch die Abtrennung mit { $move } { $pieces ->
    [one] { $pieces } Stein
   *[other] { $pieces } Steine
  } verloren.
review-would-take = { $move } hätte den { $height }er-Stapel von { colour } auf { $space } übernommen.
review-would-stop = Nach { $move } hätte { colour } keinen Zug gehabt.
review-scores = Stand { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
  } später: Weiß { $white }, Schwarz { $black }, statt { $instead_white } und { $instead_black }.
review-freedom = Mögliche Züge danach: Weiß { $instead_white }, Schwarz { $instead_black }. Nach dem besseren Zug: Weiß { $white }, Schwarz { $black }.
review-later = Sofort geht nichts verloren. Der Unterschied zeigt sich ein paar Züge später.
review-played = **Gespielt** (gepunkteter Pfeil) und die besten Antworten:
review-better = **Besser** (durchgezogener Pfeil), wenn beide gut spielen:
review-expected = Gewinnchance von { colour } von da an: etwa { $chance }.
review-chart-chance = Gewinnchance von Weiß, in %
review-chart-certain = bewiesen
review-told = Diagramm der Gewinnchance von Weiß. Am Anfang: { $first }. Am Ende: { $last }. Am höchsten: { $highest } nach Zug { $highest_ply }. Am niedrigsten: { $lowest } nach Zug { $lowest_ply }.
review-told-turning-point = Wendepunkt: Zug { $ply }, { $move }.
review-told-certain = Bewiesen ab Zug { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Der schlechteste Zug ({ $count })
   *[other] Die schlechtesten Züge ({ $count })
  } von { colour }: { $told }.
review-told-mistake = Zug { $ply } ({ $move })

## Zurückblicken

shared-review = { $player } zeigt eine Analyse:

## How a match was played, for managers

inspect-heading = **Partie { $match }: wie sie gespielt wurde**
inspect-agreement = Züge, die auch der Computer zuerst gewählt hätte: { $same } von { $counted }, { $share } %. Üblich bei dieser Wertung: { $usual } %.
inspect-no-choice = Kein Zug zählt, denn solange das Ergebnis offen war, gab es nie eine Wahl.
inspect-times = Zeit pro Zug: meist { $middle }, von { $shortest } bis { $longest }
inspect-note = -# Es zählen nur Züge mit einer Wahl, solange das Ergebnis offen war. Das sind Zahlen, kein Urteil. Eine einzelne Partie zeigt wenig. Zeiten in Minuten und Sekunden.
command-admin-inspect = Wie eine beendete Partie gespielt wurde: Computerzüge, Zeit pro Zug (braucht „Server verwalten“)

## Absagen

refused-no-review-yet = Partie { $match } läuft noch. Die Analyse gibt es, wenn sie zu Ende ist.
refused-nothing-to-review = In dieser Partie wurde kein Stapel gezogen, also gibt es nichts zu analysieren.
refused-review-shared = Die Analyse dieser Partie wurde schon geteilt: { $url }
refused-review-being-shared = Die Analyse dieser Partie wird gerade geteilt. Gleich steht sie in ihrem Kanal.
