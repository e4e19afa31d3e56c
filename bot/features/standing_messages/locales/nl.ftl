## Standing messages

standing-heading = **Berichten die ik actueel houd.** Kies voor elk een kanaal, of geen om te stoppen.
standing-nowhere = { $what }: nergens te zien
standing-shown = { $what }: te zien in { $channel }
standing-missing-permissions = ⚠️ { $what }. Ontbrekende rechten in { $channel }: { $permissions }. Zodra je ze geeft, verschijnt het bericht.
standing-channel-gone = ⚠️ { $what }: het kanaal is weg, of ik kan er niets meer versturen. Kies een ander.
standing-stopped = **{ $what }:** bericht verwijderd.

## Commands

command-admin-show = In een kanaal een bericht actueel houden, zoals de ranglijst (vereist “Server beheren”)
name-what = wat
option-show-what = Wat er getoond wordt; laat dit leeg om te zien wat waar staat
option-show-channel = Het kanaal dat het toont; laat dit leeg om te zien waar het staat
