## The digest

digest-heading = 🗞️ **Tydzień od { $since } do { $until }** · { $count ->
    [one] { $count } zakończona partia
    [few] { $count } zakończone partie
   *[many] { $count } zakończonych partii
  }
digest-game = **Partia tygodnia:** { $players }
    { $move }: szansa na wygraną ({ $player }) zmieniła się z { $before }% na { $after }%.
digest-movers = **Zmiany w tabeli**
digest-board = **Najlepsze wyniki planszy tygodnia { $number }**
digest-crown = 👑 Koronę nosi { $player }.
digest-crown-new = 👑 Nowość tygodnia: koronę nosi { $player }.
digest-league-join = Dołącz: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Podsumowanie tygodnia**
digest-off = Raz w tygodniu jedna cicha wiadomość opowie, co się działo: partia tygodnia, tabela, liga, plansza tygodnia i korona. Wybierz kanał, aby zacząć.
digest-on = Pojawia się na kanale { $channel }, następnym razem: { $next } (twojego czasu), chyba że nikt nie dokończył partii. Nikt nie dostaje pingu. Nie wybieraj żadnego kanału, aby je wyłączyć.
digest-times = Dzień i godzina, strefa czasowa { $zone }:
digest-missing = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }.
button-digest-zone = Strefa czasowa
form-digest-zone = Strefa czasowa
form-digest-zone-explanation = Kontynent/Miasto, na przykład Europe/Warsaw, albo samo miasto
digest-day-1 = w poniedziałki
digest-day-2 = we wtorki
digest-day-3 = w środy
digest-day-4 = w czwartki
digest-day-5 = w piątki
digest-day-6 = w soboty
digest-day-7 = w niedziele
digest-lost = { $server }: nie ma już podsumowania tygodnia, bo nie mogę pisać na kanale { $channel }. Wybierz inny kanał: `/dvonn-admin digest`.
digest-lost-permissions = { $server }: nie ma już podsumowania tygodnia. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Nadaj je i wybierz kanał ponownie: `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest` dodaje podsumowanie tygodnia.
command-admin-digest = Jedna cicha wiadomość w tygodniu o tym, co się tu działo (wymaga Zarządzania serwerem)

## Refusals

refused-not-a-zone = Nie znam strefy czasowej „{ $text }”. Podaj miejsce, na przykład Europe/Warsaw, albo duże miasto.
