## Buttons

button-plan = Planejar
button-drop-plan = Apagar o plano
button-drop-branch = Apagar resposta
button-whole-plan = Plano inteiro
button-plan-line = Planejar isto
button-plan-on = Planejar mais
button-resign-there = Desistir aí

## The move panel

ask-target = Escolha para onde vai

## Plans

plan-no-replies = **Partida { $match }: nada planejado.** Escolha uma jogada que { $opponent } pode fazer e depois sua resposta: eu jogo na hora.
plan-replies = **Partida { $match }: seu plano para as próximas jogadas de { $opponent }** ({ $count } de { $most } respostas). O que não for jogado sai do plano; o resto fica.
plan-begins = **Partida { $match }: seu plano a partir da sua jogada** ({ $count } de { $most } respostas). É sua vez: faça você a primeira jogada, e o que vem depois fica.
plan-at-reply = **Partida { $match }: resposta { $number } do seu plano.** O tabuleiro mostra a posição depois dela; o que você acrescentar aqui vem em seguida.
plan-at-end = **Partida { $match }: resposta { $number } do seu plano.** A partida termina com ela, então nada pode vir depois.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** Ou se { $theirs }: { $own }
plan-line-then = **{ $number }** depois, se { $theirs }: { $own }
plan-line-after = **{ $number }** ou, após { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Depois que você jogar { $own }
plan-they-pass = o outro lado passar
plan-you-pass = você passa
plan-resign = você desiste
words-for-pass = passo passa passar passe
words-for-resign = desisto desiste desistir
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: depois que você jogar { $own }
plan-waits = Salvo; só você vê. O plano espera até você fazer a primeira jogada dele.
plan-replaced = Entra no lugar da sua resposta { $own } e de tudo que vinha depois dela.
plan-their-stack = Se o outro lado mover **{ $space }**…
plan-theirs = Após **{ $theirs }**, eu jogo…
plan-no-answer = Depois de **{ $theirs }**, você não tem jogada para planejar.
plan-passed = Depois de **{ $theirs }**, você não pode mover, então passo a vez por você. Dá para planejar a partir daí.
plan-answered = Até agora, aqui você planejou **{ $own }**. Outra resposta entra no lugar dela e de tudo que vem depois.
plan-own-stack = Após **{ $theirs }**, eu movo **{ $space }**…
ask-their-stack = Escolha uma pilha adversária
ask-their-target = Escolha para onde ela vai
ask-own-stack = Escolha a pilha da resposta
ask-reply = Ver uma resposta
ask-plan-resign = **Desistir da partida { $match } assim que { $opponent } jogar { $theirs }?** Nesse caso você perde, e não dá para voltar atrás.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Jogadas planejadas, feitas no momento em que chega sua vez; só você as vê

## Commands: options. Their names have no blanks and no capitals

name-spaces = casas
name-line = sequência

option-spaces = Onde vão suas próximas peças, por preferência: c3 d4 e2; em branco, mostra seu plano
option-line = Jogadas dos dois lados a partir de agora: c3-d4 e5-e4 f3-g3 …; as suas viram respostas
