## For those who manage a server

ask-cancel = **Annuler une partie ou un défi.** Fais ton choix. Je te demanderai confirmation.
ask-cancel-none = Il n’y a ni partie en cours ni défi en attente sur ce serveur.
ask-cancel-some-match = Annuler une partie…
ask-cancel-some-challenge = Annuler un défi…
ask-cancel-match = **Annuler la partie { $match } ?** Elle se termine sans résultat et ne pourra pas continuer. Je préviendrai les deux camps.
ask-cancel-challenge = **Annuler le défi { $challenge } ?** Personne ne pourra plus l’accepter. Son message dira qu’il a été annulé.
button-cancel-match = Annuler la partie
button-cancel-challenge = Annuler le défi
form-cancel-match = Annuler la partie { $match }
form-cancel-explanation = Visible par toute personne qui voit la partie ou le défi.
done-cancelled-match = La partie { $match } est annulée. Il n’y a pas de résultat.
done-cancelled-challenge = Le défi est annulé.

done-banned = **Défis interdits :** { $player }. Je préviens cette personne par message privé. Ses parties en cours continuent.
done-banned-closed = Défis en attente fermés : { $count }.
done-unbanned = ✅ { $player } peut de nouveau lancer et accepter des défis ici. Je préviens cette personne par message privé.
banned-heading = **Interdictions de défis :** { $count }
banned-none = Il n’y a aucune interdiction ici. Pour interdire les défis à quelqu’un, utilise `/dvonn-admin ban`.
banned-person = { $player } · depuis le { $since }
button-unban = Lever l’interdiction
button-banned = Interdictions
button-log = Journal

exported = { $count ->
    [1] **Partie { $first }** de ce serveur.
   *[other] **{ $count } parties** de ce serveur, numéros { $first } à { $last }.
  } Chaque ligne est une partie en JSON.
exported-left = { $count ->
    [0] Elles y sont toutes.
   *[other] Parties qui ne tenaient pas dans ce fichier : { $count }.
  }

log-heading = **Journal** · entrées : { $count }
log-none = Le journal est vide. Les changements, annulations et exports de l’équipe du serveur y restent un an.
log-setting-channels = Salons où l’on peut jouer
log-setting-threads = Emplacement des plateaux
log-setting-quiet = Salon discret
log-setting-ping-by = Notifications
log-setting-pace = Cadence habituelle
log-setting-language = Langue des messages publics
log-setting-keep-boards = Durée d’affichage des résultats
log-setting-challenges-last = Durée des défis
log-setting-daily-channel = Salon du problème du jour
log-setting-daily-hour = Heure du problème du jour
log-setting-own-puzzles = Problèmes tirés des parties de ce serveur
log-export = { $manager } a exporté des parties : { $number }.

command-admin-cancel = Annuler une partie ou un défi de ce serveur (nécessite « Gérer le serveur »)
option-cancel-match = La partie en cours à annuler
option-cancel-challenge = Le défi en attente à annuler
command-admin-ban = Interdire les défis à quelqu’un, ou voir les interdictions (nécessite « Gérer le serveur »)
option-ban-user = La personne à qui interdire les défis ; laisse vide pour voir les interdictions
option-ban-reason = La raison, montrée à cette personne
command-admin-unban = Permettre de nouveau les défis à quelqu’un (nécessite « Gérer le serveur »)
option-unban-user = La personne à qui permettre de nouveau les défis
command-admin-export = Exporter toutes les parties de ce serveur, une par ligne (nécessite « Gérer le serveur »)
command-admin-log = Voir ce qu’a fait l’équipe du serveur, et les interdictions (nécessite « Gérer le serveur »)

## Commands: options. Their names have no blanks and no capitals

name-challenge = défi
name-reason = raison

direct-message-banned = { $server } : l’équipe du serveur t’y interdit les défis, donc tu ne peux ni en lancer ni en accepter. Tes parties en cours continuent. Si tu penses que c’est une erreur, contacte les personnes qui gèrent le serveur.
direct-message-unbanned = { $server } : tu peux de nouveau y lancer et y accepter des défis. Amuse-toi bien !

## Refusals

refused-nothing-to-cancel = Choisis une partie ou un défi. Je te demanderai confirmation avant de l’annuler.
refused-not-banned = Les défis ne sont pas interdits à { $player } ici. Pour voir les interdictions, utilise `/dvonn-admin ban` sans nommer personne.
