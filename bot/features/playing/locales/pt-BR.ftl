## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Sua próxima jogada: abre a partida que há mais tempo espera por você
command-move = Colocar ou mover digitando; aparecem as jogadas permitidas, cada uma com o que causa

## Commands: options. Their names have no blanks and no capitals

name-move = jogada

option-move = Uma casa livre, como f3, ou uma pilha e para onde ela vai, como d3 c2
