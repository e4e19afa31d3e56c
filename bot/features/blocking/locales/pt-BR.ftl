## Blocking

done-blocked = **Você bloqueou { $user }.** Vocês não podem mais se desafiar nem aceitar desafios entre si. Suas partidas em andamento continuam, e ninguém fica sabendo.
done-unblocked = **Você desbloqueou { $user }.** Vocês podem se desafiar de novo.
blocked-none = Você não bloqueou ninguém. Para bloquear quem desafiou você, use `/dvonn games`, ou o botão que aparece depois de recusar.
blocked-heading = **Pessoas bloqueadas: { $count }**
