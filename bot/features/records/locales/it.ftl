## Buttons

button-record = Esporta
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Gioca da qui
button-to-record = Torna alla notazione

## Menus of people and messages: names have at most 32 characters

menu-read = Leggi come notazione DVONN

## Records

ask-format = **Notazione della partita { $match }:** quale formato vuoi?
record-exported = **Notazione della partita { $match }**
begin-from = { $title } · nuova partita da qui, { $ply ->
    [0] dall’inizio
    [one] dopo { $ply } mossa
   *[other] dopo { $ply } mosse
  }. { $sign } Tocca al { colour }.
begin-from-opponent = Scegli il tuo colore, poi contro chi giochi. La partita comincia quando la sfida è accettata.
begin-from-computer = Giochi contro di me. Scegli un livello e il tuo colore, e si comincia subito.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Leggi una notazione, sfogliala mossa per mossa, o gioca da una sua posizione

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = testo
name-file = file

option-text = La notazione come testo: Little Golem, SGF o JSON
option-file = La notazione come file, fino a 64 kB

## Refusals

refused-no-record-in-message = In questo messaggio non c’è né testo né file. So leggere una notazione come testo, in un blocco di codice o in un file: testo di Little Golem, SGF o JSON.
flaw-place = Non riesco a leggere questa notazione. Guarda la riga { $line }, carattere { $column }.
flaw-field = Non riesco a leggere questa notazione. Guarda “{ $field }”.
flaw-illegal = Mossa che lì non è possibile: { $move }.
expected-space = Lì serve una casella del tavoliere, come c3.
expected-move = Lì serve una mossa, come c3, c3d4 o pass.
expected-end = Lì non deve seguire altro. La partita, o la sua notazione, è già finita.
expected-stack = Lì serve una colonna scritta con le lettere W, B e D, o un punto per una casella vuota.
expected-next-space = Lì servono una virgola e la casella seguente.
expected-next-row = Lì servono una barra e la riga seguente.
expected-blank = Lì serve uno spazio.
expected-turn = Lì serve w o b, per dire a chi tocca.
expected-phase = Lì serve p o s: p per il piazzamento, s per le mosse delle colonne.
expected-position = Lì serve una posizione scritta in una riga e possibile in una partita.
expected-header-value = Lì serve un valore tra parentesi quadre.
expected-header = Questa intestazione compare due volte. Eliminane una.
expected-header-name = Lì serve il nome di un’intestazione, con le sole lettere da A a Z. Non può essere un nome già usato dalle notazioni.
expected-move-number = Lì serve il numero del turno seguente.
expected-legal-move = Lì serve una mossa che le regole permettono.
expected-other-colour = Lì tocca all’altro colore.
expected-player = Lì serve chi fa la mossa: W o B (su Boardspace: P0 o P1).
expected-time = Lì servono data e ora, come 2025-03-01T18:30:00Z.
expected-result = Questo risultato non corrisponde alle mosse. Un risultato si scrive W+5, B+R, W+T, Draw o Void.
expected-character = C’è un carattere illeggibile. Salva il file come testo semplice in UTF-8.
expected-tree = Lì serve una parentesi aperta: SGF comincia così.
expected-node = Lì serve un punto e virgola.
expected-property = Lì serve una proprietà, un punto e virgola o una parentesi. Un nodo può avere ogni proprietà una sola volta.
expected-parenthesis = Lì serve una parentesi. Forse ne manca una alla fine.
expected-one-value = Questa proprietà può avere un solo valore.
expected-game = Questa è la notazione di un altro gioco. DVONN lì ha il numero 37.
expected-step = Lì serve un passo di un turno, come dropb E 4, pickb E 4, move E 4 F 4, pass o done.
expected-json = Lì serve JSON. Forse manca una virgola, una virgoletta o una parentesi, o ce n’è una di troppo.
expected-object = Lì serve un oggetto tra parentesi graffe.
expected-list = Lì serve un elenco tra parentesi quadre.
expected-string = Lì serve un testo tra virgolette doppie.
expected-member = Lì serve uno dei nomi version, headers, start, moves e result, ciascuno una sola volta.
expected-move-member = Lì serve uno dei nomi move e time, ciascuno una sola volta.
expected-version = Lì serve la versione 1 del formato.
expected-moves = Manca l’elenco delle mosse.
refused-no-record-given = Indica una sola notazione, come `testo` o come `file`.
refused-record-too-large = Questa notazione è troppo lunga. Leggo al massimo { $limit } kB.
refused-file-not-given = Discord non mi ha passato quel file. Riprova tra un attimo, o incolla la notazione come testo.
refused-record-not-text = Quel file non è testo semplice. Salva la notazione come testo in UTF-8 e riprova.

## People and servers

kept-imports = Notazioni importate (salvate per 7 giorni): { $count }
