## People and servers

preferences-heading = **Tes préférences**
preferences-no-quiet-hours = **Heures calmes :** aucune
preferences-quiet-hours = **Heures calmes :** de { $start } à { $end } ({ $zone }). Les notifications attendent { $end }.
preferences-daily = **Message du jour :** à { $hour } ({ $zone }), en message privé, si des parties t’attendent
preferences-pictures = **Pages privées et messages privés :** avec images
preferences-words = **Pages privées et messages privés :** en mots, sans images
preferences-turned = **Plateau :** retourné sur tes propres images, rangée 5 en bas
preferences-not-turned = **Plateau :** rangée 1 en bas, comme tout le monde le voit
preferences-asked = **Avant un coup :** je demande toujours confirmation
preferences-not-asked = **Avant un coup :** je ne demande confirmation que s’il isole tes propres piles sans rien gagner
preferences-chances = **Chances de victoire dans les parties terminées :** affichées, dans **Historique**
preferences-no-chances = **Chances de victoire dans les parties terminées :** cachées
ping-when-each = Me prévenir à chaque tour
ping-when-first = Me prévenir si rien d’autre n’attend
ping-when-daily = Me prévenir une fois par jour
ping-when-daily-means = Sauf parties en direct, défis et temps presque écoulé
ping-when-never = Ne jamais me prévenir
ping-when-never-means = Ni pour un défi, ni quand mon temps est presque écoulé
challenges-from-everybody = Tout le monde peut me défier
challenges-from-played = Seulement si on a déjà joué ensemble
challenges-from-nobody = Personne ne peut me défier
challenges-from-nobody-means = Je peux toujours lancer des défis, et accepter des défis ouverts
ping-by-automatic = Me prévenir comme le serveur
ping-by-automatic-means = Dans le salon, ou en message privé si chaque message prévient tout le monde
ping-by-channel = Me prévenir dans le salon
ping-by-direct = Me prévenir en message privé
ping-by-direct-means = Si les messages privés ne m’arrivent pas, le plateau me mentionne
language-as-discord = Langue : celle de mon Discord
theme-walnut = Images privées : bois de noyer
theme-contrast = Images privées : contraste élevé
button-quiet-hours = Heures calmes…
button-no-quiet-hours = Sans heures calmes
button-daily-hour = Changer l’heure…
button-turn = Tourner le plateau
button-turn-back = Remettre à l’endroit
button-words = Sans images
button-pictures = Avec images
button-do-ask = Toujours demander
button-do-not-ask = Demander moins souvent
button-show-chances = Montrer les chances
preferences-not-private = **Ton profil :** les autres le voient, avec les parties qu’ils peuvent voir
preferences-private = **Ton profil :** les autres ne voient que leurs parties contre toi, et tu n’es dans aucun classement
button-close-profile = Cacher mon profil
button-open-profile = Montrer mon profil
button-hide-chances = Cacher les chances
form-quiet-hours = Heures calmes
form-quiet-from = De
form-quiet-until = À
form-quiet-zone = Fuseau horaire
form-quiet-zone-explanation = Sous la forme Continent/Ville, comme Europe/Paris, ou la ville seule, comme Montréal
form-daily = Message du jour
form-daily-hour = Heure

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Régler les notifications, les heures calmes, qui peut te défier, et tes images
