## Knoppen

button-remind-me = Herinner me morgen
button-cancel-reminder = Herinnering annuleren

## Privéantwoorden

reminder-set = **Herinnering ingesteld voor partij { $match }:** { $at }. Je krijgt één privébericht, en alleen jij ziet dit.
reminder-limit = Je hebt al { $limit } herinneringen. Annuleer er een en stel deze dan in.
reminder-cancelled = **Herinnering geannuleerd:** partij { $match }.

## Privéberichten

reminder = ⏳ Je herinnering: { $told }

## Commando’s

command-remind = Krijg morgen een privébericht over een partij

## People and servers

kept-reminders = Herinneringen waar je om hebt gevraagd: { $count }
