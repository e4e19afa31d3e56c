## For those who manage a server

ask-cancel = **Anuluj partię albo wyzwanie.** Wybierz, co anulować. Najpierw zapytam jeszcze raz.
ask-cancel-none = Na tym serwerze nie toczy się żadna partia i nie ma otwartych wyzwań.
ask-cancel-some-match = Anuluj partię…
ask-cancel-some-challenge = Anuluj wyzwanie…
ask-cancel-match = **Anulować partię { $match }?** Skończy się bez wyniku i nie da się jej dokończyć. Obie strony się o tym dowiedzą.
ask-cancel-challenge = **Anulować wyzwanie { $challenge }?** Nikt nie będzie mógł go już przyjąć. Jego wiadomość pokaże, że jest anulowane.
button-cancel-match = Anuluj partię
button-cancel-challenge = Anuluj wyzwanie
form-cancel-match = Anuluj partię { $match }
form-cancel-explanation = Przeczyta to każdy, kto widzi tę partię lub wyzwanie.
done-cancelled-match = Partia { $match } jest anulowana i nie ma wyniku.
done-cancelled-challenge = Wyzwanie jest anulowane.

done-banned = **Ban na wyzwania:** { $player }. Ta osoba dostanie o tym wiadomość prywatną. Jej trwające partie toczą się dalej.
done-banned-closed = Zamknięte wyzwania: { $count }.
done-unbanned = ✅ **Ban zdjęty:** { $player }. Ta osoba znów może tu rzucać i przyjmować wyzwania. Dostanie o tym wiadomość prywatną.
banned-heading = **Osoby z banem na wyzwania:** { $count }
banned-none = Nikt nie ma tu bana. Bana na wyzwania dajesz poleceniem `/dvonn-admin ban`.
banned-person = { $player } · od { $since }
button-unban = Zdejmij bana
button-banned = Osoby z banem
button-log = Dziennik

exported = { $count ->
    [1] **Partia { $first }** z tego serwera.
   *[other] **Partie z tego serwera: { $count }**, numery od { $first } do { $last }. Każdy wiersz to jedna partia w formacie JSON.
  }
exported-left = { $count ->
    [0] To już wszystkie.
   *[other] Partie, które nie zmieściły się w tym pliku: { $count }.
  }

log-heading = **Dziennik** · wpisy: { $count }
log-none = Dziennik jest pusty. Przez rok zapisuję tu, co administracja zmienia, anuluje i eksportuje.
log-setting-channels = Kanały do gry
log-setting-threads = Miejsce plansz
log-setting-quiet = Spokojny kanał
log-setting-ping-by = Pingi
log-setting-pace = Domyślny czas
log-setting-language = Język wiadomości publicznych
log-setting-keep-boards = Czas, przez który zostają wyniki
log-setting-challenges-last = Czas na odpowiedź na wyzwanie
log-setting-daily-channel = Kanał zadania dnia
log-setting-daily-hour = Godzina zadania dnia
log-setting-own-puzzles = Zadania z partii na tym serwerze
log-export = Wyeksportowano partie: { $number } ({ $manager }).

command-admin-cancel = Anuluj partię lub wyzwanie z tego serwera (wymaga „Zarządzanie serwerem”)
option-cancel-match = Trwająca partia do anulowania
option-cancel-challenge = Otwarte wyzwanie do anulowania
command-admin-ban = Daj komuś bana na wyzwania albo zobacz listę banów (wymaga „Zarządzanie serwerem”)
option-ban-user = Kto ma dostać bana. Pomiń, aby zobaczyć listę banów
option-ban-reason = Powód, który ta osoba zobaczy
command-admin-unban = Zdejmij komuś bana na wyzwania (wymaga „Zarządzanie serwerem”)
option-unban-user = Komu zdjąć bana
command-admin-export = Eksportuj do pliku wszystkie partie z serwera, jedna w wierszu (wymaga „Zarządzanie serwerem”)
command-admin-log = Zobacz działania administracji i listę banów (wymaga „Zarządzanie serwerem”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = wyzwanie
name-reason = powód

direct-message-banned = { $server }: administracja dała ci tam bana na wyzwania, więc nie możesz ich rzucać ani przyjmować. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, skontaktuj się z osobami, które prowadzą serwer.
direct-message-unbanned = { $server }: znów możesz tam rzucać i przyjmować wyzwania. Dobrej zabawy!

## Refusals

refused-nothing-to-cancel = Wybierz partię albo wyzwanie. Zapytam, zanim anuluję.
refused-not-banned = { $player } nie ma tu bana. Listę banów pokazuje `/dvonn-admin ban` bez podania osoby.
