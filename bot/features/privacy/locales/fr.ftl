## Blocking

kept-blocked = Personnes bloquées : { $count }

## People and servers

kept-heading = **Tes données enregistrées :**
kept-name = Nom : { $name }
kept-running = Parties en cours : { $count }
kept-finished = Parties terminées : { $count }
kept-challenges = Défis en attente : { $count }
kept-preferences = Tes préférences
kept-absences = Absences : { $count }
kept-nothing = Je n’ai aucune donnée sur toi.
ask-forget = **Supprimer tes données ?** Tu abandonneras tes parties, et tes défis seront fermés. Tes coups restent, sous le nom « { former-player } ». Les plateaux de nos parties en messages privés seront supprimés. C’est définitif.
button-forget-me = Supprimer mes données
done-forgotten = Tes données sont supprimées. Les anciens plateaux avec ton nom seront redessinés d’ici quelques minutes.

## For those who manage a server

kept-bans = Serveurs où les défis te sont interdits : { $count } (gardé jusqu’à ce que l’équipe du serveur lève l’interdiction)
kept-audit-entries = Entrées dans des journaux de serveurs (ton nom en serait retiré) : { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Voir les données que j’ai sur toi, et les supprimer
