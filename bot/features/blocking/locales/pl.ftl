## Blocking

done-blocked = **Zablokowano: { $user }.** Nie możecie już rzucać sobie wyzwań ani przyjmować wyzwań od siebie. Trwające partie toczą się dalej i nikt się o tym nie dowie.
done-unblocked = **Odblokowano: { $user }.** Znów możecie rzucać sobie wyzwania.
blocked-none = Nikogo nie blokujesz. Osobę, która rzuca ci wyzwanie, zablokujesz w `/dvonn games` albo przyciskiem po odrzuceniu wyzwania.
blocked-heading = **Zablokowane osoby: { $count }**
