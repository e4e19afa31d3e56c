## Buttons

button-place = Stuk plaatsen
button-back-to-panel = Terug naar je zet
button-next = Volgende partij

## The move panel

panel-heading = **Partij { $match }:** { $task }.

## Plans

plan-no-spaces = **Partij { $match }: nog niets gepland.** Kies een rij en dan een veld: daar plaats ik zodra je aan zet bent.
plan-spaces = **Partij { $match }: jouw plan.** Telkens als je aan zet bent, plaats ik op het eerste van deze velden dat vrij is: { $spaces }.
plan-placed = Je was al aan zet, dus heb ik **{ $spaces }** voor je gespeeld.

## The computer

panel-computer-thinks = Ik denk na over mijn zet; hij verschijnt zo op deze pagina.

## Private answers

done-played = **{ $move }** is gespeeld.
done-answered = { $opponent } had een antwoord gepland, dus het bord is al een zet verder.
next-none-anywhere = Nergens wacht een partij op je. Geniet van de rust, of begin er een: met `/dvonn challenge` speel je hier tegen mij, in een kanaal op een server tegen anderen.
next-none = Er wacht geen partij op je. Geniet van de rust, of begin er een met `/dvonn challenge`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Je volgende zet: opent de partij die het langst op je wacht
command-place = Een stuk plaatsen door het veld te typen; je krijgt alleen vrije velden te zien
command-move = Een stapel verplaatsen door te typen; je ziet alleen toegestane zetten, elk met het gevolg

## Commands: options. Their names have no blanks and no capitals

name-space = veld
name-source = van
name-target = naar

option-space = Een vrij veld, zoals c3
option-from = Het veld van je stapel, zoals c3
option-to = Het veld waar die heen gaat
