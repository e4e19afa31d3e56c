## Welcome

welcome = **Salut ! On joue à DVONN ?**
    DVONN est un jeu de plateau pour deux. Saute sur d’autres piles pour les prendre, et reste en lien avec les pièces rouges, car les piles qui perdent leur lien sont hors jeu.
    On joue directement dans un salon, un coup à la fois, en quelques minutes ou en quelques semaines, et tout le monde peut regarder.
button-start-match = Lancer une partie
