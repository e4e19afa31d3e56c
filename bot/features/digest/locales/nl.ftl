## The digest

digest-heading = 🗞️ **De week van { $since } tot en met { $until }** · { $count ->
    [one] { $count } partij afgelopen
   *[other] { $count } partijen afgelopen
  }
digest-game = **Partij van de week:** { $players }
    Met { $move } ging de winstkans van { $player } van { $before }% naar { $after }%.
digest-movers = **Beweging op de ranglijst**
digest-board = **De beste resultaten van het bord van week { $number }**
digest-crown = 👑 { $player } draagt de kroon.
digest-crown-new = 👑 Nieuw deze week: { $player } draagt de kroon.
digest-league-join = Meedoen: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Weekoverzicht**
digest-off = Eén keer per week vertelt een stil bericht wat er gebeurde: partij van de week, ranglijst, competitie, bord van de week en kroon. Kies een kanaal om te beginnen.
digest-on = Het verschijnt in { $channel }, de volgende keer op { $next } (jouw tijd), behalve als niemand een partij heeft afgemaakt. Niemand krijgt een ping. Kies geen kanaal om te stoppen.
digest-times = Dag en tijd, tijdzone { $zone }:
digest-missing = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }.
button-digest-zone = Tijdzone
form-digest-zone = Tijdzone
form-digest-zone-explanation = Continent/Stad, zoals Europe/Amsterdam, of alleen de stad
digest-day-1 = op maandag
digest-day-2 = op dinsdag
digest-day-3 = op woensdag
digest-day-4 = op donderdag
digest-day-5 = op vrijdag
digest-day-6 = op zaterdag
digest-day-7 = op zondag
digest-lost = { $server }: er is geen weekoverzicht meer, omdat ik in { $channel } niets meer kan versturen. Kies een ander kanaal met `/dvonn-admin digest`.
digest-lost-permissions = { $server }: er is geen weekoverzicht meer. Ontbrekende rechten in { $channel }: { $permissions }. Geef ze, en kies het kanaal dan opnieuw met `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest` start een weekoverzicht.
command-admin-digest = Eén stil bericht per week over wat hier gebeurde (vereist Server beheren)

## Refusals

refused-not-a-zone = Ik kan geen tijdzone “{ $text }” vinden. Vul een plaats in zoals Europe/Amsterdam, of een grote stad.
