## Find it yourself

button-own-mistakes = Znajdź lepszy ruch
button-own-mistakes-next = Następny błąd
button-own-mistakes-all = Moje błędy
own-mistakes-title = **Znajdź lepszy ruch:** twoje błędy jako zadania
own-mistake-task = **Co było tu lepsze?** Ruch { $colour ->
    [white] białych
   *[black] czarnych
  }. W partii zagrano { $move } (kropkowana strzałka).
own-mistake-from = Partia { $match } · ty – { $opponent }, { $date } · ruch { $ply }
own-mistake-solved-before = rozwiązane: { $count } z 3
own-mistake-wrong = ❌ **Jest coś lepszego niż { $move }.**
own-mistake-again = ❌ **To twój ruch z partii:** { $move }.
own-mistake-right = ✅ **{ $move } to dobry ruch.** Dobre oko!
own-mistake-also = Dobry jest też ruch { $move }.
own-mistake-solution = Lepiej: **{ $better }** (ciągła strzałka). Twój ruch: { $move } (kropkowana strzałka).
own-mistake-counted = Rozwiązane: { $count } z 3. Wróci { $when }.
own-mistake-learned = Rozwiązane trzy razy, więc już nie wróci.
own-mistake-learned-before = Masz już to zadanie rozwiązane trzy razy, więc nie wróci.
own-mistake-returns = Wróci { $when }. Dopiero wtedy liczy się dobra odpowiedź.
own-mistakes-none = Nie ma teraz błędów do ćwiczenia. Pod jedną ze swoich zakończonych partii naciśnij **Analiza**. Błędy z niej wracają tu po 1, 7 i 30 dniach, aż każdy będzie rozwiązany trzy razy.
own-mistakes-later = Błędy do ćwiczenia później: { $count }. Następny wróci { $when }.

## The latest games

button-latest-games = Ostatnie partie
latest-none = Nie masz jeszcze żadnej zakończonej partii.
latest-title = **Twoje ostatnie partie:** { $count }
latest-results = wygrane: { $won } · remisy: { $tied } · przegrane: { $lost }
latest-lost = **Jak przegrywasz:** { $told }
latest-lost-time = na czas { $count }
latest-lost-cut-offs = przez odcięcia { $count }
latest-lost-moves = bez ruchów { $count }
latest-lost-other = inaczej { $count }
latest-means-cut-offs = Przez odcięcia: bez pionów odciętych po obu stronach nie byłoby przegranej.
latest-means-moves = Bez ruchów: druga strona sama wykonała ostatnie trzy ruchy lub więcej.
latest-unreviewed = Nie otwarto analizy żadnej z tych partii, więc nie wiem, gdzie uciekały szanse.
latest-given-away = **Szanse na wygraną tracone średnio w partii**, w punktach (przeanalizowane partie: { $count }): { $told }
latest-turned = **Gdzie odwróciły się przegrane partie:** { $told }
latest-part-beginning = otwarcie { $figure }
latest-part-middle = gra środkowa { $figure }
latest-part-ending = końcówka { $figure }
latest-means-parts = Otwarcie: co najmniej 33 stosy na planszy. Gra środkowa: od 17 do 32. Końcówka: najwyżej 16.
latest-focus-cut-offs = **Do ćwiczenia:** przed każdym ruchem szukaj swoich stosów, które trzyma przy pionie DVONN tylko jedno połączenie.
latest-focus-moves = **Do ćwiczenia:** zachowaj małe stosy na brzegu, by mieć ruchy, gdy drugiej stronie się skończą.
latest-focus-time = **Do ćwiczenia:** wybierz wolniejsze tempo albo planuj ruchy, gdy cię nie będzie.
latest-focus-beginning = **Do ćwiczenia:** otwarcie. Nie spiesz się z pierwszymi ruchami, dopóki większość stosów jest zablokowana.
latest-focus-middle = **Do ćwiczenia:** gra środkowa. Przed każdym ruchem szukaj najlepszej odpowiedzi drugiej strony.
latest-focus-ending = **Do ćwiczenia:** końcówka. Przed ruchem policz, ile ruchów zostało obu stronom.
latest-focus-review = **Do ćwiczenia:** pod swoimi partiami naciskaj **Analiza**. Wtedy powiem ci tu więcej.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Twoje własne błędy jako zadania: co było lepsze?

## People and servers

kept-mistakes = Błędy z twoich analiz, do ćwiczenia: { $count }
