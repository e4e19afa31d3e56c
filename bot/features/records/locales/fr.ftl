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

ask-format = **Notation de la partie { $match } :** quel format veux-tu ?
record-exported = **Notation de la partie { $match }**
begin-from = { $title } · nouvelle partie à partir d’ici, { $ply ->
    [0] depuis le début
    [one] après { $ply } coup
   *[other] après { $ply } coups
  }. { $sign } À { colour } de jouer.
begin-from-opponent = Choisis ta couleur, puis ton adversaire. La partie commence dès qu’il y a accord.
begin-from-computer = Tu joues contre moi. Choisis un niveau et ta couleur, et on commence aussitôt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Lire la notation d’une partie, la parcourir, ou jouer à partir de n’importe quelle position

## Commands: options. Their names have no blanks and no capitals

name-text = texte
name-file = fichier

option-text = La notation sous forme de texte : Little Golem, SGF ou JSON
option-file = La notation dans un fichier de 64 ko au plus
