## Hints

button-hint = Podpowiedź
button-hint-move = Pokaż ruch
hint-why-cut-off = **Dlaczego:** odcina { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { $colour ->
    [white] białych
   *[black] czarnych
  }.
hint-why-cut-off-later = **Dlaczego:** potem ruch { $move } może odciąć { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } { $colour ->
    [white] białych
   *[black] czarnych
  }.
hint-why-take = **Dlaczego:** przejmuje { $colour ->
    [white] biały
   *[black] czarny
  } stos { $height } pionów na { $space }.
hint-why-take-piece = **Dlaczego:** przejmuje { $colour ->
    [white] biały
   *[black] czarny
  } pion.
hint-why-stop = **Dlaczego:** zostawia { $colour ->
    [white] białe
   *[black] czarne
  } bez żadnego ruchu.
hint-why-save = **Dlaczego:** inaczej { $colour ->
    [white] białe
   *[black] czarne
  } mogą odciąć { $pieces ->
    [one] { $pieces } pion
    [few] { $pieces } piony
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  } ruchem { $move }.
hint-why-save-stack = **Dlaczego:** inaczej ruch { $move } przejmie stos { $height } pionów na { $space }.
hint-why-free = **Dlaczego:** uwalnia stos { $height } pionów na { $space }.
hint-why-block = **Dlaczego:** blokuje stos { $height } pionów na { $space }.
hint-why-freedom = **Dlaczego:** możliwe ruchy potem: białe { $white }, czarne { $black }. Niewiele ruchów daje więcej.
hint-why-near = **Dlaczego:** obok piona DVONN trudno odciąć pion.
hint-why-edge = **Dlaczego:** na brzegu trudniej otoczyć pion.
hint-why-later = **Dlaczego:** od razu nic się nie zmienia. Opłaci się to kilka ruchów później.
button-hint-line = Pokaż ciąg ruchów
button-hint-play = Zagraj { $move }
hint-stack = 💡 **Podpowiedź:** spójrz na **{ $space }**.
hint-row = 💡 **Podpowiedź:** spójrz na rząd **{ $row }**.
hint-move = 💡 **Podpowiedź:** { $told }
hint-line = 💡 **Co może być dalej**, jeśli obie strony grają dobrze:
hint-after = Plansza po tych ruchach:
hint-ahead = Moim zdaniem { $colour ->
    [white] białe
   *[black] czarne
  } skończą z przewagą około { $pieces ->
    [one] { $pieces } piona
    [few] { $pieces } pionów
    [many] { $pieces } pionów
   *[other] { $pieces } piona
  }.
hint-even = Moim zdaniem obie strony skończą mniej więcej po równo.
hint-dvonn = 💡 Dla pionów DVONN nie ma podpowiedzi, bo nikt jeszcze nie wie, które pole jest najlepsze. Postaw go, gdzie chcesz.

## Refusals

refused-no-hints-here = W trwających partiach między ludźmi nie ma podpowiedzi. Znajdziesz je w partiach ze mną, gdy jest twoja kolej, a w zakończonych pod **Historia**.
refused-nothing-to-choose = Możliwy jest tu tylko jeden ruch, więc nie ma podpowiedzi. Przejdź do innego ruchu.
