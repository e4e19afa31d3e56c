## Board of the week

button-week = Résultats
button-week-play = Jouer ce plateau
button-week-level = Niveau { $level }
button-week-continue = Montrer mon plateau
button-week-shared = Partagé
button-week-best = Meilleure suite
button-week-current = Plateau actuel
week-heading = 📅 **Plateau de la semaine { $number }**
week-name = Semaine { $number }, { $year }
week-past = Semaines passées
week-until = Se termine { $until }.
week-ended = Terminé le { $until }.
week-rules = Tu joues { $colour ->
    [white] Blanc
   *[black] Noir
  } sur le même plateau que tout le monde : **un seul essai**, sans indice ni reprise. Ton résultat : ton avance plus les points du niveau.
week-opponent-2 = **{ $points }** · Je rate des choses. Pour débuter.
week-opponent-5 = **{ $points }** · Je rate peu de choses. Pour progresser.
week-opponent-7 = **{ $points }** · Je joue le meilleur coup que je trouve.
week-begun = Ton essai a commencé dans tes messages privés.
week-playing = Ton essai contre le niveau { $level } est en cours dans tes messages privés. Il compte jusqu’à la fin de la semaine.
week-had = Tu as déjà eu ton essai sur ce plateau.
week-over-unfinished = Tu n’as pas terminé ton essai, il n’a donc pas de résultat.
week-own = **Toi : { $result }** contre le niveau { $level }.
week-result = { $result ->
    [won] victoire de { $margin }
    [tied] égalité
   *[lost] défaite de { $margin }
  }
week-par = le par : **{ $par }**
week-explained = Résultat : ton avance plus les points du niveau. Le par : mon résultat à pleine force.
week-place-here = { $count ->
    [1] seul résultat sur ce serveur
   *[other] rang { $place } sur { $count } (ce serveur)
  }
week-place-everywhere = { $count ->
    [1] seul résultat, tous serveurs confondus
   *[other] rang { $place } sur { $count } (tous les serveurs)
  }
week-hidden = Tu verras les résultats une fois ton propre essai terminé.
week-finished = Essais terminés : { $count }.
week-nobody = Personne n’a encore terminé.
week-unfinished = Sans résultat : { $count }
week-best = **Mon résultat au maximum de ma force** contre le niveau { $level } : { $score }.
week-best-later = Je cherche encore la meilleure suite.
week-last = **Les meilleurs résultats de la semaine { $number }**
week-new = Cette semaine-là est finie. Voici le nouveau plateau.
week-shared = { $player } contre le niveau { $level } : { $result }.
panel-facts-week = Plateau de la semaine { $number }, fin { $until }
ask-resign-week = **Arrêter ton essai du plateau de la semaine ?** Il n’aura pas de résultat, et tu n’auras pas de deuxième essai cette semaine.
result-cancelled-week = **La semaine est finie.** Cet essai n’a pas été terminé, il n’a donc pas de résultat.
clock-halted-in-week = **En pause :** cette position fait partie du plateau de la semaine. Je jouerai à la fin de la semaine, { $until }.

## Commands

command-club-week = Plateau de la semaine : le même pour tout le monde, un seul essai, et un classement

## Refusals

refused-week-in-play = Cette position fait partie du plateau de la semaine, que tout le monde joue sans aide. Je pourrai t’aider à la fin de la semaine, { $until }.
refused-without-help = Sur le plateau de la semaine, il n’y a ni indice, ni plan, ni reprise, ni nulle. Tout le monde y joue sans aide et n’a qu’un essai.
refused-week-over = La semaine de ce plateau est finie, donc on ne peut plus y jouer. Le plateau de cette semaine : `/dvonn-club week`.
refused-week-forgotten = Tu as eu ton essai sur ce plateau avant de supprimer tes données, et tout le monde n’en a qu’un. Le prochain plateau arrive lundi : `/dvonn-club week`.
refused-week-shared = Tu as déjà partagé ton résultat de cette semaine-là sur ce serveur. Les autres peuvent y comparer le leur.
refused-nothing-to-share = Tu n’as pas de résultat à partager pour cette semaine-là. Termine ton essai avant la fin de la semaine.

## People and servers

kept-week-tries = Essais du plateau de la semaine : { $count }

## Standing messages

standing-week = Plateau de la semaine
