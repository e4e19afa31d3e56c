## Hints

button-hint = Indice
button-hint-move = Montrer le coup
button-hint-line = Montrer la suite
hint-stack = 💡 **Indice :** regarde ta pile en **{ $space }**.
hint-stack-of = 💡 **Indice :** regarde la pile de { colour } en **{ $space }**.
hint-row = 💡 **Indice :** regarde la rangée **{ $row }**.
hint-move = 💡 **Indice :** { $told }
hint-line = 💡 **La suite possible**, si les deux camps jouent bien :
hint-after = Le plateau après ces coups :
hint-ahead = Mon estimation : { colour } finit avec environ { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } d’avance.
hint-even = Mon estimation : les deux camps finissent à peu près à égalité.
hint-dvonn = 💡 Il n’y a pas d’indice pour les pièces DVONN : personne ne sait encore quelle case est la meilleure. Place-la où tu veux.
