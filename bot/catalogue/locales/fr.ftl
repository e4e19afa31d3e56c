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
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Compte supprimé
unknown-user = Compte inconnu
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

told-begun-record = La partie commence à partir d’une position donnée.
told-begun-full = Le plateau est vide. Blanc commence.
told-begun-random = Les pièces ont été placées au hasard. Blanc commence.
told-placed-own = { colour } a placé une pièce en { $space }.
told-placed-dvonn = { colour } a placé une pièce DVONN en { $space }.
told-all-placed = Toutes les pièces sont placées. Blanc a placé la dernière et joue aussi le premier coup.
told-moved = { colour } : { $move }, pile de { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, pile de { $height }.
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
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } jusqu’à { $at }
clock-away = absence jusqu’au { $until }
clock-given = 🎁 { $player } a offert du temps à { $other } : { $time }.
clock-halted-no-channel = **En pause :** je ne peux pas écrire dans { $channel }. Pour continuer ailleurs, ouvre la partie avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
clock-halted-missing-permissions = **En pause.** Permissions manquantes dans { $channel } : { $permissions }. Ouvre la partie avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
clock-halted-locked = **En pause :** { $channel } est verrouillé, donc je ne peux pas y écrire. La partie reprendra dès que la modération le déverrouillera. Pour continuer ailleurs, ouvre la partie avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
clock-halted-timeout = **En pause :** la modération m’a exclu temporairement jusqu’au { $until }. La partie reprendra ensuite.
clock-halted-refused = **En pause :** Discord refuse mon message dans { $channel }. Je vais réessayer. Pour continuer ailleurs, ouvre la partie avec `/dvonn games` dans un autre salon et appuie sur **Continuer ici**.
clock-halted-managed = { $player } peut gérer ce salon, donc sa pendule continue de tourner. Sans coup de sa part pendant 30 jours, la partie est perdue.
clock-halted-managed-timeout = { $player } peut m’exclure temporairement, donc sa pendule continue de tourner. Sans coup de sa part pendant 30 jours, la partie est perdue.
clock-halted-direct = **En pause :** je ne peux pas t’envoyer de messages privés. Autorise-les, puis ouvre la partie ici avec `/dvonn games`.
clock-halted-direct-of = **En pause :** mes messages privés n’arrivent pas à { $player }, donc sa pendule continue de tourner. La partie reprendra dès qu’ils seront autorisés et que la partie sera ouverte ici avec `/dvonn games`. Sans coup de sa part pendant 30 jours, la partie est perdue.
clock-halted-direct-one = **En pause :** mes messages privés n’arrivent qu’à une seule personne. Il faut les autoriser, ou rejoindre un serveur où je suis, puis ouvrir la partie ici avec `/dvonn games`.
clock-halted-server = **En pause :** je ne suis plus sur le serveur. La partie continuera si l’on m’y invite de nouveau.
clock-halted-watched = **En pause :** la partie ne peut pas continuer pour l’instant.
clock-halted-in-play = **En pause :** cette position se joue en ce moment dans une autre partie, donc je ne peux pas encore jouer ici. Je jouerai dès que cette partie l’aura dépassée.
clock-halted-protected = **En pause :** cette position fait partie d’un plateau que tout le monde joue sans aide. Je jouerai quand ce sera fini.

board-found = J’ai trouvé quelqu’un : { $player }. Bonne partie !
offer-draw = 🤝 **{ $player } propose la nulle.** { $other }, accepte ou refuse. L’offre expire au prochain coup.
offer-undo = ↩️ **{ $player } demande à reprendre { $move }.** { $other }, accepte ou refuse. La demande expire au prochain coup.
offer-draw-own = 🤝 **Tu as proposé la nulle.** { $other } n’a pas encore répondu. L’offre expire au prochain coup.
offer-undo-own = ↩️ **Tu as demandé à reprendre { $move }.** { $other } n’a pas encore répondu. La demande expire au prochain coup.
offer-draw-refused = { $player } a refusé la nulle.
offer-undo-refused = { $player } a refusé la reprise du coup.

result-board = 🏆 **{ $first } gagne { $more }–{ $less }** contre { $second }.
result-resignation = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } abandonne.
   *[stacking] { $second } abandonne (⚪ { $white }–{ $black } ⚫).
  }
result-time = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } perd au temps.
   *[stacking] { $second } perd au temps (⚪ { $white }–{ $black } ⚫).
  }
result-tie = 🤝 **Égalité, { $more }–{ $more },** entre { $first } et { $second }.
result-agreement = 🤝 **Partie nulle** d’un commun accord entre { $first } et { $second }{ $phase ->
    [placing] .
   *[stacking] {" "}(⚪ { $white }–{ $black } ⚫).
  }
result-abandoned = **Partie fermée sans résultat** entre { $first } et { $second } : elle était en pause depuis 30 jours.
result-void = **Partie sans résultat** entre { $first } et { $second }.
result-cancelled-time = **Partie annulée, sans résultat :** { $late } n’a plus de temps, mais trop tôt pour que la partie contre { $other } compte.
result-cancelled-resigned = **Partie annulée, sans résultat,** entre { $first } et { $second } : un camp a abandonné avant que chacun ait joué deux coups.
result-cancelled-manager = **Partie annulée, sans résultat,** entre { $first } et { $second } : l’équipe du serveur y a mis fin.
result-cancelled-end = **Partie annulée, sans résultat,** entre { $first } et { $second } : la date limite est arrivée avant la fin de la partie.

## A position in words: what a picture shows, for those who can't see it

position-won = La partie est terminée. { colour } gagne { $more } à { $less }.
position-tied = La partie est terminée. Égalité, { $more } partout.
position-place-dvonn = À { colour } de placer une pièce DVONN.
position-place = À { colour } de placer une pièce.
position-pass = { colour } n’a pas de coup possible et doit passer.
position-move = À { colour } de jouer.
position-players = Blanc : { $white }. Noir : { $black }.
position-withheld = -# Le plateau est décrit en mots, car tu ne peux pas joindre de fichiers dans ce salon. Dans tes messages privés avec moi, c’est une image.
position-score = Score : Blanc { $white }, Noir { $black }.
position-row = Rangée { $row }, de { $first } à { $last } : { $stacks }.
position-here = { $colour ->
    [white] blanche
   *[black] noire
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}avec DVONN
   *[other] {" "}avec { $dvonn } DVONN
  }
position-here-empty = **vide**
position-owned = { colour } : { $stacks }.
position-nothing-owned = { colour } : aucune pile.
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
   *[other] Autres cases vides : { $count }.
  }
position-last-move = Dernier coup : { $told }.
position-cut-off = Ce coup a isolé : { $told }.
position-falling = Ce coup isolerait : { $told }.
position-at-risk = Seul un coup vers { $targets } isolerait : { $spaces }.
position-blocked = Bloquées (entourées sur les six côtés) : { $told }.
position-played = Flèche en pointillés, le coup joué : { $told }.
position-numbered = Flèches numérotées, le plan : { $told }.
position-better = Flèche pleine, un meilleur coup : { $told }.
position-chosen = Choix : { $told }.
position-targets = { $count ->
    [one] Arrivée possible : { $told }.
   *[other] Arrivées possibles : { $told }.
  }
position-movable = Piles qui peuvent bouger : { $told }.
position-planned = Prévu, dans cet ordre : { $told }.
position-danger = En danger : { $threats }.
position-threat = { $spaces } si { colour } joue depuis { $space }

## Buttons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-to-challenge = Voir le défi
button-move = Déplacer
button-why-not = Et les autres piles ?
button-close = Fermer
button-more = Plus
button-open = Ouvrir
button-back = Retour
button-never-mind = Laisser tomber
button-play-anyway = Jouer
button-rules = Règles du jeu
button-to-board = Voir le plateau
button-show-here = L’afficher ici
button-to-channel = Voir le salon
button-to-server = Voir le serveur
button-history = Historique
button-puzzle-again = Réessayer
button-puzzle-solution = Solution
button-share = Partager
button-challenge = Défier quelqu’un
button-setup-full = On place les pièces
button-setup-random = Placées au hasard
button-anybody = Ouvert à tout le monde
button-find-opponent = Trouver un adversaire
button-games = Mes parties
button-games-running = En cours
button-games-finished = Terminées
button-games-challenges = Défis
button-install = Ajouter à tes applis
button-support = Aide
button-privacy = Confidentialité
button-terms = Conditions
button-earlier-page = Précédent
button-later-page = Suivant
button-next-file = Fichier suivant

## Direct messages and threads

ping-challenge = { $challenger } te défie à DVONN sur { $server }.
ping-rematch = { $challenger } aimerait une revanche de la partie { $match } sur { $server }. Les couleurs sont échangées.
notify-game = { $match } ({ $server })
notify-turn = À toi de jouer dans la partie { $game }{ $phase ->
    [placing] {" "}: place une pièce.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Ton temps pour ce coup dans la partie { $game } est presque écoulé{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } propose la nulle dans la partie { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } demande à reprendre { $move } dans la partie { $game }.
notify-begun = La partie entre { $white } et { $black } commence.
notify-begun-live = ⚡ La partie en direct { $game } commence : { $white } contre { $black }. À { $first } de jouer.
notify-placed = { $player } a placé une pièce en { $space }.
notify-moved = { $player } a joué { $move }.
notify-pass = { $player } n’a pas de coup possible et passe.
notify-standing = Partie { $game } : { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } a gagné la partie { $game } contre { $second }, { $more }–{ $less }.
notify-over-tie = La partie { $game } entre { $first } et { $second } finit à égalité, { $more }–{ $more }.
notify-over-resignation = { $second } abandonne la partie { $game } contre { $first }.
notify-over-time = { $second } perd au temps la partie { $game } contre { $first }.
notify-over-agreement = La partie { $game } entre { $first } et { $second } est nulle d’un commun accord.
notify-over-closed = La partie { $game } entre { $first } et { $second } finit sans résultat.
notify-challenge = { $challenger } te défie à DVONN.
notify-rematch = { $challenger } aimerait une revanche de la partie { $match }.
notify-on-hold = La partie { $game } est en pause.
notify-goes-on = La partie { $game } reprend.
notify-unrated = La partie { $game } ne compte plus pour les cotes.
notify-away = Partie { $game } : { $player } s’absente.
notify-back = Partie { $game } : { $player } est de retour.
notify-done = Partie { $game } : ce que tu as demandé est fait.
direct-message-late-answer = Discord t’a peut-être dit que je n’ai pas répondu. Mais c’est fait, donc pas besoin de recommencer.
direct-message-halted-here = Tu peux aussi continuer ici même avec `/dvonn games`.
direct-message-halted-closing = La pendule est arrêtée. Après 30 jours de pause, la partie sera fermée.
direct-message-goes-on = La partie n’est plus en pause.
direct-message-begun = Ton défi a été accepté. Ta pendule ne tourne que quand c’est à toi de jouer.
direct-message-moved = Je ne peux plus écrire dans le fil de la partie, donc elle continue dans { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **À { $player } de répondre**
head-halted = en pause
head-live = ⚡ en direct dans le fil

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
    [1] Vous continuez une partie importée après son premier coup.
   *[other] Vous continuez une partie importée après le coup { $ply }.
  }
terms-pace = Cadence : { $pace }.
terms-private = Vous jouez en messages privés avec moi. Personne d’autre ne voit la partie.
terms-private-rematch = Vous jouez en messages privés avec moi.
terms-foreign = Vous jouez ici même. Le plateau arrive aussi dans vos messages privés avec moi, si je peux vous écrire.
stakes-rated = Partie classée.
told-rated = Partie classée. Tu peux essayer des coups et prendre des notes, mais ne demande d’aide ni à un logiciel ni à quelqu’un d’autre.
told-limit = { stakes-limit }
stakes-unrated = Partie non classée.
stakes-limit = Partie non classée : ces 30 derniers jours, vous avez déjà commencé 3 parties classées ensemble.
challenge-open-until = Sans réponse, le défi expire { $until }.
challenge-accepted = Le défi lancé par { $challenger } a été accepté. La partie { $match } a commencé.
challenge-accepted-private = Le défi lancé par { $challenger } a été accepté. La partie se joue en privé.
challenge-declined = { $opponent } a refusé le défi lancé par { $challenger }.
challenge-withdrawn = { $challenger } a retiré le défi.
challenge-expired = Le défi lancé par { $challenger } a expiré sans réponse.
form-reason = Raison (facultative)

## Blocking

button-block = Bloquer
button-unblock = Débloquer
button-blocked = Personnes bloquées
refused-blocked-by-oneself = Tu as bloqué { $opponent }. Pour jouer ensemble, débloque d’abord cette personne dans `/dvonn preferences`.

## The move panel

ask-row = Choisis une rangée…
ask-space = Rangée { $row } : choisis une case
chosen-stack = **{ $space }** : { $height ->
    [1] une pièce seule, qui avance de 1 case.
   *[other] une pile de { $height }, qui avance de { $height } cases.
  }
option-row = Rangée { $row } ({ $count })
option-stack = { $height ->
    [1] pièce seule
   *[other] pile de { $height }
  }
option-dvonn = avec pièce DVONN
option-makes = pile de { $height }
option-cuts-off = isole { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = te coûte { $own }
option-cuts-off-own = isole { $pieces } (dont { $own } à toi)
score-yours = toi { $own }–{ $other }
score-colours = Blanc { $white }, Noir { $black }
why-heading = **Ces piles ne peuvent pas bouger pour l’instant :**
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

plan-kept = Enregistré. Personne d’autre ne le voit.

## People and servers

choice-no-channel = Dans aucun salon
choice-no-role = Aucun rôle
choice-hour = { $hour } h UTC
choice-own-puzzles-yes = Oui
choice-own-puzzles-no = Non
choice-everywhere = Partout
choice-place-automatic = D’abord le salon, puis des fils
choice-place-channel = Dans le salon
choice-place-threads = Dans un fil par partie
choice-quiet-yes = Activé
choice-quiet-no = Désactivé
choice-ping-automatic = Automatique
choice-ping-channel = Dans le salon
choice-ping-direct = En message privé
choice-language-own = Langue des deux camps ou du serveur
choice-ever = Toujours

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
refused-level-too-high = Ce niveau n’est pas disponible en ce moment. Choisis le niveau { $most } ou moins.
refused-too-many-against-computer = Tu as déjà { $most } parties contre moi. Termine ou abandonne d’abord l’une d’elles. `/dvonn games` en donne la liste.

## Hints

refused-still-in-play = Cette position se joue en ce moment dans une partie, donc je ne peux pas encore la commenter. Je pourrai t’aider quand cette partie l’aura dépassée ou sera terminée.
refused-still-in-play-past = Une partie en cours est passée par cette position, donc je ne peux pas encore la commenter. Je pourrai t’aider quand cette partie sera terminée.
refused-still-in-play-own = Ta partie { $match } a atteint cette position ou va l’atteindre, donc je ne peux pas encore la commenter. Je pourrai t’aider quand cette partie l’aura dépassée ou sera terminée.
refused-still-in-play-own-past = Ta partie { $match } est passée par cette position, donc je ne peux pas encore la commenter. Je pourrai t’aider quand cette partie sera terminée.
refused-played-without-help = Cette position fait partie d’un plateau que tout le monde joue sans aide. Je pourrai t’aider quand ce sera fini, { $until }.
refused-not-in-this-game = Ce n’est pas possible dans ce type de partie.
refused-past-its-end = La date limite de cette partie est passée, donc elle ne peut plus continuer.
refused-too-busy = Je joue beaucoup de parties en ce moment. Réessaie dans une minute.

## Reviews, chances and lines of moves

line-place = une pièce en { $space }
line-pass = pas de coup possible, passe
certain-win = **{ colour } gagne de { $pieces }** avec un jeu parfait.
certain-tie = **Égalité** avec un jeu parfait.
certain-win-somehow = **{ colour } gagne** avec un jeu parfait. L’écart n’est pas certain.
percent = { $percent } %
chance-estimated = Chances de victoire : ⚪ { $white } · ⚫ { $black }
puzzle-answer = Meilleure réponse : { $told }
chance-certain = Chances de victoire : ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Raison : « { $reason } »
challenge-cancelled = L’équipe du serveur a annulé le défi lancé par { $challenger }.
label-challenge = Défi { $challenge } · { $challenger } → { $opponent }

refused-banned = L’équipe de ce serveur t’y interdit les défis, donc tu ne peux ni en lancer ni en accepter. Tes parties en cours continuent. Si tu penses que c’est une erreur, contacte les personnes qui gèrent le serveur.

refused-nothing-to-export = Il n’y a encore aucune partie à exporter ici.

## Looking back

history-match = **Partie { $match }**
history-record = **Ta notation**

shared = Partagé. Tout le monde dans ce salon peut le voir.
not-shared = Discord est lent en ce moment, donc je n’ai pas pu le publier. Réessaie dans une minute.

replay-pass = passe
replay-at-the-end = À la fin :
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Score
chart-cut-off = Pièces isolées
chart-mobility = Coups possibles
chart-ply = Coup
chart-told-score = Graphique de la partie. Score : { $winner } { $more }, { $other } { $less }.
chart-told-lead = Plus grande avance : { $player }, de { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  }, après le coup { $ply }.
chart-told-no-lead = Personne n’a jamais mené.
chart-told-mobility = Coups possibles pour { $player } : de { $least } à { $most }.
chart-told-cut-offs = { $count ->
    [1] Un isolement
   *[other] { $count } isolements
  } : { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } au coup { $ply }

card-time-used = Temps utilisé : ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } a isolé { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } avec { $move }
card-decided = { $player } en tête dès le coup { $ply }

## Records

ask-opponent = Défier quelqu’un

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · à { $mover } de jouer
live-over = **{ $match }** · { $white } – { $black } · { $progress } · terminée

## Private answers

delivery-delayed = Enregistré. Discord est lent en ce moment, donc le salon l’affichera un peu plus tard.
delivery-missing-permissions = Enregistré, mais je ne peux pas encore l’afficher. Permissions manquantes dans { $channel } : { $permissions }. Demande à la modération de les accorder. Ensuite, ouvre la partie avec `/dvonn games` et appuie sur **Republier**.
delivery-no-channel = Enregistré, mais je ne peux plus écrire dans { $channel }. Si le salon existe encore, demande à la modération de me laisser le voir. Ensuite, ouvre la partie avec `/dvonn games` et appuie sur **Republier**.
delivery-locked = Enregistré, mais { $channel } est verrouillé, donc je ne peux pas l’y afficher. Demande à la modération de le déverrouiller. Je l’afficherai alors.
delivery-timeout = Enregistré, mais la modération m’a exclu temporairement jusqu’au { $until }. Je l’afficherai ensuite.
delivery-refused = Enregistré, mais Discord refuse mon message dans { $channel }. Je vais réessayer. Tu peux aussi ouvrir la partie avec `/dvonn games` dans un autre salon et appuyer sur **Continuer ici**.
delivery-no-direct = Enregistré, mais je ne peux pas t’envoyer de messages privés. Autorise ceux des membres d’un serveur que nous avons en commun. Ensuite, ouvre la partie avec `/dvonn games`.
delivery-install = Si nous n’avons aucun serveur en commun, [ajoute-moi à tes applications]({ $install }). Je pourrai alors t’écrire.
foreign-no-server = Je ne peux pas t’écrire, car nous n’avons aucun serveur en commun : je ne peux te prévenir que dans cette conversation, quand ton adversaire y joue. Regarde ce plateau de temps en temps : n’importe quel bouton le met à jour.
foreign-stranger = Je ne peux pas encore t’écrire : je ne peux te prévenir que dans cette conversation, quand ton adversaire y joue. [Ajoute-moi à tes applications]({ $install }), et tu recevras ton propre plateau et un message à chaque tour.
foreign-closed = Tu n’acceptes pas mes messages privés : je ne peux te prévenir que dans cette conversation, quand ton adversaire y joue. Débloque-moi ou autorise les messages privés, et tu recevras aussi ton propre plateau.
foreign-not-called = Je n’ai pas pu prévenir { $player } ici. Dis-lui que c’est son tour.
foreign-call-in-doubt = Je ne sais pas si j’ai pu prévenir { $player } ici. Dis-lui que c’est son tour.
foreign-how = Appuie sur la pile à déplacer, puis sur sa destination.
foreign-moved-on = La partie { $match } continue ici dans un message plus récent.
foreign-behind = Le plateau de l’autre conversation l’affichera dès que quelqu’un y appuiera sur un bouton.
foreign-behind-call = Je ne peux pas écrire à { $player }. Appuie sur un bouton du plateau dans la conversation où vous jouez : je l’y préviendrai.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Lists

games-match = Partie { $match }
match-number = partie { $match }
place-direct = messages privés
place-foreign = une autre conversation
label-match = Partie { $match } · contre { $opponent }
label-finished = Partie { $match } · { $white } – { $black }
label-turn-own = à toi de jouer
label-turn-other = à l’adversaire de jouer
progress-placing = { $count ->
    [one] { $count } pièce placée
   *[other] { $count } pièces placées
  } sur { $total }
ranking-further = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
  }
ranking-own = **Toi :** rang { $place } · { $figures }

## The lesson

button-lesson = Essayer la leçon

## Trying moves out

refused-no-name = Donne un nom à cette suite.

## Refusals

refused-challenged-oneself = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou laisse `adversaire` vide pour un défi ouvert.
refused-challenged-bot = Les autres bots ne jouent pas à DVONN. Choisis une personne ou joue contre moi. Pour un défi ouvert, laisse `adversaire` vide.
refused-opponent-cannot-see = { $opponent } ne voit pas ce salon. Lance ton défi dans un salon que cette personne voit aussi.
refused-no-such-challenge = Ce défi n’existe plus. Lances-en un nouveau avec `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } n’accepte pas de défis. Défie quelqu’un d’autre, ou laisse `adversaire` vide pour un défi ouvert.
refused-asked-often-enough = Tu as déjà défié { $opponent } autant de fois que je l’autorise, défis retirés et expirés compris. Tu pourras redemander { $until }, ou dès qu’un de tes défis sera accepté.
refused-too-many-challenges = Tu as atteint la limite de { $most } défis sur ce serveur. Les défis retirés ou expirés comptent pendant un jour. Tu pourras en lancer un autre { $until }, ou dès que l’un d’eux aura une réponse.
refused-declined-lately = { $opponent } vient de refuser ton défi. Tu pourras lui redemander { $until }. Tu peux défier d’autres personnes dès maintenant.
refused-own-challenge = C’est ton propre défi : quelqu’un d’autre doit y répondre. Tu peux le retirer ici.
refused-not-your-challenge = Ce défi s’adresse à { $opponent }. Lance le tien avec `/dvonn challenge`.
refused-decline-open-challenge = Tout le monde peut accepter ce défi, donc inutile de le refuser.
refused-not-your-withdrawal = Ce défi a été lancé par { $challenger }. Tu ne peux pas le retirer.
refused-challenge-closed = Tu peux lancer un autre défi avec `/dvonn challenge`.
refused-no-such-match = Il n’y a pas de partie { $match } sur ce serveur. `/dvonn games` donne la liste des tiennes.
no-games-here = Tu ne joues pas ici en ce moment. Lance une partie avec `/dvonn challenge`.
no-games-anywhere = Tu ne joues aucune partie en ce moment. Pour en lancer une, utilise `/dvonn challenge` : contre moi dans nos messages privés, contre d’autres dans toute autre conversation ou tout autre salon.
refused-direct-no-such-match = Tu n’as pas de partie { $match }. `/dvonn games` donne la liste des tiennes. Celles des autres ne se voient que sur leur serveur.
refused-only-in-servers = **{ $command }** ne fonctionne que dans le salon d’un serveur, où les autres le voient. Utilise cette commande là-bas.
refused-nobody-else-here = Personne d’autre ne lit cette conversation. Choisis quelqu’un contre qui tu as déjà joué, ou lance ton défi dans le salon d’un serveur.
refused-not-played-yet = D’ici, tu ne peux défier que les personnes contre qui tu as déjà joué : personne ne reçoit ainsi de messages d’inconnus. Défie { $opponent } dans un salon ou une conversation en commun.
refused-cannot-write-to = Mes messages privés n’arrivent pas à { $opponent }, donc impossible d’y jouer. Il faut d’abord les autoriser.
refused-left-the-server = Tu n’es plus sur le serveur de cette partie. Rejoins-le, puis réessaie.
refused-unclear-match = Plusieurs parties sont possibles : { $matches }. Indique un numéro dans `partie`.
refused-not-a-player = Cette partie se joue entre { $white } et { $black }, donc tu ne peux pas faire cela. Lance la tienne avec `/dvonn challenge`.
refused-match-over = La partie { $match } est terminée. Lances-en une nouvelle avec `/dvonn challenge`.
refused-out-of-time = Trop tard : dans la partie { $match }, un temps était déjà écoulé. Le résultat s’affiche ici dans un instant.
refused-own-match = La partie { $match } est la tienne, donc tu ne peux pas décider à son sujet. Demande à une autre personne de l’équipe du serveur.
refused-board-moved-on = Ce plateau n’était plus à jour. Voici le plateau actuel.
refused-not-your-turn = Ce n’est pas ton tour. À { $player } de jouer.
refused-no-more-time-to-give = Tu as déjà offert du temps { $most } fois dans cette partie, c’est le maximum.
refused-offer-stands = Une autre offre est encore ouverte. { $offer }
refused-offer-lapsed = Cette offre n’est plus valable : elle a reçu une réponse, ou un coup a été joué depuis.
refused-offer-declined = { $opponent } vient de refuser. Tu pourras redemander après un coup de chaque camp.
refused-own-offer = C’est ta propre offre. La réponse revient à { $opponent }.
refused-nothing-to-undo = Il n’y a pas de coup à reprendre. Tu ne peux reprendre que ton propre coup, avant la réponse de ton adversaire.
refused-too-many-replies = Un plan peut contenir au plus { $most } réponses. Supprimes-en d’abord quelques-unes.
refused-plan-of-spaces = Toutes les pièces sont placées, donc il n’y a plus de cases à prévoir. Pour prévoir des coups, utilise **Essayer**.
refused-plan-of-moves = Il reste des pièces à placer. Pour prévoir où iront les tiennes, utilise **Prévoir**, sous **Plus**.
refused-plan-without-answer = Ce plan a besoin d’une réponse. Ajoute ton propre coup après celui de ton adversaire.
refused-plan-changed = Ton plan a changé entre-temps. Voici le plan actuel.
refused-illegal-plan = Ce coup n’est plus possible, donc je ne l’ai pas ajouté au plan : { $move }.
refused-no-rematch-yet = Cette partie n’est pas encore terminée. Tu pourras demander une revanche à la fin.
refused-not-a-space = « { $text } » n’est pas une case du plateau. Indique une lettre de a à k et une rangée de 1 à 5, comme c3.
refused-missing-permissions = Permissions manquantes dans { $channel } : { $permissions }. Demande à la modération de les accorder, ou joue dans un autre salon.
refused-no-channel = Je ne peux pas écrire dans { $channel }. Demande à la modération de me laisser le voir, ou joue dans un autre salon.
refused-locked = { $channel } est verrouillé, donc je ne peux pas y écrire. Demande à la modération de le déverrouiller, ou joue dans un autre salon.
refused-timeout = La modération m’a exclu temporairement jusqu’au { $until }. Réessaie ensuite.
refused-refused = Discord refuse mon message dans { $channel }. Réessaie plus tard, ou joue dans un autre salon.
refused-not-the-manager = Il te faut une permission pour cela : **Gérer le serveur**. Demande à quelqu’un qui l’a.
refused-not-a-date = « { $text } » n’est pas une date à venir. Exemples : 24/12, demain, vendredi, 5 jours, 2 semaines.
refused-not-quiet-hours = Je ne comprends pas « { $text } ». Choisis les deux heures et indique un fuseau horaire, comme Europe/Paris.
refused-not-a-daily-hour = Je ne comprends pas « { $text } ». Choisis une heure et indique un fuseau horaire, comme Europe/Paris.
refused-not-a-pace = Je ne comprends pas la cadence « { $text } ». Indique le temps par coup, comme 3d ou 10m, ou un temps de départ et ce que chaque coup ajoute : 10m + 10s, ou 3d + 1d < 5d (5 jours au plus). Le temps de départ va de 10s à 30d.
refused-time-without-unit = Il manque l’unité à « { $part } » : d pour les jours, h pour les heures, m pour les minutes, s pour les secondes. Écris par exemple { $instead } ou { $other }.
refused-times-without-sign = « { $part } » peut être un temps ou deux. Écris { $instead } pour un temps par coup, ou { $other } pour un temps de départ et ce que chaque coup ajoute.
refused-clock-without-start = Avec un temps de départ de « { $part } », personne ne pourrait jouer. Donne un temps de départ, par exemple { $instead } ou { $other }.
refused-clock-too-short = « { $part } » est trop court : le temps de départ est d’au moins 10s. Écris par exemple { $instead } ou { $other }.
refused-time-too-long = « { $part } » est trop long : le maximum est de 30d. Écris par exemple { $instead } ou { $other }.
refused-maximum-too-low = Le maximum de « { $part } » est inférieur au temps de départ. Indique au moins autant, par exemple { $instead }.
refused-maximum-without-increment = Aucun coup n’ajoute de temps, donc rien ne s’accumule jusqu’à « { $part } ». Écris { $instead } pour ce temps à chaque coup, ou { $other }.
refused-not-days-off = Je ne comprends pas « { $text } ». Indique les jours de repos en chiffres, de 1 (lundi) à 7, et un fuseau horaire : 67 Europe/Paris. Un fuseau horaire seul veut dire samedi et dimanche là-bas.
refused-away-too-long = { $days ->
    [0] Tu as utilisé les { $most } jours de cette année. Chacun redevient disponible au bout d’un an.
   *[other] C’est trop long. Jours restants cette année : { $days } sur { $most }. Choisis une date plus proche.
  }
refused-channel-not-allowed = Sur ce serveur, on joue dans d’autres salons : { $channels }. Utilise la commande là-bas.
refused-late-form = Pardon, j’ai mis trop de temps. Appuie de nouveau sur le bouton.
refused-not-watchable = Cette partie se joue dans un fil privé, donc on ne peut la suivre que là où on la voit.
refused-unreadable-command = Je n’ai pas pu lire cette commande. Elle a peut-être changé depuis que tu as ouvert Discord. Redémarre Discord, puis écris-la de nouveau.
refused-not-in-server = Je ne suis pas encore sur ce serveur, donc ça ne marche pas ici. Demande à quelqu’un qui le gère de [m’inviter]({ $invite }). Tu peux quand même lancer des défis ici, ou jouer contre moi dans tes messages privés.
refused-not-in-private-channels = Dans cette conversation, je ne peux répondre qu’à toi, en privé : les autres n’en verraient rien. Joue contre moi : le plateau arrive dans tes messages privés. Pour défier quelqu’un, utilise `/dvonn challenge` ici même.
refused-no-files-here = Tu ne peux pas joindre de fichiers dans ce salon, donc je ne peux pas t’en envoyer ici. Utilise la commande dans tes messages privés avec moi.
refused-no-direct-messages = Je ne peux pas t’envoyer de messages privés, et c’est là que tu jouerais. Autorise ceux des membres d’un serveur que nous avons en commun, puis réessaie.
refused-seen-by-nobody-else = Dans ce salon, tu ne peux pas utiliser tes propres applications devant les autres : personne d’autre ne verrait le défi. Utilise `/dvonn challenge` dans un groupe ou dans tes messages privés avec quelqu’un. Ou joue contre moi : le plateau arrive dans tes messages privés.
others-play-install = Pour lancer la tienne, [ajoute-moi à tes applications]({ $install }) et utilise `/dvonn challenge`.
refused-others-play = Seuls { $white } et { $black } peuvent utiliser ce plateau : c’est leur partie.
refused-discord-silent = Discord ne répond pas en ce moment, donc rien n’a changé. Réessaie dans une minute.
refused-outdated-control = Ce bouton n’est plus à jour. Ouvre la partie avec `/dvonn games` pour en avoir un nouveau.

illegal-game-over = La partie est terminée.
illegal-must-place = Les 49 pièces doivent être placées avant que les piles bougent. Appuie sur **Placer**, ou écris une case avec `/dvonn move`.
illegal-must-stack = Toutes les pièces sont placées, donc il est temps de déplacer des piles. Appuie sur **Déplacer**, ou écris deux cases avec `/dvonn move`, comme d3 c2.
illegal-must-pass = Aucune de tes piles ne peut bouger, donc tu passes.
illegal-may-not-pass = L’une de tes piles peut bouger, donc tu ne peux pas passer.
illegal-occupied = { $space } est occupée. Choisis une case vide.
illegal-empty-space = Il n’y a pas de pile en { $source }.
illegal-lone-dvonn = La pièce DVONN en { $source } n’est à personne et ne bouge jamais seule.
illegal-not-your-stack = La pile en { $source } n’est pas à toi. Sa pièce du dessus est à ton adversaire.
illegal-surrounded = La pile en { $source } est entourée sur les six côtés, donc elle ne peut pas bouger.
illegal-same-space = Une pile ne peut pas aller sur sa propre case, { $source }.
illegal-not-a-straight-line = { $move } n’est pas en ligne droite.
illegal-wrong-distance = La pile en { $source } a { $height ->
    [one] { $height } pièce, donc elle avance exactement de { $height } case
   *[other] { $height } pièces, donc elle avance exactement de { $height } cases
  }, pas de { $distance }.
illegal-empty-target = { $target } est vide. Un coup doit finir sur une pièce ou une pile.
illegal-anywhere = Depuis { $source }, il n’y a aucune pile { $height ->
    [1] sur une case voisine
   *[other] à exactement { $height } cases
  }.
legal-targets = Coups possibles depuis { $source } : { $targets }.
legal-stacks = Piles que tu peux déplacer : { $spaces }.

apology = Pardon, quelque chose n’a pas marché de mon côté. Réessaie. Si cela continue, donne cette référence aux personnes qui gèrent ce bot : **{ $reference }**
apology-store = Pardon, je n’ai pas accès à ma base de données en ce moment. Rien n’a changé. Réessaie dans une minute. Référence : **{ $reference }**
apology-saved = Pardon, quelque chose n’a pas marché de mon côté, mais c’est déjà enregistré. Regarde le résultat avant de recommencer. Référence : **{ $reference }**
apology-stopping = Pardon, je redémarre et n’ai pas pu finir. Regarde si c’est fait. Sinon, réessaie dans une minute.

refused-picture-too-large = Cette animation dépasserait { $limit } ko. **Historique** montre les mêmes coups un par un.
refused-not-to-be-shared-here = Certaines personnes ici ne voient pas le salon de cette partie, donc je ne peux pas la partager ici. Tu peux la partager dans son propre salon.
refused-may-not-write = Tu ne peux pas écrire dans { $channel }, donc je ne peux rien y publier pour toi. Essaie dans un salon où tu peux écrire.
refused-shared-often = Tu as partagé { $most } choses ici en peu de temps. Pour laisser un peu de place aux autres, tu pourras partager la suivante { $until }.
refused-no-such-import = Cette notation n’est plus là : je garde chacune 7 jours. Importe-la de nouveau avec `/dvonn import`.
refused-nothing-left-to-play = La partie est terminée à ce moment-là, donc on ne peut pas la continuer. Choisis un coup antérieur.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Le jeu de plateau DVONN : apprendre, défier, jouer coup par coup
command-dvonn-club = DVONN sur ce serveur : classement, problèmes, parties terminées et plus
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
pace-capped = { $bank } + { $increment }/coup, max. { $cap }
pace-whole = { $bank } pour toute la partie
pace-other = autre cadence…
pace-live = ⚡ En direct, maintenant
pace-rest = { $pace } ; jours de repos : { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Autre cadence
form-pace-bank = Temps de départ
form-pace-bank-explanation = Un nombre suivi de d, h, m ou s : 3d pour 3 jours. Aussi possible : 12h, 10m, 30s.
form-pace-increment = Ajouté à chaque coup
form-pace-increment-explanation = Par exemple 1d ou 10s. Si c’est vide, chaque coup dispose du temps entier.
form-pace-cap = Temps maximum
form-pace-cap-explanation = Le temps maximum à accumuler, par exemple 5d. Laisse vide pour ne pas limiter.
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
option-match = Le numéro de la partie, si tu en as plusieurs
option-finished-match = Le numéro de la partie terminée
option-only-against = Seulement contre cette personne

## Private answers

done-challenged = Ton défi est publié. La partie commence dès que quelqu’un l’accepte.
done-challenged-directly = J’ai demandé à { $opponent } par message privé. La partie commencera dès que le défi sera accepté ; vous jouerez dans vos messages privés avec moi.

## The computer

button-computer-again = Au niveau { $level }
button-computer-change = Modifier…
button-ask-to-resign = Demander l’abandon
computer-begin = **Jouer contre l’ordinateur.** Je réponds en quelques secondes, tu peux reprendre tous tes coups, et il n’y a pas de pendule. Choisis un niveau, un placement et une couleur.
computer-up-to = Niveau le plus élevé en ce moment : { $most }.
computer-level = Niveau { $level }
computer-level-1 = Vient d’apprendre les règles
computer-level-2 = Voit un coup à l’avance, et laisse passer beaucoup de choses
computer-level-3 = Joue de temps en temps
computer-level-4 = Joue souvent, et laisse passer peu de choses
computer-level-5 = Fait rarement des cadeaux
computer-level-6 = Prévoit deux coups à l’avance
computer-level-7 = Un solide niveau de club
computer-level-8 = Difficile à battre
computer-level-9 = Bat des logiciels redoutables
computer-level-10 = Au maximum de ma force : une ou deux secondes par coup
computer-resigned = Tu as raison, je ne peux plus sauver cette partie. Bien joué !
computer-not-lost = Je n’abandonne pas encore : je peux peut-être sauver cette partie.
done-computer = La partie { $match } a commencé.
done-computer-direct = { $place ->
        [guild] Je ne peux pas ouvrir de fil ici, donc notre partie { $match } est dans tes messages privés.
       *[foreign] Notre partie { $match } est dans tes messages privés, car je ne peux pas tenir un plateau à jour ici.
    }

## Buttons

button-cut-off = Isolement
button-replay = Animation

## Looking back

history-at = { $title } · { $ply ->
    [0] le début{ $left ->
        [0] {""}
        [one] , encore { $left } coup
       *[other] , encore { $left } coups
      }
   *[other] coup { $ply } sur { $last }
  }
history-begun-here = À partir d’ici, les deux camps de cette partie ont pris le relais.
ask-ply = Aller à un coup
option-start = Le début
option-ply = { $ply } : { colour } { $move }
count-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
shared-by = Partagé par { $player } :

replay-drawing = Je dessine les coups un par un. Un instant.

## Buttons

button-place = Placer
button-back-to-panel = Retour à ton coup
button-next = Partie suivante
button-show-panel = Voir la partie

## The move panel

panel-heading = **Toi ({ colour }) contre { $opponent } :** { $task }.
panel-waits = **{ $opponent } réfléchit.** Tu joues { colour }.
panel-farewell = **La partie { $match } continue,** mais je ne peux plus mettre à jour cette page. Appuie sur **Voir la partie** pour savoir où elle en est.
panel-choose-move = choisis ton coup
panel-choose-stack = choisis une pile à déplacer
# The viewer in the bar above a board.
bar-you = Toi
next-is = Ensuite : { $opponent }, partie { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Tu as gagné { $own }–{ $other }.**
    [lost] **Tu as perdu { $own }–{ $other }.**
   *[tied] **Égalité, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Tu as gagné :** { $opponent } a abandonné.
   *[lost] **Tu as abandonné,** donc { $opponent } gagne.
  }
ended-time = { $result ->
    [won] **Tu as gagné :** { $opponent } n’a plus de temps.
   *[lost] **Tu as perdu :** ton temps est écoulé.
  }
ended-agreement = **Partie nulle** d’un commun accord avec { $opponent }.
ended-score = Score : { $own }–{ $other }.
ended-led = { $before ->
    [you] Tu as mené dès le premier coup.
   *[opponent] { $opponent } a mené dès le premier coup.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Tu as mené jusqu’au coup { $ply }
    [opponent] { $opponent } a mené jusqu’au coup { $ply }
   *[nobody] Il y avait égalité jusqu’au coup { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Ce coup a isolé { $pieces } de tes pièces.
   *[opponent] Ce coup a isolé { $pieces ->
        [one] { $pieces } pièce adverse.
       *[other] { $pieces } pièces adverses.
      }
  }
button-play-again = Rejouer
button-result = Résultat

## Plans

plan-no-spaces = **Partie { $match } : aucun plan.** Choisis une rangée, puis une case. J’y placerai ta pièce dès que ce sera ton tour.
plan-spaces = **Partie { $match } : ton plan.** À chacun de tes tours, je placerai une pièce sur la première case vide de cette liste : { $spaces }.
plan-placed = Joué comme prévu : **{ $spaces }**.

## The computer

panel-computer-thinks = je réfléchis à mon coup

## Private answers

done-played = Coup joué : **{ $move }**.
done-answered = { $opponent } avait prévu une réponse, donc la partie a déjà avancé.
next-none-anywhere = Aucune partie n’attend ton coup. Pour en lancer une, utilise `/dvonn challenge` : contre moi dans nos messages privés, contre d’autres dans toute autre conversation ou tout autre salon.
next-none = Aucune partie n’attend ton coup. Pour en lancer une, utilise `/dvonn challenge`.

## Records

record-event = DVONN sur Discord, partie { $match }

## Rules and help

tip-edge = 💡 **Astuce :** mets quelques pièces au bord. Elles peuvent bouger dès le début, alors que celles du milieu attendent qu’une voisine parte.
tip-red = 💡 **Astuce :** reste près des pièces DVONN ({ $spaces }). Dès que les piles bougent, toute pile qui perd son lien avec elles est hors jeu.
tip-start = 💡 **Astuce :** commence par le bord : { $space } peut prendre une voisine { $colour ->
    [white] blanche
   *[black] noire
  }.
tip-landing = 💡 **Astuce :** arrive sur les piles adverses. Tu prends ce que tu recouvres, et ton adversaire a une pile de moins à déplacer.
tip-links = 💡 **Astuce :** veille à tes liens. Si la pile en { $space } part, tu peux perdre { $spaces }.
tip-mobile = 💡 **Astuce :** garde des piles basses. Celle en { $space } ne trouve aucune pile à { $height } cases. Plus une pile est haute, plus vite elle est coincée.
tip-danger = 💡 **Astuce :** surveille la pièce DVONN en { $space }. Si elle part, tu peux perdre { $spaces }. Tu pourrais la recouvrir avant.
tip-last = 💡 **Astuce :** les derniers coups décident souvent. Gardes-en en réserve, pour que ton adversaire doive passer avant toi.

## Tables

table-unlisted-private = Tu n’es pas dans le classement, car ton profil est caché. Tu peux changer cela dans `/dvonn preferences`.

## The log of managers

log-setting = { $manager } a changé **{ $setting } :** { $value }
log-show = { $manager } a choisi { $channel } pour montrer : { $value }.
log-stop-showing = { $manager } a arrêté de montrer : { $value }.
log-cancel-match = { $manager } a annulé la partie { $number }.
log-cancel-challenge = { $manager } a annulé le défi { $number }.
log-ban = { $manager } a interdit les défis à { $player }.
log-unban = { $manager } a de nouveau permis les défis à { $player }.
log-unrate = { $manager } a retiré la partie { $number } du calcul des cotes.

## Titles with a role

role-missing = ⚠️ Je ne peux pas encore donner ce rôle : il me faut **Gérer les rôles** et un rôle au-dessus.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = aujourd’hui demain après-demain/apres-demain
names-of-days-ahead = dans-#-jours/dans-#-jour
names-of-weekdays = lundi/lun mardi/mar mercredi/mer jeudi/jeu vendredi/ven samedi/sam dimanche/dim
names-of-months = jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec

## Pourquoi un coup était une erreur : ce qui le suit, ou ce qui aurait suivi un meilleur coup

cause-own = { $mover ->
    [you] de tes piles
    [they] des piles adverses
    [white] des piles de Blanc
   *[black] des piles de Noir
  }
cause-other = { $mover ->
    [you] des piles adverses
    [they] de tes piles
    [white] des piles de Noir
   *[black] des piles de Blanc
  }
cause-own-stack = { $mover ->
    [you] ta pile de { $pieces }
    [they] la pile adverse de { $pieces }
    [white] la pile de { $pieces } de Blanc
   *[black] la pile de { $pieces } de Noir
  }
cause-other-stack = { $mover ->
    [you] la pile adverse de { $pieces }
    [they] ta pile de { $pieces }
    [white] la pile de { $pieces } de Noir
   *[black] la pile de { $pieces } de Blanc
  }
cause-cuts-own = Il isole { $pieces } pièces { cause-own }.
cause-link = Ensuite, { $move } isole { $pieces } pièces { cause-own } : seule la pile en { $source } les reliait.
cause-carried = Ensuite, { $move } éloigne la pièce DVONN de { $source } et isole { $pieces } pièces { cause-own }.
cause-cut-off-later = Il mène à { $mover ->
    [you] ton propre coup { $move }
    [they] son propre coup { $move }
    [white] { $move }, de Blanc lui-même
   *[black] { $move }, de Noir lui-même
  }, qui isole { $pieces } pièces { cause-own }.
cause-gives = Ensuite, { $move } prend { cause-own-stack }, qui vient d’y arriver.
cause-loses = Ensuite, { $move } prend { cause-own-stack } en { $space }.
cause-loses-piece = Ensuite, { $move } prend { $mover ->
    [you] ta pièce
    [they] la pièce adverse
    [white] la pièce de Blanc
   *[black] la pièce de Noir
  } en { $space }.
cause-stuck = Quelques coups plus tard, { $mover ->
    [you] tu n’as
    [they] l’autre camp n’a
    [white] Blanc n’a
   *[black] Noir n’a
  } plus de coup possible.
cause-frees = Il libère { cause-other-stack } en { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move }
   *[later] Après { $better }, { $move }
  } aurait isolé { $pieces } pièces { cause-other }.
cause-missed-take = { $soon ->
    [now] { $move }
   *[later] Après { $better }, { $move }
  } aurait pris { cause-other-stack } en { $space }.
cause-missed-dvonn = { $move } aurait pris la pièce DVONN en { $space }.
cause-loses-dvonn = Ensuite, { $move } prend la pièce DVONN en { $space }.
cause-missed-stuck = Après { $better }, { $mover ->
    [you] l’autre camp n’aurait
    [they] tu n’aurais
    [white] Noir n’aurait
   *[black] Blanc n’aurait
  } bientôt plus eu de coup possible.
cause-ending = En jouant jusqu’à la fin : { $actual }. Après { $better } : { $possible }.
cause-score = { $count } coups plus tard : { $actual }. Après { $better } : { $possible }.
cause-moves = toi { $own }, l’autre camp { $other }
cause-freedom = Coups possibles peu après : { $actual }. Après { $better } : { $possible }.
cause-and-other = Cela isole aussi { $also } pièces { cause-other }.
cause-and-own = Cela aurait aussi isolé { $also } pièces { cause-own }.
cause-result = Prouvé : il a changé { $before ->
    [win] une victoire
   *[tie] une égalité
  } en { $after ->
    [tie] égalité
   *[loss] défaite
  }.
