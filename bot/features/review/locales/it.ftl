## Reviews, chances and lines of moves

button-review = Analisi
button-worst-moves = Errori
button-review-chart = Panoramica
review-thinking = Sto riguardando la partita: ci vuole qualche secondo. Se non arriva nulla, chiedi di nuovo.
review-title = **Analisi** · { $title }
    { $players }
review-turning-point = **Punto di svolta:** { $sign } mossa { $ply }, { $move }. Probabilità di vittoria del Bianco: { $before } → { $after }.
review-no-turning-point = **Nessun punto di svolta:** il { colour } è sempre stato in vantaggio.
review-certain = Dalla mossa { $ply } in poi è calcolato chi vince. { $told }
review-perfect = **Dimostrato:** { $sign } { $player } ha giocato alla perfezione dalla mossa { $ply } in poi.
review-could-win = **Fino alla mossa { $ply } potevi ancora vincere**, è dimostrato: { $better } invece di { $move }.
review-could-win-to-the-end = **Alla fine della partita potevi ancora vincere**, è dimostrato.
review-worst = { $count ->
    [0] **Nessun errore:** nessuna mossa ha abbassato la probabilità di vittoria di cinque punti o più.
    [one] **Una mossa ha abbassato la probabilità di vittoria di cinque punti o più:**
   *[other] **Le mosse peggiori**, e di quanti punti hanno abbassato la probabilità di vittoria:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; meglio { $better }
review-estimates = -# Le probabilità sono mie stime, a parità di forze. È certo solo ciò che si dice del gioco migliore.
review-shallow = -# Analisi limitata: qui gira solo la mia ricerca lenta, quindi non ho potuto guardare avanti come al solito.
review-mistake-title = **Errore { $number } di { $count }** · mossa { $ply } di { $last } · { $sign } { $player }
review-fall = Probabilità di vittoria del { colour }: { $before } → **{ $after }**
review-certain-after = Dopo { $move } l’esito è certo. { $told }
review-cuts-off-own = Con { $move } il { colour } isola { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } delle proprie colonne.
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
review-scores = { $count ->
    [one] Dopo { $count } mossa
   *[other] Dopo { $count } mosse
  } Bianco e Nero avrebbero potuto avere { $white } e { $black } pedine invece di { $instead_white } e { $instead_black }.
review-freedom = Mosse possibili dopo: Bianco { $instead_white }, Nero { $instead_black }. Dopo la mossa migliore: Bianco { $white }, Nero { $black }.
review-later = Non si perde nulla subito; la differenza si vede qualche mossa dopo.
review-played = **Giocata** (freccia punteggiata), e le risposte migliori:
review-better = **Meglio** (freccia continua), se si gioca bene da entrambe le parti:
review-expected = Da lì, la probabilità di vittoria del { colour } è circa del { $chance }.
review-chart-chance = Probabilità che vinca il Bianco, in %
review-chart-certain = calcolato
review-told = Grafico delle probabilità di vittoria del Bianco: { $first } all’inizio, { $last } alla fine; il massimo è { $highest } dopo la mossa { $highest_ply }, il minimo { $lowest } dopo la mossa { $lowest_ply }.
review-told-turning-point = Punto di svolta: mossa { $ply }, { $move }.
review-told-certain = Dalla mossa { $ply } in poi è calcolato chi vince. { $told }
review-told-mistakes = { $count ->
    [one] La mossa peggiore ({ $count })
   *[other] Le mosse peggiori ({ $count })
  } del { colour }: { $told }.
review-told-mistake = mossa { $ply } ({ $move })

## Looking back

shared-review = { $player } condivide un’analisi:

## How a match was played, for managers

inspect-heading = **Partita { $match }: com’è stata giocata**
inspect-agreement = Mosse del computer: { $same } su { $counted }, { $share } %. Di solito a quel livello: { $usual } %.
inspect-no-choice = Nessuna mossa conta: mai una scelta con risultato aperto.
inspect-times = Tempo per mossa: di solito { $middle }; da { $shortest } a { $longest }
inspect-note = -# Contano le mosse di colonne con una scelta, finché il risultato era aperto. Sono cifre, non un verdetto: una partita mostra poco. Tempi in minuti e secondi.
command-admin-inspect = Com’è stata giocata una partita finita: mosse del computer, tempi (serve “Gestisci server”)
