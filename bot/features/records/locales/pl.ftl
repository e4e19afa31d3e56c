## Buttons

button-record = Eksport
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

## Refusals

refused-no-record-in-message = W tej wiadomości nie ma tekstu ani pliku. Odczytuję zapisy podane jako tekst, w bloku kodu albo w pliku: tekst Little Golem, SGF lub JSON.
flaw-place = Nie mogę odczytać tego zapisu. Miejsce błędu: wiersz { $line }, kolumna { $column }.
flaw-field = Nie mogę odczytać tego zapisu. Miejsce błędu: „{ $field }”.
flaw-illegal = Ruch, który nie jest tam możliwy: { $move }.
expected-here = Powinno tam być: { $examples }.
expected-end = Nic więcej nie powinno tam być. Gra albo jej zapis już się skończyły.
expected-blank = Powinna tam być spacja.
expected-position = Powinna tam być pozycja w jednym wierszu, która może powstać w grze.
expected-once = To pojawia się dwa razy, a może wystąpić tylko raz. Usuń jedno z nich.
expected-header-name = Powinna tam być nazwa nagłówka, tylko z liter od A do Z. Nazwy zastrzeżone dla zapisów nie są dozwolone.
expected-move-number = Powinien tam być numer następnego ruchu.
expected-legal-move = Powinien tam być ruch, na który pozwalają zasady.
expected-other-colour = W tym miejscu ruch ma druga strona.
expected-result = Ten wynik nie zgadza się z ruchami. Wyniki wyglądają tak: W+5, B+R, W+T, Draw i Void.
expected-character = Jest tam uszkodzony znak. Zapisz plik jako zwykły tekst w UTF-8.
expected-game = To zapis innej gry. W SGF DVONN to GM[37].
expected-json = Powinien tam być JSON. Może brakuje przecinka, cudzysłowu lub nawiasu albo jest o jeden za dużo.
refused-no-record-given = Podaj jeden zapis: jako `tekst` albo jako `plik`.
refused-record-too-large = Ten zapis jest za długi. Odczytuję najwyżej { $limit } kB.
refused-file-not-given = Nie udało mi się pobrać tego pliku z Discorda. Spróbuj za chwilę albo wklej zapis jako tekst.
refused-record-not-text = Ten plik nie jest zwykłym tekstem. Zapisz go jako tekst w UTF-8 i spróbuj jeszcze raz.

## People and servers

kept-imports = Wczytane zapisy (przechowywane przez 7 dni): { $count }
