## Buttons

button-record = Esporta
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
expected-here = Lì serve: { $examples }.
expected-end = Lì non deve seguire altro. La partita, o la sua notazione, è già finita.
expected-blank = Lì serve uno spazio.
expected-position = Lì serve una posizione scritta in una riga e possibile in una partita.
expected-once = Questo compare due volte, ma può esserci una volta sola. Elimina uno dei due.
expected-header-name = Lì serve il nome di un’intestazione, con le sole lettere da A a Z. Non può essere un nome già usato dalle notazioni.
expected-move-number = Lì serve il numero del turno seguente.
expected-legal-move = Lì serve una mossa che le regole permettono.
expected-other-colour = Lì tocca all’altro colore.
expected-result = Questo risultato non corrisponde alle mosse. Un risultato si scrive W+5, B+R, W+T, Draw o Void.
expected-character = C’è un carattere illeggibile. Salva il file come testo semplice in UTF-8.
expected-game = Questa è la notazione di un altro gioco. In SGF, DVONN è GM[37].
expected-json = Lì serve JSON. Forse manca una virgola, una virgoletta o una parentesi, o ce n’è una di troppo.
refused-no-record-given = Indica una sola notazione, come `testo` o come `file`.
refused-record-too-large = Questa notazione è troppo lunga. Leggo al massimo { $limit } kB.
refused-file-not-given = Discord non mi ha passato quel file. Riprova tra un attimo, o incolla la notazione come testo.
refused-record-not-text = Quel file non è testo semplice. Salva la notazione come testo in UTF-8 e riprova.

## People and servers

kept-imports = Notazioni importate (salvate per 7 giorni): { $count }
