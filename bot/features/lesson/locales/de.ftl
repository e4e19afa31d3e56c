## Die Lektion: Was ein Schritt sagt, steht unter seinem Namen (bot/features/lesson/steps.toml)

button-lesson-next = Weiter
button-lesson-again = Noch einmal
button-lesson-before = Voriger Schritt
button-lesson-anew = Lektion neu beginnen
button-first-match = Erste Partie spielen
lesson-welcome = Willkommen! Du spielst Weiß, und hier kann nichts schiefgehen.
lesson-welcome-back = Willkommen zurück! Hier warst du stehen geblieben.
lesson-aim = Du gewinnst, wenn dir am Ende mehr Steine gehören als Schwarz.
lesson-heading = **Schritt { $number } von { $count }.**
lesson-missed = **Noch nicht ganz.** { $why } { $hint }
lesson-done = ✅ **Richtig!** { $told }
lesson-gem = Der kleine rote Edelstein zeigt, dass ein DVONN-Stein darin steckt.

lesson-ask-single = Ein einzelner Stein zieht ein Feld weit und muss auf einem anderen Stein oder Stapel landen. Zieh deinen.
lesson-hint-single = Such dir einen Stein direkt daneben.
lesson-done-single = Er liegt jetzt obenauf, also gehört der Stapel dir.
lesson-ask-takeover = Der ganze Stapel gehört der Farbe, die obenauf liegt. Übernimm den schwarzen 3er-Stapel.
lesson-hint-takeover = Der schwarze 3er-Stapel steht auf f3, neben deinem Stein auf e3.
lesson-done-takeover = Alle vier Steine gehören dir, und Schwarz kann sie nicht mehr ziehen.
lesson-ask-gap = Ein Stapel zieht geradeaus in eine der sechs Richtungen, genau so viele Felder, wie er Steine hat, egal welcher Farbe. Leere Felder zählen mit. Zieh deinen 3er-Stapel.
lesson-hint-gap = Zähl von c3 aus drei Felder ab.
lesson-done-gap = Über einen Stein und eine Lücke auf das dritte Feld.
lesson-ask-blocked = Ein Stein, der auf allen sechs Seiten Nachbarn hat, kann nicht ziehen. Welcher deiner Steine ist blockiert?
lesson-hint-blocked = Zähl bei jedem deiner Steine die Nachbarn.
lesson-done-blocked = Um f3 ist keine Seite frei. Auf dem vollen Brett können nur die Steine am Rand ziehen.
lesson-ask-dvonn = Stapel bleiben nur im Spiel, solange eine Kette von Nachbarn sie mit einem roten DVONN-Stein verbindet. Der rote Edelstein zeigt einen in deinem Stapel auf c3. Zieh diesen Stapel so, dass zwei Steine ihre Verbindung verlieren.
lesson-hint-dvonn = Zähl von c3 aus zwei Felder ab.
lesson-done-dvonn = Die beiden sind raus. Dein Stapel trägt seine Verbindung in sich. Allein zieht ein DVONN-Stein nie.
lesson-ask-cutoff = Jeder Stapel ohne Verbindung ist sofort aus dem Spiel. Trenn fünf schwarze Steine ab.
lesson-hint-cutoff = Fünf Steine sind nur über deinen Stein auf e3 verbunden.
lesson-done-cutoff = Fünf Steine weg! Nur die DVONN-Steine selbst bleiben immer.
lesson-ask-careful = Auch deine eigenen Stapel können abgetrennt werden, egal wer zieht. Mach einen Zug, bei dem alle deine Stapel bleiben.
lesson-hint-careful = Lass e3 stehen: Dein hoher Stapel hängt daran.
lesson-done-careful = Dein hoher Stapel ist noch verbunden.
lesson-ask-count = Wer ziehen kann, muss ziehen; wer nicht kann, passt. Hier kann niemand mehr ziehen, also ist die Partie zu Ende. Wie viele Steine sind in deinen Stapeln, egal welcher Farbe?
lesson-hint-count = Zähl die Zahlen auf den Stapeln zusammen, bei denen Weiß oben liegt.
lesson-done-count = Fünf und sechs sind 11. Schwarz hat acht, also gewinnst du. Gleich viele wären ein Unentschieden.
lesson-ask-edge = Noch etwas: Vor dem ersten Zug wird das Brett gefüllt. Auf irgendein leeres Feld kommen erst DVONN-Steine, dann beide Farben. Setz einen von deinen an den Rand, neben einen DVONN-Stein.
lesson-hint-edge = Schau neben die roten Steine auf b1 und h5.
lesson-done-edge = Er ist verbunden und kann von Anfang an ziehen. Ist das Brett voll, macht Weiß auch den ersten Zug.
lesson-ask-labels = Jetzt wie in einer Partie: Die Buttons sagen, was jeder Zug bewirkt und wie es danach steht, du zuerst. Wähl einen Stapel und geh in Führung.
lesson-hint-labels = Probier deinen Stein auf d3 und vergleich, wie es nach jedem Zug steht.
lesson-done-labels = Du führst 4–2. So helfen dir die Buttons.

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
    [0] Damit trennst du keine schwarzen Steine ab.
    [one] Damit trennst du { $cut } schwarzen Stein ab.
   *[other] Damit trennst du { $cut } schwarze Steine ab.
  }
lesson-missed-leads = Danach steht es { $own }–{ $other }.
lesson-missed-surrounded = Neben { $space } noch leer: { $free }.
lesson-missed-at-edge = { $space } liegt am Rand, und dort wird nie etwas eingeschlossen.
lesson-missed-score = { $number } sind es nicht.

lesson-end = 🎉 **Jetzt kannst du DVONN spielen!**
lesson-first-match = Mit **Erste Partie spielen** fängst du sofort an, gegen mich auf der leichtesten Stufe. Das Brett ist zufällig aufgestellt, du kannst also gleich ziehen.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-learn = DVONN spielend lernen: eine Lektion von fünf Minuten, nur für dich

## Personen und Server

kept-lesson = Dein Stand in der Lektion
