## Buttons

button-place = Placer
button-back-to-panel = Retour à ton coup
button-next = Partie suivante

## The move panel

panel-heading = **Partie { $match } :** { $task }.

## Plans

plan-no-spaces = **Partie { $match } : rien de prévu.** Choisis une rangée, puis une case : j’y placerai ta pièce dès que ce sera à toi.
plan-spaces = **Partie { $match } : ton plan.** À chacun de tes tours, je placerai ta pièce sur la première de ces cases qui sera libre : { $spaces }.
plan-placed = C’était à toi, alors j’ai placé **{ $spaces }** pour toi.

## The computer

panel-computer-thinks = Je réfléchis à mon coup ; il apparaîtra ici aussitôt joué.

## Private answers

done-played = **{ $move }** est joué.
done-answered = { $opponent } avait prévu une réponse, donc le plateau a déjà avancé.
next-none-anywhere = Aucune partie ne t’attend nulle part. Profite du calme, ou lances-en une : `/dvonn challenge` ici contre moi, dans le salon d’un serveur contre d’autres.
next-none = Aucune partie ne t’attend. Profite du calme, ou lances-en une avec `/dvonn challenge`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = Ton prochain coup : ouvre la partie qui t’attend depuis le plus longtemps
command-place = Placer une pièce en écrivant sa case ; seules les cases libres sont proposées
command-move = Déplacer une pile en écrivant : les coups permis, chacun avec ses conséquences

## Commands: options. Their names have no blanks and no capitals

name-space = case
name-source = départ
name-target = arrivée

option-space = Une case libre, comme c3
option-from = La case de ta pile, comme c3
option-to = La case où elle va
