## Buttons

button-plan = Planejar
button-your-plan = Seu plano
button-drop-plan = Apagar o plano
button-plan-line = Planejar isto

## Plans

plan-of = seu plano, { $count } de { $most } respostas
plan-none = nenhum plano
plan-goes-on = O que não for jogado sai do plano; o resto fica.
plan-begins = É sua vez: faça você a primeira jogada, e o que vem depois fica.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** Ou se { $theirs }: { $own }
plan-line-then = **{ $number }** depois, se { $theirs }: { $own }
plan-line-after = **{ $number }** ou, após { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Depois que você jogar { $own }
plan-they-pass = o outro lado passar
plan-you-pass = passar a vez
plan-resign = desistir
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: depois que você jogar { $own }
plan-waits = Salvo; só você vê. O plano espera até você fazer a primeira jogada dele.
plan-replaced = Resposta substituída: **{ $own }**, com tudo que vinha depois dela.
plan-how = Para planejar, faça aqui as próximas jogadas dos dois lados e aperte **Planejar isto**. Se { $opponent } jogar como na sua sequência, respondo na hora com as suas jogadas.
plan-further = Para responder a outra jogada do outro lado, volte com ◀, faça essa jogada e a sua resposta, e aperte **Planejar isto** de novo.
plan-moved = Agora os planos são feitos com **Experimentar**.
ask-drop-reply = Apagar uma resposta
