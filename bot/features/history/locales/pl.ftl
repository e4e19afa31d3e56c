## Buttons

button-cut-off-before = ⏪ Odcięcie
button-cut-off-after = Odcięcie ⏩
button-replay = Powtórka
button-replay-last = Ostatnie 20 ruchów
button-replay-all = Cała partia

## Looking back

history-at = { $title } · { $ply ->
    [0] początek{ $left ->
        [0] {""}
        [one] , dalej { $left } ruch
        [few] , dalej { $left } ruchy
        [many] , dalej { $left } ruchów
       *[other] , dalej { $left } ruchu
      }
   *[other] ruch { $ply } z { $last }
  }
history-given-start = Partia zaczyna się od podanej pozycji.
history-begun-here = Od tego miejsca grają już osoby z tej partii.
ask-ply = Przejdź do ruchu
option-start = Początek
option-ply = { $ply }: { $colour ->
    [white] białe
   *[black] czarne
  } { $move }

shared-position = { $player } udostępnia pozycję:
shared-replay = { $player } udostępnia powtórkę:
shared-chart = { $player } udostępnia wykres:

replay-drawing = Rysuję ruch po ruchu; jeszcze chwilka.
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
