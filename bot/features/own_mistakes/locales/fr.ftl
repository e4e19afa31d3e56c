## Find it yourself

button-own-mistakes = À toi de trouver
button-own-mistakes-next = Erreur suivante
button-own-mistakes-all = Mes erreurs
own-mistakes-title = **À toi de trouver :** tes erreurs en problèmes
own-mistake-task = **Quel coup était meilleur ?** À { colour } de jouer. Tu as joué { $move } (flèche en pointillés).
own-mistake-from = Partie { $match } contre { $opponent }, { $date } · coup { $ply }
own-mistake-solved-before = résolue : { $count } sur 3
own-mistake-wrong = ❌ **Il y a mieux que { $move }.**
own-mistake-again = ❌ **{ $move }, c’est ce que tu avais joué.**
own-mistake-right = ✅ **{ $move }, c’est ça.** Bien vu !
own-mistake-also = { $move } était bon aussi.
own-mistake-solution = **{ $better }** (flèche pleine) était meilleur que { $move } (flèche en pointillés).
own-mistake-counted = Résolue { $count } fois sur 3. Elle revient { $when }.
own-mistake-learned = Résolue trois fois : elle ne reviendra pas.
own-mistake-learned-before = Tu l’as déjà résolue trois fois : elle ne reviendra pas.
own-mistake-returns = Elle revient { $when } ; une bonne réponse compte à partir de là.
own-mistakes-none = Aucune erreur n’attend. Regarde l’**Analyse** d’une de tes parties finies : ses erreurs reviennent ici après 1, 7 et 30 jours, jusqu’à ce que tu les aies résolues trois fois.
own-mistakes-later = Erreurs en attente : { $count }. La prochaine revient { $when }.

## The latest games

button-latest-games = Mes parties
latest-none = Tu n’as encore fini aucune partie.
latest-title = **Tes dernières parties :** { $count }
latest-results = gagnées : { $won } · égalités : { $tied } · perdues : { $lost }
latest-lost = **Comment tu as perdu :** { $told }
latest-lost-time = au temps { $count }
latest-lost-cut-offs = par isolement { $count }
latest-lost-moves = plus de coups { $count }
latest-lost-other = autrement { $count }
latest-means-cut-offs = Par isolement : sans les pièces isolées des deux camps, tu n’aurais pas perdu.
latest-means-moves = Plus de coups : l’autre camp a joué seul les trois derniers coups ou plus.
latest-unreviewed = Tu n’as regardé l’analyse d’aucune : je ne peux pas dire où tu as perdu des chances.
latest-given-away = **Chances perdues par partie**, en points, par tes erreurs dans { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
  } : { $told }
latest-turned = **Où les parties perdues ont tourné :** { $told }
latest-part-beginning = début { $figure }
latest-part-middle = milieu { $figure }
latest-part-ending = fin { $figure }
latest-means-parts = Début : au moins 33 piles sur le plateau. Milieu : de 17 à 32. Fin : 16 au plus.
latest-focus-cut-offs = **À travailler :** avant chaque coup, cherche tes piles qui ne tiennent à une pièce DVONN que par un seul lien.
latest-focus-moves = **À travailler :** garde de petites piles au bord, pour avoir encore des coups quand l’autre camp n’en a plus.
latest-focus-time = **À travailler :** choisis une cadence plus lente, ou prévois des coups quand tu seras loin.
latest-focus-beginning = **À travailler :** le début. Prends ton temps pour les premiers coups, quand la plupart des piles sont bloquées.
latest-focus-middle = **À travailler :** le milieu. Avant chaque coup, cherche la meilleure réponse de l’autre camp.
latest-focus-ending = **À travailler :** la fin. Compte les derniers coups des deux camps jusqu’au bout avant de jouer.
latest-focus-review = **À travailler :** regarde l’**Analyse** de tes parties ; je pourrai alors t’en dire plus ici.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Tes propres erreurs en problèmes : quel coup était meilleur ?
