## Watching

live-board-heading = 🔴 **Ao vivo**
button-unfollow = Parar de mostrar
follow-server-all = { $channel } agora mostra as partidas em andamento deste servidor, com tabuleiros ao vivo, e os resultados.
follow-server-results = { $channel } agora mostra os resultados das partidas deste servidor.
follow-player-all = { $channel } agora mostra as partidas em andamento de { $player }, com tabuleiros ao vivo, e os resultados.
follow-player-results = { $channel } agora mostra os resultados das partidas de { $player }.
follow-privacy = -# Partidas de canais que algumas pessoas lá não podem ver ficam de fora.
follow-missing-permissions = ⚠️ Permissões que me faltam em { $channel }: { $permissions }. Conceda-as e use `/dvonn-admin follow` de novo.
follow-stopped = { $channel } não mostra mais partidas. Os tabuleiros ao vivo vão sumir, mas os resultados ficam.
follow-lost-notice = { $server }: um canal não mostra mais partidas.
follow-lost = Não consigo mais publicar em { $channel }. Para recomeçar, use `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Fazer um canal mostrar as partidas deste servidor ao público (exige “Gerenciar servidor”)

## Commands: options. Their names have no blanks and no capitals

name-results-only = só-resultados
name-stop = parar

option-follow-channel = O canal que mostra as partidas
option-follow-player = Mostrar só as partidas desta pessoa
option-follow-results = Mostrar só resultados, sem tabuleiros ao vivo
option-follow-stop = Parar de mostrar partidas no canal

## Refusals

refused-not-followed = { $channel } não mostra partidas. Configure isso com `/dvonn-admin follow`.

## People and servers

kept-follows = Canais para o público criados por você, ou só com partidas suas: { $count }

## The log of managers

log-follow = { $manager } passou a mostrar partidas ao público em { $channel }.
log-unfollow = { $manager } deixou de mostrar partidas em { $channel }.
