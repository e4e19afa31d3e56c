## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Ranking: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partia rankingowa
    [few] { $count } partie rankingowe
   *[many] { $count } partii rankingowych
  }
profile-chart = Ranking w czasie: od { $first } do { $last }, najniżej { $lowest }, najwyżej { $highest }. Partie rankingowe: { $count }.
profile-latest = Ostatnie wyniki, najnowszy na końcu: { $results }.
profile-best = Najlepsza wygrana: { $opponent } ({ $figures }).
profile-best-title = Najlepsza wygrana
outcome-won = wygrana
outcome-tied = remis
outcome-lost = przegrana
profile-none = Nie ma jeszcze zakończonych partii z ludźmi, które możesz zobaczyć.
profile-none-own = Nie ma jeszcze partii z ludźmi.
profile-hidden = Ten profil jest ukryty: inni widzą tylko swoje partie z tą osobą.
profile-scope = Ranking obejmuje wszystkie serwery. Wszystko inne obejmuje partie, które możesz zobaczyć.
profile-scope-own = Inni widzą twój ranking i tylko te twoje partie, które i tak mogą zobaczyć. Możesz to jeszcze ograniczyć w `/dvonn preferences`.
profile-deviation = ± = o tyle może się mylić. ? = jeszcze mało partii.
profile-all = **Z ludźmi:** { $results }
profile-random = Losowe rozstawienie: { $results }
profile-record = Od podanej pozycji: { $results }
profile-together = **Z tobą:** { $results }
profile-results = wygrane: { $won } · remisy: { $tied } · przegrane: { $lost }
profile-beaten = **Z komputerem:** wygrana na poziomie { $level } ({ $score })
profile-unbeaten = **Z komputerem:** poziom { $level }: { $score }
profile-puzzles = **Zadania:** { $rating }
profile-week = **Plansza tygodnia { $number }:** { $score }
ask-played = Otwórz jedną z ostatnich partii
played-won = Partia { $match } · { $sign } wygrana: { $opponent }
played-tied = Partia { $match } · { $sign } remis: { $opponent }
played-lost = Partia { $match } · { $sign } przegrana: { $opponent }
menu-profile = Profil DVONN

## The table

table-heading = **Tabela tego serwera**
table-empty = Nikogo tu jeszcze nie ma.
table-rules = Od { $games } partii rankingowych. ±: im mniej partii, tym mniej pewny ranking; pewniejszy jest wyżej.
table-legend = Pasek: ±. Kółka, najnowsze po prawej: pełne = wygrana, połowa = remis, puste = przegrana.
table-own-rating = Ty: { $rating }
table-unlisted-few = Nie ma cię jeszcze w tabeli. Brakujące partie rankingowe: { $missing }.
table-unlisted-inactive = Nie ma cię w tabeli, bo twoja ostatnia partia rankingowa skończyła się { $last }. Wystarczy jedna nowa, aby wrócić.
table-unlisted-elsewhere = Nie ma cię w tabeli, bo w ciągu ostatnich { $days } dni nie skończyła się żadna twoja partia na tym serwerze.

## Managers

done-unrated = Partia { $match } nie liczy się już do rankingu. Ranking od tego miejsca policzono na nowo.
ask-unrate = **Usunąć partię { $match } z rankingu?** Od tego miejsca policzę ranking na nowo i dam znać obu stronom. Tego nie da się cofnąć.
button-unrate = Usuń z rankingu

## Commands

command-profile = Ranking, wyniki i ostatnie partie wybranej osoby
command-club-table = Tabela osób z tego serwera według rankingu
command-admin-unrate = Usuń zakończoną partię z rankingu (wymaga „Zarządzanie serwerem”)
option-profile-user = Czyj profil (domyślnie twój)

direct-message-unrated = Administracja serwera usunęła tę partię z rankingu. Wynik pozostaje.

## Refusals

refused-not-rated = Partia { $match } nie liczy się do rankingu. Wybierz zakończoną partię rankingową.

## People and servers

kept-results = Wyniki partii z innymi osobami i twój ranking: { $count }

## Standing messages

standing-ratings = Tabela rankingu
