## The lesson: what a step says stands under its name (bot/features/lesson/steps.toml)

button-lesson-next = Dalej
button-lesson-again = Jeszcze raz
button-lesson-before = Poprzedni krok
button-lesson-anew = Lekcja od początku
button-first-match = Zagraj pierwszą partię
lesson-welcome = Witaj! Grasz białymi i nic złego nie może się tu stać.
lesson-welcome-back = Witaj z powrotem! Twoja lekcja czeka w tym miejscu.
lesson-aim = Wygrywasz, jeśli na końcu masz więcej pionów niż czarne.
lesson-heading = **Krok { $number } z { $count }.**
lesson-missed = **To jeszcze nie to.** { $why } { $hint }
lesson-done = ✅ **Dobrze!** { $told }
lesson-gem = Mały czerwony klejnot oznacza, że w stosie jest pion DVONN.

lesson-ask-single = Pojedynczy pion rusza się o jedno pole i musi wylądować na innym pionie lub stosie. Przesuń swój.
lesson-hint-single = Poszukaj piona tuż obok niego.
lesson-done-single = Teraz leży na wierzchu, więc ten stos jest twój.
lesson-ask-takeover = Cały stos należy do koloru na wierzchu. Przejmij czarny stos trzech pionów.
lesson-hint-takeover = Czarny stos trzech pionów stoi na f3, obok twojego piona na e3.
lesson-done-takeover = Wszystkie cztery piony są twoje i czarne już ich nie ruszą.
lesson-ask-gap = Stos rusza się w linii prostej, w jednym z sześciu kierunków, dokładnie o tyle pól, ile ma pionów, bez względu na ich kolor. Puste pola też się liczą. Przesuń swój stos trzech pionów.
lesson-hint-gap = Policz trzy pola od c3.
lesson-done-gap = Ponad pionem i pustym polem, na trzecie pole.
lesson-ask-blocked = Pion, który ma sąsiadów ze wszystkich sześciu stron, nie może się ruszyć. Który z twoich jest zablokowany?
lesson-hint-blocked = Policz sąsiadów każdego ze swoich pionów.
lesson-done-blocked = Pion na f3 nie ma wolnej strony. Na pełnej planszy ruszyć mogą tylko piony na brzegu.
lesson-ask-dvonn = Stos zostaje w grze tylko wtedy, gdy łańcuch sąsiadów łączy go z czerwonym pionem DVONN. Czerwony klejnot pokazuje taki pion w twoim stosie na c3. Przesuń ten stos tak, aby dwa piony straciły połączenie.
lesson-hint-dvonn = Policz dwa pola od c3.
lesson-done-dvonn = Tamte dwa wypadają z gry. Twój stos zabiera połączenie ze sobą. Sam pion DVONN nigdy się nie rusza.
lesson-ask-cutoff = Każdy stos bez połączenia od razu wypada z gry. Odetnij pięć czarnych pionów.
lesson-hint-cutoff = Pięć pionów ma połączenie tylko przez twój pion na e3.
lesson-done-cutoff = Pięć pionów mniej! Zawsze zostają tylko same piony DVONN.
lesson-ask-careful = Twoje własne stosy też mogą zostać odcięte, niezależnie od tego, kto rusza. Zagraj ruch, po którym zachowasz wszystkie stosy.
lesson-hint-careful = Zostaw e3 w spokoju: od niego zależy twój wysoki stos.
lesson-done-careful = Twój wysoki stos wciąż ma połączenie.
lesson-ask-count = Kto może ruszyć, musi; kto nie może, pasuje. Tutaj nikt nie może ruszyć, więc to koniec partii. Ile pionów jest w twoich stosach, bez względu na kolor?
lesson-hint-count = Zsumuj liczby na stosach z białym wierzchem.
lesson-done-count = Pięć i sześć to 11. Czarne mają osiem, więc wygrywasz. Po równo byłby remis.
lesson-ask-edge = Jeszcze jedno: najpierw zapełnia się plansza. Na dowolnym pustym polu stawia się piony DVONN, potem piony obu kolorów. Postaw swój pion na brzegu, obok piona DVONN.
lesson-hint-edge = Spójrz na pola obok czerwonych pionów na b1 i h5.
lesson-done-edge = Ma połączenie i może ruszyć od początku. Gdy plansza jest pełna, białe ruszają też jako pierwsze.
lesson-ask-labels = Teraz jak w partii: przyciski mówią, co daje każdy ruch i jaki jest potem wynik, najpierw twój. Wybierz stos i obejmij prowadzenie.
lesson-hint-labels = Spróbuj pionem na d3 i porównaj wyniki na przyciskach.
lesson-done-labels = Prowadzisz 4:2. Tak pomagają przyciski.

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
lesson-missed-cuts = { $cut ->
    [0] Ten ruch niczego czarnym nie odcina.
    [one] Ten ruch odcina { $cut } czarny pion.
    [few] Ten ruch odcina { $cut } czarne piony.
    [many] Ten ruch odcina { $cut } czarnych pionów.
   *[other] Ten ruch odcina { $cut } czarnego piona.
  }
lesson-missed-leads = Wtedy wynik to { $own }:{ $other }.
lesson-missed-surrounded = Puste pola obok { $space }: { $free }.
lesson-missed-at-edge = { $space } leży na brzegu, a tam nic nigdy nie jest otoczone.
lesson-missed-score = Nie, to nie { $number }.

lesson-end = 🎉 **Umiesz już grać w DVONN!**
lesson-first-match = Naciśnij **Zagraj pierwszą partię**, aby zacząć od razu, ze mną na najłatwiejszym poziomie. Piony są rozstawione losowo, więc od razu przesuwasz stosy.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-learn = Naucz się DVONN, grając: prywatna lekcja na pięć minut

## People and servers

kept-lesson = Twoje postępy w lekcji
