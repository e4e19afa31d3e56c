## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Avanti
button-lesson-again = Ripeti questo passo
button-lesson-before = Passo precedente
button-lesson-anew = Ricomincia la lezione
button-first-match = Gioca la prima partita
lesson-welcome = Ciao! Giochi con il Bianco, e qui nulla può andare storto.
lesson-welcome-back = Che bello rivederti! Riprendiamo da qui.
lesson-aim = Vinci se alla fine hai più pedine del Nero.
lesson-heading = **Passo { $number } di { $count }.**
lesson-missed = **Quasi.** { $why } { $hint }
lesson-done = ✅ **Giusto!** { $told }
lesson-gem = La piccola gemma rossa indica che dentro c’è una pedina DVONN.

lesson-ask-single = Una pedina singola si muove di una casella e deve arrivare su un’altra pedina o colonna. Muovi la tua.
lesson-hint-single = Cerca una pedina proprio accanto.
lesson-done-single = Ora è in cima, quindi la colonna è tua.
lesson-ask-takeover = Tutta la colonna è del colore che sta in cima. Conquista la colonna nera di tre.
lesson-hint-takeover = La colonna nera di tre è in f3, accanto alla tua pedina in e3.
lesson-done-takeover = Tutte e quattro le pedine sono tue, e il Nero non può più muoverle.
lesson-ask-gap = Una colonna si muove dritta, in una delle sei direzioni, esattamente di tante caselle quante sono le sue pedine, di qualsiasi colore. Contano anche le caselle vuote. Muovi la tua colonna di tre.
lesson-hint-gap = Conta tre caselle da c3.
lesson-done-gap = Oltre una pedina e una casella vuota, fino alla terza casella.
lesson-ask-blocked = Una pedina con altre pedine su tutti e sei i lati non può muoversi. Quale delle tue è bloccata?
lesson-hint-blocked = Conta quante pedine ha accanto ciascuna delle tue.
lesson-done-blocked = f3 non ha lati liberi. A tavoliere pieno si muovono solo le pedine sul bordo.
lesson-ask-dvonn = Una colonna resta in gioco solo finché una catena di pedine vicine la collega a una pedina DVONN rossa. La gemma rossa ne mostra una nella tua colonna in c3. Muovi quella colonna in modo che due pedine perdano il collegamento.
lesson-hint-dvonn = Conta due caselle da c3.
lesson-done-dvonn = Quelle due sono fuori. La tua colonna porta con sé il suo collegamento. Da sola, una pedina DVONN non si muove mai.
lesson-ask-cutoff = Ogni colonna senza collegamento è subito fuori. Isola cinque pedine nere.
lesson-hint-cutoff = Cinque pedine sono collegate solo attraverso la tua in e3.
lesson-done-cutoff = Cinque pedine fuori! Solo le pedine DVONN restano sempre.
lesson-ask-careful = Anche le tue colonne possono restare isolate, chiunque muova. Fai una mossa che le salvi tutte.
lesson-hint-careful = Lascia e3 dov’è: la tua colonna alta dipende da lei.
lesson-done-careful = La tua colonna alta è ancora collegata.
lesson-ask-count = Se puoi muovere, devi farlo; se no, passi. Qui nessuno può più muovere, quindi la partita è finita. Quante pedine ci sono nelle tue colonne, di qualsiasi colore?
lesson-hint-count = Somma i numeri sulle colonne con il bianco in cima.
lesson-done-count = Cinque più sei fa 11. Il Nero ne ha otto, quindi vinci tu! A numeri uguali sarebbe pareggio.
lesson-ask-edge = Ancora una cosa: prima della prima mossa si riempie il tavoliere. In qualsiasi casella vuota si piazzano le pedine DVONN, poi quelle dei due colori. Piazzane una tua sul bordo, accanto a una pedina DVONN.
lesson-hint-edge = Guarda accanto alle rosse in b1 e h5.
lesson-done-edge = È collegata e può muoversi da subito. Quando il tavoliere è pieno, il Bianco fa anche la prima mossa.
lesson-ask-labels = Ora come in una partita: i pulsanti dicono che cosa fa ogni mossa e il nuovo punteggio, prima il tuo. Scegli una colonna e vai in vantaggio.
lesson-hint-labels = Prova la tua pedina in d3 e confronta i punteggi sui pulsanti.
lesson-done-labels = Conduci 4–2. Così ti aiutano i pulsanti.

lesson-missed-edge = { $space } non è sul bordo.
lesson-missed-beside = { $space } non ha pedine DVONN accanto.
lesson-missed-height = Così muovi { $height ->
    [1] una pedina singola
   *[other] una colonna di { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Così non togli nulla al Nero.
    [1] Così conquisti una pedina singola.
   *[other] Così conquisti una colonna di { $taken }.
  }
lesson-missed-carries = Quella colonna non porta pedine DVONN.
lesson-missed-keeps = Così perdi { $lost ->
    [one] { $lost } pedina.
   *[other] { $lost } pedine.
  }
lesson-missed-cuts = { $cut ->
    [0] Così non isoli nessuna pedina nera.
    [one] Così isoli { $cut } pedina nera.
   *[other] Così isoli { $cut } pedine nere.
  }
lesson-missed-leads = Così il punteggio è { $own }–{ $other }.
lesson-missed-surrounded = Ancora vuote accanto a { $space }: { $free }.
lesson-missed-at-edge = { $space } è sul bordo, dove nessuna pedina è mai circondata.
lesson-missed-score = Non sono { $number }.

lesson-end = 🎉 **Ora sai giocare a DVONN!**
lesson-first-match = Premi **Gioca la prima partita** per cominciare subito, contro di me al livello più facile. Le pedine sono disposte a caso, quindi puoi muovere fin dall’inizio.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Impara DVONN giocando: una lezione di cinque minuti, solo per te

## People and servers

kept-lesson = I tuoi progressi nella lezione
