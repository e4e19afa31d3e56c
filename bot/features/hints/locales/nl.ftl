## Hints

button-hint = Hint
button-hint-move = Zet tonen
button-hint-line = Vervolg tonen
hint-stack = 💡 **Hint:** kijk eens naar je stapel op **{ $space }**.
hint-stack-of = 💡 **Hint:** kijk eens naar de stapel van { colour } op **{ $space }**.
hint-row = 💡 **Hint:** kijk eens naar rij **{ $row }**.
hint-move = 💡 **Hint:** { $told }
hint-line = 💡 **Zo kan het verdergaan**, als beide kanten goed spelen:
hint-after = Het bord na deze zetten:
hint-ahead = Mijn schatting: { colour } staat aan het eind ongeveer { $pieces ->
    [one] { $pieces } stuk
   *[other] { $pieces } stukken
  } voor.
hint-even = Mijn schatting: het eindigt ongeveer gelijk.
hint-dvonn = 💡 Voor DVONN-stukken is er geen hint: niemand weet nog welk veld het beste is. Plaats het waar je wilt.
