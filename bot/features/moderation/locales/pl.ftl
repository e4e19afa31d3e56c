## For those who manage a server

ask-cancel = **Którą partię lub które wyzwanie anulować?** Zapytam jeszcze raz.
ask-cancel-none = Na tym serwerze nie toczy się żadna partia i nie ma otwartych wyzwań.
ask-cancel-some-match = Anuluj partię…
ask-cancel-some-challenge = Anuluj wyzwanie…
ask-cancel-match = **Anulować partię { $match }?** Nikt nie wygra ani nie przegra i nie da się jej dokończyć. Obie strony się o tym dowiedzą.
ask-cancel-challenge = **Anulować wyzwanie { $challenge }?** Nikt go już nie przyjmie, a jego wiadomość to pokaże.
button-cancel-match = Anuluj partię
button-cancel-challenge = Anuluj wyzwanie
form-cancel-match = Anuluj partię { $match }
form-cancel-explanation = Przeczyta to każdy, kto widzi tę partię lub wyzwanie.
done-cancelled-match = Partia { $match } jest anulowana: nikt nie wygrał ani nie przegrał.
done-cancelled-challenge = Wyzwanie jest anulowane.

done-banned = { $player } nie może już tu rzucać ani przyjmować wyzwań i dostanie o tym wiadomość prywatną. Trwające partie toczą się dalej.
done-banned-closed = Zamknięte otwarte wyzwania: { $count }.
done-unbanned = ✅ { $player } znów może tu rzucać i przyjmować wyzwania i dostanie o tym wiadomość prywatną.
banned-heading = **Osoby z zakazem wyzwań:** { $count }
banned-none = Nikt nie ma tu bana. `/dvonn-admin ban` odbiera prawo do rzucania i przyjmowania wyzwań.
banned-person = { $player } · od { $since }
button-unban = Zdejmij bana
button-banned = Osoby z banem
button-log = Dziennik

exported = { $count ->
    [1] **Partia { $first }** z tego serwera.
   *[other] **Partie z tego serwera ({ $count })**, od { $first } do { $last }: każdy wiersz to jedna partia w formacie JSON.
  }
exported-left = { $count ->
    [0] To już wszystkie.
    [one] Jeszcze { $count } partia nie zmieściła się w tym pliku.
    [few] Jeszcze { $count } partie nie zmieściły się w tym pliku.
    [many] Jeszcze { $count } partii nie zmieściło się w tym pliku.
   *[other] Jeszcze { $count } partii nie zmieściło się w tym pliku.
  }
button-export-next = Następny plik

log-heading = **Dziennik** · wpisy: { $count }
log-none = Dziennik jest pusty. To, co administracja tu zmienia, anuluje lub eksportuje, zostaje w nim przez rok.
log-setting = Zmieniono { $setting }: { $value } ({ $manager }).
log-setting-channels = to, gdzie wolno grać
log-setting-threads = miejsce plansz
log-setting-pace = zwykły czas
log-setting-language = język wiadomości publicznych
log-setting-keep-boards = to, jak długo zostają plansze zakończonych partii
log-setting-challenges-last = to, jak długo wyzwania są otwarte
log-setting-daily-channel = kanał zadania dnia
log-setting-daily-hour = godzinę zadania dnia
log-setting-own-puzzles = zadania z partii na tym serwerze
log-follow = Włączono partie dla widzów na kanale { $channel } ({ $manager }).
log-unfollow = Wyłączono partie dla widzów na kanale { $channel } ({ $manager }).
log-show = Włączono na kanale { $channel }: { $value } ({ $manager }).
log-stop-showing = Wyłączono: { $value } ({ $manager }).
log-cancel-match = Anulowano partię { $number } ({ $manager }).
log-unrate = Usunięto partię { $number } z rankingu ({ $manager }).
log-inspect = Sprawdzono, jak rozegrano partię { $number } ({ $manager }).
log-cancel-challenge = Anulowano wyzwanie { $number } ({ $manager }).
log-ban = Odebrano prawo do wyzwań: { $player } ({ $manager }).
log-unban = Przywrócono prawo do wyzwań: { $player } ({ $manager }).
log-export = Wyeksportowane partie ({ $manager }): { $number }.

command-admin-cancel = Anuluj partię lub wyzwanie z tego serwera (wymaga „Zarządzanie serwerem”)
option-cancel-match = Trwająca partia do anulowania
option-cancel-challenge = Otwarte wyzwanie do anulowania
command-admin-ban = Odbierz komuś prawo do wyzwań albo zobacz bany (wymaga „Zarządzanie serwerem”)
option-ban-user = Kto ma już nie rzucać ani nie przyjmować wyzwań; bez tego zobaczysz bany
option-ban-reason = Dlaczego; ta osoba się dowie
command-admin-unban = Przywróć komuś prawo do wyzwań (wymaga „Zarządzanie serwerem”)
option-unban-user = Kto znów może rzucać i przyjmować wyzwania
command-admin-export = Wszystkie partie z tego serwera jako plik, jedna w wierszu (wymaga „Zarządzanie serwerem”)
command-admin-log = Działania administracji i lista banów (wymaga „Zarządzanie serwerem”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = wyzwanie
name-reason = powód
