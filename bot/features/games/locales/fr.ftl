## Buttons

button-in-words = Plateau en texte
button-move-here = Continuer ici
button-post-again = Republier
button-open = Ouvrir

## Menus of people and messages: names have at most 32 characters

menu-open = Ouvrir cette partie

## Private answers

done-moved-here = La partie { $match } continue dans ce salon.
done-board-shown = Le plateau de la partie { $match } est de nouveau tout en bas de son salon.
more-heading = **Partie { $match }** – ce que tu peux faire d’autre
more-play = La partie
more-look-back = Revoir
more-besides = Plateau et aide

## Lists

games-heading-own = **Tes parties sur ce serveur**
games-heading-anywhere = **Tes parties, ici et sur tous les serveurs**
games-heading-other = **Parties sur ce serveur : { $player }**
games-against = contre { $opponent }
games-none-finished = Aucune de tes parties n’est encore finie.
games-none-other = Il n’y en a aucune que tu puisses voir.
games-none-against = Il n’y en a pas contre cette personne.
games-line = { $sign } { $match } contre { $opponent }
games-won = **gagnée**
games-lost = **perdue**
games-drawn = **nulle**
games-cancelled = annulée
games-closed = fermée sans victoire
games-score = { $own }–{ $other }
games-own-turn = **à toi de jouer**
games-other-turn = à { $mover } de jouer
games-offer-draw = **on te propose la nulle**
games-offer-undo = **ton adversaire veut reprendre un coup**
games-due = temps écoulé { $until }
games-away = pendule arrêtée : absence jusqu’au { $until }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Tes parties, en cours et finies, avec leurs plateaux, et tes défis ouverts

## Commands: options. Their names have no blanks and no capitals

option-player = Les parties de qui ; les tiennes par défaut
option-games-against = Contre cette personne seulement
ask-games-against = Parties contre…
choice-games-everybody = contre tout le monde
