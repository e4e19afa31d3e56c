## Blocking

kept-blocked = Blocked people: { $count }

## People and servers

kept-heading = **Your saved data:**
kept-name = Name: { $name }
kept-running = Running games: { $count }
kept-finished = Finished games: { $count }
kept-challenges = Open challenges: { $count }
kept-preferences = Your preferences
kept-absences = Times away: { $count }
kept-nothing = I haven’t saved any data about you.
ask-forget = **Delete your data?** You’ll resign your games, and your challenges will close. Your moves stay under the name “{ former-player }”. Boards of our games in direct messages are deleted. This can’t be undone.
button-forget-me = Delete my data
done-forgotten = Your data is deleted. Older boards with your name will be redrawn within a few minutes.

## For those who manage a server

kept-bans = Servers that banned you from challenges: { $count } (saved until a manager there lifts the ban)
kept-audit-entries = Entries in server logs (your name would be removed): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = See the data I’ve saved about you, and delete it
