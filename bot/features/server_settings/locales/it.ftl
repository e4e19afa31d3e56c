## People and servers

settings-heading = **Impostazioni del server.** Tutto funziona già così; cambia solo ciò che vuoi. Le partite in corso mantengono il loro posto e il loro tempo.
settings-missing = ⚠️ Permessi mancanti in { $channel }: { $permissions }.
settings-missing-further = ⚠️ Altri canali con permessi mancanti: { $count }.
settings-channels = **Dove si può giocare.** Se non scegli nulla, ovunque; un thread vale come il suo canale.
settings-threads = **Dove stanno i tavolieri.** I thread tengono in ordine un canale con più partite.
settings-pace = **Tempo**, se una sfida non dice altro:
settings-language = **Lingua** dei messaggi pubblici.
settings-boards = **I tavolieri delle partite finite** restano:
settings-challenges = **Le sfide** restano aperte per:
settings-daily-channel = **Un problema al giorno** per tutti, in questo canale:
settings-daily-hour = **Ora di arrivo:** { $time }, nel tuo fuso orario:
settings-own-puzzles = **Problemi dalle partite di questo server**, quando sono finite. Mostrano una posizione e nessun nome; le partite che qui qualcuno non può vedere restano fuori.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Dove e come si gioca in questo server (serve “Gestisci server”)
