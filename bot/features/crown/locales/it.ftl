## The crown

button-crown = La corona
button-crown-challenge = Sfida
button-crown-lay-down = Cedi la corona
crown-heading = 👑 **La corona di questo server**
crown-picture = Una corona.
crown-picture-of = Una corona con il nome { $player }.
crown-holder = **{ $player }** porta la corona dal { $since }.
crown-hidden-player = una persona con il profilo nascosto
crown-defences = { $count ->
    [0] Non ancora difesa.
    [1] Difesa una volta.
   *[other] Difesa { $count } volte.
  }
crown-defences-brief = { $count ->
    [one] { $count } difesa
   *[other] { $count } difese
  }
crown-free = **Nessuno porta la corona.** Le prime due persone in classifica possono giocarsela: `/dvonn-club table`.
crown-contenders = Al momento: { $first } e { $second }.
crown-waiting = { $player } ha sfidato { $opponent }. Risposta attesa { $until }.
crown-playing = { $player } e { $opponent } stanno giocando per la corona.
crown-rules = Chi è in classifica può sfidare, una persona alla volta. Chi porta la corona risponde entro 3 giorni o la perde; in caso di pareggio la tiene. Una partita con rating: disposizione casuale, 3 giorni a testa e uno in più a ogni mossa.
crown-earlier = **Portata prima da**
crown-off = Al momento questo server non ha una corona. Chi lo gestisce può metterla in palio con `/dvonn-admin crown`.
crown-won = 👑 **{ $player } ha vinto la corona.**
crown-came = 👑 **Ora { $player } porta la corona.** La sfida non è stata accettata.
crown-challenge = 👑 **{ $player } sfida { $opponent } per la corona.** Senza risposta, passa a { $player } { $until }.
crown-invitation = 👑 **{ $player } invita { $opponent } a giocare per la corona.** Risposta attesa { $until }.
crown-notify = { $player } ti sfida per la corona. Accetti?
crown-invite = Invita qualcuno a giocare
ask-lay-down = **Cedere la corona?** Se qualcuno ti ha sfidato, va a quella persona. Altrimenti non la porta nessuno. Non si può annullare.
ask-resign-crown = **Vuoi abbandonare la partita per la corona?** Sarà persa. Non si può tornare indietro.
panel-facts-crown = Partita { $match }, per la corona

## Private answers

crown-challenge-sent = La tua sfida è partita.
crown-begun = La partita per la corona è iniziata. Buon divertimento!
crown-declined = Hai rifiutato di giocare per la corona.
crown-withdrawn = Hai ritirato la tua sfida per la corona.
crown-laid-down = Hai ceduto la corona.

## Direct messages

crown-asked = { $server }: { $player } ti sfida per la corona. Senza risposta, la perdi { $until }.
crown-asked-free = { $server }: { $player } vuole giocare con te per la corona, che nessuno porta. Senza risposta, va a { $player } { $until }.
crown-invited = { $server }: { $player } porta la corona e ti invita a giocartela. Risposta attesa { $until }.
crown-quiet = { $server }: da 60 giorni nessuno ti sfida per la corona. Per tenerla, invita qualcuno entro 14 giorni con `/dvonn-club crown`.
crown-yours = { $server }: 👑 la corona è tua. La tua sfida non è stata accettata.
crown-passed-on = { $server }: non porti più la corona, perché la sfida non ha avuto risposta in tempo. Riprendila con `/dvonn-club crown`.
crown-not-now = { $server }: la partita per la corona che hai proposto è stata rifiutata. La corona resta a te.
crown-free-again = { $server }: non porti più la corona, perché non hai invitato nessuno a giocarsela. Puoi riconquistarla: `/dvonn-club crown`.
role-trouble-crown = { $server }: non posso dare o togliere il ruolo della corona. Mi servono **Gestisci ruoli** e un ruolo più in alto. La corona funziona anche senza; vedi `/dvonn-admin crown`.

## For managers

crown-manage-off = La corona non è in palio. Scegli un canale per metterla in palio: lì stanno la sua scheda, le sfide e le partite.
crown-manage-on = La corona è in { $channel }. Non scegliere nessun canale per toglierla; chi la porta la perde.
crown-manage-missing = ⚠️ Permessi mancanti in { $channel }: { $permissions }.
crown-manage-gone = ⚠️ Il canale non c’è più, o non posso più scriverci. Scegline un altro.
crown-manage-role = Un ruolo per chi porta la corona, se vuoi:
crown-stopped = La corona non è più in palio.

## Commands

help-crown = `/dvonn-club crown` mostra chi porta la corona del server.
help-admin-crown = `/dvonn-admin crown` avvia una corona.
command-club-crown = La corona del server: chi la porta, da quando, e chi può sfidare
command-admin-crown = Metti in palio o togli la corona, scegli canale e ruolo (serve Gestisci server)

## Refusals

refused-crown-off = Al momento qui non c’è una corona in palio. Chi gestisce il server può metterla con `/dvonn-admin crown`.
refused-crown-busy = C’è già un’altra sfida per la corona. Riprova quando sarà decisa: `/dvonn-club crown` mostra a che punto è.
refused-crown-own = La corona la porti tu: sono gli altri a sfidarti. Scegli un’altra persona.
refused-crown-not-in-table = Per la corona gioca solo chi è nella classifica di questo server. `/dvonn-club table` mostra che cosa manca.
refused-crown-free = Finché nessuno porta la corona, se la giocano le prime due persone in classifica: `/dvonn-club table`. Poi può sfidare chiunque sia in classifica.
refused-crown-rest = Hai giocato per la corona da poco: ora tocca prima agli altri. Potrai sfidare di nuovo dal { $until }.
refused-crown-away = L’altra persona è assente, rientro: { $until }. Sfidala al suo ritorno.
refused-crown-answered = Questa sfida per la corona non è più aperta. `/dvonn-club crown` mostra a che punto è.
refused-crown-not-yours = Non tocca a te rispondere a questa sfida. Per giocare tu per la corona, usa `/dvonn-club crown`.
refused-crown-own-challenge = È partita da te, quindi deve rispondere l’altra persona. Per ritirarla, premi **Ritira**.
refused-crown-in-play = Stai giocando per la corona. Finisci la partita, o abbandonala.
refused-crown-not-worn = Non porti la corona, quindi non c’è nulla da cedere. `/dvonn-club crown` mostra chi la porta.
refused-crown-not-to-invite = Puoi invitare qualcuno solo se da 60 giorni nessuno ti sfida. Fino ad allora sono gli altri a sfidarti.

## People and servers

kept-reigns = Corone che porti o hai portato: { $count }

## Standing messages

standing-crown = Corona
