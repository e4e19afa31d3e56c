## Blockieren

done-blocked = **Du hast { $user } blockiert.** Ihr könnt einander nicht mehr herausfordern und keine Herausforderung voneinander annehmen. Laufende Partien gehen weiter, und niemand erfährt davon.
done-unblocked = **Du blockierst { $user } nicht mehr.** Ihr könnt einander wieder herausfordern.
blocked-none = Du hast niemanden blockiert. Blockieren kannst du alle, die dich herausfordern: unter `/dvonn games`, oder nachdem du abgelehnt hast.
blocked-heading = **Blockierte Personen: { $count }**
