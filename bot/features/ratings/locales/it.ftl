## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Nuovo rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partita con rating
   *[other] { $count } partite con rating
  }
profile-chart = Andamento del rating: da { $first } a { $last }, minimo { $lowest }, massimo { $highest }. Partite con rating mostrate: { $count }.
profile-latest = Ultimi risultati, il più recente alla fine: { $results }.
profile-best = Vittoria migliore: contro { $opponent } ({ $figures }).
profile-best-title = Vittoria migliore
outcome-won = vinta
outcome-tied = pareggio
outcome-lost = persa
profile-none = Ancora nessuna partita finita con altre persone, tra quelle che puoi vedere.
profile-none-own = Ancora nessuna partita contro persone.
profile-hidden = Questo profilo è nascosto: gli altri vedono solo le loro partite con questa persona.
profile-scope = Il rating riguarda tutti i server. Tutto il resto riguarda le partite che puoi vedere.
profile-scope-own = Gli altri vedono il tuo rating e, tra le tue partite, solo quelle che possono vedere comunque. Per mostrare meno, usa `/dvonn preferences`.
profile-deviation = ± = di quanto può essere impreciso. ? = ancora poche partite.
profile-all = **Contro persone:** { $results }
profile-random = Pedine disposte a caso: { $results }
profile-record = Da una posizione: { $results }
profile-together = **Contro di te:** { $results }
profile-results = vinte: { $won } · pareggi: { $tied } · perse: { $lost }
profile-beaten = **Contro il computer:** livello { $level } battuto ({ $score })
profile-unbeaten = **Contro il computer:** livello { $level }: { $score }
profile-puzzles = **Problemi:** { $rating }
profile-week = **Tavoliere della settimana { $number }:** { $score }
ask-played = Apri una partita recente
played-won = Partita { $match } · { $sign } vinta contro { $opponent }
played-tied = Partita { $match } · { $sign } pareggio con { $opponent }
played-lost = Partita { $match } · { $sign } persa contro { $opponent }
menu-profile = Profilo DVONN

## The table

table-heading = **Classifica di questo server**
table-empty = Non c’è ancora nessuno.
table-rules = Da { $games } partite con rating in su. ±: meno partite, meno certezza; un rating più certo sta più in alto.
table-legend = Barra: ±. Cerchi, il più recente a destra: pieno = vinta, a metà = pareggio, vuoto = persa.
table-own-rating = Tu: { $rating }
table-unlisted-few = Non sei ancora in classifica. Partite con rating che mancano: { $missing }.
table-unlisted-inactive = Non sei in classifica. La tua ultima partita con rating: { $last }. Giocane un’altra e ci torni.
table-unlisted-elsewhere = Non sei in classifica perché in questo server non hai finito partite negli ultimi { $days } giorni.

## Managers

done-unrated = La partita { $match } non vale più per il rating. I rating successivi sono stati ricalcolati.
ask-unrate = **Vuoi togliere la partita { $match } dal rating?** Ricalcolo tutto da lì in poi e avviso chi l’ha giocata. Non si può annullare.
button-unrate = Togli dal rating

## Commands

command-profile = Rating, risultati e partite recenti di una persona
command-club-table = La classifica di questo server in base al rating
command-admin-unrate = Togli una partita finita dal rating (serve “Gestisci server”)
option-profile-user = Di chi è il profilo; vuoto: il tuo

direct-message-unrated = Chi gestisce il server ha tolto questa partita dal rating. Il risultato resta.

## Refusals

refused-not-rated = La partita { $match } non vale per il rating. Scegli una partita finita con rating.

## People and servers

kept-results = Risultati contro altre persone, con il tuo rating: { $count }

## Standing messages

standing-ratings = Classifica
