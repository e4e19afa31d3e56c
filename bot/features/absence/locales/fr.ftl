## People and servers

done-away = **Ton absence dure jusqu’au { $until }** ({ $relative }).
ask-away = **Une absence en vue ?** Dès ton prochain tour, tes pendules s’arrêtent jusqu’à ton retour, sauf dans les parties d’une heure au plus.
away-left = Jours d’absence qui te resteront cette année : { $days }.
away-left-now = Jours d’absence qui te restent cette année : { $days }.
button-away-until = Autre date…
button-back-again = Je suis de retour
form-away = Absence
form-away-until = Jusqu’à quand ?
clocks-away = Ta pendule est arrêtée : { $matches }. Si tu joues un coup dans l’une d’elles, elle y repart.
clocks-begun = C’est à toi de jouer, donc ta pendule tourne jusqu’à ton coup : { $matches }.
clocks-live = Une heure au plus, donc ta pendule ne s’arrête pas : { $matches }.
clocks-back = Ta pendule tourne à nouveau : { $matches }.
clocks-none = Tu n’as aucune partie avec une pendule.
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

direct-message-away = { $opponent } s’absente jusqu’au { $until }. Dès son prochain tour, sa pendule s’arrête dans vos parties communes, sauf dans celles d’une heure au plus.
direct-message-back = { $opponent } est de retour.

## Refusals

refused-not-away = Tu n’as pas d’absence en cours, donc tes pendules tournent déjà.
