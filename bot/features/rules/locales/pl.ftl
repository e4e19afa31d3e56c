## Buttons

button-rules-short = Zasady
button-commands = Polecenia

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
rules-text-edge = Stawiaj dużo swoich pionów **na brzegu**, skąd mogą ruszyć od początku, i **blisko pionów DVONN**, gdzie nie tracą połączenia: lepiej blisko wszystkich trzech niż jednego.
    Nie unikaj sąsiadów: na pionach obok twoich, obojętnie jakiego koloru, można wylądować.
rules-caption-edge = Na obrazku białe mają na brzegu { $edge } z { $count } pionów, a najwyżej dwa pola od piona DVONN { $near } z nich.
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

help = **DVONN, ruch po ruchu** · autorem gry jest Kris Burm; to czwarta gra projektu GIPF
    Pierwszy raz? Naciśnij **Wypróbuj lekcję** (pięć minut); **Jak grać** objaśnia wszystkie zasady.
    { $place ->
        [direct] Naciśnij **Zagraj z komputerem** i zaczynamy od razu tutaj. Aby zagrać z ludźmi, naciśnij **Rzuć wyzwanie** na kanale serwera.
       *[server] Naciśnij **Rzuć wyzwanie**, a ja pokażę planszę na kanale i zawołam każdą stronę, gdy przyjdzie jej kolej.
    }
    Grasz przyciskami pod planszą albo, co jest najlepsze z czytnikiem ekranu, wpisujesz `/dvonn move`.
help-version = Wersja { $version }
help-commands = **Wszystkie polecenia** · { $topic }
ask-help-topic = Wybierz temat
help-topic-begin = Na początek
help-topic-play = Gra
help-topic-better = Coraz lepiej
help-topic-watch = Oglądanie i historia
help-topic-yours = Ustawienia i dane
help-topic-server = Dla zarządzających serwerem
help-text-begin =
    - **Nauka:** `/dvonn learn` to lekcja na małych planszach, a `/dvonn rules` objaśnia wszystkie zasady z obrazkami. Oba działają też w wiadomościach prywatnych ze mną.
    - **Początek:** `/dvonn challenge` rzuca wyzwanie wybranej osobie albo wszystkim chętnym; z opcją `poziom` od 1 do 8 od razu grasz ze mną, także w wiadomościach prywatnych.
    - **Gdzie co jest:** `/dvonn next` otwiera partię, która czeka na ciebie najdłużej, a `/dvonn games` pokazuje twoje trwające i zakończone partie oraz wyzwania. **Otwórz** pokazuje planszę; **Pokaż od nowa** przenosi ją na dół jej kanału.
    - **Siła gry:** `/dvonn profile` pokazuje ranking, wyniki i ostatnie partie. `/dvonn-club table` to tabela tego serwera.
help-text-play =
    - **Gra z klawiatury:** `/dvonn move` z jednym polem stawia pion, a z dwoma przesuwa stos. Podpowiada słowami dozwolone ruchy, każdy z jego skutkiem: najlepszy sposób z czytnikiem ekranu.
    - **Bez obrazków:** w `/dvonn preferences` ustawisz słowa na własnych stronach; **Plansza jako tekst**, pod **Więcej**, opisuje planszę wiersz po wierszu.
    - **Oszczędność czasu:** **Planuj**, pod **Więcej**, układa z góry twoje kolejne pola albo odpowiedzi na ruchy drugiej strony.
    - **Zmiana zdania:** **Cofnij ruch**, pod **Więcej**, prosi o zgodę drugą stronę; `/dvonn resign` poddaje partię albo proponuje remis (najpierw zapytam).
    - **Pilnuj czasu:** wyzwanie może mieć dowolny czas, od dziesięciu sekund na ruch po brak limitu, także z dniami wolnymi; **Podaruj dzień** pod **Więcej** daje czas drugiej stronie.
help-text-better =
    - **Coraz lepiej:** `/dvonn puzzle` daje ci zadanie na miarę twojej siły; **Podpowiedź** naciśniesz w partii ze mną, gdy masz ruch, albo w zakończonej pod **Historia**.
    - **Ruchy na próbę:** **Wypróbuj**, pod **Historia** i przy własnych planszach, pozwala ci grać prywatnie za obie strony; tam **Moje ciągi**, pod **Więcej**, pokazuje, co zachowujesz.
    - **Wnioski z partii:** **Analiza**, pod wynikiem, pokazuje najgorsze ruchy i to, co było lepsze.
    - **Co tydzień:** `/dvonn-club week` to plansza tygodnia. `/dvonn-club puzzles` to tabela zadań miesiąca. `/dvonn-club mistakes` przypomina twoje własne błędy, jako zadania.
help-text-watch =
    - **Oglądanie:** `/dvonn watch` pokazuje trwające partie i te, które obserwujesz; **Obserwuj** pod planszą daje ci znać, co się dzieje. `/dvonn remind` przypomni ci jutro o partii.
    - **Spojrzenie wstecz:** naciśnij **Historia** pod planszą; pod **Więcej** **Powtórka** pokazuje partię jako krótką animację, **Wykres** w skrócie, a **Eksport** daje jej zapis. `/dvonn import` wczytuje zapis i od niego może się zacząć partia. `/dvonn-club archive` znajduje zakończone partie według osoby, wyniku, rozstawienia, długości i daty.
help-text-yours =
    - **Po swojemu:** `/dvonn preferences` to pingi, godziny ciszy, obrazki i to, kto może rzucać ci wyzwania. `/dvonn away` zatrzymuje twoje zegary, gdy nie możesz grać.
    - **Twoje dane:** `/dvonn forget` pokazuje, co o tobie przechowuję, i na życzenie to usuwa; więcej mówi PRIVACY.md, obok mojego kodu źródłowego.
    Nic nie przepada, gdy uruchamiam się ponownie: partie i przyciski działają dalej.
help-text-server =
    Dla tych, którzy zarządzają serwerem:
    - `/dvonn-admin settings` ustala, gdzie i jak się gra.
    - `/dvonn-admin follow` pokazuje partie widzom na kanale.
    - `/dvonn-admin show` aktualizuje tabelę na wybranym kanale.
    - `/dvonn-admin cancel` kończy partię lub wyzwanie.
    - `/dvonn-admin inspect` pokazuje, jak rozegrano zakończoną partię.
    - `/dvonn-admin unrate` usuwa zakończoną partię z rankingu.
    - `/dvonn-admin ban` i `/dvonn-admin unban` decydują, kto może rzucać wyzwania.
    - `/dvonn-admin export` wydaje wszystkie partie.
    - `/dvonn-admin log` mówi, co kto zrobił.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Wszystkie zasady DVONN z obrazkami i pięć rad
command-help = Jak zacząć i wszystko, co potrafię
