## Find it yourself

button-own-mistakes = Trovala tu
button-own-mistakes-next = Prossimo errore
button-own-mistakes-all = I miei errori
own-mistakes-title = **Trovala tu:** i tuoi errori come problemi
own-mistake-task = **Che cosa era meglio qui?** Tocca al { colour }. Hai giocato { $move } (freccia punteggiata).
own-mistake-from = Partita { $match } contro { $opponent }, { $date } · mossa { $ply }
own-mistake-solved-before = risolto finora: { $count } su 3
own-mistake-wrong = ❌ **C’è di meglio di { $move }.**
own-mistake-again = ❌ **{ $move } è quello che avevi giocato.**
own-mistake-right = ✅ **{ $move } è giusta.** Bel colpo d’occhio!
own-mistake-also = Anche { $move } sarebbe stata giusta.
own-mistake-solution = **{ $better }** (freccia continua) era meglio di { $move } (freccia punteggiata).
own-mistake-counted = Risolto { $count } volte su 3. Torna { $when }.
own-mistake-learned = Risolto tre volte: non tornerà.
own-mistake-learned-before = L’hai già risolto tre volte: non tornerà.
own-mistake-returns = Torna { $when }; da allora una risposta giusta conta.
own-mistakes-none = Nessun errore ti aspetta. Guarda l’**Analisi** di una tua partita finita: gli errori tornano qui dopo 1, 7 e 30 giorni, finché non li hai risolti tre volte.
own-mistakes-later = Errori in attesa: { $count }. Il prossimo torna { $when }.

## The latest games

button-latest-games = Ultime partite
latest-none = Non hai ancora finito nessuna partita.
latest-title = **Le tue ultime partite:** { $count }
latest-results = vinte: { $won } · pareggi: { $tied } · perse: { $lost }
latest-lost = **Come hai perso:** { $told }
latest-lost-time = per il tempo { $count }
latest-lost-cut-offs = per isolamenti { $count }
latest-lost-moves = senza mosse { $count }
latest-lost-other = altrimenti { $count }
latest-means-cut-offs = Per isolamenti: senza le pedine isolate, tue e dell’altra parte, non avresti perso.
latest-means-moves = Senza mosse: l’altra parte ha giocato da sola le ultime tre mosse o più.
latest-unreviewed = Non hai guardato l’analisi di nessuna: non so dire dove hai perso probabilità.
latest-given-away = **Probabilità di vittoria perse a partita**, in punti, per i tuoi errori in { $count ->
    [one] { $count } partita analizzata
   *[other] { $count } partite analizzate
  }: { $told }
latest-turned = **Dove sono girate le partite perse:** { $told }
latest-part-beginning = inizio { $figure }
latest-part-middle = metà { $figure }
latest-part-ending = finale { $figure }
latest-means-parts = Inizio: almeno 33 colonne sul tavoliere. Metà: da 17 a 32. Finale: al massimo 16.
latest-focus-cut-offs = **Da allenare:** prima di ogni mossa, cerca le tue colonne collegate a una pedina DVONN da un solo collegamento.
latest-focus-moves = **Da allenare:** tieni colonne piccole sul bordo, per avere ancora mosse quando l’altra parte non ne ha più.
latest-focus-time = **Da allenare:** scegli un tempo più lento, o pianifica mosse quando non ci sarai.
latest-focus-beginning = **Da allenare:** l’inizio. Prenditi tempo per le prime mosse, quando quasi tutte le colonne sono bloccate.
latest-focus-middle = **Da allenare:** la metà. Prima di ogni mossa, cerca la migliore risposta dell’altra parte.
latest-focus-ending = **Da allenare:** il finale. Conta le ultime mosse di entrambe le parti fino in fondo, prima di giocare.
latest-focus-review = **Da allenare:** guarda l’**Analisi** delle tue partite; poi qui potrò dirti di più.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = I tuoi errori come problemi: che cosa era meglio?
