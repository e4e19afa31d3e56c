## Buttons

button-place = Piazza
button-back-to-panel = Torna alla mossa
button-next = Prossima partita

## The move panel

panel-heading = **Partita { $match }:** { $task }.

## Plans

plan-no-spaces = **Partita { $match }: nessun piano.** Scegli una riga, poi una casella: piazzerò lì appena tocca a te.
plan-spaces = **Partita { $match }: il tuo piano.** A ogni tuo turno piazzerò nella prima di queste caselle che trovo libera: { $spaces }.
plan-placed = Toccava a te, quindi ho giocato **{ $spaces }** per te.

## The computer

panel-computer-thinks = Sto pensando alla mia mossa; questa pagina la mostra appena è giocata.

## Private answers

done-played = Giocata: **{ $move }**.
done-answered = { $opponent } aveva pianificato una risposta, quindi il tavoliere è già andato avanti.
next-none-anywhere = Non c’è nessuna partita che ti aspetta, in nessun server. Goditi la calma, o comincia: qui `/dvonn challenge` è contro di me, nel canale di un server contro altre persone.
next-none = Nessuna partita ti aspetta. Goditi la calma, o cominciane una con `/dvonn challenge`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-next = La tua prossima mossa: apre la partita che ti aspetta da più tempo
command-place = Piazza una pedina scrivendo la casella; ti propongo solo quelle libere
command-move = Muovi una pila scrivendo; ti propongo solo mosse permesse, ciascuna con il suo effetto

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-space = casella
name-source = da
name-target = a

option-space = Una casella libera, come c3
option-from = La casella della tua pila, come c3
option-to = La casella in cui va
