## Board of the week

button-week = Résultats
button-week-open = Mon essai
button-week-play = Commencer mon essai
button-week-continue = Montrer mon plateau
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
  } contre moi au niveau { $level }, sur le même plateau que tout le monde. Tu as **un seul essai**, sans indice ni reprise. L’écart final est ton résultat. Prends ton temps : ton essai compte jusqu’à la fin de la semaine.
week-begun = Ton essai a commencé dans tes messages privés.
week-playing = Ton essai est en cours dans tes messages privés. Il compte jusqu’à la fin de la semaine.
week-over-unfinished = Tu n’as pas terminé ton essai, il n’a donc pas de résultat.
week-own = **Toi : { $result }.**
week-result = { $result ->
    [won] victoire de { $margin }
    [tied] égalité
   *[lost] défaite de { $margin }
  }
week-place-here = rang { $place } sur { $count } (ce serveur)
week-place-everywhere = rang { $place } sur { $count } (tous les serveurs)
week-hidden = Tu verras les résultats une fois ton propre essai terminé.
week-finished = Essais terminés : { $count }.
week-nobody = Personne n’a encore terminé.
week-unfinished = Sans résultat : { $count }
week-best = **Mon résultat à pleine force :** { $result }.
week-best-later = Je cherche encore la meilleure suite.
week-last = **Les meilleurs de la semaine { $number }**
week-new = Cette semaine-là est finie. Voici le nouveau plateau.
panel-facts-week = Plateau de la semaine { $number }, fin { $until }
ask-resign-week = **Arrêter ton essai du plateau de la semaine ?** Il n’aura pas de résultat, et tu n’auras pas de deuxième essai cette semaine.
result-cancelled-week = **La semaine est finie.** Cet essai n’a pas été terminé, il n’a donc pas de résultat.
clock-halted-in-week = **En pause :** cette position fait partie du plateau de la semaine. Je jouerai à la fin de la semaine, { $until }.

## Commands

command-club-week = Plateau de la semaine : le même pour tout le monde, un seul essai, et un classement
