## Blocking

done-blocked = **Você bloqueou { $user }.** Vocês não podem mais se desafiar nem aceitar desafios entre si. Suas partidas em andamento continuam, e ninguém fica sabendo.
done-unblocked = **Você desbloqueou { $user }.** Vocês podem se desafiar de novo.
blocked-none = Você não bloqueou ninguém. Dá para bloquear quem desafia você: em `/dvonn games`, ou depois de recusar.
blocked-heading = **Pessoas bloqueadas: { $count }**
