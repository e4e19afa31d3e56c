## For those who manage a server

ask-cancel = **Een partij of uitdaging annuleren.** Kies er een. Ik vraag het nog een keer voordat ik annuleer.
ask-cancel-none = Op deze server zijn er geen lopende partijen of openstaande uitdagingen.
ask-cancel-some-match = Een partij annuleren…
ask-cancel-some-challenge = Een uitdaging annuleren…
ask-cancel-match = **Partij { $match } annuleren?** De partij eindigt dan zonder uitslag, en verderspelen kan niet meer. Beide spelers krijgen bericht.
ask-cancel-challenge = **Uitdaging { $challenge } annuleren?** Niemand kan die daarna nog aannemen. In het bericht staat dan dat de uitdaging is geannuleerd.
button-cancel-match = Partij annuleren
button-cancel-challenge = Uitdaging annuleren
form-cancel-match = Partij { $match } annuleren
form-cancel-explanation = Iedereen die de partij of de uitdaging ziet, kan het lezen.
done-cancelled-match = Partij { $match } is geannuleerd. Er is geen uitslag.
done-cancelled-challenge = De uitdaging is geannuleerd.

done-banned = **Uitgesloten van uitdagingen:** { $player }. Ik stuur daarover een privébericht. Lopende partijen gaan door.
done-banned-closed = Gesloten uitdagingen: { $count }.
done-unbanned = ✅ { $player } kan hier weer mensen uitdagen en uitdagingen aannemen. Ik stuur daarover een privébericht.
banned-heading = **Uitgesloten van uitdagingen:** { $count }
banned-none = Hier is niemand uitgesloten. Met `/dvonn-admin ban` sluit je iemand uit van uitdagingen.
banned-person = { $player } · sinds { $since }
button-unban = Weer toelaten
button-banned = Uitgesloten personen
button-log = Logboek

exported = { $count ->
    [1] **Partij { $first }** van deze server.
   *[other] **{ $count } partijen** van deze server, nummer { $first } tot en met { $last }. Elke regel is één partij in JSON.
  }
exported-left = { $count ->
    [0] Dat zijn ze allemaal.
    [one] Nog { $count } partij paste niet in dit bestand.
   *[other] Nog { $count } partijen pasten niet in dit bestand.
  }

log-heading = **Logboek** · items: { $count }
log-none = Het logboek is leeg. Wat het serverbeheer wijzigt, annuleert of exporteert, blijft hier een jaar bewaard.
log-setting-channels = Kanalen voor partijen
log-setting-threads = Plek van de borden
log-setting-quiet = Rustig kanaal
log-setting-ping-by = Manier van pingen
log-setting-pace = Standaardbedenktijd
log-setting-language = Taal van openbare berichten
log-setting-keep-boards = Bewaartijd van uitslagen
log-setting-challenges-last = Looptijd van uitdagingen
log-setting-daily-channel = Kanaal voor de puzzel van de dag
log-setting-daily-hour = Tijd van de puzzel van de dag
log-setting-own-puzzles = Puzzels uit partijen van deze server
log-export = { $manager } heeft partijen geëxporteerd: { $number }.

command-admin-cancel = Een partij of uitdaging van deze server annuleren (vereist “Server beheren”)
option-cancel-match = De lopende partij die je wilt annuleren
option-cancel-challenge = De openstaande uitdaging die je wilt annuleren
command-admin-ban = Iemand hier uitsluiten van uitdagingen, of zien wie is uitgesloten (vereist “Server beheren”)
option-ban-user = Wie je uitsluit; laat dit leeg om te zien wie is uitgesloten
option-ban-reason = De reden, die de persoon te lezen krijgt
command-admin-unban = Iemand hier weer toelaten tot uitdagingen (vereist “Server beheren”)
option-unban-user = Wie je weer toelaat
command-admin-export = Alle partijen van deze server exporteren, één per regel (vereist “Server beheren”)
command-admin-log = Zien wat het serverbeheer hier deed, en wie is uitgesloten (vereist “Server beheren”)

## Commands: options. Their names have no blanks and no capitals

name-challenge = uitdaging
name-reason = reden

direct-message-banned = { $server }: het serverbeheer heeft je uitgesloten van uitdagingen. Je kunt daar niemand uitdagen en geen uitdagingen aannemen. Je lopende partijen gaan door. Denk je dat het een vergissing is? Neem dan contact op met wie de server beheert.
direct-message-unbanned = { $server }: je kunt daar weer mensen uitdagen en uitdagingen aannemen. Veel plezier!

## Refusals

refused-nothing-to-cancel = Kies een partij of een uitdaging. Ik vraag het nog een keer voordat ik iets annuleer.
refused-not-banned = { $player } is hier niet uitgesloten. Met `/dvonn-admin ban`, zonder iemand te noemen, zie je wie wel.
