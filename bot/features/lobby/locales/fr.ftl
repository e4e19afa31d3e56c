## Buttons

button-find-start = Trouver un adversaire
button-find-stop = Arrêter la recherche
button-find-change = Changer mes souhaits

## Private answers

find-heading = **Trouver un adversaire.** Je te propose quelqu’un de ce serveur dont les souhaits vont avec les tiens.
find-heading-anywhere = **Chercher partout.** Je te propose quelqu’un dont les souhaits vont avec les tiens, d’un de mes serveurs ou d’ailleurs.
find-waiting = Ta recherche est déjà en cours. Elle se termine { $until }.
find-reach-server = Où : sur ce serveur
find-reach-anywhere = Où : partout
find-server-played = La partie se joue sur ce serveur.
find-anywhere-played = Vous jouez dans vos messages privés avec moi. Ton adversaire voit ton nom, et un salon de son serveur peut montrer la partie et ses revanches.
find-anywhere-shown = Ici, { $channel } les montre.
find-anywhere-named = Ton adversaire voit aussi le nom de ce serveur.
find-closed-here = Pour chercher hors de ce serveur, utilise `/dvonn-club opponent` dans tes messages privés avec moi.
find-tempo-live = Cadence : en direct, maintenant
find-tempo-days = Cadence : sur plusieurs jours
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
find-called-anywhere = Dès que quelqu’un convient, la partie commence dans tes messages privés avec moi. Je t’y ai écrit.
find-found = J’ai trouvé quelqu’un. La partie { $match } a commencé. Bonne partie !
find-found-direct = J’ai trouvé quelqu’un : { $player }. La partie { $match } a commencé dans tes messages privés avec moi. Bonne partie !
find-found-from = J’ai trouvé quelqu’un : { $player }, de { $server }. La partie { $match } a commencé dans tes messages privés avec moi. Bonne partie !
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

## Messages to people who look, and in channels

find-notice = **Recherche partout.** Dès que quelqu’un convient, la partie commence ici. Ta recherche se termine { $until }.
find-call = { $role } Quelqu’un cherche un adversaire.
find-call-over = Personne ne cherche plus. Appuie sur le bouton, et tu joueras avec la prochaine personne qui cherche.
find-call-notification = Quelqu’un cherche un adversaire.
anywhere-heading = 🌍 **Une partie avec quelqu’un d’ailleurs**
anywhere-heading-server = 🌍 **Une partie avec quelqu’un de { $server }**

## For managers

lobby-heading = **Trouver un adversaire** sur ce serveur.
lobby-openness-closed = Les membres jouent entre eux
lobby-openness-open = Ouvert aux gens d’ailleurs
lobby-openness-named = Ouvert, et le nom du serveur est donné
log-setting-lobby-openness = Adversaires d’ailleurs
log-setting-lobby-channel = Salon des parties avec des gens d’ailleurs
log-setting-lobby-role = Rôle mentionné pour une recherche
lobby-channel = **Salon.** J’y montre les parties avec des gens d’ailleurs et j’y mentionne le rôle. Sans salon, je ne fais ni l’un ni l’autre.
lobby-missing = ⚠️ Permissions manquantes dans { $channel } : { $permissions }.
lobby-role = **Rôle.** Je le mentionne quand quelqu’un cherche sans que personne d’autre ne cherche, une fois par jour au plus.
lobby-role-missing = ⚠️ Je ne peux pas mentionner ce rôle : permets à tout le monde de le mentionner, ou donne-moi la permission de mentionner tous les rôles.

## Refusals

refused-server-closed = Ce serveur n’est pas ouvert aux parties avec des gens d’ailleurs. Tu peux chercher partout dans tes messages privés avec moi.

## Commands

help-admin-opponent = `/dvonn-admin opponent` : des adversaires d’ailleurs.
command-club-opponent = Jouer avec quelqu’un qui cherche aussi une partie
command-admin-opponent = Qui peut jouer avec qui, et le rôle que je mentionne (demande « Gérer le serveur »)

## People and servers

kept-seeks = Recherches d’adversaire : { $count }

## Standing messages

standing-lobby = Trouver un adversaire
