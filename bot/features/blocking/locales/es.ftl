## Blocking

done-blocked = **Has bloqueado a { $user }.** Entre tú y esta persona ya no se pueden lanzar ni aceptar desafíos. Las partidas en curso siguen, y no se avisa a nadie.
done-unblocked = **Has desbloqueado a { $user }.** Puedes volver a desafiar a esta persona, y ella a ti.
blocked-none = No has bloqueado a nadie. Para bloquear a quien te ha desafiado, usa `/dvonn games` o el botón que aparece tras rechazar.
blocked-heading = **Personas bloqueadas: { $count }**
