## People and servers

settings-heading = **Ajustes del servidor.** Todo funciona tal como está: cambia solo lo que quieras. Las partidas en curso conservan su lugar y su ritmo.
settings-missing = ⚠️ Permisos que me faltan en { $channel }: { $permissions }.
settings-missing-further = ⚠️ Otros canales donde me faltan permisos: { $count }.
settings-channels = **Dónde se puede jugar.** Sin elegir ninguno, en todas partes; un hilo cuenta como su canal.
settings-threads = **Dónde están los tableros.** Los hilos ordenan un canal con varias partidas.
settings-pace = **Ritmo**, si un desafío no dice otra cosa:
settings-language = **Idioma** de los mensajes públicos.
settings-boards = **Los tableros de partidas terminadas** se guardan:
settings-challenges = **Los desafíos** siguen abiertos durante:
settings-daily-channel = **Un ejercicio cada día** para todo el mundo, en este canal:
settings-daily-hour = **A qué hora llega** ({ $time } en tu hora):
settings-own-puzzles = **Ejercicios de las partidas de este servidor**, cuando ya han terminado. Muestran una posición sin decir de quién; las partidas que aquí no puede ver todo el mundo no se usan.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Dónde y cómo se juega en este servidor (requiere “Gestionar servidor”)
