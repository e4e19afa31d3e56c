## Hints

button-hint = Pista
button-hint-move = Ver la jugada
hint-why-cut-off = **Por qué:** aísla { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
hint-why-cut-off-later = **Por qué:** { $move } puede aislar después { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
hint-why-take = **Por qué:** se queda con la pila de { $height } de las { colour } en { $space }.
hint-why-take-piece = **Por qué:** se queda con una pieza de las { colour }.
hint-why-stop = **Por qué:** deja a las { colour } sin jugadas.
hint-why-save = **Por qué:** si no, las { colour } pueden aislar { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con { $move }.
hint-why-save-stack = **Por qué:** si no, { $move } se queda con la pila de { $height } en { $space }.
hint-why-free = **Por qué:** libera la pila de { $height } en { $space }.
hint-why-block = **Por qué:** bloquea la pila de { $height } en { $space }.
hint-why-freedom = **Por qué:** jugadas posibles después: Blancas { $white }, Negras { $black }. Pocas jugadas logran más.
hint-why-near = **Por qué:** junto a una pieza DVONN es difícil de aislar.
hint-why-edge = **Por qué:** en el borde no es tan fácil rodearla.
hint-why-later = **Por qué:** de momento no cambia nada. La ventaja se nota unas jugadas después.
button-hint-line = Ver la variante
button-hint-play = Jugar { $move }
hint-stack = 💡 **Pista:** mira **{ $space }**.
hint-row = 💡 **Pista:** mira la fila **{ $row }**.
hint-move = 💡 **Pista:** { $told }
hint-line = 💡 **Lo que podría seguir** si los dos bandos juegan bien:
hint-after = El tablero tras estas jugadas:
hint-ahead = Mi estimación: las { colour } acaban con { $pieces ->
    [one] { $pieces } pieza
   *[other] unas { $pieces } piezas
  } de ventaja.
hint-even = Mi estimación: los dos bandos acaban más o menos igualados.
hint-dvonn = 💡 No hay pistas para las piezas DVONN, porque nadie sabe todavía qué casilla es la mejor. Colócala donde quieras.

## Refusals

refused-no-hints-here = No hay pistas en las partidas en curso entre personas. Las tienes en tus turnos contra mí y, cuando una partida termina, en **Historial**.
refused-nothing-to-choose = Aquí solo hay una jugada posible, así que no hay pista. Ve a otra jugada.
