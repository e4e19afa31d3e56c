## Buttons

button-plan = Prévoir
button-your-plan = Ton plan
button-drop-plan = Supprimer le plan
button-plan-line = Ajouter au plan

## Plans

plan-of = ton plan (réponses : { $count } sur { $most })
plan-none = aucun plan
plan-goes-on = Les réponses aux coups qui ne sont pas joués sont supprimées. Le reste est gardé.
plan-begins = C’est ton tour. Joue toi-même le premier coup de ton plan, et les réponses qui le suivent seront gardées.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs } : { $own }
plan-line-beside = **{ $number }** Ou si { $theirs } : { $own }
plan-line-then = **{ $number }** Puis si { $theirs } : { $own }
plan-line-after = **{ $number }** Ou, après { $after }, si { $theirs } : { $own }
plan-line-begin = **{ $number }** Une fois que tu as joué { $own }
plan-they-pass = ton adversaire passe
plan-you-pass = passe
plan-resign = abandon
option-reply = { $number } : si { $theirs } : { $own }
option-begin = { $number } : une fois que tu as joué { $own }
plan-waits = Enregistré. Personne d’autre ne le voit. Le plan commence une fois que tu as joué son premier coup.
plan-replaced = Réponse remplacée : **{ $own }**, avec tout ce qui la suivait.
plan-how = Pour prévoir contre { $opponent }, joue le coup que tu attends, puis ta réponse, et appuie sur **Ajouter au plan**. Si ce coup est joué, je jouerai aussitôt ta réponse.
plan-further = Pour répondre à un autre coup adverse, reviens avec ◀️, joue ce coup et ta réponse, puis appuie de nouveau sur **Ajouter au plan**.
ask-drop-reply = Supprimer une réponse
