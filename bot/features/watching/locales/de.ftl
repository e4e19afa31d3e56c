## Zuschauen

button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
button-live = Läuft hier
button-watched = Wo ich zuschaue
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
watch-lost = 🔕 Meine Direktnachrichten erreichen dich nicht, deshalb hörst du nichts mehr über diese Partie. Erlaube sie für diesen Server und drück dann am Brett noch einmal **Zuschauen**.
watch-stopped = Du schaust bei Partie { $match } nicht mehr zu. Mit **Zuschauen** am Brett fängst du wieder an.
watch-earlier = -# Züge davor: { $count }
watching-heading = **Partien, bei denen du hier zuschaust: { $count }**
watching-none = Du schaust hier bei keiner Partie zu. Such dir unter **Läuft hier** eine aus und drück an ihrem Brett **Zuschauen**.
watching-stop = Nicht mehr zuschauen …
live-heading = **Partien, die hier laufen: { $count }**
live-heading-more = **Partien, die hier laufen: mehr als { $count }**
live-none = Hier läuft keine Partie, die du sehen kannst. Starte eine mit `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Begonnen { $at }, noch kein Zug

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt
command-watch = Laufende Partien und die, bei denen du zuschaust

## Absagen

refused-watched-own-match = Du spielst in dieser Partie selbst. Wann ich dich anpinge, wählst du unter `/dvonn preferences`.

## Personen und Server

kept-watched = Partien, bei denen du zuschaust, und wie du davon hörst: { $count }
