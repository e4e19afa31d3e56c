## Buttons

button-in-words = Board as text
button-move-here = Move it here
button-post-again = Post it again
button-open = Open

## Menus of people and messages: names have at most 32 characters

menu-open = Open this match

## Private answers

done-moved-here = Match { $match } continues in this channel.
done-board-shown = The board of match { $match } is at the bottom of its channel again.
more-heading = **Match { $match }** – what else you can do
more-play = The game
more-look-back = Look back
more-besides = Board and help

## Lists

games-heading-own = **Your matches in this server**
games-heading-anywhere = **Your matches, here and in all servers**
games-heading-other = **{ $player }’s matches in this server**
games-against = against { $opponent }
games-none-own = You’re not playing here right now. Start a match with `/dvonn challenge`.
games-none-anywhere = You’re not playing anywhere right now. `/dvonn challenge` starts a match: here against me, in a server’s channel against others.
games-none-finished = No match of yours has ended yet.
games-none-other = There are none that you can see.
games-none-against = There are none against them.
games-line = { $sign } { $match } against { $opponent }
games-won = **won**
games-lost = **lost**
games-drawn = **a draw**
games-cancelled = canceled
games-closed = closed without a winner
games-score = { $own }–{ $other }
games-own-turn = **your turn**
games-other-turn = waiting for { $mover }
games-offer-draw = **a draw is offered to you**
games-offer-undo = **your opponent asks for an undo**
games-due = time runs out { $until }
games-away = clock stopped: away until { $until }
games-halted = on hold

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Your matches, running and finished, with their boards, and your open challenges

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = Whose matches; leave it out for your own
option-games-against = Only matches against this person
ask-games-against = Only matches against …
choice-games-everybody = against everybody
