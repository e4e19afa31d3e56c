## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Fouten
button-show-me = Laat zien
button-review-chart = Overzicht
review-thinking = Ik analyseer de partij. Dat duurt een paar seconden. Verschijnt er niets, open de analyse dan nog eens.
review-title = **Analyse** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Met zet { $ply }, { $move }, gaf je de partij weg**
    [they] **Met zet { $ply }, { $move }, gaf de andere kant de partij weg**
    [white] **Met zet { $ply }, { $move }, gaf Wit de partij weg**
   *[black] **Met zet { $ply }, { $move }, gaf Zwart de partij weg**
  } (winstkans { $before } → { $after }).
review-no-turning-point = **Geen keerpunt:** geen enkele zet besliste op zichzelf de partij.
review-certain = Vanaf zet { $ply } is bewezen: { $leader ->
    [you] jij wint
    [they] de andere kant wint
    [white] Wit wint
    [black] Zwart wint
   *[nobody] gelijkspel
  }.
review-perfect = **Bewezen:** { $sign } { $player } speelde vanaf zet { $ply } foutloos.
review-could-win = **Tot zet { $ply } kon je nog winnen** (bewezen): { $better } in plaats van { $move }.
review-could-win-to-the-end = **Toen de partij eindigde, kon je nog winnen** (bewezen).
ending-perfect = Foutloos tot het einde (bewezen): { $players }
ending-perfect-player = { $sign } { $player } vanaf zet { $ply }
review-no-mistakes = **Geen fouten:** geen enkele zet verlaagde de winstkans met vijf punten of meer.
review-estimates = -# Kansen zijn mijn schatting, voor even sterke spelers. Uitslagen “bij perfect spel” zijn bewezen.
review-shallow = -# Ik kan hier alleen langzaam rekenen, dus deze analyse kijkt minder ver vooruit dan anders.
review-mistake-title = **Fout { $number } van { $count }** · zet { $ply } van { $last }
review-played = { $mover ->
    [you] **Je speelde { $move }**
    [they] **De andere kant speelde { $move }**
    [white] **Wit speelde { $move }**
   *[black] **Zwart speelde { $move }**
  } (gestippelde pijl): winstkans { $before } → { $after }.
review-better = **Beter:** { $move } (doorgetrokken pijl).
review-shown-played = **Wat op { $move } volgt** · { $number } van { $count }
review-shown-better = **Beter: { $move }** · { $number } van { $count }
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

## The log of managers

log-inspect = { $manager } heeft bekeken hoe partij { $number } gespeeld is.
