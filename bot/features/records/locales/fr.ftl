## Buttons

button-record = Exporter
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jouer à partir d’ici
button-to-record = Retour à la notation

## Menus of people and messages: names have at most 32 characters

menu-read = Lire comme notation DVONN

## Records

ask-format = **La notation de la partie { $match } :** dans quel format ?
record-exported = **La notation de la partie { $match }**
begin-from = { $title } · une partie à partir d’ici, { $ply ->
    [0] depuis le début
    [one] après { $ply } coup
   *[other] après { $ply } coups
  }. { $sign } À { colour } de jouer.
begin-from-opponent = Choisis ta couleur, puis ton adversaire ; rien ne commence avant son accord.
begin-from-computer = Tu joues contre moi : choisis un niveau et ta couleur, et on commence.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Parcourir la notation d’une partie, et jouer depuis n’importe quelle position

## Commands: options. Their names have no blanks and no capitals

name-text = texte
name-file = fichier

option-text = La notation elle-même : texte de Little Golem, SGF ou JSON
option-file = La notation dans un fichier de 64 ko au plus
