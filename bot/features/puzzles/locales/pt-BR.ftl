## Watching

daily-lost-notice = { $server }: não há mais problema do dia.
daily-lost = Não consigo mais publicar em { $channel }. Para trazê-lo de volta, use `/dvonn-admin settings`.
daily-lost-permissions = Permissões que me faltam em { $channel }: { $permissions }. Conceda-as e traga-o de volta com `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Próximo problema
puzzle-solution-counts = ver a solução conta como erro
puzzle-task = Vez das { colour }: só uma jogada vence. Encontre-a.
puzzle-card = Vez das { colour }: só uma jogada vence. Quem encontra?
puzzle-name = **Problema { $number }.**
puzzle-name-own = **Problema { $number }, das partidas deste servidor.**
puzzle-card-heading = 🧩 **Um problema para todo mundo**
puzzle-card-daily = 🧩 **Problema do dia**
puzzle-card-until = Só você vê suas tentativas. A solução sai { $until }.
puzzle-card-found = ✅ **Quem resolveu ({ $count }):** { $named }
puzzle-card-found-further = ✅ **Quem resolveu ({ $count }):** { $named } e { $others ->
    [one] mais { $others } pessoa
   *[other] mais { $others } pessoas
  }
puzzle-card-unsolved = Desta vez, ninguém aqui encontrou.
puzzle-shared-later = O Discord está lento agora. O problema vai aparecer neste canal assim que der.
button-puzzle-solve = Resolver
button-puzzle-back = Voltar ao problema
puzzle-solver = Sua pontuação nos problemas: { $rating } · { $solved } de { $tried } resolvidos.
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
puzzle-motif-cut-off = **Isolamento.** A jogada isola várias peças do outro lado de uma vez.
puzzle-motif-prepared-cut = **Isolamento preparado.** Uma jogada posterior isola várias peças do outro lado.
puzzle-motif-height = **A altura certa.** Na próxima jogada, a nova pilha toma uma pilha alta.
puzzle-motif-quiet = **Jogada tranquila.** Não toma nem isola nada.
puzzle-motif-count = **Contagem.** Tudo depende de onde pousam as últimas pilhas.
puzzle-rating = Pontuação deste problema: { $rating }
puzzle-rating-estimated = Pontuação deste problema: { $rating } (estimada)
puzzle-first-tries = resolvido na primeira tentativa: { $solved } de { $tried }
puzzle-missed = ❌ **{ $move } não vence.**
puzzle-rated = Sua pontuação nos problemas: **{ $rating }** ({ $change }).
puzzle-streak = Já são { $count } seguidos.
puzzle-uncounted = Sua pontuação nos problemas continua em **{ $rating }**, porque só conta a primeira tentativa em cada problema.
button-share-result = Compartilhar resultado
puzzle-result-first = 🧩 { $player }: **Problema { $number } · primeira tentativa**
puzzle-result = 🧩 { $player }: **Problema { $number } · tentativa { $count }**
puzzle-result-shared-before = Não há nada para compartilhar: você já compartilhou este resultado, ou o problema não era o do dia aqui quando você resolveu.
month-heading = 🧩 **Problemas do dia** · { $month }
month-row = primeira tentativa: { $firsts } · erros: { $misses }
month-empty = Neste mês, ainda ninguém resolveu um problema na primeira tentativa.
month-before = **No mês anterior:** { $told }
month-own = **Você:** { $figures }
month-own-hidden = As outras pessoas não veem você aqui, porque seu perfil está oculto. Você pode mudar isso em `/dvonn preferences`.
month-days-in-a-row = Dias seguidos: { $count }. Você pode deixar passar um dia por semana. Só você vê isto.
month-rules = Contam os problemas do dia deste servidor resolvidos na primeira tentativa. Em caso de empate, fica na frente quem tem menos erros.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Encontrar a única jogada que vence, em um problema à sua altura
command-club-puzzles = Quem resolveu mais problemas do dia na primeira tentativa neste mês

## Refusals

refused-puzzle-open-here = Já há um problema aberto neste canal. A solução sai { $until }. Depois disso, você pode compartilhar o próximo.
refused-puzzle-open-elsewhere = Seu problema em { $channel } ainda está aberto. A solução sai { $until }. Depois disso, você pode compartilhar o próximo.

## People and servers

kept-puzzles = Problemas que você tentou, com sua pontuação neles: { $count }

## Standing messages

standing-puzzles = Problemas do mês
