## Standing messages

standing-heading = **Messages que je tiens à jour.** Choisis un salon pour chacun, ou aucun pour arrêter.
standing-nowhere = { $what } : nulle part
standing-shown = { $what } : dans { $channel }
standing-missing-permissions = ⚠️ { $what }. Permissions manquantes dans { $channel } : { $permissions }. Le message apparaîtra dès qu’elles seront accordées.
standing-channel-gone = ⚠️ { $what } : le salon n’existe plus, ou je ne peux plus y écrire. Choisis-en un autre.
standing-stopped = **{ $what } :** message supprimé.

## Commands

command-admin-show = Tenir un message à jour dans un salon, comme le classement (nécessite « Gérer le serveur »)
name-what = quoi
option-show-what = Ce qu’il faut montrer ; laisse vide pour voir ce qui est montré, et où
option-show-channel = Le salon où l’afficher ; laisse vide pour voir où c’est affiché
