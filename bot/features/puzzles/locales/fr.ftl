## Watching

daily-lost-notice = { $server } : il n’y a plus de problème du jour.
daily-lost = Je ne peux plus écrire dans { $channel }. Pour le relancer, utilise `/dvonn-admin settings`.
daily-lost-permissions = Permissions manquantes dans { $channel } : { $permissions }. Accorde-les, puis relance-le avec `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Problème suivant
puzzle-solution-counts = voir la solution compte comme un essai raté
puzzle-task = À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-card = À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-name = **Problème { $number }.**
puzzle-name-own = **Problème { $number }, tiré des parties de ce serveur.**
puzzle-card-heading = 🧩 **Un problème pour tout le monde**
puzzle-card-daily = 🧩 **Problème du jour**
puzzle-card-until = Personne d’autre ne voit tes essais. La solution arrive { $until }.
puzzle-card-found = ✅ **Résolu par { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  } :** { $named }
puzzle-card-found-further = ✅ **Résolu par { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  } :** { $named } et { $others ->
    [one] { $others } autre
   *[other] { $others } autres
  }
puzzle-card-unsolved = Personne ici ne l’a résolu cette fois.
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
puzzle-first-tries = résolu au premier essai : { $solved } sur { $tried }
puzzle-missed = ❌ **{ $move } ne gagne pas.**
puzzle-rated = Ta cote aux problèmes : **{ $rating }** ({ $change }).
puzzle-streak = { $count } d’affilée !
puzzle-uncounted = Ta cote aux problèmes reste à **{ $rating }**, car seul le premier essai d’un problème compte.
button-share-result = Partager mon résultat
puzzle-result-first = 🧩 { $player } : **Problème { $number } · premier essai**
puzzle-result = 🧩 { $player } : **Problème { $number } · essai { $count }**
puzzle-result-shared-before = Rien à partager : tu as déjà partagé ce résultat, ou ce n’était pas le problème du jour ici quand tu l’as résolu.
month-heading = 🧩 **Problèmes du jour** · { $month }
month-row = { $firsts } au premier essai · { $misses ->
    [one] { $misses } raté
   *[other] { $misses } ratés
  }
month-empty = Personne n’en a encore résolu un au premier essai ce mois-ci.
month-before = **Le mois précédent :** { $told }
month-own = **Toi :** { $figures }
month-own-hidden = Les autres ne te voient pas ici, car ton profil est caché. Tu peux changer cela dans `/dvonn preferences`.
month-days-in-a-row = Jours d’affilée : { $count }. Tu peux sauter un jour par semaine. Personne d’autre ne voit cela.
month-rules = Les problèmes du jour de ce serveur comptent s’ils sont résolus au premier essai. À égalité, le moins d’essais ratés l’emporte.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Trouver le seul coup qui gagne, dans un problème à ta mesure
command-club-puzzles = Qui a résolu le plus de problèmes du jour au premier essai ce mois-ci

## Refusals

refused-puzzle-open-here = Il y a déjà un problème en cours dans ce salon. Sa solution arrive { $until }. Tu pourras ensuite partager le suivant.
refused-puzzle-open-elsewhere = Ton problème dans { $channel } est encore en cours. Sa solution arrive { $until }. Tu pourras ensuite partager le suivant.

## People and servers

kept-puzzles = Problèmes essayés, avec ta cote : { $count }

## Standing messages

standing-puzzles = Problèmes du mois
