## The archive

archive-heading = **Arquivo**
archive-none = Nenhuma partida encerrada assim que você possa ver.
archive-none-here = Nenhuma entre as partidas vistas. Talvez entre as mais antigas.
archive-won = vencidas
archive-lost = perdidas por
archive-tied = empate
archive-white = as brancas venceram
archive-black = as pretas venceram
archive-setup-full = peças colocadas uma a uma
archive-setup-random = posição inicial sorteada
archive-setup-record = a partir de uma posição
archive-length-short = até 40 jogadas
archive-length-medium = de 41 a 80 jogadas
archive-length-long = mais de 80 jogadas
archive-exported = Partidas: { $count }, a mais recente primeiro. `/dvonn import` lê uma só.
ask-archived = Abrir uma partida
button-newer = Mais novas
button-older = Mais antigas
button-archive-export = Em arquivo
button-archive-more = Próximo arquivo

## Commands

command-club-archive = Partidas encerradas entre pessoas: por pessoa, resultado, posição inicial, duração e data
name-result = resultado
name-length = duração
name-date = data
option-archive-player = Partidas de quem; em branco, as de todo mundo
option-archive-opponent = Só partidas contra esta pessoa
option-archive-result = Como terminaram; vencidas e perdidas por essa pessoa
option-archive-setup = Como o tabuleiro foi preenchido
option-archive-length = As jogadas dos dois juntos
option-archive-date = Quando terminaram: 2026, 03/2026 ou 14/03/2026
