## Watching

live-board-heading = 🔴 **Live**
button-unfollow = Niet meer tonen
follow-server-all = { $channel } toont nu elke lopende partij van deze server op een livebord, en de uitslagen.
follow-server-results = { $channel } toont nu de uitslagen van de partijen op deze server.
follow-player-all = { $channel } toont nu elke lopende partij van { $player } op een livebord, en de uitslagen.
follow-player-results = { $channel } toont nu de uitslagen van de partijen van { $player }.
follow-privacy = -# Partijen uit kanalen die niet iedereen daar kan zien, blijven achterwege.
follow-missing-permissions = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }. Geef ze en gebruik dan `/dvonn-admin follow` nog eens.
follow-stopped = { $channel } toont geen partijen meer. De liveborden verdwijnen; uitslagen blijven.
follow-lost = **{ $server }:** ik kan niets meer versturen in { $channel }, dus ik toon daar geen partijen meer. Met `/dvonn-admin follow` begint het weer.
follow-lost-permissions = **{ $server }:** ik toon geen partijen meer in { $channel }. Ontbrekende rechten: { $permissions }. Geef ze en gebruik dan `/dvonn-admin follow` nog eens.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Een kanaal de partijen van deze server laten tonen (vereist “Server beheren”)

## Commands: options. Their names have no blanks and no capitals

name-results-only = alleen-uitslagen
name-stop = stoppen

option-follow-channel = Het kanaal dat ze toont
option-follow-player = Van wie de partijen zijn; zonder naam die van iedereen
option-follow-results = Alleen uitslagen tonen, geen liveborden
option-follow-stop = Geen partijen meer tonen in het kanaal
