## People and servers

preferences-heading = **Your preferences**
preferences-no-quiet-hours = **Quiet hours:** none
preferences-quiet-hours = **Quiet hours:** { $start } to { $end } ({ $zone }). Pings wait until { $end }.
preferences-daily = **Message of the day:** at { $hour } ({ $zone }), by direct message, if games are waiting
preferences-pictures = **Private pages and direct messages:** with pictures
preferences-words = **Private pages and direct messages:** in words, without pictures
preferences-turned = **Board:** turned in your own pictures, with row 5 at the bottom
preferences-not-turned = **Board:** row 1 at the bottom, as everyone sees it
preferences-asked = **Before a move:** always ask
preferences-not-asked = **Before a move:** ask only if it cuts off your own stacks and gains nothing
preferences-chances = **Win chances in finished games:** shown, under **History**
preferences-no-chances = **Win chances in finished games:** hidden
ping-when-each = Ping me on every turn
ping-when-first = Ping me only if no other game is waiting
ping-when-daily = Tell me once a day
ping-when-daily-means = Live games and challenges still ping me, and so does time running out
ping-when-never = Never ping me
ping-when-never-means = Not even for challenges, or when my time runs low
challenges-from-everybody = Anyone can challenge me
challenges-from-played = Only people I’ve played can challenge me
challenges-from-nobody = No one can challenge me
challenges-from-nobody-means = I can still challenge others and accept open challenges
ping-by-automatic = Ping me as the server does
ping-by-automatic-means = In the channel, or by direct message where a post would ping everyone
ping-by-channel = Ping me in the channel
ping-by-direct = Ping me by direct message
ping-by-direct-means = If direct messages can’t reach me, the board mentions me
language-as-discord = Language: same as my Discord
theme-walnut = Pictures only I see: walnut
theme-contrast = Pictures only I see: high contrast
button-quiet-hours = Change hours…
button-no-quiet-hours = No quiet hours
button-daily-hour = Change the hour…
button-turn = Turn the board
button-turn-back = Turn the board back
button-words = No pictures
button-pictures = Show pictures
button-do-ask = Always ask
button-do-not-ask = Ask less often
button-show-chances = Show chances
preferences-not-private = **Your profile:** others can see it, including the games they have access to
preferences-private = **Your profile:** others see only their own games with you, and you’re not in any table
button-close-profile = Hide my profile
button-open-profile = Show my profile
button-hide-chances = Hide chances
form-quiet-hours = Quiet hours
form-quiet-from = From
form-quiet-until = To
form-quiet-zone = Time zone
form-quiet-zone-explanation = Continent/City, such as Europe/Berlin, or just the city, such as New York
form-daily = Message of the day
form-daily-hour = Hour

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Set your pings, quiet hours, who can challenge you, and how your pictures look
