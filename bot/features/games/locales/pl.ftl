## Buttons

button-in-words = Plansza jako tekst
button-move-here = Przenieś tutaj
button-post-again = Pokaż od nowa

## Menus of people and messages: names have at most 32 characters

menu-open = Otwórz tę partię

## Private answers

done-moved-here = Partia { $match } toczy się dalej na tym kanale.
done-board-shown = Plansza partii { $match } jest znów na samym dole.
more-heading = **Partia { $match }** · więcej opcji
more-play = Partia
more-look-back = Powrót do partii
more-besides = Plansza i pomoc

## Lists

games-heading-own = **Wszystkie twoje partie**
games-heading-other = **Partie na tym serwerze: { $player }**
games-against = ty – { $opponent }
games-none-own = Nie masz teraz żadnej partii. Zacznij nową poleceniem `/dvonn challenge`.
games-none-finished = Żadna twoja partia jeszcze się nie skończyła.
games-none-other = Nie ma partii, które możesz zobaczyć.
games-none-against = Nie ma waszych wspólnych partii.
games-won = **wygrana**
games-lost = **przegrana**
games-drawn = **remis**
games-cancelled = anulowana
games-closed = zamknięta bez wyniku
games-score = { $own }:{ $other }
games-offer-draw = **masz propozycję remisu**
games-offer-undo = **masz prośbę o cofnięcie ruchu**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Twoje trwające i zakończone partie z planszami oraz otwarte wyzwania

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = Czyje partie (domyślnie twoje)
ask-games-against = Tylko partie z…
choice-games-everybody = ze wszystkimi

## Refusals

refused-no-match-in-message = Partię otworzę tylko z mojej wiadomości o niej: z planszy, wyniku, przyjętego wyzwania albo pingu.
refused-out-of-sight = { $opponent } nie widzi tego kanału. Przenieś partię na kanał, który widzą obie strony.
