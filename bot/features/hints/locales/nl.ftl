## Hints

button-hint = Hint
button-hint-move = Zet tonen
hint-why-cut-off = **Waarom:** hij kost { colour } { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  }.
hint-why-cut-off-later = **Waarom:** { $move } kan { colour } daarna { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } kosten.
hint-why-take = **Waarom:** hij neemt de stapel van { $height } van { colour } op { $space } over.
hint-why-take-piece = **Waarom:** hij neemt een stuk van { colour } over.
hint-why-stop = **Waarom:** daarna kan { colour } geen zet meer doen.
hint-why-save = **Waarom:** anders kan { colour } { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } afsnijden met { $move }.
hint-why-save-stack = **Waarom:** anders neemt { $move } de stapel van { $height } op { $space } over.
hint-why-free = **Waarom:** hij maakt de weg vrij voor de stapel van { $height } op { $space }.
hint-why-block = **Waarom:** hij blokkeert de stapel van { $height } op { $space }.
hint-why-freedom = **Waarom:** mogelijke zetten daarna: Wit { $white }, Zwart { $black }. Weinig zetten doen het beter.
hint-why-near = **Waarom:** naast een DVONN-stuk is het moeilijk af te snijden.
hint-why-edge = **Waarom:** aan de rand wordt het niet zo snel ingesloten.
hint-why-later = **Waarom:** er verandert niet meteen iets. Het voordeel blijkt een paar zetten later.
button-hint-line = Vervolg tonen
button-hint-play = Speel { $move }
hint-stack = 💡 **Hint:** kijk eens naar **{ $space }**.
hint-row = 💡 **Hint:** kijk eens naar rij **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **Zo kan het verdergaan**, als beide kanten goed spelen:
hint-after = Het bord na deze zetten:
hint-ahead = Mijn schatting: { colour } staat aan het eind ongeveer { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } voor.
hint-even = Mijn schatting: het eindigt ongeveer gelijk.
hint-dvonn = 💡 Voor DVONN-stukken zijn er geen hints, want niemand weet nog welk veld het beste is. Plaats het waar je wilt.

## Refusals

refused-no-hints-here = In lopende partijen tussen mensen zijn er geen hints. Je krijgt ze als je tegen mij aan zet bent, en onder **Verloop** als een partij is afgelopen.
refused-nothing-to-choose = Hier is maar één zet mogelijk, dus er is geen hint. Ga naar een andere zet.
