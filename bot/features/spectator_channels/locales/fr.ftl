## Watching

live-board-heading = 🔴 **En direct**
button-unfollow = Ne plus montrer
follow-server-all = { $channel } montre désormais les parties en cours de ce serveur sur des plateaux en direct, et les résultats.
follow-server-results = { $channel } montre désormais les résultats des parties de ce serveur.
follow-player-all = { $channel } montre désormais les parties jouées par { $player } : les plateaux en direct, et les résultats.
follow-player-results = { $channel } montre désormais les résultats des parties jouées par { $player }.
follow-privacy = -# Les parties que certaines personnes là-bas ne peuvent pas voir ne sont pas montrées.
follow-missing-permissions = ⚠️ Permissions manquantes dans { $channel } : { $permissions }. Accorde-les, puis utilise de nouveau `/dvonn-admin follow`.
follow-stopped = { $channel } ne montre plus de parties. Ses plateaux en direct vont disparaître, mais les résultats restent.
follow-lost-notice = { $server } : un salon ne montre plus de parties.
follow-lost = Je ne peux plus écrire dans { $channel }. Pour recommencer, utilise `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Montrer au public les parties de ce serveur dans un salon (nécessite « Gérer le serveur »)

## Commands: options. Their names have no blanks and no capitals

name-results-only = résultats-seuls
name-stop = arrêter

option-follow-channel = Le salon qui montre les parties
option-follow-player = Montrer seulement les parties de cette personne
option-follow-results = Seulement les résultats, sans plateaux en direct
option-follow-stop = Ne plus montrer de parties dans le salon

## Refusals

refused-not-followed = { $channel } ne montre pas de parties. Tu peux régler cela avec `/dvonn-admin follow`.

## People and servers

kept-follows = Salons pour le public, mis en place par toi ou réservés à tes parties : { $count }

## The log of managers

log-follow = { $manager } a choisi { $channel } pour montrer des parties au public.
log-unfollow = { $manager } a arrêté de montrer des parties dans { $channel }.
