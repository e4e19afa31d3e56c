## Welcome

welcome = **Ciao! Giochiamo a DVONN.**
    DVONN è un gioco da tavolo per due: salta sulle altre colonne per farle tue e resta in contatto con le pedine rosse, perché ciò che perde il collegamento è fuori. Si gioca qui nel canale, una mossa alla volta, in pochi minuti o in settimane, e chiunque può guardare.
button-start-match = Gioca una partita
