## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Nuovo rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partita valida
   *[other] { $count } partite valide
  }
profile-chart = Andamento del rating: da { $first } a { $last }, minimo { $lowest }, massimo { $highest }. Partite valide mostrate: { $count }.
profile-none = Ancora nessuna partita finita con altre persone che tu possa vedere.
profile-hidden = Questo profilo mostra agli altri solo le partite giocate insieme.
profile-scope = Il rating riguarda tutti i server. Tutto il resto riguarda le partite che puoi vedere.
profile-scope-own = Gli altri vedono il tuo rating e, delle tue partite, quelle che possono già vedere. `/dvonn preferences` lo limita.
profile-deviation = ± indica di quanto può essere impreciso il rating. Un ? significa che è ancora approssimativo.
profile-all = **Partite contro persone:** { $results }
profile-white = Bianco: { $results }
profile-black = Nero: { $results }
profile-full = Pedine piazzate a turno: { $results }
profile-random = Pedine disposte a caso: { $results }
profile-record = Da una posizione: { $results }
profile-together = **Contro di te:** { $results }
profile-results = vinte: { $won } · pareggi: { $tied } · perse: { $lost }
profile-pace = Tempo abituale per mossa: { $time }
profile-on-time = Perse per il tempo: { $count }
profile-puzzles = Rating nei problemi: { $rating }
profile-best = Vittoria migliore: contro { $opponent } ({ $rating })
profile-opponents = Più spesso contro: { $opponents }
ask-played = Apri una partita recente
played-won = Partita { $match } · { $sign } vinta contro { $opponent }
played-tied = Partita { $match } · { $sign } pareggio con { $opponent }
played-lost = Partita { $match } · { $sign } persa contro { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } g
menu-profile = Profilo DVONN

## The table

table-heading = **Classifica di questo server**
table-empty = È ancora vuota.
table-further = … e { $count ->
    [one] { $count } altra persona
   *[other] altre { $count } persone
  }
table-rules = Da { $games } partite valide in poi, una negli ultimi { $days } giorni. Ordine: rating meno il numero dopo ±.
table-own = Tu: posto { $place }, { $rating }.
table-own-rating = Tu: { $rating }.
table-unlisted-private = Non sei in classifica perché il tuo profilo è nascosto: `/dvonn preferences`.
table-unlisted-few = Non sei ancora in classifica. Partite valide che mancano: { $missing }.
table-unlisted-inactive = Non sei in classifica: la tua ultima partita valida è finita il { $last }. Con la prossima ci torni.
table-unlisted-elsewhere = Non sei in classifica: in questo server non hai finito partite negli ultimi { $days } giorni.

## Managers

done-unrated = La partita { $match } non vale più per il rating. Da lì in poi è tutto ricalcolato.

## Commands

command-profile = Rating, risultati e partite recenti
command-club-table = La classifica di questo server in base al rating
command-admin-unrate = Togliere dal rating una partita finita
option-profile-user = Di chi è il profilo; se non lo scegli, il tuo
