## Blocking

done-blocked = **Geblokkeerd: { $user }.** Jullie kunnen elkaar niet meer uitdagen en geen uitdaging van elkaar aannemen. Lopende partijen gaan door, en niemand krijgt hier bericht van.
done-unblocked = **Gedeblokkeerd: { $user }.** Jullie kunnen elkaar weer uitdagen.
blocked-none = Je hebt niemand geblokkeerd. Wie jou uitdaagt, kun je blokkeren met `/dvonn games`, of met de knop die je krijgt als je een uitdaging afslaat.
blocked-heading = **Geblokkeerde personen: { $count }**
