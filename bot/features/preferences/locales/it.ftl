## People and servers

preferences-heading = **Le tue preferenze**
preferences-no-quiet-hours = **Ore di silenzio:** nessuna
preferences-quiet-hours = **Ore di silenzio:** dalle ore { $start } alle ore { $end } ({ $zone }). Gli avvisi di quelle ore aspettano fino alle ore { $end }.
preferences-pictures = **Pagine private e messaggi diretti:** con immagini
preferences-words = **Pagine private e messaggi diretti:** in parole, senza immagini
preferences-turned = **Tavoliere:** girato nelle tue immagini, riga 5 in basso
preferences-not-turned = **Tavoliere:** riga 1 in basso, come lo vedono tutti
preferences-asked = **Prima di una mossa:** chiedo sempre conferma
preferences-not-asked = **Prima di una mossa:** chiedo conferma solo se isola qualche tua colonna
preferences-chances = **Probabilità di vittoria nelle partite finite:** visibile, nella **Cronologia**
preferences-no-chances = **Probabilità di vittoria nelle partite finite:** nascosta
ping-when-each = Avvisami a ogni turno
ping-when-first = Avvisami solo se nient’altro mi aspetta
ping-when-never = Non avvisarmi mai
ping-when-never-means = Né per una sfida, né prima che il tempo scada
challenges-from-everybody = Chiunque può sfidarmi
challenges-from-played = Mi sfida solo chi ha già giocato con me
challenges-from-nobody = Nessuno può sfidarmi
challenges-from-nobody-means = Io posso sfidare e accettare sfide aperte
ping-by-channel = Avvisami nel canale
ping-by-direct = Avvisami con un messaggio diretto
ping-by-direct-means = Se i messaggi diretti non mi arrivano, il tavoliere mi menziona
language-as-discord = Lingua: come nel mio Discord
language-chosen = Lingua: { $language }
theme-walnut = Le mie immagini: noce
theme-contrast = Le mie immagini: contrasto elevato
button-quiet-hours = Cambia ore…
button-no-quiet-hours = Togli il silenzio
button-turn = Gira il tavoliere
button-turn-back = Raddrizza
button-words = Senza immagini
button-pictures = Mostra immagini
button-do-ask = Chiedi sempre
button-do-not-ask = Chiedi meno
button-show-chances = Con probabilità
preferences-not-private = **Il tuo profilo:** gli altri lo vedono, con le partite che possono vedere
preferences-private = **Il tuo profilo:** gli altri vedono solo le loro partite con te; non sei in nessuna classifica
button-close-profile = Nascondi il profilo
button-open-profile = Mostra il profilo
button-hide-chances = Senza probabilità
form-quiet-hours = Ore di silenzio
form-quiet-from = Dalle
form-quiet-until = Alle
form-quiet-zone = Fuso orario
form-quiet-zone-explanation = Come Continente/Città, per esempio Europe/Rome, o solo la città, per esempio New York

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Quando ti avviso, ore di silenzio, chi può sfidarti, l’aspetto delle immagini
