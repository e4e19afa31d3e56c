## Reviews, chances and lines of moves

button-review = Analisi
button-worst-moves = Errori
button-show-me = Fammi vedere
button-review-chart = Panoramica
review-thinking = Sto analizzando la partita. Ci vuole qualche secondo. Se non compare nulla, riapri l’analisi.
review-title = **Analisi** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Hai lasciato andare la partita con la mossa { $ply }, { $move }**
    [they] **L’altra parte ha lasciato andare la partita con la mossa { $ply }, { $move }**
    [white] **Il Bianco ha lasciato andare la partita con la mossa { $ply }, { $move }**
   *[black] **Il Nero ha lasciato andare la partita con la mossa { $ply }, { $move }**
  } (probabilità di vittoria { $before } → { $after }).
review-no-turning-point = **Nessun punto di svolta:** nessuna mossa da sola ha deciso la partita.
review-certain = Dalla mossa { $ply } in poi è dimostrato: { $leader ->
    [you] vinci tu
    [they] vince l’altra parte
    [white] vince il Bianco
    [black] vince il Nero
   *[nobody] pareggio
  }.
review-perfect = **Dimostrato:** { $sign } { $player } ha giocato alla perfezione dalla mossa { $ply } in poi.
review-could-win = **Fino alla mossa { $ply } potevi ancora vincere** (dimostrato): { $better } invece di { $move }.
review-could-win-to-the-end = **Quando la partita è finita, potevi ancora vincere** (dimostrato).
ending-perfect = Gioco perfetto fino alla fine (dimostrato): { $players }
ending-perfect-player = { $sign } { $player } dalla mossa { $ply } in poi
review-no-mistakes = **Nessun errore:** nessuna mossa ha abbassato la probabilità di vittoria di cinque punti o più.
review-estimates = -# Le probabilità sono mie stime, a parità di forze. I risultati “con il gioco migliore” sono dimostrati.
review-shallow = -# Qui è disponibile solo una ricerca lenta, quindi questa analisi guarda meno avanti del solito.
review-mistake-title = **Errore { $number } di { $count }** · mossa { $ply } di { $last }
review-played = { $mover ->
    [you] **Hai giocato { $move }**
    [they] **L’altra parte ha giocato { $move }**
    [white] **Il Bianco ha giocato { $move }**
   *[black] **Il Nero ha giocato { $move }**
  } (freccia punteggiata): probabilità di vittoria { $before } → { $after }.
review-better = **Meglio:** { $move } (freccia continua).
review-shown-played = **Che cosa segue a { $move }** · { $number } di { $count }
review-shown-better = **Meglio: { $move }** · { $number } di { $count }
review-chart-chance = Probabilità che vinca il Bianco, in %
review-chart-certain = dimostrato
review-told = Grafico della probabilità di vittoria del Bianco. Inizio: { $first }. Fine: { $last }. Massimo: { $highest } dopo la mossa { $highest_ply }. Minimo: { $lowest } dopo la mossa { $lowest_ply }.
review-told-turning-point = Punto di svolta: mossa { $ply }, { $move }.
review-told-certain = Dimostrato dalla mossa { $ply } in poi. { $told }
review-told-mistakes = { $count ->
    [one] La mossa peggiore ({ $count })
   *[other] Le mosse peggiori ({ $count })
  } del { colour }: { $told }.
review-told-mistake = mossa { $ply } ({ $move })

## Looking back

shared-review = { $player } ha condiviso un’analisi:

## How a match was played, for managers

inspect-heading = **Partita { $match }: com’è stata giocata**
inspect-agreement = Uguali alla prima scelta del computer: { $same } mosse su { $counted }, { $share }%. Di solito con questo rating: { $usual }%.
inspect-no-choice = Nessuna mossa conta, perché non c’è mai stata una scelta con il risultato ancora aperto.
inspect-times = Tempo per mossa: di solito { $middle }, da { $shortest } a { $longest }
inspect-note = -# Contano solo le mosse in cui c’era una scelta e il risultato era aperto. Sono cifre, non un verdetto. Una sola partita dice poco. I tempi sono in minuti e secondi.
command-admin-inspect = Com’è stata giocata una partita finita: mosse da computer, tempi (serve “Gestisci server”)

## Refusals

refused-no-review-yet = La partita { $match } è ancora in corso. Potrai vederne l’analisi quando sarà finita.
refused-nothing-to-review = In questa partita non si è mossa nessuna colonna, quindi non c’è nulla da analizzare.
refused-review-shared = L’analisi di questa partita è già stata condivisa: { $url }
refused-review-being-shared = L’analisi di questa partita sta per essere condivisa. Tra un attimo sarà nel suo canale.

## The log of managers

log-inspect = { $manager } ha esaminato la partita { $number }.
