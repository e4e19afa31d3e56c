## Find it yourself

button-own-mistakes = Trovala tu
button-own-mistakes-next = Prossimo errore
button-own-mistakes-all = I miei errori
own-mistakes-title = **Trovala tu:** i tuoi errori come problemi
own-mistake-task = **Che cosa era meglio qui?** Tocca al { colour }. Hai giocato { $move } (freccia punteggiata).
own-mistake-from = Partita { $match } contro { $opponent }, { $date } · mossa { $ply }
own-mistake-solved-before = risolto finora: { $count } su 3
own-mistake-wrong = ❌ **C’è una mossa migliore di { $move }.**
own-mistake-again = ❌ **È quello che avevi giocato:** { $move }.
own-mistake-right = ✅ **{ $move } è giusta.** Bel colpo d’occhio!
own-mistake-also = Giusta anche: { $move }.
own-mistake-solution = Meglio: **{ $better }** (freccia continua). Hai giocato: { $move } (freccia punteggiata).
own-mistake-counted = Risolto: { $count } su 3. Torna { $when }.
own-mistake-learned = Risolto tre volte, quindi non tornerà.
own-mistake-learned-before = L’hai già risolto tre volte, quindi non tornerà.
own-mistake-returns = Torna { $when }. Una risposta giusta conta solo da allora.
own-mistakes-none = Ora non hai errori da ripassare. Apri l’**Analisi** di una tua partita finita: i suoi errori tornano qui dopo 1, 7 e 30 giorni, finché non li hai risolti tre volte.
own-mistakes-later = Errori da ripassare più avanti: { $count }. Il prossimo torna { $when }.

## The latest games

button-latest-games = Ultime partite
latest-none = Non hai ancora finito una partita.
latest-title = **Le tue ultime partite:** { $count }
latest-results = Vinte: { $won } · pareggi: { $tied } · perse: { $lost }
latest-lost = **Come hai perso:** { $told }
latest-lost-time = per il tempo ({ $count })
latest-lost-cut-offs = per isolamenti ({ $count })
latest-lost-moves = senza mosse ({ $count })
latest-lost-other = in altro modo ({ $count })
latest-means-cut-offs = Per isolamenti: senza pedine isolate, tue e dell’altra parte, non avresti perso la partita.
latest-means-moves = Senza mosse: l’altra parte ha giocato da sola almeno le ultime tre mosse.
latest-unreviewed = Non hai aperto l’analisi di nessuna di queste partite, quindi non so dire dove hai perso probabilità di vittoria.
latest-given-away = **Probabilità di vittoria persa a partita**, in punti (partite analizzate: { $count }): { $told }
latest-turned = **Dove sono girate le partite perse:** { $told }
latest-part-beginning = apertura { $figure }
latest-part-middle = mediogioco { $figure }
latest-part-ending = finale { $figure }
latest-means-parts = Apertura: almeno 33 colonne sul tavoliere. Mediogioco: da 17 a 32. Finale: al massimo 16.
latest-focus-cut-offs = **Allenamento:** prima di ogni mossa, cerca le tue colonne che dipendono da un solo collegamento a una pedina DVONN.
latest-focus-moves = **Allenamento:** tieni colonne piccole sul bordo, così hai ancora mosse quando l’altra parte non ne ha più.
latest-focus-time = **Allenamento:** scegli un tempo più lento, o pianifica le mosse per quando non ci sarai.
latest-focus-beginning = **Allenamento:** l’apertura. Prenditi tempo per le prime mosse, quando quasi tutte le colonne sono ancora bloccate.
latest-focus-middle = **Allenamento:** il mediogioco. Prima di ogni mossa, cerca la migliore risposta dell’altra parte.
latest-focus-ending = **Allenamento:** il finale. Prima di giocare, conta le mosse che restano a entrambe le parti.
latest-focus-review = **Allenamento:** apri l’**Analisi** delle tue partite. Poi qui potrò dirti di più.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = I tuoi errori come problemi: che cosa era meglio?

## People and servers

kept-mistakes = Errori dalle tue analisi, per esercitarti: { $count }
