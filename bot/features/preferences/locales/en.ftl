## People and servers

preferences-heading = **Your preferences**
preferences-no-quiet-hours = **Quiet hours:** none
preferences-quiet-hours = **Quiet hours:** { $start } to { $end } ({ $zone }). Pings during these hours wait until { $end }.
preferences-pictures = **Private pages and direct messages:** with pictures
preferences-words = **Private pages and direct messages:** in words, without pictures
preferences-turned = **Board:** turned round in your own pictures, row 5 at the bottom
preferences-not-turned = **Board:** row 1 at the bottom, as everybody sees it
preferences-asked = **Before a move:** I always ask first
preferences-not-asked = **Before a move:** I only ask if it cuts off stacks of yours
preferences-chances = **Finished matches:** with the chance to win, under **History**
preferences-no-chances = **Finished matches:** the chance to win is hidden
ping-when-each = Ping me on every turn
ping-when-first = Ping me only when nothing else waits
ping-when-never = Never ping me
ping-when-never-means = Nor for a challenge, nor before my time runs out
challenges-from-everybody = Anybody may challenge me
challenges-from-played = Only people I’ve played may challenge me
challenges-from-nobody = Nobody may challenge me
challenges-from-nobody-means = I can still challenge others, and accept open challenges
ping-by-channel = Ping me in the channel
ping-by-direct = Ping me by direct message
ping-by-direct-means = Where direct messages don’t reach me, the board mentions me
language-as-discord = Language: as in my Discord
language-chosen = Language: { $language }
theme-walnut = My own pictures: walnut
theme-contrast = My own pictures: high contrast
button-quiet-hours = Change hours…
button-no-quiet-hours = No quiet hours
button-turn = Turn the board
button-turn-back = Turn it back
button-words = Words instead
button-pictures = Show pictures
button-do-ask = Always ask
button-do-not-ask = Ask less often
button-show-chances = Show chances
preferences-not-private = **Your profile:** others see it with the games that they may see
preferences-private = **Your profile:** others see only their own games with you; you’re in no table
button-close-profile = Hide my profile
button-open-profile = Show my profile
button-hide-chances = Hide chances
form-quiet-hours = Quiet hours
form-quiet-from = From
form-quiet-until = To
form-quiet-zone = Time zone
form-quiet-zone-explanation = As Continent/City, such as Europe/Berlin, or the city alone, such as New York

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = When I ping you, quiet hours, who may challenge you, how your pictures look
