# Every sentence that a user reads, in Italian. A test finds keys that are missing or unused.
# Style: short, friendly, "tu" to one person and "voi" to both players; at most two sentences; what happened first, then
# what to do. White and Black are Bianco and Nero; in a sentence they have their article (il Bianco), which `colour` leaves
# to the sentence. People are told without a gender: verbs with avere, "l’altra parte", "chi …", no participle that would
# have to agree with somebody. Terms: docs/glossary/it.md

## Words

white = Bianco
black = Nero
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } { $letter ->
    [e] ed
   *[other] e
} { $last }
anybody = chiunque
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = un account eliminato
language-name = Italiano

## The board message

board-heading = **DVONN · partita { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Tocca al Bianco
   *[black] Tocca al Nero
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Il Bianco piazza
   *[black] Il Nero piazza
  }** la pedina { $count } di { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Il Bianco piazza
   *[black] Il Nero piazza
  }** la pedina DVONN { $count } di { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Bianco, il tuo tempo sta per scadere
   *[black] Nero, il tuo tempo sta per scadere
  }**
your-turn = { $sign } **Tocca a te:** { $task }
task-move = muovi una pila
task-place-own = piazza la pedina { $colour ->
    [white] bianca
   *[black] nera
  } { $count } di { $total }
task-place-dvonn = piazza la pedina DVONN rossa { $count } di { $total }

told-begun-full = Il tavoliere è vuoto: comincia il Bianco.
told-begun-record = La partita comincia da una posizione annotata.
told-begun-random = Tutte le pedine sono state disposte a caso: comincia il Bianco.
told-placed-own = Il { colour } ha piazzato una pedina in { $space }.
told-placed-dvonn = Il { colour } ha piazzato una pedina DVONN in { $space }.
told-all-placed = Tutte le pedine sono piazzate. Il Bianco, che ha piazzato l’ultima, fa anche la prima mossa.
told-moved = La { $height ->
    [1] pedina
   *[other] pila
  } { $colour ->
    [white] bianca
   *[black] nera
  }{ $height ->
    [1] {""}
   *[other] {" "}di { $height }
  }, { $move }, forma una pila di { $built }.
told-cut-off = Isola { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } pedina bianca
       *[other] { $count } pedine bianche
      }
   *[black] { $count ->
        [one] { $count } pedina nera
       *[other] { $count } pedine nere
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } pila bianca
       *[other] { $count } pile bianche
      }
   *[black] { $count ->
        [one] { $count } pila nera
       *[other] { $count } pile nere
      }
  } ({ $pieces } pedine)
told-passed = Il { colour } non ha mosse e passa.

told-earlier = -# { $told }
told-latest = -# Ultima mossa: { $told }
told-undone = Mossa del { colour } annullata di comune accordo: { $move }.

clock-runs = { $until }
clock-away = assenza, rientro: { $until }
clock-halted-channel = La partita è in pausa: non posso scrivere in { $channel }. Usa `/dvonn board` in un altro canale per continuare lì.
clock-halted-direct = La partita è in pausa: i miei messaggi diretti non ti arrivano. Consentili, poi usa `/dvonn board` qui per continuare.
clock-halted-left = La partita è in pausa: una delle persone che giocano ha lasciato il server.
clock-halted-server = La partita è in pausa: non sono più nel server.

offer-draw = 🤝 **{ $player } offre la patta.** { $other }, accetta o rifiuta; l’offerta scade con la prossima mossa.
offer-undo = ↩️ **{ $player } chiede di annullare { $move }.** { $other }, accetta o rifiuta; la richiesta scade con la prossima mossa.
offer-draw-refused = { $player } preferisce continuare: per ora niente patta.
offer-undo-refused = { $player } ha detto di no: la mossa resta.

result-board = 🏆 **{ $first } vince { $more }–{ $less }** contro { $second }.
result-resignation = 🏆 **Vince { $first }:** { $phase ->
    [placing] { $second } ha abbandonato.
   *[stacking] { $second } ha abbandonato sul { $more }–{ $less }.
  }
result-time = 🏆 **Vince { $first }:** { $phase ->
    [placing] { $second } ha esaurito il tempo.
   *[stacking] { $second } ha esaurito il tempo sul { $more }–{ $less }.
  }
result-tie = 🤝 **Pareggio, { $more }–{ $more }:** { $first } e { $second } si dividono la vittoria.
result-agreement = 🤝 **Patta:** { $phase ->
    [placing] { $first } e { $second } l’hanno concordata.
   *[stacking] { $first } e { $second } l’hanno concordata sul { $more }–{ $less }.
  }
result-abandoned = **Chiusa senza vittoria:** la partita tra { $first } e { $second } era in pausa da 30 giorni.
result-void = **Nessun risultato:** tra { $first } e { $second } non ha vinto nessuno.
result-cancelled-time = **Annullata, nessuno ha perso:** il tempo è scaduto prima che { $first } e { $second } avessero fatto una mossa a testa.
result-cancelled-manager = **Annullata, nessuno ha perso:** chi gestisce il server ha chiuso la partita tra { $first } e { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = La partita è finita: vince il { colour }, { $more } a { $less }.
position-tied = La partita è finita: pareggio, { $more } pari.
position-place-dvonn = Il { colour } deve piazzare una pedina DVONN.
position-place-white = Il { colour } deve piazzare una pedina bianca.
position-place-black = Il { colour } deve piazzare una pedina nera.
position-pass = Il { colour } non può muovere e deve passare.
position-move = Tocca al { colour }.
position-score = Punteggio: Bianco { $white }, Nero { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: niente.
position-single = { $count ->
    [one] pedina singola
   *[other] pedine singole
  } in { $spaces }
position-high = { $count ->
    [one] pila
   *[other] pile
  } di { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}con una pedina DVONN
   *[other] {" "}con { $dvonn } pedine DVONN
  } in { $spaces }
position-high-each = pile di { $height }, ciascuna con una pedina DVONN, in { $spaces }
position-lone-dvonn = { $count ->
    [one] Pedina DVONN da sola
   *[other] Pedine DVONN da sole
  } in { $spaces }.
position-empty = Vuote: { $spaces }.
position-vacant = { $count ->
    [0] Nessuna casella è vuota.
    [49] Il tavoliere è vuoto.
   *[other] Le altre { $count } caselle sono vuote.
  }
position-last-move = Ultima mossa: { $told }.
position-cut-off = { $count ->
    [one] Ha isolato la pila in { $told }.
   *[other] Ha isolato le pile in { $told }.
  }
position-falling = { $count ->
    [one] La mossa isolerebbe la pila in { $told }.
   *[other] La mossa isolerebbe le pile in { $told }.
  }
position-blocked = Circondate su tutti e sei i lati, quindi bloccate: { $told }.
position-played = Freccia tratteggiata, la mossa giocata: { $told }.
position-numbered = Frecce numerate, il piano: { $told }.
position-better = Freccia intera, una mossa migliore: { $told }.
position-chosen = Scelta: { $told }.
position-targets = { $count ->
    [one] Destinazione possibile: { $told }.
   *[other] Destinazioni possibili: { $told }.
  }
position-movable = Possono muoversi: { $told }.
position-planned = Pianificate, in quest’ordine: { $told }.
position-danger = In pericolo: { $threats }.
position-threat = { $spaces } se il { colour } muove { $space }

## Buttons

button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
button-to-challenge = Vedi
button-place = Piazza
button-move = Muovi
button-why-not = Altre pile?
button-close = Chiudi
button-more = Altro
button-back-to-panel = Torna alla mossa
button-back = Indietro
button-never-mind = Lascia stare
button-play-anyway = Giocala
button-resign = Abbandona
button-in-words = In parole
button-rules = Come si gioca
button-rules-short = Regole
button-agree = Accetta
button-refuse = Rifiuta
button-rematch = Rivincita
button-move-here = Sposta qui
button-undo = Annulla mossa
button-draw = Offri patta
button-plan = Pianifica
button-drop-plan = Scarta il piano
button-drop-branch = Scarta risposta
button-whole-plan = Tutto il piano
button-plan-line = Pianifica così
button-plan-on = Continua il piano
button-resign-there = Abbandona lì
button-next = Prossima partita
button-to-board = Al tavoliere
button-history = Cronologia
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Isolamento
button-cut-off-after = Isolamento ⏩
button-share = Condividi
button-replay = Rivedi
button-replay-last = Le ultime 20 mosse
button-replay-all = Tutta la partita
button-record = Esporta
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Gioca da qui
button-challenge = Sfida qualcuno
button-setup-full = Piazziamo noi
button-setup-random = Disposte a caso
button-anybody = Aperta a chi vuole
button-to-record = Alla notazione
button-games = Le mie partite
button-games-running = In corso
button-games-finished = Finite
button-open = Apri
button-live = Partite in corso
button-commands = Tutti i comandi
button-support = Aiuto
button-privacy = Dati e privacy
button-terms = Condizioni
button-earlier-page = Indietro
button-later-page = Avanti

## Direct messages and threads

ping-challenge = **{ $challenger } ti sfida a DVONN** su { $server }.
ping-rematch = **{ $challenger } vorrebbe la rivincita della partita { $match }** su { $server }. I colori si scambiano.
ping-turn = **Partita { $match } su { $server }:** tocca a te contro { $opponent }.
ping-offer = **Partita { $match } su { $server }:** { $opponent } aspetta la tua risposta.
ping-reminder = ⏳ **Partita { $match } su { $server }:** il tuo tempo per questa mossa contro { $opponent } sta per scadere.
direct-message-heading = **Partita { $match } su { $server }**
direct-message-away = { $opponent } si assenta; rientro: { $until }. Fino ad allora il suo orologio è fermo in tutte le vostre partite; non si perde nulla.
direct-message-back = { $opponent } è di nuovo qui dopo un’assenza.
direct-message-halted-permissions = La partita e il suo orologio sono in pausa: in { $channel } mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }. Usa `/dvonn board` in un altro canale per continuare lì; dopo 30 giorni la partita verrà chiusa.
direct-message-halted-channel = La partita e il suo orologio sono in pausa: il canale non c’è più, o io non lo vedo più. Usa `/dvonn board` in un altro canale del server per continuare lì; dopo 30 giorni la partita verrà chiusa.
direct-message-halted-left = La partita e il suo orologio sono in pausa: una delle persone che giocano ha lasciato il server. Riprende al suo ritorno; dopo 30 giorni verrà chiusa.
direct-message-halted-server = La partita e il suo orologio sono in pausa: non sono più nel server. Riprende se mi invitano di nuovo; dopo 30 giorni verrà chiusa.
direct-message-goes-on = La partita è stata in pausa per un po’ e ora è di nuovo in corso.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } ti sfida a DVONN!**
challenge-anybody = **{ $challenger } vorrebbe giocare a DVONN.** Chi accetta?
challenge-rematch = { $opponent }, **{ $challenger } vorrebbe la rivincita della partita { $match }.** I colori si scambiano.
terms-colour-random = I colori vengono sorteggiati.
terms-colour-white = { $challenger } gioca con il Bianco.
terms-colour-black = { $challenger } gioca con il Nero.
terms-setup-full = Le pedine le piazzate voi: circa 40 turni a testa.
terms-setup-random = Pedine disposte a caso: si muove subito, circa 15 turni a testa.
terms-setup-record = { $ply ->
    [0] Cominciate da una posizione data.
    [1] Continuate una partita annotata dopo la sua prima mossa.
   *[other] Continuate una partita annotata dopo la mossa { $ply }.
  }
terms-pace = { $days ->
    [0] Senza limiti di tempo.
    [one] { $days } giorno per mossa.
   *[other] { $days } giorni per mossa.
  }
challenge-open-until = Se nessuno accetta, scade { $until }.
challenge-accepted = La sfida di { $challenger } è stata accettata: la partita { $match } è cominciata.
challenge-declined = { $opponent } ha rifiutato la sfida di { $challenger }.
challenge-declined-for = Il motivo: “{ $reason }”
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-expired = La sfida di { $challenger } è scaduta: nessuno ha risposto in tempo.

challenges-none = Non hai sfide aperte qui. Lanciane una con `/dvonn challenge`.
challenges-none-anywhere = Non hai sfide aperte in nessun server. Nel canale di un server `/dvonn challenge` ne lancia una; qui puoi giocare contro di me.
challenges-anywhere = { $count ->
    [one] **{ $count } sfida aperta**
   *[other] **{ $count } sfide aperte**
  }
challenges-heading = { $count ->
    [one] **{ $count } sfida aperta qui**
   *[other] **{ $count } sfide aperte qui**
  }
challenges-own = **La tua sfida a { $opponent }**
challenges-own-open = **La tua sfida a chiunque**
challenges-other = **{ $challenger } ti sfida**

form-decline = Rifiuta la sfida
form-decline-reason = Perché? Puoi lasciare vuoto
form-decline-explanation = Il tuo testo comparirà sotto la sfida.

## Blocking

button-block = Blocca
button-unblock = Sblocca
button-blocked = Persone bloccate
done-blocked = **Hai bloccato { $user }.** Tra voi non sono più possibili sfide, né da lanciare né da accettare. Le partite in corso continuano, e nessuno lo verrà a sapere.
done-unblocked = **Hai sbloccato { $user }.** Potete di nuovo sfidarvi.
blocked-none = Non hai bloccato nessuno. Puoi bloccare chi ti sfida: in `/dvonn me challenges`, o dopo un rifiuto.
blocked-heading = { $count ->
    [one] **Hai bloccato { $count } persona.**
   *[other] **Hai bloccato { $count } persone.**
  }
refused-blocked-by-oneself = Hai bloccato { $opponent }. Per giocare insieme, togli prima il blocco in `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } persona che hai bloccato
   *[other] { $count } persone che hai bloccato
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Sfida a DVONN
menu-open = Apri questa partita
menu-read = Leggi come notazione DVONN
compose-heading = **Sfida { $opponent } a una partita di DVONN.** La sfida comparirà in questo canale.
compose-blocked = Hai bloccato { $opponent }. Per giocare insieme, togli prima il blocco.
compose-colour-random = Colori: a sorte
compose-colour-white = Colori: io gioco il Bianco
compose-colour-black = Colori: io gioco il Nero
compose-setup-full = Disposizione: piazziamo noi
compose-setup-full-means = Circa 40 turni a testa
compose-setup-random = Disposizione: a caso
compose-setup-random-means = Si muove subito: circa 15 turni a testa
compose-pace = { $days ->
    [0] Tempo: senza limiti
    [one] Tempo: { $days } giorno per mossa
   *[other] Tempo: { $days } giorni per mossa
  }
button-send-challenge = Invia la sfida
refused-no-match-in-message = Posso aprire una partita solo da un mio messaggio che ne parla: il tavoliere, il risultato, la sfida accettata o un avviso.
refused-no-record-in-message = In questo messaggio non c’è né testo né file. So leggere una notazione da un testo, un blocco di codice o un file: il testo di Little Golem, SGF o JSON.

## The move panel

panel-heading = **Partita { $match }:** { $task }.
ask-row = Scegli una riga…
ask-space = Riga { $row }: scegli una casella.
ask-target = Scegli dove va
chosen-stack = **{ $space }**, { $height ->
    [1] pedina singola, si muove di { $height } casella.
   *[other] pila di { $height }, si muove di { $height } caselle.
  }
option-row = Riga { $row } ({ $count })
option-stack = { $height ->
    [1] pedina singola
   *[other] pila di { $height }
  }
option-dvonn = con DVONN
option-targets = verso { $targets }
option-makes = forma { $height }
option-cuts-off = isola { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = ti costa { $own }
option-cuts-off-own = isola { $pieces } ({ $own } delle tue)
score-yours = tu { $own }–{ $other }
score-colours = Bianco { $white }, Nero { $black }
option-own-losses = Attenzione: { $pieces ->
    [one] { $pieces } di queste pedine è
   *[other] { $pieces } di queste pedine sono
  } nelle tue pile
why-heading = **Queste ora non possono muoversi:**
why-surrounded = - Circondate su tutti e sei i lati: { $spaces }
why-empty-target = - Nulla su cui arrivare alla distanza giusta: { $spaces }
why-lone-dvonn = - Una pedina DVONN non si muove mai da sola: { $spaces }
ask-move = **Vuoi giocare { $move }?**
ask-own-losses = **{ $move } isola { $stacks ->
    [1] una tua pila
   *[other] { $stacks } delle tue pile
  }** in { $spaces } ({ $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  }). Vuoi giocarla lo stesso?

## Plans

plan-no-spaces = **Partita { $match }: nessun piano.** Scegli una riga, poi una casella: piazzerò lì appena tocca a te.
plan-spaces = **Partita { $match }: il tuo piano.** A ogni tuo turno piazzerò nella prima di queste caselle che trovo libera: { $spaces }.
plan-no-replies = **Partita { $match }: nessun piano.** Scegli una possibile mossa di { $opponent }, poi la tua risposta: la giocherò subito.
plan-replies = **Partita { $match }: il tuo piano per le prossime mosse di { $opponent }** (risposte: { $count } su { $most }). Ciò che non viene giocato si scarta; il resto rimane.
plan-begins = **Partita { $match }: il tuo piano a partire dalla tua mossa** (risposte: { $count } su { $most }). Tocca a te: gioca tu la prima mossa, e ciò che la segue rimane.
plan-at-reply = **Partita { $match }: risposta { $number } del tuo piano.** Il tavoliere mostra la posizione che ne nasce; ciò che aggiungi qui la segue.
plan-at-end = **Partita { $match }: risposta { $number } del tuo piano.** Con questa la partita finisce, quindi non può seguire altro.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** O se { $theirs }: { $own }
plan-line-then = **{ $number }** poi se { $theirs }: { $own }
plan-line-after = **{ $number }** o, dopo { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Dopo la tua mossa { $own }
plan-they-pass = l’altra parte passa
plan-you-pass = passi
plan-resign = abbandoni
words-for-pass = passo passa passi passare
words-for-resign = abbandono abbandona abbandoni abbandonare
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: dopo la tua mossa { $own }
plan-kept = Salvato; lo vedi solo tu.
plan-waits = Salvato; lo vedi solo tu. Aspetta che tu giochi la prima mossa.
plan-replaced = Prende il posto della tua risposta { $own }, e di tutto ciò che la seguiva.
plan-placed = Toccava a te, quindi ho giocato **{ $spaces }** per te.
plan-their-stack = Se muove **{ $space }** …
plan-theirs = Se gioca **{ $theirs }**, io giocherò …
plan-no-answer = Dopo **{ $theirs }** non hai mosse da pianificare.
plan-passed = Dopo **{ $theirs }** non puoi muovere, quindi passerò per te. Da lì puoi continuare il piano.
plan-answered = Finora qui il tuo piano era **{ $own }**. Un’altra risposta ne prende il posto, e anche di tutto ciò che la segue.
plan-own-stack = Se gioca **{ $theirs }**, io muoverò **{ $space }** …
ask-their-stack = Scegli una pila avversaria
ask-their-target = Scegli dove può andare
ask-own-stack = Scegli la pila per rispondere
ask-reply = Guarda una risposta
ask-plan-resign = **Vuoi abbandonare la partita { $match } appena { $opponent } gioca { $theirs }?** Vincerà, e una volta giocata la mossa non si torna indietro.

## People and servers

preferences-heading = **Le tue preferenze**
preferences-no-quiet-hours = **Ore di silenzio:** nessuna
preferences-quiet-hours = **Ore di silenzio:** dalle ore { $start } alle ore { $end } ({ $zone }). Gli avvisi di quelle ore aspettano fino alle ore { $end }.
preferences-pictures = **Pagine private e messaggi diretti:** con immagini
preferences-words = **Pagine private e messaggi diretti:** in parole, senza immagini
preferences-turned = **Tavoliere:** girato nelle tue immagini, riga 5 in basso
preferences-not-turned = **Tavoliere:** riga 1 in basso, come lo vede chiunque
preferences-asked = **Prima di una mossa:** chiedo sempre conferma
preferences-not-asked = **Prima di una mossa:** chiedo conferma solo se isola qualche tua pila
preferences-chances = **Partite finite:** con le probabilità di vittoria, in **Cronologia**
preferences-no-chances = **Partite finite:** senza le probabilità di vittoria
ping-when-each = Avvisami a ogni turno
ping-when-first = Avvisami solo se nient’altro mi aspetta
ping-when-never = Non avvisarmi mai
ping-when-never-means = Né per una sfida, né prima che il tempo scada
challenges-from-everybody = Chiunque può sfidarmi
challenges-from-played = Mi sfida solo chi ha già giocato con me
challenges-from-nobody = Nessuno può sfidarmi
challenges-from-nobody-means = Io posso sfidare e accettare sfide aperte
ping-by-channel = Avvisami nel canale
ping-by-direct = Avvisami con un messaggio diretto
ping-by-direct-means = Se i messaggi diretti non mi arrivano, il tavoliere mi menziona
language-as-discord = Lingua: come nel mio Discord
language-chosen = Lingua: { $language }
theme-walnut = Le mie immagini: noce
theme-contrast = Le mie immagini: contrasto elevato
button-quiet-hours = Cambia ore…
button-no-quiet-hours = Togli il silenzio
button-turn = Gira il tavoliere
button-turn-back = Raddrizza
button-words = In parole
button-pictures = Mostra immagini
button-do-ask = Chiedi sempre
button-do-not-ask = Chiedi meno
button-show-chances = Con probabilità
button-hide-chances = Senza probabilità
form-quiet-hours = Ore di silenzio
form-quiet-from = Dalle
form-quiet-until = Alle
form-quiet-zone = Fuso orario
form-quiet-zone-explanation = Come Continente/Città, per esempio Europe/Rome, o solo la città, per esempio New York

settings-heading = **Impostazioni del server.** Tutto funziona già così; cambia solo ciò che vuoi. Le partite in corso mantengono il loro posto e il loro tempo.
settings-missing = ⚠️ In { $channel } mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }.
settings-missing-further = ⚠️ Mi mancano permessi in { $count ->
    [one] { $count } altro canale.
   *[other] altri { $count } canali.
  }
settings-channels = **Dove si può giocare.** Se non scegli nulla, ovunque; un thread vale come il suo canale.
settings-threads = **Dove stanno i tavolieri.** I thread tengono in ordine un canale con più partite.
settings-pace = **Se la sfida non dice altro:**
settings-language = **Lingua** dei messaggi pubblici.
settings-boards = **I tavolieri delle partite finite** restano:
settings-challenges = **Le sfide** restano aperte per:
settings-daily-channel = **Un rompicapo al giorno** per chi vuole, in questo canale:
settings-daily-hour = **Ora di arrivo:** { $time }, nel tuo fuso orario:
settings-own-puzzles = **Rompicapo dalle partite di questo server**, quando sono finite. Mostrano una posizione e nessun nome; le partite che qui qualcuno non può vedere restano fuori.
choice-no-channel = In nessun canale
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Usa le nostre partite
choice-own-puzzles-no = Non usarle
choice-everywhere = Ovunque
choice-place-automatic = Prima nel canale, poi nei thread
choice-place-channel = Nel canale
choice-place-threads = In un thread per ogni partita
choice-language-own = Quella di chi gioca o del server
choice-ever = per sempre
choice-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }

done-away = **La tua assenza è segnata; rientro: { $until }** ({ $relative }). `/dvonn me back` la termina prima.
away-left = { $days ->
    [0] Dopo non ti restano giorni di assenza per quest’anno.
    [one] Dopo ti resta { $days } giorno di assenza per quest’anno.
   *[other] Dopo ti restano { $days } giorni di assenza per quest’anno.
  }
clocks-away = { $count ->
    [one] Il tuo orologio è fermo nella partita { $matches }.
   *[other] I tuoi orologi sono fermi nelle partite { $matches }.
  }
clocks-back = { $count ->
    [one] Il tuo orologio riparte nella partita { $matches }.
   *[other] I tuoi orologi ripartono nelle partite { $matches }.
  }
clocks-none = Non hai partite con l’orologio.
done-back = **Che bello rivederti!**
choice-until = { $length }: fino al { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } settimana
   *[other] { $weeks } settimane
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = g gg giorno giorni
words-for-weeks = s sett settimana settimane
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = gen feb mar apr mag giu lug ago set ott nov dic

kept-heading = **Ecco che cosa conservo di te:**
kept-name = il nome { $name }
kept-language = la tua lingua: { $language }
kept-running = { $count ->
    [one] { $count } partita in corso
   *[other] { $count } partite in corso
  }
kept-finished = { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
  }
kept-challenges = { $count ->
    [one] { $count } sfida aperta
   *[other] { $count } sfide aperte
  }
kept-preferences = le tue preferenze
kept-absences = le tue assenze ({ $count ->
    [1] una volta
   *[other] { $count } volte
  })
kept-imports = { $count ->
    [one] { $count } notazione importata
   *[other] { $count } notazioni importate
  } (per 7 giorni)
kept-watched = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  } che segui, e come vuoi riceverne notizie
kept-follows = { $count ->
    [one] { $count } canale per il pubblico che hai impostato, o che mostra
   *[other] { $count } canali per il pubblico che hai impostato, o che mostrano
  } solo le tue partite
kept-lesson = a che punto sei nella lezione
kept-lines = { $count ->
    [one] { $count } variante che hai provato
   *[other] { $count } varianti che hai provato
  }
kept-puzzles = { $count ->
    [one] { $count } rompicapo che hai provato, e il tuo rating
   *[other] { $count } rompicapo che hai provato, e il tuo rating
  }
kept-nothing = Di te non conservo nulla.
ask-forget = **Vuoi che mi dimentichi di te?** Così abbandoni le tue partite e chiudi le tue sfide; le tue mosse restano, a nome di “un account eliminato”. I tavolieri delle nostre partite nei messaggi diretti vengono cancellati. Non si può tornare indietro.
button-forget-me = Dimenticami
done-forgotten = Fatto: non so più nulla di te. I vecchi tavolieri con il tuo nome verranno ridisegnati entro qualche minuto.

## Welcome

welcome = **Ciao! Giochiamo a DVONN.**
    DVONN è un gioco da tavolo per due: salta sulle altre pile per farle tue e resta in contatto con le pedine rosse, perché ciò che perde il collegamento è fuori. Si gioca qui nel canale, una mossa alla volta, in pochi minuti o in settimane, e chiunque può guardare.
button-start-match = Gioca una partita
begin-first = È la tua prima partita? Con **Disposte a caso** si salta il piazzamento e muovi subito le pile.

## The computer

button-computer = Sfida il computer
button-computer-play = Comincia
button-computer-again = Livello { $level }
button-computer-random = A caso
button-computer-white = Bianco
button-computer-black = Nero
button-ask-to-resign = Chiedi l’abbandono
computer-begin = **Sfida il computer.** Rispondo in un secondo o due, annullo le mosse che vuoi e non ho orologio. Scegli un livello, la disposizione delle pedine e il tuo colore.
computer-up-to = Dove giro ora non riesco a pensare più in fretta, quindi qui il livello massimo è { $most }.
computer-level = Livello { $level }
computer-level-1 = Ha appena imparato le regole
computer-level-2 = Guarda una mossa avanti, ma non vede tutto
computer-level-3 = Gioca ogni tanto
computer-level-4 = Regala di rado qualcosa
computer-level-5 = Ragiona due mosse avanti
computer-level-6 = Forza da circolo
computer-level-7 = Difficile da battere
computer-level-8 = Il massimo delle mie forze
computer-player = { $player } (livello { $level })
turn-computer = { $sign } **Sto pensando** alla mossa del { $colour ->
    [white] Bianco
   *[black] Nero
  }
panel-computer-thinks = Sto pensando alla mia mossa; questa pagina la mostra appena è giocata.
computer-agreed-undo = La tua ultima mossa è annullata: tocca di nuovo a te.
computer-agreed-draw = D’accordo: la partita { $match } finisce in patta.
computer-plays-on = Preferisco giocare ancora: qui la patta non è sicura.
computer-resigned = Hai ragione, questa non la salvo più. Bella partita!
computer-not-lost = Non abbandono ancora: da qui la mia sconfitta non è certa.
done-computer = La partita { $match } è cominciata.
refused-level-too-high = Dove giro ora penso troppo piano per quel livello. Scegli il livello { $most } o uno più basso.
refused-too-many-against-computer = Hai già { $most } partite contro di me. Prima finiscine o abbandonane una; `/dvonn games` le elenca.

## Hints

button-hint = Suggerimento
button-hint-move = Mostra la mossa
button-hint-line = Mostra il seguito
hint-stack = 💡 **Suggerimento:** guarda la tua pila in **{ $space }**.
hint-stack-of = 💡 **Suggerimento:** guarda la pila del { colour } in **{ $space }**.
hint-row = 💡 **Suggerimento:** guarda la riga **{ $row }**.
hint-move = 💡 **Suggerimento:** { $told }
hint-line = 💡 **Che cosa può succedere**, se si gioca bene da entrambe le parti:
hint-after = Il tavoliere dopo queste mosse:
hint-ahead = La mia stima: alla fine il { colour } è avanti di circa { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  }.
hint-even = La mia stima: alla fine i due colori sono quasi pari.
hint-dvonn = 💡 Per le pedine DVONN non c’è suggerimento: nessuno sa ancora quale casella sia la migliore. Piazza la tua dove vuoi.
refused-no-hints-here = Qui le mosse le trovi tu: i suggerimenti ci sono nei tuoi turni contro di me, e in **Cronologia** nelle partite finite.
refused-still-in-play = Queste mosse continuano in un’altra partita ancora in corso, quindi tengo per me ciò che ne penso finché quella non è finita.
refused-nothing-to-choose = In questa posizione non c’è niente da scegliere, quindi niente da suggerire. Vai a un’altra mossa.
refused-too-busy = In questo momento sto pensando a moltissime partite. Riprova tra un minuto.

## Reviews, chances and lines of moves

button-review = Analisi
button-worst-moves = Errori
button-mistake-back = ◀ Precedente
button-mistake-on = Seguente ▶
button-review-chart = Panoramica
line-place = una pedina in { $space }
line-pass = nessuna mossa, passa
certain-win = Con il gioco migliore **il { colour } vince di { $pieces }**.
certain-tie = Con il gioco migliore **è pareggio**.
certain-win-somehow = Con il gioco migliore **vince il { colour }**; di quanto non è certo.
percent = { $percent }%
chance-estimated = Probabilità di vittoria: ⚪ { $white } · ⚫ { $black }
chance-certain = Probabilità di vittoria: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Sto riguardando la partita: ci vuole qualche secondo. Se non arriva nulla, chiedi di nuovo.
review-title = **Analisi** · { $title }
    { $players }
review-turning-point = **Punto di svolta:** { $sign } mossa { $ply }, { $move }. Probabilità di vittoria del Bianco: { $before } → { $after }.
review-no-turning-point = **Nessun punto di svolta:** il { colour } è sempre stato in vantaggio.
review-certain = Dalla mossa { $ply } in poi è calcolato chi vince. { $told }
review-worst = { $count ->
    [0] **Nessun errore:** nessuna mossa ha abbassato la probabilità di vittoria di cinque punti o più.
    [one] **Una mossa ha abbassato la probabilità di vittoria di cinque punti o più:**
   *[other] **Le mosse peggiori**, e di quanti punti hanno abbassato la probabilità di vittoria:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; meglio { $better }
review-estimates = -# Le probabilità sono mie stime, a parità di forze. È certo solo ciò che si dice del gioco migliore.
review-shallow = -# Su questa macchina gira solo la mia ricerca lenta, quindi non ho potuto guardare avanti come al solito.
review-mistake-title = **Errore { $number } di { $count }** · mossa { $ply } di { $last } · { $sign } { $player }
review-fall = Probabilità di vittoria del { colour }: { $before } → **{ $after }**
review-certain-after = Dopo { $move } l’esito è certo. { $told }
review-cuts-off-own = Con { $move } il { colour } isola { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } delle proprie pile.
review-lets-cut-off = Il { colour } può poi isolare { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { $colour ->
    [white] Nero
   *[black] Bianco
  } con { $move }.
review-lets-take = Il { colour } può poi conquistare la pila di { $height } in { $space } con { $move }.
review-would-cut-off = { $move } avrebbe isolato { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
review-would-cut-off-later = Dopo { $first }, { $move } avrebbe isolato { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } del { colour }.
review-would-take = { $move } avrebbe conquistato la pila di { $height } del { colour } in { $space }.
review-would-stop = { $move } avrebbe lasciato il { colour } senza mosse.
review-scores = { $count ->
    [one] Dopo { $count } mossa
   *[other] Dopo { $count } mosse
  } Bianco e Nero avrebbero potuto avere { $white } e { $black } pedine invece di { $instead_white } e { $instead_black }.
review-freedom = A Bianco e Nero sarebbero potute restare { $white } e { $black } mosse possibili invece di { $instead_white } e { $instead_black }.
review-later = Non si perde nulla subito; la differenza si vede qualche mossa dopo.
review-played = **Giocata** (freccia tratteggiata), e le risposte migliori:
review-better = **Meglio** (freccia intera), se si gioca bene da entrambe le parti:
review-chart-chance = Probabilità che vinca il Bianco, in %
review-chart-certain = calcolato
review-told = Grafico delle probabilità di vittoria del Bianco: { $first } all’inizio, { $last } alla fine; il massimo è { $highest } dopo la mossa { $highest_ply }, il minimo { $lowest } dopo la mossa { $lowest_ply }.
review-told-turning-point = Punto di svolta: mossa { $ply }, { $move }.
review-told-certain = Dalla mossa { $ply } in poi è calcolato chi vince. { $told }
review-told-mistakes = { $count ->
    [one] La mossa peggiore ({ $count })
   *[other] Le mosse peggiori ({ $count })
  } del { colour }: { $told }.
review-told-mistake = mossa { $ply } ({ $move })
refused-no-review-yet = La partita { $match } è ancora in corso; potrai averne l’analisi quando sarà finita.
refused-nothing-to-review = In questa partita non si è mossa nessuna pila, quindi non c’è nulla da analizzare.
refused-puzzle-open-here = In questo canale c’è già un rompicapo aperto. Risolvi prima quello; la soluzione arriva { $until }, e poi puoi condividere il prossimo.
refused-puzzle-open-elsewhere = Il tuo rompicapo in { $channel } è ancora aperto. Potrai condividere il prossimo quando arriva la soluzione, { $until }.
refused-review-shared = L’analisi di questa partita è già stata condivisa: { $url }
refused-review-being-shared = L’analisi di questa partita sta per essere condivisa; tra un attimo sarà nel suo canale.

## For those who manage a server

manager-reason = Motivo: “{ $reason }”
ask-cancel-match = **Vuoi annullare la partita { $match }?** Nessuno vince né perde, e non si può continuare. Chi gioca riceve un messaggio.
ask-cancel-challenge = **Vuoi annullare la sfida { $challenge }?** Poi nessuno potrà accettarla, e il suo messaggio lo dirà.
button-cancel-match = Annulla la partita
button-cancel-challenge = Annulla la sfida
form-cancel-match = Annulla la partita { $match }
form-cancel-challenge = Annulla la sfida
form-cancel-reason = Perché? Puoi lasciare vuoto
form-cancel-explanation = Lo legge chiunque veda la partita o la sfida.
done-cancelled-match = La partita { $match } è annullata: nessuno ha vinto o perso.
done-cancelled-challenge = La sfida è annullata.
challenge-cancelled = Chi gestisce il server ha annullato la sfida di { $challenger }.
label-challenge = Sfida { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = Chi gestisce il server ha annullato questa sfida. Puoi lanciarne un’altra con `/dvonn challenge`.
refused-nothing-to-cancel = Indica una partita o una sfida, e ti chiederò conferma prima di annullarla.

done-banned = { $player } qui non può più sfidare né accettare sfide, e lo saprà da un messaggio diretto. Le partite in corso continuano.
done-banned-closed = { $count ->
    [one] { $count } sfida aperta è stata chiusa.
   *[other] { $count } sfide aperte sono state chiuse.
  }
done-unbanned = ✅ { $player } può di nuovo sfidare e accettare sfide qui, e lo saprà da un messaggio diretto.
banned-heading = { $count ->
    [one] **{ $count } persona qui non può sfidare né accettare.**
   *[other] **{ $count } persone qui non possono sfidare né accettare.**
  }
banned-none = Qui non c’è nessun ban. `/dvonn-admin ban` impedisce a qualcuno di sfidare e di accettare.
banned-person = { $player } · ban: { $since }
button-unban = Togli il ban
button-banned = Persone bannate
button-log = Registro
direct-message-banned = **{ $server }:** lì non puoi più sfidare nessuno né accettare sfide; lo ha deciso chi gestisce il server. Le tue partite in corso continuano. Se pensi a un errore, parlane con chi gestisce il server.
direct-message-unbanned = **{ $server }:** lì puoi di nuovo sfidare e accettare sfide. Buon divertimento!
refused-banned = In questo server non puoi sfidare nessuno né accettare sfide; lo ha deciso chi lo gestisce. Le tue partite in corso continuano. Se pensi a un errore, parlane con chi gestisce il server.
refused-not-banned = Per { $player } qui non c’è nessun ban. `/dvonn-admin ban`, senza indicare nessuno, elenca i ban.

exported = { $count ->
    [1] **La partita { $first }** di questo server.
   *[other] **{ $count } partite** di questo server, da { $first } a { $last }: ogni riga è una partita in JSON.
  }
exported-left = { $count ->
    [0] Sono tutte.
    [one] { $count } altra partita non ci stava in questo file.
   *[other] Altre { $count } partite non ci stavano in questo file.
  }
button-export-next = File successivo
refused-nothing-to-export = Qui non ci sono partite da esportare. Appena ne comincia una, sarà nel file.

log-heading = { $count ->
    [one] **Registro** · { $count } voce
   *[other] **Registro** · { $count } voci
  }
log-none = Il registro è vuoto. Ciò che qui viene cambiato, annullato o esportato ci resta per un anno.
log-forgotten = un account dimenticato
log-setting = { $manager } ha cambiato { $setting }: { $value }.
log-setting-channels = dove si può giocare
log-setting-threads = dove stanno i tavolieri
log-setting-pace = il tempo abituale per mossa
log-setting-language = la lingua dei messaggi pubblici
log-setting-keep-boards = quanto restano i tavolieri delle partite finite
log-setting-challenges-last = quanto restano aperte le sfide
log-setting-daily-channel = dove arriva il rompicapo del giorno
log-setting-daily-hour = quando arriva il rompicapo del giorno
log-setting-own-puzzles = i rompicapo dalle partite di questo server
log-follow = { $manager } ha fatto mostrare partite al pubblico in { $channel }.
log-unfollow = { $manager } ha smesso di far mostrare partite in { $channel }.
log-cancel-match = { $manager } ha annullato la partita { $number }.
log-cancel-challenge = { $manager } ha annullato la sfida { $number }.
log-ban = { $manager } ha tolto a { $player } il permesso di sfidare.
log-unban = { $manager } ha ridato a { $player } il permesso di sfidare.
log-export = { $number ->
    [one] { $manager } ha esportato { $number } partita.
   *[other] { $manager } ha esportato { $number } partite.
  }

kept-bans = { $count ->
    [one] che in { $count } server non puoi sfidare: questo
   *[other] che in { $count } server non puoi sfidare: questo
  } rimane anche se mi dimentico di te, finché lì chi gestisce il server non toglie il ban
kept-acts = { $count ->
    [one] { $count } voce nel registro di un server su chi lo gestisce
   *[other] { $count } voci nei registri di server su chi li gestisce
  }, da cui il tuo nome verrebbe tolto

command-admin-cancel = Annulla una partita o una sfida di questo server (serve Gestisci server)
option-cancel-match = La partita in corso da annullare
option-cancel-challenge = La sfida aperta da annullare
command-admin-ban = Impedisci a qualcuno di sfidare e accettare, o vedi i ban (serve Gestisci server)
option-ban-user = Chi non può più sfidare né accettare; vuoto: elenca i ban
option-ban-reason = Perché; la persona lo leggerà
command-admin-unban = Permetti di nuovo a qualcuno di sfidare e accettare (serve Gestisci server)
option-unban-user = Chi può di nuovo sfidare e accettare
command-admin-export = Porta via tutte le partite del server in un file, una per riga (serve Gestisci server)
command-admin-log = Che cosa ha fatto chi gestisce il server, e i ban (serve Gestisci server)

## Looking back

history-match = **Partita { $match }**
history-record = **La tua notazione**
history-at = { $title } · { $ply ->
    [0] l’inizio{ $left ->
        [0] {""}
        [one] , { $left } mossa da giocare
       *[other] , { $left } mosse da giocare
      }
   *[other] mossa { $ply } di { $last }
  }
history-given-start = La partita comincia da una posizione data.
history-begun-here = Da qui in poi ha continuato chi gioca questa partita.
ask-ply = Vai a una mossa
option-start = L’inizio
option-ply = { $ply }: { colour } { $move }

shared = Condiviso: ora lo vede chi è in questo canale.
not-shared = Discord è lento in questo momento, quindi non ho potuto pubblicarlo. Riprova tra un minuto.
shared-position = { $player } condivide una posizione:
shared-replay = { $player } condivide un’animazione:
shared-review = { $player } condivide un’analisi:
shared-chart = { $player } condivide un grafico:

replay-drawing = Sto disegnando le mosse una a una; ancora un attimo.
replay-span = { $first ->
    [0] l’inizio
   *[other] mosse da { $first } a { $last }
  }
replay-told = { $first ->
    [0] L’inizio.
   *[other] Mosse da { $first } a { $last }, una dopo l’altra: { $moves }.
  }
replay-pass = passa
replay-at-the-end = Alla fine:
replay-start = L’inizio.
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Punteggio
chart-cut-off = Pedine isolate
chart-mobility = Mosse possibili
chart-ply = Mossa
chart-told-score = Grafico della partita. Punteggio: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Vantaggio più grande: { $player } di { $pieces } dopo la mossa { $ply }.
chart-told-no-lead = Nessuno è mai andato in testa.
chart-told-mobility = Mosse possibili di { $player }: da { $least } a { $most }.
chart-told-cut-offs = { $count ->
    [1] Un isolamento
   *[other] { $count } isolamenti
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } con la mossa { $ply }
chart-not-yet = Il grafico comincia quando si muovono le pile.
chart-of-latest = L’ultima partita finita qui:
chart-of-running = Qui non è ancora finita nessuna partita. Questa è in corso:

card-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
card-largest-cut-off = isolamento più grande: { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } con { $move }
card-decided = { $player } in testa dalla mossa { $ply }

## Records

record-event = DVONN su Discord, partita { $match }
ask-format = **La notazione della partita { $match }:** in quale formato la vuoi?
record-exported = **La notazione della partita { $match }**
begin-from = { $title } · una partita da qui, { $ply ->
    [0] dall’inizio
    [one] dopo { $ply } mossa
   *[other] dopo { $ply } mosse
  }. { $sign } Tocca al { colour }.
begin-from-opponent = Scegli il tuo colore, poi contro chi giochi; niente comincia finché la sfida non è accettata.
begin-from-computer = Giochi contro di me: scegli un livello e il tuo colore, e si comincia.
begin-new = **Una nuova partita:** scegli la disposizione delle pedine, poi contro chi giochi. Con `/dvonn challenge` puoi scegliere anche il colore e il tempo per mossa.
ask-opponent = Sfida qualcuno

flaw-place = Non riesco a leggere questa notazione: riga { $line }, colonna { $column }.
flaw-field = Non riesco a leggere questa notazione: guarda “{ $field }”.
flaw-illegal = { $move } lì non si può giocare.
expected-space = Lì ci vuole una casella del tavoliere, come c3.
expected-move = Lì ci vuole una mossa, come c3, c3d4 o pass.
expected-end = Lì non deve seguire altro: la partita o la sua notazione è finita.
expected-stack = Lì ci vuole una pila con le lettere W, B e D, o un punto per una casella vuota.
expected-next-space = Lì ci vogliono una virgola e la casella seguente.
expected-next-row = Lì ci vogliono una barra e la riga seguente.
expected-blank = Lì ci vuole uno spazio.
expected-turn = Lì ci vuole w o b, per dire a chi tocca.
expected-phase = Lì ci vuole p o s, per il piazzamento o le mosse delle pile.
expected-position = Lì ci vuole una posizione in una riga, e una che può nascere da una partita.
expected-header-value = Lì ci vuole un valore tra parentesi quadre.
expected-header = Questa intestazione compare una seconda volta; basta una.
expected-header-name = Lì ci vuole il nome di un’intestazione, con le sole lettere da A a Z, e non uno di quelli già usati dalle notazioni.
expected-move-number = Lì ci vuole il numero del turno seguente.
expected-legal-move = Lì ci vuole una mossa che le regole permettono.
expected-other-colour = Lì tocca all’altro colore.
expected-time = Lì ci vogliono data e ora, come 2025-03-01T18:30:00Z.
expected-result = Questo risultato non corrisponde alle mosse. Un risultato si scrive W+5, B+R, W+T, Draw o Void.
expected-character = Lì c’è un carattere illeggibile. Salva come testo semplice in UTF-8.
expected-tree = SGF comincia con una parentesi aperta; lì ce ne vuole una.
expected-node = Lì ci vuole un punto e virgola.
expected-property = Lì ci vuole una proprietà, un punto e virgola o una parentesi; nel suo nodo una proprietà può comparire una sola volta.
expected-parenthesis = Lì ci vuole una parentesi; forse ne manca una alla fine.
expected-one-value = Questa proprietà può avere un solo valore, e qui ce n’è un secondo.
expected-game = Questa è la notazione di un altro gioco: lì DVONN ha il numero 37.
expected-step = Lì ci vuole un passo di un turno, come dropb E 4, pickb E 4, move E 4 F 4, pass o done.
expected-json = Da lì in poi non è più JSON: forse manca una virgola, una virgoletta o una parentesi, o ce n’è una di troppo.
expected-object = Lì ci vuole un oggetto tra parentesi graffe.
expected-list = Lì ci vuole un elenco tra parentesi quadre.
expected-string = Lì ci vuole un testo tra virgolette doppie.
expected-member = Lì ci vuole uno dei nomi version, headers, start, moves e result, ciascuno una sola volta.
expected-move-member = Lì ci vuole uno dei nomi move e time, ciascuno una sola volta.
expected-version = Lì ci vuole la versione del formato: 1.
expected-moves = Manca l’elenco delle mosse.

## Watching

button-watch = Segui
button-unwatch = Non seguire più
button-watch-each = Ogni mossa
button-watch-cuts = Grandi isolamenti
button-watch-end = La fine
button-watch-direct = Messaggio diretto
button-watch-thread = Nel thread
watch-heading = **Segui la partita { $match }**
watch-not-yet = Vuoi notizie? Scegli quando: a ogni mossa, quando vengono isolate almeno 3 pedine, o solo alla fine.
watch-set-each = 👀 Ti racconterò **ogni mossa**, { watch-by }.
watch-set-cuts = 👀 Ti avviserò quando **vengono isolate almeno 3 pedine** e alla fine, { watch-by }.
watch-set-end = 👀 Ti avviserò solo **alla fine**, { watch-by }.
watch-by = { $means ->
    [direct] con un messaggio diretto
   *[thread] con una menzione nel thread della partita
  }
watch-lost = 🔕 I miei messaggi diretti non ti arrivano, quindi non posso darti notizie di questa partita. Consentili per questo server, poi premi di nuovo **Segui** sul tavoliere.
watch-stopped = Non segui più la partita { $match }. Premi **Segui** sul suo tavoliere per ricominciare.
watch-notice = 👀 Notizie dalla **partita { $match } su { $server }**, che segui:
watch-notice-over = 👀 La **partita { $match } su { $server }**, che segui, è finita:
watch-earlier = -# { $count ->
    [one] Prima di queste c’è stata { $count } mossa.
   *[other] Prima di queste ci sono state { $count } mosse.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Qui segui { $count } partita.**
   *[other] **Qui segui { $count } partite.**
  }
watching-none = Qui non segui nessuna partita. Premi **Segui** su un tavoliere, o trovane una con `/dvonn watch live`.
watching-stop = Non seguire più…

live-heading = { $count ->
    [one] **Qui è in corso { $count } partita.**
   *[other] **Qui sono in corso { $count } partite.**
  }
live-heading-more = **Partite in corso qui: { $count } e oltre.**
live-none = Qui non è in corso nessuna partita che tu possa vedere. Cominciane una con `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · tocca a { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · finita
live-latest = -# { $told } ({ $at })
live-begun = -# Cominciata { $at }; ancora nessuna mossa.

live-board-heading = 🔴 **In diretta**
button-unfollow = Non mostrare più
follow-server-all = { $channel } ora mostra ogni partita in corso di questo server con un tavoliere in diretta, e i risultati.
follow-server-results = { $channel } ora mostra i risultati delle partite di questo server.
follow-player-all = { $channel } ora mostra ogni partita in corso di { $player } con un tavoliere in diretta, e i risultati.
follow-player-results = { $channel } ora mostra i risultati delle partite di { $player }.
follow-privacy = -# Le partite di canali che lì qualcuno non può vedere restano fuori.
follow-missing-permissions = ⚠️ In { $channel } mi { $count ->
    [one] manca ancora il permesso
   *[other] mancano ancora i permessi
  } { $permissions }. Concedi ciò che manca, poi usa di nuovo `/dvonn-admin follow`.
follow-stopped = { $channel } non mostra più partite. I suoi tavolieri in diretta spariranno; i risultati restano.
daily-lost = **{ $server }:** non posso più pubblicare in { $channel }, quindi ora non c’è il rompicapo del giorno. `/dvonn-admin settings` lo fa ripartire.
daily-lost-permissions = **{ $server }:** in { $channel } mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }, quindi ora non c’è il rompicapo del giorno. Concedi ciò che manca, poi fallo ripartire con `/dvonn-admin settings`.
follow-lost = **{ $server }:** non posso più pubblicare in { $channel }, quindi lì non mostro più partite. Con `/dvonn-admin follow` si ricomincia.
follow-lost-permissions = **{ $server }:** in { $channel } mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }, quindi lì non mostro più partite. Con `/dvonn-admin follow` si ricomincia.

## Private answers

done-challenged = La tua sfida è pubblicata. Appena viene accettata, comincia la partita.
done-declined = Hai rifiutato la sfida.
done-withdrawn = Hai ritirato la sfida.
done-accepted = La partita { $match } è cominciata. Buon divertimento!
done-played = Giocata: **{ $move }**.
done-answered = { $opponent } aveva pianificato una risposta, quindi il tavoliere è già andato avanti.
done-offered-draw = Hai offerto la patta. { $opponent } può accettare sul tavoliere; la tua offerta scade con la prossima mossa.
done-offered-undo = Hai chiesto di annullare la mossa. { $opponent } può accettare sul tavoliere; la tua richiesta scade con la prossima mossa.
done-agreed-draw = Hai accettato: la partita { $match } finisce in patta.
done-agreed-undo = Hai accettato, quindi la mossa è annullata.
done-refused-draw = Hai rifiutato la patta. La partita continua.
done-refused-undo = Hai rifiutato, quindi la mossa resta.
done-rematch = Hai chiesto la rivincita. Comincia appena viene accettata, con i colori scambiati.
done-moved-here = La partita { $match } continua in questo canale.
done-resigned = Hai abbandonato la partita { $match }.
done-board-shown = Il tavoliere della partita { $match } è di nuovo in fondo al suo canale.
more-heading = **Partita { $match }** – che altro puoi fare
ask-resign = **Vuoi abbandonare la partita { $match }?** Vince { $opponent }, e non si può tornare indietro.
ask-draw = **Vuoi offrire la patta a { $opponent } nella partita { $match }?** Se accetta, la partita finisce senza vittoria.
ask-agree = **Vuoi accettare la patta nella partita { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Finisce senza vittoria, e non si può tornare indietro.
next-none-anywhere = Non c’è nessuna partita che ti aspetta, in nessun server. Goditi la calma, o comincia: qui `/dvonn challenge` è contro di me, nel canale di un server contro altre persone.
next-none = Nessuna partita ti aspetta. Goditi la calma, o cominciane una con `/dvonn challenge`.

delivery-delayed = È salvato. Discord è lento in questo momento, quindi il canale lo mostrerà un po’ più tardi.
delivery-missing-permissions = È salvato, ma non posso mostrarlo in { $channel }: mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }. Chiedi alla moderazione di concedermi ciò che manca; poi `/dvonn board` mostra la partita.
delivery-no-channel = È salvato, ma non posso più pubblicare in { $channel }. Se il canale c’è ancora, chiedi alla moderazione di farmelo vedere; poi `/dvonn board` mostra la partita.
delivery-no-direct = È salvato, ma i miei messaggi diretti non ti arrivano. Consentili dai membri di un server che abbiamo in comune; poi `/dvonn board` mostra la partita.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-read-message-history = Leggi la cronologia dei messaggi

## Lists

games-heading-own = **Le tue partite in questo server**
games-heading-anywhere = **Le tue partite, qui e in tutti i server**
games-heading-other = **Le partite di { $player } in questo server**
games-against = contro { $opponent }
games-none-own = Ora non hai partite in corso qui. Cominciane una con `/dvonn challenge`.
games-none-anywhere = Ora non hai partite in corso. `/dvonn challenge` ne comincia una: qui contro di me, nel canale di un server contro altre persone.
games-none-finished = Nessuna tua partita è ancora finita.
games-none-other = Non ce ne sono che tu possa vedere.
games-none-against = Contro questa persona non ce ne sono.
games-match = Partita { $match }
games-line = { $sign } { $match } contro { $opponent }
games-won = **vittoria**
games-lost = **sconfitta**
games-drawn = **patta**
games-cancelled = annullata
games-closed = chiusa senza vittoria
games-score = { $own }–{ $other }
games-own-turn = **tocca a te**
games-other-turn = tocca a { $mover }
games-offer-draw = **ti viene offerta la patta**
games-offer-undo = **ti viene chiesto di annullare una mossa**
games-due = il tempo scade { $until }
games-away = orologio fermo per assenza, rientro: { $until }
games-halted = in pausa
place-direct = messaggi diretti
label-match = Partita { $match } · contro { $opponent }
label-finished = Partita { $match } · { $white } – { $black }
label-turn-own = tocca a te
label-turn-other = tocca all’altra parte
progress-placing = { $count ->
    [one] { $count } pedina piazzata
   *[other] { $count } pedine piazzate
  } su { $total }

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Prova una lezione
button-lesson-next = Avanti
button-lesson-again = Ancora
button-lesson-before = Passo precedente
button-lesson-anew = Ricomincia la lezione
button-first-match = Gioca una partita vera
lesson-welcome = Ti do il benvenuto! Giochi con il Bianco, e nulla può andare storto.
lesson-welcome-back = Che bello rivederti! Si riprende da qui.
lesson-heading = **Passo { $number } di { $count }.**
lesson-missed = **Quasi.** { $why } { $hint }
lesson-done = ✅ **Giusto!** { $told }

lesson-ask-red = Una pedina resta in gioco solo se una catena di vicine la collega a una pedina DVONN rossa. Piazza l’ultima rossa ad almeno tre caselle dalle altre due.
lesson-hint-red = In ogni riga, le caselle da h in poi sono abbastanza lontane.
lesson-done-red = Lontane tra loro, le rosse offrono collegamenti ovunque.
lesson-ask-edge = Ora il tuo colore. Piazza una pedina sul bordo, accanto a una pedina DVONN: lì può muoversi da subito ed è collegata.
lesson-hint-edge = Guarda accanto alle rosse in b1 e h5.
lesson-done-edge = Bel posto! Quando il tavoliere è pieno, il Bianco fa anche la prima mossa; da qui vedrai momenti più avanti in una partita.
lesson-ask-single = Una pedina singola si muove di una casella e deve arrivare su un’altra pedina o pila. Muovi la tua.
lesson-hint-single = Cerca una pedina proprio accanto.
lesson-done-single = Ora è in cima, quindi questa pila di due è tua.
lesson-ask-gap = Una pila si muove dritta, in una delle sei direzioni, esattamente di tante caselle quante sono le sue pedine; contano anche le caselle vuote. Muovi la tua pila di tre.
lesson-hint-gap = Conta tre caselle da c3.
lesson-done-gap = Ha scavalcato una pedina e una casella vuota, ed è arrivata sulla terza.
lesson-ask-blocked = Una pedina con vicine su tutti e sei i lati non può muoversi. Quale delle tue è bloccata?
lesson-hint-blocked = Conta le vicine di ogni tua pedina.
lesson-done-blocked = f3 non ha lati liberi. A tavoliere pieno si muovono solo le pedine sul bordo.
lesson-ask-takeover = Tutta la pila è del colore che sta in cima. Conquista la pila nera di tre.
lesson-hint-takeover = La pila nera di tre è in f3, accanto alla tua pedina in e3.
lesson-done-takeover = Le quattro pedine sono tue, e il Nero non può più muoverle.
lesson-ask-dvonn = Una pedina DVONN non si muove mai da sola, ma la tua pila in c3 ne porta una. Muovila, così le due pedine accanto perdono il collegamento.
lesson-hint-dvonn = La tua pila in c3 ha due pedine, quindi si muove di due caselle.
lesson-done-dvonn = Senza collegamento a una pedina DVONN, sono fuori dal gioco.
lesson-ask-cutoff = Così, dopo ogni mossa, ciò che ha perso il collegamento è fuori. Isola cinque pedine nere in un colpo solo.
lesson-hint-cutoff = La tua pedina in e3 è l’unico collegamento di cinque.
lesson-done-cutoff = Cinque pedine in una mossa! Solo le pedine DVONN restano sempre.
lesson-ask-careful = Anche le tue pile possono restare isolate; i pulsanti rossi ti avvertono. Fai una mossa che le salvi tutte.
lesson-hint-careful = Lascia e3 dov’è: da lì dipende la tua pila alta.
lesson-done-careful = La tua pila alta è ancora collegata alla pedina DVONN.
lesson-ask-pass = Si passa solo se non si può muovere. Muovi in modo che il Nero debba passare.
lesson-hint-pass = La pila nera di due può arrivare solo in d3: lì non lasciare nulla.
lesson-done-pass = Il Nero non ha mosse e passa, quindi muovi ancora tu.
lesson-ask-count = Nessuno può più muovere: la partita è finita. Quante pedine hanno le tue pile, di qualsiasi colore?
lesson-hint-count = Somma i numeri sulle pile con la cima bianca.
lesson-done-count = Cinque più sei fa 11, il Nero ne ha otto: vinci tu! A numeri uguali è pareggio.

lesson-missed-apart = Così dista solo { $distance ->
    [one] { $distance } casella
   *[other] { $distance } caselle
  } dalla pedina DVONN in { $space }.
lesson-missed-edge = { $space } non è sul bordo.
lesson-missed-beside = { $space } non ha pedine DVONN accanto.
lesson-missed-height = Così muovi { $height ->
    [1] una pedina singola
   *[other] una pila di { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Così non togli nulla al Nero.
    [1] Così conquisti una pedina singola.
   *[other] Così conquisti una pila di { $taken }.
  }
lesson-missed-carries = Quella pila non porta pedine DVONN.
lesson-missed-keeps = Così perdi { $lost ->
    [one] { $lost } pedina.
   *[other] { $lost } pedine.
  }
lesson-missed-cuts = { $cut ->
    [0] Così non isoli nulla del Nero.
    [one] Così isoli { $cut } pedina nera.
   *[other] Così isoli { $cut } pedine nere.
  }
lesson-missed-passes = { $left ->
    [0] Così nessuno può muovere, e la partita è finita.
   *[other] Così il Nero può ancora giocare { $move }.
  }
lesson-missed-surrounded = Accanto a { $space } c’è ancora posto: { $free }.
lesson-missed-at-edge = { $space } è sul bordo, dove nessuna pedina è mai circondata.
lesson-missed-score = Non sono { $number }.

lesson-end = 🎉 **Ora sai giocare a DVONN.** Costruisci pile, tienile collegate alle pedine rosse e arriva alla fine con più pedine dell’altra parte.
lesson-first-match = **Gioca una partita vera** ne comincia subito una contro di me, al livello più facile. Le pedine sono disposte a caso, quindi muovi fin dall’inizio.

## Trying moves out

button-try-out = Prova mosse
button-chances = Probabilità
button-keep-line = Conserva
button-rename-line = Rinomina
button-drop-line = Elimina
button-share-line = Condividi immagine
button-animate-line = Condividi animazione
button-lines = Le mie varianti
form-line-name = Conserva questa variante
field-line-name = Nome
ask-line = Apri una variante
try-named = **{ $name }**
try-unnamed = **Prova mosse**
try-from = { $title }, { $ply ->
    [0] dall’inizio
   *[other] dopo la mossa { $ply }
  }
try-start = { $left ->
    [0] Gioca per entrambe le parti, fin dove vuoi. Non conta, e lo vedi solo tu.
   *[other] Qui comincia la tua variante. Premi ▶, o gioca altre mosse.
  }
try-step = Mossa { $at } di { $last }: { $told }
try-to-move = { $sign } Tocca al { colour }
try-to-place-dvonn = { $sign } Il { colour } piazza una pedina DVONN
try-to-place = { $sign } Il { colour } piazza una pedina
try-to-pass = { $sign } Il { colour } non ha mosse e passa: premi ▶
try-resumed = L’ultima volta eri a questo punto.
try-no-moves = Ancora nessuna mossa: torna indietro e giocane qualcuna, per entrambe le parti.
try-earlier = { $count ->
    [one] La prima mossa ({ $count }): { $moves }
   *[other] Le prime { $count } mosse: { $moves }
  }
try-caption = { $match ->
    [0] Da una notazione
   *[other] Dalla partita { $match }
  }, { $ply ->
    [0] dall’inizio
   *[other] dopo la mossa { $ply }
  }
try-told = Mosse che qualcuno ha provato: { $moves }.
lines-none = Non conservi ancora varianti. Premi **Prova mosse** nella **Cronologia** di una partita, gioca qualche mossa per entrambe le parti, poi premi **Altro** e **Conserva**.
lines-heading = **Le tue varianti** ({ $count } su { $most })
lines-of-record = Da una notazione
lines-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
shared-line = { $player } condivide alcune mosse su cui riflettere:
done-line-kept = ✅ Conservata. La ritrovi in `/dvonn me lines`.
done-line-dropped = Eliminata dalle tue varianti. Qui è ancora aperta: **Conserva** la recupera.

refused-no-such-line = Questa variante non c’è più. Aprine un’altra in `/dvonn me lines`, o ricomincia: **Prova mosse** sta in **Cronologia**.
refused-no-name = Così non è ancora un nome. Dai alla variante un nome con cui ritrovarla.
refused-too-many-lines = Conservi già { $most } varianti, e non c’è più posto. Elimina una che non ti serve, poi conserva questa; intanto resta aperta.
refused-line-in-play = La partita { $match } è ancora in corso, quindi questa variante resta tra noi. Potrai condividerla quando la partita sarà finita.
refused-nothing-to-try = In questa posizione la partita è finita, quindi non c’è più nulla da provare. Torna indietro di una mossa o due.

## Puzzles

button-puzzle-another = Altro rompicapo
button-puzzle-again = Riprova
button-puzzle-solution = Soluzione
puzzle-task = **Rompicapo { $number }.** Tocca al { colour }: una sola mossa vince. Trovala.
puzzle-task-own = **Rompicapo { $number } dalle partite di questo server.** Tocca al { colour }: una sola mossa vince. Trovala.
puzzle-card = **Rompicapo { $number }.** Tocca al { colour }: una sola mossa vince. Chi la trova?
puzzle-card-own = **Rompicapo { $number } dalle partite di questo server.** Tocca al { colour }: una sola mossa vince. Chi la trova?
puzzle-name = **Rompicapo { $number }.**
puzzle-name-own = **Rompicapo { $number } dalle partite di questo server.**
puzzle-card-heading = 🧩 **Un rompicapo per chi vuole**
puzzle-card-daily = 🧩 **Rompicapo del giorno**
puzzle-card-until = I tuoi tentativi li vedi solo tu. La soluzione arriva { $until }.
puzzle-card-found =
    ✅ **Risolto da { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }:** { $named }
puzzle-card-found-further = ✅ **Risolto da { $count } persone:** { $named } e { $others ->
    [one] { $others } altra persona
   *[other] altre { $others } persone
  }
puzzle-card-unsolved = Questa volta qui non l’ha trovata nessuno.
shared-puzzle = { $player } condivide un rompicapo:
puzzle-shared-later = Discord è lento in questo momento. Il rompicapo comparirà in questo canale appena possibile.
button-puzzle-solve = Risolvi
button-puzzle-back = Al rompicapo
puzzle-solver = Il tuo rating nei rompicapo: { $rating } · risolti { $solved } su { $tried }.
puzzle-longest = Serie più lunga: { $count }.
puzzle-solved = ✅ **{ $move } vince.** Bel colpo d’occhio!
puzzle-solution = **{ $move }** è l’unica mossa che vince.
puzzle-theme-cut-off = Tutto gira intorno a un grande isolamento.
puzzle-theme-connection = Così le tue pile restano collegate a una pedina DVONN.
puzzle-theme-last-moves = L’altra parte resta senza mosse, e tu continui a muovere.
puzzle-theme-count = Tutto dipende da dove arrivano le ultime pile.
puzzle-missed = ❌ **{ $move } non vince.**
puzzle-answer = La risposta migliore: { $told }
puzzle-rated = Il tuo rating nei rompicapo: **{ $rating }** ({ $change }).
puzzle-streak = Sono { $count } di fila.
puzzle-uncounted = Il tuo rating nei rompicapo resta a **{ $rating }**: conta solo il primo tentativo.

## Refusals

refused-challenged-oneself = Non puoi giocare contro di te. Scegli un’altra persona, o non indicare nessuno, così può accettare chiunque.
refused-challenged-bot = Gli altri bot non giocano a DVONN. Scegli una persona o me, o non indicare nessuno, così può accettare chiunque.
refused-opponent-cannot-see = { $opponent } non può vedere questo canale. Lancia la sfida in un canale visibile a entrambe le parti.
refused-cannot-see = Non puoi vedere il canale in cui si giocherebbe questa partita. Chiedi prima a chi gestisce il server di farti entrare lì, poi torna qui.
refused-no-such-challenge = Questa sfida non c’è più. Lanciane una nuova con `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } non accetta sfide. Sfida un’altra persona, o non indicare nessuno, così può accettare chiunque.
refused-asked-often-enough = { $opponent } ha già diverse sfide tue. Aspetta una risposta, o ritirane una in `/dvonn me challenges`.
refused-too-many-challenges = Hai { $most } sfide aperte in questo server, e di più non si può. Ritirane una in `/dvonn me challenges`, o aspetta una risposta.
refused-declined-lately = { $opponent } ha appena rifiutato una tua sfida. Puoi chiedere di nuovo { $until }; intanto qualcun altro giocherà volentieri.
refused-challenge-accepted = Questa sfida è già stata accettata. Il tavoliere è più in basso; puoi cominciare un’altra partita con `/dvonn challenge`.
refused-challenge-declined = Questa sfida è stata rifiutata. Puoi lanciarne un’altra con `/dvonn challenge`.
refused-challenge-withdrawn = Questa sfida è stata ritirata. Puoi lanciarne un’altra con `/dvonn challenge`.
refused-challenge-expired = Nessuno ha risposto in tempo a questa sfida. Puoi lanciarne un’altra con `/dvonn challenge`.
refused-own-challenge = Questa è la tua sfida, quindi deve rispondere qualcun altro. Puoi ritirarla con `/dvonn me challenges`.
refused-not-your-challenge = Solo { $opponent } può rispondere a questa sfida. Lanciane una tua con `/dvonn challenge`.
refused-decline-open-challenge = Questa sfida è aperta a chiunque. Se non vuoi giocare, lasciala semplicemente stare.
refused-not-your-withdrawal = Solo { $challenger } può ritirare questa sfida.
refused-no-such-match = In questo server non c’è una partita { $match }. `/dvonn games` elenca le tue.
refused-no-match-meant = Non hai partite in questo server. Cominciane una con `/dvonn challenge`.
refused-direct-no-such-match = Non hai una partita { $match }. `/dvonn games` elenca le tue; quelle di altre persone le mostro solo nel loro server.
refused-direct-no-match-meant = Ora non hai partite in corso. `/dvonn challenge` ne comincia una contro di me qui, o contro un’altra persona nel canale di un server.
refused-only-in-servers = **{ $command }** va usato nel canale di un server, dove altri possono vederlo. Usalo lì.
refused-nobody-else-here = Qui puoi giocare solo contro di me: non indicare nessuno. Sfida le persone nel canale di un server, dove possono vederlo.
refused-left-the-server = Non fai più parte del server in cui si giocherebbe. Prima rientra lì, poi torna qui.
refused-unclear-match = Quale partita intendi: { $matches }? Indica il suo numero in `partita`.
refused-not-a-player = Questa partita la guardi soltanto: possono giocarla solo { $white } e { $black }. Cominciane una tua con `/dvonn challenge`.
refused-match-over = La partita { $match } è finita, quindi non ci si può più giocare. Cominciane una nuova con `/dvonn challenge`.
refused-board-moved-on = Quel tavoliere è superato: la partita è andata avanti. Ecco com’è ora.
refused-not-your-turn = Non tocca a te: aspettiamo { $player }.
refused-offer-stands = C’è ancora un’altra offerta aperta. { $offer }
refused-offer-lapsed = Quell’offerta non vale più: c’è già stata una risposta o una mossa.
refused-own-offer = Questa è la tua offerta, quindi deve rispondere { $opponent }.
refused-nothing-to-undo = Non c’è nulla da annullare: puoi annullare solo una mossa tua, e solo finché non arriva la risposta.
refused-too-many-replies = Così sarebbero più di { $most } risposte, e non posso tenerne di più. Prima scartane qualcuna.
refused-plan-of-spaces = Tutte le pedine sono piazzate, quindi non ci sono più caselle da pianificare. `/dvonn plan` senza caselle pianifica risposte alle mosse.
refused-plan-of-moves = Si stanno ancora piazzando le pedine. Finché il tavoliere non è pieno, `/dvonn plan` con le caselle pianifica dove vanno le tue.
refused-plan-without-answer = A un piano serve la tua risposta: metti la tua mossa dopo quella dell’altra parte.
refused-plan-changed = Intanto il tuo piano è cambiato. Ecco com’è ora.
refused-illegal-plan = { $move } lì non si può più giocare, quindi non è nel piano.
refused-plan-on-own-turn = Tocca a te, quindi non c’è nulla da aspettare: gioca la tua mossa. Per pianificare il seguito, scrivi `/dvonn plan` con una variante.
refused-no-rematch-yet = Questa partita non è ancora finita. Potrai chiedere la rivincita alla fine.
refused-not-a-list-of-spaces = “{ $text }” non è una casella del tavoliere. Indica caselle separate da spazi, come c3 d4 e2.
refused-not-a-line = Non riesco a leggere “{ $text }” come mossa. Indica a turno le mosse di entrambe le parti, come c3-d4 e5-e4.
refused-not-a-space = “{ $text }” non è una casella del tavoliere. Indica una lettera dalla a alla k e una riga da 1 a 5, come c3.
refused-missing-permissions = Non posso gestire una partita in { $channel }: mi { $count ->
    [one] manca il permesso
   *[other] mancano i permessi
  } { $permissions }. Chiedi alla moderazione di concedermi ciò che manca, o gioca in un altro canale.
refused-no-channel = Non posso pubblicare in { $channel }. Chiedi alla moderazione di farmelo vedere, o gioca in un altro canale.
refused-not-the-manager = Può farlo solo chi gestisce questo server. Rivolgiti a qualcuno con il permesso **Gestisci server**.
refused-not-a-date = Non riesco a leggere “{ $text }” come un momento futuro. Scrivi una data come 2026-12-24 o 24 dic, o una durata, come 5 giorni o 2 settimane.
refused-not-quiet-hours = Non riesco a leggere “{ $text }”. Scegli le due ore e indica un fuso orario come Europe/Rome.
refused-away-too-long = { $days ->
    [0] Dei { $most } giorni di quest’anno non te ne resta nessuno. Ognuno torna dopo un anno.
    [one] È troppo: dei { $most } giorni di quest’anno te ne resta { $days }. Scegli un giorno più vicino.
   *[other] È troppo: dei { $most } giorni di quest’anno te ne restano { $days }. Scegli un giorno più vicino.
  }
refused-not-away = Non hai assenze in corso, quindi i tuoi orologi vanno già.
refused-channel-not-allowed = In questo server si gioca altrove: in { $channels }. Usa il comando lì.
refused-late-form = Ci ho messo troppo, scusa. Premi di nuovo il pulsante.
refused-watched-own-match = In questa partita giochi tu. In `/dvonn me preferences` decidi quando ti avviso.
refused-not-watchable = Questa partita si gioca in un thread privato, quindi altrove non ne do notizie. Per seguirla guarda lì dentro.
refused-not-followed = { $channel } non mostra partite. Usa `/dvonn-admin follow` perché un canale le mostri.
refused-unreadable-command = Non ho potuto leggere quel comando: forse è cambiato da quando hai aperto Discord. Riavvia Discord, poi scrivilo di nuovo.
refused-discord-silent = In questo momento Discord non mi risponde, quindi non è cambiato nulla. Riprova tra un minuto.
refused-outdated-control = Questo pulsante è di una mia versione più vecchia. Usa `/dvonn board` per averne uno nuovo.

illegal-game-over = La partita è finita.
illegal-must-place = Prima di muovere le pile vanno piazzate tutte le 49 pedine. Usa `/dvonn place` o **Piazza**.
illegal-must-stack = Tutte le pedine sono piazzate, quindi ora si muovono le pile. Usa `/dvonn move` o **Muovi**.
illegal-must-pass = Nessuna delle tue pile può muoversi, quindi passi.
illegal-may-not-pass = Una delle tue pile può muoversi, quindi non puoi passare.
illegal-occupied = { $space } è occupata. Scegli una casella libera.
illegal-empty-space = Non c’è nessuna pila in { $source }.
illegal-lone-dvonn = La pedina DVONN in { $source } non è di nessuno e non si muove mai da sola.
illegal-not-your-stack = La pila in { $source } non è tua: in cima c’è una pedina avversaria.
illegal-surrounded = La pila in { $source } è circondata su tutti e sei i lati, quindi non può muoversi.
illegal-same-space = Una pila deve andare in una casella diversa da { $source }.
illegal-not-a-straight-line = { $move } non è una linea retta sul tavoliere.
illegal-wrong-distance = La pila in { $source } ha { $height ->
    [one] { $height } pedina, quindi si muove esattamente di { $height } casella
   *[other] { $height } pedine, quindi si muove esattamente di { $height } caselle
  }, non di { $distance }.
illegal-empty-target = { $target } è vuota: una mossa deve finire su una pedina o una pila.
illegal-anywhere = Da { $source } non c’è nulla su cui arrivare { $height ->
    [1] in una casella accanto
   *[other] esattamente a { $height } caselle
  }.
legal-targets = Da { $source } può andare in { $targets }.
legal-stacks = Puoi muovere: { $spaces }.

apology = Qualcosa è andato storto da parte mia, scusa. Riprova; se succede ancora, comunica il riferimento **{ $reference }** a chi mi gestisce.
apology-store = In questo momento non raggiungo il mio database, scusa, e non è cambiato nulla. Riprova tra un minuto (riferimento **{ $reference }**).
apology-stopping = Mi sto riavviando e non ho potuto finire, scusa. Guarda se è andato a buon fine, altrimenti riprova tra un minuto.

refused-no-such-plies = Questa partita ha le mosse da { $first } a { $last }. Indica `da` e `a` in questo intervallo, prima il numero più piccolo.
refused-picture-too-large = Quell’animazione supererebbe { $limit } kB, che qui è troppo. Chiedi meno mosse con `da` e `a`.
refused-not-to-be-shared-here = Qui qualcuno non può vedere il canale di quella partita, quindi non la mostro. Puoi condividerla nel suo canale.
refused-may-not-write = Non puoi scrivere in questo canale, quindi non pubblico qui per te.
refused-no-record-given = Dammi una sola notazione: come `testo` o come `file`.
refused-record-too-large = È troppo lungo per una notazione: leggo al massimo { $limit } kB.
refused-file-not-given = Discord non mi ha passato quel file, quindi non ho potuto leggerlo. Riprova tra un attimo, o incolla la notazione come testo.
refused-record-not-text = Quel file non è testo semplice. Salva la notazione come testo in UTF-8 e riprova.
refused-no-such-import = Non ho più questa notazione: le conservo per 7 giorni. Usa `/dvonn record import` per importarla di nuovo.
refused-nothing-left-to-play = A quel punto la partita è finita, quindi da lì non si può continuare. Scegli una mossa precedente.

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
rules-text-edge = Metti molte pedine **sul bordo**, dove possono muoversi da subito, e **vicino alle pedine DVONN**, dove restano collegate.
    Sparpagliale: le pedine ammassate si bloccano a vicenda e si possono perdere tutte insieme.
rules-caption-edge = Nell’immagine il Bianco ha { $edge } pedine su { $count } sul bordo e { $near } entro due caselle da una pedina DVONN, e non si toccano tra loro.
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

tip-edge = 💡 **Consiglio:** metti delle pedine sul bordo. Lì si muovono da subito; quelle all’interno aspettano che una vicina se ne vada.
tip-red = 💡 **Consiglio:** resta vicino alle pedine DVONN ({ $spaces }). Dopo il piazzamento, ciò che perde il collegamento con loro è fuori.
tip-spread = 💡 **Consiglio:** sparpaglia le pedine. Quelle ammassate si bloccano a vicenda e si possono perdere tutte insieme.
tip-landing = 💡 **Consiglio:** arriva sulle pile avversarie. Conquisti ciò su cui arrivi, e l’altra parte ha una pila in meno da muovere.
tip-links = 💡 **Consiglio:** cura i collegamenti. Senza { $space } perderesti { $spaces }: pensaci bene prima di muoverla.
tip-mobile = 💡 **Consiglio:** conserva le pile basse. Quella in { $space } non trova nulla a { $height } caselle; più una pila è alta, prima si blocca.
tip-danger = 💡 **Consiglio:** occhio alla pedina DVONN in { $space }. Se va via, puoi perdere { $spaces }; potresti arrivarci sopra prima tu.
tip-last = 💡 **Consiglio:** spesso decidono le ultime mosse. Tienine qualcuna da parte, così l’altra parte dovrà passare prima di te.

help = **DVONN, una mossa alla volta** · un gioco di Kris Burm, il quarto del progetto GIPF
    Se è la tua prima volta, **Prova una lezione** dura quattro minuti, e **Come si gioca** spiega tutte le regole.
    { $place ->
        [direct] Premi **Sfida il computer**, e si comincia subito qui. Per giocare con altre persone, premi **Sfida qualcuno** nel canale di un server.
       *[server] Premi **Sfida qualcuno**: terrò il tavoliere nel canale e avviserò ogni volta chi è di turno.
    }
    Si gioca con i pulsanti sotto il tavoliere, o scrivendo `/dvonn place` e `/dvonn move`, il modo migliore con un lettore di schermo.
help-commands = **Tutti i comandi**
    - **Impara:** `/dvonn learn` è una lezione su piccoli tavolieri, `/dvonn rules` spiega tutte le regole con immagini. Funzionano anche nei messaggi diretti con me.
    - **Comincia:** `/dvonn challenge` sfida qualcuno, o chiunque accetti; con un `livello` da 1 a 8 giochi subito contro di me, anche nei messaggi diretti. `/dvonn me challenges` elenca le tue sfide aperte.
    - **Orientati:** `/dvonn next` apre la partita che ti aspetta da più tempo, `/dvonn games` elenca le tue partite, in corso e finite, e `/dvonn board` riporta un tavoliere in fondo al suo canale.
    - **Gioca scrivendo:** `/dvonn place` e `/dvonn move` fanno ciò che fanno i pulsanti. Propongono in parole le mosse permesse, ciascuna con il suo effetto: il modo migliore con un lettore di schermo.
    - **Senza immagini:** `/dvonn text` descrive il tavoliere riga per riga; con `/dvonn me preferences` le tue pagine diventano parole.
    - **Migliora:** `/dvonn puzzle` ti dà un rompicapo alla tua altezza; premi **Suggerimento** quando tocca a te contro di me, o nella **Cronologia** di una partita finita.
    - **Prova mosse:** **Prova mosse**, nella **Cronologia** e sui tuoi tavolieri, ti fa giocare in privato per entrambe le parti; `/dvonn me lines` elenca ciò che conservi.
    - **Impara da una partita:** `/dvonn review`, o **Analisi** sotto il risultato, mostra le mosse peggiori e che cosa era meglio.
    - **Risparmia tempo:** `/dvonn plan` prepara i tuoi prossimi piazzamenti, o le risposte alla prossima mossa avversaria.
    - **Ripensaci:** `/dvonn undo` chiede di annullare una mossa; `/dvonn resign` abbandona una partita o offre la patta (prima ti chiedo conferma).
    - **Guarda:** `/dvonn watch live` elenca le partite in corso; **Segui** sotto un tavoliere ti tiene al corrente, e `/dvonn watch list` elenca ciò che segui.
    - **Riguarda:** premi **Cronologia** sotto un tavoliere; `/dvonn record replay` mostra una partita in una breve animazione, `/dvonn record chart` in un colpo d’occhio. `/dvonn record export` ti dà la notazione; `/dvonn record import` ne legge una, e da lì può cominciare una partita.
    - **A modo tuo:** `/dvonn me preferences` riguarda avvisi, ore di silenzio, immagini, e chi può sfidarti. `/dvonn me away` ferma i tuoi orologi mentre non puoi giocare, `/dvonn me back` li fa ripartire.
    - **I tuoi dati:** `/dvonn me forget` mostra che cosa conservo di te, e lo cancella se vuoi; PRIVACY.md, accanto al mio codice sorgente, dice di più.
    - **Gestisci un server:** per chi lo gestisce, `/dvonn-admin settings` dice dove e come si gioca, `/dvonn-admin follow` fa mostrare le partite al pubblico in un canale, `/dvonn-admin cancel` annulla una partita o una sfida, `/dvonn-admin ban` e `/dvonn-admin unban` decidono chi può sfidare, `/dvonn-admin export` consegna tutte le partite, e `/dvonn-admin log` dice chi ha fatto che cosa.
    Se mi riavvio non si perde nulla: partite e pulsanti continuano a funzionare.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Il gioco da tavolo DVONN: impara, sfida altre persone, gioca mossa per mossa
command-learn = Impara DVONN giocando: una lezione di quattro minuti, solo per te
command-rules = Tutte le regole di DVONN con immagini, e cinque consigli
command-challenge = Comincia una partita: sfida qualcuno, o chiunque accetti
command-help = Come cominciare, e tutto ciò che so fare
command-puzzle = Trova l’unica mossa che vince: un rompicapo alla tua altezza
command-next = La tua prossima mossa: apre la partita che ti aspetta da più tempo
command-games = Le tue partite, in corso e finite: a chi tocca, e ogni tavoliere a portata di mano
command-place = Piazza una pedina scrivendo la casella; ti propongo solo quelle libere
command-move = Muovi una pila scrivendo; ti propongo solo mosse permesse, ciascuna con il suo effetto
command-board = Il tavoliere di una partita com’è ora; il tuo torna in fondo al suo canale
command-text = Il tavoliere di una partita in parole, riga per riga, per chi non vede le immagini
command-review = Una partita finita, riguardata: probabilità, mosse peggiori e che cosa era meglio
command-plan = Mosse preparate in anticipo, giocate appena tocca a te; le vedi solo tu
command-undo = Chiedi all’altra parte di annullare la tua ultima mossa
command-resign = Abbandona una partita, o offri la patta; prima ti chiedo conferma
command-watch = Le partite di altre persone: quali sono in corso, e quali segui
command-watch-live = Le partite in corso in questo server, con i link ai loro tavolieri
command-watch-list = Le partite che segui in questo server, e come smettere
command-record = Partite come animazioni, grafici e file
command-record-replay = Una partita, o una sua parte, come immagine animata
command-record-chart = Una partita in un colpo d’occhio: punteggio, isolamenti e mosse possibili
command-record-export = La notazione di una partita in un file da portare via
command-record-import = Sfoglia la notazione di una partita, e comincia a giocare da una sua posizione
command-me = Le tue preferenze, le tue sfide e assenze, i tuoi dati
command-me-preferences = Quando ti avviso, ore di silenzio, chi può sfidarti, l’aspetto delle immagini
command-me-lines = Le tue varianti: mosse che hai provato per entrambe le parti, con un nome
command-me-challenges = Le tue sfide aperte: accettale, rifiutale o ritirale
command-me-away = Ferma i tuoi orologi mentre non puoi giocare, fino a 30 giorni l’anno
command-me-back = Termina la tua assenza, così i tuoi orologi ripartono
command-me-forget = Guarda che cosa conservo di te, e fallo cancellare
command-dvonn-admin = Gestisci DVONN in questo server
command-admin-settings = Dove e come si gioca in questo server (serve Gestisci server)
command-admin-follow = Fai mostrare le partite del server al pubblico in un canale (serve Gestisci server)

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-opponent = contro
name-colour = colore
name-setup = disposizione
name-level = livello
name-pace = tempo
name-until = fino-a
name-match = partita
name-space = casella
name-source = da
name-target = a
name-player = persona
name-spaces = caselle
name-line = variante
name-first = da
name-last = a
name-chosen = formato
name-text = testo
name-file = file
name-channel = canale
name-results-only = solo-risultati
name-stop = interrompi
name-challenge = sfida
name-user = persona
name-reason = motivo

option-opponent = Chi sfidi; se non indichi nessuno, può accettare chiunque
option-colour = Il colore con cui vuoi giocare; se non lo scegli, a sorte
choice-colour-random = a sorte
choice-colour-white = Bianco
choice-colour-black = Nero
option-setup = Come arrivano le pedine sul tavoliere; se non scegli, le piazzate voi
choice-setup-full = le piazzate voi: circa 40 turni a testa
choice-setup-random = a caso: si muove subito, circa 15 turni a testa
option-level = Gioca contro di me: 1 è per chi comincia, 8 è il massimo delle mie forze
option-pace = Il tempo per mossa; se non lo scegli, quello abituale del server
choice-pace-none = senza limiti di tempo
choice-pace-one = 1 giorno per mossa
choice-pace-three = 3 giorni per mossa
choice-pace-week = 7 giorni per mossa
choice-pace-fortnight = 14 giorni per mossa
option-until = Una data come 2026-12-24 o 24 dic, o una durata, come 5 giorni
option-space = Una casella libera, come c3
option-from = La casella della tua pila, come c3
option-to = La casella in cui va
option-match = Il numero della partita, se non è chiaro quale intendi
option-player = Di chi sono le partite; se non indichi nessuno, le tue
option-games-against = Solo partite contro questa persona
ask-games-against = Solo partite contro …
choice-games-everybody = contro chiunque
option-spaces = Dove vanno le tue prossime pedine, prima le più volute: c3 d4 e2; vuoto: mostra il tuo piano
option-line = Le mosse di entrambe le parti da ora: c3-d4 e5-e4 f3-g3 …; le tue sono le risposte
option-first = Da quale mossa; 0 è l’inizio
option-last = Fino a quale mossa
option-format = Come scriverla; se non scegli, come fa Little Golem
choice-format-text = testo, come in Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, con l’orario di ogni mossa
option-text = La notazione stessa: testo di Little Golem, SGF o JSON
option-file = La notazione in un file di al massimo 64 kB
option-follow-channel = Il canale che le mostra
option-follow-player = Di chi sono le partite; vuoto: di chiunque
option-follow-results = Mostra solo i risultati, senza tavolieri in diretta
option-follow-stop = Non mostrare più partite nel canale
