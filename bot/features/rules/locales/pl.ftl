## Buttons

button-rules-short = Zasady
button-commands = Wszystkie polecenia

## Rules and help

rules-heading = **Jak grać w DVONN** · { $title } · { $page } z { $pages }
ask-chapter = Przejdź do strony
shared-rules = { $player } pokazuje, jak grać w DVONN:

rules-title-aim = Cel gry
rules-text-aim =
    Budujesz stosy. Stos należy do koloru **na wierzchu**, a wygrywa ta strona, która na końcu ma **więcej pionów**.
    Stos zostaje jednak w grze tylko wtedy, gdy ma połączenie z czerwonym **pionem DVONN**, więc pilnuj swoich połączeń.
    -# Autor gry DVONN: Kris Burm. To czwarta gra projektu GIPF.
rules-caption-aim = Na obrazku stosy białych mają na razie { $white ->
    [one] { $white } pion
    [few] { $white } piony
    [many] { $white } pionów
   *[other] { $white } piona
  }, a czarnych { $black }.
rules-title-placing = Stawianie pionów
rules-text-placing =
    O kolorach decyduje losowanie, chyba że wybrano je w wyzwaniu. Zaczynają białe, a potem stawiacie na zmianę po jednym pionie na dowolnym pustym polu. Najpierw trzy piony DVONN (stawiają białe, czarne, białe), potem każda strona piony swojego koloru, zaczynając od czarnych. 3 czerwone, 23 białe i 23 czarne piony zapełniają wszystkie 49 pól.
    Białe stawiają ostatni pion i **wykonują też pierwszy ruch**.
rules-caption-placing = Obrazek pokazuje planszę z pierwszymi pionami. Jest ich { $count }.
rules-title-moving = Ruch
rules-text-moving =
    Przesuwasz cały stos, na którego **wierzchu leży twój pion**. Pojedynczy pion to też stos. Rusza się w linii prostej, w jednym z **sześciu kierunków**, dokładnie **o tyle pól, ile ma pionów**, bez względu na kolor.
    Może przeskakiwać wszystko, a puste pola też się liczą. Musi jednak **wylądować na** pionie lub stosie, obojętnie czyim. Oba stają się jednym stosem.
rules-caption-moving = Na obrazku { $space } ma { $height ->
    [one] { $height } pion
    [few] { $height } piony
    [many] { $height } pionów
   *[other] { $height } piona
  } i może ruszyć na { $targets }, ale nie na { $empty }, bo tam nic nie ma.
rules-title-blocked = Zablokowane stosy
rules-text-blocked =
    Stos **otoczony ze wszystkich sześciu stron** nie może się ruszyć. Na początku ruszają więc tylko piony na brzegu. Gdy pole się opróżni, jego sąsiedzi są wolni.
    Pojedynczy pion DVONN **nigdy nie rusza się sam**. Wolno jednak na nim wylądować, a wtedy podróżuje w twoim stosie.
rules-caption-blocked = Na obrazku krzyżyk (✕) oznacza każdy otoczony stos. Puste: { $empty }. Wolne obok nich: { $free }. Na brzegu też wszystko jest wolne.
rules-title-connected = Trzymaj połączenie
rules-text-connected =
    Gdy wszystkie piony już stoją, każdy stos potrzebuje **połączenia z pionem DVONN**: ma go w sobie, stoi tuż obok niego albo łączy się z nim łańcuchem innych stosów. Po każdym ruchu stosy bez połączenia od razu wypadają z gry, twoje też, i nie liczą się **dla nikogo**.
    Trzy piony DVONN zostają zawsze, nawet same.
rules-caption-connected = Na obrazku ruch { $move } przerwałby połączenie. Wypadłyby stosy z minusem: { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } obu kolorów, na { $spaces }.
rules-title-forced = Przymusowe odcięcie
rules-text-forced =
    Jeśli możesz ruszyć, **musisz**, nawet gdy twój jedyny ruch odcina **twoje własne** stosy. Przed takim ruchem zapytam, ale czasem innego nie ma.
    Pod koniec patrz więc naprzód: jakie ruchy ci zostaną?
rules-caption-forced = Na obrazku { $move } to jedyny ruch białych. Odcina ich własne stosy na { $spaces }: { $pieces ->
    [one] wypada { $pieces } pion
    [few] wypadają { $pieces } piony
    [many] wypada { $pieces } pionów
   *[other] wypada { $pieces } piona
  }.
rules-title-passing = Pas i powrót do gry
rules-text-passing =
    Gdy żaden twój stos nie może się ruszyć, **pasujesz**. Robię to za ciebie, a druga strona gra dalej sama.
    Gdy tylko któryś z twoich stosów znów może się ruszyć, wracasz do gry i musisz zagrać.
rules-caption-passing = Na obrazku ostatni stos białych, na { $space }, jest otoczony (✕), więc białe pasują. Jeśli czarne zagrają potem { $move }, stos na { $space } jest wolny i musi ruszyć.
rules-title-end = Koniec gry
rules-text-end =
    Gdy **żadna** strona nie może się ruszyć, gra się kończy. Każda liczy wszystkie piony w swoich stosach, **bez względu na kolor**. Wygrywa strona z większą liczbą pionów. Po równo to **remis**.
    Pion DVONN w stosie liczy się jak każdy inny. Samotny nie należy do nikogo.
rules-caption-end = Na obrazku nikt nie może już ruszyć. Białe wygrywają { $more }:{ $less }, a złote pola pokazują stosy białych.
rules-title-edge = Wskazówka 1: dobrze stawiaj piony
rules-text-edge =
    Stawiaj dużo swoich pionów **na brzegu**, skąd mogą ruszyć od początku, i **blisko pionów DVONN**, gdzie nie tracą połączenia.
    Instrukcja radzi też rozpraszać piony. Ale w naszych próbnych partiach lepiej wypadały te z sąsiadami, bo mają na czym wylądować.
rules-caption-edge = Na obrazku białe mają na brzegu { $edge } z { $count } pionów, a najwyżej dwa pola od piona DVONN { $near } z nich.
rules-title-landing = Wskazówka 2: ląduj na stosach
rules-text-landing = Gdy lądujesz na stosie drugiej strony, **przejmujesz go**. Jego piony liczą się dla ciebie, a druga strona ma o jeden ruchomy stos mniej. Stos jednak nie przepada: druga strona może na nim wylądować i go odzyskać.
rules-caption-landing = Na obrazku { $move } zmienia { $white }:{ $black } w { $more }:{ $less }. Stosy, którymi mogą ruszyć czarne: { $after } zamiast { $before }.
rules-title-mobile = Wskazówka 3: zachowaj swobodę
rules-text-mobile = Dbaj o to, aby **wiele twoich stosów mogło się ruszyć**. Im wyższy stos, tym dalej musi ruszyć i tym prędzej nie znajdzie, na czym wylądować.
rules-caption-mobile = Na obrazku stos białych na { $space } utknął: musiałby ruszyć o { $height ->
    [one] { $height } pole
    [few] { $height } pola
    [many] { $height } pól
   *[other] { $height } pola
  }. Niskie stosy na { $spaces } wciąż mogą się ruszyć.
rules-title-danger = Wskazówka 4: pilnuj pionów DVONN
rules-text-danger =
    Uważaj na stos drugiej strony z **pionem DVONN** w środku. Gdy odejdzie, odcina wszystko, co ma połączenie tylko przez niego. Sprawdź, dokąd może ruszyć i ile by cię to kosztowało.
    Jeśli za dużo, **wyląduj na nim** wcześniej. Wtedy jest twój, a im wyższy, tym trudniej nim ruszyć.
rules-caption-danger = Na obrazku ruch mają białe. Za chwilę { $move } odcięłoby stosy białych na { $spaces }, więc białe przejmują ten stos wcześniej: { $answer }.
rules-title-last = Wskazówka 5: zostaw sobie ruchy
rules-text-last =
    Często decydują ostatnie ruchy. Jeśli **wciąż możesz ruszać**, gdy druga strona musi pasować, zbierasz stos za stosem.
    Zachowaj więc kilka ruchów na później i spraw, aby druga strona spasowała przed tobą.
rules-caption-last = Na obrazku { $space } to jedyny stos, którym czarne mogą ruszyć. Białe grają { $move }. Czarne muszą spasować, a białe grają dalej.

help = **DVONN, ruch po ruchu** · autor gry: Kris Burm · czwarta gra projektu GIPF
    Pierwszy raz tutaj? Naciśnij **Wypróbuj lekcję** (pięć minut) albo **Jak grać** (wszystkie zasady).
    { $place ->
        [bot-dm] Naciśnij **Zagraj z komputerem**, aby zacząć od razu tutaj. Aby zagrać z ludźmi, naciśnij **Znajdź kogoś do gry** albo, jeśli macie już za sobą wspólną partię, **Rzuć wyzwanie**.
        [foreign] Naciśnij **Zagraj z komputerem**, a plansza trafi do twoich wiadomości prywatnych. Aby zagrać z ludźmi, użyj tutaj `/dvonn challenge`: zagra z tobą pierwsza osoba, która przyjmie wyzwanie. Inne moje odpowiedzi widzisz tylko ty.
       *[guild] Naciśnij **Rzuć wyzwanie**, a ja pokażę planszę na kanale i zapinguję każdą stronę, gdy przyjdzie jej kolej.
    }
    Graj przyciskami pod planszą albo wpisuj ruchy w `/dvonn move` (najwygodniejsze z czytnikiem ekranu).
help-version = Wersja { $version }
help-commands = **Wszystkie polecenia** · { $topic }
ask-help-topic = Wybierz temat
help-topic-begin = Na początek
help-topic-play = Gra
help-topic-better = Lepsza gra
help-topic-watch = Oglądanie i historia
help-topic-yours = Ustawienia i dane
help-topic-server = Dla zarządzających serwerem
help-text-begin =
    - **Nauka:** `/dvonn learn` to lekcja na małych planszach. `/dvonn rules` objaśnia wszystkie zasady z obrazkami.
    - **Początek:** `/dvonn challenge` rzuca wyzwanie wybranej osobie albo wszystkim chętnym. Z opcją `poziom` od 1 do 10 od razu grasz ze mną, także w wiadomościach prywatnych.
    - **Szukanie kogoś do gry:** `/dvonn-club opponent` połączy cię z kimś, kto też szuka, na żywo lub na wiele dni.
    - **Twoje partie:** `/dvonn next` otwiera partię, która czeka na ciebie najdłużej. `/dvonn games` pokazuje twoje trwające i zakończone partie oraz wyzwania. **Otwórz** pokazuje planszę.
    - **Siła gry:** `/dvonn profile` pokazuje ranking, wyniki i ostatnie partie. `/dvonn-club table` to tabela serwera.
help-text-play =
    - **Gra z klawiatury:** `/dvonn move` z jednym polem stawia pion, a z dwoma przesuwa stos. Podpowiada słowami możliwe ruchy i ich skutki. To najlepszy sposób z czytnikiem ekranu.
    - **Bez obrazków:** w `/dvonn preferences` ustawisz prywatne strony bez obrazków. **Plansza jako tekst**, pod **Więcej**, opisuje każdą planszę wiersz po wierszu.
    - **Oszczędność czasu:** **Planuj**, pod **Więcej**, układa z góry twoje kolejne pola albo odpowiedzi na ruchy drugiej strony.
    - **Zmiana zdania:** **Cofnij ruch**, pod **Więcej**, prosi o cofnięcie ruchu. `/dvonn resign` poddaje partię albo proponuje remis. Najpierw zapytam.
    - **Zegar:** wyzwanie może mieć dowolny czas, od dziesięciu sekund na ruch po brak limitu, także z dniami wolnymi. **Podaruj dzień**, pod **Więcej**, daje czas drugiej stronie.
help-text-better =
    - **Ćwiczenie:** `/dvonn puzzle` daje ci zadanie na miarę twojej siły. **Podpowiedź** znajdziesz w partii ze mną, gdy jest twoja kolej, i w zakończonej pod **Historia**.
    - **Ruchy na próbę:** **Wypróbuj**, pod **Historia** i przy własnych planszach, pozwala ci grać prywatnie za obie strony. **Moje ciągi ruchów**, tam pod **Więcej**, to twoje zapisane ciągi.
    - **Wnioski z partii:** **Analiza**, pod wynikiem, pokazuje najgorsze ruchy i to, co było lepsze.
    - **Co tydzień:** `/dvonn-club week` to plansza tygodnia. `/dvonn-club puzzles` to tabela zadań miesiąca. `/dvonn-club mistakes` przypomina twoje własne błędy jako zadania.
help-text-watch =
    - **Oglądanie:** `/dvonn watch` pokazuje trwające partie i te, które obserwujesz. **Obserwuj**, pod planszą, daje ci znać, co się dzieje. `/dvonn remind` przypomni ci jutro o partii.
    - **Spojrzenie wstecz:** naciśnij **Historia** pod planszą. Tam, pod **Więcej**, **Powtórka** pokazuje partię jako krótką animację, **Wykres** jako krzywą, a **Eksport** daje jej zapis. `/dvonn import` wczytuje zapis, od którego możesz zacząć partię. `/dvonn-club archive` znajduje zakończone partie według osoby, wyniku, rozstawienia, długości i daty.
help-text-yours =
    - **Ustawienia:** w `/dvonn preferences` ustawisz pingi, godziny ciszy, obrazki i to, kto może rzucać ci wyzwania. `/dvonn away` zatrzymuje twoje zegary, gdy nie możesz grać.
    - **Twoje dane:** `/dvonn forget` pokazuje, co o tobie przechowuję, i na życzenie to usuwa.
    Nic nie przepada, gdy uruchamiam się ponownie: partie i przyciski działają dalej.
help-text-server =
    Dla osób, które zarządzają serwerem:
    - `/dvonn-admin settings` ustala, gdzie i jak się gra.
    - `/dvonn-admin follow` pokazuje partie widzom na kanale.
    - `/dvonn-admin show` pokazuje na kanale zawsze aktualną tabelę rankingu.
    - `/dvonn-admin cancel` kończy partię lub wyzwanie.
    - `/dvonn-admin inspect` pokazuje, jak rozegrano zakończoną partię.
    - `/dvonn-admin unrate` usuwa zakończoną partię z rankingu.
    - `/dvonn-admin ban` i `/dvonn-admin unban` decydują, kto może rzucać wyzwania.
    - `/dvonn-admin export`: wszystkie partie.
    - `/dvonn-admin log`: kto co zrobił.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Wszystkie zasady DVONN z obrazkami i pięć wskazówek
command-help = Jak zacząć i wszystko, co potrafi bot
