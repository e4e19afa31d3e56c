## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Avançar
button-lesson-again = Repetir este passo
button-lesson-before = Passo anterior
button-lesson-anew = Recomeçar a lição
button-first-match = Minha primeira partida
lesson-welcome = Boas-vindas! Você joga de Brancas, e aqui nada pode dar errado.
lesson-welcome-back = Que bom ter você de volta! Você parou aqui.
lesson-aim = Você vence se, no fim, tiver mais peças que as Pretas. Toda pilha com a sua cor no topo é sua.
lesson-heading = **Passo { $number } de { $count }.**
lesson-missed = **Quase.** { $why } { $hint }
lesson-done = ✅ **Isso!** { $told }
lesson-gem = A pequena joia vermelha mostra que há uma peça DVONN nela.

lesson-ask-red = Cada peça só fica no jogo enquanto estiver conectada a uma peça DVONN vermelha por uma corrente de vizinhas. As três peças DVONN são colocadas primeiro. Coloque a última em qualquer casa vazia.
lesson-hint-red = Qualquer casa vazia serve.
lesson-done-red = Qualquer casa vazia serve, para cada peça que você coloca.
lesson-ask-edge = Agora, a sua cor. Coloque uma peça na borda, ao lado de uma peça DVONN. Ali ela fica conectada e pode se mover desde o começo.
lesson-hint-edge = Olhe ao lado das peças vermelhas em b1 e h5.
lesson-done-edge = Boa escolha! Com o tabuleiro cheio, as Brancas também movem primeiro. Os próximos tabuleiros mostram momentos mais adiante em um jogo.
lesson-ask-single = Uma peça sozinha anda uma casa e tem de pousar em outra peça ou pilha. Mova a sua.
lesson-hint-single = Procure uma peça bem ao lado dela.
lesson-done-single = Ela está no topo agora, então esta pilha de duas é sua.
lesson-ask-gap = Uma pilha anda em linha reta, em qualquer das seis direções, exatamente tantas casas quantas peças tem, não importa a cor. Casas vazias também contam. Mova sua pilha de três.
lesson-hint-gap = Conte três casas a partir de c3.
lesson-done-gap = Ela passou por cima de uma peça e de uma casa vazia, e pousou na terceira casa.
lesson-ask-blocked = Uma peça com vizinhas nos seis lados não pode se mover. Qual das suas está bloqueada?
lesson-hint-blocked = Conte as vizinhas de cada peça sua.
lesson-done-blocked = f3 não tem lado livre. Com o tabuleiro cheio, só as peças da borda podem se mover.
lesson-ask-takeover = A cor do topo é dona da pilha inteira, não importa o que esteja embaixo. Tome a pilha preta de três.
lesson-hint-takeover = A pilha preta de três está em f3, ao lado da sua peça em e3.
lesson-done-takeover = As quatro peças são suas, e as Pretas não podem mais movê-las.
lesson-ask-dvonn = Uma peça DVONN nunca se move sozinha, mas sua pilha em c3 leva uma, como mostra a joia vermelha. Mova a pilha para que as duas peças vizinhas percam a conexão.
lesson-hint-dvonn = Sua pilha em c3 tem duas peças, então anda duas casas.
lesson-done-dvonn = Sua pilha leva a conexão dentro dela. As duas peças ficaram sem nenhuma, então saem do jogo.
lesson-ask-cutoff = Após cada jogada, toda pilha que perdeu a conexão sai do jogo. Isole cinco peças pretas de uma vez.
lesson-hint-cutoff = Cinco peças só estão conectadas pela sua peça em e3.
lesson-done-cutoff = Cinco peças fora em uma só jogada! Só as próprias peças DVONN ficam sempre.
lesson-ask-careful = Suas pilhas também podem ficar isoladas, não importa quem mova. Botões vermelhos avisam. Faça uma jogada que preserve todas as suas pilhas.
lesson-hint-careful = Deixe e3 onde está: sua pilha alta depende dela.
lesson-done-careful = Sua pilha alta continua conectada à peça DVONN.
lesson-ask-forced = Se você pode mover, tem de mover, mesmo que toda jogada isole peças suas. Faça a que custa menos.
lesson-hint-forced = Sua pilha em h4 é mais baixa que a de d2.
lesson-done-forced = Toda jogada custava peças, e esta era a que custava menos.
lesson-ask-pass = Você só passa a vez se não puder mover. Faça uma jogada que obrigue as Pretas a passar.
lesson-hint-pass = A pilha preta de duas só pode pousar em d3. Não deixe nada ali.
lesson-done-pass = As Pretas não têm jogada e passam a vez, então é sua vez de novo.
lesson-ask-again = Você teve de passar a vez, pois sua peça em f3 estava cercada. A jogada das Pretas a libertou, então agora você tem de mover. Tome a pilha em g4.
lesson-hint-again = A pilha em g4 fica bem ao lado da sua peça em f3.
lesson-done-again = Quem passou a vez joga de novo assim que tem uma pilha livre.
lesson-ask-count = Ninguém pode mover, então o jogo acabou. Quantas peças há nas suas pilhas, de qualquer cor?
lesson-hint-count = Some os números das pilhas com topo branco.
lesson-done-count = Cinco e seis são 11. As Pretas têm oito, então você vence. Números iguais seriam empate.

lesson-missed-edge = { $space } não fica na borda.
lesson-missed-beside = { $space } não tem peça DVONN ao lado.
lesson-missed-height = Isso move { $height ->
    [1] uma peça sozinha
   *[other] uma pilha de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Isso não toma nada das Pretas.
    [1] Isso toma uma peça sozinha.
   *[other] Isso toma uma pilha de { $taken }.
  }
lesson-missed-carries = Essa pilha não leva peça DVONN.
lesson-missed-keeps = Isso custa a você { $lost ->
    [one] { $lost } peça.
   *[other] { $lost } peças.
  }
lesson-missed-spares = Isso custa a você { $lost } peças. Outra jogada custa menos.
lesson-missed-cuts = { $cut ->
    [0] Isso não isola nenhuma peça preta.
    [one] Isso isola { $cut } peça preta.
   *[other] Isso isola { $cut } peças pretas.
  }
lesson-missed-passes = { $left ->
    [0] Aí ninguém pode mover, e o jogo acaba.
   *[other] Aí as Pretas ainda podem jogar { $move }.
  }
lesson-missed-surrounded = Ainda vazias ao lado de { $space }: { $free }.
lesson-missed-at-edge = { $space } fica na borda, onde nada fica cercado.
lesson-missed-score = Não são { $number }.

lesson-end = 🎉 **Você sabe jogar DVONN.** Faça pilhas, mantenha-as conectadas às peças vermelhas e termine com mais peças que o outro lado.
lesson-first-match = Aperte **Minha primeira partida** para começar já, contra mim no nível mais fácil. A posição inicial é sorteada, então você já começa movendo.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Aprender DVONN jogando: uma lição de cinco minutos, só para você

## People and servers

kept-lesson = Seu progresso na lição
