## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Avançar
button-lesson-again = Repetir este passo
button-lesson-before = Passo anterior
button-lesson-anew = Recomeçar a lição
button-first-match = Minha primeira partida
lesson-welcome = Boas-vindas! Você joga de Brancas, e aqui nada pode dar errado.
lesson-welcome-back = Que bom ter você de volta! Você parou aqui.
lesson-aim = Você vence se, no fim, tiver mais peças que as Pretas.
lesson-heading = **Passo { $number } de { $count }.**
lesson-missed = **Quase.** { $why } { $hint }
lesson-done = ✅ **Isso!** { $told }
lesson-gem = A pequena joia vermelha mostra que há uma peça DVONN nela.

lesson-ask-single = Uma peça sozinha anda uma casa e tem de pousar em outra peça ou pilha. Mova a sua.
lesson-hint-single = Procure uma peça bem ao lado dela.
lesson-done-single = Ela está no topo agora, então a pilha é sua.
lesson-ask-takeover = A cor do topo é dona da pilha inteira. Tome a pilha preta de três.
lesson-hint-takeover = A pilha preta de três está em f3, ao lado da sua peça em e3.
lesson-done-takeover = As quatro peças são suas, e as Pretas não podem mais movê-las.
lesson-ask-gap = Uma pilha anda em linha reta, em qualquer das seis direções, exatamente tantas casas quantas peças tem, não importa a cor. Casas vazias também contam. Mova sua pilha de três.
lesson-hint-gap = Conte três casas a partir de c3.
lesson-done-gap = Por cima de uma peça e de uma casa vazia, até a terceira casa.
lesson-ask-blocked = Uma peça com vizinhas nos seis lados não pode se mover. Qual das suas está bloqueada?
lesson-hint-blocked = Conte as vizinhas de cada peça sua.
lesson-done-blocked = f3 não tem lado livre. Com o tabuleiro cheio, só as peças da borda podem se mover.
lesson-ask-dvonn = Uma pilha só fica no jogo enquanto uma corrente de vizinhas a conecta a uma peça DVONN vermelha. A joia vermelha mostra uma na sua pilha em c3. Mova essa pilha para que duas peças percam a conexão.
lesson-hint-dvonn = Conte duas casas a partir de c3.
lesson-done-dvonn = Essas duas saem do jogo. Sua pilha leva a conexão dentro dela. Sozinha, uma peça DVONN nunca se move.
lesson-ask-cutoff = Toda pilha sem conexão sai do jogo na hora. Isole cinco peças pretas.
lesson-hint-cutoff = Cinco peças só estão conectadas pela sua peça em e3.
lesson-done-cutoff = Cinco peças fora! Só as próprias peças DVONN ficam sempre.
lesson-ask-careful = Suas pilhas também podem ficar isoladas, não importa quem mova. Faça uma jogada que preserve todas.
lesson-hint-careful = Deixe e3 onde está: sua pilha alta depende dela.
lesson-done-careful = Sua pilha alta continua conectada.
lesson-ask-count = Se você pode mover, tem de mover; se não, passa a vez. Aqui ninguém pode mover, então o jogo acabou. Quantas peças há nas suas pilhas, de qualquer cor?
lesson-hint-count = Some os números das pilhas com topo branco.
lesson-done-count = Cinco e seis são 11. As Pretas têm oito, então você vence. Números iguais seriam empate.
lesson-ask-edge = Mais uma coisa: antes da primeira jogada se enche o tabuleiro. Em qualquer casa vazia entram as peças DVONN, depois as das duas cores. Coloque uma sua na borda, ao lado de uma peça DVONN.
lesson-hint-edge = Olhe ao lado das peças vermelhas em b1 e h5.
lesson-done-edge = Ela está conectada e pode se mover desde o começo. Com o tabuleiro cheio, as Brancas também movem primeiro.
lesson-ask-labels = Agora como em um jogo: os botões dizem o que cada jogada faz e como fica o placar, o seu primeiro. Escolha uma pilha e passe à frente.
lesson-hint-labels = Tente sua peça em d3 e compare os placares nos botões.
lesson-done-labels = Você está na frente por 4–2. É assim que os botões ajudam.

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
lesson-missed-cuts = { $cut ->
    [0] Isso não isola nenhuma peça preta.
    [one] Isso isola { $cut } peça preta.
   *[other] Isso isola { $cut } peças pretas.
  }
lesson-missed-leads = O placar fica { $own }–{ $other }.
lesson-missed-surrounded = Ainda vazias ao lado de { $space }: { $free }.
lesson-missed-at-edge = { $space } fica na borda, onde nada fica cercado.
lesson-missed-score = Não são { $number }.

lesson-end = 🎉 **Agora você sabe jogar DVONN!**
lesson-first-match = Aperte **Minha primeira partida** para começar já, contra mim no nível mais fácil. A posição inicial é sorteada, então você já começa movendo.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Aprender DVONN jogando: uma lição de cinco minutos, só para você

## People and servers

kept-lesson = Seu progresso na lição
