## Buttons

button-place = Postaw pion
button-back-to-panel = Wróć do ruchu
button-next = Następna partia

## The move panel

panel-heading = **Partia { $match }:** { $task }.

## Plans

plan-no-spaces = **Partia { $match }: nic jeszcze nie zaplanowano.** Wybierz rząd, potem pole: postawię tam pion, gdy tylko przyjdzie twoja kolej.
plan-spaces = **Partia { $match }: twój plan.** W każdej twojej kolejce postawię pion na pierwszym wolnym z tych pól: { $spaces }.
plan-placed = To już twoja kolej, więc od razu zagrano za ciebie **{ $spaces }**.

## The computer

panel-computer-thinks = Myślę nad swoim ruchem; pojawi się na tej stronie.

## Private answers

done-played = Zagrano **{ $move }**.
done-answered = { $opponent } ma zaplanowaną odpowiedź, więc plansza jest już o ruch dalej.
next-none-anywhere = Nigdzie nie czeka na ciebie żadna partia. Ciesz się spokojem albo zacznij nową: `/dvonn challenge` tutaj to partia ze mną, a na kanale serwera z innymi.
next-none = Żadna partia na ciebie nie czeka. Ciesz się spokojem albo zacznij nową poleceniem `/dvonn challenge`.

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
