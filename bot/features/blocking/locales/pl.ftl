## Blocking

done-blocked = **Zablokowano: { $user }.** Nie możecie już rzucać sobie wyzwań ani przyjmować ich od siebie. Trwające partie toczą się dalej i nikt nie dowie się o blokadzie.
done-unblocked = **Odblokowano: { $user }.** Znów możecie rzucać sobie wyzwania.
blocked-none = Nikogo nie blokujesz. Możesz zablokować każdą osobę, która rzuca ci wyzwanie: w `/dvonn games` albo po jego odrzuceniu.
blocked-heading = **Zablokowane osoby: { $count }**
