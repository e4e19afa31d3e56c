## Botones

button-remind-me = Recuérdamelo mañana
button-cancel-reminder = Cancelar el recordatorio

## Respuestas privadas

reminder-set = **Recordatorio de la partida { $match }:** { $at }. Recibirás un solo mensaje directo, y esto solo lo ves tú.
reminder-limit = Ya tienes { $limit } recordatorios. Cancela uno y crea este después.
reminder-cancelled = **Recordatorio cancelado:** partida { $match }.

## Mensajes directos

reminder = ⏳ Tu recordatorio: { $told }

## Comandos

command-remind = Recibir mañana un mensaje directo sobre una partida

## People and servers

kept-reminders = Recordatorios que has pedido: { $count }
