# What more than one part of the bot says, in the Portuguese of Brazil; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
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
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Conta excluída
unknown-user = Conta desconhecida
language-name = Português do Brasil
label-language = Idioma: { $language }

## The board message

board-heading = **DVONN · partida { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **Vez de { $player } mover**
turn-place = { $sign } **Vez de { $player } colocar uma peça**
next-piece-dvonn = Peça DVONN { $count } de { $total }
next-piece-own = Peça { $count } de { $total }
turn-reminder = { $sign } **{ $player }, o tempo está acabando**
your-turn = { $sign } **Sua vez:** { $task }
task-move = mova uma pilha
task-place-own = coloque a peça { $colour ->
    [white] branca
   *[black] preta
  } { $count } de { $total }
task-place-dvonn = coloque a peça DVONN vermelha { $count } de { $total }

told-begun-record = A partida começa de uma posição já montada.
told-begun-full = O tabuleiro está vazio. As Brancas começam.
told-begun-random = A posição inicial foi sorteada. As Brancas começam.
told-placed-own = As { colour } colocaram uma peça em { $space }.
told-placed-dvonn = As { colour } colocaram uma peça DVONN em { $space }.
told-all-placed = Todas as peças foram colocadas. As Brancas, que colocaram a última, também fazem a primeira jogada.
told-moved = { colour }: { $move }, agora uma pilha de { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, agora uma pilha de { $height }.
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

told-latest = Última jogada: { $told }
told-undone = As { colour } desfizeram { $move }.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } até { $at }
clock-away = ausente até { $until }
clock-given = 🎁 { $player } deu mais tempo a { $other }: { $time }.
clock-halted-no-channel = **Em pausa:** não consigo escrever em { $channel }. Para mudar a partida de canal, abra-a com `/dvonn games` em outro e aperte **Trazer para cá**.
clock-halted-missing-permissions = **Em pausa.** Permissões que me faltam em { $channel }: { $permissions }. Abra a partida com `/dvonn games` em outro canal e aperte **Trazer para cá**.
clock-halted-locked = **Em pausa:** { $channel } está trancado, então não consigo escrever lá. A partida continua assim que a moderação o destrancar. Ou abra a partida com `/dvonn games` em outro canal e aperte **Trazer para cá**.
clock-halted-timeout = **Em pausa:** a moderação me colocou de castigo até { $until }. A partida continua depois disso.
clock-halted-refused = **Em pausa:** o Discord recusa minha mensagem em { $channel }. Vou continuar tentando. Ou abra a partida com `/dvonn games` em outro canal e aperte **Trazer para cá**.
clock-halted-managed = { $player } pode gerenciar este canal, por isso seu relógio continua andando. Se passar 30 dias sem jogar, perde.
clock-halted-managed-timeout = { $player } pode me colocar de castigo, por isso seu relógio continua andando. Se passar 30 dias sem jogar, perde.
clock-halted-direct = **Em pausa:** minhas mensagens diretas não chegam até você. Libere-as e abra a partida com `/dvonn games` aqui.
clock-halted-direct-of = **Em pausa:** minhas mensagens diretas não chegam a { $player }, por isso seu relógio continua andando. A partida continua quando forem liberadas e ela for aberta aqui com `/dvonn games`. Se { $player } passar 30 dias sem jogar, perde.
clock-halted-direct-one = **Em pausa:** minhas mensagens diretas só chegam a uma pessoa. É preciso liberá-las, ou entrar em um servidor onde eu esteja, e depois abrir a partida aqui com `/dvonn games`.
clock-halted-server = **Em pausa:** não estou mais no servidor. A partida continua se me convidarem de novo.
clock-halted-watched = **Em pausa:** por enquanto a partida não pode continuar.
clock-halted-in-play = **Em pausa:** há gente jogando esta posição em outra partida, então ainda não posso jogar aqui. Jogo assim que aquela partida passar desta posição.
clock-halted-protected = **Em pausa:** esta posição faz parte de um tabuleiro que todo mundo joga sem ajuda. Jogo quando isso acabar.

board-found = Encontrei alguém: { $player }. Divirta-se!
offer-draw = 🤝 **{ $player } propõe empate.** { $other }, aceite ou recuse. A proposta expira com a próxima jogada.
offer-undo = ↩️ **{ $player } pede para desfazer { $move }.** { $other }, aceite ou recuse. O pedido expira com a próxima jogada.
offer-draw-own = 🤝 **Você propôs empate.** { $other } ainda não respondeu. A proposta expira com a próxima jogada.
offer-undo-own = ↩️ **Você pediu para desfazer { $move }.** { $other } ainda não respondeu. O pedido expira com a próxima jogada.
offer-draw-refused = { $player } recusou o empate.
offer-undo-refused = { $player } não aceitou desfazer a jogada.

result-board = 🏆 **{ $first } vence { $second } por { $more }–{ $less }.**
result-resignation = 🏆 **{ $first } vence:** { $phase ->
    [placing] { $second } desistiu.
   *[stacking] { $second } desistiu com o placar em ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } vence:** { $phase ->
    [placing] acabou o tempo de { $second }.
   *[stacking] acabou o tempo de { $second }, com o placar em ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Empate, { $more }–{ $more }**, entre { $first } e { $second }.
result-agreement = 🤝 **Empate por acordo** { $phase ->
    [placing] entre { $first } e { $second }.
   *[stacking] entre { $first } e { $second }, com o placar em ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Encerrada sem vitória:** a partida entre { $first } e { $second } ficou 30 dias em pausa.
result-void = **Partida sem resultado** entre { $first } e { $second }.
result-cancelled-time = **Cancelada, sem resultado:** o tempo de { $late } acabou, mas cedo demais para a partida contra { $other } contar.
result-cancelled-resigned = **Cancelada, sem resultado:** um dos lados desistiu antes que { $first } e { $second } fizessem duas jogadas cada.
result-cancelled-manager = **Cancelada, sem resultado:** a equipe do servidor encerrou a partida entre { $first } e { $second }.
result-cancelled-end = **Cancelada, sem resultado:** o prazo acabou antes que { $first } e { $second } terminassem a partida.

## A position in words: what a picture shows, for those who can't see it

position-won = A partida acabou. As { colour } vencem por { $more } a { $less }.
position-tied = A partida acabou em empate, { $more } a { $more }.
position-place-dvonn = Vez das { colour }: colocar uma peça DVONN.
position-place = Vez das { colour }: colocar uma peça.
position-pass = As { colour } não têm jogada e têm de passar a vez.
position-move = Vez das { colour }.
position-players = Brancas: { $white }. Pretas: { $black }.
position-withheld = -# O tabuleiro está em palavras porque você não pode anexar arquivos neste canal. Nas suas mensagens diretas comigo, ele é uma imagem.
position-score = Placar: Brancas { $white }, Pretas { $black }.
position-row = Fileira { $row }, de { $first } a { $last }: { $stacks }.
position-here = { $colour ->
    [white] branca
   *[black] preta
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}com DVONN
   *[other] {" "}com { $dvonn } DVONN
  }
position-here-empty = **vazia**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nenhuma pilha.
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
position-empty = Vazias: { $spaces }.
position-vacant = { $count ->
    [0] Nenhuma casa está vazia.
    [49] O tabuleiro está vazio.
   *[other] Outras casas vazias: { $count }.
  }
position-last-move = Última jogada: { $told }.
position-cut-off = A jogada isolou: { $told }.
position-falling = A jogada isolaria: { $told }.
position-at-risk = Só ficam isoladas se a jogada for para { $targets }: { $spaces }.
position-blocked = Bloqueadas (cercadas nos seis lados): { $told }.
position-played = Seta pontilhada, a jogada feita: { $told }.
position-numbered = Setas numeradas, o plano: { $told }.
position-better = Seta contínua, uma jogada melhor: { $told }.
position-chosen = Seleção: { $told }.
position-targets = { $count ->
    [one] Destino: { $told }.
   *[other] Destinos: { $told }.
  }
position-movable = Podem se mover: { $told }.
position-planned = Planejado, nesta ordem: { $told }.
position-danger = Em perigo: { $threats }.
position-threat = { $spaces }, se as { colour } moverem a pilha de { $space }

## Buttons

button-accept = Aceitar
button-decline = Recusar
button-withdraw = Retirar
button-to-challenge = Ver desafio
button-move = Mover
button-why-not = Por que só estas?
button-close = Fechar
button-more = Mais
button-open = Abrir
button-back = Voltar
button-never-mind = Melhor não
button-play-anyway = Jogar
button-rules = Como jogar
button-to-board = Ver tabuleiro
button-show-here = Mostrar aqui
button-to-channel = Ver canal
button-to-server = Ver servidor
button-history = Histórico
button-puzzle-again = Tentar de novo
button-puzzle-solution = Solução
button-share = Compartilhar
button-challenge = Desafiar alguém
button-setup-full = Colocamos as peças
button-setup-random = Posição sorteada
button-anybody = Aberto a todo mundo
button-find-opponent = Encontrar oponente
button-games = Minhas partidas
button-games-running = Em andamento
button-games-finished = Encerradas
button-games-challenges = Desafios
button-install = Adicionar aos seus apps
button-support = Ajuda
button-privacy = Privacidade
button-terms = Termos
button-earlier-page = Anterior
button-later-page = Próxima
button-next-file = Próximo arquivo

## Direct messages and threads

ping-challenge = { $challenger } desafia você para uma partida de DVONN em { $server }.
ping-rematch = { $challenger } quer revanche da partida { $match } em { $server }. As cores são trocadas.
notify-game = { $match } ({ $server })
notify-turn = Sua vez na partida { $game }{ $phase ->
    [placing] : coloque uma peça.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Seu tempo para esta jogada na partida { $game } está acabando{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } propõe empate na partida { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } pede para desfazer { $move } na partida { $game }.
notify-begun = Começa a partida entre { $white } e { $black }.
notify-begun-live = ⚡ A partida ao vivo { $game } começa: { $white } contra { $black }. Quem começa: { $first }.
notify-placed = { $player } colocou uma peça em { $space }.
notify-moved = { $player } moveu { $move }.
notify-pass = { $player } não tem jogada e passa a vez.
notify-standing = Partida { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } venceu a partida { $game } contra { $second }, { $more }–{ $less }.
notify-over-tie = A partida { $game } entre { $first } e { $second } terminou em empate, { $more }–{ $more }.
notify-over-resignation = { $second } desistiu da partida { $game } contra { $first }.
notify-over-time = Acabou o tempo de { $second } na partida { $game } contra { $first }.
notify-over-agreement = Empate por acordo na partida { $game } entre { $first } e { $second }.
notify-over-closed = A partida { $game } entre { $first } e { $second } terminou sem resultado.
notify-challenge = { $challenger } desafia você para uma partida de DVONN.
notify-rematch = { $challenger } quer revanche da partida { $match }.
notify-on-hold = A partida { $game } está em pausa.
notify-goes-on = A partida { $game } continua.
notify-unrated = A partida { $game } não vale mais pontuação.
notify-away = Partida { $game }: { $player } está ausente.
notify-back = Partida { $game }: { $player } voltou.
notify-done = Partida { $game }: o que você pediu está feito.
direct-message-late-answer = Talvez o Discord tenha dito que não respondi. Mas está feito, então não é preciso repetir.
direct-message-halted-here = Você também pode continuar jogando aqui mesmo com `/dvonn games`.
direct-message-halted-closing = O relógio está parado. Depois de 30 dias em pausa, a partida será encerrada.
direct-message-goes-on = A partida não está mais em pausa.
direct-message-begun = Seu desafio foi aceito. Seu relógio só anda quando é a sua vez.
direct-message-moved = Não consigo mais escrever no tópico da partida, então ela continua em { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Vez de { $player } responder**
head-halted = em pausa
head-live = ⚡ ao vivo no tópico

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } desafia você para uma partida de DVONN!**
challenge-anybody = **{ $challenger } quer jogar DVONN.** Quem topa?
challenge-rematch = { $opponent }, **{ $challenger } quer revanche da partida { $match }.** As cores são trocadas.
terms-colour-random = As cores são sorteadas.
terms-colour-white = { $challenger } joga de Brancas.
terms-colour-black = { $challenger } joga de Pretas.
terms-setup-full = Vocês colocam as peças: cerca de 40 jogadas de cada lado.
terms-setup-random = Posição sorteada: vocês já começam movendo, cerca de 15 jogadas de cada lado.
terms-setup-record = { $ply ->
    [0] Vocês começam de uma posição já montada.
    [1] Vocês continuam um jogo anotado depois da primeira jogada.
   *[other] Vocês continuam um jogo anotado depois da jogada { $ply }.
  }
terms-pace = Tempo: { $pace }.
terms-private = Vocês jogam em mensagens diretas comigo. Ninguém mais vê a partida.
terms-private-rematch = Vocês jogam em mensagens diretas comigo.
terms-foreign = Vocês jogam aqui mesmo. O tabuleiro também chega nas suas mensagens diretas comigo, se eu puder escrever para vocês.
stakes-rated = Partida valendo pontuação.
told-rated = Partida valendo pontuação. Vocês podem experimentar jogadas e fazer anotações, mas não peçam ajuda a nenhum software nem a outra pessoa.
told-limit = { stakes-limit }
stakes-unrated = Partida sem pontuação.
stakes-limit = Partida sem pontuação: nos últimos 30 dias, vocês já começaram 3 partidas valendo pontuação.
challenge-open-until = Se ninguém aceitar, expira { $until }.
challenge-accepted = O desafio de { $challenger } foi aceito. A partida { $match } começou.
challenge-accepted-private = O desafio de { $challenger } foi aceito. A partida é jogada em particular.
challenge-declined = { $opponent } recusou o desafio de { $challenger }.
challenge-withdrawn = { $challenger } retirou o desafio.
challenge-expired = O desafio de { $challenger } expirou sem resposta.
form-reason = Motivo (opcional)

## Blocking

button-block = Bloquear
button-unblock = Desbloquear
button-blocked = Pessoas bloqueadas
refused-blocked-by-oneself = Você bloqueou { $opponent }. Para jogar com essa pessoa, desbloqueie-a primeiro em `/dvonn preferences`.

## The move panel

ask-row = Escolha uma fileira…
ask-space = Fileira { $row }: escolha uma casa
chosen-stack = **{ $space }**: { $height ->
    [1] uma peça sozinha, que anda { $height } casa.
   *[other] uma pilha de { $height }, que anda { $height } casas.
  }
option-row = Fileira { $row } ({ $count })
option-stack = { $height ->
    [1] peça sozinha
   *[other] pilha de { $height }
  }
option-dvonn = com DVONN
option-makes = pilha de { $height }
option-cuts-off = isola { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = você perde { $own }
option-cuts-off-own = isola { $pieces } ({ $own ->
    [one] { $own } sua
   *[other] { $own } suas
  })
score-yours = você { $own }–{ $other }
score-colours = Brancas { $white }, Pretas { $black }
why-heading = **Estas não podem se mover agora:**
why-surrounded = - Cercadas nos seis lados: { $spaces }
why-empty-target = - Sem onde pousar na distância certa: { $spaces }
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

plan-kept = Salvo. Só você vê.

## People and servers

choice-no-channel = Em nenhum canal
choice-no-role = Nenhum cargo
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Usar as partidas
choice-own-puzzles-no = Não usar as partidas
choice-everywhere = Em todo lugar
choice-place-automatic = No canal, depois em tópicos
choice-place-channel = No canal
choice-place-threads = Em um tópico para cada partida
choice-quiet-yes = Ativado
choice-quiet-no = Desativado
choice-ping-automatic = Automático
choice-ping-channel = No canal
choice-ping-direct = Por mensagem direta
choice-language-own = Idioma de quem joga ou do servidor
choice-ever = para sempre

## The computer

button-computer = Contra o computador
button-computer-play = Começar
button-computer-random = Qualquer cor
button-computer-white = Brancas
button-computer-black = Pretas
computer-player = { $player } (nível { $level })
turn-computer = { $sign } **Estou pensando** na jogada das { $colour ->
    [white] Brancas
   *[black] Pretas
  }
refused-level-too-high = Esse nível não está disponível agora. Escolha o nível { $most } ou um mais baixo.
refused-too-many-against-computer = Você já tem { $most } partidas contra mim. Primeiro termine uma, ou desista dela. `/dvonn games` mostra quais são.

## Hints

refused-still-in-play = Há gente jogando esta posição agora, então ainda não posso comentá-la. Posso ajudar assim que aquela partida avançar ou terminar.
refused-still-in-play-past = Uma partida em andamento passou por esta posição, então ainda não posso comentá-la. Posso ajudar quando ela terminar.
refused-still-in-play-own = Sua partida { $match } chegou a esta posição ou está prestes a chegar, então ainda não posso comentá-la. Posso ajudar assim que aquela partida avançar ou terminar.
refused-still-in-play-own-past = Sua partida { $match } passou por esta posição, então ainda não posso comentá-la. Posso ajudar quando ela terminar.
refused-played-without-help = Esta posição faz parte de um tabuleiro que todo mundo joga sem ajuda. Posso ajudar quando isso acabar, { $until }.
refused-not-in-this-game = Isso não é possível neste tipo de partida.
refused-past-its-end = O prazo desta partida acabou, então ela não pode continuar.
refused-too-busy = Estou pensando em muitas partidas agora. Tente de novo em um minuto.

## Reviews, chances and lines of moves

line-place = uma peça em { $space }
line-pass = sem jogada, passa a vez
certain-win = **As { colour } vencem por { $pieces }** se ninguém errar.
certain-tie = Se ninguém errar, **dá empate**.
certain-win-somehow = **As { colour } vencem** se ninguém errar. A diferença exata não é certa.
percent = { $percent }%
chance-estimated = Chance de vitória: ⚪ { $white } · ⚫ { $black }
puzzle-answer = A melhor resposta: { $told }
chance-certain = Chance de vitória: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Motivo: “{ $reason }”
challenge-cancelled = A equipe do servidor cancelou o desafio de { $challenger }.
label-challenge = Desafio { $challenge } · { $challenger } → { $opponent }

refused-banned = Você não pode desafiar nem aceitar desafios neste servidor, por decisão da equipe dele. Suas partidas em andamento continuam. Se achar que é engano, fale com a equipe.

refused-nothing-to-export = Ainda não há partidas para exportar aqui.

## Looking back

history-match = **Partida { $match }**
history-record = **Sua notação**

shared = Compartilhado. Todo mundo neste canal pode ver.
not-shared = O Discord está lento agora, então não consegui publicar. Tente de novo em um minuto.

replay-pass = passa
replay-at-the-end = No fim:
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

card-time-used = Tempo usado: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } isolou { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } com { $move }
card-decided = { $player } na frente desde a jogada { $ply }

## Records

ask-opponent = Desafiar alguém

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · vez de { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · encerrada

## Private answers

delivery-delayed = Salvo. O Discord está lento agora, então vai aparecer no canal um pouco mais tarde.
delivery-missing-permissions = Salvo, mas ainda não consigo mostrar. Permissões que me faltam em { $channel }: { $permissions }. Peça à moderação que as conceda. Depois, abra a partida com `/dvonn games` e aperte **Republicar**.
delivery-no-channel = Salvo, mas não consigo mais publicar em { $channel }. Se o canal ainda existir, peça à moderação que me deixe vê-lo. Depois, abra a partida com `/dvonn games` e aperte **Republicar**.
delivery-locked = Salvo, mas { $channel } está trancado, então não consigo mostrar lá. Peça à moderação que o destranque. Aí eu mostro.
delivery-timeout = Salvo, mas a moderação me colocou de castigo até { $until }. Mostro depois disso.
delivery-refused = Salvo, mas o Discord recusa minha mensagem em { $channel }. Vou continuar tentando. Você também pode abrir a partida com `/dvonn games` em outro canal e apertar **Trazer para cá**.
delivery-no-direct = Salvo, mas minhas mensagens diretas não chegam até você. Libere as de membros de um servidor que temos em comum. Depois, abra a partida com `/dvonn games`.
delivery-install = Se não temos nenhum servidor em comum, [adicione-me aos seus apps]({ $install }). Assim posso escrever para você.
foreign-no-server = Não posso escrever para você porque não temos servidor em comum, então só posso avisar você nesta conversa, quando jogarem aqui contra você. Olhe este tabuleiro de vez em quando: qualquer botão o atualiza.
foreign-stranger = Ainda não posso escrever para você, então só posso avisar você nesta conversa, quando jogarem aqui contra você. [Adicione-me aos seus apps]({ $install }) e você receberá um tabuleiro próprio e uma mensagem a cada vez.
foreign-closed = Você não aceita mensagens diretas minhas, então só posso avisar você nesta conversa, quando jogarem aqui contra você. Desbloqueie-me ou permita mensagens diretas e você receberá também um tabuleiro próprio.
foreign-not-called = Não consegui avisar { $player } aqui. Avise você que chegou a vez.
foreign-call-in-doubt = Não sei se meu aviso chegou a { $player }. Avise você que chegou a vez.
foreign-how = Aperte a pilha que vai se mover e depois o destino dela.
foreign-moved-on = A partida { $match } continua aqui em uma mensagem mais recente.
foreign-behind = O tabuleiro na outra conversa mostra isso assim que alguém apertar um botão lá.
foreign-behind-call = Não consigo escrever para { $player }. Aperte qualquer botão do tabuleiro na conversa em que vocês jogam: eu aviso por lá.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-create-public-threads = Criar tópicos públicos
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens

## Lists

games-match = Partida { $match }
match-number = partida { $match }
place-direct = mensagens diretas
place-foreign = outra conversa
label-match = Partida { $match } · contra { $opponent }
label-finished = Partida { $match } · { $white } – { $black }
label-turn-own = sua vez
label-turn-other = vez do outro lado
progress-placing = { $count } de { $total } peças colocadas
ranking-further = … e mais { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  }
ranking-own = **Você:** { $place }º lugar · { $figures }

## The lesson

button-lesson = Começar a lição

## Trying moves out

refused-no-name = Digite um nome para esta sequência.

## Refusals

refused-challenged-oneself = Você não pode se desafiar. Escolha outra pessoa, ou deixe `oponente` em branco para um desafio aberto.
refused-challenged-bot = Outros bots não jogam DVONN. Escolha uma pessoa ou jogue comigo, ou deixe `oponente` em branco para um desafio aberto.
refused-opponent-cannot-see = { $opponent } não vê este canal. Faça o desafio em um canal que vocês possam ver.
refused-no-such-challenge = Este desafio não existe mais. Comece um novo com `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } não está aceitando desafios. Desafie outra pessoa, ou deixe `oponente` em branco para um desafio aberto.
refused-asked-often-enough = Você já desafiou { $opponent } tantas vezes quantas permito, contando os desafios retirados e os expirados. Você pode tentar de novo { $until }, ou assim que um deles for aceito.
refused-too-many-challenges = Você chegou ao limite de { $most } desafios neste servidor. Os retirados e os expirados contam por um dia. Você pode fazer outro { $until }, ou assim que alguém responder a um deles.
refused-declined-lately = { $opponent } acabou de recusar um desafio seu. Você pode tentar de novo { $until }. Enquanto isso, você pode desafiar outras pessoas.
refused-own-challenge = Este desafio é seu. Quem responde é outra pessoa. Você pode retirá-lo aqui.
refused-not-your-challenge = Só { $opponent } pode responder a este desafio. Comece o seu com `/dvonn challenge`.
refused-decline-open-challenge = Qualquer pessoa pode aceitar este desafio, então não é preciso recusá-lo.
refused-not-your-withdrawal = Só { $challenger } pode retirar este desafio.
refused-challenge-closed = Comece outro desafio com `/dvonn challenge`.
refused-no-such-match = A partida { $match } não existe neste servidor. `/dvonn games` mostra as suas.
no-games-here = Você não está jogando neste servidor agora. Comece uma partida com `/dvonn challenge`.
no-games-anywhere = Você não está em nenhuma partida agora. Para começar uma, use `/dvonn challenge`: contra mim nas nossas mensagens diretas, contra outras pessoas em qualquer outra conversa ou canal.
refused-direct-no-such-match = Nenhuma partida sua tem o número { $match }. `/dvonn games` mostra as suas. As de outras pessoas só aparecem no servidor delas.
refused-only-in-servers = **{ $command }** só funciona no canal de um servidor, onde outras pessoas podem ver. Use lá, por favor.
refused-nobody-else-here = Ninguém mais lê esta conversa. Escolha alguém com quem você já jogou ou desafie pessoas no canal de um servidor.
refused-not-played-yet = Daqui você só pode desafiar quem já jogou com você: assim ninguém recebe mensagens de estranhos. Desafie { $opponent } em um canal ou conversa em comum.
refused-cannot-write-to = Minhas mensagens diretas não chegam a { $opponent }, então não dá para jogar lá. Primeiro é preciso liberá-las.
refused-left-the-server = Você não está mais no servidor desta partida. Entre lá de novo e tente outra vez.
refused-unclear-match = Há mais de uma partida possível: { $matches }. Indique o número em `partida`.
refused-not-a-player = Só quem joga esta partida pode fazer isso: { $white } e { $black }. Comece a sua com `/dvonn challenge`.
refused-match-over = A partida { $match } acabou. Comece outra com `/dvonn challenge`.
refused-out-of-time = Tarde demais: na partida { $match } um relógio já tinha se esgotado. O resultado aparece aqui em instantes.
refused-own-match = A partida { $match } é sua, então você não pode decidir sobre ela. Peça a outra pessoa da equipe do servidor.
refused-board-moved-on = Esse tabuleiro estava desatualizado. Este é o atual.
refused-not-your-turn = Não é sua vez. É a vez de { $player }.
refused-no-more-time-to-give = Você já deu tempo { $most } vezes nesta partida, o máximo.
refused-offer-stands = Outra proposta ainda está aberta. { $offer }
refused-offer-lapsed = Essa proposta não vale mais. Ela foi respondida, ou já houve outra jogada.
refused-offer-declined = { $opponent } acabou de recusar. Você pode pedir de novo depois de uma jogada de cada lado.
refused-own-offer = Esta proposta é sua. Quem responde é { $opponent }.
refused-nothing-to-undo = Não há jogada para desfazer. Você só pode desfazer sua própria jogada, antes que o outro lado responda.
refused-too-many-replies = Um plano pode ter no máximo { $most } respostas. Apague algumas primeiro.
refused-plan-of-spaces = Todas as peças foram colocadas, então não há mais casas para planejar. Para planejar jogadas, use **Experimentar**.
refused-plan-of-moves = As peças ainda estão sendo colocadas. Para planejar onde vão as suas, use **Planejar**, em **Mais**.
refused-plan-without-answer = Este plano precisa de uma resposta. Depois da jogada do outro lado, faça a sua.
refused-plan-changed = Seu plano mudou nesse meio-tempo. Este é o atual.
refused-illegal-plan = Não planejada, porque não é mais possível ali: { $move }.
refused-no-rematch-yet = Esta partida ainda não acabou. Você pode pedir revanche quando acabar.
refused-not-a-space = “{ $text }” não é uma casa do tabuleiro. Indique uma letra (a–k) e uma fileira (1–5), como c3.
refused-missing-permissions = Permissões que me faltam em { $channel }: { $permissions }. Peça à moderação que as conceda, ou jogue em outro canal.
refused-no-channel = Não consigo publicar em { $channel }. Peça à moderação que me deixe vê-lo, ou jogue em outro canal.
refused-locked = { $channel } está trancado, então não consigo escrever lá. Peça à moderação que o destranque ou jogue em outro canal.
refused-timeout = A moderação me colocou de castigo até { $until }. Tente de novo depois disso.
refused-refused = O Discord recusa minha mensagem em { $channel }. Tente de novo mais tarde ou jogue em outro canal.
refused-not-the-manager = Para isso é preciso a permissão **Gerenciar servidor**. Peça a alguém que a tenha.
refused-not-a-date = Não consigo ler “{ $text }” como uma data futura. Exemplos: 24/12, amanhã, sexta, 5 dias, 2 semanas.
refused-not-quiet-hours = Não consigo ler “{ $text }”. Escolha as duas horas e indique um fuso horário, como America/Sao_Paulo.
refused-not-a-daily-hour = Não consigo ler “{ $text }”. Escolha uma hora e indique um fuso horário, como America/Sao_Paulo.
refused-not-a-pace = Não consigo usar “{ $text }” como tempo. Escreva o tempo por jogada, como 3d ou 10m, ou um tempo inicial e o acréscimo por jogada: 10m + 10s, ou 3d + 1d < 5d (até 5 dias). O tempo inicial vai de 10s a 30d.
refused-time-without-unit = Falta a unidade em “{ $part }”: d para dias, h para horas, m para minutos, s para segundos. Escreva, por exemplo, { $instead } ou { $other }.
refused-times-without-sign = “{ $part }” pode ser um tempo ou dois. Escreva { $instead } para um tempo por jogada, ou { $other } para um tempo inicial e o acréscimo por jogada.
refused-clock-without-start = Com um tempo inicial de “{ $part }”, ninguém conseguiria jogar. Comece com algum tempo, como { $instead } ou { $other }.
refused-clock-too-short = “{ $part }” é pouco: o tempo inicial é de pelo menos 10s. Escreva, por exemplo, { $instead } ou { $other }.
refused-time-too-long = “{ $part }” é demais: o máximo é 30d. Escreva, por exemplo, { $instead } ou { $other }.
refused-maximum-too-low = O máximo de “{ $part }” é menor que o tempo inicial. Escreva pelo menos o mesmo, como { $instead }.
refused-maximum-without-increment = Nenhuma jogada acrescenta tempo, então nada se acumula até “{ $part }”. Escreva { $instead } para ter esse tempo a cada jogada, ou { $other }.
refused-not-days-off = Não consigo ler “{ $text }” como dias livres. Escreva os dias como números de 1 (segunda) a 7 e um fuso horário: 67 America/Sao_Paulo. Um fuso sem dias vale para o sábado e o domingo de lá.
refused-away-too-long = { $days ->
    [0] Você já usou todos os { $most } dias deste ano. Cada um fica disponível de novo depois de um ano.
   *[other] É tempo demais. Dias que restam este ano: { $days } de { $most }. Escolha uma data mais próxima.
  }
refused-channel-not-allowed = As partidas deste servidor são jogadas em outro lugar: { $channels }. Use o comando lá.
refused-late-form = Desculpe, demorei demais. Aperte o botão de novo.
refused-not-watchable = Esta partida está em um tópico privado, então só dá para acompanhá-la onde você a vê.
refused-unreadable-command = Não consegui ler esse comando. Talvez ele tenha mudado desde que você abriu o Discord. Reinicie o Discord e digite de novo.
refused-not-in-server = Ainda não estou neste servidor, então isso não funciona aqui. Peça a alguém que o administre para [me convidar]({ $invite }). Mesmo assim, você pode lançar desafios aqui ou jogar contra mim nas suas mensagens diretas.
refused-not-in-private-channels = Nesta conversa só posso responder a você, em particular: as outras pessoas não veriam nada. Jogue contra mim: o tabuleiro chega nas suas mensagens diretas. Para desafiar pessoas, use `/dvonn challenge` aqui mesmo.
refused-no-files-here = Você não pode anexar arquivos neste canal, então não posso enviar nenhum aqui. Use o comando nas suas mensagens diretas comigo.
refused-no-direct-messages = Minhas mensagens diretas não chegam até você, e é lá que você jogaria. Libere as de membros de um servidor que temos em comum e tente de novo.
refused-seen-by-nobody-else = Neste canal você não pode usar seus próprios apps à vista de todos, então só você veria o desafio. Use `/dvonn challenge` em um grupo ou nas suas mensagens diretas com alguém. Ou jogue contra mim: o tabuleiro chega nas suas mensagens diretas.
others-play-install = Para jogar a sua, [adicione-me aos seus apps]({ $install }) e use `/dvonn challenge`.
refused-others-play = Só { $white } e { $black } podem usar este tabuleiro: a partida é deles.
refused-discord-silent = O Discord não está respondendo agora, então nada mudou. Tente de novo em um minuto.
refused-outdated-control = Este botão está desatualizado. Abra a partida com `/dvonn games` para ter um novo.

illegal-game-over = O jogo acabou.
illegal-must-place = Todas as 49 peças têm de ser colocadas antes que as pilhas se movam. Aperte **Colocar**, ou digite uma casa com `/dvonn move`.
illegal-must-stack = Todas as peças foram colocadas, então é hora de mover pilhas. Aperte **Mover**, ou digite duas casas com `/dvonn move`, como d3 c2.
illegal-must-pass = Nenhuma pilha sua pode se mover, então você passa a vez.
illegal-may-not-pass = Uma das suas pilhas pode se mover, então você não pode passar a vez.
illegal-occupied = { $space } está ocupada. Escolha uma casa livre.
illegal-empty-space = Não há pilha em { $source }.
illegal-lone-dvonn = A peça DVONN em { $source } não é de ninguém e nunca se move sozinha.
illegal-not-your-stack = A pilha em { $source } não é sua: a peça do topo é da outra cor.
illegal-surrounded = A pilha em { $source } está cercada nos seis lados, então não pode se mover.
illegal-same-space = Uma pilha não pode se mover para a própria casa, { $source }.
illegal-not-a-straight-line = { $move } não é em linha reta.
illegal-wrong-distance = A pilha em { $source } tem { $height ->
    [one] { $height } peça, então anda exatamente { $height } casa
   *[other] { $height } peças, então anda exatamente { $height } casas
  }, e não { $distance }.
illegal-empty-target = { $target } está vazia. Uma jogada tem de terminar em uma peça ou pilha.
illegal-anywhere = De { $source } não há onde pousar { $height ->
    [1] nas casas vizinhas
   *[other] a exatamente { $height } casas
  }.
legal-targets = Jogadas possíveis a partir de { $source }: { $targets }.
legal-stacks = Pilhas que você pode mover: { $spaces }.

apology = Desculpe, algo deu errado do meu lado. Tente de novo. Se continuar acontecendo, passe esta referência a quem mantém este bot: **{ $reference }**
apology-store = Desculpe, não consigo acessar meu banco de dados agora. Nada mudou. Tente de novo em um minuto. Referência: **{ $reference }**
apology-saved = Desculpe, algo deu errado do meu lado, mas já está salvo. Veja o resultado antes de repetir. Referência: **{ $reference }**
apology-stopping = Desculpe, estou reiniciando e não consegui terminar. Veja se deu certo. Se não, tente de novo em um minuto.

refused-picture-too-large = Essa animação teria mais de { $limit } kB. **Histórico** mostra as mesmas jogadas uma a uma.
refused-not-to-be-shared-here = Algumas pessoas aqui não veem o canal dessa partida, então não posso compartilhá-la aqui. Você pode compartilhá-la no canal dela.
refused-may-not-write = Você não pode escrever em { $channel }, então não posso publicar lá por você. Tente em um canal onde você possa.
refused-shared-often = Você compartilhou { $most } coisas aqui em pouco tempo. Para deixar espaço para outras pessoas, compartilhe a próxima { $until }.
refused-no-such-import = Esta notação não existe mais: guardo cada uma por 7 dias. Importe-a de novo com `/dvonn import`.
refused-nothing-left-to-play = O jogo já acabou nesse ponto, então não dá para continuá-lo. Escolha uma jogada anterior.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = O jogo de tabuleiro DVONN: aprender, desafiar pessoas, jogar uma jogada de cada vez
command-dvonn-club = DVONN neste servidor: classificação, problemas, arquivo e mais
command-dvonn-admin = Gerenciar o DVONN neste servidor

## Commands: options. Their names have no blanks and no capitals

name-opponent = oponente
name-channel = canal
name-setup = montagem
name-match = partida
name-user = pessoa
name-player = pessoa

pace-none = sem limite
pace-per-move = { $time } por jogada
pace-increment = { $bank } + { $increment } por jogada
pace-capped = { $bank } + { $increment }/jogada, máx. { $cap }
pace-whole = { $bank } para a partida inteira
pace-other = outro tempo…
pace-live = ⚡ Ao vivo, agora
pace-rest = { $pace }; dias livres: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Outro tempo
form-pace-bank = Tempo inicial
form-pace-bank-explanation = Um número com d, h, m ou s: 3d são 3 dias. Também servem 12h, 10m e 30s.
form-pace-increment = Acréscimo por jogada
form-pace-increment-explanation = Como 1d ou 10s. Em branco, você tem o tempo inteiro a cada jogada.
form-pace-cap = Máximo
form-pace-cap-explanation = Até quanto pode acumular, como 5d. Em branco, sem limite.
duration-d = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
  }
duration-h = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
  }
duration-m = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
duration-s = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }
option-match = O número da partida, se você tiver mais de uma
option-finished-match = O número da partida encerrada
option-only-against = Só partidas contra esta pessoa

## Private answers

done-challenged = Seu desafio foi publicado. A partida começa assim que ele for aceito.
done-challenged-directly = Perguntei a { $opponent } por mensagem direta. A partida começa quando o desafio for aceito, e vocês jogam nas mensagens diretas comigo.

## The computer

button-computer-again = Jogar nível { $level }
button-computer-change = Mudar…
button-ask-to-resign = Pedir que desista
computer-begin = **Jogue contra o computador.** Respondo em segundos, você pode desfazer qualquer jogada, e não há relógio. Escolha um nível, a posição inicial e uma cor.
computer-up-to = Nível mais alto disponível agora: { $most }.
computer-level = Nível { $level }
computer-level-1 = Acabou de aprender as regras
computer-level-2 = Olha uma jogada à frente e deixa passar muita coisa
computer-level-3 = Como quem joga de vez em quando
computer-level-4 = Como quem joga sempre: deixa passar pouca coisa
computer-level-5 = Quase nunca dá nada de graça
computer-level-6 = Planeja duas jogadas à frente
computer-level-7 = Joga bem, como gente de clube
computer-level-8 = Difícil de vencer
computer-level-9 = Vence softwares fortes
computer-level-10 = O mais forte que consigo jogar: um ou dois segundos por jogada
computer-resigned = É verdade, esta eu não salvo mais. Você jogou bem!
computer-not-lost = Ainda não desisto. Talvez eu consiga salvar esta.
done-computer = A partida { $match } começou.
done-computer-direct = { $place ->
        [guild] Não posso abrir um tópico aqui, então nossa partida { $match } está nas suas mensagens diretas.
       *[foreign] Nossa partida { $match } está nas suas mensagens diretas, porque aqui não consigo manter um tabuleiro atualizado.
    }

## Buttons

button-cut-off = Isolamento
button-replay = Replay

## Looking back

history-at = { $title } · { $ply ->
    [0] o começo{ $left ->
        [0] {""}
        [one] , { $left } jogada por vir
       *[other] , { $left } jogadas por vir
      }
   *[other] jogada { $ply } de { $last }
  }
history-begun-here = Daqui em diante, as jogadas são desta partida.
ask-ply = Ir para uma jogada
option-start = O começo
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
  }
shared-by = Compartilhado por { $player }:

replay-drawing = Estou desenhando as jogadas uma a uma. Só um momento.

## Buttons

button-place = Colocar
button-back-to-panel = Voltar à jogada
button-next = Próxima partida
button-show-panel = Mostrar a partida

## The move panel

panel-heading = **Você ({ colour }) contra { $opponent }:** { $task }.
panel-waits = **{ $opponent } está pensando.** Você joga de { colour }.
panel-farewell = **A partida { $match } continua,** mas não posso mais atualizar esta página. Aperte **Mostrar a partida** para ver como está.
panel-choose-move = escolha sua jogada
panel-choose-stack = escolha uma pilha para mover
# The viewer in the bar above a board.
bar-you = Você
next-is = A seguir: { $opponent }, partida { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Você venceu por { $own }–{ $other }.**
    [lost] **Você perdeu por { $own }–{ $other }.**
   *[tied] **Empate, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Você venceu:** { $opponent } desistiu.
   *[lost] **Você desistiu,** então { $opponent } vence.
  }
ended-time = { $result ->
    [won] **Você venceu:** o tempo de { $opponent } acabou.
   *[lost] **Você perdeu:** seu tempo acabou.
  }
ended-agreement = **Empate por acordo** entre você e { $opponent }.
ended-score = Placar: { $own }–{ $other }.
ended-led = { $before ->
    [you] Você ficou na frente desde a primeira jogada.
   *[opponent] { $opponent } ficou na frente desde a primeira jogada.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Você ficou na frente até a jogada { $ply }
    [opponent] { $opponent } ficou na frente até a jogada { $ply }
   *[nobody] O placar ficou igual até a jogada { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Essa jogada isolou { $pieces } das suas peças.
   *[opponent] Essa jogada isolou { $pieces } das peças do outro lado.
  }
button-play-again = Jogar de novo
button-result = Resultado

## Plans

plan-no-spaces = **Partida { $match }: nenhum plano.** Escolha uma fileira e depois uma casa. Coloco sua peça ali assim que for sua vez.
plan-spaces = **Partida { $match }: seu plano.** Sempre que for sua vez, coloco uma peça na primeira destas casas que estiver livre: { $spaces }.
plan-placed = Jogado como planejado: **{ $spaces }**.

## The computer

panel-computer-thinks = estou pensando na minha jogada

## Private answers

done-played = Você jogou **{ $move }**.
done-answered = { $opponent } tinha uma resposta planejada, então a partida já andou.
next-none-anywhere = Nenhuma partida está esperando por você. Para começar uma, use `/dvonn challenge`: contra mim nas nossas mensagens diretas, contra outras pessoas em qualquer outra conversa ou canal.
next-none = Nenhuma partida está esperando por você. Para começar uma, use `/dvonn challenge`.

## Records

record-event = DVONN no Discord, partida { $match }

## Rules and help

tip-edge = 💡 **Conselho:** ponha algumas peças na borda. Elas podem se mover desde o começo. As de dentro têm de esperar até que uma vizinha saia.
tip-red = 💡 **Conselho:** fique perto das peças DVONN ({ $spaces }). Quando as pilhas se movem, toda pilha que perde a conexão com elas sai do jogo.
tip-start = 💡 **Conselho:** comece pela borda: { $space } pode tomar uma vizinha { $colour ->
    [white] branca
   *[black] preta
  }.
tip-landing = 💡 **Conselho:** pouse nas pilhas adversárias. Você fica com o que cobre, e o outro lado tem uma pilha a menos para mover.
tip-links = 💡 **Conselho:** cuide das suas conexões. Se a pilha em { $space } sair, você pode perder { $spaces }.
tip-mobile = 💡 **Conselho:** mantenha suas pilhas baixas. A de { $space } não tem onde pousar a { $height } casas. Quanto mais alta uma pilha, mais cedo fica presa.
tip-danger = 💡 **Conselho:** vigie a peça DVONN em { $space }. Se ela sair, você pode perder { $spaces }. Dá para pousar nela antes.
tip-last = 💡 **Conselho:** as últimas jogadas muitas vezes decidem. Guarde algumas, para que o outro lado tenha de passar a vez antes de você.

## Tables

table-unlisted-private = Você não está na classificação porque seu perfil está oculto. Você pode mudar isso em `/dvonn preferences`.

## The log of managers

log-setting = { $manager } mudou **{ $setting }:** { $value }
log-show = { $manager } passou a mostrar em { $channel }: { $value }.
log-stop-showing = { $manager } deixou de mostrar: { $value }.
log-cancel-match = { $manager } cancelou a partida { $number }.
log-cancel-challenge = { $manager } cancelou o desafio { $number }.
log-ban = { $manager } baniu { $player } dos desafios.
log-unban = { $manager } deixou { $player } desafiar de novo.
log-unrate = { $manager } tirou a partida { $number } da pontuação.

## Titles with a role

role-missing = ⚠️ Ainda não consigo dar este cargo: preciso de **Gerenciar cargos** e de um cargo acima dele.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = hoje amanhã/amanha depois-de-amanhã/depois-de-amanha
names-of-days-ahead = em-#-dias/em-#-dia/daqui-a-#-dias
names-of-weekdays = segunda/seg/segunda-feira terça/ter/terca/terça-feira quarta/qua/quarta-feira quinta/qui/quinta-feira sexta/sex/sexta-feira sábado/sáb/sab/sabado domingo/dom
names-of-months = jan fev mar abr mai jun jul ago set out nov dez

## Por que uma jogada foi um erro: o que vem depois dela, ou o que teria vindo depois de uma melhor

cause-own = { $mover ->
    [you] das suas pilhas
    [they] das pilhas adversárias
    [white] das pilhas das Brancas
   *[black] das pilhas das Pretas
  }
cause-other = { $mover ->
    [you] das pilhas adversárias
    [they] das suas pilhas
    [white] das pilhas das Pretas
   *[black] das pilhas das Brancas
  }
cause-own-stack = { $mover ->
    [you] a sua pilha de { $pieces }
    [they] a pilha adversária de { $pieces }
    [white] a pilha de { $pieces } das Brancas
   *[black] a pilha de { $pieces } das Pretas
  }
cause-other-stack = { $mover ->
    [you] a pilha adversária de { $pieces }
    [they] a sua pilha de { $pieces }
    [white] a pilha de { $pieces } das Pretas
   *[black] a pilha de { $pieces } das Brancas
  }
cause-cuts-own = Isola { $pieces } peças { cause-own }.
cause-link = Depois, { $move } isola { $pieces } peças { cause-own }: só a pilha em { $source } as ligava.
cause-carried = Depois, { $move } leva embora a peça DVONN de { $source } e isola { $pieces } peças { cause-own }.
cause-cut-off-later = Leva à { $mover ->
    [you] sua própria jogada { $move }
    [they] jogada { $move } do outro lado
    [white] jogada { $move } das Brancas
   *[black] jogada { $move } das Pretas
  }, que isola { $pieces } peças { cause-own }.
cause-gives = Depois, { $move } toma { cause-own-stack }, que acabou de chegar ali.
cause-loses = Depois, { $move } toma { cause-own-stack } em { $space }.
cause-loses-piece = Depois, { $move } toma { $mover ->
    [you] a sua peça
    [they] a peça adversária
    [white] a peça das Brancas
   *[black] a peça das Pretas
  } em { $space }.
cause-stuck = Algumas jogadas depois, { $mover ->
    [you] você não tem
    [they] o outro lado não tem
    [white] as Brancas não têm
   *[black] as Pretas não têm
  } mais jogadas.
cause-frees = Libera { cause-other-stack } em { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move } teria
   *[later] Depois de { $better }, { $move } teria
  } isolado { $pieces } peças { cause-other }.
cause-missed-take = { $soon ->
    [now] { $move } teria
   *[later] Depois de { $better }, { $move } teria
  } tomado { cause-other-stack } em { $space }.
cause-missed-dvonn = { $move } teria tomado a peça DVONN em { $space }.
cause-loses-dvonn = Depois, { $move } toma a peça DVONN em { $space }.
cause-missed-stuck = Depois de { $better }, logo { $mover ->
    [you] o outro lado não teria
    [they] você não teria
    [white] as Pretas não teriam
   *[black] as Brancas não teriam
  } mais jogadas.
cause-ending = Jogando até o fim: { $actual }. Depois de { $better }: { $possible }.
cause-score = { $count } jogadas depois: { $actual }. Depois de { $better }: { $possible }.
cause-moves = você { $own }, o outro lado { $other }
cause-freedom = Jogadas possíveis pouco depois: { $actual }. Depois de { $better }: { $possible }.
cause-and-other = Isola também { $also } peças { cause-other }.
cause-and-own = Também teria isolado { $also } peças { cause-own }.
cause-result = Provado: transformou { $before ->
    [win] uma vitória
   *[tie] um empate
  } em { $after ->
    [tie] um empate
   *[loss] uma derrota
  }.
