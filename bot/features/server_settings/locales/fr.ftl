## People and servers

settings-heading = **Paramètres du serveur.** Tout fonctionne tel quel : ne change que ce que tu veux. Les parties en cours gardent leur salon et leur cadence.
settings-missing = ⚠️ Permissions manquantes dans { $channel } : { $permissions }.
settings-missing-further = ⚠️ Autres salons où il manque des permissions : { $count }.
settings-channels = **Où l’on peut jouer.** Sans salon choisi, on joue partout. Un fil compte comme son salon.
settings-threads = **Où les plateaux apparaissent.** Avec plusieurs parties, les fils gardent le salon en ordre.
settings-quiet = **Salon discret :** chaque partie a son fil, quel que soit le choix ci-dessus, et ne laisse qu’une ligne avec son résultat.
settings-quiet-daily = -# Le problème du jour paraît quand même dans { $channel }, comme choisi plus bas.
settings-pings = **Notifications** pour qui n’a pas choisi comment les recevoir :
settings-pings-all = Ce serveur prévient ses membres de tous les messages. Je préviens donc en message privé, sauf dans le fil d’une partie.
settings-pings-mentions = Ce serveur ne prévient ses membres que des mentions. Je préviens donc dans le salon.
settings-pings-everyone = Ce serveur prévient ses membres de tous les messages. Chaque coup prévient donc toutes les personnes qui n’ont pas limité le salon aux mentions.
settings-pace = **Cadence**, sauf si un défi en décide autrement :
settings-language = **Langue** des messages publics. Par défaut, celle des deux camps si c’est la même, sinon celle du serveur.
settings-boards = **Les résultats des parties terminées** se réduisent à deux lignes dans un salon : après un jour, ou dès que la partie suivante y commence. Ils restent affichés :
settings-challenges = **Durée des défis :**
settings-daily-channel = **Problème du jour** pour tout le monde, dans ce salon :
settings-daily-hour = **Publié à** { $time }, à ton heure :
settings-own-puzzles = **Problèmes tirés des parties de ce serveur**, une fois terminées. Ils montrent une position, sans noms. Les parties que certaines personnes ici ne peuvent pas voir ne sont pas utilisées.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Où et comment on joue sur ce serveur (nécessite « Gérer le serveur »)
