## People and servers

done-away = **Ton absence dure jusqu’au { $until }** ({ $relative }). `/dvonn me back` y met fin plus tôt.
away-left = { $days ->
    [0] Après cela, il ne te restera aucun jour d’absence cette année.
    [one] Après cela, il te restera { $days } jour d’absence cette année.
   *[other] Après cela, il te restera { $days } jours d’absence cette année.
  }
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
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = jan fév/fev mar avr mai juin juil aoû/aou sep oct nov déc/dec

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-me-away = Arrêter tes pendules quand tu ne peux pas jouer, jusqu’à 30 jours par an
command-me-back = Finir ton absence, pour que tes pendules tournent à nouveau

## Commands: options. Their names have no blanks and no capitals

name-until = fin

option-until = Une date, comme 2026-12-24 ou 24 déc., ou une durée, comme 5 jours
