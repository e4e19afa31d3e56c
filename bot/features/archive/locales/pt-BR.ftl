## The archive

archive-heading = **Partidas encerradas**
archive-none = Nenhuma partida encerrada que você possa ver corresponde a esta busca.
archive-none-here = Nenhuma até aqui. Talvez haja entre as mais antigas.
archive-won = vencidas
archive-lost = perdidas
archive-tied = empate
archive-white = as Brancas venceram
archive-black = as Pretas venceram
archive-setup-full = peças colocadas uma a uma
archive-setup-random = posição inicial sorteada
archive-setup-record = a partir de uma posição
archive-length-short = até 40 jogadas
archive-length-medium = de 41 a 80 jogadas
archive-length-long = mais de 80 jogadas
archive-exported = Partidas: { $count }, a mais recente primeiro. Para ler uma só, use `/dvonn import`.
ask-archived = Abrir uma partida
button-newer = Mais novas
button-older = Mais antigas
button-archive-export = Exportar em arquivo

## Commands

command-club-archive = Partidas encerradas entre pessoas, por pessoa, resultado, posição inicial, duração e data
name-result = resultado
name-length = duração
name-date = data
option-archive-player = De quem são as partidas; em branco, de todo mundo
option-archive-result = Como terminaram, do ponto de vista dessa pessoa
option-archive-setup = Como as peças chegaram ao tabuleiro
option-archive-length = As jogadas dos dois lados somadas
option-archive-date = Quando terminaram: 2026, 03/2026 ou 14/03/2026

## Refusals

refused-not-a-period = Não consigo ler “{ $text }” como data. Escreva um ano, um mês ou um dia: 2026, 03/2026 ou 14/03/2026.
