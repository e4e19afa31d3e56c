## Buttons

button-rematch = Rewanż

## Challenges

challenges-none = Nie masz tu otwartych wyzwań. Rzuć jedno poleceniem `/dvonn challenge`.
challenges-none-anywhere = Nie masz otwartych wyzwań na żadnym serwerze. Na kanale serwera rzucisz je poleceniem `/dvonn challenge`; tutaj możesz zagrać ze mną.
challenges-anywhere = **Otwarte wyzwania:** { $count }
challenges-heading = **Otwarte wyzwania na tym serwerze:** { $count }
challenges-own = **Twoje wyzwanie: { $opponent }**
challenges-own-open = **Twoje otwarte wyzwanie**
challenges-other = **{ $challenger } rzuca ci wyzwanie**

form-decline = Odrzuć wyzwanie
form-decline-explanation = Twoje słowa pojawią się pod wyzwaniem.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Rzuć wyzwanie w DVONN
compose-heading = **Wyzwanie na partię DVONN: { $opponent }.** Pojawi się na tym kanale.
compose-blocked = { $opponent } jest wśród osób, które blokujesz. Aby zagrać razem, najpierw odblokuj tę osobę.
compose-colour-random = Kolory: losowane
compose-colour-white = Kolory: gram białymi
compose-colour-black = Kolory: gram czarnymi
compose-setup-full = Rozstawienie: stawiamy piony
compose-setup-full-means = Około 40 ruchów na osobę
compose-setup-random = Rozstawienie: losowe
compose-setup-random-means = Od razu przesuwacie stosy: około 15 ruchów na osobę
compose-rated = Ranking: partia się liczy
compose-unrated = Ranking: partia się nie liczy
button-rated = Rankingowa
button-unrated = Bez rankingu
compose-pace = Czas: { $pace }
button-send-challenge = Wyślij wyzwanie

## Welcome

begin-first = Pierwsza partia? **Rozstaw losowo** pomija stawianie pionów, więc od razu przesuwacie stosy.

## Records

begin-new = **Nowa partia:** wybierz rozstawienie, a potem, z kim chcesz zagrać. W `/dvonn challenge` możesz też wybrać kolor i czas.

## Private answers

done-declined = Wyzwanie odrzucone.
done-withdrawn = Wyzwanie wycofane.
done-accepted = Partia { $match } się zaczyna. Dobrej zabawy!
done-rematch = Prośba o rewanż jest na { $channel }. Zacznie się, gdy tylko druga strona go przyjmie; kolory się zamienią.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Zacznij partię: rzuć wyzwanie wybranej osobie albo wszystkim chętnym

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = kolor
name-level = poziom
name-pace = czas
name-days-off = dni-wolne
name-rated = ranking

option-opponent = Komu rzucasz wyzwanie; bez tego przyjąć je może każdy
option-colour = Kolor, którym chcesz grać; bez tego losowy
choice-colour-random = losowy
choice-colour-white = Białe
choice-colour-black = Czarne
option-setup = Jak piony trafiają na planszę; bez tego stawiacie je na zmianę, oprócz gry z komputerem
choice-setup-full = najpierw stawiacie piony: około 40 ruchów na osobę
choice-setup-random = losowo: od razu przesuwacie stosy, około 15 ruchów na osobę
option-level = Zagraj ze mną: 1 jest na początek, 8 to najlepiej, jak potrafię
option-pace = Czas, na przykład 3d, 10m + 10s lub 3d + 1d < 5d; bez tego zwykły czas serwera
option-days-off = Dni, w które zegar stoi: strefa czasowa dla weekendu albo także dni, na przykład 67 UTC
option-rated = Czy liczy się do rankingu; bez tego tak
