## Buttons

button-in-words = Board as text
button-move-here = Move it here
button-post-again = Post it again

## Menus of people and messages: names have at most 32 characters

menu-open = Open this game

## Private answers

done-moved-here = Game { $match } continues in this channel.
done-board-shown = The board of game { $match } is at the bottom again.
more-heading = **Game { $match }** · more options
more-play = The game
more-look-back = Look back
more-besides = Board and help

## Lists

games-heading-own = **All your games**
games-heading-other = **{ $player }’s games in this server**
games-against = against { $opponent }
games-none-own = You’re not playing any games right now. Start a game with `/dvonn challenge`.
games-none-finished = You have no finished games yet.
games-none-other = There are no games you can see.
games-none-against = There are no games against them.
games-won = **won**
games-lost = **lost**
games-drawn = **draw**
games-cancelled = canceled
games-closed = closed without a winner
games-score = { $own }–{ $other }
games-offer-draw = **your opponent offers a draw**
games-offer-undo = **your opponent asks for an undo**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Your running and finished games with their boards, and your open challenges

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = The person whose games you want to see. Leave empty for your own
ask-games-against = Only games against…
choice-games-everybody = against everyone

## Refusals

refused-no-match-in-message = I can only open a game from one of my messages about it: the board, the result, an accepted challenge or a ping.
refused-out-of-sight = { $opponent } can’t see this channel. Move the game to one that you can both see.
