## Hints

button-hint = Dica
button-hint-move = Mostrar a jogada
button-hint-line = Mostrar a sequência
hint-stack = 💡 **Dica:** olhe para sua pilha em **{ $space }**.
hint-stack-of = 💡 **Dica:** olhe para a pilha das { colour } em **{ $space }**.
hint-row = 💡 **Dica:** olhe para a fileira **{ $row }**.
hint-move = 💡 **Dica:** { $told }
hint-line = 💡 **O que pode vir depois**, se os dois lados jogarem bem:
hint-after = O tabuleiro depois dessas jogadas:
hint-ahead = Minha estimativa: as { colour } terminam com cerca de { $pieces ->
    [one] { $pieces } peça
   *[other] { $pieces } peças
  } a mais.
hint-even = Minha estimativa: os dois lados terminam quase iguais.
hint-dvonn = 💡 Não há dica para peças DVONN: ninguém sabe ainda qual casa é a melhor. Coloque onde quiser.
