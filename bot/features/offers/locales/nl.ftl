## Buttons

button-resign = Opgeven
button-undo = Zet terugnemen
button-draw = Remise aanbieden

## The computer

computer-agreed-undo = Je laatste zet is teruggenomen: jij bent weer aan zet.
computer-agreed-draw = Akkoord: partij { $match } eindigt in remise.
computer-plays-on = Ik speel liever door: remise is hier nog niet zeker.

## Private answers

done-offered-draw = Je hebt remise aangeboden. { $opponent } kan dat bij het bord aannemen; bij de volgende zet vervalt je aanbod.
done-offered-undo = Je hebt gevraagd je zet terug te nemen. { $opponent } kan dat bij het bord goedvinden; bij de volgende zet vervalt je verzoek.
done-agreed-draw = Je hebt het aanbod aangenomen: partij { $match } eindigt in remise.
done-agreed-undo = Je vindt het goed, dus de zet is teruggenomen.
done-refused-draw = Je hebt de remise afgeslagen. De partij gaat door.
done-refused-undo = Je hebt het verzoek afgewezen, dus de zet blijft staan.
done-resigned = Je hebt partij { $match } opgegeven.
ask-resign = **Partij { $match } opgeven?** Dan wint { $opponent }, en dat kan niet meer ongedaan worden gemaakt.
ask-resign-early = **Partij { $match } opgeven?** Die is nog maar net begonnen en wordt dus geannuleerd: { $opponent } wint niet, en jij verliest niet.
ask-resign-week = **Je poging op het bord van de week beëindigen?** Die heeft dan geen uitslag, en deze week is er geen tweede poging.
ask-draw = **{ $opponent } remise aanbieden in partij { $match }?** Bij een ja eindigt de partij zonder winnaar.
ask-agree = **De remise in partij { $match } aannemen{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** De partij eindigt dan zonder winnaar, en dat kan niet meer ongedaan worden gemaakt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Een partij opgeven of remise aanbieden; ik vraag het voordat het telt
