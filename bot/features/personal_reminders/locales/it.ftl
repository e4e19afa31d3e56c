## Pulsanti

button-remind-me = Ricordamelo domani
button-cancel-reminder = Annulla il promemoria

## Risposte private

reminder-set = **Ti ricorderò la partita { $match } { $at }**, con un messaggio diretto. Lo sai solo tu, e scriverò una volta sola.
reminder-limit = Hai già { $limit } promemoria. Annullane uno, poi imposta questo.
reminder-cancelled = **Non ti ricorderò la partita { $match }.**

## Messaggi diretti

reminder = ⏳ **Il tuo promemoria:** partita { $match } in { $server }.
reminder-direct = ⏳ **Il tuo promemoria:** partita { $match }.

## Comandi

command-remind = Ricevi domani un messaggio diretto su una partita
