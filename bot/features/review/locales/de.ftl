## Analysen, Gewinnchancen und Zugfolgen

button-review = Analyse
button-worst-moves = Fehler
button-show-me = Zeig es mir
button-review-chart = Übersicht
review-thinking = Ich analysiere die Partie. Das dauert ein paar Sekunden. Wenn nichts erscheint, öffne die Analyse noch einmal.
review-title = **Analyse** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Mit Zug { $ply }, { $move }, hast du die Partie hergegeben**
    [they] **Mit Zug { $ply }, { $move }, hat die andere Seite die Partie hergegeben**
    [white] **Mit Zug { $ply }, { $move }, hat Weiß die Partie hergegeben**
   *[black] **Mit Zug { $ply }, { $move }, hat Schwarz die Partie hergegeben**
  } (Gewinnchance { $before } → { $after }).
review-no-turning-point = **Kein Wendepunkt:** Kein einzelner Zug hat die Partie entschieden.
review-certain = Ab Zug { $ply } ist bewiesen: { $leader ->
    [you] Du gewinnst
    [they] die andere Seite gewinnt
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
   *[nobody] unentschieden
  }.
review-perfect = **Bewiesen:** { $sign } { $player } hat ab Zug { $ply } perfekt gespielt.
review-could-win = **Bis Zug { $ply } konntest du noch gewinnen** (bewiesen): { $better } statt { $move }.
review-could-win-to-the-end = **Als die Partie endete, konntest du noch gewinnen** (bewiesen).
ending-perfect = Nachweislich perfekt bis zum Schluss: { $players }
ending-perfect-player = { $sign } { $player } ab Zug { $ply }
review-no-mistakes = **Keine Fehler:** Kein Zug hat die Gewinnchance um fünf Punkte oder mehr gesenkt.
review-estimates = -# Die Chancen sind meine Schätzung für zwei gleich starke Seiten. Ergebnisse „bei bestem Spiel“ sind bewiesen.
review-shallow = -# Hier läuft nur eine langsame Suche, deshalb schaut diese Analyse nicht so weit voraus wie sonst.
review-mistake-title = **Fehler { $number } von { $count }** · Zug { $ply } von { $last }
review-played = { $mover ->
    [you] **Du hast { $move } gespielt**
    [they] **Die andere Seite hat { $move } gespielt**
    [white] **Weiß hat { $move } gespielt**
   *[black] **Schwarz hat { $move } gespielt**
  } (gepunkteter Pfeil): Gewinnchance { $before } → { $after }.
review-better = **Besser:** { $move } (durchgezogener Pfeil).
review-shown-played = **Was auf { $move } folgt** · { $number } von { $count }
review-shown-better = **Besser: { $move }** · { $number } von { $count }
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

## The log of managers

log-inspect = { $manager } hat Partie { $number } untersucht.
