## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Avanti
button-lesson-again = Ripeti questo passo
button-lesson-before = Passo precedente
button-lesson-anew = Ricomincia la lezione
button-first-match = Gioca la prima partita
lesson-welcome = Ciao! Giochi con il Bianco, e qui nulla può andare storto.
lesson-welcome-back = Che bello rivederti! Riprendiamo da qui.
lesson-aim = Vinci se alla fine hai più pedine del Nero. Ogni colonna con il tuo colore in cima è tua.
lesson-heading = **Passo { $number } di { $count }.**
lesson-missed = **Quasi.** { $why } { $hint }
lesson-done = ✅ **Giusto!** { $told }
lesson-gem = La piccola gemma rossa indica che dentro c’è una pedina DVONN.

lesson-ask-red = Una pedina resta in gioco solo finché una catena di pedine vicine la collega a una pedina DVONN rossa. Le tre pedine DVONN si piazzano per prime. Metti l’ultima in una casella vuota qualsiasi.
lesson-hint-red = Va bene qualsiasi casella vuota.
lesson-done-red = Vale sempre: ogni casella vuota va bene per ogni pedina che piazzi.
lesson-ask-edge = Ora il tuo colore. Piazza una pedina sul bordo, accanto a una pedina DVONN. Lì è collegata, e può muoversi da subito.
lesson-hint-edge = Guarda accanto alle rosse in b1 e h5.
lesson-done-edge = Bel posto! Quando il tavoliere è pieno, il Bianco fa anche la prima mossa. I prossimi tavolieri mostrano momenti più avanti in una partita.
lesson-ask-single = Una pedina singola si muove di una casella e deve arrivare su un’altra pedina o colonna. Muovi la tua.
lesson-hint-single = Cerca una pedina proprio accanto.
lesson-done-single = Ora è in cima, quindi questa colonna di due è tua.
lesson-ask-gap = Una colonna si muove dritta, in una delle sei direzioni, esattamente di tante caselle quante sono le sue pedine, di qualsiasi colore. Contano anche le caselle vuote. Muovi la tua colonna di tre.
lesson-hint-gap = Conta tre caselle da c3.
lesson-done-gap = Ha scavalcato una pedina e una casella vuota, ed è arrivata nella terza casella.
lesson-ask-blocked = Una pedina con altre pedine su tutti e sei i lati non può muoversi. Quale delle tue è bloccata?
lesson-hint-blocked = Conta quante pedine ha accanto ciascuna delle tue.
lesson-done-blocked = f3 non ha lati liberi. A tavoliere pieno si muovono solo le pedine sul bordo.
lesson-ask-takeover = Tutta la colonna è del colore che sta in cima, qualunque cosa ci sia sotto. Conquista la colonna nera di tre.
lesson-hint-takeover = La colonna nera di tre è in f3, accanto alla tua pedina in e3.
lesson-done-takeover = Tutte e quattro le pedine sono tue, e il Nero non può più muoverle.
lesson-ask-dvonn = Una pedina DVONN non si muove mai da sola, ma la tua colonna in c3 ne porta una: lo mostra la gemma rossa. Muovila in modo che le due pedine accanto perdano il collegamento.
lesson-hint-dvonn = La tua colonna in c3 ha due pedine, quindi si muove di due caselle.
lesson-done-dvonn = La tua colonna porta con sé il suo collegamento. Le due pedine non ne hanno più e sono fuori dal gioco.
lesson-ask-cutoff = Dopo ogni mossa, le colonne che hanno perso il collegamento sono fuori. Isola cinque pedine nere in un colpo solo.
lesson-hint-cutoff = Cinque pedine sono collegate solo attraverso la tua in e3.
lesson-done-cutoff = Cinque pedine fuori in una mossa! Solo le pedine DVONN restano sempre.
lesson-ask-careful = Anche le tue colonne possono restare isolate, chiunque muova. I pulsanti rossi ti avvertono. Fai una mossa che le salvi tutte.
lesson-hint-careful = Lascia e3 dov’è: la tua colonna alta dipende da lei.
lesson-done-careful = La tua colonna alta è ancora collegata alla pedina DVONN.
lesson-ask-forced = Se puoi muovere, devi farlo, anche se ogni mossa isola pedine tue. Fai la mossa che ti costa meno.
lesson-hint-forced = La tua colonna in h4 è più bassa di quella in d2.
lesson-done-forced = Ogni mossa ti costava delle pedine, ma questa meno di tutte.
lesson-ask-pass = Si passa solo se non si può muovere. Muovi in modo che il Nero debba passare.
lesson-hint-pass = La colonna nera di due può arrivare solo in d3. Non lasciare nulla lì.
lesson-done-pass = Il Nero non ha mosse e passa, quindi muovi ancora tu.
lesson-ask-again = Hai dovuto passare, perché la tua pedina in f3 era circondata. La mossa del Nero l’ha liberata, quindi ora devi muovere. Conquista la colonna in g4.
lesson-hint-again = La colonna in g4 è proprio accanto alla tua pedina in f3.
lesson-done-again = Anche dopo aver passato, torni a muovere appena una tua colonna è libera.
lesson-ask-count = Nessuno può più muovere, quindi la partita è finita. Quante pedine ci sono nelle tue colonne, di qualsiasi colore?
lesson-hint-count = Somma i numeri sulle colonne con il bianco in cima.
lesson-done-count = Cinque più sei fa 11. Il Nero ne ha otto, quindi vinci tu! A numeri uguali sarebbe pareggio.

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
lesson-missed-spares = Così perdi { $lost } pedine. Con un’altra mossa ne perdi meno.
lesson-missed-cuts = { $cut ->
    [0] Così non isoli nessuna pedina nera.
    [one] Così isoli { $cut } pedina nera.
   *[other] Così isoli { $cut } pedine nere.
  }
lesson-missed-passes = { $left ->
    [0] Così nessuno può più muovere, e la partita è finita.
   *[other] Così il Nero può ancora giocare { $move }.
  }
lesson-missed-surrounded = Ancora vuote accanto a { $space }: { $free }.
lesson-missed-at-edge = { $space } è sul bordo, dove nessuna pedina è mai circondata.
lesson-missed-score = Non sono { $number }.

lesson-end = 🎉 **Ora sai giocare a DVONN.** Costruisci colonne, tienile collegate alle pedine rosse e finisci con più pedine dell’altra parte.
lesson-first-match = Premi **Gioca la prima partita** per cominciare subito, contro di me al livello più facile. Le pedine sono disposte a caso, quindi puoi muovere fin dall’inizio.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Impara DVONN giocando: una lezione di cinque minuti, solo per te

## People and servers

kept-lesson = I tuoi progressi nella lezione
