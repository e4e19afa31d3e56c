## For those who manage a server

ask-cancel = **Annulla una partita o una sfida.** Scegline una. Ti chiederò conferma prima di annullarla.
ask-cancel-none = In questo server non ci sono partite in corso né sfide aperte.
ask-cancel-some-match = Annulla una partita…
ask-cancel-some-challenge = Annulla una sfida…
ask-cancel-match = **Vuoi annullare la partita { $match }?** Finisce senza risultato e non si può continuare. Avviserò entrambe le parti.
ask-cancel-challenge = **Vuoi annullare la sfida { $challenge }?** Poi nessuno potrà più accettarla. Il suo messaggio dirà che è stata annullata.
button-cancel-match = Annulla la partita
button-cancel-challenge = Annulla la sfida
form-cancel-match = Annulla la partita { $match }
form-cancel-explanation = Lo leggerà chi può vedere la partita o la sfida.
done-cancelled-match = La partita { $match } è annullata. Non c’è un risultato.
done-cancelled-challenge = La sfida è annullata.

done-banned = **Ban dalle sfide:** { $player }. Lo saprà da un messaggio diretto. Le sue partite in corso continuano.
done-banned-closed = Sfide chiuse: { $count }.
done-unbanned = ✅ { $player } può di nuovo lanciare e accettare sfide qui. Lo saprà da un messaggio diretto.
banned-heading = **Persone bannate dalle sfide:** { $count }
banned-none = Qui nessuno ha un ban. Per escludere qualcuno dalle sfide, usa `/dvonn-admin ban`.
banned-person = { $player } · data del ban: { $since }
button-unban = Togli il ban
button-banned = Persone bannate
button-log = Registro

exported = { $count ->
    [1] **La partita { $first }** di questo server.
   *[other] **{ $count } partite** di questo server, numeri da { $first } a { $last }. Ogni riga è una partita in JSON.
  }
exported-left = { $count ->
    [0] Sono tutte.
   *[other] Partite che non stavano in questo file: { $count }.
  }

log-heading = **Registro** · voci: { $count }
log-none = Il registro è vuoto. Le modifiche, gli annullamenti e le esportazioni di chi gestisce il server restano qui per un anno.
log-setting-channels = Canali per le partite
log-setting-threads = Dove compaiono i tavolieri
log-setting-quiet = Canale discreto
log-setting-ping-by = Avvisi
log-setting-pace = Tempo abituale
log-setting-language = Lingua dei messaggi pubblici
log-setting-keep-boards = Durata dei risultati
log-setting-challenges-last = Durata delle sfide aperte
log-setting-daily-channel = Canale del problema del giorno
log-setting-daily-hour = Ora del problema del giorno
log-setting-own-puzzles = Problemi dalle partite di questo server
log-export = { $manager } ha esportato partite: { $number }.

command-admin-cancel = Annulla una partita o una sfida di questo server (serve “Gestisci server”)
option-cancel-match = La partita in corso da annullare
option-cancel-challenge = La sfida aperta da annullare
command-admin-ban = Escludi qualcuno dalle sfide qui, o elenca i ban (serve “Gestisci server”)
option-ban-user = La persona da bannare; vuoto: elenca i ban
option-ban-reason = Il motivo, che la persona leggerà
command-admin-unban = Togli a qualcuno il ban dalle sfide (serve “Gestisci server”)
option-unban-user = La persona a cui togliere il ban
command-admin-export = Esporta tutte le partite del server in un file (serve “Gestisci server”)
command-admin-log = Vedi che cosa ha fatto chi gestisce il server, e i ban (serve “Gestisci server”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = sfida
name-reason = motivo

direct-message-banned = { $server }: hai ricevuto un ban dalle sfide, quindi lì non puoi più lanciarne né accettarne. Le tue partite in corso continuano. Se pensi che sia un errore, parlane con chi gestisce il server.
direct-message-unbanned = { $server }: lì puoi di nuovo lanciare e accettare sfide. Buon divertimento!

## Refusals

refused-nothing-to-cancel = Scegli una partita o una sfida. Ti chiederò conferma prima di annullarla.
refused-not-banned = Qui non c’è nessun ban per { $player }. Per vedere i ban, usa `/dvonn-admin ban` senza un nome.
