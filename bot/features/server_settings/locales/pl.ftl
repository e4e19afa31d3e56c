## People and servers

settings-heading = **Ustawienia serwera.** Wszystko działa od razu; zmień tylko to, co chcesz. Trwające partie zachowują swoje miejsce i czas na ruch.
settings-missing = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }.
settings-missing-further = ⚠️ Inne kanały z brakującymi uprawnieniami: { $count }.
settings-channels = **Gdzie wolno grać.** Bez wyboru: wszędzie; wątek liczy się jak jego kanał.
settings-threads = **Gdzie stoją plansze.** Wątki porządkują kanał, na którym toczy się kilka partii.
settings-pace = **Czas**, jeśli wyzwanie nie mówi inaczej:
settings-language = **Język** wiadomości publicznych.
settings-boards = **Plansze zakończonych partii** zostają:
settings-challenges = **Wyzwania** są otwarte przez:
settings-daily-channel = **Codziennie zadanie** dla wszystkich, na tym kanale:
settings-daily-hour = **Pojawia się o** { $time } twojego czasu:
settings-own-puzzles = **Zadania z partii na tym serwerze**, gdy te się skończą. Pokazują pozycję i nie podają nazw; partie, których nie każdy tu może widzieć, są pomijane.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Gdzie i jak gra się na tym serwerze (wymaga „Zarządzanie serwerem”)
