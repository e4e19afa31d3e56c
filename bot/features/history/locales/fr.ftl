## Buttons

button-replay-last = Les 20 derniers coups
button-replay-all = Toute la partie
button-chart = Graphique

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
