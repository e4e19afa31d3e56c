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
puzzle-theme-cut-off = Tudo gira em torno de um grande isolamento.
puzzle-theme-connection = Ela mantém suas pilhas conectadas a uma peça DVONN.
puzzle-theme-last-moves = O outro lado fica sem jogadas, e você continua movendo.
puzzle-theme-count = Tudo depende de onde pousam as últimas pilhas.
puzzle-missed = ❌ **{ $move } não vence.**
puzzle-rated = Sua pontuação nos enigmas: **{ $rating }** ({ $change }).
puzzle-streak = Já são { $count } seguidos.
puzzle-uncounted = Sua pontuação nos enigmas fica em **{ $rating }**: só conta a primeira tentativa de cada um.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Encontrar a única jogada que vence; um enigma à sua altura
