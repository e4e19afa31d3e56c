## The crown

button-crown = La couronne
button-crown-challenge = Défier
button-crown-lay-down = Rendre la couronne
crown-heading = 👑 **La couronne de ce serveur**
crown-picture = Une couronne.
crown-picture-of = Une couronne, avec le nom { $player }.
crown-holder = **{ $player }** porte la couronne depuis le { $since }.
crown-hidden-player = une personne au profil masqué
crown-defences = { $count ->
    [0] Pas encore défendue.
    [1] Défendue une fois.
   *[other] Défendue { $count } fois.
  }
crown-defences-brief = { $count ->
    [one] { $count } défense
   *[other] { $count } défenses
  }
crown-free = **Personne ne porte la couronne.** Les deux premières personnes du classement peuvent se la disputer : `/dvonn-club table`.
crown-contenders = En ce moment : { $first } et { $second }.
crown-waiting = { $player } a défié { $opponent }. Réponse attendue { $until }.
crown-playing = { $player } et { $opponent } jouent pour la couronne.
crown-rules = Toute personne du classement peut défier, une à la fois. Qui porte la couronne répond sous 3 jours ou la perd ; en cas d’égalité, elle ne change pas de tête. Une partie classée : pièces placées au hasard, 3 jours de chaque côté et un de plus à chaque coup.
crown-earlier = **Portée avant par**
crown-off = Ce serveur n’a pas de couronne en ce moment. L’équipe du serveur peut la mettre en jeu avec `/dvonn-admin crown`.
crown-won = 👑 **{ $player } remporte la couronne.**
crown-came = 👑 **{ $player } porte désormais la couronne.** Le défi n’a pas été relevé.
crown-challenge = 👑 **{ $player } défie { $opponent } pour la couronne.** Sans réponse, elle va à { $player } { $until }.
crown-invitation = 👑 **{ $player } invite { $opponent } à jouer pour la couronne.** Réponse attendue { $until }.
crown-notify = { $player } te défie pour la couronne. Tu acceptes ?
crown-invite = Inviter quelqu’un à jouer
ask-lay-down = **Rendre la couronne ?** Si quelqu’un t’a défié, elle est pour cette personne. Sinon, plus personne ne la porte. C’est définitif.
ask-resign-crown = **Abandonner la partie pour la couronne ?** Elle sera perdue. C’est définitif.
panel-facts-crown = Partie { $match }, pour la couronne

## Private answers

crown-challenge-sent = Ton défi est envoyé.
crown-begun = La partie pour la couronne a commencé. Bon jeu !
crown-declined = Tu as refusé de jouer pour la couronne.
crown-withdrawn = Tu as retiré ton défi pour la couronne.
crown-laid-down = Tu as rendu la couronne.

## Direct messages

crown-asked = { $server } : { $player } te défie pour la couronne. Sans réponse, tu la perds { $until }.
crown-asked-free = { $server } : { $player } veut jouer contre toi pour la couronne, que personne ne porte. Sans réponse, elle va à { $player } { $until }.
crown-invited = { $server } : { $player } porte la couronne et t’invite à la lui disputer. Réponse attendue { $until }.
crown-quiet = { $server } : personne ne t’a défié pour la couronne depuis 60 jours. Pour la garder, invite quelqu’un sous 14 jours avec `/dvonn-club crown`.
crown-yours = { $server } : 👑 la couronne est à toi. Ton défi n’a pas été relevé.
crown-passed-on = { $server } : tu ne portes plus la couronne, car le défi n’a pas eu de réponse à temps. Reprends-la avec `/dvonn-club crown`.
crown-not-now = { $server } : la partie pour la couronne que tu as proposée a été refusée. Tu gardes la couronne.
crown-free-again = { $server } : tu ne portes plus la couronne, car tu n’as invité personne à te la disputer. Tu peux la regagner : `/dvonn-club crown`.
role-trouble-crown = { $server } : je ne peux pas donner ou retirer le rôle de la couronne. Il me faut **Gérer les rôles** et un rôle au-dessus. La couronne fonctionne sans lui ; voir `/dvonn-admin crown`.

## For managers

crown-manage-off = La couronne n’est pas en jeu. Choisis un salon pour la mettre en jeu : sa carte, ses défis et ses parties y seront.
crown-manage-on = La couronne est dans { $channel }. Ne choisis aucun salon pour la retirer ; qui la porte la perd alors.
crown-manage-missing = ⚠️ Permissions manquantes dans { $channel } : { $permissions }.
crown-manage-gone = ⚠️ Le salon n’existe plus, ou je ne peux plus y écrire. Choisis-en un autre.
crown-manage-role = Un rôle pour qui porte la couronne, si tu veux :
crown-stopped = La couronne n’est plus en jeu.

## Commands

help-crown = `/dvonn-club crown` montre qui porte la couronne du serveur.
help-admin-crown = `/dvonn-admin crown` : une couronne.
command-club-crown = La couronne du serveur : qui la porte, depuis quand, et qui peut défier
command-admin-crown = Mettre en jeu ou retirer la couronne, choisir son salon et un rôle (demande « Gérer le serveur »)

## Refusals

refused-crown-off = Il n’y a pas de couronne en jeu ici en ce moment. L’équipe du serveur peut la mettre en jeu avec `/dvonn-admin crown`.
refused-crown-busy = Quelqu’un d’autre défie déjà pour la couronne. Réessaie une fois que c’est décidé : `/dvonn-club crown` montre où on en est.
refused-crown-own = Tu portes toi-même la couronne : c’est aux autres de te défier. Choisis quelqu’un d’autre.
refused-crown-not-in-table = Seules les personnes du classement de ce serveur jouent pour la couronne. `/dvonn-club table` montre ce qui manque encore.
refused-crown-free = Tant que personne ne porte la couronne, seules les deux premières personnes du classement se la disputent : `/dvonn-club table`. Ensuite, tout le classement peut défier.
refused-crown-rest = Tu as joué pour la couronne il y a peu : place aux autres d’abord. Tu pourras défier à nouveau dès le { $until }.
refused-crown-away = L’autre personne s’absente jusqu’au { $until }. Défie-la à son retour.
refused-crown-answered = Ce défi pour la couronne n’est plus ouvert. `/dvonn-club crown` montre où on en est.
refused-crown-not-yours = Ce n’est pas à toi de répondre à ce défi. Pour jouer toi-même pour la couronne, utilise `/dvonn-club crown`.
refused-crown-own-challenge = C’est toi qui l’as envoyé, donc l’autre personne doit répondre. Pour le retirer, appuie sur **Retirer**.
refused-crown-in-play = Tu joues en ce moment pour la couronne. Termine cette partie, ou abandonne-la.
refused-crown-not-worn = Tu ne portes pas la couronne, il n’y a rien à rendre. `/dvonn-club crown` montre qui la porte.
refused-crown-not-to-invite = Tu ne peux inviter quelqu’un que si personne ne t’a défié depuis 60 jours. D’ici là, c’est aux autres de te défier.

## People and servers

kept-reigns = Couronnes que tu portes ou as portées : { $count }

## Standing messages

standing-crown = Couronne
