## Botões

button-remind-me = Me lembre amanhã
button-cancel-reminder = Cancelar o lembrete

## Respostas privadas

reminder-set = **Lembrete da partida { $match }:** { $at }. Você recebe uma única mensagem direta, e só você vê isto.
reminder-limit = Você já tem { $limit } lembretes. Cancele um deles e depois crie este.
reminder-cancelled = **Lembrete cancelado:** partida { $match }.

## Mensagens diretas

reminder = ⏳ Seu lembrete: { $told }

## Comandos

command-remind = Receber amanhã uma mensagem direta sobre uma partida

## People and servers

kept-reminders = Lembretes que você pediu: { $count }
