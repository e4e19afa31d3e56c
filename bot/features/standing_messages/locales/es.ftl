## Standing messages

standing-heading = **Mensajes que mantengo al día aquí**
standing-nowhere = - { $what }: no se muestra
standing-shown = - { $what }: en { $channel }
standing-missing-permissions = - ⚠️ { $what }. Permisos que me faltan en { $channel }: { $permissions }. En cuanto los tenga, aparecerá el mensaje.
standing-channel-gone = - ⚠️ { $what }: ya no puedo escribir en el canal, o ya no existe. Elige otro con `/dvonn-admin show`.
ask-standing = Di también qué mostrar allí: la opción `qué`.
standing-stopped = **{ $what }:** el mensaje está eliminado.
button-stop-standing = Dejar de mostrarlo

## Commands

command-admin-show = Mantener al día un mensaje en un canal, como la tabla (requiere “Gestionar servidor”)
name-what = qué
option-show-what = Qué mostrar; vacío: ver qué se muestra y dónde
option-show-channel = El canal que lo muestra; sin él, ves dónde está
