## Buttons

button-in-words = Bord als tekst
button-move-here = Hier verderspelen
button-post-again = Opnieuw tonen

## Menus of people and messages: names have at most 32 characters

menu-open = Deze partij openen

## Private answers

done-moved-here = Partij { $match } gaat verder in dit kanaal.
done-board-shown = Het bord van partij { $match } staat weer onderaan.
more-heading = **Partij { $match }** · meer opties
more-play = De partij
more-look-back = Terugkijken
more-besides = Bord en hulp

## Lists

games-heading-own = **Al jouw partijen**
games-heading-other = **Partijen van { $player } op deze server**
games-against = tegen { $opponent }
games-none-own = Je speelt op dit moment geen enkele partij. Begin er een met `/dvonn challenge`.
games-none-finished = Je hebt nog geen afgelopen partijen.
games-none-other = Er zijn geen partijen die jij kunt zien.
games-none-against = Er zijn geen partijen tegen deze persoon.
games-won = **gewonnen**
games-lost = **verloren**
games-drawn = **gelijk**
games-cancelled = geannuleerd
games-closed = gesloten zonder winnaar
games-score = { $own }–{ $other }
games-offer-draw = **je krijgt remise aangeboden**
games-offer-undo = **verzoek om een zet terug te nemen**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Je lopende en afgelopen partijen met hun borden, en je openstaande uitdagingen

## Commands: options. Their names have no blanks and no capitals

option-player = Van wie de partijen zijn; laat dit leeg voor die van jezelf
ask-games-against = Alleen partijen tegen…
choice-games-everybody = tegen iedereen

## Refusals

refused-no-match-in-message = Ik kan een partij alleen openen vanuit mijn eigen berichten erover: het bord, de uitslag, de aangenomen uitdaging of een ping.
refused-out-of-sight = { $opponent } kan dit kanaal niet zien. Speel verder in een kanaal dat jullie allebei kunnen zien.
