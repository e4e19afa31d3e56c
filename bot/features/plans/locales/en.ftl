## Buttons

button-plan = Plan ahead
button-your-plan = Your plan
button-drop-plan = Drop the plan
button-plan-line = Plan this

## Plans

plan-of = your plan, { $count } of { $most } replies
plan-none = no plan
plan-goes-on = What isn’t played is dropped; the rest stays.
plan-begins = It’s your turn: play the first move yourself, and what follows it stays.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** If { $theirs }: { $own }
plan-line-beside = **{ $number }** Or if { $theirs }: { $own }
plan-line-then = **{ $number }** then if { $theirs }: { $own }
plan-line-after = **{ $number }** or, after { $after }, if { $theirs }: { $own }
plan-line-begin = **{ $number }** Once you’ve played { $own }
plan-they-pass = they pass
plan-you-pass = you pass
plan-resign = you resign
option-reply = { $number }: if { $theirs }: { $own }
option-begin = { $number }: once you’ve played { $own }
plan-waits = Saved; only you can see it. It waits until you’ve played its first move.
plan-replaced = It takes the place of your answer { $own }, and of all that followed that.
plan-how = To plan ahead, play the move that you expect from { $opponent }, then your answer, and press **Plan this**. If the expected move comes, I’ll play your answer at once.
plan-further = To answer another of their moves, go back with ◀, play it and your answer, and press **Plan this** again.
plan-moved = Plans are made with **Try it out** now.
ask-drop-reply = Drop a reply
