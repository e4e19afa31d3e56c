## Reviews, chances and lines of moves

button-review = Análise
button-worst-moves = Erros
button-review-chart = Visão geral
review-thinking = Estou analisando o jogo; leva alguns segundos. Se nada aparecer, peça de novo.
review-title = **Análise** · { $title }
    { $players }
review-turning-point = **Momento-chave:** { $sign } jogada { $ply }, { $move }. A chance das Brancas foi de { $before } para { $after }.
review-no-turning-point = **Sem momento-chave:** as { colour } estiveram na frente o tempo todo.
review-certain = Da jogada { $ply } em diante, está calculado quem vence. Naquele momento: { $told }
review-perfect = **Provado:** { $sign } { $player } jogou com perfeição da jogada { $ply } em diante.
review-could-win = **Até a jogada { $ply } ainda dava para você vencer**, está provado: { $better } em vez de { $move }.
review-could-win-to-the-end = **No fim da partida ainda dava para você vencer**, está provado.
review-worst = { $count ->
    [0] **Nenhum erro:** nenhuma jogada baixou a chance de vitória em cinco pontos ou mais.
    [one] **Uma jogada baixou a chance de vitória em cinco pontos ou mais:**
   *[other] **As piores jogadas**, e em quantos pontos baixaram a chance de vitória:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; melhor: { $better }
review-estimates = -# As chances são estimativas minhas, entre forças iguais. Só é certo o que digo com “se ninguém errar”.
review-shallow = -# Análise limitada: aqui só roda minha busca lenta, então não pude olhar tão longe quanto de costume.
review-mistake-title = **Erro { $number } de { $count }** · jogada { $ply } de { $last } · { $sign } { $player }
review-fall = Chance de vitória das { colour }: { $before } → **{ $after }**
review-certain-after = Depois de { $move }: { $told }
review-cuts-off-own = { $move } isola { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das próprias { colour }.
review-lets-cut-off = As { colour } podem então isolar { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { $colour ->
    [white] Pretas
   *[black] Brancas
  } com { $move }.
review-lets-take = As { colour } podem então tomar a pilha de { $height } em { $space } com { $move }.
review-would-cut-off = { $move } teria isolado { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
review-would-cut-off-later = Depois de { $first }, { $move } teria isolado { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
review-would-take = { $move } teria tomado a pilha de { $height } das { colour } em { $space }.
review-would-stop = { $move } teria deixado as { colour } sem jogada.
review-scores = { $count ->
    [one] Depois de { $count } jogada
   *[other] Depois de { $count } jogadas
  }, Brancas e Pretas poderiam ter { $white } e { $black } peças em vez de { $instead_white } e { $instead_black }.
review-freedom = Jogadas possíveis depois: Brancas { $instead_white }, Pretas { $instead_black }. Após a jogada melhor: Brancas { $white }, Pretas { $black }.
review-later = Nada se perde na hora; a diferença aparece algumas jogadas depois.
review-played = **Jogada feita** (seta pontilhada), e as melhores respostas:
review-better = **Melhor** (seta contínua), se os dois lados jogarem bem:
review-expected = Daí em diante, a chance de vitória das { colour } é de cerca de { $chance }.
review-chart-chance = Chance de vitória das Brancas, em %
review-chart-certain = calculado
review-told = Gráfico da chance de vitória das Brancas: { $first } no começo, { $last } no fim; a maior é { $highest }, após a jogada { $highest_ply }, e a menor { $lowest }, após a jogada { $lowest_ply }.
review-told-turning-point = Momento-chave: jogada { $ply }, { $move }.
review-told-certain = Calculado da jogada { $ply } em diante: { $told }
review-told-mistakes = { $count ->
    [one] Pior jogada
   *[other] Piores jogadas
  } das { colour } ({ $count }): { $told }.
review-told-mistake = jogada { $ply } ({ $move })

## Looking back

shared-review = { $player } compartilha uma análise:

## How a match was played, for managers

inspect-heading = **Partida { $match }: como foi jogada**
inspect-agreement = Jogadas do computador: { $same } de { $counted }, { $share } %. O comum nesse nível: { $usual } %.
inspect-no-choice = Nenhuma jogada conta: nunca houve escolha com resultado aberto.
inspect-times = Tempo por jogada: em geral { $middle }; de { $shortest } a { $longest }
inspect-note = -# Contam as jogadas de pilhas com escolha, enquanto o resultado estava aberto. São números, não um veredito: uma partida diz pouco. Tempos em minutos e segundos.
command-admin-inspect = Como uma partida foi jogada: jogadas do computador, tempos (exige “Gerenciar servidor”)
