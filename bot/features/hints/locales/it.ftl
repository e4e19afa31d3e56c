## Hints

button-hint = Suggerimento
button-hint-move = Mostra la mossa
hint-why-cut-off = **Perché:** isola { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
hint-why-cut-off-later = **Perché:** { $move } può poi isolare { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
hint-why-take = **Perché:** conquista la colonna di { $height } del { colour } in { $space }.
hint-why-take-piece = **Perché:** conquista una pedina del { colour }.
hint-why-stop = **Perché:** lascia il { colour } senza mosse.
hint-why-save = **Perché:** altrimenti il { colour } può isolare { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } con { $move }.
hint-why-save-stack = **Perché:** altrimenti { $move } conquista la colonna di { $height } in { $space }.
hint-why-free = **Perché:** libera la colonna di { $height } in { $space }.
hint-why-block = **Perché:** blocca la colonna di { $height } in { $space }.
hint-why-freedom = **Perché:** mosse possibili dopo: Bianco { $white }, Nero { $black }. Poche mosse fanno meglio.
hint-why-near = **Perché:** accanto a una pedina DVONN è difficile da isolare.
hint-why-edge = **Perché:** sul bordo non è così facile circondarla.
hint-why-later = **Perché:** subito non cambia nulla. Il vantaggio si vede qualche mossa dopo.
button-hint-line = Mostra il seguito
button-hint-play = Gioca { $move }
hint-stack = 💡 **Suggerimento:** guarda **{ $space }**.
hint-row = 💡 **Suggerimento:** guarda la riga **{ $row }**.
hint-move = 💡 **Suggerimento:** { $told }
hint-line = 💡 **Come può continuare**, se si gioca bene da entrambe le parti:
hint-after = Il tavoliere dopo queste mosse:
hint-ahead = La mia stima: alla fine il { colour } è avanti di circa { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  }.
hint-even = La mia stima: alla fine i due colori sono quasi pari.
hint-dvonn = 💡 Per le pedine DVONN non ci sono suggerimenti, perché nessuno sa ancora quale casella sia la migliore. Piazza la tua dove vuoi.

## Refusals

refused-no-hints-here = Niente suggerimenti nelle partite in corso tra persone. Li trovi quando tocca a te contro di me e, a partita finita, in **Cronologia**.
refused-nothing-to-choose = Qui c’è una sola mossa possibile, quindi non c’è nulla da suggerire. Vai a un’altra mossa.
