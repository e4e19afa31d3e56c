## Welcome

welcome = **Salut ! On joue à DVONN ?**
    DVONN est un jeu de plateau pour deux : saute sur d’autres piles pour les prendre, et garde le lien avec les pièces rouges, car ce qui perd contact avec elles sort du jeu. On joue directement dans un salon, un coup à la fois, en quelques minutes ou en quelques semaines, et tout le monde peut regarder.
button-start-match = Lancer une partie
