## For those who manage a server

ask-cancel = **Qual partida ou desafio devo cancelar?** Eu pergunto mais uma vez.
ask-cancel-none = Não há partida em andamento neste servidor, nem desafio aberto.
ask-cancel-some-match = Cancelar uma partida…
ask-cancel-some-challenge = Cancelar um desafio…
ask-cancel-match = **Cancelar a partida { $match }?** Ninguém vence nem perde, e não dá para continuá-la. As duas pessoas são avisadas.
ask-cancel-challenge = **Cancelar o desafio { $challenge }?** Ninguém mais pode aceitá-lo, e a mensagem dele diz isso.
button-cancel-match = Cancelar a partida
button-cancel-challenge = Cancelar o desafio
form-cancel-match = Cancelar a partida { $match }
form-cancel-explanation = Quem vê a partida ou o desafio pode ler isto.
done-cancelled-match = A partida { $match } foi cancelada: ninguém venceu nem perdeu.
done-cancelled-challenge = O desafio foi cancelado.

done-banned = { $player } não pode mais desafiar nem aceitar desafios aqui, e recebe uma mensagem direta sobre isso. Partidas em andamento continuam.
done-banned-closed = Desafios abertos que foram fechados: { $count }.
done-unbanned = ✅ { $player } pode desafiar e aceitar desafios aqui de novo, e recebe uma mensagem direta sobre isso.
banned-heading = **Pessoas banidas dos desafios:** { $count }
banned-none = Aqui todo mundo pode desafiar. `/dvonn-admin ban` impede alguém de desafiar e aceitar.
banned-person = { $player } · desde { $since }
button-unban = Liberar
button-banned = Quem não pode desafiar
button-log = Registro

exported = { $count ->
    [1] **Partida { $first }** deste servidor.
   *[other] **{ $count } partidas** deste servidor, da { $first } à { $last }: cada linha é uma partida em JSON.
  }
exported-left = { $count ->
    [0] São todas.
    [one] Mais { $count } partida não coube neste arquivo.
   *[other] Mais { $count } partidas não couberam neste arquivo.
  }
button-export-next = Próximo arquivo

log-heading = **Registro** · entradas: { $count }
log-none = O registro está vazio. O que a equipe muda, cancela ou exporta aqui fica nele por um ano.
log-setting = { $manager } mudou { $setting }: { $value }.
log-setting-channels = onde se pode jogar
log-setting-threads = onde ficam os tabuleiros
log-setting-pace = o tempo normal
log-setting-language = o idioma das mensagens públicas
log-setting-keep-boards = por quanto tempo ficam os tabuleiros de partidas encerradas
log-setting-challenges-last = por quanto tempo os desafios ficam abertos
log-setting-daily-channel = onde chega o problema do dia
log-setting-daily-hour = quando chega o problema do dia
log-setting-own-puzzles = os problemas das partidas deste servidor
log-follow = { $manager } fez { $channel } mostrar partidas ao público.
log-unfollow = { $manager } parou de mostrar partidas em { $channel }.
log-show = { $manager } escolheu { $channel } para mostrar: { $value }.
log-stop-showing = { $manager } parou de mostrar: { $value }.
log-cancel-match = { $manager } cancelou a partida { $number }.
log-unrate = { $manager } tirou a partida { $number } da pontuação.
log-inspect = { $manager } olhou como a partida { $number } foi jogada.
log-cancel-challenge = { $manager } cancelou o desafio { $number }.
log-ban = { $manager } impediu { $player } de desafiar.
log-unban = { $manager } deixou { $player } desafiar de novo.
log-export = { $manager } exportou partidas: { $number }.

command-admin-cancel = Cancelar uma partida ou um desafio deste servidor (exige “Gerenciar servidor”)
option-cancel-match = A partida em andamento a cancelar
option-cancel-challenge = O desafio aberto a cancelar
command-admin-ban = Impedir alguém de desafiar e aceitar aqui, ou ver quem não pode (exige “Gerenciar servidor”)
option-ban-user = Quem não pode mais desafiar nem aceitar; em branco, mostra quem já não pode
option-ban-reason = Por quê; a pessoa fica sabendo
command-admin-unban = Deixar alguém desafiar e aceitar aqui de novo (exige “Gerenciar servidor”)
option-unban-user = Quem pode desafiar e aceitar de novo
command-admin-export = Exportar todas as partidas deste servidor para um arquivo (exige “Gerenciar servidor”)
command-admin-log = O que a equipe fez aqui, e quem não pode desafiar (exige “Gerenciar servidor”)

## Commands: options. Their names have no blanks and no capitals

name-challenge = desafio
name-reason = motivo
