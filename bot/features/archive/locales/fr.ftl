## The archive

archive-heading = **Parties terminées**
archive-none = Aucune partie terminée que tu puisses voir ne correspond à cette recherche.
archive-none-here = Aucune pour l’instant. Des parties plus anciennes peuvent correspondre.
archive-won = gagnées
archive-lost = perdues
archive-tied = à égalité
archive-white = Blanc a gagné
archive-black = Noir a gagné
archive-setup-full = pièces placées à tour de rôle
archive-setup-random = pièces placées au hasard
archive-setup-record = à partir d’une position
archive-length-short = jusqu’à 40 coups
archive-length-medium = de 41 à 80 coups
archive-length-long = plus de 80 coups
archive-exported = Parties : { $count }, les plus récentes d’abord. Pour en lire une seule, utilise `/dvonn import`.
ask-archived = Ouvrir une partie
button-newer = Plus récentes
button-older = Plus anciennes
button-archive-export = Exporter en fichier

## Commands

command-club-archive = Les parties terminées entre personnes, par personne, résultat, placement, longueur et date
name-result = résultat
name-length = longueur
name-date = date
option-archive-player = La personne dont tu cherches les parties ; laisse vide pour tout le monde
option-archive-result = Leur résultat, du point de vue de cette personne
option-archive-setup = Comment les pièces sont arrivées sur le plateau
option-archive-length = Les coups des deux camps ensemble
option-archive-date = Date de fin : 2026, 03/2026 ou 14/03/2026

## Refusals

refused-not-a-period = « { $text } » n’est pas une date. Indique une année, un mois ou un jour : 2026, 03/2026 ou 14/03/2026.
