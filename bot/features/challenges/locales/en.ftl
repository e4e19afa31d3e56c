## Buttons

button-rematch = Rematch

## Challenges

challenges-none = You have no open challenges here. Start one with `/dvonn challenge`.
challenges-none-anywhere = You have no open challenges. `/dvonn challenge` starts a game against me in our direct messages, and challenges others in any other chat or channel.
challenges-heading = **Open challenges:** { $count }
challenges-own = **Your challenge to { $opponent }**
challenges-own-open = **Your open challenge**
challenges-other = **{ $challenger } challenges you**

form-decline = Decline the challenge
form-decline-explanation = Shown below the challenge.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Challenge to DVONN
compose-heading = **Challenge { $opponent } to a game of DVONN.**
compose-reaches = { $place ->
        [guild] The challenge will appear in this channel.
        [bot-dm] I’ll ask by direct message, and that’s where you play.
       *[foreign] The challenge will appear in this chat, for everyone here to see.
    }
compose-blocked = You’ve blocked { $opponent }. To play each other, unblock them first.
compose-colour-random = Colors: random
compose-colour-white = Colors: I play White
compose-colour-black = Colors: I play Black
compose-setup-full = Setup: we place the pieces
compose-setup-full-means = About 40 turns each
compose-setup-random = Setup: random
compose-setup-random-means = You move right away: about 15 turns each
compose-rated = Rating: rated game
compose-unrated = Rating: unrated game
compose-place-here = Place: this channel
compose-place-private = Place: direct messages
compose-place-private-means = No one else sees the game
button-rated = Rated
button-unrated = Unrated
button-place-here = This channel
button-place-private = In private
button-pace-live = ⚡ Live, { $time }
button-pace-days = Days
button-pace-none = No time limit
compose-pace = Time: { $pace }
button-send-challenge = Send challenge

## Welcome

begin-first = Your first game? With **Random setup**, you skip the placing and move stacks right away.
begin-live = You both play right away, to the end. The challenge expires after { $time }.
begin-private = You play in your direct messages with me, and no one else sees the game.
begin-directly = **Challenge someone you’ve played before.** I’ll ask them by direct message, and that’s where you play.
begin-directly-nobody = From here you can challenge people you’ve played before, and there’s no one yet. Use `/dvonn challenge` in a server’s channel or in another chat: the first to accept plays you.

## Records

begin-new = **New game:** choose the setup and the time, then your opponent. For your color and any other time, use `/dvonn challenge`.

## Private answers

done-declined = You declined the challenge.
done-withdrawn = You withdrew the challenge.
done-accepted = Game { $match } has started. Have fun!
done-accepted-private = Game { $match } has started in your direct messages with me. Have fun!
done-rematch = You asked for a rematch in { $channel }. It starts when it’s accepted. You swap colors.
done-rematch-private = I asked { $opponent } for a rematch by direct message. It starts when it’s accepted. You swap colors.
rematch-asked = You’ve already asked { $opponent } for a rematch. It starts when they accept it, or press the same button.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Challenge someone, post an open challenge, or play the computer

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = color
    .gb = colour
name-level = level
name-pace = pace
name-days-off = days-off
name-rated = rated
name-private = private

option-opponent = The person to challenge. Leave empty for an open challenge
option-colour = The color you play. Default: random
    .gb = The colour you play. Default: random
choice-colour-random = random
choice-colour-white = White
choice-colour-black = Black
option-setup = How the pieces get onto the board. By default you place them, except against the computer
choice-setup-full = you place the pieces · 40 turns each
choice-setup-random = random · 15 turns each
option-level = Play against me: 1 is for beginners, 10 is as strong as I can play
option-pace = The time, such as 3d, 10m + 10s or 3d + 1d < 5d. By default the server’s
option-days-off = Days off: a time zone (its Saturday and Sunday), or day numbers and a zone, such as 67 UTC
option-rated = Whether the game counts toward the ratings. Default: yes
option-private = Play in direct messages with me, where no one else sees the game. Default: no

## Refusals

refused-cannot-see = You can’t see the game’s channel. Ask a server manager for access, then try again.
refused-only-in-its-chat = I can’t write to { $opponent }. Press **Rematch** on the result in the chat where you played, so that they see it there.
