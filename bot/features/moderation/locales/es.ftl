## For those who manage a server

ask-cancel = **¿Qué partida o desafío cancelo?** Preguntaré otra vez.
ask-cancel-none = No hay ninguna partida en curso en este servidor, ni desafíos abiertos.
ask-cancel-some-match = Cancelar una partida…
ask-cancel-some-challenge = Cancelar un desafío…
ask-cancel-match = **¿Cancelar la partida { $match }?** Nadie gana ni pierde, y no se puede continuar. Avisaré a quienes la juegan.
ask-cancel-challenge = **¿Cancelar el desafío { $challenge }?** Nadie podrá aceptarlo, y su mensaje lo dirá.
button-cancel-match = Cancelar la partida
button-cancel-challenge = Cancelar el desafío
form-cancel-match = Cancelar la partida { $match }
form-cancel-explanation = Lo puede leer quien vea la partida o el desafío.
done-cancelled-match = La partida { $match } está cancelada: nadie ha ganado ni perdido.
done-cancelled-challenge = El desafío está cancelado.

done-banned = { $player } ya no puede lanzar ni aceptar desafíos aquí, y recibe un mensaje directo que lo dice. Las partidas en curso siguen.
done-banned-closed = Desafíos abiertos que se han cerrado: { $count }.
done-unbanned = ✅ { $player } puede volver a lanzar y aceptar desafíos aquí, y recibe un mensaje directo que lo dice.
banned-heading = **Con veto para los desafíos:** { $count }
banned-none = Aquí nadie tiene un veto. `/dvonn-admin ban` impide que alguien lance o acepte desafíos.
banned-person = { $player } · desde el { $since }
button-unban = Quitar el veto
button-banned = Vetos
button-log = Registro

exported = { $count ->
    [1] **La partida { $first }** de este servidor.
   *[other] **{ $count } partidas** de este servidor, de la { $first } a la { $last }: cada línea es una partida en JSON.
  }
exported-left = { $count ->
    [0] Están todas.
    [one] { $count } partida más no cabía en este archivo.
   *[other] { $count } partidas más no cabían en este archivo.
  }
button-export-next = Siguiente archivo

log-heading = **Registro** · entradas: { $count }
log-none = El registro está vacío. Lo que aquí cambien, cancelen o exporten quienes gestionan el servidor se guarda en él durante un año.
log-setting = { $manager } cambió { $setting }: { $value }.
log-setting-channels = dónde se puede jugar
log-setting-threads = dónde están los tableros
log-setting-pace = el tiempo habitual
log-setting-language = el idioma de los mensajes públicos
log-setting-keep-boards = cuánto se guardan los tableros de partidas terminadas
log-setting-challenges-last = cuánto siguen abiertos los desafíos
log-setting-daily-channel = dónde llega el ejercicio del día
log-setting-daily-hour = cuándo llega el ejercicio del día
log-setting-own-puzzles = los ejercicios de partidas de este servidor
log-follow = { $manager } hizo que { $channel } mostrara partidas al público.
log-unfollow = { $manager } hizo que { $channel } dejara de mostrar partidas.
log-show = { $manager } eligió { $channel } para mostrar: { $value }.
log-stop-showing = { $manager } dejó de mostrar: { $value }.
log-cancel-match = { $manager } canceló la partida { $number }.
log-unrate = { $manager } excluyó la partida { $number } de la puntuación.
log-inspect = { $manager } miró cómo se jugó la partida { $number }.
log-cancel-challenge = { $manager } canceló el desafío { $number }.
log-ban = { $manager } puso un veto a { $player }.
log-unban = { $manager } quitó el veto a { $player }.
log-export = { $manager } exportó partidas: { $number }.

command-admin-cancel = Cancelar una partida o un desafío de este servidor (requiere “Gestionar servidor”)
option-cancel-match = La partida en curso que se cancela
option-cancel-challenge = El desafío abierto que se cancela
command-admin-ban = Vetar a alguien: ni lanza ni acepta desafíos; o ver los vetos (requiere “Gestionar servidor”)
option-ban-user = Quién ya no puede lanzar ni aceptar desafíos; vacío, muestra los vetos
option-ban-reason = Por qué; se le dirá a la persona
command-admin-unban = Permitir a alguien lanzar y aceptar desafíos otra vez (requiere “Gestionar servidor”)
option-unban-user = Quién vuelve a poder lanzar y aceptar desafíos
command-admin-export = Exportar todas las partidas del servidor a un archivo (requiere “Gestionar servidor”)
command-admin-log = Lo que se ha gestionado aquí, y quién tiene un veto (requiere “Gestionar servidor”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-challenge = desafío
name-reason = motivo
