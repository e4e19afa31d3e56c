## Buttons

button-plan = Prévoir
button-your-plan = Ton plan
button-drop-plan = Effacer le plan
button-plan-line = Prévoir cela

## Plans

plan-of = ton plan (réponses : { $count } sur { $most })
plan-none = aucun plan
plan-goes-on = Ce qui n’est pas joué s’efface ; le reste est gardé.
plan-begins = C’est à toi : joue d’abord ton coup, et ce qui le suit sera gardé.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs } : { $own }
plan-line-beside = **{ $number }** Ou si { $theirs } : { $own }
plan-line-then = **{ $number }** puis si { $theirs } : { $own }
plan-line-after = **{ $number }** ou, après { $after }, si { $theirs } : { $own }
plan-line-begin = **{ $number }** Une fois { $own } joué
plan-they-pass = ton adversaire passe
plan-you-pass = passe
plan-resign = abandon
option-reply = { $number } : si { $theirs } : { $own }
option-begin = { $number } : une fois { $own } joué
plan-waits = Enregistré ; visible par toi uniquement. Le plan attend que tu aies joué son premier coup.
plan-replaced = Réponse remplacée : **{ $own }**, avec tout ce qui la suivait.
plan-how = Pour prévoir, joue ici les prochains coups des deux camps, puis appuie sur **Prévoir cela**. Si { $opponent } joue comme dans ta suite, je répondrai aussitôt avec tes coups.
plan-further = Pour répondre à un autre coup adverse, reviens avec ◀, joue ce coup et ta réponse, puis appuie encore sur **Prévoir cela**.
plan-moved = Les plans se font maintenant avec **Essayer**.
ask-drop-reply = Effacer une réponse
