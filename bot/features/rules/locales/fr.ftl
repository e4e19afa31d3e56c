## Buttons

button-rules-short = Règles
button-commands = Commandes

## Rules and help

rules-heading = **Jouer à DVONN** · { $title } · { $page } sur { $pages }
ask-chapter = Aller à une page
shared-rules = { $player } montre comment jouer à DVONN :

rules-title-aim = Le but
rules-text-aim = Tu construis des piles. Une pile appartient à la couleur **du dessus**, et le camp qui a **le plus de pièces** à la fin gagne.
    Mais une pile ne reste en jeu que si elle est reliée à une **pièce DVONN** rouge, donc veille à tes liens.
    -# DVONN est un jeu de Kris Burm, le quatrième du projet GIPF.
rules-caption-aim = Pièces sur l’image : Blanc { $white }, Noir { $black }.
rules-title-placing = Le placement
rules-text-placing = Les couleurs sont tirées au sort, sauf si le défi en décide autrement. Blanc commence, puis chaque camp place à son tour une pièce sur une case vide de son choix : d’abord les trois pièces DVONN (Blanc, Noir, Blanc), puis celles de sa couleur, Noir en premier. Les 3 pièces rouges, les 23 blanches et les 23 noires remplissent les 49 cases.
    Blanc place la dernière pièce et **joue aussi le premier coup**.
rules-caption-placing = L’image montre les { $count } premières pièces sur le plateau.
rules-title-moving = Le déplacement
rules-text-moving = Tu déplaces une pile entière dont la **pièce du dessus** est à toi. Une pièce seule est une pile d’une pièce. La pile avance tout droit, dans l’une des **six directions**, d’exactement **autant de cases qu’elle a de pièces**, quelle que soit leur couleur.
    Elle peut tout survoler, et les cases vides comptent aussi. Mais elle doit **arriver sur** une pièce ou une pile, à toi ou non. Les deux ne forment alors plus qu’une pile.
rules-caption-moving = Sur l’image, { $space } a { $height ->
    [one] { $height } pièce
   *[other] { $height } pièces
  } et peut aller vers { $targets }, mais pas vers { $empty }, qui est vide.
rules-title-blocked = Les piles bloquées
rules-text-blocked = Une pile **entourée sur les six côtés** ne peut pas bouger. Au début, seules les pièces du bord peuvent donc le faire. Quand une case se vide, ses voisines sont libres.
    Une pièce DVONN seule **ne bouge jamais d’elle-même**. Mais tu peux arriver dessus, et elle voyage alors dans ta pile.
rules-caption-blocked = Sur l’image, une croix (✕) marque chaque pile entourée. Cases vides : { $empty }. Libres à côté : { $free }. Tout le bord est libre aussi.
rules-title-connected = Garder le lien
rules-text-connected = Une fois toutes les pièces placées, chaque pile a besoin d’un **lien avec une pièce DVONN** : dans la pile même, à côté d’elle, ou au bout d’une chaîne de piles. Après chaque coup, les piles sans lien sont aussitôt hors jeu, même les tiennes, et ne comptent pour **personne**.
    Les trois pièces DVONN restent toujours, même seules.
rules-caption-connected = Sur l’image, { $move } romprait le lien. Les piles marquées d’un moins seraient perdues : { $pieces } pièces des deux couleurs, en { $spaces }.
rules-title-forced = L’isolement forcé
rules-text-forced = Tu **dois jouer** si tu le peux, même si ton seul coup isole **tes propres** piles. Je demande confirmation avant un tel coup, mais parfois il n’y en a pas d’autre.
    Vers la fin, vois donc plus loin : quels coups te restera-t-il ?
rules-caption-forced = Sur l’image, { $move } est le seul coup de Blanc. Il isole les piles de Blanc en { $spaces } : { $pieces } pièces sont perdues.
rules-title-passing = Passer et revenir
rules-text-passing = Si aucune de tes piles ne peut bouger, tu **passes**. Je le fais pour toi, et ton adversaire continue sans toi.
    Dès que l’une de tes piles peut de nouveau bouger, tu reviens en jeu, et tu dois jouer.
rules-caption-passing = Sur l’image, la dernière pile de Blanc, en { $space }, est entourée (✕), donc Blanc passe. Si Noir joue ensuite { $move }, { $space } est libre et doit bouger.
rules-title-end = La fin
rules-text-end = Quand **aucun des deux camps** ne peut plus jouer, la partie est terminée. Chaque camp compte toutes les pièces de ses piles, **quelle que soit leur couleur**. Le camp qui en a le plus gagne. À nombre égal, c’est une **égalité**.
    Une pièce DVONN dans une pile compte comme les autres. Seule, elle n’est à personne.
rules-caption-end = Sur l’image, plus personne ne peut jouer. Blanc gagne { $more } à { $less }, et les cases dorées marquent les piles de Blanc.
rules-title-edge = Conseil 1 : bien placer
rules-text-edge = Mets beaucoup de tes pièces **au bord**, où elles peuvent bouger dès le début, et **près des pièces DVONN**, où elles gardent leurs liens.
    Le livret de règles conseille aussi de disperser ses pièces. Mais dans nos parties d’essai, celles qui ont des voisines s’en sortent mieux, car elles ont quelque chose à prendre.
rules-caption-edge = Sur l’image, Blanc a { $edge } pièces sur { $count } au bord et { $near } à deux cases au plus d’une pièce DVONN.
rules-title-landing = Conseil 2 : prendre des piles
rules-text-landing = Quand tu arrives sur une pile adverse, **tu la prends**. Ses pièces comptent pour toi, et ton adversaire a une pile de moins à déplacer. Mais elle n’a pas disparu : ton adversaire peut arriver dessus et la prendre à son tour.
rules-caption-landing = Sur l’image, { $move } change { $white }–{ $black } en { $more }–{ $less }. Piles que Noir peut déplacer : { $after } au lieu de { $before }.
rules-title-mobile = Conseil 3 : rester mobile
rules-text-mobile = Garde **beaucoup de piles qui peuvent bouger**. Plus une pile est haute, plus elle doit aller loin, et moins elle trouve de piles où arriver.
rules-caption-mobile = Sur l’image, la pile de Blanc en { $space } est coincée : elle devrait avancer de { $height } cases. Les piles basses en { $spaces } peuvent encore bouger.
rules-title-danger = Conseil 4 : surveiller les pièces DVONN
rules-text-danger = Méfie-toi d’une pile adverse qui porte une **pièce DVONN**. Quand elle part, tout ce qui n’est relié que par elle est isolé. Regarde où elle peut aller, et ce que cela te coûterait.
    Si c’est trop, **arrive toi-même dessus**. Elle est alors à toi, et plus elle est haute, plus elle est difficile à déplacer.
rules-caption-danger = Sur l’image, c’est à Blanc de jouer. Au coup suivant, { $move } isolerait les piles de Blanc en { $spaces }, donc Blanc prend d’abord cette pile : { $answer }.
rules-title-last = Conseil 5 : garder des coups en réserve
rules-text-last = Les derniers coups décident souvent de la partie. Si tu **peux encore jouer** quand ton adversaire doit passer, tu ramasses une pile après l’autre.
    Garde donc des coups en réserve, et essaie de faire passer ton adversaire avant toi.
rules-caption-last = Sur l’image, { $space } est la seule pile que Noir peut déplacer. Blanc joue { $move }. Noir doit passer, et Blanc continue.

help = **DVONN, un coup à la fois** · un jeu de Kris Burm, le quatrième du projet GIPF
    Tu débutes ? **Essayer la leçon** prend cinq minutes, et **Règles du jeu** explique toutes les règles.
    { $place ->
        [bot-dm] Appuie sur **Contre l’ordinateur** pour commencer ici même. Pour jouer contre quelqu’un, appuie sur **Trouver un adversaire**, ou sur **Défier quelqu’un** si vous avez déjà joué ensemble.
        [foreign] Appuie sur **Contre l’ordinateur** : le plateau arrive dans tes messages privés. Pour jouer contre quelqu’un, utilise `/dvonn challenge` ici même : la première personne qui accepte joue contre toi. Mes autres réponses ne se voient que chez toi.
       *[guild] Appuie sur **Défier quelqu’un** : je tiens le plateau à jour dans le salon et je préviens chaque camp quand c’est son tour.
    }
    Joue avec les boutons sous le plateau, ou écris `/dvonn move` (plus pratique avec un lecteur d’écran).
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
    - **Apprendre :** `/dvonn learn` est une leçon sur de petits plateaux. `/dvonn rules` explique toutes les règles en images.
    - **Commencer :** `/dvonn challenge` défie quelqu’un, ou lance un défi ouvert à tout le monde. Avec un `niveau` de 1 à 10, tu joues tout de suite contre moi, en message privé aussi.
    - **Trouver un adversaire :** `/dvonn-club opponent` te fait jouer avec quelqu’un qui cherche aussi.
    - **Retrouver tes parties :** `/dvonn next` ouvre la partie qui t’attend depuis le plus longtemps. `/dvonn games` liste tes parties, en cours et terminées, et tes défis. **Ouvrir** montre un plateau.
    - **Niveau :** `/dvonn profile` montre une cote, des résultats et les parties récentes. `/dvonn-club table` est le classement du serveur.
help-text-play =
    - **Jouer en écrivant :** `/dvonn move` prend une case pour placer, ou deux pour déplacer. Les coups possibles sont proposés en mots, avec leurs conséquences. C’est le plus pratique avec un lecteur d’écran.
    - **Sans images :** `/dvonn preferences` met tes pages privées en mots. **Plateau en texte**, sous **Plus**, décrit un plateau ligne par ligne.
    - **Gagner du temps :** **Prévoir**, sous **Plus**, prépare tes prochains placements, ou tes réponses aux coups adverses.
    - **Changer d’avis :** **Reprendre le coup**, sous **Plus**, en fait la demande. `/dvonn resign` abandonne ou propose la nulle, après confirmation.
    - **Pendules :** un défi peut avoir n’importe quelle cadence, ou aucune limite, et des jours de repos. **Offrir un jour**, sous **Plus**, donne du temps à ton adversaire.
help-text-better =
    - **S’exercer :** `/dvonn puzzle` te donne un problème à ta mesure. Appuie sur **Indice** à ton tour contre moi, ou dans l’**Historique** d’une partie terminée.
    - **Essayer des coups :** **Essayer**, dans **Historique** et sur tes propres plateaux, te laisse jouer pour les deux camps, rien que pour toi. Là, **Mes suites**, sous **Plus**, liste celles que tu as enregistrées.
    - **Apprendre d’une partie :** **Analyse**, sous son résultat, montre les pires coups et ce qui était mieux.
    - **Chaque semaine :** `/dvonn-club week` est le plateau de la semaine. `/dvonn-club puzzles` est le classement des problèmes du mois. `/dvonn-club mistakes` fait revenir tes propres erreurs, à résoudre comme des problèmes.
help-text-watch =
    - **Suivre :** `/dvonn watch` liste les parties en cours et celles que tu suis. **Suivre**, sous un plateau, te tient au courant. `/dvonn remind` te rappelle une partie demain.
    - **Revoir :** appuie sur **Historique** sous un plateau. Sous **Plus**, **Animation** rejoue une partie coup par coup, **Graphique** en dessine la courbe, et **Exporter** te donne sa notation. `/dvonn import` lit une notation, et tu peux lancer une partie à partir de là. `/dvonn-club archive` retrouve les parties terminées par personne, résultat, placement, longueur et date.
help-text-yours =
    - **Préférences :** `/dvonn preferences` règle les notifications, les heures calmes, les images, et qui peut te défier. `/dvonn away` arrête tes pendules quand tu ne peux pas jouer.
    - **Tes données :** `/dvonn forget` montre ce qui est enregistré sur toi, et le supprime si tu veux.
    Rien n’est perdu si je redémarre : parties et boutons continuent de marcher.
help-text-server =
    Pour qui gère le serveur :
    - `/dvonn-admin settings` règle où et comment on joue.
    - `/dvonn-admin follow` montre les parties au public dans un salon.
    - `/dvonn-admin show` tient le classement à jour dans un salon.
    - `/dvonn-admin cancel` met fin à une partie ou à un défi.
    - `/dvonn-admin inspect` montre comment une partie terminée a été jouée.
    - `/dvonn-admin unrate` retire une partie terminée du calcul des cotes.
    - `/dvonn-admin ban` et `/dvonn-admin unban` décident qui peut défier.
    - `/dvonn-admin export` : toutes les parties.
    - `/dvonn-admin log` : qui a fait quoi.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Toutes les règles de DVONN en images, et cinq conseils
command-help = Comment commencer, et tout ce que je sais faire
