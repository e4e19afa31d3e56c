## Reviews, chances and lines of moves

button-review = Análise
button-worst-moves = Erros
button-show-me = Mostre
button-review-chart = Visão geral
review-thinking = Estou analisando a partida. Leva alguns segundos. Se nada aparecer, abra de novo.
review-title = **Análise** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Você deixou a partida escapar na jogada { $ply }, { $move }**
    [they] **O outro lado deixou a partida escapar na jogada { $ply }, { $move }**
    [white] **As Brancas deixaram a partida escapar na jogada { $ply }, { $move }**
   *[black] **As Pretas deixaram a partida escapar na jogada { $ply }, { $move }**
  } (chance de vitória { $before } → { $after }).
review-no-turning-point = **Sem momento-chave:** nenhuma jogada sozinha decidiu a partida.
review-certain = Da jogada { $ply } em diante, está provado: { $leader ->
    [you] você vence
    [they] o outro lado vence
    [white] as Brancas vencem
    [black] as Pretas vencem
   *[nobody] empate
  }.
review-perfect = **Provado:** { $sign } { $player } jogou com perfeição da jogada { $ply } em diante.
review-could-win = **Você ainda podia vencer até a jogada { $ply }** (provado): { $better } em vez de { $move }.
review-could-win-to-the-end = **Você ainda podia vencer quando a partida acabou** (provado).
ending-perfect = Jogo perfeito até o fim (provado): { $players }
ending-perfect-player = { $sign } { $player } da jogada { $ply } em diante
review-no-mistakes = **Nenhum erro:** nenhuma jogada baixou a chance de vitória em cinco pontos ou mais.
review-estimates = -# As chances são estimativas minhas, entre forças iguais. Resultados com “se ninguém errar” estão provados.
review-shallow = -# Aqui só consigo calcular devagar, então esta análise não olha tão longe quanto de costume.
review-mistake-title = **Erro { $number } de { $count }** · jogada { $ply } de { $last }
review-played = { $mover ->
    [you] **Você jogou { $move }**
    [they] **O outro lado jogou { $move }**
    [white] **As Brancas jogaram { $move }**
   *[black] **As Pretas jogaram { $move }**
  } (seta pontilhada): chance de vitória { $before } → { $after }.
review-better = **Melhor:** { $move } (seta contínua).
review-shown-played = **O que vem depois de { $move }** · { $number } de { $count }
review-shown-better = **Melhor: { $move }** · { $number } de { $count }
review-chart-chance = Chance de vitória das Brancas, em %
review-chart-certain = provado
review-told = Gráfico da chance de vitória das Brancas. Começo: { $first }. Fim: { $last }. Maior: { $highest } após a jogada { $highest_ply }. Menor: { $lowest } após a jogada { $lowest_ply }.
review-told-turning-point = Momento-chave: jogada { $ply }, { $move }.
review-told-certain = Provado da jogada { $ply } em diante: { $told }
review-told-mistakes = { $count ->
    [one] Pior jogada
   *[other] Piores jogadas
  } das { colour } ({ $count }): { $told }.
review-told-mistake = jogada { $ply } ({ $move })

## Looking back

shared-review = { $player } compartilhou uma análise:

## How a match was played, for managers

inspect-heading = **Partida { $match }: como foi jogada**
inspect-agreement = Iguais à primeira escolha do computador: { $same } de { $counted } jogadas, { $share }%. Normal com esta pontuação: { $usual }%.
inspect-no-choice = Nenhuma jogada conta, porque nunca houve escolha enquanto o resultado estava aberto.
inspect-times = Tempo por jogada: em geral { $middle }, de { $shortest } a { $longest }
inspect-note = -# Só contam jogadas com escolha, enquanto o resultado estava aberto. São números, não um veredito. Uma partida só mostra pouco. Tempos em minutos e segundos.
command-admin-inspect = Como uma partida foi jogada: jogadas iguais às do computador e tempos (exige “Gerenciar servidor”)

## Refusals

refused-no-review-yet = A partida { $match } ainda não acabou. Quando acabar, você pode ver a análise.
refused-nothing-to-review = Nenhuma pilha foi movida nesta partida, então não há o que analisar.
refused-review-shared = A análise desta partida já foi compartilhada: { $url }
refused-review-being-shared = A análise desta partida está sendo compartilhada. Em instantes ela estará no canal da partida.

## The log of managers

log-inspect = { $manager } examinou a partida { $number }.
