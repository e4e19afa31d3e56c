## Buttons

button-replay-last = Les 20 derniers coups
button-replay-all = Toute la partie
button-chart = Graphique

## Looking back

replay-span = { $last ->
    [0] le début
    [1] coup 1
   *[other] coups { $first } à { $last }
  }
replay-told = { $last ->
    [0] Le début.
    [1] Coup 1 : { $moves }.
   *[other] Les coups { $first } à { $last }, l’un après l’autre : { $moves }.
  }
replay-start = Le début.
