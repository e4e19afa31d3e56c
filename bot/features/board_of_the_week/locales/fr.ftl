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
week-until = La semaine finit { $until }.
week-ended = La semaine a fini le { $until }.
week-rules = Tu joues { $colour ->
    [white] Blanc
   *[black] Noir
  } contre moi au niveau { $level }, sur le même plateau que tout le monde. Tu as **un seul essai**, sans indice ni reprise, et ton écart est ton résultat. Prends ton temps : il compte jusqu’à la fin de la semaine.
week-begun = Ton essai commence dans tes messages privés.
week-playing = Ton essai est en cours dans tes messages privés. Il compte jusqu’à la fin de la semaine.
week-over-unfinished = Ton essai n’est pas allé au bout, il n’a donc pas de résultat.
week-own = **Toi : { $result }.**
week-result = { $result ->
    [won] victoire de { $margin }
    [tied] égalité
   *[lost] perdu de { $margin }
  }
week-place-here = place { $place } sur { $count } sur ce serveur
week-place-everywhere = place { $place } sur { $count } partout
week-hidden = Tu verras les résultats une fois ton propre essai terminé.
week-finished = Essais terminés : { $count }.
week-nobody = Personne n’a encore terminé.
week-unfinished = Sans résultat : { $count }
week-best = **À pleine force, je le joue jusqu’à ce résultat :** { $result }.
week-best-later = Je cherche encore la meilleure suite.
week-last = **Les meilleurs résultats de la semaine { $number }**
week-new = Cette semaine-là est finie. Voici le nouveau plateau.

## Commands

command-club-week = Plateau de la semaine : un seul essai, le même plateau pour tout le monde, et un tableau
