## Zuschauen

daily-lost-notice = { $server }: Es gibt keine Aufgabe des Tages mehr.
daily-lost = Ich kann in { $channel } nicht mehr schreiben. Mit `/dvonn-admin settings` startest du sie wieder.
daily-lost-permissions = Fehlende Berechtigungen in { $channel }: { $permissions }. Erteile sie mir und starte sie dann wieder mit `/dvonn-admin settings`.

## Aufgaben

button-puzzle-another = Nächste Aufgabe
puzzle-solution-counts = die Lösung zählt als Fehlversuch
puzzle-task = { colour } ist am Zug: Nur ein Zug gewinnt. Finde ihn.
puzzle-card = { colour } ist am Zug: Nur ein Zug gewinnt. Wer findet ihn?
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
puzzle-shared-later = Discord ist gerade langsam. Die Aufgabe erscheint in diesem Kanal, sobald es geht.
button-puzzle-solve = Lösen
button-puzzle-back = Zurück zur Aufgabe
puzzle-solver = Deine Aufgabenwertung: { $rating } · { $solved } von { $tried } gelöst.
puzzle-longest = Längste Serie: { $count }.
puzzle-solved = ✅ **{ $move } gewinnt.** Gut gesehen!
puzzle-solution = **{ $move }** ist der einzige Zug, der gewinnt.
puzzle-motif-self-cut = **Selbstabtrennung.** Der Zug trennt Steine der eigenen Seite ab. Das sieht nur wie ein Verlust aus.
puzzle-motif-sacrifice = **Opfer.** Nach diesem Zug kann die andere Seite mehrere Steine übernehmen oder abtrennen.
puzzle-motif-zugzwang = **Zugzwang.** Die andere Seite muss ziehen. Könnte sie passen, würde sie nicht verlieren.
puzzle-motif-bridge = **Aufgegebene Brücke.** Der Zug löst die Verbindung zwischen zwei Gruppen von Stapeln.
puzzle-motif-dvonn = **Entführter DVONN-Stein.** Steine, die mit ihm verbunden waren, werden abgetrennt.
puzzle-motif-rescue = **Rettung.** Die andere Seite hätte sonst mehrere Steine übernehmen oder abtrennen können.
puzzle-motif-last-stack = **Die letzten Züge.** Der anderen Seite gehen die Züge aus, sie kann nur noch passen.
puzzle-motif-cut-off = **Abtrennung.** Der Zug trennt sofort mehrere Steine der anderen Seite ab.
puzzle-motif-prepared-cut = **Vorbereitete Abtrennung.** Ein späterer Zug trennt mehrere Steine der anderen Seite ab.
puzzle-motif-height = **Die richtige Höhe.** Der neue Stapel übernimmt mit seinem nächsten Zug einen hohen.
puzzle-motif-quiet = **Stiller Zug.** Er übernimmt nichts und trennt nichts ab.
puzzle-motif-count = **Zählen.** Es geht darum, wo die letzten Stapel landen.
puzzle-rating = Wertung dieser Aufgabe: { $rating }
puzzle-rating-estimated = Wertung dieser Aufgabe: { $rating } (geschätzt)
puzzle-first-tries = beim ersten Versuch gelöst: { $solved } von { $tried }
puzzle-missed = ❌ **{ $move } gewinnt nicht.**
puzzle-rated = Deine Aufgabenwertung: **{ $rating }** ({ $change }).
puzzle-streak = Das sind { $count } in Folge.
puzzle-uncounted = Deine Aufgabenwertung bleibt bei **{ $rating }**, denn nur der erste Versuch an einer Aufgabe zählt.
button-share-result = Ergebnis teilen
puzzle-result-first = 🧩 { $player }: **Aufgabe { $number } · erster Versuch**
puzzle-result = 🧩 { $player }: **Aufgabe { $number } · Versuch { $count }**
puzzle-result-shared-before = Hier gibt es nichts zu teilen: Du hast dieses Ergebnis schon geteilt, oder es war hier nicht die Aufgabe des Tages, als du sie gelöst hast.
month-heading = 🧩 **Aufgaben des Tages** · { $month }
month-row = erster Versuch: { $firsts } · Fehlversuche: { $misses }
month-empty = In diesem Monat hat noch niemand eine Aufgabe beim ersten Versuch gelöst.
month-before = **Im Monat davor:** { $told }
month-own = **Du:** { $figures }
month-own-hidden = Andere sehen dich hier nicht, weil dein Profil verborgen ist. Das änderst du unter `/dvonn preferences`.
month-days-in-a-row = Tage in Folge: { $count }. Einen Tag pro Woche darfst du auslassen. Das siehst nur du.
month-rules = Es zählen Aufgaben des Tages auf diesem Server, die beim ersten Versuch gelöst wurden. Bei gleich vielen liegt vorn, wer weniger Fehlversuche hat.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-puzzle = Den einen Zug finden, der gewinnt: eine Aufgabe, die zu deiner Stärke passt
command-club-puzzles = Wer in diesem Monat die meisten Aufgaben des Tages beim ersten Versuch gelöst hat

## Absagen

refused-puzzle-open-here = In diesem Kanal ist schon eine Aufgabe offen. Ihre Lösung erscheint { $until }. Danach kannst du die nächste teilen.
refused-puzzle-open-elsewhere = Deine Aufgabe in { $channel } ist noch offen. Ihre Lösung erscheint { $until }. Danach kannst du die nächste teilen.

## Personen und Server

kept-puzzles = Versuchte Aufgaben, mit deiner Aufgabenwertung: { $count }

## Standing messages

standing-puzzles = Aufgaben des Monats
