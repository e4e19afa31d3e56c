## Buttons

button-resign = Abandonner
button-undo = Reprendre le coup
button-draw = Proposer nulle

## The computer

computer-agreed-undo = Ton dernier coup est repris : c’est de nouveau à toi.
computer-agreed-draw = D’accord : la partie { $match } finit par une nulle.
computer-plays-on = Je préfère continuer : la nulle n’est pas certaine ici.

## Private answers

done-offered-draw = Tu as proposé la nulle. { $opponent } peut accepter sous le plateau ; ton offre expire au prochain coup.
done-offered-undo = Tu as demandé à reprendre ton coup. { $opponent } peut accepter sous le plateau ; ta demande expire au prochain coup.
done-agreed-draw = Tu as accepté : la partie { $match } finit par une nulle.
done-agreed-undo = Tu as accepté, donc le coup est repris.
done-refused-draw = Tu as refusé la nulle. La partie continue.
done-refused-undo = Tu as refusé, donc le coup reste joué.
done-resigned = Tu as abandonné la partie { $match }.
ask-resign = **Abandonner la partie { $match } ?** { $opponent } gagnera, et c’est définitif.
ask-resign-early = **Abandonner la partie { $match } ?** Elle vient de commencer et sera donc annulée : { $opponent } ne gagnera pas, et tu ne perdras pas.
ask-resign-week = **Arrêter ton essai du plateau de la semaine ?** Il n’aura pas de résultat, et il n’y a pas de deuxième essai cette semaine.
ask-draw = **Proposer la nulle à { $opponent } dans la partie { $match } ?** En cas d’accord, la partie finit sans victoire.
ask-agree = **Accepter la nulle dans la partie { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  } ?** Elle finit sans victoire, et c’est définitif.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abandonner une partie, ou proposer la nulle ; je demande confirmation
