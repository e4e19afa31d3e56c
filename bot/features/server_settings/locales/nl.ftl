## People and servers

settings-heading = **Serverinstellingen.** Alles werkt al, dus verander alleen wat je wilt. Lopende partijen houden hun kanaal en hun bedenktijd.
settings-missing = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }.
settings-missing-further = ⚠️ Andere kanalen waar rechten ontbreken: { $count }.
settings-channels = **Waar gespeeld mag worden.** Kies niets om alle kanalen toe te staan. Een thread hoort bij zijn kanaal.
settings-threads = **Waar borden verschijnen.** Met threads blijft een kanaal met meerdere partijen overzichtelijk.
settings-quiet = **Rustig kanaal:** elke partij krijgt een thread, wat hierboven ook gekozen is, en laat maar één regel met de uitslag achter.
settings-quiet-daily = -# De puzzel van de dag verschijnt toch in { $channel }, zoals hieronder gekozen.
settings-pings = **Pings** voor wie niet zelf heeft gekozen hoe die komen:
settings-pings-all = Deze server pingt zijn leden bij alle berichten. Daarom ping ik per privébericht, behalve in de thread van een partij.
settings-pings-mentions = Deze server pingt zijn leden alleen bij vermeldingen. Daarom ping ik in het kanaal.
settings-pings-everyone = Deze server pingt zijn leden bij alle berichten. Elke zet pingt dus iedereen die het kanaal niet tot vermeldingen heeft beperkt.
settings-pace = **Bedenktijd**, tenzij in een uitdaging een andere is gekozen:
settings-language = **Taal** van openbare berichten. Standaard de taal van de spelers als ze er een delen, anders die van de server.
settings-boards = **Uitslagen van afgelopen partijen** krimpen in een kanaal tot twee regels: na een dag, of zodra daar de volgende partij begint. Ze blijven staan:
settings-challenges = **Uitdagingen** blijven open:
settings-daily-channel = **Elke dag een puzzel** voor iedereen, in dit kanaal:
settings-daily-hour = **Verschijnt om** { $time }, jouw tijd:
settings-own-puzzles = **Puzzels uit partijen van deze server**, zodra die zijn afgelopen. Ze tonen een stelling zonder namen. Partijen uit kanalen die niet iedereen hier kan zien, worden niet gebruikt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Waar en hoe er op deze server gespeeld wordt (vereist “Server beheren”)
