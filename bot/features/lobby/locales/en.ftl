## Buttons

button-find-start = Find an opponent
button-find-stop = Stop looking
button-find-change = Change my wishes

## Private answers

find-heading = **Find an opponent.** I’ll pair you with someone from this server whose wishes fit.
find-heading-anywhere = **Find an opponent anywhere.** I’ll pair you with someone whose wishes fit, from this bot’s servers or from outside them.
find-waiting = You’re already looking. Your search ends { $until }.
find-reach-server = Where: this server
find-reach-anywhere = Where: anywhere
find-server-played = The game is played in this server.
find-anywhere-played = You play in direct messages with me. Your opponent learns your name, and a channel in their server may show the game and its rematches.
find-anywhere-shown = Here, { $channel } shows them.
find-anywhere-named = Your opponent also learns this server’s name.
find-closed-here = To look outside this server, use `/dvonn-club opponent` in direct messages with me.
find-tempo-live = Time: live, now
find-tempo-days = Time: over several days
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
find-called-anywhere = Once someone fits, the game starts in your direct messages with me. I’ve written to you there.
find-found = I’ve found an opponent. Game { $match } has started. Have fun!
find-found-direct = I’ve found an opponent: { $player }. Game { $match } has started in your direct messages with me. Have fun!
find-found-from = I’ve found an opponent: { $player }, from { $server }. Game { $match } has started in your direct messages with me. Have fun!
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
        [one] { $count } person is looking for a game over several days.
       *[other] { $count } people are looking for a game over several days.
    }

## Messages to people who look, and in channels

find-notice = **Looking for an opponent anywhere.** Once someone fits, the game starts here. Your search ends { $until }.
find-call = { $role } Someone is looking for an opponent.
find-call-over = No one is looking anymore. Press the button, and I’ll pair you with the next person who does.
find-call-notification = Someone is looking for an opponent.
anywhere-heading = 🌍 **A game with someone from elsewhere**
anywhere-heading-server = 🌍 **A game with someone from { $server }**

## For managers

lobby-heading = **Finding an opponent** in this server.
lobby-openness-closed = Members only meet each other
lobby-openness-open = Open to people from elsewhere
lobby-openness-named = Open, and this server’s name is told
log-setting-lobby-openness = Opponents from elsewhere
log-setting-lobby-channel = Channel for games with people from elsewhere
log-setting-lobby-role = Role to ping for opponents
lobby-channel = **Channel.** Here I show games with people from elsewhere, and ping the role. Without one, I do neither.
lobby-missing = ⚠️ Missing permissions in { $channel }: { $permissions }.
lobby-role = **Role.** I ping it when someone looks and no one else does, at most once a day.
lobby-role-missing = ⚠️ I can’t ping this role: let everyone mention it, or grant me the permission to mention all roles.

## Refusals

refused-server-closed = The managers of this server haven’t opened it to people from elsewhere. You can look in direct messages with me.

## Commands

help-admin-opponent = `/dvonn-admin opponent` lets members meet people from elsewhere.
command-club-opponent = Get paired with someone who wants to play, too
command-admin-opponent = Who can meet whom, and which role I ping when someone looks (needs Manage Server)

## People and servers

kept-seeks = Searches for an opponent: { $count }

## Standing messages

standing-lobby = Find an opponent
