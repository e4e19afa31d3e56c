## People and servers

done-away = **You’re away until { $until }** ({ $relative }).
ask-away = **Going away?** From your next turn on, your clocks stop until you’re back, except in games with at most an hour on the clock.
away-left = Away days left this year after that: { $days }.
away-left-now = Away days left this year: { $days }.
button-away-until = Other date…
button-back-again = I’m back
form-away = Going away
form-away-until = Until when?
clocks-away = Your clock is stopped: { $matches }. If you move in one of them, it runs again there.
clocks-begun = It’s your turn, so your clock runs on until you’ve moved: { $matches }.
clocks-live = At most an hour on the clock, so it doesn’t stop: { $matches }.
clocks-back = Your clock is running again: { $matches }.
clocks-none = You have no games with a clock.
done-back = **Welcome back!**
choice-until = { $length }: until { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d day days
words-for-weeks = w week weeks
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Stop your clocks while you can’t play, for up to 30 days a year

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = until

option-until = A date such as Dec 24, tomorrow or Friday, or a length such as 5 days

direct-message-away = { $opponent } is away until { $until }. From their next turn on, their clock is stopped in your games with them, except in games with at most an hour on the clock.
direct-message-back = { $opponent } is back.

## Refusals

refused-not-away = You’re not away, so your clocks are already running.
