## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Pontuação: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partida valendo pontuação
   *[other] { $count } partidas valendo pontuação
  }
profile-chart = Evolução da pontuação: de { $first } a { $last }, mínimo { $lowest }, máximo { $highest }. Partidas valendo pontuação: { $count }.
profile-latest = Últimos resultados, o mais recente no fim: { $results }.
profile-best = Melhor vitória: contra { $opponent } ({ $figures }).
profile-best-title = Melhor vitória
outcome-won = vitória
outcome-tied = empate
outcome-lost = derrota
profile-none = Ainda não há partidas encerradas com outras pessoas que você possa ver.
profile-none-own = Ainda não há partidas contra pessoas.
profile-hidden = Este perfil está oculto: outras pessoas só veem nele as partidas que elas mesmas jogaram.
profile-scope = A pontuação vale para todos os servidores. O resto vale para as partidas que você pode ver.
profile-scope-own = As outras pessoas veem sua pontuação e só as suas partidas que já poderiam ver. Para limitar mais, use `/dvonn preferences`.
profile-deviation = ± = quanto ela pode variar. ? = ainda poucas partidas.
profile-all = **Contra pessoas:** { $results }
profile-random = Posição sorteada: { $results }
profile-record = A partir de uma posição: { $results }
profile-together = **Contra você:** { $results }
profile-results = vitórias: { $won } · empates: { $tied } · derrotas: { $lost }
profile-beaten = **Contra o computador:** nível { $level } vencido ({ $score })
profile-unbeaten = **Contra o computador:** nível { $level }: { $score }
profile-puzzles = **Problemas:** { $rating }
profile-week = **Tabuleiro da semana { $number }:** { $score }
ask-played = Abrir uma partida recente
played-won = Partida { $match } · { $sign } vitória contra { $opponent }
played-tied = Partida { $match } · { $sign } empate com { $opponent }
played-lost = Partida { $match } · { $sign } derrota contra { $opponent }
menu-profile = Perfil de DVONN

## The table

table-heading = **Classificação deste servidor**
table-empty = Ainda não há ninguém na lista.
table-rules = A partir de { $games } partidas valendo pontuação. ±: quanto menos partidas, menos certeza; uma pontuação mais certa fica acima.
table-legend = Barra: ±. Círculos, o mais recente à direita: cheio = vitória, metade = empate, vazio = derrota.
table-own-rating = Você: { $rating }
table-unlisted-few = Você ainda não está na classificação. Partidas valendo pontuação que faltam: { $missing }.
table-unlisted-inactive = Você saiu da classificação: última partida valendo pontuação em { $last }. Jogue mais uma para voltar.
table-unlisted-elsewhere = Você não está na classificação porque não terminou nenhuma partida neste servidor nos últimos { $days } dias.

## Managers

done-unrated = A partida { $match } não vale mais pontuação. As pontuações foram recalculadas a partir dela.
ask-unrate = **Tirar a partida { $match } da pontuação?** Recalculo tudo a partir dela e aviso as duas pessoas. Não dá para desfazer.
button-unrate = Tirar da pontuação

## Commands

command-profile = Pontuação, resultados e partidas recentes de uma pessoa
command-club-table = A classificação deste servidor por pontuação
command-admin-unrate = Tirar uma partida encerrada da pontuação (exige “Gerenciar servidor”)
option-profile-user = De quem é o perfil; em branco, o seu

direct-message-unrated = A equipe do servidor tirou esta partida da pontuação. O resultado continua valendo.

## Refusals

refused-not-rated = A partida { $match } não vale pontuação. Escolha uma partida encerrada que valha.

## People and servers

kept-results = Resultados contra outras pessoas, com sua pontuação: { $count }

## Standing messages

standing-ratings = Classificação
