## Buttons

button-find-start = Encontrar oponente
button-find-stop = Parar de procurar
button-find-change = Mudar preferências

## Private answers

find-heading = **Encontrar oponente.** Eu junto você com alguém deste servidor que tenha preferências compatíveis.
find-heading-anywhere = **Procurar em qualquer lugar.** Eu junto você com alguém que tenha preferências compatíveis, de um dos meus servidores ou de fora.
find-waiting = Você já está procurando. Sua busca termina { $until }.
find-reach-server = Onde: neste servidor
find-reach-anywhere = Onde: em qualquer lugar
find-server-played = A partida é jogada neste servidor.
find-anywhere-played = Vocês jogam nas mensagens diretas comigo. Seu oponente vê o seu nome, e um canal do servidor dele pode mostrar a partida e as revanches.
find-anywhere-shown = Aqui, elas aparecem em { $channel }.
find-anywhere-named = Seu oponente também vê o nome deste servidor.
find-closed-here = Para procurar fora deste servidor, use `/dvonn-club opponent` nas mensagens diretas comigo.
find-tempo-live = Tempo: ao vivo, agora
find-tempo-days = Tempo: ao longo de vários dias
find-setup-any = Início: tanto faz
find-setup-full = Início: nós colocamos as peças
find-setup-random = Início: posição sorteada
find-stakes-any = Vale pontuação: tanto faz
find-stakes-rated = Vale pontuação: sim
find-stakes-unrated = Vale pontuação: não
find-spread-any = Oponente: qualquer pontuação
find-spread = Oponente: no máximo { $points } pontos de diferença
find-none-yet = **Procurando oponente.** Ninguém combina agora. Sua busca termina { $until }.
find-called-live = Assim que alguém combinar, a partida começa e eu aviso você.
find-called-days = Assim que alguém combinar, a partida começa, e eu aviso você quando for a sua vez.
find-called-anywhere = Assim que alguém combinar, a partida começa nas suas mensagens diretas comigo. Escrevi para você lá.
find-found = Encontrei alguém. A partida { $match } começou. Divirta-se!
find-found-direct = Encontrei alguém: { $player }. A partida { $match } começou nas suas mensagens diretas comigo. Divirta-se!
find-found-from = Encontrei alguém: { $player }, de { $server }. A partida { $match } começou nas suas mensagens diretas comigo. Divirta-se!
find-stopped = Você parou de procurar.
find-not-waiting = Você não está procurando ninguém.
find-nobody = Ninguém mais está procurando agora.
find-usual = Costuma levar cerca de { $time }.

## The card, and how many look for an opponent

find-card = **Encontrar oponente**
find-card-empty = Ninguém está procurando agora. Aperte o botão, e eu junto você com a próxima pessoa que procurar.
find-number-live =
    { $count ->
        [one] { $count } pessoa procura uma partida ao vivo.
        [many] { $count } de pessoas procuram uma partida ao vivo.
       *[other] { $count } pessoas procuram uma partida ao vivo.
    }
find-number-days =
    { $count ->
        [one] { $count } pessoa procura uma partida de vários dias.
        [many] { $count } de pessoas procuram uma partida de vários dias.
       *[other] { $count } pessoas procuram uma partida de vários dias.
    }

## Messages to people who look, and in channels

find-notice = **Procurando oponente em qualquer lugar.** Assim que alguém combinar, a partida começa aqui. Sua busca termina { $until }.
find-call = { $role } Alguém procura oponente.
find-call-over = Ninguém mais está procurando. Aperte o botão, e eu junto você com a próxima pessoa que procurar.
find-call-notification = Alguém procura oponente.
anywhere-heading = 🌍 **Uma partida com alguém de fora**
anywhere-heading-server = 🌍 **Uma partida com alguém de { $server }**

## For managers

lobby-heading = **Encontrar oponente** neste servidor.
lobby-openness-closed = Os membros só jogam entre si
lobby-openness-open = Aberto a gente de fora
lobby-openness-named = Aberto, e o nome do servidor é informado
log-setting-lobby-openness = Oponentes de fora
log-setting-lobby-channel = Canal das partidas com gente de fora
log-setting-lobby-role = Cargo mencionado quando alguém procura
lobby-channel = **Canal.** Aqui eu mostro as partidas com gente de fora e menciono o cargo. Sem canal, não faço nenhuma das duas coisas.
lobby-missing = ⚠️ Permissões que me faltam em { $channel }: { $permissions }.
lobby-role = **Cargo.** Eu o menciono quando alguém procura e ninguém mais procura, no máximo uma vez por dia.
lobby-role-missing = ⚠️ Não consigo mencionar este cargo: deixe que todos o mencionem ou me dê a permissão de mencionar todos os cargos.

## Refusals

refused-server-closed = Este servidor não está aberto a partidas com gente de fora. Você pode procurar em qualquer lugar nas mensagens diretas comigo.

## Commands

help-admin-opponent = `/dvonn-admin opponent`: partidas com gente de fora.
command-club-opponent = Jogar com alguém que também procura uma partida
command-admin-opponent = Quem pode jogar com quem e qual cargo eu menciono (requer Gerenciar servidor)

## People and servers

kept-seeks = Buscas por oponente: { $count }

## Standing messages

standing-lobby = Encontrar oponente
