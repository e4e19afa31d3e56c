## Buttons

button-rematch = Rewanż

## Challenges

challenges-none = Nie masz tu otwartych wyzwań. Rzuć jedno poleceniem `/dvonn challenge`.
challenges-none-anywhere = Nie masz otwartych wyzwań. Polecenie `/dvonn challenge` w naszych wiadomościach prywatnych zaczyna partię ze mną, a na każdym innym czacie lub kanale rzuca wyzwanie innym.
challenges-heading = **Otwarte wyzwania:** { $count }
challenges-own = **Twoje wyzwanie: { $opponent }**
challenges-own-open = **Twoje otwarte wyzwanie**
challenges-other = **{ $challenger } rzuca ci wyzwanie**

form-decline = Odrzuć wyzwanie
form-decline-explanation = Pojawi się pod wyzwaniem.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Rzuć wyzwanie w DVONN
compose-heading = **Wyzwanie na partię DVONN: { $opponent }.**
compose-reaches = { $place ->
        [guild] Wyzwanie pojawi się na tym kanale.
        [bot-dm] Zapytam w wiadomości prywatnej i tam zagracie.
       *[foreign] Wyzwanie pojawi się na tym czacie i wszyscy je zobaczą.
    }
compose-blocked = Blokujesz tę osobę: { $opponent }. Aby zagrać razem, najpierw ją odblokuj.
compose-colour-random = Kolory: losowane
compose-colour-white = Kolory: gram białymi
compose-colour-black = Kolory: gram czarnymi
compose-setup-full = Rozstawienie: stawiamy piony
compose-setup-full-means = Około 40 ruchów na osobę
compose-setup-random = Rozstawienie: losowe
compose-setup-random-means = Od razu przesuwacie stosy: około 15 ruchów na osobę
compose-rated = Ranking: partia się liczy
compose-unrated = Ranking: partia się nie liczy
compose-place-here = Miejsce: ten kanał
compose-place-private = Miejsce: wiadomości prywatne
compose-place-private-means = Nikt inny nie widzi partii
button-rated = Rankingowa
button-unrated = Bez rankingu
button-place-here = Ten kanał
button-place-private = Prywatnie
button-pace-live = ⚡ Na żywo, { $time }
button-pace-days = Dni
button-pace-none = Bez limitu czasu
compose-pace = Czas: { $pace }
button-send-challenge = Wyślij wyzwanie

## Welcome

begin-first = Pierwsza partia? **Rozstaw losowo** pomija stawianie pionów, więc od razu przesuwacie stosy.
begin-live = Gracie od razu, do końca. Wyzwanie jest ważne { $time }.
begin-private = Gracie w wiadomościach prywatnych ze mną, a nikt inny nie widzi partii.
begin-directly = **Wyzwij kogoś, z kim masz już wspólną partię.** Zapytam w wiadomości prywatnej i tam zagracie.
begin-directly-nobody = Stąd wyzywasz osoby, z którymi masz już wspólną partię, a na razie nie ma nikogo takiego. Użyj `/dvonn challenge` na kanale serwera lub na innym czacie: zagra z tobą ten, kto przyjmie wyzwanie.

## Records

begin-new = **Nowa partia:** wybierz rozstawienie i czas, a potem, z kim chcesz zagrać. Kolor i inny czas możesz wybrać w `/dvonn challenge`.

## Private answers

done-declined = Wyzwanie odrzucone.
done-withdrawn = Wyzwanie wycofane.
done-accepted = Zaczęła się partia { $match }. Dobrej zabawy!
done-accepted-private = Zaczęła się partia { $match } w twoich wiadomościach prywatnych ze mną. Dobrej zabawy!
done-rematch = Prośba o rewanż jest na kanale { $channel }. Partia zacznie się, gdy druga strona się zgodzi. Zamieniacie się kolorami.
done-rematch-private = Prośba o rewanż poszła w wiadomości prywatnej ({ $opponent }). Partia zacznie się, gdy druga strona się zgodzi. Zamieniacie się kolorami.
rematch-asked = Prośba o rewanż już czeka ({ $opponent }). Partia zacznie się, gdy druga strona ją przyjmie albo naciśnie ten sam przycisk.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Rzuć wyzwanie wybranej osobie albo wszystkim chętnym, albo zagraj z komputerem

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = kolor
name-level = poziom
name-pace = czas
name-days-off = dni-wolne
name-rated = ranking
name-private = prywatnie

option-opponent = Komu rzucasz wyzwanie. Pomiń, aby każdy mógł je przyjąć
option-colour = Kolor, którym grasz (domyślnie losowy)
choice-colour-random = Losowy
choice-colour-white = Białe
choice-colour-black = Czarne
option-setup = Jak piony trafiają na planszę (domyślnie stawiacie je na zmianę, z komputerem losowo)
choice-setup-full = ręcznie · około 40 ruchów na osobę
choice-setup-random = losowo · około 15 ruchów na osobę
option-level = Zagraj ze mną: 1 na początek, 10 to moja najlepsza gra
option-pace = Czas, np. 3d, 10m + 10s lub 3d + 1d < 5d (domyślnie czas serwera)
option-days-off = Dni, w które zegar stoi: sama strefa czasowa (weekend) albo dni i strefa, np. 67 UTC
option-rated = Czy partia liczy się do rankingu (domyślnie tak)
option-private = Gra w wiadomościach prywatnych ze mną, gdzie nikt inny jej nie widzi (domyślnie nie)

## Refusals

refused-cannot-see = Nie widzisz kanału tej partii. Poproś administrację serwera o dostęp i spróbuj ponownie.
refused-only-in-its-chat = Nie mogę napisać do tej osoby: { $opponent }. Naciśnij **Rewanż** przy wyniku na czacie, na którym toczyła się partia: tam będzie to widać.
