## Hints

button-hint = Dica
button-hint-move = Mostrar a jogada
hint-why-cut-off = **Por quê:** isola { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
hint-why-cut-off-later = **Por quê:** { $move } pode então isolar { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } das { colour }.
hint-why-take = **Por quê:** toma a pilha de { $height } das { colour } em { $space }.
hint-why-take-piece = **Por quê:** toma uma peça das { colour }.
hint-why-stop = **Por quê:** deixa as { colour } sem jogada.
hint-why-save = **Por quê:** senão, as { colour } podem isolar { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } com { $move }.
hint-why-save-stack = **Por quê:** senão, { $move } toma a pilha de { $height } em { $space }.
hint-why-free = **Por quê:** libera a pilha de { $height } em { $space }.
hint-why-block = **Por quê:** bloqueia a pilha de { $height } em { $space }.
hint-why-freedom = **Por quê:** jogadas possíveis depois: Brancas { $white }, Pretas { $black }. Poucas jogadas fazem melhor.
hint-why-near = **Por quê:** ao lado de uma peça DVONN, é difícil de isolar.
hint-why-edge = **Por quê:** na borda, não é tão fácil cercá-la.
hint-why-later = **Por quê:** na hora nada muda. A vantagem aparece algumas jogadas depois.
button-hint-line = Mostrar a sequência
button-hint-play = Jogar { $move }
hint-stack = 💡 **Dica:** olhe para **{ $space }**.
hint-row = 💡 **Dica:** olhe para a fileira **{ $row }**.
hint-move = 💡 **Dica:** { $told }
hint-line = 💡 **O que pode vir depois**, se os dois lados jogarem bem:
hint-after = O tabuleiro depois dessas jogadas:
hint-ahead = Minha estimativa: as { colour } terminam com cerca de { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } a mais.
hint-even = Minha estimativa: os dois lados terminam quase iguais.
hint-dvonn = 💡 Não há dicas para peças DVONN, porque ninguém sabe ainda qual casa é a melhor. Coloque onde quiser.

## Refusals

refused-no-hints-here = Não há dicas em partidas em andamento entre pessoas. Há dicas na sua vez contra mim e em **Histórico**, quando a partida acaba.
refused-nothing-to-choose = Só há uma jogada possível aqui, então não há dica. Vá para outra jogada.
