## Buttons

button-place = Colocar peça
button-back-to-panel = Voltar à jogada
button-next = Próxima partida

## The move panel

panel-heading = **Partida { $match }:** { $task }.

## Plans

plan-no-spaces = **Partida { $match }: nada planejado.** Escolha uma fileira e uma casa: coloco sua peça ali assim que for sua vez.
plan-spaces = **Partida { $match }: seu plano.** Sempre que for sua vez, coloco uma peça na primeira destas casas que estiver livre: { $spaces }.
plan-placed = Era sua vez, então joguei **{ $spaces }** por você.

## The computer

panel-computer-thinks = Estou pensando na minha jogada; ela aparece nesta página assim que for feita.

## Private answers

done-played = Você jogou **{ $move }**.
done-answered = { $opponent } tinha uma resposta planejada, então a partida já andou.
next-none-anywhere = Nenhuma partida espera por você em lugar nenhum. Aproveite o sossego, ou comece uma: `/dvonn challenge` aqui é contra mim; no canal de um servidor, contra outras pessoas.
next-none = Nenhuma partida espera por você. Aproveite o sossego, ou comece uma com `/dvonn challenge`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Sua próxima jogada: abre a partida que há mais tempo espera por você
command-place = Colocar uma peça digitando a casa; só aparecem as livres
command-move = Mover uma pilha digitando; só jogadas permitidas, cada uma com o que causa

## Commands: options. Their names have no blanks and no capitals

name-space = casa
name-source = de
name-target = para

option-space = Uma casa livre, como c3
option-from = A casa da sua pilha, como c3
option-to = A casa para onde ela vai
