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
anybody = wszyscy
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Konto usunięte
unknown-user = Konto nieznane
language-name = Polski
label-language = Język: { $language }

## The board message

board-heading = **DVONN · partia { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $player } ma ruch**
turn-place = { $sign } **{ $player } stawia pion**
next-piece-dvonn = Pion DVONN { $count } z { $total }
next-piece-own = Pion { $count } z { $total }
turn-reminder = { $sign } **{ $player }, twój czas się kończy**
your-turn = { $sign } **Twój ruch:** { $task }
task-move = przesuń stos
task-place-own = postaw { $colour ->
    [white] biały
   *[black] czarny
  } pion { $count } z { $total }
task-place-dvonn = postaw czerwony pion DVONN { $count } z { $total }

told-begun-record = Partia zaczyna się od podanej pozycji.
told-begun-full = Plansza jest pusta. Zaczynają białe.
told-begun-random = Piony rozstawiono losowo. Zaczynają białe.
told-placed-own = { colour } postawiły pion na { $space }.
told-placed-dvonn = { colour } postawiły pion DVONN na { $space }.
told-all-placed = Wszystkie piony stoją na planszy. Ostatni postawiły białe i to one wykonują też pierwszy ruch.
told-moved = { colour }: { $move }, teraz stos { $built } pionów.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, teraz stos { $height } pionów.
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
told-undone = { colour } cofnęły ruch { $move }.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } do { $at }
clock-away = przerwa do { $until }
clock-given = 🎁 Dodatkowy czas ({ $player } → { $other }): { $time }.
clock-halted-no-channel = **Partia wstrzymana:** nie mogę pisać na kanale { $channel }. Aby ją przenieść, otwórz ją poleceniem `/dvonn games` na innym kanale i naciśnij **Przenieś tutaj**.
clock-halted-missing-permissions = **Partia wstrzymana.** Brakujące uprawnienia na kanale { $channel }: { $permissions }. Otwórz partię poleceniem `/dvonn games` na innym kanale i naciśnij **Przenieś tutaj**.
clock-halted-locked = **Partia wstrzymana:** wątek { $channel } jest zablokowany, więc nie mogę w nim pisać. Partia ruszy dalej, gdy moderacja go odblokuje. Możesz też otworzyć ją poleceniem `/dvonn games` na innym kanale i nacisnąć **Przenieś tutaj**.
clock-halted-timeout = **Partia wstrzymana:** moderacja wyciszyła mnie do { $until }. Potem partia ruszy dalej.
clock-halted-refused = **Partia wstrzymana:** Discord odrzuca moją wiadomość na kanale { $channel }. Będę próbować dalej. Możesz też otworzyć partię poleceniem `/dvonn games` na innym kanale i nacisnąć **Przenieś tutaj**.
clock-halted-managed = { $player } może zarządzać tym kanałem, więc zegar tej osoby chodzi dalej. Brak ruchu przez 30 dni oznacza jej przegraną.
clock-halted-managed-timeout = { $player } może mnie wyciszyć, więc zegar tej osoby chodzi dalej. Brak ruchu przez 30 dni oznacza jej przegraną.
clock-halted-direct = **Partia wstrzymana:** nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie, a potem otwórz tutaj partię poleceniem `/dvonn games`.
clock-halted-direct-of = **Partia wstrzymana:** moje wiadomości prywatne nie docierają do tej osoby: { $player }, więc jej zegar chodzi dalej. Gra ruszy, gdy będą dozwolone i partia zostanie tu otwarta poleceniem `/dvonn games`. Brak ruchu przez 30 dni oznacza jej przegraną.
clock-halted-direct-one = **Partia wstrzymana:** moje wiadomości prywatne docierają tylko do jednej osoby. Trzeba je dozwolić albo dołączyć do serwera, na którym jestem, a potem otworzyć tu partię poleceniem `/dvonn games`.
clock-halted-server = **Partia wstrzymana:** nie ma mnie już na serwerze. Partia ruszy dalej, gdy ktoś znów mnie zaprosi.
clock-halted-watched = **Partia wstrzymana:** na razie nie da się jej kontynuować.
clock-halted-in-play = **Partia wstrzymana:** ta sama pozycja jest teraz na planszy w partii między ludźmi, więc jeszcze nie gram. Zagram, gdy tamta partia pójdzie dalej.
clock-halted-protected = **Partia wstrzymana:** ta pozycja należy do planszy, na której wszyscy grają bez pomocy. Zagram, gdy to się skończy.

board-found = Ktoś się znalazł: { $player }. Dobrej zabawy!
offer-draw = 🤝 **{ $player } proponuje remis.** { $other }, przyjmij albo odrzuć. Propozycja wygasa z następnym ruchem.
offer-undo = ↩️ **{ $player } prosi o cofnięcie ruchu { $move }.** { $other }, przyjmij albo odrzuć. Prośba wygasa z następnym ruchem.
offer-draw-own = 🤝 **Proponujesz remis.** { $other } jeszcze nie odpowiada. Propozycja wygasa z następnym ruchem.
offer-undo-own = ↩️ **Prosisz o cofnięcie ruchu { $move }.** { $other } jeszcze nie odpowiada. Prośba wygasa z następnym ruchem.
offer-draw-refused = { $player } odrzuca remis.
offer-undo-refused = { $player } nie zgadza się na cofnięcie ruchu.

result-board = 🏆 **Wygrywa { $first }, { $more }:{ $less }.** Druga strona: { $second }.
result-resignation = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } poddaje partię.
   *[stacking] { $second } poddaje partię przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-time = 🏆 **{ $first } wygrywa:** { $phase ->
    [placing] { $second } przekracza czas.
   *[stacking] { $second } przekracza czas przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-tie = 🤝 **Remis { $more }:{ $more }** w partii { $first } – { $second }.
result-agreement = 🤝 **Remis za zgodą obu stron:** { $phase ->
    [placing] { $first } – { $second }.
   *[stacking] { $first } – { $second }, przy stanie ⚪ { $white }:{ $black } ⚫.
  }
result-abandoned = **Zamknięta bez wyniku:** partia { $first } – { $second } była wstrzymana przez 30 dni.
result-void = **Bez wyniku:** partia { $first } – { $second }.
result-cancelled-time = **Anulowana, bez wyniku:** { $late } przekracza czas, ale za wcześnie, by partia się liczyła. Druga strona: { $other }.
result-cancelled-resigned = **Anulowana, bez wyniku:** partię poddano, zanim obie strony ({ $first } i { $second }) wykonały po dwa ruchy.
result-cancelled-manager = **Anulowana, bez wyniku:** administracja serwera zakończyła partię { $first } – { $second }.
result-cancelled-end = **Anulowana, bez wyniku:** termin minął, zanim partia { $first } – { $second } się skończyła.

## A position in words: what a picture shows, for those who can't see it

position-won = Koniec partii. { colour } wygrywają { $more } do { $less }.
position-tied = Koniec partii. Remis { $more } do { $more }.
position-place-dvonn = { colour } stawiają teraz pion DVONN.
position-place = { colour } stawiają teraz pion.
position-pass = { colour } nie mają ruchu i muszą spasować.
position-move = Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }.
position-players = Białe: { $white }. Czarne: { $black }.
position-withheld = -# Plansza jest opisana słowami, bo na tym kanale nie możesz załączać plików. W wiadomościach prywatnych ze mną jest obrazem.
position-score = Wynik: białe { $white }, czarne { $black }.
position-row = Rząd { $row }, od { $first } do { $last }: { $stacks }.
position-here = { $colour ->
    [white] biały
   *[black] czarny
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}z DVONN
   *[other] {" "}z { $dvonn } DVONN
  }
position-here-empty = **puste**
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
button-to-challenge = Przejdź do wyzwania
button-move = Ruch
button-why-not = Dlaczego tylko te?
button-close = Zamknij
button-more = Więcej
button-open = Otwórz
button-back = Wróć
button-never-mind = Jednak nie
button-play-anyway = Zagraj
button-rules = Jak grać
button-to-board = Przejdź do planszy
button-show-here = Pokaż tutaj
button-to-channel = Przejdź do kanału
button-to-server = Przejdź na serwer
button-history = Historia
button-puzzle-again = Spróbuj ponownie
button-puzzle-solution = Rozwiązanie
button-share = Udostępnij
button-challenge = Rzuć wyzwanie
button-setup-full = Stawiamy piony
button-setup-random = Rozstaw losowo
button-anybody = Otwarte wyzwanie
button-find-opponent = Znajdź kogoś do gry
button-games = Moje partie
button-games-running = Trwające
button-games-finished = Zakończone
button-games-challenges = Wyzwania
button-install = Dodaj do aplikacji
button-support = Pomoc
button-privacy = Prywatność
button-terms = Regulamin
button-earlier-page = Poprzednia
button-later-page = Następna
button-next-file = Następny plik

## Direct messages and threads

ping-challenge = { $challenger } rzuca ci wyzwanie w DVONN na serwerze { $server }.
ping-rematch = { $challenger } chce rewanżu za partię { $match } na serwerze { $server }. Zamieniacie się kolorami.
notify-game = { $match } ({ $server })
notify-turn = Twój ruch w partii { $game }{ $phase ->
    [placing] : postaw pion.
   *[stacking] , { $more }:{ $less }.
  }
notify-reminder = ⏳ Kończy ci się czas na ten ruch w partii { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }:{ $less }.
  }
notify-draw = { $player } proponuje remis w partii { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }:{ $less }.
  }
notify-undo = { $player } prosi o cofnięcie ruchu { $move } w partii { $game }.
notify-begun = Zaczyna się partia { $white } – { $black }.
notify-begun-live = ⚡ Zaczyna się partia na żywo { $game }: { $white } – { $black }. Pierwszy ruch: { $first }.
notify-placed = { $player } stawia pion na { $space }.
notify-moved = { $player } gra { $move }.
notify-pass = { $player } nie ma ruchu i pasuje.
notify-standing = Partia { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }:{ $less }
  } { $black }.
notify-over-board = Partia { $game }: wygrywa { $first }, { $more }:{ $less }. Druga strona: { $second }.
notify-over-tie = Partia { $game } ({ $first } – { $second }) kończy się remisem { $more }:{ $more }.
notify-over-resignation = { $second } poddaje partię { $game }. Wygrywa { $first }.
notify-over-time = { $second } przekracza czas w partii { $game }. Wygrywa { $first }.
notify-over-agreement = Remis za zgodą obu stron w partii { $game }: { $first } – { $second }.
notify-over-closed = Partia { $game } ({ $first } – { $second }) kończy się bez wyniku.
notify-challenge = { $challenger } rzuca ci wyzwanie w DVONN.
notify-rematch = { $challenger } chce rewanżu za partię { $match }.
notify-on-hold = Partia { $game } jest wstrzymana.
notify-goes-on = Partia { $game } toczy się dalej.
notify-unrated = Partia { $game } nie liczy się już do rankingu.
notify-away = Partia { $game }: { $player } ma przerwę.
notify-back = Partia { $game }: { $player } wraca po przerwie.
notify-done = Partia { $game }: wszystko się udało.
direct-message-late-answer = Być może Discord podał, że nie odpowiadam. Wszystko jednak się udało i nie trzeba niczego powtarzać.
direct-message-halted-here = Możesz też grać dalej tutaj: `/dvonn games`.
direct-message-halted-closing = Zegar stoi. Jeśli partia będzie wstrzymana przez 30 dni, zostanie zamknięta.
direct-message-goes-on = Partia nie jest już wstrzymana.
direct-message-begun = Twoje wyzwanie zostało przyjęte. Twój zegar chodzi tylko wtedy, gdy masz ruch.
direct-message-moved = Nie mogę już pisać w wątku tej partii, więc toczy się ona dalej na kanale { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Czas na odpowiedź: { $player }**
head-halted = wstrzymana
head-live = ⚡ na żywo w wątku

## Challenges

challenge-somebody = { $opponent }, **{ $challenger } rzuca ci wyzwanie w DVONN!**
challenge-anybody = **{ $challenger } chce zagrać w DVONN.** Kto przyjmie wyzwanie?
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
terms-private = Gracie w wiadomościach prywatnych ze mną. Nikt inny nie widzi partii.
terms-private-rematch = Gracie w wiadomościach prywatnych ze mną.
terms-foreign = Gracie właśnie tutaj. Plansza trafi też do waszych wiadomości prywatnych ze mną, jeśli mogę do was pisać.
stakes-rated = Partia rankingowa.
told-rated = Partia rankingowa. Możesz próbować ruchów i robić notatki, ale nie proś o pomoc programów ani innych osób.
told-limit = { stakes-limit }
stakes-unrated = Partia bez rankingu.
stakes-limit = Partia bez rankingu: w ostatnich 30 dniach zaczęły się już 3 wasze partie rankingowe.
challenge-open-until = Wyzwanie wygaśnie { $until }, jeśli nikt go nie przyjmie.
challenge-accepted = Wyzwanie przyjęte ({ $challenger }). Zaczęła się partia { $match }.
challenge-accepted-private = Wyzwanie przyjęte ({ $challenger }). Partia toczy się prywatnie.
challenge-declined = { $opponent } odrzuca wyzwanie ({ $challenger }).
challenge-withdrawn = { $challenger } wycofuje wyzwanie.
challenge-expired = Wyzwanie wygasło bez odpowiedzi ({ $challenger }).
form-reason = Powód (opcjonalnie)

## Blocking

button-block = Zablokuj
button-unblock = Odblokuj
button-blocked = Zablokowane osoby
refused-blocked-by-oneself = Blokujesz tę osobę: { $opponent }. Aby zagrać razem, najpierw ją odblokuj w `/dvonn preferences`.

## The move panel

ask-row = Wybierz rząd…
ask-space = Rząd { $row }: wybierz pole
chosen-stack = **{ $space }**: { $height ->
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
option-dvonn = z pionem DVONN
option-makes = stos { $height } pionów
option-cuts-off = odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = tracisz { $own ->
    [one] { $own } pion
    [few] { $own } piony
    [many] { $own } pionów
   *[other] { $own } piona
  }
option-cuts-off-own = odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } (twoje: { $own })
score-yours = ty { $own }:{ $other }
score-colours = białe { $white }, czarne { $black }
why-heading = **Te stosy nie mogą się teraz ruszyć:**
why-surrounded = - Otoczone z sześciu stron: { $spaces }
why-empty-target = - Nie mają na czym wylądować w odpowiedniej odległości: { $spaces }
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

plan-kept = Zapisano. Widzisz to tylko ty.

## People and servers

choice-no-channel = Na żadnym kanale
choice-no-role = Bez roli
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Tak
choice-own-puzzles-no = Nie
choice-everywhere = Wszędzie
choice-place-automatic = Kanał, kolejne w wątkach
choice-place-channel = Na kanale
choice-place-threads = Każda partia w wątku
choice-quiet-yes = Włączony
choice-quiet-no = Wyłączony
choice-ping-automatic = Automatycznie
choice-ping-channel = Na kanale
choice-ping-direct = W wiadomości prywatnej
choice-language-own = Język grających lub serwera
choice-ever = na zawsze

## The computer

button-computer = Zagraj z komputerem
button-computer-play = Zacznij
button-computer-random = Dowolny kolor
button-computer-white = Białe
button-computer-black = Czarne
computer-player = { $player } (poziom { $level })
turn-computer = { $sign } **Myślę** nad ruchem { $colour ->
    [white] białych
   *[black] czarnych
  }
refused-level-too-high = Ten poziom jest teraz niedostępny. Wybierz poziom { $most } albo niższy.
refused-too-many-against-computer = Limit trwających partii ze mną: { $most }. Najpierw dokończ albo poddaj jedną z nich. Ich listę pokazuje `/dvonn games`.

## Hints

refused-still-in-play = Ta sama pozycja jest teraz na planszy w partii między ludźmi, więc na razie jej nie oceniam. Pomogę, gdy tamta partia pójdzie dalej albo się skończy.
refused-still-in-play-past = Trwająca partia przeszła przez tę pozycję, więc na razie jej nie oceniam. Pomogę, gdy tamta partia się skończy.
refused-still-in-play-own = Twoja partia { $match } doszła do tej pozycji albo zaraz do niej dojdzie, więc na razie jej nie oceniam. Pomogę, gdy tylko ta partia pójdzie dalej albo się skończy.
refused-still-in-play-own-past = Twoja partia { $match } przeszła przez tę pozycję, więc na razie jej nie oceniam. Pomogę, gdy ta partia się skończy.
refused-played-without-help = Ta pozycja należy do planszy, na której wszyscy grają bez pomocy. Pomogę { $until }, gdy to się skończy.
refused-not-in-this-game = W partii tego rodzaju to niemożliwe.
refused-past-its-end = Termin tej partii minął, więc nie można jej kontynuować.
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
certain-tie = **Remis** przy najlepszej grze.
certain-win-somehow = **{ colour } wygrywają** przy najlepszej grze. Różnica nie jest pewna.
percent = { $percent }%
chance-estimated = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Najlepsza odpowiedź: { $told }
chance-certain = Szansa na wygraną: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Powód: „{ $reason }”
challenge-cancelled = Wyzwanie anulowane przez administrację serwera ({ $challenger }).
label-challenge = Wyzwanie { $challenge } · { $challenger } → { $opponent }

refused-banned = Administracja dała ci na tym serwerze bana na wyzwania, więc nie możesz ich rzucać ani przyjmować. Twoje trwające partie toczą się dalej. Jeśli to pomyłka, skontaktuj się z osobami, które prowadzą serwer.

refused-nothing-to-export = Nie ma tu jeszcze partii do eksportu.

## Looking back

history-match = **Partia { $match }**
history-record = **Twój zapis**

shared = Udostępniono. Widzą to wszyscy na tym kanale.
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

card-time-used = Zużyty czas: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } ruchem { $move }
card-decided = { $player } na prowadzeniu od ruchu { $ply }

## Records

ask-opponent = Z kim chcesz zagrać?

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · ruch ma { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · koniec

## Private answers

delivery-delayed = Zapisano. Discord działa teraz wolno, więc na kanale pojawi się to trochę później.
delivery-missing-permissions = Zapisano, ale nie mogę tego jeszcze pokazać. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Poproś o nie moderację. Potem otwórz partię poleceniem `/dvonn games` i naciśnij **Pokaż od nowa**.
delivery-no-channel = Zapisano, ale nie mogę już pisać na kanale { $channel }. Jeśli ten kanał jeszcze istnieje, poproś moderację o dostęp dla mnie. Potem otwórz partię poleceniem `/dvonn games` i naciśnij **Pokaż od nowa**.
delivery-locked = Zapisano, ale wątek { $channel } jest zablokowany, więc nie mogę tego tam pokazać. Poproś moderację o odblokowanie go. Wtedy to pokażę.
delivery-timeout = Zapisano, ale moderacja wyciszyła mnie do { $until }. Pokażę to później.
delivery-refused = Zapisano, ale Discord odrzuca moją wiadomość na kanale { $channel }. Będę próbować dalej. Możesz też otworzyć partię poleceniem `/dvonn games` na innym kanale i nacisnąć **Przenieś tutaj**.
delivery-no-direct = Zapisano, ale nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie osobom z naszego wspólnego serwera. Potem otwórz partię poleceniem `/dvonn games`.
delivery-install = Jeśli nie mamy wspólnego serwera, [dodaj mnie do swoich aplikacji]({ $install }). Wtedy będzie można do ciebie napisać.
foreign-no-server = Nie mogę do ciebie pisać, bo nie mamy wspólnego serwera, więc ping dostaniesz tylko na tym czacie, po ruchu wykonanym tutaj. Zaglądaj czasem na tę planszę: każdy przycisk ją aktualizuje.
foreign-stranger = Nie mogę jeszcze do ciebie pisać, więc ping dostaniesz tylko na tym czacie, po ruchu wykonanym tutaj. [Dodaj mnie do swoich aplikacji]({ $install }), a dostaniesz własną planszę i wiadomość przy każdym ruchu.
foreign-closed = Nie przyjmujesz moich wiadomości prywatnych, więc ping dostaniesz tylko na tym czacie, po ruchu wykonanym tutaj. Odblokuj mnie lub zezwól na wiadomości prywatne, a dostaniesz też własną planszę.
foreign-not-called = Ping tutaj się nie udał ({ $player }). Daj znać, czyja jest kolej.
foreign-call-in-doubt = Nie wiem, czy ping dotarł ({ $player }). Daj znać, czyja jest kolej.
foreign-how = Naciśnij stos, który ma się ruszyć, a potem jego cel.
foreign-moved-on = Partia { $match } toczy się dalej w nowszej wiadomości na tym czacie.
foreign-behind = Plansza na drugim czacie pokaże to, gdy ktoś naciśnie tam przycisk.
foreign-behind-call = Nie mogę napisać do tej osoby: { $player }. Naciśnij dowolny przycisk planszy na czacie, na którym gracie: tam wyślę ping.

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości

## Lists

games-match = Partia { $match }
match-number = partia { $match }
place-direct = wiadomości prywatne
place-foreign = inny czat
label-match = Partia { $match } · ty – { $opponent }
label-finished = Partia { $match } · { $white } – { $black }
label-turn-own = twój ruch
label-turn-other = ruch drugiej strony
progress-placing = rozstawiono { $count } z { $total } pionów
ranking-further = … i jeszcze { $count }
ranking-own = **Ty:** miejsce { $place } · { $figures }

## The lesson

button-lesson = Wypróbuj lekcję

## Trying moves out

refused-no-name = Wpisz nazwę tego ciągu ruchów.

## Refusals

refused-challenged-oneself = Nie możesz rzucić wyzwania sobie. Wybierz kogoś innego albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-challenged-bot = Inne boty nie grają w DVONN. Wybierz człowieka albo mnie, albo pomiń `z-kim`, aby każdy mógł przyjąć wyzwanie.
refused-opponent-cannot-see = { $opponent } nie widzi tego kanału. Rzuć wyzwanie na kanale, który widzą obie strony.
refused-no-such-challenge = Tego wyzwania już nie ma. Rzuć nowe poleceniem `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } nie przyjmuje wyzwań. Rzuć wyzwanie komuś innemu albo pomiń `z-kim`, aby każdy mógł je przyjąć.
refused-asked-often-enough = { $opponent } ma już od ciebie tyle wyzwań, na ile pozwalam, licząc te wycofane i te, które wygasły. Następne możesz rzucić { $until } albo gdy jedno z nich zostanie przyjęte.
refused-too-many-challenges = Limit twoich wyzwań na tym serwerze: { $most }. Wycofane i wygasłe liczą się jeszcze przez dzień. Następne możesz rzucić { $until } albo gdy ktoś odpowie na jedno z nich.
refused-declined-lately = Twoje wyzwanie odrzucono przed chwilą ({ $opponent }). Tej osobie możesz rzucić następne { $until }, a innym od razu.
refused-own-challenge = To twoje własne wyzwanie, więc musi odpowiedzieć ktoś inny. Możesz je wycofać tutaj.
refused-not-your-challenge = Na to wyzwanie może odpowiedzieć tylko { $opponent }. Rzuć własne poleceniem `/dvonn challenge`.
refused-decline-open-challenge = To wyzwanie może przyjąć każdy, więc nie trzeba go odrzucać.
refused-not-your-withdrawal = To wyzwanie może wycofać tylko { $challenger }.
refused-challenge-closed = Nowe wyzwanie rzucisz poleceniem `/dvonn challenge`.
refused-no-such-match = Na tym serwerze nie ma partii { $match }. `/dvonn games` pokazuje twoje.
no-games-here = Nie masz teraz żadnej partii na tym serwerze. Zacznij nową poleceniem `/dvonn challenge`.
no-games-anywhere = Nie masz teraz żadnej partii. Nową zaczniesz poleceniem `/dvonn challenge`: ze mną w naszych wiadomościach prywatnych, a z innymi na każdym innym czacie lub kanale.
refused-direct-no-such-match = Nie masz partii { $match }. Twoje pokazuje `/dvonn games`. Partie innych osób widać tylko na ich serwerze.
refused-only-in-servers = **{ $command }** działa tylko na kanale serwera, gdzie widzą to inni. Użyj tego polecenia tam.
refused-nobody-else-here = Nikt inny nie czyta tego czatu. Wskaż osobę, z którą masz już wspólną partię, albo rzuć wyzwanie na kanale serwera.
refused-not-played-yet = Stąd możesz wyzwać tylko osoby, z którymi masz już wspólną partię: dzięki temu nikt nie dostaje wiadomości od nieznajomych. Rzuć wyzwanie na wspólnym kanale lub czacie ({ $opponent }).
refused-cannot-write-to = Moje wiadomości prywatne nie docierają do tej osoby: { $opponent }. Aby tam zagrać, trzeba je najpierw dozwolić.
refused-left-the-server = Nie ma cię już na serwerze tej partii. Dołącz do niego i spróbuj ponownie.
refused-unclear-match = Może chodzić o jedną z kilku partii: { $matches }. Podaj jej numer w `partia`.
refused-not-a-player = To mogą zrobić tylko osoby, które grają w tej partii: { $white } i { $black }. Własną zaczniesz poleceniem `/dvonn challenge`.
refused-match-over = Partia { $match } już się skończyła. Nową zaczniesz poleceniem `/dvonn challenge`.
refused-out-of-time = Za późno: w partii { $match } czyjś czas już się skończył. Wynik pojawi się tu za chwilę.
refused-own-match = Partia { $match } jest twoja, więc nie możesz o niej decydować. Poproś kogoś innego z administracji serwera.
refused-board-moved-on = Tamta plansza była nieaktualna. Oto aktualna.
refused-not-your-turn = To nie twoja kolej. Ruch ma { $player }.
refused-no-more-time-to-give = W tej partii nie możesz już podarować czasu. Limit: { $most }.
refused-offer-stands = Inna propozycja wciąż czeka na odpowiedź. { $offer }
refused-offer-lapsed = Ta propozycja jest już nieaktualna. Padła odpowiedź albo zagrano ruch.
refused-offer-declined = Tę propozycję odrzucono przed chwilą ({ $opponent }). Możesz ją ponowić, gdy obie strony wykonają ruch.
refused-own-offer = To twoja własna propozycja. Odpowiada na nią { $opponent }.
refused-nothing-to-undo = Nie ma ruchu do cofnięcia. Cofnąć możesz tylko własny ruch, zanim druga strona na niego odpowie.
refused-too-many-replies = Plan może mieć najwyżej { $most } odpowiedzi. Najpierw usuń niektóre.
refused-plan-of-spaces = Wszystkie piony już stoją, więc nie ma pól do zaplanowania. Ruchy zaplanujesz przez **Wypróbuj**.
refused-plan-of-moves = Piony są jeszcze stawiane. Pola dla swoich pionów zaplanujesz przez **Planuj** pod **Więcej**.
refused-plan-without-answer = Ten plan potrzebuje odpowiedzi. Po ruchu drugiej strony dodaj swój.
refused-plan-changed = Twój plan zmienił się w międzyczasie. Oto aktualny.
refused-illegal-plan = Tego ruchu nie ma w planie, bo nie jest tam już możliwy: { $move }.
refused-no-rematch-yet = Ta partia jeszcze trwa. O rewanż możesz poprosić, gdy się skończy.
refused-not-a-space = „{ $text }” to nie pole planszy. Podaj literę od a do k i rząd od 1 do 5, np. c3.
refused-missing-permissions = Brakujące uprawnienia na kanale { $channel }: { $permissions }. Poproś o nie moderację albo zagraj na innym kanale.
refused-no-channel = Nie mogę pisać na kanale { $channel }. Poproś moderację o dostęp dla mnie albo zagraj na innym kanale.
refused-locked = Wątek { $channel } jest zablokowany, więc nie mogę w nim pisać. Poproś moderację o odblokowanie go albo zagraj na innym kanale.
refused-timeout = Moderacja wyciszyła mnie do { $until }. Spróbuj ponownie później.
refused-refused = Discord odrzuca moją wiadomość na kanale { $channel }. Spróbuj ponownie później albo zagraj na innym kanale.
refused-not-the-manager = Potrzebne jest do tego uprawnienie **Zarządzanie serwerem**. Poproś kogoś, kto je ma.
refused-not-a-date = Nie mogę odczytać „{ $text }” jako daty w przyszłości. Przykłady: 24.12., jutro, piątek, 5 dni, 2 tygodnie.
refused-not-quiet-hours = Nie mogę odczytać „{ $text }”. Wybierz obie godziny i podaj strefę czasową, np. Europe/Warsaw.
refused-not-a-daily-hour = Nie mogę odczytać „{ $text }”. Wybierz godzinę i podaj strefę czasową, np. Europe/Warsaw.
refused-not-a-pace = Nie mogę odczytać czasu „{ $text }”. Podaj czas na każdy ruch, np. 3d lub 10m, albo czas na początku i dodatek po każdym ruchu: 10m + 10s lub 3d + 1d < 5d (najwyżej 5 dni). Na początku zegar może mieć od 10s do 30d.
refused-time-without-unit = Przy „{ $part }” brakuje jednostki: d to dni, h godziny, m minuty, s sekundy. Wpisz na przykład { $instead } albo { $other }.
refused-times-without-sign = „{ $part }” może być jednym czasem albo dwoma. Wpisz { $instead }, jeśli to czas na każdy ruch, albo { $other }, jeśli to czas na początku i dodatek po każdym ruchu.
refused-clock-without-start = Gdy czas na początku to „{ $part }”, nikt nie zdąży wykonać ruchu. Daj trochę czasu na początku, na przykład { $instead } albo { $other }.
refused-clock-too-short = „{ $part }” to za mało: zegar zaczyna od co najmniej 10s. Wpisz na przykład { $instead } albo { $other }.
refused-time-too-long = „{ $part }” to za dużo: najwięcej można ustawić 30d. Wpisz na przykład { $instead } albo { $other }.
refused-maximum-too-low = Maksimum „{ $part }” jest mniejsze niż czas na początku. Wpisz co najmniej tyle samo, na przykład { $instead }.
refused-maximum-without-increment = Żaden ruch nie dodaje czasu, więc nic nie uzbiera się do „{ $part }”. Wpisz { $instead }, aby mieć tyle czasu na każdy ruch, albo { $other }.
refused-not-days-off = Nie mogę odczytać dni wolnych „{ $text }”. Podaj dni jako cyfry od 1 (poniedziałek) do 7 i strefę czasową: 67 Europe/Warsaw. Sama strefa oznacza tamtejszą sobotę i niedzielę.
refused-away-too-long = { $days ->
    [0] Wszystkie dni przerwy na ten rok ({ $most }) są już wykorzystane. Każdy z nich wraca po roku.
   *[other] To za długo. Dni przerwy, które zostały ci w tym roku: { $days } z { $most }. Wybierz wcześniejszą datę.
  }
refused-channel-not-allowed = Na tym serwerze gra się na innych kanałach: { $channels }. Użyj tego polecenia tam.
refused-late-form = Przepraszam, trwało to u mnie za długo. Naciśnij przycisk jeszcze raz.
refused-not-watchable = Ta partia toczy się w prywatnym wątku, więc możesz ją oglądać tylko tam, gdzie ją widzisz.
refused-unreadable-command = Nie udało mi się odczytać tego polecenia. Być może niedawno się zmieniło. Uruchom Discorda ponownie i wpisz polecenie jeszcze raz.
refused-not-in-server = Nie ma mnie jeszcze na tym serwerze, więc to tutaj nie działa. Poproś kogoś, kto nim zarządza, żeby [mnie zaprosił]({ $invite }). Mimo to możesz tu rzucać wyzwania albo zagrać ze mną w wiadomościach prywatnych.
refused-not-in-private-channels = Na tym czacie mogę odpowiadać tylko tobie, prywatnie: inni nic by nie zobaczyli. Zagraj ze mną: plansza trafi do twoich wiadomości prywatnych. Innym osobom rzucisz wyzwanie tutaj, poleceniem `/dvonn challenge`.
refused-no-files-here = Na tym kanale nie możesz załączać plików, więc i ja nie mogę ci tu żadnego wysłać. Użyj polecenia w wiadomościach prywatnych ze mną.
refused-no-direct-messages = Nie mogę wysyłać ci wiadomości prywatnych, a tam toczyłaby się gra. Zezwól na nie osobom z naszego wspólnego serwera i spróbuj ponownie.
refused-seen-by-nobody-else = Na tym kanale nie możesz jawnie używać własnych aplikacji, więc nikt poza tobą nie zobaczy wyzwania. Użyj `/dvonn challenge` na czacie grupowym lub w wiadomościach prywatnych z kimś. Możesz też zagrać ze mną: plansza trafi do twoich wiadomości prywatnych.
others-play-install = Aby zagrać własną, [dodaj mnie do swoich aplikacji]({ $install }) i użyj `/dvonn challenge`.
refused-others-play = Tej planszy mogą używać tylko { $white } i { $black }: to ich partia.
refused-discord-silent = Discord teraz nie odpowiada, więc nic się nie zmieniło. Spróbuj za minutę.
refused-outdated-control = Ten przycisk jest nieaktualny. Aby dostać nowy, otwórz partię poleceniem `/dvonn games`.

illegal-game-over = Partia już się skończyła.
illegal-must-place = Stosy ruszają dopiero wtedy, gdy na planszy stoi już wszystkie 49 pionów. Naciśnij **Postaw pion** albo wpisz jedno pole w `/dvonn move`.
illegal-must-stack = Wszystkie piony już stoją, więc czas przesuwać stosy. Naciśnij **Ruch** albo wpisz dwa pola w `/dvonn move`, np. d3 c2.
illegal-must-pass = Żaden twój stos nie może się ruszyć, więc pasujesz.
illegal-may-not-pass = Któryś z twoich stosów może się ruszyć, więc nie możesz spasować.
illegal-occupied = { $space } jest zajęte. Wybierz puste pole.
illegal-empty-space = Na { $source } nie ma stosu.
illegal-lone-dvonn = Pion DVONN na { $source } nie należy do nikogo i nigdy nie rusza się sam.
illegal-not-your-stack = Stos na { $source } nie jest twój. Na wierzchu leży pion drugiej strony.
illegal-surrounded = Stos na { $source } jest otoczony ze wszystkich sześciu stron, więc nie może się ruszyć.
illegal-same-space = Stos musi ruszyć na inne pole niż { $source }.
illegal-not-a-straight-line = Ten ruch nie biegnie w linii prostej: { $move }.
illegal-wrong-distance = Stos na { $source } ma { $height ->
    [one] { $height } pion, więc rusza się dokładnie o { $height } pole
    [few] { $height } piony, więc rusza się dokładnie o { $height } pola
    [many] { $height } pionów, więc rusza się dokładnie o { $height } pól
   *[other] { $height } piona, więc rusza się dokładnie o { $height } pola
  }, nie o { $distance }.
illegal-empty-target = { $target } jest puste. Ruch musi się skończyć na pionie lub stosie.
illegal-anywhere = Z { $source } nie ma na czym wylądować { $height ->
    [1] na sąsiednim polu
   *[other] dokładnie { $height ->
        [one] { $height } pole
        [few] { $height } pola
        [many] { $height } pól
       *[other] { $height } pola
      } dalej
  }.
legal-targets = Możliwe ruchy z { $source }: { $targets }.
legal-stacks = Stosy, którymi możesz ruszyć: { $spaces }.

apology = Przepraszam, coś poszło u mnie nie tak. Spróbuj jeszcze raz. Jeśli to się powtarza, podaj ten kod osobom, które prowadzą tego bota: **{ $reference }**
apology-store = Przepraszam, nie mam teraz dostępu do swojej bazy danych. Nic się nie zmieniło. Spróbuj za minutę. Kod: **{ $reference }**
apology-saved = Przepraszam, coś poszło nie tak po mojej stronie, ale to już zapisano. Sprawdź wynik, zanim spróbujesz ponownie. Kod: **{ $reference }**
apology-stopping = Przepraszam, właśnie uruchamiam się ponownie i nie mogę tego dokończyć. Sprawdź, czy się udało. Jeśli nie, spróbuj za minutę.

refused-picture-too-large = Ta animacja miałaby ponad { $limit } kB. **Historia** pokazuje te same ruchy po kolei.
refused-not-to-be-shared-here = Nie każdy tutaj widzi kanał tej partii, więc nie mogę jej tu udostępnić. Możesz ją udostępnić na jej własnym kanale.
refused-may-not-write = Nie możesz pisać na kanale { $channel }, więc i ja niczego tam dla ciebie nie opublikuję. Spróbuj na kanale, na którym możesz pisać.
refused-shared-often = Limit udostępniania w krótkim czasie: { $most }. Aby zostało miejsce dla innych, coś nowego możesz udostępnić { $until }.
refused-no-such-import = Tego zapisu już nie ma: każdy przechowuję przez 7 dni. Wczytaj go znowu poleceniem `/dvonn import`.
refused-nothing-left-to-play = W tym miejscu gra jest już skończona, więc nie da się jej kontynuować. Wybierz wcześniejszy ruch.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = Gra planszowa DVONN: naucz się jej, rzucaj wyzwania, graj ruch po ruchu
command-dvonn-club = DVONN na tym serwerze: ranking, zadania, archiwum i więcej
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
pace-increment = { $bank } + { $increment }/ruch
pace-capped = { $bank } + { $increment }/ruch, maks. { $cap }
pace-whole = { $bank } na całą partię
pace-other = inny czas…
pace-live = ⚡ Na żywo, teraz
pace-rest = { $pace }; dni wolne: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Inny czas
form-pace-bank = Czas na początku
form-pace-bank-explanation = Liczba z d, h, m lub s: 3d to 3 dni. Można też wpisać 12h, 10m lub 30s.
form-pace-increment = Dodatek po każdym ruchu
form-pace-increment-explanation = Np. 1d lub 10s. Puste: czas podany wyżej jest na każdy ruch.
form-pace-cap = Maksimum
form-pace-cap-explanation = Ile najwyżej może się uzbierać, np. 5d. Puste: bez limitu.
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
option-match = Numer partii, jeśli masz więcej niż jedną
option-finished-match = Numer zakończonej partii
option-only-against = Tylko partie z tą osobą

## Private answers

done-challenged = Twoje wyzwanie jest na kanale. Partia zacznie się, gdy tylko ktoś je przyjmie.
done-challenged-directly = Pytanie poszło w wiadomości prywatnej ({ $opponent }). Partia zacznie się po przyjęciu wyzwania; gracie w wiadomościach prywatnych ze mną.

## The computer

button-computer-again = Graj: poziom { $level }
button-computer-change = Zmień…
button-ask-to-resign = Poproś o poddanie
computer-begin = **Zagraj z komputerem.** Odpowiadam w kilka sekund, możesz cofnąć każdy ruch i gramy bez zegara. Wybierz poziom, rozstawienie i kolor.
computer-up-to = Najwyższy dostępny teraz poziom: { $most }.
computer-level = Poziom { $level }
computer-level-1 = Dopiero poznaję zasady
computer-level-2 = Patrzę o jeden ruch naprzód i dużo mi umyka
computer-level-3 = Gram dla rozrywki
computer-level-4 = Gram często i mało co mi umyka
computer-level-5 = Rzadko oddaję coś za darmo
computer-level-6 = Planuję dwa ruchy naprzód
computer-level-7 = Gram na mocnym poziomie klubowym
computer-level-8 = Trudno ze mną wygrać
computer-level-9 = Wygrywam z silnymi programami
computer-level-10 = Gram najlepiej, jak potrafię: sekunda lub dwie na ruch
computer-resigned = Masz rację, tej partii już nie uratuję. Świetna gra!
computer-not-lost = Jeszcze się nie poddaję. Może uratuję tę partię.
done-computer = Zaczęła się partia { $match }.
done-computer-direct = { $place ->
        [guild] Nie mogę tu otworzyć wątku, więc nasza partia { $match } jest w twoich wiadomościach prywatnych.
       *[foreign] Nasza partia { $match } jest w twoich wiadomościach prywatnych, bo tutaj nie mogę na bieżąco pokazywać planszy.
    }

## Buttons

button-cut-off = Odcięcie
button-replay = Powtórka

## Looking back

history-at = { $title } · { $ply ->
    [0] początek{ $left ->
        [0] { "" }
        [one] , pozostał { $left } ruch
        [few] , pozostały { $left } ruchy
        [many] , pozostało { $left } ruchów
       *[other] , pozostało { $left } ruchu
      }
   *[other] ruch { $ply } z { $last }
  }
history-begun-here = Od tego miejsca ruchy zagrano już w tej partii.
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
shared-by = Udostępnia { $player }:

replay-drawing = Rysuję ruch po ruchu. To chwilę potrwa.

## Buttons

button-place = Postaw pion
button-back-to-panel = Wróć do ruchu
button-next = Następna partia
button-show-panel = Pokaż partię

## The move panel

panel-heading = **Ty ({ $colour ->
    [white] białe
   *[black] czarne
  }) – { $opponent }:** { $task }.
panel-waits = **{ $opponent } myśli.** Grasz { $colour ->
    [white] białymi
   *[black] czarnymi
  }.
panel-farewell = **Partia { $match } toczy się dalej,** ale nie mogę już odświeżać tej strony. Naciśnij **Pokaż partię**, aby zobaczyć, jak stoi.
panel-choose-move = wybierz ruch
panel-choose-stack = wybierz stos, którym ruszysz
# The viewer in the bar above a board.
bar-you = Ty
next-is = Następna: partia { $match } – { $opponent }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Wygrana { $own }:{ $other }.**
    [lost] **Przegrana { $own }:{ $other }.**
   *[tied] **Remis { $own }:{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Wygrana:** { $opponent } poddaje partię.
   *[lost] **Poddajesz partię,** więc wygrywa { $opponent }.
  }
ended-time = { $result ->
    [won] **Wygrana:** { $opponent } przekracza czas.
   *[lost] **Przegrana:** twój czas się skończył.
  }
ended-agreement = **Remis za zgodą obu stron:** ty – { $opponent }.
ended-score = Stan: { $own }:{ $other }.
ended-led = { $before ->
    [you] Twoje prowadzenie trwało od pierwszego ruchu.
   *[opponent] Od pierwszego ruchu na prowadzeniu: { $opponent }.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Twoje prowadzenie trwało do ruchu { $ply }
    [opponent] { $opponent } – prowadzenie do ruchu { $ply }
   *[nobody] Remis do ruchu { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Ten ruch odcina { $pieces } z twoich pionów.
   *[opponent] Ten ruch odcina { $pieces } z pionów drugiej strony.
  }
button-play-again = Zagraj jeszcze raz
button-result = Wynik

## Plans

plan-no-spaces = **Partia { $match }: brak planu.** Wybierz rząd, a potem pole. Postawię tam pion, gdy tylko przyjdzie twoja kolej.
plan-spaces = **Partia { $match }: twój plan.** Za każdym razem, gdy przyjdzie twoja kolej, postawię pion na pierwszym pustym z tych pól: { $spaces }.
plan-placed = Zagrano zgodnie z planem: **{ $spaces }**.

## The computer

panel-computer-thinks = myślę nad swoim ruchem

## Private answers

done-played = Zagrano: **{ $move }**.
done-answered = { $opponent } ma zaplanowaną odpowiedź, więc plansza jest już o ruch dalej.
next-none-anywhere = Żadna partia nie czeka teraz na twój ruch. Nową zaczniesz poleceniem `/dvonn challenge`: ze mną w naszych wiadomościach prywatnych, a z innymi na każdym innym czacie lub kanale.
next-none = Żadna partia nie czeka teraz na twój ruch. Nową zaczniesz poleceniem `/dvonn challenge`.

## Records

record-event = DVONN na Discordzie, partia { $match }

## Rules and help

tip-edge = 💡 **Wskazówka:** postaw kilka pionów na brzegu. Stamtąd mogą ruszyć od początku, a te w środku muszą czekać, aż odejdzie sąsiad.
tip-red = 💡 **Wskazówka:** trzymaj się blisko pionów DVONN ({ $spaces }). Gdy stosy już ruszą, z gry wypada każdy, który straci z nimi połączenie.
tip-start = 💡 **Wskazówka:** zacznij od brzegu: pion na { $space } może przejąć { $colour ->
    [white] białego
   *[black] czarnego
  } sąsiada.
tip-landing = 💡 **Wskazówka:** ląduj na stosach drugiej strony. Przejmujesz to, na czym lądujesz, a druga strona ma o jeden ruchomy stos mniej.
tip-links = 💡 **Wskazówka:** pilnuj połączeń. Jeśli stos z { $space } odejdzie, możesz stracić { $spaces }.
tip-mobile = 💡 **Wskazówka:** nie buduj zbyt wysoko. Stos na { $space } nie ma na czym wylądować { $height ->
    [one] { $height } pole
    [few] { $height } pola
    [many] { $height } pól
   *[other] { $height } pola
  } dalej. Im wyższy stos, tym prędzej utknie.
tip-danger = 💡 **Wskazówka:** pilnuj piona DVONN na { $space }. Jeśli odejdzie, możesz stracić { $spaces }. Możesz wcześniej na nim wylądować.
tip-last = 💡 **Wskazówka:** często decydują ostatnie ruchy. Zachowaj kilka na później, aby druga strona spasowała przed tobą.

## Tables

table-unlisted-private = Nie ma cię w tabeli, bo twój profil jest ukryty. Możesz to zmienić w `/dvonn preferences`.

## The log of managers

log-setting = Zmieniono **{ $setting }:** { $value } ({ $manager }).
log-show = Włączono na kanale { $channel }: { $value } ({ $manager }).
log-stop-showing = Wyłączono: { $value } ({ $manager }).
log-cancel-match = Anulowano partię { $number } ({ $manager }).
log-cancel-challenge = Anulowano wyzwanie { $number } ({ $manager }).
log-ban = Ban na wyzwania: { $player } ({ $manager }).
log-unban = Zdjęty ban na wyzwania: { $player } ({ $manager }).
log-unrate = Usunięto partię { $number } z rankingu ({ $manager }).

## Titles with a role

role-missing = ⚠️ Nie mogę jeszcze nadać tej roli: potrzebuję uprawnienia **Zarządzanie rolami** i roli powyżej niej.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }.{ $month }.{ $year }
date-month = { $month }.{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = dziś/dzis/dzisiaj jutro/jutra pojutrze
names-of-days-ahead = za-#-dni/za-#-dzień/za-#-dzien
names-of-weekdays = poniedziałek/pon/poniedzialek/poniedziałku wtorek/wt/wto/wtorku środa/śr/sroda/środy czwartek/czw/czwartku piątek/pt/piatek/piątku sobota/sob/soboty niedziela/nd/ndz/niedz/niedzieli
names-of-months = sty lut mar kwi maj cze lip sie wrz paź/paz lis gru

## Dlaczego ruch był błędem: co po nim następuje albo co nastąpiłoby po lepszym

cause-own = { $mover ->
    [you] z twoich stosów
    [they] ze stosów drugiej strony
    [white] ze stosów białych
   *[black] ze stosów czarnych
  }
cause-other = { $mover ->
    [you] ze stosów drugiej strony
    [they] z twoich stosów
    [white] ze stosów czarnych
   *[black] ze stosów białych
  }
cause-own-stack = { $mover ->
    [you] twój stos { $pieces } pionów
    [they] stos { $pieces } pionów drugiej strony
    [white] stos { $pieces } pionów białych
   *[black] stos { $pieces } pionów czarnych
  }
cause-other-stack = { $mover ->
    [you] stos { $pieces } pionów drugiej strony
    [they] twój stos { $pieces } pionów
    [white] stos { $pieces } pionów czarnych
   *[black] stos { $pieces } pionów białych
  }
cause-cuts-own = Odcina własne piony: { $pieces }.
cause-link = Potem { $move } odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { cause-own }: łączył je tylko stos na { $source }.
cause-carried = Potem { $move } zabiera pion DVONN z { $source } i odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { cause-own }.
cause-cut-off-later = Prowadzi do własnego ruchu { $move }, a to odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { cause-own }.
cause-gives = Potem { $move } przejmuje { cause-own-stack }, który właśnie tam stanął.
cause-loses = Potem { $move } przejmuje { cause-own-stack } na { $space }.
cause-loses-piece = Potem { $move } przejmuje { $mover ->
    [you] twój pion
    [they] pion drugiej strony
    [white] pion białych
   *[black] pion czarnych
  } na { $space }.
cause-stuck = Kilka ruchów później { $mover ->
    [you] nie masz
    [they] druga strona nie ma
    [white] białe nie mają
   *[black] czarne nie mają
  } już żadnego ruchu.
cause-frees = Uwalnia { cause-other-stack } na { $source }.
cause-missed-cut-off = { $soon ->
    [now] Ruch { $move }
   *[later] Po { $better } ruch { $move }
  } odciąłby { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { cause-other }.
cause-missed-take = { $soon ->
    [now] Ruch { $move }
   *[later] Po { $better } ruch { $move }
  } przejąłby { cause-other-stack } na { $space }.
cause-missed-dvonn = Ruch { $move } przejąłby pion DVONN na { $space }.
cause-loses-dvonn = Potem { $move } przejmuje pion DVONN na { $space }.
cause-missed-stuck = Po { $better } { $mover ->
    [you] druga strona wkrótce nie miałaby
    [they] wkrótce nie byłoby u ciebie
    [white] czarne wkrótce nie miałyby
   *[black] białe wkrótce nie miałyby
  } żadnego ruchu.
cause-ending = Gra do końca: { $actual }. Po { $better }: { $possible }.
cause-score = Kilka ruchów później ({ $count }): { $actual }. Po { $better }: { $possible }.
cause-moves = ty { $own }, druga strona { $other }
cause-freedom = Możliwe ruchy wkrótce potem: { $actual }. Po { $better }: { $possible }.
cause-and-other = Odcina też piony { cause-other }: { $also }.
cause-and-own = Odciąłby też piony { cause-own }: { $also }.
cause-result = Udowodnione: ten ruch zamienił { $before ->
    [win] wygraną
   *[tie] remis
  } w { $after ->
    [tie] remis
   *[loss] przegraną
  }.
