## Boutons

button-remind-me = Rappelle-le-moi demain
button-cancel-reminder = Annuler le rappel

## Réponses privées

reminder-set = **Je te rappellerai la partie { $match } { $at }**, par message privé. Toi seul le sais, et je n’écrirai qu’une fois.
reminder-limit = Tu as déjà { $limit } rappels. Annules-en un, puis ajoute celui-ci.
reminder-cancelled = **Je ne te rappellerai pas la partie { $match }.**

## Messages privés

reminder = ⏳ **Ton rappel :** partie { $match } sur { $server }.
reminder-direct = ⏳ **Ton rappel :** partie { $match }.

## Commandes

command-remind = Recevoir demain un message privé sur une partie
