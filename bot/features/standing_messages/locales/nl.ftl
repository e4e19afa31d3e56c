## Standing messages

standing-heading = **Berichten die ik hier actueel houd**
standing-nowhere = - { $what }: nergens getoond
standing-shown = - { $what }: te zien in { $channel }
standing-missing-permissions = - ⚠️ { $what }. Ontbrekende rechten in { $channel }: { $permissions }. Zodra je ze geeft, verschijnt het bericht.
standing-channel-gone = - ⚠️ { $what }: ik kan niet meer in het kanaal schrijven, of het is weg. Kies een ander met `/dvonn-admin show`.
ask-standing = Zeg er ook bij wat daar moet staan: de optie `wat`.
standing-stopped = **{ $what }:** het bericht is verwijderd.
button-stop-standing = Niet meer tonen

## Commands

command-admin-show = In een kanaal een bericht actueel houden, zoals de ranglijst (vereist “Server beheren”)
name-what = wat
option-show-what = Wat er getoond wordt; leeg: bekijk wat waar staat
option-show-channel = Het kanaal dat het toont; laat het weg om te zien waar het staat
