## Buttons

button-rematch = Rematch

## Challenges

challenges-none = You have no open challenges here. Start one with `/dvonn challenge`.
challenges-none-anywhere = You have no open challenges in any server. In a server’s channel, `/dvonn challenge` starts one; here you can play me.
challenges-anywhere = { $count ->
    [one] **{ $count } open challenge**
   *[other] **{ $count } open challenges**
  }
challenges-heading = { $count ->
    [one] **{ $count } open challenge here**
   *[other] **{ $count } open challenges here**
  }
challenges-own = **Your challenge to { $opponent }**
challenges-own-open = **Your challenge to anybody**
challenges-other = **{ $challenger } challenges you**

form-decline = Decline the challenge
form-decline-reason = Why? You can leave this empty
form-decline-explanation = Your words will be shown below the challenge.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Challenge to DVONN
compose-heading = **Challenge { $opponent } to a match of DVONN.** The challenge will appear in this channel.
compose-blocked = You’ve blocked { $opponent }. To play each other, unblock them first.
compose-colour-random = Colors: drawn at random
compose-colour-white = Colors: I play White
compose-colour-black = Colors: I play Black
compose-setup-full = Set-up: we place the pieces
compose-setup-full-means = About 40 turns each
compose-setup-random = Set-up: random
compose-setup-random-means = You start moving at once: about 15 turns each
compose-rated = Rating: the game counts
compose-unrated = Rating: the game doesn’t count
button-rated = Rated
button-unrated = Unrated
compose-pace = Time: { $pace }
button-send-challenge = Send the challenge

## Welcome

begin-first = Your first match? **Set up at random** skips the placing, so you move stacks right away.

## Records

begin-new = **A new match:** choose how the board is set up, then your opponent. With `/dvonn challenge` you can choose your color and the time, too.

## Private answers

done-declined = You declined the challenge.
done-withdrawn = You withdrew the challenge.
done-accepted = Match { $match } has begun. Have fun!
done-rematch = You asked for a rematch in { $channel }. It begins as soon as it’s accepted, with colors swapped.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Start a match: challenge somebody, or whoever accepts first

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = color
    .gb = colour
name-level = level
name-pace = pace
name-days-off = days-off
name-rated = rated

option-opponent = Who to challenge; leave it out and anybody may accept
option-colour = The color you want to play; random by default
    .gb = The colour you want to play; random by default
choice-colour-random = random
choice-colour-white = White
choice-colour-black = Black
option-setup = How the pieces come onto the board; by default you place them, except against the computer
choice-setup-full = you place the pieces yourselves: about 40 turns each
choice-setup-random = random: start moving at once, about 15 turns each
option-level = Play against me: 1 is for beginners, 8 is as strong as I can play
option-pace = The time, such as 3d, 10m + 10s or 3d + 1d < 5d; the server’s usual time if you leave it out
option-days-off = Days on which the clock stands still: a time zone for its weekend, or days too, such as 67 UTC
option-rated = Whether it counts for the ratings; it does by default
