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
kept-imports = Notations importées (gardées 7 jours) : { $count }
kept-watched = Parties que tu suis, et comment je t’en donne des nouvelles : { $count }
kept-reminders = Rappels que tu as demandés : { $count }
kept-follows = Salons pour le public, mis en place par toi ou réservés à tes parties : { $count }
kept-lesson = Ta progression dans la leçon
kept-results = Résultats contre d’autres personnes, avec ta cote : { $count }
kept-week-tries = Essais du plateau de la semaine : { $count }
kept-lines = Suites enregistrées : { $count }
kept-puzzles = Problèmes essayés, avec ta cote : { $count }
kept-mistakes = Erreurs tirées de tes analyses, pour t’exercer : { $count }
kept-nothing = Je n’ai aucune donnée sur toi.
ask-forget = **Supprimer tes données ?** Tu abandonneras tes parties, et tes défis seront fermés. Tes coups restent, sous le nom « { former-player } ». Les plateaux de nos parties en messages privés seront supprimés. C’est définitif.
button-forget-me = Supprimer mes données
done-forgotten = Tes données sont supprimées. Les anciens plateaux avec ton nom seront redessinés d’ici quelques minutes.

## For those who manage a server

kept-bans = Serveurs où les défis te sont interdits : { $count } (gardé jusqu’à ce que l’équipe du serveur lève l’interdiction)
kept-acts = Entrées dans des journaux de serveurs (ton nom en serait retiré) : { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Voir les données que j’ai sur toi, et les supprimer
