## Hints

button-hint = Pista
button-hint-move = Ver la jugada
button-hint-line = Ver la variante
hint-stack = 💡 **Pista:** mira tu pila de **{ $space }**.
hint-stack-of = 💡 **Pista:** mira la pila de las { colour } en **{ $space }**.
hint-row = 💡 **Pista:** mira la fila **{ $row }**.
hint-move = 💡 **Pista:** { $told }
hint-line = 💡 **Lo que podría seguir**, si los dos bandos juegan bien:
hint-after = El tablero después de estas jugadas:
hint-ahead = Mi estimación: las { colour } acaban con { $pieces ->
    [one] { $pieces } pieza
   *[other] unas { $pieces } piezas
  } de ventaja.
hint-even = Mi estimación: los dos bandos acaban más o menos iguales.
hint-dvonn = 💡 Para las piezas DVONN no hay pistas: nadie sabe todavía qué casilla es la mejor. Colócala donde quieras.
