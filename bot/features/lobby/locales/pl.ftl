## Buttons

button-find-start = Znajdź kogoś do gry
button-find-stop = Przestań szukać
button-find-change = Zmień życzenia

## Private answers

find-heading = **Znajdź kogoś do gry.** Połączę cię z kimś z tego serwera, kto ma pasujące życzenia.
find-waiting = Już szukasz. Twoje szukanie skończy się { $until }.
find-tempo-live = Czas: na żywo, teraz ({ $pace })
find-tempo-days = Czas: przez wiele dni ({ $pace })
find-setup-any = Rozstawienie: obojętne
find-setup-full = Rozstawienie: stawiamy piony
find-setup-random = Rozstawienie: losowe
find-stakes-any = Ranking: obojętnie
find-stakes-rated = Ranking: partia się liczy
find-stakes-unrated = Ranking: partia się nie liczy
find-spread-any = Druga strona: dowolny ranking
find-spread = Druga strona: różnica do { $points } punktów
find-none-yet = **Szukam kogoś do gry.** Na razie nikt nie pasuje. Szukanie skończy się { $until }.
find-called-live = Gdy ktoś się znajdzie, partia zacznie się od razu, a ja cię zapinguję.
find-called-days = Gdy ktoś się znajdzie, partia się zacznie, a ja cię zapinguję, gdy będzie twój ruch.
find-found = Ktoś się znalazł. Zaczęła się partia { $match }. Dobrej zabawy!
find-stopped = Już nie szukasz nikogo do gry.
find-not-waiting = Nie szukasz teraz nikogo do gry.
find-nobody = Na razie nikt inny nie szuka.
find-usual = Zwykle trwa to około: { $time }.

## The card, and how many look for an opponent

find-card = **Znajdź kogoś do gry**
find-card-empty = Na razie nikt nie szuka. Naciśnij przycisk, a połączę cię z następną osobą, która będzie szukać.
find-number-live =
    { $count ->
        [one] { $count } osoba szuka partii na żywo.
        [few] { $count } osoby szukają partii na żywo.
        [many] { $count } osób szuka partii na żywo.
       *[other] { $count } osoby szuka partii na żywo.
    }
find-number-days =
    { $count ->
        [one] { $count } osoba szuka partii na wiele dni.
        [few] { $count } osoby szukają partii na wiele dni.
        [many] { $count } osób szuka partii na wiele dni.
       *[other] { $count } osoby szuka partii na wiele dni.
    }

## Commands

command-club-opponent = Zagraj z kimś, kto też szuka partii

## People and servers

kept-seeks = Szukanie kogoś do gry: { $count }

## Standing messages

standing-lobby = Znajdź kogoś do gry
