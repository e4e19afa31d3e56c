## League

button-league = Ligue
button-league-join = Rejoindre
button-league-in = Je joue
button-league-not-in = Pas cette fois
button-league-leave = Quitter la ligue
button-league-thread = Vers la saison
button-league-start = Lancer une ligue
button-league-here = La montrer ici
button-league-end = Arrêter la ligue
button-league-invite = Inviter un serveur
button-league-code = Rejoindre avec un code
button-league-leave-server = Retirer ce serveur
button-league-remove = Retirer le serveur
league-heading = 🏆 **{ $name }** · saison { $number }
league-form-random = Placement au hasard
league-form-pairs = Au hasard, deux parties, couleurs inversées
league-form-full = Parties complètes
league-quiet = sans notification
league-across = Sur { $count } serveurs : { $servers }
league-direct = parties en messages privés
league-of-server = { $names } ({ $server })
league-stage-open = Début : { $start } ({ $relative }). Deux jours avant, je demande aux membres qui joue. Pas de réponse veut dire non.
league-stage-asked = Début : { $start } ({ $relative }). Qui joue ? Appuie sur **Je joue** avant. Pas de réponse veut dire non.
league-stage-waiting = Il n’y a pas encore assez de monde. La saison commence toute seule dès que cinq personnes jouent.
league-stage-drawn = Les groupes sont formés. Les parties commencent.
league-stage-running = Jusqu’au { $end }. Encore en cours : { $open }.
league-stage-closing = Le temps de la saison est écoulé. Je tranche les parties encore en cours.
league-stage-over = Cette saison est terminée.
league-stage-ended = L’équipe du serveur a arrêté cette ligue. Ses parties continuent.
league-stage-coming = Début : { $start } ({ $relative }).
league-commitment = Tu joues contre tout un groupe de quatre à six personnes, toutes les parties en même temps, pendant { $weeks } semaines au plus. Sans coup dans les 72 premières heures, ou à la deuxième défaite au temps, c’est fini pour la saison.
league-names-across = Ton nom figure au classement sur tous ces serveurs.
league-nobody = Personne pour l’instant.
league-members = Membres ({ $count }) : { $names }
league-players = Jouent ({ $count }) : { $names }
league-group = Groupe { $group }
league-table = Classement
league-table-empty = Personne ne figure dans ce classement.
league-removed = Hors de la saison, parties retirées : { $names }
league-out = Hors de la saison, parties en cours perdues : { $names }
league-open-games = En cours dans ce groupe : { $count }
league-legend = Victoire : 2 points, égalité : 1.
league-legend-pairs = Les deux parties contre le même adversaire comptent comme une seule, écarts additionnés. Victoire : 2 points, égalité : 1.
league-legend-bar = La partie vide d’une barre peut encore être gagnée.
league-level = À points égaux décident les parties directes, puis les points des adversaires battus, puis les écarts.
league-row = gagnées { $won }, égalités { $tied }, perdues { $lost }
league-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
league-row-open = en cours { $count }
league-result-board = **{ $one }** a battu **{ $other }** de { $margin }.
league-result-resigned = **{ $one }** a battu **{ $other }** par abandon.
league-result-time = **{ $one }** a battu **{ $other }** au temps.
league-result-proved = **{ $one }** bat **{ $other }**. La saison a fini avant la partie, et j’ai prouvé qui gagne.
league-result-time-used = **{ $one }** bat **{ $other }**. La saison a fini avant la partie, et **{ $other }** avait utilisé plus de temps.
league-tied-board = Égalité entre **{ $one }** et **{ $other }**.
league-tied-proved = Égalité entre **{ $one }** et **{ $other }**. La saison a fini avant la partie, et j’ai prouvé l’égalité.
league-tied-time-used = Égalité entre **{ $one }** et **{ $other }**. La saison a fini avant la partie, avec le même temps utilisé des deux côtés.
league-out-by-time = { $player } ne participe plus à cette saison de la ligue, mais peut la rejoindre à nouveau pour la prochaine : `/dvonn-club league`.
league-podium = La saison est terminée. Félicitations !
league-goes-up = Monte d’un groupe : { $player }
league-goes-down = Descend d’un groupe : { $player }
league-question = **{ $name }**, saison { $number }, commence { $start } ({ $relative }). Tu joues ? Pas de réponse veut dire non.
league-question-from = { $server } : { $told }
league-call-over = **{ $name }**, saison { $number } : il n’est plus possible de répondre.
league-thread = { $name } · saison { $number }
league-thread-plain = Ligue · saison { $number }
panel-facts-league = Partie de ligue
ask-resign-league = **Abandonner cette partie de ligue ?** Elle sera perdue dans la ligue aussi.

## The page

league-none = Il n’y a pas de ligue ici. Quelqu’un qui a la permission **Gérer le serveur** peut en lancer une avec `/dvonn-club league`.
league-none-yet = **Il n’y a pas encore de ligue ici.** Tu peux en lancer une dans ce salon.
league-what = Dans un groupe, tout le monde joue contre tout le monde, toutes les parties en même temps. Une saison dure sept semaines, ou trois mois en parties complètes. Puis vient la suivante. Dans un salon, chaque partie a son propre fil.
league-invited-by-others = Un autre serveur invite le tien dans sa ligue ? Appuie sur **Rejoindre avec un code**.
form-league = Lancer une ligue
form-league-name = Nom
form-league-first-day = Premier jour
form-league-first-day-explanation = Par exemple demain, vendredi ou 24/12. La saison commence à midi UTC.
form-league-clock = Cadence
form-league-setup = Placement
form-league-pings = Notifications
form-league-pings-pings = Je préviens qui doit jouer
form-league-pings-quiet = Aucune notification : à chacun de regarder
form-league-code = Rejoindre la ligue d’un autre serveur
form-league-code-code = Code
form-league-code-explanation = Tous ses serveurs verront le nom de ce serveur, et ceux des membres qui la rejoignent.
league-default-name = Ligue
league-own-outside = Tu n’en es pas membre.
league-own-member = Tu en es membre. Je te demande deux jours avant le début.
league-own-next = Tu en es membre. Je te demande avant la prochaine saison.
league-own-unanswered = Tu joues ? Pas de réponse veut dire non.
league-own-in = Tu joues.
league-own-not-in = Tu ne joues pas cette saison.
league-own-out = Tu ne fais plus partie de cette saison, et tes parties restantes sont perdues. Tu peux rejoindre la prochaine.
league-own-games = Tu joues cette saison. Tes parties en cours : { $count } (`/dvonn games`)
league-joined-new = C’est fait : tu en es membre.
league-joined-in = Tu joues. Bonne chance !
league-joined-next = C’est fait : tu en es membre.
league-joined-known = Tu en es déjà membre. Avant chaque saison, je te demande si tu joues.
league-joined-direct = Tes parties se jouent dans tes messages privés avec moi.
league-games-here = { $server } : tes parties de **{ $name }** apparaîtront ici.
league-started = **{ $name }** est annoncée dans { $channel }.
league-ended-now = La ligue est arrêtée. Ses parties continuent.
league-left = Tu as quitté la ligue.
league-moved = La ligue paraît maintenant ici.
league-invitation = Le code pour un serveur de plus est **{ $code }**, valable jusqu’au { $until }. L’équipe de l’autre serveur utilise `/dvonn-club league` et appuie sur **Rejoindre avec un code**. Toute personne qui a le code peut faire entrer un serveur, et tous les serveurs de la ligue montrent les noms des membres. Un nouveau code remplace celui-ci.
league-server-joined = Ce serveur participe maintenant à **{ $name }**, annoncée dans { $channel }.
league-server-left = Ce serveur a quitté la ligue. Qui joue cette saison la joue jusqu’au bout.
league-server-removed = **{ $server }** n’est plus dans la ligue.
league-role-chosen = Qui gagne une saison a ce rôle jusqu’à la fin de la suivante.
league-role-none = Qui gagne une saison ne reçoit pas de rôle.
role-trouble-league = { $server } : je ne peux pas donner ou retirer le rôle de qui gagne la ligue. Il me faut **Gérer les rôles** et un rôle au-dessus. La ligue fonctionne sans lui ; voir `/dvonn-club league`.
league-answered-in = Tu joues. Bonne chance dans **{ $name }** !
league-answered-not-in = Tu ne joues pas cette fois. Avant la prochaine saison de **{ $name }**, je te redemande.
league-choose-role = Rôle pour la victoire (facultatif)
league-choose-server = Retirer un serveur
league-for-managers = Pour l’équipe du serveur :
league-home-gone = ⚠️ Le salon de la ligue n’existe plus, ou je ne peux plus y écrire. Ouvre cette page dans un autre salon et appuie sur **La montrer ici**.
league-missing-permissions = ⚠️ Permissions manquantes dans { $channel } : { $permissions }. Tant qu’elles ne sont pas accordées, je ne peux pas y afficher la ligue.
ask-league-leave = **Quitter la ligue ?** Je ne te demanderai plus rien avant la prochaine saison.
ask-league-leave-playing = **Quitter la ligue maintenant ?** Tes parties en cours sont perdues dans le classement. Si tu as joué moins de la moitié de tes parties, toutes en sont retirées. Les parties elles-mêmes continuent.
ask-league-end = **Arrêter la ligue ?** Cette saison n’aura pas de résultat, et il n’y en aura pas d’autre. Les parties elles-mêmes continuent.
ask-league-end-across = La ligue s’arrête sur tous ses serveurs.
ask-league-leave-server = **Retirer ce serveur de la ligue ?** Sa carte ici est supprimée, et les personnes qui l’ont rejointe par ce serveur n’en sont plus membres. Qui joue cette saison la joue jusqu’au bout.
ask-league-remove = **Retirer { $server } de la ligue ?** Les personnes qui l’ont rejointe par ce serveur n’en sont plus membres. Qui joue cette saison la joue jusqu’au bout.

## Commands

help-league = `/dvonn-club league` est la ligue du serveur.
command-club-league = La ligue de ce serveur : la rejoindre, voir le classement, ou en lancer une

## Refusals

refused-league-game = Dans une partie de ligue, pas de reprise, d’égalité par accord ni de revanche. Elle se joue jusqu’au bout, ou s’abandonne.
refused-league-exists = Ce serveur a déjà une ligue, **{ $name }**. Arrête ou quitte d’abord celle-ci : `/dvonn-club league`.
refused-no-league = Cette ligue est terminée. Regarde avec `/dvonn-club league` s’il y en a une autre.
refused-league-hidden = Une ligue montre tout le monde dans un classement, mais ton profil est caché. Montre-le dans `/dvonn preferences`, puis rejoins-la.
refused-not-in-league = Tu n’es pas membre de cette ligue. Tu peux la rejoindre avec `/dvonn-club league`.
refused-banned-from-league = L’équipe de { $server }, qui a lancé cette ligue, t’y interdit les défis, donc tu ne peux pas y jouer. Si tu penses que c’est une erreur, contacte cette équipe.
refused-not-an-invitation = Ce code ne marche pas : mal tapé, déjà utilisé ou trop vieux. Demande un nouveau code à l’équipe de l’autre serveur.
refused-league-full = Cette ligue se joue déjà sur { $number } serveurs, et il n’y a pas de place pour plus. L’équipe du serveur qui l’a lancée peut en retirer un.
refused-answered-too-late = C’est trop tard pour cette saison. Regarde avec `/dvonn-club league` quand commence la prochaine.
refused-not-a-first-day = « { $text } » n’est pas un jour à partir d’aujourd’hui. Exemples : demain, vendredi, 24/12.
refused-no-place-for-league = Une ligue a besoin d’un salon textuel, d’un fil public ou d’un post de forum. Utilise la commande là-bas.

## People and servers

kept-league-memberships = Ligues dont tu es membre : { $count }
kept-league-seasons = Saisons de ligue que tu as jouées : { $count }

## The log of managers

log-start-league = { $manager } a lancé la ligue { $value }.
log-end-league = { $manager } a arrêté la ligue { $value }.
log-move-league = { $manager } a déplacé la ligue { $value } dans { $channel }.
log-league-role = { $manager } a changé le rôle pour la victoire en ligue.
log-invite-to-league = { $manager } a créé un code pour qu’un autre serveur rejoigne la ligue { $value }.
log-join-league = { $manager } a fait entrer ce serveur dans la ligue { $value }.
log-leave-league = { $manager } a retiré ce serveur de la ligue { $value }.
log-remove-from-league = { $manager } a retiré le serveur { $value } de la ligue.
