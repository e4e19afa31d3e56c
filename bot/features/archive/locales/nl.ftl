## The archive

archive-heading = **Archief**
archive-none = Geen afgelopen partijen van die soort die jij mag zien.
archive-none-here = Geen onder de partijen tot nu toe. Oudere passen misschien.
archive-won = gewonnen partijen
archive-lost = verloren partijen
archive-tied = gelijkspel
archive-white = wit heeft gewonnen
archive-black = zwart heeft gewonnen
archive-setup-full = stukken om de beurt geplaatst
archive-setup-random = willekeurig opgesteld
archive-setup-record = vanuit een stelling
archive-length-short = tot en met 40 zetten
archive-length-medium = 41 tot 80 zetten
archive-length-long = meer dan 80 zetten
archive-exported = Partijen: { $count }, de nieuwste eerst. `/dvonn import` leest er één.
ask-archived = Een partij openen
button-newer = Nieuwer
button-older = Ouder
button-archive-export = Als bestand
button-archive-more = Volgende bestand

## Commands

command-club-archive = Afgelopen partijen tussen mensen: op speler, uitslag, opstelling, lengte en datum
name-result = uitslag
name-length = lengte
name-date = datum
option-archive-player = Van wie de partijen zijn; zonder naam die van iedereen
option-archive-opponent = Alleen partijen tegen deze persoon
option-archive-result = Hoe ze afliepen; gewonnen en verloren geldt voor de speler
option-archive-setup = Hoe het bord werd gevuld
option-archive-length = De zetten van beiden samen
option-archive-date = Wanneer ze eindigden: 2026, 03-2026 of 14-03-2026
