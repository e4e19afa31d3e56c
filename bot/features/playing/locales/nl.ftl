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
