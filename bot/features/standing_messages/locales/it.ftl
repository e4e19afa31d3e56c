## Standing messages

standing-heading = **Messaggi che tengo aggiornati.** Scegli un canale per ciascuno, o nessuno per smettere.
standing-nowhere = { $what }: non si vede da nessuna parte
standing-shown = { $what }: si vede in { $channel }
standing-missing-permissions = ⚠️ { $what }. Permessi mancanti in { $channel }: { $permissions }. Appena li concedi, compare.
standing-channel-gone = ⚠️ { $what }: il canale non c’è più, o non posso più scriverci. Scegline un altro.
standing-stopped = **{ $what }:** messaggio eliminato.

## Commands

command-admin-show = Tieni aggiornato un messaggio in un canale, come la classifica (serve “Gestisci server”)
name-what = cosa
option-show-what = Che cosa mostrare; vuoto: elenca che cosa si vede e dove
option-show-channel = Il canale in cui mostrarlo; vuoto: vedi dov’è
