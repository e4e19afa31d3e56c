## The digest

digest-heading = 🗞️ **La settimana dal { $since } al { $until }** · { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
  }
digest-game = **Partita della settimana:** { $players }
    Con { $move }, le probabilità di vittoria di { $player } sono passate dal { $before }% al { $after }%.
digest-movers = **Variazioni in classifica**
digest-board = **I migliori risultati del tavoliere della settimana { $number }**
digest-crown = 👑 { $player } porta la corona.
digest-crown-new = 👑 Novità della settimana: { $player } porta la corona.
digest-league-join = Per partecipare: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Riepilogo della settimana**
digest-off = Una volta a settimana, un messaggio silenzioso racconta che cosa è successo: partita della settimana, classifica, lega, tavoliere della settimana e corona. Scegli un canale per cominciare.
digest-on = Esce in { $channel }, la prossima volta { $next } (la tua ora), a meno che nessuno abbia finito una partita. Nessuno riceve avvisi. Non scegliere nessun canale per fermarlo.
digest-times = Giorno e ora, fuso orario { $zone }:
digest-missing = ⚠️ Permessi mancanti in { $channel }: { $permissions }.
button-digest-zone = Fuso orario
form-digest-zone = Fuso orario
form-digest-zone-explanation = Continente/Città, ad esempio Europe/Rome, o solo la città
digest-day-1 = di lunedì
digest-day-2 = di martedì
digest-day-3 = di mercoledì
digest-day-4 = di giovedì
digest-day-5 = di venerdì
digest-day-6 = di sabato
digest-day-7 = di domenica
digest-lost = { $server }: il riepilogo della settimana non c’è più, perché non posso più scrivere in { $channel }. Scegli un altro canale con `/dvonn-admin digest`.
digest-lost-permissions = { $server }: il riepilogo della settimana non c’è più. Permessi mancanti in { $channel }: { $permissions }. Concedili, poi scegli di nuovo il canale con `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest` avvia un riepilogo settimanale.
command-admin-digest = Un messaggio silenzioso a settimana su ciò che è successo qui (serve Gestisci server)

## Refusals

refused-not-a-zone = Non trovo un fuso orario “{ $text }”. Scrivi un luogo come Europe/Rome, o una grande città.
