## People and servers

done-away = **Estás ausente hasta el { $until }** ({ $relative }).
ask-away = **¿Vas a ausentarte?** Tus relojes se detienen en todas las partidas hasta que vuelvas.
away-left = { $days ->
    [0] Después no te quedan más días de ausencia este año.
    [one] Después te queda { $days } día de ausencia este año.
   *[other] Después te quedan { $days } días de ausencia este año.
  }
away-left-now = { $days ->
    [0] No te quedan días de ausencia este año.
    [one] Te queda { $days } día de ausencia este año.
   *[other] Te quedan { $days } días de ausencia este año.
  }
button-away-until = Otra fecha…
button-away-change = Cambiar la fecha…
button-back-again = Ya estoy de vuelta
form-away = Ausentarte
form-away-until = ¿Hasta cuándo?
clocks-away = { $count ->
    [one] Tu reloj está detenido en la partida { $matches }.
   *[other] Tus relojes están detenidos en las partidas { $matches }.
  }
clocks-back = { $count ->
    [one] Tu reloj vuelve a correr en la partida { $matches }.
   *[other] Tus relojes vuelven a correr en las partidas { $matches }.
  }
clocks-none = No tienes ninguna partida con reloj.
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

command-away = Detener tus relojes cuando no puedes jugar, hasta 30 días al año

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = hasta

option-until = Una fecha como 24/12, mañana o viernes, o una duración como 5 días
