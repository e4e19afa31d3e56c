## Buttons

button-rematch = Revanche

## Challenges

challenges-none = Você não tem desafios abertos aqui. Comece um com `/dvonn challenge`.
challenges-none-anywhere = Você não tem desafios abertos. Com `/dvonn challenge` você joga contra mim nas nossas mensagens diretas e desafia outras pessoas em qualquer outra conversa ou canal.
challenges-heading = **Desafios abertos:** { $count }
challenges-own = **Seu desafio a { $opponent }**
challenges-own-open = **Seu desafio aberto**
challenges-other = **{ $challenger } desafia você**

form-decline = Recusar o desafio
form-decline-explanation = Aparece abaixo do desafio.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Desafiar no DVONN
compose-heading = **Desafie { $opponent } para uma partida de DVONN.**
compose-reaches = { $place ->
        [guild] O desafio vai aparecer neste canal.
        [bot-dm] Vou perguntar por mensagem direta, e é lá que vocês jogam.
       *[foreign] O desafio vai aparecer nesta conversa, à vista de todos.
    }
compose-blocked = Você bloqueou { $opponent }. Para jogar com essa pessoa, desbloqueie-a primeiro.
compose-colour-random = Cores: sorteadas
compose-colour-white = Cores: eu de Brancas
compose-colour-black = Cores: eu de Pretas
compose-setup-full = Início: nós colocamos as peças
compose-setup-full-means = Cerca de 40 jogadas de cada lado
compose-setup-random = Início: posição sorteada
compose-setup-random-means = Vocês já começam movendo: cerca de 15 jogadas de cada lado
compose-rated = Vale pontuação: sim
compose-unrated = Vale pontuação: não
compose-place-here = Local: este canal
compose-place-private = Local: mensagens diretas
compose-place-private-means = Ninguém mais vê a partida
button-rated = Com pontuação
button-unrated = Sem pontuação
button-place-here = Este canal
button-place-private = Em particular
button-pace-live = ⚡ Ao vivo, { $time }
button-pace-days = Dias
button-pace-none = Sem limite de tempo
compose-pace = Tempo: { $pace }
button-send-challenge = Enviar o desafio

## Welcome

begin-first = Sua primeira partida? Com **Posição sorteada**, não há colocação, e você já começa movendo pilhas.
begin-live = Vocês jogam na hora, até o fim. O desafio expira em { $time }.
begin-private = Vocês jogam nas mensagens diretas comigo, e ninguém mais vê a partida.
begin-directly = **Desafie alguém com quem você já jogou.** Eu pergunto por mensagem direta, e é lá que vocês jogam.
begin-directly-nobody = Daqui você desafia quem já jogou com você, e ainda não há ninguém. Use `/dvonn challenge` no canal de um servidor ou em outra conversa: quem aceitar joga com você.

## Records

begin-new = **Nova partida:** escolha a posição inicial e o ritmo, depois contra quem jogar. Para a cor e outros ritmos, use `/dvonn challenge`.

## Private answers

done-declined = Você recusou o desafio.
done-withdrawn = Você retirou o desafio.
done-accepted = A partida { $match } começou. Divirta-se!
done-accepted-private = A partida { $match } começou nas suas mensagens diretas comigo. Divirta-se!
done-rematch = Você pediu revanche em { $channel }. Ela começa assim que for aceita. As cores são trocadas.
done-rematch-private = Pedi revanche a { $opponent } por mensagem direta. Ela começa assim que for aceita. As cores são trocadas.
rematch-asked = Você já pediu revanche a { $opponent }. Ela começa quando for aceita ou o outro lado apertar o mesmo botão.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Desafiar alguém, lançar um desafio aberto, ou jogar contra o computador

## Commands: options. Their names have no blanks and no capitals

name-colour = cor
name-level = nível
name-pace = ritmo
name-days-off = dias-livres
name-rated = pontuação
name-private = particular

option-opponent = Quem desafiar; em branco, o desafio fica aberto a todo mundo
option-colour = A cor com que você joga; em branco, sorteada
choice-colour-random = sorteada
choice-colour-white = Brancas
choice-colour-black = Pretas
option-setup = Como as peças chegam ao tabuleiro; em branco, vocês as colocam, exceto contra o computador
choice-setup-full = à mão · cerca de 40 jogadas cada
choice-setup-random = sorteada · cerca de 15 jogadas cada
option-level = Jogar contra mim: 1 é para quem começa, 10 é o mais forte que consigo jogar
option-pace = O tempo, como 3d, 10m + 10s ou 3d + 1d < 5d; em branco, o ritmo normal do servidor
option-days-off = Dias em que o relógio fica parado: só um fuso (sábado e domingo), ou dias e fuso, como 67 UTC
option-rated = Se a partida vale pontuação; em branco, sim
option-private = Jogar em mensagens diretas comigo, onde ninguém mais vê a partida; em branco, não

## Refusals

refused-cannot-see = Você não vê o canal desta partida. Peça acesso à equipe do servidor e tente de novo.
refused-only-in-its-chat = Não consigo escrever para { $opponent }. Aperte **Revanche** no resultado, na conversa em que vocês jogaram: lá dá para ver.
