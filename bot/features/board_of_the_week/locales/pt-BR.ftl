## Board of the week

button-week = Resultados
button-week-play = Jogar este tabuleiro
button-week-level = Nível { $level }
button-week-continue = Ver meu tabuleiro
button-week-shared = Compartilhado
button-week-best = Melhor sequência
button-week-current = Tabuleiro atual
week-heading = 📅 **Tabuleiro da semana { $number }**
week-name = Semana { $number } de { $year }
week-past = Semanas passadas
week-until = A semana acaba { $until }.
week-ended = A semana acabou em { $until }.
week-rules = Você joga de { $colour ->
    [white] Brancas
   *[black] Pretas
  } no mesmo tabuleiro que todo mundo: **uma só tentativa**, sem dicas e sem desfazer. Seu resultado: a vantagem mais os pontos do nível.
week-opponent-2 = **{ $points }** · Deixo passar coisas. Para começar.
week-opponent-5 = **{ $points }** · Deixo passar pouco. Para quem tem prática.
week-opponent-7 = **{ $points }** · Faço a melhor jogada que encontro.
week-begun = Sua tentativa começou nas suas mensagens diretas.
week-playing = Sua tentativa contra o nível { $level } está em andamento nas suas mensagens diretas. Ela vale até o fim da semana.
week-had = Você já fez sua tentativa neste tabuleiro.
week-over-unfinished = Sua tentativa não foi até o fim, então não tem resultado.
week-own = **Você: { $result }** contra o nível { $level }.
week-result = { $result ->
    [won] vitória por { $margin }
    [tied] empate
   *[lost] derrota por { $margin }
  }
week-par = par: **{ $par }**
week-explained = Resultado: sua vantagem mais os pontos do nível. Par: meu resultado com toda a força.
week-place-here = { $count ->
    [1] único resultado neste servidor
   *[other] { $place }º lugar de { $count } neste servidor
  }
week-place-everywhere = { $count ->
    [1] único resultado em todos os servidores
   *[other] { $place }º lugar de { $count } em todos os servidores
  }
week-hidden = Você vai ver os resultados quando terminar sua tentativa.
week-finished = Tentativas terminadas até agora: { $count }.
week-nobody = Ninguém terminou ainda.
week-unfinished = Sem resultado: { $count }
week-best = **Meu resultado com toda a força** contra o nível { $level }: { $score }.
week-best-later = Ainda estou procurando a melhor sequência.
week-last = **O melhor da semana { $number }**
week-new = Aquela semana acabou. Este é o tabuleiro novo.
week-shared = { $player } contra o nível { $level }: { $result }.
panel-facts-week = Tabuleiro da semana { $number }, termina { $until }
ask-resign-week = **Encerrar sua tentativa no tabuleiro da semana?** Você fica sem resultado, e não há segunda tentativa nesta semana.
result-cancelled-week = **A semana acabou.** Esta tentativa não foi até o fim, então não tem resultado.
clock-halted-in-week = **Em pausa:** esta posição faz parte do tabuleiro da semana. Jogo quando a semana acabar, { $until }.

## Commands

command-club-week = Tabuleiro da semana: o mesmo para todo mundo, uma tentativa por pessoa, e uma tabela

## Refusals

refused-week-in-play = Esta posição faz parte do tabuleiro da semana, que todo mundo joga sem ajuda. Posso ajudar quando a semana acabar, { $until }.
refused-without-help = No tabuleiro da semana não há dicas, planos nem empate por acordo, e não dá para desfazer. Cada pessoa tem uma só tentativa e joga sem ajuda.
refused-week-over = A semana deste tabuleiro acabou, então não dá mais para jogar nele. O tabuleiro desta semana: `/dvonn-club week`.
refused-week-forgotten = Você já fez sua tentativa neste tabuleiro antes de apagar seus dados, e cada pessoa só tem uma. O próximo tabuleiro chega na segunda-feira: `/dvonn-club week`.
refused-week-shared = Você já compartilhou neste servidor seu resultado daquela semana. Lá, outras pessoas podem comparar o delas com o seu.
refused-nothing-to-share = Você não tem resultado daquela semana para compartilhar. Termine sua tentativa antes que a semana acabe.

## People and servers

kept-week-tries = Tentativas nos tabuleiros da semana: { $count }

## Standing messages

standing-week = Tabuleiro da semana
