## People and servers

preferences-heading = **Jouw voorkeuren**
preferences-no-quiet-hours = **Stille uren:** geen
preferences-quiet-hours = **Stille uren:** { $start } tot { $end } ({ $zone }). Pings in die uren wachten tot { $end }.
preferences-daily = **Dagbericht:** om { $hour } ({ $zone }), als privébericht, als er partijen wachten
preferences-pictures = **Privépagina’s en privéberichten:** met afbeeldingen
preferences-words = **Privépagina’s en privéberichten:** in woorden, zonder afbeeldingen
preferences-turned = **Bord:** gedraaid op je eigen afbeeldingen, met rij 5 onderaan
preferences-not-turned = **Bord:** rij 1 onderaan, zoals iedereen het ziet
preferences-asked = **Voor een zet:** altijd vragen
preferences-not-asked = **Voor een zet:** alleen vragen als je er eigen stapels mee afsnijdt en niets wint
preferences-chances = **Winstkansen in afgelopen partijen:** zichtbaar, onder **Verloop**
preferences-no-chances = **Winstkansen in afgelopen partijen:** verborgen
ping-when-each = Ping me bij elke beurt
ping-when-first = Alleen als geen andere partij wacht
ping-when-daily = Eén bericht per dag
ping-when-daily-means = Behalve bij livepartijen, uitdagingen en tijd die bijna om is
ping-when-never = Ping me nooit
ping-when-never-means = Ook niet bij een uitdaging, of als mijn tijd bijna om is
challenges-from-everybody = Iedereen mag me uitdagen
challenges-from-played = Wie al tegen me speelde, mag me uitdagen
challenges-from-nobody = Niemand mag me uitdagen
challenges-from-nobody-means = Ik kan wel anderen uitdagen en open uitdagingen aannemen
ping-by-automatic = Ping me zoals de server
ping-by-automatic-means = In het kanaal, of per privébericht waar elk bericht iedereen pingt
ping-by-channel = Ping me in het kanaal
ping-by-direct = Ping me per privébericht
ping-by-direct-means = Komen privéberichten niet aan, dan krijg ik een vermelding bij het bord
language-as-discord = Taal: zoals in mijn Discord
theme-walnut = Privé-afbeeldingen: notenhout
theme-contrast = Privé-afbeeldingen: hoog contrast
button-quiet-hours = Uren wijzigen…
button-no-quiet-hours = Geen stille uren
button-daily-hour = Tijd wijzigen…
button-turn = Bord draaien
button-turn-back = Bord terugdraaien
button-words = Afbeeldingen verbergen
button-pictures = Afbeeldingen tonen
button-do-ask = Altijd vragen
button-do-not-ask = Minder vragen
button-show-chances = Kansen tonen
preferences-not-private = **Je profiel:** anderen zien het met de partijen die ze mogen zien
preferences-private = **Je profiel:** anderen zien alleen hun eigen partijen tegen jou, en je staat op geen enkele ranglijst
button-close-profile = Profiel verbergen
button-open-profile = Profiel tonen
button-hide-chances = Kansen verbergen
form-quiet-hours = Stille uren
form-quiet-from = Van
form-quiet-until = Tot
form-quiet-zone = Tijdzone
form-quiet-zone-explanation = Als Werelddeel/Stad in het Engels, zoals Europe/Amsterdam, of alleen de stad, zoals New York
form-daily = Dagbericht
form-daily-hour = Tijd

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Stel in wanneer ik je ping, je stille uren, wie je mag uitdagen en hoe je afbeeldingen eruitzien
