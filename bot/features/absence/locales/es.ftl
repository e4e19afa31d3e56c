## People and servers

done-away = **Estás ausente hasta el { $until }** ({ $relative }).
ask-away = **¿Vas a ausentarte?** A partir de tu próximo turno, tus relojes se detienen hasta que vuelvas, salvo en las partidas de una hora como máximo.
away-left = Días que te quedarán después este año: { $days }.
away-left-now = Días que te quedan este año: { $days }.
button-away-until = Otra fecha…
button-back-again = Ya estoy de vuelta
form-away = Ausencia
form-away-until = ¿Hasta cuándo?
clocks-away = Tu reloj está detenido: { $matches }. Si mueves en una de ellas, allí vuelve a correr.
clocks-begun = Es tu turno, así que tu reloj corre hasta que muevas: { $matches }.
clocks-live = Una hora como máximo, así que tu reloj no se detiene: { $matches }.
clocks-back = Tu reloj vuelve a correr: { $matches }.
clocks-none = No tienes partidas con reloj.
done-back = **¡Qué bien, ya estás de vuelta!**
choice-until = { $length }: hasta el { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d día días dia dias
words-for-weeks = s sem semana semanas

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Detener tus relojes mientras no puedas jugar, hasta 30 días al año

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = hasta

option-until = Una fecha como 24/12, mañana o viernes, o una duración como 5 días

direct-message-away = { $opponent } estará ausente hasta el { $until }. A partir de su próximo turno, su reloj se detiene en sus partidas contigo, salvo en las de una hora como máximo.
direct-message-back = { $opponent } ya está de vuelta.

## Refusals

refused-not-away = No estás ausente, así que tus relojes ya corren.
