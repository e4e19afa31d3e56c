## Standing messages

standing-heading = **I messaggi che tengo aggiornati qui**
standing-nowhere = - { $what }: da nessuna parte
standing-shown = - { $what }: si vede in { $channel }
standing-missing-permissions = - ⚠️ { $what }. Permessi mancanti in { $channel }: { $permissions }. Appena li concedi, il messaggio compare.
standing-channel-gone = - ⚠️ { $what }: non posso più scrivere nel canale, o non c’è più. Scegline un altro con `/dvonn-admin show`.
ask-standing = Indica anche che cosa mostrare: l’opzione `cosa`.
standing-stopped = **{ $what }:** il messaggio è eliminato.
button-stop-standing = Non mostrare più

## Commands

command-admin-show = Tieni aggiornato un messaggio in un canale, come la classifica (serve “Gestisci server”)
name-what = cosa
option-show-what = Che cosa mostrare; vuoto: vedi che cosa è mostrato e dove
option-show-channel = Il canale che lo mostra; senza, vedi dov’è
