## The archive

archive-heading = **Parties terminées**
archive-none = Aucune partie terminée de ce genre que tu puisses voir.
archive-none-here = Aucune parmi les parties vues. De plus anciennes peuvent convenir.
archive-won = gagnées
archive-lost = perdues
archive-tied = égalité
archive-white = Blanc a gagné
archive-black = Noir a gagné
archive-setup-full = pièces placées à tour de rôle
archive-setup-random = pièces placées au hasard
archive-setup-record = à partir d’une position
archive-length-short = jusqu’à 40 coups
archive-length-medium = de 41 à 80 coups
archive-length-long = plus de 80 coups
archive-exported = Parties : { $count }, la plus récente d’abord. `/dvonn import` en lit une seule.
ask-archived = Ouvrir une partie
button-newer = Plus récentes
button-older = Plus anciennes
button-archive-export = En fichier
button-archive-more = Fichier suivant

## Commands

command-club-archive = Les parties terminées entre personnes : par personne, résultat, placement, longueur et date
name-result = résultat
name-length = longueur
name-date = date
option-archive-player = Les parties de qui ; toutes par défaut
option-archive-opponent = Seulement contre cette personne
option-archive-result = Comment elles ont fini ; gagnées et perdues : pour cette personne
option-archive-setup = Comment le plateau a été rempli
option-archive-length = Les coups des deux ensemble
option-archive-date = Quand elles ont fini : 2026, 03/2026 ou 14/03/2026
