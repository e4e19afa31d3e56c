## People and servers

settings-heading = **Ustawienia serwera.** Wszystko działa od razu, więc zmień tylko to, co chcesz. Trwające partie zachowują swój kanał i zegar.
settings-missing = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }.
settings-missing-further = ⚠️ Inne kanały z brakującymi uprawnieniami: { $count }.
settings-channels = **Gdzie wolno grać.** Jeśli nic nie wybierzesz: na wszystkich kanałach. Wątek liczy się jak jego kanał.
settings-threads = **Gdzie pojawiają się plansze.** Wątki porządkują kanał, na którym toczy się kilka partii.
settings-quiet = **Spokojny kanał:** każda partia dostaje wątek, niezależnie od wyboru powyżej, i zostawia tylko jeden wiersz z wynikiem.
settings-quiet-daily = -# Zadanie dnia nadal pojawia się na { $channel }, zgodnie z wyborem poniżej.
settings-pings = **Pingi** dla osób, które nie wybrały, jak je dostawać:
settings-pings-all = Ten serwer pinguje członków przy każdej wiadomości, więc pinguję w wiadomości prywatnej, chyba że partia ma własny wątek.
settings-pings-mentions = Ten serwer pinguje członków tylko przy wzmiankach, więc pinguję na kanale.
settings-pings-everyone = Ten serwer pinguje członków przy każdej wiadomości, więc każdy ruch pinguje wszystkich, którzy nie ograniczyli kanału do wzmianek.
settings-pace = **Czas**, jeśli w wyzwaniu nie wybrano innego:
settings-language = **Język** wiadomości publicznych. Domyślnie wspólny język grających, a jeśli go nie mają, język serwera.
settings-boards = **Wyniki zakończonych partii** skracają się na kanale do dwóch wierszy: po jednym dniu albo gdy zacznie się tam następna partia. Zostają:
settings-challenges = **Wyzwania** czekają na odpowiedź przez:
settings-daily-channel = **Zadanie dnia** dla wszystkich, na tym kanale:
settings-daily-hour = **Pojawia się o** { $time } twojego czasu:
settings-own-puzzles = **Zadania z partii na tym serwerze**, po ich zakończeniu. Pokazują pozycję bez nazw. Partie z kanałów, których nie każdy tu widzi, są pomijane.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Gdzie i jak gra się na tym serwerze (wymaga „Zarządzanie serwerem”)
