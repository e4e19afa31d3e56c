## Reviews, chances and lines of moves

button-review = Analiza
button-worst-moves = Błędy
button-show-me = Pokaż mi
button-review-chart = Przegląd
review-thinking = Analizuję partię. To potrwa kilka sekund. Jeśli nic się nie pojawi, otwórz analizę jeszcze raz.
review-title = **Analiza** · { $title }
    { $players }
review-gave-away = { $mover ->
    [you] **Partia uciekła ci w ruchu { $ply }, { $move }**
    [they] **Partia uciekła drugiej stronie w ruchu { $ply }, { $move }**
    [white] **Partia uciekła białym w ruchu { $ply }, { $move }**
   *[black] **Partia uciekła czarnym w ruchu { $ply }, { $move }**
  } (szansa na wygraną { $before } → { $after }).
review-no-turning-point = **Bez punktu zwrotnego:** żaden pojedynczy ruch nie rozstrzygnął partii.
review-certain = Od ruchu { $ply } udowodnione: { $leader ->
    [you] wygrana jest twoja
    [they] wygrywa druga strona
    [white] wygrywają białe
    [black] wygrywają czarne
   *[nobody] remis
  }.
review-perfect = **Udowodnione:** { $sign } { $player } gra bezbłędnie od ruchu { $ply }.
review-could-win = **Do ruchu { $ply } twoja wygrana była jeszcze możliwa** (udowodnione): { $better } zamiast { $move }.
review-could-win-to-the-end = **Na końcu partii twoja wygrana była jeszcze możliwa** (udowodnione).
ending-perfect = Bezbłędna gra do końca (udowodniona): { $players }
ending-perfect-player = { $sign } { $player } od ruchu { $ply }
review-no-mistakes = **Bez błędów:** żaden ruch nie obniżył szansy na wygraną o pięć punktów lub więcej.
review-estimates = -# Szanse to moje szacunki, przy równej sile gry obu stron. Wyniki „przy najlepszej grze” są udowodnione.
review-shallow = -# Mogę tu liczyć tylko powoli, więc ta analiza nie sięga tak daleko jak zwykle.
review-mistake-title = **Błąd { $number } z { $count }** · ruch { $ply } z { $last }
review-played = { $mover ->
    [you] **Twój ruch: { $move }**
    [they] **Ruch drugiej strony: { $move }**
    [white] **Ruch białych: { $move }**
   *[black] **Ruch czarnych: { $move }**
  } (kropkowana strzałka). Szansa na wygraną { $before } → { $after }.
review-better = **Lepiej:** { $move } (ciągła strzałka).
review-shown-played = **Co następuje po { $move }** · { $number } z { $count }
review-shown-better = **Lepiej: { $move }** · { $number } z { $count }
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

## The log of managers

log-inspect = Sprawdzono, jak rozegrano partię { $number } ({ $manager }).
