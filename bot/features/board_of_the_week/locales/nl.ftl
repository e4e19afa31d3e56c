## Board of the week

button-week = Uitslagen
button-week-play = Dit bord spelen
button-week-level = Niveau { $level }
button-week-continue = Mijn bord tonen
button-week-shared = Gedeeld
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
  } op hetzelfde bord als iedereen: **één poging**, zonder hints of terugnemen. Je uitslag: je voorsprong plus de punten van het niveau.
week-opponent-2 = **{ $points }** · Ik mis weleens iets. Voor eerste partijen.
week-opponent-5 = **{ $points }** · Ik mis weinig. Voor wie ervaring heeft.
week-opponent-7 = **{ $points }** · Ik speel de beste zet die ik vind.
week-begun = Je poging is begonnen in je privéberichten.
week-playing = Je poging tegen niveau { $level } loopt in je privéberichten. Die telt tot het einde van de week.
week-had = Je hebt je poging op dit bord al gehad.
week-over-unfinished = Je hebt je poging niet afgemaakt, dus die heeft geen uitslag.
week-own = **Jij: { $result }** tegen niveau { $level }.
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
week-par = par: **{ $par }**
week-explained = Uitslag: je voorsprong plus de punten van het niveau. Par: mijn uitslag op volle sterkte.
week-place-here = { $count ->
    [1] enige uitslag op deze server
   *[other] plaats { $place } van { $count } op deze server
  }
week-place-everywhere = { $count ->
    [1] enige uitslag op alle servers
   *[other] plaats { $place } van { $count } op alle servers
  }
week-hidden = Je ziet de uitslagen zodra je eigen poging af is.
week-finished = Tot nu toe klaar: { $count }.
week-nobody = Er is nog niemand klaar.
week-unfinished = Zonder uitslag: { $count }
week-best = **Mijn uitslag op volle sterkte** tegen niveau { $level }: { $score }.
week-best-later = Ik zoek nog naar de beste variant.
week-last = **De besten van week { $number }**
week-new = Die week is voorbij. Dit is het nieuwe bord.
week-shared = { $player } tegen niveau { $level }: { $result }.
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

## Standing messages

standing-week = Bord van de week
