## Botões

button-remind-me = Lembre-me amanhã
button-cancel-reminder = Cancelar o lembrete

## Respostas privadas

reminder-set = **Vou te lembrar da partida { $match } { $at }**, por mensagem direta. Só você sabe, e escrevo uma única vez.
reminder-limit = Você já tem { $limit } lembretes. Cancele um deles e depois crie este.
reminder-cancelled = **Não vou te lembrar da partida { $match }.**

## Mensagens diretas

reminder = ⏳ **Seu lembrete:** partida { $match } em { $server }.
reminder-direct = ⏳ **Seu lembrete:** partida { $match }.

## Comandos

command-remind = Receba amanhã uma mensagem direta sobre uma partida
