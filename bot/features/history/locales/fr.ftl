## Buttons

button-replay-last = Les 20 derniers coups
button-replay-all = Toute la partie

## Looking back

shared-replay = { $player } partage une partie en animation :
shared-chart = { $player } partage un graphique :
replay-span = { $first ->
    [0] le début
   *[other] coups { $first } à { $last }
  }
replay-told = { $first ->
    [0] Le début.
   *[other] Les coups { $first } à { $last }, l’un après l’autre : { $moves }.
  }
replay-start = Le début.

chart-not-yet = Le graphique commence dès que les piles bougent.
chart-of-latest = La dernière partie finie ici :
chart-of-running = Aucune partie n’est encore finie ici. Celle-ci est en cours :

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-record-replay = Une partie, ou un passage, en image animée
command-record-chart = Une partie d’un coup d’œil : scores, isolements et coups possibles

## Commands: options. Their names have no blanks and no capitals

name-first = début
name-last = fin

option-first = À partir de quel coup ; 0 est le début
option-last = Jusqu’à quel coup
