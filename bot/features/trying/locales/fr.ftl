## Trying moves out

button-try-out = Essayer
button-chances = Chances
button-keep-line = Enregistrer
button-rename-line = Renommer
button-drop-line = Effacer
button-share-line = Partager l’image
button-animate-line = Partager l’animation
button-lines = Mes suites
form-line-name = Enregistrer cette suite
field-line-name = Nom
ask-line = Ouvrir une suite
try-named = **{ $name }**
try-unnamed = **Coups à l’essai**
try-task = coups à l’essai
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
try-earlier = Premiers coups ({ $count }) : { $moves }
try-caption = { $match ->
    [0] D’une notation
   *[other] Partie { $match }
  }, { $ply ->
    [0] depuis le début
   *[other] après le coup { $ply }
  }
try-told = Coups essayés : { $moves }.
lines-none = Tu n’as encore enregistré aucune suite. Dans l’**Historique** d’une partie, appuie sur **Essayer**, joue quelques coups pour les deux camps, puis appuie sur **Plus** et **Enregistrer**.
lines-heading = **Tes suites** ({ $count } sur { $most })
lines-of-record = D’une notation
shared-line = { $player } partage quelques coups à méditer :
done-line-kept = ✅ Enregistré. Tu retrouveras cette suite dans **Mes suites**.
done-line-dropped = Cette suite n’est plus parmi les tiennes. Elle reste ouverte ici : **Enregistrer** la fait revenir.
