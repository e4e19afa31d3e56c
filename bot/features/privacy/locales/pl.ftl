## Blocking

kept-blocked = Zablokowane osoby: { $count }

## People and servers

kept-heading = **Dane, które o tobie przechowuję:**
kept-name = Nazwa: { $name }
kept-running = Trwające partie: { $count }
kept-finished = Zakończone partie: { $count }
kept-challenges = Otwarte wyzwania: { $count }
kept-preferences = Twoje ustawienia
kept-absences = Przerwy w grze: { $count }
kept-nothing = Nie przechowuję żadnych danych o tobie.
ask-forget = **Usunąć twoje dane?** Poddasz swoje partie, a twoje wyzwania zostaną zamknięte. Twoje ruchy zostaną pod nazwą „{ former-player }”. Plansze naszych partii w wiadomościach prywatnych znikną. Nie da się tego cofnąć.
button-forget-me = Usuń moje dane
done-forgotten = Twoje dane są usunięte. Starsze plansze z twoją nazwą narysuję na nowo w ciągu kilku minut.

## For those who manage a server

kept-bans = Serwery, na których masz bana na wyzwania: { $count } (przechowuję to, dopóki administracja go nie zdejmie)
kept-audit-entries = Wpisy w dziennikach serwerów (twoja nazwa stamtąd zniknie): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Zobacz, co o tobie przechowuję, i usuń to
