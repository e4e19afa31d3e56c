## Watching

daily-lost = **{ $server } :** je ne peux plus écrire dans { $channel }, donc il n’y a plus d’énigme du jour pour l’instant. `/dvonn-admin settings` la remet en route.
daily-lost-permissions = **{ $server } :** dans { $channel }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }, donc il n’y a plus d’énigme du jour pour l’instant. Rends-moi cela, puis remets-la en route avec `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Énigme suivante
puzzle-solution-counts = voir la solution compte comme un essai raté
puzzle-task = **Énigme { $number }.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-task-own = **Énigme { $number }, tirée des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-card = **Énigme { $number }.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-card-own = **Énigme { $number }, tirée des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-name = **Énigme { $number }.**
puzzle-name-own = **Énigme { $number }, tirée des parties de ce serveur.**
puzzle-card-heading = 🧩 **Une énigme pour tout le monde**
puzzle-card-daily = 🧩 **L’énigme du jour**
puzzle-card-until = Personne d’autre ne voit tes essais. La solution arrive { $until }.
puzzle-card-found = ✅ **Résolue { $count } fois :** { $named }
puzzle-card-found-further = ✅ **Résolue { $count } fois :** { $named } et { $others ->
    [one] { $others } autre personne
   *[other] { $others } autres personnes
  }
puzzle-card-unsolved = Cette fois, personne ici ne l’a résolue.
shared-puzzle = { $player } partage une énigme :
puzzle-shared-later = Discord est lent en ce moment. L’énigme apparaîtra dans ce salon dès que possible.
button-puzzle-solve = Résoudre
button-puzzle-back = Retour à l’énigme
puzzle-solver = Ta cote aux énigmes : { $rating } · résolues : { $solved } sur { $tried }.
puzzle-longest = Plus longue série : { $count }.
puzzle-solved = ✅ **{ $move } gagne.** Bien vu !
puzzle-solution = **{ $move }** est le seul coup qui gagne.
puzzle-theme-cut-off = Tout repose sur un grand isolement.
puzzle-theme-connection = Il garde tes piles reliées à une pièce DVONN.
puzzle-theme-last-moves = L’autre camp n’a plus de coups, et tu continues.
puzzle-theme-count = Tout dépend de l’endroit où arrivent les dernières piles.
puzzle-missed = ❌ **{ $move } ne gagne pas.**
puzzle-rated = Ta cote aux énigmes : **{ $rating }** ({ $change }).
puzzle-streak = Ça fait { $count } d’affilée !
puzzle-uncounted = Ta cote aux énigmes reste à **{ $rating }** : seul le premier essai d’une énigme compte.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Trouver le seul coup qui gagne : une énigme à ta mesure
