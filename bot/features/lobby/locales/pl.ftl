## Buttons

button-find-start = Znajdź kogoś do gry
button-find-stop = Przestań szukać
button-find-change = Zmień życzenia

## Private answers

find-heading = **Znajdź kogoś do gry.** Połączę cię z kimś z tego serwera, kto ma pasujące życzenia.
find-heading-anywhere = **Szukaj wszędzie.** Połączę cię z kimś, kto ma pasujące życzenia, z jednego z moich serwerów albo spoza nich.
find-waiting = Już szukasz. Twoje szukanie skończy się { $until }.
find-reach-server = Gdzie: na tym serwerze
find-reach-anywhere = Gdzie: wszędzie
find-server-played = Partia toczy się na tym serwerze.
find-anywhere-played = Gracie w wiadomościach prywatnych ze mną. Druga osoba zobaczy twoją nazwę, a kanał na jej serwerze może pokazywać partię i rewanże.
find-anywhere-shown = Tutaj pokazuje je { $channel }.
find-anywhere-named = Druga osoba zobaczy też nazwę tego serwera.
find-closed-here = Aby szukać poza tym serwerem, użyj `/dvonn-club opponent` w wiadomościach prywatnych ze mną.
find-tempo-live = Czas: na żywo, teraz
find-tempo-days = Czas: na wiele dni
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
find-called-anywhere = Gdy ktoś się znajdzie, partia zacznie się w twoich wiadomościach prywatnych ze mną. Masz tam ode mnie wiadomość.
find-found = Ktoś się znalazł. Zaczęła się partia { $match }. Dobrej zabawy!
find-found-direct = Ktoś się znalazł: { $player }. Zaczęła się partia { $match } w twoich wiadomościach prywatnych ze mną. Dobrej zabawy!
find-found-from = Ktoś się znalazł: { $player } z serwera { $server }. Zaczęła się partia { $match } w twoich wiadomościach prywatnych ze mną. Dobrej zabawy!
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

## Messages to people who look, and in channels

find-notice = **Szukam wszędzie.** Gdy ktoś się znajdzie, partia zacznie się tutaj. Szukanie skończy się { $until }.
find-call = { $role } Ktoś szuka kogoś do gry.
find-call-over = Już nikt nie szuka. Naciśnij przycisk, a połączę cię z następną osobą, która będzie szukać.
find-call-notification = Ktoś szuka kogoś do gry.
anywhere-heading = 🌍 **Partia z kimś spoza serwera**
anywhere-heading-server = 🌍 **Partia z kimś z serwera { $server }**

## For managers

lobby-heading = **Szukanie kogoś do gry** na tym serwerze.
lobby-openness-closed = Członkowie grają tylko ze sobą
lobby-openness-open = Otwarty dla osób spoza serwera
lobby-openness-named = Otwarty, a nazwa serwera jest podawana
log-setting-lobby-openness = Gra z osobami spoza serwera
log-setting-lobby-channel = Kanał partii z osobami spoza serwera
log-setting-lobby-role = Rola pingowana, gdy ktoś szuka
lobby-channel = **Kanał.** Tutaj pokazuję partie z osobami spoza serwera i pinguję rolę. Bez kanału nie robię ani tego, ani tego.
lobby-missing = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }.
lobby-role = **Rola.** Pinguję ją, gdy ktoś szuka, a nikt inny nie, najwyżej raz dziennie.
lobby-role-missing = ⚠️ Nie mogę pingować tej roli: pozwól wszystkim o niej wspominać albo daj mi uprawnienie do wspominania wszystkich ról.

## Refusals

refused-server-closed = Ten serwer nie jest otwarty na partie z osobami spoza niego. Wszędzie możesz szukać w wiadomościach prywatnych ze mną.

## Commands

help-admin-opponent = `/dvonn-admin opponent` pozwala grać z ludźmi z zewnątrz.
command-club-opponent = Zagraj z kimś, kto też szuka partii
command-admin-opponent = Kto z kim może grać i którą rolę pinguję (wymaga uprawnienia Zarządzanie serwerem)

## People and servers

kept-seeks = Szukanie kogoś do gry: { $count }

## Standing messages

standing-lobby = Znajdź kogoś do gry
