## The computer

button-computer-again = Jogar nível { $level }
button-ask-to-resign = Pedir que desista
computer-begin = **Jogue contra o computador.** Respondo em um ou dois segundos, desfaço tudo que você pedir e não tenho relógio. Escolha o nível, a montagem do tabuleiro e sua cor.
computer-up-to = Onde rodo agora, não consigo pensar mais rápido, então o nível { $most } é o mais alto que posso jogar aqui.
computer-level = Nível { $level }
computer-level-1 = Acabou de aprender as regras
computer-level-2 = Olha uma jogada à frente e deixa passar coisas
computer-level-3 = Joga só de vez em quando
computer-level-4 = Raramente dá algo de graça
computer-level-5 = Planeja duas jogadas à frente
computer-level-6 = Joga bem, com nível de clube
computer-level-7 = Difícil de vencer
computer-level-8 = O mais forte que consigo jogar
computer-resigned = É verdade, desta eu não escapo. Você jogou bem!
computer-not-lost = Ainda não desisto: daqui minha derrota não é certa.
done-computer = A partida { $match } começou.
