## Watching

daily-lost = **{ $server }:** não consigo mais publicar em { $channel }, então por ora não há enigma do dia. `/dvonn-admin settings` o traz de volta.
daily-lost-permissions = **{ $server }:** em { $channel } me { $count ->
    [one] falta a permissão
   *[other] faltam as permissões
  } { $permissions }, então por ora não há enigma do dia. Depois de conceder isso de novo, traga-o de volta com `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Próximo enigma
puzzle-solution-counts = ver a solução conta como erro
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
puzzle-motif-self-cut = **Isolamento próprio.** A jogada isola peças do próprio lado. Só parece uma perda.
puzzle-motif-sacrifice = **Sacrifício.** A jogada deixa o outro lado tomar ou isolar várias peças.
puzzle-motif-zugzwang = **Zugzwang.** O outro lado precisa jogar. Se pudesse passar a vez, não perderia.
puzzle-motif-bridge = **Ponte desfeita.** A jogada rompe a conexão entre dois grupos de pilhas.
puzzle-motif-dvonn = **Peça DVONN levada embora.** As peças que estavam conectadas a ela ficam isoladas.
puzzle-motif-rescue = **Resgate.** O outro lado estava prestes a tomar ou isolar várias peças.
puzzle-motif-last-stack = **As últimas jogadas.** O outro lado fica sem jogadas e só pode passar a vez.
puzzle-motif-cut-off = **Isolamento.** A jogada isola de imediato várias peças do outro lado.
puzzle-motif-prepared-cut = **Isolamento preparado.** Uma jogada posterior isola várias peças do outro lado.
puzzle-motif-height = **A altura certa.** Na próxima jogada, a nova pilha toma uma pilha alta.
puzzle-motif-quiet = **Jogada tranquila.** Não toma nem isola nada.
puzzle-motif-count = **Contagem.** Tudo depende de onde pousam as últimas pilhas.
puzzle-rating = Pontuação deste enigma: { $rating }
puzzle-rating-estimated = Pontuação deste enigma: { $rating } (estimada)
puzzle-first-tries = resolvido na primeira tentativa: { $solved } de { $tried }
puzzle-missed = ❌ **{ $move } não vence.**
puzzle-rated = Sua pontuação nos enigmas: **{ $rating }** ({ $change }).
puzzle-streak = Já são { $count } seguidos.
puzzle-uncounted = Sua pontuação nos enigmas fica em **{ $rating }**: só conta a primeira tentativa de cada um.
button-share-result = Mostrar resultado
puzzle-result-first = 🧩 { $player }: **Enigma { $number } · primeira tentativa**
puzzle-result = 🧩 { $player }: **Enigma { $number } · tentativa { $count }**
puzzle-result-shared-before = Não há nada para compartilhar: você já compartilhou este resultado, ou o enigma não era o do dia aqui quando você resolveu.
month-heading = 🧩 **Enigmas do dia** · { $month }
month-row = primeira tentativa: { $firsts } · erros: { $misses }
month-empty = Neste mês, ninguém resolveu um na primeira tentativa ainda.
month-further = Mais abaixo: { $count }
month-before = **No mês anterior:** { $told }
month-own-place = **Você:** lugar { $place } · { $figures }
month-own = **Você:** { $figures }
month-own-hidden = As outras pessoas não veem você aqui, porque seu perfil está oculto: `/dvonn preferences`.
month-days-in-a-row = Dias seguidos: { $count }. Um dia por semana é livre. Só você vê isto.
month-rules = O que conta: enigmas do dia neste servidor, resolvidos na primeira tentativa; depois, menos erros.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Encontrar a única jogada que vence; um enigma à sua altura
command-club-puzzles = Quem resolveu mais enigmas do dia na primeira tentativa neste mês
