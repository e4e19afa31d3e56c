## Buttons

button-plan = Prévoir
button-drop-plan = Effacer le plan
button-drop-branch = Effacer la réponse
button-whole-plan = Tout le plan
button-plan-line = Prévoir cela
button-plan-on = Prévoir la suite
button-resign-there = Abandonner là

## The move panel

ask-target = Choisis où elle va

## Plans

plan-no-replies = **Partie { $match } : rien de prévu.** Choisis un coup que { $opponent } pourrait jouer, puis ta réponse : je la jouerai aussitôt.
plan-replies = **Partie { $match } : ton plan pour les prochains coups de ton adversaire**, { $opponent } (réponses : { $count } sur { $most }). Ce qui n’est pas joué s’efface ; le reste est gardé.
plan-begins = **Partie { $match } : ton plan à partir de ton coup** (réponses : { $count } sur { $most }). C’est à toi : joue d’abord ce coup, et ce qui le suit sera gardé.
plan-at-reply = **Partie { $match } : réponse { $number } de ton plan.** Le plateau montre la position qui en résulte ; ce que tu ajoutes ici vient après.
plan-at-end = **Partie { $match } : réponse { $number } de ton plan.** La partie finit avec elle, donc rien ne peut suivre.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs } : { $own }
plan-line-beside = **{ $number }** Ou si { $theirs } : { $own }
plan-line-then = **{ $number }** puis si { $theirs } : { $own }
plan-line-after = **{ $number }** ou, après { $after }, si { $theirs } : { $own }
plan-line-begin = **{ $number }** Une fois { $own } joué
plan-they-pass = ton adversaire passe
plan-you-pass = passe
plan-resign = abandon
words-for-pass = passe passer passes
words-for-resign = abandon abandonner abandonne abandonnes
option-reply = { $number } : si { $theirs } : { $own }
option-begin = { $number } : une fois { $own } joué
plan-waits = Enregistré ; visible par toi uniquement. Le plan attend que tu aies joué son premier coup.
plan-replaced = Cela remplace ta réponse précédente ({ $own }) et tout ce qui la suivait.
plan-their-stack = Si la pile en **{ $space }** bouge…
plan-theirs = Si **{ $theirs }**, je jouerai…
plan-no-answer = Si **{ $theirs }**, tu n’auras aucun coup à prévoir.
plan-passed = Si **{ $theirs }**, tu ne pourras rien déplacer, donc je passerai pour toi. Tu peux prévoir la suite à partir de là.
plan-answered = Réponse prévue pour l’instant : **{ $own }**. Une autre la remplacera, avec tout ce qui la suit.
plan-own-stack = Si **{ $theirs }**, je déplacerai **{ $space }**…
ask-their-stack = Choisis une pile adverse
ask-their-target = Choisis où elle va
ask-own-stack = Choisis ta pile pour répondre
ask-reply = Voir une réponse
ask-plan-resign = **Abandonner la partie { $match } dès que { $opponent } joue { $theirs } ?** Ton adversaire gagnera, et une fois ce coup joué, c’est définitif.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Coups prévus d’avance, joués dès que c’est à toi ; personne d’autre ne les voit

## Commands: options. Their names have no blanks and no capitals

name-spaces = cases
name-line = suite

option-spaces = Où vont tes prochaines pièces, par préférence : c3 d4 e2 ; laisse vide pour voir ton plan
option-line = Coups des deux camps, dès maintenant : c3-d4 e5-e4 f3-g3… ; les tiens seront tes réponses
