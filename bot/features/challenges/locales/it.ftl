## Buttons

button-rematch = Rivincita

## Challenges

challenges-none = Non hai sfide aperte qui. Lanciane una con `/dvonn challenge`.
challenges-none-anywhere = Non hai sfide aperte. Con `/dvonn challenge` giochi contro di me nei nostri messaggi diretti e sfidi altre persone in ogni altra conversazione o canale.
challenges-heading = **Sfide aperte:** { $count }
challenges-own = **La tua sfida a { $opponent }**
challenges-own-open = **La tua sfida aperta**
challenges-other = **{ $challenger } ti sfida**

form-decline = Rifiuta la sfida
form-decline-explanation = Comparirà sotto la sfida.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Sfida a DVONN
compose-heading = **Sfida { $opponent } a una partita di DVONN.**
compose-reaches = { $place ->
        [guild] La sfida comparirà in questo canale.
        [bot-dm] Lo chiederò con un messaggio diretto, ed è lì che giocate.
       *[foreign] La sfida comparirà in questa conversazione, visibile a tutti.
    }
compose-blocked = Hai bloccato { $opponent }. Per giocare insieme, togli prima il blocco.
compose-colour-random = Colori: a sorte
compose-colour-white = Colori: gioco con il Bianco
compose-colour-black = Colori: gioco con il Nero
compose-setup-full = Disposizione: piazziamo noi
compose-setup-full-means = Circa 40 turni a testa
compose-setup-random = Disposizione: casuale
compose-setup-random-means = Si muove subito: circa 15 turni a testa
compose-rated = Rating: la partita vale
compose-unrated = Rating: la partita non vale
compose-place-here = Luogo: questo canale
compose-place-private = Luogo: messaggi diretti
compose-place-private-means = Nessun altro vede la partita
button-rated = Con rating
button-unrated = Senza rating
button-place-here = Questo canale
button-place-private = In privato
button-pace-live = ⚡ Dal vivo, { $time }
button-pace-days = Giorni
button-pace-none = Senza limiti di tempo
compose-pace = Tempo: { $pace }
button-send-challenge = Invia la sfida

## Welcome

begin-first = È la tua prima partita? Con **Disposizione casuale** salti il piazzamento e muovi subito le colonne.
begin-live = Giocate subito, fino alla fine. La sfida scade dopo { $time }.
begin-private = Giocate nei vostri messaggi diretti con me, e nessun altro vede la partita.
begin-directly = **Sfida qualcuno con cui hai già giocato.** Lo chiedo con un messaggio diretto, ed è lì che giocate.
begin-directly-nobody = Da qui sfidi chi ha già giocato con te, e per ora non c’è nessuno. Usa `/dvonn challenge` nel canale di un server o in un’altra conversazione: chi accetta gioca con te.

## Records

begin-new = **Nuova partita:** scegli la disposizione e il tempo, poi contro chi giochi. Per il colore e altri tempi, usa `/dvonn challenge`.

## Private answers

done-declined = Hai rifiutato la sfida.
done-withdrawn = Hai ritirato la sfida.
done-accepted = La partita { $match } è cominciata. Buon divertimento!
done-accepted-private = La partita { $match } è cominciata nei tuoi messaggi diretti con me. Buon divertimento!
done-rematch = Hai chiesto la rivincita in { $channel }. Comincia appena viene accettata. Vi scambiate i colori.
done-rematch-private = Ho chiesto la rivincita a { $opponent } con un messaggio diretto. Comincia appena viene accettata. Vi scambiate i colori.
rematch-asked = Hai già chiesto la rivincita a { $opponent }. Comincia appena viene accettata o dall’altra parte si preme lo stesso pulsante.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Sfida qualcuno, lancia una sfida aperta a tutti o gioca contro il computer

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = colore
name-level = livello
name-pace = tempo
name-days-off = giorni-liberi
name-rated = rating
name-private = privata

option-opponent = Chi vuoi sfidare; vuoto: una sfida aperta a tutti
option-colour = Il colore con cui giochi; vuoto: a sorte
choice-colour-random = a sorte
choice-colour-white = Bianco
choice-colour-black = Nero
option-setup = Come arrivano le pedine sul tavoliere; vuoto: le piazzate voi, tranne contro il computer
choice-setup-full = le piazzate voi · circa 40 turni a testa
choice-setup-random = casuale · circa 15 turni a testa
option-level = Gioca contro di me: 1 è per chi comincia, 10 è il mio livello massimo
option-pace = Il tempo, come 3d, 10m + 10s o 3d + 1d < 5d; vuoto: quello del server
option-days-off = Giorni in cui l’orologio si ferma: un fuso per il fine settimana, o anche i giorni, come 67 UTC
option-rated = Se la partita vale per il rating; vuoto: sì
option-private = Giocare nei messaggi diretti con me, dove nessun altro vede la partita; vuoto: no

## Refusals

refused-cannot-see = Non puoi vedere il canale della partita. Chiedi l’accesso a chi gestisce il server, poi riprova.
refused-only-in-its-chat = Non posso scrivere a { $opponent }. Premi **Rivincita** sul risultato nella conversazione in cui avete giocato: lì si vede.
