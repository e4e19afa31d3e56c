## Buttons

button-record = Eksport
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Graj od tego miejsca
button-to-record = Wróć do zapisu

## Menus of people and messages: names have at most 32 characters

menu-read = Odczytaj jako zapis DVONN

## Records

ask-format = **Zapis partii { $match }:** w jakim formacie?
record-exported = **Zapis partii { $match }**
begin-from = { $title } · nowa partia od tego miejsca, { $ply ->
    [0] z samego początku
    [one] po { $ply } ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
  }. { $sign } Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }.
begin-from-opponent = Wybierz kolor, a potem, z kim chcesz zagrać. Partia zacznie się, gdy ta osoba przyjmie wyzwanie.
begin-from-computer = Grasz ze mną. Wybierz poziom i kolor, a od razu zaczniemy.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Odczytaj zapis gry, przejrzyj go albo zacznij partię od dowolnej jego pozycji

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = tekst
name-file = plik

option-text = Zapis jako tekst: Little Golem, SGF albo JSON
option-file = Zapis jako plik, najwyżej 64 kB
