## Standing messages

standing-heading = **Les messages que je tiens à jour ici**
standing-nowhere = - { $what } : montré nulle part
standing-shown = - { $what } : dans { $channel }
standing-missing-permissions = - ⚠️ { $what }. Permissions manquantes dans { $channel } : { $permissions }. Le message apparaîtra dès qu’elles seront accordées.
standing-channel-gone = - ⚠️ { $what } : je ne peux plus écrire dans le salon, ou il n’existe plus. Choisis-en un autre avec `/dvonn-admin show`.
ask-standing = Dis aussi ce qu’il faut y montrer : l’option `quoi`.
standing-stopped = **{ $what } :** le message est supprimé.
button-stop-standing = Ne plus l’afficher

## Commands

command-admin-show = Tenir un message à jour dans un salon, comme le tableau (nécessite « Gérer le serveur »)
name-what = quoi
option-show-what = Ce qu’il faut montrer ; vide : voir ce qui est montré et où
option-show-channel = Le salon qui l’affiche ; sans lui, tu vois où il est
