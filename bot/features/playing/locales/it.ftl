## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Apri la partita che aspetta da più tempo la tua mossa
command-move = Scrivi una mossa: piazza o muovi. Propone le mosse possibili, ciascuna con il suo effetto

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-move = mossa

option-move = Una casella libera, come f3, o una colonna e la sua destinazione, come d3 c2

## Refusals

refused-not-a-move = Non riesco a leggere “{ $text }” come mossa. Indica una casella per piazzare una pedina, come f3, o due per muovere una colonna, come d3 c2.
