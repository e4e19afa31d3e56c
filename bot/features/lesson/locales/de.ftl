## Die Lektion: Was ein Schritt sagt, steht unter seinem Namen (bot/domain/lesson/steps.toml)

button-lesson-next = Weiter
button-lesson-again = Noch einmal
button-lesson-before = Voriger Schritt
button-lesson-anew = Lektion neu beginnen
button-first-match = Erste Partie spielen
lesson-welcome = Willkommen! Du spielst Weiß, und hier kann nichts schiefgehen.
lesson-welcome-back = Willkommen zurück! Hier warst du stehen geblieben.
lesson-aim = Du gewinnst, wenn du am Ende mehr Steine hast als Schwarz. Jeder Stapel, bei dem deine Farbe oben liegt, gehört dir.
lesson-heading = **Schritt { $number } von { $count }.**
lesson-missed = **Noch nicht ganz.** { $why } { $hint }
lesson-done = ✅ **Richtig!** { $told }
lesson-gem = Der kleine rote Edelstein zeigt, dass ein DVONN-Stein darin steckt.

lesson-ask-red = Steine bleiben nur im Spiel, solange eine Kette von Nachbarn sie mit einem roten DVONN-Stein verbindet. Die drei DVONN-Steine werden zuerst gesetzt. Setz den letzten auf irgendein leeres Feld.
lesson-hint-red = Jedes leere Feld ist richtig.
lesson-done-red = Auf jedes leere Feld darfst du jeden Stein setzen.
lesson-ask-edge = Jetzt deine eigene Farbe. Setz einen Stein an den Rand, neben einen DVONN-Stein. Dort ist er verbunden und kann von Anfang an ziehen.
lesson-hint-edge = Schau dir die Felder neben den roten Steinen auf b1 und h5 an.
lesson-done-edge = Ein guter Platz! Ist das Brett voll, macht Weiß auch den ersten Zug. Die nächsten Bretter zeigen spätere Momente einer Partie.
lesson-ask-single = Ein einzelner Stein zieht ein Feld weit und muss auf einem anderen Stein oder Stapel landen. Zieh deinen.
lesson-hint-single = Such dir einen Stein direkt daneben.
lesson-done-single = Er liegt jetzt obenauf, also gehört dieser 2er-Stapel dir.
lesson-ask-gap = Ein Stapel zieht geradeaus in eine der sechs Richtungen, genau so viele Felder, wie er Steine hat, egal welcher Farbe. Leere Felder zählen mit. Zieh deinen 3er-Stapel.
lesson-hint-gap = Zähl von c3 aus drei Felder ab.
lesson-done-gap = Er ist über einen Stein und eine Lücke auf das dritte Feld gezogen.
lesson-ask-blocked = Ein Stein, der auf allen sechs Seiten Nachbarn hat, kann nicht ziehen. Welcher deiner Steine ist blockiert?
lesson-hint-blocked = Zähl bei jedem deiner Steine die Nachbarn.
lesson-done-blocked = Um f3 ist keine Seite frei. Auf dem vollen Brett können nur die Steine am Rand ziehen.
lesson-ask-takeover = Der ganze Stapel gehört der Farbe, die obenauf liegt, egal was darunter ist. Übernimm den schwarzen 3er-Stapel.
lesson-hint-takeover = Der schwarze 3er-Stapel steht auf f3, neben deinem Stein auf e3.
lesson-done-takeover = Alle vier Steine gehören dir, und Schwarz kann sie nicht mehr ziehen.
lesson-ask-dvonn = Ein DVONN-Stein zieht nie allein. Dein Stapel auf c3 trägt aber einen, das zeigt der rote Edelstein. Zieh ihn so, dass die zwei Steine daneben ihre Verbindung verlieren.
lesson-hint-dvonn = Dein Stapel auf c3 hat zwei Steine, also zieht er zwei Felder weit.
lesson-done-dvonn = Dein Stapel trägt seine Verbindung in sich. Die beiden Steine haben keine mehr und sind aus dem Spiel.
lesson-ask-cutoff = Nach jedem Zug ist jeder Stapel aus dem Spiel, der seine Verbindung verloren hat. Trenn fünf schwarze Steine auf einmal ab.
lesson-hint-cutoff = Fünf Steine sind nur über deinen Stein auf e3 verbunden.
lesson-done-cutoff = Fünf Steine weg, mit einem Zug! Nur die DVONN-Steine selbst bleiben immer.
lesson-ask-careful = Auch deine eigenen Stapel können abgetrennt werden, egal wer zieht. Rote Buttons warnen dich. Mach einen Zug, bei dem alle deine Stapel bleiben.
lesson-hint-careful = Lass e3 stehen: Dein hoher Stapel hängt daran.
lesson-done-careful = Dein hoher Stapel ist noch mit dem DVONN-Stein verbunden.
lesson-ask-forced = Wer ziehen kann, muss ziehen, auch wenn jeder Zug eigene Steine abtrennt. Mach den Zug, der dich am wenigsten kostet.
lesson-hint-forced = Dein Stapel auf h4 ist niedriger als der auf d2.
lesson-done-forced = Jeder Zug hätte dich Steine gekostet, dieser am wenigsten.
lesson-ask-pass = Du passt nur, wenn du nicht ziehen kannst. Zieh so, dass Schwarz passen muss.
lesson-hint-pass = Der schwarze 2er-Stapel kann nur auf d3 landen. Lass dort nichts stehen.
lesson-done-pass = Schwarz kann nicht ziehen und passt, also bist du noch einmal dran.
lesson-ask-again = Du musstest passen, weil dein Stein auf f3 eingeschlossen war. Der Zug von Schwarz hat ihn befreit, also musst du jetzt wieder ziehen. Übernimm den Stapel auf g4.
lesson-hint-again = Der Stapel auf g4 steht direkt neben deinem Stein auf f3.
lesson-done-again = Wer gepasst hat, zieht wieder, sobald ein Stapel frei ist.
lesson-ask-count = Niemand kann mehr ziehen, also ist die Partie zu Ende. Wie viele Steine sind in deinen Stapeln, egal welcher Farbe?
lesson-hint-count = Zähl die Zahlen auf den Stapeln zusammen, bei denen Weiß oben liegt.
lesson-done-count = Fünf und sechs sind 11. Schwarz hat acht, also gewinnst du. Gleich viele wären ein Unentschieden.

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
lesson-missed-spares = Das kostet dich { $lost } Steine. Ein anderer Zug kostet weniger.
lesson-missed-cuts = { $cut ->
    [0] Damit trennst du keine schwarzen Steine ab.
    [one] Damit trennst du { $cut } schwarzen Stein ab.
   *[other] Damit trennst du { $cut } schwarze Steine ab.
  }
lesson-missed-passes = { $left ->
    [0] Dann kann niemand mehr ziehen, und die Partie ist zu Ende.
   *[other] Dann kann Schwarz noch { $move } ziehen.
  }
lesson-missed-surrounded = Neben { $space } noch leer: { $free }.
lesson-missed-at-edge = { $space } liegt am Rand, und dort wird nie etwas eingeschlossen.
lesson-missed-score = { $number } sind es nicht.

lesson-end = 🎉 **Jetzt kannst du DVONN spielen.** Bau Stapel, halte sie mit den roten Steinen verbunden, und sorg dafür, dass du am Ende mehr Steine hast als die andere Seite.
lesson-first-match = Mit **Erste Partie spielen** fängst du sofort an, gegen mich auf der leichtesten Stufe. Das Brett ist zufällig aufgestellt, du kannst also gleich ziehen.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-learn = DVONN spielend lernen: eine Lektion von fünf Minuten, nur für dich

## Personen und Server

kept-lesson = Dein Stand in der Lektion
