## Hints

button-hint = Podpowiedź
button-hint-move = Pokaż ruch
button-hint-line = Pokaż ciąg ruchów
hint-stack = 💡 **Podpowiedź:** spójrz na swój stos na **{ $space }**.
hint-stack-of = 💡 **Podpowiedź:** spójrz na { $colour ->
    [white] biały
   *[black] czarny
  } stos na **{ $space }**.
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
hint-dvonn = 💡 Dla pionów DVONN nie ma podpowiedzi: nikt jeszcze nie wie, które pole jest najlepsze. Postaw taki pion, gdzie chcesz.
