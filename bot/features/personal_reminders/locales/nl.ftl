## Knoppen

button-remind-me = Herinner me morgen
button-cancel-reminder = Herinnering annuleren

## Privéantwoorden

reminder-set = **Ik herinner je { $at } aan partij { $match }**, met een privébericht. Alleen jij weet het, en ik schrijf maar één keer.
reminder-limit = Je hebt al { $limit } herinneringen. Annuleer er een, en stel deze dan in.
reminder-cancelled = **Ik herinner je niet aan partij { $match }.**

## Privéberichten

reminder = ⏳ **Je herinnering:** partij { $match } in { $server }.
reminder-direct = ⏳ **Je herinnering:** partij { $match }.

## Commando’s

command-remind = Krijg morgen een privébericht over een partij
