## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Erreurs
button-show-me = Montre-moi
button-review-chart = Aperçu
review-thinking = J’analyse la partie. Cela prend quelques secondes. Si rien n’apparaît, ouvre de nouveau l’analyse.
review-title = **Analyse** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Tu as laissé filer la partie au coup { $ply }, { $move }**
    [they] **L’autre camp a laissé filer la partie au coup { $ply }, { $move }**
    [white] **Blanc a laissé filer la partie au coup { $ply }, { $move }**
   *[black] **Noir a laissé filer la partie au coup { $ply }, { $move }**
  } (chances de victoire { $before } → { $after }).
review-no-turning-point = **Aucun tournant :** aucun coup n’a décidé de la partie à lui seul.
review-certain = À partir du coup { $ply }, c’est prouvé : { $leader ->
    [you] tu gagnes
    [they] l’autre camp gagne
    [white] Blanc gagne
    [black] Noir gagne
   *[nobody] égalité
  }.
review-perfect = **Prouvé :** { $sign } { $player } a joué parfaitement à partir du coup { $ply }.
review-could-win = **Tu pouvais encore gagner jusqu’au coup { $ply }** (prouvé) : { $better } au lieu de { $move }.
review-could-win-to-the-end = **Tu pouvais encore gagner à la fin de la partie** (prouvé).
ending-perfect = Jeu parfait jusqu’à la fin, c’est prouvé : { $players }
ending-perfect-player = { $sign } { $player } à partir du coup { $ply }
review-no-mistakes = **Aucune erreur :** aucun coup n’a fait baisser les chances de victoire de cinq points ou plus.
review-estimates = -# Les chances sont mes estimations, entre adversaires de même force. Les résultats « avec un jeu parfait » sont prouvés.
review-shallow = -# Seule une recherche lente est disponible ici, donc cette analyse voit moins loin que d’habitude.
review-mistake-title = **Erreur { $number } sur { $count }** · coup { $ply } sur { $last }
review-played = { $mover ->
    [you] **Tu as joué { $move }**
    [they] **L’autre camp a joué { $move }**
    [white] **Blanc a joué { $move }**
   *[black] **Noir a joué { $move }**
  } (flèche en pointillés) : chances de victoire { $before } → { $after }.
review-better = **Mieux :** { $move } (flèche pleine).
review-shown-played = **Ce qui suit { $move }** · { $number } sur { $count }
review-shown-better = **Mieux : { $move }** · { $number } sur { $count }
review-chart-chance = Chances de victoire de Blanc, en %
review-chart-certain = prouvé
review-told = Graphique des chances de victoire de Blanc. Au début : { $first }. À la fin : { $last }. Maximum : { $highest } après le coup { $highest_ply }. Minimum : { $lowest } après le coup { $lowest_ply }.
review-told-turning-point = Tournant : coup { $ply }, { $move }.
review-told-certain = Prouvé à partir du coup { $ply } : { $told }
review-told-mistakes = { $count ->
    [1] Le pire coup
   *[other] Les { $count } pires coups
  } de { colour } : { $told }.
review-told-mistake = coup { $ply } ({ $move })

## Looking back

shared-review = { $player } partage une analyse :

## How a match was played, for managers

inspect-heading = **Partie { $match } : comment elle a été jouée**
inspect-agreement = Coups identiques au premier choix de l’ordinateur : { $same } sur { $counted }, { $share } %. Habituel à cette cote : { $usual } %.
inspect-no-choice = Aucun coup ne compte : tant que le résultat était ouvert, il n’y a jamais eu de choix.
inspect-times = Temps par coup : en général { $middle }, de { $shortest } à { $longest }
inspect-note = -# Ne comptent que les coups où il y avait un choix, tant que le résultat était ouvert. Ce sont des chiffres, pas un verdict. Une seule partie ne montre pas grand-chose. Temps en minutes et secondes.
command-admin-inspect = Comment une partie a été jouée : coups de l’ordinateur, temps (nécessite « Gérer le serveur »)

## Refusals

refused-no-review-yet = La partie { $match } n’est pas encore terminée. Tu pourras voir son analyse à la fin.
refused-nothing-to-review = Aucune pile n’a été déplacée dans cette partie, donc il n’y a rien à analyser.
refused-review-shared = L’analyse de cette partie a déjà été partagée : { $url }
refused-review-being-shared = L’analyse de cette partie est en train d’être partagée. Elle sera dans son salon dans un instant.

## The log of managers

log-inspect = { $manager } a examiné la partie { $number }.
