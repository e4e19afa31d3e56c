## Buttons

button-plan = Plan ahead
button-your-plan = Your plan
button-drop-plan = Delete plan
button-plan-line = Plan this

## Plans

plan-of = your plan, { $count } of { $most } replies
plan-none = no plan
plan-goes-on = Replies to moves that aren’t played are deleted. The rest stays.
plan-begins = It’s your turn. Play the first move of your plan yourself. The replies after it stay.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** If { $theirs }: { $own }
plan-line-beside = **{ $number }** Or if { $theirs }: { $own }
plan-line-then = **{ $number }** Then if { $theirs }: { $own }
plan-line-after = **{ $number }** Or after { $after }, if { $theirs }: { $own }
plan-line-begin = **{ $number }** Once you’ve played { $own }
plan-they-pass = they pass
plan-you-pass = pass
plan-resign = resign
option-reply = { $number }: if { $theirs }: { $own }
option-begin = { $number }: once you’ve played { $own }
plan-waits = Saved. Only you can see it. It starts once you’ve played its first move.
plan-replaced = Replaced answer: **{ $own }**, with everything after it.
plan-how = To plan ahead, play the move you expect from { $opponent }, then your answer, and press **Plan this**. If they play that move, I’ll play your answer at once.
plan-further = To answer another of their moves, go back with ◀️, play that move and your answer, then press **Plan this** again.
ask-drop-reply = Delete a reply
