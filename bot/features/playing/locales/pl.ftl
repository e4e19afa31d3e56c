## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Twój następny ruch: otwiera partię, która czeka na ciebie najdłużej
command-move = Postaw pion albo przesuń stos, wpisując ruch; podpowiadam dozwolone, każdy z jego skutkiem

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = ruch

option-move = Wolne pole, na przykład f3, albo stos i dokąd rusza, na przykład d3 c2
