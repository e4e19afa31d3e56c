## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Cote : { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  }
profile-chart = Évolution de la cote : de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }. Parties classées montrées : { $count }.
profile-latest = Derniers résultats, le plus récent à la fin : { $results }.
profile-best = Meilleure victoire : contre { $opponent } ({ $figures }).
profile-best-title = Meilleure victoire
outcome-won = victoire
outcome-tied = égalité
outcome-lost = défaite
profile-none = Pour l’instant, tu ne peux voir ici aucune partie terminée contre d’autres personnes.
profile-none-own = Pas encore de partie contre des personnes.
profile-hidden = Ce profil est caché : les autres ne voient que leurs propres parties contre cette personne.
profile-scope = La cote porte sur tous les serveurs. Tout le reste porte sur les parties que tu peux voir.
profile-scope-own = Les autres voient ta cote et, parmi tes parties, seulement celles qu’ils peuvent déjà voir. Pour limiter cela, utilise `/dvonn preferences`.
profile-deviation = ± = la marge d’erreur. ? = encore peu de parties.
profile-all = **Contre des personnes :** { $results }
profile-random = Pièces placées au hasard : { $results }
profile-record = À partir d’une position : { $results }
profile-together = **Contre toi :** { $results }
profile-results = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
  } · { $tied ->
    [one] { $tied } égalité
   *[other] { $tied } égalités
  } · { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
  }
profile-beaten = **Contre l’ordinateur :** niveau { $level } battu ({ $score })
profile-unbeaten = **Contre l’ordinateur :** niveau { $level } : { $score }
profile-puzzles = **Problèmes :** { $rating }
profile-week = **Plateau de la semaine { $number } :** { $score }
ask-played = Ouvrir une partie récente
played-won = Partie { $match } · { $sign } gagnée contre { $opponent }
played-tied = Partie { $match } · { $sign } égalité contre { $opponent }
played-lost = Partie { $match } · { $sign } perdue contre { $opponent }
menu-profile = Profil DVONN

## The table

table-heading = **Classement de ce serveur**
table-empty = Personne n’y figure pour l’instant.
table-rules = À partir de { $games } parties classées. ± : moins il y a de parties, moins la cote est sûre ; une cote sûre place plus haut.
table-legend = Barre : ±. Cercles, le plus récent à droite : plein = victoire, à moitié = égalité, vide = défaite.
table-own-rating = Toi : { $rating }
table-unlisted-few = Tu n’es pas encore dans le classement. Parties classées qui te manquent : { $missing }.
table-unlisted-inactive = Tu n’es pas dans le classement, car ta dernière partie classée s’est terminée le { $last }. Joues-en une autre et tu y reviens.
table-unlisted-elsewhere = Tu n’es pas dans le classement, car tu n’as terminé aucune partie sur ce serveur ces { $days } derniers jours.

## Managers

done-unrated = La partie { $match } ne compte plus pour les cotes. Elles ont été recalculées à partir de là.
ask-unrate = **Retirer la partie { $match } du calcul des cotes ?** Elles seront recalculées à partir de là et je préviendrai les deux camps. C’est définitif.
button-unrate = La retirer du calcul

## Commands

command-profile = La cote, les résultats et les parties récentes de quelqu’un
command-club-table = Le classement de ce serveur, selon la cote
command-admin-unrate = Retirer une partie terminée du calcul des cotes (nécessite « Gérer le serveur »)
option-profile-user = La personne dont tu veux voir le profil ; laisse vide pour le tien

direct-message-unrated = L’équipe du serveur a retiré cette partie du calcul des cotes. Son résultat reste.

## Refusals

refused-not-rated = La partie { $match } ne compte pas pour la cote. Choisis une partie classée et terminée.

## People and servers

kept-results = Résultats contre d’autres personnes, avec ta cote : { $count }

## Standing messages

standing-ratings = Classement
