## Watching

live-board-heading = 🔴 **En directo**
button-unfollow = Dejar de mostrar
follow-server-all = { $channel } muestra ahora cada partida en curso de este servidor como tablero en directo, y los resultados.
follow-server-results = { $channel } muestra ahora los resultados de las partidas de este servidor.
follow-player-all = { $channel } muestra ahora cada partida en curso de { $player } como tablero en directo, y los resultados.
follow-player-results = { $channel } muestra ahora los resultados de las partidas de { $player }.
follow-privacy = -# No se muestran las partidas de canales que allí no puede ver todo el mundo.
follow-missing-permissions = ⚠️ Permisos que me faltan en { $channel }: { $permissions }. Concédelos y usa `/dvonn-admin follow` otra vez.
follow-stopped = { $channel } ya no muestra partidas. Sus tableros en directo desaparecerán; los resultados se quedan.
follow-lost = **{ $server }:** ya no puedo escribir en { $channel }, así que he dejado de mostrar partidas allí. `/dvonn-admin follow` lo activa de nuevo.
follow-lost-permissions = **{ $server }:** ya no muestro partidas en { $channel }. Permisos que me faltan: { $permissions }. Concédelos y usa `/dvonn-admin follow` otra vez.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Hacer que un canal muestre al público las partidas de aquí (requiere “Gestionar servidor”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = solo-resultados
name-stop = detener

option-follow-channel = El canal que las muestra
option-follow-player = De quién son las partidas; vacío, todas
option-follow-results = Mostrar solo resultados, sin tableros en directo
option-follow-stop = Dejar de mostrar partidas en el canal
