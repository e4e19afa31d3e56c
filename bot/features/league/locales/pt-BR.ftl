## League

button-league = Liga
button-league-join = Entrar
button-league-in = Vou jogar
button-league-not-in = Desta vez não
button-league-leave = Sair da liga
button-league-thread = Ir à temporada
button-league-start = Começar uma liga
button-league-here = Mostrar aqui
button-league-end = Encerrar a liga
button-league-invite = Convidar um servidor
button-league-code = Entrar com um código
button-league-leave-server = Retirar este servidor
button-league-remove = Remover o servidor
league-heading = 🏆 **{ $name }** · temporada { $number }
league-form-random = Posição inicial sorteada
league-form-pairs = Sorteada, duas partidas, cores trocadas
league-form-full = Partidas completas
league-quiet = sem avisos
league-across = Em { $count } servidores: { $servers }
league-direct = partidas em mensagens diretas
league-of-server = { $names } ({ $server })
league-stage-open = Começa: { $start } ({ $relative }). Dois dias antes, pergunto aos membros quem joga. Sem resposta é não.
league-stage-asked = Começa: { $start } ({ $relative }). Quem joga? Aperte **Vou jogar** antes disso. Sem resposta é não.
league-stage-waiting = Ainda há pouca gente. A temporada começa sozinha assim que houver cinco pessoas.
league-stage-drawn = Os grupos estão formados. As partidas estão começando.
league-stage-running = Vai até { $end }. Em aberto: { $open }.
league-stage-closing = O tempo da temporada acabou. Estou decidindo as partidas em aberto.
league-stage-over = Esta temporada acabou.
league-stage-ended = A equipe do servidor encerrou esta liga. As partidas continuam.
league-stage-coming = Começa: { $start } ({ $relative }).
league-commitment = Você joga contra todo o seu grupo, de quatro a seis pessoas, com todas as partidas ao mesmo tempo, por { $weeks } semanas no máximo. Quem não joga nas primeiras 72 horas, ou perde por tempo pela segunda vez, está fora.
league-names-across = Seu nome aparece na classificação em todos estes servidores.
league-nobody = Ninguém entrou ainda.
league-members = Membros ({ $count }): { $names }
league-players = Jogam ({ $count }): { $names }
league-group = Grupo { $group }
league-table = Classificação
league-table-empty = Não há ninguém nesta classificação.
league-removed = Fora, partidas retiradas: { $names }
league-out = Fora, partidas em aberto perdidas: { $names }
league-open-games = Em aberto neste grupo: { $count }
league-legend = Vitória: 2 pontos, empate: 1.
league-legend-pairs = As duas partidas contra a mesma pessoa contam como uma, com as diferenças somadas. Vitória: 2 pontos, empate: 1.
league-legend-bar = A parte vazia de uma barra ainda pode ser ganha.
league-level = Com os mesmos pontos, decidem as partidas entre si, depois os pontos de quem foi vencido, depois as diferenças.
league-row = vitórias { $won }, empates { $tied }, derrotas { $lost }
league-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
league-row-open = abertas { $count }
league-result-board = **{ $one }** venceu **{ $other }** por { $margin }.
league-result-resigned = **{ $one }** venceu **{ $other }** por desistência.
league-result-time = **{ $one }** venceu **{ $other }** por tempo.
league-result-proved = **{ $one }** vence **{ $other }**. A temporada acabou antes da partida, e provei quem ganha.
league-result-time-used = **{ $one }** vence **{ $other }**. A temporada acabou antes da partida, e **{ $other }** tinha usado mais tempo.
league-tied-board = Empate entre **{ $one }** e **{ $other }**.
league-tied-proved = Empate entre **{ $one }** e **{ $other }**. A temporada acabou antes da partida, e provei o empate.
league-tied-time-used = Empate entre **{ $one }** e **{ $other }**. A temporada acabou antes da partida, e o tempo usado foi igual.
league-out-by-time = { $player } está fora desta temporada da liga. Pode entrar de novo para a próxima: `/dvonn-club league`.
league-podium = A temporada acabou. Parabéns!
league-goes-up = Sobe de grupo: { $player }
league-goes-down = Desce de grupo: { $player }
league-question = **{ $name }**, temporada { $number }, começa { $start } ({ $relative }). Vai jogar? Sem resposta é não.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, temporada { $number }: não dá mais para responder.
league-thread = { $name } · temporada { $number }
league-thread-plain = Liga · temporada { $number }
panel-facts-league = Partida da liga
ask-resign-league = **Desistir desta partida da liga?** Ela também conta como derrota na liga.

## The page

league-none = Não há liga aqui. Quem tem a permissão **Gerenciar servidor** pode começar uma com `/dvonn-club league`.
league-none-yet = **Ainda não há liga aqui.** Você pode começar uma neste canal.
league-what = Em um grupo, todo mundo joga contra todo mundo, com todas as partidas ao mesmo tempo. Uma temporada dura sete semanas, ou três meses com partidas completas. Depois vem a próxima. Em um canal, cada partida tem o próprio tópico.
league-invited-by-others = Outro servidor convidou este para a liga dele? Aperte **Entrar com um código**.
form-league = Começar uma liga
form-league-name = Nome
form-league-first-day = Primeiro dia
form-league-first-day-explanation = Por exemplo amanhã, sexta ou 24/12. A temporada começa ao meio-dia UTC.
form-league-clock = Tempo
form-league-setup = Posição inicial
form-league-pings = Avisos
form-league-pings-pings = Aviso quem deve jogar
form-league-pings-quiet = Sem avisos: cada pessoa olha sozinha
form-league-code = Entrar na liga de outro servidor
form-league-code-code = Código
form-league-code-explanation = Todos os servidores dela verão o nome deste servidor e os dos membros que entrarem.
league-default-name = Liga
league-own-outside = Você não faz parte dela.
league-own-member = Você faz parte dela. Pergunto dois dias antes do começo.
league-own-next = Você faz parte dela. Pergunto antes da próxima temporada.
league-own-unanswered = Vai jogar? Sem resposta é não.
league-own-in = Você vai jogar.
league-own-not-in = Você não joga nesta temporada.
league-own-out = Você saiu desta temporada, e as partidas restantes estão perdidas. Você pode entrar na próxima.
league-own-games = Você joga nesta temporada. Suas partidas em aberto: { $count } (`/dvonn games`)
league-joined-new = Agora você faz parte dela.
league-joined-in = Você vai jogar. Boa sorte!
league-joined-next = Agora você faz parte dela.
league-joined-known = Você já faz parte dela. Antes de cada temporada, pergunto se você joga.
league-joined-direct = As partidas ficam nas suas mensagens diretas comigo.
league-games-here = { $server }: suas partidas de **{ $name }** vão aparecer aqui.
league-started = **{ $name }** está anunciada em { $channel }.
league-ended-now = A liga foi encerrada. As partidas continuam.
league-left = Você saiu da liga.
league-moved = A liga agora aparece aqui.
league-invitation = O código para mais um servidor é **{ $code }**, válido até { $until }. A equipe do outro servidor usa `/dvonn-club league` e aperta **Entrar com um código**. Quem tiver o código pode trazer um servidor, e todos os servidores da liga mostram os nomes de quem joga. Um código novo substitui este.
league-server-joined = Este servidor agora participa de **{ $name }**, anunciada em { $channel }.
league-server-left = Este servidor saiu da liga. Quem joga nesta temporada joga até o fim.
league-server-removed = **{ $server }** não está mais na liga.
league-role-chosen = Quem vence uma temporada fica com este cargo até o fim da próxima.
league-role-none = Quem vence uma temporada não recebe cargo.
role-trouble-league = { $server }: não consigo dar nem tirar o cargo de quem vence a liga. Preciso de **Gerenciar cargos** e de um cargo acima dele. A liga funciona sem ele; veja `/dvonn-club league`.
league-answered-in = Você vai jogar. Boa sorte em **{ $name }**!
league-answered-not-in = Desta vez você não joga. Antes da próxima temporada de **{ $name }**, pergunto de novo.
league-choose-role = Cargo de quem vence (opcional)
league-choose-server = Remover um servidor
league-for-managers = Para a equipe do servidor:
league-home-gone = ⚠️ O canal da liga não existe mais, ou não consigo mais publicar nele. Abra esta página em outro canal e aperte **Mostrar aqui**.
league-missing-permissions = ⚠️ Permissões que me faltam em { $channel }: { $permissions }. Até recebê-las, não consigo mostrar a liga lá.
ask-league-leave = **Sair da liga?** Não vou mais perguntar antes da próxima temporada.
ask-league-leave-playing = **Sair da liga agora?** Suas partidas em aberto contam como derrotas na classificação. Se você jogou menos da metade das suas partidas, todas são retiradas. As próprias partidas continuam.
ask-league-end = **Encerrar a liga?** Esta temporada fica sem resultado, e não haverá outra. As próprias partidas continuam.
ask-league-end-across = A liga termina em todos os servidores dela.
ask-league-leave-server = **Retirar este servidor da liga?** O cartão dela aqui é apagado, e quem entrou por este servidor deixa de fazer parte dela. Quem joga nesta temporada joga até o fim.
ask-league-remove = **Remover { $server } da liga?** Quem entrou por lá deixa de fazer parte dela. Quem joga nesta temporada joga até o fim.

## Commands

help-league = `/dvonn-club league` é a liga do servidor.
command-club-league = A liga deste servidor: entre, veja a classificação, ou comece uma

## Refusals

refused-league-game = Em uma partida da liga não há como desfazer, empatar por acordo nem pedir revanche. Jogue até o fim, ou desista.
refused-league-exists = Este servidor já tem uma liga, **{ $name }**. Encerre ou deixe essa primeiro: `/dvonn-club league`.
refused-no-league = Aquela liga acabou. Veja com `/dvonn-club league` se há outra.
refused-league-hidden = Uma liga mostra todo mundo em uma classificação, mas seu perfil está oculto. Mostre-o em `/dvonn preferences` e depois entre.
refused-not-in-league = Você não faz parte desta liga. Entre com `/dvonn-club league`.
refused-banned-from-league = Por decisão da equipe de { $server }, que começou esta liga, você não pode desafiar lá, e por isso não pode jogar nela. Se achar que é engano, fale com essa equipe.
refused-not-an-invitation = Esse código não serve: foi digitado errado, já foi usado ou é antigo demais. Peça um novo à equipe do outro servidor.
refused-league-full = Essa liga já está em { $number } servidores, e não cabem mais. A equipe do servidor que a começou pode remover um.
refused-answered-too-late = Para essa temporada já é tarde. Veja com `/dvonn-club league` quando começa a próxima.
refused-not-a-first-day = Não consigo ler “{ $text }” como um dia a partir de hoje. Exemplos: amanhã, sexta, 24/12.
refused-no-place-for-league = Uma liga precisa de um canal de texto, um tópico público ou uma publicação de fórum. Use o comando lá.

## People and servers

kept-league-memberships = Ligas de que você faz parte: { $count }
kept-league-seasons = Temporadas de liga que você jogou: { $count }

## The log of managers

log-start-league = { $manager } começou a liga { $value }.
log-end-league = { $manager } encerrou a liga { $value }.
log-move-league = { $manager } moveu a liga { $value } para { $channel }.
log-league-role = { $manager } mudou o cargo de quem vence a liga.
log-invite-to-league = { $manager } criou um código para outro servidor entrar na liga { $value }.
log-join-league = { $manager } entrou na liga { $value } com este servidor.
log-leave-league = { $manager } retirou este servidor da liga { $value }.
log-remove-from-league = { $manager } removeu o servidor { $value } da liga.
