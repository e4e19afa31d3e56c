## The crown

button-crown = Korona
button-crown-challenge = Rzuć wyzwanie
button-crown-lay-down = Oddaj koronę
crown-heading = 👑 **Korona tego serwera**
crown-picture = Korona.
crown-picture-of = Korona z napisem { $player }.
crown-holder = **{ $player }** nosi koronę od { $since }.
crown-hidden-player = osoba z ukrytym profilem
crown-defences = { $count ->
    [0] Jeszcze bez obrony.
    [one] Obroniona { $count } raz.
    [few] Obroniona { $count } razy.
   *[many] Obroniona { $count } razy.
  }
crown-defences-brief = { $count ->
    [one] { $count } obrona
    [few] { $count } obrony
   *[many] { $count } obron
  }
crown-free = **Nikt nie nosi korony.** Mogą o nią zagrać dwie pierwsze osoby z tabeli: `/dvonn-club table`.
crown-contenders = Teraz są to { $first } i { $second }.
crown-waiting = Wyzwanie: { $player } – { $opponent }. Termin odpowiedzi: { $until }.
crown-playing = { $player } i { $opponent } grają teraz o koronę.
crown-rules = Wyzwanie może rzucić każda osoba z tabeli, po jednej naraz. Kto nosi koronę, odpowiada w ciągu 3 dni albo ją traci; przy remisie ją zachowuje. Jedna partia rankingowa: losowe rozstawienie, po 3 dni i dzień więcej za każdy ruch.
crown-earlier = **Poprzednie panowania**
crown-off = Ten serwer nie ma teraz korony. Osoba zarządzająca serwerem może ją wprowadzić: `/dvonn-admin crown`.
crown-won = 👑 **Koronę zdobywa { $player }.**
crown-came = 👑 **Koronę nosi teraz { $player }.** Wyzwanie nie zostało przyjęte.
crown-challenge = 👑 **Wyzwanie o koronę: { $player } – { $opponent }.** Bez odpowiedzi { $until } koronę dostaje { $player }.
crown-invitation = 👑 **{ $player } zaprasza do gry o koronę: { $opponent }.** Termin odpowiedzi: { $until }.
crown-notify = { $player } rzuca ci wyzwanie o koronę. Przyjmujesz?
crown-invite = Zaproś kogoś do gry
ask-lay-down = **Oddać koronę?** Jeśli ktoś rzucił ci wyzwanie, dostanie ją ta osoba. W przeciwnym razie nikt jej nie będzie nosić. Tego nie można cofnąć.
ask-resign-crown = **Poddać partię o koronę?** Będzie przegrana. Nie da się tego cofnąć.
panel-facts-crown = Partia { $match }, o koronę

## Private answers

crown-challenge-sent = Wyzwanie zostało wysłane.
crown-begun = Partia o koronę się rozpoczęła. Miłej gry!
crown-declined = Odmawiasz gry o koronę.
crown-withdrawn = Twoje wyzwanie o koronę zostało wycofane.
crown-laid-down = Nie nosisz już korony.

## Direct messages

crown-asked = { $server }: { $player } rzuca ci wyzwanie o koronę. Bez odpowiedzi stracisz ją { $until }.
crown-asked-free = { $server }: { $player } chce zagrać z tobą o koronę, której nikt nie nosi. Bez odpowiedzi { $until } dostaje ją { $player }.
crown-invited = { $server }: { $player } nosi koronę i zaprasza cię do gry o nią. Termin odpowiedzi: { $until }.
crown-quiet = { $server }: od 60 dni nikt nie rzucił ci wyzwania o koronę. Aby ją zachować, zaproś kogoś w ciągu 14 dni: `/dvonn-club crown`.
crown-yours = { $server }: 👑 korona jest twoja. Twoje wyzwanie nie zostało przyjęte.
crown-passed-on = { $server }: nie nosisz już korony, bo na wyzwanie nie było odpowiedzi w terminie. Odzyskaj ją: `/dvonn-club crown`.
crown-not-now = { $server }: zaproponowana partia o koronę została odrzucona. Zachowujesz koronę.
crown-free-again = { $server }: nie nosisz już korony, bo nikogo nie udało się zaprosić do gry o nią. Możesz ją odzyskać: `/dvonn-club crown`.
role-trouble-crown = { $server }: nie mogę nadać ani odebrać roli korony. Potrzebuję uprawnienia **Zarządzanie rolami** i roli powyżej niej. Korona działa i bez roli: `/dvonn-admin crown`.

## For managers

crown-manage-off = Korona jest wyłączona. Wybierz kanał, aby ją wprowadzić: tam trafią jej karta, wyzwania i partie.
crown-manage-on = Korona jest na kanale { $channel }. Nie wybieraj żadnego kanału, aby ją wyłączyć; kto ją nosi, wtedy ją traci.
crown-manage-missing = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }.
crown-manage-gone = ⚠️ Tego kanału już nie ma albo nie mogę na nim pisać. Wybierz inny.
crown-manage-role = Jeśli chcesz, rola dla osoby, która nosi koronę:
crown-stopped = Korona została wyłączona.

## Commands

help-crown = `/dvonn-club crown` pokazuje, kto nosi koronę serwera.
help-admin-crown = `/dvonn-admin crown` dodaje koronę.
command-club-crown = Korona serwera: kto ją nosi, od kiedy i kto może rzucić wyzwanie
command-admin-crown = Wprowadź lub wyłącz koronę, wybierz kanał i rolę (wymaga Zarządzania serwerem)

## Refusals

refused-crown-off = Nie ma tu teraz korony. Osoba zarządzająca serwerem może ją wprowadzić: `/dvonn-admin crown`.
refused-crown-busy = Trwa już inne wyzwanie o koronę. Spróbuj, gdy się rozstrzygnie: `/dvonn-club crown` pokazuje, jak stoi sprawa.
refused-crown-own = To ty nosisz koronę: inni rzucają wyzwanie tobie. Wybierz kogoś innego.
refused-crown-not-in-table = O koronę grają tylko osoby z tabeli tego serwera. `/dvonn-club table` pokazuje, czego jeszcze brakuje.
refused-crown-free = Dopóki nikt nie nosi korony, grają o nią dwie pierwsze osoby z tabeli: `/dvonn-club table`. Potem wyzwanie może rzucić każda osoba z tabeli.
refused-crown-rest = Niedawno była twoja partia o koronę, więc teraz szansa dla innych. Znów możesz rzucić wyzwanie od { $until }.
refused-crown-away = Druga osoba ma przerwę do { $until }. Rzuć wyzwanie, gdy wróci.
refused-crown-answered = To wyzwanie o koronę nie jest już otwarte. `/dvonn-club crown` pokazuje, jak stoi sprawa.
refused-crown-not-yours = To wyzwanie nie jest do ciebie. Aby zagrać o koronę, użyj `/dvonn-club crown`.
refused-crown-own-challenge = To wyszło od ciebie, więc odpowiada druga osoba. Aby to wycofać, naciśnij **Wycofaj**.
refused-crown-in-play = Grasz teraz o koronę. Dokończ tę partię albo ją poddaj.
refused-crown-not-worn = Nie nosisz korony, więc nie ma czego oddać. `/dvonn-club crown` pokazuje, kto ją nosi.
refused-crown-not-to-invite = Zaprosić kogoś można dopiero, gdy przez 60 dni nikt nie rzucił ci wyzwania. Do tego czasu wyzwania rzucają inni.

## People and servers

kept-reigns = Twoje korony, obecne i dawne: { $count }

## Standing messages

standing-crown = Korona
