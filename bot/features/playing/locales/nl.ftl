## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Open de partij die het langst op je zet wacht
command-move = Typ een zet: plaats een stuk of verplaats een stapel. Je ziet wat er kan en wat elke zet doet

## Commands: options. Their names have no blanks and no capitals

name-move = zet

option-move = Een leeg veld, zoals f3, of een stapel en waar die heen gaat, zoals d3 c2

## Refusals

refused-not-a-move = “{ $text }” kan ik niet lezen als een zet. Geef één veld om een stuk te plaatsen, zoals f3, of twee om een stapel te verplaatsen, zoals d3 c2.
