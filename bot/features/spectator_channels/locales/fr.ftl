## Watching

live-board-heading = 🔴 **En direct**
button-unfollow = Ne plus montrer
follow-server-all = { $channel } montre désormais chaque partie en cours de ce serveur sur un plateau en direct, et les résultats.
follow-server-results = { $channel } montre désormais les résultats des parties de ce serveur.
follow-player-all = { $channel } montre désormais sur un plateau en direct chaque partie en cours, et les résultats. Parties montrées : { $player }.
follow-player-results = { $channel } montre désormais les résultats. Parties montrées : { $player }.
follow-privacy = -# Les parties des salons que certaines personnes de là-bas ne peuvent pas voir sont laissées de côté.
follow-missing-permissions = ⚠️ Permissions manquantes dans { $channel } : { $permissions }. Accorde-les, puis utilise à nouveau `/dvonn-admin follow`.
follow-stopped = { $channel } ne montre plus de parties. Ses plateaux en direct vont disparaître ; les résultats restent.
follow-lost = **{ $server } :** je ne peux plus écrire dans { $channel }, donc je n’y montre plus de parties. `/dvonn-admin follow` remet cela en route.
follow-lost-permissions = **{ $server } :** je ne montre plus de parties dans { $channel }. Permissions manquantes : { $permissions }. Accorde-les, puis utilise à nouveau `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Montrer au public les parties de ce serveur dans un salon (nécessite « Gérer le serveur »)

## Commands: options. Their names have no blanks and no capitals

name-results-only = résultats-seuls
name-stop = arrêter

option-follow-channel = Le salon qui les montre
option-follow-player = Les parties de qui ; toutes par défaut
option-follow-results = Seulement les résultats, sans plateaux en direct
option-follow-stop = Ne plus montrer de parties dans le salon
