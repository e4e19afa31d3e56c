## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Ton prochain coup : ouvre la partie qui t’attend depuis le plus longtemps
command-place = Placer une pièce en écrivant sa case ; seules les cases libres sont proposées
command-move = Déplacer une pile en écrivant : les coups permis, chacun avec ses conséquences

## Commands: options. Their names have no blanks and no capitals

name-space = case
name-source = départ
name-target = arrivée

option-space = Une case libre, comme c3
option-from = La case de ta pile, comme c3
option-to = La case où elle va
