## Blocking

done-blocked = **Hai bloccato { $user }.** Tra voi non si possono più lanciare né accettare sfide. Le partite in corso continuano, e nessuno lo verrà a sapere.
done-unblocked = **Hai sbloccato { $user }.** Potete sfidarvi di nuovo.
blocked-none = Non hai bloccato nessuno. Per bloccare chi ti ha sfidato, usa `/dvonn games`, o il pulsante che compare quando rifiuti.
blocked-heading = **Persone bloccate: { $count }**
