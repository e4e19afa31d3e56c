## Buttons

button-record = Exporter
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

## Refusals

refused-no-record-in-message = Ce message ne contient ni texte ni fichier. Je peux lire une notation dans un texte, un bloc de code ou un fichier : texte de Little Golem, SGF ou JSON.
flaw-place = Je ne peux pas lire cette notation. Regarde la ligne { $line }, colonne { $column }.
flaw-field = Je ne peux pas lire cette notation. Regarde « { $field } ».
flaw-illegal = Coup impossible à cet endroit : { $move }.
expected-here = Attendu ici : { $examples }.
expected-end = Attendu : la fin. La partie ou sa notation est déjà terminée à cet endroit.
expected-blank = Attendu : un espace.
expected-position = Attendu : une position sur une ligne, possible dans une partie.
expected-once = Ceci apparaît deux fois, mais une seule est permise. Supprime l’une des deux.
expected-header-name = Attendu : le nom d’un en-tête, avec les seules lettres A à Z. Les noms que les notations utilisent elles-mêmes ne sont pas permis.
expected-move-number = Attendu : le numéro du tour suivant.
expected-legal-move = Attendu : un coup permis par les règles.
expected-other-colour = À cet endroit, c’est à l’autre camp de jouer.
expected-result = Ce résultat contredit les coups. Un résultat s’écrit comme W+5, B+R, W+T, Draw ou Void.
expected-character = Il y a un caractère abîmé. Enregistre le fichier en texte brut, en UTF-8.
expected-game = C’est la notation d’un autre jeu. En SGF, DVONN est GM[37].
expected-json = Attendu : du JSON. Il y a peut-être une virgule, un guillemet ou un crochet en trop ou en moins.
refused-no-record-given = Ajoute une seule notation, dans `texte` ou dans `fichier`.
refused-record-too-large = Cette notation est trop longue. Je peux lire { $limit } ko au plus.
refused-file-not-given = Discord ne m’a pas transmis ce fichier. Réessaie dans un instant, ou colle la notation sous forme de texte.
refused-record-not-text = Ce fichier n’est pas du texte brut. Enregistre la notation en texte brut, en UTF-8, et réessaie.

## People and servers

kept-imports = Notations importées (gardées 7 jours) : { $count }
