## People and servers

done-away = **Ton absence dure jusqu’au { $until }** ({ $relative }).
ask-away = **Une absence en vue ?** Tes pendules s’arrêtent dans toutes tes parties jusqu’à ton retour.
away-left = { $days ->
    [0] Après cela, il ne te restera aucun jour d’absence cette année.
    [one] Après cela, il te restera { $days } jour d’absence cette année.
   *[other] Après cela, il te restera { $days } jours d’absence cette année.
  }
away-left-now = { $days ->
    [0] Il ne te reste aucun jour d’absence cette année.
    [one] Il te reste { $days } jour d’absence cette année.
   *[other] Il te reste { $days } jours d’absence cette année.
  }
button-away-until = Autre date…
button-away-change = Changer la date…
button-back-again = Je suis de retour
form-away = Absence
form-away-until = Jusqu’à quand ?
clocks-away = { $count ->
    [one] Ta pendule est arrêtée dans la partie { $matches }.
   *[other] Tes pendules sont arrêtées dans les parties { $matches }.
  }
clocks-back = { $count ->
    [one] Ta pendule tourne à nouveau dans la partie { $matches }.
   *[other] Tes pendules tournent à nouveau dans les parties { $matches }.
  }
clocks-none = Tu n’as aucune partie avec pendule.
done-back = **Te revoilà !**
choice-until = { $length } : jusqu’au { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = j jour jours
words-for-weeks = s sem semaine semaines

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Arrêter tes pendules quand tu ne peux pas jouer, jusqu’à 30 jours par an

## Commands: options. Their names have no blanks and no capitals

name-until = fin

option-until = Une date comme 24/12, demain ou vendredi, ou une durée comme 5 jours
