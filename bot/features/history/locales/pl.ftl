## Buttons

button-replay-last = Ostatnie 20 ruchów
button-replay-all = Cała partia

## Looking back

shared-replay = { $player } udostępnia powtórkę:
shared-chart = { $player } udostępnia wykres:
replay-span = { $first ->
    [0] początek
   *[other] ruchy od { $first } do { $last }
  }
replay-told = { $first ->
    [0] Początek.
   *[other] Ruchy od { $first } do { $last }, jeden po drugim: { $moves }.
  }
replay-start = Początek.

chart-not-yet = Wykres zacznie się, gdy ruszą stosy.
chart-of-latest = Ostatnia partia, która się tu skończyła:
chart-of-running = Żadna partia się tu jeszcze nie skończyła. Ta nadal trwa:

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Partia albo jej część jako ruchomy obrazek
command-record-chart = Partia w skrócie: wynik, odcięcia i możliwe ruchy

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-first = od
name-last = do

option-first = Od którego ruchu; 0 to początek
option-last = Do którego ruchu
