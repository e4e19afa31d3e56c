## Trying moves out

button-try-out = Experimentar
button-chances = Ver chances
button-keep-line = Salvar
button-rename-line = Renomear
button-drop-line = Apagar
button-share-line = Compartilhar imagem
button-animate-line = Compartilhar animação
button-lines = Minhas sequências
form-line-name = Salvar esta sequência
field-line-name = Nome
ask-line = Abrir uma sequência
try-named = **{ $name }**
try-unnamed = **Experimentando jogadas**
try-task = experimentando jogadas
try-from = { $title }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-start = { $left ->
    [0] Jogue pelos dois lados, até onde quiser. Nada disso conta, e só você vê.
   *[other] Aqui começa sua sequência. Aperte ▶, ou faça outras jogadas.
  }
try-step = Jogada { $at } de { $last }: { $told }
try-to-move = { $sign } Vez das { colour }
try-to-place-dvonn = { $sign } Vez das { colour }: colocar uma peça DVONN
try-to-place = { $sign } Vez das { colour }: colocar uma peça
try-to-pass = { $sign } As { colour } não têm jogada e passam: aperte ▶
try-resumed = Até aqui você chegou da outra vez.
try-no-moves = Ainda sem jogadas: volte e faça algumas, pelos dois lados.
try-earlier = Primeiras jogadas ({ $count }): { $moves }
try-caption = { $match ->
    [0] De uma notação
   *[other] Da partida { $match }
  }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-told = Jogadas que alguém experimentou: { $moves }.
lines-none = Você ainda não salvou sequências. Aperte **Experimentar** no **Histórico** de uma partida, jogue um pouco pelos dois lados e aperte **Mais** e **Salvar**.
lines-heading = **Suas sequências** ({ $count } de { $most })
lines-of-record = De uma notação
shared-line = { $player } compartilha umas jogadas para pensar:
done-line-kept = ✅ Salva. Você a encontra em **Minhas sequências**.
done-line-dropped = Apagada das suas sequências. Ainda está aberta aqui: **Salvar** a traz de volta.
