## League

button-league = Lega
button-league-join = Partecipa
button-league-in = Ci sono
button-league-not-in = Non stavolta
button-league-leave = Lascia la lega
button-league-thread = Vai alla stagione
button-league-start = Avvia una lega
button-league-here = Mostrala qui
button-league-end = Chiudi la lega
button-league-invite = Invita un server
button-league-code = Entra con un codice
button-league-leave-server = Ritira questo server
button-league-remove = Rimuovi il server
league-heading = 🏆 **{ $name }** · stagione { $number }
league-form-random = Disposizione casuale
league-form-pairs = Casuale, due partite a colori invertiti
league-form-full = Partite intere
league-quiet = senza avvisi
league-across = Su { $count } server: { $servers }
league-direct = partite nei messaggi diretti
league-of-server = { $names } ({ $server })
league-stage-open = Inizio: { $start } ({ $relative }). Due giorni prima chiedo ai membri chi gioca. Nessuna risposta vuol dire no.
league-stage-asked = Inizio: { $start } ({ $relative }). Chi gioca? Premi prima **Ci sono**. Nessuna risposta vuol dire no.
league-stage-waiting = Per ora siete in pochi. La stagione comincia da sola appena ci sono cinque persone.
league-stage-drawn = I gruppi sono fatti. Le partite stanno cominciando.
league-stage-running = Dura fino al { $end }. Ancora aperte: { $open }.
league-stage-closing = Il tempo della stagione è finito. Sto decidendo le partite ancora aperte.
league-stage-over = Questa stagione è finita.
league-stage-ended = Chi gestisce il server ha chiuso questa lega. Le partite continuano.
league-stage-coming = Inizio: { $start } ({ $relative }).
league-commitment = Giochi contro tutti in un gruppo da quattro a sei, tutte le partite insieme, per { $weeks } settimane al massimo. Chi non muove nelle prime 72 ore, o perde una seconda volta per il tempo, è fuori.
league-names-across = Il tuo nome compare in classifica in tutti questi server.
league-nobody = Per ora nessuno.
league-members = Membri ({ $count }): { $names }
league-players = Giocano ({ $count }): { $names }
league-group = Gruppo { $group }
league-table = Classifica
league-table-empty = In questa classifica non c’è nessuno.
league-removed = Fuori, partite tolte: { $names }
league-out = Fuori, partite aperte perse: { $names }
league-open-games = Ancora aperte in questo gruppo: { $count }
league-legend = Vittoria 2 punti, pareggio 1.
league-legend-pairs = Le due partite tra le stesse persone contano come una sola, con gli scarti sommati: vittoria 2 punti, pareggio 1.
league-legend-bar = La parte vuota di una barra si può ancora vincere.
league-level = A parità di punti decidono gli scontri diretti, poi i punti delle persone battute, poi gli scarti.
league-row = vinte { $won }, pari { $tied }, perse { $lost }
league-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
league-row-open = aperte { $count }
league-result-board = **{ $one }** batte **{ $other }** di { $margin }.
league-result-resigned = **{ $one }** batte **{ $other }** per abbandono.
league-result-time = **{ $one }** batte **{ $other }** per il tempo.
league-result-proved = **{ $one }** batte **{ $other }**. La stagione è finita prima della partita, e ho dimostrato chi vince.
league-result-time-used = **{ $one }** batte **{ $other }**. La stagione è finita prima della partita, e **{ $other }** aveva usato più tempo.
league-tied-board = Pareggio tra **{ $one }** e **{ $other }**.
league-tied-proved = Pareggio tra **{ $one }** e **{ $other }**. La stagione è finita prima della partita, e ho dimostrato il pareggio.
league-tied-time-used = Pareggio tra **{ $one }** e **{ $other }**. La stagione è finita prima della partita, con lo stesso tempo usato da entrambe le parti.
league-out-by-time = { $player } è fuori da questa stagione della lega. Può unirsi di nuovo per la prossima: `/dvonn-club league`.
league-podium = La stagione è finita. Complimenti!
league-goes-up = Sale di un gruppo: { $player }
league-goes-down = Scende di un gruppo: { $player }
league-question = **{ $name }**, stagione { $number }, comincia { $start } ({ $relative }). Ci sei? Nessuna risposta vuol dire no.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, stagione { $number }: non si può più rispondere.
league-thread = { $name } · stagione { $number }
league-thread-plain = Lega · stagione { $number }
panel-facts-league = Partita di lega
ask-resign-league = **Vuoi abbandonare questa partita di lega?** Sarà persa anche nella lega.

## The page

league-none = Qui non c’è una lega. Chi ha il permesso **Gestisci server** può avviarne una con `/dvonn-club league`.
league-none-yet = **Qui non c’è ancora una lega.** Puoi avviarne una in questo canale.
league-what = In un gruppo ognuno gioca contro tutti, e tutte le partite insieme. Una stagione dura sette settimane, o tre mesi con partite intere. Poi viene la prossima. In un canale ogni partita ha un suo thread.
league-invited-by-others = Un altro server ha invitato il tuo nella sua lega? Premi **Entra con un codice**.
form-league = Avvia una lega
form-league-name = Nome
form-league-first-day = Primo giorno
form-league-first-day-explanation = Per esempio domani, venerdì o 24/12. La stagione comincia a mezzogiorno UTC.
form-league-clock = Tempo
form-league-setup = Disposizione
form-league-pings = Avvisi
form-league-pings-pings = Avviso chi deve muovere
form-league-pings-quiet = Nessun avviso: ognuno guarda da sé
form-league-code = Entra nella lega di un altro server
form-league-code-code = Codice
form-league-code-explanation = Tutti i suoi server vedranno il nome di questo server e i nomi dei membri che partecipano.
league-default-name = Lega
league-own-outside = Non ne fai parte.
league-own-member = Ne fai parte. Te lo chiedo due giorni prima dell’inizio.
league-own-next = Ne fai parte. Te lo chiedo prima della prossima stagione.
league-own-unanswered = Ci sei? Nessuna risposta vuol dire no.
league-own-in = Ci sei.
league-own-not-in = Non giochi in questa stagione.
league-own-out = Non fai più parte di questa stagione, e le partite rimaste sono perse. Puoi partecipare di nuovo alla prossima.
league-own-games = Giochi in questa stagione. Le tue partite aperte: { $count } (`/dvonn games`)
league-joined-new = Ora ne fai parte.
league-joined-in = Ci sei. Buona fortuna!
league-joined-next = Ora ne fai parte.
league-joined-known = Ne fai già parte. Prima di ogni stagione ti chiedo se giochi.
league-joined-direct = Le tue partite saranno nei tuoi messaggi diretti con me.
league-games-here = { $server }: le tue partite di **{ $name }** compariranno qui.
league-started = **{ $name }** è annunciata in { $channel }.
league-ended-now = La lega è chiusa. Le partite continuano.
league-left = Hai lasciato la lega.
league-moved = La lega ora compare qui.
league-invitation = Il codice per un altro server è **{ $code }**, valido fino al { $until }. Chi gestisce l’altro server usa `/dvonn-club league` e preme **Entra con un codice**. Chi ha il codice può far entrare un server, e tutti i server della lega mostrano i nomi di chi gioca. Un codice nuovo sostituisce questo.
league-server-joined = Ora questo server partecipa a **{ $name }**, annunciata in { $channel }.
league-server-left = Questo server ha lasciato la lega. Chi gioca in questa stagione la gioca fino alla fine.
league-server-removed = **{ $server }** non è più nella lega.
league-role-chosen = Chi vince una stagione ha questo ruolo fino alla fine della prossima.
league-role-none = Chi vince una stagione non riceve un ruolo.
role-trouble-league = { $server }: non posso dare o togliere il ruolo di chi vince la lega. Mi servono **Gestisci ruoli** e un ruolo più in alto. La lega funziona anche senza; vedi `/dvonn-club league`.
league-answered-in = Ci sei. Buona fortuna in **{ $name }**!
league-answered-not-in = Stavolta non giochi. Prima della prossima stagione di **{ $name }** te lo richiedo.
league-choose-role = Ruolo di chi vince (facoltativo)
league-choose-server = Rimuovi un server
league-for-managers = Per chi gestisce il server:
league-home-gone = ⚠️ Il canale della lega non c’è più, o non posso più scriverci. Apri questa pagina in un altro canale e premi **Mostrala qui**.
league-missing-permissions = ⚠️ Permessi mancanti in { $channel }: { $permissions }. Finché non li concedi, non posso mostrare lì la lega.
ask-league-leave = **Vuoi lasciare la lega?** Prima della prossima stagione non ti chiederò più nulla.
ask-league-leave-playing = **Vuoi lasciare la lega ora?** Le tue partite aperte sono perse in classifica. Se hai giocato meno di metà delle tue partite, vengono tolte tutte. Le partite stesse continuano.
ask-league-end = **Vuoi chiudere la lega?** Questa stagione non avrà un risultato, e non ce ne sarà un’altra. Le partite stesse continuano.
ask-league-end-across = La lega si chiude in tutti i suoi server.
ask-league-leave-server = **Vuoi ritirare questo server dalla lega?** La sua scheda qui viene eliminata, e chi ha aderito da questo server non ne fa più parte. Chi gioca in questa stagione la gioca fino alla fine.
ask-league-remove = **Vuoi rimuovere { $server } dalla lega?** Chi ha aderito da lì non ne fa più parte. Chi gioca in questa stagione la gioca fino alla fine.

## Commands

help-league = `/dvonn-club league` è la lega del server.
command-club-league = La lega di questo server: partecipa, guarda la classifica, o avviane una

## Refusals

refused-league-game = In una partita di lega non ci sono annullamenti, pareggi concordati né rivincite. Si gioca fino alla fine, o si abbandona.
refused-league-exists = Questo server ha già una lega, **{ $name }**. Chiudi o lascia prima quella: `/dvonn-club league`.
refused-no-league = Quella lega è chiusa. Guarda con `/dvonn-club league` se ce n’è un’altra.
refused-league-hidden = Una lega mostra tutti in una classifica, ma il tuo profilo è nascosto. Mostralo in `/dvonn preferences`, poi puoi partecipare.
refused-not-in-league = Non fai parte di questa lega. Puoi partecipare con `/dvonn-club league`.
refused-banned-from-league = In { $server }, che ha avviato questa lega, hai un ban dalle sfide, quindi non puoi giocarci. Se pensi che sia un errore, parlane con chi gestisce quel server.
refused-not-an-invitation = Questo codice non funziona: è scritto male, già usato o troppo vecchio. Chiedine uno nuovo a chi gestisce l’altro server.
refused-league-full = Questa lega è già in { $number } server, e non c’è posto per altri. Chi gestisce il server che l’ha avviata può rimuoverne uno.
refused-answered-too-late = Per quella stagione è troppo tardi. Guarda con `/dvonn-club league` quando comincia la prossima.
refused-not-a-first-day = Non riesco a leggere “{ $text }” come un giorno da oggi in poi. Esempi: domani, venerdì, 24/12.
refused-no-place-for-league = Una lega ha bisogno di un canale testuale, di un thread pubblico o di un post in un forum. Usa il comando lì.

## People and servers

kept-league-memberships = Leghe di cui fai parte: { $count }
kept-league-seasons = Stagioni di lega che hai giocato: { $count }

## The log of managers

log-start-league = { $manager } ha avviato la lega { $value }.
log-end-league = { $manager } ha chiuso la lega { $value }.
log-move-league = { $manager } ha spostato la lega { $value } in { $channel }.
log-league-role = { $manager } ha cambiato il ruolo di chi vince la lega.
log-invite-to-league = { $manager } ha creato un codice con cui un altro server può entrare nella lega { $value }.
log-join-league = { $manager } ha fatto entrare questo server nella lega { $value }.
log-leave-league = { $manager } ha ritirato questo server dalla lega { $value }.
log-remove-from-league = { $manager } ha rimosso il server { $value } dalla lega.
