# Every sentence that a user reads, in Polish. A test finds keys that are missing or unused.
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
former-player = usunięte konto
language-name = Polski

## The board message

board-heading = **DVONN · partia { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Ruch białych
   *[black] Ruch czarnych
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Białe stawiają
   *[black] Czarne stawiają
  }** pion { $count } z { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Białe stawiają
   *[black] Czarne stawiają
  }** pion DVONN { $count } z { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Białe, czas się kończy
   *[black] Czarne, czas się kończy
  }**
your-turn = { $sign } **Twój ruch:** { $task }
task-move = przesuń stos
task-place-own = postaw { $colour ->
    [white] biały
   *[black] czarny
  } pion { $count } z { $total }
task-place-dvonn = postaw czerwony pion DVONN { $count } z { $total }

told-begun-full = Plansza jest pusta: zaczynają białe.
told-begun-record = Partia zaczyna się od zapisanej pozycji.
told-begun-random = Wszystkie piony rozstawiono losowo: zaczynają białe.
told-placed-own = { colour } stawiają pion na { $space }.
told-placed-dvonn = { colour } stawiają pion DVONN na { $space }.
told-all-placed = Wszystkie piony stoją na planszy. Ostatni pion stawiają białe i to one wykonują też pierwszy ruch.
told-moved = { $colour ->
    [white] Biały
   *[black] Czarny
  } { $height ->
    [1] pion
   *[other] stos { $height } pionów
  }: { $move }, powstaje stos { $built } pionów.
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

told-earlier = -# { $told }
told-latest = -# Ostatnio: { $told }
told-undone = Ruch { $colour ->
    [white] białych
   *[black] czarnych
  } { $move } cofnięto za zgodą obu stron.

clock-runs = { $until }
clock-away = przerwa do { $until }
clock-halted-channel = Partia jest wstrzymana: nie mogę pisać na kanale { $channel }. Użyj `/dvonn board` na innym kanale, aby grać tam dalej.
clock-halted-direct = Partia jest wstrzymana: moje wiadomości prywatne do ciebie nie docierają. Zezwól na nie, a potem użyj tutaj `/dvonn board`, aby grać dalej.
clock-halted-left = Partia jest wstrzymana: kogoś z grających nie ma już na serwerze.
clock-halted-server = Partia jest wstrzymana: nie ma mnie już na serwerze.

offer-draw = 🤝 **{ $player } proponuje remis.** { $other }, przyjmij albo odrzuć; propozycja wygasa z następnym ruchem.
offer-undo = ↩️ **{ $player } prosi o cofnięcie ruchu { $move }.** { $other }, przyjmij albo odrzuć; prośba wygasa z następnym ruchem.
offer-draw-refused = { $player } woli grać dalej: na razie bez remisu.
offer-undo-refused = { $player } zostawia ruch na planszy.

result-board = 🏆 **{ $first } wygrywa { $more }:{ $less }.** Po drugiej stronie planszy: { $second }.
result-resignation = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } poddaje partię.
   *[stacking] { $second } poddaje partię przy stanie { $more }:{ $less }.
  }
result-time = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } przekracza czas.
   *[stacking] { $second } przekracza czas przy stanie { $more }:{ $less }.
  }
result-tie = 🤝 **Remis { $more }:{ $more }.** { $first } i { $second } dzielą się zwycięstwem.
result-agreement = 🤝 **Remis:** { $phase ->
    [placing] { $first } i { $second } wspólnie tak decydują.
   *[stacking] { $first } i { $second } wspólnie tak decydują przy stanie { $more }:{ $less }.
  }
result-abandoned = **Zamknięta bez wyniku:** partia { $first } – { $second } była wstrzymana przez 30 dni.
result-void = **Bez wyniku:** w partii { $first } – { $second } nikt nie wygrywa.
result-cancelled-time = **Anulowana, nikt nie przegrywa:** czas minął, zanim obie strony ({ $first } i { $second }) zagrały pierwszy ruch.
result-cancelled-manager = **Anulowana, nikt nie przegrywa:** administracja serwera zakończyła partię { $first } – { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = Koniec partii: { colour } wygrywają { $more } do { $less }.
position-tied = Koniec partii: remis, { $more } do { $more }.
position-place-dvonn = { colour } stawiają teraz pion DVONN.
position-place-white = { colour } stawiają teraz biały pion.
position-place-black = { colour } stawiają teraz czarny pion.
position-pass = { colour } nie mają ruchu i muszą spasować.
position-move = { colour } mają ruch.
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
position-cut-off = { $count ->
    [one] Ten ruch odciął stos na { $told }.
    [few] Ten ruch odciął stosy na { $told }.
    [many] Ten ruch odciął stosy na { $told }.
   *[other] Ten ruch odciął stosy na { $told }.
  }
position-falling = { $count ->
    [one] Ten ruch odciąłby stos na { $told }.
    [few] Ten ruch odciąłby stosy na { $told }.
    [many] Ten ruch odciąłby stosy na { $told }.
   *[other] Ten ruch odciąłby stosy na { $told }.
  }
position-blocked = Otoczone ze wszystkich sześciu stron, więc zablokowane: { $told }.
position-played = Przerywana strzałka, zagrany ruch: { $told }.
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
button-place = Postaw pion
button-move = Ruch
button-why-not = Inne stosy?
button-close = Zamknij
button-more = Więcej
button-back-to-panel = Wróć do ruchu
button-back = Wróć
button-never-mind = Jednak nie
button-play-anyway = Zagraj
button-resign = Poddaj
button-in-words = Plansza jako tekst
button-rules = Jak grać
button-rules-short = Zasady
button-agree = Przyjmij
button-refuse = Odrzuć
button-rematch = Rewanż
button-move-here = Przenieś tutaj
button-undo = Cofnij ruch
button-draw = Zaproponuj remis
button-plan = Planuj
button-drop-plan = Usuń plan
button-drop-branch = Usuń tę odpowiedź
button-whole-plan = Cały plan
button-plan-line = Zaplanuj to
button-plan-on = Planuj dalej
button-resign-there = Poddaj wtedy
button-next = Następna partia
button-to-board = Do planszy
button-history = Historia
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Odcięcie
button-cut-off-after = Odcięcie ⏩
button-share = Udostępnij
button-replay = Powtórka
button-replay-last = Ostatnie 20 ruchów
button-replay-all = Cała partia
button-record = Eksport
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Graj od tego miejsca
button-challenge = Rzuć wyzwanie
button-setup-full = Stawiamy piony
button-setup-random = Rozstaw losowo
button-anybody = Otwarte wyzwanie
button-to-record = Wróć do zapisu
button-games = Moje partie
button-games-running = Trwające
button-games-finished = Zakończone
button-open = Otwórz
button-live = Trwające partie
button-commands = Polecenia
button-support = Pomoc
button-privacy = Prywatność
button-terms = Regulamin
button-earlier-page = Wstecz
button-later-page = Dalej

## Direct messages and threads

ping-challenge = **{ $challenger } rzuca ci wyzwanie: partia DVONN** na serwerze { $server }.
ping-rematch = **{ $challenger } chce rewanżu za partię { $match }** na serwerze { $server }. Zamieniacie się kolorami.
ping-turn = **Partia { $match } na serwerze { $server }:** twój ruch, czeka { $opponent }.
ping-offer = **Partia { $match } na serwerze { $server }:** { $opponent } czeka na twoją odpowiedź.
ping-reminder = ⏳ **Partia { $match } na serwerze { $server }** ({ $opponent } czeka): kończy ci się czas na ten ruch.
direct-message-heading = **Partia { $match } na serwerze { $server }**
direct-message-away = { $opponent } ma przerwę do { $until }. Do tego czasu zegar tej osoby stoi we wszystkich waszych partiach; nic nie przepada.
direct-message-back = { $opponent } wraca po przerwie.
direct-message-halted-permissions = Partia i jej zegar są wstrzymane: na kanale { $channel } brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }. Użyj `/dvonn board` na innym kanale, aby grać tam dalej; po 30 dniach partia zostanie zamknięta.
direct-message-halted-channel = Partia i jej zegar są wstrzymane: jej kanału już nie ma albo go nie widzę. Użyj `/dvonn board` na innym kanale serwera, aby grać tam dalej; po 30 dniach partia zostanie zamknięta.
direct-message-halted-left = Partia i jej zegar są wstrzymane: kogoś z was nie ma już na serwerze. Partia ruszy dalej, gdy znów będziecie tam razem; po 30 dniach zostanie zamknięta.
direct-message-halted-server = Partia i jej zegar są wstrzymane: nie ma mnie już na serwerze. Partia ruszy dalej, gdy ktoś znów mnie zaprosi; po 30 dniach zostanie zamknięta.
direct-message-goes-on = Partia była przez jakiś czas wstrzymana i znów trwa.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

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
terms-pace = { $days ->
    [0] Bez limitu czasu.
    [one] { $days } dzień na każdy ruch.
    [few] { $days } dni na każdy ruch.
    [many] { $days } dni na każdy ruch.
   *[other] { $days } dnia na każdy ruch.
  }
challenge-open-until = Jeśli nikt go nie przyjmie, wyzwanie wygaśnie { $until }.
challenge-accepted = Wyzwanie przyjęte, { $challenger } ma z kim grać: zaczyna się partia { $match }.
challenge-declined = { $challenger } rzuca wyzwanie, { $opponent } je odrzuca.
challenge-declined-for = Powód: „{ $reason }”
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-expired = Nikt nie odpowiedział na czas, więc wyzwanie wygasło ({ $challenger }).

challenges-none = Nie masz tu otwartych wyzwań. Rzuć jedno poleceniem `/dvonn challenge`.
challenges-none-anywhere = Nie masz otwartych wyzwań na żadnym serwerze. Na kanale serwera rzucisz je poleceniem `/dvonn challenge`; tutaj możesz zagrać ze mną.
challenges-anywhere = { $count ->
    [one] **{ $count } otwarte wyzwanie**
    [few] **{ $count } otwarte wyzwania**
    [many] **{ $count } otwartych wyzwań**
   *[other] **{ $count } otwartego wyzwania**
  }
challenges-heading = { $count ->
    [one] **{ $count } otwarte wyzwanie na tym serwerze**
    [few] **{ $count } otwarte wyzwania na tym serwerze**
    [many] **{ $count } otwartych wyzwań na tym serwerze**
   *[other] **{ $count } otwartego wyzwania na tym serwerze**
  }
challenges-own = **Twoje wyzwanie: { $opponent }**
challenges-own-open = **Twoje wyzwanie dla wszystkich**
challenges-other = **{ $challenger } rzuca ci wyzwanie**

form-decline = Odrzuć wyzwanie
form-decline-reason = Dlaczego? Możesz to pominąć
form-decline-explanation = Twoje słowa pojawią się pod wyzwaniem.

## Blocking

button-block = Zablokuj
button-unblock = Odblokuj
button-blocked = Zablokowane osoby
done-blocked = **Zablokowano: { $user }.** Nie możecie już rzucać sobie wyzwań ani przyjmować ich od siebie. Trwające partie toczą się dalej i nikt nie dowie się o blokadzie.
done-unblocked = **Odblokowano: { $user }.** Znów możecie rzucać sobie wyzwania.
blocked-none = Nikogo nie blokujesz. Możesz zablokować każdą osobę, która rzuca ci wyzwanie: w `/dvonn me challenges` albo po jego odrzuceniu.
blocked-heading = { $count ->
    [one] **Blokujesz { $count } osobę.**
    [few] **Blokujesz { $count } osoby.**
    [many] **Blokujesz { $count } osób.**
   *[other] **Blokujesz { $count } osoby.**
  }
refused-blocked-by-oneself = { $opponent } jest wśród osób, które blokujesz. Aby zagrać razem, najpierw odblokuj tę osobę w `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } osoba, którą blokujesz
    [few] { $count } osoby, które blokujesz
    [many] { $count } osób, które blokujesz
   *[other] { $count } osoby, które blokujesz
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Rzuć wyzwanie w DVONN
menu-open = Otwórz tę partię
menu-read = Odczytaj jako zapis DVONN
compose-heading = **Wyzwanie na partię DVONN: { $opponent }.** Pojawi się na tym kanale.
compose-blocked = { $opponent } jest wśród osób, które blokujesz. Aby zagrać razem, najpierw odblokuj tę osobę.
compose-colour-random = Kolory: losowane
compose-colour-white = Kolory: gram białymi
compose-colour-black = Kolory: gram czarnymi
compose-setup-full = Rozstawienie: stawiamy piony
compose-setup-full-means = Około 40 ruchów na osobę
compose-setup-random = Rozstawienie: losowe
compose-setup-random-means = Od razu przesuwacie stosy: około 15 ruchów na osobę
compose-pace = { $days ->
    [0] Czas: bez limitu
    [one] Czas: { $days } dzień na każdy ruch
    [few] Czas: { $days } dni na każdy ruch
    [many] Czas: { $days } dni na każdy ruch
   *[other] Czas: { $days } dnia na każdy ruch
  }
button-send-challenge = Wyślij wyzwanie
refused-no-match-in-message = Partię otworzę tylko z moich wiadomości o niej: z planszy, z wyniku, z przyjętego wyzwania albo z pingu.
refused-no-record-in-message = W tej wiadomości nie ma tekstu ani pliku. Zapis odczytam z tekstu, bloku kodu albo pliku: tekst Little Golem, SGF lub JSON.

## The move panel

panel-heading = **Partia { $match }:** { $task }.
ask-row = Wybierz rząd…
ask-space = Rząd { $row }: wybierz pole.
ask-target = Wybierz, dokąd ma ruszyć
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
option-targets = na { $targets }
option-makes = powstaje stos { $height }
option-cuts-off = odcina { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = tracisz { $own }
option-cuts-off-own = odcina { $pieces }, w tym twoich { $own }
score-yours = ty { $own }:{ $other }
score-colours = białe { $white }, czarne { $black }
option-own-losses = Uwaga: { $pieces ->
    [one] { $pieces } z tych pionów jest
    [few] { $pieces } z tych pionów są
    [many] { $pieces } z tych pionów jest
   *[other] { $pieces } z tych pionów jest
  } w twoich stosach
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

plan-no-spaces = **Partia { $match }: nic jeszcze nie zaplanowano.** Wybierz rząd, potem pole: postawię tam pion, gdy tylko przyjdzie twoja kolej.
plan-spaces = **Partia { $match }: twój plan.** W każdej twojej kolejce postawię pion na pierwszym wolnym z tych pól: { $spaces }.
plan-no-replies = **Partia { $match }: nic jeszcze nie zaplanowano.** Wybierz ruch, który może zagrać { $opponent }, potem swoją odpowiedź: zagram ją od razu.
plan-replies = **Partia { $match }: twój plan na następne ruchy drugiej strony** ({ $opponent }; odpowiedzi: { $count } z { $most }). To, czego nie zagra, przepada; reszta zostaje.
plan-begins = **Partia { $match }: twój plan od twojego ruchu** (odpowiedzi: { $count } z { $most }). To twoja kolej: zagraj pierwszy ruch, a to, co po nim, zostaje.
plan-at-reply = **Partia { $match }: odpowiedź { $number } twojego planu.** Plansza pokazuje pozycję po niej; to, co tu dodasz, będzie po niej.
plan-at-end = **Partia { $match }: odpowiedź { $number } twojego planu.** Partia się na niej kończy, więc nic już po niej nie będzie.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Na { $theirs }: { $own }
plan-line-beside = **{ $number }** Albo na { $theirs }: { $own }
plan-line-then = **{ $number }** potem na { $theirs }: { $own }
plan-line-after = **{ $number }** albo, po { $after }, na { $theirs }: { $own }
plan-line-begin = **{ $number }** Po twoim ruchu { $own }
plan-they-pass = pas
plan-you-pass = pas
plan-resign = poddanie partii
words-for-pass = pas pasuję pasuje pasować
words-for-resign = poddanie poddaję poddaje poddać
option-reply = { $number }: na { $theirs }: { $own }
option-begin = { $number }: po twoim ruchu { $own }
plan-kept = Zapisano; widzisz to tylko ty.
plan-waits = Zapisano; widzisz to tylko ty. Plan czeka na swój pierwszy ruch od ciebie.
plan-replaced = Zastępuje to twoją odpowiedź { $own } i wszystko, co było po niej.
plan-placed = To już twoja kolej, więc od razu zagrano za ciebie **{ $spaces }**.
plan-their-stack = Jeśli ruszy stos z **{ $space }** …
plan-theirs = Na **{ $theirs }** zagram …
plan-no-answer = Po **{ $theirs }** nie masz ruchu, który można zaplanować.
plan-passed = Po **{ $theirs }** nie możesz ruszyć, więc spasuję za ciebie. Stąd możesz planować dalej.
plan-answered = Na razie masz tu w planie **{ $own }**. Inna odpowiedź zastąpi ją i wszystko, co po niej.
plan-own-stack = Na **{ $theirs }** ruszę z **{ $space }** …
ask-their-stack = Wybierz stos drugiej strony
ask-their-target = Wybierz, dokąd ruszy
ask-own-stack = Wybierz stos do odpowiedzi
ask-reply = Zobacz odpowiedź
ask-plan-resign = **Poddać partię { $match }, gdy tylko { $opponent } zagra { $theirs }?** Wygra wtedy druga strona, a potem nie da się tego cofnąć.

## People and servers

preferences-heading = **Twoje ustawienia**
preferences-no-quiet-hours = **Godziny ciszy:** brak
preferences-quiet-hours = **Godziny ciszy:** od { $start } do { $end } ({ $zone }). Pingi z tych godzin czekają do { $end }.
preferences-pictures = **Strony i wiadomości prywatne:** z obrazkami
preferences-words = **Strony i wiadomości prywatne:** słowami, bez obrazków
preferences-turned = **Plansza:** na twoich obrazkach obrócona, rząd 5 na dole
preferences-not-turned = **Plansza:** rząd 1 na dole, tak jak widzą ją wszyscy
preferences-asked = **Przed ruchem:** zawsze pytam
preferences-not-asked = **Przed ruchem:** pytam tylko, gdy odcina twoje stosy
preferences-chances = **Zakończone partie:** z szansą na wygraną, pod **Historia**
preferences-no-chances = **Zakończone partie:** bez szansy na wygraną
ping-when-each = Pinguj mnie przy każdym ruchu
ping-when-first = Pinguj mnie tylko, gdy nic innego nie czeka
ping-when-never = Nigdy mnie nie pinguj
ping-when-never-means = Także przy wyzwaniach i gdy kończy się mój czas
challenges-from-everybody = Wyzwania od wszystkich
challenges-from-played = Wyzwania tylko od osób z moich partii
challenges-from-nobody = Żadnych wyzwań
challenges-from-nobody-means = Nadal mogę rzucać wyzwania i przyjmować otwarte
ping-by-channel = Pinguj mnie na kanale
ping-by-direct = Pinguj mnie w wiadomości prywatnej
ping-by-direct-means = Gdy wiadomości nie dochodzą, plansza mnie oznaczy
language-as-discord = Język: jak w moim Discordzie
language-chosen = Język: { $language }
theme-walnut = Moje obrazki: orzech
theme-contrast = Moje obrazki: wysoki kontrast
button-quiet-hours = Zmień godziny…
button-no-quiet-hours = Bez godzin ciszy
button-turn = Obróć planszę
button-turn-back = Obróć z powrotem
button-words = Wolę słowa
button-pictures = Pokaż obrazki
button-do-ask = Zawsze pytaj
button-do-not-ask = Pytaj rzadziej
button-show-chances = Pokaż szanse
button-hide-chances = Ukryj szanse
form-quiet-hours = Godziny ciszy
form-quiet-from = Od
form-quiet-until = Do
form-quiet-zone = Strefa czasowa
form-quiet-zone-explanation = Jako Kontynent/Miasto, na przykład Europe/Warsaw, albo samo miasto, na przykład New York

settings-heading = **Ustawienia serwera.** Wszystko działa od razu; zmień tylko to, co chcesz. Trwające partie zachowują swoje miejsce i czas na ruch.
settings-missing = ⚠️ Na kanale { $channel } brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }.
settings-missing-further = ⚠️ Brakuje mi uprawnień jeszcze na { $count ->
    [one] { $count } kanale.
    [few] { $count } kanałach.
    [many] { $count } kanałach.
   *[other] { $count } kanałach.
  }
settings-channels = **Gdzie wolno grać.** Bez wyboru: wszędzie; wątek liczy się jak jego kanał.
settings-threads = **Gdzie stoją plansze.** Wątki porządkują kanał, na którym toczy się kilka partii.
settings-pace = **Jeśli wyzwanie nie mówi inaczej:**
settings-language = **Język** wiadomości publicznych.
settings-boards = **Plansze zakończonych partii** zostają:
settings-challenges = **Wyzwania** są otwarte przez:
settings-daily-channel = **Codziennie zadanie** dla wszystkich, na tym kanale:
settings-daily-hour = **Pojawia się o** { $time } twojego czasu:
settings-own-puzzles = **Zadania z partii na tym serwerze**, gdy te się skończą. Pokazują pozycję i nie podają nazw; partie, których nie każdy tu może widzieć, są pomijane.
choice-no-channel = Na żadnym kanale
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Twórz zadania z naszych partii
choice-own-puzzles-no = Bez takich zadań
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

done-away = **Masz przerwę do { $until }** ({ $relative }). `/dvonn me back` kończy ją wcześniej.
away-left = { $days ->
    [0] Potem nie zostanie ci w tym roku ani jeden dzień przerwy.
    [one] Potem zostanie ci w tym roku jeszcze { $days } dzień przerwy.
    [few] Potem zostaną ci w tym roku jeszcze { $days } dni przerwy.
    [many] Potem zostanie ci w tym roku jeszcze { $days } dni przerwy.
   *[other] Potem zostanie ci w tym roku jeszcze { $days } dnia przerwy.
  }
clocks-away = { $count ->
    [one] Twój zegar stoi w partii { $matches }.
    [few] Twoje zegary stoją w partiach { $matches }.
    [many] Twoje zegary stoją w partiach { $matches }.
   *[other] Twoje zegary stoją w partiach { $matches }.
  }
clocks-back = { $count ->
    [one] Twój zegar znów chodzi w partii { $matches }.
    [few] Twoje zegary znów chodzą w partiach { $matches }.
    [many] Twoje zegary znów chodzą w partiach { $matches }.
   *[other] Twoje zegary znów chodzą w partiach { $matches }.
  }
clocks-none = Nie masz żadnej partii z zegarem.
done-back = **Witaj z powrotem!**
choice-until = { $length }: do { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
    [many] { $weeks } tygodni
   *[other] { $weeks } tygodnia
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dzień dzien dni dnia
words-for-weeks = t tyg tydzień tydzien tygodnie tygodni tygodnia
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = sty lut mar kwi maj cze lip sie wrz paź/paz lis gru

kept-heading = **Oto co o tobie przechowuję:**
kept-name = nazwa { $name }
kept-language = twój język: { $language }
kept-running = { $count ->
    [one] { $count } trwająca partia
    [few] { $count } trwające partie
    [many] { $count } trwających partii
   *[other] { $count } trwającej partii
  }
kept-finished = { $count ->
    [one] { $count } zakończona partia
    [few] { $count } zakończone partie
    [many] { $count } zakończonych partii
   *[other] { $count } zakończonej partii
  }
kept-challenges = { $count ->
    [one] { $count } otwarte wyzwanie
    [few] { $count } otwarte wyzwania
    [many] { $count } otwartych wyzwań
   *[other] { $count } otwartego wyzwania
  }
kept-preferences = twoje ustawienia
kept-absences = twoje przerwy w grze ({ $count ->
    [1] raz
   *[other] { $count } razy
  })
kept-imports = { $count ->
    [one] { $count } wczytany zapis
    [few] { $count } wczytane zapisy
    [many] { $count } wczytanych zapisów
   *[other] { $count } wczytanego zapisu
  } (przez 7 dni)
kept-watched = { $count ->
    [one] { $count } partia, którą
    [few] { $count } partie, które
    [many] { $count } partii, które
   *[other] { $count } partii, które
  } obserwujesz, oraz to, jak mam ci o nich mówić
kept-follows = { $count ->
    [one] { $count } kanał dla widzów z twojego polecenia albo
    [few] { $count } kanały dla widzów z twojego polecenia albo
    [many] { $count } kanałów dla widzów z twojego polecenia albo
   *[other] { $count } kanału dla widzów z twojego polecenia albo
  } tylko z twoimi partiami
kept-lesson = twoje postępy w lekcji
kept-lines = { $count ->
    [one] { $count } wypróbowany ciąg ruchów
    [few] { $count } wypróbowane ciągi ruchów
    [many] { $count } wypróbowanych ciągów ruchów
   *[other] { $count } wypróbowanego ciągu ruchów
  }
kept-puzzles = { $count ->
    [one] { $count } zadanie, które masz za sobą,
    [few] { $count } zadania, które masz za sobą,
    [many] { $count } zadań, które masz za sobą,
   *[other] { $count } zadania, które masz za sobą,
  } i twój ranking zadań
kept-nothing = Nie przechowuję niczego o tobie.
ask-forget = **Mam cię zapomnieć?** Poddasz w ten sposób swoje partie i zamkniesz swoje wyzwania; twoje ruchy zostaną, pod nazwą „usunięte konto”. Plansze naszych partii w wiadomościach prywatnych znikną. Nie da się tego cofnąć.
button-forget-me = Zapomnij o mnie
done-forgotten = Gotowe: niczego już o tobie nie pamiętam. Starsze plansze z twoją nazwą narysuję na nowo w ciągu kilku minut.

## Welcome

welcome = **Cześć! Zagrajmy w DVONN.**
    DVONN to gra planszowa dla dwóch osób: skacz na inne stosy, aby je przejąć, i trzymaj się czerwonych pionów, bo co straci z nimi połączenie, wypada z gry. Grasz wprost na kanale, ruch po ruchu, w kilka minut albo przez kilka tygodni, a wszyscy mogą patrzeć.
button-start-match = Zacznij partię
begin-first = Pierwsza partia? **Rozstaw losowo** pomija stawianie pionów, więc od razu przesuwacie stosy.

## The computer

button-computer = Zagraj z komputerem
button-computer-play = Zacznij
button-computer-again = Graj: poziom { $level }
button-computer-random = Dowolny
button-computer-white = Białe
button-computer-black = Czarne
button-ask-to-resign = Poproś o poddanie
computer-begin = **Zagraj z komputerem.** Odpowiadam w sekundę czy dwie, cofam wszystko, o co poprosisz, i gram bez zegara. Wybierz poziom, rozstawienie i kolor.
computer-up-to = Tam, gdzie teraz działam, szybciej nie myślę, więc najwyższy poziom to { $most }.
computer-level = Poziom { $level }
computer-level-1 = Dopiero poznaje zasady
computer-level-2 = Patrzy o jeden ruch naprzód i wiele mu umyka
computer-level-3 = Gra dla rozrywki
computer-level-4 = Rzadko coś oddaje za darmo
computer-level-5 = Planuje dwa ruchy naprzód
computer-level-6 = Mocny poziom klubowy
computer-level-7 = Trudno ze mną wygrać
computer-level-8 = Najlepiej, jak potrafię
computer-player = { $player } (poziom { $level })
turn-computer = { $sign } **Myślę** nad ruchem { $colour ->
    [white] białych
   *[black] czarnych
  }
panel-computer-thinks = Myślę nad swoim ruchem; pojawi się na tej stronie.
computer-agreed-undo = Twój ostatni ruch jest cofnięty: znów twoja kolej.
computer-agreed-draw = Zgoda: partia { $match } kończy się remisem.
computer-plays-on = Wolę grać dalej: remis nie jest tu pewny.
computer-resigned = Zgoda, tej partii już nie uratuję. Świetnie zagrane!
computer-not-lost = Jeszcze się nie poddaję: moja przegrana nie jest tu pewna.
done-computer = Partia { $match } się zaczyna.
refused-level-too-high = Tam, gdzie teraz działam, myślę za wolno na ten poziom. Wybierz poziom { $most } albo niższy.
refused-too-many-against-computer = Masz już ze mną tyle partii, ile wolno naraz: { $most }. Dokończ albo poddaj jedną z nich; `/dvonn games` je pokazuje.

## Hints

button-hint = Podpowiedź
button-hint-move = Pokaż ruch
button-hint-line = Pokaż ciąg ruchów
hint-stack = 💡 **Podpowiedź:** spójrz na swój stos na **{ $space }**.
hint-stack-of = 💡 **Podpowiedź:** spójrz na { $colour ->
    [white] biały
   *[black] czarny
  } stos na **{ $space }**.
hint-row = 💡 **Podpowiedź:** spójrz na rząd **{ $row }**.
hint-move = 💡 **Podpowiedź:** { $told }
hint-line = 💡 **Co może być dalej**, jeśli obie strony grają dobrze:
hint-after = Plansza po tych ruchach:
hint-ahead = Moim zdaniem { $colour ->
    [white] białe
   *[black] czarne
  } skończą z przewagą około { $pieces ->
    [one] { $pieces } piona
    [few] { $pieces } pionów
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  }.
hint-even = Moim zdaniem obie strony skończą mniej więcej po równo.
hint-dvonn = 💡 Dla pionów DVONN nie ma podpowiedzi: nikt jeszcze nie wie, które pole jest najlepsze. Postaw taki pion, gdzie chcesz.
refused-no-hints-here = Tu szukasz ruchów na własną rękę: podpowiedzi są w partiach ze mną, gdy masz ruch, a w zakończonych pod **Historia**.
refused-still-in-play = Ta gra toczy się dalej w innej partii, więc do jej końca zachowam swoje zdanie dla siebie.
refused-nothing-to-choose = W tej pozycji nikt nie ma wyboru, więc nie ma co podpowiadać. Przejdź do innego ruchu.
refused-too-busy = Myślę teraz nad wieloma partiami. Spróbuj za minutę.

## Reviews, chances and lines of moves

button-review = Analiza
button-worst-moves = Błędy
button-mistake-back = ◀ Poprzedni
button-mistake-on = Następny ▶
button-review-chart = Przegląd
line-place = pion na { $space }
line-pass = brak ruchu, pas
certain-win = **{ colour } wygrywają różnicą { $pieces }** przy najlepszej grze.
certain-tie = Przy najlepszej grze **jest remis**.
certain-win-somehow = **{ colour } wygrywają** przy najlepszej grze; jaką różnicą, nie jest pewne.
percent = { $percent }%
chance-estimated = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }
chance-certain = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Przeglądam partię; to potrwa kilka sekund. Jeśli nic się nie pojawi, po prostu poproś jeszcze raz.
review-title = **Analiza** · { $title }
    { $players }
review-turning-point = **Punkt zwrotny:** { $sign } ruch { $ply }, { $move }. Szansa białych zmieniła się z { $before } na { $after }.
review-no-turning-point = **Bez punktu zwrotnego:** { $colour ->
    [white] białe
   *[black] czarne
  } cały czas prowadziły.
review-certain = Od ruchu { $ply } jest policzone, kto wygrywa. W tym miejscu: { $told }
review-worst = { $count ->
    [0] **Bez błędów:** żaden ruch nie obniżył szansy na wygraną o pięć punktów lub więcej.
    [one] **Jeden ruch obniżył szansę na wygraną o pięć punktów lub więcej:**
    [few] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
    [many] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
   *[other] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; lepiej { $better }
review-estimates = -# Szanse to moje szacunki, przy równej sile gry obu stron. Pewne jest tylko to, co mówię o najlepszej grze.
review-shallow = -# Tu mogę liczyć tylko powoli, więc nie widzę tak daleko jak zwykle.
review-mistake-title = **Błąd { $number } z { $count }** · ruch { $ply } z { $last } · { $sign } { $player }
review-fall = Szansa { $colour ->
    [white] białych
   *[black] czarnych
  } na wygraną: { $before } → **{ $after }**
review-certain-after = Po { $move }: { $told }
review-cuts-off-own = { $move } odcina { $pieces ->
    [one] { $pieces } własny pion
    [few] { $pieces } własne piony
    [many] { $pieces } własnych pionów
   *[other] { $pieces } własnego piona
  } { $colour ->
    [white] białych
   *[black] czarnych
  }.
review-lets-cut-off = { colour } mogą potem odciąć { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { $colour ->
    [white] czarnych
   *[black] białych
  } ruchem { $move }.
review-lets-take = { colour } mogą potem przejąć stos { $height } pionów na { $space } ruchem { $move }.
review-would-cut-off = Ruch { $move } odciąłby { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { $colour ->
    [white] białych
   *[black] czarnych
  }.
review-would-cut-off-later = Po { $first } ruch { $move } odciąłby { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { $colour ->
    [white] białych
   *[black] czarnych
  }.
review-would-take = Ruch { $move } przejąłby { $colour ->
    [white] biały
   *[black] czarny
  } stos { $height } pionów na { $space }.
review-would-stop = Ruch { $move } zostawiłby { $colour ->
    [white] białe
   *[black] czarne
  } bez żadnego ruchu.
review-scores = { $count ->
    [one] Po { $count } ruchu
    [few] Po { $count } ruchach
    [many] Po { $count } ruchach
   *[other] Po { $count } ruchach
  } stan białe–czarne mógł być { $white }:{ $black } zamiast { $instead_white }:{ $instead_black }.
review-freedom = Możliwe ruchy białych i czarnych: mogło ich zostać { $white } i { $black } zamiast { $instead_white } i { $instead_black }.
review-later = Od razu nic nie przepada; różnicę widać kilka ruchów później.
review-played = **Zagrano** (przerywana strzałka), z najlepszymi odpowiedziami:
review-better = **Lepiej** (ciągła strzałka), jeśli obie strony grają dobrze:
review-chart-chance = Szansa białych na wygraną, w %
review-chart-certain = policzone
review-told = Wykres szansy białych na wygraną: na początku { $first }, na końcu { $last }; najwyższa { $highest } po ruchu { $highest_ply }, najniższa { $lowest } po ruchu { $lowest_ply }.
review-told-turning-point = Punkt zwrotny: ruch { $ply }, { $move }.
review-told-certain = Policzone od ruchu { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] Najgorszy ruch
    [few] Najgorsze ruchy
    [many] Najgorsze ruchy
   *[other] Najgorsze ruchy
  } { $colour ->
    [white] białych
   *[black] czarnych
  } ({ $count }): { $told }.
review-told-mistake = ruch { $ply } ({ $move })
refused-no-review-yet = Partia { $match } jeszcze trwa; analiza będzie, gdy się skończy.
refused-nothing-to-review = W tej partii nie ruszono żadnego stosu, więc nie ma czego analizować.
refused-puzzle-open-here = Na tym kanale jest już otwarte zadanie. Najpierw rozwiąż tamto; jego rozwiązanie pojawi się { $until }, a potem udostępnisz następne.
refused-puzzle-open-elsewhere = Twoje zadanie na kanale { $channel } jest jeszcze otwarte. Następne udostępnisz, gdy pojawi się jego rozwiązanie, { $until }.
refused-review-shared = Analizę tej partii już udostępniono: { $url }
refused-review-being-shared = Analiza tej partii jest właśnie udostępniana; za chwilę pojawi się na jej kanale.

## For those who manage a server

manager-reason = Powód: „{ $reason }”
ask-cancel-match = **Anulować partię { $match }?** Nikt nie wygra ani nie przegra i nie da się jej dokończyć. Obie strony się o tym dowiedzą.
ask-cancel-challenge = **Anulować wyzwanie { $challenge }?** Nikt go już nie przyjmie, a jego wiadomość to pokaże.
button-cancel-match = Anuluj partię
button-cancel-challenge = Anuluj wyzwanie
form-cancel-match = Anuluj partię { $match }
form-cancel-challenge = Anuluj wyzwanie
form-cancel-reason = Dlaczego? Możesz to pominąć
form-cancel-explanation = Przeczyta to każdy, kto widzi tę partię lub wyzwanie.
done-cancelled-match = Partia { $match } jest anulowana: nikt nie wygrał ani nie przegrał.
done-cancelled-challenge = Wyzwanie jest anulowane.
challenge-cancelled = Administracja serwera anulowała wyzwanie ({ $challenger }).
label-challenge = Wyzwanie { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = Administracja serwera anulowała to wyzwanie. Nowe rzucisz poleceniem `/dvonn challenge`.
refused-nothing-to-cancel = Podaj albo partię, albo wyzwanie. Zapytam, zanim anuluję.

done-banned = { $player } nie może już tu rzucać ani przyjmować wyzwań i dostanie o tym wiadomość prywatną. Trwające partie toczą się dalej.
done-banned-closed = { $count ->
    [one] Zamknięto { $count } otwarte wyzwanie.
    [few] Zamknięto { $count } otwarte wyzwania.
    [many] Zamknięto { $count } otwartych wyzwań.
   *[other] Zamknięto { $count } otwartego wyzwania.
  }
done-unbanned = ✅ { $player } znów może tu rzucać i przyjmować wyzwania i dostanie o tym wiadomość prywatną.
banned-heading = { $count ->
    [one] **{ $count } osoba nie może tu rzucać ani przyjmować wyzwań.**
    [few] **{ $count } osoby nie mogą tu rzucać ani przyjmować wyzwań.**
    [many] **{ $count } osób nie może tu rzucać ani przyjmować wyzwań.**
   *[other] **{ $count } osoby nie może tu rzucać ani przyjmować wyzwań.**
  }
banned-none = Nikt nie ma tu bana. `/dvonn-admin ban` odbiera prawo do rzucania i przyjmowania wyzwań.
banned-person = { $player } · od { $since }
button-unban = Zdejmij bana
button-banned = Osoby z banem
button-log = Dziennik
direct-message-banned = **{ $server }:** nie możesz już tam rzucać ani przyjmować wyzwań; tak zdecydowała administracja serwera. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, porozmawiaj z osobami, które prowadzą serwer.
direct-message-unbanned = **{ $server }:** znów możesz tam rzucać i przyjmować wyzwania. Dobrej zabawy!
refused-banned = Na tym serwerze nie możesz rzucać ani przyjmować wyzwań; tak zdecydowała jego administracja. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, porozmawiaj z osobami, które prowadzą serwer.
refused-not-banned = { $player } nie ma tu bana. `/dvonn-admin ban` bez podania osoby pokazuje, kto go ma.

exported = { $count ->
    [1] **Partia { $first }** z tego serwera.
   *[other] **Partie z tego serwera ({ $count })**, od { $first } do { $last }: każdy wiersz to jedna partia w formacie JSON.
  }
exported-left = { $count ->
    [0] To już wszystkie.
    [one] Jeszcze { $count } partia nie zmieściła się w tym pliku.
    [few] Jeszcze { $count } partie nie zmieściły się w tym pliku.
    [many] Jeszcze { $count } partii nie zmieściło się w tym pliku.
   *[other] Jeszcze { $count } partii nie zmieściło się w tym pliku.
  }
button-export-next = Następny plik
refused-nothing-to-export = Nie ma tu partii do eksportu. Gdy tylko jakaś się zacznie, trafi do pliku.

log-heading = { $count ->
    [one] **Dziennik** · { $count } wpis
    [few] **Dziennik** · { $count } wpisy
    [many] **Dziennik** · { $count } wpisów
   *[other] **Dziennik** · { $count } wpisu
  }
log-none = Dziennik jest pusty. To, co administracja tu zmienia, anuluje lub zabiera ze sobą, zostaje w nim przez rok.
log-forgotten = usunięte konto
log-setting = { $manager } zmienia { $setting }: { $value }.
log-setting-channels = to, gdzie wolno grać
log-setting-threads = miejsce plansz
log-setting-pace = zwykły czas na ruch
log-setting-language = język wiadomości publicznych
log-setting-keep-boards = to, jak długo zostają plansze zakończonych partii
log-setting-challenges-last = to, jak długo wyzwania są otwarte
log-setting-daily-channel = kanał zadania dnia
log-setting-daily-hour = godzinę zadania dnia
log-setting-own-puzzles = zadania z partii na tym serwerze
log-follow = { $manager } pokazuje partie widzom na kanale { $channel }.
log-unfollow = { $manager } przestaje pokazywać partie na kanale { $channel }.
log-cancel-match = { $manager } anuluje partię { $number }.
log-cancel-challenge = { $manager } anuluje wyzwanie { $number }.
log-ban = { $manager } odbiera prawo do wyzwań: { $player }.
log-unban = { $manager } przywraca prawo do wyzwań: { $player }.
log-export = { $number ->
    [one] { $manager } eksportuje { $number } partię.
    [few] { $manager } eksportuje { $number } partie.
    [many] { $manager } eksportuje { $number } partii.
   *[other] { $manager } eksportuje { $number } partii.
  }

kept-bans = zakaz rzucania wyzwań na { $count ->
    [one] { $count } serwerze
    [few] { $count } serwerach
    [many] { $count } serwerach
   *[other] { $count } serwerach
  }: zostaje, nawet gdy cię zapomnę, dopóki administracja go nie zdejmie
kept-acts = { $count ->
    [one] { $count } wpis w dzienniku działań administracji serwera
    [few] { $count } wpisy w dziennikach działań administracji serwerów
    [many] { $count } wpisów w dziennikach działań administracji serwerów
   *[other] { $count } wpisu w dziennikach działań administracji serwerów
  }; twoja nazwa stamtąd zniknie

command-admin-cancel = Anuluj partię lub wyzwanie z tego serwera (wymaga: Zarządzanie serwerem)
option-cancel-match = Trwająca partia do anulowania
option-cancel-challenge = Otwarte wyzwanie do anulowania
command-admin-ban = Odbierz komuś prawo do wyzwań albo zobacz bany (wymaga: Zarządzanie serwerem)
option-ban-user = Kto ma już nie rzucać ani nie przyjmować wyzwań; bez tego zobaczysz bany
option-ban-reason = Dlaczego; ta osoba się dowie
command-admin-unban = Przywróć komuś prawo do wyzwań (wymaga: Zarządzanie serwerem)
option-unban-user = Kto znów może rzucać i przyjmować wyzwania
command-admin-export = Wszystkie partie z tego serwera jako plik, jedna w wierszu (wymaga: Zarządzanie serwerem)
command-admin-log = Działania administracji i lista banów (wymaga: Zarządzanie serwerem)

## Looking back

history-match = **Partia { $match }**
history-record = **Twój zapis**
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

shared = Udostępniono: teraz widzi to cały kanał.
not-shared = Discord działa teraz wolno i nie udało mi się tego opublikować. Spróbuj za minutę.
shared-position = { $player } udostępnia pozycję:
shared-replay = { $player } udostępnia powtórkę:
shared-review = { $player } udostępnia analizę:
shared-chart = { $player } udostępnia wykres:

replay-drawing = Rysuję ruch po ruchu; jeszcze chwilka.
replay-span = { $first ->
    [0] początek
   *[other] ruchy od { $first } do { $last }
  }
replay-told = { $first ->
    [0] Początek.
   *[other] Ruchy od { $first } do { $last }, jeden po drugim: { $moves }.
  }
replay-pass = pas
replay-at-the-end = Na końcu:
replay-start = Początek.
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
chart-not-yet = Wykres zacznie się, gdy ruszą stosy.
chart-of-latest = Ostatnia partia, która się tu skończyła:
chart-of-running = Żadna partia się tu jeszcze nie skończyła. Ta nadal trwa:

card-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
card-largest-cut-off = największe odcięcie: { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } ruchem { $move }
card-decided = { $player } prowadzi od ruchu { $ply }

## Records

record-event = DVONN na Discordzie, partia { $match }
ask-format = **Zapis partii { $match }:** w jakim formacie?
record-exported = **Zapis partii { $match }**
begin-from = { $title } · partia od tego miejsca, { $ply ->
    [0] z samego początku
    [one] po { $ply } ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
  }. { $sign } Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }.
begin-from-opponent = Wybierz kolor, a potem, z kim chcesz zagrać; partia zacznie się dopiero, gdy ta osoba przyjmie wyzwanie.
begin-from-computer = Grasz ze mną: wybierz poziom i kolor, i zaczynamy.
begin-new = **Nowa partia:** wybierz rozstawienie, a potem, z kim chcesz zagrać. W `/dvonn challenge` możesz też wybrać kolor i czas na ruch.
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

button-watch = Obserwuj
button-unwatch = Przestań obserwować
button-watch-each = Każdy ruch
button-watch-cuts = Duże odcięcia
button-watch-end = Koniec
button-watch-direct = Wiadomość prywatna
button-watch-thread = W wątku
watch-heading = **Obserwuj partię { $match }**
watch-not-yet = Chcesz wiedzieć, co się dzieje? Wybierz, kiedy: przy każdym ruchu, przy odcięciu 3 lub więcej pionów czy tylko na koniec.
watch-set-each = 👀 Powiem ci o **każdym ruchu**, { watch-by }.
watch-set-cuts = 👀 Powiem ci o **każdym odcięciu 3 lub więcej pionów** i o końcu, { watch-by }.
watch-set-end = 👀 Powiem ci tylko o **końcu**, { watch-by }.
watch-by = { $means ->
    [direct] w wiadomości prywatnej
   *[thread] wzmianką w wątku partii
  }
watch-lost = 🔕 Moje wiadomości prywatne do ciebie nie docierają, więc nie powiem ci o tej partii. Zezwól na nie na tym serwerze, a potem naciśnij na planszy **Obserwuj** jeszcze raz.
watch-stopped = Nie obserwujesz już partii { $match }. Naciśnij **Obserwuj** na jej planszy, aby zacząć znowu.
watch-notice = 👀 Co nowego: **partia { $match } na serwerze { $server }**, którą obserwujesz:
watch-notice-over = 👀 **Partia { $match } na serwerze { $server }**, którą obserwujesz, dobiegła końca:
watch-earlier = -# { $count ->
    [one] Wcześniej był jeszcze { $count } ruch.
    [few] Wcześniej były jeszcze { $count } ruchy.
    [many] Wcześniej było jeszcze { $count } ruchów.
   *[other] Wcześniej było jeszcze { $count } ruchu.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Obserwujesz tu { $count } partię.**
    [few] **Obserwujesz tu { $count } partie.**
    [many] **Obserwujesz tu { $count } partii.**
   *[other] **Obserwujesz tu { $count } partii.**
  }
watching-none = Nie obserwujesz tu żadnej partii. Naciśnij **Obserwuj** na planszy albo znajdź partię poleceniem `/dvonn watch live`.
watching-stop = Przestań obserwować…

live-heading = { $count ->
    [one] **Trwa tu { $count } partia.**
    [few] **Trwają tu { $count } partie.**
    [many] **Trwa tu { $count } partii.**
   *[other] **Trwa tu { $count } partii.**
  }
live-heading-more = **Partie, które tu trwają: { $count } i więcej.**
live-none = Nie trwa tu żadna partia, którą możesz zobaczyć. Zacznij własną poleceniem `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · ruch ma { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · koniec
live-latest = -# { $told } ({ $at })
live-begun = -# Początek { $at }; jeszcze bez ruchów.

live-board-heading = 🔴 **Na żywo**
button-unfollow = Przestań pokazywać
follow-server-all = { $channel } pokazuje teraz na żywo planszę każdej trwającej partii z tego serwera oraz wyniki.
follow-server-results = { $channel } pokazuje teraz wyniki partii z tego serwera.
follow-player-all = { $channel } pokazuje teraz na żywo planszę każdej partii, w której gra { $player }, oraz wyniki.
follow-player-results = { $channel } pokazuje teraz wyniki partii, w których gra { $player }.
follow-privacy = -# Partie z kanałów, których nie widzi tam każdy, są pomijane.
follow-missing-permissions = ⚠️ Na kanale { $channel } wciąż brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }. Nadaj je, a potem użyj `/dvonn-admin follow` jeszcze raz.
follow-stopped = { $channel } nie pokazuje już partii. Plansze na żywo znikną; wyniki zostają.
daily-lost = **{ $server }:** nie mogę już pisać na kanale { $channel }, więc nie ma teraz zadania dnia. `/dvonn-admin settings` włącza je znowu.
daily-lost-permissions = **{ $server }:** na kanale { $channel } brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }, więc nie ma teraz zadania dnia. Przywróć je i włącz zadanie znowu w `/dvonn-admin settings`.
follow-lost = **{ $server }:** nie mogę już pisać na kanale { $channel }, więc nie pokazuję tam partii. `/dvonn-admin follow` włącza to znowu.
follow-lost-permissions = **{ $server }:** na kanale { $channel } brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }, więc nie pokazuję tam partii. `/dvonn-admin follow` włącza to znowu.

## Private answers

done-challenged = Twoje wyzwanie jest na kanale. Partia zacznie się, gdy tylko zostanie przyjęte.
done-declined = Wyzwanie odrzucone.
done-withdrawn = Wyzwanie wycofane.
done-accepted = Partia { $match } się zaczyna. Dobrej zabawy!
done-played = Zagrano **{ $move }**.
done-answered = { $opponent } ma zaplanowaną odpowiedź, więc plansza jest już o ruch dalej.
done-offered-draw = Propozycja remisu wysłana. { $opponent } może go przyjąć na planszy; propozycja wygasa z następnym ruchem.
done-offered-undo = Prośba o cofnięcie ruchu wysłana. { $opponent } może się zgodzić na planszy; prośba wygasa z następnym ruchem.
done-agreed-draw = Zgoda: partia { $match } kończy się remisem.
done-agreed-undo = Zgoda: ruch cofnięto.
done-refused-draw = Remis odrzucony. Partia toczy się dalej.
done-refused-undo = Bez zgody na cofnięcie: ruch zostaje.
done-rematch = Prośba o rewanż wysłana. Zacznie się, gdy tylko druga strona go przyjmie; kolory się zamienią.
done-moved-here = Partia { $match } toczy się dalej na tym kanale.
done-resigned = Partia { $match } poddana.
done-board-shown = Plansza partii { $match } jest znów na dole swojego kanału.
more-heading = **Partia { $match }** – co jeszcze możesz zrobić
ask-resign = **Poddać partię { $match }?** Wygra { $opponent } i nie da się tego cofnąć.
ask-draw = **Zaproponować remis w partii { $match }?** Jeśli { $opponent } go przyjmie, nikt nie wygra.
ask-agree = **Przyjąć remis w partii { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Partia skończy się bez zwycięstwa i nie da się tego cofnąć.
next-none-anywhere = Nigdzie nie czeka na ciebie żadna partia. Ciesz się spokojem albo zacznij nową: `/dvonn challenge` tutaj to partia ze mną, a na kanale serwera z innymi.
next-none = Żadna partia na ciebie nie czeka. Ciesz się spokojem albo zacznij nową poleceniem `/dvonn challenge`.

delivery-delayed = Zapisano. Discord działa teraz wolno, więc kanał pokaże to trochę później.
delivery-missing-permissions = Zapisano, ale nie mogę tego pokazać na kanale { $channel }: brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }. Poproś o to moderację; potem `/dvonn board` pokaże partię.
delivery-no-channel = Zapisano, ale nie mogę już pisać na kanale { $channel }. Jeśli ten kanał jeszcze istnieje, poproś moderację o dostęp dla mnie; potem `/dvonn board` pokaże partię.
delivery-no-direct = Zapisano, ale moje wiadomości prywatne do ciebie nie docierają. Zezwól na nie osobom z naszego wspólnego serwera; potem `/dvonn board` pokaże partię.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-read-message-history = Wyświetlanie historii czatu

## Lists

games-heading-own = **Twoje partie na tym serwerze**
games-heading-anywhere = **Twoje partie, tutaj i na wszystkich serwerach**
games-heading-other = **Partie na tym serwerze: { $player }**
games-against = kontra { $opponent }
games-none-own = Nie grasz tu teraz. Zacznij partię poleceniem `/dvonn challenge`.
games-none-anywhere = Nigdzie teraz nie grasz. `/dvonn challenge` zaczyna partię: tutaj ze mną, a na kanale serwera z innymi.
games-none-finished = Żadna twoja partia jeszcze się nie skończyła.
games-none-other = Nie ma takich, które możesz zobaczyć.
games-none-against = Nie ma wspólnych partii.
games-match = Partia { $match }
games-line = { $sign } { $match } kontra { $opponent }
games-won = **wygrana**
games-lost = **przegrana**
games-drawn = **remis**
games-cancelled = anulowana
games-closed = zamknięta bez wyniku
games-score = { $own }:{ $other }
games-own-turn = **twój ruch**
games-other-turn = ruch ma { $mover }
games-offer-draw = **masz propozycję remisu**
games-offer-undo = **masz prośbę o cofnięcie ruchu**
games-due = czas kończy się { $until }
games-away = zegar stoi: przerwa do { $until }
games-halted = wstrzymana
place-direct = wiadomości prywatne
label-match = Partia { $match } · kontra { $opponent }
label-finished = Partia { $match } · { $white } – { $black }
label-turn-own = twój ruch
label-turn-other = ruch drugiej strony
progress-placing = rozstawiono { $count } z { $total } pionów

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Wypróbuj lekcję
button-lesson-next = Dalej
button-lesson-again = Jeszcze raz
button-lesson-before = Poprzedni krok
button-lesson-anew = Lekcja od początku
button-first-match = Zagraj pierwszą partię
lesson-welcome = Witaj! Grasz białymi i nic złego nie może się tu stać.
lesson-welcome-back = Witaj z powrotem! Twoja lekcja czeka w tym miejscu.
lesson-heading = **Krok { $number } z { $count }.**
lesson-missed = **Jeszcze nie to.** { $why } { $hint }
lesson-done = ✅ **Dobrze!** { $told }

lesson-ask-red = Pion zostaje w grze, dopóki łańcuch sąsiadów łączy go z czerwonym pionem DVONN. Postaw ostatni czerwony co najmniej trzy pola od dwóch pozostałych.
lesson-hint-red = W każdym rzędzie pola począwszy od h leżą wystarczająco daleko.
lesson-done-red = Daleko od siebie czerwone piony dają połączenia na całej planszy.
lesson-ask-edge = Teraz twój kolor. Postaw pion na brzegu, obok piona DVONN: stamtąd może ruszyć od początku i ma połączenie.
lesson-hint-edge = Spójrz obok czerwonych pionów na b1 i h5.
lesson-done-edge = Dobre miejsce! Gdy plansza jest pełna, białe ruszają też jako pierwsze; następne plansze pokazują późniejsze chwile gry.
lesson-ask-single = Pojedynczy pion rusza się o jedno pole i musi wylądować na innym pionie lub stosie. Przesuń swój.
lesson-hint-single = Poszukaj piona tuż obok niego.
lesson-done-single = Teraz leży na wierzchu, więc ten stos dwóch pionów jest twój.
lesson-ask-gap = Stos rusza się w linii prostej, w jednym z sześciu kierunków, dokładnie o tyle pól, ile ma pionów; puste też się liczą. Przesuń swój stos trzech pionów.
lesson-hint-gap = Policz trzy pola od c3.
lesson-done-gap = Przeskoczył pion i lukę, i wylądował na trzecim polu.
lesson-ask-blocked = Pion, który ma sąsiadów ze wszystkich sześciu stron, nie może się ruszyć. Który z twoich jest zablokowany?
lesson-hint-blocked = Policz sąsiadów każdego ze swoich pionów.
lesson-done-blocked = Wokół f3 nie ma wolnej strony. Na pełnej planszy ruszyć mogą tylko piony na brzegu.
lesson-ask-takeover = Cały stos należy do koloru, który leży na wierzchu. Przejmij czarny stos trzech pionów.
lesson-hint-takeover = Czarny stos trzech pionów stoi na f3, obok twojego piona na e3.
lesson-done-takeover = Wszystkie cztery piony są twoje i czarne już ich nie ruszą.
lesson-ask-dvonn = Pion DVONN nigdy nie rusza się sam, ale twój stos na c3 ma go w sobie. Przesuń go tak, aby dwa piony obok straciły połączenie.
lesson-hint-dvonn = Twój stos na c3 ma dwa piony, więc rusza się o dwa pola.
lesson-done-dvonn = Bez połączenia z pionem DVONN oba wypadają z gry.
lesson-ask-cutoff = Po każdym ruchu wypada więc z gry wszystko, co straciło połączenie. Odetnij pięć czarnych pionów naraz.
lesson-hint-cutoff = Twój pion na e3 to jedyne połączenie dla pięciu innych.
lesson-done-cutoff = Pięć pionów jednym ruchem! Tylko same piony DVONN zostają zawsze.
lesson-ask-careful = Twoje własne stosy też mogą wypaść; ostrzegają przed tym czerwone przyciski. Zagraj ruch, po którym zostaną wszystkie.
lesson-hint-careful = Zostaw e3 w spokoju: trzyma się go twój wysoki stos.
lesson-done-careful = Twój wysoki stos wciąż ma połączenie z pionem DVONN.
lesson-ask-pass = Spasować wolno tylko wtedy, gdy nie ma się ruchu. Zagraj tak, aby czarne musiały spasować.
lesson-hint-pass = Czarny stos dwóch pionów może wylądować tylko na d3: nie zostaw tam niczego.
lesson-done-pass = Czarne nie mają ruchu i pasują, więc znów ruszasz ty.
lesson-ask-count = Nikt nie może ruszyć, więc to koniec partii. Ile pionów jest w twoich stosach, bez względu na kolor?
lesson-hint-count = Dodaj liczby na stosach z białym wierzchem.
lesson-done-count = Pięć i sześć to 11, czarne mają osiem: wygrywasz. Po równo byłby remis.

lesson-missed-apart = To tylko { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pola
  } od piona DVONN na { $space }.
lesson-missed-edge = { $space } nie leży na brzegu.
lesson-missed-beside = Obok { $space } nie ma piona DVONN.
lesson-missed-height = To ruch { $height ->
    [1] pojedynczego piona
   *[other] stosu { $height } pionów
  }.
lesson-missed-takes = { $taken ->
    [0] To nic nie zabiera czarnym.
    [1] To przejmuje pojedynczy pion.
   *[other] To przejmuje stos { $taken } pionów.
  }
lesson-missed-carries = W tym stosie nie ma piona DVONN.
lesson-missed-keeps = Tracisz przez to { $lost ->
    [one] { $lost } pion
    [few] { $lost } piony
    [many] { $lost } pionów
   *[other] { $lost } piona
  }.
lesson-missed-cuts = { $cut ->
    [0] To niczego czarnym nie odcina.
    [one] To odcina { $cut } czarny pion.
    [few] To odcina { $cut } czarne piony.
    [many] To odcina { $cut } czarnych pionów.
   *[other] To odcina { $cut } czarnego piona.
  }
lesson-missed-passes = { $left ->
    [0] Wtedy nikt nie może ruszyć i partia się kończy.
   *[other] Wtedy czarne mogą jeszcze zagrać { $move }.
  }
lesson-missed-surrounded = Obok { $space } jest jeszcze pusto: { $free }.
lesson-missed-at-edge = { $space } leży na brzegu, a tam nic nigdy nie jest otoczone.
lesson-missed-score = Nie, to nie { $number }.

lesson-end = 🎉 **Umiesz już grać w DVONN.** Buduj stosy, trzymaj je w połączeniu z czerwonymi pionami i miej na końcu więcej pionów niż druga strona.
lesson-first-match = **Zagraj pierwszą partię** zaczyna ją od razu, ze mną na najłatwiejszym poziomie. Piony są rozstawione losowo, więc od razu przesuwasz stosy.

## Trying moves out

button-try-out = Wypróbuj
button-chances = Szanse
button-keep-line = Zachowaj
button-rename-line = Zmień nazwę
button-drop-line = Usuń
button-share-line = Udostępnij obrazek
button-animate-line = Udostępnij animację
button-lines = Moje ciągi
form-line-name = Zachowaj ten ciąg ruchów
field-line-name = Nazwa
ask-line = Otwórz ciąg ruchów
try-named = **{ $name }**
try-unnamed = **Ruchy na próbę**
try-from = { $title }, { $ply ->
    [0] od początku
   *[other] po ruchu { $ply }
  }
try-start = { $left ->
    [0] Graj za obie strony, jak daleko chcesz. Nic się tu nie liczy i widzisz to tylko ty.
   *[other] Tu zaczyna się twój ciąg ruchów. Naciśnij ▶ albo zagraj inne ruchy.
  }
try-step = Ruch { $at } z { $last }: { $told }
try-to-move = { $sign } Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }
try-to-place-dvonn = { $sign } { colour } stawiają pion DVONN
try-to-place = { $sign } { colour } stawiają pion
try-to-pass = { $sign } { colour } nie mają ruchu i pasują: naciśnij ▶
try-resumed = W tym miejscu kończy się twoja poprzednia próba.
try-no-moves = Jeszcze bez ruchów: wróć i zagraj kilka, za obie strony.
try-earlier = { $count ->
    [one] Pierwszy ruch ({ $count }): { $moves }
    [few] Pierwsze { $count } ruchy: { $moves }
    [many] Pierwsze { $count } ruchów: { $moves }
   *[other] Pierwsze { $count } ruchu: { $moves }
  }
try-caption = { $match ->
    [0] Z zapisu
   *[other] Z partii { $match }
  }, { $ply ->
    [0] od początku
   *[other] po ruchu { $ply }
  }
try-told = Ruchy zagrane na próbę: { $moves }.
lines-none = Nie masz jeszcze żadnych ciągów ruchów. W partii naciśnij **Historia** i **Wypróbuj**, zagraj kilka ruchów za obie strony, a potem naciśnij **Więcej** i **Zachowaj**.
lines-heading = **Twoje ciągi ruchów** ({ $count } z { $most })
lines-of-record = Z zapisu
lines-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
shared-line = { $player } udostępnia kilka ruchów do namysłu:
done-line-kept = ✅ Zachowano. Znajdziesz to w `/dvonn me lines`.
done-line-dropped = Usunięto z twoich ciągów ruchów. Tutaj jest wciąż otwarty: **Zachowaj** go przywraca.

refused-no-such-line = Tego ciągu ruchów już nie ma. Otwórz inny w `/dvonn me lines` albo zacznij nowy: **Wypróbuj** jest pod **Historia**.
refused-no-name = To jeszcze nie nazwa. Nazwij ciąg ruchów tak, aby go potem poznać.
refused-too-many-lines = Masz już tyle ciągów ruchów, ile się mieści: { $most }. Usuń taki, którego nie potrzebujesz, a potem zachowaj ten; do tego czasu zostaje otwarty.
refused-line-in-play = Partia { $match } jeszcze trwa, więc ten ciąg ruchów zostaje między nami. Udostępnisz go, gdy się skończy.
refused-nothing-to-try = W tej pozycji partia jest już skończona, więc nie ma czego próbować. Cofnij się o ruch lub dwa.

## Puzzles

button-puzzle-another = Następne zadanie
button-puzzle-again = Spróbuj znowu
button-puzzle-solution = Rozwiązanie
puzzle-task = **Zadanie { $number }.** Grają { $colour ->
    [white] białe
   *[black] czarne
  } i tylko jeden ruch wygrywa. Znajdź go.
puzzle-task-own = **Zadanie { $number } z partii na tym serwerze.** Grają { $colour ->
    [white] białe
   *[black] czarne
  } i tylko jeden ruch wygrywa. Znajdź go.
puzzle-card = **Zadanie { $number }.** Grają { $colour ->
    [white] białe
   *[black] czarne
  } i tylko jeden ruch wygrywa. Kto go znajdzie?
puzzle-card-own = **Zadanie { $number } z partii na tym serwerze.** Grają { $colour ->
    [white] białe
   *[black] czarne
  } i tylko jeden ruch wygrywa. Kto go znajdzie?
puzzle-name = **Zadanie { $number }.**
puzzle-name-own = **Zadanie { $number } z partii na tym serwerze.**
puzzle-card-heading = 🧩 **Zadanie dla wszystkich**
puzzle-card-daily = 🧩 **Zadanie dnia**
puzzle-card-until = Twoje próby widzisz tylko ty. Rozwiązanie pojawi się { $until }.
puzzle-card-found = ✅ **{ $count ->
    [one] Rozwiązane przez { $count } osobę
    [few] Rozwiązane przez { $count } osoby
    [many] Rozwiązane przez { $count } osób
   *[other] Rozwiązane przez { $count } osoby
  }:** { $named }
puzzle-card-found-further = ✅ **{ $count ->
    [one] Rozwiązane przez { $count } osobę
    [few] Rozwiązane przez { $count } osoby
    [many] Rozwiązane przez { $count } osób
   *[other] Rozwiązane przez { $count } osoby
  }:** { $named } i jeszcze { $others ->
    [one] { $others } osoba
    [few] { $others } osoby
    [many] { $others } osób
   *[other] { $others } osoby
  }
puzzle-card-unsolved = Tym razem nikt tu nie znalazł rozwiązania.
shared-puzzle = { $player } udostępnia zadanie:
puzzle-shared-later = Discord działa teraz wolno. Zadanie pojawi się na tym kanale, gdy tylko się uda.
button-puzzle-solve = Rozwiąż
button-puzzle-back = Wróć do zadania
puzzle-solver = Twój ranking zadań: { $rating } · rozwiązane: { $solved } z { $tried }.
puzzle-longest = Najdłuższa seria: { $count }.
puzzle-solved = ✅ **{ $move } wygrywa.** Dobre oko!
puzzle-solution = **{ $move }** to jedyny ruch, który wygrywa.
puzzle-theme-cut-off = Chodzi o duże odcięcie.
puzzle-theme-connection = Ten ruch utrzymuje połączenie twoich stosów z pionem DVONN.
puzzle-theme-last-moves = Drugiej stronie kończą się ruchy, a ty grasz dalej.
puzzle-theme-count = Chodzi o to, gdzie wylądują ostatnie stosy.
puzzle-missed = ❌ **{ $move } nie wygrywa.**
puzzle-answer = Najlepsza odpowiedź: { $told }
puzzle-rated = Twój ranking zadań: **{ $rating }** ({ $change }).
puzzle-streak = To już { $count } z rzędu.
puzzle-uncounted = Twój ranking zadań to nadal **{ $rating }**: liczy się tylko pierwsza próba każdego zadania.

## Refusals

refused-challenged-oneself = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-challenged-bot = Inne boty nie grają w DVONN. Wybierz człowieka albo mnie, albo pomiń `z-kim`, aby każdy mógł przyjąć wyzwanie.
refused-opponent-cannot-see = { $opponent } nie widzi tego kanału. Rzuć wyzwanie na kanale, który widzą obie strony.
refused-cannot-see = Nie widzisz kanału, na którym toczyłaby się ta partia. Najpierw poproś administrację serwera o dostęp, a potem wróć tutaj.
refused-no-such-challenge = Tego wyzwania już nie ma. Rzuć nowe poleceniem `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } nie przyjmuje wyzwań. Rzuć je komuś innemu albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-asked-often-enough = { $opponent } ma już od ciebie kilka wyzwań. Poczekaj na odpowiedź albo wycofaj jedno w `/dvonn me challenges`.
refused-too-many-challenges = Masz na tym serwerze tyle otwartych wyzwań, ile wolno: { $most }. Wycofaj jedno w `/dvonn me challenges` albo poczekaj na odpowiedź.
refused-declined-lately = Twoje wyzwanie odrzucono przed chwilą ({ $opponent }). Możesz zapytać znowu { $until }; do tego czasu może ucieszy się ktoś inny.
refused-challenge-accepted = To wyzwanie jest już przyjęte. Plansza stoi niżej; nową partię zaczniesz poleceniem `/dvonn challenge`.
refused-challenge-declined = To wyzwanie odrzucono. Nowe rzucisz poleceniem `/dvonn challenge`.
refused-challenge-withdrawn = To wyzwanie wycofano. Nowe rzucisz poleceniem `/dvonn challenge`.
refused-challenge-expired = Nikt nie odpowiedział na to wyzwanie na czas. Nowe rzucisz poleceniem `/dvonn challenge`.
refused-own-challenge = To twoje własne wyzwanie, więc musi odpowiedzieć ktoś inny. Wycofasz je w `/dvonn me challenges`.
refused-not-your-challenge = Na to wyzwanie może odpowiedzieć tylko { $opponent }. Rzuć własne poleceniem `/dvonn challenge`.
refused-decline-open-challenge = To wyzwanie jest otwarte dla wszystkich. Jeśli nie chcesz grać, po prostu je zostaw.
refused-not-your-withdrawal = To wyzwanie może wycofać tylko { $challenger }.
refused-no-such-match = Na tym serwerze nie ma partii { $match }. `/dvonn games` pokazuje twoje.
refused-no-match-meant = Nie masz partii na tym serwerze. Zacznij jedną poleceniem `/dvonn challenge`.
refused-direct-no-such-match = Nie masz partii { $match }. `/dvonn games` pokazuje twoje; cudze pokazuję tylko na ich serwerze.
refused-direct-no-match-meant = Nigdzie teraz nie grasz. `/dvonn challenge` zaczyna tutaj partię ze mną, a na kanale serwera z kimś innym.
refused-only-in-servers = **{ $command }** to polecenie na kanał serwera, gdzie widzą je inni. Użyj go tam.
refused-nobody-else-here = Tutaj możesz zagrać tylko ze mną: pomiń `z-kim`. Innym rzucaj wyzwania na kanale serwera, gdzie je zobaczą.
refused-left-the-server = Nie ma cię już na serwerze, na którym toczyłaby się gra. Najpierw dołącz do niego znowu, a potem wróć tutaj.
refused-unclear-match = O którą partię chodzi: { $matches }? Podaj jej numer w `partia`.
refused-not-a-player = Oglądasz tę partię: grają w niej tylko { $white } i { $black }. Zacznij własną poleceniem `/dvonn challenge`.
refused-match-over = Partia { $match } już się skończyła i nie da się w niej grać. Zacznij nową poleceniem `/dvonn challenge`.
refused-board-moved-on = Ta plansza jest nieaktualna: partia poszła dalej. Oto jak wygląda teraz.
refused-not-your-turn = To nie twoja kolej: teraz ruch ma { $player }.
refused-offer-stands = Inna propozycja wciąż czeka na odpowiedź. { $offer }
refused-offer-lapsed = Ta propozycja jest już nieaktualna: padła odpowiedź albo zagrano ruch.
refused-own-offer = To twoja własna propozycja, więc odpowiada { $opponent }.
refused-nothing-to-undo = Nie ma czego cofnąć: cofa się tylko własny ruch, i to przed odpowiedzią drugiej strony.
refused-too-many-replies = Byłoby więcej odpowiedzi, niż zapamiętam; najwięcej to { $most }. Najpierw usuń niektóre.
refused-plan-of-spaces = Wszystkie piony już stoją, więc nie ma pól do zaplanowania. `/dvonn plan` bez pól planuje odpowiedzi na ruchy.
refused-plan-of-moves = Piony są jeszcze stawiane. Zanim plansza się zapełni, `/dvonn plan` z polami planuje, gdzie staną twoje.
refused-plan-without-answer = Plan potrzebuje twojej odpowiedzi: po ruchu drugiej strony podaj swój.
refused-plan-changed = Twój plan zmienił się w międzyczasie. Oto jak wygląda teraz.
refused-illegal-plan = { $move } nie jest tam już możliwe, więc nie trafia do planu.
refused-plan-on-own-turn = To twoja kolej, więc nie ma na co czekać: po prostu zagraj. Aby zaplanować, co potem, wpisz `/dvonn plan` z ciągiem ruchów.
refused-no-rematch-yet = Ta partia jeszcze trwa. O rewanż poprosisz, gdy się skończy.
refused-not-a-list-of-spaces = „{ $text }” to nie pole planszy. Podaj pola oddzielone spacjami, na przykład c3 d4 e2.
refused-not-a-line = Nie rozumiem „{ $text }” jako ruchu. Podaj na zmianę ruchy obu stron, na przykład c3-d4 e5-e4.
refused-not-a-space = „{ $text }” to nie pole planszy. Podaj literę od a do k i rząd od 1 do 5, na przykład c3.
refused-missing-permissions = Nie mogę prowadzić partii na kanale { $channel }: brakuje mi { $count ->
    [one] uprawnienia
    [few] uprawnień
    [many] uprawnień
   *[other] uprawnień
  }: { $permissions }. Poproś o to moderację albo zagraj na innym kanale.
refused-no-channel = Nie mogę pisać na kanale { $channel }. Poproś moderację o dostęp dla mnie albo zagraj na innym kanale.
refused-not-the-manager = To mogą zrobić tylko osoby, które zarządzają tym serwerem. Poproś kogoś z uprawnieniem **Zarządzanie serwerem**.
refused-not-a-date = Nie rozumiem „{ $text }” jako czasu w przyszłości. Napisz datę, na przykład 24.12. albo 24 gru, lub jak długo: 5 dni albo 2 tygodnie.
refused-not-quiet-hours = Nie rozumiem „{ $text }”. Wybierz obie godziny i podaj strefę czasową, na przykład Europe/Warsaw.
refused-away-too-long = { $days ->
    [0] Na ten rok nie został ci żaden z { $most } dni przerwy. Każdy z nich wraca po roku.
    [one] To za długo: na ten rok został ci { $days } z { $most } dni przerwy. Wybierz wcześniejszy dzień.
    [few] To za długo: na ten rok zostały ci { $days } z { $most } dni przerwy. Wybierz wcześniejszy dzień.
    [many] To za długo: na ten rok zostało ci { $days } z { $most } dni przerwy. Wybierz wcześniejszy dzień.
   *[other] To za długo: na ten rok zostało ci { $days } z { $most } dni przerwy. Wybierz wcześniejszy dzień.
  }
refused-not-away = Nie masz teraz przerwy, więc twoje zegary już chodzą.
refused-channel-not-allowed = Na tym serwerze gra się gdzie indziej: { $channels }. Użyj tego polecenia tam.
refused-late-form = Trwało to u mnie za długo, przepraszam. Naciśnij przycisk jeszcze raz.
refused-watched-own-match = To twoja własna partia. Kiedy cię pinguję, ustawisz w `/dvonn me preferences`.
refused-not-watchable = Ta partia toczy się w prywatnym wątku, więc nie opowiadam o niej gdzie indziej. Zajrzyj tam, aby ją oglądać.
refused-not-followed = { $channel } nie pokazuje partii. `/dvonn-admin follow` włącza pokazywanie na kanale.
refused-unreadable-command = Nie udało mi się odczytać tego polecenia: może zmieniło się od ostatniego uruchomienia Discorda. Uruchom go ponownie i wpisz polecenie jeszcze raz.
refused-discord-silent = Discord mi teraz nie odpowiada, więc nic się nie zmieniło. Spróbuj za minutę.
refused-outdated-control = Ten przycisk pochodzi z mojej starszej wersji. `/dvonn board` pokaże nowy.

illegal-game-over = Partia się skończyła.
illegal-must-place = Zanim ruszą stosy, trzeba postawić wszystkie 49 pionów. Użyj `/dvonn place` albo **Postaw pion**.
illegal-must-stack = Wszystkie piony już stoją, czas przesuwać stosy. Użyj `/dvonn move` albo **Ruch**.
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

refused-no-such-plies = Ta partia ma ruchy od { $first } do { $last }. Podaj `od` i `do` z tego zakresu, najpierw mniejszy.
refused-picture-too-large = Ta powtórka miałaby ponad { $limit } kB, a to tutaj za dużo. Wybierz mniej ruchów w `od` i `do`.
refused-not-to-be-shared-here = Nie każdy tutaj może widzieć kanał tej partii, więc jej tu nie pokażę. Możesz ją udostępnić na jej własnym kanale.
refused-may-not-write = Nie możesz pisać na tym kanale, więc i ja niczego tu dla ciebie nie opublikuję.
refused-no-record-given = Daj mi jeden zapis: albo jako `tekst`, albo jako `plik`.
refused-record-too-large = To za długie jak na zapis: czytam najwyżej { $limit } kB.
refused-file-not-given = Discord nie dał mi tego pliku, więc nie udało mi się go odczytać. Spróbuj za chwilę albo wklej zapis jako tekst.
refused-record-not-text = Ten plik nie jest zwykłym tekstem. Zachowaj zapis jako tekst w UTF-8 i spróbuj jeszcze raz.
refused-no-such-import = Nie mam już tego zapisu: każdy przechowuję przez 7 dni. Wczytaj go znowu poleceniem `/dvonn record import`.
refused-nothing-left-to-play = W tym miejscu gra jest już skończona, więc nie da się stąd zacząć partii. Wybierz wcześniejszy ruch.

## Rules and help

rules-heading = **Jak grać w DVONN: { $title }** · { $page } z { $pages }
ask-chapter = Przejdź do strony
button-page-before = ◀ Wstecz
button-page-after = Dalej ▶
shared-rules = { $player } pokazuje, jak grać w DVONN:

rules-title-aim = Cel gry
rules-text-aim = Budujesz stosy. Stos należy do koloru **na wierzchu**, a wygrywa ta strona, która na końcu ma **więcej pionów**.
    Stos zostaje jednak w grze tylko wtedy, gdy ma połączenie z czerwonym **pionem DVONN**, więc pilnuj swoich połączeń.
    -# Autorem gry DVONN jest Kris Burm; to czwarta gra projektu GIPF.
rules-caption-aim = Na obrazku stosy białych mają na razie { $white ->
    [one] { $white } pion
    [few] { $white } piony
    [many] { $white } pionów
   *[other] { $white } piona
  }, a czarnych { $black }.
rules-title-placing = Stawianie pionów
rules-text-placing = O kolorach decyduje losowanie, chyba że wyzwanie mówi inaczej. Zaczynają białe, a potem stawiacie na zmianę po jednym pionie na dowolnym pustym polu. Najpierw trzy piony DVONN (białe, czarne, białe), potem każda strona swój kolor, zaczynając od czarnych, aż 23 białe i 23 czarne piony dopełnią 49 pól.
    Białe stawiają ostatni pion i **wykonują też pierwszy ruch**.
rules-caption-placing = Obrazek pokazuje pierwsze piony na planszy, razem { $count }.
rules-title-moving = Ruch
rules-text-moving = Przesuwasz cały stos, na którego **wierzchu leży twój pion**; pojedynczy pion to też stos. Rusza się w linii prostej, w jednym z **sześciu kierunków**, dokładnie **o tyle pól, ile ma pionów**, bez względu na kolor.
    Może przeskakiwać wszystko, a puste pola też się liczą. Musi jednak **wylądować na** pionie lub stosie, obojętnie czyim; oba stają się jednym stosem.
rules-caption-moving = Na obrazku { $space } ma { $height ->
    [one] { $height } pion
    [few] { $height } piony
    [many] { $height } pionów
   *[other] { $height } piona
  } i może ruszyć na { $targets }, ale nie na { $empty }: tam nic nie ma.
rules-title-blocked = Zablokowane stosy
rules-text-blocked = Stos **otoczony ze wszystkich sześciu stron** nie może się ruszyć. Na początku ruszają więc tylko piony na brzegu; gdy pole się opróżni, jego sąsiedzi są wolni.
    Pojedynczy pion DVONN **nigdy nie rusza się sam**. Wolno jednak na nim wylądować, a wtedy podróżuje w twoim stosie.
rules-caption-blocked = Na obrazku krzyżyk (✕) oznacza każdy otoczony stos. Puste są { $empty }, więc wolne są { $free }, tak jak brzeg.
rules-title-connected = Trzymaj połączenie
rules-text-connected = Gdy wszystkie piony już stoją, każdy stos potrzebuje **połączenia z pionem DVONN**: stoi tuż obok albo łączy go łańcuch innych stosów. Wszystko, co po ruchu jest bez połączenia, od razu wypada z gry, twoje też, i nie liczy się **nikomu**.
    Trzy piony DVONN zostają zawsze, nawet same.
rules-caption-connected = Na obrazku { $move } przerwałoby połączenie. Wypadłyby stosy z minusem: { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } obu kolorów, na { $spaces }.
rules-title-forced = Przymusowe odcięcie
rules-text-forced = Jeśli możesz ruszyć, **musisz**, nawet gdy twój jedyny ruch odcina **twoje własne** stosy. Przed takim ruchem zapytam, ale czasem innego nie ma.
    Pod koniec patrz więc naprzód: jakie ruchy ci zostaną?
rules-caption-forced = Na obrazku { $move } to jedyny ruch białych. Zostawia stosy białych na { $spaces } bez połączenia: { $pieces ->
    [one] wypada { $pieces } pion
    [few] wypadają { $pieces } piony
    [many] wypada { $pieces } pionów
   *[other] wypada { $pieces } piona
  }.
rules-title-passing = Pas i powrót do gry
rules-text-passing = Gdy żaden twój stos nie może się ruszyć, **pasujesz**; robię to za ciebie. Druga strona gra sama dalej.
    Gdy tylko któryś z twoich stosów znów może się ruszyć, wracasz do gry i wtedy musisz zagrać.
rules-caption-passing = Na obrazku ostatni stos białych, na { $space }, jest otoczony (✕), więc białe pasują. Jeśli czarne zagrają potem { $move }, stos na { $space } jest wolny i musi ruszyć.
rules-title-end = Koniec gry
rules-text-end = Gdy **żadna** strona nie może się ruszyć, gra się kończy. Każda liczy wszystkie piony w swoich stosach, **bez względu na kolor**. Więcej pionów wygrywa; po równo to **remis**.
    Pion DVONN w stosie liczy się jak każdy inny; samotny nie należy do nikogo.
rules-caption-end = Na obrazku nikt nie może już ruszyć: białe wygrywają { $more } do { $less }, a złote pola pokazują, którymi stosami.
rules-title-edge = Rada 1: dobrze stawiaj piony
rules-text-edge = Stawiaj dużo swoich pionów **na brzegu**, skąd mogą ruszyć od początku, i **blisko pionów DVONN**, gdzie nie tracą połączenia.
    Rozstawiaj je szeroko: piony w tłoku blokują się nawzajem i łatwo stracić je wszystkie naraz.
rules-caption-edge = Na obrazku białe mają na brzegu { $edge } z { $count } pionów, a najwyżej dwa pola od piona DVONN { $near } z nich; żadne się nie stykają.
rules-title-landing = Rada 2: ląduj na stosach
rules-text-landing = Gdy lądujesz na stosie drugiej strony, **przejmujesz go**: jego piony liczą się tobie, a druga strona ma o jeden stos mniej do ruszania. Nie przepada jednak: kto potem na nim wyląduje, ten z kolei go przejmie.
rules-caption-landing = Na obrazku { $move } zmienia { $white }:{ $black } w { $more }:{ $less }, a ruchomych stosów czarnych jest { $after } zamiast { $before }.
rules-title-mobile = Rada 3: zachowaj swobodę
rules-text-mobile = Miej **wiele stosów, które mogą się ruszyć**. Im wyższy stos, tym dalej musi skoczyć i tym prędzej nie znajdzie, na czym wylądować.
    Buduj wysoko dopiero późno i tam, gdzie chcesz zostać.
rules-caption-mobile = Na obrazku stos białych na { $space } utknął: musiałby skoczyć o { $height ->
    [one] { $height } pole
    [few] { $height } pola
    [many] { $height } pól
   *[other] { $height } pola
  }. Niskie stosy na { $spaces } wciąż mogą się ruszyć.
rules-title-danger = Rada 4: pilnuj pionów DVONN
rules-text-danger = Uważaj na stos drugiej strony z **pionem DVONN** w środku: gdy odejdzie, odcina wszystko, co się go trzymało. Sprawdź, dokąd może ruszyć i ile by cię to kosztowało.
    Jeśli za dużo, **wyląduj na nim** wcześniej: im jest wyższy, tym trudniej nim ruszyć.
rules-caption-danger = Na obrazku ruch mają białe. Za chwilę { $move } odcięłoby stosy białych na { $spaces }, więc białe przejmują ten stos wcześniej: { $answer }.
rules-title-last = Rada 5: zostaw sobie ruchy
rules-text-last = Często decydują ostatnie ruchy. Kto **wciąż może ruszać**, gdy druga strona musi pasować, zbiera stos za stosem.
    Zachowaj więc kilka ruchów na później i spraw, aby druga strona spasowała przed tobą.
rules-caption-last = Na obrazku { $space } to jedyny stos, którym czarne mogą ruszyć. Białe grają { $move }; czarne muszą spasować, a białe grają dalej.

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

help = **DVONN, ruch po ruchu** · autorem gry jest Kris Burm; to czwarta gra projektu GIPF
    Pierwszy raz? Naciśnij **Wypróbuj lekcję** (cztery minuty); **Jak grać** objaśnia wszystkie zasady.
    { $place ->
        [direct] Naciśnij **Zagraj z komputerem** i zaczynamy od razu tutaj. Aby zagrać z ludźmi, naciśnij **Rzuć wyzwanie** na kanale serwera.
       *[server] Naciśnij **Rzuć wyzwanie**, a ja pokażę planszę na kanale i zawołam każdą stronę, gdy przyjdzie jej kolej.
    }
    Grasz przyciskami pod planszą albo, co jest najlepsze z czytnikiem ekranu, wpisujesz `/dvonn place` i `/dvonn move`.
help-commands = **Wszystkie polecenia**
    - **Nauka:** `/dvonn learn` to lekcja na małych planszach, a `/dvonn rules` objaśnia wszystkie zasady z obrazkami. Oba działają też w wiadomościach prywatnych ze mną.
    - **Początek:** `/dvonn challenge` rzuca wyzwanie wybranej osobie albo wszystkim chętnym; z opcją `poziom` od 1 do 8 od razu grasz ze mną, także w wiadomościach prywatnych. `/dvonn me challenges` pokazuje twoje otwarte wyzwania.
    - **Gdzie co jest:** `/dvonn next` otwiera partię, która czeka na ciebie najdłużej, `/dvonn games` pokazuje twoje trwające i zakończone partie, a `/dvonn board` przenosi planszę z powrotem na dół jej kanału.
    - **Gra z klawiatury:** `/dvonn place` i `/dvonn move` robią to samo co przyciski. Podpowiadają słowami dozwolone ruchy, każdy z jego skutkiem: najlepszy sposób z czytnikiem ekranu.
    - **Bez obrazków:** `/dvonn text` opisuje planszę wiersz po wierszu; w `/dvonn me preferences` ustawisz słowa na własnych stronach.
    - **Coraz lepiej:** `/dvonn puzzle` daje ci zadanie na miarę twojej siły; **Podpowiedź** naciśniesz w partii ze mną, gdy masz ruch, albo w zakończonej pod **Historia**.
    - **Ruchy na próbę:** **Wypróbuj**, pod **Historia** i przy własnych planszach, pozwala ci grać prywatnie za obie strony; `/dvonn me lines` pokazuje, co zachowujesz.
    - **Wnioski z partii:** `/dvonn review` albo **Analiza** pod wynikiem pokazuje najgorsze ruchy i to, co było lepsze.
    - **Oszczędność czasu:** `/dvonn plan` układa z góry twoje kolejne pola albo odpowiedzi na następny ruch drugiej strony.
    - **Zmiana zdania:** `/dvonn undo` prosi o cofnięcie ruchu; `/dvonn resign` poddaje partię albo proponuje remis (najpierw zapytam).
    - **Oglądanie:** `/dvonn watch live` pokazuje trwające partie; **Obserwuj** pod planszą daje ci znać, co się dzieje, a `/dvonn watch list` pokazuje, co obserwujesz.
    - **Spojrzenie wstecz:** naciśnij **Historia** pod planszą; `/dvonn record replay` pokazuje partię jako krótką animację, a `/dvonn record chart` w skrócie. `/dvonn record export` daje jej zapis; `/dvonn record import` wczytuje zapis i od niego może się zacząć partia.
    - **Po swojemu:** `/dvonn me preferences` to pingi, godziny ciszy, obrazki i to, kto może rzucać ci wyzwania. `/dvonn me away` zatrzymuje twoje zegary, gdy nie możesz grać, a `/dvonn me back` znów je uruchamia.
    - **Twoje dane:** `/dvonn me forget` pokazuje, co o tobie przechowuję, i na życzenie to usuwa; więcej mówi PRIVACY.md, obok mojego kodu źródłowego.
    - **Dla zarządzających serwerem:** `/dvonn-admin settings` ustala, gdzie i jak się gra, `/dvonn-admin follow` pokazuje partie widzom na kanale, `/dvonn-admin cancel` kończy partię lub wyzwanie, `/dvonn-admin ban` i `/dvonn-admin unban` decydują, kto może rzucać wyzwania, `/dvonn-admin export` wydaje wszystkie partie, a `/dvonn-admin log` mówi, co kto zrobił.
    Nic nie przepada, gdy uruchamiam się ponownie: partie i przyciski działają dalej.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Gra planszowa DVONN: naucz się jej, rzucaj wyzwania, graj ruch po ruchu
command-learn = Naucz się DVONN, grając: lekcja na cztery minuty, tylko dla ciebie
command-rules = Wszystkie zasady DVONN z obrazkami i pięć rad
command-challenge = Zacznij partię: rzuć wyzwanie wybranej osobie albo wszystkim chętnym
command-help = Jak zacząć i wszystko, co potrafię
command-puzzle = Znajdź jedyny ruch, który wygrywa; zadanie na miarę twojej siły
command-next = Twój następny ruch: otwiera partię, która czeka na ciebie najdłużej
command-games = Twoje trwające i zakończone partie: czyj jest ruch, i każda plansza jednym naciśnięciem
command-place = Postaw pion, wpisując jego pole; podpowiadam tylko wolne
command-move = Przesuń stos, wpisując ruch; podpowiadam tylko dozwolone, każdy z jego skutkiem
command-board = Plansza partii w tej chwili; twoja własna przenosi się na dół swojego kanału
command-text = Plansza partii słowami, wiersz po wierszu, dla osób, które nie widzą obrazków
command-review = Analiza zakończonej partii: szanse na wygraną, najgorsze ruchy i co było lepsze
command-plan = Ruchy zaplanowane z góry: zagrane, gdy przyjdzie twoja kolej; widzisz je tylko ty
command-undo = Poproś drugą stronę o cofnięcie twojego ostatniego ruchu
command-resign = Poddaj partię albo zaproponuj remis; najpierw o to zapytam
command-watch = Cudze partie: które trwają i które obserwujesz
command-watch-live = Partie, które trwają na tym serwerze, z linkami do plansz
command-watch-list = Partie, które obserwujesz na tym serwerze, i jak przestać
command-record = Partie jako animacje, wykresy i pliki
command-record-replay = Partia albo jej część jako ruchomy obrazek
command-record-chart = Partia w skrócie: wynik, odcięcia i możliwe ruchy
command-record-export = Zapis partii jako plik do pobrania
command-record-import = Przejrzyj zapis gry i zacznij partię od dowolnej jego pozycji
command-me = Twoje ustawienia, wyzwania, przerwy i dane
command-me-preferences = Kiedy cię pinguję, godziny ciszy, kto może rzucać ci wyzwania, wygląd obrazków
command-me-lines = Twoje ciągi ruchów: wypróbowane za obie strony i zachowane pod nazwą
command-me-challenges = Twoje otwarte wyzwania: przyjmij, odrzuć albo wycofaj
command-me-away = Zatrzymaj swoje zegary, gdy nie możesz grać, do 30 dni w roku
command-me-back = Zakończ przerwę, aby twoje zegary znów ruszyły
command-me-forget = Zobacz, co o tobie przechowuję, i usuń to
command-dvonn-admin = Zarządzaj DVONN na tym serwerze
command-admin-settings = Gdzie i jak gra się na tym serwerze (wymaga: Zarządzanie serwerem)
command-admin-follow = Pokazuj widzom partie z tego serwera na wybranym kanale (wymaga: Zarządzanie serwerem)

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-opponent = z-kim
name-colour = kolor
name-setup = rozstawienie
name-level = poziom
name-pace = czas
name-until = do-kiedy
name-match = partia
name-space = pole
name-source = skąd
name-target = dokąd
name-player = czyje
name-spaces = pola
name-line = ciąg
name-first = od
name-last = do
name-chosen = format
name-text = tekst
name-file = plik
name-channel = kanał
name-results-only = tylko-wyniki
name-stop = wyłącz
name-challenge = wyzwanie
name-user = osoba
name-reason = powód

option-opponent = Komu rzucasz wyzwanie; bez tego przyjąć je może każdy
option-colour = Kolor, którym chcesz grać; bez tego losowy
choice-colour-random = losowy
choice-colour-white = Białe
choice-colour-black = Czarne
option-setup = Jak piony trafiają na planszę; bez tego stawiacie je na zmianę
choice-setup-full = najpierw stawiacie piony: około 40 ruchów na osobę
choice-setup-random = losowo: od razu przesuwacie stosy, około 15 ruchów na osobę
option-level = Zagraj ze mną: 1 jest na początek, 8 to najlepiej, jak potrafię
option-pace = Czas na każdy ruch; bez tego zwykły czas tego serwera
choice-pace-none = bez limitu czasu
choice-pace-one = 1 dzień na każdy ruch
choice-pace-three = 3 dni na każdy ruch
choice-pace-week = 7 dni na każdy ruch
choice-pace-fortnight = 14 dni na każdy ruch
option-until = Data, na przykład 24.12. albo 24 gru, lub jak długo, na przykład 5 dni
option-space = Wolne pole, na przykład c3
option-from = Pole twojego stosu, na przykład c3
option-to = Pole, na które rusza
option-match = Numer partii, jeśli nie jest jasne, o którą chodzi
option-player = Czyje partie; bez tego twoje
option-games-against = Tylko partie z tą osobą
ask-games-against = Tylko partie z …
choice-games-everybody = ze wszystkimi
option-spaces = Pola na twoje kolejne piony, od najlepszego: c3 d4 e2; bez tego zobaczysz swój plan
option-line = Ruchy obu stron od teraz: c3-d4 e5-e4 f3-g3 …; twoje gram jako odpowiedzi
option-first = Od którego ruchu; 0 to początek
option-last = Do którego ruchu
option-format = Jak go zapisać; bez tego tak, jak Little Golem
choice-format-text = tekst, jak w Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, z czasem każdego ruchu
option-text = Sam zapis: tekst Little Golem, SGF albo JSON
option-file = Zapis jako plik, najwyżej 64 kB
option-follow-channel = Kanał, który je pokazuje
option-follow-player = Czyje partie; bez tego wszystkich
option-follow-results = Pokazuj tylko wyniki, bez plansz na żywo
option-follow-stop = Przestań pokazywać partie na tym kanale
