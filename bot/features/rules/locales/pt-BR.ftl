## Buttons

button-rules-short = Regras
button-commands = Todos os comandos

## Rules and help

rules-heading = **Como jogar DVONN** · { $title } · { $page } de { $pages }
ask-chapter = Ir para uma página
shared-rules = { $player } mostra como se joga DVONN:

rules-title-aim = O objetivo
rules-text-aim = Você monta pilhas. Uma pilha é da cor que está **no topo** dela, e vence quem tiver **mais peças** no fim.
    Mas uma pilha só fica no jogo enquanto estiver conectada a uma **peça DVONN** vermelha, então cuide das suas conexões.
    -# DVONN é um jogo de Kris Burm, o quarto do projeto GIPF.
rules-caption-aim = Placar na imagem: Brancas { $white }, Pretas { $black }.
rules-title-placing = A colocação
rules-text-placing = As cores são sorteadas, a não ser que o desafio diga outra coisa. As Brancas começam, e cada lado coloca uma peça por vez, em qualquer casa vazia. Primeiro vêm as três peças DVONN (Brancas, Pretas, Brancas). Depois, cada lado coloca as da sua cor, as Pretas primeiro. As 3 peças vermelhas, as 23 brancas e as 23 pretas preenchem as 49 casas.
    As Brancas, que colocam a última peça, **também fazem a primeira jogada**.
rules-caption-placing = A imagem mostra as primeiras { $count } peças no tabuleiro.
rules-title-moving = Mover pilhas
rules-text-moving = Você move uma pilha inteira cuja **peça do topo** é sua. Uma peça sozinha é uma pilha de uma. A pilha anda em linha reta, em uma das **seis direções**, exatamente **tantas casas quantas peças tem**, não importa a cor.
    Ela pode passar por cima de tudo, e casas vazias também contam. Mas tem de **pousar em** uma peça ou pilha, não importa de quem. As duas viram uma pilha só.
rules-caption-moving = Na imagem, { $space } tem { $height ->
    [one] { $height } peça
   *[other] { $height } peças
  } e pode ir para { $targets }, mas não para { $empty }, porque ali não há nada.
rules-title-blocked = Pilhas bloqueadas
rules-text-blocked = Uma pilha **cercada nos seis lados** não pode se mover. Por isso, no começo só as peças da borda podem. Quando uma casa se esvazia, as vizinhas ficam livres.
    Uma peça DVONN sozinha **nunca se move por conta própria**. Mas você pode pousar nela, e então ela viaja na sua pilha.
rules-caption-blocked = Na imagem, uma cruz (✕) marca cada pilha cercada. Vazias: { $empty }. Livres ao lado delas: { $free }. Tudo na borda também está livre.
rules-title-connected = Manter a conexão
rules-text-connected = Depois que tudo foi colocado, cada pilha precisa de **conexão com uma peça DVONN**: dentro da própria pilha, ao lado dela ou no fim de uma corrente de pilhas. Após cada jogada, as pilhas sem conexão saem do jogo na hora, as suas também, e não contam para **ninguém**.
    As três peças DVONN ficam sempre, mesmo sozinhas.
rules-caption-connected = Na imagem, { $move } romperia a conexão. As pilhas marcadas com um menos se perderiam: { $pieces } peças das duas cores, em { $spaces }.
rules-title-forced = Quando não há escolha
rules-text-forced = Você **tem de mover** se puder, mesmo que sua única jogada isole **suas próprias** pilhas. Antes de uma jogada assim eu pergunto, mas às vezes não há outra.
    Por isso, perto do fim, olhe à frente: que jogadas vão sobrar para você?
rules-caption-forced = Na imagem, { $move } é a única jogada das Brancas. Ela isola as pilhas das Brancas em { $spaces }: { $pieces } peças se perdem.
rules-title-passing = Passar a vez e voltar
rules-text-passing = Se nenhuma pilha sua pode se mover, você **passa a vez**. Eu faço isso por você, e o outro lado continua jogando.
    Assim que uma pilha sua puder se mover de novo, você volta ao jogo, e então tem de mover.
rules-caption-passing = Na imagem, a última pilha das Brancas, em { $space }, está cercada (✕), então as Brancas passam a vez. Se as Pretas jogarem { $move } depois disso, { $space } fica livre e tem de se mover.
rules-title-end = O fim
rules-text-end = Quando **nenhum dos lados** pode mover, o jogo acaba. Cada lado conta todas as peças nas suas pilhas, **de qualquer cor**. Vence quem tem mais peças. Números iguais são **empate**.
    Uma peça DVONN dentro de uma pilha conta como as outras. Sozinha, não é de ninguém.
rules-caption-end = Na imagem, ninguém mais pode mover. As Brancas vencem por { $more } a { $less }, e as casas douradas marcam as pilhas das Brancas.
rules-title-edge = Conselho 1: coloque bem
rules-text-edge = Ponha muitas das suas peças **na borda**, onde podem se mover desde o começo, e **perto das peças DVONN**, onde mantêm a conexão.
    O livro de regras também aconselha espalhar as peças. Mas, nas nossas partidas de teste, as que têm vizinhas se saíram melhor, porque têm onde pousar.
rules-caption-edge = Na imagem, as Brancas têm { $edge } de { $count } peças na borda e { $near } a no máximo duas casas de uma peça DVONN.
rules-title-landing = Conselho 2: pouse em pilhas
rules-text-landing = Quando você pousa em uma pilha adversária, **fica com ela**. As peças contam para você, e o outro lado tem uma pilha a menos para mover. Mas ela não sumiu: o outro lado pode pousar nela e tomá-la de volta.
rules-caption-landing = Na imagem, { $move } transforma { $white }–{ $black } em { $more }–{ $less }. Pilhas que as Pretas podem mover: { $after } em vez de { $before }.
rules-title-mobile = Conselho 3: pilhas móveis
rules-text-mobile = Cuide para que **muitas das suas pilhas possam se mover**. Quanto mais alta uma pilha, mais longe tem de ir, e mais cedo fica sem lugar para pousar.
rules-caption-mobile = Na imagem, a pilha das Brancas em { $space } está presa: teria de andar { $height } casas. As pilhas baixas em { $spaces } ainda podem se mover.
rules-title-danger = Conselho 4: as peças DVONN
rules-text-danger = Vigie toda pilha adversária que tenha uma **peça DVONN**. Quando ela sai, tudo que só se conecta por ela fica isolado. Veja aonde ela pode ir e quanto isso custaria a você.
    Se for demais, **pouse nela** antes. Aí ela passa a ser sua, e quanto mais alta fica, mais difícil de mover.
rules-caption-danger = Na imagem, é a vez das Brancas. A seguir, { $move } isolaria as pilhas das Brancas em { $spaces }, então as Brancas tomam essa pilha antes: { $answer }.
rules-title-last = Conselho 5: guarde jogadas
rules-text-last = As últimas jogadas muitas vezes decidem. Se você **ainda pode mover** enquanto o outro lado tem de passar a vez, recolhe uma pilha atrás da outra.
    Então guarde algumas jogadas, e tente fazer o outro lado passar a vez antes de você.
rules-caption-last = Na imagem, { $space } é a única pilha que as Pretas podem mover. As Brancas jogam { $move }. As Pretas têm de passar a vez, e as Brancas continuam.

help = **DVONN, uma jogada de cada vez** · um jogo de Kris Burm, o quarto do projeto GIPF
    Primeira vez aqui? **Começar a lição** abre uma lição de cinco minutos, e **Como jogar** explica todas as regras.
    { $place ->
        [bot-dm] Aperte **Contra o computador** para começar aqui mesmo. Para jogar com pessoas, aperte **Encontrar oponente**, ou **Desafiar alguém** que já jogou com você.
        [foreign] Aperte **Contra o computador**, e o tabuleiro chega nas suas mensagens diretas. Para jogar com pessoas, use `/dvonn challenge` aqui: joga com você quem aceitar primeiro. Minhas outras respostas, só você vê.
       *[guild] Aperte **Desafiar alguém**. Eu mantenho o tabuleiro no canal e aviso de quem é a vez.
    }
    Jogue com os botões abaixo do tabuleiro, ou digite `/dvonn move` (melhor para quem usa leitor de tela).
help-version = Versão { $version }
help-commands = **Todos os comandos** · { $topic }
ask-help-topic = Escolha um assunto
help-topic-begin = Começar
help-topic-play = Jogar
help-topic-better = Melhorar
help-topic-watch = Acompanhar e rever
help-topic-yours = Preferências e dados
help-topic-server = Cuidar de um servidor
help-text-begin =
    - **Aprender:** `/dvonn learn` é uma lição em tabuleiros pequenos. `/dvonn rules` explica todas as regras com imagens.
    - **Começar:** `/dvonn challenge` desafia alguém ou lança um desafio aberto. Com um `nível` de 1 a 10, você joga contra mim na hora, também por mensagem direta.
    - **Encontrar oponente:** `/dvonn-club opponent` junta você com alguém que também procura.
    - **Achar suas partidas:** `/dvonn next` abre a partida que há mais tempo espera por você. `/dvonn games` mostra suas partidas, em andamento e encerradas, e seus desafios. **Abrir** mostra um tabuleiro.
    - **Força:** `/dvonn profile` mostra pontuação, resultados e partidas recentes. `/dvonn-club table` é a classificação do servidor.
help-text-play =
    - **Jogar digitando:** em `/dvonn move`, uma casa coloca uma peça, e duas movem uma pilha. As jogadas possíveis aparecem em palavras, com o que cada uma causa. É o melhor jeito para quem usa leitor de tela.
    - **Sem imagens:** `/dvonn preferences` mostra suas páginas privadas em palavras. **Tabuleiro em texto**, em **Mais**, descreve um tabuleiro linha por linha.
    - **Ganhar tempo:** **Planejar**, em **Mais**, deixa prontas suas próximas colocações, ou suas respostas às jogadas do outro lado.
    - **Mudar de ideia:** **Desfazer**, em **Mais**, pede para desfazer uma jogada. `/dvonn resign` desiste ou propõe empate. Peço confirmação antes.
    - **Relógios:** um desafio pode ter qualquer tempo, de dez segundos por jogada a sem limite, com dias livres se quiser. **Dar um dia**, em **Mais**, dá tempo ao outro lado.
help-text-better =
    - **Praticar:** `/dvonn puzzle` dá um problema à sua altura. Aperte **Dica** na sua vez contra mim, ou em **Histórico** em uma partida encerrada.
    - **Experimentar:** **Experimentar**, em **Histórico** e nos seus tabuleiros, deixa você jogar pelos dois lados, só para você. Lá, **Minhas sequências**, em **Mais**, mostra as que você salvou.
    - **Aprender com uma partida:** **Análise**, abaixo do resultado, mostra as piores jogadas e o que era melhor.
    - **Toda semana:** `/dvonn-club week` é o tabuleiro da semana. `/dvonn-club puzzles` é a tabela dos problemas do mês. `/dvonn-club mistakes` traz de volta seus erros como problemas.
help-text-watch =
    - **Acompanhar:** `/dvonn watch` mostra as partidas em andamento e as que você acompanha. **Acompanhar**, abaixo de um tabuleiro, traz novidades. `/dvonn remind` lembra você amanhã de uma partida.
    - **Rever:** aperte **Histórico** abaixo de um tabuleiro. Em **Mais**, **Replay** mostra uma partida como animação curta, **Gráfico** a desenha como curva, e **Exportar** dá a notação. `/dvonn import` lê uma notação, e você pode começar uma partida a partir dela. `/dvonn-club archive` encontra partidas encerradas por pessoa, resultado, posição inicial, duração e data.
help-text-yours =
    - **Preferências:** `/dvonn preferences` define avisos, horas de silêncio, imagens e quem pode desafiar você. `/dvonn away` deixa seus relógios parados enquanto você não pode jogar.
    - **Seus dados:** `/dvonn forget` mostra o que guardo sobre você, e apaga se você quiser.
    Nada se perde se eu reiniciar: partidas e botões continuam funcionando.
help-text-server =
    Para quem gerencia o servidor:
    - `/dvonn-admin settings` define onde e como se joga.
    - `/dvonn-admin follow` faz um canal mostrar partidas ao público.
    - `/dvonn-admin show` mantém a classificação em dia em um canal.
    - `/dvonn-admin cancel` encerra uma partida ou um desafio.
    - `/dvonn-admin inspect` mostra como uma partida encerrada foi jogada.
    - `/dvonn-admin unrate` tira uma partida encerrada da pontuação.
    - `/dvonn-admin ban` e `/dvonn-admin unban` decidem quem pode desafiar.
    - `/dvonn-admin export`: todas as partidas.
    - `/dvonn-admin log`: quem fez o quê.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Todas as regras de DVONN com imagens, e cinco conselhos
command-help = Como começar, e tudo que o bot sabe fazer
