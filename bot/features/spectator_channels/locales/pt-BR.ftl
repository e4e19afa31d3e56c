## Watching

live-board-heading = 🔴 **Ao vivo**
button-unfollow = Parar de mostrar
follow-server-all = { $channel } agora mostra cada partida em andamento deste servidor, com tabuleiro ao vivo, e os resultados.
follow-server-results = { $channel } agora mostra os resultados das partidas deste servidor.
follow-player-all = { $channel } agora mostra cada partida em andamento de { $player }, com tabuleiro ao vivo, e os resultados.
follow-player-results = { $channel } agora mostra os resultados das partidas de { $player }.
follow-privacy = -# Ficam de fora as partidas de canais que nem todo mundo lá pode ver.
follow-missing-permissions = ⚠️ Permissões que me faltam em { $channel }: { $permissions }. Conceda-as e use `/dvonn-admin follow` mais uma vez.
follow-stopped = { $channel } não mostra mais partidas. Os tabuleiros ao vivo vão sumir; os resultados ficam.
follow-lost = **{ $server }:** não consigo mais publicar em { $channel }, então parei de mostrar partidas lá. `/dvonn-admin follow` recomeça.
follow-lost-permissions = **{ $server }:** parei de mostrar partidas em { $channel }. Permissões que me faltam: { $permissions }. Conceda-as e use `/dvonn-admin follow` mais uma vez.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Fazer um canal mostrar as partidas deste servidor ao público (exige “Gerenciar servidor”)

## Commands: options. Their names have no blanks and no capitals

name-results-only = só-resultados
name-stop = parar

option-follow-channel = O canal que as mostra
option-follow-player = Partidas de quem; em branco, as de todo mundo
option-follow-results = Mostrar só resultados, sem tabuleiros ao vivo
option-follow-stop = Parar de mostrar partidas no canal
