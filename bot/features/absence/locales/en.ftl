## People and servers

done-away = **You’re away until { $until }** ({ $relative }).
ask-away = **Will you be away?** Your clocks stop in all matches until you’re back.
away-left = { $days ->
    [0] After that you have no days away left this year.
    [one] After that you have { $days } more day away this year.
   *[other] After that you have { $days } more days away this year.
  }
away-left-now = { $days ->
    [0] You have no days away left this year.
    [one] You have { $days } day away left this year.
   *[other] You have { $days } days away left this year.
  }
button-away-until = Another date…
button-away-change = Change the date…
button-back-again = I’m back
form-away = Be away
form-away-until = Until when?
clocks-away = { $count ->
    [one] Your clock is stopped in match { $matches }.
   *[other] Your clocks are stopped in matches { $matches }.
  }
clocks-back = { $count ->
    [one] Your clock runs again in match { $matches }.
   *[other] Your clocks run again in matches { $matches }.
  }
clocks-none = You have no match with a clock.
done-back = **Welcome back!**
choice-until = { $length }: until { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weeks
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d day days
words-for-weeks = w week weeks

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Stop your clocks while you can’t play, for up to 30 days a year

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = until

option-until = A date such as Dec 24, tomorrow or Friday, or how long, such as 5 days
