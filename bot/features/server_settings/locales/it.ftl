## People and servers

settings-heading = **Impostazioni del server.** Tutto funziona già così, quindi cambia solo ciò che vuoi. Le partite in corso mantengono il loro canale e il loro orologio.
settings-missing = ⚠️ Permessi mancanti in { $channel }: { $permissions }.
settings-missing-further = ⚠️ Altri canali con permessi mancanti: { $count }.
settings-channels = **Dove si può giocare.** Se non scegli nulla, ovunque. Un thread vale come il suo canale.
settings-threads = **Dove compaiono i tavolieri.** I thread tengono in ordine un canale con più partite.
settings-quiet = **Canale discreto:** ogni partita ha un thread, qualunque sia la scelta qui sopra, e lascia solo una riga con il risultato.
settings-quiet-daily = -# Il problema del giorno esce comunque in { $channel }, come scelto qui sotto.
settings-pings = **Avvisi** per chi non ha scelto come riceverli:
settings-pings-all = Questo server avvisa i membri di tutti i messaggi, quindi avviso con un messaggio diretto, tranne nel thread di una partita.
settings-pings-mentions = Questo server avvisa i membri solo delle menzioni, quindi avviso nel canale.
settings-pings-everyone = Questo server avvisa i membri di tutti i messaggi, quindi ogni mossa avvisa chiunque non abbia limitato il canale alle menzioni.
settings-pace = **Tempo**, a meno che una sfida non dica altro:
settings-language = **Lingua** dei messaggi pubblici. Di norma quella comune a chi gioca, altrimenti quella del server.
settings-boards = **I risultati delle partite finite** nel canale si riducono a due righe dopo un giorno, o appena vi comincia la partita successiva. Restano:
settings-challenges = **Le sfide** restano aperte per:
settings-daily-channel = **Un problema al giorno** per tutti, in questo canale:
settings-daily-hour = **Ora di pubblicazione**, nel tuo fuso orario: { $time }
settings-own-puzzles = **Problemi dalle partite di questo server**, quando sono finite. Mostrano una posizione senza nomi. Le partite di canali che qui qualcuno non può vedere non vengono usate.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Dove e come si gioca in questo server (serve “Gestisci server”)
