## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Je volgende zet: opent de partij die het langst op je wacht
command-move = Typend plaatsen of zetten: toegestane zetten worden voorgesteld, elk met het gevolg

## Commands: options. Their names have no blanks and no capitals

name-move = zet

option-move = Een leeg veld, zoals f3, of een stapel en waar die heen gaat, zoals d3 c2
