## Buttons

button-resign = Abandonar
button-undo = Deshacer
button-draw = Ofrecer tablas

## The computer

computer-agreed-undo = Deshecha: tu última jugada. Te toca otra vez.
computer-agreed-draw = De acuerdo. La partida { $match } termina en tablas.
computer-plays-on = Prefiero seguir jugando. Aquí las tablas no son seguras.

## Private answers

done-offered-draw = Has ofrecido tablas. { $opponent } puede aceptarlas en el tablero. La oferta caduca con la próxima jugada.
done-offered-undo = Has pedido deshacer la jugada. { $opponent } puede aceptarlo en el tablero. La petición caduca con la próxima jugada.
done-agreed-draw = Has aceptado. La partida { $match } termina en tablas.
done-agreed-undo = Has aceptado. La jugada se ha deshecho.
done-refused = No has aceptado. La partida sigue.
done-resigned = Has abandonado la partida { $match }.
ask-resign = **¿Abandonar la partida { $match }?** Ganará { $opponent }. Esto no se puede deshacer.
ask-resign-early = **¿Abandonar la partida { $match }?** Acaba de empezar, así que se cancelará: ni gana { $opponent } ni pierdes tú.
ask-draw = **¿Ofrecer tablas a { $opponent } en la partida { $match }?** Si las acepta, la partida termina sin victoria.
ask-agree = **¿Aceptar las tablas en la partida { $match }{ $phase ->
    [placing] { "" }
   *[stacking] { " " }({ $score })
  }?** La partida termina sin victoria. Esto no se puede deshacer.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abandonar una partida u ofrecer tablas (antes pregunto)
