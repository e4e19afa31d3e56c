## Buttons

button-resign = Desistir
button-undo = Desfazer
button-draw = Propor empate

## The computer

computer-agreed-undo = Sua última jogada foi desfeita: é a sua vez de novo.
computer-agreed-draw = De acordo: a partida { $match } termina em empate.
computer-plays-on = Prefiro continuar: aqui o empate não é certo.

## Private answers

done-offered-draw = Você propôs empate. { $opponent } pode aceitar no tabuleiro; a proposta expira com a próxima jogada.
done-offered-undo = Você pediu para desfazer. { $opponent } pode aceitar no tabuleiro; o pedido expira com a próxima jogada.
done-agreed-draw = Você aceitou: a partida { $match } termina em empate.
done-agreed-undo = Você aceitou, então a jogada foi desfeita.
done-refused-draw = Você recusou o empate. A partida continua.
done-refused-undo = Você recusou, então a jogada fica.
done-resigned = Você desistiu da partida { $match }.
ask-resign = **Desistir da partida { $match }?** A vitória vai para { $opponent }, e não dá para voltar atrás.
ask-resign-early = **Desistir da partida { $match }?** Ela mal começou, então será cancelada: { $opponent } não vence, e você não perde.
ask-resign-week = **Encerrar sua tentativa no tabuleiro da semana?** Ela fica sem resultado, e não há segunda tentativa nesta semana.
ask-draw = **Propor empate a { $opponent } na partida { $match }?** Se a proposta for aceita, a partida termina sem vitória.
ask-agree = **Aceitar o empate na partida { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Ela termina sem vitória, e não dá para voltar atrás.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Desistir de uma partida, ou propor empate; pergunto antes de valer
