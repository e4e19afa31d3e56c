## Buttons

button-in-words = Bord als tekst
button-move-here = Hier verderspelen
button-post-again = Opnieuw tonen
button-open = Openen

## Menus of people and messages: names have at most 32 characters

menu-open = Deze partij openen

## Private answers

done-moved-here = Partij { $match } gaat verder in dit kanaal.
done-board-shown = Het bord van partij { $match } staat weer onderaan in zijn kanaal.
more-heading = **Partij { $match }** – wat je verder kunt doen
more-play = De partij
more-look-back = Terugkijken
more-besides = Bord en hulp

## Lists

games-heading-own = **Jouw partijen op deze server**
games-heading-anywhere = **Jouw partijen, hier en op alle servers**
games-heading-other = **Partijen van { $player } op deze server**
games-against = tegen { $opponent }
games-none-finished = Er is nog geen partij van jou afgelopen.
games-none-other = Er zijn er geen die jij kunt zien.
games-none-against = Tegen deze persoon zijn er geen.
games-line = { $sign } { $match } tegen { $opponent }
games-won = **gewonnen**
games-lost = **verloren**
games-drawn = **gelijk**
games-cancelled = geannuleerd
games-closed = gesloten zonder resultaat
games-score = { $own }–{ $other }
games-own-turn = **jij bent aan zet**
games-other-turn = aan zet: { $mover }
games-offer-draw = **je krijgt remise aangeboden**
games-offer-undo = **verzoek om een zet terug te nemen**
games-due = tijd loopt af { $until }
games-away = klok staat stil: afwezig tot { $until }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Je partijen, lopend en afgelopen, met hun borden, en je openstaande uitdagingen

## Commands: options. Their names have no blanks and no capitals

option-player = Van wie de partijen zijn; zonder naam die van jezelf
option-games-against = Alleen partijen tegen deze persoon
ask-games-against = Alleen partijen tegen…
choice-games-everybody = tegen iedereen
