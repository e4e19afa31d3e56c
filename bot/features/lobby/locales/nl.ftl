## Buttons

button-find-start = Tegenstander zoeken
button-find-stop = Stoppen met zoeken
button-find-change = Wensen wijzigen

## Private answers

find-heading = **Tegenstander zoeken.** Ik koppel je aan iemand op deze server met wensen die bij die van jou passen.
find-waiting = Je zoekt al. Je zoekactie stopt { $until }.
find-tempo-live = Bedenktijd: live, nu ({ $pace })
find-tempo-days = Bedenktijd: over meerdere dagen ({ $pace })
find-setup-any = Opstelling: maakt niet uit
find-setup-full = Opstelling: wij plaatsen zelf
find-setup-random = Opstelling: willekeurig
find-stakes-any = Rating: maakt niet uit
find-stakes-rated = Rating: de partij telt mee
find-stakes-unrated = Rating: de partij telt niet mee
find-spread-any = Tegenstander: elke rating
find-spread = Tegenstander: hooguit { $points } punten verschil
find-none-yet = **Ik zoek.** Nu past er niemand. Je zoekactie stopt { $until }.
find-called-live = Zodra er iemand past, begint de partij meteen en ping ik je.
find-called-days = Zodra er iemand past, begint de partij, en ik ping je als je aan zet bent.
find-found = Ik heb iemand gevonden. Partij { $match } is begonnen. Veel plezier!
find-stopped = Je zoekt niet meer.
find-not-waiting = Je zoekt nu niemand.
find-nobody = Verder zoekt er nu niemand.
find-usual = Meestal duurt het ongeveer { $time }.

## The card, and how many look for an opponent

find-card = **Tegenstander zoeken**
find-card-empty = Nu zoekt er niemand. Druk op de knop, dan koppel ik je aan de volgende die zoekt.
find-number-live =
    { $count ->
        [one] { $count } persoon zoekt een livepartij.
       *[other] { $count } personen zoeken een livepartij.
    }
find-number-days =
    { $count ->
        [one] { $count } persoon zoekt een partij over meerdere dagen.
       *[other] { $count } personen zoeken een partij over meerdere dagen.
    }

## Commands

command-club-opponent = Speel tegen iemand die ook wil spelen

## People and servers

kept-seeks = Zoekacties naar een tegenstander: { $count }

## Standing messages

standing-lobby = Tegenstander zoeken
