## Blocking

kept-blocked = { $count ->
    [one] { $count } person you’ve blocked
   *[other] { $count } people you’ve blocked
  }

## People and servers

kept-heading = **This is what I keep about you:**
kept-name = the name { $name }
kept-language = your language: { $language }
kept-running = { $count ->
    [one] { $count } running match
   *[other] { $count } running matches
  }
kept-finished = { $count ->
    [one] { $count } finished match
   *[other] { $count } finished matches
  }
kept-challenges = { $count ->
    [one] { $count } open challenge
   *[other] { $count } open challenges
  }
kept-preferences = your preferences
kept-absences = when you were away ({ $count ->
    [1] once
   *[other] { $count } times
  })
kept-imports = { $count ->
    [one] { $count } imported record
   *[other] { $count } imported records
  } (kept for 7 days)
kept-watched = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  } you’re watching, and how you want to hear about them
kept-reminders = { $count ->
    [one] { $count } reminder
   *[other] { $count } reminders
  } of matches that you’ve asked for
kept-follows = { $count ->
    [one] { $count } spectators’ channel that you set up, or that shows
   *[other] { $count } spectators’ channels that you set up, or that show
  } only your matches
kept-lesson = how far you’ve come in the lesson
kept-results = { $count ->
    [one] the result of { $count } game with another person
   *[other] the results of { $count } games with other people, and your rating
  }
kept-week-tries = tries at boards of the week: { $count }
kept-lines = { $count ->
    [one] { $count } line that you’ve tried out
   *[other] { $count } lines that you’ve tried out
  }
kept-puzzles = { $count ->
    [one] { $count } puzzle that you’ve tried, and your puzzle rating
   *[other] { $count } puzzles that you’ve tried, and your puzzle rating
  }
kept-mistakes = { $count ->
    [one] { $count } mistake from the reviews of your games, and when it comes back
   *[other] { $count } mistakes from the reviews of your games, and when they come back
  }
kept-nothing = I keep nothing about you.
ask-forget = **Shall I forget you?** This resigns your matches and closes your challenges; your moves stay, as those of “Deleted user”. Boards of our matches in direct messages are deleted. It can’t be undone.
button-forget-me = Forget me
done-forgotten = Done: I’ve forgotten you. Older boards with your name will be redrawn within a few minutes.

## For those who manage a server

kept-bans = { $count ->
    [one] that you can’t challenge in { $count } server: this
   *[other] that you can’t challenge in { $count } servers: this
  } stays even if I forget you, until a manager there lifts it
kept-acts = { $count ->
    [one] { $count } entry in a server’s log of what managers did
   *[other] { $count } entries in servers’ logs of what managers did
  }, from which you would be taken out

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = See what I keep about you, and have it deleted
