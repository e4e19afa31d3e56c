## Direct messages

daily-message =
    { $count ->
        [one] Er wacht { $count } partij op je.
       *[other] Er wachten { $count } partijen op je.
    }
daily-message-why = Dit krijg je één keer per dag, zoals gekozen in `/dvonn preferences`. Op dagen dat er geen partij wacht, komt er niets.
daily-answer = jij moet antwoorden
