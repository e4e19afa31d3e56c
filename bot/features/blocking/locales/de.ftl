## Blockieren

done-blocked = **Du hast { $user } blockiert.** Ihr könnt einander nicht mehr herausfordern und keine Herausforderung voneinander annehmen. Laufende Partien gehen weiter, und niemand erfährt davon.
done-unblocked = **Du blockierst { $user } nicht mehr.** Ihr könnt einander wieder herausfordern.
blocked-none = Du hast niemanden blockiert. Wer dich herausfordert, lässt sich unter `/dvonn games` blockieren, oder mit dem Button, der nach dem Ablehnen erscheint.
blocked-heading = **Blockierte Personen: { $count }**
