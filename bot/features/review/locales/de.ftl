## Analysen, Gewinnchancen und Zugfolgen

button-review = Analyse
button-worst-moves = Fehler
button-review-chart = Übersicht
review-thinking = Ich sehe mir die Partie an; das dauert ein paar Sekunden. Wenn nichts kommt, frag einfach noch einmal.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Wendepunkt:** { $sign } Zug { $ply }, { $move }. Die Gewinnchance von Weiß ging von { $before } auf { $after }.
review-no-turning-point = **Kein Wendepunkt:** { colour } lag die ganze Zeit vorn.
review-certain = Ab Zug { $ply } ist durchgerechnet, wer gewinnt. An dieser Stelle: { $told }
review-perfect = **Bewiesen:** { $sign } { $player } hat ab Zug { $ply } perfekt gespielt.
review-could-win = **Bis Zug { $ply } konntest du noch gewinnen**, bewiesen: { $better } statt { $move }.
review-could-win-to-the-end = **Am Ende der Partie konntest du noch gewinnen**, bewiesen.
review-worst = { $count ->
    [0] **Keine Fehler:** Kein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt.
    [one] **Ein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt:**
   *[other] **Die schlechtesten Züge**, und um wie viele Punkte sie die Gewinnchance gesenkt haben:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; besser { $better }
review-estimates = -# Die Chancen sind meine Schätzung, wenn beide gleich stark spielen. Sicher ist nur, was mit „wenn beide am besten spielen“ dasteht.
review-shallow = -# Eingeschränkte Analyse: Hier läuft nur meine langsame Suche, deshalb konnte ich nicht so weit vorausschauen wie sonst.
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
review-freedom = Mögliche Züge danach: Weiß { $instead_white }, Schwarz { $instead_black }. Nach dem besseren Zug: Weiß { $white }, Schwarz { $black }.
review-later = Sofort geht nichts verloren; der Unterschied zeigt sich ein paar Züge später.
review-played = **Gespielt** (gepunkteter Pfeil), und die besten Antworten:
review-better = **Besser** (durchgezogener Pfeil), wenn beide gut spielen:
review-expected = Von da an: Gewinnchance von { colour } ungefähr { $chance }.
review-chart-chance = Gewinnchance von Weiß, in %
review-chart-certain = durchgerechnet
review-told = Diagramm der Gewinnchance von Weiß. Am Anfang: { $first }. Am Ende: { $last }. Am höchsten: { $highest } nach Zug { $highest_ply }. Am niedrigsten: { $lowest } nach Zug { $lowest_ply }.
review-told-turning-point = Wendepunkt: Zug { $ply }, { $move }.
review-told-certain = Durchgerechnet ab Zug { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Der schlechteste Zug ({ $count })
   *[other] Die schlechtesten Züge ({ $count })
  } von { colour }: { $told }.
review-told-mistake = Zug { $ply } ({ $move })

## Zurückblicken

shared-review = { $player } zeigt eine Analyse:

## How a match was played, for managers

inspect-heading = **Partie { $match }: wie sie gespielt wurde**
inspect-agreement = Züge des Computers: { $same } von { $counted }, { $share } %. Üblich bei dieser Stärke: { $usual } %.
inspect-no-choice = Kein Zug zählt: Keiner war eine Wahl mit offenem Ergebnis.
inspect-times = Zeit für einen Zug: meist { $middle }; von { $shortest } bis { $longest }
inspect-note = -# Gezählt sind Züge mit Stapeln, bei denen es eine Wahl gab und das Ergebnis offen war. Das sind Zahlen, kein Urteil: Eine Partie zeigt wenig. Zeiten in Minuten und Sekunden.
command-admin-inspect = Wie eine beendete Partie gespielt wurde: Züge des Computers, Zeiten (braucht „Server verwalten“)
