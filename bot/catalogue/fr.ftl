# Every sentence that a user reads, in French. A test finds keys that are missing or unused.
# Style: short, friendly, "tu" to one person and "vous" to both players; at most two sentences; what happened first, then
# what to do. White and Black are Blanc and Noir, without an article, as in the rulebook. People are told without a
# gender: verbs with avoir, "ton adversaire", no participle that would have to agree with somebody.
# A narrow no-break space stands before ; ! and ?, a no-break space before : and % and inside « ». Terms: docs/glossary/fr.md

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
former-player = un compte supprimé
language-name = Français

## The board message

board-heading = **DVONN · partie { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] À Blanc de jouer
   *[black] À Noir de jouer
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] À Blanc de placer
   *[black] À Noir de placer
  }** la pièce { $count } sur { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] À Blanc de placer
   *[black] À Noir de placer
  }** la pièce DVONN { $count } sur { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Blanc, ton temps est presque écoulé
   *[black] Noir, ton temps est presque écoulé
  }**
your-turn = { $sign } **À toi de jouer :** { $task }
task-move = déplace une pile
task-place-own = place la pièce { $colour ->
    [white] blanche
   *[black] noire
  } { $count } sur { $total }
task-place-dvonn = place la pièce DVONN rouge { $count } sur { $total }

told-begun-full = Le plateau est vide : Blanc commence.
told-begun-record = La partie commence à partir d’une position notée.
told-begun-random = Toutes les pièces ont été placées au hasard : Blanc commence.
told-placed-own = { colour } a placé une pièce en { $space }.
told-placed-dvonn = { colour } a placé une pièce DVONN en { $space }.
told-all-placed = Toutes les pièces sont placées. Blanc, qui a placé la dernière, joue aussi le premier coup.
told-moved = { $height ->
    [1] Pièce
   *[other] Pile
  } { $colour ->
    [white] blanche
   *[black] noire
  }{ $height ->
    [1] {""}
   *[other] {" "}de { $height }
  }, { $move }, formant une pile de { $built }.
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

told-earlier = -# { $told }
told-latest = -# Dernier coup : { $told }
told-undone = Coup repris d’un commun accord par { colour } : { $move }.

clock-runs = { $until }
clock-away = absence jusqu’au { $until }
clock-halted-channel = La partie est en pause : je ne peux pas écrire dans { $channel }. Utilise `/dvonn board` dans un autre salon pour continuer là-bas.
clock-halted-direct = La partie est en pause : mes messages privés ne t’arrivent pas. Autorise-les, puis utilise `/dvonn board` ici pour continuer.
clock-halted-left = La partie est en pause : une des personnes qui jouent a quitté le serveur.
clock-halted-server = La partie est en pause : je ne suis plus sur le serveur.

offer-draw = 🤝 **{ $player } propose la nulle.** { $other }, accepte ou refuse ; l’offre expire au prochain coup.
offer-undo = ↩️ **{ $player } aimerait reprendre { $move }.** { $other }, accepte ou refuse ; la demande expire au prochain coup.
offer-draw-refused = { $player } préfère jouer : pas de nulle pour l’instant.
offer-undo-refused = { $player } refuse la reprise du coup.

result-board = 🏆 **{ $first } gagne { $more }–{ $less }** contre { $second }.
result-resignation = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } abandonne.
   *[stacking] { $second } abandonne à { $more }–{ $less }.
  }
result-time = 🏆 **{ $first } gagne :** { $phase ->
    [placing] { $second } perd au temps.
   *[stacking] { $second } perd au temps, à { $more }–{ $less }.
  }
result-tie = 🤝 **Égalité, { $more }–{ $more } :** { $first } et { $second } partagent la victoire.
result-agreement = 🤝 **Partie nulle :** { $phase ->
    [placing] { $first } et { $second } en ont décidé ensemble.
   *[stacking] { $first } et { $second } en ont décidé ensemble, à { $more }–{ $less }.
  }
result-abandoned = **Fermée sans victoire :** la partie entre { $first } et { $second } était en pause depuis 30 jours.
result-void = **Sans résultat :** personne n’a gagné entre { $first } et { $second }.
result-cancelled-time = **Annulée, personne n’a perdu :** entre { $first } et { $second }, le temps s’est écoulé avant le premier coup d’un des camps.
result-cancelled-manager = **Annulée, personne n’a perdu :** l’équipe du serveur a mis fin à la partie entre { $first } et { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = La partie est finie : { colour } gagne { $more } à { $less }.
position-tied = La partie est finie : égalité, { $more } partout.
position-place-dvonn = À { colour } de placer une pièce DVONN.
position-place-white = À { colour } de placer une pièce blanche.
position-place-black = À { colour } de placer une pièce noire.
position-pass = { colour } ne peut rien déplacer et doit passer.
position-move = À { colour } de jouer.
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
position-empty = Vide : { $spaces }.
position-vacant = { $count ->
    [0] Aucune case n’est vide.
    [49] Le plateau est vide.
   *[other] Les { $count } autres cases sont vides.
  }
position-last-move = Dernier coup : { $told }.
position-cut-off = { $count ->
    [one] Il a isolé la pile en { $told }.
   *[other] Il a isolé les piles en { $told }.
  }
position-falling = { $count ->
    [one] Ce coup isolerait la pile en { $told }.
   *[other] Ce coup isolerait les piles en { $told }.
  }
position-blocked = Entouré sur les six côtés, donc bloqué : { $told }.
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
position-threat = { $spaces } si { colour } déplace { $space }

## Buttons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer
button-to-challenge = Voir
button-place = Placer
button-move = Déplacer
button-why-not = Autres piles ?
button-close = Fermer
button-more = Plus
button-back-to-panel = Retour à ton coup
button-back = Retour
button-never-mind = Non, merci
button-play-anyway = Jouer
button-resign = Abandonner
button-in-words = Plateau en texte
button-rules = Règles du jeu
button-rules-short = Règles
button-agree = Accepter
button-refuse = Refuser
button-rematch = Revanche
button-move-here = Continuer ici
button-undo = Reprendre le coup
button-draw = Proposer nulle
button-plan = Prévoir
button-drop-plan = Effacer le plan
button-drop-branch = Effacer la réponse
button-whole-plan = Tout le plan
button-plan-line = Prévoir cela
button-plan-on = Prévoir la suite
button-resign-there = Abandonner là
button-next = Partie suivante
button-to-board = Au plateau
button-history = Historique
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Isolement
button-cut-off-after = Isolement ⏩
button-share = Partager
button-replay = Revoir
button-replay-last = Les 20 derniers coups
button-replay-all = Toute la partie
button-record = Exporter
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jouer à partir d’ici
button-challenge = Défier quelqu’un
button-setup-full = On place les pièces
button-setup-random = Placées au hasard
button-anybody = Ouvert à qui veut
button-to-record = Retour à la notation
button-games = Mes parties
button-games-running = En cours
button-games-finished = Finies
button-open = Ouvrir
button-live = Parties en cours
button-commands = Commandes
button-support = Aide
button-privacy = Vie privée
button-terms = Conditions
button-earlier-page = Retour
button-later-page = Suite

## Direct messages and threads

ping-challenge = **{ $challenger } te défie à DVONN** sur { $server }.
ping-rematch = **{ $challenger } aimerait une revanche de la partie { $match }** sur { $server }. Les couleurs sont échangées.
ping-turn = **Partie { $match } sur { $server } :** à toi de jouer contre { $opponent }.
ping-offer = **Partie { $match } sur { $server } :** { $opponent } attend ta réponse.
ping-reminder = ⏳ **Partie { $match } sur { $server } :** ton temps pour ce coup contre { $opponent } est presque écoulé.
direct-message-heading = **Partie { $match } sur { $server }**
direct-message-away = { $opponent } s’absente jusqu’au { $until }. D’ici là, sa pendule est arrêtée dans toutes vos parties ; rien n’est perdu.
direct-message-back = { $opponent } est de retour après une absence.
direct-message-halted-permissions = La partie et sa pendule sont en pause : dans { $channel }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }. Utilise `/dvonn board` dans un autre salon pour continuer là-bas ; après 30 jours, la partie sera fermée.
direct-message-halted-channel = La partie et sa pendule sont en pause : son salon n’existe plus, ou je ne le vois plus. Utilise `/dvonn board` dans un autre salon du serveur pour continuer là-bas ; après 30 jours, la partie sera fermée.
direct-message-halted-left = La partie et sa pendule sont en pause : l’une des personnes qui jouent a quitté le serveur. Elle continuera à son retour ; après 30 jours, elle sera fermée.
direct-message-halted-server = La partie et sa pendule sont en pause : je ne suis plus sur le serveur. Elle continuera si l’on m’y invite à nouveau ; après 30 jours, elle sera fermée.
direct-message-goes-on = La partie était en pause ; elle est de nouveau en cours.
thread-name = DVONN { $match } : { $white } – { $black }
thread-name-alone = DVONN { $match }

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
terms-pace = { $days ->
    [0] Sans limite de temps.
    [one] { $days } jour par coup.
   *[other] { $days } jours par coup.
  }
challenge-open-until = Sans réponse, le défi expire { $until }.
challenge-accepted = Le défi lancé par { $challenger } est accepté : la partie { $match } a commencé.
challenge-declined = { $opponent } a refusé le défi lancé par { $challenger }.
challenge-declined-for = Sa raison : « { $reason } »
challenge-withdrawn = { $challenger } a retiré le défi.
challenge-expired = Le défi lancé par { $challenger } a expiré : personne n’a répondu à temps.

challenges-none = Tu n’as pas de défi ouvert ici. Lances-en un avec `/dvonn challenge`.
challenges-none-anywhere = Tu n’as de défi ouvert sur aucun serveur. Dans le salon d’un serveur, `/dvonn challenge` en lance un ; ici, tu peux jouer contre moi.
challenges-anywhere = { $count ->
    [one] **{ $count } défi ouvert**
   *[other] **{ $count } défis ouverts**
  }
challenges-heading = { $count ->
    [one] **{ $count } défi ouvert ici**
   *[other] **{ $count } défis ouverts ici**
  }
challenges-own = **Ton défi à { $opponent }**
challenges-own-open = **Ton défi à tout le monde**
challenges-other = **{ $challenger } te défie**

form-decline = Refuser le défi
form-decline-reason = Pourquoi ? Tu peux laisser vide
form-decline-explanation = Ton texte apparaîtra sous le défi.

## Blocking

button-block = Bloquer
button-unblock = Débloquer
button-blocked = Personnes bloquées
done-blocked = **Tu as bloqué { $user }.** Plus aucun défi n’est possible entre vous, ni lancé ni accepté. Tes parties en cours continuent, et personne n’en est averti.
done-unblocked = **Tu ne bloques plus { $user }.** Vous pouvez de nouveau vous défier.
blocked-none = Tu n’as bloqué personne. Tu peux bloquer quelqu’un qui te défie : dans `/dvonn me challenges`, ou après avoir refusé.
blocked-heading = { $count ->
    [one] **Tu as bloqué { $count } personne.**
   *[other] **Tu as bloqué { $count } personnes.**
  }
refused-blocked-by-oneself = Tu as bloqué { $opponent }. Pour jouer ensemble, commence par débloquer cette personne dans `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } personne que tu as bloquée
   *[other] { $count } personnes que tu as bloquées
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Défier à DVONN
menu-open = Ouvrir cette partie
menu-read = Lire comme notation DVONN
compose-heading = **Défie { $opponent } à DVONN.** Le défi apparaîtra dans ce salon.
compose-blocked = Tu as bloqué { $opponent }. Pour jouer ensemble, commence par débloquer cette personne.
compose-colour-random = Couleurs : tirées au sort
compose-colour-white = Couleurs : je joue Blanc
compose-colour-black = Couleurs : je joue Noir
compose-setup-full = Placement : nous-mêmes
compose-setup-full-means = Environ 40 tours par camp
compose-setup-random = Placement : au hasard
compose-setup-random-means = On déplace tout de suite : environ 15 tours par camp
compose-pace = { $days ->
    [0] Cadence : sans limite
    [one] Cadence : { $days } jour par coup
   *[other] Cadence : { $days } jours par coup
  }
button-send-challenge = Envoyer le défi
refused-no-match-in-message = Je n’ouvre une partie que depuis mes propres messages à son sujet : plateau, résultat, défi accepté ou notification.
refused-no-record-in-message = Ce message ne contient ni texte ni fichier. Je lis une notation dans un texte, un bloc de code ou un fichier : texte de Little Golem, SGF ou JSON.

## The move panel

panel-heading = **Partie { $match } :** { $task }.
ask-row = Choisis une rangée…
ask-space = Rangée { $row } : choisis une case.
ask-target = Choisis où elle va
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
option-targets = vers { $targets }
option-makes = forme { $height }
option-cuts-off = isole { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = te coûte { $own }
option-cuts-off-own = isole { $pieces } (dont { $own } à toi)
score-yours = toi { $own }–{ $other }
score-colours = Blanc { $white }, Noir { $black }
option-own-losses = Attention : { $pieces ->
    [one] { $pieces } de ces pièces est
   *[other] { $pieces } de ces pièces sont
  } dans tes propres piles
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

plan-no-spaces = **Partie { $match } : rien de prévu.** Choisis une rangée, puis une case : j’y placerai ta pièce dès que ce sera à toi.
plan-spaces = **Partie { $match } : ton plan.** À chacun de tes tours, je placerai ta pièce sur la première de ces cases qui sera libre : { $spaces }.
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
plan-kept = Enregistré ; visible par toi uniquement.
plan-waits = Enregistré ; visible par toi uniquement. Le plan attend que tu aies joué son premier coup.
plan-replaced = Cela remplace ta réponse précédente ({ $own }) et tout ce qui la suivait.
plan-placed = C’était à toi, alors j’ai placé **{ $spaces }** pour toi.
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

## People and servers

preferences-heading = **Tes préférences**
preferences-no-quiet-hours = **Heures calmes :** aucune
preferences-quiet-hours = **Heures calmes :** de { $start } à { $end } ({ $zone }). Les notifications de ces heures attendent { $end }.
preferences-pictures = **Pages privées et messages privés :** avec images
preferences-words = **Pages privées et messages privés :** en mots, sans images
preferences-turned = **Plateau :** retourné sur tes propres images, rangée 5 en bas
preferences-not-turned = **Plateau :** rangée 1 en bas, comme tout le monde le voit
preferences-asked = **Avant un coup :** je demande toujours confirmation
preferences-not-asked = **Avant un coup :** je ne demande que s’il isole des piles à toi
preferences-chances = **Parties finies :** avec les chances de victoire, dans **Historique**
preferences-no-chances = **Parties finies :** sans les chances de victoire
ping-when-each = Me prévenir à chaque tour
ping-when-first = Me prévenir si rien d’autre n’attend
ping-when-never = Ne jamais me prévenir
ping-when-never-means = Ni pour un défi, ni avant la fin de mon temps
challenges-from-everybody = Tout le monde peut me défier
challenges-from-played = Seulement si on a déjà joué ensemble
challenges-from-nobody = Personne ne peut me défier
challenges-from-nobody-means = Je peux toujours défier, et accepter des défis ouverts
ping-by-channel = Me prévenir dans le salon
ping-by-direct = Me prévenir en message privé
ping-by-direct-means = Si un message privé ne m’arrive pas, le plateau me mentionne
language-as-discord = Langue : celle de mon Discord
language-chosen = Langue : { $language }
theme-walnut = Mes images : bois de noyer
theme-contrast = Mes images : contraste élevé
button-quiet-hours = Heures calmes…
button-no-quiet-hours = Sans heures calmes
button-turn = Tourner le plateau
button-turn-back = Remettre droit
button-words = Sans images
button-pictures = Avec images
button-do-ask = Toujours demander
button-do-not-ask = Demander moins
button-show-chances = Voir les chances
button-hide-chances = Cacher les chances
form-quiet-hours = Heures calmes
form-quiet-from = De
form-quiet-until = À
form-quiet-zone = Fuseau horaire
form-quiet-zone-explanation = Sous la forme Continent/Ville, comme Europe/Paris, ou la ville seule, comme Montréal

settings-heading = **Paramètres du serveur.** Tout marche tel quel : ne change que ce que tu veux. Les parties en cours gardent leur salon et leur cadence.
settings-missing = ⚠️ Dans { $channel }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }.
settings-missing-further = ⚠️ Il me manque des permissions dans { $count ->
    [one] { $count } autre salon.
   *[other] { $count } autres salons.
  }
settings-channels = **Où l’on peut jouer.** N’en choisis aucun pour jouer partout ; un fil compte comme son salon.
settings-threads = **Où sont les plateaux.** Avec plusieurs parties, les fils gardent le salon en ordre.
settings-pace = **Sauf si le défi dit autre chose :**
settings-language = **Langue** des messages publics.
settings-boards = **Les plateaux des parties finies** restent :
settings-challenges = **Les défis** restent ouverts :
settings-daily-channel = **Une énigme chaque jour** pour tout le monde, dans ce salon :
settings-daily-hour = **Elle arrive à** { $time }, à ton heure :
settings-own-puzzles = **Des énigmes tirées des parties de ce serveur**, quand celles-ci sont finies. On y voit une position, jamais un nom ; les parties que certaines personnes d’ici ne peuvent pas voir sont laissées de côté.
choice-no-channel = Dans aucun salon
choice-hour = { $hour } h UTC
choice-own-puzzles-yes = Tirer des énigmes de nos parties
choice-own-puzzles-no = Ne pas en tirer
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

done-away = **Ton absence dure jusqu’au { $until }** ({ $relative }). `/dvonn me back` y met fin plus tôt.
away-left = { $days ->
    [0] Après cela, il ne te restera aucun jour d’absence cette année.
    [one] Après cela, il te restera { $days } jour d’absence cette année.
   *[other] Après cela, il te restera { $days } jours d’absence cette année.
  }
clocks-away = { $count ->
    [one] Ta pendule est arrêtée dans la partie { $matches }.
   *[other] Tes pendules sont arrêtées dans les parties { $matches }.
  }
clocks-back = { $count ->
    [one] Ta pendule tourne à nouveau dans la partie { $matches }.
   *[other] Tes pendules tournent à nouveau dans les parties { $matches }.
  }
clocks-none = Tu n’as aucune partie avec pendule.
done-back = **Te revoilà !**
choice-until = { $length } : jusqu’au { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = j jour jours
words-for-weeks = s sem semaine semaines
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec

kept-heading = **Voici ce que je garde sur toi :**
kept-name = le nom { $name }
kept-language = ta langue : { $language }
kept-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
  }
kept-finished = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
  }
kept-challenges = { $count ->
    [one] { $count } défi ouvert
   *[other] { $count } défis ouverts
  }
kept-preferences = tes préférences
kept-absences = les dates de tes absences ({ $count } fois)
kept-imports = { $count ->
    [one] { $count } notation importée (gardée 7 jours)
   *[other] { $count } notations importées (gardées 7 jours)
  }
kept-watched = { $count ->
    [one] { $count } partie que tu suis
   *[other] { $count } parties que tu suis
  }, et comment tu veux avoir des nouvelles
kept-follows = { $count ->
    [one] { $count } salon pour le public que tu as mis en place, ou qui ne montre
   *[other] { $count } salons pour le public que tu as mis en place, ou qui ne montrent
  } que tes parties
kept-lesson = où tu en es dans la leçon
kept-lines = { $count ->
    [one] { $count } suite que tu as essayée
   *[other] { $count } suites que tu as essayées
  }
kept-puzzles = { $count ->
    [one] { $count } énigme que tu as essayée, et ta cote aux énigmes
   *[other] { $count } énigmes que tu as essayées, et ta cote aux énigmes
  }
kept-nothing = Je ne garde rien sur toi.
ask-forget = **Dois-je t’oublier ?** Tes parties seront abandonnées et tes défis fermés ; tes coups restent, sous le nom « un compte supprimé ». Les plateaux de nos parties en messages privés seront effacés. C’est définitif.
button-forget-me = Oublie-moi
done-forgotten = C’est fait : je ne garde plus rien sur toi. Les anciens plateaux avec ton nom seront redessinés d’ici quelques minutes.

## Welcome

welcome = **Salut ! On joue à DVONN ?**
    DVONN est un jeu de plateau pour deux : saute sur d’autres piles pour les prendre, et garde le lien avec les pièces rouges, car ce qui perd contact avec elles sort du jeu. On joue directement dans un salon, un coup à la fois, en quelques minutes ou en quelques semaines, et tout le monde peut regarder.
button-start-match = Lancer une partie
begin-first = Ta première partie ? Avec **Placées au hasard**, pas de placement : vous déplacez des piles tout de suite.

## The computer

button-computer = Contre l’ordinateur
button-computer-play = Jouer
button-computer-again = Au niveau { $level }
button-computer-random = Au hasard
button-computer-white = Blanc
button-computer-black = Noir
button-ask-to-resign = Demander l’abandon
computer-begin = **Jouer contre l’ordinateur.** Je réponds en une ou deux secondes, tu peux reprendre tous tes coups, et je n’ai pas de pendule. Choisis un niveau, la mise en place et ta couleur.
computer-up-to = Là où je tourne, je ne peux pas réfléchir plus vite : ici, je joue au plus au niveau { $most }.
computer-level = Niveau { $level }
computer-level-1 = Vient d’apprendre les règles
computer-level-2 = Prévoit un coup, mais laisse passer des choses
computer-level-3 = Joue de temps en temps
computer-level-4 = Fait rarement des cadeaux
computer-level-5 = Prévoit deux coups
computer-level-6 = Un solide niveau de club
computer-level-7 = Difficile à battre
computer-level-8 = Je donne tout
computer-player = { $player } (niveau { $level })
turn-computer = { $sign } **Je réfléchis** au coup de { $colour ->
    [white] Blanc
   *[black] Noir
  }
panel-computer-thinks = Je réfléchis à mon coup ; il apparaîtra ici aussitôt joué.
computer-agreed-undo = Ton dernier coup est repris : c’est de nouveau à toi.
computer-agreed-draw = D’accord : la partie { $match } finit par une nulle.
computer-plays-on = Je préfère continuer : la nulle n’est pas certaine ici.
computer-resigned = Tu as raison, je ne peux plus sauver cette partie. Bien joué !
computer-not-lost = Je n’abandonne pas encore : il n’est pas certain que je perde.
done-computer = La partie { $match } a commencé.
refused-level-too-high = Là où je tourne, je réfléchis trop lentement pour ce niveau. Choisis le niveau { $most } ou un niveau plus bas.
refused-too-many-against-computer = Tu as déjà { $most } parties contre moi. Finis-en une ou abandonnes-en une d’abord ; `/dvonn games` en donne la liste.

## Hints

button-hint = Indice
button-hint-move = Montrer le coup
button-hint-line = Montrer la suite
hint-stack = 💡 **Indice :** regarde ta pile en **{ $space }**.
hint-stack-of = 💡 **Indice :** regarde la pile de { colour } en **{ $space }**.
hint-row = 💡 **Indice :** regarde la rangée **{ $row }**.
hint-move = 💡 **Indice :** { $told }
hint-line = 💡 **La suite possible**, si les deux camps jouent bien :
hint-after = Le plateau après ces coups :
hint-ahead = Mon estimation : { colour } finit avec environ { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } d’avance.
hint-even = Mon estimation : les deux camps finissent à peu près à égalité.
hint-dvonn = 💡 Il n’y a pas d’indice pour les pièces DVONN : personne ne sait encore quelle case est la meilleure. Place-la où tu veux.
refused-no-hints-here = Ici, tu trouves tes coups sans aide : il y a des indices à ton tour contre moi, et dans **Historique** pour les parties finies.
refused-still-in-play = Cette même position se joue encore dans une autre partie, alors je garde mon avis pour moi jusqu’à la fin de celle-ci.
refused-nothing-to-choose = Personne n’a le choix dans cette position, donc il n’y a pas d’indice. Va à un autre coup.
refused-too-busy = Je réfléchis à beaucoup de parties en ce moment. Réessaie dans une minute.

## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Erreurs
button-mistake-back = ◀ Précédente
button-mistake-on = Suivante ▶
button-review-chart = Aperçu
line-place = une pièce en { $space }
line-pass = pas de coup, passe
certain-win = **{ colour } gagne de { $pieces }** avec un jeu parfait.
certain-tie = Avec un jeu parfait, **il y a égalité**.
certain-win-somehow = **{ colour } gagne** avec un jeu parfait ; de combien, ce n’est pas certain.
percent = { $percent } %
chance-estimated = Chances de victoire : ⚪ { $white } · ⚫ { $black }
chance-certain = Chances de victoire : ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Je parcours la partie ; cela prend quelques secondes. Si rien ne vient, redemande l’analyse.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Tournant :** { $sign } coup { $ply }, { $move }. Les chances de Blanc sont passées de { $before } à { $after }.
review-no-turning-point = **Aucun tournant :** { colour } a toujours mené.
review-certain = À partir du coup { $ply }, le calcul dit qui gagne. À ce moment : { $told }
review-worst = { $count ->
    [0] **Aucune erreur :** aucun coup n’a fait baisser les chances de victoire de cinq points ou plus.
    [one] **Un coup a fait baisser les chances de victoire de cinq points ou plus :**
   *[other] **Les pires coups**, et de combien de points ils ont fait baisser les chances de victoire :
  }
review-mistake = **{ $number }** { $sign } { $ply } : { $move }, −{ $points } ; mieux : { $better }
review-estimates = -# Les chances sont mon estimation, à force égale. Seul ce que je dis du jeu parfait est certain.
review-shallow = -# Seule ma recherche lente tourne sur cette machine, donc je n’ai pas pu voir aussi loin que d’habitude.
review-mistake-title = **Erreur { $number } sur { $count }** · coup { $ply } sur { $last } · { $sign } { $player }
review-fall = Chances de victoire de { colour } : { $before } → **{ $after }**
review-certain-after = Après { $move } : { $told }
review-cuts-off-own = Avec { $move }, { colour } isole { $pieces } de ses propres pièces.
review-lets-cut-off = { colour } peut ensuite isoler { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } de { $colour ->
    [white] Noir
   *[black] Blanc
  } avec { $move }.
review-lets-take = { colour } peut ensuite prendre la pile de { $height } en { $space } avec { $move }.
review-would-cut-off = { $move } aurait isolé { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } de { colour }.
review-would-cut-off-later = Après { $first }, { $move } aurait isolé { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } de { colour }.
review-would-take = { $move } aurait pris à { colour } sa pile de { $height } en { $space }.
review-would-stop = { $move } aurait laissé { colour } sans coup possible.
review-scores = Après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }, Blanc et Noir auraient pu avoir { $white } et { $black } pièces au lieu de { $instead_white } et { $instead_black }.
review-freedom = Il aurait pu rester à Blanc et à Noir { $white } et { $black } coups possibles au lieu de { $instead_white } et { $instead_black }.
review-later = Rien n’est perdu tout de suite ; la différence se voit quelques coups plus tard.
review-played = **Joué** (flèche en pointillés), et les meilleures réponses :
review-better = **Mieux** (flèche pleine), si les deux camps jouent bien :
review-chart-chance = Chances de victoire de Blanc, en %
review-chart-certain = calculé jusqu’au bout
review-told = Graphique des chances de victoire de Blanc : { $first } au début, { $last } à la fin ; au plus { $highest } après le coup { $highest_ply }, au moins { $lowest } après le coup { $lowest_ply }.
review-told-turning-point = Tournant : coup { $ply }, { $move }.
review-told-certain = Calculé jusqu’au bout à partir du coup { $ply } : { $told }
review-told-mistakes = { $count ->
    [one] Le pire coup ({ $count })
   *[other] Les pires coups ({ $count })
  } de { colour } : { $told }.
review-told-mistake = coup { $ply } ({ $move })
refused-no-review-yet = La partie { $match } est encore en cours ; tu pourras avoir son analyse quand elle sera finie.
refused-nothing-to-review = Aucune pile n’a été déplacée dans cette partie, donc il n’y a rien à analyser.
refused-puzzle-open-here = Il y a déjà une énigme ouverte dans ce salon. Résous d’abord celle-ci ; sa solution arrive { $until }, et tu pourras alors partager la suivante.
refused-puzzle-open-elsewhere = Ton énigme dans { $channel } est encore ouverte. Tu pourras partager la suivante quand sa solution arrivera, { $until }.
refused-review-shared = L’analyse de cette partie a déjà été partagée : { $url }
refused-review-being-shared = L’analyse de cette partie est en train d’être partagée ; elle sera dans son salon dans un instant.

## For those who manage a server

manager-reason = Raison : « { $reason } »
ask-cancel-match = **Annuler la partie { $match } ?** Personne ne gagne ni ne perd, et elle ne pourra pas continuer. Les deux camps sont avertis.
ask-cancel-challenge = **Annuler le défi { $challenge } ?** Personne ne pourra plus l’accepter, et son message le dira.
button-cancel-match = Annuler la partie
button-cancel-challenge = Annuler le défi
form-cancel-match = Annuler la partie { $match }
form-cancel-challenge = Annuler le défi
form-cancel-reason = Pourquoi ? Tu peux laisser vide
form-cancel-explanation = Toute personne qui voit la partie ou le défi pourra le lire.
done-cancelled-match = La partie { $match } est annulée : personne n’a gagné ni perdu.
done-cancelled-challenge = Le défi est annulé.
challenge-cancelled = L’équipe du serveur a annulé le défi lancé par { $challenger }.
label-challenge = Défi { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = L’équipe du serveur a annulé ce défi. Tu peux en lancer un autre avec `/dvonn challenge`.
refused-nothing-to-cancel = Indique une partie ou bien un défi, et je te demanderai confirmation avant de l’annuler.

done-banned = { $player } ne peut plus défier ni accepter de défis ici, et l’apprend par message privé. Ses parties en cours continuent.
done-banned-closed = { $count ->
    [one] { $count } défi ouvert a été fermé.
   *[other] { $count } défis ouverts ont été fermés.
  }
done-unbanned = ✅ { $player } peut de nouveau défier et accepter des défis ici, et l’apprend par message privé.
banned-heading = { $count ->
    [one] **{ $count } personne ne peut ni défier ni accepter ici.**
   *[other] **{ $count } personnes ne peuvent ni défier ni accepter ici.**
  }
banned-none = Aucune interdiction ici. `/dvonn-admin ban` empêche quelqu’un de défier et d’accepter.
banned-person = { $player } · depuis le { $since }
button-unban = Autoriser
button-banned = Interdictions
button-log = Journal
direct-message-banned = **{ $server } :** tu ne peux plus y défier ni accepter de défis ; l’équipe du serveur en a décidé ainsi. Tes parties en cours continuent. Si tu penses que c’est une erreur, parle aux personnes qui gèrent le serveur.
direct-message-unbanned = **{ $server } :** tu peux de nouveau y défier et accepter des défis. Bon jeu !
refused-banned = Tu ne peux ni défier ni accepter de défis sur ce serveur ; son équipe en a décidé ainsi. Tes parties en cours continuent. Si tu penses que c’est une erreur, parle aux personnes qui gèrent le serveur.
refused-not-banned = Aucune interdiction ne vise { $player } ici. `/dvonn-admin ban`, sans nommer personne, en donne la liste.

exported = { $count ->
    [1] **La partie { $first }** de ce serveur.
   *[other] **{ $count } parties** de ce serveur, de { $first } à { $last } : chaque ligne est une partie en JSON.
  }
exported-left = { $count ->
    [0] Elles y sont toutes.
    [one] { $count } autre partie ne tenait pas dans ce fichier.
   *[other] { $count } autres parties ne tenaient pas dans ce fichier.
  }
button-export-next = Fichier suivant
refused-nothing-to-export = Il n’y a ici aucune partie à exporter. Dès qu’une partie aura commencé, elle sera dans le fichier.

log-heading = { $count ->
    [one] **Journal** · { $count } entrée
   *[other] **Journal** · { $count } entrées
  }
log-none = Le journal est vide. Ce que l’équipe du serveur change, annule ou emporte ici y reste un an.
log-forgotten = un compte supprimé
log-setting = { $manager } a changé { $setting } : { $value }.
log-setting-channels = les salons où l’on peut jouer
log-setting-threads = l’emplacement des plateaux
log-setting-pace = la cadence habituelle
log-setting-language = la langue des messages publics
log-setting-keep-boards = la durée d’affichage des plateaux des parties finies
log-setting-challenges-last = la durée des défis
log-setting-daily-channel = le salon de l’énigme du jour
log-setting-daily-hour = l’heure de l’énigme du jour
log-setting-own-puzzles = les énigmes tirées des parties de ce serveur
log-follow = { $manager } a choisi { $channel } pour montrer des parties au public.
log-unfollow = { $manager } a arrêté de montrer des parties dans { $channel }.
log-cancel-match = { $manager } a annulé la partie { $number }.
log-cancel-challenge = { $manager } a annulé le défi { $number }.
log-ban = { $manager } a interdit à { $player } de défier.
log-unban = { $manager } a de nouveau permis à { $player } de défier.
log-export = { $number ->
    [one] { $manager } a exporté { $number } partie.
   *[other] { $manager } a exporté { $number } parties.
  }

kept-bans = l’interdiction de défier sur { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
  } : elle reste même si je t’oublie, jusqu’à ce que l’équipe du serveur la lève
kept-acts = { $count ->
    [one] { $count } entrée dans le journal de l’équipe d’un serveur
   *[other] { $count } entrées dans des journaux d’équipes de serveurs
  }, d’où ton nom serait effacé

command-admin-cancel = Annuler une partie ou un défi de ce serveur (exige « Gérer le serveur »)
option-cancel-match = La partie en cours à annuler
option-cancel-challenge = Le défi ouvert à annuler
command-admin-ban = Interdire à quelqu’un de défier ici, ou voir les interdictions (exige « Gérer le serveur »)
option-ban-user = Qui ne peut plus défier ni accepter ; laisse vide pour voir les interdictions
option-ban-reason = Pourquoi ; la personne l’apprend
command-admin-unban = Permettre à nouveau à quelqu’un de défier ici (exige « Gérer le serveur »)
option-unban-user = Qui peut de nouveau défier et accepter
command-admin-export = Emporter les parties de ce serveur en un fichier, une par ligne (exige « Gérer le serveur »)
command-admin-log = Ce qu’a fait l’équipe du serveur, et les interdictions (exige « Gérer le serveur »)

## Looking back

history-match = **Partie { $match }**
history-record = **Ta notation**
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

shared = Partagé : tout le monde le voit maintenant dans ce salon.
not-shared = Discord est lent en ce moment, donc je n’ai pas pu le publier. Réessaie dans une minute.
shared-position = { $player } partage une position :
shared-replay = { $player } partage une partie en animation :
shared-review = { $player } partage une analyse :
shared-chart = { $player } partage un graphique :

replay-drawing = Je dessine les coups un par un ; un instant.
replay-span = { $first ->
    [0] le début
   *[other] coups { $first } à { $last }
  }
replay-told = { $first ->
    [0] Le début.
   *[other] Les coups { $first } à { $last }, l’un après l’autre : { $moves }.
  }
replay-pass = passe
replay-at-the-end = À la fin :
replay-start = Le début.
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
chart-not-yet = Le graphique commence dès que les piles bougent.
chart-of-latest = La dernière partie finie ici :
chart-of-running = Aucune partie n’est encore finie ici. Celle-ci est en cours :

card-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
card-largest-cut-off = plus grand isolement : { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  } avec { $move }
card-decided = { $player } en tête dès le coup { $ply }

## Records

record-event = DVONN sur Discord, partie { $match }
ask-format = **La notation de la partie { $match } :** dans quel format ?
record-exported = **La notation de la partie { $match }**
begin-from = { $title } · une partie à partir d’ici, { $ply ->
    [0] depuis le début
    [one] après { $ply } coup
   *[other] après { $ply } coups
  }. { $sign } À { colour } de jouer.
begin-from-opponent = Choisis ta couleur, puis ton adversaire ; rien ne commence avant son accord.
begin-from-computer = Tu joues contre moi : choisis un niveau et ta couleur, et on commence.
begin-new = **Une nouvelle partie :** choisis la mise en place, puis ton adversaire. Avec `/dvonn challenge`, tu peux aussi choisir ta couleur et la cadence.
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

button-watch = Suivre
button-unwatch = Ne plus suivre
button-watch-each = Chaque coup
button-watch-cuts = Grands isolements
button-watch-end = La fin
button-watch-direct = Message privé
button-watch-thread = Dans le fil
watch-heading = **Suivre la partie { $match }**
watch-not-yet = Tu veux des nouvelles ? Choisis quand : à chaque coup, quand 3 pièces ou plus sont isolées, ou seulement à la fin.
watch-set-each = 👀 Je te préviendrai **à chaque coup**, { watch-by }.
watch-set-cuts = 👀 Je te préviendrai quand **3 pièces ou plus sont isolées**, et à la fin, { watch-by }.
watch-set-end = 👀 Je te préviendrai **à la fin** seulement, { watch-by }.
watch-by = { $means ->
    [direct] par message privé
   *[thread] par une mention dans le fil de la partie
  }
watch-lost = 🔕 Mes messages privés ne t’arrivent pas, donc je ne peux rien te dire de cette partie. Autorise-les pour ce serveur, puis appuie de nouveau sur **Suivre** sous le plateau.
watch-stopped = Tu ne suis plus la partie { $match }. Appuie sur **Suivre** sous son plateau pour recommencer.
watch-notice = 👀 Du nouveau dans la **partie { $match } sur { $server }**, que tu suis :
watch-notice-over = 👀 La **partie { $match } sur { $server }**, que tu suis, est finie :
watch-earlier = -# { $count ->
    [one] Encore { $count } coup avant ceux-ci.
   *[other] Encore { $count } coups avant ceux-ci.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Tu suis { $count } partie ici.**
   *[other] **Tu suis { $count } parties ici.**
  }
watching-none = Tu ne suis aucune partie ici. Appuie sur **Suivre** sous un plateau, ou trouves-en un avec `/dvonn watch live`.
watching-stop = Ne plus suivre…

live-heading = { $count ->
    [one] **{ $count } partie est en cours ici.**
   *[other] **{ $count } parties sont en cours ici.**
  }
live-heading-more = **Parties en cours ici : { $count } et plus.**
live-none = Aucune partie que tu puisses voir n’est en cours ici. Lances-en une avec `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · à { $mover } de jouer
live-over = **{ $match }** · { $white } – { $black } · { $progress } · finie
live-latest = -# { $told } ({ $at })
live-begun = -# Commencée { $at } ; pas encore de coup.

live-board-heading = 🔴 **En direct**
button-unfollow = Ne plus montrer
follow-server-all = { $channel } montre désormais chaque partie en cours de ce serveur sur un plateau en direct, et les résultats.
follow-server-results = { $channel } montre désormais les résultats des parties de ce serveur.
follow-player-all = { $channel } montre désormais chaque partie en cours de { $player } sur un plateau en direct, et les résultats.
follow-player-results = { $channel } montre désormais les résultats des parties de { $player }.
follow-privacy = -# Les parties des salons que certaines personnes de là-bas ne peuvent pas voir sont laissées de côté.
follow-missing-permissions = ⚠️ Dans { $channel }, il me manque encore { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }. Accorde-moi cela, puis utilise à nouveau `/dvonn-admin follow`.
follow-stopped = { $channel } ne montre plus de parties. Ses plateaux en direct vont disparaître ; les résultats restent.
daily-lost = **{ $server } :** je ne peux plus écrire dans { $channel }, donc il n’y a plus d’énigme du jour pour l’instant. `/dvonn-admin settings` la remet en route.
daily-lost-permissions = **{ $server } :** dans { $channel }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }, donc il n’y a plus d’énigme du jour pour l’instant. Rends-moi cela, puis remets-la en route avec `/dvonn-admin settings`.
follow-lost = **{ $server } :** je ne peux plus écrire dans { $channel }, donc je n’y montre plus de parties. `/dvonn-admin follow` remet cela en route.
follow-lost-permissions = **{ $server } :** dans { $channel }, il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }, donc je n’y montre plus de parties. `/dvonn-admin follow` remet cela en route.

## Private answers

done-challenged = Ton défi est publié. La partie commence dès qu’il est accepté.
done-declined = Tu as refusé le défi.
done-withdrawn = Tu as retiré le défi.
done-accepted = La partie { $match } a commencé. Bon jeu !
done-played = **{ $move }** est joué.
done-answered = { $opponent } avait prévu une réponse, donc le plateau a déjà avancé.
done-offered-draw = Tu as proposé la nulle. { $opponent } peut accepter sous le plateau ; ton offre expire au prochain coup.
done-offered-undo = Tu as demandé à reprendre ton coup. { $opponent } peut accepter sous le plateau ; ta demande expire au prochain coup.
done-agreed-draw = Tu as accepté : la partie { $match } finit par une nulle.
done-agreed-undo = Tu as accepté, donc le coup est repris.
done-refused-draw = Tu as refusé la nulle. La partie continue.
done-refused-undo = Tu as refusé, donc le coup reste joué.
done-rematch = Tu as demandé une revanche. Elle commence dès qu’elle est acceptée, couleurs échangées.
done-moved-here = La partie { $match } continue dans ce salon.
done-resigned = Tu as abandonné la partie { $match }.
done-board-shown = Le plateau de la partie { $match } est de nouveau tout en bas de son salon.
more-heading = **Partie { $match }** – ce que tu peux faire d’autre
ask-resign = **Abandonner la partie { $match } ?** { $opponent } gagnera, et c’est définitif.
ask-draw = **Proposer la nulle à { $opponent } dans la partie { $match } ?** En cas d’accord, la partie finit sans victoire.
ask-agree = **Accepter la nulle dans la partie { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  } ?** Elle finit sans victoire, et c’est définitif.
next-none-anywhere = Aucune partie ne t’attend nulle part. Profite du calme, ou lances-en une : `/dvonn challenge` ici contre moi, dans le salon d’un serveur contre d’autres.
next-none = Aucune partie ne t’attend. Profite du calme, ou lances-en une avec `/dvonn challenge`.

delivery-delayed = C’est enregistré. Discord est lent en ce moment, donc le salon le montrera un peu plus tard.
delivery-missing-permissions = C’est enregistré, mais je ne peux pas le montrer dans { $channel } : il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }. Demande à la modération d’y remédier ; ensuite, `/dvonn board` montre la partie.
delivery-no-channel = C’est enregistré, mais je ne peux plus écrire dans { $channel }. Si le salon existe encore, demande à la modération de me laisser le voir ; ensuite, `/dvonn board` montre la partie.
delivery-no-direct = C’est enregistré, mais mes messages privés ne t’arrivent pas. Autorise ceux des membres d’un serveur que nous partageons ; ensuite, `/dvonn board` montre la partie.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Lists

games-heading-own = **Tes parties sur ce serveur**
games-heading-anywhere = **Tes parties, ici et sur tous les serveurs**
games-heading-other = **Les parties de { $player } sur ce serveur**
games-against = contre { $opponent }
games-none-own = Tu ne joues pas ici en ce moment. Lance une partie avec `/dvonn challenge`.
games-none-anywhere = Tu ne joues nulle part en ce moment. `/dvonn challenge` lance une partie : ici contre moi, dans le salon d’un serveur contre d’autres.
games-none-finished = Aucune de tes parties n’est encore finie.
games-none-other = Il n’y en a aucune que tu puisses voir.
games-none-against = Il n’y en a pas contre cette personne.
games-match = Partie { $match }
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
games-halted = en pause
place-direct = messages privés
label-match = Partie { $match } · contre { $opponent }
label-finished = Partie { $match } · { $white } – { $black }
label-turn-own = à toi de jouer
label-turn-other = à l’adversaire de jouer
progress-placing = { $count ->
    [one] { $count } pièce placée
   *[other] { $count } pièces placées
  } sur { $total }

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Essayer la leçon
button-lesson-next = Suite
button-lesson-again = Encore
button-lesson-before = Étape précédente
button-lesson-anew = Recommencer la leçon
button-first-match = Ma première partie
lesson-welcome = Bienvenue ! Tu joues Blanc ; ici, on ne risque rien.
lesson-welcome-back = Te revoilà ! Voici où tu en étais.
lesson-heading = **Étape { $number } sur { $count }.**
lesson-missed = **Pas tout à fait.** { $why } { $hint }
lesson-done = ✅ **C’est ça !** { $told }

lesson-ask-red = Une pièce ne reste en jeu que reliée, par une chaîne de voisines, à une pièce DVONN rouge. Place la dernière rouge à au moins trois cases des deux autres.
lesson-hint-red = Dans chaque rangée, les cases à partir de h sont assez loin.
lesson-done-red = Bien écartées, les pièces rouges offrent des liens sur tout le plateau.
lesson-ask-edge = À ta couleur, maintenant. Place une pièce au bord, à côté d’une pièce DVONN : elle y est reliée, et peut bouger dès le début.
lesson-hint-edge = Regarde à côté des pièces rouges en b1 et h5.
lesson-done-edge = Bonne place ! Une fois le plateau plein, Blanc joue aussi en premier ; la suite montre des moments plus avancés.
lesson-ask-single = Une pièce seule avance d’une case, et doit arriver sur une autre pièce ou une pile. Déplace la tienne.
lesson-hint-single = Cherche une pièce juste à côté d’elle.
lesson-done-single = Elle est sur le dessus, donc cette pile de deux est à toi.
lesson-ask-gap = Une pile va tout droit, dans l’une des six directions, d’exactement autant de cases qu’elle a de pièces, vides comprises. Déplace ta pile de trois.
lesson-hint-gap = Compte trois cases à partir de c3.
lesson-done-gap = Elle a survolé une pièce et une case vide, jusqu’à la troisième.
lesson-ask-blocked = Une pièce avec des voisines sur ses six côtés ne peut pas bouger. Laquelle des tiennes est bloquée ?
lesson-hint-blocked = Compte les voisines de chacune de tes pièces.
lesson-done-blocked = Aucun côté de f3 n’est libre. Sur un plateau plein, seules les pièces du bord peuvent bouger.
lesson-ask-takeover = La couleur du dessus possède toute la pile. Prends la pile noire de trois.
lesson-hint-takeover = La pile noire de trois est en f3, à côté de ta pièce en e3.
lesson-done-takeover = Les quatre pièces sont à toi, et Noir ne peut plus les déplacer.
lesson-ask-dvonn = Une pièce DVONN ne bouge jamais seule, mais ta pile en c3 en porte une. Déplace-la pour que les deux pièces voisines perdent leur lien.
lesson-hint-dvonn = Ta pile en c3 a deux pièces, donc elle avance de deux cases.
lesson-done-dvonn = Sans lien avec une pièce DVONN, les deux sont hors jeu.
lesson-ask-cutoff = Après chaque coup, ce qui a perdu son lien est donc hors jeu. Isole cinq pièces noires d’un seul coup.
lesson-hint-cutoff = Ta pièce en e3 est le seul lien de cinq autres.
lesson-done-cutoff = Cinq pièces de moins en un coup ! Seules les pièces DVONN restent toujours.
lesson-ask-careful = Tes propres piles peuvent disparaître aussi ; les boutons rouges t’avertissent. Joue un coup qui les garde toutes.
lesson-hint-careful = Laisse e3 où elle est : ta grande pile en dépend.
lesson-done-careful = Ta grande pile est toujours reliée à la pièce DVONN.
lesson-ask-pass = Tu ne peux passer que si tu ne peux rien déplacer. Joue pour que Noir doive passer.
lesson-hint-pass = La pile noire de deux ne peut arriver qu’en d3 : n’y laisse rien.
lesson-done-pass = Noir n’a pas de coup possible et passe, donc c’est encore à toi.
lesson-ask-count = Plus personne ne peut jouer : la partie est finie. Combien de pièces ont tes piles, toutes couleurs confondues ?
lesson-hint-count = Additionne les nombres sur les piles dont le dessus est blanc.
lesson-done-count = Cinq et six font 11, Noir en a huit : tu gagnes. À nombre égal, ce serait une égalité.

lesson-missed-apart = Ce n’est qu’à { $distance ->
    [one] { $distance } case
   *[other] { $distance } cases
  } de la pièce DVONN en { $space }.
lesson-missed-edge = { $space } n’est pas au bord.
lesson-missed-beside = Il n’y a pas de pièce DVONN à côté de { $space }.
lesson-missed-height = Cela déplace { $height ->
    [1] une pièce seule
   *[other] une pile de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Cela ne prend rien à Noir.
    [1] Cela prend une pièce seule.
   *[other] Cela prend une pile de { $taken }.
  }
lesson-missed-carries = Cette pile ne porte pas de pièce DVONN.
lesson-missed-keeps = Cela te coûte { $lost ->
    [one] { $lost } pièce.
   *[other] { $lost } pièces.
  }
lesson-missed-cuts = { $cut ->
    [0] Cela n’isole rien à Noir.
    [one] Cela isole { $cut } pièce noire.
   *[other] Cela isole { $cut } pièces noires.
  }
lesson-missed-passes = { $left ->
    [0] Alors plus personne ne peut jouer, et la partie est finie.
   *[other] Alors Noir peut encore jouer { $move }.
  }
lesson-missed-surrounded = Il reste du vide à côté de { $space } : { $free }.
lesson-missed-at-edge = { $space } est au bord, où rien n’est jamais entouré.
lesson-missed-score = Ce n’est pas { $number }.

lesson-end = 🎉 **Tu sais jouer à DVONN.** Fais des piles, garde-les reliées aux pièces rouges, et termine avec plus de pièces que l’autre camp.
lesson-first-match = **Ma première partie** commence tout de suite, contre moi à mon niveau le plus facile. Les pièces sont placées au hasard : tu les déplaces aussitôt.

## Trying moves out

button-try-out = Essayer
button-chances = Chances
button-keep-line = Garder
button-rename-line = Renommer
button-drop-line = Effacer
button-share-line = Partager l’image
button-animate-line = Partager l’animation
button-lines = Mes suites
form-line-name = Garder cette suite
field-line-name = Nom
ask-line = Ouvrir une suite
try-named = **{ $name }**
try-unnamed = **Coups à l’essai**
try-from = { $title }, { $ply ->
    [0] depuis le début
   *[other] après le coup { $ply }
  }
try-start = { $left ->
    [0] Joue pour les deux camps, aussi loin que tu veux. Rien ne compte, et personne d’autre ne le voit.
   *[other] Ta suite commence ici. Appuie sur ▶, ou joue d’autres coups.
  }
try-step = Coup { $at } sur { $last } : { $told }
try-to-move = { $sign } À { colour } de jouer
try-to-place-dvonn = { $sign } À { colour } de placer une pièce DVONN
try-to-place = { $sign } À { colour } de placer une pièce
try-to-pass = { $sign } { colour } n’a pas de coup possible et passe : appuie sur ▶
try-resumed = Tu en étais là la dernière fois.
try-no-moves = Pas encore de coups : retourne au plateau et joues-en, pour les deux camps.
try-earlier = { $count ->
    [one] Coup { $count } : { $moves }
   *[other] Coups 1 à { $count } : { $moves }
  }
try-caption = { $match ->
    [0] D’une notation
   *[other] Partie { $match }
  }, { $ply ->
    [0] depuis le début
   *[other] après le coup { $ply }
  }
try-told = Coups essayés : { $moves }.
lines-none = Tu ne gardes pas encore de suite. Dans l’**Historique** d’une partie, appuie sur **Essayer**, joue quelques coups pour les deux camps, puis appuie sur **Plus** et **Garder**.
lines-heading = **Tes suites** ({ $count } sur { $most })
lines-of-record = D’une notation
lines-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
shared-line = { $player } partage quelques coups à méditer :
done-line-kept = ✅ C’est gardé. Tu retrouveras cette suite dans `/dvonn me lines`.
done-line-dropped = Cette suite n’est plus parmi les tiennes. Elle reste ouverte ici : **Garder** la fait revenir.

refused-no-such-line = Cette suite n’existe plus. Ouvres-en une autre dans `/dvonn me lines`, ou commences-en une : **Essayer** se trouve dans **Historique**.
refused-no-name = Ce n’est pas encore un nom. Donne à la suite un nom auquel tu la reconnaîtras.
refused-too-many-lines = Tu gardes déjà { $most } suites, et il n’y a plus de place. Efface-en une dont tu n’as plus besoin, puis garde celle-ci ; elle reste ouverte en attendant.
refused-line-in-play = La partie { $match } est encore en cours, donc cette suite reste entre toi et moi. Tu pourras la partager quand la partie sera finie.
refused-nothing-to-try = La partie est finie dans cette position, donc il n’y a plus rien à essayer. Reviens d’un ou deux coups.

## Puzzles

button-puzzle-another = Énigme suivante
button-puzzle-again = Réessayer
button-puzzle-solution = Solution
puzzle-task = **Énigme { $number }.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-task-own = **Énigme { $number }, tirée des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Trouve-le.
puzzle-card = **Énigme { $number }.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-card-own = **Énigme { $number }, tirée des parties de ce serveur.** À { colour } de jouer : un seul coup gagne. Qui le trouvera ?
puzzle-name = **Énigme { $number }.**
puzzle-name-own = **Énigme { $number }, tirée des parties de ce serveur.**
puzzle-card-heading = 🧩 **Une énigme pour tout le monde**
puzzle-card-daily = 🧩 **L’énigme du jour**
puzzle-card-until = Personne d’autre ne voit tes essais. La solution arrive { $until }.
puzzle-card-found = ✅ **Résolue { $count } fois :** { $named }
puzzle-card-found-further = ✅ **Résolue { $count } fois :** { $named } et { $others ->
    [one] { $others } autre personne
   *[other] { $others } autres personnes
  }
puzzle-card-unsolved = Cette fois, personne ici ne l’a résolue.
shared-puzzle = { $player } partage une énigme :
puzzle-shared-later = Discord est lent en ce moment. L’énigme apparaîtra dans ce salon dès que possible.
button-puzzle-solve = Résoudre
button-puzzle-back = Retour à l’énigme
puzzle-solver = Ta cote aux énigmes : { $rating } · résolues : { $solved } sur { $tried }.
puzzle-longest = Plus longue série : { $count }.
puzzle-solved = ✅ **{ $move } gagne.** Bien vu !
puzzle-solution = **{ $move }** est le seul coup qui gagne.
puzzle-theme-cut-off = Tout repose sur un grand isolement.
puzzle-theme-connection = Il garde tes piles reliées à une pièce DVONN.
puzzle-theme-last-moves = L’autre camp n’a plus de coups, et tu continues.
puzzle-theme-count = Tout dépend de l’endroit où arrivent les dernières piles.
puzzle-missed = ❌ **{ $move } ne gagne pas.**
puzzle-answer = La meilleure réponse : { $told }
puzzle-rated = Ta cote aux énigmes : **{ $rating }** ({ $change }).
puzzle-streak = Ça fait { $count } d’affilée !
puzzle-uncounted = Ta cote aux énigmes reste à **{ $rating }** : seul le premier essai d’une énigme compte.

## Refusals

refused-challenged-oneself = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-challenged-bot = Les autres bots ne jouent pas à DVONN. Choisis une personne ou moi, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-opponent-cannot-see = { $opponent } ne voit pas ce salon. Lance ton défi dans un salon que cette personne voit aussi.
refused-cannot-see = Tu ne vois pas le salon où cette partie se jouerait. Demande d’abord à l’équipe du serveur de t’y laisser entrer, puis reviens ici.
refused-no-such-challenge = Ce défi n’existe plus. Lances-en un nouveau avec `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } n’accepte pas de défis. Défie quelqu’un d’autre, ou laisse `adversaire` vide pour que tout le monde puisse accepter.
refused-asked-often-enough = { $opponent } a déjà plusieurs défis de ta part. Attends une réponse, ou retires-en un dans `/dvonn me challenges`.
refused-too-many-challenges = Tu as { $most } défis ouverts sur ce serveur, et c’est le maximum. Retires-en un dans `/dvonn me challenges`, ou attends une réponse.
refused-declined-lately = { $opponent } vient de refuser un défi de ta part. Tu pourras redemander { $until } ; d’ici là, quelqu’un d’autre aura peut-être envie de jouer.
refused-challenge-accepted = Ce défi a déjà été accepté. Le plateau est plus bas ; tu peux lancer une autre partie avec `/dvonn challenge`.
refused-challenge-declined = Ce défi a été refusé. Tu peux en lancer un autre avec `/dvonn challenge`.
refused-challenge-withdrawn = Ce défi a été retiré. Tu peux en lancer un autre avec `/dvonn challenge`.
refused-challenge-expired = Personne n’a répondu à temps à ce défi. Tu peux en lancer un autre avec `/dvonn challenge`.
refused-own-challenge = C’est ton propre défi, donc quelqu’un d’autre doit y répondre. Tu peux le retirer avec `/dvonn me challenges`.
refused-not-your-challenge = Seule une personne peut répondre à ce défi : { $opponent }. Lance le tien avec `/dvonn challenge`.
refused-decline-open-challenge = Ce défi est ouvert à tout le monde. Laisse-le simplement si tu ne veux pas jouer.
refused-not-your-withdrawal = Seule une personne peut retirer ce défi : { $challenger }.
refused-no-such-match = Il n’y a pas de partie { $match } sur ce serveur. `/dvonn games` donne la liste des tiennes.
refused-no-match-meant = Tu n’as pas de partie sur ce serveur. Lances-en une avec `/dvonn challenge`.
refused-direct-no-such-match = Tu n’as pas de partie { $match }. `/dvonn games` donne la liste des tiennes ; celles des autres, je ne les montre que sur leur serveur.
refused-direct-no-match-meant = Tu ne joues nulle part en ce moment. `/dvonn challenge` lance une partie, contre moi ici, ou contre quelqu’un d’autre dans le salon d’un serveur.
refused-only-in-servers = **{ $command }** s’utilise dans le salon d’un serveur, où les autres le voient. Essaie là-bas.
refused-nobody-else-here = Ici, tu ne peux jouer que contre moi : laisse `adversaire` vide. Défie les autres dans le salon d’un serveur, où le défi se voit.
refused-left-the-server = Tu n’es plus sur le serveur où cela se jouerait. Rejoins-le d’abord, puis reviens ici.
refused-unclear-match = De quelle partie parles-tu : { $matches } ? Indique son numéro dans `partie`.
refused-not-a-player = Tu regardes cette partie : elle se joue entre { $white } et { $black }. Lance la tienne avec `/dvonn challenge`.
refused-match-over = La partie { $match } est finie, donc on ne peut plus rien y jouer. Lances-en une nouvelle avec `/dvonn challenge`.
refused-board-moved-on = Ce plateau n’est plus à jour : la partie a avancé. Voici où elle en est.
refused-not-your-turn = Ce n’est pas à toi : on attend { $player }.
refused-offer-stands = Une autre offre est encore ouverte. { $offer }
refused-offer-lapsed = Cette offre ne tient plus : il y a eu une réponse, ou un coup depuis.
refused-own-offer = C’est ta propre offre ; la réponse revient à { $opponent }.
refused-nothing-to-undo = Il n’y a rien à reprendre : tu ne peux reprendre que ton propre coup, et seulement avant la réponse de ton adversaire.
refused-too-many-replies = Cela ferait plus de { $most } réponses, et je ne peux pas en garder plus. Effaces-en d’abord quelques-unes.
refused-plan-of-spaces = Toutes les pièces sont placées, donc il n’y a plus de cases à prévoir. `/dvonn plan` sans cases prévoit des réponses aux coups.
refused-plan-of-moves = Des pièces restent à placer. Jusqu’à ce que le plateau soit plein, `/dvonn plan` avec des cases prévoit où vont les tiennes.
refused-plan-without-answer = Un plan a besoin de ta réponse : indique ton propre coup après celui de ton adversaire.
refused-plan-changed = Ton plan a changé entre-temps. Le voici tel qu’il est maintenant.
refused-illegal-plan = { $move } n’est plus possible là, donc je ne l’ai pas prévu.
refused-plan-on-own-turn = C’est à toi, donc il n’y a rien à attendre : joue simplement ton coup. Pour prévoir ce qui vient après, écris `/dvonn plan` avec une suite de coups.
refused-no-rematch-yet = Cette partie n’est pas encore finie. Tu pourras demander une revanche après.
refused-not-a-list-of-spaces = « { $text } » n’est pas une case du plateau. Indique des cases séparées par des espaces, comme c3 d4 e2.
refused-not-a-line = Je ne sais pas lire « { $text } » comme un coup. Indique les coups des deux camps tour à tour, comme c3-d4 e5-e4.
refused-not-a-space = « { $text } » n’est pas une case du plateau. Indique une lettre de a à k et une rangée de 1 à 5, comme c3.
refused-missing-permissions = Je ne peux pas tenir de partie dans { $channel } : il me manque { $count ->
    [one] la permission
   *[other] les permissions
  } { $permissions }. Demande à la modération d’y remédier, ou joue dans un autre salon.
refused-no-channel = Je ne peux pas écrire dans { $channel }. Demande à la modération de me laisser le voir, ou joue dans un autre salon.
refused-not-the-manager = Seules les personnes qui gèrent ce serveur peuvent faire cela. Demande à quelqu’un qui a la permission **Gérer le serveur**.
refused-not-a-date = Je ne sais pas lire « { $text } » comme une date à venir. Écris une date, comme 2026-12-24 ou 24 déc., ou une durée, comme 5 jours ou 2 semaines.
refused-not-quiet-hours = Je ne sais pas lire « { $text } ». Choisis les deux heures et indique un fuseau horaire, comme Europe/Paris.
refused-away-too-long = { $days ->
    [0] Il ne te reste aucun des { $most } jours de cette année. Chacun d’eux revient au bout d’un an.
   *[other] C’est trop long : sur les { $most } jours de cette année, il t’en reste { $days }. Choisis un jour plus proche.
  }
refused-not-away = Tu n’as pas d’absence en cours, donc tes pendules tournent déjà.
refused-channel-not-allowed = Sur ce serveur, on joue ailleurs : dans { $channels }. Utilise la commande là-bas.
refused-late-form = J’ai mis trop de temps, pardon. Appuie de nouveau sur le bouton.
refused-watched-own-match = Tu joues toi-même cette partie. `/dvonn me preferences` décide quand je te préviens.
refused-not-watchable = Cette partie se joue dans un fil privé, donc je n’en dis rien ailleurs. Va dans ce fil pour la suivre.
refused-not-followed = { $channel } ne montre aucune partie. Utilise `/dvonn-admin follow` pour qu’un salon en montre.
refused-unreadable-command = Je n’ai pas pu lire cette commande : elle a peut-être changé depuis que tu as ouvert Discord. Redémarre Discord, puis écris-la de nouveau.
refused-discord-silent = Discord ne me répond pas en ce moment, donc rien n’a changé. Réessaie dans une minute.
refused-outdated-control = Ce bouton vient d’une de mes anciennes versions. Utilise `/dvonn board` pour en avoir un à jour.

illegal-game-over = La partie est finie.
illegal-must-place = Les 49 pièces doivent être placées avant que les piles bougent. Utilise `/dvonn place` ou **Placer**.
illegal-must-stack = Toutes les pièces sont placées, il est temps de déplacer des piles. Utilise `/dvonn move` ou **Déplacer**.
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

apology = Quelque chose n’a pas marché de mon côté, pardon. Réessaie ; si cela continue, donne la référence **{ $reference }** à qui s’occupe de moi.
apology-store = Je n’ai pas accès à ma base de données en ce moment, pardon, et rien n’a changé. Réessaie dans une minute (référence **{ $reference }**).
apology-stopping = Je suis en train de redémarrer et n’ai pas pu finir, pardon. Regarde si c’est fait, et sinon réessaie dans une minute.

refused-no-such-plies = Cette partie a les coups { $first } à { $last }. Indique `début` et `fin` entre ces deux-là, le plus petit d’abord.
refused-picture-too-large = Cette animation dépasserait { $limit } ko, et c’est trop ici. Demande moins de coups avec `début` et `fin`.
refused-not-to-be-shared-here = Certaines personnes d’ici ne peuvent pas voir le salon de cette partie, donc je ne la montre pas ici. Tu peux la partager dans son propre salon.
refused-may-not-write = Tu ne peux pas écrire dans ce salon, donc je n’y publie rien pour toi.
refused-no-record-given = Donne-moi une seule notation : dans `texte` ou dans `fichier`.
refused-record-too-large = C’est trop long pour une notation : je lis au plus { $limit } ko.
refused-file-not-given = Discord ne m’a pas donné ce fichier, donc je n’ai pas pu le lire. Réessaie dans un instant, ou colle la notation comme texte.
refused-record-not-text = Ce fichier n’est pas du texte brut. Enregistre la notation comme texte en UTF-8 et réessaie.
refused-no-such-import = Je n’ai plus cette notation : je garde chacune 7 jours. Utilise `/dvonn record import` pour me la redonner.
refused-nothing-left-to-play = La partie est finie à ce moment-là, donc on ne peut pas la continuer. Choisis un coup plus tôt.

## Rules and help

rules-heading = **Jouer à DVONN : { $title }** · { $page } sur { $pages }
ask-chapter = Aller à une page
button-page-before = ◀ Retour
button-page-after = Suite ▶
shared-rules = { $player } montre comment on joue à DVONN :

rules-title-aim = Le but
rules-text-aim = Vous construisez des piles. Une pile est à la couleur **du dessus**, et qui a **le plus de pièces** à la fin gagne.
    Mais une pile ne reste en jeu que si elle est reliée à une **pièce DVONN** rouge : veille donc à tes liens.
    -# DVONN est un jeu de Kris Burm, le quatrième du projet GIPF.
rules-caption-aim = Sur l’image, les piles de Blanc ont pour l’instant { $white } pièces, celles de Noir { $black }.
rules-title-placing = Le placement
rules-text-placing = Le sort décide qui joue Blanc, sauf si le défi le dit. Blanc commence, puis chaque camp place à son tour une pièce sur une case vide de son choix : d’abord les trois pièces DVONN (Blanc, Noir, Blanc), puis celles de sa couleur, Noir en premier, jusqu’à ce que les 23 pièces blanches et les 23 noires remplissent les 49 cases.
    Blanc, qui place la dernière pièce, **joue aussi le premier coup**.
rules-caption-placing = L’image montre les { $count } premières pièces sur le plateau.
rules-title-moving = Le déplacement
rules-text-moving = Tu déplaces une pile entière dont la **pièce du dessus** est à toi ; une pièce seule est une pile d’une pièce. Elle va tout droit, dans l’une des **six directions**, d’exactement **autant de cases qu’elle a de pièces**, de toutes couleurs.
    Elle peut tout survoler, et les cases vides comptent aussi. Mais elle doit **arriver sur** une pièce ou une pile, à toi ou non ; les deux n’en font alors plus qu’une.
rules-caption-moving = Sur l’image, { $space } a { $height ->
    [one] { $height } pièce
   *[other] { $height } pièces
  } et peut aller vers { $targets }, mais pas vers { $empty }, qui est vide.
rules-title-blocked = Les piles bloquées
rules-text-blocked = Une pile **entourée sur les six côtés** ne peut pas bouger. Au début, seules les pièces du bord le peuvent donc ; quand une case se vide, ses voisines se libèrent.
    Une pièce DVONN seule **ne bouge jamais d’elle-même**. Mais tu peux arriver sur elle, et elle voyage alors dans ta pile.
rules-caption-blocked = Sur l’image, une croix (✕) marque chaque pile entourée. { $empty } sont vides, donc { $free } sont libres, comme le bord.
rules-title-connected = Garder le lien
rules-text-connected = Une fois tout placé, chaque pile a besoin d’un **lien avec une pièce DVONN** : à côté d’elle, ou par une chaîne d’autres piles. Ce qu’un coup laisse sans lien est aussitôt hors jeu, même chez toi, et ne compte pour **personne**.
    Les trois pièces DVONN restent toujours, même seules.
rules-caption-connected = Sur l’image, { $move } romprait le lien. Les piles marquées d’un moins partiraient : { $pieces } pièces des deux couleurs, en { $spaces }.
rules-title-forced = L’isolement forcé
rules-text-forced = Tu **dois jouer** si tu le peux, même si ton seul coup isole **tes propres** piles. Je demande d’abord confirmation pour un tel coup, mais parfois il n’y en a pas d’autre.
    Vers la fin, regarde donc plus loin : quels coups auras-tu encore ?
rules-caption-forced = Sur l’image, { $move } est le seul coup de Blanc. Il laisse sans lien les piles de Blanc en { $spaces } : { $pieces } pièces sont perdues.
rules-title-passing = Passer et revenir
rules-text-passing = Si aucune de tes piles ne peut bouger, tu **passes** ; je le fais pour toi. Ton adversaire continue alors sans toi.
    Dès que l’une de tes piles peut de nouveau bouger, tu reviens en jeu, et tu dois alors jouer.
rules-caption-passing = Sur l’image, la dernière pile de Blanc, en { $space }, est entourée (✕), donc Blanc passe. Si Noir joue ensuite { $move }, { $space } est libre et doit bouger.
rules-title-end = La fin
rules-text-end = Quand **aucun des deux camps** ne peut plus jouer, la partie est finie. Chaque camp compte toutes les pièces de ses piles, **quelles que soient leurs couleurs**. Le plus grand nombre gagne ; à nombre égal, c’est une **égalité**.
    Une pièce DVONN dans une pile compte comme les autres ; seule, elle n’est à personne.
rules-caption-end = Sur l’image, plus personne ne peut jouer : Blanc gagne { $more } à { $less }, et les cases dorées montrent avec quelles piles.
rules-title-edge = Conseil 1 : bien placer
rules-text-edge = Mets beaucoup de tes pièces **au bord**, où elles peuvent bouger dès le début, et **près des pièces DVONN**, où elles gardent leurs liens.
    Écarte-les : des pièces entassées se bloquent entre elles et peuvent se perdre toutes à la fois.
rules-caption-edge = Sur l’image, Blanc a { $edge } pièces sur { $count } au bord et { $near } à deux cases au plus d’une pièce DVONN, et aucune n’en touche une autre.
rules-title-landing = Conseil 2 : prendre des piles
rules-text-landing = Chaque fois que tu arrives sur une pile adverse, **tu la prends** : ses pièces comptent pour toi, et ton adversaire a une pile de moins à déplacer. Elle n’a pas disparu pour autant : elle est à qui arrive ensuite dessus.
rules-caption-landing = Sur l’image, { $move } change { $white }–{ $black } en { $more }–{ $less }, et Noir peut déplacer { $after } piles au lieu de { $before }.
rules-title-mobile = Conseil 3 : rester mobile
rules-text-mobile = Garde **beaucoup de piles qui peuvent bouger**. Plus une pile est haute, plus elle doit aller loin, et moins elle trouve où arriver.
    Construis haut tard, et là où tu comptes rester.
rules-caption-mobile = Sur l’image, la pile de Blanc en { $space } est coincée : elle devrait avancer de { $height } cases. Les piles basses en { $spaces } peuvent encore bouger.
rules-title-danger = Conseil 4 : surveiller les pièces DVONN
rules-text-danger = Méfie-toi d’une pile adverse qui porte une **pièce DVONN** : quand elle part, tout ce qui en dépendait est isolé. Regarde où elle peut aller, et ce que cela te coûterait.
    Si c’est trop, **arrive toi-même dessus** : plus elle est haute, plus elle est difficile à déplacer.
rules-caption-danger = Sur l’image, c’est à Blanc de jouer. Au coup suivant, { $move } isolerait les piles de Blanc en { $spaces }, donc Blanc prend d’abord cette pile : { $answer }.
rules-title-last = Conseil 5 : avoir les derniers coups
rules-text-last = Les derniers coups décident souvent. Qui **peut encore jouer** quand l’autre doit passer ramasse une pile après l’autre.
    Garde donc des coups en réserve, et essaie de faire passer ton adversaire avant toi.
rules-caption-last = Sur l’image, { $space } est la seule pile que Noir peut déplacer. Blanc joue { $move } ; Noir doit passer, et Blanc continue.

tip-edge = 💡 **Astuce :** mets quelques pièces au bord. Elles peuvent bouger dès le début ; celles du milieu attendent qu’une voisine parte.
tip-red = 💡 **Astuce :** reste près des pièces DVONN ({ $spaces }). Dès que les piles bougent, ce qui perd son lien avec elles est hors jeu.
tip-spread = 💡 **Astuce :** écarte tes pièces. Entassées, elles se bloquent entre elles et peuvent se perdre toutes à la fois.
tip-landing = 💡 **Astuce :** arrive sur les piles adverses. Tu prends ce que tu recouvres, et ton adversaire a une pile de moins à déplacer.
tip-links = 💡 **Astuce :** veille à tes liens. Sans { $space }, tu perdrais { $spaces } : réfléchis bien avant de déplacer cette pile.
tip-mobile = 💡 **Astuce :** garde des piles basses. Celle en { $space } ne trouve aucune pile à { $height } cases ; plus une pile est haute, plus vite elle est coincée.
tip-danger = 💡 **Astuce :** surveille la pièce DVONN en { $space }. Si elle part, tu peux perdre { $spaces } ; tu pourrais arriver dessus avant.
tip-last = 💡 **Astuce :** les derniers coups décident souvent. Gardes-en en réserve, pour que ton adversaire doive passer avant toi.

help = **DVONN, un coup à la fois** · un jeu de Kris Burm, le quatrième du projet GIPF
    Si tu débutes, **Essayer la leçon** prend quatre minutes, et **Règles du jeu** explique toutes les règles.
    { $place ->
        [direct] Appuie sur **Contre l’ordinateur**, et on commence ici même. Pour jouer contre quelqu’un, appuie sur **Défier quelqu’un** dans le salon d’un serveur.
       *[server] Appuie sur **Défier quelqu’un** : je garde le plateau dans le salon et je vous appelle quand c’est à vous.
    }
    On joue avec les boutons sous le plateau, ou en écrivant `/dvonn place` et `/dvonn move`, ce qui est le mieux avec un lecteur d’écran.
help-commands = **Toutes les commandes**
    - **Apprendre :** `/dvonn learn` est une leçon sur de petits plateaux, `/dvonn rules` explique toutes les règles en images. Les deux marchent aussi en message privé avec moi.
    - **Commencer :** `/dvonn challenge` défie quelqu’un, ou qui acceptera en premier ; avec un `niveau` de 1 à 8, tu joues tout de suite contre moi, en message privé aussi. `/dvonn me challenges` liste tes défis ouverts.
    - **S’y retrouver :** `/dvonn next` ouvre la partie qui t’attend depuis le plus longtemps, `/dvonn games` liste tes parties, en cours et finies, et `/dvonn board` ramène un plateau en bas de son salon.
    - **Jouer en écrivant :** `/dvonn place` et `/dvonn move` font la même chose que les boutons. Les coups permis sont proposés en mots, chacun avec ses conséquences : le mieux avec un lecteur d’écran.
    - **Sans images :** `/dvonn text` décrit le plateau ligne par ligne ; dans `/dvonn me preferences`, tu peux avoir tes propres pages en mots.
    - **Progresser :** `/dvonn puzzle` te donne une énigme à ta mesure ; appuie sur **Indice** à ton tour contre moi, ou dans **Historique** pour une partie finie.
    - **Essayer des coups :** **Essayer**, dans **Historique** et sur tes propres plateaux, te laisse jouer pour les deux camps, rien que pour toi ; `/dvonn me lines` liste ce que tu gardes.
    - **Apprendre d’une partie :** `/dvonn review`, ou **Analyse** sous son résultat, montre les pires coups et ce qui était mieux.
    - **Gagner du temps :** `/dvonn plan` prévoit tes prochains placements, ou tes réponses au prochain coup adverse.
    - **Changer d’avis :** `/dvonn undo` demande à reprendre un coup ; `/dvonn resign` abandonne une partie ou propose la nulle (je demande d’abord confirmation).
    - **Suivre :** `/dvonn watch live` liste les parties en cours ; **Suivre** sous un plateau te tient au courant, et `/dvonn watch list` liste ce que tu suis.
    - **Revoir :** appuie sur **Historique** sous un plateau ; `/dvonn record replay` montre une partie en courte animation, `/dvonn record chart` d’un coup d’œil. `/dvonn record export` te donne sa notation ; `/dvonn record import` en lit une, et une partie peut en repartir.
    - **À ton goût :** `/dvonn me preferences` règle les notifications, les heures calmes, les images, et qui peut te défier. `/dvonn me away` arrête tes pendules quand tu ne peux pas jouer, `/dvonn me back` les relance.
    - **Tes données :** `/dvonn me forget` montre ce que je garde sur toi, et l’efface si tu veux ; PRIVACY.md, à côté de mon code source, en dit plus.
    - **Gérer un serveur :** pour qui le gère, `/dvonn-admin settings` dit où et comment on joue, `/dvonn-admin follow` montre les parties au public dans un salon, `/dvonn-admin cancel` met fin à une partie ou à un défi, `/dvonn-admin ban` et `/dvonn-admin unban` décident qui peut défier, `/dvonn-admin export` donne toutes les parties, et `/dvonn-admin log` dit qui a fait quoi.
    Rien n’est perdu si je redémarre : parties et boutons continuent de marcher.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Le jeu de plateau DVONN : apprendre, défier, jouer coup par coup
command-learn = Apprendre DVONN en jouant : une leçon de quatre minutes, rien que pour toi
command-rules = Toutes les règles de DVONN en images, et cinq conseils
command-challenge = Lancer une partie : défier quelqu’un, ou qui acceptera en premier
command-help = Comment commencer, et tout ce que je sais faire
command-puzzle = Trouver le seul coup qui gagne : une énigme à ta mesure
command-next = Ton prochain coup : ouvre la partie qui t’attend depuis le plus longtemps
command-games = Tes parties, en cours et finies : à qui de jouer, et chaque plateau d’un seul geste
command-place = Placer une pièce en écrivant sa case ; seules les cases libres sont proposées
command-move = Déplacer une pile en écrivant : les coups permis, chacun avec ses conséquences
command-board = Le plateau d’une partie ; le tien revient en bas de son salon
command-text = Le plateau d’une partie en mots, ligne par ligne, pour qui ne voit pas les images
command-review = L’analyse d’une partie finie : chances de victoire, pires coups, et ce qui était mieux
command-plan = Coups prévus d’avance, joués dès que c’est à toi ; personne d’autre ne les voit
command-undo = Demander à reprendre ton dernier coup
command-resign = Abandonner une partie, ou proposer la nulle ; je demande confirmation
command-watch = Les parties des autres : celles en cours, et celles que tu suis
command-watch-live = Les parties en cours sur ce serveur, avec un lien vers leurs plateaux
command-watch-list = Les parties que tu suis sur ce serveur, et comment arrêter
command-record = Des parties en animations, graphiques et fichiers
command-record-replay = Une partie, ou un passage, en image animée
command-record-chart = Une partie d’un coup d’œil : scores, isolements et coups possibles
command-record-export = La notation d’une partie, en fichier à emporter
command-record-import = Parcourir la notation d’une partie, et en rejouer n’importe quelle position
command-me = Tes préférences, défis, absences et données
command-me-preferences = Notifications, heures calmes, qui peut te défier, et tes images
command-me-lines = Tes suites : des coups que tu as essayés pour les deux camps, gardés sous un nom
command-me-challenges = Tes défis ouverts : les accepter, les refuser ou les retirer
command-me-away = Arrêter tes pendules quand tu ne peux pas jouer, jusqu’à 30 jours par an
command-me-back = Finir ton absence, pour que tes pendules tournent à nouveau
command-me-forget = Voir ce que je garde sur toi, et le faire effacer
command-dvonn-admin = Gérer DVONN sur ce serveur
command-admin-settings = Où et comment on joue sur ce serveur (exige « Gérer le serveur »)
command-admin-follow = Montrer au public les parties de ce serveur dans un salon (exige « Gérer le serveur »)

## Commands: options. Their names have no blanks and no capitals

name-opponent = adversaire
name-colour = couleur
name-setup = placement
name-level = niveau
name-pace = cadence
name-until = fin
name-match = partie
name-space = case
name-source = départ
name-target = arrivée
name-player = personne
name-spaces = cases
name-line = suite
name-first = début
name-last = fin
name-chosen = format
name-text = texte
name-file = fichier
name-channel = salon
name-results-only = résultats-seuls
name-stop = arrêter
name-challenge = défi
name-user = personne
name-reason = raison

option-opponent = Qui défier ; laisse vide et tout le monde peut accepter
option-colour = La couleur que tu veux jouer ; au hasard par défaut
choice-colour-random = au hasard
choice-colour-white = Blanc
choice-colour-black = Noir
option-setup = Comment les pièces arrivent sur le plateau ; vous les placez par défaut
choice-setup-full = vous placez les pièces vous-mêmes : environ 40 tours par camp
choice-setup-random = au hasard : on déplace tout de suite, environ 15 tours par camp
option-level = Jouer contre moi : 1 pour débuter, 8 pour mon meilleur jeu
option-pace = Le temps par coup ; la cadence habituelle du serveur par défaut
choice-pace-none = sans limite
choice-pace-one = 1 jour par coup
choice-pace-three = 3 jours par coup
choice-pace-week = 7 jours par coup
choice-pace-fortnight = 14 jours par coup
option-until = Une date, comme 2026-12-24 ou 24 déc., ou une durée, comme 5 jours
option-space = Une case libre, comme c3
option-from = La case de ta pile, comme c3
option-to = La case où elle va
option-match = Le numéro de la partie, en cas de doute
option-player = Les parties de qui ; les tiennes par défaut
option-games-against = Contre cette personne seulement
ask-games-against = Parties contre…
choice-games-everybody = contre tout le monde
option-spaces = Où vont tes prochaines pièces, par préférence : c3 d4 e2 ; laisse vide pour voir ton plan
option-line = Coups des deux camps, dès maintenant : c3-d4 e5-e4 f3-g3… ; les tiens seront tes réponses
option-first = À partir de quel coup ; 0 est le début
option-last = Jusqu’à quel coup
option-format = Comment elle est écrite ; comme sur Little Golem par défaut
choice-format-text = texte, comme sur Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, avec l’heure de chaque coup
option-text = La notation elle-même : texte de Little Golem, SGF ou JSON
option-file = La notation dans un fichier de 64 ko au plus
option-follow-channel = Le salon qui les montre
option-follow-player = Les parties de qui ; toutes par défaut
option-follow-results = Seulement les résultats, sans plateaux en direct
option-follow-stop = Ne plus montrer de parties dans le salon
