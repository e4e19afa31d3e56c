## Standing messages

standing-heading = **Nachrichten, die ich aktuell halte.** Wähle für jede einen Kanal, oder keinen, um sie zu beenden.
standing-nowhere = { $what }: wird nicht gezeigt
standing-shown = { $what }: zu sehen in { $channel }
standing-missing-permissions = ⚠️ { $what }. Fehlende Berechtigungen in { $channel }: { $permissions }. Sobald du sie erteilst, erscheint die Nachricht.
standing-channel-gone = ⚠️ { $what }: Den Kanal gibt es nicht mehr, oder ich kann dort nicht mehr schreiben. Wähle einen anderen.
standing-stopped = **{ $what }:** Die Nachricht ist gelöscht.

## Commands

command-admin-show = In einem Kanal etwas aktuell halten, etwa die Rangliste (braucht „Server verwalten“)
name-what = was
option-show-what = Was gezeigt wird (ohne Angabe siehst du, was wo zu sehen ist)
option-show-channel = Der Kanal, der es zeigt (ohne Angabe siehst du, wo es steht)
