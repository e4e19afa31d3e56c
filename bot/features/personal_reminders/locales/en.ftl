## Buttons

button-remind-me = Remind me tomorrow
button-cancel-reminder = Cancel the reminder

## Private answers

reminder-set = **I’ll remind you of match { $match } { $at }**, by a direct message. Only you know, and I’ll write just once.
reminder-limit = You have { $limit } reminders already. Cancel one of them, then set this one.
reminder-cancelled = **I won’t remind you of match { $match }.**

## Direct messages

reminder = ⏳ **Your reminder:** match { $match } in { $server }.
reminder-direct = ⏳ **Your reminder:** match { $match }.

## Commands

command-remind = Get a direct message about a match tomorrow
