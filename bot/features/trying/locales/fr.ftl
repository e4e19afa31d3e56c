## Trying moves out

button-try-out = Essayer
button-chances = Chances
button-keep-line = Enregistrer
button-rename-line = Renommer
button-drop-line = Supprimer
button-share-line = Partager l’image
button-animate-line = Partager l’animation
button-lines = Mes suites
form-line-name = Enregistrer cette suite
field-line-name = Nom
ask-line = Ouvrir une suite
try-unnamed = **Essayer des coups**
try-task = essaie des coups
try-from = { $title }, { $ply ->
    [0] depuis le début
   *[other] après le coup { $ply }
  }
try-start = { $left ->
    [0] Joue pour les deux camps, aussi loin que tu veux.
   *[other] Ta suite commence ici. Appuie sur ▶️, ou joue d’autres coups.
  }
try-alone = Rien ici n’est joué dans ta partie, et personne d’autre ne le voit.
try-step = Coup { $at } sur { $last } : { $told }
try-to-move = { $sign } À { colour } de jouer
try-to-place-dvonn = { $sign } À { colour } de placer une pièce DVONN
try-to-place = { $sign } À { colour } de placer une pièce
try-to-pass = { $sign } { colour } n’a pas de coup possible et passe. Appuie sur ▶️.
try-resumed = Voici ta suite de la dernière fois.
try-no-moves = Aucun coup pour l’instant. Retourne au plateau et joues-en, pour les deux camps.
try-earlier = Premiers coups ({ $count }) : { $moves }
try-caption = { $match ->
    [0] Notation
   *[other] Partie { $match }
  }, { $ply ->
    [0] depuis le début
   *[other] après le coup { $ply }
  }
try-told = Coups essayés : { $moves }.
lines-none = Tu n’as aucune suite enregistrée. Appuie sur **Essayer** dans l’**Historique** d’une partie, joue quelques coups pour les deux camps, puis appuie sur **Plus** et **Enregistrer**.
lines-heading = **Tes suites** ({ $count } sur { $most })
lines-of-record = D’une notation
shared-line = { $player } partage une suite à méditer :
done-line-kept = ✅ Suite enregistrée. Tu la retrouveras dans **Mes suites**.
done-line-dropped = Suite supprimée. Elle reste ouverte ici, et **Enregistrer** la fait revenir.

## Refusals

refused-no-such-line = Cette suite a été supprimée. Pour en commencer une autre, appuie sur **Essayer** dans **Historique**. Tu y trouveras tes autres suites sous **Plus** : **Mes suites**.
refused-too-many-lines = Tu as enregistré { $most } suites, le maximum. Celle-ci reste ouverte : supprime une suite dont tu n’as plus besoin, puis enregistre celle-ci.
refused-line-in-play = La partie { $match } n’est pas encore terminée, donc tu ne peux pas partager cette suite. Tu pourras le faire à la fin de la partie.
refused-nothing-to-try = La partie est terminée dans cette position, donc il n’y a plus de coups à essayer. Recule d’un ou deux coups.

## People and servers

kept-lines = Suites enregistrées : { $count }
