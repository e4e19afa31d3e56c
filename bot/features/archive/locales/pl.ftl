## The archive

archive-heading = **Archiwum**
archive-none = Żadna zakończona partia, którą możesz zobaczyć, nie pasuje do tego wyszukiwania.
archive-none-here = Na razie żadnej. Starsze partie mogą pasować.
archive-won = wygrane
archive-lost = przegrane
archive-tied = remisy
archive-white = wygrały białe
archive-black = wygrały czarne
archive-setup-full = piony stawiane na zmianę
archive-setup-random = losowe rozstawienie
archive-setup-record = od podanej pozycji
archive-length-short = do 40 ruchów
archive-length-medium = od 41 do 80 ruchów
archive-length-long = ponad 80 ruchów
archive-exported = Partie: { $count }, od najnowszej. Pojedynczą przejrzysz poleceniem `/dvonn import`.
ask-archived = Otwórz partię
button-newer = Nowsze
button-older = Starsze
button-archive-export = Eksportuj do pliku

## Commands

command-club-archive = Zakończone partie między ludźmi: według osoby, wyniku, rozstawienia, długości i daty
name-result = wynik
name-length = długość
name-date = data
option-archive-player = Czyje partie (domyślnie wszystkich)
option-archive-result = Jak się skończyły, z punktu widzenia tej osoby
option-archive-setup = Jak piony trafiły na planszę
option-archive-length = Ruchy obu stron razem
option-archive-date = Kiedy się skończyły: 2026, 03.2026 albo 14.03.2026

## Refusals

refused-not-a-period = Nie mogę odczytać daty „{ $text }”. Wpisz rok, miesiąc albo dzień: 2026, 03.2026 albo 14.03.2026.
