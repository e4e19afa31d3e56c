## Watching

live-board-heading = 🔴 **Live**
button-unfollow = Niet meer tonen
follow-server-all = { $channel } toont nu de lopende partijen van deze server op liveborden, en de uitslagen.
follow-server-results = { $channel } toont nu de uitslagen van de partijen van deze server.
follow-player-all = { $channel } toont nu de lopende partijen van { $player } op liveborden, en de uitslagen.
follow-player-results = { $channel } toont nu de uitslagen van de partijen van { $player }.
follow-privacy = -# Partijen uit kanalen die niet iedereen daar kan zien, worden niet getoond.
follow-missing-permissions = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }. Geef ze en gebruik dan `/dvonn-admin follow` nog eens.
follow-stopped = { $channel } toont geen partijen meer. De liveborden verdwijnen, de uitslagen blijven.
follow-lost-notice = { $server }: een kanaal toont geen partijen meer.
follow-lost = Ik kan niets meer versturen in { $channel }. Begin opnieuw met `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Een kanaal de partijen van deze server laten tonen (vereist “Server beheren”)

## Commands: options. Their names have no blanks and no capitals

name-results-only = alleen-uitslagen
name-stop = stoppen

option-follow-channel = Het kanaal dat de partijen toont
option-follow-player = Alleen de partijen van deze speler tonen
option-follow-results = Alleen uitslagen tonen, geen liveborden
option-follow-stop = Geen partijen meer tonen in het kanaal

## Refusals

refused-not-followed = { $channel } toont geen partijen. Met `/dvonn-admin follow` laat je een kanaal partijen tonen.

## People and servers

kept-follows = Kanalen voor toeschouwers, door jou ingesteld of alleen met jouw partijen: { $count }

## The log of managers

log-follow = { $manager } heeft { $channel } ingesteld om partijen te tonen.
log-unfollow = { $manager } heeft ingesteld dat { $channel } geen partijen meer toont.
