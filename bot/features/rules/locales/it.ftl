## Buttons

button-rules-short = Regole
button-commands = Tutti i comandi

## Rules and help

rules-heading = **Come si gioca a DVONN: { $title }** · { $page } di { $pages }
ask-chapter = Vai a una pagina
button-page-before = ◀ Indietro
button-page-after = Avanti ▶
shared-rules = { $player } mostra come si gioca a DVONN:

rules-title-aim = Lo scopo
rules-text-aim = Costruisci pile. Una pila è del colore che ha **in cima**, e vince chi alla fine ha **più pedine**.
    Ma una pila resta in gioco solo finché è collegata a una **pedina DVONN** rossa: cura i collegamenti.
    -# DVONN è un gioco di Kris Burm, il quarto del progetto GIPF.
rules-caption-aim = Nell’immagine le pile del Bianco hanno per ora { $white } pedine, quelle del Nero { $black }.
rules-title-placing = Il piazzamento
rules-text-placing = Si sorteggia chi gioca con il Bianco, se la sfida non lo dice. Comincia il Bianco, poi vi alternate: una pedina alla volta, in qualsiasi casella vuota. Prima le tre pedine DVONN (Bianco, Nero, Bianco), poi ciascun colore piazza le sue, a partire dal Nero, finché 23 pedine bianche e 23 nere riempiono le 49 caselle.
    Il Bianco, che piazza l’ultima pedina, **fa anche la prima mossa**.
rules-caption-placing = L’immagine mostra le prime { $count } pedine sul tavoliere.
rules-title-moving = Muovere
rules-text-moving = Muovi una pila intera che ha **in cima una tua pedina**; anche una pedina singola è una pila. Va dritta in una di **sei direzioni**, esattamente di **tante caselle quante sono le sue pedine**, di qualsiasi colore.
    Può scavalcare qualsiasi cosa, e contano anche le caselle vuote. Ma deve **arrivare su** una pedina o una pila, di chiunque sia; insieme diventano una pila sola.
rules-caption-moving = Nell’immagine, { $space } ha { $height ->
    [one] { $height } pedina
   *[other] { $height } pedine
  } e può andare in { $targets }, ma non in { $empty }: lì non c’è nulla.
rules-title-blocked = Pile bloccate
rules-text-blocked = Una pila **circondata su tutti e sei i lati** non può muoversi. Così all’inizio si muovono solo le pedine sul bordo; dove una casella si svuota, le vicine si liberano.
    Una pedina DVONN **non si muove mai da sola**. Ma puoi arrivarci sopra, e allora viaggia nella tua pila.
rules-caption-blocked = Nell’immagine una croce (✕) segna ogni pila circondata. { $empty } sono vuote, quindi { $free } sono libere, come il bordo.
rules-title-connected = Restare in contatto
rules-text-connected = Quando tutto è piazzato, ogni pila ha bisogno di un **collegamento a una pedina DVONN**: accanto, o attraverso una catena di altre pile. Ciò che una mossa lascia senza è subito fuori, anche se è tuo, e non conta per **nessuno**.
    Le tre pedine DVONN restano sempre, anche da sole.
rules-caption-connected = Nell’immagine, { $move } toglierebbe il collegamento. Uscirebbero le pile con un meno: { $pieces } pedine di entrambi i colori, in { $spaces }.
rules-title-forced = Mosse obbligate
rules-text-forced = Se puoi, **devi muovere**, anche se la tua unica mossa isola **le tue stesse** pile. Prima di una mossa così ti chiedo conferma, ma a volte non ce n’è un’altra.
    Perciò verso la fine guarda avanti: quali mosse ti resteranno?
rules-caption-forced = Nell’immagine, { $move } è l’unica mossa del Bianco. Lascia senza collegamento le pile del Bianco in { $spaces }: { $pieces } pedine perse.
rules-title-passing = Passare e rientrare
rules-text-passing = Se nessuna delle tue pile può muoversi, **passi**; lo faccio io per te. L’altra parte continua da sola.
    Appena una delle tue pile può muoversi di nuovo, rientri in gioco, e allora devi muovere.
rules-caption-passing = Nell’immagine l’ultima pila del Bianco, in { $space }, è circondata (✕), quindi il Bianco passa. Se poi il Nero gioca { $move }, { $space } è libera e il Bianco deve muovere.
rules-title-end = La fine
rules-text-end = Quando **nessuno dei due colori** può muovere, la partita è finita. Ogni colore conta tutte le pedine delle sue pile, **di qualsiasi colore siano**. Vince chi ne ha di più; a numeri uguali è **pareggio**.
    Una pedina DVONN dentro una pila conta come le altre; una da sola non è di nessuno.
rules-caption-end = Nell’immagine nessuno può più muovere: il Bianco vince { $more } a { $less }, e le caselle dorate mostrano con quali pile.
rules-title-edge = Consiglio 1: piazza bene
rules-text-edge = Metti molte pedine **sul bordo**, dove possono muoversi da subito, e **vicino alle pedine DVONN**, dove restano collegate: meglio vicino a tutte e tre che a una sola.
    Non evitare le pedine vicine: di qualunque colore siano, puoi arrivarci sopra.
rules-caption-edge = Nell’immagine il Bianco ha { $edge } pedine su { $count } sul bordo e { $near } entro due caselle da una pedina DVONN.
rules-title-landing = Consiglio 2: arriva sulle pile
rules-text-landing = Quando arrivi su una pila avversaria, **la conquisti**: le sue pedine contano per te, e all’altra parte resta una pila in meno da muovere. Ma non è sparita: chi poi ci arriva sopra la conquista a sua volta.
rules-caption-landing = Nell’immagine, { $move } trasforma { $white }–{ $black } in { $more }–{ $less }, e il Nero può muovere { $after } pile invece di { $before }.
rules-title-mobile = Consiglio 3: resta mobile
rules-text-mobile = Fai in modo che **molte tue pile possano muoversi**. Più una pila cresce, più lontano deve andare, e più presto non trova nulla su cui arrivare.
    Costruisci pile alte solo tardi, e dove vuoi restare.
rules-caption-mobile = Nell’immagine la pila del Bianco in { $space } è ferma: dovrebbe andare di { $height } caselle. Le pile basse in { $spaces } possono ancora muoversi.
rules-title-danger = Consiglio 4: occhio alle DVONN
rules-text-danger = Attenzione a una pila avversaria con una **pedina DVONN** dentro: quando va via, tutto ciò che dipendeva da lei viene isolato. Guarda dove può andare e quanto ti costerebbe.
    Se è troppo, **arrivaci sopra tu**: più è alta, più è difficile muoverla.
rules-caption-danger = Nell’immagine tocca al Bianco. Poi { $move } isolerebbe le pile del Bianco in { $spaces }, quindi il Bianco prende prima quella pila: { $answer }.
rules-title-last = Consiglio 5: le ultime mosse
rules-text-last = Spesso decidono le ultime mosse. Chi può **ancora muovere** mentre l’altra parte deve passare raccoglie una pila dopo l’altra.
    Quindi tieni da parte qualche mossa, e fai passare l’altra parte prima di dover passare tu.
rules-caption-last = Nell’immagine, { $space } è l’unica pila che il Nero può muovere. Il Bianco gioca { $move }; il Nero deve passare, e il Bianco continua.

help = **DVONN, una mossa alla volta** · un gioco di Kris Burm, il quarto del progetto GIPF
    Se è la tua prima volta, **Prova una lezione** dura cinque minuti, e **Come si gioca** spiega tutte le regole.
    { $place ->
        [direct] Premi **Sfida il computer**, e si comincia subito qui. Per giocare con altre persone, premi **Sfida qualcuno** nel canale di un server.
       *[server] Premi **Sfida qualcuno**: terrò il tavoliere nel canale e avviserò ogni volta chi è di turno.
    }
    Si gioca con i pulsanti sotto il tavoliere, o scrivendo `/dvonn move`, il modo migliore con un lettore di schermo.
help-version = Versione { $version }
help-commands = **Tutti i comandi** · { $topic }
ask-help-topic = Scegli un argomento
help-topic-begin = Cominciare
help-topic-play = Giocare
help-topic-better = Migliorare
help-topic-watch = Seguire e rivedere
help-topic-yours = Impostazioni e dati
help-topic-server = Gestire un server
help-text-begin =
    - **Impara:** `/dvonn learn` è una lezione su piccoli tavolieri, `/dvonn rules` spiega tutte le regole con immagini. Funzionano anche nei messaggi diretti con me.
    - **Comincia:** `/dvonn challenge` sfida qualcuno, o chiunque accetti; con un `livello` da 1 a 8 giochi subito contro di me, anche nei messaggi diretti.
    - **Orientati:** `/dvonn next` apre la partita che ti aspetta da più tempo, `/dvonn games` elenca le tue partite, in corso e finite, e le tue sfide. **Apri** mostra un tavoliere; **Ripubblica** lo riporta in fondo al suo canale.
    - **Forza:** `/dvonn profile` mostra rating, risultati e partite recenti. `/dvonn-club table` è la classifica di questo server.
help-text-play =
    - **Gioca scrivendo:** `/dvonn move` con una casella piazza una pedina, con due muove una pila. Propone in parole le mosse permesse, ciascuna con il suo effetto: il modo migliore con un lettore di schermo.
    - **Senza immagini:** con `/dvonn preferences` le tue pagine diventano parole; **In parole**, sotto **Altro**, descrive un tavoliere riga per riga.
    - **Risparmia tempo:** **Pianifica**, sotto **Altro**, prepara i tuoi prossimi piazzamenti, o le risposte alle mosse avversarie.
    - **Ripensaci:** **Annulla mossa**, sotto **Altro**, chiede di annullarne una; `/dvonn resign` abbandona una partita o offre la patta (prima ti chiedo conferma).
    - **Occhio all’orologio:** una sfida può avere qualsiasi tempo, da dieci secondi per mossa a nessun limite, anche con giorni liberi; **Regala un giorno** sotto **Altro** dà tempo all’altra parte.
help-text-better =
    - **Migliora:** `/dvonn puzzle` ti dà un rompicapo alla tua altezza; premi **Suggerimento** quando tocca a te contro di me, o nella **Cronologia** di una partita finita.
    - **Prova mosse:** **Prova mosse**, nella **Cronologia** e sui tuoi tavolieri, ti fa giocare in privato per entrambe le parti; lì **Le mie varianti**, sotto **Altro**, elenca ciò che conservi.
    - **Impara da una partita:** **Analisi**, sotto il risultato, mostra le mosse peggiori e che cosa era meglio.
    - **Ogni settimana:** `/dvonn-club week` è il tavoliere della settimana. `/dvonn-club puzzles` è la tabella dei rompicapo del mese. `/dvonn-club mistakes` riporta i tuoi errori, come rompicapo.
help-text-watch =
    - **Guarda:** `/dvonn watch` elenca le partite in corso, e quelle che segui; **Segui** sotto un tavoliere ti tiene al corrente. `/dvonn remind` ti ricorda domani una partita.
    - **Riguarda:** premi **Cronologia** sotto un tavoliere; sotto **Altro**, **Rivedi** mostra una partita in una breve animazione, **Grafico** in un colpo d’occhio, ed **Esporta** ti dà la notazione. `/dvonn import` legge una notazione, e da lì può cominciare una partita. `/dvonn-club archive` trova le partite finite per persona, risultato, disposizione, lunghezza e data.
help-text-yours =
    - **A modo tuo:** `/dvonn preferences` riguarda avvisi, ore di silenzio, immagini, e chi può sfidarti. `/dvonn away` ferma i tuoi orologi mentre non puoi giocare.
    - **I tuoi dati:** `/dvonn forget` mostra che cosa conservo di te, e lo cancella se vuoi; PRIVACY.md, accanto al mio codice sorgente, dice di più.
    Se mi riavvio non si perde nulla: partite e pulsanti continuano a funzionare.
help-text-server =
    Per chi gestisce il server:
    - `/dvonn-admin settings` dice dove e come si gioca.
    - `/dvonn-admin follow` fa mostrare le partite al pubblico in un canale.
    - `/dvonn-admin show` tiene aggiornata la classifica in un canale.
    - `/dvonn-admin cancel` annulla una partita o una sfida.
    - `/dvonn-admin inspect` mostra com’è stata giocata una partita finita.
    - `/dvonn-admin unrate` toglie dal rating una partita finita.
    - `/dvonn-admin ban` e `/dvonn-admin unban` decidono chi può sfidare.
    - `/dvonn-admin export` consegna tutte le partite.
    - `/dvonn-admin log` dice chi ha fatto che cosa.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Tutte le regole di DVONN con immagini, e cinque consigli
command-help = Come cominciare, e tutto ciò che so fare
