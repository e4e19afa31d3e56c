## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Fouten
button-review-chart = Overzicht
review-thinking = Ik analyseer de partij. Dat duurt een paar seconden. Verschijnt er niets, open de analyse dan nog eens.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Keerpunt:** { $sign } zet { $ply }, { $move }. { $fall }
review-no-turning-point = **Geen keerpunt:** geen enkele zet besliste op zichzelf de partij.
review-certain = Vanaf zet { $ply } is de uitslag bewezen: { $told }
review-perfect = **Bewezen:** { $sign } { $player } speelde vanaf zet { $ply } foutloos.
review-could-win = **Tot zet { $ply } kon je nog winnen** (bewezen): { $better } in plaats van { $move }.
review-could-win-to-the-end = **Toen de partij eindigde, kon je nog winnen** (bewezen).
ending-perfect = Foutloos tot het einde (bewezen): { $players }
ending-perfect-player = { $sign } { $player } vanaf zet { $ply }
review-worst = { $count ->
    [0] **Geen fouten:** geen enkele zet verlaagde de winstkans met vijf punten of meer.
    [one] **Eén zet verlaagde de winstkans met vijf punten of meer:**
   *[other] **De slechtste zetten**, en met hoeveel punten ze de winstkans verlaagden:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · beter: { $better }
review-estimates = -# Kansen zijn mijn schatting, voor even sterke spelers. Uitslagen “bij perfect spel” zijn bewezen.
review-shallow = -# Ik kan hier alleen langzaam rekenen, dus deze analyse kijkt minder ver vooruit dan anders.
review-mistake-title = **Fout { $number } van { $count }** · zet { $ply } van { $last } · { $sign } { $player }
review-fall = Winstkans van { colour }: { $before } → **{ $after }**
review-certain-after = Na { $move }: { $told }
review-cuts-off-own = { $move } kost { colour } { $pieces ->
    [one] { $pieces } eigen stuk
   *[other] { $pieces } eigen stukken
  }.
review-lets-cut-off = { $move } kan { $colour ->
    [white] Zwart
   *[black] Wit
  } daarna { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } kosten.
review-lets-take = { colour } kan daarna de stapel van { $height } op { $space } overnemen met { $move }.
review-would-cut-off = { $move } had { colour } { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } gekost.
review-would-cut-off-later = Na { $first } had { $move } { colour } { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } gekost.
review-would-take = { $move } had de stapel van { $height } van { colour } op { $space } overgenomen.
review-would-stop = Na { $move } had { colour } geen zet meer kunnen doen.
review-scores = Stand { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
  } later: Wit { $white }, Zwart { $black }, in plaats van { $instead_white } en { $instead_black }.
review-freedom = Mogelijke zetten daarna: Wit { $instead_white }, Zwart { $instead_black }. Na de betere zet: Wit { $white }, Zwart { $black }.
review-later = Er gaat niet meteen iets verloren. Het verschil blijkt een paar zetten later.
review-played = **Gespeeld** (gestippelde pijl), met de beste antwoorden:
review-better = **Beter** (doorgetrokken pijl), als beiden goed spelen:
review-expected = Winstkans van { colour } vanaf daar: ongeveer { $chance }.
review-chart-chance = Winstkans van Wit, in %
review-chart-certain = bewezen
review-told = Grafiek van de winstkans van Wit. Begin: { $first }. Eind: { $last }. Hoogst: { $highest } na zet { $highest_ply }. Laagst: { $lowest } na zet { $lowest_ply }.
review-told-turning-point = Keerpunt: zet { $ply }, { $move }.
review-told-certain = Bewezen vanaf zet { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Slechtste zet ({ $count })
   *[other] Slechtste zetten ({ $count })
  } van { colour }: { $told }.
review-told-mistake = zet { $ply } ({ $move })

## Looking back

shared-review = { $player } deelt een analyse:

## How a match was played, for managers

inspect-heading = **Partij { $match }: hoe er gespeeld is**
inspect-agreement = Gelijk aan de eerste keus van de computer: { $same } van { $counted } zetten, { $share }%. Gebruikelijk bij deze rating: { $usual }%.
inspect-no-choice = Geen enkele zet telt, want er viel nooit iets te kiezen terwijl de uitslag nog open was.
inspect-times = Tijd per zet: meestal { $middle }, van { $shortest } tot { $longest }
inspect-note = -# Alleen zetten tellen waarbij er iets te kiezen viel en de uitslag nog open was. Dit zijn cijfers, geen oordeel. Eén partij zegt weinig. Tijden zijn in minuten en seconden.
command-admin-inspect = Hoe er gespeeld is: overeenkomst met de computer, tijd per zet (vereist “Server beheren”)

## Refusals

refused-no-review-yet = Partij { $match } loopt nog. Na afloop kun je de analyse bekijken.
refused-nothing-to-review = In deze partij is geen stapel verplaatst, dus er valt niets te analyseren.
refused-review-shared = De analyse van deze partij is al gedeeld: { $url }
refused-review-being-shared = De analyse van deze partij wordt net gedeeld. Die staat zo in het kanaal.
