## People and servers

preferences-heading = **Le tue preferenze**
preferences-no-quiet-hours = **Ore di silenzio:** nessuna
preferences-quiet-hours = **Ore di silenzio:** { $start }–{ $end } ({ $zone }). Fino alle { $end } gli avvisi aspettano.
preferences-daily = **Messaggio del giorno:** alle { $hour } ({ $zone }), come messaggio diretto, se ci sono partite in attesa
preferences-pictures = **Pagine private e messaggi diretti:** con immagini
preferences-words = **Pagine private e messaggi diretti:** come testo, senza immagini
preferences-turned = **Tavoliere:** girato nelle tue immagini, riga 5 in basso
preferences-not-turned = **Tavoliere:** riga 1 in basso, come lo vedono tutti
preferences-asked = **Prima di una mossa:** chiedo sempre conferma
preferences-not-asked = **Prima di una mossa:** chiedo conferma solo se isola qualche tua colonna e non guadagna nulla
preferences-chances = **Probabilità di vittoria nelle partite finite:** mostrata, nella **Cronologia**
preferences-no-chances = **Probabilità di vittoria nelle partite finite:** nascosta
ping-when-each = Avvisami a ogni turno
ping-when-first = Avvisami se non ci sono altre in attesa
ping-when-daily = Avvisami una volta al giorno
ping-when-daily-means = Tranne partite dal vivo, sfide e tempo quasi scaduto
ping-when-never = Non avvisarmi mai
ping-when-never-means = Nemmeno per le sfide, o quando il mio tempo sta per scadere
challenges-from-everybody = Chiunque può sfidarmi
challenges-from-played = Può sfidarmi solo chi ha già giocato con me
challenges-from-nobody = Nessuno può sfidarmi
challenges-from-nobody-means = Io posso comunque sfidare e accettare sfide aperte
ping-by-automatic = Avvisami come fa il server
ping-by-automatic-means = Nel canale, o con un messaggio diretto dove ogni messaggio avvisa tutti
ping-by-channel = Avvisami nel canale
ping-by-direct = Avvisami con un messaggio diretto
ping-by-direct-means = Se i messaggi diretti non mi arrivano, il tavoliere mi menziona
language-as-discord = Lingua: come nel mio Discord
theme-walnut = Immagini solo per me: noce
theme-contrast = Immagini solo per me: contrasto elevato
button-quiet-hours = Cambia ore…
button-no-quiet-hours = Nessuna ora di silenzio
button-daily-hour = Cambia ora…
button-turn = Gira il tavoliere
button-turn-back = Raddrizza il tavoliere
button-words = Senza immagini
button-pictures = Mostra immagini
button-do-ask = Chiedi sempre
button-do-not-ask = Chiedi meno spesso
button-show-chances = Mostra probabilità
preferences-not-private = **Il tuo profilo:** gli altri lo vedono, comprese le partite a cui hanno accesso
preferences-private = **Il tuo profilo:** gli altri vedono solo le loro partite con te, e non sei in nessuna classifica
button-close-profile = Nascondi il profilo
button-open-profile = Mostra il profilo
button-hide-chances = Nascondi probabilità
form-quiet-hours = Ore di silenzio
form-quiet-from = Dalle
form-quiet-until = Alle
form-quiet-zone = Fuso orario
form-quiet-zone-explanation = Come Continente/Città, per esempio Europe/Rome, o solo la città, per esempio New York
form-daily = Messaggio del giorno
form-daily-hour = Ora

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Scegli avvisi, ore di silenzio, chi può sfidarti e l’aspetto delle immagini
