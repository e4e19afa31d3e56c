## Buttons

button-in-words = Plateau en texte
button-move-here = Continuer ici
button-post-again = Republier

## Menus of people and messages: names have at most 32 characters

menu-open = Ouvrir cette partie

## Private answers

done-moved-here = La partie { $match } continue dans ce salon.
done-board-shown = Le plateau de la partie { $match } est de nouveau tout en bas.
more-heading = **Partie { $match }** · autres options
more-play = La partie
more-look-back = Revoir
more-besides = Plateau et aide

## Lists

games-heading-own = **Toutes tes parties**
games-heading-other = **Parties jouées par { $player } sur ce serveur**
games-against = contre { $opponent }
games-none-own = Tu ne joues aucune partie en ce moment. Lance une partie avec `/dvonn challenge`.
games-none-finished = Tu n’as pas encore de partie terminée.
games-none-other = Il n’y a aucune partie que tu puisses voir.
games-none-against = Il n’y a aucune partie contre cette personne.
games-won = **gagnée**
games-lost = **perdue**
games-drawn = **nulle**
games-cancelled = annulée
games-closed = fermée sans résultat
games-score = { $own }–{ $other }
games-offer-draw = **ton adversaire propose la nulle**
games-offer-undo = **ton adversaire demande à reprendre un coup**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Tes parties en cours et terminées avec leurs plateaux, et tes défis en attente

## Commands: options. Their names have no blanks and no capitals

option-player = La personne dont tu veux voir les parties ; laisse vide pour les tiennes
ask-games-against = Parties contre…
choice-games-everybody = contre tout le monde

## Refusals

refused-no-match-in-message = Je ne peux ouvrir une partie que depuis un de mes messages à son sujet : le plateau, le résultat, un défi accepté ou une notification.
refused-out-of-sight = { $opponent } ne voit pas ce salon. Continue la partie dans un salon que cette personne voit aussi.
