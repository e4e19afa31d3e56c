## Watching

button-watch = Suivre
button-unwatch = Ne plus suivre
button-live = En cours ici
button-watched = Suivies
button-watch-each = Chaque coup
button-watch-cuts = Grands isolements
button-watch-end = La fin
button-watch-direct = Message privé
button-watch-thread = Dans le fil
watch-heading = **Suivre la partie { $match }**
watch-not-yet = Tu veux des nouvelles ? Choisis quand : à chaque coup, quand 3 pièces ou plus sont isolées, ou seulement à la fin.
watch-set-each = 👀 Je te préviendrai **à chaque coup**, { watch-by }.
watch-set-cuts = 👀 Je te préviendrai **quand 3 pièces ou plus seront isolées**, et à la fin, { watch-by }.
watch-set-end = 👀 Je te préviendrai **à la fin** seulement, { watch-by }.
watch-by = { $means ->
    [direct] par message privé
   *[thread] par une mention dans le fil de la partie
  }
watch-lost = 🔕 Je ne peux pas t’envoyer de messages privés, donc tu n’auras pas de nouvelles de cette partie. Autorise-les pour ce serveur, puis appuie de nouveau sur **Suivre** sous le plateau.
watch-stopped = Tu ne suis plus la partie { $match }. Appuie sur **Suivre** sous son plateau pour recommencer.
watch-earlier = -# Coups précédents : { $count }
watching-heading = **Parties que tu suis ici : { $count }**
watching-none = Tu ne suis aucune partie ici. Choisis-en une dans **En cours ici**, puis appuie sur **Suivre** sous son plateau.
watching-stop = Ne plus suivre…
live-heading = **Parties en cours ici : { $count }**
live-heading-more = **Parties en cours ici : plus de { $count }**
live-none = Aucune partie que tu puisses voir n’est en cours ici. Lances-en une avec `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Commencée { $at }, pas encore de coup

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Voir les parties en cours, et celles que tu suis

## Refusals

refused-watched-own-match = Tu joues toi-même cette partie. Choisis quand je te préviens dans `/dvonn preferences`.

## People and servers

kept-watched = Parties que tu suis, et comment je t’en donne des nouvelles : { $count }
