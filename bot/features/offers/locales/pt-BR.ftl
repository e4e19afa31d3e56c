## Buttons

button-resign = Desistir
button-undo = Desfazer
button-draw = Propor empate

## The computer

computer-agreed-undo = Sua última jogada foi desfeita. É sua vez de novo.
computer-agreed-draw = De acordo. A partida { $match } termina em empate.
computer-plays-on = Prefiro continuar. O empate não é certo aqui.

## Private answers

done-offered-draw = Você propôs empate. { $opponent } pode aceitar no tabuleiro. A proposta expira com a próxima jogada.
done-offered-undo = Você pediu para desfazer. { $opponent } pode aceitar no tabuleiro. O pedido expira com a próxima jogada.
done-agreed-draw = Você aceitou. A partida { $match } termina em empate.
done-agreed-undo = Você aceitou. A jogada foi desfeita.
done-refused = Você recusou. A partida continua.
done-resigned = Você desistiu da partida { $match }.
ask-resign = **Desistir da partida { $match }?** { $opponent } vence. Não dá para voltar atrás.
ask-resign-early = **Desistir da partida { $match }?** Ela mal começou, então será cancelada: { $opponent } não vence, e você não perde.
ask-draw = **Propor empate a { $opponent } na partida { $match }?** Se a proposta for aceita, a partida termina sem vitória.
ask-agree = **Aceitar o empate na partida { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Ela termina sem vitória. Não dá para voltar atrás.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-resign = Desistir ou propor empate (pergunto antes)
