## Board of the week

button-week = Risultati
button-week-open = Il mio tentativo
button-week-play = Inizia
button-week-continue = Mostra il tavoliere
button-week-best = Variante migliore
button-week-current = Questa settimana
week-heading = 📅 **Tavoliere della settimana { $number }**
week-name = Settimana { $number }, { $year }
week-past = Settimane passate
week-until = La settimana finisce { $until }.
week-ended = La settimana è finita il { $until }.
week-rules = Giochi con il { $colour ->
    [white] Bianco
   *[black] Nero
  } contro di me al livello { $level }, sullo stesso tavoliere che hanno tutti. Hai **un solo tentativo**, senza suggerimenti e senza annullare mosse, e il tuo vantaggio è il tuo risultato. Prenditi il tempo che vuoi: vale fino alla fine della settimana.
week-begun = Il tuo tentativo è cominciato nei tuoi messaggi diretti.
week-playing = Il tuo tentativo è in corso nei tuoi messaggi diretti. Vale fino alla fine della settimana.
week-over-unfinished = Il tuo tentativo non è arrivato in fondo, quindi non ha un risultato.
week-own = **Tu: { $result }.**
week-result = { $result ->
    [won] vittoria per { $margin }
    [tied] pareggio
   *[lost] sconfitta per { $margin }
  }
week-place-here = posto { $place } su { $count } in questo server
week-place-everywhere = posto { $place } su { $count } ovunque
week-hidden = Vedrai i risultati quando avrai finito il tuo tentativo.
week-finished = Tentativi finiti: { $count }.
week-nobody = Nessuno ha ancora finito.
week-unfinished = Senza risultato: { $count }
week-best = **A piena forza lo gioco fino a questo risultato:** { $result }.
week-best-later = Sto ancora cercando la variante migliore.
week-last = **I migliori della settimana { $number }**
week-new = Quella settimana è finita. Questo è il nuovo tavoliere.

## Commands

command-club-week = Tavoliere della settimana: un solo tentativo, uguale per tutti, con tabella
