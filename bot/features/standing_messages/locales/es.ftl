## Standing messages

standing-heading = **Mensajes que mantengo al día aquí**
standing-nowhere = - { $what }: no se muestra
standing-shown = - { $what }: en { $channel }
standing-missing-permissions = - ⚠️ { $what }. Me faltan permisos en { $channel }: { $permissions }. Cuando los tenga, aparecerá.
standing-channel-gone = - ⚠️ { $what }: su canal ya no existe, o ya no puedo escribir en él. Elige otro con `/dvonn-admin show`.
ask-standing = Elige qué mostrar allí con la opción `qué`.
standing-stopped = **{ $what }:** mensaje borrado.
button-stop-standing = Dejar de mostrarlo

## Commands

command-admin-show = Mantener al día un mensaje en un canal, como la tabla (requiere “Gestionar servidor”)
name-what = qué
option-show-what = Qué mostrar. Vacío: ver qué se muestra y dónde
option-show-channel = El canal donde mostrarlo. Vacío: ver dónde está
