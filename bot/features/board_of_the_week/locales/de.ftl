## Board of the week

button-week = Ergebnisse
button-week-play = Dieses Brett spielen
button-week-level = Stufe { $level }
button-week-continue = Mein Brett zeigen
button-week-shared = Geteilt
button-week-best = Beste Zugfolge
button-week-current = Brett dieser Woche
week-heading = 📅 **Brett der Woche { $number }**
week-name = Woche { $number }, { $year }
week-past = Frühere Wochen
week-until = Die Woche endet { $until }.
week-ended = Die Woche endete am { $until }.
week-rules = Du spielst { $colour ->
    [white] Weiß
   *[black] Schwarz
  } auf demselben Brett wie alle: **ein Versuch**, ohne Tipps, ohne Zurücknehmen. Dein Ergebnis: dein Vorsprung plus die Punkte der Stufe.
week-opponent-2 = **{ $points }** · Ich übersehe manches. Für erste Partien.
week-opponent-5 = **{ $points }** · Ich übersehe wenig. Für alle mit Übung.
week-opponent-7 = **{ $points }** · Ich spiele den besten Zug, den ich finde.
week-begun = Dein Versuch hat in deinen Direktnachrichten begonnen.
week-playing = Dein Versuch gegen Stufe { $level } läuft in deinen Direktnachrichten. Du hast dafür bis zum Ende der Woche Zeit.
week-had = Du hattest deinen Versuch an diesem Brett schon.
week-over-unfinished = Du hast deinen Versuch nicht beendet, deshalb hat er kein Ergebnis.
week-own = **Du: { $result }** gegen Stufe { $level }.
week-result = { $result ->
    [won] gewonnen (+{ $margin })
    [tied] unentschieden
   *[lost] verloren (−{ $margin })
  }
week-par = Par **{ $par }**
week-explained = Ergebnis: dein Vorsprung plus die Punkte der Stufe. Par: mein Ergebnis mit voller Stärke.
week-place-here = { $count ->
    [1] einziges Ergebnis auf diesem Server
   *[other] Platz { $place } von { $count } auf diesem Server
  }
week-place-everywhere = { $count ->
    [1] einziges Ergebnis auf allen Servern
   *[other] Platz { $place } von { $count } auf allen Servern
  }
week-hidden = Die Ergebnisse siehst du, wenn du deinen eigenen Versuch beendet hast.
week-finished = Bisher fertig: { $count }.
week-nobody = Noch ist niemand fertig.
week-unfinished = Ohne Ergebnis: { $count }
week-best = **Mein Ergebnis mit voller Stärke** gegen Stufe { $level }: { $score }.
week-best-later = Ich suche noch nach der besten Zugfolge.
week-last = **Die Besten der Woche { $number }**
week-new = Die alte Woche ist vorbei. Hier ist das neue Brett.
week-shared = { $player } gegen Stufe { $level }: { $result }.
panel-facts-week = Brett der Woche { $number }, endet { $until }
ask-resign-week = **Deinen Versuch am Brett der Woche beenden?** Er hat dann kein Ergebnis, und einen zweiten Versuch gibt es diese Woche nicht.
result-cancelled-week = **Die Woche ist vorbei.** Dieser Versuch wurde nicht beendet und hat deshalb kein Ergebnis.
clock-halted-in-week = **Die Partie ruht:** Diese Stellung gehört zum Brett der Woche. Ich ziehe { $until }, wenn die Woche vorbei ist.

## Commands

command-club-week = Brett der Woche: dasselbe Brett für alle, je ein Versuch und eine Rangliste

## Absagen

refused-week-in-play = Diese Stellung gehört zum Brett der Woche, das alle ohne Hilfe spielen. Ich helfe gern { $until }, wenn die Woche vorbei ist.
refused-without-help = Beim Brett der Woche gibt es keine Tipps, keine Pläne, kein Zurücknehmen und kein Remis. Alle haben einen Versuch und spielen ihn allein.
refused-week-over = Die Woche dieses Bretts ist vorbei, es lässt sich nicht mehr spielen. Das Brett dieser Woche: `/dvonn-club week`.
refused-week-forgotten = Du hattest deinen Versuch an diesem Brett, bevor du deine Daten gelöscht hast, und alle haben nur einen. Das nächste Brett kommt am Montag: `/dvonn-club week`.
refused-week-shared = Dein Ergebnis dieser Woche hast du auf diesem Server schon geteilt. Dort können andere ihres damit vergleichen.
refused-nothing-to-share = Du hast für diese Woche kein Ergebnis zum Teilen. Beende deinen Versuch, bevor die Woche endet.

## Personen und Server

kept-week-tries = Versuche an Brettern der Woche: { $count }

## Standing messages

standing-week = Brett der Woche
