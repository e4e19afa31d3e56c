## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Suivant
button-lesson-again = Refaire cette étape
button-lesson-before = Étape précédente
button-lesson-anew = Recommencer la leçon
button-first-match = Ma première partie
lesson-welcome = Bienvenue ! Tu joues Blanc, et tu ne risques rien ici.
lesson-welcome-back = Te revoilà ! Voici où tu en étais.
lesson-aim = Tu gagnes si tu as plus de pièces que Noir à la fin.
lesson-heading = **Étape { $number } sur { $count }.**
lesson-missed = **Pas tout à fait.** { $why } { $hint }
lesson-done = ✅ **C’est ça !** { $told }
lesson-gem = Le petit joyau rouge montre qu’elle contient une pièce DVONN.

lesson-ask-single = Une pièce seule avance d’une case et doit arriver sur une autre pièce ou une pile. Déplace la tienne.
lesson-hint-single = Cherche une pièce juste à côté d’elle.
lesson-done-single = Elle est sur le dessus, donc cette pile est à toi.
lesson-ask-takeover = La couleur du dessus possède toute la pile. Prends la pile noire de trois.
lesson-hint-takeover = La pile noire de trois est en f3, à côté de ta pièce en e3.
lesson-done-takeover = Les quatre pièces sont à toi, et Noir ne peut plus les déplacer.
lesson-ask-gap = Une pile avance tout droit, dans l’une des six directions, d’exactement autant de cases qu’elle a de pièces, quelle que soit leur couleur. Les cases vides comptent aussi. Déplace ta pile de trois.
lesson-hint-gap = Compte trois cases à partir de c3.
lesson-done-gap = Par-dessus une pièce et une case vide, jusqu’à la troisième case.
lesson-ask-blocked = Une pièce qui a des voisines sur les six côtés ne peut pas bouger. Laquelle des tiennes est bloquée ?
lesson-hint-blocked = Compte les voisines de chacune de tes pièces.
lesson-done-blocked = Aucun côté de f3 n’est libre. Sur un plateau plein, seules les pièces du bord peuvent bouger.
lesson-ask-dvonn = Une pile ne reste en jeu que tant qu’une chaîne de voisines la relie à une pièce DVONN rouge. Le joyau rouge en montre une dans ta pile en c3. Déplace cette pile pour que deux pièces perdent leur lien.
lesson-hint-dvonn = Compte deux cases à partir de c3.
lesson-done-dvonn = Ces deux-là sont hors jeu. Ta pile porte son lien en elle. Seule, une pièce DVONN ne bouge jamais.
lesson-ask-cutoff = Toute pile sans lien est aussitôt hors jeu. Isole cinq pièces noires.
lesson-hint-cutoff = Cinq pièces ne sont reliées que par ta pièce en e3.
lesson-done-cutoff = Cinq pièces de moins ! Seules les pièces DVONN restent toujours.
lesson-ask-careful = Tes propres piles peuvent aussi être isolées, quel que soit le camp qui joue. Joue un coup qui garde toutes tes piles.
lesson-hint-careful = Ne déplace pas e3 : ta grande pile en dépend.
lesson-done-careful = Ta grande pile est toujours reliée.
lesson-ask-count = Si tu peux jouer, tu le dois ; sinon, tu passes. Ici, plus personne ne peut jouer, donc la partie est terminée. Combien de pièces y a-t-il dans tes piles, toutes couleurs confondues ?
lesson-hint-count = Additionne les nombres des piles dont le dessus est blanc.
lesson-done-count = Cinq et six font 11. Noir en a huit, donc tu gagnes. À nombre égal, ce serait une égalité.
lesson-ask-edge = Encore une chose : avant le premier coup, le plateau se remplit, sur n’importe quelle case vide, de pièces DVONN, puis des deux couleurs. Place une des tiennes au bord, à côté d’une pièce DVONN.
lesson-hint-edge = Regarde à côté des pièces rouges, en b1 et h5.
lesson-done-edge = Elle est reliée et peut bouger dès le début. Une fois le plateau plein, Blanc joue aussi en premier.
lesson-ask-labels = Maintenant, comme dans une partie : les boutons disent ce que fait chaque coup et le nouveau score, le tien d’abord. Choisis une pile et passe devant.
lesson-hint-labels = Essaie ta pièce en d3, et compare les scores sur ses boutons.
lesson-done-labels = Tu mènes 4–2. C’est ainsi que les boutons t’aident.

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
lesson-missed-cuts = { $cut ->
    [0] Cela n’isole aucune pièce noire.
    [one] Cela isole { $cut } pièce noire.
   *[other] Cela isole { $cut } pièces noires.
  }
lesson-missed-leads = Le score est alors de { $own }–{ $other }.
lesson-missed-surrounded = { $space } a encore de la place autour : { $free }.
lesson-missed-at-edge = { $space } est au bord, où rien n’est jamais entouré.
lesson-missed-score = Ce n’est pas { $number }.

lesson-end = 🎉 **Tu sais jouer à DVONN !**
lesson-first-match = Appuie sur **Ma première partie** pour commencer tout de suite, contre moi à mon niveau le plus facile. Les pièces sont placées au hasard, donc tu peux jouer aussitôt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Apprendre DVONN en jouant : une leçon de cinq minutes, rien que pour toi

## People and servers

kept-lesson = Ta progression dans la leçon
