## For those who manage a server

ask-cancel = **Cancelar uma partida ou um desafio.** Escolha qual. Pergunto de novo antes de cancelar.
ask-cancel-none = Não há partidas em andamento nem desafios abertos neste servidor.
ask-cancel-some-match = Cancelar uma partida…
ask-cancel-some-challenge = Cancelar um desafio…
ask-cancel-match = **Cancelar a partida { $match }?** Ela termina sem resultado e não pode ser continuada. Aviso as duas pessoas.
ask-cancel-challenge = **Cancelar o desafio { $challenge }?** Depois disso, ninguém pode aceitá-lo. A mensagem dele vai dizer que foi cancelado.
button-cancel-match = Cancelar a partida
button-cancel-challenge = Cancelar o desafio
form-cancel-match = Cancelar a partida { $match }
form-cancel-explanation = Aparece para quem pode ver a partida ou o desafio.
done-cancelled-match = A partida { $match } foi cancelada. Não há resultado.
done-cancelled-challenge = O desafio foi cancelado.

done-banned = **{ $player } não pode mais desafiar nem aceitar desafios aqui.** Essa pessoa vai receber uma mensagem direta sobre isso. As partidas dela em andamento continuam.
done-banned-closed = Desafios abertos que foram encerrados: { $count }.
done-unbanned = ✅ { $player } pode desafiar e aceitar desafios aqui de novo. Essa pessoa vai receber uma mensagem direta sobre isso.
banned-heading = **Pessoas banidas dos desafios:** { $count }
banned-none = Não há pessoas banidas aqui. Para banir alguém dos desafios, use `/dvonn-admin ban`.
banned-person = { $player } · desde { $since }
button-unban = Liberar
button-banned = Pessoas banidas
button-log = Registro

exported = { $count ->
    [1] **Partida { $first }** deste servidor.
   *[other] **{ $count } partidas** deste servidor, números { $first } a { $last }. Cada linha é uma partida em JSON.
  }
exported-left = { $count ->
    [0] São todas.
   *[other] Partidas que não couberam neste arquivo: { $count }.
  }

log-heading = **Registro** · entradas: { $count }
log-none = O registro está vazio. O que a equipe muda, cancela ou exporta aqui fica guardado nele por um ano.
log-setting-channels = Canais para partidas
log-setting-threads = Lugar dos tabuleiros
log-setting-quiet = Canal discreto
log-setting-ping-by = Avisos
log-setting-pace = Tempo normal
log-setting-language = Idioma das mensagens públicas
log-setting-keep-boards = Duração dos resultados
log-setting-challenges-last = Prazo dos desafios abertos
log-setting-daily-channel = Canal do problema do dia
log-setting-daily-hour = Horário do problema do dia
log-setting-own-puzzles = Problemas das partidas deste servidor
log-export = { $manager } exportou partidas: { $number }.

command-admin-cancel = Cancelar uma partida ou um desafio deste servidor (exige “Gerenciar servidor”)
option-cancel-match = A partida em andamento a cancelar
option-cancel-challenge = O desafio aberto a cancelar
command-admin-ban = Banir alguém dos desafios aqui, ou ver as pessoas banidas (exige “Gerenciar servidor”)
option-ban-user = Quem banir; em branco, mostra as pessoas banidas
option-ban-reason = O motivo, que a pessoa vai ver
command-admin-unban = Deixar alguém desafiar e aceitar aqui de novo (exige “Gerenciar servidor”)
option-unban-user = Quem pode desafiar de novo
command-admin-export = Exportar todas as partidas deste servidor, uma por linha (exige “Gerenciar servidor”)
command-admin-log = Ver o que a equipe fez aqui e as pessoas banidas (exige “Gerenciar servidor”)

## Commands: options. Their names have no blanks and no capitals

name-challenge = desafio
name-reason = motivo

direct-message-banned = { $server }: você não pode mais desafiar nem aceitar desafios lá, por decisão da equipe do servidor. Suas partidas em andamento continuam. Se achar que é engano, fale com a equipe.
direct-message-unbanned = { $server }: você pode desafiar e aceitar desafios lá de novo. Divirta-se!

## Refusals

refused-nothing-to-cancel = Escolha uma partida ou um desafio. Pergunto antes de cancelar.
refused-not-banned = { $player } não está entre as pessoas banidas aqui. Para ver quem está, use `/dvonn-admin ban` sem indicar ninguém.
