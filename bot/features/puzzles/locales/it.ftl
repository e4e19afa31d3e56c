## Watching

daily-lost-notice = { $server }: non c’è più il problema del giorno.
daily-lost = Non posso più pubblicare in { $channel }. Per farlo ripartire, usa `/dvonn-admin settings`.
daily-lost-permissions = Permessi mancanti in { $channel }: { $permissions }. Concedili, poi fallo ripartire con `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Prossimo problema
puzzle-solution-counts = vedere la soluzione vale come errore
puzzle-task = Tocca al { colour }: una sola mossa vince. Trovala.
puzzle-card = Tocca al { colour }: una sola mossa vince. Chi la trova?
puzzle-name = **Problema { $number }.**
puzzle-name-own = **Problema { $number } dalle partite di questo server.**
puzzle-card-heading = 🧩 **Un problema per tutti**
puzzle-card-daily = 🧩 **Problema del giorno**
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
puzzle-card-unsolved = Questa volta nessuno qui ha trovato la mossa.
puzzle-shared-later = Discord è lento in questo momento. Il problema comparirà in questo canale appena possibile.
button-puzzle-solve = Risolvi
button-puzzle-back = Torna al problema
puzzle-solver = Il tuo rating nei problemi: { $rating } · risolti { $solved } su { $tried }.
puzzle-longest = Serie più lunga: { $count }.
puzzle-solved = ✅ **{ $move } vince.** Bel colpo d’occhio!
puzzle-solution = **{ $move }** è l’unica mossa che vince.
puzzle-motif-self-cut = **Isolamento delle proprie pedine.** La mossa isola pedine della propria parte. Sembra soltanto una perdita.
puzzle-motif-sacrifice = **Sacrificio.** La mossa lascia che l’altra parte conquisti o isoli più pedine.
puzzle-motif-zugzwang = **Zugzwang.** L’altra parte deve muovere. Se potesse passare, non perderebbe.
puzzle-motif-bridge = **Ponte abbandonato.** La mossa rompe il collegamento fra due gruppi di colonne.
puzzle-motif-dvonn = **Pedina DVONN portata via.** Le pedine che ne dipendevano restano isolate.
puzzle-motif-rescue = **Salvataggio.** L’altra parte stava per conquistare o isolare più pedine.
puzzle-motif-last-stack = **Le ultime mosse.** L’altra parte resta senza mosse e può solo passare.
puzzle-motif-cut-off = **Isolamento.** La mossa isola subito più pedine dell’altra parte.
puzzle-motif-prepared-cut = **Isolamento preparato.** Una mossa successiva isola più pedine dell’altra parte.
puzzle-motif-height = **L’altezza giusta.** Con la sua prossima mossa la nuova colonna ne conquista una alta.
puzzle-motif-quiet = **Mossa tranquilla.** Non conquista e non isola nulla.
puzzle-motif-count = **Conteggio.** Tutto dipende da dove arrivano le ultime colonne.
puzzle-rating = Rating di questo problema: { $rating }
puzzle-rating-estimated = Rating di questo problema: { $rating } (stimato)
puzzle-first-tries = risolto al primo tentativo: { $solved } su { $tried }
puzzle-missed = ❌ **{ $move } non vince.**
puzzle-rated = Il tuo rating nei problemi: **{ $rating }** ({ $change }).
puzzle-streak = Sono { $count } di fila.
puzzle-uncounted = Il tuo rating nei problemi resta a **{ $rating }**, perché conta solo il primo tentativo.
button-share-result = Condividi risultato
puzzle-result-first = 🧩 { $player }: **Problema { $number } · primo tentativo**
puzzle-result = 🧩 { $player }: **Problema { $number } · tentativo { $count }**
puzzle-result-shared-before = Non c’è nulla da condividere: hai già condiviso questo risultato, o il problema, quando l’hai risolto, qui non era quello del giorno.
month-heading = 🧩 **Problemi del giorno** · { $month }
month-row = primo tentativo: { $firsts } · errori: { $misses }
month-empty = Questo mese nessuno ne ha ancora risolto uno al primo tentativo.
month-before = **Il mese prima:** { $told }
month-own = **Tu:** { $figures }
month-own-hidden = Qui gli altri non ti vedono, perché il tuo profilo è nascosto. Puoi cambiarlo in `/dvonn preferences`.
month-days-in-a-row = Giorni di fila: { $count }. Puoi saltare un giorno a settimana. Lo vedi solo tu.
month-rules = Contano i problemi del giorno di questo server risolti al primo tentativo. A parità viene prima chi ha meno errori.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Trova l’unica mossa che vince, in un problema adatto alla tua forza
command-club-puzzles = Chi ha risolto più problemi del giorno al primo tentativo questo mese

## Refusals

refused-puzzle-open-here = In questo canale c’è già un problema aperto. La soluzione arriva { $until }. Poi puoi condividere il prossimo.
refused-puzzle-open-elsewhere = Il tuo problema in { $channel } è ancora aperto. La soluzione arriva { $until }. Poi puoi condividere il prossimo.

## People and servers

kept-puzzles = Problemi provati, con il tuo rating nei problemi: { $count }

## Standing messages

standing-puzzles = Problemi del mese
