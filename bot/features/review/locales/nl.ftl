## Reviews, chances and lines of moves

button-review = Analyse
button-worst-moves = Fouten
button-review-chart = Overzicht
review-thinking = Ik bekijk de partij; dat duurt een paar seconden. Komt er niets, vraag het dan gewoon nog eens.
review-title = **Analyse** · { $title }
    { $players }
review-turning-point = **Keerpunt:** { $sign } zet { $ply }, { $move }. De winstkans van Wit ging van { $before } naar { $after }.
review-no-turning-point = **Geen keerpunt:** { colour } stond de hele tijd voor.
review-certain = Vanaf zet { $ply } is doorgerekend wie er wint. Op dat moment: { $told }
review-perfect = **Bewezen:** { $sign } { $player } speelde vanaf zet { $ply } foutloos.
review-could-win = **Tot zet { $ply } kon je nog winnen**, bewezen: { $better } in plaats van { $move }.
review-could-win-to-the-end = **Toen de partij eindigde, kon je nog winnen**, bewezen.
review-worst = { $count ->
    [0] **Geen fouten:** geen enkele zet verlaagde de winstkans met vijf punten of meer.
    [one] **Eén zet verlaagde de winstkans met vijf punten of meer:**
   *[other] **De slechtste zetten**, en met hoeveel punten ze de winstkans verlaagden:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; beter { $better }
review-estimates = -# De kansen zijn mijn schatting, voor spelers van gelijke sterkte. Alleen wat over perfect spel gezegd wordt, is zeker.
review-shallow = -# Beperkte analyse: ik kan hier alleen langzaam rekenen, dus ik kon niet zo ver vooruitkijken als anders.
review-mistake-title = **Fout { $number } van { $count }** · zet { $ply } van { $last } · { $sign } { $player }
review-fall = Winstkans van { colour }: { $before } → **{ $after }**
review-certain-after = Na { $move }: { $told }
review-cuts-off-own = { $move } snijdt { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } zelf af.
review-lets-cut-off = { colour } kan daarna { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { $colour ->
    [white] Zwart
   *[black] Wit
  } afsnijden met { $move }.
review-lets-take = { colour } kan daarna de stapel van { $height } op { $space } overnemen met { $move }.
review-would-cut-off = { $move } had { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } afgesneden.
review-would-cut-off-later = Na { $first } had { $move } dan { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } van { colour } afgesneden.
review-would-take = { $move } had de stapel van { $height } van { colour } op { $space } overgenomen.
review-would-stop = { $move } had { colour } zonder zet gelaten.
review-scores = { $count ->
    [one] Na { $count } zet
   *[other] Na { $count } zetten
  } hadden Wit en Zwart { $white } en { $black } stukken kunnen hebben in plaats van { $instead_white } en { $instead_black }.
review-freedom = Mogelijke zetten daarna: Wit { $instead_white }, Zwart { $instead_black }. Na de betere zet: Wit { $white }, Zwart { $black }.
review-later = Er gaat niet meteen iets verloren; het verschil blijkt pas een paar zetten later.
review-played = **Gespeeld** (gestippelde pijl), met de beste antwoorden:
review-better = **Beter** (doorgetrokken pijl), als beiden goed spelen:
review-expected = Vanaf daar is de winstkans van { colour } ongeveer { $chance }.
review-chart-chance = Winstkans van Wit, in %
review-chart-certain = doorgerekend
review-told = Grafiek van de winstkans van Wit. Begin: { $first }. Eind: { $last }. Hoogst: { $highest } na zet { $highest_ply }. Laagst: { $lowest } na zet { $lowest_ply }.
review-told-turning-point = Keerpunt: zet { $ply }, { $move }.
review-told-certain = Doorgerekend vanaf zet { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Slechtste zet ({ $count })
   *[other] Slechtste zetten ({ $count })
  } van { colour }: { $told }.
review-told-mistake = zet { $ply } ({ $move })

## Looking back

shared-review = { $player } deelt een analyse:

## How a match was played, for managers

inspect-heading = **Partij { $match }: hoe er gespeeld is**
inspect-agreement = Zetten van de computer: { $same } van { $counted }, { $share } %. Gebruikelijk bij die sterkte: { $usual } %.
inspect-no-choice = Geen zet telt: er was nooit een keuze met open uitslag.
inspect-times = Tijd per zet: meestal { $middle }; van { $shortest } tot { $longest }
inspect-note = -# Geteld zijn zetten met stapels waarbij er een keuze was en de uitslag open lag. Dit zijn cijfers, geen oordeel: één partij zegt weinig. Tijden in minuten en seconden.
command-admin-inspect = Hoe een afgelopen partij gespeeld is: zetten, tijden (vereist “Server beheren”)
