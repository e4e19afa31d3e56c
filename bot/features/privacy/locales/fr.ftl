## Blocking

kept-blocked = Personnes bloquées : { $count }

## People and servers

kept-heading = **Voici ce que je garde sur toi :**
kept-name = Nom : { $name }
kept-running = Parties en cours : { $count }
kept-finished = Parties finies : { $count }
kept-challenges = Défis ouverts : { $count }
kept-preferences = Tes préférences
kept-absences = Absences : { $count }
kept-imports = Notations importées (gardées 7 jours) : { $count }
kept-watched = Parties que tu suis, et comment tu en as des nouvelles : { $count }
kept-reminders = Rappels que tu as demandés : { $count }
kept-follows = Salons pour le public, mis en place par toi ou réservés à tes parties : { $count }
kept-lesson = Où tu en es dans la leçon
kept-results = Résultats contre d’autres personnes, avec ta cote : { $count }
kept-week-tries = Essais des plateaux de la semaine : { $count }
kept-lines = Suites enregistrées : { $count }
kept-puzzles = Problèmes essayés, avec ta cote : { $count }
kept-mistakes = Erreurs tirées de tes analyses, pour t’exercer : { $count }
kept-nothing = Je ne garde rien sur toi.
ask-forget = **Effacer tes données ?** Tes parties seront abandonnées et tes défis fermés. Tes coups restent, sous le nom « { former-player } ». Les plateaux de nos parties en messages privés seront effacés. C’est définitif.
button-forget-me = Effacer mes données
done-forgotten = Tes données sont effacées. Les anciens plateaux avec ton nom seront redessinés d’ici quelques minutes.

## For those who manage a server

kept-bans = Serveurs où tu ne peux plus lancer de défi : { $count } (gardé jusqu’à ce que l’équipe du serveur lève l’interdiction)
kept-acts = Entrées dans des journaux de serveurs (ton nom en serait retiré) : { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Voir ce que je garde sur toi, et le faire effacer
