## Board of the week

button-week = Uitslagen
button-week-open = Mijn poging
button-week-play = Mijn poging beginnen
button-week-continue = Toon mijn bord
button-week-best = Beste zetten
button-week-current = Bord van nu
week-heading = 📅 **Bord van week { $number }**
week-name = Week { $number } van { $year }
week-past = Eerdere weken
week-until = De week eindigt { $until }.
week-ended = De week eindigde op { $until }.
week-rules = Je speelt met { $colour ->
    [white] Wit
   *[black] Zwart
  } tegen mij op niveau { $level }, op hetzelfde bord als iedereen. Je hebt **één poging**, zonder hints of terugnemen, en je voorsprong is je uitslag. Neem de tijd: hij telt tot het einde van de week.
week-begun = Je poging is begonnen in je privéberichten.
week-playing = Je poging loopt in je privéberichten. Die telt tot het einde van de week.
week-over-unfinished = Je poging is niet afgemaakt en heeft dus geen uitslag.
week-own = **Jij: { $result }.**
week-result = { $result ->
    [won] gewonnen met { $margin }
    [tied] gelijk
   *[lost] verloren met { $margin }
  }
week-place-here = plaats { $place } van { $count } op deze server
week-place-everywhere = plaats { $place } van { $count } overal
week-hidden = Je ziet de uitslagen zodra je eigen poging af is.
week-finished = Tot nu toe klaar: { $count }.
week-nobody = Nog niemand is klaar.
week-unfinished = Zonder uitslag: { $count }
week-best = **Op volle sterkte speel ik het zo uit:** { $result }.
week-best-later = Ik zoek nog naar de beste reeks.
week-last = **De besten van week { $number }**
week-new = Die week is voorbij. Dit is het nieuwe bord.

## Commands

command-club-week = Bord van de week: één poging voor iedereen op hetzelfde bord, met een tabel
