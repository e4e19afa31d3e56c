## Blocking

kept-blocked = Personas bloqueadas: { $count }

## People and servers

kept-heading = **Esto es lo que guardo sobre ti:**
kept-name = Nombre: { $name }
kept-running = Partidas en curso: { $count }
kept-finished = Partidas terminadas: { $count }
kept-challenges = Desafíos abiertos: { $count }
kept-preferences = Tus preferencias
kept-absences = Ausencias: { $count }
kept-imports = Notaciones importadas (durante 7 días): { $count }
kept-watched = Partidas que sigues, y cómo te enteras: { $count }
kept-reminders = Recordatorios que has pedido: { $count }
kept-follows = Canales para el público, creados por ti o solo con tus partidas: { $count }
kept-lesson = Tu avance en la lección
kept-results = Resultados contra otras personas, con tu puntuación: { $count }
kept-week-tries = Intentos en tableros de la semana: { $count }
kept-lines = Variantes guardadas: { $count }
kept-puzzles = Ejercicios intentados, con tu puntuación: { $count }
kept-mistakes = Errores de tus análisis, para practicar: { $count }
kept-nothing = No guardo nada sobre ti.
ask-forget = **¿Borrar tus datos?** Con ello abandonas tus partidas y se cierran tus desafíos. Tus jugadas se quedan, con el nombre “{ former-player }”. Se borran los tableros de nuestras partidas en mensajes directos. No se puede deshacer.
button-forget-me = Borrar mis datos
done-forgotten = Tus datos se han borrado. Los tableros antiguos con tu nombre se dibujarán de nuevo en unos minutos.

## For those who manage a server

kept-bans = Servidores con un veto contra ti: { $count } (se guarda hasta que allí te lo quiten)
kept-acts = Entradas en registros de servidores (se quitaría tu nombre): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Ver lo que guardo sobre ti, y hacer que se borre
