## Watching

daily-lost-notice = { $server }: nie ma już zadania dnia.
daily-lost = Nie mogę już pisać na kanale { $channel }. Aby znów włączyć zadanie, użyj `/dvonn-admin settings`.
daily-lost-permissions = Brakujące uprawnienia na kanale { $channel }: { $permissions }. Nadaj je, a potem włącz zadanie znów w `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Następne zadanie
puzzle-solution-counts = pokazanie rozwiązania liczy się jako błąd
puzzle-task = Grają { $colour ->
    [white] białe
   *[black] czarne
  }. Wygrywa tylko jeden ruch. Znajdź go.
puzzle-card = Grają { $colour ->
    [white] białe
   *[black] czarne
  }. Wygrywa tylko jeden ruch. Kto go znajdzie?
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
puzzle-shared-later = Discord działa teraz wolno. Zadanie pojawi się na tym kanale, gdy tylko się uda.
button-puzzle-solve = Rozwiąż
button-puzzle-back = Wróć do zadania
puzzle-solver = Twój ranking zadań: { $rating } · rozwiązane: { $solved } z { $tried }.
puzzle-longest = Najdłuższa seria: { $count }.
puzzle-solved = ✅ **{ $move } wygrywa.** Dobre oko!
puzzle-solution = **{ $move }** to jedyny ruch, który wygrywa.
puzzle-motif-self-cut = **Odcięcie własnych pionów.** Ruch odcina piony własnej strony. To tylko wygląda na stratę.
puzzle-motif-sacrifice = **Poświęcenie.** Ruch pozwala drugiej stronie przejąć lub odciąć kilka pionów.
puzzle-motif-zugzwang = **Zugzwang.** Druga strona musi wykonać ruch. Gdyby mogła spasować, nie przegrałaby.
puzzle-motif-bridge = **Opuszczony most.** Ruch zrywa połączenie między dwiema grupami stosów.
puzzle-motif-dvonn = **Zabrany pion DVONN.** Piony, które były z nim połączone, zostają odcięte.
puzzle-motif-rescue = **Ratunek.** Druga strona groziła przejęciem lub odcięciem kilku pionów.
puzzle-motif-last-stack = **Ostatnie ruchy.** Drugiej stronie kończą się ruchy i może już tylko pasować.
puzzle-motif-cut-off = **Odcięcie.** Ruch od razu odcina kilka pionów drugiej strony.
puzzle-motif-prepared-cut = **Przygotowane odcięcie.** Późniejszy ruch odcina kilka pionów drugiej strony.
puzzle-motif-height = **Właściwa wysokość.** Nowy stos w następnym ruchu przejmuje wysoki stos.
puzzle-motif-quiet = **Cichy ruch.** Niczego nie przejmuje i niczego nie odcina.
puzzle-motif-count = **Liczenie.** Chodzi o to, gdzie wylądują ostatnie stosy.
puzzle-rating = Ranking tego zadania: { $rating }
puzzle-rating-estimated = Ranking tego zadania: { $rating } (szacunkowy)
puzzle-first-tries = rozwiązane za pierwszym razem: { $solved } z { $tried }
puzzle-missed = ❌ **{ $move } nie wygrywa.**
puzzle-rated = Twój ranking zadań: **{ $rating }** ({ $change }).
puzzle-streak = To już { $count } z rzędu.
puzzle-uncounted = Twój ranking zadań to nadal **{ $rating }**, bo liczy się tylko pierwsza próba każdego zadania.
button-share-result = Udostępnij wynik
puzzle-result-first = 🧩 { $player }: **Zadanie { $number } · pierwsza próba**
puzzle-result = 🧩 { $player }: **Zadanie { $number } · próba { $count }**
puzzle-result-shared-before = Nie ma czego udostępnić: ten wynik jest już udostępniony albo w chwili rozwiązania nie było to zadanie dnia na tym serwerze.
month-heading = 🧩 **Zadania dnia** · { $month }
month-row = za pierwszym razem: { $firsts } · błędy: { $misses }
month-empty = W tym miesiącu nikt jeszcze nie rozwiązał żadnego zadania za pierwszym razem.
month-before = **Miesiąc wcześniej:** { $told }
month-own = **Ty:** { $figures }
month-own-hidden = Inni cię tu nie widzą, bo twój profil jest ukryty. Możesz to zmienić w `/dvonn preferences`.
month-days-in-a-row = Dni z rzędu: { $count }. Jeden dzień w tygodniu możesz pominąć. Widzisz to tylko ty.
month-rules = Liczą się zadania dnia z tego serwera, rozwiązane za pierwszym razem. Przy równej liczbie decyduje mniej błędów.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Znajdź jedyny ruch, który wygrywa, w zadaniu dobranym do twojej siły gry
command-club-puzzles = Kto w tym miesiącu rozwiązał najwięcej zadań dnia za pierwszym razem

## Refusals

refused-puzzle-open-here = Na tym kanale jest już otwarte zadanie. Jego rozwiązanie pojawi się { $until }. Następne możesz udostępnić dopiero potem.
refused-puzzle-open-elsewhere = Twoje zadanie na kanale { $channel } jest jeszcze otwarte. Jego rozwiązanie pojawi się { $until }. Następne możesz udostępnić dopiero potem.

## People and servers

kept-puzzles = Wypróbowane zadania i twój ranking zadań: { $count }

## Standing messages

standing-puzzles = Zadania miesiąca
