## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Otwórz partię, która najdłużej czeka na twój ruch
command-move = Wpisz ruch: postaw pion albo przesuń stos. Podpowiadam możliwe ruchy i ich skutki

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = ruch

option-move = Puste pole, na przykład f3, albo stos i jego cel, na przykład d3 c2
