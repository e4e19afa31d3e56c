## The crown

button-crown = The crown
button-crown-challenge = Challenge
button-crown-lay-down = Give up the crown
crown-heading = 👑 **The crown of this server**
crown-picture = A crown.
crown-picture-of = A crown, with the name { $player }.
crown-holder = **{ $player }** has worn the crown since { $since }.
crown-hidden-player = a player with a hidden profile
crown-defences = { $count ->
    [0] Not defended yet.
    [1] Defended once.
   *[other] Defended { $count } times.
  }
crown-defences-brief = { $count ->
    [one] { $count } defense
   *[other] { $count } defenses
  }
crown-free = **No one wears the crown.** The first two in the table can play for it: `/dvonn-club table`.
crown-contenders = Right now: { $first } and { $second }.
crown-waiting = { $player } has challenged { $opponent }. Answer due { $until }.
crown-playing = { $player } and { $opponent } are playing for the crown.
crown-rules = Anyone in the table may challenge, one at a time. The holder answers within 3 days or loses the crown; a tie keeps it. One rated game: random setup, 3 days each and a day more with each move.
crown-earlier = **Earlier holders**
crown-off = This server has no crown at the moment. A manager can start it with `/dvonn-admin crown`.
crown-won = 👑 **{ $player } has won the crown.**
crown-came = 👑 **{ $player } wears the crown now.** The challenge wasn’t taken up.
crown-challenge = 👑 **{ $player } challenges { $opponent } for the crown.** Without an answer, it goes to { $player } { $until }.
crown-invitation = 👑 **{ $player } invites { $opponent } to play for the crown.** There’s time to answer: { $until }.
crown-notify = { $player } challenges you for the crown. Accept or decline?
crown-invite = Invite someone to play for it
ask-lay-down = **Give up the crown?** If someone has challenged you, it’s theirs. Otherwise no one wears it. This can’t be undone.
ask-resign-crown = **Resign the game for the crown?** You lose it. This can’t be undone.
panel-facts-crown = Game { $match }, for the crown

## Private answers

crown-challenge-sent = Your challenge has been sent.
crown-begun = The game for the crown has started. Have fun!
crown-declined = You declined to play for the crown.
crown-withdrawn = You withdrew your challenge for the crown.
crown-laid-down = You’ve given up the crown.

## Direct messages

crown-asked = { $server }: { $player } challenges you for the crown. Without your answer, it’s theirs { $until }.
crown-asked-free = { $server }: { $player } wants to play you for the crown, which no one wears. Without your answer, it’s theirs { $until }.
crown-invited = { $server }: { $player } wears the crown and invites you to play for it. Answer due { $until }.
crown-quiet = { $server }: no one has challenged you for the crown in 60 days. Invite someone with `/dvonn-club crown` within 14 days to keep it.
crown-yours = { $server }: 👑 the crown is yours. Your challenge wasn’t taken up.
crown-passed-on = { $server }: you lost the crown, as the challenge wasn’t answered in time. Win it back with `/dvonn-club crown`.
crown-not-now = { $server }: the game for the crown that you proposed was declined. You keep the crown.
crown-free-again = { $server }: you no longer wear the crown, as you didn’t invite anyone to play for it. You can win it back: `/dvonn-club crown`.
role-trouble-crown = { $server }: I can’t give or take the role of the crown. I need **Manage Roles**, and a role above it. The crown works without; see `/dvonn-admin crown`.

## For managers

crown-manage-off = The crown is off. Choose a channel to start it: its card, its challenges and its games go there.
crown-manage-on = The crown is in { $channel }. Choose no channel to stop it; the holder then loses it.
crown-manage-missing = ⚠️ Missing permissions in { $channel }: { $permissions }.
crown-manage-gone = ⚠️ The channel is gone, or I can’t post there anymore. Choose another.
crown-manage-role = A role for the holder, if you like:
crown-stopped = The crown is stopped.

## Commands

help-crown = `/dvonn-club crown` shows who wears this server’s crown.
help-admin-crown = `/dvonn-admin crown` starts a crown to play for.
command-club-crown = The server’s crown: who wears it, since when, and who may challenge
command-admin-crown = Start or stop the crown, and choose its channel and a role (needs Manage Server)

## Refusals

refused-crown-off = There’s no crown to play for here at the moment. A manager can start it with `/dvonn-admin crown`.
refused-crown-busy = Someone else is already challenging for the crown. Try again once that’s decided: `/dvonn-club crown` shows how it stands.
refused-crown-own = You wear the crown yourself: the others challenge you for it. Pick someone else.
refused-crown-not-in-table = Only players in the table of this server can play for the crown. `/dvonn-club table` shows what’s still missing.
refused-crown-free = While no one wears the crown, only the first two in the table can play for it: `/dvonn-club table`. After that, everyone in it may challenge.
refused-crown-rest = You played for the crown not long ago, so others have a chance first. You can challenge again from { $until }.
refused-crown-away = The other player is away until { $until }. Challenge again once they’re back.
refused-crown-answered = This challenge for the crown is no longer open. `/dvonn-club crown` shows how it stands.
refused-crown-not-yours = This challenge for the crown isn’t yours to answer. To play for it yourself, use `/dvonn-club crown`.
refused-crown-own-challenge = You sent this yourself, so the other player answers it. To take it back, press **Withdraw**.
refused-crown-in-play = You’re playing for the crown right now. Finish that game, or resign it.
refused-crown-not-worn = You don’t wear the crown, so there’s nothing to give up. `/dvonn-club crown` shows who does.
refused-crown-not-to-invite = You can invite someone only if no one has challenged you for 60 days. Until then, the others challenge you.

## People and servers

kept-reigns = Crowns you wear or have worn: { $count }

## Standing messages

standing-crown = Crown
