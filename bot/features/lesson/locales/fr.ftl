## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Suivant
button-lesson-again = Refaire cette étape
button-lesson-before = Étape précédente
button-lesson-anew = Recommencer la leçon
button-first-match = Ma première partie
lesson-welcome = Bienvenue ! Tu joues Blanc, et tu ne risques rien ici.
lesson-welcome-back = Te revoilà ! Voici où tu en étais.
lesson-aim = Tu gagnes si tu as plus de pièces que Noir à la fin. Toute pile avec ta couleur sur le dessus est à toi.
lesson-heading = **Étape { $number } sur { $count }.**
lesson-missed = **Pas tout à fait.** { $why } { $hint }
lesson-done = ✅ **C’est ça !** { $told }
lesson-gem = Le petit joyau rouge montre qu’elle contient une pièce DVONN.

lesson-ask-red = Une pièce ne reste en jeu que si une chaîne de voisines la relie à une pièce DVONN rouge. Les trois pièces DVONN se placent en premier. Place la dernière sur n’importe quelle case vide.
lesson-hint-red = N’importe quelle case vide convient.
lesson-done-red = N’importe quelle case vide est permise, pour chaque pièce que tu places.
lesson-ask-edge = Maintenant, ta propre couleur. Place une pièce au bord, à côté d’une pièce DVONN. Elle y est reliée, et elle peut bouger dès le début.
lesson-hint-edge = Regarde à côté des pièces rouges, en b1 et h5.
lesson-done-edge = Bonne place ! Une fois le plateau plein, Blanc joue aussi en premier. Les plateaux suivants montrent des moments plus avancés d’une partie.
lesson-ask-single = Une pièce seule avance d’une case et doit arriver sur une autre pièce ou une pile. Déplace la tienne.
lesson-hint-single = Cherche une pièce juste à côté d’elle.
lesson-done-single = Elle est sur le dessus, donc cette pile de deux est à toi.
lesson-ask-gap = Une pile avance tout droit, dans l’une des six directions, d’exactement autant de cases qu’elle a de pièces, quelle que soit leur couleur. Les cases vides comptent aussi. Déplace ta pile de trois.
lesson-hint-gap = Compte trois cases à partir de c3.
lesson-done-gap = Elle a survolé une pièce et une case vide, puis est arrivée sur la troisième case.
lesson-ask-blocked = Une pièce qui a des voisines sur les six côtés ne peut pas bouger. Laquelle des tiennes est bloquée ?
lesson-hint-blocked = Compte les voisines de chacune de tes pièces.
lesson-done-blocked = Aucun côté de f3 n’est libre. Sur un plateau plein, seules les pièces du bord peuvent bouger.
lesson-ask-takeover = La couleur du dessus possède toute la pile, quoi qu’il y ait dessous. Prends la pile noire de trois.
lesson-hint-takeover = La pile noire de trois est en f3, à côté de ta pièce en e3.
lesson-done-takeover = Les quatre pièces sont à toi, et Noir ne peut plus les déplacer.
lesson-ask-dvonn = Une pièce DVONN ne bouge jamais seule, mais ta pile en c3 en porte une : c’est le joyau rouge. Déplace-la pour que les deux pièces voisines perdent leur lien.
lesson-hint-dvonn = Ta pile en c3 a deux pièces, donc elle avance de deux cases.
lesson-done-dvonn = Ta pile porte son lien en elle. Les deux pièces n’en ont plus : elles sont hors jeu.
lesson-ask-cutoff = Après chaque coup, toute pile qui a perdu son lien est hors jeu. Isole cinq pièces noires d’un seul coup.
lesson-hint-cutoff = Cinq pièces ne sont reliées que par ta pièce en e3.
lesson-done-cutoff = Cinq pièces de moins en un coup ! Seules les pièces DVONN restent toujours.
lesson-ask-careful = Tes propres piles peuvent aussi être isolées, quel que soit le camp qui joue. Les boutons rouges t’avertissent. Joue un coup qui garde toutes tes piles.
lesson-hint-careful = Ne déplace pas e3 : ta grande pile en dépend.
lesson-done-careful = Ta grande pile est toujours reliée à la pièce DVONN.
lesson-ask-forced = Si tu peux jouer, tu le dois, même si chaque coup isole tes propres pièces. Joue le coup qui t’en coûte le moins.
lesson-hint-forced = Ta pile en h4 est moins haute que celle en d2.
lesson-done-forced = Chaque coup te coûtait des pièces, et celui-ci en coûtait le moins.
lesson-ask-pass = Tu ne passes que si tu ne peux rien déplacer. Joue un coup qui oblige Noir à passer.
lesson-hint-pass = La pile noire de deux ne peut arriver que sur d3. N’y laisse rien.
lesson-done-pass = Noir n’a pas de coup possible et passe, donc c’est encore à toi.
lesson-ask-again = Tu as dû passer, car ta pièce en f3 était entourée. Le coup de Noir l’a libérée, donc tu dois rejouer. Prends la pile en g4.
lesson-hint-again = La pile en g4 est juste à côté de ta pièce en f3.
lesson-done-again = Après avoir passé, tu rejoues dès que l’une de tes piles peut bouger.
lesson-ask-count = Plus personne ne peut jouer, donc la partie est terminée. Combien de pièces y a-t-il dans tes piles, toutes couleurs confondues ?
lesson-hint-count = Additionne les nombres des piles dont le dessus est blanc.
lesson-done-count = Cinq et six font 11. Noir en a huit, donc tu gagnes. À nombre égal, ce serait une égalité.

lesson-missed-edge = { $space } n’est pas au bord.
lesson-missed-beside = { $space } n’est à côté d’aucune pièce DVONN.
lesson-missed-height = Cela déplace { $height ->
    [1] une pièce seule
   *[other] une pile de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Cela ne prend rien à Noir.
    [1] Cela prend une pièce seule.
   *[other] Cela prend une pile de { $taken }.
  }
lesson-missed-carries = Cette pile ne porte pas de pièce DVONN.
lesson-missed-keeps = Cela te coûte { $lost ->
    [one] { $lost } pièce.
   *[other] { $lost } pièces.
  }
lesson-missed-spares = Cela te coûte { $lost } pièces. Un autre coup en coûte moins.
lesson-missed-cuts = { $cut ->
    [0] Cela n’isole aucune pièce noire.
    [one] Cela isole { $cut } pièce noire.
   *[other] Cela isole { $cut } pièces noires.
  }
lesson-missed-passes = { $left ->
    [0] Alors plus personne ne peut jouer, et la partie est terminée.
   *[other] Alors Noir peut encore jouer { $move }.
  }
lesson-missed-surrounded = { $space } a encore de la place autour : { $free }.
lesson-missed-at-edge = { $space } est au bord, où rien n’est jamais entouré.
lesson-missed-score = Ce n’est pas { $number }.

lesson-end = 🎉 **Tu sais jouer à DVONN.** Construis des piles, garde-les reliées aux pièces rouges, et termine avec plus de pièces que ton adversaire.
lesson-first-match = Appuie sur **Ma première partie** pour commencer tout de suite, contre moi à mon niveau le plus facile. Les pièces sont placées au hasard, donc tu peux jouer aussitôt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Apprendre DVONN en jouant : une leçon de cinq minutes, rien que pour toi

## People and servers

kept-lesson = Ta progression dans la leçon
