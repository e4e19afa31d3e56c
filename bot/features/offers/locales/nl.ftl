## Buttons

button-resign = Opgeven
button-undo = Zet terugnemen
button-draw = Remise aanbieden

## The computer

computer-agreed-undo = Je laatste zet is teruggenomen. Jij bent weer aan zet.
computer-agreed-draw = Akkoord. Partij { $match } eindigt in remise.
computer-plays-on = Ik speel liever door. Remise is hier nog niet zeker.

## Private answers

done-offered-draw = Je hebt remise aangeboden. { $opponent } kan dat bij het bord aannemen. Bij de volgende zet vervalt je aanbod.
done-offered-undo = Je hebt gevraagd of je je zet mag terugnemen. { $opponent } kan bij het bord akkoord gaan. Bij de volgende zet vervalt je verzoek.
done-agreed-draw = Je hebt het aanbod aangenomen. Partij { $match } eindigt in remise.
done-agreed-undo = Je bent akkoord gegaan. De zet is teruggenomen.
done-refused = Je hebt geweigerd. De partij gaat door.
done-resigned = Je hebt partij { $match } opgegeven.
ask-resign = **Partij { $match } opgeven?** Dan wint { $opponent }. Dit kan niet ongedaan worden gemaakt.
ask-resign-early = **Partij { $match } opgeven?** Die is nog maar net begonnen en wordt dus geannuleerd. { $opponent } wint niet, en jij verliest niet.
ask-draw = **{ $opponent } remise aanbieden in partij { $match }?** Wordt dat aangenomen, dan eindigt de partij zonder winnaar.
ask-agree = **De remise in partij { $match } aannemen{ $phase ->
        [placing] { "" }
       *[stacking] { " " }({ $score })
    }?** De partij eindigt dan zonder winnaar. Dit kan niet ongedaan worden gemaakt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Een partij opgeven of remise aanbieden (ik vraag het eerst)
