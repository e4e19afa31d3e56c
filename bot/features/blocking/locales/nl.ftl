## Blocking

done-blocked = **Je hebt { $user } geblokkeerd.** Jullie kunnen elkaar niet meer uitdagen en geen uitdaging van elkaar aannemen. Je lopende partijen gaan door, en niemand krijgt er bericht van.
done-unblocked = **{ $user } is niet meer geblokkeerd.** Jullie kunnen elkaar weer uitdagen.
blocked-none = Je hebt niemand geblokkeerd. Wie jou uitdaagt, kun je blokkeren: in `/dvonn games`, of nadat je een uitdaging hebt afgeslagen.
blocked-heading = **Geblokkeerde personen: { $count }**
