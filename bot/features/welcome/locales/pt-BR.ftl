## Welcome

welcome = **Olá! Vamos jogar DVONN.**
    DVONN é um jogo de tabuleiro para duas pessoas. Pouse sobre outras pilhas para ficar com elas, e mantenha a conexão com as peças vermelhas, porque as pilhas que perdem a conexão saem do jogo. Você joga aqui mesmo, no canal, uma jogada de cada vez, em minutos ou em semanas, e todo mundo pode acompanhar.
button-start-match = Começar uma partida
