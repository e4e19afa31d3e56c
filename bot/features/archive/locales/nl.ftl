## The archive

archive-heading = **Archief**
archive-none = Geen afgelopen partijen gevonden die jij mag zien.
archive-none-here = Tot nu toe niets gevonden. Misschien zijn er oudere partijen die passen.
archive-won = gewonnen partijen
archive-lost = verloren partijen
archive-tied = gelijkspel
archive-white = Wit heeft gewonnen
archive-black = Zwart heeft gewonnen
archive-setup-full = stukken om de beurt geplaatst
archive-setup-random = willekeurig opgesteld
archive-setup-record = vanuit een stelling
archive-length-short = tot en met 40 zetten
archive-length-medium = 41 tot en met 80 zetten
archive-length-long = meer dan 80 zetten
archive-exported = Partijen: { $count }, de nieuwste eerst. Een losse partij lees je met `/dvonn import`.
ask-archived = Een partij openen
button-newer = Nieuwer
button-older = Ouder
button-archive-export = Exporteren als bestand

## Commands

command-club-archive = Afgelopen partijen tussen mensen, op speler, uitslag, opstelling, lengte en datum
name-result = uitslag
name-length = lengte
name-date = datum
option-archive-player = Van wie de partijen zijn; laat dit leeg voor die van iedereen
option-archive-result = Hoe ze afliepen, gezien vanuit de speler
option-archive-setup = Hoe de stukken op het bord kwamen
option-archive-length = Hoeveel zetten, van beide spelers samen
option-archive-date = Wanneer ze eindigden: 2026, 03-2026 of 14-03-2026

## Refusals

refused-not-a-period = “{ $text }” kan ik niet lezen als datum. Typ een jaar, een maand of een dag: 2026, 03-2026 of 14-03-2026.
