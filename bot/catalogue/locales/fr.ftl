# What more than one part of the bot says, in French; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
# Style: short, friendly, "tu" to one person and "vous" to both players; at most two sentences; what happened first, then
# what to do. White and Black are Blanc and Noir, without an article, as in the rulebook. People are told without a
# gender: verbs with avoir, "ton adversaire", no participle that would have to agree with somebody.
# A narrow no-break space stands before ; ! and ?, a no-break space before : and % and inside « ». Terms: docs/glossary/fr.md

## Words

white = Blanc
black = Noir
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {" ; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } et { $last }
anybody = tout le monde
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = Compte supprimé
language-name = Français
label-language = Langue : { $language }

## The board message

board-heading = **DVONN · partie { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **À { $player } de jouer**
turn-place = { $sign } **À { $player } de placer**
next-piece-dvonn = Pièce DVONN { $count } sur { $total }
next-piece-own = Pièce { $count } sur { $total }
turn-reminder = { $sign } **{ $player }, ton temps est presque écoulé**
your-turn = { $sign } **À toi de jouer :** { $task }
task-move = déplace une pile
task-place-own = place la pièce { $colour ->
    [white] blanche
   *[black] noire
  } { $count } sur { $total }
task-place-dvonn = place la pièce DVONN rouge { $count } sur { $total }

told-begun-record = La partie commence à partir d’une position notée.
told-begun-full = Le plateau est vide : Blanc commence.
told-begun-random = Toutes les pièces ont été placées au hasard : Blanc commence.
told-placed-own = { colour } a placé une pièce en { $space }.
told-placed-dvonn = { colour } a placé une pièce DVONN en { $space }.
told-all-placed = Toutes les pièces sont placées. Blanc, qui a placé la dernière, joue aussi le premier coup.
told-moved = { colour } : { $move }, pile de { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, hauteur { $height }.
told-cut-off = Pièces isolées : { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } pièce blanche
       *[other] { $count } pièces blanches
      }
   *[black] { $count ->
        [one] { $count } pièce noire
       *[other] { $count } pièces noires
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } pile blanche
       *[other] { $count } piles blanches
      }
   *[black] { $count ->
        [one] { $count } pile noire
       *[other] { $count } piles noires
      }
  } ({ $pieces } pièces)
told-passed = { colour } n’a pas de coup possible et passe.

told-latest = Dernier coup : { $told }
told-undone = Coup de { colour } repris : { $move }.

clock-runs = ⏳ { $until }
clock-away = absence jusqu’au { $until }
clock-given = 🎁 { $player } a offert du temps à { $other } : { $time }.
clock-halted-channel = La partie est en pause : je ne peux pas écrire dans { $channel }. Ouvre-la avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
clock-halted-direct = La partie est en pause : mes messages privés ne t’arrivent pas. Autorise-les, puis ouvre la partie avec `/dvonn games` ici.
clock-halted-left = La partie est en pause : une des personnes qui jouent a quitté le serveur. Elle continuera à son retour.
clock-halted-server = La partie est en pause : je ne suis plus sur le serveur. Elle continuera si l’on m’y invite à nouveau.
clock-halted-in-play = La partie est en pause : cette position se joue dans une partie en cours, alors je ne joue pas encore ici. Je jouerai dès que cette autre partie aura avancé ou sera terminée.
clock-halted-week = La partie est en pause : cette position fait partie du plateau de la semaine, alors je ne joue pas encore ici. Je jouerai { $until }, quand la semaine sera finie.

offer-draw = 🤝 **{ $player } propose la nulle.** { $other }, accepte ou refuse ; l’offre expire au prochain coup.
offer-undo = ↩️ **{ $player } aimerait reprendre { $move }.** { $other }, accepte ou refuse ; la demande expire au prochain coup.
offer-draw-refused = { $player } préfère jouer : pas de nulle pour l’instant.
offer-undo-refused = { $player } refuse la reprise du coup.

result-board = 🏆 **{ $first } gagne { $more }–{ $less }** contre { $second }.
result-resignation = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } abandonne.
   *[stacking] { $second } abandonne à ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } perd au temps.
   *[stacking] { $second } perd au temps, à ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Égalité, { $more }–{ $more } :** { $first } et { $second } partagent la victoire.
result-agreement = 🤝 **Partie nulle :** { $phase ->
    [placing] { $first } et { $second } en ont décidé ensemble.
   *[stacking] { $first } et { $second } en ont décidé ensemble, à ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Fermée sans victoire :** la partie entre { $first } et { $second } était en pause depuis 30 jours.
result-void = **Sans résultat :** personne n’a gagné entre { $first } et { $second }.
result-cancelled-time = **Annulée, personne n’a perdu :** entre { $first } et { $second }, le temps s’est écoulé avant le premier coup d’un des camps.
result-cancelled-time-rated = **Annulée, personne n’a perdu :** entre { $first } et { $second }, le temps s’est écoulé avant que chaque camp ait joué deux coups.
result-cancelled-resigned = **Annulée, personne n’a perdu :** entre { $first } et { $second }, un camp a abandonné avant que chacun ait joué deux coups.
result-cancelled-manager = **Annulée, personne n’a perdu :** l’équipe du serveur a mis fin à la partie entre { $first } et { $second }.
result-cancelled-week = **La semaine est finie :** cet essai n’est pas allé au bout, il n’a donc pas de résultat. Personne n’a perdu.

## A position in words: what a picture shows, for those who can't see it

position-won = La partie est finie : { colour } gagne { $more } à { $less }.
position-tied = La partie est finie : égalité, { $more } partout.
position-place-dvonn = À { colour } de placer une pièce DVONN.
position-place-white = À { colour } de placer une pièce blanche.
position-place-black = À { colour } de placer une pièce noire.
position-pass = { colour } ne peut rien déplacer et doit passer.
position-move = À { colour } de jouer.
position-players = Blanc : { $white }. Noir : { $black }.
position-score = Score : Blanc { $white }, Noir { $black }.
position-owned = { colour } : { $stacks }.
position-nothing-owned = { colour } : rien.
position-single = { $count ->
    [one] pièce seule
   *[other] pièces seules
  } en { $spaces }
position-high = { $count ->
    [one] pile
   *[other] piles
  } de { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}avec une pièce DVONN
   *[other] {" "}avec { $dvonn } pièces DVONN
  } en { $spaces }
position-high-each = piles de { $height }, chacune avec une pièce DVONN, en { $spaces }
position-lone-dvonn = { $count ->
    [one] Pièce DVONN seule
   *[other] Pièces DVONN seules
  } en { $spaces }.
position-empty = Vides : { $spaces }.
position-vacant = { $count ->
    [0] Aucune case n’est vide.
    [49] Le plateau est vide.
   *[other] Les { $count } autres cases sont vides.
  }
position-last-move = Dernier coup : { $told }.
position-cut-off = Isolé par ce coup : { $told }.
position-falling = Ce coup isolerait : { $told }.
position-at-risk = Isolées seulement par un coup vers { $targets } : { $spaces }.
position-blocked = Entourées sur les six côtés, donc bloquées : { $told }.
position-played = Flèche en pointillés, le coup joué : { $told }.
position-numbered = Flèches numérotées, coups prévus : { $told }.
position-better = Flèche pleine, un meilleur coup : { $told }.
position-chosen = Choix : { $told }.
position-targets = { $count ->
    [one] Arrivée possible : { $told }.
   *[other] Arrivées possibles : { $told }.
  }
position-movable = Déplacement possible : { $told }.
position-planned = Prévu, dans cet ordre : { $told }.
position-danger = En danger : { $threats }.
position-threat = { $spaces } si { colour } déplace la pile en { $space }

## Buttons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-to-challenge = Voir
button-move = Déplacer
button-why-not = Pourquoi pas d’autres ?
button-close = Fermer
button-more = Plus
button-back = Retour
button-never-mind = Finalement non
button-play-anyway = Jouer
button-rules = Règles du jeu
button-to-board = Au plateau
button-history = Historique
button-puzzle-again = Réessayer
button-puzzle-solution = Solution
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-share = Partager
button-challenge = Défier quelqu’un
button-setup-full = On place les pièces
button-setup-random = Placées au hasard
button-anybody = Ouvert à tout le monde
button-games = Mes parties
button-games-running = En cours
button-games-finished = Finies
button-games-challenges = Défis
button-support = Aide
button-privacy = Confidentialité
button-terms = Conditions
button-earlier-page = Précédent
button-later-page = Suivant

## Direct messages and threads

ping-challenge = **{ $challenger } te défie à DVONN** sur { $server }.
ping-rematch = **{ $challenger } aimerait une revanche de la partie { $match }** sur { $server }. Les couleurs sont échangées.
ping-turn = **Partie { $match } sur { $server } :** à toi de jouer contre { $opponent }.
ping-offer = **Partie { $match } sur { $server } :** { $opponent } attend ta réponse.
ping-reminder = ⏳ **Partie { $match } sur { $server } :** ton temps pour ce coup contre { $opponent } est presque écoulé.
direct-message-heading = **Partie { $match } sur { $server }**
direct-message-away = { $opponent } s’absente jusqu’au { $until }. D’ici là, sa pendule est arrêtée dans toutes vos parties ; rien n’est perdu.
direct-message-back = { $opponent } est de retour après une absence.
direct-message-halted-permissions = La partie est en pause. Permissions manquantes dans { $channel } : { $permissions }. Ouvre la partie avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
direct-message-halted-closing = La pendule est arrêtée. Après 30 jours de pause, la partie sera fermée.
direct-message-goes-on = La partie était en pause ; elle est de nouveau en cours.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **À { $player } de répondre**
head-halted = en pause

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } te défie à DVONN !**
challenge-anybody = **{ $challenger } aimerait jouer à DVONN.** Qui accepte ?
challenge-rematch = { $opponent }, **{ $challenger } aimerait une revanche de la partie { $match }.** Les couleurs sont échangées.
terms-colour-random = Les couleurs sont tirées au sort.
terms-colour-white = { $challenger } joue Blanc.
terms-colour-black = { $challenger } joue Noir.
terms-setup-full = Vous placez les pièces vous-mêmes : environ 40 tours par camp.
terms-setup-random = Pièces placées au hasard : vous les déplacez tout de suite, environ 15 tours par camp.
terms-setup-record = { $ply ->
    [0] Vous partez d’une position donnée.
    [1] Vous continuez une partie notée après son premier coup.
   *[other] Vous continuez une partie notée après le coup { $ply }.
  }
terms-pace = Cadence : { $pace }.
stakes-rated = Partie comptant pour la cote.
told-rated = Partie comptant pour la cote : essaie des coups et prends des notes, mais ne demande conseil à aucun logiciel ni à personne.
told-limit = { stakes-limit }
stakes-unrated = Partie sans effet sur la cote.
stakes-limit = Partie sans effet sur la cote : en 30 jours, vous en avez commencé 3 qui comptent.
challenge-open-until = Sans réponse, le défi expire { $until }.
challenge-accepted = Le défi lancé par { $challenger } est accepté : la partie { $match } a commencé.
challenge-declined = { $opponent } a refusé le défi lancé par { $challenger }.
challenge-withdrawn = { $challenger } a retiré le défi.
challenge-expired = Le défi lancé par { $challenger } a expiré : personne n’a répondu à temps.
form-reason = Pourquoi ? Tu peux laisser vide

## Blocking

button-block = Bloquer
button-unblock = Débloquer
button-blocked = Personnes bloquées
refused-blocked-by-oneself = Tu as bloqué { $opponent }. Pour jouer ensemble, commence par débloquer cette personne dans `/dvonn preferences`.

## Menus of people and messages: names have at most 32 characters

refused-no-match-in-message = Je n’ouvre une partie que depuis mes propres messages à son sujet : plateau, résultat, défi accepté ou notification.
refused-no-record-in-message = Ce message ne contient ni texte ni fichier. Je lis une notation dans un texte, un bloc de code ou un fichier : texte de Little Golem, SGF ou JSON.

## The move panel

ask-row = Choisis une rangée…
ask-space = Rangée { $row } : choisis une case.
chosen-stack = **{ $space }**, { $height ->
    [1] une pièce seule, avance de { $height } case.
   *[other] une pile de { $height }, avance de { $height } cases.
  }
option-row = Rangée { $row } ({ $count })
option-stack = { $height ->
    [1] pièce seule
   *[other] pile de { $height }
  }
option-dvonn = avec DVONN
option-makes = forme { $height }
option-cuts-off = isole { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = te coûte { $own }
option-cuts-off-own = isole { $pieces } (dont { $own } à toi)
score-yours = toi { $own }–{ $other }
score-colours = Blanc { $white }, Noir { $black }
why-heading = **Ne peuvent pas bouger pour l’instant :**
why-surrounded = - Entourées sur les six côtés : { $spaces }
why-empty-target = - Aucune pile à la bonne distance : { $spaces }
why-lone-dvonn = - Une pièce DVONN ne bouge jamais seule : { $spaces }
ask-move = **Jouer { $move } ?**
ask-own-losses = **{ $move } isole { $stacks ->
    [1] une de tes piles
   *[other] { $stacks } de tes piles
  }** en { $spaces } ({ $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  }). Jouer quand même ?

## Plans

plan-kept = Enregistré ; visible par toi uniquement.

## People and servers

choice-no-channel = Dans aucun salon
choice-hour = { $hour } h UTC
choice-own-puzzles-yes = Oui
choice-own-puzzles-no = Non
choice-everywhere = Partout
choice-place-automatic = D’abord le salon, puis des fils
choice-place-channel = Dans le salon
choice-place-threads = Dans un fil par partie
choice-language-own = Celle des deux, sinon du serveur
choice-ever = toujours
choice-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }

## The computer

button-computer = Contre l’ordinateur
button-computer-play = Jouer
button-computer-random = Au hasard
button-computer-white = Blanc
button-computer-black = Noir
computer-player = { $player } (niveau { $level })
turn-computer = { $sign } **Je réfléchis** au coup de { $colour ->
    [white] Blanc
   *[black] Noir
  }
refused-level-too-high = Ce niveau n’est pas disponible en ce moment. Choisis le niveau { $most } ou un niveau plus bas.
refused-too-many-against-computer = Tu as déjà { $most } parties contre moi. Finis-en une ou abandonnes-en une d’abord ; `/dvonn games` en donne la liste.

## Hints

refused-no-hints-here = Ici, tu trouves tes coups sans aide : il y a des indices à ton tour contre moi, et dans **Historique** pour les parties finies.
refused-still-in-play = Cette position se joue dans une partie en cours, alors je ne l’évalue pas pour l’instant. Je pourrai aider dès que cette partie aura avancé ou sera terminée.
refused-still-in-play-past = Une partie en cours est passée par cette position, alors je ne l’évalue pas pour l’instant. Je pourrai aider quand cette partie sera terminée.
refused-still-in-play-own = Ta partie { $match } a atteint cette position ou est sur le point de l’atteindre, alors je ne l’évalue pas pour l’instant. Je pourrai aider dès que cette partie aura avancé ou sera terminée.
refused-still-in-play-own-past = Ta partie { $match } est passée par cette position, alors je ne l’évalue pas pour l’instant. Je pourrai aider quand cette partie sera terminée.
refused-week-in-play = Cette position fait partie du plateau de la semaine, que tout le monde joue sans aide. Je pourrai aider { $until }, quand la semaine sera finie.
refused-without-help = Le plateau de la semaine se joue sans indice, sans plan, sans reprise et sans nulle : tout le monde a un seul essai, sans aide.
refused-week-over = La semaine de ce plateau est finie, on ne peut plus le jouer. Il y en a un nouveau : appuie sur **Jouer** à cet endroit.
refused-week-shared = Ton résultat de cette semaine est déjà partagé sur ce serveur. Les autres peuvent y comparer le leur.
refused-nothing-to-share = Tu n’as pas de résultat à partager pour cette semaine. Termine d’abord ton essai ; il compte jusqu’à la fin de la semaine.
refused-nothing-to-choose = Personne n’a le choix dans cette position, donc il n’y a pas d’indice. Va à un autre coup.
refused-too-busy = Je réfléchis à beaucoup de parties en ce moment. Réessaie dans une minute.

## Reviews, chances and lines of moves

line-place = une pièce en { $space }
line-pass = pas de coup, passe
certain-win = **{ colour } gagne de { $pieces }** avec un jeu parfait.
certain-tie = Avec un jeu parfait, **il y a égalité**.
certain-win-somehow = **{ colour } gagne** avec un jeu parfait ; de combien, ce n’est pas certain.
percent = { $percent } %
chance-estimated = Chances de victoire : ⚪ { $white } · ⚫ { $black }
puzzle-answer = La meilleure réponse : { $told }
chance-certain = Chances de victoire : ⚪ { $white } · ⚫ { $black }. { $told }
refused-no-review-yet = La partie { $match } est encore en cours ; tu pourras avoir son analyse quand elle sera finie.
refused-nothing-to-review = Aucune pile n’a été déplacée dans cette partie, donc il n’y a rien à analyser.
refused-puzzle-open-here = Il y a déjà un problème ouvert dans ce salon. Résous d’abord celui-ci ; sa solution arrive { $until }, et tu pourras alors partager le suivant.
refused-puzzle-open-elsewhere = Ton problème dans { $channel } est encore ouvert. Tu pourras partager le suivant quand sa solution arrivera, { $until }.
refused-review-shared = L’analyse de cette partie a déjà été partagée : { $url }
refused-review-being-shared = L’analyse de cette partie est en train d’être partagée ; elle sera dans son salon dans un instant.

## For those who manage a server

reason-given = Raison : « { $reason } »
challenge-cancelled = L’équipe du serveur a annulé le défi lancé par { $challenger }.
label-challenge = Défi { $challenge } · { $challenger } → { $opponent }
refused-nothing-to-cancel = Indique une partie ou bien un défi, et je te demanderai confirmation avant de l’annuler.

direct-message-banned = **{ $server } :** tu ne peux plus y défier ni accepter de défis ; l’équipe du serveur en a décidé ainsi. Tes parties en cours continuent. Si tu penses que c’est une erreur, parle aux personnes qui gèrent le serveur.
direct-message-unbanned = **{ $server } :** tu peux de nouveau y défier et accepter des défis. Amuse-toi bien !
refused-banned = Tu ne peux ni défier ni accepter de défis sur ce serveur ; son équipe en a décidé ainsi. Tes parties en cours continuent. Si tu penses que c’est une erreur, parle aux personnes qui gèrent le serveur.
refused-not-banned = Aucune interdiction ne vise { $player } ici. `/dvonn-admin ban`, sans nommer personne, en donne la liste.

refused-nothing-to-export = Il n’y a ici aucune partie à exporter. Dès qu’une partie aura commencé, elle sera dans le fichier.

## Looking back

history-match = **Partie { $match }**
history-record = **Ta notation**

shared = Partagé : tout le monde le voit maintenant dans ce salon.
not-shared = Discord est lent en ce moment, donc je n’ai pas pu le publier. Réessaie dans une minute.

replay-pass = passe
replay-at-the-end = À la fin :
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Score
chart-cut-off = Pièces isolées
chart-mobility = Coups possibles
chart-ply = Coup
chart-told-score = Graphique de la partie. Score : { $winner } { $more }, { $other } { $less }.
chart-told-lead = Plus grande avance : { $pieces } pour { $player }, après le coup { $ply }.
chart-told-no-lead = Personne n’a jamais mené.
chart-told-mobility = { $player } avait de { $least } à { $most } coups possibles.
chart-told-cut-offs = { $count ->
    [1] Un isolement
   *[other] { $count } isolements
  } : { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } au coup { $ply }

card-time-used = temps utilisé : ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = plus grand isolement : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } avec { $move }
card-decided = { $player } en tête dès le coup { $ply }

## Records

ask-opponent = Défier quelqu’un

flaw-place = Je ne peux pas lire cette notation : ligne { $line }, colonne { $column }.
flaw-field = Je ne peux pas lire cette notation : regarde « { $field } ».
flaw-illegal = { $move } n’est pas possible là.
expected-space = Il faudrait là une case du plateau, comme c3.
expected-move = Il faudrait là un coup, comme c3, c3d4 ou pass.
expected-end = Plus rien ne devrait suivre là : la partie ou sa notation est finie.
expected-stack = Il faudrait là une pile faite des lettres W, B et D, ou un point pour une case vide.
expected-next-space = Il faudrait là une virgule et la case suivante.
expected-next-row = Il faudrait là une barre oblique et la rangée suivante.
expected-blank = Il faudrait là un espace.
expected-turn = Il faudrait là w ou b, selon que c’est à Blanc ou à Noir de jouer.
expected-phase = Il faudrait là p ou s : p pendant le placement, s quand les piles bougent.
expected-position = Il faudrait là une position en une ligne, qu’une partie peut atteindre.
expected-header-value = Il faudrait là une valeur entre crochets.
expected-header = Cet en-tête apparaît une deuxième fois ; une seule suffit.
expected-header-name = Il faudrait là le nom d’un en-tête, avec les seules lettres A à Z, et aucun de ceux que les notations utilisent elles-mêmes.
expected-move-number = Il faudrait là le numéro du tour suivant.
expected-legal-move = Il faudrait là un coup permis par les règles.
expected-other-colour = C’est là à l’autre couleur de jouer.
expected-time = Il faudrait là une date et une heure, comme 2025-03-01T18:30:00Z.
expected-result = Ce résultat ne correspond pas aux coups. Sont valables par exemple W+5, B+R, W+T, Draw et Void.
expected-character = Il y a là un caractère abîmé. Enregistre tout en texte brut, en UTF-8.
expected-tree = Le SGF commence par une parenthèse ouvrante ; il en faudrait une là.
expected-node = Il faudrait là un point-virgule.
expected-property = Il faudrait là une propriété, un point-virgule ou une parenthèse ; une propriété n’apparaît qu’une fois dans son nœud.
expected-parenthesis = Il faudrait là une parenthèse ; il en manque peut-être une à la fin.
expected-one-value = Cette propriété prend une seule valeur, et il y en a là une deuxième.
expected-game = C’est la notation d’un autre jeu : DVONN y porte le numéro 37.
expected-step = Il faudrait là une étape d’un tour, comme dropb E 4, pickb E 4, move E 4 F 4, pass ou done.
expected-json = À partir de là, ce n’est plus du JSON : il manque peut-être une virgule, un guillemet ou un crochet, ou il y en a un de trop.
expected-object = Il faudrait là un objet entre accolades.
expected-list = Il faudrait là une liste entre crochets.
expected-string = Il faudrait là un texte entre guillemets droits doubles.
expected-member = Il faudrait là l’un des noms version, headers, start, moves et result, chacun une seule fois.
expected-move-member = Il faudrait là l’un des noms move et time, chacun une seule fois.
expected-version = Il faudrait là la version du format : 1.
expected-moves = La liste des coups (moves) manque.

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · à { $mover } de jouer
live-over = **{ $match }** · { $white } – { $black } · { $progress } · finie

## Private answers

delivery-delayed = C’est enregistré. Discord est lent en ce moment, donc le salon le montrera un peu plus tard.
delivery-missing-permissions = C’est enregistré, mais pas encore visible. Permissions manquantes dans { $channel } : { $permissions }. Demande à la modération d’y remédier ; ensuite, ouvre la partie avec `/dvonn games` et appuie sur **Republier**.
delivery-no-channel = C’est enregistré, mais je ne peux plus écrire dans { $channel }. Si le salon existe encore, demande à la modération de me laisser le voir ; ensuite, ouvre la partie avec `/dvonn games` et appuie sur **Republier**.
delivery-no-direct = C’est enregistré, mais mes messages privés ne t’arrivent pas. Autorise ceux des membres d’un serveur que nous partageons ; ensuite, ouvre la partie avec `/dvonn games`.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Lists

games-match = Partie { $match }
place-direct = messages privés
label-match = Partie { $match } · contre { $opponent }
label-finished = Partie { $match } · { $white } – { $black }
label-turn-own = à toi de jouer
label-turn-other = à l’adversaire de jouer
progress-placing = { $count ->
    [one] { $count } pièce placée
   *[other] { $count } pièces placées
  } sur { $total }

## The lesson

button-lesson = Essayer la leçon

## Trying moves out

refused-no-such-line = Cette suite n’existe plus. Appuie sur **Essayer** dans **Historique** pour en commencer une ; **Mes suites**, sous **Plus**, liste les autres.
refused-no-name = Ce n’est pas encore un nom. Donne à la suite un nom auquel tu la reconnaîtras.
refused-too-many-lines = Tu as { $most } suites enregistrées, et c’est le maximum. Effaces-en une dont tu n’as plus besoin, puis enregistre celle-ci ; elle reste ouverte en attendant.
refused-line-in-play = La partie { $match } est encore en cours, donc cette suite reste entre toi et moi. Tu pourras la partager quand la partie sera finie.
refused-nothing-to-try = La partie est finie dans cette position, donc il n’y a plus rien à essayer. Reviens d’un ou deux coups.

## Refusals

refused-challenged-oneself = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-challenged-bot = Les autres bots ne jouent pas à DVONN. Choisis une personne ou moi, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-opponent-cannot-see = { $opponent } ne voit pas ce salon. Lance ton défi dans un salon que cette personne voit aussi.
refused-cannot-see = Tu ne vois pas le salon où cette partie se jouerait. Demande d’abord à l’équipe du serveur de t’y laisser entrer, puis reviens ici.
refused-no-such-challenge = Ce défi n’existe plus. Lances-en un nouveau avec `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } n’accepte pas de défis. Défie quelqu’un d’autre, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-asked-often-enough = Tu as déjà défié { $opponent } plusieurs fois ; les défis retirés comptent aussi. Tu pourras redemander { $until }, ou dès qu’un de tes défis sera accepté.
refused-too-many-challenges = Tu as { $most } défis sur ce serveur, et c’est le maximum ; les défis retirés comptent pendant un jour. Tu pourras en lancer un autre { $until }, ou dès que quelqu’un répondra à l’un d’eux.
refused-declined-lately = { $opponent } vient de refuser un défi de ta part. Tu pourras redemander { $until } ; d’ici là, quelqu’un d’autre aura peut-être envie de jouer.
refused-own-challenge = C’est ton propre défi, donc quelqu’un d’autre doit y répondre. Tu peux le retirer avec `/dvonn games`.
refused-not-your-challenge = Ce défi s’adresse à { $opponent }. Lance le tien avec `/dvonn challenge`.
refused-decline-open-challenge = Ce défi est ouvert à tout le monde. Laisse-le simplement si tu ne veux pas jouer.
refused-not-your-withdrawal = Le retrait de ce défi revient à { $challenger }.
refused-challenge-closed = Tu peux lancer un autre défi avec `/dvonn challenge`.
refused-no-such-match = Il n’y a pas de partie { $match } sur ce serveur. `/dvonn games` donne la liste des tiennes.
no-games-here = Tu ne joues pas ici en ce moment. Lance une partie avec `/dvonn challenge`.
no-games-anywhere = Tu ne joues nulle part en ce moment. `/dvonn challenge` lance une partie : ici contre moi, dans le salon d’un serveur contre d’autres.
refused-direct-no-such-match = Tu n’as pas de partie { $match }. `/dvonn games` donne la liste des tiennes ; celles des autres, je ne les montre que sur leur serveur.
refused-only-in-servers = **{ $command }** s’utilise dans le salon d’un serveur, où les autres le voient. Essaie là-bas.
refused-nobody-else-here = Ici, tu ne peux jouer que contre moi : laisse `adversaire` vide. Défie les autres dans le salon d’un serveur, où le défi se voit.
refused-left-the-server = Tu n’es plus sur le serveur où cela se jouerait. Rejoins-le d’abord, puis reviens ici.
refused-unclear-match = Quelle partie : { $matches } ? Indique son numéro dans `partie`.
refused-not-a-player = Tu regardes cette partie : elle se joue entre { $white } et { $black }. Lance la tienne avec `/dvonn challenge`.
refused-match-over = La partie { $match } est finie, donc on ne peut plus rien y jouer. Lances-en une nouvelle avec `/dvonn challenge`.
refused-not-rated = La partie { $match } ne compte pas pour la cote. Indique une partie terminée qui compte.
refused-board-moved-on = Ce plateau n’est plus à jour : la partie a avancé. Voici où elle en est.
refused-not-your-turn = Ce n’est pas à toi : on attend { $player }.
refused-no-more-time-to-give = Tu as déjà offert du temps { $most } fois dans cette partie, et c’est le maximum. Un mot gentil aide aussi.
refused-offer-stands = Une autre offre est encore ouverte. { $offer }
refused-offer-lapsed = Cette offre ne tient plus : il y a eu une réponse, ou un coup depuis.
refused-offer-declined = { $opponent } vient de refuser. Continue la partie pour l’instant ; tu pourras redemander après un coup de chaque côté.
refused-own-offer = C’est ta propre offre ; la réponse revient à { $opponent }.
refused-nothing-to-undo = Il n’y a rien à reprendre : tu ne peux reprendre que ton propre coup, et seulement avant la réponse de ton adversaire.
refused-too-many-replies = Cela ferait plus de { $most } réponses, et je ne peux pas en garder plus. Effaces-en d’abord quelques-unes.
refused-plan-of-spaces = Toutes les pièces sont placées, donc il n’y a plus de cases à prévoir. Les réponses aux coups se prévoient avec **Essayer**.
refused-plan-of-moves = Des pièces restent à placer. Jusqu’à ce que le plateau soit plein, **Prévoir**, sous **Plus**, prévoit où vont les tiennes.
refused-plan-without-answer = Un plan a besoin de ta réponse : indique ton propre coup après celui de ton adversaire.
refused-plan-changed = Ton plan a changé entre-temps. Le voici tel qu’il est maintenant.
refused-illegal-plan = { $move } n’est plus possible là, donc je ne l’ai pas prévu.
refused-no-rematch-yet = Cette partie n’est pas encore finie. Tu pourras demander une revanche après.
refused-not-a-space = « { $text } » n’est pas une case du plateau. Indique une lettre de a à k et une rangée de 1 à 5, comme c3.
refused-not-a-move = Je ne sais pas lire « { $text } » comme un coup. Indique une case pour placer une pièce, comme f3, ou deux pour déplacer une pile, comme d3 c2.
refused-missing-permissions = Permissions manquantes dans { $channel } : { $permissions }. Demande à la modération d’y remédier, ou joue dans un autre salon.
refused-no-channel = Je ne peux pas écrire dans { $channel }. Demande à la modération de me laisser le voir, ou joue dans un autre salon.
refused-not-the-manager = Seules les personnes qui gèrent ce serveur peuvent faire cela. Demande à quelqu’un qui a la permission **Gérer le serveur**.
refused-not-a-date = Je ne comprends pas « { $text } » comme une date à venir. Exemples : 24/12, demain, vendredi, 5 jours, 2 semaines.
refused-not-a-period = Je ne comprends pas « { $text } » comme une date. Indique une année, un mois ou un jour : 2026, 03/2026 ou 14/03/2026.
refused-not-quiet-hours = Je ne sais pas lire « { $text } ». Choisis les deux heures et indique un fuseau horaire, comme Europe/Paris.
refused-not-a-pace = Je ne peux pas régler une pendule sur « { $text } ». Écris le temps de chaque coup, comme 3d ou 10m, ou ce que chaque coup ajoute : 10m + 10s, ou 3d + 1d < 5d (5 jours au plus). Au départ, de 10s à 30d.
refused-not-days-off = Je ne sais pas lire « { $text } » comme des jours de repos. Écris les jours en chiffres de 1 (lundi) à 7 et un fuseau horaire : 67 Europe/Paris. Un fuseau seul veut dire samedi et dimanche là-bas.
refused-away-too-long = { $days ->
    [0] Il ne te reste aucun des { $most } jours de cette année. Chacun d’eux revient au bout d’un an.
   *[other] C’est trop long : sur les { $most } jours de cette année, il t’en reste { $days }. Choisis un jour plus proche.
  }
refused-not-away = Tu n’as pas d’absence en cours, donc tes pendules tournent déjà.
refused-channel-not-allowed = Sur ce serveur, on joue ailleurs : dans { $channels }. Utilise la commande là-bas.
refused-late-form = J’ai mis trop de temps, pardon. Appuie de nouveau sur le bouton.
refused-watched-own-match = Tu joues toi-même cette partie. `/dvonn preferences` décide quand je te préviens.
refused-not-watchable = Cette partie se joue dans un fil privé, donc je n’en dis rien ailleurs. Va dans ce fil pour la suivre.
refused-not-followed = { $channel } ne montre aucune partie. Utilise `/dvonn-admin follow` pour qu’un salon en montre.
refused-unreadable-command = Je n’ai pas pu lire cette commande : elle a peut-être changé depuis que tu as ouvert Discord. Redémarre Discord, puis écris-la de nouveau.
refused-discord-silent = Discord ne me répond pas en ce moment, donc rien n’a changé. Réessaie dans une minute.
refused-outdated-control = Ce bouton vient d’une de mes anciennes versions. Ouvre la partie avec `/dvonn games` pour en avoir un à jour.

illegal-game-over = La partie est finie.
illegal-must-place = Les 49 pièces doivent être placées avant que les piles bougent. Appuie sur **Placer**, ou écris une case avec `/dvonn move`.
illegal-must-stack = Toutes les pièces sont placées, il est temps de déplacer des piles. Appuie sur **Déplacer**, ou écris deux cases avec `/dvonn move`, comme d3 c2.
illegal-must-pass = Aucune de tes piles ne peut bouger, donc tu passes.
illegal-may-not-pass = L’une de tes piles peut bouger, donc tu n’as pas le droit de passer.
illegal-occupied = { $space } est occupée. Choisis une case libre.
illegal-empty-space = Il n’y a pas de pile en { $source }.
illegal-lone-dvonn = La pièce DVONN en { $source } n’est à personne et ne bouge jamais seule.
illegal-not-your-stack = La pile en { $source } n’est pas à toi : sa pièce du dessus est à ton adversaire.
illegal-surrounded = La pile en { $source } est entourée sur les six côtés, donc elle ne peut pas bouger.
illegal-same-space = Une pile doit aller sur une autre case que { $source }.
illegal-not-a-straight-line = { $move } n’est pas une ligne droite sur le plateau.
illegal-wrong-distance = La pile en { $source } a { $height ->
    [one] { $height } pièce, donc elle avance d’exactement { $height } case
   *[other] { $height } pièces, donc elle avance d’exactement { $height } cases
  }, pas de { $distance }.
illegal-empty-target = { $target } est vide : un coup doit finir sur une pièce ou une pile.
illegal-anywhere = Depuis { $source }, il n’y a aucune pile { $height ->
    [1] sur une case voisine
   *[other] à exactement { $height } cases
  }.
legal-targets = Depuis { $source }, elle peut aller vers { $targets }.
legal-stacks = Tu peux déplacer : { $spaces }.

apology = Quelque chose n’a pas marché de mon côté, pardon. Réessaie ; si cela continue, donne la référence **{ $reference }** aux personnes qui s’occupent de moi.
apology-store = Je n’ai pas accès à ma base de données en ce moment, pardon, et rien n’a changé. Réessaie dans une minute (référence **{ $reference }**).
apology-stopping = Je suis en train de redémarrer et n’ai pas pu finir, pardon. Regarde si c’est fait, et sinon réessaie dans une minute.

refused-picture-too-large = Cette animation dépasserait { $limit } ko, ce qui est trop ici. **Historique** montre les mêmes coups un par un.
refused-not-to-be-shared-here = Certaines personnes d’ici ne peuvent pas voir le salon de cette partie, donc je ne la montre pas ici. Tu peux la partager dans son propre salon.
refused-may-not-write = Tu ne peux pas écrire dans { $channel }, donc je n’y publie rien pour toi. Essaie dans un salon où tu peux écrire.
refused-shared-often = Tu as partagé { $most } choses ici en peu de temps ; laissons un peu de place aux autres. Tu pourras partager la suivante { $until }.
refused-no-record-given = Donne-moi une seule notation : dans `texte` ou dans `fichier`.
refused-record-too-large = C’est trop long pour une notation : je lis au plus { $limit } ko.
refused-file-not-given = Discord ne m’a pas donné ce fichier, donc je n’ai pas pu le lire. Réessaie dans un instant, ou colle la notation comme texte.
refused-record-not-text = Ce fichier n’est pas du texte brut. Enregistre la notation comme texte en UTF-8 et réessaie.
refused-no-such-import = Je n’ai plus cette notation : je garde chacune 7 jours. Utilise `/dvonn import` pour me la redonner.
refused-nothing-left-to-play = La partie est finie à ce moment-là, donc on ne peut pas la continuer. Choisis un coup plus tôt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Le jeu de plateau DVONN : apprendre, défier, jouer coup par coup
command-dvonn-club = Ce qui relie les parties : le tableau et plus
command-dvonn-admin = Gérer DVONN sur ce serveur

## Commands: options. Their names have no blanks and no capitals

name-opponent = adversaire
name-channel = salon
name-setup = placement
name-match = partie
name-user = personne
name-player = personne

pace-none = sans limite
pace-per-move = { $time } par coup
pace-increment = { $bank } + { $increment } par coup
pace-capped = { $bank } + { $increment } par coup, { $cap } au plus
pace-whole = { $bank } pour toute la partie
pace-other = un autre temps…
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
pace-rest = { $pace } ; jours de repos : { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Un autre temps
form-pace-bank = Temps au départ
form-pace-bank-explanation = Un nombre suivi de d, h, m ou s : 3d pour 3 jours ; ou bien 12h, 10m, 30s.
form-pace-increment = Ajouté à chaque coup
form-pace-increment-explanation = Par exemple 1d ou 10s. Si tu laisses vide, chaque coup dispose du temps entier.
form-pace-cap = Au plus
form-pace-cap-explanation = Ce qui peut s’accumuler, par exemple 5d. Laisse vide pour ne pas limiter.
duration-d = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
duration-h = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
duration-m = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
duration-s = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
option-match = Le numéro de la partie, en cas de doute
option-finished-match = Le numéro de la partie terminée

## Private answers

done-challenged = Ton défi est publié. La partie commence dès qu’il est accepté.

## The computer

button-computer-again = Au niveau { $level }
button-ask-to-resign = Demander l’abandon
computer-begin = **Jouer contre l’ordinateur.** Je réponds en une ou deux secondes, tu peux reprendre tous tes coups, et je n’ai pas de pendule. Choisis un niveau, la mise en place et ta couleur.
computer-up-to = En ce moment, le niveau le plus élevé ici est { $most }.
computer-level = Niveau { $level }
computer-level-1 = Vient d’apprendre les règles
computer-level-2 = Prévoit un coup, mais laisse passer des choses
computer-level-3 = Joue de temps en temps
computer-level-4 = Fait rarement des cadeaux
computer-level-5 = Prévoit deux coups
computer-level-6 = Un solide niveau de club
computer-level-7 = Difficile à battre
computer-level-8 = Je donne tout
computer-resigned = Tu as raison, je ne peux plus sauver cette partie. Bien joué !
computer-not-lost = Je n’abandonne pas encore : il n’est pas certain que je perde.
done-computer = La partie { $match } a commencé.
done-computer-direct = Je ne peux pas ouvrir de fil ici : notre partie { $match } est dans tes messages privés.

## Buttons

button-cut-off-before = ⏪ Isolement
button-cut-off-after = Isolement ⏩
button-replay = Revoir

## Looking back

history-at = { $title } · { $ply ->
    [0] le début{ $left ->
        [0] {""}
        [one] , encore { $left } coup
       *[other] , encore { $left } coups
      }
   *[other] coup { $ply } sur { $last }
  }
history-given-start = La partie commence à partir d’une position donnée.
history-begun-here = À partir d’ici, ce sont les adversaires de cette partie qui jouent.
ask-ply = Aller à un coup
option-start = Le début
option-ply = { $ply } : { colour } { $move }
count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }

shared-position = { $player } partage une position :

replay-drawing = Je dessine les coups un par un ; un instant.

## Buttons

button-place = Placer
button-back-to-panel = Retour à ton coup
button-next = Partie suivante

## The move panel

panel-heading = **Toi ({ colour }) contre { $opponent } :** { $task }.
panel-choose-move = choisis ton coup
panel-choose-stack = choisis une pile à déplacer
panel-facts-week = Plateau de la semaine { $number }, fin { $until }
# The viewer in the bar above a board.
bar-you = Toi
next-is = Ensuite : { $opponent }, partie { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Tu gagnes { $own }–{ $other }.**
    [lost] **Tu perds { $own }–{ $other }.**
   *[tied] **Égalité, { $own }–{ $other } :** vous partagez la victoire.
  }
ended-resignation = { $result ->
    [won] **Tu gagnes :** { $opponent } abandonne.
   *[lost] **Tu abandonnes :** { $opponent } gagne.
  }
ended-time = { $result ->
    [won] **Tu gagnes :** { $opponent } n’a plus de temps.
   *[lost] **Tu perds :** ton temps est écoulé.
  }
ended-agreement = **Partie nulle :** tu en as décidé avec { $opponent }.
ended-score = Le score était de { $own }–{ $other }.
ended-led = { $before ->
    [you] Tu menais dès le premier coup.
   *[opponent] { $opponent } menait dès le premier coup.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Tu menais jusqu’au coup { $ply }
    [opponent] { $opponent } menait jusqu’au coup { $ply }
   *[nobody] Vous étiez à égalité jusqu’au coup { $ply }
  } ({ $move }).
ended-cut-off = { $loser ->
    [you] Ce coup a isolé { $pieces } de tes pièces.
   *[opponent] Ce coup a isolé { $pieces } des pièces adverses.
  }
button-play-again = Rejouer

## Plans

plan-no-spaces = **Partie { $match } : rien de prévu.** Choisis une rangée, puis une case : j’y placerai ta pièce dès que ce sera à toi.
plan-spaces = **Partie { $match } : ton plan.** À chacun de tes tours, je placerai ta pièce sur la première de ces cases qui sera libre : { $spaces }.
plan-placed = C’était à toi, alors j’ai placé **{ $spaces }** pour toi.

## The computer

panel-computer-thinks = je réfléchis à mon coup

## Private answers

done-played = **{ $move }** est joué.
done-answered = { $opponent } avait prévu une réponse, donc le plateau a déjà avancé.
next-none-anywhere = Aucune partie ne t’attend nulle part. Profite du calme, ou lances-en une : `/dvonn challenge` ici contre moi, dans le salon d’un serveur contre d’autres.
next-none = Aucune partie ne t’attend. Profite du calme, ou lances-en une avec `/dvonn challenge`.

## Records

record-event = DVONN sur Discord, partie { $match }

## Rules and help

tip-edge = 💡 **Astuce :** mets quelques pièces au bord. Elles peuvent bouger dès le début ; celles du milieu attendent qu’une voisine parte.
tip-red = 💡 **Astuce :** reste près des pièces DVONN ({ $spaces }). Dès que les piles bougent, ce qui perd son lien avec elles est hors jeu.
tip-spread = 💡 **Astuce :** écarte tes pièces. Entassées, elles se bloquent entre elles et peuvent se perdre toutes à la fois.
tip-landing = 💡 **Astuce :** arrive sur les piles adverses. Tu prends ce que tu recouvres, et ton adversaire a une pile de moins à déplacer.
tip-links = 💡 **Astuce :** veille à tes liens. Sans { $space }, tu perdrais { $spaces } : réfléchis bien avant de déplacer cette pile.
tip-mobile = 💡 **Astuce :** garde des piles basses. Celle en { $space } ne trouve aucune pile à { $height } cases ; plus une pile est haute, plus vite elle est coincée.
tip-danger = 💡 **Astuce :** surveille la pièce DVONN en { $space }. Si elle part, tu peux perdre { $spaces } ; tu pourrais arriver dessus avant.
tip-last = 💡 **Astuce :** les derniers coups décident souvent. Gardes-en en réserve, pour que ton adversaire doive passer avant toi.

## Standing messages

standing-ratings = Tableau des cotes
standing-puzzles = Problèmes du mois
standing-week = Plateau de la semaine

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks.
names-of-coming-days = aujourd’hui demain après-demain/apres-demain
names-of-weekdays = lun/lundi mar/mardi mer/mercredi jeu/jeudi ven/vendredi sam/samedi dim/dimanche
names-of-months = jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec
