## Buttons

button-plan = Planear
button-drop-plan = Borrar el plan
button-drop-branch = Borrar respuesta
button-whole-plan = Plan entero
button-plan-line = Planear esto
button-plan-on = Seguir planeando
button-resign-there = Abandonar ahí

## The move panel

ask-target = Elige adónde va

## Plans

plan-no-replies = **Partida { $match }: no hay nada planeado.** Elige una jugada posible de { $opponent } y después tu respuesta: la jugaré al momento.
plan-replies = **Partida { $match }: tu plan para las próximas jugadas de { $opponent }** ({ $count } de { $most } respuestas). Lo que no se juegue se borra; lo demás se queda.
plan-begins = **Partida { $match }: tu plan a partir de tu jugada** ({ $count } de { $most } respuestas). Te toca: haz tú la primera jugada, y lo que le sigue se queda.
plan-at-reply = **Partida { $match }: respuesta { $number } de tu plan.** El tablero muestra la posición tras ella; lo que añadas aquí va después.
plan-at-end = **Partida { $match }: respuesta { $number } de tu plan.** La partida termina con ella, así que no puede seguir nada.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Si { $theirs }: { $own }
plan-line-beside = **{ $number }** O si { $theirs }: { $own }
plan-line-then = **{ $number }** después, si { $theirs }: { $own }
plan-line-after = **{ $number }** o, tras { $after }, si { $theirs }: { $own }
plan-line-begin = **{ $number }** Cuando hayas jugado { $own }
plan-they-pass = tu rival pasa
plan-you-pass = pasas
plan-resign = abandonas
words-for-pass = paso pasa pasas pasar
words-for-resign = abandono abandona abandonas abandonar
option-reply = { $number }: si { $theirs }: { $own }
option-begin = { $number }: cuando hayas jugado { $own }
plan-waits = Guardado; solo lo ves tú. Espera a que hagas su primera jugada.
plan-replaced = Sustituye a tu respuesta { $own } y a todo lo que la seguía.
plan-their-stack = Si tu rival mueve **{ $space }**…
plan-theirs = Si tu rival juega **{ $theirs }**, jugaré…
plan-no-answer = Tras **{ $theirs }** no tienes ninguna jugada que planear.
plan-passed = Tras **{ $theirs }** no puedes mover, así que pasaré por ti. Puedes seguir planeando desde ahí.
plan-answered = De momento has planeado **{ $own }** aquí. Otra respuesta la sustituye, con todo lo que la sigue.
plan-own-stack = Si tu rival juega **{ $theirs }**, moveré **{ $space }**…
ask-their-stack = Elige una pila de tu rival
ask-their-target = Elige adónde va
ask-own-stack = Elige tu pila para responder
ask-reply = Ver una respuesta
ask-plan-resign = **¿Abandonar la partida { $match } en cuanto { $opponent } juegue { $theirs }?** Ganará tu rival, y una vez jugado no se puede deshacer.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Jugadas preparadas de antemano, hechas en cuanto te toca; solo las ves tú

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-spaces = casillas
name-line = variante

option-spaces = Dónde van tus próximas piezas, por orden: c3 d4 e2; vacío, muestra tu plan
option-line = Jugadas de los dos bandos desde ahora: c3-d4 e5-e4 f3-g3 …; las tuyas serán respuestas
