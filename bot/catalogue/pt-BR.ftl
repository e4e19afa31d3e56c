# Every sentence that a user reads, in the Portuguese of Brazil. A test finds keys that are missing or unused.
# Style: short, friendly, "você" to one person and "vocês" to both players; at most two sentences; what happened first, then
# what to do. White and Black are "as Brancas" and "as Pretas", as in chess: feminine plurals, so verbs are plural. People are
# told without a gender: "quem …", "essa pessoa", names without an article. Terms: docs/glossary/pt-BR.md

## Words

white = Brancas
black = Pretas
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } e { $last }
anybody = qualquer pessoa
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = ex-participante
language-name = Português do Brasil

## The board message

board-heading = **DVONN · partida { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Vez das Brancas
   *[black] Vez das Pretas
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Vez das Brancas:
   *[black] Vez das Pretas:
  }** peça { $count } de { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Vez das Brancas:
   *[black] Vez das Pretas:
  }** peça DVONN { $count } de { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Brancas, o tempo está acabando
   *[black] Pretas, o tempo está acabando
  }**
your-turn = { $sign } **Sua vez:** { $task }
task-move = mova uma pilha
task-place-own = coloque a peça { $colour ->
    [white] branca
   *[black] preta
  } { $count } de { $total }
task-place-dvonn = coloque a peça DVONN vermelha { $count } de { $total }

told-begun-full = O tabuleiro está vazio: as Brancas começam.
told-begun-record = A partida começa de uma posição anotada.
told-begun-random = Todas as peças foram distribuídas por sorteio: as Brancas começam.
told-placed-own = As { colour } colocaram uma peça em { $space }.
told-placed-dvonn = As { colour } colocaram uma peça DVONN em { $space }.
told-all-placed = Todas as peças foram colocadas. As Brancas, que colocaram a última, também fazem a primeira jogada.
told-moved = { $height ->
    [1] Peça
   *[other] Pilha
  } { $colour ->
    [white] branca
   *[black] preta
  }{ $height ->
    [1] {""}
   *[other] {" "}de { $height }
  }, { $move }, formando uma pilha de { $built }.
told-cut-off = Isolou { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } peça branca
       *[other] { $count } peças brancas
      }
   *[black] { $count ->
        [one] { $count } peça preta
       *[other] { $count } peças pretas
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } pilha branca
       *[other] { $count } pilhas brancas
      }
   *[black] { $count ->
        [one] { $count } pilha preta
       *[other] { $count } pilhas pretas
      }
  } ({ $pieces } peças)
told-passed = As { colour } não têm jogada e passam a vez.

told-earlier = -# { $told }
told-latest = -# Última: { $told }
told-undone = A jogada { $move } das { colour } foi desfeita de comum acordo.

clock-runs = { $until }
clock-away = ausente até { $until }
clock-halted-channel = A partida está em pausa: não consigo escrever em { $channel }. Use `/dvonn board` em outro canal para continuar lá.
clock-halted-direct = A partida está em pausa: minhas mensagens diretas não chegam até você. Libere-as e use `/dvonn board` aqui para continuar.
clock-halted-left = A partida está em pausa: uma das pessoas que jogam saiu do servidor.
clock-halted-server = A partida está em pausa: não estou mais no servidor.

offer-draw = 🤝 **{ $player } propõe empate.** { $other }, aceite ou recuse; a proposta expira com a próxima jogada.
offer-undo = ↩️ **{ $player } pede para desfazer { $move }.** { $other }, aceite ou recuse; o pedido expira com a próxima jogada.
offer-draw-refused = { $player } prefere continuar: nada de empate por enquanto.
offer-undo-refused = { $player } prefere manter a jogada.

result-board = 🏆 **{ $first } vence por { $more }–{ $less }** contra { $second }.
result-resignation = 🏆 **{ $first } vence:** { $phase ->
    [placing] { $second } desistiu.
   *[stacking] { $second } desistiu com o placar em { $more }–{ $less }.
  }
result-time = 🏆 **{ $first } vence:** { $phase ->
    [placing] acabou o tempo de { $second }.
   *[stacking] acabou o tempo de { $second }, com o placar em { $more }–{ $less }.
  }
result-tie = 🤝 **Empate, { $more }–{ $more }:** { $first } e { $second } dividem a vitória.
result-agreement = 🤝 **Empate por acordo:** { $phase ->
    [placing] foi o que { $first } e { $second } combinaram.
   *[stacking] foi o que { $first } e { $second } combinaram, com o placar em { $more }–{ $less }.
  }
result-abandoned = **Encerrada sem vitória:** a partida entre { $first } e { $second } ficou 30 dias em pausa.
result-void = **Sem resultado:** ninguém venceu entre { $first } e { $second }.
result-cancelled-time = **Cancelada, ninguém perdeu:** entre { $first } e { $second }, o tempo acabou antes da primeira jogada de um dos lados.
result-cancelled-manager = **Cancelada, ninguém perdeu:** a equipe do servidor encerrou a partida entre { $first } e { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = A partida acabou: as { colour } vencem por { $more } a { $less }.
position-tied = A partida acabou: empate, { $more } a { $more }.
position-place-dvonn = Vez das { colour }, que colocam uma peça DVONN.
position-place-white = Vez das { colour }, que colocam uma peça branca.
position-place-black = Vez das { colour }, que colocam uma peça preta.
position-pass = As { colour } não podem mover nada e têm de passar a vez.
position-move = Vez das { colour }.
position-score = Placar: Brancas { $white }, Pretas { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nada.
position-single = { $count ->
    [one] peça sozinha
   *[other] peças sozinhas
  } em { $spaces }
position-high = { $count ->
    [one] pilha
   *[other] pilhas
  } de { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}com uma peça DVONN
   *[other] {" "}com { $dvonn } peças DVONN
  } em { $spaces }
position-high-each = pilhas de { $height }, cada uma com uma peça DVONN, em { $spaces }
position-lone-dvonn = { $count ->
    [one] Peça DVONN sozinha
   *[other] Peças DVONN sozinhas
  } em { $spaces }.
position-empty = Vazio: { $spaces }.
position-vacant = { $count ->
    [0] Nenhuma casa está vazia.
    [49] O tabuleiro está vazio.
   *[other] As outras { $count } casas estão vazias.
  }
position-last-move = Última jogada: { $told }.
position-cut-off = { $count ->
    [one] Ela isolou a pilha em { $told }.
   *[other] Ela isolou as pilhas em { $told }.
  }
position-falling = { $count ->
    [one] A jogada isolaria a pilha em { $told }.
   *[other] A jogada isolaria as pilhas em { $told }.
  }
position-blocked = Cercado nos seis lados e por isso bloqueado: { $told }.
position-played = Seta tracejada, a jogada feita: { $told }.
position-numbered = Setas numeradas, o plano: { $told }.
position-better = Seta contínua, uma jogada melhor: { $told }.
position-chosen = Seleção: { $told }.
position-targets = { $count ->
    [one] Destino: { $told }.
   *[other] Destinos: { $told }.
  }
position-movable = Dá para mover: { $told }.
position-planned = Planejado, nesta ordem: { $told }.
position-danger = Em perigo: { $threats }.
position-threat = { $spaces }, se as { colour } moverem { $space }

## Buttons

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-to-challenge = Ver
button-place = Colocar peça
button-move = Mover
button-why-not = Outras pilhas?
button-close = Fechar
button-more = Mais
button-back-to-panel = Voltar à jogada
button-back = Voltar
button-never-mind = Deixa pra lá
button-play-anyway = Jogar
button-resign = Desistir
button-in-words = Tabuleiro em texto
button-rules = Como jogar
button-rules-short = Regras
button-agree = Aceitar
button-refuse = Recusar
button-rematch = Revanche
button-move-here = Trazer para cá
button-undo = Desfazer
button-draw = Propor empate
button-plan = Planejar
button-drop-plan = Apagar o plano
button-drop-branch = Apagar resposta
button-whole-plan = Plano inteiro
button-plan-line = Planejar isto
button-plan-on = Planejar mais
button-resign-there = Desistir aí
button-next = Próxima partida
button-to-board = Ver tabuleiro
button-history = Histórico
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Isolamento
button-cut-off-after = Isolamento ⏩
button-share = Compartilhar
button-replay = Replay
button-replay-last = As últimas 20 jogadas
button-replay-all = A partida inteira
button-record = Exportar
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jogar a partir daqui
button-challenge = Desafiar alguém
button-setup-full = Colocamos as peças
button-setup-random = Montagem sorteada
button-anybody = Aberto a todo mundo
button-to-record = Voltar à notação
button-games = Minhas partidas
button-games-running = Em andamento
button-games-finished = Encerradas
button-open = Abrir
button-live = Partidas em andamento
button-commands = Todos os comandos
button-support = Ajuda
button-privacy = Privacidade
button-terms = Termos
button-earlier-page = Voltar
button-later-page = Avançar

## Direct messages and threads

ping-challenge = **{ $challenger } desafia você para uma partida de DVONN** em { $server }.
ping-rematch = **{ $challenger } quer revanche da partida { $match }** em { $server }. As cores são trocadas.
ping-turn = **Partida { $match } em { $server }:** é sua vez contra { $opponent }.
ping-offer = **Partida { $match } em { $server }:** { $opponent } espera sua resposta.
ping-reminder = ⏳ **Partida { $match } em { $server }:** seu tempo para esta jogada contra { $opponent } está acabando.
direct-message-heading = **Partida { $match } em { $server }**
direct-message-away = { $opponent } está ausente até { $until }. Até lá, o relógio dessa pessoa fica parado em todas as partidas entre vocês; nada se perde.
direct-message-back = { $opponent } esteve ausente e já voltou.
direct-message-halted-permissions = A partida e o relógio estão em pausa: em { $channel } me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }. Use `/dvonn board` em outro canal para continuar lá; depois de 30 dias, a partida será encerrada.
direct-message-halted-channel = A partida e o relógio estão em pausa: o canal dela não existe mais, ou não consigo mais vê-lo. Use `/dvonn board` em outro canal do servidor para continuar lá; depois de 30 dias, a partida será encerrada.
direct-message-halted-left = A partida e o relógio estão em pausa: uma das pessoas que jogam saiu do servidor. O jogo continua se ela voltar; depois de 30 dias, a partida será encerrada.
direct-message-halted-server = A partida e o relógio estão em pausa: não estou mais no servidor. O jogo continua se me convidarem de novo; depois de 30 dias, a partida será encerrada.
direct-message-goes-on = A partida ficou um tempo em pausa e voltou a andar.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } desafia você para uma partida de DVONN!**
challenge-anybody = **{ $challenger } quer jogar DVONN.** Quem topa?
challenge-rematch = { $opponent }, **{ $challenger } quer revanche da partida { $match }.** As cores são trocadas.
terms-colour-random = As cores são sorteadas.
terms-colour-white = { $challenger } joga de Brancas.
terms-colour-black = { $challenger } joga de Pretas.
terms-setup-full = Vocês colocam as peças: cerca de 40 jogadas de cada lado.
terms-setup-random = Montagem sorteada: vocês já começam movendo, cerca de 15 jogadas de cada lado.
terms-setup-record = { $ply ->
    [0] Vocês partem de uma posição dada.
    [1] Vocês continuam um jogo anotado depois da primeira jogada.
   *[other] Vocês continuam um jogo anotado depois da jogada { $ply }.
  }
terms-pace = { $days ->
    [0] Sem limite de tempo.
    [one] { $days } dia por jogada.
   *[other] { $days } dias por jogada.
  }
challenge-open-until = Se ninguém aceitar, expira { $until }.
challenge-accepted = O desafio de { $challenger } foi aceito: a partida { $match } começou.
challenge-declined = { $opponent } recusou o desafio de { $challenger }.
challenge-declined-for = O motivo: “{ $reason }”
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = O desafio de { $challenger } expirou: ninguém respondeu a tempo.

challenges-none = Você não tem desafios abertos aqui. Comece um com `/dvonn challenge`.
challenges-none-anywhere = Você não tem desafios abertos em nenhum servidor. No canal de um servidor, `/dvonn challenge` começa um; aqui, você pode jogar comigo.
challenges-anywhere = { $count ->
    [one] **{ $count } desafio aberto**
   *[other] **{ $count } desafios abertos**
  }
challenges-heading = { $count ->
    [one] **{ $count } desafio aberto aqui**
   *[other] **{ $count } desafios abertos aqui**
  }
challenges-own = **Seu desafio a { $opponent }**
challenges-own-open = **Seu desafio a qualquer pessoa**
challenges-other = **{ $challenger } desafia você**

form-decline = Recusar o desafio
form-decline-reason = Por quê? Pode deixar em branco
form-decline-explanation = Suas palavras vão aparecer abaixo do desafio.

## Blocking

button-block = Bloquear
button-unblock = Desbloquear
button-blocked = Pessoas bloqueadas
done-blocked = **Você bloqueou { $user }.** Vocês não podem mais se desafiar nem aceitar desafios entre si. Suas partidas em andamento continuam, e ninguém fica sabendo.
done-unblocked = **Você desbloqueou { $user }.** Vocês podem se desafiar de novo.
blocked-none = Você não bloqueou ninguém. Dá para bloquear quem desafia você: em `/dvonn me challenges`, ou depois de recusar.
blocked-heading = { $count ->
    [one] **Você bloqueou { $count } pessoa.**
   *[other] **Você bloqueou { $count } pessoas.**
  }
refused-blocked-by-oneself = Você bloqueou { $opponent }. Para jogar com essa pessoa, desbloqueie-a primeiro em `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } pessoa que você bloqueou
   *[other] { $count } pessoas que você bloqueou
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Desafiar no DVONN
menu-open = Abrir esta partida
menu-read = Ler como notação de DVONN
compose-heading = **Desafie { $opponent } para uma partida de DVONN.** O desafio vai aparecer neste canal.
compose-blocked = Você bloqueou { $opponent }. Para jogar com essa pessoa, desbloqueie-a primeiro.
compose-colour-random = Cores: sorteadas
compose-colour-white = Cores: eu de Brancas
compose-colour-black = Cores: eu de Pretas
compose-setup-full = Montagem: nós colocamos as peças
compose-setup-full-means = Cerca de 40 jogadas de cada lado
compose-setup-random = Montagem: sorteada
compose-setup-random-means = Já começa movendo: cerca de 15 jogadas de cada lado
compose-pace = { $days ->
    [0] Tempo: sem limite
    [one] Tempo: { $days } dia por jogada
   *[other] Tempo: { $days } dias por jogada
  }
button-send-challenge = Enviar o desafio
refused-no-match-in-message = Só consigo abrir uma partida a partir das minhas mensagens sobre ela: tabuleiro, resultado, desafio aceito ou aviso.
refused-no-record-in-message = Não há texto nem arquivo nesta mensagem. Sei ler uma notação em texto, bloco de código ou arquivo: o texto do Little Golem, SGF ou JSON.

## The move panel

panel-heading = **Partida { $match }:** { $task }.
ask-row = Escolha uma fileira…
ask-space = Fileira { $row }: escolha uma casa.
ask-target = Escolha para onde vai
chosen-stack = **{ $space }**, { $height ->
    [1] uma peça sozinha, anda { $height } casa.
   *[other] uma pilha de { $height }, anda { $height } casas.
  }
option-row = Fileira { $row } ({ $count })
option-stack = { $height ->
    [1] peça sozinha
   *[other] pilha de { $height }
  }
option-dvonn = com DVONN
option-targets = para { $targets }
option-makes = forma { $height }
option-cuts-off = isola { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = você perde { $own }
option-cuts-off-own = isola { $pieces } ({ $own ->
    [one] { $own } sua
   *[other] { $own } suas
  })
score-yours = você { $own }–{ $other }
score-colours = Brancas { $white }, Pretas { $black }
option-own-losses = Cuidado: { $pieces ->
    [one] { $pieces } dessas peças está
   *[other] { $pieces } dessas peças estão
  } nas suas pilhas
why-heading = **Estas não podem se mover agora:**
why-surrounded = - Cercadas nos seis lados: { $spaces }
why-empty-target = - Sem pilha onde pousar na distância certa: { $spaces }
why-lone-dvonn = - Peças DVONN nunca se movem sozinhas: { $spaces }
ask-move = **Jogar { $move }?**
ask-own-losses = **{ $move } isola { $stacks ->
    [1] uma pilha sua
   *[other] { $stacks } pilhas suas
  }** em { $spaces } ({ $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  }). Jogar mesmo assim?

## Plans

plan-no-spaces = **Partida { $match }: nada planejado.** Escolha uma fileira e uma casa: coloco sua peça ali assim que for sua vez.
plan-spaces = **Partida { $match }: seu plano.** Sempre que for sua vez, coloco uma peça na primeira destas casas que estiver livre: { $spaces }.
plan-no-replies = **Partida { $match }: nada planejado.** Escolha uma jogada que { $opponent } pode fazer e depois sua resposta: eu jogo na hora.
plan-replies = **Partida { $match }: seu plano para as próximas jogadas de { $opponent }** ({ $count } de { $most } respostas). O que não for jogado sai do plano; o resto fica.
plan-begins = **Partida { $match }: seu plano a partir da sua jogada** ({ $count } de { $most } respostas). É sua vez: faça você a primeira jogada, e o que vem depois fica.
plan-at-reply = **Partida { $match }: resposta { $number } do seu plano.** O tabuleiro mostra a posição depois dela; o que você acrescentar aqui vem em seguida.
plan-at-end = **Partida { $match }: resposta { $number } do seu plano.** A partida termina com ela, então nada pode vir depois.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** Ou se { $theirs }: { $own }
plan-line-then = **{ $number }** depois, se { $theirs }: { $own }
plan-line-after = **{ $number }** ou, após { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Depois que você jogar { $own }
plan-they-pass = o outro lado passar
plan-you-pass = você passa
plan-resign = você desiste
words-for-pass = passo passa passar passe
words-for-resign = desisto desiste desistir
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: depois que você jogar { $own }
plan-kept = Salvo; só você vê.
plan-waits = Salvo; só você vê. O plano espera até você fazer a primeira jogada dele.
plan-replaced = Entra no lugar da sua resposta { $own } e de tudo que vinha depois dela.
plan-placed = Era sua vez, então joguei **{ $spaces }** por você.
plan-their-stack = Se o outro lado mover **{ $space }**…
plan-theirs = Após **{ $theirs }**, eu jogo…
plan-no-answer = Depois de **{ $theirs }**, você não tem jogada para planejar.
plan-passed = Depois de **{ $theirs }**, você não pode mover, então passo a vez por você. Dá para planejar a partir daí.
plan-answered = Até agora, aqui você planejou **{ $own }**. Outra resposta entra no lugar dela e de tudo que vem depois.
plan-own-stack = Após **{ $theirs }**, eu movo **{ $space }**…
ask-their-stack = Escolha uma pilha adversária
ask-their-target = Escolha para onde ela vai
ask-own-stack = Escolha a pilha da resposta
ask-reply = Ver uma resposta
ask-plan-resign = **Desistir da partida { $match } assim que { $opponent } jogar { $theirs }?** Nesse caso você perde, e não dá para voltar atrás.

## People and servers

preferences-heading = **Suas preferências**
preferences-no-quiet-hours = **Horas de silêncio:** nenhuma
preferences-quiet-hours = **Horas de silêncio:** de { $start } a { $end } ({ $zone }). Avisos nessas horas esperam até { $end }.
preferences-pictures = **Páginas privadas e mensagens diretas:** com imagens
preferences-words = **Páginas privadas e mensagens diretas:** em palavras, sem imagens
preferences-turned = **Tabuleiro:** girado nas suas imagens, com a fileira 5 embaixo
preferences-not-turned = **Tabuleiro:** fileira 1 embaixo, como todo mundo vê
preferences-asked = **Antes de jogar:** sempre pergunto
preferences-not-asked = **Antes de jogar:** só pergunto se a jogada isola pilhas suas
preferences-chances = **Partidas encerradas:** com a chance de vitória, em **Histórico**
preferences-no-chances = **Partidas encerradas:** sem a chance de vitória
ping-when-each = Me avise sempre na minha vez
ping-when-first = Me avise só se nada mais me esperar
ping-when-never = Nunca me avise
ping-when-never-means = Nem de desafios, nem antes que meu tempo acabe
challenges-from-everybody = Todo mundo pode me desafiar
challenges-from-played = Só quem já jogou comigo pode me desafiar
challenges-from-nobody = Ninguém pode me desafiar
challenges-from-nobody-means = Ainda posso desafiar, e aceitar desafios abertos
ping-by-channel = Me avise no canal
ping-by-direct = Me avise por mensagem direta
ping-by-direct-means = Se a mensagem direta não chega, o tabuleiro me menciona
language-as-discord = Idioma: o do meu Discord
language-chosen = Idioma: { $language }
theme-walnut = Minhas imagens: nogueira
theme-contrast = Minhas imagens: alto contraste
button-quiet-hours = Mudar horas…
button-no-quiet-hours = Sem silêncio
button-turn = Girar o tabuleiro
button-turn-back = Girar de volta
button-words = Só palavras
button-pictures = Com imagens
button-do-ask = Sempre perguntar
button-do-not-ask = Perguntar menos
button-show-chances = Mostrar chances
button-hide-chances = Esconder chances
form-quiet-hours = Horas de silêncio
form-quiet-from = De
form-quiet-until = Até
form-quiet-zone = Fuso horário
form-quiet-zone-explanation = Como Continente/Cidade, por exemplo Europe/Lisbon, ou só a cidade, por exemplo São Paulo

settings-heading = **Configurações do servidor.** Tudo já funciona sem ajustes; mude só o que quiser. Partidas em andamento ficam onde estão, com o ritmo que têm.
settings-missing = ⚠️ Em { $channel } me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }.
settings-missing-further = ⚠️ Me faltam permissões em { $count ->
    [one] mais { $count } canal.
   *[other] mais { $count } canais.
  }
settings-channels = **Onde se pode jogar.** Sem escolha, é em todo lugar; um tópico conta como o canal dele.
settings-threads = **Onde ficam os tabuleiros.** Tópicos deixam em ordem um canal com várias partidas.
settings-pace = **A não ser que o desafio diga outra coisa:**
settings-language = **Idioma** das mensagens públicas.
settings-boards = **Tabuleiros de partidas encerradas** ficam:
settings-challenges = **Desafios** ficam abertos por:
settings-daily-channel = **Um enigma por dia** para todo mundo, neste canal:
settings-daily-hour = **Horário do enigma:** { $time }, no seu fuso.
settings-own-puzzles = **Enigmas das partidas deste servidor**, depois que elas acabam. Mostram uma posição e não citam ninguém; partidas que nem todo mundo aqui pode ver ficam de fora.
choice-no-channel = Em nenhum canal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Criar enigmas das nossas partidas
choice-own-puzzles-no = Não criar
choice-everywhere = Em todo lugar
choice-place-automatic = A primeira no canal, depois tópicos
choice-place-channel = No canal
choice-place-threads = Em um tópico para cada partida
choice-language-own = O de quem joga, senão o do servidor
choice-ever = para sempre
choice-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
  }

done-away = **Você está ausente até { $until }** ({ $relative }). Para voltar antes, use `/dvonn me back`.
away-left = { $days ->
    [0] Depois disso, você não tem mais dias de ausência este ano.
    [one] Depois disso, você ainda tem { $days } dia de ausência este ano.
   *[other] Depois disso, você ainda tem { $days } dias de ausência este ano.
  }
clocks-away = { $count ->
    [one] Seu relógio está parado na partida { $matches }.
   *[other] Seus relógios estão parados nas partidas { $matches }.
  }
clocks-back = { $count ->
    [one] Seu relógio voltou a andar na partida { $matches }.
   *[other] Seus relógios voltaram a andar nas partidas { $matches }.
  }
clocks-none = Você não tem partidas com relógio.
done-back = **Que bom ter você de volta!**
choice-until = { $length }: até { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dia dias
words-for-weeks = s sem semana semanas
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = jan fev mar abr mai jun jul ago set out nov dez

kept-heading = **Isto é o que guardo sobre você:**
kept-name = o nome { $name }
kept-language = seu idioma: { $language }
kept-running = { $count ->
    [one] { $count } partida em andamento
   *[other] { $count } partidas em andamento
  }
kept-finished = { $count ->
    [one] { $count } partida encerrada
   *[other] { $count } partidas encerradas
  }
kept-challenges = { $count ->
    [one] { $count } desafio aberto
   *[other] { $count } desafios abertos
  }
kept-preferences = suas preferências
kept-absences = quando você esteve ausente ({ $count ->
    [1] uma vez
   *[other] { $count } vezes
  })
kept-imports = { $count ->
    [one] { $count } notação importada
   *[other] { $count } notações importadas
  } (por 7 dias)
kept-watched = { $count ->
    [one] { $count } partida a que você assiste
   *[other] { $count } partidas a que você assiste
  }, e como você quer saber delas
kept-follows = { $count ->
    [one] { $count } canal para o público que você criou, ou que mostra
   *[other] { $count } canais para o público que você criou, ou que mostram
  } só partidas suas
kept-lesson = até onde você chegou na lição
kept-lines = { $count ->
    [one] { $count } sequência que você experimentou
   *[other] { $count } sequências que você experimentou
  }
kept-puzzles = { $count ->
    [one] { $count } enigma que você tentou, e sua pontuação nos enigmas
   *[other] { $count } enigmas que você tentou, e sua pontuação nos enigmas
  }
kept-nothing = Não guardo nada sobre você.
ask-forget = **Quer que eu esqueça você?** Você desiste das suas partidas, e seus desafios são fechados; suas jogadas ficam, como as de “ex-participante”. Os tabuleiros das nossas partidas em mensagens diretas são apagados. Não dá para voltar atrás.
button-forget-me = Me esqueça
done-forgotten = Pronto: não sei mais quem é você. Tabuleiros antigos com seu nome serão redesenhados em alguns minutos.

## Welcome

welcome = **Olá! Vamos jogar DVONN.**
    DVONN é um jogo de tabuleiro para duas pessoas: pouse sobre outras pilhas para ficar com elas, e mantenha a conexão com as peças vermelhas, porque o que perde contato com elas sai do jogo. Você joga aqui mesmo, em um canal, uma jogada de cada vez, em minutos ou em semanas, e todo mundo pode assistir.
button-start-match = Começar uma partida
begin-first = Sua primeira partida? **Montagem sorteada** pula a colocação, e você já começa movendo pilhas.

## The computer

button-computer = Contra o computador
button-computer-play = Começar
button-computer-again = Jogar nível { $level }
button-computer-random = Qualquer cor
button-computer-white = Brancas
button-computer-black = Pretas
button-ask-to-resign = Pedir que desista
computer-begin = **Jogue contra o computador.** Respondo em um ou dois segundos, desfaço tudo que você pedir e não tenho relógio. Escolha o nível, a montagem do tabuleiro e sua cor.
computer-up-to = Onde rodo agora, não consigo pensar mais rápido, então o nível { $most } é o mais alto que posso jogar aqui.
computer-level = Nível { $level }
computer-level-1 = Acabou de aprender as regras
computer-level-2 = Olha uma jogada à frente e deixa passar coisas
computer-level-3 = Joga só de vez em quando
computer-level-4 = Raramente dá algo de graça
computer-level-5 = Planeja duas jogadas à frente
computer-level-6 = Joga bem, com nível de clube
computer-level-7 = Difícil de vencer
computer-level-8 = O mais forte que consigo jogar
computer-player = { $player } (nível { $level })
turn-computer = { $sign } **Estou pensando** na jogada das { $colour ->
    [white] Brancas
   *[black] Pretas
  }
panel-computer-thinks = Estou pensando na minha jogada; ela aparece nesta página assim que for feita.
computer-agreed-undo = Sua última jogada foi desfeita: é a sua vez de novo.
computer-agreed-draw = De acordo: a partida { $match } termina em empate.
computer-plays-on = Prefiro continuar: aqui o empate não é certo.
computer-resigned = É verdade, desta eu não escapo. Você jogou bem!
computer-not-lost = Ainda não desisto: daqui minha derrota não é certa.
done-computer = A partida { $match } começou.
refused-level-too-high = Onde rodo agora, penso devagar demais para esse nível. Escolha o nível { $most } ou um mais baixo.
refused-too-many-against-computer = Você já tem { $most } partidas contra mim. Termine uma primeiro, ou desista dela; `/dvonn games` mostra quais são.

## Hints

button-hint = Dica
button-hint-move = Mostrar a jogada
button-hint-line = Mostrar a sequência
hint-stack = 💡 **Dica:** olhe para sua pilha em **{ $space }**.
hint-stack-of = 💡 **Dica:** olhe para a pilha das { colour } em **{ $space }**.
hint-row = 💡 **Dica:** olhe para a fileira **{ $row }**.
hint-move = 💡 **Dica:** { $told }
hint-line = 💡 **O que pode vir depois**, se os dois lados jogarem bem:
hint-after = O tabuleiro depois dessas jogadas:
hint-ahead = Minha estimativa: as { colour } terminam com cerca de { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } a mais.
hint-even = Minha estimativa: os dois lados terminam quase iguais.
hint-dvonn = 💡 Não há dica para peças DVONN: ninguém sabe ainda qual casa é a melhor. Coloque onde quiser.
refused-no-hints-here = Aqui você acha suas jogadas por conta própria: há dicas na sua vez contra mim e em **Histórico**, nas partidas encerradas.
refused-still-in-play = Este mesmo jogo continua em outra partida, então guardo minha opinião até aquela acabar.
refused-nothing-to-choose = Nesta posição não há o que escolher, então não há dica a dar. Vá para outra jogada.
refused-too-busy = Estou pensando em muitas partidas agora. Tente de novo em um minuto.

## Reviews, chances and lines of moves

button-review = Análise
button-worst-moves = Erros
button-mistake-back = ◀ Anterior
button-mistake-on = Próximo ▶
button-review-chart = Visão geral
line-place = uma peça em { $space }
line-pass = sem jogada, passa a vez
certain-win = **As { colour } vencem por { $pieces }** se ninguém errar.
certain-tie = Se ninguém errar, **dá empate**.
certain-win-somehow = **As { colour } vencem** se ninguém errar; por quanto, não é certo.
percent = { $percent }%
chance-estimated = Chance de vitória: ⚪ { $white } · ⚫ { $black }
chance-certain = Chance de vitória: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Estou analisando o jogo; leva alguns segundos. Se nada aparecer, peça de novo.
review-title = **Análise** · { $title }
    { $players }
review-turning-point = **Momento-chave:** { $sign } jogada { $ply }, { $move }. A chance das Brancas foi de { $before } para { $after }.
review-no-turning-point = **Sem momento-chave:** as { colour } estiveram na frente o tempo todo.
review-certain = Da jogada { $ply } em diante, está calculado quem vence. Naquele momento: { $told }
review-worst = { $count ->
    [0] **Nenhum erro:** nenhuma jogada baixou a chance de vitória em cinco pontos ou mais.
    [one] **Uma jogada baixou a chance de vitória em cinco pontos ou mais:**
   *[other] **As piores jogadas**, e em quantos pontos baixaram a chance de vitória:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; melhor: { $better }
review-estimates = -# As chances são estimativas minhas, entre forças iguais. Só é certo o que digo com “se ninguém errar”.
review-shallow = -# Nesta máquina só roda minha busca lenta, então não pude olhar tão longe quanto de costume.
review-mistake-title = **Erro { $number } de { $count }** · jogada { $ply } de { $last } · { $sign } { $player }
review-fall = Chance de vitória das { colour }: { $before } → **{ $after }**
review-certain-after = Depois de { $move }: { $told }
review-cuts-off-own = { $move } isola { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das próprias { colour }.
review-lets-cut-off = As { colour } podem então isolar { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { $colour ->
    [white] Pretas
   *[black] Brancas
  } com { $move }.
review-lets-take = As { colour } podem então tomar a pilha de { $height } em { $space } com { $move }.
review-would-cut-off = { $move } teria isolado { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
review-would-cut-off-later = Depois de { $first }, { $move } teria isolado { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
review-would-take = { $move } teria tomado a pilha de { $height } das { colour } em { $space }.
review-would-stop = { $move } teria deixado as { colour } sem jogada.
review-scores = { $count ->
    [one] Depois de { $count } jogada
   *[other] Depois de { $count } jogadas
  }, Brancas e Pretas poderiam ter { $white } e { $black } peças em vez de { $instead_white } e { $instead_black }.
review-freedom = Brancas e Pretas poderiam ter ficado com { $white } e { $black } jogadas possíveis em vez de { $instead_white } e { $instead_black }.
review-later = Nada se perde na hora; a diferença aparece algumas jogadas depois.
review-played = **Jogada feita** (seta tracejada), e as melhores respostas:
review-better = **Melhor** (seta contínua), se os dois lados jogarem bem:
review-chart-chance = Chance de vitória das Brancas, em %
review-chart-certain = calculado
review-told = Gráfico da chance de vitória das Brancas: { $first } no começo, { $last } no fim; a maior é { $highest }, após a jogada { $highest_ply }, e a menor { $lowest }, após a jogada { $lowest_ply }.
review-told-turning-point = Momento-chave: jogada { $ply }, { $move }.
review-told-certain = Calculado da jogada { $ply } em diante: { $told }
review-told-mistakes = { $count ->
    [one] Pior jogada
   *[other] Piores jogadas
  } das { colour } ({ $count }): { $told }.
review-told-mistake = jogada { $ply } ({ $move })
refused-no-review-yet = A partida { $match } ainda está em andamento; a análise fica disponível quando ela acabar.
refused-nothing-to-review = Nenhuma pilha se moveu neste jogo, então não há o que analisar.
refused-puzzle-open-here = Já há um enigma aberto neste canal. Resolva esse primeiro; a solução sai { $until }, e aí você pode mostrar o próximo.
refused-puzzle-open-elsewhere = Seu enigma em { $channel } ainda está aberto. Você pode mostrar o próximo quando sair a solução, { $until }.
refused-review-shared = A análise desta partida já foi compartilhada: { $url }
refused-review-being-shared = A análise desta partida está sendo compartilhada agora; em um instante estará no canal dela.

## For those who manage a server

manager-reason = Motivo: “{ $reason }”
ask-cancel-match = **Cancelar a partida { $match }?** Ninguém vence nem perde, e não dá para continuá-la. As duas pessoas são avisadas.
ask-cancel-challenge = **Cancelar o desafio { $challenge }?** Ninguém mais pode aceitá-lo, e a mensagem dele diz isso.
button-cancel-match = Cancelar a partida
button-cancel-challenge = Cancelar o desafio
form-cancel-match = Cancelar a partida { $match }
form-cancel-challenge = Cancelar o desafio
form-cancel-reason = Por quê? Pode deixar em branco
form-cancel-explanation = Quem vê a partida ou o desafio pode ler isto.
done-cancelled-match = A partida { $match } foi cancelada: ninguém venceu nem perdeu.
done-cancelled-challenge = O desafio foi cancelado.
challenge-cancelled = A equipe do servidor cancelou o desafio de { $challenger }.
label-challenge = Desafio { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = A equipe do servidor cancelou este desafio. Você pode começar outro com `/dvonn challenge`.
refused-nothing-to-cancel = Indique uma partida ou um desafio, e eu pergunto antes de cancelar.

done-banned = { $player } não pode mais desafiar nem aceitar desafios aqui, e recebe uma mensagem direta sobre isso. Partidas em andamento continuam.
done-banned-closed = { $count ->
    [one] { $count } desafio aberto foi fechado.
   *[other] { $count } desafios abertos foram fechados.
  }
done-unbanned = ✅ { $player } pode desafiar e aceitar desafios aqui de novo, e recebe uma mensagem direta sobre isso.
banned-heading = { $count ->
    [one] **{ $count } pessoa não pode desafiar nem aceitar aqui.**
   *[other] **{ $count } pessoas não podem desafiar nem aceitar aqui.**
  }
banned-none = Aqui todo mundo pode desafiar. `/dvonn-admin ban` impede alguém de desafiar e aceitar.
banned-person = { $player } · desde { $since }
button-unban = Liberar
button-banned = Quem não pode desafiar
button-log = Registro
direct-message-banned = **{ $server }:** você não pode mais desafiar nem aceitar desafios lá, por decisão da equipe do servidor. Suas partidas em andamento continuam. Se achar que é engano, fale com essa equipe.
direct-message-unbanned = **{ $server }:** você pode desafiar e aceitar desafios lá de novo. Divirta-se!
refused-banned = Você não pode desafiar nem aceitar desafios neste servidor, por decisão da equipe dele. Suas partidas em andamento continuam. Se achar que é engano, fale com essa equipe.
refused-not-banned = { $player } já pode desafiar aqui. `/dvonn-admin ban`, sem indicar ninguém, mostra quem não pode.

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
refused-nothing-to-export = Não há partida para exportar aqui. Assim que uma começar, ela estará no arquivo.

log-heading = { $count ->
    [one] **Registro** · { $count } entrada
   *[other] **Registro** · { $count } entradas
  }
log-none = O registro está vazio. O que a equipe muda, cancela ou exporta aqui fica nele por um ano.
log-forgotten = uma pessoa esquecida
log-setting = { $manager } mudou { $setting }: { $value }.
log-setting-channels = onde se pode jogar
log-setting-threads = onde ficam os tabuleiros
log-setting-pace = o tempo normal por jogada
log-setting-language = o idioma das mensagens públicas
log-setting-keep-boards = por quanto tempo ficam os tabuleiros de partidas encerradas
log-setting-challenges-last = por quanto tempo os desafios ficam abertos
log-setting-daily-channel = onde chega o enigma do dia
log-setting-daily-hour = quando chega o enigma do dia
log-setting-own-puzzles = os enigmas das partidas deste servidor
log-follow = { $manager } fez { $channel } mostrar partidas ao público.
log-unfollow = { $manager } parou de mostrar partidas em { $channel }.
log-cancel-match = { $manager } cancelou a partida { $number }.
log-cancel-challenge = { $manager } cancelou o desafio { $number }.
log-ban = { $manager } impediu { $player } de desafiar.
log-unban = { $manager } deixou { $player } desafiar de novo.
log-export = { $number ->
    [one] { $manager } exportou { $number } partida.
   *[other] { $manager } exportou { $number } partidas.
  }

kept-bans = { $count ->
    [one] que você não pode desafiar em { $count } servidor: isso
   *[other] que você não pode desafiar em { $count } servidores: isso
  } fica mesmo que eu esqueça você, até que a equipe de lá libere
kept-acts = { $count ->
    [one] { $count } entrada no registro de um servidor sobre o que a equipe fez
   *[other] { $count } entradas em registros de servidores sobre o que a equipe fez
  }, de onde seu nome sairia

command-admin-cancel = Cancelar uma partida ou um desafio deste servidor (exige Gerenciar servidor)
option-cancel-match = A partida em andamento a cancelar
option-cancel-challenge = O desafio aberto a cancelar
command-admin-ban = Impedir alguém de desafiar e aceitar aqui, ou ver quem não pode (exige Gerenciar servidor)
option-ban-user = Quem não pode mais desafiar nem aceitar; em branco, mostra quem já não pode
option-ban-reason = Por quê; a pessoa fica sabendo
command-admin-unban = Deixar alguém desafiar e aceitar aqui de novo (exige Gerenciar servidor)
option-unban-user = Quem pode desafiar e aceitar de novo
command-admin-export = Levar todas as partidas deste servidor em arquivo, uma por linha (exige Gerenciar servidor)
command-admin-log = O que a equipe fez aqui, e quem não pode desafiar (exige Gerenciar servidor)

## Looking back

history-match = **Partida { $match }**
history-record = **Sua notação**
history-at = { $title } · { $ply ->
    [0] o começo{ $left ->
        [0] {""}
        [one] , { $left } jogada por vir
       *[other] , { $left } jogadas por vir
      }
   *[other] jogada { $ply } de { $last }
  }
history-given-start = O jogo começa de uma posição dada.
history-begun-here = Daqui em diante, joga quem está nesta partida.
ask-ply = Ir para uma jogada
option-start = O começo
option-ply = { $ply }: { colour } { $move }

shared = Compartilhado: agora todo mundo neste canal vê.
not-shared = O Discord está lento agora, então não consegui publicar. Tente de novo em um minuto.
shared-position = { $player } compartilha uma posição:
shared-replay = { $player } compartilha um replay:
shared-review = { $player } compartilha uma análise:
shared-chart = { $player } compartilha um gráfico:

replay-drawing = Estou desenhando as jogadas uma a uma; só um momento.
replay-span = { $first ->
    [0] o começo
   *[other] jogadas { $first } a { $last }
  }
replay-told = { $first ->
    [0] O começo.
   *[other] Jogadas { $first } a { $last }, uma depois da outra: { $moves }.
  }
replay-pass = passa
replay-at-the-end = No fim:
replay-start = O começo.
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Placar
chart-cut-off = Peças isoladas
chart-mobility = Jogadas possíveis
chart-ply = Jogada
chart-told-score = Gráfico da partida. Placar: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Maior vantagem: { $player }, com { $pieces } a mais após a jogada { $ply }.
chart-told-no-lead = Ninguém esteve na frente.
chart-told-mobility = { $player } teve de { $least } a { $most } jogadas possíveis.
chart-told-cut-offs = { $count ->
    [1] Isolou uma vez
   *[other] Isolou { $count } vezes
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } com a jogada { $ply }
chart-not-yet = O gráfico começa quando as pilhas se movem.
chart-of-latest = A última partida encerrada aqui:
chart-of-running = Nenhuma partida acabou aqui ainda. Esta está em andamento:

card-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }
card-largest-cut-off = maior isolamento: { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } com { $move }
card-decided = { $player } na frente desde a jogada { $ply }

## Records

record-event = DVONN no Discord, partida { $match }
ask-format = **A notação da partida { $match }:** em qual formato?
record-exported = **A notação da partida { $match }**
begin-from = { $title } · uma partida a partir daqui, { $ply ->
    [0] do começo
    [one] após { $ply } jogada
   *[other] após { $ply } jogadas
  }. { $sign } Vez das { colour }.
begin-from-opponent = Escolha sua cor e depois contra quem; nada começa antes que a outra pessoa aceite.
begin-from-computer = Você joga contra mim: escolha o nível e sua cor, e começamos.
begin-new = **Uma nova partida:** escolha a montagem do tabuleiro e depois contra quem. Com `/dvonn challenge` você escolhe também sua cor e o tempo por jogada.
ask-opponent = Desafiar alguém

flaw-place = Não consigo ler esta notação: linha { $line }, coluna { $column }.
flaw-field = Não consigo ler esta notação: olhe “{ $field }”.
flaw-illegal = { $move } não pode ser jogada ali.
expected-space = Ali deveria haver uma casa do tabuleiro, como c3.
expected-move = Ali deveria haver uma jogada, como c3, c3d4 ou pass.
expected-end = Nada mais deveria vir ali: o jogo ou a notação já acabou.
expected-stack = Ali deveria haver uma pilha com as letras W, B e D, ou um ponto para uma casa vazia.
expected-next-space = Ali deveriam vir uma vírgula e a próxima casa.
expected-next-row = Ali deveriam vir uma barra e a próxima fileira.
expected-blank = Ali deveria haver um espaço em branco.
expected-turn = Ali deveria haver w ou b, para dizer de quem é a vez.
expected-phase = Ali deveria haver p ou s, para colocar ou empilhar.
expected-position = Ali deveria haver uma posição em uma linha, que um jogo possa alcançar.
expected-header-value = Ali deveria vir um valor entre colchetes.
expected-header = Este cabeçalho aparece pela segunda vez; uma basta.
expected-header-name = Ali deveria haver o nome de um cabeçalho, só com as letras A a Z, e nenhum que as notações já usem.
expected-move-number = Ali deveria haver o número da próxima jogada.
expected-legal-move = Ali deveria haver uma jogada que as regras permitem.
expected-other-colour = Ali a vez é do outro lado.
expected-time = Ali deveria haver uma hora, como 2025-03-01T18:30:00Z.
expected-result = Este resultado não bate com as jogadas. Servem resultados como W+5, B+R, W+T, Draw e Void.
expected-character = Há um caractere quebrado ali. Salve como texto simples em UTF-8.
expected-tree = SGF começa com um parêntese aberto; ali deveria haver um.
expected-node = Ali deveria haver um ponto e vírgula.
expected-property = Ali deveria haver uma propriedade, um ponto e vírgula ou um parêntese; cada propriedade aparece só uma vez em seu nó.
expected-parenthesis = Ali deveria haver um parêntese; talvez falte um no fim.
expected-one-value = Esta propriedade tem um valor só, e há um segundo.
expected-game = Esta é a notação de outro jogo: DVONN tem o número 37 ali.
expected-step = Ali deveria haver um passo da jogada, como dropb E 4, pickb E 4, move E 4 F 4, pass ou done.
expected-json = Dali em diante não é mais JSON: talvez falte uma vírgula, aspas ou colchete, ou haja um a mais.
expected-object = Ali deveria haver um objeto entre chaves.
expected-list = Ali deveria haver uma lista entre colchetes.
expected-string = Ali deveria haver texto entre aspas duplas.
expected-member = Ali deveria haver um dos nomes version, headers, start, moves e result, cada um só uma vez.
expected-move-member = Ali deveria haver um dos nomes move e time, cada um só uma vez.
expected-version = Ali deveria haver a versão do formato: 1.
expected-moves = Falta a lista de jogadas.

## Watching

button-watch = Assistir
button-unwatch = Parar de assistir
button-watch-each = Cada jogada
button-watch-cuts = Grandes isolamentos
button-watch-end = O fim
button-watch-direct = Mensagem direta
button-watch-thread = No tópico
watch-heading = **Assistir à partida { $match }**
watch-not-yet = Quer novidades? Escolha quando: a cada jogada, quando 3 ou mais peças ficam isoladas, ou só no fim.
watch-set-each = 👀 Aviso você a **cada jogada**, { watch-by }.
watch-set-cuts = 👀 Aviso você quando **3 ou mais peças ficam isoladas**, e do fim, { watch-by }.
watch-set-end = 👀 Aviso você só do **fim**, { watch-by }.
watch-by = { $means ->
    [direct] por mensagem direta
   *[thread] por menção no tópico da partida
  }
watch-lost = 🔕 Minhas mensagens diretas não chegam até você, então não consigo avisar sobre esta partida. Libere-as para este servidor e aperte **Assistir** de novo no tabuleiro.
watch-stopped = Você não assiste mais à partida { $match }. Para voltar, aperte **Assistir** no tabuleiro dela.
watch-notice = 👀 Novidades da **partida { $match } em { $server }**, a que você assiste:
watch-notice-over = 👀 A **partida { $match } em { $server }**, a que você assiste, acabou:
watch-earlier = -# { $count ->
    [one] Antes destas houve { $count } jogada.
   *[other] Antes destas houve { $count } jogadas.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Você assiste a { $count } partida aqui.**
   *[other] **Você assiste a { $count } partidas aqui.**
  }
watching-none = Você não assiste a nenhuma partida aqui. Aperte **Assistir** em um tabuleiro, ou ache um com `/dvonn watch live`.
watching-stop = Parar de assistir…

live-heading = { $count ->
    [one] **{ $count } partida em andamento aqui.**
   *[other] **{ $count } partidas em andamento aqui.**
  }
live-heading-more = **Mais de { $count } partidas em andamento aqui.**
live-none = Não há partida em andamento aqui que você possa ver. Comece uma com `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · vez de { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · encerrada
live-latest = -# { $told } ({ $at })
live-begun = -# Começou { $at }; ainda sem jogadas.

live-board-heading = 🔴 **Ao vivo**
button-unfollow = Parar de mostrar
follow-server-all = { $channel } agora mostra cada partida em andamento deste servidor, com tabuleiro ao vivo, e os resultados.
follow-server-results = { $channel } agora mostra os resultados das partidas deste servidor.
follow-player-all = { $channel } agora mostra cada partida em andamento de { $player }, com tabuleiro ao vivo, e os resultados.
follow-player-results = { $channel } agora mostra os resultados das partidas de { $player }.
follow-privacy = -# Ficam de fora as partidas de canais que nem todo mundo lá pode ver.
follow-missing-permissions = ⚠️ Em { $channel } ainda me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }. Depois de conceder isso, use `/dvonn-admin follow` mais uma vez.
follow-stopped = { $channel } não mostra mais partidas. Os tabuleiros ao vivo vão sumir; os resultados ficam.
daily-lost = **{ $server }:** não consigo mais publicar em { $channel }, então por ora não há enigma do dia. `/dvonn-admin settings` o traz de volta.
daily-lost-permissions = **{ $server }:** em { $channel } me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }, então por ora não há enigma do dia. Depois de conceder isso de novo, traga-o de volta com `/dvonn-admin settings`.
follow-lost = **{ $server }:** não consigo mais publicar em { $channel }, então parei de mostrar partidas lá. `/dvonn-admin follow` recomeça.
follow-lost-permissions = **{ $server }:** em { $channel } me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }, então parei de mostrar partidas lá. `/dvonn-admin follow` recomeça.

## Private answers

done-challenged = Seu desafio foi publicado. A partida começa assim que ele for aceito.
done-declined = Você recusou o desafio.
done-withdrawn = Você retirou o desafio.
done-accepted = A partida { $match } começou. Divirta-se!
done-played = Você jogou **{ $move }**.
done-answered = { $opponent } tinha uma resposta planejada, então a partida já andou.
done-offered-draw = Você propôs empate. { $opponent } pode aceitar no tabuleiro; a proposta expira com a próxima jogada.
done-offered-undo = Você pediu para desfazer. { $opponent } pode aceitar no tabuleiro; o pedido expira com a próxima jogada.
done-agreed-draw = Você aceitou: a partida { $match } termina em empate.
done-agreed-undo = Você aceitou, então a jogada foi desfeita.
done-refused-draw = Você recusou o empate. A partida continua.
done-refused-undo = Você recusou, então a jogada fica.
done-rematch = Você pediu revanche. Ela começa assim que for aceita, com as cores trocadas.
done-moved-here = A partida { $match } continua neste canal.
done-resigned = Você desistiu da partida { $match }.
done-board-shown = O tabuleiro da partida { $match } está de novo no fim do canal dela.
more-heading = **Partida { $match }** – o que mais dá para fazer
ask-resign = **Desistir da partida { $match }?** A vitória vai para { $opponent }, e não dá para voltar atrás.
ask-draw = **Propor empate a { $opponent } na partida { $match }?** Se a proposta for aceita, a partida termina sem vitória.
ask-agree = **Aceitar o empate na partida { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Ela termina sem vitória, e não dá para voltar atrás.
next-none-anywhere = Nenhuma partida espera por você em lugar nenhum. Aproveite o sossego, ou comece uma: `/dvonn challenge` aqui é contra mim; no canal de um servidor, contra outras pessoas.
next-none = Nenhuma partida espera por você. Aproveite o sossego, ou comece uma com `/dvonn challenge`.

delivery-delayed = Está salvo. O Discord está lento agora, então o canal mostra um pouco mais tarde.
delivery-missing-permissions = Está salvo, mas não consigo mostrar em { $channel }: me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }. Peça à moderação que conceda; depois, `/dvonn board` mostra a partida.
delivery-no-channel = Está salvo, mas não consigo mais publicar em { $channel }. Se o canal ainda existir, peça à moderação que me deixe vê-lo; depois, `/dvonn board` mostra a partida.
delivery-no-direct = Está salvo, mas minhas mensagens diretas não chegam até você. Libere as de membros de um servidor que temos em comum; depois, `/dvonn board` mostra a partida.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens

## Lists

games-heading-own = **Suas partidas neste servidor**
games-heading-anywhere = **Suas partidas, aqui e em todos os servidores**
games-heading-other = **Partidas de { $player } neste servidor**
games-against = contra { $opponent }
games-none-own = Você não está jogando aqui agora. Comece uma partida com `/dvonn challenge`.
games-none-anywhere = Você não está jogando em lugar nenhum agora. `/dvonn challenge` começa uma partida: aqui contra mim, no canal de um servidor contra outras pessoas.
games-none-finished = Nenhuma partida sua acabou ainda.
games-none-other = Não há nenhuma que você possa ver.
games-none-against = Não há nenhuma contra essa pessoa.
games-match = Partida { $match }
games-line = { $sign } { $match } contra { $opponent }
games-won = **vitória**
games-lost = **derrota**
games-drawn = **empate**
games-cancelled = cancelada
games-closed = encerrada sem vitória
games-score = { $own }–{ $other }
games-own-turn = **sua vez**
games-other-turn = vez de { $mover }
games-offer-draw = **empate proposto a você**
games-offer-undo = **pedido para desfazer uma jogada**
games-due = o tempo acaba { $until }
games-away = relógio parado: ausente até { $until }
games-halted = em pausa
place-direct = mensagens diretas
label-match = Partida { $match } · contra { $opponent }
label-finished = Partida { $match } · { $white } – { $black }
label-turn-own = sua vez
label-turn-other = vez do outro lado
progress-placing = { $count } de { $total } peças colocadas

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Fazer a lição
button-lesson-next = Avançar
button-lesson-again = De novo
button-lesson-before = Passo anterior
button-lesson-anew = Recomeçar a lição
button-first-match = Minha primeira partida
lesson-welcome = Boas-vindas! Você joga de Brancas, e aqui nada pode dar errado.
lesson-welcome-back = Que bom ter você de volta! Você parou aqui.
lesson-heading = **Passo { $number } de { $count }.**
lesson-missed = **Quase.** { $why } { $hint }
lesson-done = ✅ **Isso!** { $told }

lesson-ask-red = Uma peça só fica no jogo se uma corrente de vizinhas a conecta a uma peça DVONN vermelha. Coloque a última vermelha a pelo menos três casas das outras duas.
lesson-hint-red = Em cada fileira, as casas a partir de h ficam longe o bastante.
lesson-done-red = Bem separadas, as peças vermelhas oferecem conexões no tabuleiro todo.
lesson-ask-edge = Agora, a sua cor. Coloque uma peça na borda, ao lado de uma peça DVONN: ali ela pode se mover desde o começo, e está conectada.
lesson-hint-edge = Olhe ao lado das peças vermelhas em b1 e h5.
lesson-done-edge = Boa casa! Com o tabuleiro cheio, as Brancas também movem primeiro; os próximos tabuleiros mostram momentos mais adiante no jogo.
lesson-ask-single = Uma peça sozinha anda uma casa, e tem de pousar em outra peça ou pilha. Mova a sua.
lesson-hint-single = Procure uma peça bem ao lado dela.
lesson-done-single = Ela ficou no topo, então esta pilha de duas é sua.
lesson-ask-gap = Uma pilha anda em linha reta, em qualquer das seis direções, exatamente tantas casas quantas peças tem, contando as vazias. Mova sua pilha de três.
lesson-hint-gap = Conte três casas a partir de c3.
lesson-done-gap = Ela passou por uma peça e um vazio, e pousou na terceira casa.
lesson-ask-blocked = Uma peça com vizinhas nos seis lados não pode se mover. Qual das suas está bloqueada?
lesson-hint-blocked = Conte as vizinhas de cada peça sua.
lesson-done-blocked = f3 não tem lado livre. Com o tabuleiro cheio, só as peças da borda podem se mover.
lesson-ask-takeover = A pilha inteira é da cor do topo. Tome a pilha preta de três.
lesson-hint-takeover = A pilha preta de três está em f3, ao lado da sua peça em e3.
lesson-done-takeover = As quatro peças são suas, e as Pretas não podem mais movê-las.
lesson-ask-dvonn = Uma peça DVONN nunca se move sozinha, mas sua pilha em c3 leva uma. Mova-a para que as duas peças vizinhas percam a conexão.
lesson-hint-dvonn = Sua pilha em c3 tem duas peças, então anda duas casas.
lesson-done-dvonn = Sem conexão com uma peça DVONN, as duas saem do jogo.
lesson-ask-cutoff = Ou seja: após cada jogada, o que perdeu a conexão sai do jogo. Isole cinco peças pretas de uma vez.
lesson-hint-cutoff = Sua peça em e3 é a única conexão de cinco.
lesson-done-cutoff = Cinco peças fora em uma só jogada! Só as próprias peças DVONN ficam sempre.
lesson-ask-careful = Suas pilhas também podem cair; os botões vermelhos avisam. Faça uma jogada que preserve todas.
lesson-hint-careful = Deixe e3 onde está: sua pilha alta depende dela.
lesson-done-careful = Sua pilha alta continua conectada à peça DVONN.
lesson-ask-pass = Você só pode passar a vez se não puder mover. Jogue para que as Pretas tenham de passar.
lesson-hint-pass = A pilha preta de duas só pode pousar em d3: não deixe nada ali.
lesson-done-pass = As Pretas não têm jogada e passam, então você joga de novo.
lesson-ask-count = Ninguém pode mover: o jogo acabou. Quantas peças há nas suas pilhas, de qualquer cor?
lesson-hint-count = Some os números das pilhas com topo branco.
lesson-done-count = Cinco e seis são 11, as Pretas têm oito: você vence. Números iguais seriam empate.

lesson-missed-apart = Isso fica a só { $distance ->
    [one] { $distance } casa
   *[other] { $distance } casas
  } da peça DVONN em { $space }.
lesson-missed-edge = { $space } não fica na borda.
lesson-missed-beside = { $space } não tem peça DVONN ao lado.
lesson-missed-height = Isso move { $height ->
    [1] uma peça sozinha
   *[other] uma pilha de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Isso não toma nada das Pretas.
    [1] Isso toma uma peça sozinha.
   *[other] Isso toma uma pilha de { $taken }.
  }
lesson-missed-carries = Essa pilha não leva peça DVONN.
lesson-missed-keeps = Isso custa a você { $lost ->
    [one] { $lost } peça.
   *[other] { $lost } peças.
  }
lesson-missed-cuts = { $cut ->
    [0] Isso não isola nada das Pretas.
    [one] Isso isola { $cut } peça preta.
   *[other] Isso isola { $cut } peças pretas.
  }
lesson-missed-passes = { $left ->
    [0] Aí ninguém pode mover, e o jogo acaba.
   *[other] Aí as Pretas ainda podem jogar { $move }.
  }
lesson-missed-surrounded = Ainda há lugar ao lado de { $space }: { $free }.
lesson-missed-at-edge = { $space } fica na borda, onde nada fica cercado.
lesson-missed-score = Não são { $number }.

lesson-end = 🎉 **Você sabe jogar DVONN.** Faça pilhas, mantenha-as conectadas às peças vermelhas e termine com mais peças que o outro lado.
lesson-first-match = **Minha primeira partida** começa já, contra mim no nível mais fácil. O tabuleiro é sorteado, então você já começa movendo.

## Trying moves out

button-try-out = Experimentar
button-chances = Ver chances
button-keep-line = Guardar
button-rename-line = Renomear
button-drop-line = Apagar
button-share-line = Compartilhar imagem
button-animate-line = Compartilhar animação
button-lines = Minhas sequências
form-line-name = Guardar esta sequência
field-line-name = Nome
ask-line = Abrir uma sequência
try-named = **{ $name }**
try-unnamed = **Experimentando jogadas**
try-from = { $title }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-start = { $left ->
    [0] Jogue pelos dois lados, até onde quiser. Nada disso conta, e só você vê.
   *[other] Aqui começa sua sequência. Aperte ▶, ou faça outras jogadas.
  }
try-step = Jogada { $at } de { $last }: { $told }
try-to-move = { $sign } Vez das { colour }
try-to-place-dvonn = { $sign } Vez das { colour }: colocar uma peça DVONN
try-to-place = { $sign } Vez das { colour }: colocar uma peça
try-to-pass = { $sign } As { colour } não têm jogada e passam: aperte ▶
try-resumed = Até aqui você chegou da outra vez.
try-no-moves = Ainda sem jogadas: volte e faça algumas, pelos dois lados.
try-earlier = { $count ->
    [1] A primeira jogada: { $moves }
   *[other] As primeiras { $count } jogadas: { $moves }
  }
try-caption = { $match ->
    [0] De uma notação
   *[other] Da partida { $match }
  }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-told = Jogadas que alguém experimentou: { $moves }.
lines-none = Você ainda não guarda sequências. Aperte **Experimentar** no **Histórico** de uma partida, jogue um pouco pelos dois lados e aperte **Mais** e **Guardar**.
lines-heading = **Suas sequências** ({ $count } de { $most })
lines-of-record = De uma notação
lines-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }
shared-line = { $player } compartilha umas jogadas para pensar:
done-line-kept = ✅ Guardada. Você a encontra em `/dvonn me lines`.
done-line-dropped = Apagada das suas sequências. Ainda está aberta aqui: **Guardar** a traz de volta.

refused-no-such-line = Esta sequência não existe mais. Abra outra em `/dvonn me lines`, ou comece de novo: **Experimentar** fica em **Histórico**.
refused-no-name = Isto ainda não é um nome. Dê à sequência um nome que você reconheça depois.
refused-too-many-lines = Você já guarda { $most } sequências, e não cabe mais nenhuma. Apague uma de que não precise mais e depois guarde esta; enquanto isso, ela fica aberta.
refused-line-in-play = A partida { $match } ainda está em andamento, então esta sequência fica entre nós. Você pode compartilhá-la quando a partida acabar.
refused-nothing-to-try = O jogo acabou nesta posição, então não há mais o que experimentar. Volte uma ou duas jogadas.

## Puzzles

button-puzzle-another = Próximo enigma
button-puzzle-again = Tentar de novo
button-puzzle-solution = Solução
puzzle-task = **Enigma { $number }.** Vez das { colour }: só uma jogada vence. Encontre-a.
puzzle-task-own = **Enigma { $number }, das partidas deste servidor.** Vez das { colour }: só uma jogada vence. Encontre-a.
puzzle-card = **Enigma { $number }.** Vez das { colour }: só uma jogada vence. Quem encontra?
puzzle-card-own = **Enigma { $number }, das partidas deste servidor.** Vez das { colour }: só uma jogada vence. Quem encontra?
puzzle-name = **Enigma { $number }.**
puzzle-name-own = **Enigma { $number }, das partidas deste servidor.**
puzzle-card-heading = 🧩 **Um enigma para todo mundo**
puzzle-card-daily = 🧩 **Enigma do dia**
puzzle-card-until = Só você vê suas tentativas. A solução sai { $until }.
puzzle-card-found = ✅ **Quem resolveu ({ $count }):** { $named }
puzzle-card-found-further = ✅ **Quem resolveu ({ $count }):** { $named } e { $others ->
    [one] mais { $others } pessoa
   *[other] mais { $others } pessoas
  }
puzzle-card-unsolved = Desta vez, ninguém aqui encontrou.
shared-puzzle = { $player } compartilha um enigma:
puzzle-shared-later = O Discord está lento agora. O enigma aparece neste canal assim que der.
button-puzzle-solve = Resolver
button-puzzle-back = Voltar ao enigma
puzzle-solver = Sua pontuação nos enigmas: { $rating } · { $solved } de { $tried } resolvidos.
puzzle-longest = Maior série: { $count }.
puzzle-solved = ✅ **{ $move } vence.** Muito bem!
puzzle-solution = **{ $move }** é a única jogada que vence.
puzzle-theme-cut-off = Tudo gira em torno de um grande isolamento.
puzzle-theme-connection = Ela mantém suas pilhas conectadas a uma peça DVONN.
puzzle-theme-last-moves = O outro lado fica sem jogadas, e você continua movendo.
puzzle-theme-count = Tudo depende de onde pousam as últimas pilhas.
puzzle-missed = ❌ **{ $move } não vence.**
puzzle-answer = A melhor resposta: { $told }
puzzle-rated = Sua pontuação nos enigmas: **{ $rating }** ({ $change }).
puzzle-streak = Já são { $count } seguidos.
puzzle-uncounted = Sua pontuação nos enigmas fica em **{ $rating }**: só conta a primeira tentativa de cada um.

## Refusals

refused-challenged-oneself = Você não pode se desafiar. Escolha outra pessoa, ou deixe `oponente` em branco para que qualquer pessoa possa aceitar.
refused-challenged-bot = Outros bots não jogam DVONN. Escolha uma pessoa ou a mim, ou deixe `oponente` em branco para que qualquer pessoa possa aceitar.
refused-opponent-cannot-see = { $opponent } não vê este canal. Faça o desafio em um canal que vocês vejam.
refused-cannot-see = Você não vê o canal em que esta partida seria jogada. Peça primeiro à equipe do servidor para entrar lá e depois volte aqui.
refused-no-such-challenge = Este desafio não existe mais. Comece um novo com `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } não está aceitando desafios. Desafie outra pessoa, ou deixe `oponente` em branco para que qualquer pessoa possa aceitar.
refused-asked-often-enough = { $opponent } já tem vários desafios seus. Espere uma resposta, ou retire um em `/dvonn me challenges`.
refused-too-many-challenges = Você tem { $most } desafios abertos neste servidor, e esse é o limite. Retire um em `/dvonn me challenges`, ou espere uma resposta.
refused-declined-lately = { $opponent } acabou de recusar um desafio seu. Você pode tentar de novo { $until }; até lá, outra pessoa pode querer jogar.
refused-challenge-accepted = Este desafio já foi aceito. O tabuleiro está mais abaixo; você pode começar outra partida com `/dvonn challenge`.
refused-challenge-declined = Este desafio foi recusado. Você pode começar outro com `/dvonn challenge`.
refused-challenge-withdrawn = Este desafio foi retirado. Você pode começar outro com `/dvonn challenge`.
refused-challenge-expired = Ninguém respondeu a este desafio a tempo. Você pode começar outro com `/dvonn challenge`.
refused-own-challenge = Este desafio é seu, então outra pessoa tem de responder. Você pode retirá-lo em `/dvonn me challenges`.
refused-not-your-challenge = Só { $opponent } pode responder a este desafio. Comece o seu com `/dvonn challenge`.
refused-decline-open-challenge = Este desafio está aberto a qualquer pessoa. Se não quiser jogar, é só deixar.
refused-not-your-withdrawal = Só { $challenger } pode retirar este desafio.
refused-no-such-match = Não há partida { $match } neste servidor. `/dvonn games` mostra as suas.
refused-no-match-meant = Você não tem partida neste servidor. Comece uma com `/dvonn challenge`.
refused-direct-no-such-match = Você não tem partida { $match }. `/dvonn games` mostra as suas; as de outras pessoas só mostro no servidor delas.
refused-direct-no-match-meant = Você não está jogando em lugar nenhum agora. `/dvonn challenge` começa uma partida contra mim aqui, ou contra outra pessoa no canal de um servidor.
refused-only-in-servers = **{ $command }** se usa no canal de um servidor, onde outras pessoas podem ver. Use lá, por favor.
refused-nobody-else-here = Aqui você só pode jogar contra mim: deixe `oponente` em branco. Desafie pessoas no canal de um servidor, onde elas podem ver.
refused-left-the-server = Você não está mais no servidor em que isto seria jogado. Entre lá de novo primeiro e depois volte aqui.
refused-unclear-match = De qual partida você fala: { $matches }? Indique o número em `partida`.
refused-not-a-player = Você está assistindo: só { $white } e { $black } podem jogar esta partida. Comece a sua com `/dvonn challenge`.
refused-match-over = A partida { $match } acabou, então nada mais pode ser jogado nela. Comece outra com `/dvonn challenge`.
refused-board-moved-on = Esse tabuleiro está desatualizado: a partida já andou. Ela está assim agora.
refused-not-your-turn = Não é sua vez: estamos esperando { $player }.
refused-offer-stands = Outra proposta ainda está aberta. { $offer }
refused-offer-lapsed = Essa proposta não vale mais: foi respondida, ou já veio outra jogada.
refused-own-offer = Esta proposta é sua, então { $opponent } tem de responder.
refused-nothing-to-undo = Não há o que desfazer: você só pode desfazer sua própria jogada, e só até que venha a resposta.
refused-too-many-replies = Seriam mais de { $most } respostas, e só consigo guardar isso. Apague algumas primeiro.
refused-plan-of-spaces = Todas as peças foram colocadas, então não há mais casas para planejar. `/dvonn plan` sem casas planeja respostas a jogadas.
refused-plan-of-moves = As peças ainda estão sendo colocadas. Até que o tabuleiro esteja cheio, `/dvonn plan` com casas planeja onde vão as suas.
refused-plan-without-answer = Um plano precisa da sua resposta: depois da jogada do outro lado, ponha a sua.
refused-plan-changed = Seu plano mudou nesse meio-tempo. Ele está assim agora.
refused-illegal-plan = { $move } não pode mais ser jogada ali, então não a planejei.
refused-plan-on-own-turn = É sua vez, então não há o que esperar: faça sua jogada. Para planejar o que vem depois, use `/dvonn plan` com `sequência`.
refused-no-rematch-yet = Esta partida ainda não acabou. Você pode pedir revanche quando acabar.
refused-not-a-list-of-spaces = “{ $text }” não é uma casa do tabuleiro. Indique casas separadas por espaços, como c3 d4 e2.
refused-not-a-line = Não consigo ler “{ $text }” como jogada. Indique as jogadas dos dois lados, uma por vez, como c3-d4 e5-e4.
refused-not-a-space = “{ $text }” não é uma casa do tabuleiro. Indique uma letra (a–k) e uma fileira (1–5), como c3.
refused-missing-permissions = Não dá para jogar em { $channel }: me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }. Peça à moderação que conceda, ou jogue em outro canal.
refused-no-channel = Não consigo publicar em { $channel }. Peça à moderação que me deixe vê-lo, ou jogue em outro canal.
refused-not-the-manager = Só quem gerencia este servidor pode fazer isso. Peça a alguém com a permissão **Gerenciar servidor**.
refused-not-a-date = Não consigo ler “{ $text }” como um momento no futuro. Escreva uma data como 24/12/2026 ou 24 dez, ou por quanto tempo, como 5 dias ou 2 semanas.
refused-not-quiet-hours = Não consigo ler “{ $text }”. Escolha as duas horas e indique um fuso horário, como America/Sao_Paulo.
refused-away-too-long = { $days ->
    [0] Dos { $most } dias deste ano, não sobrou nenhum. Cada um volta depois de um ano.
    [one] É tempo demais: dos { $most } dias deste ano, resta { $days }. Escolha uma data mais próxima.
   *[other] É tempo demais: dos { $most } dias deste ano, restam { $days }. Escolha uma data mais próxima.
  }
refused-not-away = Você não está ausente, então seus relógios já estão andando.
refused-channel-not-allowed = As partidas deste servidor são jogadas em outro lugar: { $channels }. Use o comando lá.
refused-late-form = Demorei demais, desculpe. Aperte o botão de novo.
refused-watched-own-match = Esta partida é sua. `/dvonn me preferences` define quando aviso você.
refused-not-watchable = Esta partida é jogada em um tópico privado, então não falo dela em outros lugares. Para assistir, entre lá.
refused-not-followed = { $channel } não mostra partidas. Use `/dvonn-admin follow` para que um canal as mostre.
refused-unreadable-command = Não consegui ler esse comando: talvez tenha mudado desde que você abriu o Discord. Reinicie o Discord e digite de novo.
refused-discord-silent = O Discord não está me respondendo agora, então nada mudou. Tente de novo em um minuto.
refused-outdated-control = Este botão é de uma versão antiga minha. Use `/dvonn board` para ter um novo.

illegal-game-over = O jogo acabou.
illegal-must-place = Todas as 49 peças têm de ser colocadas antes que as pilhas se movam. Use `/dvonn place` ou **Colocar peça**.
illegal-must-stack = Todas as peças foram colocadas, então é hora de mover pilhas. Use `/dvonn move` ou **Mover**.
illegal-must-pass = Nenhuma pilha sua pode se mover, então você passa a vez.
illegal-may-not-pass = Uma das suas pilhas pode se mover, então você não pode passar a vez.
illegal-occupied = { $space } está ocupada. Escolha uma casa livre.
illegal-empty-space = Não há pilha em { $source }.
illegal-lone-dvonn = A peça DVONN em { $source } não é de ninguém e nunca se move sozinha.
illegal-not-your-stack = A pilha em { $source } não é sua: a peça do topo é da outra cor.
illegal-surrounded = A pilha em { $source } está cercada nos seis lados, então não pode se mover.
illegal-same-space = Uma pilha tem de ir para uma casa que não seja { $source }.
illegal-not-a-straight-line = { $move } não é uma linha reta no tabuleiro.
illegal-wrong-distance = A pilha em { $source } tem { $height ->
    [one] { $height } peça, então anda exatamente { $height } casa
   *[other] { $height } peças, então anda exatamente { $height } casas
  }, e não { $distance }.
illegal-empty-target = { $target } está vazia: uma jogada tem de terminar em uma peça ou pilha.
illegal-anywhere = De { $source } não há onde pousar { $height ->
    [1] em uma casa vizinha
   *[other] a exatamente { $height } casas
  }.
legal-targets = De { $source } ela pode ir para { $targets }.
legal-stacks = Você pode mover: { $spaces }.

apology = Algo deu errado do meu lado, desculpe. Tente de novo; se continuar acontecendo, passe a referência **{ $reference }** a quem cuida de mim.
apology-store = Não consigo acessar meu banco de dados agora, desculpe, e nada mudou. Tente de novo em um minuto (referência **{ $reference }**).
apology-stopping = Estou reiniciando e não consegui terminar, desculpe. Veja se deu certo e, se não, tente de novo em um minuto.

refused-no-such-plies = Esta partida tem as jogadas { $first } a { $last }. Indique `de` e `até` entre elas, a menor primeiro.
refused-picture-too-large = Esse replay teria mais de { $limit } kB, que é demais aqui. Peça menos jogadas com `de` e `até`.
refused-not-to-be-shared-here = Nem todo mundo aqui pode ver o canal dessa partida, então não a mostro aqui. Você pode compartilhá-la no canal dela.
refused-may-not-write = Você não pode escrever neste canal, então não publico por você aqui.
refused-no-record-given = Me dê uma notação só: como `texto` ou como `arquivo`.
refused-record-too-large = Isso é longo demais para uma notação: leio no máximo { $limit } kB.
refused-file-not-given = O Discord não me entregou esse arquivo, então não pude ler. Tente de novo daqui a pouco, ou cole a notação como texto.
refused-record-not-text = Esse arquivo não é texto simples. Salve a notação como texto em UTF-8 e tente de novo.
refused-no-such-import = Não tenho mais esta notação: guardo cada uma por 7 dias. Use `/dvonn record import` para trazê-la de novo.
refused-nothing-left-to-play = O jogo já acabou nesse ponto, então nenhuma partida pode continuar dali. Escolha uma jogada anterior.

## Rules and help

rules-heading = **Como jogar DVONN: { $title }** · { $page } de { $pages }
ask-chapter = Ir para uma página
button-page-before = ◀ Voltar
button-page-after = Avançar ▶
shared-rules = { $player } mostra como se joga DVONN:

rules-title-aim = O objetivo
rules-text-aim = Você monta pilhas. Uma pilha é da cor que está **no topo** dela, e vence quem tiver **mais peças** no fim.
    Mas uma pilha só fica no jogo enquanto está conectada a uma **peça DVONN** vermelha, então cuide das suas conexões.
    -# DVONN é um jogo de Kris Burm, o quarto do projeto GIPF.
rules-caption-aim = Na imagem, as pilhas das Brancas têm { $white } peças até agora, as das Pretas, { $black }.
rules-title-placing = A colocação
rules-text-placing = Um sorteio decide quem joga de Brancas, a não ser que o desafio já diga. As Brancas começam, e cada lado coloca uma peça por vez, em qualquer casa vazia. Primeiro vêm as três peças DVONN (Brancas, Pretas, Brancas); depois cada lado coloca as da sua cor, as Pretas primeiro, até que 23 peças brancas e 23 pretas completem as 49 casas.
    As Brancas, que colocam a última peça, **também fazem a primeira jogada**.
rules-caption-placing = A imagem mostra as primeiras { $count } peças no tabuleiro.
rules-title-moving = Mover pilhas
rules-text-moving = Você move uma pilha inteira cuja **peça do topo** é sua; uma peça sozinha é uma pilha de uma. Ela anda em linha reta, em uma das **seis direções**, exatamente **tantas casas quantas peças tem**, de qualquer cor.
    Pode passar por cima de tudo, e casas vazias também contam. Mas tem de **pousar em** uma peça ou pilha, não importa de quem; as duas viram uma pilha só.
rules-caption-moving = Na imagem, { $space } tem { $height ->
    [one] { $height } peça
   *[other] { $height } peças
  } e pode ir para { $targets }, mas não para { $empty }: ali não há nada.
rules-title-blocked = Pilhas bloqueadas
rules-text-blocked = Uma pilha **cercada nos seis lados** não pode se mover. Por isso, no começo só as peças da borda podem; onde uma casa se esvazia, as vizinhas ficam livres.
    Uma peça DVONN sozinha **nunca se move por conta própria**. Mas você pode pousar nela, e então ela viaja na sua pilha.
rules-caption-blocked = Na imagem, uma cruz (✕) marca cada pilha cercada. { $empty } estão vazias, então { $free } estão livres, assim como a borda.
rules-title-connected = Manter a conexão
rules-text-connected = Quando tudo está colocado, cada pilha precisa de **conexão com uma peça DVONN**: ao lado dela, ou por uma corrente de outras pilhas. O que uma jogada deixa sem conexão sai do jogo na hora, mesmo que seja seu, e não conta para **ninguém**.
    As três peças DVONN ficam sempre, mesmo sozinhas.
rules-caption-connected = Na imagem, { $move } romperia a conexão. Sairiam as pilhas marcadas com um menos: { $pieces } peças das duas cores, em { $spaces }.
rules-title-forced = Quando não há escolha
rules-text-forced = Você **tem de mover** se puder, mesmo que sua única jogada isole **suas próprias** pilhas. Antes de uma jogada assim eu pergunto, mas às vezes não há outra.
    Por isso, perto do fim, olhe à frente: que jogadas vão sobrar para você?
rules-caption-forced = Na imagem, { $move } é a única jogada das Brancas. Ela deixa sem conexão as pilhas das Brancas em { $spaces }: { $pieces } peças se perdem.
rules-title-passing = Passar a vez e voltar
rules-text-passing = Se nenhuma pilha sua pode se mover, você **passa a vez**; eu faço isso por você. O outro lado continua jogando.
    Assim que uma pilha sua puder se mover de novo, você volta ao jogo, e então tem de mover.
rules-caption-passing = Na imagem, a última pilha das Brancas, em { $space }, está cercada (✕), então as Brancas passam a vez. Se as Pretas jogarem { $move } depois disso, { $space } fica livre e tem de se mover.
rules-title-end = O fim
rules-text-end = Quando **nenhum dos lados** pode mover, o jogo acaba. Cada lado conta todas as peças nas suas pilhas, **de qualquer cor**. Vence quem tem mais; números iguais são **empate**.
    Uma peça DVONN dentro de uma pilha conta como as outras; sozinha, não é de ninguém.
rules-caption-end = Na imagem, ninguém mais pode mover: as Brancas vencem por { $more } a { $less }, e as casas douradas mostram com quais pilhas.
rules-title-edge = Conselho 1: coloque bem
rules-text-edge = Ponha muitas das suas peças **na borda**, onde podem se mover desde o começo, e **perto das peças DVONN**, onde mantêm a conexão.
    Espalhe-as: peças amontoadas bloqueiam umas às outras e podem se perder todas de uma vez.
rules-caption-edge = Na imagem, as Brancas têm { $edge } de { $count } peças na borda e { $near } a no máximo duas casas de uma peça DVONN, e nenhuma encosta em outra.
rules-title-landing = Conselho 2: pouse em pilhas
rules-text-landing = Sempre que você pousa em uma pilha adversária, **fica com ela**: as peças contam para você, e o outro lado tem uma pilha a menos para mover. Mas ela não sumiu: quem pousar nela depois fica com ela por sua vez.
rules-caption-landing = Na imagem, { $move } transforma { $white }–{ $black } em { $more }–{ $less }, e as Pretas podem mover { $after } pilhas em vez de { $before }.
rules-title-mobile = Conselho 3: mantenha a mobilidade
rules-text-mobile = Mantenha **muitas pilhas que possam se mover**. Quanto mais alta uma pilha, mais longe tem de ir, e mais cedo fica sem lugar para pousar.
    Deixe para empilhar alto mais tarde, e onde quiser ficar.
rules-caption-mobile = Na imagem, a pilha das Brancas em { $space } está presa: teria de andar { $height } casas. As pilhas baixas em { $spaces } ainda podem se mover.
rules-title-danger = Conselho 4: vigie as peças DVONN
rules-text-danger = Cuidado com uma pilha adversária que tenha uma **peça DVONN**: quando ela sai, tudo que dependia dela fica isolado. Veja aonde ela pode ir e quanto isso custaria a você.
    Se for demais, **pouse nela** antes: quanto mais alta, mais difícil de mover.
rules-caption-danger = Na imagem, é a vez das Brancas. A seguir, { $move } isolaria as pilhas das Brancas em { $spaces }, então as Brancas tomam essa pilha antes: { $answer }.
rules-title-last = Conselho 5: tenha as últimas jogadas
rules-text-last = As últimas jogadas muitas vezes decidem. Quem **ainda pode mover** enquanto o outro lado tem de passar a vez recolhe uma pilha atrás da outra.
    Então guarde algumas jogadas, e tente fazer o outro lado passar a vez antes de você.
rules-caption-last = Na imagem, { $space } é a única pilha que as Pretas podem mover. As Brancas jogam { $move }; as Pretas têm de passar a vez, e as Brancas continuam.

tip-edge = 💡 **Conselho:** ponha algumas peças na borda. Elas podem se mover desde o começo; as de dentro esperam até que uma vizinha saia.
tip-red = 💡 **Conselho:** fique perto das peças DVONN ({ $spaces }). Quando as pilhas se movem, o que perde a conexão com elas sai do jogo.
tip-spread = 💡 **Conselho:** espalhe suas peças. Amontoadas, bloqueiam umas às outras e podem se perder todas de uma vez.
tip-landing = 💡 **Conselho:** pouse nas pilhas adversárias. Você fica com o que cobre, e o outro lado tem uma pilha a menos para mover.
tip-links = 💡 **Conselho:** cuide das suas conexões. Sem { $space }, você perderia { $spaces }; pense bem antes de mover essa pilha.
tip-mobile = 💡 **Conselho:** preserve as pilhas baixas. A de { $space } não tem onde pousar a { $height } casas; quanto mais alta, mais cedo fica presa.
tip-danger = 💡 **Conselho:** vigie a peça DVONN em { $space }. Se ela sair, você pode perder { $spaces }; dá para pousar nela antes.
tip-last = 💡 **Conselho:** as últimas jogadas muitas vezes decidem. Guarde algumas, para que o outro lado passe a vez antes de você.

help = **DVONN, uma jogada de cada vez** · um jogo de Kris Burm, o quarto do projeto GIPF
    Se está começando, **Fazer a lição** leva quatro minutos, e **Como jogar** explica todas as regras.
    { $place ->
        [direct] Aperte **Contra o computador**, e começamos aqui mesmo. Para jogar com pessoas, aperte **Desafiar alguém** no canal de um servidor.
       *[server] Aperte **Desafiar alguém**: eu mantenho o tabuleiro no canal e aviso de quem é a vez.
    }
    Você joga com os botões abaixo do tabuleiro, ou digitando `/dvonn place` e `/dvonn move`, o melhor com um leitor de tela.
help-commands = **Todos os comandos**
    - **Aprender:** `/dvonn learn` é uma lição em tabuleiros pequenos, `/dvonn rules` explica todas as regras com imagens. Os dois funcionam também por mensagem direta comigo.
    - **Começar:** `/dvonn challenge` desafia alguém, ou quem aceitar primeiro; com um `nível` de 1 a 8, você joga já contra mim, também por mensagem direta. `/dvonn me challenges` mostra seus desafios abertos.
    - **Achar o caminho:** `/dvonn next` abre a partida que há mais tempo espera por você, `/dvonn games` mostra suas partidas, em andamento e encerradas, e `/dvonn board` traz um tabuleiro de volta ao fim do canal.
    - **Jogar digitando:** `/dvonn place` e `/dvonn move` fazem o mesmo que os botões. Sugerem em palavras as jogadas permitidas, cada uma com o que causa: o melhor com um leitor de tela.
    - **Sem imagens:** `/dvonn text` descreve o tabuleiro linha por linha; em `/dvonn me preferences`, suas páginas vêm em palavras.
    - **Jogar melhor:** `/dvonn puzzle` dá um enigma à sua altura; aperte **Dica** na sua vez contra mim, ou em **Histórico** numa partida encerrada.
    - **Experimentar:** **Experimentar**, em **Histórico** e nos seus tabuleiros, deixa você jogar pelos dois lados, só para você; `/dvonn me lines` mostra o que você guarda.
    - **Aprender com uma partida:** `/dvonn review`, ou **Análise** abaixo do resultado, mostra as piores jogadas e o que era melhor.
    - **Ganhar tempo:** `/dvonn plan` planeja suas próximas colocações, ou respostas à próxima jogada do outro lado.
    - **Mudar de ideia:** `/dvonn undo` pede para desfazer uma jogada; `/dvonn resign` desiste de uma partida ou propõe empate (eu pergunto antes).
    - **Assistir:** `/dvonn watch live` mostra as partidas em andamento; **Assistir** abaixo de um tabuleiro traz novidades, e `/dvonn watch list` mostra a que você assiste.
    - **Olhar para trás:** aperte **Histórico** abaixo de um tabuleiro; `/dvonn record replay` mostra uma partida como animação curta, `/dvonn record chart` de relance. `/dvonn record export` dá a notação; `/dvonn record import` lê uma, e uma partida pode começar dela.
    - **Do seu jeito:** `/dvonn me preferences` trata de avisos, horas de silêncio, imagens e quem pode desafiar você. `/dvonn me away` pausa seus relógios enquanto você não pode jogar, `/dvonn me back` os faz andar de novo.
    - **Seus dados:** `/dvonn me forget` mostra o que guardo sobre você, e apaga se quiser; PRIVACY.md, junto ao meu código-fonte, conta mais.
    - **Cuidar de um servidor:** para quem o gerencia, `/dvonn-admin settings` diz onde e como se joga, `/dvonn-admin follow` faz um canal mostrar partidas ao público, `/dvonn-admin cancel` encerra uma partida ou um desafio, `/dvonn-admin ban` e `/dvonn-admin unban` decidem quem pode desafiar, `/dvonn-admin export` entrega todas as partidas, e `/dvonn-admin log` conta quem fez o quê.
    Nada se perde se eu reiniciar: partidas e botões continuam funcionando.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = O jogo de tabuleiro DVONN: aprender, desafiar, jogar uma jogada de cada vez
command-learn = Aprender DVONN jogando: uma lição de quatro minutos, só para você
command-rules = Todas as regras de DVONN com imagens, e cinco conselhos
command-challenge = Começar uma partida: desafiar alguém, ou quem aceitar primeiro
command-help = Como começar, e tudo que sei fazer
command-puzzle = Encontrar a única jogada que vence; um enigma à sua altura
command-next = Sua próxima jogada: abre a partida que há mais tempo espera por você
command-games = Suas partidas, em andamento e encerradas: de quem é a vez, e cada tabuleiro a um toque
command-place = Colocar uma peça digitando a casa; só aparecem as livres
command-move = Mover uma pilha digitando; só jogadas permitidas, cada uma com o que causa
command-board = O tabuleiro de uma partida como está agora; o seu vem para o fim do canal
command-text = O tabuleiro de uma partida em palavras, linha por linha, para quem não vê imagens
command-review = Uma partida encerrada em análise: chances de vitória, piores jogadas, o que era melhor
command-plan = Jogadas planejadas, feitas no momento em que chega sua vez; só você as vê
command-undo = Pedir para desfazer sua última jogada
command-resign = Desistir de uma partida, ou propor empate; pergunto antes de valer
command-watch = Partidas de outras pessoas: as em andamento, e aquelas a que você assiste
command-watch-live = As partidas em andamento neste servidor, com links para os tabuleiros
command-watch-list = As partidas deste servidor a que você assiste, e como parar
command-record = Partidas como animações, gráficos e arquivos
command-record-replay = Uma partida, ou parte dela, como imagem animada
command-record-chart = Uma partida de relance: placar, isolamentos e jogadas possíveis
command-record-export = A notação de uma partida em arquivo, para levar
command-record-import = Folhear a notação de um jogo, e começar uma partida de qualquer posição dele
command-me = Suas preferências, desafios, ausências e dados
command-me-preferences = Quando aviso, horas de silêncio, quem pode desafiar você, suas imagens
command-me-lines = Suas sequências: jogadas que você experimentou pelos dois lados, com um nome
command-me-challenges = Seus desafios abertos: aceitar, recusar ou retirar
command-me-away = Pausar seus relógios enquanto você não pode jogar, até 30 dias por ano
command-me-back = Terminar sua ausência, para que seus relógios voltem a andar
command-me-forget = Ver o que guardo sobre você, e mandar apagar
command-dvonn-admin = Cuidar do DVONN neste servidor
command-admin-settings = Onde e como se joga neste servidor (exige Gerenciar servidor)
command-admin-follow = Fazer um canal mostrar as partidas deste servidor ao público (exige Gerenciar servidor)

## Commands: options. Their names have no blanks and no capitals

name-opponent = oponente
name-colour = cor
name-setup = montagem
name-level = nível
name-pace = ritmo
name-until = até
name-match = partida
name-space = casa
name-source = de
name-target = para
name-player = pessoa
name-spaces = casas
name-line = sequência
name-first = de
name-last = até
name-chosen = formato
name-text = texto
name-file = arquivo
name-channel = canal
name-results-only = só-resultados
name-stop = parar
name-challenge = desafio
name-user = pessoa
name-reason = motivo

option-opponent = Quem desafiar; em branco, qualquer pessoa pode aceitar
option-colour = A cor com que você quer jogar; sorteada se não disser
choice-colour-random = sorteada
choice-colour-white = Brancas
choice-colour-black = Pretas
option-setup = Como as peças chegam ao tabuleiro; se não disser, vocês as colocam
choice-setup-full = vocês colocam as peças: cerca de 40 jogadas de cada lado
choice-setup-random = sorteada: já se começa movendo, cerca de 15 jogadas de cada lado
option-level = Jogar contra mim: 1 é para quem começa, 8 é o mais forte que consigo jogar
option-pace = O tempo por jogada; em branco, o ritmo normal deste servidor
choice-pace-none = sem limite de tempo
choice-pace-one = 1 dia por jogada
choice-pace-three = 3 dias por jogada
choice-pace-week = 7 dias por jogada
choice-pace-fortnight = 14 dias por jogada
option-until = Uma data como 24/12/2026 ou 24 dez, ou por quanto tempo, como 5 dias
option-space = Uma casa livre, como c3
option-from = A casa da sua pilha, como c3
option-to = A casa para onde ela vai
option-match = O número da partida, se não estiver claro qual é
option-player = Partidas de quem; em branco, as suas
option-games-against = Só partidas contra essa pessoa
ask-games-against = Só partidas contra…
choice-games-everybody = contra todo mundo
option-spaces = Onde vão suas próximas peças, por preferência: c3 d4 e2; em branco, mostra seu plano
option-line = Jogadas dos dois lados a partir de agora: c3-d4 e5-e4 f3-g3 …; as suas viram respostas
option-first = A partir de qual jogada; 0 é o começo
option-last = Até qual jogada
option-format = Como é escrita; em branco, como no Little Golem
choice-format-text = texto, como no Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, com a hora de cada jogada
option-text = A própria notação: texto do Little Golem, SGF ou JSON
option-file = A notação em arquivo de até 64 kB
option-follow-channel = O canal que as mostra
option-follow-player = Partidas de quem; em branco, as de todo mundo
option-follow-results = Mostrar só resultados, sem tabuleiros ao vivo
option-follow-stop = Parar de mostrar partidas no canal
