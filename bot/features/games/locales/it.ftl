## Buttons

button-in-words = Tavoliere come testo
button-move-here = Sposta qui
button-post-again = Ripubblica

## Menus of people and messages: names have at most 32 characters

menu-open = Apri questa partita

## Private answers

done-moved-here = La partita { $match } continua in questo canale.
done-board-shown = Il tavoliere della partita { $match } è di nuovo in fondo.
more-heading = **Partita { $match }** · altre opzioni
more-play = La partita
more-look-back = Rivedere
more-besides = Tavoliere e aiuto

## Lists

games-heading-own = **Tutte le tue partite**
games-heading-other = **Le partite di { $player } in questo server**
games-against = contro { $opponent }
games-none-own = Ora non hai partite in corso. Cominciane una con `/dvonn challenge`.
games-none-finished = Non hai ancora partite finite.
games-none-other = Non ci sono partite che tu possa vedere.
games-none-against = Non ci sono partite contro questa persona.
games-won = **vittoria**
games-lost = **sconfitta**
games-drawn = **patta**
games-cancelled = annullata
games-closed = chiusa senza risultato
games-score = { $own }–{ $other }
games-offer-draw = **ti viene offerta la patta**
games-offer-undo = **ti viene chiesto di annullare una mossa**

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-games = Le tue partite in corso e finite, con i tavolieri, e le tue sfide aperte

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

option-player = Di chi vuoi vedere le partite; vuoto: le tue
ask-games-against = Solo partite contro…
choice-games-everybody = contro tutti

## Refusals

refused-no-match-in-message = Posso aprire una partita solo da un mio messaggio che ne parla: il tavoliere, il risultato, una sfida accettata o un avviso.
refused-out-of-sight = { $opponent } non può vedere questo canale. Sposta la partita in un canale visibile a entrambe le parti.
