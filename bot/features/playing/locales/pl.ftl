## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Twój następny ruch: otwiera partię, która czeka na ciebie najdłużej
command-place = Postaw pion, wpisując jego pole; podpowiadam tylko wolne
command-move = Przesuń stos, wpisując ruch; podpowiadam tylko dozwolone, każdy z jego skutkiem

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = pole
name-source = skąd
name-target = dokąd

option-space = Wolne pole, na przykład c3
option-from = Pole twojego stosu, na przykład c3
option-to = Pole, na które rusza
