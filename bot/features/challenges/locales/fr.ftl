## Buttons

button-rematch = Revanche

## Challenges

challenges-none = Tu n’as aucun défi en attente ici. Lances-en un avec `/dvonn challenge`.
challenges-none-anywhere = Tu n’as aucun défi en attente. Avec `/dvonn challenge`, tu joues contre moi dans nos messages privés et tu défies d’autres personnes partout ailleurs.
challenges-heading = **Défis en attente :** { $count }
challenges-own = **Ton défi à { $opponent }**
challenges-own-open = **Ton défi ouvert à tout le monde**
challenges-other = **{ $challenger } te défie**

form-decline = Refuser le défi
form-decline-explanation = Affiché sous le défi.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Défier à DVONN
compose-heading = **Défier { $opponent } à DVONN.**
compose-reaches = { $place ->
        [guild] Le défi apparaîtra dans ce salon.
        [bot-dm] Je demanderai par message privé, et c’est là que vous jouerez.
       *[foreign] Le défi apparaîtra dans cette conversation, visible par tout le monde.
    }
compose-blocked = Tu as bloqué { $opponent }. Pour jouer ensemble, débloque d’abord cette personne.
compose-colour-random = Couleurs : tirées au sort
compose-colour-white = Couleurs : je joue Blanc
compose-colour-black = Couleurs : je joue Noir
compose-setup-full = Placement : pièce par pièce
compose-setup-full-means = Environ 40 tours par camp
compose-setup-random = Placement : au hasard
compose-setup-random-means = On déplace tout de suite : environ 15 tours par camp
compose-rated = Cote : partie classée
compose-unrated = Cote : partie non classée
compose-place-here = Lieu : ce salon
compose-place-private = Lieu : messages privés
compose-place-private-means = Personne d’autre ne voit la partie
button-rated = Classée
button-unrated = Non classée
button-place-here = Ce salon
button-place-private = En privé
button-pace-live = ⚡ En direct, { $time }
button-pace-days = Jours
button-pace-none = Sans limite de temps
compose-pace = Cadence : { $pace }
button-send-challenge = Envoyer le défi

## Welcome

begin-first = Ta première partie ? Avec **Placées au hasard**, vous sautez le placement et déplacez des piles tout de suite.
begin-live = Vous jouez tout de suite, jusqu’au bout. Le défi expire au bout de { $time }.
begin-private = Vous jouez dans vos messages privés avec moi, et personne d’autre ne voit la partie.
begin-directly = **Défie quelqu’un contre qui tu as déjà joué.** Je lui demande par message privé, et c’est là que vous jouez.
begin-directly-nobody = D’ici, tu défies les personnes contre qui tu as déjà joué, et il n’y en a pas encore. Utilise `/dvonn challenge` dans le salon d’un serveur ou une autre conversation : qui accepte joue contre toi.

## Records

begin-new = **Nouvelle partie :** choisis le placement et la cadence, puis ton adversaire. Pour ta couleur ou une autre cadence, utilise `/dvonn challenge`.

## Private answers

done-declined = Tu as refusé le défi.
done-withdrawn = Tu as retiré le défi.
done-accepted = La partie { $match } a commencé. Bonne partie !
done-accepted-private = La partie { $match } a commencé dans tes messages privés avec moi. Bonne partie !
done-rematch = Tu as demandé une revanche dans { $channel }. Elle commencera dès qu’elle sera acceptée. Les couleurs sont échangées.
done-rematch-private = J’ai demandé une revanche à { $opponent } par message privé. Elle commencera dès qu’elle sera acceptée. Les couleurs sont échangées.
rematch-asked = Tu as déjà demandé une revanche à { $opponent }. Elle commencera dès qu’elle sera acceptée, ou que l’autre appuiera sur le même bouton.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Défier quelqu’un, lancer un défi ouvert, ou jouer contre l’ordinateur

## Commands: options. Their names have no blanks and no capitals

name-colour = couleur
name-level = niveau
name-pace = cadence
name-days-off = jours-de-repos
name-rated = classée
name-private = privée

option-opponent = La personne à défier ; laisse vide pour un défi ouvert à tout le monde
option-colour = La couleur que tu veux jouer ; au hasard par défaut
choice-colour-random = au hasard
choice-colour-white = Blanc
choice-colour-black = Noir
option-setup = Comment les pièces arrivent sur le plateau ; on les place par défaut, sauf contre l’ordinateur
choice-setup-full = placées à la main · 40 tours par camp
choice-setup-random = au hasard · 15 tours par camp
option-level = Jouer contre moi : 1 pour débuter, 10 pour m’affronter au maximum de ma force
option-pace = Le temps, comme 3d, 10m + 10s ou 3d + 1d < 5d ; par défaut, la cadence du serveur
option-days-off = Jours sans pendule : un fuseau horaire (samedi et dimanche), ou des jours et un fuseau, comme 67 UTC
option-rated = Compter la partie pour la cote ; oui par défaut
option-private = Jouer en messages privés avec moi, sans que personne d’autre ne voie ; non par défaut

## Refusals

refused-cannot-see = Tu ne vois pas le salon de cette partie. Demande l’accès à l’équipe du serveur, puis réessaie.
refused-only-in-its-chat = Je ne peux pas écrire à { $opponent }. Appuie sur **Revanche** sous le résultat, dans la conversation où vous avez joué : elle y sera visible.
