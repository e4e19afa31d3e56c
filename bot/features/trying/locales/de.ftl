## Züge ausprobieren

button-try-out = Ausprobieren
button-chances = Chancen
button-keep-line = Speichern
button-rename-line = Umbenennen
button-drop-line = Löschen
button-share-line = Bild teilen
button-animate-line = Animation teilen
button-lines = Meine Zugfolgen
form-line-name = Zugfolge speichern
field-line-name = Name
ask-line = Eine Zugfolge öffnen
try-unnamed = **Züge ausprobieren**
try-task = Züge ausprobieren
try-from = { $title }, { $ply ->
    [0] ab dem Anfang
   *[other] nach Zug { $ply }
  }
try-start = { $left ->
    [0] Zieh für beide Seiten, so weit du magst.
   *[other] Hier beginnt deine Zugfolge. Drück ▶️ oder mach andere Züge.
  }
try-alone = Nichts davon zählt für deine Partie, und nur du siehst es.
try-step = Zug { $at } von { $last }: { $told }
try-to-move = { $sign } { colour } ist am Zug
try-to-place-dvonn = { $sign } { colour } setzt einen DVONN-Stein
try-to-place = { $sign } { colour } setzt einen Stein
try-to-pass = { $sign } { colour } hat keinen Zug und passt. Drück ▶️.
try-resumed = Hier ist deine Zugfolge vom letzten Mal.
try-no-moves = Noch keine Züge. Geh zurück und zieh für beide Seiten.
try-earlier = Erste Züge ({ $count }): { $moves }
try-caption = { $match ->
    [0] Aus einer Notation
   *[other] Aus Partie { $match }
  }, { $ply ->
    [0] ab dem Anfang
   *[other] nach Zug { $ply }
  }
try-told = Ausprobierte Züge: { $moves }.
lines-none = Du hast noch keine Zugfolgen gespeichert. Drück im **Verlauf** einer Partie auf **Ausprobieren**, zieh ein paar Mal für beide Seiten und drück dann auf **Mehr** und **Speichern**.
lines-heading = **Deine Zugfolgen** ({ $count } von { $most })
lines-of-record = Aus einer Notation
shared-line = { $player } zeigt eine Zugfolge zum Mitdenken:
done-line-kept = ✅ Gespeichert. Du findest sie unter **Meine Zugfolgen**.
done-line-dropped = Aus deinen Zugfolgen gelöscht. Hier ist sie noch offen, und **Speichern** holt sie zurück.

## Absagen

refused-no-such-line = Diese Zugfolge wurde gelöscht. Eine neue beginnst du mit **Ausprobieren** im **Verlauf**. Dort findest du unter **Mehr** auch **Meine Zugfolgen**.
refused-too-many-lines = Mehr als { $most } Zugfolgen kannst du nicht speichern. Diese hier bleibt offen. Lösch eine, die du nicht mehr brauchst, und speichere sie dann.
refused-line-in-play = Partie { $match } läuft noch, deshalb kannst du diese Zugfolge nicht teilen. Das geht, sobald die Partie zu Ende ist.
refused-nothing-to-try = In dieser Stellung ist die Partie zu Ende, es gibt also nichts auszuprobieren. Geh einen oder zwei Züge zurück.

## Personen und Server

kept-lines = Gespeicherte Zugfolgen: { $count }
