## The digest

digest-heading = 🗞️ **La semaine du { $since } au { $until }** · { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
  }
digest-game = **Partie de la semaine :** { $players }
    Avec { $move }, les chances de victoire de { $player } passent de { $before } % à { $after } %.
digest-movers = **Évolutions au classement**
digest-board = **Meilleurs résultats du plateau de la semaine { $number }**
digest-crown = 👑 { $player } porte la couronne.
digest-crown-new = 👑 Nouveau cette semaine : { $player } porte la couronne.
digest-league-join = Pour participer : `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Résumé de la semaine**
digest-off = Une fois par semaine, un message silencieux raconte ce qui s’est passé : partie de la semaine, classement, ligue, plateau de la semaine et couronne. Choisis un salon pour le lancer.
digest-on = Il paraît dans { $channel }, la prochaine fois le { $next } (ton heure), sauf si personne n’a terminé de partie. Personne n’est prévenu. Ne choisis aucun salon pour l’arrêter.
digest-times = Jour et heure, fuseau horaire { $zone } :
digest-missing = ⚠️ Permissions manquantes dans { $channel } : { $permissions }.
button-digest-zone = Fuseau horaire
form-digest-zone = Fuseau horaire
form-digest-zone-explanation = Continent/Ville, par exemple Europe/Paris, ou seulement la ville
digest-day-1 = le lundi
digest-day-2 = le mardi
digest-day-3 = le mercredi
digest-day-4 = le jeudi
digest-day-5 = le vendredi
digest-day-6 = le samedi
digest-day-7 = le dimanche
digest-lost = { $server } : il n’y a plus de résumé de la semaine, car je ne peux plus écrire dans { $channel }. Choisis un autre salon avec `/dvonn-admin digest`.
digest-lost-permissions = { $server } : il n’y a plus de résumé de la semaine. Permissions manquantes dans { $channel } : { $permissions }. Accorde-les, puis choisis à nouveau le salon avec `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest` : un résumé hebdo.
command-admin-digest = Un message silencieux par semaine sur ce qui s’est passé ici (demande « Gérer le serveur »)

## Refusals

refused-not-a-zone = Je ne trouve pas de fuseau horaire « { $text } ». Indique un lieu comme Europe/Paris, ou une grande ville.
