## Blocking

kept-blocked = Personas bloqueadas: { $count }

## People and servers

kept-heading = **Tus datos guardados:**
kept-name = Nombre: { $name }
kept-running = Partidas en curso: { $count }
kept-finished = Partidas terminadas: { $count }
kept-challenges = Desafíos abiertos: { $count }
kept-preferences = Tus preferencias
kept-absences = Ausencias: { $count }
kept-nothing = No hay datos guardados sobre ti.
ask-forget = **¿Borrar tus datos?** Abandonarás tus partidas y se cerrarán tus desafíos. Tus jugadas quedarán con el nombre “{ former-player }”. Los tableros de nuestras partidas en mensajes directos se borrarán. Esto no se puede deshacer.
button-forget-me = Borrar mis datos
done-forgotten = Tus datos se han borrado. Los tableros antiguos con tu nombre se dibujarán de nuevo en unos minutos.

## For those who manage a server

kept-bans = Servidores que te han puesto un veto: { $count } (se guarda hasta que allí te lo quiten)
kept-audit-entries = Entradas en registros de servidores (se quitaría tu nombre): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Ver los datos que guardo sobre ti, y borrarlos
