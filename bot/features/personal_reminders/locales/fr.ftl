## Boutons

button-remind-me = Me le rappeler demain
button-cancel-reminder = Annuler le rappel

## Réponses privées

reminder-set = **Rappel prévu pour la partie { $match } :** { $at }. Tu recevras un seul message privé, et personne d’autre ne le sait.
reminder-limit = Tu as déjà { $limit } rappels. Annules-en un, puis ajoute celui-ci.
reminder-cancelled = **Rappel annulé :** partie { $match }.

## Messages privés

reminder = ⏳ Ton rappel : { $told }

## Commandes

command-remind = Recevoir demain un message privé au sujet d’une partie

## People and servers

kept-reminders = Rappels que tu as demandés : { $count }
