## Watching

daily-lost = **{ $server } :** je ne peux plus écrire dans { $channel }, donc il n’y a plus de problème du jour pour l’instant. `/dvonn-admin settings` le remet en route.
daily-lost-permissions = **{ $server } :** il n’y a plus de problème du jour. Permissions manquantes dans { $channel } : { $permissions }. Accorde-les, puis remets-le en route avec `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Problème suivant
puzzle-solution-counts = voir la solution compte comme un essai raté
puzzle-task = **Problème { $number }.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-task-own = **Problème { $number }, tiré des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-card = **Problème { $number }.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-card-own = **Problème { $number }, tiré des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-name = **Problème { $number }.**
puzzle-name-own = **Problème { $number }, tiré des parties de ce serveur.**
puzzle-card-heading = 🧩 **Un problème pour tout le monde**
puzzle-card-daily = 🧩 **Le problème du jour**
puzzle-card-until = Personne d’autre ne voit tes essais. La solution arrive { $until }.
puzzle-card-found = ✅ **Résolu { $count } fois :** { $named }
puzzle-card-found-further = ✅ **Résolu { $count } fois :** { $named } et { $others ->
    [one] { $others } autre personne
   *[other] { $others } autres personnes
  }
puzzle-card-unsolved = Cette fois, personne ici ne l’a résolu.
shared-puzzle = { $player } partage un problème :
puzzle-shared-later = Discord est lent en ce moment. Le problème apparaîtra dans ce salon dès que possible.
button-puzzle-solve = Résoudre
button-puzzle-back = Retour au problème
puzzle-solver = Ta cote aux problèmes : { $rating } · résolus : { $solved } sur { $tried }.
puzzle-longest = Plus longue série : { $count }.
puzzle-solved = ✅ **{ $move } gagne.** Bien vu !
puzzle-solution = **{ $move }** est le seul coup qui gagne.
puzzle-motif-self-cut = **Isolement volontaire.** Le coup isole des pièces de son propre camp. Ce n’est une perte qu’en apparence.
puzzle-motif-sacrifice = **Sacrifice.** Le coup laisse l’autre camp prendre ou isoler plusieurs pièces.
puzzle-motif-zugzwang = **Zugzwang.** L’autre camp est obligé de jouer. S’il pouvait passer, il ne perdrait pas.
puzzle-motif-bridge = **Pont abandonné.** Le coup rompt le lien entre deux groupes de piles.
puzzle-motif-dvonn = **Pièce DVONN emportée.** Des pièces qui y étaient reliées sont isolées.
puzzle-motif-rescue = **Sauvetage.** L’autre camp allait prendre ou isoler plusieurs pièces.
puzzle-motif-last-stack = **Les derniers coups.** L’autre camp n’a plus de coups et ne peut que passer.
puzzle-motif-cut-off = **Isolement.** Le coup isole aussitôt plusieurs pièces de l’autre camp.
puzzle-motif-prepared-cut = **Isolement préparé.** Un coup suivant isole plusieurs pièces de l’autre camp.
puzzle-motif-height = **La bonne hauteur.** À son prochain coup, la nouvelle pile en prend une grande.
puzzle-motif-quiet = **Coup tranquille.** Il ne prend rien et n’isole rien.
puzzle-motif-count = **Décompte.** Tout dépend de l’endroit où arrivent les dernières piles.
puzzle-rating = Cote de ce problème : { $rating }
puzzle-rating-estimated = Cote de ce problème : { $rating } (estimation)
puzzle-first-tries = résolue au premier essai : { $solved } sur { $tried }
puzzle-missed = ❌ **{ $move } ne gagne pas.**
puzzle-rated = Ta cote aux problèmes : **{ $rating }** ({ $change }).
puzzle-streak = Ça fait { $count } d’affilée !
puzzle-uncounted = Ta cote aux problèmes reste à **{ $rating }** : seul le premier essai d’un problème compte.
button-share-result = Partager mon score
puzzle-result-first = 🧩 { $player } : **Problème { $number } · premier essai**
puzzle-result = 🧩 { $player } : **Problème { $number } · essai { $count }**
puzzle-result-shared-before = Rien à partager : tu as déjà partagé ce score, ou le problème n’était pas celui du jour ici quand tu l’as résolu.
month-heading = 🧩 **Problèmes du jour** · { $month }
month-row = premier essai : { $firsts } · ratés : { $misses }
month-empty = Personne n’en a encore résolu un au premier essai ce mois-ci.
month-further = Plus bas : { $count }
month-before = **Le mois d’avant :** { $told }
month-own-place = **Toi :** place { $place } · { $figures }
month-own = **Toi :** { $figures }
month-own-hidden = Les autres ne te voient pas ici, car ton profil est masqué : `/dvonn preferences`.
month-days-in-a-row = Jours d’affilée : { $count }. Un jour par semaine est libre. Personne d’autre ne voit cela.
month-rules = Ce qui compte : les problèmes du jour de ce serveur résolus au premier essai ; ensuite, le moins d’essais ratés.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Trouver le seul coup qui gagne : un problème à ta mesure
command-club-puzzles = Qui a résolu le plus de problèmes du jour au premier essai ce mois-ci
