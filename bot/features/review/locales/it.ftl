## Reviews, chances and lines of moves

button-review = Analisi
button-worst-moves = Errori
button-review-chart = Panoramica
review-thinking = Sto analizzando la partita. Ci vuole qualche secondo. Se non compare nulla, riapri l’analisi.
review-title = **Analisi** · { $title }
    { $players }
review-turning-point = **Punto di svolta:** { $sign } mossa { $ply }, { $move }. { $fall }
review-no-turning-point = **Nessun punto di svolta:** nessuna mossa da sola ha deciso la partita.
review-certain = Dalla mossa { $ply } in poi il risultato è dimostrato. { $told }
review-perfect = **Dimostrato:** { $sign } { $player } ha giocato alla perfezione dalla mossa { $ply } in poi.
review-could-win = **Fino alla mossa { $ply } potevi ancora vincere** (dimostrato): { $better } invece di { $move }.
review-could-win-to-the-end = **Quando la partita è finita, potevi ancora vincere** (dimostrato).
ending-perfect = Gioco perfetto fino alla fine (dimostrato): { $players }
ending-perfect-player = { $sign } { $player } dalla mossa { $ply } in poi
review-worst = { $count ->
    [0] **Nessun errore:** nessuna mossa ha abbassato la probabilità di vittoria di cinque punti o più.
    [one] **Una mossa ha abbassato la probabilità di vittoria di cinque punti o più:**
   *[other] **Le mosse peggiori**, e di quanti punti hanno abbassato la probabilità di vittoria:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · meglio: { $better }
review-estimates = -# Le probabilità sono mie stime, a parità di forze. I risultati “con il gioco migliore” sono dimostrati.
review-shallow = -# Qui è disponibile solo una ricerca lenta, quindi questa analisi guarda meno avanti del solito.
review-mistake-title = **Errore { $number } di { $count }** · mossa { $ply } di { $last } · { $sign } { $player }
review-fall = Probabilità di vittoria del { colour }: { $before } → **{ $after }**
review-certain-after = Dopo { $move } il risultato è dimostrato. { $told }
review-cuts-off-own = Con { $move } il { colour } isola { $pieces } delle proprie pedine.
review-lets-cut-off = Il { colour } può poi isolare { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { $colour ->
    [white] Nero
   *[black] Bianco
  } con { $move }.
review-lets-take = Il { colour } può poi conquistare la colonna di { $height } in { $space } con { $move }.
review-would-cut-off = { $move } avrebbe isolato { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
review-would-cut-off-later = Dopo { $first }, { $move } avrebbe isolato { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
review-would-take = { $move } avrebbe conquistato la colonna di { $height } del { colour } in { $space }.
review-would-stop = { $move } avrebbe lasciato il { colour } senza mosse.
review-scores = Punteggio dopo { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }: Bianco { $white }, Nero { $black }, invece di { $instead_white } e { $instead_black }.
review-freedom = Mosse possibili dopo la mossa giocata: Bianco { $instead_white }, Nero { $instead_black }. Dopo la mossa migliore: Bianco { $white }, Nero { $black }.
review-later = Non si perde nulla subito. La differenza si vede qualche mossa dopo.
review-played = **Giocata** (freccia punteggiata), e le risposte migliori:
review-better = **Meglio** (freccia continua), se si gioca bene da entrambe le parti:
review-expected = Probabilità di vittoria del { colour } da lì: circa { $chance }.
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
