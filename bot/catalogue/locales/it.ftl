# What more than one part of the bot says, in Italian; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
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
anybody = tutti
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Account eliminato
unknown-user = Account sconosciuto
language-name = Italiano
label-language = Lingua: { $language }

## The board message

board-heading = **DVONN · partita { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **Tocca a { $player }**
turn-place = { $sign } **Tocca a { $player } piazzare**
next-piece-dvonn = Pedina DVONN { $count } di { $total }
next-piece-own = Pedina { $count } di { $total }
turn-reminder = { $sign } **{ $player }, il tuo tempo sta per scadere**
your-turn = { $sign } **Tocca a te:** { $task }
task-move = muovi una colonna
task-place-own = piazza una pedina { $colour ->
    [white] bianca
   *[black] nera
  } ({ $count } di { $total })
task-place-dvonn = piazza una pedina DVONN rossa ({ $count } di { $total })

told-begun-record = La partita comincia da una posizione data.
told-begun-full = Il tavoliere è vuoto. Comincia il Bianco.
told-begun-random = Le pedine sono state disposte a caso. Comincia il Bianco.
told-placed-own = { colour }: pedina in { $space }.
told-placed-dvonn = { colour }: pedina DVONN in { $space }.
told-all-placed = Tutte le pedine sono piazzate. Il Bianco, che ha piazzato l’ultima, fa anche la prima mossa.
told-moved = { colour }: { $move }, ora una colonna di { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, ora una colonna di { $height }.
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
        [one] { $count } colonna bianca
       *[other] { $count } colonne bianche
      }
   *[black] { $count ->
        [one] { $count } colonna nera
       *[other] { $count } colonne nere
      }
  } ({ $pieces } pedine)
told-passed = Il { colour } non ha mosse e passa.

told-latest = Ultima mossa: { $told }
told-undone = Mossa del { colour } annullata: { $move }.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } fino alle { $at }
clock-away = assente, rientro: { $until }
clock-given = 🎁 { $player } ha regalato del tempo a { $other }: { $time }.
clock-halted-no-channel = **In pausa:** non posso scrivere in { $channel }. Apri la partita con `/dvonn games` in un altro canale e premi **Sposta qui**.
clock-halted-missing-permissions = **In pausa.** Permessi mancanti in { $channel }: { $permissions }. Apri la partita con `/dvonn games` in un altro canale e premi **Sposta qui**.
clock-halted-locked = **In pausa:** { $channel } è bloccato, quindi non posso scriverci. La partita riprende appena la moderazione lo sblocca. Oppure apri la partita con `/dvonn games` in un altro canale e premi **Sposta qui**.
clock-halted-timeout = **In pausa:** la moderazione mi ha messo in timeout fino a { $until }. La partita riprende dopo.
clock-halted-refused = **In pausa:** Discord rifiuta il mio messaggio in { $channel }. Continuo a riprovare. Oppure apri la partita con `/dvonn games` in un altro canale e premi **Sposta qui**.
clock-halted-managed = { $player } può gestire questo canale, quindi il suo orologio continua a correre. Dopo 30 giorni senza una sua mossa, perde.
clock-halted-managed-timeout = { $player } può mettermi in timeout, quindi il suo orologio continua a correre. Dopo 30 giorni senza una sua mossa, perde.
clock-halted-direct = **In pausa:** i miei messaggi diretti non ti arrivano. Consentili, poi apri la partita qui con `/dvonn games`.
clock-halted-direct-of = **In pausa:** i miei messaggi diretti non arrivano a { $player }, quindi il suo orologio continua a correre. Si riprende quando saranno consentiti e la partita verrà aperta qui con `/dvonn games`. Dopo 30 giorni senza una sua mossa, perde.
clock-halted-direct-one = **In pausa:** i miei messaggi diretti arrivano solo a una persona. Bisogna consentirli, o entrare in un server in cui ci sono io, e poi aprire la partita qui con `/dvonn games`.
clock-halted-server = **In pausa:** non sono più nel server. La partita riprende se mi invitano di nuovo.
clock-halted-watched = **In pausa:** per ora la partita non può continuare.
clock-halted-in-play = **In pausa:** altre persone stanno giocando questa posizione in un’altra partita, quindi per ora qui non muovo. Muoverò appena la loro partita sarà andata oltre.
clock-halted-protected = **In pausa:** questa posizione fa parte di un tavoliere che tutti giocano senza aiuti. Muoverò quando il termine sarà scaduto.

board-found = Ho trovato qualcuno: { $player }. Buon divertimento!
offer-draw = 🤝 **{ $player } offre la patta.** { $other }, accetta o rifiuta. L’offerta scade con la prossima mossa.
offer-undo = ↩️ **{ $player } chiede di annullare { $move }.** { $other }, accetta o rifiuta. La richiesta scade con la prossima mossa.
offer-draw-own = 🤝 **Hai offerto la patta.** { $other } non ha ancora risposto. L’offerta scade con la prossima mossa.
offer-undo-own = ↩️ **Hai chiesto di annullare { $move }.** { $other } non ha ancora risposto. La richiesta scade con la prossima mossa.
offer-draw-refused = { $player } ha rifiutato la patta.
offer-undo-refused = { $player } ha rifiutato di annullare la mossa.

result-board = 🏆 **{ $first } vince { $more }–{ $less }** contro { $second }.
result-resignation = 🏆 **Vince { $first }:** { $phase ->
    [placing] { $second } ha abbandonato.
   *[stacking] { $second } ha abbandonato sul ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **Vince { $first }:** { $phase ->
    [placing] { $second } ha esaurito il tempo.
   *[stacking] { $second } ha esaurito il tempo sul ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Pareggio, { $more }–{ $more }**, tra { $first } e { $second }.
result-agreement = 🤝 **Patta:** { $phase ->
    [placing] { $first } e { $second } l’hanno concordata.
   *[stacking] { $first } e { $second } l’hanno concordata sul ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Chiusa senza risultato:** la partita tra { $first } e { $second } era in pausa da 30 giorni.
result-void = **Nessun risultato** tra { $first } e { $second }.
result-cancelled-time = **Annullata, nessun risultato:** il tempo di { $late } è scaduto, ma troppo presto perché la partita contro { $other } conti.
result-cancelled-resigned = **Annullata, nessun risultato:** una delle due parti ha abbandonato prima che { $first } e { $second } avessero fatto due mosse a testa.
result-cancelled-manager = **Annullata, nessun risultato:** chi gestisce il server ha chiuso la partita tra { $first } e { $second }.
result-cancelled-end = **Annullata, nessun risultato:** il termine è scaduto prima che { $first } e { $second } avessero finito la partita.

## A position in words: what a picture shows, for those who can't see it

position-won = La partita è finita. Vince il { colour }, { $more } a { $less }.
position-tied = La partita è finita. È pareggio, { $more } pari.
position-place-dvonn = Il { colour } deve piazzare una pedina DVONN.
position-place = Il { colour } deve piazzare una pedina.
position-pass = Il { colour } non può muovere e deve passare.
position-move = Tocca al { colour }.
position-players = Bianco: { $white }. Nero: { $black }.
position-withheld = -# Il tavoliere è descritto a parole perché in questo canale non puoi allegare file. Nei tuoi messaggi diretti con me è un’immagine.
position-score = Punteggio: Bianco { $white }, Nero { $black }.
position-row = Riga { $row }, da { $first } a { $last }: { $stacks }.
position-here = { $colour ->
    [white] bianca
   *[black] nera
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}con DVONN
   *[other] {" "}con { $dvonn } DVONN
  }
position-here-empty = **vuota**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nessuna colonna.
position-single = { $count ->
    [one] pedina singola
   *[other] pedine singole
  } in { $spaces }
position-high = { $count ->
    [one] colonna
   *[other] colonne
  } di { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}con una pedina DVONN
   *[other] {" "}con { $dvonn } pedine DVONN
  } in { $spaces }
position-high-each = colonne di { $height }, ciascuna con una pedina DVONN, in { $spaces }
position-lone-dvonn = { $count ->
    [one] Pedina DVONN da sola
   *[other] Pedine DVONN da sole
  } in { $spaces }.
position-empty = Vuote: { $spaces }.
position-vacant = { $count ->
    [0] Nessuna casella è vuota.
    [49] Il tavoliere è vuoto.
   *[other] Altre caselle vuote: { $count }.
  }
position-last-move = Ultima mossa: { $told }.
position-cut-off = La mossa ha isolato: { $told }.
position-falling = La mossa isolerebbe: { $told }.
position-at-risk = Isolate solo se la mossa va in { $targets }: { $spaces }.
position-blocked = Bloccate (circondate su tutti e sei i lati): { $told }.
position-played = Freccia punteggiata, la mossa giocata: { $told }.
position-numbered = Frecce numerate, il piano: { $told }.
position-better = Freccia continua, una mossa migliore: { $told }.
position-chosen = Scelta: { $told }.
position-targets = { $count ->
    [one] Destinazione possibile: { $told }.
   *[other] Destinazioni possibili: { $told }.
  }
position-movable = Possono muoversi: { $told }.
position-planned = Pianificate, in quest’ordine: { $told }.
position-danger = In pericolo: { $threats }.
position-threat = { $spaces } se il { colour } muove da { $space }

## Buttons

button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira
button-to-challenge = Vai alla sfida
button-move = Muovi
button-why-not = Perché solo queste?
button-close = Chiudi
button-more = Altro
button-open = Apri
button-back = Indietro
button-never-mind = Lascia stare
button-play-anyway = Giocala
button-rules = Come si gioca
button-to-board = Vai al tavoliere
button-show-here = Mostrala qui
button-to-channel = Vai al canale
button-to-server = Vai al server
button-history = Cronologia
button-puzzle-again = Riprova
button-puzzle-solution = Soluzione
button-share = Condividi
button-challenge = Sfida qualcuno
button-setup-full = Piazziamo noi
button-setup-random = Disposizione casuale
button-anybody = Aperta a tutti
button-find-opponent = Trova con chi giocare
button-games = Le mie partite
button-games-running = In corso
button-games-finished = Finite
button-games-challenges = Sfide
button-install = Aggiungi alle tue app
button-support = Aiuto
button-privacy = Dati e privacy
button-terms = Condizioni
button-earlier-page = Precedente
button-later-page = Successiva
button-next-file = File successivo

## Direct messages and threads

ping-challenge = { $challenger } ti sfida a DVONN su { $server }.
ping-rematch = { $challenger } vorrebbe la rivincita della partita { $match } su { $server }. Vi scambiate i colori.
notify-game = { $match } ({ $server })
notify-turn = Tocca a te nella partita { $game }{ $phase ->
    [placing] : piazza una pedina.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Il tuo tempo per questa mossa nella partita { $game } sta per scadere{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } offre la patta nella partita { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } chiede di annullare { $move } nella partita { $game }.
notify-begun = Comincia la partita tra { $white } e { $black }.
notify-begun-live = ⚡ Comincia la partita dal vivo { $game }: { $white } contro { $black }. Inizia { $first }.
notify-placed = { $player } ha piazzato una pedina in { $space }.
notify-moved = { $player } ha mosso { $move }.
notify-pass = { $player } non ha mosse e passa.
notify-standing = Partita { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } ha vinto la partita { $game } contro { $second }, { $more }–{ $less }.
notify-over-tie = La partita { $game } tra { $first } e { $second } finisce in parità, { $more }–{ $more }.
notify-over-resignation = { $second } ha abbandonato la partita { $game } contro { $first }.
notify-over-time = { $second } ha esaurito il tempo nella partita { $game } contro { $first }.
notify-over-agreement = { $first } e { $second } hanno concordato la patta nella partita { $game }.
notify-over-closed = La partita { $game } tra { $first } e { $second } finisce senza risultato.
notify-challenge = { $challenger } ti sfida a DVONN.
notify-rematch = { $challenger } vorrebbe la rivincita della partita { $match }.
notify-on-hold = La partita { $game } è in pausa.
notify-goes-on = La partita { $game } riprende.
notify-unrated = La partita { $game } non conta più per il rating.
notify-away = Partita { $game }: { $player } ora è assente.
notify-back = Partita { $game }: { $player } è di nuovo qui.
notify-done = Partita { $game }: quello che hai chiesto è fatto.
direct-message-late-answer = Forse Discord ti ha detto che non ho risposto. Però è fatto, quindi non serve ripetere.
direct-message-halted-here = Puoi anche continuare a giocare qui con `/dvonn games`.
direct-message-halted-closing = L’orologio è fermo. Dopo 30 giorni di pausa la partita viene chiusa.
direct-message-goes-on = La partita non è più in pausa.
direct-message-begun = La tua sfida è stata accettata. Il tuo orologio va solo quando tocca a te.
direct-message-moved = Non posso più scrivere nel thread della partita, quindi continua in { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Tocca a { $player } rispondere**
head-halted = in pausa
head-live = ⚡ dal vivo nel thread

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } ti sfida a DVONN!**
challenge-anybody = **{ $challenger } vorrebbe giocare a DVONN.** Chi accetta?
challenge-rematch = { $opponent }, **{ $challenger } vorrebbe la rivincita della partita { $match }.** Vi scambiate i colori.
terms-colour-random = I colori vengono sorteggiati.
terms-colour-white = { $challenger } gioca con il Bianco.
terms-colour-black = { $challenger } gioca con il Nero.
terms-setup-full = Le pedine le piazzate voi: circa 40 turni a testa.
terms-setup-random = Pedine disposte a caso: si muove subito, circa 15 turni a testa.
terms-setup-record = { $ply ->
    [0] Cominciate da una posizione data.
    [1] Riprendete una partita già giocata, dopo la sua prima mossa.
   *[other] Riprendete una partita già giocata, dopo la mossa { $ply }.
  }
terms-pace = Tempo: { $pace }.
terms-private = Si gioca nei messaggi diretti con me. Nessun altro vede la partita.
terms-private-rematch = Si gioca nei messaggi diretti con me.
terms-foreign = Si gioca proprio qui. Il tavoliere arriva anche nei vostri messaggi diretti con me, se posso scrivervi.
stakes-rated = Partita con rating.
told-rated = Partita con rating. Puoi provare mosse e prendere appunti, ma non chiedere aiuto a programmi o ad altre persone.
told-limit = { stakes-limit }
stakes-unrated = Partita senza rating.
stakes-limit = Partita senza rating: negli ultimi 30 giorni ne avete già cominciate 3 con rating.
challenge-open-until = Scade { $until } se nessuno accetta.
challenge-accepted = La sfida di { $challenger } è stata accettata. La partita { $match } è cominciata.
challenge-accepted-private = La sfida di { $challenger } è stata accettata. Si gioca in privato.
challenge-declined = { $opponent } ha rifiutato la sfida di { $challenger }.
challenge-withdrawn = { $challenger } ha ritirato la sfida.
challenge-expired = La sfida di { $challenger } è scaduta senza risposta.
form-reason = Motivo (facoltativo)

## Blocking

button-block = Blocca
button-unblock = Sblocca
button-blocked = Persone bloccate
refused-blocked-by-oneself = Hai bloccato { $opponent }. Per giocare insieme, togli prima il blocco in `/dvonn preferences`.

## The move panel

ask-row = Scegli una riga…
ask-space = Riga { $row }: scegli una casella
chosen-stack = **{ $space }**: { $height ->
    [1] pedina singola, si muove di { $height } casella.
   *[other] colonna di { $height }, si muove di { $height } caselle.
  }
option-row = Riga { $row } ({ $count })
option-stack = { $height ->
    [1] pedina singola
   *[other] colonna di { $height }
  }
option-dvonn = con DVONN
option-makes = forma una colonna di { $height }
option-cuts-off = isola { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = ti costa { $own }
option-cuts-off-own = isola { $pieces } ({ $own } delle tue)
score-yours = tu { $own }–{ $other }
score-colours = Bianco { $white }, Nero { $black }
why-heading = **Queste ora non possono muoversi:**
why-surrounded = - Circondate su tutti e sei i lati: { $spaces }
why-empty-target = - Nulla su cui arrivare alla distanza giusta: { $spaces }
why-lone-dvonn = - Una pedina DVONN non si muove mai da sola: { $spaces }
ask-move = **Vuoi giocare { $move }?**
ask-own-losses = **{ $move } isola { $stacks ->
    [1] una tua colonna
   *[other] { $stacks } delle tue colonne
  }** in { $spaces } ({ $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  }). Vuoi giocarla lo stesso?

## Plans

plan-kept = Salvato. Lo vedi solo tu.

## People and servers

choice-no-channel = In nessun canale
choice-no-role = Nessun ruolo
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Sì
choice-own-puzzles-no = No
choice-everywhere = Ovunque
choice-place-automatic = Prima nel canale, poi nei thread
choice-place-channel = Nel canale
choice-place-threads = In un thread per ogni partita
choice-quiet-yes = Attivo
choice-quiet-no = Non attivo
choice-ping-automatic = Automatico
choice-ping-channel = Nel canale
choice-ping-direct = Con un messaggio diretto
choice-language-own = Lingua di chi gioca o del server
choice-ever = per sempre

## The computer

button-computer = Sfida il computer
button-computer-play = Comincia
button-computer-random = Colore a caso
button-computer-white = Bianco
button-computer-black = Nero
computer-player = { $player } (livello { $level })
turn-computer = { $sign } **Sto pensando** alla mossa del { $colour ->
    [white] Bianco
   *[black] Nero
  }
refused-level-too-high = Quel livello ora non è disponibile. Scegli il livello { $most } o uno più basso.
refused-too-many-against-computer = Hai già { $most } partite contro di me. Prima finiscine o abbandonane una. Le trovi in `/dvonn games`.

## Hints

refused-still-in-play = Altre persone stanno giocando proprio questa posizione, quindi per ora non la commento. Potrò aiutarti quando la loro partita sarà andata oltre o sarà finita.
refused-still-in-play-past = Una partita in corso è passata da questa posizione, quindi per ora non la commento. Potrò aiutarti quando quella partita sarà finita.
refused-still-in-play-own = La tua partita { $match } è arrivata a questa posizione, o sta per arrivarci, quindi per ora non la commento. Potrò aiutarti quando quella partita sarà andata oltre o sarà finita.
refused-still-in-play-own-past = La tua partita { $match } è passata da questa posizione, quindi per ora non la commento. Potrò aiutarti quando quella partita sarà finita.
refused-played-without-help = Questa posizione fa parte di un tavoliere che tutti giocano senza aiuti. Potrò aiutarti quando il termine sarà scaduto, { $until }.
refused-not-in-this-game = Non è possibile in questo tipo di partita.
refused-past-its-end = Il termine di questa partita è scaduto, quindi non può continuare.
refused-too-busy = In questo momento sto pensando a moltissime partite. Riprova tra un minuto.

## Reviews, chances and lines of moves

line-place = una pedina in { $space }
line-pass = nessuna mossa, passa
certain-win = Con il gioco migliore **il { colour } vince di { $pieces }**.
certain-tie = Con il gioco migliore **è pareggio**.
certain-win-somehow = Con il gioco migliore **vince il { colour }**. Il margine non è certo.
percent = { $percent }%
chance-estimated = Probabilità di vittoria: ⚪ { $white } · ⚫ { $black }
puzzle-answer = La risposta migliore: { $told }
chance-certain = Probabilità di vittoria: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Motivo: “{ $reason }”
challenge-cancelled = Chi gestisce il server ha annullato la sfida di { $challenger }.
label-challenge = Sfida { $challenge } · { $challenger } → { $opponent }

refused-banned = In questo server hai un ban dalle sfide, quindi non puoi lanciarne né accettarne. Le tue partite in corso continuano. Se pensi che sia un errore, parlane con chi gestisce il server.

refused-nothing-to-export = Qui non ci sono ancora partite da esportare.

## Looking back

history-match = **Partita { $match }**
history-record = **La tua notazione**

shared = Condiviso. Ora lo vedono tutti in questo canale.
not-shared = Discord è lento in questo momento, quindi non ho potuto pubblicarlo. Riprova tra un minuto.

replay-pass = passa
replay-at-the-end = Alla fine:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Punteggio
chart-cut-off = Pedine isolate
chart-mobility = Mosse possibili
chart-ply = Mossa
chart-told-score = Grafico della partita. Punteggio: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Vantaggio massimo: { $player }, di { $pieces }, dopo la mossa { $ply }.
chart-told-no-lead = Nessuno è mai stato in vantaggio.
chart-told-mobility = Mosse possibili di { $player }: da { $least } a { $most }.
chart-told-cut-offs = { $count ->
    [1] Un isolamento
   *[other] { $count } isolamenti
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } con la mossa { $ply }

card-time-used = Tempo usato: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } ha isolato { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
  } con { $move }
card-decided = { $player } in vantaggio dalla mossa { $ply }

## Records

ask-opponent = Sfida qualcuno

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · tocca a { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · finita

## Private answers

delivery-delayed = Salvato. Discord è lento in questo momento, quindi comparirà nel canale un po’ più tardi.
delivery-missing-permissions = Salvato, ma non posso ancora mostrarlo. Permessi mancanti in { $channel }: { $permissions }. Chiedili alla moderazione. Poi apri la partita con `/dvonn games` e premi **Ripubblica**.
delivery-no-channel = Salvato, ma non posso più pubblicare in { $channel }. Se il canale c’è ancora, chiedi alla moderazione di farmelo vedere. Poi apri la partita con `/dvonn games` e premi **Ripubblica**.
delivery-locked = Salvato, ma { $channel } è bloccato, quindi lì non posso mostrarlo. Chiedi alla moderazione di sbloccarlo: a quel punto lo mostrerò.
delivery-timeout = Salvato, ma la moderazione mi ha messo in timeout fino a { $until }. Lo mostrerò dopo.
delivery-refused = Salvato, ma Discord rifiuta il mio messaggio in { $channel }. Continuo a riprovare. Puoi anche aprire la partita con `/dvonn games` in un altro canale e premere **Sposta qui**.
delivery-no-direct = Salvato, ma i miei messaggi diretti non ti arrivano. Consentili dai membri di un server che abbiamo in comune. Poi apri la partita con `/dvonn games`.
delivery-install = Se non abbiamo server in comune, [aggiungimi alle tue app]({ $install }). Così potrò scriverti.
foreign-no-server = Non posso scriverti perché non abbiamo server in comune, quindi posso avvisarti solo in questa conversazione, quando qui si gioca contro di te. Ogni tanto guarda questo tavoliere: qualsiasi pulsante lo aggiorna.
foreign-stranger = Non posso ancora scriverti, quindi posso avvisarti solo in questa conversazione, quando qui si gioca contro di te. [Aggiungimi alle tue app]({ $install }) e riceverai un tavoliere tuo e un messaggio a ogni turno.
foreign-closed = Non accetti i miei messaggi diretti, quindi posso avvisarti solo in questa conversazione, quando qui si gioca contro di te. Sbloccami o consenti i messaggi diretti, e riceverai anche un tavoliere tuo.
foreign-not-called = Qui non ho potuto avvisare { $player }. Fai sapere tu di chi è il turno.
foreign-call-in-doubt = Non so se il mio avviso è arrivato a { $player }. Fai sapere tu di chi è il turno.
foreign-how = Premi la colonna da muovere, poi la sua destinazione.
foreign-moved-on = La partita { $match } continua qui in un messaggio più recente.
foreign-behind = Il tavoliere nell’altra conversazione lo mostra appena qualcuno lì preme un pulsante.
foreign-behind-call = Non posso scrivere a { $player }. Premi un pulsante del tavoliere nella conversazione in cui giocate: l’avviso parte da lì.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-create-public-threads = Crea thread pubblici
permission-attach-files = Allega file
permission-read-message-history = Leggi cronologia messaggi

## Lists

games-match = Partita { $match }
match-number = partita { $match }
place-direct = messaggi diretti
place-foreign = un’altra conversazione
label-match = Partita { $match } · contro { $opponent }
label-finished = Partita { $match } · { $white } – { $black }
label-turn-own = tocca a te
label-turn-other = tocca all’altra parte
progress-placing = { $count ->
    [one] { $count } pedina piazzata
   *[other] { $count } pedine piazzate
  } su { $total }
ranking-further = … e { $count ->
    [one] { $count } altra persona
   *[other] altre { $count } persone
  }
ranking-own = **Tu:** { $place }º posto · { $figures }

## The lesson

button-lesson = Prova una lezione

## Trying moves out

refused-no-name = Dai un nome a questa variante.

## Refusals

refused-challenged-oneself = Non puoi lanciarti una sfida. Scegli un’altra persona, o lascia vuoto `contro` per una sfida aperta a tutti.
refused-challenged-bot = Gli altri bot non giocano a DVONN. Scegli una persona o me, o lascia vuoto `contro` per una sfida aperta a tutti.
refused-opponent-cannot-see = { $opponent } non può vedere questo canale. Lancia la sfida in un canale visibile a entrambe le parti.
refused-no-such-challenge = Questa sfida non c’è più. Lanciane una nuova con `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } non accetta sfide. Sfida un’altra persona, o lascia vuoto `contro` per una sfida aperta a tutti.
refused-asked-often-enough = Hai già sfidato { $opponent } tutte le volte che permetto, contando le sfide ritirate e quelle scadute. Puoi chiedere di nuovo { $until }, o appena una viene accettata.
refused-too-many-challenges = Hai raggiunto il limite di { $most } sfide in questo server. Quelle ritirate o scadute contano per un giorno. Puoi lanciarne un’altra { $until }, o appena qualcuno risponde a una.
refused-declined-lately = { $opponent } ha appena rifiutato una tua sfida. Puoi chiedere di nuovo { $until }. Altre persone puoi sfidarle subito.
refused-own-challenge = Questa sfida è tua. Deve rispondere qualcun altro. Puoi ritirarla qui.
refused-not-your-challenge = Solo { $opponent } può rispondere a questa sfida. Lanciane una tua con `/dvonn challenge`.
refused-decline-open-challenge = Questa sfida è aperta a tutti, quindi non serve rifiutarla.
refused-not-your-withdrawal = Solo { $challenger } può ritirare questa sfida.
refused-challenge-closed = Puoi lanciare un’altra sfida con `/dvonn challenge`.
refused-no-such-match = In questo server non c’è una partita { $match }. Le tue sono in `/dvonn games`.
no-games-here = Ora non hai partite in corso in questo server. Cominciane una con `/dvonn challenge`.
no-games-anywhere = Ora non hai partite in corso. Per cominciarne una, usa `/dvonn challenge`: contro di me nei nostri messaggi diretti, contro altre persone in ogni altra conversazione o canale.
refused-direct-no-such-match = Non hai una partita { $match }. Le tue sono in `/dvonn games`. Quelle di altre persone si vedono solo nel loro server.
refused-only-in-servers = **{ $command }** funziona solo nel canale di un server, dove lo vedono anche gli altri. Usalo lì.
refused-nobody-else-here = Nessun altro legge questa conversazione. Scegli una persona con cui hai già giocato, oppure lancia la sfida nel canale di un server.
refused-not-played-yet = Da qui puoi sfidare solo chi ha già giocato con te, così nessuno riceve messaggi da estranei. Sfida { $opponent } in un canale o in una conversazione in comune.
refused-cannot-write-to = I miei messaggi diretti non arrivano a { $opponent }, quindi lì non si può giocare. Prima vanno consentiti.
refused-left-the-server = Non fai più parte del server di questa partita. Rientra, poi riprova.
refused-unclear-match = Le partite possibili sono più di una: { $matches }. Indica un numero in `partita`.
refused-not-a-player = Può farlo solo chi gioca: { $white } e { $black }. Comincia una partita tua con `/dvonn challenge`.
refused-match-over = La partita { $match } è finita. Cominciane una nuova con `/dvonn challenge`.
refused-out-of-time = Troppo tardi: nella partita { $match } un tempo era già scaduto. Il risultato sarà qui tra un attimo.
refused-own-match = La partita { $match } è tua, quindi non puoi decidere tu. Chiedi a un’altra persona che gestisce il server.
refused-board-moved-on = Quel tavoliere non era aggiornato. Ecco quello attuale.
refused-not-your-turn = Non tocca a te. Deve giocare { $player }.
refused-no-more-time-to-give = In questa partita hai già regalato tempo { $most } volte, il massimo.
refused-offer-stands = C’è ancora un’altra offerta aperta. { $offer }
refused-offer-lapsed = Quell’offerta non è più aperta. Nel frattempo c’è stata una risposta o una mossa.
refused-offer-declined = { $opponent } ha appena rifiutato. Potrai chiedere di nuovo dopo una mossa a testa.
refused-own-offer = Questa offerta è tua. Deve rispondere { $opponent }.
refused-nothing-to-undo = Non c’è nessuna mossa da annullare. Puoi annullare solo una mossa tua, prima che l’altra parte risponda.
refused-too-many-replies = Un piano può avere al massimo { $most } risposte. Prima eliminane qualcuna.
refused-plan-of-spaces = Tutte le pedine sono piazzate, quindi non ci sono caselle da pianificare. Per pianificare mosse, usa **Prova mosse**.
refused-plan-of-moves = Si stanno ancora piazzando le pedine. Per pianificare dove vanno le tue, usa **Pianifica** sotto **Altro**.
refused-plan-without-answer = A questo piano manca una risposta. Aggiungi la tua mossa dopo quella dell’altra parte.
refused-plan-changed = Nel frattempo il tuo piano è cambiato. Ecco quello attuale.
refused-illegal-plan = Non pianificata, perché lì non è più possibile: { $move }.
refused-no-rematch-yet = Questa partita non è ancora finita. Potrai chiedere la rivincita alla fine.
refused-not-a-space = “{ $text }” non è una casella del tavoliere. Indica una lettera dalla a alla k e una riga da 1 a 5, come c3.
refused-missing-permissions = Permessi mancanti in { $channel }: { $permissions }. Chiedili alla moderazione, o gioca in un altro canale.
refused-no-channel = Non posso pubblicare in { $channel }. Chiedi alla moderazione di farmelo vedere, o gioca in un altro canale.
refused-locked = { $channel } è bloccato, quindi non posso scriverci. Chiedi alla moderazione di sbloccarlo, oppure gioca in un altro canale.
refused-timeout = La moderazione mi ha messo in timeout fino a { $until }. Riprova dopo.
refused-refused = Discord rifiuta il mio messaggio in { $channel }. Riprova più tardi, oppure gioca in un altro canale.
refused-not-the-manager = Per questo serve un permesso: **Gestisci server**. Rivolgiti a chi ce l’ha.
refused-not-a-date = Non riesco a leggere “{ $text }” come una data futura. Esempi: 24/12, domani, venerdì, 5 giorni, 2 settimane.
refused-not-quiet-hours = Non riesco a leggere “{ $text }”. Scegli le due ore e indica un fuso orario come Europe/Rome.
refused-not-a-daily-hour = Non riesco a leggere “{ $text }”. Scegli un’ora e indica un fuso orario come Europe/Rome.
refused-not-a-pace = Non posso usare “{ $text }” come tempo. Scrivi il tempo per ogni mossa, come 3d o 10m, oppure un tempo iniziale e quanto aggiunge ogni mossa: 10m + 10s, o 3d + 1d < 5d (al massimo 5 giorni). Il tempo iniziale va da 10s a 30d.
refused-time-without-unit = A “{ $part }” manca l’unità: d per giorni, h per ore, m per minuti, s per secondi. Scrivi, per esempio, { $instead } o { $other }.
refused-times-without-sign = “{ $part }” può essere un tempo o due. Scrivi { $instead } per un tempo per ogni mossa, oppure { $other } per un tempo iniziale e quanto aggiunge ogni mossa.
refused-clock-without-start = Con un tempo iniziale di “{ $part }” nessuno potrebbe muovere. Dai un po’ di tempo all’inizio, per esempio { $instead } o { $other }.
refused-clock-too-short = “{ $part }” è troppo poco: il tempo iniziale è di almeno 10s. Scrivi, per esempio, { $instead } o { $other }.
refused-time-too-long = “{ $part }” è troppo: il massimo è 30d. Scrivi, per esempio, { $instead } o { $other }.
refused-maximum-too-low = Il massimo di “{ $part }” è meno del tempo iniziale. Scrivi almeno altrettanto, per esempio { $instead }.
refused-maximum-without-increment = Nessuna mossa aggiunge tempo, quindi non si accumula niente fino a “{ $part }”. Scrivi { $instead } per quel tempo a ogni mossa, oppure { $other }.
refused-not-days-off = Non riesco a leggere “{ $text }” come giorni liberi. Scrivi i giorni come numeri da 1 (lunedì) a 7, poi un fuso orario: 67 Europe/Rome. Un fuso orario da solo significa sabato e domenica in quel fuso.
refused-away-too-long = { $days ->
    [0] Hai usato tutti i { $most } giorni di quest’anno. Ognuno torna disponibile dopo un anno.
   *[other] È troppo. Giorni rimasti quest’anno: { $days } su { $most }. Scegli una data più vicina.
  }
refused-channel-not-allowed = In questo server si gioca in altri canali: { $channels }. Usa il comando lì.
refused-late-form = Scusa, ci ho messo troppo. Premi di nuovo il pulsante.
refused-not-watchable = Questa partita si gioca in un thread privato, quindi puoi seguirla solo dove la vedi.
refused-unreadable-command = Non riesco a leggere quel comando. Forse è cambiato da quando hai aperto Discord. Riavvia Discord, poi scrivilo di nuovo.
refused-not-in-server = Non sono ancora in questo server, quindi qui non è possibile. Chiedi a chi lo gestisce di [invitarmi]({ $invite }). Puoi comunque lanciare sfide qui, o giocare contro di me nei tuoi messaggi diretti.
refused-not-in-private-channels = In questa conversazione posso rispondere solo a te, in privato: gli altri non vedrebbero nulla. Gioca contro di me: il tavoliere arriva nei tuoi messaggi diretti. Per sfidare altre persone, usa `/dvonn challenge` proprio qui.
refused-no-files-here = In questo canale non puoi allegare file, quindi qui non posso mandartene. Usa il comando nei tuoi messaggi diretti con me.
refused-no-direct-messages = I miei messaggi diretti non ti arrivano, e giocheresti lì. Consentili dai membri di un server che abbiamo in comune, poi riprova.
refused-seen-by-nobody-else = In questo canale non puoi usare le tue app davanti agli altri, quindi solo tu vedresti la sfida. Usa `/dvonn challenge` in un gruppo o nei tuoi messaggi diretti con qualcuno. Oppure gioca contro di me: il tavoliere arriva nei tuoi messaggi diretti.
others-play-install = Per giocarne una tua, [aggiungimi alle tue app]({ $install }) e usa `/dvonn challenge`.
refused-others-play = Solo { $white } e { $black } possono usare questo tavoliere: la partita è loro.
refused-discord-silent = In questo momento Discord non risponde, quindi non è cambiato nulla. Riprova tra un minuto.
refused-outdated-control = Questo pulsante non è più aggiornato. Apri la partita con `/dvonn games` per averne uno nuovo.

illegal-game-over = La partita è finita.
illegal-must-place = Prima di muovere le colonne, vanno piazzate tutte le 49 pedine. Premi **Piazza**, o scrivi una casella con `/dvonn move`.
illegal-must-stack = Tutte le pedine sono piazzate, quindi ora si muovono le colonne. Premi **Muovi**, o scrivi due caselle con `/dvonn move`, come d3 c2.
illegal-must-pass = Nessuna delle tue colonne può muoversi, quindi passi.
illegal-may-not-pass = Una delle tue colonne può muoversi, quindi non puoi passare.
illegal-occupied = { $space } è occupata. Scegli una casella libera.
illegal-empty-space = Non c’è nessuna colonna in { $source }.
illegal-lone-dvonn = La pedina DVONN in { $source } non è di nessuno e non si muove mai da sola.
illegal-not-your-stack = La colonna in { $source } non è tua. In cima c’è una pedina avversaria.
illegal-surrounded = La colonna in { $source } è circondata su tutti e sei i lati, quindi non può muoversi.
illegal-same-space = La colonna è già in { $source }. Deve arrivare in un’altra casella.
illegal-not-a-straight-line = { $move } non è in linea retta.
illegal-wrong-distance = La colonna in { $source } ha { $height ->
    [one] { $height } pedina, quindi si muove esattamente di { $height } casella
   *[other] { $height } pedine, quindi si muove esattamente di { $height } caselle
  }, non di { $distance }.
illegal-empty-target = { $target } è vuota. Una mossa deve finire su una pedina o una colonna.
illegal-anywhere = Da { $source } non c’è nulla su cui arrivare { $height ->
    [1] in una casella accanto
   *[other] esattamente a { $height } caselle
  }.
legal-targets = Mosse possibili da { $source }: { $targets }.
legal-stacks = Colonne che puoi muovere: { $spaces }.

apology = Scusa, qualcosa è andato storto da parte mia. Riprova. Se succede ancora, comunica questo riferimento a chi gestisce il bot: **{ $reference }**
apology-store = Scusa, in questo momento non raggiungo il mio database. Non è cambiato nulla. Riprova tra un minuto. Riferimento: **{ $reference }**
apology-saved = Scusa, qualcosa è andato storto da parte mia, ma è già salvato. Guarda il risultato prima di ripetere. Riferimento: **{ $reference }**
apology-stopping = Scusa, mi sto riavviando e non ho potuto finire. Controlla se la tua richiesta è andata a buon fine. Se no, riprova tra un minuto.

refused-picture-too-large = Questa animazione supererebbe { $limit } kB. **Cronologia** mostra le stesse mosse una per una.
refused-not-to-be-shared-here = Qui qualcuno non può vedere il canale di quella partita, quindi non posso condividerla qui. Puoi farlo nel suo canale.
refused-may-not-write = Non puoi scrivere in { $channel }, quindi non pubblico lì per te. Prova in un canale in cui puoi scrivere.
refused-shared-often = Hai condiviso qui { $most } cose in poco tempo. Per lasciare spazio anche agli altri, puoi condividere la prossima { $until }.
refused-no-such-import = Questa notazione non c’è più: le conservo per 7 giorni. Importala di nuovo con `/dvonn import`.
refused-nothing-left-to-play = A quel punto la partita è finita, quindi da lì non si può continuare. Scegli una mossa precedente.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Il gioco da tavolo DVONN: impara, sfida altre persone, gioca mossa per mossa
command-dvonn-club = DVONN in questo server: classifica, problemi, archivio e altro
command-dvonn-admin = Gestisci DVONN in questo server

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-opponent = contro
name-channel = canale
name-setup = disposizione
name-match = partita
name-user = persona
name-player = persona

pace-none = senza limiti
pace-per-move = { $time } per mossa
pace-increment = { $bank } + { $increment } per mossa
pace-capped = { $bank } + { $increment }/mossa, max { $cap }
pace-whole = { $bank } per tutta la partita
pace-other = un altro tempo…
pace-live = ⚡ Dal vivo, adesso
pace-rest = { $pace }; giorni liberi: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Un altro tempo
form-pace-bank = Tempo iniziale
form-pace-bank-explanation = Un numero con d, h, m o s: 3d sono 3 giorni. Vanno bene anche 12h, 10m e 30s.
form-pace-increment = Aggiunto a ogni mossa
form-pace-increment-explanation = Per esempio 1d o 10s. Se è vuoto, ogni mossa ha tutto il tempo iniziale.
form-pace-cap = Massimo
form-pace-cap-explanation = Quanto si può accumulare, per esempio 5d. Lascia vuoto per non avere limiti.
duration-d = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
  }
duration-h = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
  }
duration-m = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
  }
duration-s = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
  }
option-match = Il numero della partita, se ne hai più di una
option-finished-match = Il numero della partita finita
option-only-against = Solo partite contro questa persona

## Private answers

done-challenged = La tua sfida è stata pubblicata. La partita comincia appena qualcuno accetta.
done-challenged-directly = L’ho chiesto a { $opponent } con un messaggio diretto. La partita comincia appena la sfida viene accettata, e giocate nei messaggi diretti con me.

## The computer

button-computer-again = Livello { $level }
button-computer-change = Cambia…
button-ask-to-resign = Chiedimi di abbandonare
computer-begin = **Sfida il computer.** Rispondo in pochi secondi, puoi annullare qualsiasi mossa e non c’è orologio. Scegli un livello, una disposizione e un colore.
computer-up-to = Livello più alto ora disponibile: { $most }.
computer-level = Livello { $level }
computer-level-1 = Come chi ha appena imparato le regole
computer-level-2 = Guarda una mossa avanti, ma gli sfugge molto
computer-level-3 = Come chi gioca ogni tanto
computer-level-4 = Come chi gioca spesso: gli sfugge poco
computer-level-5 = Raramente regala qualcosa
computer-level-6 = Pensa con due mosse d’anticipo
computer-level-7 = Forte, da circolo
computer-level-8 = Difficile da battere
computer-level-9 = Batte programmi forti
computer-level-10 = Il mio livello massimo: uno o due secondi a mossa
computer-resigned = Hai ragione, questa non la salvo più. Bella partita!
computer-not-lost = Non abbandono ancora. Forse questa la salvo.
done-computer = La partita { $match } è cominciata.
done-computer-direct = { $place ->
        [guild] Qui non posso aprire un thread, quindi la nostra partita { $match } è nei tuoi messaggi diretti.
       *[foreign] La nostra partita { $match } è nei tuoi messaggi diretti, perché qui non posso tenere aggiornato un tavoliere.
    }

## Buttons

button-cut-off = Isolamento
button-replay = Rivedi

## Looking back

history-at = { $title } · { $ply ->
    [0] inizio{ $left ->
        [0] {""}
        [one] , { $left } mossa da giocare
       *[other] , { $left } mosse da giocare
      }
   *[other] mossa { $ply } di { $last }
  }
history-begun-here = Da qui comincia questa partita.
ask-ply = Vai a una mossa
option-start = Inizio
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
  }
shared-by = Condiviso da { $player }:

replay-drawing = Sto disegnando le mosse una per una. Ci vuole un attimo.

## Buttons

button-place = Piazza
button-back-to-panel = Torna alla mossa
button-next = Prossima partita
button-show-panel = Mostra la partita

## The move panel

panel-heading = **Tu ({ colour }) contro { $opponent }:** { $task }.
panel-waits = **{ $opponent } sta pensando.** Tu giochi con il { colour }.
panel-farewell = **La partita { $match } continua,** ma non posso più aggiornare questa pagina. Premi **Mostra la partita** per vedere a che punto è.
panel-choose-move = scegli la tua mossa
panel-choose-stack = scegli una colonna da muovere
# The viewer in the bar above a board.
bar-you = Tu
next-is = Prossima: partita { $match } contro { $opponent }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Hai vinto { $own }–{ $other }.**
    [lost] **Hai perso { $own }–{ $other }.**
   *[tied] **Pareggio, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Hai vinto:** { $opponent } ha abbandonato.
   *[lost] **Hai abbandonato:** vince { $opponent }.
  }
ended-time = { $result ->
    [won] **Hai vinto:** { $opponent } ha esaurito il tempo.
   *[lost] **Hai perso:** il tuo tempo è scaduto.
  }
ended-agreement = **Patta:** l’hai concordata con { $opponent }.
ended-score = Punteggio: { $own }–{ $other }.
ended-led = { $before ->
    [you] Hai condotto dalla prima mossa.
   *[opponent] { $opponent } ha condotto dalla prima mossa.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Hai condotto fino alla mossa { $ply }
    [opponent] { $opponent } ha condotto fino alla mossa { $ply }
   *[nobody] Eravate pari fino alla mossa { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Quella mossa ha isolato { $pieces } delle tue pedine.
   *[opponent] Quella mossa ha isolato { $pieces } delle pedine avversarie.
  }
button-play-again = Gioca ancora
button-result = Risultato

## Plans

plan-no-spaces = **Partita { $match }: nessun piano.** Scegli una riga, poi una casella. Piazzerò lì una pedina appena tocca a te.
plan-spaces = **Partita { $match }: il tuo piano.** Ogni volta che tocca a te, piazzerò una pedina nella prima di queste caselle ancora libera: { $spaces }.
plan-placed = Giocato come da piano: **{ $spaces }**.

## The computer

panel-computer-thinks = sto pensando alla mia mossa

## Private answers

done-played = Giocata: **{ $move }**.
done-answered = { $opponent } aveva pianificato una risposta, quindi il tavoliere è già andato avanti.
next-none-anywhere = Nessuna partita ti aspetta. Per cominciarne una, usa `/dvonn challenge`: contro di me nei nostri messaggi diretti, contro altre persone in ogni altra conversazione o canale.
next-none = Nessuna partita ti aspetta. Usa `/dvonn challenge` per cominciarne una.

## Records

record-event = DVONN su Discord, partita { $match }

## Rules and help

tip-edge = 💡 **Consiglio:** metti delle pedine sul bordo. Lì si muovono da subito. Quelle all’interno aspettano che se ne vada una pedina accanto.
tip-red = 💡 **Consiglio:** resta vicino alle pedine DVONN ({ $spaces }). Finito il piazzamento, le colonne che perdono il collegamento con loro sono fuori.
tip-start = 💡 **Consiglio:** comincia dal bordo: { $space } può conquistare una pedina { $colour ->
    [white] bianca
   *[black] nera
  } accanto.
tip-landing = 💡 **Consiglio:** muovi sopra le colonne avversarie. Quelle su cui finisci diventano tue, e l’altra parte ha una colonna in meno da muovere.
tip-links = 💡 **Consiglio:** cura i collegamenti. Se la colonna in { $space } se ne va, puoi perdere { $spaces }.
tip-mobile = 💡 **Consiglio:** tieni basse le colonne. Quella in { $space } non trova nulla su cui arrivare a { $height } caselle. Più una colonna è alta, prima si blocca.
tip-danger = 💡 **Consiglio:** occhio alla pedina DVONN in { $space }. Se va via, puoi perdere { $spaces }. Potresti arrivarci sopra prima tu.
tip-last = 💡 **Consiglio:** spesso decidono le ultime mosse. Tienine qualcuna da parte, così l’altra parte dovrà passare prima di te.

## Tables

table-unlisted-private = Non sei in classifica perché il tuo profilo è nascosto. Puoi cambiarlo in `/dvonn preferences`.

## The log of managers

log-setting = { $manager } ha cambiato **{ $setting }:** { $value }
log-show = { $manager } ha attivato in { $channel }: { $value }.
log-stop-showing = { $manager } ha disattivato: { $value }.
log-cancel-match = { $manager } ha annullato la partita { $number }.
log-cancel-challenge = { $manager } ha annullato la sfida { $number }.
log-ban = { $manager } ha bannato { $player } dalle sfide.
log-unban = { $manager } ha tolto il ban a { $player }.
log-unrate = { $manager } ha tolto la partita { $number } dal rating.

## Titles with a role

role-missing = ⚠️ Non posso ancora dare questo ruolo: mi servono **Gestisci ruoli** e un ruolo più in alto.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = oggi domani dopodomani
names-of-days-ahead = tra-#-giorni/fra-#-giorni/tra-#-giorno/fra-#-giorno
names-of-weekdays = lunedì/lun/lunedi martedì/mar/martedi mercoledì/mer/mercoledi giovedì/gio/giovedi venerdì/ven/venerdi sabato/sab domenica/dom
names-of-months = gen feb mar apr mag giu lug ago set ott nov dic

## Perché una mossa era un errore: che cosa ne segue, o che cosa sarebbe seguito a una migliore

cause-own = { $mover ->
    [you] delle tue colonne
    [they] delle colonne avversarie
    [white] delle colonne del Bianco
   *[black] delle colonne del Nero
  }
cause-other = { $mover ->
    [you] delle colonne avversarie
    [they] delle tue colonne
    [white] delle colonne del Nero
   *[black] delle colonne del Bianco
  }
cause-own-stack = { $mover ->
    [you] la tua colonna di { $pieces }
    [they] la colonna avversaria di { $pieces }
    [white] la colonna di { $pieces } del Bianco
   *[black] la colonna di { $pieces } del Nero
  }
cause-other-stack = { $mover ->
    [you] la colonna avversaria di { $pieces }
    [they] la tua colonna di { $pieces }
    [white] la colonna di { $pieces } del Nero
   *[black] la colonna di { $pieces } del Bianco
  }
cause-cuts-own = Isola { $pieces } pedine { cause-own }.
cause-link = Poi { $move } isola { $pieces } pedine { cause-own }: le collegava solo la colonna in { $source }.
cause-carried = Poi { $move } porta via da { $source } la pedina DVONN e isola { $pieces } pedine { cause-own }.
cause-cut-off-later = Porta alla { $mover ->
    [you] tua stessa mossa { $move }
    [they] mossa avversaria { $move }
    [white] mossa { $move } del Bianco
   *[black] mossa { $move } del Nero
  }, che isola { $pieces } pedine { cause-own }.
cause-gives = Poi { $move } conquista { cause-own-stack }, appena arrivata lì.
cause-loses = Poi { $move } conquista { cause-own-stack } in { $space }.
cause-loses-piece = Poi { $move } conquista { $mover ->
    [you] la tua pedina
    [they] la pedina avversaria
    [white] la pedina del Bianco
   *[black] la pedina del Nero
  } in { $space }.
cause-stuck = Qualche mossa dopo { $mover ->
    [you] non hai
    [they] l’altra parte non ha
    [white] il Bianco non ha
   *[black] il Nero non ha
  } più mosse.
cause-frees = Libera { cause-other-stack } in { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move }
   *[later] Dopo { $better }, { $move }
  } avrebbe isolato { $pieces } pedine { cause-other }.
cause-missed-take = { $soon ->
    [now] { $move }
   *[later] Dopo { $better }, { $move }
  } avrebbe conquistato { cause-other-stack } in { $space }.
cause-missed-dvonn = { $move } avrebbe conquistato la pedina DVONN in { $space }.
cause-loses-dvonn = Poi { $move } conquista la pedina DVONN in { $space }.
cause-missed-stuck = Dopo { $better }, { $mover ->
    [you] l’altra parte non avrebbe
    [they] non avresti
    [white] il Nero non avrebbe
   *[black] il Bianco non avrebbe
  } avuto presto più mosse.
cause-ending = Giocando fino alla fine: { $actual }. Dopo { $better }: { $possible }.
cause-score = { $count } mosse dopo: { $actual }. Dopo { $better }: { $possible }.
cause-moves = tu { $own }, l’altra parte { $other }
cause-freedom = Mosse possibili poco dopo: { $actual }. Dopo { $better }: { $possible }.
cause-and-other = Isola anche { $also } pedine { cause-other }.
cause-and-own = Avrebbe isolato anche { $also } pedine { cause-own }.
cause-result = Dimostrato: ha trasformato { $before ->
    [win] una vittoria
   *[tie] un pareggio
  } in { $after ->
    [tie] un pareggio
   *[loss] una sconfitta
  }.
