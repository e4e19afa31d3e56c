# What more than one part of the bot says, in Polish; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
# Style: short, friendly, at most two sentences; what happened first, then what to do.
# Names of people stay in the nominative, and nothing tells whether somebody is a man or a woman: the present tense, or
# "zagrano", instead of a past tense. White and Black are the plurals "białe" and "czarne", as among chess players.

## Words

white = Białe
black = Czarne
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } i { $last }
anybody = dowolna osoba
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = Konto usunięte
language-name = Polski

## The board message

board-heading = **DVONN · partia { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } ma ruch**
turn-place = { $sign } **{ $player } stawia pion**
next-piece-dvonn = Pion DVONN { $count } z { $total }
next-piece-own = Pion { $count } z { $total }
turn-reminder = { $sign } **{ $player }, czas się kończy**
your-turn = { $sign } **Twój ruch:** { $task }
task-move = przesuń stos
task-place-own = postaw { $colour ->
    [white] biały
   *[black] czarny
  } pion { $count } z { $total }
task-place-dvonn = postaw czerwony pion DVONN { $count } z { $total }

told-begun-record = Partia zaczyna się od zapisanej pozycji.
told-begun-full = Plansza jest pusta: zaczynają białe.
told-begun-random = Wszystkie piony rozstawiono losowo: zaczynają białe.
told-placed-own = { colour } stawiają pion na { $space }.
told-placed-dvonn = { colour } stawiają pion DVONN na { $space }.
told-all-placed = Wszystkie piony stoją na planszy. Ostatni pion stawiają białe i to one wykonują też pierwszy ruch.
told-moved = { colour }: { $move }, teraz stos { $built } pionów.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, wysokość { $height }.
told-cut-off = Odcięto: { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } biały pion
        [few] { $count } białe piony
        [many] { $count } białych pionów
       *[other] { $count } białego piona
      }
   *[black] { $count ->
        [one] { $count } czarny pion
        [few] { $count } czarne piony
        [many] { $count } czarnych pionów
       *[other] { $count } czarnego piona
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } biały stos
        [few] { $count } białe stosy
        [many] { $count } białych stosów
       *[other] { $count } białego stosu
      }
   *[black] { $count ->
        [one] { $count } czarny stos
        [few] { $count } czarne stosy
        [many] { $count } czarnych stosów
       *[other] { $count } czarnego stosu
      }
  } ({ $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  })
told-passed = { colour } nie mają ruchu i pasują.

told-latest = Ostatnio: { $told }
told-undone = Ruch { $colour ->
    [white] białych
   *[black] czarnych
  } { $move } cofnięto.

clock-runs = ⏳ { $until }
clock-away = przerwa do { $until }
clock-given = 🎁 Od { $player } dla { $other }, dodatkowy czas: { $time }.
clock-halted-channel = Partia jest wstrzymana: nie mogę pisać na kanale { $channel }. Otwórz ją poleceniem `/dvonn games` na innym kanale i naciśnij **Przenieś tutaj**.
clock-halted-direct = Partia jest wstrzymana: moje wiadomości prywatne do ciebie nie docierają. Zezwól na nie, a potem otwórz tutaj partię poleceniem `/dvonn games`.
clock-halted-left = Partia jest wstrzymana: kogoś z grających nie ma już na serwerze. Ruszy dalej, gdy znów będą tam obie osoby.
clock-halted-server = Partia jest wstrzymana: nie ma mnie już na serwerze. Ruszy dalej, gdy ktoś znów mnie zaprosi.
clock-halted-in-play = Partia jest wstrzymana: ta pozycja jest grana w trwającej partii, więc jeszcze się tu nie ruszam. Ruszę się, gdy tylko tamta partia pójdzie dalej albo się skończy.
clock-halted-week = Partia jest wstrzymana: ta pozycja należy do planszy tygodnia, więc jeszcze się tu nie ruszam. Ruszę się { $until }, gdy tydzień się skończy.

offer-draw = 🤝 **{ $player } proponuje remis.** { $other }, przyjmij albo odrzuć; propozycja wygasa z następnym ruchem.
offer-undo = ↩️ **{ $player } prosi o cofnięcie ruchu { $move }.** { $other }, przyjmij albo odrzuć; prośba wygasa z następnym ruchem.
offer-draw-refused = { $player } woli grać dalej: na razie bez remisu.
offer-undo-refused = { $player } zostawia ruch na planszy.

result-board = 🏆 **{ $first } wygrywa { $more }:{ $less }.** Po drugiej stronie planszy: { $second }.
result-resignation = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } poddaje partię.
   *[stacking] { $second } poddaje partię przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } przekracza czas.
   *[stacking] { $second } przekracza czas przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-tie = 🤝 **Remis { $more }:{ $more }.** { $first } i { $second } dzielą się zwycięstwem.
result-agreement = 🤝 **Remis:** { $phase ->
    [placing] { $first } i { $second } wspólnie tak decydują.
   *[stacking] { $first } i { $second } wspólnie tak decydują przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-abandoned = **Zamknięta bez wyniku:** partia { $first } – { $second } była wstrzymana przez 30 dni.
result-void = **Bez wyniku:** w partii { $first } – { $second } nikt nie wygrywa.
result-cancelled-time = **Anulowana, nikt nie przegrywa:** czas minął, zanim obie strony ({ $first } i { $second }) zagrały pierwszy ruch.
result-cancelled-time-rated = **Anulowana, nikt nie przegrywa:** czas minął, zanim obie strony ({ $first } i { $second }) zagrały po dwa ruchy.
result-cancelled-resigned = **Anulowana, nikt nie przegrywa:** partię poddano, zanim obie strony ({ $first } i { $second }) zagrały po dwa ruchy.
result-cancelled-manager = **Anulowana, nikt nie przegrywa:** administracja serwera zakończyła partię { $first } – { $second }.
result-cancelled-week = **Tydzień się skończył:** ta próba nie jest dokończona, więc nie ma wyniku. Nikt nie przegrywa.

## A position in words: what a picture shows, for those who can't see it

position-won = Koniec partii: { colour } wygrywają { $more } do { $less }.
position-tied = Koniec partii: remis, { $more } do { $more }.
position-place-dvonn = { colour } stawiają teraz pion DVONN.
position-place-white = { colour } stawiają teraz biały pion.
position-place-black = { colour } stawiają teraz czarny pion.
position-pass = { colour } nie mają ruchu i muszą spasować.
position-move = Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }.
position-players = Białe: { $white }. Czarne: { $black }.
position-score = Wynik: białe { $white }, czarne { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nic.
position-single = { $count ->
    [one] pojedynczy pion
    [few] pojedyncze piony
    [many] pojedyncze piony
   *[other] pojedyncze piony
  } na { $spaces }
position-high = { $count ->
    [one] stos { $height } pionów
    [few] stosy po { $height }
    [many] stosy po { $height }
   *[other] stosy po { $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}z pionem DVONN
   *[other] {" "}z { $dvonn } pionami DVONN
  } na { $spaces }
position-high-each = stosy po { $height }, każdy z pionem DVONN, na { $spaces }
position-lone-dvonn = { $count ->
    [one] Samotny pion DVONN
    [few] Samotne piony DVONN
    [many] Samotne piony DVONN
   *[other] Samotne piony DVONN
  } na { $spaces }.
position-empty = Puste: { $spaces }.
position-vacant = { $count ->
    [0] Żadne pole nie jest puste.
    [49] Plansza jest pusta.
   *[other] Pozostałe pola są puste ({ $count }).
  }
position-last-move = Ostatni ruch: { $told }.
position-cut-off = Odcięte tym ruchem: { $told }.
position-falling = Ten ruch odciąłby: { $told }.
position-at-risk = Tylko ruch na { $targets } odciąłby: { $spaces }.
position-blocked = Otoczone ze wszystkich sześciu stron, więc zablokowane: { $told }.
position-played = Kropkowana strzałka, zagrany ruch: { $told }.
position-numbered = Ponumerowane strzałki, plan: { $told }.
position-better = Ciągła strzałka, lepszy ruch: { $told }.
position-chosen = Wybrano: { $told }.
position-targets = { $count ->
    [one] Cel: { $told }.
    [few] Cele: { $told }.
    [many] Cele: { $told }.
   *[other] Cele: { $told }.
  }
position-movable = Mogą się ruszyć: { $told }.
position-planned = Plan, w tej kolejności: { $told }.
position-danger = Zagrożone: { $threats }.
position-threat = { $spaces }, jeśli { $colour ->
    [white] białe
   *[black] czarne
  } ruszą z { $space }

## Buttons

button-accept = Przyjmij
button-decline = Odrzuć
button-withdraw = Wycofaj
button-to-challenge = Zobacz
button-move = Ruch
button-why-not = Czemu nie inne?
button-close = Zamknij
button-more = Więcej
button-back = Wróć
button-never-mind = Jednak nie
button-play-anyway = Zagraj
button-rules = Jak grać
button-to-board = Do planszy
button-history = Historia
button-puzzle-again = Spróbuj znowu
button-puzzle-solution = Rozwiązanie
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-share = Udostępnij
button-challenge = Rzuć wyzwanie
button-setup-full = Stawiamy piony
button-setup-random = Rozstaw losowo
button-anybody = Otwarte wyzwanie
button-games = Moje partie
button-games-running = Trwające
button-games-finished = Zakończone
button-games-challenges = Wyzwania
button-support = Pomoc
button-privacy = Prywatność
button-terms = Regulamin
button-earlier-page = Poprzednia
button-later-page = Następna

## Direct messages and threads

ping-challenge = **{ $challenger } rzuca ci wyzwanie: partia DVONN** na serwerze { $server }.
ping-rematch = **{ $challenger } chce rewanżu za partię { $match }** na serwerze { $server }. Zamieniacie się kolorami.
ping-turn = **Partia { $match } na serwerze { $server }:** twój ruch, czeka { $opponent }.
ping-offer = **Partia { $match } na serwerze { $server }:** { $opponent } czeka na twoją odpowiedź.
ping-reminder = ⏳ **Partia { $match } na serwerze { $server }** ({ $opponent } czeka): kończy ci się czas na ten ruch.
direct-message-heading = **Partia { $match } na serwerze { $server }**
direct-message-away = { $opponent } ma przerwę do { $until }. Do tego czasu zegar tej osoby stoi we wszystkich waszych partiach; nic nie przepada.
direct-message-back = { $opponent } wraca po przerwie.
direct-message-halted-permissions = Partia jest wstrzymana. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Otwórz partię poleceniem `/dvonn games` na innym kanale i naciśnij **Przenieś tutaj**.
direct-message-halted-closing = Zegar stoi. Po 30 dniach wstrzymania partia zostanie zamknięta.
direct-message-goes-on = Partia była przez jakiś czas wstrzymana i znów trwa.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **{ $player } ma odpowiedzieć**
head-halted = wstrzymana

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } rzuca ci wyzwanie: partia DVONN!**
challenge-anybody = **{ $challenger } chce zagrać w DVONN.** Kto przyjmuje?
challenge-rematch = { $opponent }, **{ $challenger } chce rewanżu za partię { $match }.** Zamieniacie się kolorami.
terms-colour-random = Kolory są losowane.
terms-colour-white = { $challenger } gra białymi.
terms-colour-black = { $challenger } gra czarnymi.
terms-setup-full = Najpierw stawiacie piony: około 40 ruchów na osobę.
terms-setup-random = Losowe rozstawienie: od razu przesuwacie stosy, około 15 ruchów na osobę.
terms-setup-record = { $ply ->
    [0] Zaczynacie od podanej pozycji.
    [1] Kontynuujecie zapisaną partię po jej pierwszym ruchu.
   *[other] Kontynuujecie zapisaną partię po ruchu { $ply }.
  }
terms-pace = Czas: { $pace }.
stakes-rated = Partia rankingowa.
told-rated = Partia rankingowa: sprawdzaj ruchy i rób notatki, ale nie pytaj o radę żadnego programu ani nikogo.
told-limit = { stakes-limit }
stakes-unrated = Partia bez rankingu.
stakes-limit = Partia bez rankingu: w ostatnich 30 dniach zaczęliście ze sobą już 3 rankingowe.
challenge-open-until = Jeśli nikt go nie przyjmie, wyzwanie wygaśnie { $until }.
challenge-accepted = Wyzwanie przyjęte ({ $challenger }): zaczyna się partia { $match }.
challenge-declined = { $opponent } odrzuca wyzwanie ({ $challenger }).
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-expired = Nikt nie odpowiedział na czas, więc wyzwanie wygasło ({ $challenger }).
form-reason = Dlaczego? Możesz to pominąć

## Blocking

button-block = Zablokuj
button-unblock = Odblokuj
button-blocked = Zablokowane osoby
refused-blocked-by-oneself = { $opponent } jest wśród osób, które blokujesz. Aby zagrać razem, najpierw odblokuj tę osobę w `/dvonn preferences`.

## Menus of people and messages: names have at most 32 characters

refused-no-match-in-message = Partię otworzę tylko z moich wiadomości o niej: z planszy, z wyniku, z przyjętego wyzwania albo z pingu.
refused-no-record-in-message = W tej wiadomości nie ma tekstu ani pliku. Zapis odczytam z tekstu, bloku kodu albo pliku: tekst Little Golem, SGF lub JSON.

## The move panel

ask-row = Wybierz rząd…
ask-space = Rząd { $row }: wybierz pole.
chosen-stack = **{ $space }**, { $height ->
    [1] pojedynczy pion, rusza się o { $height } pole.
   *[other] stos { $height } pionów, rusza się o { $height ->
        [one] { $height } pole
        [few] { $height } pola
        [many] { $height } pól
       *[other] { $height } pola
      }.
  }
option-row = Rząd { $row } ({ $count })
option-stack = { $height ->
    [1] pojedynczy pion
   *[other] stos { $height } pionów
  }
option-dvonn = z DVONN
option-makes = powstaje stos wysokości { $height }
option-cuts-off = odcina { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = tracisz { $own }
option-cuts-off-own = odcina { $pieces }, w tym twoich { $own }
score-yours = ty { $own }:{ $other }
score-colours = białe { $white }, czarne { $black }
why-heading = **Te nie mogą się teraz ruszyć:**
why-surrounded = - Otoczone z sześciu stron: { $spaces }
why-empty-target = - Nie mają na czym wylądować w swojej odległości: { $spaces }
why-lone-dvonn = - Piony DVONN nigdy nie ruszają się same: { $spaces }
ask-move = **Zagrać { $move }?**
ask-own-losses = **{ $move } odcina { $stacks ->
    [1] twój własny stos
   *[other] twoje własne stosy ({ $stacks })
  }** na { $spaces } ({ $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  }). Zagrać mimo to?

## Plans

plan-kept = Zapisano; widzisz to tylko ty.

## People and servers

choice-no-channel = Na żadnym kanale
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Tak
choice-own-puzzles-no = Nie
choice-everywhere = Wszędzie
choice-place-automatic = Najpierw na kanale, potem w wątkach
choice-place-channel = Na kanale
choice-place-threads = Każda partia w swoim wątku
choice-language-own = Język grających, inaczej serwera
choice-ever = na zawsze
choice-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }

## The computer

button-computer = Zagraj z komputerem
button-computer-play = Zacznij
button-computer-random = Dowolny
button-computer-white = Białe
button-computer-black = Czarne
computer-player = { $player } (poziom { $level })
turn-computer = { $sign } **Myślę** nad ruchem { $colour ->
    [white] białych
   *[black] czarnych
  }
refused-level-too-high = Ten poziom jest teraz niedostępny. Wybierz poziom { $most } albo niższy.
refused-too-many-against-computer = Masz już ze mną tyle partii, ile wolno naraz: { $most }. Dokończ albo poddaj jedną z nich; `/dvonn games` je pokazuje.

## Hints

refused-no-hints-here = Tu szukasz ruchów na własną rękę: podpowiedzi są w partiach ze mną, gdy masz ruch, a w zakończonych pod **Historia**.
refused-still-in-play = Ta pozycja jest grana w trwającej partii, więc na razie jej nie oceniam. Pomogę, gdy tylko tamta partia pójdzie dalej albo się skończy.
refused-still-in-play-past = Trwająca partia przeszła przez tę pozycję, więc na razie jej nie oceniam. Pomogę, gdy tamta partia się skończy.
refused-still-in-play-own = Twoja partia { $match } doszła do tej pozycji albo zaraz do niej dojdzie, więc na razie jej nie oceniam. Pomogę, gdy tylko ta partia pójdzie dalej albo się skończy.
refused-still-in-play-own-past = Twoja partia { $match } przeszła przez tę pozycję, więc na razie jej nie oceniam. Pomogę, gdy ta partia się skończy.
refused-week-in-play = Ta pozycja należy do planszy tygodnia, którą wszyscy grają bez pomocy. Pomogę { $until }, gdy tydzień się skończy.
refused-without-help = Plansza tygodnia to gra bez podpowiedzi, planów, cofania ruchów i remisu: każdy ma jedną próbę i gra bez pomocy.
refused-week-over = Tydzień tej planszy się skończył i nie można już na niej grać. Jest nowa: naciśnij tam **Graj**.
refused-week-shared = Twój wynik z tego tygodnia jest już udostępniony na tym serwerze. Inni mogą go tam porównać ze swoim.
refused-nothing-to-share = Nie masz wyniku z tego tygodnia do udostępnienia. Najpierw dokończ swoją próbę; liczy się do końca tygodnia.
refused-nothing-to-choose = W tej pozycji nikt nie ma wyboru, więc nie ma co podpowiadać. Przejdź do innego ruchu.
refused-too-busy = Myślę teraz nad wieloma partiami. Spróbuj za minutę.

## Reviews, chances and lines of moves

line-place = pion na { $space }
line-pass = brak ruchu, pas
certain-win = **{ colour } wygrywają różnicą { $pieces ->
    [one] { $pieces } piona
    [few] { $pieces } pionów
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  }** przy najlepszej grze.
certain-tie = Przy najlepszej grze **jest remis**.
certain-win-somehow = **{ colour } wygrywają** przy najlepszej grze; jaką różnicą, nie jest pewne.
percent = { $percent }%
chance-estimated = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Najlepsza odpowiedź: { $told }
chance-certain = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }. { $told }
refused-no-review-yet = Partia { $match } jeszcze trwa; analiza będzie, gdy się skończy.
refused-nothing-to-review = W tej partii nie ruszono żadnego stosu, więc nie ma czego analizować.
refused-puzzle-open-here = Na tym kanale jest już otwarte zadanie. Najpierw rozwiąż tamto; jego rozwiązanie pojawi się { $until }, a potem udostępnisz następne.
refused-puzzle-open-elsewhere = Twoje zadanie na kanale { $channel } jest jeszcze otwarte. Następne udostępnisz, gdy pojawi się jego rozwiązanie, { $until }.
refused-review-shared = Analizę tej partii już udostępniono: { $url }
refused-review-being-shared = Analiza tej partii jest właśnie udostępniana; za chwilę pojawi się na jej kanale.

## For those who manage a server

reason-given = Powód: „{ $reason }”
challenge-cancelled = Administracja serwera anulowała wyzwanie ({ $challenger }).
label-challenge = Wyzwanie { $challenge } · { $challenger } → { $opponent }
refused-nothing-to-cancel = Podaj albo partię, albo wyzwanie. Zapytam, zanim anuluję.

direct-message-banned = **{ $server }:** nie możesz już tam rzucać ani przyjmować wyzwań; tak zdecydowała administracja serwera. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, porozmawiaj z osobami, które prowadzą serwer.
direct-message-unbanned = **{ $server }:** znów możesz tam rzucać i przyjmować wyzwania. Dobrej zabawy!
refused-banned = Na tym serwerze nie możesz rzucać ani przyjmować wyzwań; tak zdecydowała jego administracja. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, porozmawiaj z osobami, które prowadzą serwer.
refused-not-banned = { $player } nie ma tu bana. `/dvonn-admin ban` bez podania osoby pokazuje, kto go ma.

refused-nothing-to-export = Nie ma tu partii do eksportu. Gdy tylko jakaś się zacznie, trafi do pliku.

## Looking back

history-match = **Partia { $match }**
history-record = **Twój zapis**

shared = Udostępniono: teraz widzi to cały kanał.
not-shared = Discord działa teraz wolno i nie udało mi się tego opublikować. Spróbuj za minutę.

replay-pass = pas
replay-at-the-end = Na końcu:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Wynik
chart-cut-off = Odcięte piony
chart-mobility = Możliwe ruchy
chart-ply = Ruch
chart-told-score = Wykres partii. Wynik: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Największa przewaga: { $player }, { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } po ruchu { $ply }.
chart-told-no-lead = Nikt nigdy nie prowadził.
chart-told-mobility = { $player }: od { $least } do { $most } możliwych ruchów.
chart-told-cut-offs = { $count ->
    [1] Jedno odcięcie
   *[other] Odcięcia ({ $count })
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } w ruchu { $ply }

card-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
card-time-used = zużyty czas: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = największe odcięcie: { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } ruchem { $move }
card-decided = { $player } prowadzi od ruchu { $ply }

## Records

ask-opponent = Z kim chcesz zagrać?

flaw-place = Nie umiem odczytać tego zapisu: wiersz { $line }, kolumna { $column }.
flaw-field = Nie umiem odczytać tego zapisu: spójrz na „{ $field }”.
flaw-illegal = { $move } nie jest tam możliwe.
expected-space = Powinno tam być pole planszy, na przykład c3.
expected-move = Powinien tam być ruch, na przykład c3, c3d4 albo pass.
expected-end = Nic więcej nie powinno tam być: gra albo jej zapis już się skończyły.
expected-stack = Powinien tam być stos z liter W, B i D albo kropka dla pustego pola.
expected-next-space = Powinien tam być przecinek i następne pole.
expected-next-row = Powinien tam być ukośnik i następny rząd.
expected-blank = Powinna tam być spacja.
expected-turn = Powinno tam być w albo b: czyj jest ruch, białych czy czarnych.
expected-phase = Powinno tam być p albo s: p, gdy stawia się piony, potem s.
expected-position = Powinna tam być pozycja w jednym wierszu, taka, do jakiej może dojść w grze.
expected-header-value = Powinna tam być wartość w nawiasach kwadratowych.
expected-header = Ten nagłówek pojawia się drugi raz; wystarczy jeden.
expected-header-name = Powinna tam być nazwa nagłówka, tylko z liter od A do Z i nie taka, której zapisy używają same.
expected-move-number = Powinien tam być numer następnego ruchu.
expected-legal-move = Powinien tam być ruch, na który pozwalają zasady.
expected-other-colour = W tym miejscu ruch ma drugi kolor.
expected-time = Powinien tam być czas, na przykład 2025-03-01T18:30:00Z.
expected-result = Ten wynik nie zgadza się z ruchami. Poprawne wyniki to na przykład W+5, B+R, W+T, Draw i Void.
expected-character = Jest tam uszkodzony znak. Zapisz to jako zwykły tekst w UTF-8.
expected-tree = SGF zaczyna się od nawiasu otwierającego; powinien tam być.
expected-node = Powinien tam być średnik.
expected-property = Powinna tam być właściwość, średnik albo nawias; każda właściwość może wystąpić w węźle tylko raz.
expected-parenthesis = Powinien tam być nawias; może brakuje go na końcu.
expected-one-value = Ta właściwość ma jedną wartość, a jest tam druga.
expected-game = To zapis innej gry: DVONN ma tam numer 37.
expected-step = Powinien tam być krok ruchu, na przykład dropb E 4, pickb E 4, move E 4 F 4, pass albo done.
expected-json = Od tego miejsca to już nie jest JSON: może brakuje przecinka, cudzysłowu lub nawiasu albo jest o jeden za dużo.
expected-object = Powinien tam być obiekt w nawiasach klamrowych.
expected-list = Powinna tam być lista w nawiasach kwadratowych.
expected-string = Powinien tam być tekst w podwójnym cudzysłowie.
expected-member = Powinna tam być jedna z nazw version, headers, start, moves i result, każda tylko raz.
expected-move-member = Powinna tam być jedna z nazw move i time, każda tylko raz.
expected-version = Powinna tam być wersja formatu: 1.
expected-moves = Brakuje listy ruchów.

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · ruch ma { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · koniec

## Private answers

delivery-delayed = Zapisano. Discord działa teraz wolno, więc kanał pokaże to trochę później.
delivery-missing-permissions = Zapisano, ale jeszcze tego nie widać. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Poproś o nie moderację; potem otwórz partię poleceniem `/dvonn games` i naciśnij **Pokaż od nowa**.
delivery-no-channel = Zapisano, ale nie mogę już pisać na kanale { $channel }. Jeśli ten kanał jeszcze istnieje, poproś moderację o dostęp dla mnie; potem otwórz partię poleceniem `/dvonn games` i naciśnij **Pokaż od nowa**.
delivery-no-direct = Zapisano, ale moje wiadomości prywatne do ciebie nie docierają. Zezwól na nie osobom z naszego wspólnego serwera; potem otwórz partię poleceniem `/dvonn games`.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości

## Lists

games-match = Partia { $match }
place-direct = wiadomości prywatne
label-match = Partia { $match } vs { $opponent }
label-finished = Partia { $match } · { $white } – { $black }
label-turn-own = twój ruch
label-turn-other = ruch drugiej strony
progress-placing = rozstawiono { $count } z { $total } pionów

## The lesson

button-lesson = Wypróbuj lekcję

## Trying moves out

refused-no-such-line = Tego ciągu ruchów już nie ma. Nowy zaczniesz przyciskiem **Wypróbuj** pod **Historia**; **Moje ciągi**, pod **Więcej**, pokazuje pozostałe.
refused-no-name = To jeszcze nie nazwa. Nazwij ciąg ruchów tak, aby go potem poznać.
refused-too-many-lines = Masz już { $most } zapisanych ciągów ruchów, więcej się nie mieści. Usuń taki, którego nie potrzebujesz, a potem zapisz ten; do tego czasu zostaje otwarty.
refused-line-in-play = Partia { $match } jeszcze trwa, więc ten ciąg ruchów zostaje między nami. Udostępnisz go, gdy się skończy.
refused-nothing-to-try = W tej pozycji partia jest już skończona, więc nie ma czego próbować. Cofnij się o ruch lub dwa.

## Refusals

refused-challenged-oneself = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-challenged-bot = Inne boty nie grają w DVONN. Wybierz człowieka albo mnie, albo pomiń `z-kim`, aby każdy mógł przyjąć wyzwanie.
refused-opponent-cannot-see = { $opponent } nie widzi tego kanału. Rzuć wyzwanie na kanale, który widzą obie strony.
refused-cannot-see = Nie widzisz kanału, na którym toczyłaby się ta partia. Najpierw poproś administrację serwera o dostęp, a potem wróć tutaj.
refused-no-such-challenge = Tego wyzwania już nie ma. Rzuć nowe poleceniem `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } nie przyjmuje wyzwań. Rzuć je komuś innemu albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-asked-often-enough = { $opponent } ma już od ciebie kilka wyzwań; wycofane też się liczą. Możesz zapytać znowu { $until } albo gdy jedno z twoich wyzwań zostanie przyjęte.
refused-too-many-challenges = Masz na tym serwerze tyle wyzwań, ile wolno: { $most }; wycofane liczą się jeszcze przez dzień. Kolejne możesz wysłać { $until } albo gdy ktoś odpowie na jedno z nich.
refused-declined-lately = Twoje wyzwanie odrzucono przed chwilą ({ $opponent }). Możesz zapytać znowu { $until }; do tego czasu może ucieszy się ktoś inny.
refused-own-challenge = To twoje własne wyzwanie, więc musi odpowiedzieć ktoś inny. Wycofasz je w `/dvonn games`.
refused-not-your-challenge = Na to wyzwanie może odpowiedzieć tylko { $opponent }. Rzuć własne poleceniem `/dvonn challenge`.
refused-decline-open-challenge = To wyzwanie jest otwarte dla wszystkich. Jeśli nie chcesz grać, po prostu je zostaw.
refused-not-your-withdrawal = To wyzwanie może wycofać tylko { $challenger }.
refused-challenge-closed = Nowe wyzwanie rzucisz poleceniem `/dvonn challenge`.
refused-no-such-match = Na tym serwerze nie ma partii { $match }. `/dvonn games` pokazuje twoje.
no-games-here = Nie grasz tu teraz. Zacznij partię poleceniem `/dvonn challenge`.
no-games-anywhere = Nigdzie teraz nie grasz. `/dvonn challenge` zaczyna partię: tutaj ze mną, a na kanale serwera z innymi.
refused-direct-no-such-match = Nie masz partii { $match }. `/dvonn games` pokazuje twoje; cudze pokazuję tylko na ich serwerze.
refused-only-in-servers = **{ $command }** to polecenie na kanał serwera, gdzie widzą je inni. Użyj go tam.
refused-nobody-else-here = Tutaj możesz zagrać tylko ze mną: pomiń `z-kim`. Innym rzucaj wyzwania na kanale serwera, gdzie je zobaczą.
refused-left-the-server = Nie ma cię już na serwerze, na którym toczyłaby się gra. Najpierw dołącz do niego znowu, a potem wróć tutaj.
refused-unclear-match = O którą partię chodzi: { $matches }? Podaj jej numer w `partia`.
refused-not-a-player = Oglądasz tę partię: grają w niej tylko { $white } i { $black }. Zacznij własną poleceniem `/dvonn challenge`.
refused-match-over = Partia { $match } już się skończyła i nie da się w niej grać. Zacznij nową poleceniem `/dvonn challenge`.
refused-not-rated = Partia { $match } nie liczy się do rankingu. Podaj zakończoną partię rankingową.
refused-board-moved-on = Ta plansza jest nieaktualna: partia poszła dalej. Oto jak wygląda teraz.
refused-not-your-turn = To nie twoja kolej: teraz ruch ma { $player }.
refused-no-more-time-to-give = W tej partii czas podarowano już { $most } razy i więcej nie można. Miłe słowo też pomaga.
refused-offer-stands = Inna propozycja wciąż czeka na odpowiedź. { $offer }
refused-offer-lapsed = Ta propozycja jest już nieaktualna: padła odpowiedź albo zagrano ruch.
refused-offer-declined = Tę propozycję odrzucono przed chwilą ({ $opponent }). Na razie graj dalej; możesz zapytać znowu, gdy każda ze stron wykona ruch.
refused-own-offer = To twoja własna propozycja, więc odpowiada { $opponent }.
refused-nothing-to-undo = Nie ma czego cofnąć: cofa się tylko własny ruch, i to przed odpowiedzią drugiej strony.
refused-too-many-replies = Byłoby więcej odpowiedzi, niż zapamiętam; najwięcej to { $most }. Najpierw usuń niektóre.
refused-plan-of-spaces = Wszystkie piony już stoją, więc nie ma pól do zaplanowania. Odpowiedzi na ruchy planuje się przez **Wypróbuj**.
refused-plan-of-moves = Piony są jeszcze stawiane. Zanim plansza się zapełni, **Planuj** pod **Więcej** planuje, gdzie staną twoje.
refused-plan-without-answer = Plan potrzebuje twojej odpowiedzi: po ruchu drugiej strony podaj swój.
refused-plan-changed = Twój plan zmienił się w międzyczasie. Oto jak wygląda teraz.
refused-illegal-plan = { $move } nie jest tam już możliwe, więc nie trafia do planu.
refused-no-rematch-yet = Ta partia jeszcze trwa. O rewanż poprosisz, gdy się skończy.
refused-not-a-space = „{ $text }” to nie pole planszy. Podaj literę od a do k i rząd od 1 do 5, na przykład c3.
refused-not-a-move = Nie rozumiem „{ $text }” jako ruchu. Podaj jedno pole, aby postawić pion, na przykład f3, albo dwa, aby przesunąć stos, na przykład d3 c2.
refused-missing-permissions = Brakujące uprawnienia na kanale { $channel }: { $permissions }. Poproś o nie moderację albo zagraj na innym kanale.
refused-no-channel = Nie mogę pisać na kanale { $channel }. Poproś moderację o dostęp dla mnie albo zagraj na innym kanale.
refused-not-the-manager = To mogą zrobić tylko osoby, które zarządzają tym serwerem. Poproś kogoś z uprawnieniem **Zarządzanie serwerem**.
refused-not-a-date = Nie rozumiem „{ $text }” jako daty w przyszłości. Przykłady: 24.12., jutro, piątek, 5 dni, 2 tygodnie.
refused-not-a-period = Nie rozumiem „{ $text }” jako daty. Wpisz rok, miesiąc albo dzień: 2026, 03.2026 albo 14.03.2026.
refused-not-quiet-hours = Nie rozumiem „{ $text }”. Wybierz obie godziny i podaj strefę czasową, na przykład Europe/Warsaw.
refused-not-a-pace = Nie mogę ustawić zegara na „{ $text }”. Napisz, ile czasu ma każdy ruch, na przykład 3d lub 10m, albo ile przybywa po ruchu: 10m + 10s lub 3d + 1d < 5d (najwyżej 5 dni). Na początku od 10s do 30d.
refused-not-days-off = Nie rozumiem „{ $text }” jako dni wolnych. Napisz dni jako cyfry od 1 (poniedziałek) do 7 i strefę czasową: 67 Europe/Warsaw. Sama strefa oznacza tamtejszą sobotę i niedzielę.
refused-away-too-long = { $days ->
    [0] Na ten rok nie został ci żaden z { $most } dni przerwy. Każdy z nich wraca po roku.
    [one] To za długo: na ten rok został ci { $days } z { $most } dni przerwy. Wybierz bliższy dzień.
    [few] To za długo: na ten rok zostały ci { $days } z { $most } dni przerwy. Wybierz bliższy dzień.
    [many] To za długo: na ten rok zostało ci { $days } z { $most } dni przerwy. Wybierz bliższy dzień.
   *[other] To za długo: na ten rok zostało ci { $days } z { $most } dni przerwy. Wybierz bliższy dzień.
  }
refused-not-away = Nie masz teraz przerwy, więc twoje zegary już chodzą.
refused-channel-not-allowed = Na tym serwerze gra się gdzie indziej: { $channels }. Użyj tego polecenia tam.
refused-late-form = Trwało to u mnie za długo, przepraszam. Naciśnij przycisk jeszcze raz.
refused-watched-own-match = To twoja własna partia. Kiedy cię pinguję, ustawisz w `/dvonn preferences`.
refused-not-watchable = Ta partia toczy się w prywatnym wątku, więc pokazuję ją tylko tam. Zajrzyj tam, aby ją oglądać.
refused-not-followed = { $channel } nie pokazuje partii. `/dvonn-admin follow` włącza pokazywanie na kanale.
refused-unreadable-command = Nie udało mi się odczytać tego polecenia: może zmieniło się od ostatniego uruchomienia Discorda. Uruchom go ponownie i wpisz polecenie jeszcze raz.
refused-discord-silent = Discord mi teraz nie odpowiada, więc nic się nie zmieniło. Spróbuj za minutę.
refused-outdated-control = Ten przycisk pochodzi z mojej starszej wersji. Nowy znajdziesz, otwierając partię poleceniem `/dvonn games`.

illegal-game-over = Partia się skończyła.
illegal-must-place = Zanim ruszą stosy, trzeba postawić wszystkie 49 pionów. Naciśnij **Postaw pion** albo wpisz jedno pole w `/dvonn move`.
illegal-must-stack = Wszystkie piony już stoją, czas przesuwać stosy. Naciśnij **Ruch** albo wpisz dwa pola w `/dvonn move`, na przykład d3 c2.
illegal-must-pass = Żaden twój stos nie może się ruszyć, więc pasujesz.
illegal-may-not-pass = Któryś z twoich stosów może się ruszyć, więc nie wolno spasować.
illegal-occupied = { $space } jest zajęte. Wybierz wolne pole.
illegal-empty-space = Na { $source } nie ma stosu.
illegal-lone-dvonn = Pion DVONN na { $source } nie należy do nikogo i nigdy nie rusza się sam.
illegal-not-your-stack = Stos na { $source } nie jest twój: na wierzchu leży pion drugiej strony.
illegal-surrounded = Stos na { $source } jest otoczony ze wszystkich sześciu stron, więc nie może się ruszyć.
illegal-same-space = Stos musi ruszyć na inne pole niż { $source }.
illegal-not-a-straight-line = { $move } to nie linia prosta na planszy.
illegal-wrong-distance = Stos na { $source } ma { $height ->
    [one] { $height } pion, więc rusza się dokładnie o { $height } pole
    [few] { $height } piony, więc rusza się dokładnie o { $height } pola
    [many] { $height } pionów, więc rusza się dokładnie o { $height } pól
   *[other] { $height } piona, więc rusza się dokładnie o { $height } pola
  }, nie o { $distance }.
illegal-empty-target = { $target } jest puste: ruch musi się skończyć na pionie lub stosie.
illegal-anywhere = Z { $source } nie ma na czym wylądować { $height ->
    [1] na sąsiednim polu
   *[other] dokładnie { $height ->
        [one] { $height } pole
        [few] { $height } pola
        [many] { $height } pól
       *[other] { $height } pola
      } dalej
  }.
legal-targets = Z { $source } może ruszyć na { $targets }.
legal-stacks = Możesz ruszyć: { $spaces }.

apology = Coś poszło u mnie nie tak, przepraszam. Spróbuj jeszcze raz; jeśli to się powtarza, podaj kod **{ $reference }** osobom, które mnie prowadzą.
apology-store = Nie mam teraz dostępu do swojej bazy danych, przepraszam; nic się nie zmieniło. Spróbuj za minutę (kod **{ $reference }**).
apology-stopping = Właśnie trwa moje ponowne uruchamianie i nie mogę tego dokończyć, przepraszam. Sprawdź, czy się udało, a jeśli nie, spróbuj za minutę.

refused-picture-too-large = Ta animacja miałaby ponad { $limit } kB, a to tutaj za dużo. **Historia** pokazuje te same ruchy po kolei.
refused-not-to-be-shared-here = Nie każdy tutaj może widzieć kanał tej partii, więc jej tu nie pokażę. Możesz ją udostępnić na jej własnym kanale.
refused-may-not-write = Nie możesz pisać na kanale { $channel }, więc i ja niczego tam dla ciebie nie opublikuję. Spróbuj na kanale, na którym możesz pisać.
refused-shared-often = W krótkim czasie udostępniono tu od ciebie tyle rzeczy: { $most }. Zostawmy trochę miejsca innym; następną możesz udostępnić { $until }.
refused-no-record-given = Daj mi jeden zapis: albo jako `tekst`, albo jako `plik`.
refused-record-too-large = To za długie jak na zapis: czytam najwyżej { $limit } kB.
refused-file-not-given = Discord nie dał mi tego pliku, więc nie udało mi się go odczytać. Spróbuj za chwilę albo wklej zapis jako tekst.
refused-record-not-text = Ten plik nie jest zwykłym tekstem. Zachowaj zapis jako tekst w UTF-8 i spróbuj jeszcze raz.
refused-no-such-import = Nie mam już tego zapisu: każdy przechowuję przez 7 dni. Wczytaj go znowu poleceniem `/dvonn import`.
refused-nothing-left-to-play = W tym miejscu gra jest już skończona, więc nie da się stąd zacząć partii. Wybierz wcześniejszy ruch.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Gra planszowa DVONN: naucz się jej, rzucaj wyzwania, graj ruch po ruchu
command-dvonn-club = To, co łączy partie: tabela i więcej
command-dvonn-admin = Zarządzaj DVONN na tym serwerze

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-opponent = z-kim
name-channel = kanał
name-setup = rozstawienie
name-match = partia
name-user = osoba
name-player = czyje

pace-none = bez limitu
pace-per-move = { $time } na ruch
pace-increment = { $bank } + { $increment } na ruch
pace-capped = { $bank } + { $increment } na ruch, najwyżej { $cap }
pace-whole = { $bank } na całą partię
pace-other = inny czas…
weekday-1 = poniedziałek
weekday-2 = wtorek
weekday-3 = środa
weekday-4 = czwartek
weekday-5 = piątek
weekday-6 = sobota
weekday-7 = niedziela
pace-rest = { $pace }; dni wolne: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Inny czas
form-pace-bank = Czas na początku
form-pace-bank-explanation = Liczba z d, h, m lub s: 3d to 3 dni; można też 12h, 10m lub 30s.
form-pace-increment = Dodatek po każdym ruchu
form-pace-increment-explanation = Na przykład 1d lub 10s. Puste pole: na każdy ruch jest cały czas.
form-pace-cap = Najwyżej
form-pace-cap-explanation = Ile może się uzbierać, na przykład 5d. Puste pole: bez limitu.
duration-d = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
duration-h = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
  }
duration-m = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
duration-s = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
option-match = Numer partii, jeśli nie jest jasne, o którą chodzi
option-finished-match = Numer zakończonej partii

## Private answers

done-challenged = Twoje wyzwanie jest na kanale. Partia zacznie się, gdy tylko zostanie przyjęte.

## The computer

button-computer-again = Graj: poziom { $level }
button-ask-to-resign = Poproś o poddanie
computer-begin = **Zagraj z komputerem.** Odpowiadam w sekundę czy dwie, cofam wszystko, o co poprosisz, i gram bez zegara. Wybierz poziom, rozstawienie i kolor.
computer-up-to = Najwyższy poziom to tu teraz { $most }.
computer-level = Poziom { $level }
computer-level-1 = Dopiero poznaje zasady
computer-level-2 = Patrzy o jeden ruch naprzód i wiele mu umyka
computer-level-3 = Gra dla rozrywki
computer-level-4 = Rzadko coś oddaje za darmo
computer-level-5 = Planuje dwa ruchy naprzód
computer-level-6 = Mocny poziom klubowy
computer-level-7 = Trudno ze mną wygrać
computer-level-8 = Najlepiej, jak potrafię
computer-resigned = Zgoda, tej partii już nie uratuję. Świetnie zagrane!
computer-not-lost = Jeszcze się nie poddaję: moja przegrana nie jest tu pewna.
done-computer = Partia { $match } się zaczyna.
done-computer-direct = Nie mogę tu otworzyć wątku, więc nasza partia { $match } jest w twoich wiadomościach prywatnych.

## Buttons

button-cut-off-before = ⏪ Odcięcie
button-cut-off-after = Odcięcie ⏩
button-replay = Powtórka

## Looking back

history-at = { $title } · { $ply ->
    [0] początek{ $left ->
        [0] {""}
        [one] , dalej { $left } ruch
        [few] , dalej { $left } ruchy
        [many] , dalej { $left } ruchów
       *[other] , dalej { $left } ruchu
      }
   *[other] ruch { $ply } z { $last }
  }
history-given-start = Partia zaczyna się od podanej pozycji.
history-begun-here = Od tego miejsca grają już osoby z tej partii.
ask-ply = Przejdź do ruchu
option-start = Początek
option-ply = { $ply }: { $colour ->
    [white] białe
   *[black] czarne
  } { $move }
count-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }

shared-position = { $player } udostępnia pozycję:

replay-drawing = Rysuję ruch po ruchu; jeszcze chwilka.

## Buttons

button-place = Postaw pion
button-back-to-panel = Wróć do ruchu
button-next = Następna partia

## The move panel

panel-heading = **Ty ({ $colour ->
    [white] białe
   *[black] czarne
  }) vs { $opponent }:** { $task }.
panel-choose-move = wybierz ruch
panel-choose-stack = wybierz stos, którym się ruszysz
panel-facts-week = Plansza tygodnia { $number }, koniec { $until }
# The viewer in the bar above a board.
bar-you = Ty
next-is = Teraz: { $opponent }, partia { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Wygrywasz { $own }:{ $other }.**
    [lost] **Przegrywasz { $own }:{ $other }.**
   *[tied] **Remis { $own }:{ $other }:** dzielicie się zwycięstwem.
  }
ended-resignation = { $result ->
    [won] **Wygrywasz:** { $opponent } poddaje partię.
   *[lost] **Poddajesz partię:** wygrywa { $opponent }.
  }
ended-time = { $result ->
    [won] **Wygrywasz:** { $opponent } nie ma już czasu.
   *[lost] **Przegrywasz:** twój czas się skończył.
  }
ended-agreement = **Remis:** to wspólna decyzja twoja i { $opponent }.
ended-score = Stan punktów: { $own }:{ $other }.
ended-led = { $before ->
    [you] Prowadzenie było twoje od pierwszego ruchu.
   *[opponent] Od pierwszego ruchu na prowadzeniu: { $opponent }.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Prowadzenie było twoje do ruchu { $ply }
    [opponent] { $opponent } na prowadzeniu do ruchu { $ply }
   *[nobody] Był remis do ruchu { $ply }
  } ({ $move }).
ended-cut-off = { $loser ->
    [you] Ten ruch odciął { $pieces } z twoich pionów.
   *[opponent] Ten ruch odciął { $pieces } z pionów drugiej strony.
  }
button-play-again = Zagraj jeszcze raz

## Plans

plan-no-spaces = **Partia { $match }: nic jeszcze nie zaplanowano.** Wybierz rząd, potem pole: postawię tam pion, gdy tylko przyjdzie twoja kolej.
plan-spaces = **Partia { $match }: twój plan.** Gdy przyjdzie twoja kolej, postawię pion na pierwszym wolnym z tych pól: { $spaces }.
plan-placed = To już twoja kolej, więc od razu zagrano za ciebie **{ $spaces }**.

## The computer

panel-computer-thinks = myślę nad swoim ruchem

## Private answers

done-played = Zagrano **{ $move }**.
done-answered = { $opponent } ma zaplanowaną odpowiedź, więc plansza jest już o ruch dalej.
next-none-anywhere = Nigdzie nie czeka na ciebie żadna partia. Ciesz się spokojem albo zacznij nową: `/dvonn challenge` tutaj to partia ze mną, a na kanale serwera z innymi.
next-none = Żadna partia na ciebie nie czeka. Ciesz się spokojem albo zacznij nową poleceniem `/dvonn challenge`.

## Records

record-event = DVONN na Discordzie, partia { $match }

## Rules and help

tip-edge = 💡 **Wskazówka:** postaw kilka pionów na brzegu. Stamtąd mogą ruszyć od początku, a te w środku muszą czekać, aż odejdzie sąsiad.
tip-red = 💡 **Wskazówka:** trzymaj się blisko pionów DVONN ({ $spaces }). Gdy stosy już ruszą, wypada z gry wszystko, co straci z nimi połączenie.
tip-spread = 💡 **Wskazówka:** rozstawiaj piony szeroko. W tłoku blokują się nawzajem i łatwo stracić je wszystkie naraz.
tip-landing = 💡 **Wskazówka:** ląduj na stosach drugiej strony. Przejmujesz to, na czym lądujesz, a druga strona ma o jeden stos mniej do ruszania.
tip-links = 💡 **Wskazówka:** pilnuj połączeń. Bez { $space } stracisz { $spaces }, więc zastanów się dwa razy, zanim stamtąd ruszysz.
tip-mobile = 💡 **Wskazówka:** zachowaj niskie stosy. Ten na { $space } nie ma na czym wylądować { $height ->
    [one] { $height } pole
    [few] { $height } pola
    [many] { $height } pól
   *[other] { $height } pola
  } dalej; im wyższy stos, tym prędzej utknie.
tip-danger = 💡 **Wskazówka:** pilnuj piona DVONN na { $space }. Jeśli odejdzie, możesz stracić { $spaces }; możesz też wcześniej na nim wylądować.
tip-last = 💡 **Wskazówka:** często decydują ostatnie ruchy. Zachowaj kilka na później, aby druga strona spasowała przed tobą.

## Standing messages

standing-ratings = Tabela rankingu
standing-puzzles = Zadania miesiąca
standing-week = Plansza tygodnia

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }.{ $month }.{ $year }
date-month = { $month }.{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks.
names-of-coming-days = dziś/dzis/dzisiaj jutro/jutra pojutrze
names-of-weekdays = pon/poniedziałek/poniedzialek/poniedziałku wt/wto/wtorek/wtorku śr/środa/sroda/środy czw/czwartek/czwartku pt/piątek/piatek/piątku sob/sobota/soboty nd/ndz/niedz/niedziela/niedzieli
names-of-months = sty lut mar kwi maj cze lip sie wrz paź/paz lis gru
