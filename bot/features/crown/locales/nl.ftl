## The crown

button-crown = De kroon
button-crown-challenge = Uitdagen
button-crown-lay-down = Kroon afstaan
crown-heading = 👑 **De kroon van deze server**
crown-picture = Een kroon.
crown-picture-of = Een kroon met de naam { $player }.
crown-holder = **{ $player }** draagt de kroon sinds { $since }.
crown-hidden-player = iemand met een verborgen profiel
crown-defences = { $count ->
    [0] Nog niet verdedigd.
    [1] Eén keer verdedigd.
   *[other] { $count } keer verdedigd.
  }
crown-defences-brief = { $count ->
    [one] { $count } verdediging
   *[other] { $count } verdedigingen
  }
crown-free = **Niemand draagt de kroon.** De eerste twee van de ranglijst kunnen erom spelen: `/dvonn-club table`.
crown-contenders = Nu zijn dat { $first } en { $second }.
crown-waiting = { $player } heeft { $opponent } uitgedaagd. Antwoord verwacht { $until }.
crown-playing = { $player } en { $opponent } spelen nu om de kroon.
crown-rules = Iedereen op de ranglijst mag uitdagen, één tegelijk. Wie de kroon draagt, antwoordt binnen 3 dagen of raakt die kwijt; bij gelijkspel verandert er niets. Eén partij met rating: willekeurig opgesteld, ieder 3 dagen en een dag extra per zet.
crown-earlier = **Eerder gedragen door**
crown-off = Deze server heeft nu geen kroon. Wie de server beheert, kan die starten met `/dvonn-admin crown`.
crown-won = 👑 **{ $player } heeft de kroon gewonnen.**
crown-came = 👑 **{ $player } draagt nu de kroon.** De uitdaging werd niet aangenomen.
crown-challenge = 👑 **{ $player } daagt { $opponent } uit voor een partij om de kroon.** Zonder antwoord gaat die { $until } naar { $player }.
crown-invitation = 👑 **{ $player } nodigt { $opponent } uit voor een partij om de kroon.** Antwoord verwacht { $until }.
crown-notify = { $player } daagt je uit voor een partij om de kroon. Neem je de uitdaging aan?
crown-invite = Iemand uitnodigen
ask-lay-down = **De kroon afstaan?** Heeft iemand je uitgedaagd, dan krijgt die persoon de kroon. Anders draagt niemand die. Dit kan niet ongedaan worden gemaakt.
ask-resign-crown = **De partij om de kroon opgeven?** Je verliest die. Dit kan niet ongedaan worden gemaakt.
panel-facts-crown = Partij { $match }, om de kroon

## Private answers

crown-challenge-sent = Je uitdaging is verstuurd.
crown-begun = De partij om de kroon is begonnen. Veel plezier!
crown-declined = Je hebt de partij om de kroon afgeslagen.
crown-withdrawn = Je hebt je uitdaging om de kroon ingetrokken.
crown-laid-down = Je hebt de kroon afgestaan.

## Direct messages

crown-asked = { $server }: { $player } daagt je uit voor een partij om de kroon. Zonder antwoord raak je die { $until } kwijt.
crown-asked-free = { $server }: { $player } wil met je spelen om de kroon, die niemand draagt. Zonder antwoord gaat die { $until } naar { $player }.
crown-invited = { $server }: { $player } draagt de kroon en nodigt je uit voor een partij erom. Antwoord verwacht { $until }.
crown-quiet = { $server }: al 60 dagen heeft niemand je uitgedaagd voor een partij om de kroon. Nodig binnen 14 dagen iemand uit met `/dvonn-club crown` om de kroon te houden.
crown-yours = { $server }: 👑 de kroon is van jou. Je uitdaging werd niet aangenomen.
crown-passed-on = { $server }: je draagt de kroon niet meer, omdat de uitdaging niet op tijd werd beantwoord. Win die terug met `/dvonn-club crown`.
crown-not-now = { $server }: de partij om de kroon die je voorstelde, is afgeslagen. Je houdt de kroon.
crown-free-again = { $server }: je draagt de kroon niet meer, omdat je niemand hebt uitgenodigd om erom te spelen. Je kunt die terugwinnen: `/dvonn-club crown`.
role-trouble-crown = { $server }: ik kan de rol van de kroon niet geven of afnemen. Ik heb **Rollen beheren** nodig, en een rol erboven. De kroon werkt ook zonder; zie `/dvonn-admin crown`.

## For managers

crown-manage-off = De kroon staat uit. Kies een kanaal om die te starten: daar komen de kaart, de uitdagingen en de partijen.
crown-manage-on = De kroon is in { $channel }. Kies geen kanaal om te stoppen; wie de kroon draagt, raakt die dan kwijt.
crown-manage-missing = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }.
crown-manage-gone = ⚠️ Het kanaal is weg, of ik kan er niets meer versturen. Kies een ander.
crown-manage-role = Als je wilt, een rol voor wie de kroon draagt:
crown-stopped = Er wordt niet meer om de kroon gespeeld.

## Commands

help-crown = `/dvonn-club crown` toont wie de kroon van de server draagt.
help-admin-crown = `/dvonn-admin crown` start een kroon.
command-club-crown = De kroon van de server: wie die draagt, sinds wanneer, en wie mag uitdagen
command-admin-crown = De kroon starten of stoppen, kanaal en rol kiezen (vereist Server beheren)

## Refusals

refused-crown-off = Er is hier nu geen kroon om om te spelen. Wie de server beheert, kan die starten met `/dvonn-admin crown`.
refused-crown-busy = Er loopt al een andere uitdaging om de kroon. Probeer het opnieuw als dat beslist is: `/dvonn-club crown` toont de stand.
refused-crown-own = Je draagt de kroon zelf: de anderen dagen jou uit. Kies iemand anders.
refused-crown-not-in-table = Om de kroon speelt alleen wie op de ranglijst van deze server staat. `/dvonn-club table` toont wat nog ontbreekt.
refused-crown-free = Zolang niemand de kroon draagt, spelen de eerste twee van de ranglijst erom: `/dvonn-club table`. Daarna mag iedereen op de ranglijst uitdagen.
refused-crown-rest = Je hebt onlangs om de kroon gespeeld, dus eerst krijgen anderen een kans. Vanaf { $until } kun je weer uitdagen.
refused-crown-away = De ander is afwezig tot { $until }. Daag opnieuw uit als die terug is.
refused-crown-answered = Deze uitdaging om de kroon is niet meer open. `/dvonn-club crown` toont de stand.
refused-crown-not-yours = Deze uitdaging is niet aan jou. Wil je zelf om de kroon spelen, gebruik dan `/dvonn-club crown`.
refused-crown-own-challenge = Deze is van jou, dus de ander antwoordt. Met **Intrekken** trek je hem in.
refused-crown-in-play = Je speelt nu om de kroon. Speel die partij uit, of geef op.
refused-crown-not-worn = Je draagt de kroon niet, dus er valt niets af te staan. `/dvonn-club crown` toont wie wel.
refused-crown-not-to-invite = Je kunt pas iemand uitnodigen als niemand je 60 dagen heeft uitgedaagd. Tot dan dagen de anderen jou uit.

## People and servers

kept-reigns = Kronen die je draagt of hebt gedragen: { $count }

## Standing messages

standing-crown = Kroon
