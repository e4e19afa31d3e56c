## Hints

button-hint = Suggerimento
button-hint-move = Mostra la mossa
button-hint-line = Mostra il seguito
hint-stack = 💡 **Suggerimento:** guarda la tua pila in **{ $space }**.
hint-stack-of = 💡 **Suggerimento:** guarda la pila del { colour } in **{ $space }**.
hint-row = 💡 **Suggerimento:** guarda la riga **{ $row }**.
hint-move = 💡 **Suggerimento:** { $told }
hint-line = 💡 **Che cosa può succedere**, se si gioca bene da entrambe le parti:
hint-after = Il tavoliere dopo queste mosse:
hint-ahead = La mia stima: alla fine il { colour } è avanti di circa { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  }.
hint-even = La mia stima: alla fine i due colori sono quasi pari.
hint-dvonn = 💡 Per le pedine DVONN non c’è suggerimento: nessuno sa ancora quale casella sia la migliore. Piazza la tua dove vuoi.
