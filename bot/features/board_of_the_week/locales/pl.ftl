## Board of the week

button-week = Wyniki
button-week-play = Zagraj na tej planszy
button-week-level = Poziom { $level }
button-week-continue = Pokaż moją planszę
button-week-shared = Udostępniono
button-week-best = Najlepszy ciąg ruchów
button-week-current = Bieżąca plansza
week-heading = 📅 **Plansza tygodnia { $number }**
week-name = Tydzień { $number }, { $year }
week-past = Poprzednie tygodnie
week-until = Tydzień kończy się { $until }.
week-ended = Tydzień skończył się { $until }.
week-rules = Grasz { $colour ->
    [white] białymi
   *[black] czarnymi
  } na tej samej planszy co wszyscy: **jedna próba**, bez podpowiedzi i cofania. Twój wynik: przewaga plus punkty poziomu.
week-opponent-2 = **{ $points }** · Czasem się mylę. Na pierwsze partie.
week-opponent-5 = **{ $points }** · Rzadko się mylę. Dla osób z wprawą.
week-opponent-7 = **{ $points }** · Gram najlepszy ruch, jaki znajdę.
week-begun = Twoja próba czeka w wiadomościach prywatnych.
week-playing = Twoja próba na poziomie { $level } trwa w wiadomościach prywatnych. Liczy się do końca tygodnia.
week-had = Masz już za sobą próbę na tej planszy.
week-over-unfinished = Twoja próba nie została dokończona, więc nie ma wyniku.
week-own = **Ty: { $result }** na poziomie { $level }.
week-result = { $result ->
    [won] wygrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
        [many] { $margin } pionów
       *[other] { $margin } piona
      }
    [tied] remis
   *[lost] przegrana różnicą { $margin ->
        [one] { $margin } piona
        [few] { $margin } pionów
        [many] { $margin } pionów
       *[other] { $margin } piona
      }
  }
week-par = par: **{ $par }**
week-explained = Wynik: twoja przewaga plus punkty poziomu. Par: mój wynik przy pełnej sile gry.
week-place-here = { $count ->
    [1] jedyny wynik na tym serwerze
   *[other] miejsce { $place } z { $count } na tym serwerze
  }
week-place-everywhere = { $count ->
    [1] jedyny wynik na wszystkich serwerach
   *[other] miejsce { $place } z { $count } na wszystkich serwerach
  }
week-hidden = Wyniki zobaczysz, gdy dokończysz własną próbę.
week-finished = Ukończone próby: { $count }.
week-nobody = Nikt jeszcze nie skończył.
week-unfinished = Bez wyniku: { $count }
week-best = **Mój wynik przy pełnej sile gry** z poziomem { $level }: { $score }.
week-best-later = Jeszcze szukam najlepszego ciągu ruchów.
week-last = **Najlepsze wyniki tygodnia { $number }**
week-new = Tamten tydzień się skończył. To jest nowa plansza.
week-shared = { $player } na poziomie { $level }: { $result }.
panel-facts-week = Plansza tygodnia { $number }, koniec { $until }
ask-resign-week = **Zakończyć próbę na planszy tygodnia?** Nie będzie miała wyniku, a drugiej próby w tym tygodniu nie ma.
result-cancelled-week = **Tydzień się skończył.** Ta próba nie została dokończona, więc nie ma wyniku.
clock-halted-in-week = **Partia wstrzymana:** ta pozycja należy do planszy tygodnia. Zagram, gdy tydzień się skończy: { $until }.

## Commands

command-club-week = Plansza tygodnia: ta sama plansza i jedna próba dla każdego oraz tabela

## Refusals

refused-week-in-play = Ta pozycja należy do planszy tygodnia, którą wszyscy grają bez pomocy. Pomogę { $until }, gdy tydzień się skończy.
refused-without-help = Na planszy tygodnia nie ma podpowiedzi, planów, cofania ruchów ani proponowania remisu. Każdy ma jedną próbę i gra bez pomocy.
refused-week-over = Tydzień tej planszy się skończył i nie można już na niej grać. Plansza tego tygodnia: `/dvonn-club week`.
refused-week-forgotten = Masz już za sobą próbę na tej planszy, sprzed usunięcia swoich danych, a każdy ma tylko jedną. Następna plansza pojawi się w poniedziałek: `/dvonn-club week`.
refused-week-shared = Twój wynik z tego tygodnia jest już udostępniony na tym serwerze. Inni mogą go tam porównać ze swoim.
refused-nothing-to-share = Nie masz z tamtego tygodnia wyniku do udostępnienia. Dokończ próbę, zanim tydzień się skończy.

## People and servers

kept-week-tries = Próby na planszach tygodnia: { $count }

## Standing messages

standing-week = Plansza tygodnia
