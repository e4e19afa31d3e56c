## Watching

button-watch = Acompanhar
button-unwatch = Parar de acompanhar
button-live = Em andamento
button-watched = Acompanhadas
button-watch-each = Cada jogada
button-watch-cuts = Grandes isolamentos
button-watch-end = O fim
button-watch-direct = Mensagem direta
button-watch-thread = No tópico
watch-heading = **Acompanhar a partida { $match }**
watch-not-yet = Quer novidades? Escolha quando: a cada jogada, quando 3 ou mais peças ficam isoladas, ou só no fim.
watch-set-each = 👀 Novidades: **a cada jogada**, { watch-by }.
watch-set-cuts = 👀 Novidades: **quando 3 ou mais peças ficam isoladas** e no fim, { watch-by }.
watch-set-end = 👀 Novidades: só **no fim**, { watch-by }.
watch-by = { $means ->
    [direct] por mensagem direta
   *[thread] por menção no tópico da partida
  }
watch-lost = 🔕 Minhas mensagens diretas não chegam até você, então não consigo avisar sobre esta partida. Libere-as para este servidor e aperte **Acompanhar** de novo no tabuleiro.
watch-stopped = Você não acompanha mais a partida { $match }. Para voltar, aperte **Acompanhar** no tabuleiro dela.
watch-earlier = -# Jogadas anteriores: { $count }
watching-heading = **Partidas que você acompanha aqui: { $count }**
watching-none = Você não acompanha nenhuma partida aqui. Escolha uma em **Em andamento** e aperte **Acompanhar** no tabuleiro dela.
watching-stop = Parar de acompanhar…
live-heading = **Partidas em andamento aqui: { $count }**
live-heading-more = **Partidas em andamento aqui: mais de { $count }**
live-none = Não há partidas em andamento aqui que você possa ver. Comece uma com `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Começou { $at }, ainda sem jogadas

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Ver as partidas em andamento e as que você acompanha

## Refusals

refused-watched-own-match = Esta partida é sua. Escolha em `/dvonn preferences` quando aviso você.

## People and servers

kept-watched = Partidas que você acompanha, e como você recebe os avisos: { $count }
