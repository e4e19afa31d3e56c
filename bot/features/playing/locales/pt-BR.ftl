## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Abrir a partida que há mais tempo espera sua jogada
command-move = Digitar uma jogada: colocar ou mover. Sugere as jogadas possíveis e o que cada uma causa

## Commands: options. Their names have no blanks and no capitals

name-move = jogada

option-move = Uma casa livre, como f3, ou uma pilha e seu destino, como d3 c2

## Refusals

refused-not-a-move = Não consigo ler “{ $text }” como jogada. Indique uma casa para colocar uma peça, como f3, ou duas para mover uma pilha, como d3 c2.
