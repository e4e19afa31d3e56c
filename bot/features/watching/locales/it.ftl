## Watching

button-watch = Segui
button-unwatch = Non seguire più
button-live = In corso qui
button-watched = Quelle che seguo
button-watch-each = Ogni mossa
button-watch-cuts = 3 o più isolate
button-watch-end = La fine
button-watch-direct = Messaggio diretto
button-watch-thread = Nel thread
watch-heading = **Segui la partita { $match }**
watch-not-yet = Vuoi notizie? Scegli quando: a ogni mossa, quando vengono isolate almeno 3 pedine, o solo alla fine.
watch-set-each = 👀 Riceverai notizie di **ogni mossa**, { watch-by }.
watch-set-cuts = 👀 Riceverai notizie quando **vengono isolate almeno 3 pedine** e alla fine, { watch-by }.
watch-set-end = 👀 Riceverai notizie solo **alla fine**, { watch-by }.
watch-by = { $means ->
    [direct] con un messaggio diretto
   *[thread] con una menzione nel thread della partita
  }
watch-lost = 🔕 I miei messaggi diretti non ti arrivano, quindi non riceverai notizie di questa partita. Consentili per questo server, poi premi di nuovo **Segui** sul tavoliere.
watch-stopped = Non segui più la partita { $match }. Premi **Segui** sul suo tavoliere per ricominciare.
watch-earlier = -# Mosse precedenti: { $count }
watching-heading = **Partite che segui qui: { $count }**
watching-none = Qui non segui nessuna partita. Scegline una in **In corso qui**, poi premi **Segui** sul suo tavoliere.
watching-stop = Non seguire più…
live-heading = **Partite in corso qui: { $count }**
live-heading-more = **Partite in corso qui: più di { $count }**
live-none = Qui non è in corso nessuna partita che tu possa vedere. Cominciane una con `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Cominciata { $at }, ancora nessuna mossa

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Vedi le partite in corso, e quelle che segui

## Refusals

refused-watched-own-match = In questa partita giochi tu. Scegli quando ti avviso in `/dvonn preferences`.

## People and servers

kept-watched = Partite che segui, e come ne ricevi notizie: { $count }
