## Buttons

button-resign = Abandonar
button-undo = Deshacer
button-draw = Ofrecer tablas

## The computer

computer-agreed-undo = Tu última jugada queda deshecha: te toca otra vez.
computer-agreed-draw = De acuerdo: la partida { $match } termina en tablas.
computer-plays-on = Prefiero seguir jugando: aquí las tablas no son seguras.

## Private answers

done-offered-draw = Has ofrecido tablas. { $opponent } puede aceptarlas en el tablero; tu oferta caduca con la próxima jugada.
done-offered-undo = Has pedido deshacer la jugada. { $opponent } puede aceptarlo en el tablero; tu petición caduca con la próxima jugada.
done-agreed-draw = Has aceptado: la partida { $match } termina en tablas.
done-agreed-undo = Has aceptado, así que la jugada se deshace.
done-refused-draw = Has rechazado las tablas. La partida sigue.
done-refused-undo = No has aceptado, así que la jugada se queda.
done-resigned = Has abandonado la partida { $match }.
ask-resign = **¿Abandonar la partida { $match }?** Ganará { $opponent }, y no se puede deshacer.
ask-resign-early = **¿Abandonar la partida { $match }?** Acaba de empezar, así que se cancelará: ni gana { $opponent } ni pierdes tú.
ask-resign-week = **¿Acabar tu intento en el tablero de la semana?** No tendrá resultado, y esta semana no hay otro intento.
ask-draw = **¿Ofrecer tablas a { $opponent } en la partida { $match }?** Si acepta, la partida termina sin victoria.
ask-agree = **¿Aceptar las tablas en la partida { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Termina sin victoria, y no se puede deshacer.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abandonar una partida u ofrecer tablas; pregunto antes de que cuente
