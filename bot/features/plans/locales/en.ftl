## Buttons

button-plan = Plan ahead
button-drop-plan = Drop the plan
button-drop-branch = Drop this reply
button-whole-plan = Whole plan
button-plan-line = Plan this
button-plan-on = Plan on
button-resign-there = Resign there

## The move panel

ask-target = Choose where it goes

## Plans

plan-no-replies = **Match { $match }: nothing is planned.** Choose a move that { $opponent } may play, then your answer: I’ll play it at once.
plan-replies = **Match { $match }: your plan for { $opponent }’s next moves** ({ $count } of { $most } replies). Whatever they don’t play is dropped; the rest stays.
plan-begins = **Match { $match }: your plan from your move on** ({ $count } of { $most } replies). It’s your turn: play the first move yourself, and what follows it stays.
plan-at-reply = **Match { $match }: reply { $number } of your plan.** The board shows the position after it; what you add here follows it.
plan-at-end = **Match { $match }: reply { $number } of your plan.** The match ends with it, so nothing can follow.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** If { $theirs }: { $own }
plan-line-beside = **{ $number }** Or if { $theirs }: { $own }
plan-line-then = **{ $number }** then if { $theirs }: { $own }
plan-line-after = **{ $number }** or, after { $after }, if { $theirs }: { $own }
plan-line-begin = **{ $number }** Once you’ve played { $own }
plan-they-pass = they pass
plan-you-pass = you pass
plan-resign = you resign
words-for-pass = pass passes
words-for-resign = resign resigns
option-reply = { $number }: if { $theirs }: { $own }
option-begin = { $number }: once you’ve played { $own }
plan-waits = Saved; only you can see it. It waits until you’ve played its first move.
plan-replaced = It takes the place of your answer { $own }, and of all that followed that.
plan-their-stack = If they move **{ $space }** …
plan-theirs = If they play **{ $theirs }**, I’ll play …
plan-no-answer = After **{ $theirs }** you have no move to plan.
plan-passed = After **{ $theirs }** you can’t move, so I’ll pass for you. You can plan on from there.
plan-answered = So far, you’ve planned **{ $own }** here. Another answer takes its place, and that of all that follows it.
plan-own-stack = If they play **{ $theirs }**, I’ll move **{ $space }** …
ask-their-stack = Choose one of their stacks
ask-their-target = Choose where they go
ask-own-stack = Choose one of your stacks
ask-reply = Look at a reply
ask-plan-resign = **Resign match { $match } as soon as { $opponent } plays { $theirs }?** They’ll win, and once it’s played it can’t be taken back.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Moves laid down beforehand, played the moment your turn comes; only you see them

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-spaces = spaces
name-line = line

option-spaces = Where your next pieces go, most wanted first: c3 d4 e2; leave it out to see your plan
option-line = Moves of both sides from now on: c3-d4 e5-e4 f3-g3 …; yours are played as answers
