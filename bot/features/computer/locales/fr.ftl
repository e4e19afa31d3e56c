## The computer

button-computer-again = Au niveau { $level }
button-ask-to-resign = Demander l’abandon
computer-begin = **Jouer contre l’ordinateur.** Je réponds en une ou deux secondes, tu peux reprendre tous tes coups, et je n’ai pas de pendule. Choisis un niveau, la mise en place et ta couleur.
computer-up-to = Là où je tourne, je ne peux pas réfléchir plus vite : ici, je joue au plus au niveau { $most }.
computer-level = Niveau { $level }
computer-level-1 = Vient d’apprendre les règles
computer-level-2 = Prévoit un coup, mais laisse passer des choses
computer-level-3 = Joue de temps en temps
computer-level-4 = Fait rarement des cadeaux
computer-level-5 = Prévoit deux coups
computer-level-6 = Un solide niveau de club
computer-level-7 = Difficile à battre
computer-level-8 = Je donne tout
computer-resigned = Tu as raison, je ne peux plus sauver cette partie. Bien joué !
computer-not-lost = Je n’abandonne pas encore : il n’est pas certain que je perde.
done-computer = La partie { $match } a commencé.
