## Blocking

done-blocked = **Tu as bloqué { $user }.** Plus aucun défi n’est possible entre vous, ni lancé ni accepté. Tes parties en cours continuent, et personne n’en est averti.
done-unblocked = **Tu ne bloques plus { $user }.** Vous pouvez de nouveau vous défier.
blocked-none = Tu n’as bloqué personne. Tu peux bloquer quelqu’un qui te défie : dans `/dvonn games`, ou après avoir refusé.
blocked-heading = **Personnes bloquées : { $count }**
