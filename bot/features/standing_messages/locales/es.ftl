## Standing messages

standing-heading = **Mensajes que mantengo al día.** Elige un canal para cada uno, o ninguno para quitarlo.
standing-nowhere = { $what }: no se muestra
standing-shown = { $what }: en { $channel }
standing-missing-permissions = ⚠️ { $what }. Me faltan permisos en { $channel }: { $permissions }. Cuando los tenga, aparecerá.
standing-channel-gone = ⚠️ { $what }: su canal ya no existe, o ya no puedo escribir en él. Elige otro.
standing-stopped = **{ $what }:** mensaje borrado.

## Commands

command-admin-show = Mantener al día un mensaje en un canal, como la tabla (requiere “Gestionar servidor”)
name-what = qué
option-show-what = Qué mostrar. Vacío: ver qué se muestra y dónde
option-show-channel = El canal donde mostrarlo. Vacío: ver dónde está
