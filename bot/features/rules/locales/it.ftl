## Buttons

button-rules-short = Regole
button-commands = Tutti i comandi

## Rules and help

rules-heading = **Come si gioca a DVONN** · { $title } · { $page } di { $pages }
ask-chapter = Vai a una pagina
shared-rules = { $player } mostra come si gioca a DVONN:

rules-title-aim = Lo scopo
rules-text-aim = Costruisci colonne. Una colonna è del colore che ha **in cima**, e vince chi alla fine ha **più pedine**.
    Ma una colonna resta in gioco solo finché è collegata a una **pedina DVONN** rossa, quindi attenzione ai collegamenti.
    -# DVONN è un gioco di Kris Burm, il quarto del progetto GIPF.
rules-caption-aim = Pedine nell’immagine, per ora: Bianco { $white }, Nero { $black }.
rules-title-placing = Il piazzamento
rules-text-placing = I colori si sorteggiano, a meno che la sfida non dica altro. Comincia il Bianco, poi a turno piazzate una pedina in qualsiasi casella vuota. Prima vengono le tre pedine DVONN (Bianco, Nero, Bianco), poi ciascun colore piazza le sue, a partire dal Nero. Le 3 pedine rosse, le 23 bianche e le 23 nere riempiono tutte le 49 caselle.
    Il Bianco, che piazza l’ultima pedina, **fa anche la prima mossa**.
rules-caption-placing = L’immagine mostra le prime { $count } pedine sul tavoliere.
rules-title-moving = Muovere
rules-text-moving = Muovi una colonna intera che ha **in cima una tua pedina**. Una pedina singola è una colonna di una. Va dritta in una di **sei direzioni**, esattamente di **tante caselle quante sono le sue pedine**, di qualsiasi colore.
    Può scavalcare qualsiasi cosa, e contano anche le caselle vuote. Ma deve **arrivare su** una pedina o una colonna, tua o no. Le due diventano una colonna sola.
rules-caption-moving = Nell’immagine, { $space } ha { $height ->
    [one] { $height } pedina
   *[other] { $height } pedine
  } e può andare in { $targets }, ma non in { $empty }: lì non c’è nulla.
rules-title-blocked = Colonne bloccate
rules-text-blocked = Una colonna **circondata su tutti e sei i lati** non può muoversi. Così all’inizio si muovono solo le pedine sul bordo. Quando una casella si svuota, le colonne accanto si liberano.
    Una pedina DVONN **non si muove mai da sola**. Ma puoi arrivarci sopra, e allora viaggia nella tua colonna.
rules-caption-blocked = Nell’immagine una croce (✕) segna ogni colonna circondata. Vuote: { $empty }. Libere lì accanto: { $free }. Sono libere anche tutte le pedine sul bordo.
rules-title-connected = Restare collegati
rules-text-connected = Quando tutte le pedine sono piazzate, ogni colonna ha bisogno di un **collegamento a una pedina DVONN**: dentro la colonna stessa, accanto, o in fondo a una catena di colonne. Dopo ogni mossa, le colonne senza collegamento escono subito dal gioco, anche le tue, e non contano per **nessuno**.
    Le tre pedine DVONN restano sempre, anche da sole.
rules-caption-connected = Nell’immagine, { $move } spezzerebbe il collegamento. Uscirebbero le colonne segnate con un meno: { $pieces } pedine di entrambi i colori, in { $spaces }.
rules-title-forced = Mosse obbligate
rules-text-forced = Se puoi muovere, **devi farlo**, anche se la tua unica mossa isola **le tue stesse** colonne. Prima di una mossa così ti chiedo conferma, ma a volte non ce n’è un’altra.
    Perciò verso la fine guarda avanti: quali mosse ti resteranno?
rules-caption-forced = Nell’immagine, { $move } è l’unica mossa del Bianco. Isola le colonne del Bianco in { $spaces }: { $pieces } pedine perse.
rules-title-passing = Passare e rientrare
rules-text-passing = Se nessuna delle tue colonne può muoversi, **passi**. Lo faccio io per te, e l’altra parte continua da sola.
    Appena una delle tue colonne può muoversi di nuovo, rientri in gioco e devi muovere.
rules-caption-passing = Nell’immagine l’ultima colonna del Bianco, in { $space }, è circondata (✕), quindi il Bianco passa. Se poi il Nero gioca { $move }, { $space } è libera e il Bianco deve muovere.
rules-title-end = La fine
rules-text-end = Quando **nessuno dei due colori** può muovere, la partita è finita. Ogni colore conta tutte le pedine nelle sue colonne, **di qualsiasi colore siano**. Vince chi ne ha di più. A numeri uguali è **pareggio**.
    Una pedina DVONN dentro una colonna conta come le altre. Una da sola non è di nessuno.
rules-caption-end = Nell’immagine nessuno può più muovere. Il Bianco vince { $more } a { $less }, e le caselle dorate segnano le sue colonne.
rules-title-edge = Consiglio 1: piazza bene
rules-text-edge = Metti molte pedine **sul bordo**, dove possono muoversi da subito, e **vicino alle pedine DVONN**, dove restano collegate.
    Il regolamento consiglia anche di distribuirle. Ma nelle nostre partite di prova le pedine con altre accanto se la cavano meglio, perché hanno su cosa muovere.
rules-caption-edge = Nell’immagine il Bianco ha { $edge } pedine su { $count } sul bordo e { $near } entro due caselle da una pedina DVONN.
rules-title-landing = Consiglio 2: muovi sopra le colonne
rules-text-landing = Quando muovi sopra una colonna avversaria, **la conquisti**. Le sue pedine contano per te, e all’altra parte resta una colonna in meno da muovere. Ma non è sparita: l’altra parte può muoverci sopra e riprendersela.
rules-caption-landing = Nell’immagine, { $move } trasforma { $white }–{ $black } in { $more }–{ $less }. Colonne che il Nero può muovere: { $after } invece di { $before }.
rules-title-mobile = Consiglio 3: mantieni la mobilità
rules-text-mobile = Fai in modo che **molte tue colonne possano muoversi**. Più una colonna è alta, più lontano deve andare, e prima non trova nulla su cui arrivare.
rules-caption-mobile = Nell’immagine la colonna del Bianco in { $space } è ferma: dovrebbe muoversi di { $height } caselle. Le colonne basse in { $spaces } possono ancora muoversi.
rules-title-danger = Consiglio 4: occhio alle DVONN
rules-text-danger = Tieni d’occhio ogni colonna avversaria con dentro una **pedina DVONN**. Quando se ne va, tutto ciò che era collegato solo attraverso di lei viene isolato. Guarda dove può andare e quanto ti costerebbe.
    Se è troppo, **arrivaci sopra tu**: diventa tua, e più è alta, più è difficile muoverla.
rules-caption-danger = Nell’immagine tocca al Bianco. La prossima mossa { $move } isolerebbe le colonne del Bianco in { $spaces }, quindi il Bianco prende prima quella colonna: { $answer }.
rules-title-last = Consiglio 5: tieni da parte qualche mossa
rules-text-last = Spesso decidono le ultime mosse. Se puoi **ancora muovere** mentre l’altra parte deve passare, raccogli una colonna dopo l’altra.
    Quindi tieni da parte qualche mossa, e cerca di far passare l’altra parte prima di dover passare tu.
rules-caption-last = Nell’immagine, { $space } è l’unica colonna che il Nero può muovere. Il Bianco gioca { $move }. Il Nero deve passare, e il Bianco continua.

help = **DVONN, una mossa alla volta** · un gioco di Kris Burm, il quarto del progetto GIPF
    È la tua prima volta? Con **Prova una lezione** impari in cinque minuti, e **Come si gioca** spiega tutte le regole.
    { $place ->
        [bot-dm] Premi **Sfida il computer** per cominciare subito qui. Per giocare con altre persone, premi **Trova con chi giocare**, oppure **Sfida qualcuno** se avete già giocato insieme.
        [foreign] Premi **Sfida il computer** e il tavoliere arriva nei tuoi messaggi diretti. Per giocare con altre persone, usa qui `/dvonn challenge`: gioca con te chi accetta per primo. Le altre mie risposte le vedi solo tu.
       *[guild] Premi **Sfida qualcuno**: mostrerò il tavoliere nel canale e avviserò ogni volta chi deve giocare.
    }
    Si gioca con i pulsanti sotto il tavoliere, o scrivendo `/dvonn move` (ideale con un lettore di schermo).
help-version = Versione { $version }
help-commands = **Tutti i comandi** · { $topic }
ask-help-topic = Scegli un argomento
help-topic-begin = Cominciare
help-topic-play = Giocare
help-topic-better = Migliorare
help-topic-watch = Seguire e rivedere
help-topic-yours = Impostazioni e dati
help-topic-server = Gestire un server
help-text-begin = - **Impara:** `/dvonn learn` è una lezione su piccoli tavolieri. `/dvonn rules` spiega tutte le regole con immagini.
    - **Comincia:** `/dvonn challenge` sfida qualcuno o lancia una sfida aperta a tutti. Con un `livello` da 1 a 10 giochi subito contro di me, anche nei messaggi diretti.
    - **Trovare con chi giocare:** `/dvonn-club opponent` ti abbina a qualcuno che sta cercando, dal vivo o su più giorni.
    - **Trova le tue partite:** `/dvonn next` apre la partita che ti aspetta da più tempo. `/dvonn games` elenca le tue partite, in corso e finite, e le tue sfide. **Apri** mostra un tavoliere.
    - **Forza:** `/dvonn profile` mostra rating, risultati e partite recenti. `/dvonn-club table` è la classifica del server.
help-text-play = - **Gioca scrivendo:** `/dvonn move` con una casella piazza una pedina, con due muove una colonna. Propone in parole le mosse possibili, ciascuna con il suo effetto. È ideale con un lettore di schermo.
    - **Senza immagini:** con `/dvonn preferences` le tue pagine private diventano testo. **Tavoliere come testo**, sotto **Altro**, descrive qualsiasi tavoliere riga per riga.
    - **Risparmia tempo:** **Pianifica**, sotto **Altro**, prepara i tuoi prossimi piazzamenti, o le risposte alle mosse avversarie.
    - **Ripensaci:** **Annulla mossa**, sotto **Altro**, chiede di annullare una mossa. `/dvonn resign` abbandona o offre la patta. Prima ti chiedo conferma.
    - **Orologi:** una sfida può avere qualsiasi tempo, da dieci secondi per mossa a nessun limite, anche con giorni liberi. **Regala un giorno**, sotto **Altro**, dà tempo all’altra parte.
help-text-better = - **Allenati:** `/dvonn puzzle` ti dà un problema adatto alla tua forza. Premi **Suggerimento** quando tocca a te contro di me, o nella **Cronologia** di una partita finita.
    - **Prova senza rischi:** **Prova mosse**, nella **Cronologia** e sui tuoi tavolieri, ti fa giocare in privato per entrambe le parti. Lì **Le mie varianti**, sotto **Altro**, elenca quelle che hai salvato.
    - **Impara da una partita:** **Analisi**, sotto il risultato, mostra le mosse peggiori e che cosa era meglio.
    - **Ogni settimana:** `/dvonn-club week` è il tavoliere della settimana. `/dvonn-club puzzles` è la classifica dei problemi del mese. `/dvonn-club mistakes` riporta i tuoi errori come problemi.
help-text-watch = - **Segui:** `/dvonn watch` elenca le partite in corso e quelle che segui. **Segui**, sotto un tavoliere, ti dà notizie. `/dvonn remind` ti ricorda domani una partita.
    - **Rivedi:** premi **Cronologia** sotto un tavoliere. Sotto **Altro**, **Rivedi** mostra una partita come breve animazione, **Grafico** la disegna come curva ed **Esporta** ti dà la notazione. `/dvonn import` legge una notazione, e da lì puoi cominciare una partita. `/dvonn-club archive` trova le partite finite per persona, risultato, disposizione, lunghezza e data.
help-text-yours = - **Preferenze:** `/dvonn preferences` regola avvisi, ore di silenzio, immagini e chi può sfidarti. `/dvonn away` ferma i tuoi orologi mentre non puoi giocare.
    - **I tuoi dati:** `/dvonn forget` mostra i dati salvati su di te e, se vuoi, li elimina.
    Se mi riavvio non si perde nulla: partite e pulsanti continuano a funzionare.
help-text-server = Per chi gestisce il server:
    - `/dvonn-admin settings` stabilisce dove e come si gioca.
    - `/dvonn-admin follow` fa mostrare le partite al pubblico in un canale.
    - `/dvonn-admin show` tiene aggiornata la classifica in un canale.
    - `/dvonn-admin cancel` annulla una partita o una sfida.
    - `/dvonn-admin inspect` mostra com’è stata giocata una partita finita.
    - `/dvonn-admin unrate` toglie una partita finita dal rating.
    - `/dvonn-admin ban` e `/dvonn-admin unban` decidono chi può sfidare.
    - `/dvonn-admin export`: tutte le partite.
    - `/dvonn-admin log`: chi ha fatto cosa.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Tutte le regole di DVONN con immagini, e cinque consigli
command-help = Come cominciare, e tutto ciò che so fare
