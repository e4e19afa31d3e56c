## Blocking

kept-blocked = { $count ->
    [one] { $count } persona que has bloqueado
   *[other] { $count } personas que has bloqueado
  }

## People and servers

kept-heading = **Esto es lo que guardo sobre ti:**
kept-name = el nombre { $name }
kept-language = tu idioma: { $language }
kept-running = { $count ->
    [one] { $count } partida en curso
   *[other] { $count } partidas en curso
  }
kept-finished = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
  }
kept-challenges = { $count ->
    [one] { $count } desafío abierto
   *[other] { $count } desafíos abiertos
  }
kept-preferences = tus preferencias
kept-absences = cuándo has estado ausente ({ $count ->
    [1] una vez
   *[other] { $count } veces
  })
kept-imports = { $count ->
    [one] { $count } notación importada
   *[other] { $count } notaciones importadas
  } (durante 7 días)
kept-watched = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  } que sigues, y cómo quieres enterarte
kept-reminders = { $count ->
    [one] { $count } recordatorio
   *[other] { $count } recordatorios
  } de partidas que has pedido
kept-follows = { $count ->
    [one] { $count } canal para el público que pusiste tú o que muestra
   *[other] { $count } canales para el público que pusiste tú o que muestran
  } solo tus partidas
kept-lesson = hasta dónde has llegado en la lección
kept-results = { $count ->
    [one] el resultado de { $count } partida con otra persona
   *[other] los resultados de { $count } partidas con otras personas y tu puntuación
  }
kept-week-tries = intentos en tableros de la semana: { $count }
kept-lines = { $count ->
    [one] { $count } variante que has probado
   *[other] { $count } variantes que has probado
  }
kept-puzzles = { $count ->
    [one] { $count } ejercicio que has intentado, y tu puntuación
   *[other] { $count } ejercicios que has intentado, y tu puntuación
  }
kept-mistakes = { $count ->
    [one] { $count } error de los análisis de tus partidas, y cuándo vuelve
   *[other] { $count } errores de los análisis de tus partidas, y cuándo vuelven
  }
kept-nothing = No guardo nada sobre ti.
ask-forget = **¿Borrar tus datos?** Con ello abandonas tus partidas y se cierran tus desafíos; tus jugadas se quedan, como de “Cuenta eliminada”. Se borran los tableros de nuestras partidas en mensajes directos. No se puede deshacer.
button-forget-me = Borrar mis datos
done-forgotten = Hecho: tus datos están borrados. Los tableros antiguos con tu nombre se dibujarán de nuevo en unos minutos.

## For those who manage a server

kept-bans = { $count ->
    [one] que tienes un veto en { $count } servidor: esto
   *[other] que tienes un veto en { $count } servidores: esto
  } se queda aunque borres tus datos, hasta que allí te lo quiten
kept-acts = { $count ->
    [one] { $count } entrada en el registro de gestión de un servidor
   *[other] { $count } entradas en el registro de gestión de servidores
  }, de donde desaparecería tu nombre

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Ver lo que guardo sobre ti, y hacer que se borre
