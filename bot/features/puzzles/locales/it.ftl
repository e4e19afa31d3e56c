## Watching

daily-lost = **{ $server }:** non posso più pubblicare in { $channel }, quindi ora non c’è il rompicapo del giorno. `/dvonn-admin settings` lo fa ripartire.
daily-lost-permissions = **{ $server }:** in { $channel } mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }, quindi ora non c’è il rompicapo del giorno. Concedi ciò che manca, poi fallo ripartire con `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Altro rompicapo
puzzle-solution-counts = vedere la soluzione vale come errore
puzzle-task = **Rompicapo { $number }.** Tocca al { colour }: una sola mossa vince. Trovala.
puzzle-task-own = **Rompicapo { $number } dalle partite di questo server.** Tocca al { colour }: una sola mossa vince. Trovala.
puzzle-card = **Rompicapo { $number }.** Tocca al { colour }: una sola mossa vince. Chi la trova?
puzzle-card-own = **Rompicapo { $number } dalle partite di questo server.** Tocca al { colour }: una sola mossa vince. Chi la trova?
puzzle-name = **Rompicapo { $number }.**
puzzle-name-own = **Rompicapo { $number } dalle partite di questo server.**
puzzle-card-heading = 🧩 **Un rompicapo per chi vuole**
puzzle-card-daily = 🧩 **Rompicapo del giorno**
puzzle-card-until = I tuoi tentativi li vedi solo tu. La soluzione arriva { $until }.
puzzle-card-found =
    ✅ **Risolto da { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }:** { $named }
puzzle-card-found-further = ✅ **Risolto da { $count } persone:** { $named } e { $others ->
    [one] { $others } altra persona
   *[other] altre { $others } persone
  }
puzzle-card-unsolved = Questa volta qui non l’ha trovata nessuno.
shared-puzzle = { $player } condivide un rompicapo:
puzzle-shared-later = Discord è lento in questo momento. Il rompicapo comparirà in questo canale appena possibile.
button-puzzle-solve = Risolvi
button-puzzle-back = Al rompicapo
puzzle-solver = Il tuo rating nei rompicapo: { $rating } · risolti { $solved } su { $tried }.
puzzle-longest = Serie più lunga: { $count }.
puzzle-solved = ✅ **{ $move } vince.** Bel colpo d’occhio!
puzzle-solution = **{ $move }** è l’unica mossa che vince.
puzzle-motif-self-cut = **Isolamento delle proprie pedine.** La mossa isola pedine della propria parte. Sembra soltanto una perdita.
puzzle-motif-sacrifice = **Sacrificio.** La mossa lascia che l’altra parte conquisti o isoli più pedine.
puzzle-motif-zugzwang = **Zugzwang.** L’altra parte deve muovere. Se potesse passare, non perderebbe.
puzzle-motif-bridge = **Ponte abbandonato.** La mossa rompe il collegamento fra due gruppi di pile.
puzzle-motif-dvonn = **Pedina DVONN portata via.** Le pedine che erano collegate a essa restano isolate.
puzzle-motif-rescue = **Salvataggio.** L’altra parte stava per conquistare o isolare più pedine.
puzzle-motif-last-stack = **Le ultime mosse.** L’altra parte resta senza mosse e può solo passare.
puzzle-motif-cut-off = **Isolamento.** La mossa isola subito più pedine dell’altra parte.
puzzle-motif-prepared-cut = **Isolamento preparato.** Una mossa successiva isola più pedine dell’altra parte.
puzzle-motif-height = **L’altezza giusta.** Con la sua prossima mossa la nuova pila ne conquista una alta.
puzzle-motif-quiet = **Mossa tranquilla.** Non conquista e non isola nulla.
puzzle-motif-count = **Conteggio.** Tutto dipende da dove arrivano le ultime pile.
puzzle-rating = Rating di questo rompicapo: { $rating }
puzzle-rating-estimated = Rating di questo rompicapo: { $rating } (stimato)
puzzle-first-tries = risolto al primo tentativo: { $solved } su { $tried }
puzzle-missed = ❌ **{ $move } non vince.**
puzzle-rated = Il tuo rating nei rompicapo: **{ $rating }** ({ $change }).
puzzle-streak = Sono { $count } di fila.
puzzle-uncounted = Il tuo rating nei rompicapo resta a **{ $rating }**: conta solo il primo tentativo.
button-share-result = Condividi risultato
puzzle-result-first = 🧩 { $player }: **Rompicapo { $number } · primo tentativo**
puzzle-result = 🧩 { $player }: **Rompicapo { $number } · tentativo { $count }**
puzzle-result-shared-before = Non c’è niente da condividere: hai già condiviso questo risultato, o il rompicapo non era quello del giorno qui quando l’hai risolto.
month-heading = 🧩 **Rompicapo del giorno** · { $month }
month-row = primo tentativo: { $firsts } · errori: { $misses }
month-empty = Questo mese nessuno ne ha ancora risolto uno al primo tentativo.
month-further = Più in basso: { $count }
month-before = **Il mese prima:** { $told }
month-own-place = **Tu:** posto { $place } · { $figures }
month-own = **Tu:** { $figures }
month-own-hidden = Gli altri non ti vedono qui, perché il tuo profilo è nascosto: `/dvonn preferences`.
month-days-in-a-row = Giorni di fila: { $count }. Un giorno a settimana è libero. Lo vedi solo tu.
month-rules = Che cosa conta: i rompicapo del giorno in questo server risolti al primo tentativo; poi, meno errori.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Trova l’unica mossa che vince: un rompicapo alla tua altezza
command-club-puzzles = Chi ha risolto più rompicapo del giorno al primo tentativo questo mese
