## Buttons

button-find-start = Trouver un adversaire
button-find-stop = Arrêter la recherche
button-find-change = Changer mes souhaits

## Private answers

find-heading = **Trouver un adversaire.** Je te propose quelqu’un de ce serveur dont les souhaits vont avec les tiens.
find-waiting = Ta recherche est déjà en cours. Elle se termine { $until }.
find-tempo-live = Cadence : en direct, maintenant ({ $pace })
find-tempo-days = Cadence : sur plusieurs jours ({ $pace })
find-setup-any = Placement : peu importe
find-setup-full = Placement : pièce par pièce
find-setup-random = Placement : au hasard
find-stakes-any = Cote : peu importe
find-stakes-rated = Cote : partie classée
find-stakes-unrated = Cote : partie non classée
find-spread-any = Adversaire : toutes les cotes
find-spread = Adversaire : au plus { $points } points d’écart
find-none-yet = **Recherche en cours.** Personne ne convient pour le moment. Ta recherche se termine { $until }.
find-called-live = Dès que quelqu’un convient, la partie commence et je te préviens.
find-called-days = Dès que quelqu’un convient, la partie commence, et je te préviens quand c’est ton tour.
find-found = J’ai trouvé quelqu’un. La partie { $match } a commencé. Bonne partie !
find-stopped = Ta recherche est arrêtée.
find-not-waiting = Tu n’as pas de recherche en cours.
find-nobody = Personne d’autre ne cherche pour le moment.
find-usual = En général, il faut environ { $time }.

## The card, and how many look for an opponent

find-card = **Trouver un adversaire**
find-card-empty = Personne ne cherche pour le moment. Appuie sur le bouton, et tu joueras avec la prochaine personne qui cherche.
find-number-live =
    { $count ->
        [one] { $count } personne cherche une partie en direct.
        [many] { $count } de personnes cherchent une partie en direct.
       *[other] { $count } personnes cherchent une partie en direct.
    }
find-number-days =
    { $count ->
        [one] { $count } personne cherche une partie sur plusieurs jours.
        [many] { $count } de personnes cherchent une partie sur plusieurs jours.
       *[other] { $count } personnes cherchent une partie sur plusieurs jours.
    }

## Commands

command-club-opponent = Jouer avec quelqu’un qui cherche aussi une partie

## People and servers

kept-seeks = Recherches d’adversaire : { $count }

## Standing messages

standing-lobby = Trouver un adversaire
