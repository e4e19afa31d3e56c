## People and servers

done-away = **Je bent afwezig tot { $until }** ({ $relative }).
ask-away = **Ben je een tijdje weg?** Vanaf je volgende beurt staan je klokken stil tot je terug bent, behalve in partijen met hooguit een uur bedenktijd.
away-left = Dagen die je hierna dit jaar nog over hebt: { $days }.
away-left-now = Dagen die je dit jaar nog over hebt: { $days }.
button-away-until = Andere datum…
button-back-again = Ik ben er weer
form-away = Afwezigheid
form-away-until = Tot wanneer?
clocks-away = Je klok staat stil: { $matches }. Doe je in een van deze partijen een zet, dan loopt hij daar weer.
clocks-begun = Je bent aan zet, dus je klok loopt tot je zet: { $matches }.
clocks-live = Hooguit een uur bedenktijd, dus je klok staat niet stil: { $matches }.
clocks-back = Je klok loopt weer: { $matches }.
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

command-away = Zet je klokken stil als je niet kunt spelen, tot 30 dagen per jaar

## Commands: options. Their names have no blanks and no capitals

name-until = tot

option-until = Een datum zoals 24-12, morgen of vrijdag, of een duur zoals 5 dagen

direct-message-away = { $opponent } is afwezig tot { $until }. Vanaf de volgende beurt staat de klok van { $opponent } stil in jullie partijen, behalve bij hooguit een uur bedenktijd.
direct-message-back = { $opponent } is er weer.

## Refusals

refused-not-away = Je bent niet afwezig, dus je klokken lopen al.
