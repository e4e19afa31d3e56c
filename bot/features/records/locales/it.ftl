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
