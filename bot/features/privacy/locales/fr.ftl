## Blocking

kept-blocked = { $count ->
    [one] { $count } personne que tu as bloquée
   *[other] { $count } personnes que tu as bloquées
  }

## People and servers

kept-heading = **Voici ce que je garde sur toi :**
kept-name = le nom { $name }
kept-language = ta langue : { $language }
kept-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
  }
kept-finished = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
  }
kept-challenges = { $count ->
    [one] { $count } défi ouvert
   *[other] { $count } défis ouverts
  }
kept-preferences = tes préférences
kept-absences = les dates de tes absences ({ $count } fois)
kept-imports = { $count ->
    [one] { $count } notation importée (gardée 7 jours)
   *[other] { $count } notations importées (gardées 7 jours)
  }
kept-watched = { $count ->
    [one] { $count } partie que tu suis
   *[other] { $count } parties que tu suis
  }, et comment tu veux avoir des nouvelles
kept-reminders = { $count ->
    [one] { $count } rappel
   *[other] { $count } rappels
  } de parties à ta demande
kept-follows = { $count ->
    [one] { $count } salon pour le public que tu as mis en place, ou qui ne montre
   *[other] { $count } salons pour le public que tu as mis en place, ou qui ne montrent
  } que tes parties
kept-lesson = où tu en es dans la leçon
kept-results = { $count ->
    [one] le résultat de { $count } partie contre quelqu’un
   *[other] les résultats de { $count } parties contre d’autres, et ta cote
  }
kept-week-tries = essais des plateaux de la semaine : { $count }
kept-lines = { $count ->
    [one] { $count } suite que tu as essayée
   *[other] { $count } suites que tu as essayées
  }
kept-puzzles = { $count ->
    [one] { $count } problème que tu as essayé, et ta cote aux problèmes
   *[other] { $count } problèmes que tu as essayés, et ta cote aux problèmes
  }
kept-mistakes = { $count ->
    [one] { $count } erreur tirée des analyses de tes parties, et quand elle revient
   *[other] { $count } erreurs tirées des analyses de tes parties, et quand elles reviennent
  }
kept-nothing = Je ne garde rien sur toi.
ask-forget = **Effacer tes données ?** Tes parties seront abandonnées et tes défis fermés ; tes coups restent, sous le nom « Compte supprimé ». Les plateaux de nos parties en messages privés seront effacés. C’est définitif.
button-forget-me = Effacer mes données
done-forgotten = C’est fait : tes données sont effacées. Les anciens plateaux avec ton nom seront redessinés d’ici quelques minutes.

## For those who manage a server

kept-bans = l’interdiction de défier sur { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
  } : elle reste même si tu effaces tes données, jusqu’à ce que l’équipe du serveur la lève
kept-acts = { $count ->
    [one] { $count } entrée dans le journal de l’équipe d’un serveur
   *[other] { $count } entrées dans des journaux d’équipes de serveurs
  }, d’où ton nom serait effacé

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Voir ce que je garde sur toi, et le faire effacer
