## People and servers

done-away = **Je bent afwezig tot { $until }** ({ $relative }).
ask-away = **Ben je een tijdje weg?** Je klokken staan in alle partijen stil tot je terug bent.
away-left = { $days ->
    [0] Daarna kun je dit jaar niet meer afwezig zijn.
    [one] Daarna kun je dit jaar nog { $days } dag afwezig zijn.
   *[other] Daarna kun je dit jaar nog { $days } dagen afwezig zijn.
  }
away-left-now = { $days ->
    [0] Je kunt dit jaar niet meer afwezig zijn.
    [one] Je kunt dit jaar nog { $days } dag afwezig zijn.
   *[other] Je kunt dit jaar nog { $days } dagen afwezig zijn.
  }
button-away-until = Andere datum…
button-away-change = Datum wijzigen…
button-back-again = Ik ben er weer
form-away = Afwezig zijn
form-away-until = Tot wanneer?
clocks-away = { $count ->
    [one] Je klok staat stil in partij { $matches }.
   *[other] Je klokken staan stil in de partijen { $matches }.
  }
clocks-back = { $count ->
    [one] Je klok loopt weer in partij { $matches }.
   *[other] Je klokken lopen weer in de partijen { $matches }.
  }
clocks-none = Je hebt geen partij met een klok.
done-back = **Welkom terug!**
choice-until = { $length }: tot { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } week
   *[other] { $weeks } weken
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dag dagen
words-for-weeks = w wk week weken

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Je klokken stilzetten als je niet kunt spelen, tot 30 dagen per jaar

## Commands: options. Their names have no blanks and no capitals

name-until = tot

option-until = Een datum zoals 24-12, morgen of vrijdag, of een duur zoals 5 dagen
