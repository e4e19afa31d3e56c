## The archive

archive-heading = **Archiwum**
archive-none = Nie ma takich zakończonych partii, które możesz zobaczyć.
archive-none-here = Żadnej wśród dotychczasowych partii. Starsze mogą pasować.
archive-won = wygrane
archive-lost = przegrane
archive-tied = remis
archive-white = wygrały białe
archive-black = wygrały czarne
archive-setup-full = piony stawiane na zmianę
archive-setup-random = losowe rozstawienie
archive-setup-record = od pozycji
archive-length-short = do 40 ruchów
archive-length-medium = od 41 do 80 ruchów
archive-length-long = ponad 80 ruchów
archive-exported = Partie: { $count }, najnowsza na początku. `/dvonn import` czyta jedną.
ask-archived = Otwórz partię
button-newer = Nowsze
button-older = Starsze
button-archive-export = Jako plik
button-archive-more = Następny plik

## Commands

command-club-archive = Zakończone partie między ludźmi: według osoby, wyniku, rozstawienia, długości i daty
name-result = wynik
name-length = długość
name-date = data
option-archive-player = Czyje partie; bez tego wszystkich
option-archive-opponent = Tylko partie przeciw tej osobie
option-archive-result = Jak się skończyły; wygrane i przegrane przez tę osobę
option-archive-setup = Jak zapełniono planszę
option-archive-length = Ruchy obojga razem
option-archive-date = Kiedy się skończyły: 2026, 03.2026 albo 14.03.2026
