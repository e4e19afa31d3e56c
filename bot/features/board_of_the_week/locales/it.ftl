## Board of the week

button-week = Risultati
button-week-play = Gioca questo tavoliere
button-week-level = Livello { $level }
button-week-continue = Mostra il tavoliere
button-week-shared = Condiviso
button-week-best = Variante migliore
button-week-current = Questa settimana
week-heading = 📅 **Tavoliere della settimana { $number }**
week-name = Settimana { $number }, { $year }
week-past = Settimane passate
week-until = Finisce { $until }.
week-ended = Settimana finita: { $until }.
week-rules = Giochi con il { $colour ->
    [white] Bianco
   *[black] Nero
  } sullo stesso tavoliere di tutti: **un solo tentativo**, senza suggerimenti né mosse annullate. Il tuo punteggio: il vantaggio più i punti del livello.
week-opponent-2 = **{ $points }** · Mi sfugge qualcosa. Per le prime partite.
week-opponent-5 = **{ $points }** · Mi sfugge poco. Per chi ha pratica.
week-opponent-7 = **{ $points }** · Gioco la mossa migliore che trovo.
week-begun = Il tuo tentativo è cominciato nei tuoi messaggi diretti.
week-playing = Il tuo tentativo contro il livello { $level } è in corso nei tuoi messaggi diretti. Vale fino alla fine della settimana.
week-had = Hai già fatto il tuo tentativo su questo tavoliere.
week-over-unfinished = Non hai completato il tuo tentativo, quindi non ha un risultato.
week-own = **Tu: { $result }** contro il livello { $level }.
week-result = { $result ->
    [won] vinta di { $margin }
    [tied] pareggio
   *[lost] persa di { $margin }
  }
week-par = par: **{ $par }**
week-explained = Punteggio: il tuo vantaggio più i punti del livello. Par: il mio punteggio a piena forza.
week-place-here = { $count ->
    [1] unico risultato in questo server
   *[other] { $place }º posto su { $count } in questo server
  }
week-place-everywhere = { $count ->
    [1] unico risultato in tutti i server
   *[other] { $place }º posto su { $count } in tutti i server
  }
week-hidden = Vedrai i risultati quando avrai finito il tuo tentativo.
week-finished = Tentativi finiti: { $count }.
week-nobody = Nessuno ha ancora finito.
week-unfinished = Senza risultato: { $count }
week-best = **Il mio risultato al massimo** contro il livello { $level }: { $score }.
week-best-later = Sto ancora cercando la variante migliore.
week-last = **I risultati migliori della settimana { $number }**
week-new = Quella settimana è finita. Ecco il nuovo tavoliere.
week-shared = { $player } contro il livello { $level }: { $result }.
panel-facts-week = Tavoliere della settimana { $number }, finisce { $until }
ask-resign-week = **Vuoi chiudere il tuo tentativo al tavoliere della settimana?** Non avrai un risultato, e questa settimana non c’è un secondo tentativo.
result-cancelled-week = **La settimana è finita.** Questo tentativo non è stato completato, quindi non ha un risultato.
clock-halted-in-week = **In pausa:** questa posizione fa parte del tavoliere della settimana. Muoverò alla fine della settimana, { $until }.

## Commands

command-club-week = Tavoliere della settimana: lo stesso per tutti, un tentativo a testa e una classifica

## Refusals

refused-week-in-play = Questa posizione fa parte del tavoliere della settimana, che tutti giocano senza aiuti. Potrò aiutarti alla fine della settimana, { $until }.
refused-without-help = Il tavoliere della settimana si gioca senza suggerimenti, piani, mosse annullate né patta. Tutti hanno un solo tentativo e nessun aiuto.
refused-week-over = La settimana di questo tavoliere è finita, quindi non si può più giocare. Il tavoliere di questa settimana: `/dvonn-club week`.
refused-week-forgotten = Hai già fatto il tuo tentativo su questo tavoliere prima di cancellare i tuoi dati, e ognuno ne ha uno solo. Il prossimo tavoliere arriva lunedì: `/dvonn-club week`.
refused-week-shared = Hai già condiviso in questo server il tuo risultato di quella settimana. Lì gli altri possono confrontarlo con il loro.
refused-nothing-to-share = Per quella settimana non hai un risultato da condividere. Completa il tuo tentativo prima della fine della settimana.

## People and servers

kept-week-tries = Tentativi ai tavolieri della settimana: { $count }

## Standing messages

standing-week = Tavoliere della settimana
