## Buttons

button-remind-me = Remind me tomorrow
button-cancel-reminder = Cancel the reminder

## Private answers

reminder-set = **Reminder set for game { $match }:** { $at }. You’ll get a single direct message, and only you can see this.
reminder-limit = You already have { $limit } reminders. Cancel one, then set this one.
reminder-cancelled = **Reminder canceled:** game { $match }.

## Direct messages

reminder = ⏳ Your reminder: { $told }

## Commands

command-remind = Get a direct message about a game tomorrow

## People and servers

kept-reminders = Reminders you asked for: { $count }
