## Buttons

button-find-start = Encontrar oponente
button-find-stop = Parar de procurar
button-find-change = Mudar preferências

## Private answers

find-heading = **Encontrar oponente.** Eu junto você com alguém deste servidor que tenha preferências compatíveis.
find-waiting = Você já está procurando. Sua busca termina { $until }.
find-tempo-live = Tempo: ao vivo, agora ({ $pace })
find-tempo-days = Tempo: em vários dias ({ $pace })
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
find-found = Encontrei alguém. A partida { $match } começou. Divirta-se!
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
        [one] { $count } pessoa procura uma partida em vários dias.
        [many] { $count } de pessoas procuram uma partida em vários dias.
       *[other] { $count } pessoas procuram uma partida em vários dias.
    }

## Commands

command-club-opponent = Jogar com alguém que também procura uma partida

## People and servers

kept-seeks = Buscas por oponente: { $count }

## Standing messages

standing-lobby = Encontrar oponente
