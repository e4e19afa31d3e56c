## Watching

live-board-heading = 🔴 **En directo**
button-unfollow = Dejar de mostrar
follow-server-all = { $channel } muestra ahora las partidas en curso de este servidor como tableros en directo, y los resultados.
follow-server-results = { $channel } muestra ahora los resultados de las partidas de este servidor.
follow-player-all = { $channel } muestra ahora las partidas en curso de { $player } como tableros en directo, y los resultados.
follow-player-results = { $channel } muestra ahora los resultados de las partidas de { $player }.
follow-privacy = -# No se muestran partidas de canales que algunas personas de allí no pueden ver.
follow-missing-permissions = ⚠️ Me faltan permisos en { $channel }: { $permissions }. Concédelos y usa `/dvonn-admin follow` otra vez.
follow-stopped = { $channel } ya no muestra partidas. Sus tableros en directo desaparecerán, pero los resultados se quedan.
follow-lost-notice = { $server }: un canal ya no muestra partidas.
follow-lost = Ya no puedo escribir en { $channel }. Para activarlo de nuevo, usa `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Mostrar al público las partidas del servidor en un canal (requiere “Gestionar servidor”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = solo-resultados
name-stop = detener

option-follow-channel = El canal que muestra las partidas
option-follow-player = Mostrar solo las partidas de esta persona
option-follow-results = Mostrar solo resultados, sin tableros en directo
option-follow-stop = Dejar de mostrar partidas en el canal

## Refusals

refused-not-followed = { $channel } no muestra partidas. Para que las muestre, usa `/dvonn-admin follow`.

## People and servers

kept-follows = Canales para el público que creaste o que solo muestran tus partidas: { $count }

## The log of managers

log-follow = { $manager } empezó a mostrar partidas al público en { $channel }.
log-unfollow = { $manager } dejó de mostrar partidas en { $channel }.
