## Buttons

button-resign = Abbandona
button-undo = Annulla mossa
button-draw = Offri patta

## The computer

computer-agreed-undo = La tua ultima mossa è annullata: tocca di nuovo a te.
computer-agreed-draw = D’accordo: la partita { $match } finisce in patta.
computer-plays-on = Preferisco giocare ancora: qui la patta non è sicura.

## Private answers

done-offered-draw = Hai offerto la patta. { $opponent } può accettare sul tavoliere; la tua offerta scade con la prossima mossa.
done-offered-undo = Hai chiesto di annullare la mossa. { $opponent } può accettare sul tavoliere; la tua richiesta scade con la prossima mossa.
done-agreed-draw = Hai accettato: la partita { $match } finisce in patta.
done-agreed-undo = Hai accettato, quindi la mossa è annullata.
done-refused-draw = Hai rifiutato la patta. La partita continua.
done-refused-undo = Hai rifiutato, quindi la mossa resta.
done-resigned = Hai abbandonato la partita { $match }.
ask-resign = **Vuoi abbandonare la partita { $match }?** Vince { $opponent }, e non si può tornare indietro.
ask-resign-early = **Vuoi abbandonare la partita { $match }?** È appena cominciata, quindi sarà annullata: { $opponent } non vince e tu non perdi.
ask-resign-week = **Vuoi chiudere il tuo tentativo al tavoliere della settimana?** Non avrà un risultato, e questa settimana non c’è un secondo tentativo.
ask-draw = **Vuoi offrire la patta a { $opponent } nella partita { $match }?** Se accetta, la partita finisce senza vittoria.
ask-agree = **Vuoi accettare la patta nella partita { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Finisce senza vittoria, e non si può tornare indietro.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abbandona una partita, o offri la patta; prima ti chiedo conferma
