## For those who manage a server

ask-cancel = **Welke partij of uitdaging zal ik annuleren?** Ik vraag het nog een keer.
ask-cancel-none = Op deze server loopt geen partij en staat geen uitdaging open.
ask-cancel-some-match = Een partij annuleren…
ask-cancel-some-challenge = Een uitdaging annuleren…
ask-cancel-match = **Partij { $match } annuleren?** Niemand wint of verliest, en verderspelen kan niet meer. Beide spelers krijgen bericht.
ask-cancel-challenge = **Uitdaging { $challenge } annuleren?** Niemand kan die dan nog aannemen, en dat komt ook in het bericht te staan.
button-cancel-match = Partij annuleren
button-cancel-challenge = Uitdaging annuleren
form-cancel-match = Partij { $match } annuleren
form-cancel-explanation = Iedereen die de partij of de uitdaging ziet, kan het lezen.
done-cancelled-match = Partij { $match } is geannuleerd: niemand heeft gewonnen of verloren.
done-cancelled-challenge = De uitdaging is geannuleerd.

done-banned = { $player } kan hier niemand meer uitdagen en geen uitdagingen aannemen, en krijgt daar een privébericht over. Lopende partijen gaan door.
done-banned-closed = Openstaande uitdagingen die zijn gesloten: { $count }.
done-unbanned = ✅ { $player } kan hier weer uitdagen en uitdagingen aannemen, en krijgt daar een privébericht over.
banned-heading = **Uitgesloten van uitdagingen:** { $count }
banned-none = Niemand is hier uitgesloten. Met `/dvonn-admin ban` zorg je dat iemand niet meer kan uitdagen of aannemen.
banned-person = { $player } · sinds { $since }
button-unban = Toelaten
button-banned = Uitgesloten
button-log = Logboek

exported = { $count ->
    [1] **Partij { $first }** van deze server.
   *[other] **{ $count } partijen** van deze server, van { $first } tot en met { $last }: elke regel is één partij in JSON.
  }
exported-left = { $count ->
    [0] Dat zijn ze allemaal.
    [one] Nog { $count } partij paste niet in dit bestand.
   *[other] Nog { $count } partijen pasten niet in dit bestand.
  }
button-export-next = Volgend bestand

log-heading = **Logboek** · items: { $count }
log-none = Het logboek is leeg. Wat het serverbeheer hier wijzigt, annuleert of exporteert, blijft er een jaar in staan.
log-setting = { $manager } heeft gewijzigd { $setting }: { $value }.
log-setting-channels = waar gespeeld mag worden
log-setting-threads = waar de borden staan
log-setting-pace = de gewone bedenktijd
log-setting-language = in welke taal openbare berichten zijn
log-setting-keep-boards = hoelang borden van afgelopen partijen blijven staan
log-setting-challenges-last = hoelang uitdagingen open blijven
log-setting-daily-channel = waar de puzzel van de dag komt
log-setting-daily-hour = wanneer de puzzel van de dag komt
log-setting-own-puzzles = of partijen van deze server puzzels worden
log-follow = { $manager } laat { $channel } partijen aan toeschouwers tonen.
log-unfollow = { $manager } laat { $channel } geen partijen meer tonen.
log-show = { $manager } laat in { $channel } tonen: { $value }.
log-stop-showing = { $manager } laat niet meer tonen: { $value }.
log-cancel-match = { $manager } heeft partij { $number } geannuleerd.
log-unrate = { $manager } heeft partij { $number } uit de ratings gehaald.
log-inspect = { $manager } heeft bekeken hoe partij { $number } gespeeld is.
log-cancel-challenge = { $manager } heeft uitdaging { $number } geannuleerd.
log-ban = { $manager } heeft { $player } uitgesloten van uitdagen.
log-unban = { $manager } heeft { $player } weer toegelaten.
log-export = { $manager } heeft partijen geëxporteerd: { $number }.

command-admin-cancel = Een partij of uitdaging van deze server annuleren (vereist “Server beheren”)
option-cancel-match = De lopende partij die je wilt annuleren
option-cancel-challenge = De openstaande uitdaging die je wilt annuleren
command-admin-ban = Iemand uitsluiten van uitdagen en aannemen, of zien wie dat is (vereist “Server beheren”)
option-ban-user = Wie niet meer mag uitdagen of aannemen; zonder naam zie je wie is uitgesloten
option-ban-reason = Waarom; de persoon krijgt het te lezen
command-admin-unban = Iemand hier weer laten uitdagen en aannemen (vereist “Server beheren”)
option-unban-user = Wie weer mag uitdagen en aannemen
command-admin-export = Alle partijen van deze server als bestand, één per regel (vereist “Server beheren”)
command-admin-log = Wat het serverbeheer hier deed, en wie is uitgesloten (vereist “Server beheren”)

## Commands: options. Their names have no blanks and no capitals

name-challenge = uitdaging
name-reason = reden
