## People and servers

settings-heading = **Paramètres du serveur.** Tout marche tel quel : ne change que ce que tu veux. Les parties en cours gardent leur salon et leur cadence.
settings-missing = ⚠️ Permissions manquantes dans { $channel } : { $permissions }.
settings-missing-further = ⚠️ Autres salons où il manque des permissions : { $count }.
settings-channels = **Où l’on peut jouer.** N’en choisis aucun pour jouer partout ; un fil compte comme son salon.
settings-threads = **Où sont les plateaux.** Avec plusieurs parties, les fils gardent le salon en ordre.
settings-pace = **Cadence**, sauf si un défi en décide autrement :
settings-language = **Langue** des messages publics.
settings-boards = **Les plateaux des parties finies** restent :
settings-challenges = **Les défis** restent ouverts :
settings-daily-channel = **Un problème chaque jour** pour tout le monde, dans ce salon :
settings-daily-hour = **Il arrive à** { $time }, à ton heure :
settings-own-puzzles = **Des problèmes tirés des parties de ce serveur**, quand ces parties sont finies. On y voit une position, jamais un nom ; les parties que certaines personnes d’ici ne peuvent pas voir sont laissées de côté.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Où et comment on joue sur ce serveur (nécessite « Gérer le serveur »)
