## Blocking

kept-blocked = { $count ->
    [one] { $count } osoba, którą blokujesz
    [few] { $count } osoby, które blokujesz
    [many] { $count } osób, które blokujesz
   *[other] { $count } osoby, które blokujesz
  }

## People and servers

kept-heading = **Oto co o tobie przechowuję:**
kept-name = nazwa { $name }
kept-language = twój język: { $language }
kept-running = { $count ->
    [one] { $count } trwająca partia
    [few] { $count } trwające partie
    [many] { $count } trwających partii
   *[other] { $count } trwającej partii
  }
kept-finished = { $count ->
    [one] { $count } zakończona partia
    [few] { $count } zakończone partie
    [many] { $count } zakończonych partii
   *[other] { $count } zakończonej partii
  }
kept-challenges = { $count ->
    [one] { $count } otwarte wyzwanie
    [few] { $count } otwarte wyzwania
    [many] { $count } otwartych wyzwań
   *[other] { $count } otwartego wyzwania
  }
kept-preferences = twoje ustawienia
kept-absences = twoje przerwy w grze ({ $count ->
    [1] raz
   *[other] { $count } razy
  })
kept-imports = { $count ->
    [one] { $count } wczytany zapis
    [few] { $count } wczytane zapisy
    [many] { $count } wczytanych zapisów
   *[other] { $count } wczytanego zapisu
  } (przez 7 dni)
kept-watched = { $count ->
    [one] { $count } partia, którą
    [few] { $count } partie, które
    [many] { $count } partii, które
   *[other] { $count } partii, które
  } obserwujesz, oraz to, jak mam ci o tym mówić
kept-reminders = { $count ->
    [one] { $count } przypomnienie
    [few] { $count } przypomnienia
    [many] { $count } przypomnień
   *[other] { $count } przypomnienia
  } o partiach na twoją prośbę
kept-follows = { $count ->
    [one] { $count } kanał, który pokazuje partie
    [few] { $count } kanały, które pokazują partie
    [many] { $count } kanałów, które pokazują partie
   *[other] { $count } kanału, który pokazuje partie
  } (z twojego polecenia albo tylko twoje partie)
kept-lesson = twoje postępy w lekcji
kept-results = { $count ->
    [one] wynik { $count } partii z drugą osobą
    [few] wyniki { $count } partii z innymi osobami i twój ranking
   *[many] wyniki { $count } partii z innymi osobami i twój ranking
  }
kept-week-tries = próby na planszach tygodnia: { $count }
kept-lines = { $count ->
    [one] { $count } wypróbowany ciąg ruchów
    [few] { $count } wypróbowane ciągi ruchów
    [many] { $count } wypróbowanych ciągów ruchów
   *[other] { $count } wypróbowanego ciągu ruchów
  }
kept-puzzles = { $count ->
    [one] { $count } zadanie, które masz za sobą,
    [few] { $count } zadania, które masz za sobą,
    [many] { $count } zadań, które masz za sobą,
   *[other] { $count } zadania, które masz za sobą,
  } i twój ranking zadań
kept-mistakes = { $count ->
    [one] { $count } błąd z analiz twoich partii, z datą powrotu
    [few] { $count } błędy z analiz twoich partii, z datami powrotu
    [many] { $count } błędów z analiz twoich partii, z datami powrotu
   *[other] { $count } błędu z analiz twoich partii, z datami powrotu
  }
kept-nothing = Nie przechowuję niczego o tobie.
ask-forget = **Usunąć twoje dane?** Poddasz w ten sposób swoje partie i zamkniesz swoje wyzwania; twoje ruchy zostaną, pod nazwą „Konto usunięte”. Plansze naszych partii w wiadomościach prywatnych znikną. Nie da się tego cofnąć.
button-forget-me = Usuń moje dane
done-forgotten = Gotowe: twoje dane są usunięte. Starsze plansze z twoją nazwą narysuję na nowo w ciągu kilku minut.

## For those who manage a server

kept-bans = zakaz rzucania wyzwań na { $count ->
    [one] { $count } serwerze
    [few] { $count } serwerach
    [many] { $count } serwerach
   *[other] { $count } serwerach
  }: zostaje, nawet gdy usuniesz swoje dane, dopóki administracja go nie zdejmie
kept-acts = { $count ->
    [one] { $count } wpis w dzienniku działań administracji serwera
    [few] { $count } wpisy w dziennikach działań administracji serwerów
    [many] { $count } wpisów w dziennikach działań administracji serwerów
   *[other] { $count } wpisu w dziennikach działań administracji serwerów
  }; twoja nazwa stamtąd zniknie

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Zobacz, co o tobie przechowuję, i usuń to
