## For those who manage a server

ask-cancel = **Cancelar una partida o un desafío.** Elige cuál. Te preguntaré otra vez antes de cancelar.
ask-cancel-none = En este servidor no hay partidas en curso ni desafíos abiertos.
ask-cancel-some-match = Cancelar una partida…
ask-cancel-some-challenge = Cancelar un desafío…
ask-cancel-match = **¿Cancelar la partida { $match }?** Termina sin resultado y no se puede continuar. Avisaré a quienes la juegan.
ask-cancel-challenge = **¿Cancelar el desafío { $challenge }?** Después nadie podrá aceptarlo. Su mensaje dirá que se canceló.
button-cancel-match = Cancelar la partida
button-cancel-challenge = Cancelar el desafío
form-cancel-match = Cancelar la partida { $match }
form-cancel-explanation = Lo verán quienes puedan ver la partida o el desafío.
done-cancelled-match = La partida { $match } está cancelada. No tiene resultado.
done-cancelled-challenge = El desafío está cancelado.

done-banned = **Con veto para los desafíos:** { $player }. Recibirá un mensaje directo sobre ello. Sus partidas en curso siguen.
done-banned-closed = Desafíos abiertos que se han cerrado: { $count }.
done-unbanned = ✅ { $player } puede volver a lanzar y aceptar desafíos aquí. Recibirá un mensaje directo sobre ello.
banned-heading = **Personas con veto para los desafíos:** { $count }
banned-none = Aquí nadie tiene un veto. Para vetar a alguien, usa `/dvonn-admin ban`.
banned-person = { $player } · desde el { $since }
button-unban = Quitar el veto
button-banned = Personas con veto
button-log = Registro

exported = { $count ->
    [1] **Partida { $first }** de este servidor.
   *[other] **{ $count } partidas** de este servidor, de la número { $first } a la { $last }. Cada línea es una partida en JSON.
  }
exported-left = { $count ->
    [0] Están todas.
   *[other] Partidas que no cabían en este archivo: { $count }.
  }

log-heading = **Registro** · entradas: { $count }
log-none = El registro está vacío. Aquí se guardan durante un año los cambios, cancelaciones y exportaciones del equipo del servidor.
log-setting-channels = Canales para jugar
log-setting-threads = Lugar de los tableros
log-setting-quiet = Canal discreto
log-setting-ping-by = Avisos
log-setting-pace = Ritmo habitual
log-setting-language = Idioma de los mensajes públicos
log-setting-keep-boards = Los resultados se guardan
log-setting-challenges-last = Los desafíos siguen abiertos
log-setting-daily-channel = Canal del ejercicio del día
log-setting-daily-hour = Hora del ejercicio del día
log-setting-own-puzzles = Ejercicios de las partidas de este servidor
log-export = { $manager } exportó partidas: { $number }.

command-admin-cancel = Cancelar una partida o un desafío de este servidor (requiere “Gestionar servidor”)
option-cancel-match = La partida en curso que quieres cancelar
option-cancel-challenge = El desafío abierto que quieres cancelar
command-admin-ban = Vetar a alguien para los desafíos, o ver quién tiene un veto (requiere “Gestionar servidor”)
option-ban-user = La persona que recibe el veto. Vacío: ver los vetos
option-ban-reason = El motivo, que verá esa persona
command-admin-unban = Quitar a alguien su veto para los desafíos (requiere “Gestionar servidor”)
option-unban-user = La persona a la que quitas el veto
command-admin-export = Exportar todas las partidas del servidor a un archivo (requiere “Gestionar servidor”)
command-admin-log = Ver qué ha hecho aquí el equipo y quién tiene un veto (requiere “Gestionar servidor”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = desafío
name-reason = motivo

direct-message-banned = { $server }: el equipo del servidor ha decidido que ya no puedes lanzar ni aceptar desafíos allí. Tus partidas en curso siguen. Si crees que es un error, habla con quienes gestionan el servidor.
direct-message-unbanned = { $server }: allí puedes volver a lanzar y aceptar desafíos. ¡Que te diviertas!

## Refusals

refused-nothing-to-cancel = Elige una partida o un desafío. Te preguntaré antes de cancelarlo.
refused-not-banned = { $player } no tiene ningún veto aquí. Para ver quién lo tiene, usa `/dvonn-admin ban` sin nombre.
