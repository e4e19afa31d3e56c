## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Cote : { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partie comptée
   *[other] { $count } parties comptées
  }
profile-chart = Évolution de la cote : de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }. Parties comptées : { $count }.
profile-none = Encore aucune partie terminée contre d’autres que tu puisses voir.
profile-hidden = Ce profil ne montre à chacun que ses propres parties communes.
profile-scope = La cote porte sur tous les serveurs, tout le reste sur les parties que tu peux voir.
profile-scope-own = Les autres voient ta cote et, de tes parties, celles qu’ils peuvent déjà voir. `/dvonn preferences` limite cela.
profile-deviation = ± indique la marge d’erreur de la cote. Un ? signifie qu’elle est encore approximative.
profile-all = **Parties contre des gens :** { $results }
profile-white = Blanc : { $results }
profile-black = Noir : { $results }
profile-full = Pièces placées à tour de rôle : { $results }
profile-random = Pièces placées au hasard : { $results }
profile-record = À partir d’une position : { $results }
profile-together = **Contre toi :** { $results }
profile-results = gagnées : { $won } · égalités : { $tied } · perdues : { $lost }
profile-pace = Temps habituel par coup : { $time }
profile-on-time = Pertes au temps : { $count }
profile-puzzles = Cote aux problèmes : { $rating }
profile-best = Plus belle victoire : contre { $opponent } ({ $rating })
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

table-heading = **Tableau de ce serveur**
table-empty = Il est encore vide.
table-further = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
table-rules = À partir de { $games } parties comptées, dont une dans les { $days } derniers jours. Ordre : la cote moins le nombre après ±.
table-own = Toi : place { $place }, { $rating }.
table-own-rating = Toi : { $rating }.
table-unlisted-private = Tu n’es pas dans le tableau, car ton profil est caché : `/dvonn preferences`.
table-unlisted-few = Tu n’es pas encore dans le tableau. Parties comptées encore nécessaires : { $missing }.
table-unlisted-inactive = Tu n’es pas dans le tableau : ta dernière partie comptée s’est terminée le { $last }. Encore une, et tu y reviens.
table-unlisted-elsewhere = Tu n’es pas dans le tableau : tu n’as terminé aucune partie sur ce serveur ces { $days } derniers jours.

## Managers

done-unrated = La partie { $match } ne compte plus pour la cote. Tout est recalculé à partir de là.

## Commands

command-profile = Cote, résultats et parties récentes
command-club-table = Le tableau de ce serveur par cote
command-admin-unrate = Retirer une partie terminée des cotes
option-profile-user = De qui ; ton propre profil par défaut
