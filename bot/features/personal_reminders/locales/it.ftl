## Pulsanti

button-remind-me = Ricordamelo domani
button-cancel-reminder = Annulla il promemoria

## Risposte private

reminder-set = **Promemoria impostato per la partita { $match }:** { $at }. Riceverai un solo messaggio diretto. Lo vedi solo tu.
reminder-limit = Hai già { $limit } promemoria. Annullane uno, poi imposta questo.
reminder-cancelled = **Promemoria annullato:** partita { $match }.

## Messaggi diretti

reminder = ⏳ Il tuo promemoria: { $told }

## Comandi

command-remind = Ricevi domani un messaggio diretto su una partita

## People and servers

kept-reminders = Promemoria che hai chiesto: { $count }
