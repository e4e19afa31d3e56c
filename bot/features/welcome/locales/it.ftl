## Welcome

welcome = **Ciao! Giochiamo a DVONN.**
    DVONN è un gioco da tavolo per due. Salta sulle altre colonne per farle tue e resta in contatto con le pedine rosse, perché le colonne che perdono il collegamento sono fuori. Si gioca qui nel canale, una mossa alla volta, in pochi minuti o in settimane, e tutti possono guardare.
button-start-match = Comincia una partita
