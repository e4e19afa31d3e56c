## Buttons

button-plan = Planejar
button-your-plan = Seu plano
button-drop-plan = Apagar o plano
button-plan-line = Planejar isto

## Plans

plan-of = seu plano, { $count } de { $most } respostas
plan-none = nenhum plano
plan-goes-on = Respostas a jogadas que não forem feitas são apagadas. O resto fica.
plan-begins = É sua vez. Faça você a primeira jogada do plano, e as respostas seguintes ficam.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** Ou se { $theirs }: { $own }
plan-line-then = **{ $number }** Depois, se { $theirs }: { $own }
plan-line-after = **{ $number }** Ou, após { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Depois que você jogar { $own }
plan-they-pass = o outro lado passar
plan-you-pass = passar a vez
plan-resign = desistir
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: depois que você jogar { $own }
plan-waits = Salvo. Só você vê. O plano começa quando você fizer a primeira jogada dele.
plan-replaced = Resposta substituída: **{ $own }**, com tudo que vinha depois dela.
plan-how = Para planejar, faça a jogada que espera de { $opponent }, depois sua resposta, e aperte **Planejar isto**. Se essa jogada vier, faço na hora a sua resposta.
plan-further = Para responder a outra jogada, volte com ◀️, faça essa jogada e sua resposta, e aperte **Planejar isto** de novo.
ask-drop-reply = Apagar uma resposta
