## Buttons

button-find-start = Tegenstander zoeken
button-find-stop = Stoppen met zoeken
button-find-change = Wensen wijzigen

## Private answers

find-heading = **Tegenstander zoeken.** Ik koppel je aan iemand op deze server met wensen die bij die van jou passen.
find-heading-anywhere = **Overal zoeken.** Ik koppel je aan iemand met wensen die bij die van jou passen, van een van mijn servers of van daarbuiten.
find-waiting = Je zoekt al. Je zoekactie stopt { $until }.
find-reach-server = Waar: op deze server
find-reach-anywhere = Waar: overal
find-server-played = De partij wordt op deze server gespeeld.
find-anywhere-played = Je speelt in je privéberichten met mij. Je tegenstander ziet je naam, en een kanaal op diens server toont misschien de partij en de revanches.
find-anywhere-shown = Hier toont { $channel } ze.
find-anywhere-named = Je tegenstander ziet ook de naam van deze server.
find-closed-here = Buiten deze server zoek je met `/dvonn-club opponent` in je privéberichten met mij.
find-tempo-live = Bedenktijd: live, nu
find-tempo-days = Bedenktijd: over meerdere dagen
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
find-called-anywhere = Zodra er iemand past, begint de partij in je privéberichten met mij. Daar heb ik je geschreven.
find-found = Ik heb iemand gevonden. Partij { $match } is begonnen. Veel plezier!
find-found-direct = Ik heb iemand gevonden: { $player }. Partij { $match } is begonnen in je privéberichten met mij. Veel plezier!
find-found-from = Ik heb iemand gevonden: { $player } van { $server }. Partij { $match } is begonnen in je privéberichten met mij. Veel plezier!
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

## Messages to people who look, and in channels

find-notice = **Ik zoek overal.** Zodra er iemand past, begint de partij hier. Je zoekactie stopt { $until }.
find-call = { $role } Er zoekt iemand een tegenstander.
find-call-over = Er zoekt nu niemand meer. Druk op de knop, dan koppel ik je aan de volgende die zoekt.
find-call-notification = Er zoekt iemand een tegenstander.
anywhere-heading = 🌍 **Een partij met iemand van elders**
anywhere-heading-server = 🌍 **Een partij met iemand van { $server }**

## For managers

lobby-heading = **Tegenstander zoeken** op deze server.
lobby-openness-closed = Leden treffen alleen elkaar
lobby-openness-open = Open voor mensen van elders
lobby-openness-named = Open, en de servernaam wordt genoemd
log-setting-lobby-openness = Tegenstanders van elders
log-setting-lobby-channel = Kanaal voor partijen met mensen van elders
log-setting-lobby-role = Rol die gepingd wordt als iemand zoekt
lobby-channel = **Kanaal.** Hier toon ik partijen met mensen van elders en ping ik de rol. Zonder kanaal doe ik geen van beide.
lobby-missing = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }.
lobby-role = **Rol.** Ik ping haar als er iemand zoekt en verder niemand, hooguit één keer per dag.
lobby-role-missing = ⚠️ Ik kan deze rol niet pingen: laat iedereen haar vermelden, of geef mij het recht om alle rollen te vermelden.

## Refusals

refused-server-closed = Deze server is niet geopend voor partijen met mensen van elders. In je privéberichten met mij kun je overal zoeken.

## Commands

help-admin-opponent = `/dvonn-admin opponent`: tegenstanders van elders.
command-club-opponent = Speel tegen iemand die ook wil spelen
command-admin-opponent = Wie wie kan treffen, en welke rol ik ping als er iemand zoekt (vereist Server beheren)

## People and servers

kept-seeks = Zoekacties naar een tegenstander: { $count }

## Standing messages

standing-lobby = Tegenstander zoeken
