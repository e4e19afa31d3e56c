## Welcome

welcome = **Olá! Vamos jogar DVONN.**
    DVONN é um jogo de tabuleiro para duas pessoas: pouse sobre outras pilhas para ficar com elas, e mantenha a conexão com as peças vermelhas, porque o que perde contato com elas sai do jogo. Você joga aqui mesmo, em um canal, uma jogada de cada vez, em minutos ou em semanas, e todo mundo pode assistir.
button-start-match = Começar uma partida
