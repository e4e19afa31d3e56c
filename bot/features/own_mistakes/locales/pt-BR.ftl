## Find it yourself

button-own-mistakes = Encontre você
button-own-mistakes-next = Próximo erro
button-own-mistakes-all = Meus erros
own-mistakes-title = **Encontre você:** seus erros como problemas
own-mistake-task = **O que era melhor aqui?** Vez das { colour }. Você jogou { $move } (seta pontilhada).
own-mistake-from = Partida { $match } contra { $opponent }, { $date } · jogada { $ply }
own-mistake-solved-before = resolvido até agora: { $count } de 3
own-mistake-wrong = ❌ **Há algo melhor que { $move }.**
own-mistake-again = ❌ **{ $move } é o que você jogou na partida.**
own-mistake-right = ✅ **{ $move } está certa.** Muito bem!
own-mistake-also = { $move } também estaria certa.
own-mistake-solution = **{ $better }** (seta contínua) era melhor que { $move } (seta pontilhada).
own-mistake-counted = Resolvido { $count } de 3 vezes. Ele volta { $when }.
own-mistake-learned = Resolvido três vezes: ele não volta mais.
own-mistake-learned-before = Este você já resolveu três vezes: ele não volta mais.
own-mistake-returns = Ele volta { $when }; a partir daí, uma resposta certa conta.
own-mistakes-none = Nenhum erro espera por você. Veja a **Análise** de uma partida sua já encerrada: os erros dela voltam aqui depois de 1, 7 e 30 dias, até você resolver cada um três vezes.
own-mistakes-later = Erros à espera: { $count }. O próximo volta { $when }.

## The latest games

button-latest-games = Últimas partidas
latest-none = Você ainda não terminou nenhuma partida.
latest-title = **Suas últimas partidas:** { $count }
latest-results = vitórias: { $won } · empates: { $tied } · derrotas: { $lost }
latest-lost = **Como você perdeu:** { $told }
latest-lost-time = por tempo { $count }
latest-lost-cut-offs = por isolamento { $count }
latest-lost-moves = sem jogadas { $count }
latest-lost-other = de outro jeito { $count }
latest-means-cut-offs = Por isolamento: sem as peças isoladas dos dois lados, você não teria perdido.
latest-means-moves = Sem jogadas: o outro lado fez sozinho as três últimas jogadas ou mais.
latest-unreviewed = Você não viu a análise de nenhuma, então não sei dizer onde perdeu chances.
latest-given-away = **Chance de vitória perdida por partida**, em pontos, pelos seus erros em { $count ->
    [one] { $count } partida analisada
   *[other] { $count } partidas analisadas
  }: { $told }
latest-turned = **Onde as partidas perdidas viraram:** { $told }
latest-part-beginning = começo { $figure }
latest-part-middle = meio { $figure }
latest-part-ending = final { $figure }
latest-means-parts = Começo: pelo menos 33 pilhas no tabuleiro. Meio: de 17 a 32. Final: no máximo 16.
latest-focus-cut-offs = **Para treinar:** antes de cada jogada, procure pilhas suas presas a uma peça DVONN por uma só conexão.
latest-focus-moves = **Para treinar:** guarde pilhas pequenas na borda, para ter jogadas quando o outro lado não tiver.
latest-focus-time = **Para treinar:** escolha um ritmo mais lento, ou planeje jogadas para quando estiver fora.
latest-focus-beginning = **Para treinar:** o começo. Gaste tempo nas primeiras jogadas, quando quase todas as pilhas estão presas.
latest-focus-middle = **Para treinar:** o meio. Antes de cada jogada, procure a melhor resposta do outro lado.
latest-focus-ending = **Para treinar:** o final. Conte as últimas jogadas dos dois lados até o fim antes de jogar.
latest-focus-review = **Para treinar:** veja a **Análise** das suas partidas; aí posso dizer mais aqui.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Seus próprios erros como problemas: o que era melhor?
