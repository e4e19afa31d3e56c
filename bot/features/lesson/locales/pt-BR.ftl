## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Avançar
button-lesson-again = De novo
button-lesson-before = Passo anterior
button-lesson-anew = Recomeçar a lição
button-first-match = Minha primeira partida
lesson-welcome = Boas-vindas! Você joga de Brancas, e aqui nada pode dar errado.
lesson-welcome-back = Que bom ter você de volta! Você parou aqui.
lesson-heading = **Passo { $number } de { $count }.**
lesson-missed = **Quase.** { $why } { $hint }
lesson-done = ✅ **Isso!** { $told }

lesson-ask-red = Uma peça só fica no jogo se uma corrente de vizinhas a conecta a uma peça DVONN vermelha. Coloque a última vermelha a pelo menos três casas das outras duas.
lesson-hint-red = Em cada fileira, as casas a partir de h ficam longe o bastante.
lesson-done-red = Bem separadas, as peças vermelhas oferecem conexões no tabuleiro todo.
lesson-ask-edge = Agora, a sua cor. Coloque uma peça na borda, ao lado de uma peça DVONN: ali ela pode se mover desde o começo, e está conectada.
lesson-hint-edge = Olhe ao lado das peças vermelhas em b1 e h5.
lesson-done-edge = Boa casa! Com o tabuleiro cheio, as Brancas também movem primeiro; os próximos tabuleiros mostram momentos mais adiante no jogo.
lesson-ask-single = Uma peça sozinha anda uma casa, e tem de pousar em outra peça ou pilha. Mova a sua.
lesson-hint-single = Procure uma peça bem ao lado dela.
lesson-done-single = Ela ficou no topo, então esta pilha de duas é sua.
lesson-ask-gap = Uma pilha anda em linha reta, em qualquer das seis direções, exatamente tantas casas quantas peças tem, contando as vazias. Mova sua pilha de três.
lesson-hint-gap = Conte três casas a partir de c3.
lesson-done-gap = Ela passou por uma peça e um vazio, e pousou na terceira casa.
lesson-ask-blocked = Uma peça com vizinhas nos seis lados não pode se mover. Qual das suas está bloqueada?
lesson-hint-blocked = Conte as vizinhas de cada peça sua.
lesson-done-blocked = f3 não tem lado livre. Com o tabuleiro cheio, só as peças da borda podem se mover.
lesson-ask-takeover = A pilha inteira é da cor do topo. Tome a pilha preta de três.
lesson-hint-takeover = A pilha preta de três está em f3, ao lado da sua peça em e3.
lesson-done-takeover = As quatro peças são suas, e as Pretas não podem mais movê-las.
lesson-ask-dvonn = Uma peça DVONN nunca se move sozinha, mas sua pilha em c3 leva uma. Mova-a para que as duas peças vizinhas percam a conexão.
lesson-hint-dvonn = Sua pilha em c3 tem duas peças, então anda duas casas.
lesson-done-dvonn = Sem conexão com uma peça DVONN, as duas saem do jogo.
lesson-ask-cutoff = Ou seja: após cada jogada, o que perdeu a conexão sai do jogo. Isole cinco peças pretas de uma vez.
lesson-hint-cutoff = Sua peça em e3 é a única conexão de cinco.
lesson-done-cutoff = Cinco peças fora em uma só jogada! Só as próprias peças DVONN ficam sempre.
lesson-ask-careful = Suas pilhas também podem cair; os botões vermelhos avisam. Faça uma jogada que preserve todas.
lesson-hint-careful = Deixe e3 onde está: sua pilha alta depende dela.
lesson-done-careful = Sua pilha alta continua conectada à peça DVONN.
lesson-ask-pass = Você só pode passar a vez se não puder mover. Jogue para que as Pretas tenham de passar.
lesson-hint-pass = A pilha preta de duas só pode pousar em d3: não deixe nada ali.
lesson-done-pass = As Pretas não têm jogada e passam, então você joga de novo.
lesson-ask-count = Ninguém pode mover: o jogo acabou. Quantas peças há nas suas pilhas, de qualquer cor?
lesson-hint-count = Some os números das pilhas com topo branco.
lesson-done-count = Cinco e seis são 11, as Pretas têm oito: você vence. Números iguais seriam empate.

lesson-missed-apart = Isso fica a só { $distance ->
    [one] { $distance } casa
   *[other] { $distance } casas
  } da peça DVONN em { $space }.
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
    [0] Isso não isola nada das Pretas.
    [one] Isso isola { $cut } peça preta.
   *[other] Isso isola { $cut } peças pretas.
  }
lesson-missed-passes = { $left ->
    [0] Aí ninguém pode mover, e o jogo acaba.
   *[other] Aí as Pretas ainda podem jogar { $move }.
  }
lesson-missed-surrounded = Ainda há lugar ao lado de { $space }: { $free }.
lesson-missed-at-edge = { $space } fica na borda, onde nada fica cercado.
lesson-missed-score = Não são { $number }.

lesson-end = 🎉 **Você sabe jogar DVONN.** Faça pilhas, mantenha-as conectadas às peças vermelhas e termine com mais peças que o outro lado.
lesson-first-match = **Minha primeira partida** começa já, contra mim no nível mais fácil. O tabuleiro é sorteado, então você já começa movendo.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Aprender DVONN jogando: uma lição de quatro minutos, só para você
