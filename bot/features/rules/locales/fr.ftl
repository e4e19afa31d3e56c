## Buttons

button-rules-short = Règles
button-commands = Commandes

## Rules and help

rules-heading = **Jouer à DVONN : { $title }** · { $page } sur { $pages }
ask-chapter = Aller à une page
shared-rules = { $player } montre comment on joue à DVONN :

rules-title-aim = Le but
rules-text-aim = Vous construisez des piles. Une pile est à la couleur **du dessus**, et le camp qui a **le plus de pièces** à la fin gagne.
    Mais une pile ne reste en jeu que si elle est reliée à une **pièce DVONN** rouge : veille donc à tes liens.
    -# DVONN est un jeu de Kris Burm, le quatrième du projet GIPF.
rules-caption-aim = Sur l’image, les piles de Blanc ont pour l’instant { $white } pièces, celles de Noir { $black }.
rules-title-placing = Le placement
rules-text-placing = Les couleurs sont tirées au sort, sauf si le défi en décide autrement. Blanc commence, puis chaque camp place à son tour une pièce sur une case vide de son choix : d’abord les trois pièces DVONN (Blanc, Noir, Blanc), puis celles de sa couleur, Noir en premier. Les 3 pièces rouges, les 23 blanches et les 23 noires remplissent les 49 cases.
    Blanc, qui place la dernière pièce, **joue aussi le premier coup**.
rules-caption-placing = L’image montre les { $count } premières pièces sur le plateau.
rules-title-moving = Le déplacement
rules-text-moving = Tu déplaces une pile entière dont la **pièce du dessus** est à toi ; une pièce seule est une pile d’une pièce. Elle va tout droit, dans l’une des **six directions**, d’exactement **autant de cases qu’elle a de pièces**, de toutes couleurs.
    Elle peut tout survoler, et les cases vides comptent aussi. Mais elle doit **arriver sur** une pièce ou une pile, à toi ou non ; les deux n’en font alors plus qu’une.
rules-caption-moving = Sur l’image, { $space } a { $height ->
    [one] { $height } pièce
   *[other] { $height } pièces
  } et peut aller vers { $targets }, mais pas vers { $empty }, qui est vide.
rules-title-blocked = Les piles bloquées
rules-text-blocked = Une pile **entourée sur les six côtés** ne peut pas bouger. Au début, seules les pièces du bord le peuvent donc ; quand une case se vide, ses voisines se libèrent.
    Une pièce DVONN seule **ne bouge jamais d’elle-même**. Mais tu peux arriver sur elle, et elle voyage alors dans ta pile.
rules-caption-blocked = Sur l’image, une croix (✕) marque chaque pile entourée. { $empty } sont vides, donc { $free } sont libres, comme le bord.
rules-title-connected = Garder le lien
rules-text-connected = Une fois tout placé, chaque pile a besoin d’un **lien avec une pièce DVONN** : dans la pile même, à côté d’elle, ou par une chaîne d’autres piles. Ce qu’un coup laisse sans lien est aussitôt hors jeu, même chez toi, et ne compte pour **personne**.
    Les trois pièces DVONN restent toujours, même seules.
rules-caption-connected = Sur l’image, { $move } romprait le lien. Les piles marquées d’un moins partiraient : { $pieces } pièces des deux couleurs, en { $spaces }.
rules-title-forced = L’isolement forcé
rules-text-forced = Tu **dois jouer** si tu le peux, même si ton seul coup isole **tes propres** piles. Je demande d’abord confirmation pour un tel coup, mais parfois il n’y en a pas d’autre.
    Vers la fin, regarde donc plus loin : quels coups auras-tu encore ?
rules-caption-forced = Sur l’image, { $move } est le seul coup de Blanc. Il laisse sans lien les piles de Blanc en { $spaces } : { $pieces } pièces sont perdues.
rules-title-passing = Passer et revenir
rules-text-passing = Si aucune de tes piles ne peut bouger, tu **passes** ; je le fais pour toi. Ton adversaire continue alors sans toi.
    Dès que l’une de tes piles peut de nouveau bouger, tu reviens en jeu, et tu dois alors jouer.
rules-caption-passing = Sur l’image, la dernière pile de Blanc, en { $space }, est entourée (✕), donc Blanc passe. Si Noir joue ensuite { $move }, { $space } est libre et doit bouger.
rules-title-end = La fin
rules-text-end = Quand **aucun des deux camps** ne peut plus jouer, la partie est finie. Chaque camp compte toutes les pièces de ses piles, **quelles que soient leurs couleurs**. Le plus grand nombre gagne ; à nombre égal, c’est une **égalité**.
    Une pièce DVONN dans une pile compte comme les autres ; seule, elle n’est à personne.
rules-caption-end = Sur l’image, plus personne ne peut jouer : Blanc gagne { $more } à { $less }, et les cases dorées montrent avec quelles piles.
rules-title-edge = Conseil 1 : bien placer
rules-text-edge = Mets beaucoup de tes pièces **au bord**, où elles peuvent bouger dès le début, et **près des pièces DVONN**, où elles gardent leurs liens : près des trois plutôt que d’une seule.
    N’évite pas les voisines : tu peux prendre les pièces à côté des tiennes, quelle que soit leur couleur.
rules-caption-edge = Sur l’image, Blanc a { $edge } pièces sur { $count } au bord et { $near } à deux cases au plus d’une pièce DVONN.
rules-title-landing = Conseil 2 : prendre des piles
rules-text-landing = Chaque fois que tu arrives sur une pile adverse, **tu la prends** : ses pièces comptent pour toi, et ton adversaire a une pile de moins à déplacer. Elle n’a pas disparu pour autant : elle revient au camp qui arrive ensuite dessus.
rules-caption-landing = Sur l’image, { $move } change { $white }–{ $black } en { $more }–{ $less }, et Noir peut déplacer { $after } piles au lieu de { $before }.
rules-title-mobile = Conseil 3 : rester mobile
rules-text-mobile = Garde **beaucoup de piles qui peuvent bouger**. Plus une pile est haute, plus elle doit aller loin, et moins elle trouve où arriver.
    Ne construis haut que vers la fin, et là où tu comptes rester.
rules-caption-mobile = Sur l’image, la pile de Blanc en { $space } est coincée : elle devrait avancer de { $height } cases. Les piles basses en { $spaces } peuvent encore bouger.
rules-title-danger = Conseil 4 : surveiller les pièces DVONN
rules-text-danger = Méfie-toi d’une pile adverse qui porte une **pièce DVONN** : quand elle part, tout ce qui ne dépendait que d’elle est isolé. Regarde où elle peut aller, et ce que cela te coûterait.
    Si c’est trop, **arrive toi-même dessus** : elle est alors à toi, et plus elle est haute, plus elle est difficile à déplacer.
rules-caption-danger = Sur l’image, c’est à Blanc de jouer. Au coup suivant, { $move } isolerait les piles de Blanc en { $spaces }, donc Blanc prend d’abord cette pile : { $answer }.
rules-title-last = Conseil 5 : garder des coups en réserve
rules-text-last = Les derniers coups décident souvent. Le camp qui **peut encore jouer** quand l’autre doit passer ramasse une pile après l’autre.
    Garde donc des coups en réserve, et essaie de faire passer ton adversaire avant toi.
rules-caption-last = Sur l’image, { $space } est la seule pile que Noir peut déplacer. Blanc joue { $move } ; Noir doit passer, et Blanc continue.

help = **DVONN, un coup à la fois** · un jeu de Kris Burm, le quatrième du projet GIPF
    Si tu débutes, **Essayer la leçon** prend cinq minutes, et **Règles du jeu** explique toutes les règles.
    { $place ->
        [direct] Appuie sur **Contre l’ordinateur**, et on commence ici même. Pour jouer contre quelqu’un, appuie sur **Défier quelqu’un** dans le salon d’un serveur.
       *[server] Appuie sur **Défier quelqu’un** : je garde le plateau dans le salon et je vous appelle quand c’est à vous.
    }
    On joue avec les boutons sous le plateau, ou en écrivant `/dvonn move`, ce qui est le mieux avec un lecteur d’écran.
help-version = Version { $version }
help-commands = **Toutes les commandes** · { $topic }
ask-help-topic = Choisis un thème
help-topic-begin = Commencer
help-topic-play = Jouer
help-topic-better = Progresser
help-topic-watch = Suivre et revoir
help-topic-yours = Réglages et données
help-topic-server = Gérer un serveur
help-text-begin =
    - **Apprendre :** `/dvonn learn` est une leçon sur de petits plateaux, `/dvonn rules` explique toutes les règles en images. Les deux marchent aussi en message privé avec moi.
    - **Commencer :** `/dvonn challenge` défie quelqu’un, ou lance un défi ouvert à tout le monde ; avec un `niveau` de 1 à 8, tu joues tout de suite contre moi, en message privé aussi.
    - **S’y retrouver :** `/dvonn next` ouvre la partie qui t’attend depuis le plus longtemps, `/dvonn games` liste tes parties, en cours et finies, et tes défis. **Ouvrir** montre un plateau ; **Republier** le ramène en bas de son salon.
    - **Niveau :** `/dvonn profile` montre une cote, des résultats et les parties récentes. `/dvonn-club table` est le tableau de ce serveur.
help-text-play =
    - **Jouer en écrivant :** `/dvonn move` place une pièce avec une case, et déplace une pile avec deux. Les coups permis sont proposés en mots, chacun avec ses conséquences : le mieux avec un lecteur d’écran.
    - **Sans images :** dans `/dvonn preferences`, tu peux avoir tes propres pages en mots ; **Plateau en texte**, sous **Plus**, décrit un plateau ligne par ligne.
    - **Gagner du temps :** **Prévoir**, sous **Plus**, prépare tes prochains placements, ou tes réponses aux coups adverses.
    - **Changer d’avis :** **Reprendre le coup**, sous **Plus**, en fait la demande ; `/dvonn resign` abandonne une partie ou propose la nulle (je demande d’abord confirmation).
    - **Garder l’œil sur la pendule :** toute cadence est possible, même des jours de repos. **Offrir un jour** sous **Plus** donne du temps à l’autre camp.
help-text-better =
    - **Progresser :** `/dvonn puzzle` te donne un problème à ta mesure ; appuie sur **Indice** à ton tour contre moi, ou dans **Historique** pour une partie finie.
    - **Essayer des coups :** **Essayer**, dans **Historique** et sur tes propres plateaux, te laisse jouer pour les deux camps, rien que pour toi ; là, **Mes suites**, sous **Plus**, liste celles que tu as enregistrées.
    - **Apprendre d’une partie :** **Analyse**, sous son résultat, montre les pires coups et ce qui était mieux.
    - **Chaque semaine :** `/dvonn-club week` est le plateau de la semaine. `/dvonn-club puzzles` est le tableau des problèmes du mois. `/dvonn-club mistakes` fait revenir tes propres erreurs, en problèmes.
help-text-watch =
    - **Suivre :** `/dvonn watch` liste les parties en cours, et celles que tu suis ; **Suivre** sous un plateau te tient au courant. `/dvonn remind` te rappelle une partie demain.
    - **Revoir :** appuie sur **Historique** sous un plateau ; sous **Plus**, **Revoir** montre une partie en courte animation, **Graphique** d’un coup d’œil, et **Exporter** te donne sa notation. `/dvonn import` lit une notation, et une partie peut en repartir. `/dvonn-club archive` retrouve les parties terminées par personne, résultat, placement, longueur et date.
help-text-yours =
    - **À ton goût :** `/dvonn preferences` règle les notifications, les heures calmes, les images, et qui peut te défier. `/dvonn away` arrête tes pendules quand tu ne peux pas jouer.
    - **Tes données :** `/dvonn forget` montre ce que je garde sur toi, et l’efface si tu veux ; PRIVACY.md, à côté de mon code source, en dit plus.
    Rien n’est perdu si je redémarre : parties et boutons continuent de marcher.
help-text-server =
    Pour les personnes qui gèrent le serveur :
    - `/dvonn-admin settings` dit où et comment on joue.
    - `/dvonn-admin follow` montre les parties au public dans un salon.
    - `/dvonn-admin show` tient le tableau à jour dans un salon.
    - `/dvonn-admin cancel` met fin à une partie ou à un défi.
    - `/dvonn-admin inspect` montre comment une partie terminée a été jouée.
    - `/dvonn-admin unrate` retire une partie terminée des cotes.
    - `/dvonn-admin ban` et `/dvonn-admin unban` décident qui peut défier.
    - `/dvonn-admin export` donne toutes les parties.
    - `/dvonn-admin log` dit qui a fait quoi.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Toutes les règles de DVONN en images, et cinq conseils
command-help = Comment commencer, et tout ce que je sais faire
