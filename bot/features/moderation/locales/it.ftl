## For those who manage a server

ask-cancel = **Quale partita o sfida devo annullare?** Chiederò ancora conferma.
ask-cancel-none = In questo server non c’è nessuna partita in corso e nessuna sfida aperta.
ask-cancel-some-match = Annulla una partita…
ask-cancel-some-challenge = Annulla una sfida…
ask-cancel-match = **Vuoi annullare la partita { $match }?** Nessuno vince né perde, e non si può continuare. Chi gioca riceve un messaggio.
ask-cancel-challenge = **Vuoi annullare la sfida { $challenge }?** Poi nessuno potrà accettarla, e il suo messaggio lo dirà.
button-cancel-match = Annulla la partita
button-cancel-challenge = Annulla la sfida
form-cancel-match = Annulla la partita { $match }
form-cancel-explanation = Lo legge chiunque veda la partita o la sfida.
done-cancelled-match = La partita { $match } è annullata: nessuno ha vinto o perso.
done-cancelled-challenge = La sfida è annullata.

done-banned = { $player } qui non può più sfidare né accettare sfide, e lo saprà da un messaggio diretto. Le partite in corso continuano.
done-banned-closed = Sfide aperte che sono state chiuse: { $count }.
done-unbanned = ✅ { $player } può di nuovo sfidare e accettare sfide qui, e lo saprà da un messaggio diretto.
banned-heading = **Persone escluse dalle sfide:** { $count }
banned-none = Qui non c’è nessun ban. `/dvonn-admin ban` impedisce a qualcuno di sfidare e di accettare.
banned-person = { $player } · ban: { $since }
button-unban = Togli il ban
button-banned = Persone bannate
button-log = Registro

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

log-heading = **Registro** · voci: { $count }
log-none = Il registro è vuoto. Ciò che qui viene cambiato, annullato o esportato ci resta per un anno.
log-setting = { $manager } ha cambiato { $setting }: { $value }.
log-setting-channels = dove si può giocare
log-setting-threads = dove stanno i tavolieri
log-setting-pace = il tempo abituale
log-setting-language = la lingua dei messaggi pubblici
log-setting-keep-boards = quanto restano i tavolieri delle partite finite
log-setting-challenges-last = quanto restano aperte le sfide
log-setting-daily-channel = dove arriva il problema del giorno
log-setting-daily-hour = quando arriva il problema del giorno
log-setting-own-puzzles = i problemi dalle partite di questo server
log-follow = { $manager } ha fatto mostrare partite al pubblico in { $channel }.
log-unfollow = { $manager } ha smesso di far mostrare partite in { $channel }.
log-show = { $manager } ha scelto { $channel } per mostrare: { $value }.
log-stop-showing = { $manager } ha smesso di mostrare: { $value }.
log-cancel-match = { $manager } ha annullato la partita { $number }.
log-unrate = { $manager } ha tolto la partita { $number } dal rating.
log-inspect = { $manager } ha guardato com’è stata giocata la partita { $number }.
log-cancel-challenge = { $manager } ha annullato la sfida { $number }.
log-ban = { $manager } ha tolto a { $player } il permesso di sfidare.
log-unban = { $manager } ha ridato a { $player } il permesso di sfidare.
log-export = { $manager } ha esportato partite: { $number }.

command-admin-cancel = Annulla una partita o una sfida di questo server (serve “Gestisci server”)
option-cancel-match = La partita in corso da annullare
option-cancel-challenge = La sfida aperta da annullare
command-admin-ban = Impedisci a qualcuno di sfidare e accettare, o vedi i ban (serve “Gestisci server”)
option-ban-user = Chi non può più sfidare né accettare; vuoto: elenca i ban
option-ban-reason = Perché; la persona lo leggerà
command-admin-unban = Permetti di nuovo a qualcuno di sfidare e accettare (serve “Gestisci server”)
option-unban-user = Chi può di nuovo sfidare e accettare
command-admin-export = Esporta tutte le partite del server in un file (serve “Gestisci server”)
command-admin-log = Che cosa ha fatto chi gestisce il server, e i ban (serve “Gestisci server”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = sfida
name-reason = motivo
