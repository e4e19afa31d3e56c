## Buttons

button-find-start = Trova con chi giocare
button-find-stop = Smetti di cercare
button-find-change = Cambia desideri

## Private answers

find-heading = **Trova con chi giocare.** Ti abbino a una persona di questo server con desideri compatibili.
find-waiting = Stai già cercando. La ricerca finisce { $until }.
find-tempo-live = Tempo: dal vivo, adesso ({ $pace })
find-tempo-days = Tempo: su più giorni ({ $pace })
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
find-found = Ho trovato qualcuno. La partita { $match } è cominciata. Buon divertimento!
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

## Commands

command-club-opponent = Gioca con qualcuno che sta cercando una partita come te

## People and servers

kept-seeks = Ricerche di qualcuno con cui giocare: { $count }

## Standing messages

standing-lobby = Trova con chi giocare
