## Find it yourself

button-own-mistakes = À toi de trouver
button-own-mistakes-next = Erreur suivante
button-own-mistakes-all = Mes erreurs
own-mistakes-title = **À toi de trouver :** tes erreurs à corriger
own-mistake-task = **Qu’est-ce qui était mieux ici ?** À { colour } de jouer. Tu as joué { $move } (flèche en pointillés).
own-mistake-from = Partie { $match } contre { $opponent }, { $date } · coup { $ply }
own-mistake-solved-before = déjà corrigée : { $count } sur 3
own-mistake-wrong = ❌ **Il y a mieux que { $move }.**
own-mistake-again = ❌ **C’est ce que tu avais joué :** { $move }.
own-mistake-right = ✅ **{ $move }, c’est ça.** Bien vu !
own-mistake-also = Bon aussi : { $move }.
own-mistake-solution = Mieux : **{ $better }** (flèche pleine). Tu as joué : { $move } (flèche en pointillés).
own-mistake-counted = Corrigée { $count } fois sur 3. Elle revient { $when }.
own-mistake-learned = Corrigée trois fois, donc elle ne reviendra pas.
own-mistake-learned-before = Tu l’as déjà corrigée trois fois, donc elle ne reviendra pas.
own-mistake-returns = Elle revient { $when }. Une bonne réponse comptera à partir de là.
own-mistakes-none = Aucune erreur à travailler pour l’instant. Ouvre l’**Analyse** d’une de tes parties terminées : ses erreurs reviendront ici après 1, 7 et 30 jours, jusqu’à ce que tu les aies corrigées trois fois.
own-mistakes-later = Erreurs à travailler plus tard : { $count }. La prochaine revient { $when }.

## The latest games

button-latest-games = Mes dernières parties
latest-none = Tu n’as pas encore terminé de partie.
latest-title = **Tes dernières parties :** { $count }
latest-results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } · { $tied ->
    [one] { $tied } égalité
   *[other] { $tied } égalités
  } · { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
  }
latest-lost = **Tes défaites :** { $told }
latest-lost-time = { $count } au temps
latest-lost-cut-offs = { $count } par isolement
latest-lost-moves = { $count } à court de coups
latest-lost-other = { $count } autrement
latest-means-cut-offs = Par isolement : sans les pièces isolées des deux camps, tu n’aurais pas perdu.
latest-means-moves = À court de coups : ton adversaire a joué au moins les trois derniers coups sans toi.
latest-unreviewed = Tu n’as ouvert l’analyse d’aucune de ces parties, donc je ne peux pas dire où tu as perdu des chances.
latest-given-away = **Chances de victoire perdues par partie**, en points (parties analysées : { $count }) : { $told }
latest-turned = **Où les parties perdues ont tourné :** { $told }
latest-part-beginning = { $figure } au début
latest-part-middle = { $figure } au milieu
latest-part-ending = { $figure } à la fin
latest-means-parts = Début : au moins 33 piles sur le plateau. Milieu : de 17 à 32. Fin : 16 au plus.
latest-focus-cut-offs = **À travailler :** avant chaque coup, cherche tes piles qui ne tiennent à une pièce DVONN que par un seul lien.
latest-focus-moves = **À travailler :** garde de petites piles au bord, pour avoir encore des coups quand ton adversaire n’en a plus.
latest-focus-time = **À travailler :** choisis une cadence plus lente, ou prévois des coups avant de t’absenter.
latest-focus-beginning = **À travailler :** le début. Prends ton temps pour les premiers coups, quand la plupart des piles ne peuvent pas encore bouger.
latest-focus-middle = **À travailler :** le milieu de partie. Avant chaque coup, cherche la meilleure réponse de ton adversaire.
latest-focus-ending = **À travailler :** la fin de partie. Compte les coups qui restent aux deux camps avant de jouer.
latest-focus-review = **À travailler :** ouvre l’**Analyse** de tes parties. Je pourrai alors t’en dire plus ici.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Tes propres erreurs, à résoudre comme des problèmes : qu’est-ce qui était mieux ?

## People and servers

kept-mistakes = Erreurs tirées de tes analyses, pour t’exercer : { $count }
