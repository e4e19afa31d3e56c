## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Ouvrir la partie qui attend ton coup depuis le plus longtemps
command-move = Écrire un coup : placer ou déplacer. Les coups possibles sont proposés, avec leurs conséquences

## Commands: options. Their names have no blanks and no capitals

name-move = coup

option-move = Une case vide, comme f3, ou une pile et la case où elle va, comme d3 c2

## Refusals

refused-not-a-move = « { $text } » n’est pas un coup. Indique une case pour placer une pièce, comme f3, ou deux pour déplacer une pile, comme d3 c2.
