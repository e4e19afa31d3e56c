## Buttons

button-rematch = Revanche

## Challenges

challenges-none = Tu n’as pas de défi ouvert ici. Lances-en un avec `/dvonn challenge`.
challenges-none-anywhere = Tu n’as de défi ouvert sur aucun serveur. Dans le salon d’un serveur, `/dvonn challenge` en lance un ; ici, tu peux jouer contre moi.
challenges-anywhere = **Défis ouverts :** { $count }
challenges-heading = **Défis ouverts ici :** { $count }
challenges-own = **Ton défi à { $opponent }**
challenges-own-open = **Ton défi ouvert**
challenges-other = **{ $challenger } te défie**

form-decline = Refuser le défi
form-decline-explanation = Ton texte apparaîtra sous le défi.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Défier à DVONN
compose-heading = **Défie { $opponent } à DVONN.** Le défi apparaîtra dans ce salon.
compose-blocked = Tu as bloqué { $opponent }. Pour jouer ensemble, commence par débloquer cette personne.
compose-colour-random = Couleurs : tirées au sort
compose-colour-white = Couleurs : je joue Blanc
compose-colour-black = Couleurs : je joue Noir
compose-setup-full = Placement : à la main
compose-setup-full-means = Environ 40 tours par camp
compose-setup-random = Placement : au hasard
compose-setup-random-means = On déplace tout de suite : environ 15 tours par camp
compose-rated = Cote : la partie compte
compose-unrated = Cote : la partie ne compte pas
button-rated = Pour la cote
button-unrated = Sans cote
compose-pace = Cadence : { $pace }
button-send-challenge = Envoyer le défi

## Welcome

begin-first = Ta première partie ? Avec **Placées au hasard**, pas de placement : vous déplacez des piles tout de suite.

## Records

begin-new = **Une nouvelle partie :** choisis la mise en place, puis ton adversaire. Avec `/dvonn challenge`, tu peux aussi choisir ta couleur et la cadence.

## Private answers

done-declined = Tu as refusé le défi.
done-withdrawn = Tu as retiré le défi.
done-accepted = La partie { $match } a commencé. Bonne partie !
done-rematch = Tu as demandé une revanche dans { $channel }. Elle commence dès qu’elle est acceptée, couleurs échangées.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Défier quelqu’un, ou lancer un défi ouvert à tout le monde

## Commands: options. Their names have no blanks and no capitals

name-colour = couleur
name-level = niveau
name-pace = cadence
name-days-off = jours-de-repos
name-rated = cote

option-opponent = Qui défier ; laisse vide et tout le monde peut accepter
option-colour = La couleur que tu veux jouer ; au hasard par défaut
choice-colour-random = au hasard
choice-colour-white = Blanc
choice-colour-black = Noir
option-setup = Comment les pièces arrivent sur le plateau ; vous les placez, sauf contre l’ordinateur
choice-setup-full = vous placez les pièces vous-mêmes : environ 40 tours par camp
choice-setup-random = au hasard : on déplace tout de suite, environ 15 tours par camp
option-level = Jouer contre moi : 1 pour débuter, 8 pour mon meilleur jeu
option-pace = Le temps, comme 3d, 10m + 10s ou 3d + 1d < 5d ; la cadence habituelle du serveur par défaut
option-days-off = Jours où la pendule s’arrête : un fuseau pour son week-end, ou aussi des jours, comme 67 UTC
option-rated = Si elle compte pour la cote ; oui par défaut
