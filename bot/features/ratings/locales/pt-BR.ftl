## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Pontuação: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partida valendo
   *[other] { $count } partidas valendo
  }
profile-chart = Evolução da pontuação: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }. Partidas valendo: { $count }.
profile-none = Ainda não há partidas encerradas com outras pessoas que você possa ver.
profile-hidden = Este perfil só mostra a cada pessoa as próprias partidas em comum.
profile-scope = A pontuação vale para todos os servidores; o resto, para as partidas que você pode ver.
profile-scope-own = As outras pessoas veem sua pontuação e, das suas partidas, as que já podem ver. `/dvonn preferences` limita isso.
profile-deviation = ± indica quanto a pontuação pode variar. Um ? indica que ela ainda é aproximada.
profile-all = **Partidas contra pessoas:** { $results }
profile-white = Brancas: { $results }
profile-black = Pretas: { $results }
profile-full = Peças colocadas uma a uma: { $results }
profile-random = Posição sorteada: { $results }
profile-record = A partir de uma posição: { $results }
profile-together = **Contra você:** { $results }
profile-results = vitórias: { $won } · empates: { $tied } · derrotas: { $lost }
profile-pace = Tempo normal por jogada: { $time }
profile-on-time = Derrotas por tempo: { $count }
profile-puzzles = Pontuação nos problemas: { $rating }
profile-best = Melhor vitória: contra { $opponent } ({ $rating })
profile-opponents = Mais vezes contra: { $opponents }
ask-played = Abrir uma partida recente
played-won = Partida { $match } · { $sign } vitória contra { $opponent }
played-tied = Partida { $match } · { $sign } empate com { $opponent }
played-lost = Partida { $match } · { $sign } derrota contra { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } d
menu-profile = Perfil de DVONN

## The table

table-heading = **Classificação deste servidor**
table-empty = Ainda está vazia.
table-further = … e mais { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
  }
table-rules = A partir de { $games } partidas valendo, uma delas nos últimos { $days } dias. Ordem: a pontuação menos o número depois de ±.
table-own = Você: lugar { $place }, { $rating }.
table-own-rating = Você: { $rating }.
table-unlisted-private = Você não está na classificação porque seu perfil está oculto: `/dvonn preferences`.
table-unlisted-few = Você ainda não está na classificação. Partidas valendo que faltam: { $missing }.
table-unlisted-inactive = Você não está na classificação: sua última partida valendo terminou em { $last }. Com a próxima, você volta.
table-unlisted-elsewhere = Você não está na classificação: não terminou nenhuma partida neste servidor nos últimos { $days } dias.

## Managers

done-unrated = A partida { $match } não vale mais pontuação. Tudo foi recalculado a partir dela.

## Commands

command-profile = Pontuação, resultados e partidas recentes
command-club-table = A classificação deste servidor por pontuação
command-admin-unrate = Tirar uma partida encerrada da pontuação
option-profile-user = De quem é o perfil; em branco, o seu
