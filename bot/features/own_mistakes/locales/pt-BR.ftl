## Find it yourself

button-own-mistakes = Encontre você
button-own-mistakes-next = Próximo erro
button-own-mistakes-all = Meus erros
own-mistakes-title = **Encontre você:** seus erros como problemas
own-mistake-task = **O que era melhor aqui?** Vez das { colour }. Você jogou { $move } (seta pontilhada).
own-mistake-from = Partida { $match } contra { $opponent }, { $date } · jogada { $ply }
own-mistake-solved-before = resolvido até agora: { $count } de 3
own-mistake-wrong = ❌ **Há algo melhor que { $move }.**
own-mistake-again = ❌ **Foi o que você jogou na partida:** { $move }.
own-mistake-right = ✅ **{ $move } está certa.** Muito bem!
own-mistake-also = Também certa: { $move }.
own-mistake-solution = Melhor: **{ $better }** (seta contínua). Você jogou: { $move } (seta pontilhada).
own-mistake-counted = Resolvido { $count } de 3 vezes. Ele volta { $when }.
own-mistake-learned = Resolvido três vezes, então ele não volta mais.
own-mistake-learned-before = Você já resolveu este três vezes, então ele não volta mais.
own-mistake-returns = Ele volta { $when }. A partir daí, uma resposta certa conta.
own-mistakes-none = Nenhum erro para praticar agora. Abra a **Análise** de uma partida sua já encerrada: os erros dela voltam aqui depois de 1, 7 e 30 dias, até você resolver cada um três vezes.
own-mistakes-later = Erros para praticar depois: { $count }. O próximo volta { $when }.

## The latest games

button-latest-games = Últimas partidas
latest-none = Você ainda não terminou nenhuma partida.
latest-title = **Suas últimas partidas:** { $count }
latest-results = Vitórias: { $won } · empates: { $tied } · derrotas: { $lost }
latest-lost = **Como você perdeu:** { $told }
latest-lost-time = por tempo { $count }
latest-lost-cut-offs = por isolamento { $count }
latest-lost-moves = sem jogadas { $count }
latest-lost-other = de outro jeito { $count }
latest-means-cut-offs = Por isolamento: sem as peças isoladas dos dois lados, você não teria perdido.
latest-means-moves = Sem jogadas: pelo menos as três últimas jogadas foram só do outro lado.
latest-unreviewed = Você não abriu a análise de nenhuma dessas partidas, então não sei dizer onde perdeu chances.
latest-given-away = **Chance de vitória perdida por partida**, em pontos (partidas analisadas: { $count }): { $told }
latest-turned = **Onde as partidas perdidas mudaram de rumo:** { $told }
latest-part-beginning = abertura { $figure }
latest-part-middle = meio-jogo { $figure }
latest-part-ending = final { $figure }
latest-means-parts = Abertura: pelo menos 33 pilhas no tabuleiro. Meio-jogo: de 17 a 32. Final: no máximo 16.
latest-focus-cut-offs = **Para treinar:** antes de cada jogada, procure pilhas suas que dependam de uma só conexão com uma peça DVONN.
latest-focus-moves = **Para treinar:** mantenha pilhas pequenas na borda, para ainda ter jogadas quando o outro lado não tiver.
latest-focus-time = **Para treinar:** escolha um ritmo mais lento, ou planeje jogadas para quando estiver ausente.
latest-focus-beginning = **Para treinar:** a abertura. Gaste tempo nas primeiras jogadas, quando quase todas as pilhas ainda estão presas.
latest-focus-middle = **Para treinar:** o meio-jogo. Antes de cada jogada, procure a melhor resposta do outro lado.
latest-focus-ending = **Para treinar:** o final. Antes de jogar, conte as jogadas que restam a cada lado.
latest-focus-review = **Para treinar:** abra a **Análise** das suas partidas. Aí posso dizer mais aqui.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Seus próprios erros como problemas: o que era melhor?

## People and servers

kept-mistakes = Erros das suas análises, para praticar: { $count }
