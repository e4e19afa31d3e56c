## Blocking

kept-blocked = Zablokowane osoby: { $count }

## People and servers

kept-heading = **Oto co o tobie przechowuję:**
kept-name = Nazwa: { $name }
kept-language = Język: { $language }
kept-running = Trwające partie: { $count }
kept-finished = Zakończone partie: { $count }
kept-challenges = Otwarte wyzwania: { $count }
kept-preferences = Twoje ustawienia
kept-absences = Przerwy w grze: { $count }
kept-imports = Wczytane zapisy (przez 7 dni): { $count }
kept-watched = Obserwowane partie i sposób powiadamiania o nich: { $count }
kept-reminders = Przypomnienia na twoją prośbę: { $count }
kept-follows = Kanały, które pokazują partie (z twojego polecenia albo tylko twoje partie): { $count }
kept-lesson = Twoje postępy w lekcji
kept-results = Wyniki partii z innymi osobami, z twoim rankingiem: { $count }
kept-week-tries = Próby na planszach tygodnia: { $count }
kept-lines = Zapisane ciągi ruchów: { $count }
kept-puzzles = Wypróbowane zadania, z twoim rankingiem zadań: { $count }
kept-mistakes = Błędy z twoich analiz, do ćwiczenia: { $count }
kept-nothing = Nie przechowuję niczego o tobie.
ask-forget = **Usunąć twoje dane?** Poddasz w ten sposób swoje partie i zamkniesz swoje wyzwania. Twoje ruchy zostaną, pod nazwą „{ former-player }”. Plansze naszych partii w wiadomościach prywatnych znikną. Nie da się tego cofnąć.
button-forget-me = Usuń moje dane
done-forgotten = Twoje dane są usunięte. Starsze plansze z twoją nazwą narysuję na nowo w ciągu kilku minut.

## For those who manage a server

kept-bans = Serwery, na których nie możesz rzucać wyzwań: { $count } (przechowuję to, dopóki administracja nie zdejmie zakazu)
kept-acts = Wpisy w dziennikach serwerów (twoja nazwa stamtąd zniknie): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Zobacz, co o tobie przechowuję, i usuń to
