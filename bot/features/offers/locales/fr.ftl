## Buttons

button-resign = Abandonner
button-undo = Reprendre le coup
button-draw = Proposer la nulle

## The computer

computer-agreed-undo = Ton dernier coup est repris. C’est de nouveau ton tour.
computer-agreed-draw = D’accord. La partie { $match } se termine par une nulle.
computer-plays-on = Je préfère continuer. La nulle n’est pas certaine ici.

## Private answers

done-offered-draw = Tu as proposé la nulle. { $opponent } peut accepter sous le plateau. Ton offre expire au prochain coup.
done-offered-undo = Tu as demandé à reprendre ton coup. { $opponent } peut accepter sous le plateau. Ta demande expire au prochain coup.
done-agreed-draw = Tu as accepté. La partie { $match } se termine par une nulle.
done-agreed-undo = Tu as accepté. Le coup est repris.
done-refused = Tu as refusé. La partie continue.
done-resigned = Tu as abandonné la partie { $match }.
ask-resign = **Abandonner la partie { $match } ?** { $opponent } gagne. C’est définitif.
ask-resign-early = **Abandonner la partie { $match } ?** Elle vient de commencer, donc elle sera annulée : { $opponent } ne gagnera pas, et tu ne perdras pas.
ask-draw = **Proposer la nulle à { $opponent } dans la partie { $match } ?** En cas d’accord, la partie se termine et personne ne gagne.
ask-agree = **Accepter la nulle dans la partie { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  } ?** La partie se termine et personne ne gagne. C’est définitif.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abandonner ou proposer la nulle (je demande d’abord confirmation)
