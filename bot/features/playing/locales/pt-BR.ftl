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
