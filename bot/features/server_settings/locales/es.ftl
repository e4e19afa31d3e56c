## People and servers

settings-heading = **Ajustes del servidor.** Todo funciona tal como está, así que cambia solo lo que quieras. Las partidas en curso conservan su canal y su ritmo.
settings-missing = ⚠️ Me faltan permisos en { $channel }: { $permissions }.
settings-missing-further = ⚠️ Más canales donde me faltan permisos: { $count }.
settings-channels = **Dónde se puede jugar.** Si no eliges ningún canal, valen todos. Un hilo cuenta como su canal.
settings-threads = **Dónde aparecen los tableros.** Los hilos mantienen ordenado un canal con varias partidas.
settings-quiet = **Canal discreto:** cada partida tiene su hilo, sea cual sea la opción de arriba, y deja una sola línea con su resultado.
settings-quiet-daily = -# El ejercicio del día sigue apareciendo en { $channel }, como se elige abajo.
settings-pings = **Avisos** para quien no ha elegido cómo recibirlos:
settings-pings-all = Este servidor avisa a sus miembros de todos los mensajes, así que aviso por mensaje directo, salvo en el hilo de una partida.
settings-pings-mentions = Este servidor avisa a sus miembros solo de las menciones, así que aviso en el canal.
settings-pings-everyone = Este servidor avisa a sus miembros de todos los mensajes, así que cada jugada avisa a quien no haya limitado el canal a las menciones.
settings-pace = **Ritmo**, si un desafío no indica otro:
settings-language = **Idioma** de los mensajes públicos. Por defecto, el de quienes juegan si es el mismo; si no, el del servidor.
settings-boards = **Los resultados de partidas terminadas** se reducen en el canal a dos líneas tras un día, o en cuanto empieza allí la siguiente partida. Se guardan:
settings-challenges = **Los desafíos** siguen abiertos durante:
settings-daily-channel = **Un ejercicio cada día** para todo el mundo, en este canal:
settings-daily-hour = **Hora de publicación** ({ $time } para ti):
settings-own-puzzles = **Ejercicios sacados de partidas terminadas de este servidor.** Muestran una posición sin nombres. No se usan partidas de canales que aquí no puede ver todo el mundo.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Dónde y cómo se juega en este servidor (requiere “Gestionar servidor”)
