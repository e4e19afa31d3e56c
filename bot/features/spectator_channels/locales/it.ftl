## Watching

live-board-heading = 🔴 **In diretta**
button-unfollow = Non mostrare più
follow-server-all = { $channel } ora mostra le partite in corso di questo server, con tavolieri in diretta, e i risultati.
follow-server-results = { $channel } ora mostra i risultati delle partite di questo server.
follow-player-all = { $channel } ora mostra le partite in corso di { $player }, con tavolieri in diretta, e i risultati.
follow-player-results = { $channel } ora mostra i risultati delle partite di { $player }.
follow-privacy = -# Le partite di canali che lì qualcuno non può vedere non vengono mostrate.
follow-missing-permissions = ⚠️ Permessi mancanti in { $channel }: { $permissions }. Concedili, poi usa di nuovo `/dvonn-admin follow`.
follow-stopped = { $channel } non mostra più partite. I suoi tavolieri in diretta spariranno, ma i risultati restano.
follow-lost-notice = { $server }: un canale non mostra più partite.
follow-lost = Non posso più pubblicare in { $channel }. Per ricominciare, usa `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Fai mostrare le partite del server al pubblico in un canale (serve “Gestisci server”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = solo-risultati
name-stop = interrompi

option-follow-channel = Il canale che mostra le partite
option-follow-player = Mostra solo le partite di questa persona
option-follow-results = Mostra solo i risultati, senza tavolieri in diretta
option-follow-stop = Non mostrare più partite nel canale

## Refusals

refused-not-followed = { $channel } non mostra partite. Per mostrarle lì, usa `/dvonn-admin follow`.

## People and servers

kept-follows = Canali per il pubblico impostati da te, o che mostrano solo le tue partite: { $count }

## The log of managers

log-follow = { $manager } ha attivato le partite per il pubblico in { $channel }.
log-unfollow = { $manager } ha disattivato le partite per il pubblico in { $channel }.
