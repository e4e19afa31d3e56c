## Blocking

done-blocked = **Tu as bloqué { $user }.** Entre vous, plus aucun défi ne peut être lancé ni accepté. Vos parties en cours continuent, et personne n’en est averti.
done-unblocked = **Tu ne bloques plus { $user }.** Vous pouvez de nouveau vous défier.
blocked-none = Tu n’as bloqué personne. Pour bloquer quelqu’un qui te défie, utilise `/dvonn games`, ou le bouton qui apparaît après ton refus.
blocked-heading = **Personnes que tu as bloquées : { $count }**
