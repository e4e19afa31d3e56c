## Buttons

button-find-start = Find an opponent
button-find-stop = Stop looking
button-find-change = Change my wishes

## Private answers

find-heading = **Find an opponent.** I’ll pair you with someone from this server whose wishes fit.
find-waiting = You’re already looking. Your search ends { $until }.
find-tempo-live = Time: live, now ({ $pace })
find-tempo-days = Time: over days ({ $pace })
find-setup-any = Setup: either
find-setup-full = Setup: we place the pieces
find-setup-random = Setup: random
find-stakes-any = Rating: either
find-stakes-rated = Rating: rated game
find-stakes-unrated = Rating: unrated game
find-spread-any = Opponent: any rating
find-spread = Opponent: at most { $points } points apart
find-none-yet = **Looking for an opponent.** No one fits right now. Your search ends { $until }.
find-called-live = Once someone fits, the game starts at once, and I’ll ping you.
find-called-days = Once someone fits, the game starts, and I’ll ping you when it’s your turn.
find-found = I’ve found an opponent. Game { $match } has started. Have fun!
find-stopped = You’re no longer looking for an opponent.
find-not-waiting = You aren’t looking for an opponent.
find-nobody = No one else is looking right now.
find-usual = It usually takes about { $time }.

## The card, and how many look for an opponent

find-card = **Find an opponent**
find-card-empty = No one is looking right now. Press the button, and I’ll pair you with the next person who does.
find-number-live =
    { $count ->
        [one] { $count } person is looking for a live game.
       *[other] { $count } people are looking for a live game.
    }
find-number-days =
    { $count ->
        [one] { $count } person is looking for a game over days.
       *[other] { $count } people are looking for a game over days.
    }

## Commands

command-club-opponent = Get paired with someone who wants to play, too

## People and servers

kept-seeks = Searches for an opponent: { $count }

## Standing messages

standing-lobby = Find an opponent
