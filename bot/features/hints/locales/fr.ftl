## Hints

button-hint = Indice
button-hint-move = Montrer le coup
hint-why-cut-off = **Pourquoi :** il isole { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } de { colour }.
hint-why-cut-off-later = **Pourquoi :** { $move } peut ensuite isoler { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } de { colour }.
hint-why-take = **Pourquoi :** il prend à { colour } sa pile de { $height } en { $space }.
hint-why-take-piece = **Pourquoi :** il prend une pièce à { colour }.
hint-why-stop = **Pourquoi :** il laisse { colour } sans coup possible.
hint-why-save = **Pourquoi :** sinon, { colour } peut isoler { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } avec { $move }.
hint-why-save-stack = **Pourquoi :** sinon, { $move } prend la pile de { $height } en { $space }.
hint-why-free = **Pourquoi :** il libère la pile de { $height } en { $space }.
hint-why-block = **Pourquoi :** il bloque la pile de { $height } en { $space }.
hint-why-freedom = **Pourquoi :** coups possibles ensuite : Blanc { $white }, Noir { $black }. Peu de coups font mieux.
hint-why-near = **Pourquoi :** à côté d’une pièce DVONN, elle est difficile à isoler.
hint-why-edge = **Pourquoi :** au bord, elle se laisse moins facilement entourer.
hint-why-later = **Pourquoi :** rien ne change tout de suite. L’avantage se voit quelques coups plus tard.
button-hint-line = Montrer la suite
button-hint-play = Jouer { $move }
hint-stack = 💡 **Indice :** regarde **{ $space }**.
hint-row = 💡 **Indice :** regarde la rangée **{ $row }**.
hint-move = 💡 **Indice :** { $told }
hint-line = 💡 **Suite possible**, si les deux camps jouent bien :
hint-after = Le plateau après ces coups :
hint-ahead = Mon estimation : { colour } finit avec environ { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } d’avance.
hint-even = Mon estimation : les deux camps finissent à peu près à égalité.
hint-dvonn = 💡 Il n’y a pas d’indices pour les pièces DVONN, car personne ne sait encore quelle case est la meilleure. Place-la où tu veux.

## Refusals

refused-no-hints-here = Il n’y a pas d’indices dans les parties en cours entre personnes. Tu en trouveras à ton tour contre moi, et dans **Historique** une fois la partie terminée.
refused-nothing-to-choose = Il n’y a qu’un coup possible ici, donc pas d’indice. Va à un autre coup.
