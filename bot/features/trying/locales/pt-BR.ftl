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
try-unnamed = **Experimentando jogadas**
try-task = experimentando jogadas
try-from = { $title }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-start = { $left ->
    [0] Jogue pelos dois lados, até onde quiser.
   *[other] Sua sequência começa aqui. Aperte ▶️, ou faça outras jogadas.
  }
try-alone = Nada daqui é jogado na sua partida, e só você vê.
try-step = Jogada { $at } de { $last }: { $told }
try-to-move = { $sign } Vez das { colour }
try-to-place-dvonn = { $sign } Vez das { colour }: colocar uma peça DVONN
try-to-place = { $sign } Vez das { colour }: colocar uma peça
try-to-pass = { $sign } As { colour } não têm jogada e passam a vez. Aperte ▶️.
try-resumed = Aqui está sua sequência da última vez.
try-no-moves = Ainda não há jogadas. Volte e faça algumas, pelos dois lados.
try-earlier = Primeiras jogadas ({ $count }): { $moves }
try-caption = { $match ->
    [0] De uma notação
   *[other] Da partida { $match }
  }, { $ply ->
    [0] do começo
   *[other] após a jogada { $ply }
  }
try-told = Jogadas experimentadas: { $moves }.
lines-none = Ainda não há sequências salvas. Aperte **Experimentar** no **Histórico** de uma partida, faça algumas jogadas pelos dois lados e depois aperte **Mais** e **Salvar**.
lines-heading = **Suas sequências** ({ $count } de { $most })
lines-of-record = De uma notação
shared-line = { $player } compartilhou uma sequência para vocês pensarem:
done-line-kept = ✅ Salva. Você a encontra em **Minhas sequências**.
done-line-dropped = Apagada das suas sequências. Ela continua aberta aqui, e **Salvar** a traz de volta.

## Refusals

refused-no-such-line = Esta sequência foi apagada. Para começar outra, aperte **Experimentar** em **Histórico**. Para ver as demais, aperte lá **Mais** e **Minhas sequências**.
refused-too-many-lines = Você já salvou { $most } sequências, o máximo. Esta continua aberta: apague uma de que não precise mais e depois salve esta.
refused-line-in-play = A partida { $match } ainda não acabou, então você não pode compartilhar esta sequência. Você poderá quando ela acabar.
refused-nothing-to-try = O jogo acabou nesta posição, então não há jogadas para experimentar. Volte uma ou duas jogadas.

## People and servers

kept-lines = Sequências salvas: { $count }
