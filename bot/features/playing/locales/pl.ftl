## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Otwórz partię, która najdłużej czeka na twój ruch
command-move = Wpisz ruch: postaw pion albo przesuń stos. Podpowiadam możliwe ruchy i ich skutki

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = ruch

option-move = Puste pole, np. f3, albo stos i jego cel, np. d3 c2

## Refusals

refused-not-a-move = Nie mogę odczytać ruchu „{ $text }”. Podaj jedno pole, aby postawić pion, np. f3, albo dwa, aby przesunąć stos, np. d3 c2.
