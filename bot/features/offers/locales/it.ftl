## Buttons

button-resign = Abbandona
button-undo = Annulla mossa
button-draw = Offri patta

## The computer

computer-agreed-undo = La tua ultima mossa è annullata. Tocca di nuovo a te.
computer-agreed-draw = D’accordo. La partita { $match } finisce in patta.
computer-plays-on = Preferisco continuare. Qui la patta non è certa.

## Private answers

done-offered-draw = Hai offerto la patta. { $opponent } può accettare sul tavoliere. L’offerta scade con la prossima mossa.
done-offered-undo = Hai chiesto di annullare la mossa. { $opponent } può accettare sul tavoliere. La richiesta scade con la prossima mossa.
done-agreed-draw = Hai accettato. La partita { $match } finisce in patta.
done-agreed-undo = Hai accettato. La mossa è annullata.
done-refused = Hai rifiutato. La partita continua.
done-resigned = Hai abbandonato la partita { $match }.
ask-resign = **Vuoi abbandonare la partita { $match }?** Vince { $opponent }. Non si può tornare indietro.
ask-resign-early = **Vuoi abbandonare la partita { $match }?** È appena cominciata, quindi sarà annullata: { $opponent } non vince e tu non perdi.
ask-draw = **Vuoi offrire la patta a { $opponent } nella partita { $match }?** Se accetta, la partita finisce e nessuno vince.
ask-agree = **Vuoi accettare la patta nella partita { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** La partita finisce e nessuno vince. Non si può tornare indietro.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Abbandona o offri la patta (prima ti chiedo conferma)
