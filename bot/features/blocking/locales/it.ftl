## Blocking

done-blocked = **Hai bloccato { $user }.** Tra voi non sono più possibili sfide, né da lanciare né da accettare. Le partite in corso continuano, e nessuno lo verrà a sapere.
done-unblocked = **Hai sbloccato { $user }.** Potete di nuovo sfidarvi.
blocked-none = Non hai bloccato nessuno. Puoi bloccare chi ti sfida: in `/dvonn games`, o dopo un rifiuto.
blocked-heading = **Persone bloccate: { $count }**
