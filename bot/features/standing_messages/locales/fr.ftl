## Standing messages

standing-heading = **Messages tenus à jour ici**
standing-nowhere = - { $what } : nulle part
standing-shown = - { $what } : dans { $channel }
standing-missing-permissions = - ⚠️ { $what }. Permissions manquantes dans { $channel } : { $permissions }. Le message apparaîtra dès qu’elles seront accordées.
standing-channel-gone = - ⚠️ { $what } : le salon n’existe plus, ou je ne peux plus y écrire. Choisis-en un autre avec `/dvonn-admin show`.
ask-standing = Choisis ce qu’il faut y montrer avec l’option `quoi`.
standing-stopped = **{ $what } :** message supprimé.
button-stop-standing = Ne plus l’afficher

## Commands

command-admin-show = Tenir un message à jour dans un salon, comme le classement (nécessite « Gérer le serveur »)
name-what = quoi
option-show-what = Ce qu’il faut montrer ; laisse vide pour voir ce qui est montré, et où
option-show-channel = Le salon où l’afficher ; laisse vide pour voir où c’est affiché
