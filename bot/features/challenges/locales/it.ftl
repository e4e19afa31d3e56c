## Buttons

button-rematch = Rivincita

## Challenges

challenges-none = Non hai sfide aperte qui. Lanciane una con `/dvonn challenge`.
challenges-none-anywhere = Non hai sfide aperte in nessun server. Nel canale di un server `/dvonn challenge` ne lancia una; qui puoi giocare contro di me.
challenges-anywhere = **Sfide aperte:** { $count }
challenges-heading = **Sfide aperte qui:** { $count }
challenges-own = **La tua sfida a { $opponent }**
challenges-own-open = **La tua sfida aperta**
challenges-other = **{ $challenger } ti sfida**

form-decline = Rifiuta la sfida
form-decline-explanation = Il tuo testo comparirà sotto la sfida.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Sfida a DVONN
compose-heading = **Sfida { $opponent } a una partita di DVONN.** La sfida comparirà in questo canale.
compose-blocked = Hai bloccato { $opponent }. Per giocare insieme, togli prima il blocco.
compose-colour-random = Colori: a sorte
compose-colour-white = Colori: io gioco il Bianco
compose-colour-black = Colori: io gioco il Nero
compose-setup-full = Disposizione: piazziamo noi
compose-setup-full-means = Circa 40 turni a testa
compose-setup-random = Disposizione: a caso
compose-setup-random-means = Si muove subito: circa 15 turni a testa
compose-rated = Rating: la partita vale
compose-unrated = Rating: la partita non vale
button-rated = Con rating
button-unrated = Senza rating
compose-pace = Tempo: { $pace }
button-send-challenge = Invia la sfida

## Welcome

begin-first = È la tua prima partita? Con **Disposte a caso** si salta il piazzamento e muovi subito le colonne.

## Records

begin-new = **Una nuova partita:** scegli la disposizione delle pedine, poi contro chi giochi. Con `/dvonn challenge` puoi scegliere anche il colore e il tempo.

## Private answers

done-declined = Hai rifiutato la sfida.
done-withdrawn = Hai ritirato la sfida.
done-accepted = La partita { $match } è cominciata. Buon divertimento!
done-rematch = Hai chiesto la rivincita in { $channel }. Comincia appena viene accettata, con i colori scambiati.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Sfida qualcuno, o lancia una sfida aperta a tutti

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-colour = colore
name-level = livello
name-pace = tempo
name-days-off = giorni-liberi
name-rated = rating

option-opponent = Chi sfidi; se non indichi nessuno, può accettare chiunque
option-colour = Il colore con cui vuoi giocare; se non lo scegli, a sorte
choice-colour-random = a sorte
choice-colour-white = Bianco
choice-colour-black = Nero
option-setup = Come arrivano le pedine sul tavoliere; se non scegli, le piazzate voi, tranne con il computer
choice-setup-full = le piazzate voi: circa 40 turni a testa
choice-setup-random = a caso: si muove subito, circa 15 turni a testa
option-level = Gioca contro di me: 1 è per chi comincia, 8 è il massimo delle mie forze
option-pace = Il tempo, come 3d, 10m + 10s o 3d + 1d < 5d; se non lo scegli, quello abituale del server
option-days-off = Giorni in cui l’orologio si ferma: un fuso per il fine settimana, o anche i giorni, come 67 UTC
option-rated = Se vale per il rating; se non lo scegli, sì
