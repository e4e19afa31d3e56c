## Buttons

button-record = Esporta
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Gioca da qui
button-to-record = Alla notazione

## Menus of people and messages: names have at most 32 characters

menu-read = Leggi come notazione DVONN

## Records

ask-format = **La notazione della partita { $match }:** in quale formato la vuoi?
record-exported = **La notazione della partita { $match }**
begin-from = { $title } · una partita da qui, { $ply ->
    [0] dall’inizio
    [one] dopo { $ply } mossa
   *[other] dopo { $ply } mosse
  }. { $sign } Tocca al { colour }.
begin-from-opponent = Scegli il tuo colore, poi contro chi giochi; niente comincia finché la sfida non è accettata.
begin-from-computer = Giochi contro di me: scegli un livello e il tuo colore, e si comincia.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-import = Sfoglia la notazione di una partita, e comincia a giocare da una sua posizione

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-text = testo
name-file = file

option-text = La notazione stessa: testo di Little Golem, SGF o JSON
option-file = La notazione in un file di al massimo 64 kB
