## Buttons

button-find-start = Trova con chi giocare
button-find-stop = Smetti di cercare
button-find-change = Cambia desideri

## Private answers

find-heading = **Trova con chi giocare.** Ti abbino a una persona di questo server con desideri compatibili.
find-heading-anywhere = **Cerca ovunque.** Ti abbino a una persona con desideri compatibili, da uno dei miei server o da fuori.
find-waiting = Stai già cercando. La ricerca finisce { $until }.
find-reach-server = Dove: in questo server
find-reach-anywhere = Dove: ovunque
find-server-played = La partita si gioca in questo server.
find-anywhere-played = Giocate nei vostri messaggi diretti con me. L’altra persona vede il tuo nome, e un canale del suo server può mostrare la partita e le sue rivincite.
find-anywhere-shown = Qui le mostra { $channel }.
find-anywhere-named = L’altra persona vede anche il nome di questo server.
find-closed-here = Per cercare fuori da questo server, usa `/dvonn-club opponent` nei tuoi messaggi diretti con me.
find-tempo-live = Tempo: dal vivo, adesso
find-tempo-days = Tempo: su più giorni
find-setup-any = Disposizione: indifferente
find-setup-full = Disposizione: piazziamo noi
find-setup-random = Disposizione: casuale
find-stakes-any = Rating: indifferente
find-stakes-rated = Rating: la partita vale
find-stakes-unrated = Rating: la partita non vale
find-spread-any = Altra parte: qualsiasi rating
find-spread = Altra parte: al massimo { $points } punti di distanza
find-none-yet = **Ricerca in corso.** Per ora non c’è nessuno di adatto. La ricerca finisce { $until }.
find-called-live = Appena c’è qualcuno di adatto, la partita comincia subito e ti avviso.
find-called-days = Appena c’è qualcuno di adatto, la partita comincia, e ti avviso quando tocca a te.
find-called-anywhere = Appena c’è qualcuno di adatto, la partita comincia nei tuoi messaggi diretti con me. Lì ti ho scritto.
find-found = Ho trovato qualcuno. La partita { $match } è cominciata. Buon divertimento!
find-found-direct = Ho trovato qualcuno: { $player }. La partita { $match } è cominciata nei tuoi messaggi diretti con me. Buon divertimento!
find-found-from = Ho trovato qualcuno: { $player }, da { $server }. La partita { $match } è cominciata nei tuoi messaggi diretti con me. Buon divertimento!
find-stopped = Hai smesso di cercare.
find-not-waiting = Non stai cercando nessuno.
find-nobody = Per ora nessun altro sta cercando.
find-usual = Di solito ci vuole circa { $time }.

## The card, and how many look for an opponent

find-card = **Trova con chi giocare**
find-card-empty = Per ora nessuno sta cercando. Premi il pulsante e ti abbino alla prossima persona che cerca.
find-number-live =
    { $count ->
        [one] { $count } persona cerca una partita dal vivo.
        [many] { $count } di persone cercano una partita dal vivo.
       *[other] { $count } persone cercano una partita dal vivo.
    }
find-number-days =
    { $count ->
        [one] { $count } persona cerca una partita su più giorni.
        [many] { $count } di persone cercano una partita su più giorni.
       *[other] { $count } persone cercano una partita su più giorni.
    }

## Messages to people who look, and in channels

find-notice = **Ricerca ovunque.** Appena c’è qualcuno di adatto, la partita comincia qui. La ricerca finisce { $until }.
find-call = { $role } Qualcuno cerca con chi giocare.
find-call-over = Ora nessuno sta più cercando. Premi il pulsante e ti abbino alla prossima persona che cerca.
find-call-notification = Qualcuno cerca con chi giocare.
anywhere-heading = 🌍 **Una partita con qualcuno da fuori**
anywhere-heading-server = 🌍 **Una partita con qualcuno da { $server }**

## For managers

lobby-heading = **Trovare con chi giocare** in questo server.
lobby-openness-closed = I membri giocano solo tra loro
lobby-openness-open = Aperto a chi viene da fuori
lobby-openness-named = Aperto, e si dice il nome del server
log-setting-lobby-openness = Partite con persone da fuori
log-setting-lobby-channel = Canale delle partite con persone da fuori
log-setting-lobby-role = Ruolo menzionato per una ricerca
lobby-channel = **Canale.** Qui mostro le partite con persone da fuori e menziono il ruolo. Senza canale, nessuna delle due cose.
lobby-missing = ⚠️ Permessi mancanti in { $channel }: { $permissions }.
lobby-role = **Ruolo.** Lo menziono quando qualcuno cerca e nessun altro lo fa, al massimo una volta al giorno.
lobby-role-missing = ⚠️ Non posso menzionare questo ruolo: permetti a tutti di menzionarlo, o dammi il permesso di menzionare tutti i ruoli.

## Refusals

refused-server-closed = Questo server non è aperto alle partite con persone da fuori. Puoi cercare ovunque nei tuoi messaggi diretti con me.

## Commands

help-admin-opponent = `/dvonn-admin opponent`: partite con gente da fuori.
command-club-opponent = Gioca con qualcuno che sta cercando una partita come te
command-admin-opponent = Chi può giocare con chi, e il ruolo che menziono (richiede “Gestisci server”)

## People and servers

kept-seeks = Ricerche di qualcuno con cui giocare: { $count }

## Standing messages

standing-lobby = Trova con chi giocare
