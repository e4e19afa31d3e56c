## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson-next = Dalej
button-lesson-again = Jeszcze raz
button-lesson-before = Poprzedni krok
button-lesson-anew = Lekcja od początku
button-first-match = Zagraj pierwszą partię
lesson-welcome = Witaj! Grasz białymi i nic złego nie może się tu stać.
lesson-welcome-back = Witaj z powrotem! Twoja lekcja czeka w tym miejscu.
lesson-aim = Wygrywasz, jeśli na końcu masz więcej pionów niż czarne. Twój jest każdy stos z twoim kolorem na wierzchu.
lesson-heading = **Krok { $number } z { $count }.**
lesson-missed = **To jeszcze nie to.** { $why } { $hint }
lesson-done = ✅ **Dobrze!** { $told }
lesson-gem = Mały czerwony klejnot oznacza, że w stosie jest pion DVONN.

lesson-ask-red = Pion zostaje w grze, dopóki łańcuch sąsiadów łączy go z czerwonym pionem DVONN. Najpierw stawia się trzy piony DVONN. Postaw ostatni z nich na dowolnym pustym polu.
lesson-hint-red = Każde puste pole jest dobre.
lesson-done-red = Każdy stawiany pion może stanąć na dowolnym pustym polu.
lesson-ask-edge = Teraz twój kolor. Postaw pion na brzegu, obok piona DVONN. Tam ma połączenie i może ruszyć od początku.
lesson-hint-edge = Spójrz na pola obok czerwonych pionów na b1 i h5.
lesson-done-edge = Dobre miejsce! Gdy plansza jest pełna, białe ruszają też jako pierwsze. Następne plansze pokazują dalsze momenty partii.
lesson-ask-single = Pojedynczy pion rusza się o jedno pole i musi wylądować na innym pionie lub stosie. Przesuń swój.
lesson-hint-single = Poszukaj piona tuż obok niego.
lesson-done-single = Teraz leży na wierzchu, więc ten stos dwóch pionów jest twój.
lesson-ask-gap = Stos rusza się w linii prostej, w jednym z sześciu kierunków, dokładnie o tyle pól, ile ma pionów, bez względu na ich kolor. Puste pola też się liczą. Przesuń swój stos trzech pionów.
lesson-hint-gap = Policz trzy pola od c3.
lesson-done-gap = Przeskoczył pion i puste pole, a potem wylądował na trzecim polu.
lesson-ask-blocked = Pion, który ma sąsiadów ze wszystkich sześciu stron, nie może się ruszyć. Który z twoich jest zablokowany?
lesson-hint-blocked = Policz sąsiadów każdego ze swoich pionów.
lesson-done-blocked = Pion na f3 nie ma wolnej strony. Na pełnej planszy ruszyć mogą tylko piony na brzegu.
lesson-ask-takeover = Cały stos należy do koloru na wierzchu, bez względu na to, co jest pod spodem. Przejmij czarny stos trzech pionów.
lesson-hint-takeover = Czarny stos trzech pionów stoi na f3, obok twojego piona na e3.
lesson-done-takeover = Wszystkie cztery piony są twoje i czarne już ich nie ruszą.
lesson-ask-dvonn = Pion DVONN nigdy nie rusza się sam, ale jeden jest w twoim stosie na c3: pokazuje go czerwony klejnot. Przesuń ten stos tak, aby dwa piony obok straciły połączenie.
lesson-hint-dvonn = Twój stos na c3 ma dwa piony, więc rusza się o dwa pola.
lesson-done-dvonn = Twój stos zabiera połączenie ze sobą, bo jest w nim pion DVONN. Tamte dwa piony je straciły i wypadają z gry.
lesson-ask-cutoff = Po każdym ruchu z gry wypada każdy stos, który stracił połączenie. Odetnij pięć czarnych pionów naraz.
lesson-hint-cutoff = Pięć pionów ma połączenie tylko przez twój pion na e3.
lesson-done-cutoff = Pięć pionów jednym ruchem! Zawsze zostają tylko same piony DVONN.
lesson-ask-careful = Twoje własne stosy też mogą zostać odcięte, niezależnie od tego, kto rusza. Ostrzegają przed tym czerwone przyciski. Zagraj ruch, po którym zachowasz wszystkie stosy.
lesson-hint-careful = Zostaw e3 w spokoju: od niego zależy twój wysoki stos.
lesson-done-careful = Twój wysoki stos wciąż ma połączenie z pionem DVONN.
lesson-ask-forced = Kto może ruszyć, musi, nawet jeśli każdy ruch odcina własne piony. Zagraj ten, który kosztuje cię najmniej.
lesson-hint-forced = Twój stos na h4 jest niższy niż ten na d2.
lesson-done-forced = Każdy ruch odcinał twoje piony, ale ten kosztował najmniej.
lesson-ask-pass = Spasować wolno tylko wtedy, gdy nie ma się ruchu. Zagraj tak, aby czarne musiały spasować.
lesson-hint-pass = Czarny stos dwóch pionów może wylądować tylko na d3. Nie zostawiaj tam niczego.
lesson-done-pass = Czarne nie mają ruchu i pasują, więc znów ruszasz ty.
lesson-ask-again = Trzeba było spasować, bo twój pion na f3 był otoczony. Ruch czarnych go uwolnił, więc teraz musisz ruszyć. Przejmij stos na g4.
lesson-hint-again = Stos na g4 stoi tuż obok twojego piona na f3.
lesson-done-again = Po pasie ruszasz znowu, gdy tylko któryś z twoich stosów jest wolny.
lesson-ask-count = Nikt nie może ruszyć, więc to koniec partii. Ile pionów jest w twoich stosach, bez względu na kolor?
lesson-hint-count = Zsumuj liczby na stosach z białym wierzchem.
lesson-done-count = Pięć i sześć to 11. Czarne mają osiem, więc wygrywasz. Po równo byłby remis.

lesson-missed-edge = { $space } nie leży na brzegu.
lesson-missed-beside = Obok { $space } nie ma piona DVONN.
lesson-missed-height = To ruch { $height ->
    [1] pojedynczego piona
   *[other] stosu { $height } pionów
  }.
lesson-missed-takes = { $taken ->
    [0] Ten ruch niczego czarnym nie zabiera.
    [1] Ten ruch przejmuje pojedynczy pion.
   *[other] Ten ruch przejmuje stos { $taken } pionów.
  }
lesson-missed-carries = W tym stosie nie ma piona DVONN.
lesson-missed-keeps = Tracisz przez to { $lost ->
    [one] { $lost } pion
    [few] { $lost } piony
    [many] { $lost } pionów
   *[other] { $lost } piona
  }.
lesson-missed-spares = Tracisz przez to { $lost ->
    [one] { $lost } pion
    [few] { $lost } piony
    [many] { $lost } pionów
   *[other] { $lost } piona
  }. Inny ruch kosztuje mniej.
lesson-missed-cuts = { $cut ->
    [0] Ten ruch niczego czarnym nie odcina.
    [one] Ten ruch odcina { $cut } czarny pion.
    [few] Ten ruch odcina { $cut } czarne piony.
    [many] Ten ruch odcina { $cut } czarnych pionów.
   *[other] Ten ruch odcina { $cut } czarnego piona.
  }
lesson-missed-passes = { $left ->
    [0] Wtedy nikt nie może ruszyć i partia się kończy.
   *[other] Wtedy czarne mogą jeszcze zagrać { $move }.
  }
lesson-missed-surrounded = Puste pola obok { $space }: { $free }.
lesson-missed-at-edge = { $space } leży na brzegu, a tam nic nigdy nie jest otoczone.
lesson-missed-score = Nie, to nie { $number }.

lesson-end = 🎉 **Umiesz już grać w DVONN.** Buduj stosy, pilnuj ich połączenia z czerwonymi pionami i skończ z większą liczbą pionów niż druga strona.
lesson-first-match = Naciśnij **Zagraj pierwszą partię**, aby zacząć od razu, ze mną na najłatwiejszym poziomie. Piony są rozstawione losowo, więc od razu przesuwasz stosy.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Naucz się DVONN, grając: prywatna lekcja na pięć minut

## People and servers

kept-lesson = Twoje postępy w lekcji
