## Blocking

kept-blocked = Persone bloccate: { $count }

## People and servers

kept-heading = **I tuoi dati salvati:**
kept-name = Nome: { $name }
kept-running = Partite in corso: { $count }
kept-finished = Partite finite: { $count }
kept-challenges = Sfide aperte: { $count }
kept-preferences = Le tue preferenze
kept-absences = Assenze: { $count }
kept-nothing = Non ci sono dati salvati su di te.
ask-forget = **Vuoi eliminare i tuoi dati?** Abbandonerai le tue partite, e le tue sfide saranno chiuse. Le tue mosse restano, con il nome “{ former-player }”. I tavolieri delle nostre partite nei messaggi diretti vengono eliminati. Non si può tornare indietro.
button-forget-me = Elimina i miei dati
done-forgotten = I tuoi dati sono eliminati. I vecchi tavolieri con il tuo nome verranno ridisegnati entro qualche minuto.

## For those who manage a server

kept-bans = Server in cui hai un ban dalle sfide: { $count } (salvati finché lì chi gestisce il server non toglie il ban)
kept-audit-entries = Voci nei registri di server (il tuo nome verrebbe tolto): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Vedi i dati che ho salvato su di te, ed eliminali
