## Buttons

button-place = Place a piece
button-back-to-panel = Back to your move
button-next = Next match waiting

## The move panel

panel-heading = **Match { $match }:** { $task }.

## Plans

plan-no-spaces = **Match { $match }: nothing is planned.** Choose a row, then a space: I’ll place there as soon as it’s your turn.
plan-spaces = **Match { $match }: your plan.** On each of your turns I’ll place on the first of these that is vacant: { $spaces }.
plan-placed = It was your turn, so I’ve played **{ $spaces }** for you.

## The computer

panel-computer-thinks = I’m thinking about my move; this page shows it as soon as it’s made.

## Private answers

done-played = **{ $move }** is played.
done-answered = { $opponent } had planned a reply, so the board has already moved on.
next-none-anywhere = No match is waiting for you anywhere. Enjoy the quiet, or start one: `/dvonn challenge` here is against me, in a server’s channel against others.
next-none = No match is waiting for you. Enjoy the quiet, or start one with `/dvonn challenge`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Your next move: opens the match that has waited longest for you
command-place = Place a piece by typing its space; only vacant ones are offered
command-move = Move a stack by typing; only legal moves are offered, each with what it leads to

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = space
name-source = from
name-target = to

option-space = A vacant space, such as c3
option-from = The space of your stack, such as c3
option-to = The space that it goes to
