## Blocking

done-blocked = **Has bloqueado a { $user }.** Entre tú y esta persona ya no se pueden lanzar ni aceptar desafíos. Tus partidas en curso siguen, y nadie se entera.
done-unblocked = **Ya no bloqueas a { $user }.** Puedes volver a desafiar a esta persona, y ella a ti.
blocked-none = No has bloqueado a nadie. Puedes bloquear a quien te desafía: en `/dvonn games` o después de rechazar.
blocked-heading = **Personas bloqueadas: { $count }**
