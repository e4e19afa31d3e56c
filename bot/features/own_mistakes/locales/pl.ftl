## Find it yourself

button-own-mistakes = Znajdź lepszy ruch
button-own-mistakes-next = Następny błąd
button-own-mistakes-all = Moje błędy
own-mistakes-title = **Znajdź lepszy ruch:** twoje błędy jako zadania
own-mistake-task = **Co było tu lepsze?** Grają { $colour ->
    [white] białe
   *[black] czarne
  }. Twój ruch w partii: { $move } (kropkowana strzałka).
own-mistake-from = Partia { $match } vs { $opponent }, { $date } · ruch { $ply }
own-mistake-solved-before = rozwiązane: { $count } z 3
own-mistake-wrong = ❌ **Jest coś lepszego niż { $move }.**
own-mistake-again = ❌ **{ $move } to twój ruch z partii.**
own-mistake-right = ✅ **{ $move } to dobry ruch.** Dobre oko!
own-mistake-also = Dobry byłby też ruch { $move }.
own-mistake-solution = **{ $better }** (ciągła strzałka) to lepszy ruch niż { $move } (kropkowana strzałka).
own-mistake-counted = Rozwiązane { $count } z 3 razy. Wróci { $when }.
own-mistake-learned = Rozwiązane trzy razy: już nie wróci.
own-mistake-learned-before = To zadanie masz już rozwiązane trzy razy: nie wróci.
own-mistake-returns = Wróci { $when }; od tej chwili liczy się dobra odpowiedź.
own-mistakes-none = Nie czeka żaden błąd. Po jednej ze swoich zakończonych partii naciśnij **Analiza**: błędy z niej wracają tu po 1, 7 i 30 dniach, aż każdy będzie rozwiązany trzy razy.
own-mistakes-later = Błędy, które czekają: { $count }. Następny wróci { $when }.

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
latest-unreviewed = Analiza żadnej z nich nie była otwarta, więc nie wiem, gdzie uciekły szanse.
latest-given-away = **Szanse oddane w partii**, w punktach, przez twoje błędy (przeanalizowane partie: { $count }): { $told }
latest-turned = **Gdzie odwróciły się przegrane partie:** { $told }
latest-part-beginning = początek { $figure }
latest-part-middle = środek { $figure }
latest-part-ending = końcówka { $figure }
latest-means-parts = Początek: co najmniej 33 stosy na planszy. Środek: od 17 do 32. Końcówka: najwyżej 16.
latest-focus-cut-offs = **Do ćwiczenia:** przed każdym ruchem szukaj swoich stosów, które trzyma przy pionie DVONN tylko jedno połączenie.
latest-focus-moves = **Do ćwiczenia:** zachowaj małe stosy na brzegu, by mieć ruchy, gdy drugiej stronie się skończą.
latest-focus-time = **Do ćwiczenia:** wybierz wolniejsze tempo albo planuj ruchy, gdy cię nie będzie.
latest-focus-beginning = **Do ćwiczenia:** początek. Nie spiesz się z pierwszymi ruchami, gdy większość stosów jest zablokowana.
latest-focus-middle = **Do ćwiczenia:** środek. Przed każdym ruchem szukaj najlepszej odpowiedzi drugiej strony.
latest-focus-ending = **Do ćwiczenia:** końcówka. Przed ruchem policz ostatnie ruchy obu stron do końca.
latest-focus-review = **Do ćwiczenia:** po swoich partiach naciskaj **Analiza**; wtedy powiem ci tu więcej.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-club-mistakes = Twoje własne błędy jako zadania: co było lepsze?
