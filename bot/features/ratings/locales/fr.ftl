## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Cote : { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
  }
profile-chart = Évolution de la cote : de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }. Parties classées montrées : { $count }.
profile-none = Pour l’instant, tu ne peux voir ici aucune partie terminée contre d’autres personnes.
profile-hidden = Ce profil est caché : les autres ne voient que leurs propres parties contre cette personne.
profile-scope = La cote porte sur tous les serveurs. Tout le reste porte sur les parties que tu peux voir.
profile-scope-own = Les autres voient ta cote et, parmi tes parties, seulement celles qu’ils peuvent déjà voir. Pour limiter cela, utilise `/dvonn preferences`.
profile-deviation = ± indique la marge d’erreur de la cote. Un ? signifie qu’elle est encore approximative.
profile-all = **Parties contre des personnes :** { $results }
profile-white = Blanc : { $results }
profile-black = Noir : { $results }
profile-full = Pièces placées à tour de rôle : { $results }
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
profile-pace = Temps habituel par coup : { $time }
profile-on-time = Défaites au temps : { $count }
profile-puzzles = Cote aux problèmes : { $rating }
profile-best = Meilleure victoire : contre { $opponent } ({ $rating })
profile-opponents = Le plus souvent contre : { $opponents }
ask-played = Ouvrir une partie récente
played-won = Partie { $match } · { $sign } gagnée contre { $opponent }
played-tied = Partie { $match } · { $sign } égalité contre { $opponent }
played-lost = Partie { $match } · { $sign } perdue contre { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } j
menu-profile = Profil DVONN

## The table

table-heading = **Classement de ce serveur**
table-empty = Personne n’y figure pour l’instant.
table-rules = Personnes qui ont au moins { $games } parties classées, dont une dans les { $days } derniers jours. Ordre : la cote moins le nombre après ±.
table-own-rating = Toi : { $rating }.
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
command-admin-unrate = Retirer une partie terminée du calcul des cotes
option-profile-user = La personne dont tu veux voir le profil ; laisse vide pour le tien

direct-message-unrated = L’équipe du serveur a retiré cette partie du calcul des cotes. Son résultat reste.

## Refusals

refused-not-rated = La partie { $match } ne compte pas pour la cote. Choisis une partie classée et terminée.

## People and servers

kept-results = Résultats contre d’autres personnes, avec ta cote : { $count }
