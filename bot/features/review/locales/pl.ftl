## Reviews, chances and lines of moves

button-review = Analiza
button-worst-moves = Błędy
button-review-chart = Przegląd
review-thinking = Analizuję partię. To potrwa kilka sekund. Jeśli nic się nie pojawi, otwórz analizę jeszcze raz.
review-title = **Analiza** · { $title }
    { $players }
review-turning-point = **Punkt zwrotny:** { $sign } ruch { $ply }, { $move }. { $fall }
review-no-turning-point = **Bez punktu zwrotnego:** żaden pojedynczy ruch nie rozstrzygnął partii.
review-certain = Wynik udowodniony od ruchu { $ply }: { $told }
review-perfect = **Udowodnione:** { $sign } { $player } gra bezbłędnie od ruchu { $ply }.
review-could-win = **Do ruchu { $ply } twoja wygrana była jeszcze możliwa** (udowodnione): { $better } zamiast { $move }.
review-could-win-to-the-end = **Na końcu partii twoja wygrana była jeszcze możliwa** (udowodnione).
ending-perfect = Bezbłędna gra do końca (udowodniona): { $players }
ending-perfect-player = { $sign } { $player } od ruchu { $ply }
review-worst = { $count ->
    [0] **Bez błędów:** żaden ruch nie obniżył szansy na wygraną o pięć punktów lub więcej.
    [one] **Jeden ruch obniżył szansę na wygraną o pięć punktów lub więcej:**
    [few] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
    [many] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
   *[other] **Najgorsze ruchy** i o ile punktów obniżyły szansę na wygraną:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points } · lepiej: { $better }
review-estimates = -# Szanse to moje szacunki, przy równej sile gry obu stron. Wyniki „przy najlepszej grze” są udowodnione.
review-shallow = -# Mogę tu liczyć tylko powoli, więc ta analiza nie sięga tak daleko jak zwykle.
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
review-scores = Stan { $count ->
    [one] po { $count } ruchu
    [few] po { $count } ruchach
    [many] po { $count } ruchach
   *[other] po { $count } ruchu
  }: białe { $white }, czarne { $black }, zamiast { $instead_white } i { $instead_black }.
review-freedom = Możliwe ruchy potem: białe { $instead_white }, czarne { $instead_black }. Po lepszym ruchu: białe { $white }, czarne { $black }.
review-later = Od razu nic nie przepada. Różnicę widać kilka ruchów później.
review-played = **Zagrano** (kropkowana strzałka), z najlepszymi odpowiedziami:
review-better = **Lepiej** (ciągła strzałka), jeśli obie strony grają dobrze:
review-expected = Szansa { $colour ->
    [white] białych
   *[black] czarnych
  } na wygraną od tego miejsca: około { $chance }.
review-chart-chance = Szansa białych na wygraną, w %
review-chart-certain = udowodnione
review-told = Wykres szansy białych na wygraną. Początek: { $first }. Koniec: { $last }. Najwyższa: { $highest } po ruchu { $highest_ply }. Najniższa: { $lowest } po ruchu { $lowest_ply }.
review-told-turning-point = Punkt zwrotny: ruch { $ply }, { $move }.
review-told-certain = Udowodnione od ruchu { $ply }: { $told }
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

## Looking back

shared-review = { $player } udostępnia analizę:

## How a match was played, for managers

inspect-heading = **Partia { $match }: jak ją rozegrano**
inspect-agreement = Zgodne z pierwszym wyborem komputera: { $same } z { $counted } ruchów, { $share }%. Zwykle przy tym rankingu: { $usual }%.
inspect-no-choice = Żaden ruch się nie liczy, bo dopóki wynik był otwarty, nie było wyboru.
inspect-times = Czas na ruch: zwykle { $middle }, od { $shortest } do { $longest }
inspect-note = -# Liczą się tylko ruchy, przy których był wybór, a wynik był jeszcze otwarty. To liczby, nie wyrok. Jedna partia mówi niewiele. Czasy w minutach i sekundach.
command-admin-inspect = Jak rozegrano partię: zgodność z komputerem, czas na ruch (wymaga „Zarządzanie serwerem”)

## Refusals

refused-no-review-yet = Partia { $match } jeszcze trwa. Jej analizę zobaczysz, gdy się skończy.
refused-nothing-to-review = W tej partii nie ruszono żadnego stosu, więc nie ma czego analizować.
refused-review-shared = Analizę tej partii już udostępniono: { $url }
refused-review-being-shared = Analiza tej partii jest właśnie udostępniana. Za chwilę pojawi się na kanale.
