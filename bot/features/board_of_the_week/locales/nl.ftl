## Board of the week

button-week = Uitslagen
button-week-open = Mijn poging
button-week-play = Mijn poging beginnen
button-week-continue = Mijn bord tonen
button-week-best = Beste variant
button-week-current = Bord van deze week
week-heading = 📅 **Bord van week { $number }**
week-name = Week { $number } van { $year }
week-past = Eerdere weken
week-until = De week eindigt { $until }.
week-ended = De week eindigde op { $until }.
week-rules = Je speelt met { $colour ->
    [white] Wit
   *[black] Zwart
  } tegen mij op niveau { $level }, op hetzelfde bord als iedereen. Je hebt **één poging**, zonder hints of terugnemen. Het verschil in stukken is je uitslag. Neem de tijd: je poging telt tot het einde van de week.
week-begun = Je poging is begonnen in je privéberichten.
week-playing = Je poging loopt in je privéberichten. Die telt tot het einde van de week.
week-over-unfinished = Je hebt je poging niet afgemaakt, dus die heeft geen uitslag.
week-own = **Jij: { $result }.**
week-result = { $result ->
    [won] gewonnen met { $margin ->
        [one] { $margin } stuk
       *[other] { $margin } stukken
      } verschil
    [tied] gelijk
   *[lost] verloren met { $margin ->
        [one] { $margin } stuk
       *[other] { $margin } stukken
      } verschil
  }
week-place-here = plaats { $place } van { $count } op deze server
week-place-everywhere = plaats { $place } van { $count } op alle servers
week-hidden = Je ziet de uitslagen zodra je eigen poging af is.
week-finished = Tot nu toe klaar: { $count }.
week-nobody = Er is nog niemand klaar.
week-unfinished = Zonder uitslag: { $count }
week-best = **Mijn uitslag op volle sterkte:** { $result }.
week-best-later = Ik zoek nog naar de beste variant.
week-last = **De besten van week { $number }**
week-new = Die week is voorbij. Dit is het nieuwe bord.
panel-facts-week = Bord van week { $number }, eindigt { $until }
ask-resign-week = **Je poging op het bord van de week beëindigen?** Je hebt dan geen uitslag, en deze week krijg je geen tweede poging.
result-cancelled-week = **De week is voorbij.** Deze poging is niet afgemaakt en heeft dus geen uitslag.
clock-halted-in-week = **De partij ligt stil:** deze stelling hoort bij het bord van de week. Ik doe mijn zet als de week eindigt, { $until }.

## Commands

command-club-week = Bord van de week: voor iedereen hetzelfde bord en één poging, met een ranglijst

## Refusals

refused-week-in-play = Deze stelling hoort bij het bord van de week, dat iedereen zonder hulp speelt. Ik kan helpen als de week eindigt, { $until }.
refused-without-help = Bij het bord van de week zijn er geen hints, plannen of remise, en je kunt niets terugnemen. Iedereen krijgt één poging en speelt die alleen.
refused-week-over = De week van dit bord is voorbij, dus het kan niet meer worden gespeeld. Het bord van deze week: `/dvonn-club week`.
refused-week-forgotten = Je had je poging op dit bord al gehad voordat je je gegevens wiste, en iedereen krijgt er maar één. Het volgende bord komt maandag: `/dvonn-club week`.
refused-week-shared = Je hebt je uitslag van die week al op deze server gedeeld. Anderen kunnen hun uitslag daar met de jouwe vergelijken.
refused-nothing-to-share = Je hebt voor die week geen uitslag om te delen. Maak je poging af voordat de week voorbij is.

## People and servers

kept-week-tries = Pogingen op het bord van de week: { $count }
