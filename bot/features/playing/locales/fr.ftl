## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Ton prochain coup : ouvre la partie qui t’attend depuis le plus longtemps
command-move = Placer ou déplacer en écrivant : les coups permis, chacun avec ses conséquences

## Commands: options. Their names have no blanks and no capitals

name-move = coup

option-move = Une case libre, comme f3, ou une pile et la case où elle va, comme d3 c2
