## Botones

button-remind-me = Recuérdamelo mañana
button-cancel-reminder = Cancelar el recordatorio

## Respuestas privadas

reminder-set = **Te recordaré la partida { $match } { $at }**, por mensaje directo. Solo lo sabes tú, y te escribiré una sola vez.
reminder-limit = Ya tienes { $limit } recordatorios. Cancela uno y luego crea este.
reminder-cancelled = **No te recordaré la partida { $match }.**

## Mensajes directos

reminder = ⏳ **Tu recordatorio:** partida { $match } en { $server }.
reminder-direct = ⏳ **Tu recordatorio:** partida { $match }.

## Comandos

command-remind = Recibe mañana un mensaje directo sobre una partida
