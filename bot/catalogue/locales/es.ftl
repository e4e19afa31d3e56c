# What more than one part of the bot says, in Spanish; each feature’s own: bot/features/*/locales.
# Tests find keys that are missing, unused or in the wrong file.
# Style: short, friendly, "tú" to one person; two people are never addressed together (neither "vosotros" nor "ustedes").
# At most two sentences; what happened first, then what to do. Words that both Spain and Latin America use. White and Black
# are "las Blancas" and "las Negras", in the plural, as in the rulebook. Nobody has a gender. Terms: docs/glossary/es.md

## Words

white = Blancas
black = Negras
# The side that a sentence is about; $colour is white or black.
colour = { $colour ->
    [white] { white }
   *[black] { black }
  }
# What stands between the parts of a list, between short facts on one line, and between sentences.
list-comma = {", "}
list-semicolon = {"; "}
list-dot = {" · "}
list-sentences = {" "}
# A list in the middle of a sentence; what comes before its last part is joined by list-comma. $letter is the small letter
# with which the last part begins, for languages in which "and" depends on it.
list-and = { $others } { $letter ->
    [i] e
   *[other] y
  } { $last }
anybody = cualquiera
# It stands wherever a name can stand, so it has to fit there as a name does.
former-player = Cuenta eliminada
language-name = Español
label-language = Idioma: { $language }

## The board message

board-heading = **DVONN · partida { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **Le toca mover a { $player }**
turn-place = { $sign } **Le toca colocar a { $player }**
next-piece-dvonn = Pieza DVONN { $count } de { $total }
next-piece-own = Pieza { $count } de { $total }
turn-reminder = { $sign } **{ $player }: se acaba tu tiempo**
your-turn = { $sign } **Te toca:** { $task }
task-move = mueve una pila
task-place-own = coloca la pieza { $colour ->
    [white] blanca
   *[black] negra
  } { $count } de { $total }
task-place-dvonn = coloca la pieza DVONN roja { $count } de { $total }

told-begun-record = La partida empieza en una posición tomada de una notación.
told-begun-full = El tablero está vacío: empiezan las Blancas.
told-begun-random = Todas las piezas se han colocado al azar: empiezan las Blancas.
told-placed-own = Las { colour } han colocado una pieza en { $space }.
told-placed-dvonn = Las { colour } han colocado una pieza DVONN en { $space }.
told-all-placed = Todas las piezas están colocadas. Las Blancas, que han colocado la última, hacen también la primera jugada.
told-moved = { colour }: { $move }, ahora una pila de { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, altura { $height }.
told-cut-off = Quedan aisladas: { $lost }.
lost-pieces = { $colour ->
    [white] { $count ->
        [one] { $count } pieza blanca
       *[other] { $count } piezas blancas
      }
   *[black] { $count ->
        [one] { $count } pieza negra
       *[other] { $count } piezas negras
      }
  }
# A stack of several pieces is among them, so there are at least two.
lost-stacks = { $colour ->
    [white] { $count ->
        [one] { $count } pila blanca
       *[other] { $count } pilas blancas
      }
   *[black] { $count ->
        [one] { $count } pila negra
       *[other] { $count } pilas negras
      }
  } ({ $pieces } piezas)
told-passed = Las { colour } no pueden mover y pasan.

told-latest = Última jugada: { $told }
told-undone = Jugada de las { colour } deshecha: { $move }.

clock-runs = ⏳ { $until }
clock-away = ausente hasta el { $until }
clock-given = 🎁 { $player } ha regalado tiempo a { $other }: { $time }.
clock-halted-channel = La partida está en pausa: no puedo escribir en { $channel }. Ábrela con `/dvonn games` en otro canal y pulsa **Continuar aquí**.
clock-halted-direct = La partida está en pausa: mis mensajes directos no te llegan. Permítelos y abre la partida con `/dvonn games` aquí.
clock-halted-left = La partida está en pausa: una de las dos personas que juegan ha salido del servidor. Seguirá cuando vuelva.
clock-halted-server = La partida está en pausa: ya no estoy en el servidor. Seguirá si alguien me vuelve a invitar.
clock-halted-in-play = La partida está en pausa: esta posición se está jugando en una partida en curso, así que aún no muevo aquí. Moveré en cuanto esa partida avance o termine.
clock-halted-week = La partida está en pausa: esta posición es del tablero de la semana, así que aún no muevo aquí. Moveré { $until }, cuando acabe la semana.

offer-draw = 🤝 **{ $player } ofrece tablas.** { $other }, acepta o rechaza; la oferta caduca con la próxima jugada.
offer-undo = ↩️ **{ $player } pide deshacer { $move }.** { $other }, acepta o rechaza; la petición caduca con la próxima jugada.
offer-draw-refused = { $player } prefiere seguir jugando: por ahora no hay tablas.
offer-undo-refused = { $player } prefiere que la jugada se quede como está.

result-board = 🏆 **{ $first } gana { $more }–{ $less }** contra { $second }.
result-resignation = 🏆 **{ $first } gana:** { $phase ->
    [placing] { $second } abandona.
   *[stacking] { $second } abandona con ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **{ $first } gana:** { $phase ->
    [placing] a { $second } se le ha acabado el tiempo.
   *[stacking] a { $second } se le ha acabado el tiempo con ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Empate, { $more }–{ $more }:** { $first } comparte la victoria con { $second }.
result-agreement = 🤝 **Tablas:** { $phase ->
    [placing] { $first } las acuerda con { $second }.
   *[stacking] { $first } las acuerda con { $second }, con ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Cerrada sin victoria:** la partida de { $first } contra { $second } llevaba 30 días en pausa.
result-void = **Sin resultado:** nadie ha ganado la partida de { $first } contra { $second }.
result-cancelled-time = **Cancelada, nadie ha perdido:** el tiempo se acabó antes de que tanto { $first } como { $second } hicieran su primera jugada.
result-cancelled-time-rated = **Cancelada, nadie ha perdido:** el tiempo se acabó antes de que tanto { $first } como { $second } hicieran dos jugadas.
result-cancelled-resigned = **Cancelada, nadie ha perdido:** un bando abandonó antes de que tanto { $first } como { $second } hicieran dos jugadas.
result-cancelled-manager = **Cancelada, nadie ha perdido:** el equipo del servidor puso fin a la partida de { $first } contra { $second }.
result-cancelled-week = **La semana ha terminado:** este intento quedó sin acabar, así que no tiene resultado. Nadie ha perdido.

## A position in words: what a picture shows, for those who can't see it

position-won = La partida ha terminado: las { colour } ganan { $more } a { $less }.
position-tied = La partida ha terminado: empate a { $more }.
position-place-dvonn = Las { colour } colocan una pieza DVONN.
position-place-white = Las { colour } colocan una pieza blanca.
position-place-black = Las { colour } colocan una pieza negra.
position-pass = Las { colour } no pueden mover y tienen que pasar.
position-move = Juegan las { colour }.
position-players = Blancas: { $white }. Negras: { $black }.
position-score = Marcador: Blancas { $white }, Negras { $black }.
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: nada.
position-single = { $count ->
    [one] pieza sola
   *[other] piezas solas
  } en { $spaces }
position-high = { $count ->
    [one] pila
   *[other] pilas
  } de { $height }{ $dvonn ->
    [0] {""}
    [1] {" "}con una pieza DVONN
   *[other] {" "}con { $dvonn } piezas DVONN
  } en { $spaces }
position-high-each = pilas de { $height }, cada una con una pieza DVONN, en { $spaces }
position-lone-dvonn = { $count ->
    [one] Pieza DVONN sola
   *[other] Piezas DVONN solas
  } en { $spaces }.
position-empty = Vacías: { $spaces }.
position-vacant = { $count ->
    [0] No hay casillas vacías.
    [49] El tablero está vacío.
   *[other] Las otras { $count } casillas están vacías.
  }
position-last-move = Última jugada: { $told }.
position-cut-off = Aislado por la jugada: { $told }.
position-falling = La jugada aislaría: { $told }.
position-at-risk = Aisladas solo por una jugada a { $targets }: { $spaces }.
position-blocked = Rodeadas por los seis lados y, por tanto, bloqueadas: { $told }.
position-played = Flecha punteada, la jugada que se hizo: { $told }.
position-numbered = Flechas numeradas, las jugadas planeadas: { $told }.
position-better = Flecha continua, una jugada mejor: { $told }.
position-chosen = Elección: { $told }.
position-targets = { $count ->
    [one] Destino: { $told }.
   *[other] Destinos: { $told }.
  }
position-movable = Pueden moverse: { $told }.
position-planned = Planeado, en este orden: { $told }.
position-danger = En peligro: { $threats }.
position-threat = { $spaces } si las { colour } mueven la pila de { $space }

## Buttons

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-to-challenge = Verlo
button-move = Mover
button-why-not = ¿Por qué no otras?
button-close = Cerrar
button-more = Más
button-back = Volver
button-never-mind = Mejor no
button-play-anyway = Jugarla
button-rules = Cómo jugar
button-to-board = Al tablero
button-history = Historial
button-puzzle-again = Otro intento
button-puzzle-solution = Solución
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-share = Compartir
button-challenge = Desafiar a alguien
button-setup-full = Colocar las piezas
button-setup-random = Colocadas al azar
button-anybody = Abierto a todo el mundo
button-games = Mis partidas
button-games-running = En curso
button-games-finished = Terminadas
button-games-challenges = Desafíos
button-support = Ayuda
button-privacy = Privacidad
button-terms = Condiciones
button-earlier-page = Anterior
button-later-page = Siguiente

## Direct messages and threads

ping-challenge = **{ $challenger } te desafía a DVONN** en { $server }.
ping-rematch = **{ $challenger } quiere la revancha de la partida { $match }** en { $server }. Se cambian los colores.
ping-turn = **Partida { $match } en { $server }:** te toca contra { $opponent }.
ping-offer = **Partida { $match } en { $server }:** { $opponent } espera tu respuesta.
ping-reminder = ⏳ **Partida { $match } en { $server }:** se acaba tu tiempo para esta jugada contra { $opponent }.
direct-message-heading = **Partida { $match } en { $server }**
direct-message-away = { $opponent } estará ausente hasta el { $until }. Hasta entonces, su reloj está detenido en todas sus partidas contigo; no se pierde nada.
direct-message-back = { $opponent } ya está de vuelta tras su ausencia.
direct-message-halted-permissions = La partida está en pausa. Permisos que me faltan en { $channel }: { $permissions }. Abre la partida con `/dvonn games` en otro canal y pulsa **Continuar aquí**.
direct-message-halted-closing = El reloj está detenido. Tras 30 días en pausa, la partida se cerrará.
direct-message-goes-on = La partida estuvo en pausa y vuelve a estar en curso.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Le toca responder a { $player }**
head-halted = en pausa

## Challenges

challenge-somebody = { $opponent }, **¡{ $challenger } te desafía a DVONN!**
challenge-anybody = **{ $challenger } quiere jugar a DVONN.** ¿Quién acepta?
challenge-rematch = { $opponent }, **{ $challenger } quiere la revancha de la partida { $match }.** Se cambian los colores.
terms-colour-random = Los colores se sortean.
terms-colour-white = { $challenger } juega con Blancas.
terms-colour-black = { $challenger } juega con Negras.
terms-setup-full = Primero se colocan las piezas: unos 40 turnos por bando.
terms-setup-random = Piezas colocadas al azar: enseguida se mueven pilas, unos 15 turnos por bando.
terms-setup-record = { $ply ->
    [0] Se empieza en una posición dada.
    [1] Se sigue una partida anotada tras su primera jugada.
   *[other] Se sigue una partida anotada tras la jugada { $ply }.
  }
terms-pace = Ritmo: { $pace }.
stakes-rated = Partida con puntuación.
told-rated = Partida con puntuación: prueba jugadas y toma notas, pero no pidas consejo a ningún programa ni a nadie.
told-limit = { stakes-limit }
stakes-unrated = Partida sin puntuación.
stakes-limit = Partida sin puntuación: en los últimos 30 días ya empezasteis 3 con puntuación.
challenge-open-until = Si nadie acepta, caduca { $until }.
challenge-accepted = Desafío de { $challenger } aceptado: ha empezado la partida { $match }.
challenge-declined = { $opponent } ha rechazado el desafío de { $challenger }.
challenge-withdrawn = { $challenger } ha retirado el desafío.
challenge-expired = El desafío de { $challenger } ha caducado: nadie respondió a tiempo.
form-reason = ¿Por qué? Puedes dejarlo vacío

## Blocking

button-block = Bloquear
button-unblock = Desbloquear
button-blocked = Personas bloqueadas
refused-blocked-by-oneself = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala antes en `/dvonn preferences`.

## Menus of people and messages: names have at most 32 characters

refused-no-match-in-message = Solo puedo abrir una partida desde mis mensajes sobre ella: su tablero, su resultado, su desafío aceptado o un aviso.
refused-no-record-in-message = Este mensaje no tiene texto ni archivo. Puedo leer una notación de un texto, un bloque de código o un archivo: texto de Little Golem, SGF o JSON.

## The move panel

ask-row = Elige una fila…
ask-space = Fila { $row }: elige una casilla.
chosen-stack = **{ $space }**, { $height ->
    [1] una pieza sola, se mueve { $height } casilla.
   *[other] una pila de { $height }, se mueve { $height } casillas.
  }
option-row = Fila { $row } ({ $count })
option-stack = { $height ->
    [1] pieza sola
   *[other] pila de { $height }
  }
option-dvonn = con DVONN
option-makes = forma { $height }
option-cuts-off = aísla { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = te cuesta { $own }
option-cuts-off-own = aísla { $pieces } ({ $own ->
    [one] { $own } tuya
   *[other] { $own } tuyas
  })
score-yours = tú { $own }–{ $other }
score-colours = Blancas { $white }, Negras { $black }
why-heading = **Estas no pueden moverse por ahora:**
why-surrounded = - Rodeadas por los seis lados: { $spaces }
why-empty-target = - Sin nada donde caer a la distancia justa: { $spaces }
why-lone-dvonn = - Una pieza DVONN nunca se mueve sola: { $spaces }
ask-move = **¿Jugar { $move }?**
ask-own-losses = **{ $move } aísla { $stacks ->
    [1] una de tus pilas
   *[other] { $stacks } de tus pilas
  }** en { $spaces } ({ $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  }). ¿Jugarla de todos modos?

## Plans

plan-kept = Guardado; solo lo ves tú.

## People and servers

choice-no-channel = En ningún canal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Sí
choice-own-puzzles-no = No
choice-everywhere = En todas partes
choice-place-automatic = Primero en el canal, luego en hilos
choice-place-channel = En el canal
choice-place-threads = En un hilo para cada partida
choice-language-own = De quienes juegan o del servidor
choice-ever = para siempre
choice-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
  }

## The computer

button-computer = Contra la máquina
button-computer-play = Empezar
button-computer-random = Al azar
button-computer-white = Blancas
button-computer-black = Negras
computer-player = { $player } (nivel { $level })
turn-computer = { $sign } **Estoy pensando** la jugada de las { $colour ->
    [white] Blancas
   *[black] Negras
  }
refused-level-too-high = Ese nivel no está disponible en este momento. Elige el nivel { $most } o uno más bajo.
refused-too-many-against-computer = Ya tienes { $most } partidas contra mí. Termina o abandona una primero; `/dvonn games` las muestra.

## Hints

refused-no-hints-here = Aquí tus jugadas las encuentras tú: hay pistas en tus turnos contra mí y, en **Historial**, para las partidas terminadas.
refused-still-in-play = Esta posición se está jugando en una partida en curso, así que ahora no la valoro. Podré ayudarte en cuanto esa partida avance o termine.
refused-still-in-play-past = Una partida en curso ha pasado por esta posición, así que ahora no la valoro. Podré ayudarte cuando esa partida termine.
refused-still-in-play-own = Tu partida { $match } ha llegado a esta posición o está a punto de llegar, así que ahora no la valoro. Podré ayudarte en cuanto esa partida avance o termine.
refused-still-in-play-own-past = Tu partida { $match } ha pasado por esta posición, así que ahora no la valoro. Podré ayudarte cuando esa partida termine.
refused-week-in-play = Esta posición es del tablero de la semana, que se juega sin ayuda. Podré ayudarte { $until }, cuando acabe la semana.
refused-without-help = El tablero de la semana se juega sin pistas, planes, tablas ni deshacer jugadas: hay un solo intento por persona y sin ayuda.
refused-week-over = La semana de este tablero ha terminado y ya no se puede jugar. Hay uno nuevo: pulsa allí **Jugar**.
refused-week-shared = Ya has compartido en este servidor tu resultado de esa semana. Allí se puede comparar con los demás.
refused-nothing-to-share = No tienes un resultado que compartir de esa semana. Acaba primero tu intento; cuenta hasta que termine la semana.
refused-nothing-to-choose = En esta posición nadie puede elegir, así que no hay pista que dar. Ve a otra jugada.
refused-too-busy = Ahora mismo estoy pensando en muchas partidas. Inténtalo de nuevo en un minuto.

## Reviews, chances and lines of moves

line-place = una pieza en { $space }
line-pass = sin jugadas: pase
certain-win = **Las { colour } ganan por { $pieces }** con el mejor juego.
certain-tie = Con el mejor juego **es empate**.
certain-win-somehow = **Las { colour } ganan** con el mejor juego; por cuánto no es seguro.
percent = { $percent } %
chance-estimated = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }
puzzle-answer = La mejor respuesta: { $told }
chance-certain = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }. { $told }
refused-no-review-yet = La partida { $match } todavía se está jugando; tendrás su análisis cuando termine.
refused-nothing-to-review = En esta partida no se ha movido ninguna pila, así que no hay nada que analizar.
refused-puzzle-open-here = Ya hay un ejercicio abierto en este canal. Resuelve ese primero; da su solución { $until }, y entonces puedes compartir el siguiente.
refused-puzzle-open-elsewhere = Tu ejercicio en { $channel } sigue abierto. Podrás compartir el siguiente cuando dé su solución, { $until }.
refused-review-shared = El análisis de esta partida ya se ha compartido: { $url }
refused-review-being-shared = El análisis de esta partida se está compartiendo; enseguida estará en su canal.

## For those who manage a server

reason-given = Motivo: “{ $reason }”
challenge-cancelled = El equipo del servidor ha cancelado el desafío de { $challenger }.
label-challenge = Desafío { $challenge } · { $challenger } → { $opponent }
refused-nothing-to-cancel = Indica una partida o un desafío, y te preguntaré antes de cancelarlo.

direct-message-banned = **{ $server }:** allí ya no puedes lanzar ni aceptar desafíos; lo ha decidido el equipo del servidor. Tus partidas en curso siguen. Si crees que es un error, habla con quienes llevan el servidor.
direct-message-unbanned = **{ $server }:** allí puedes volver a lanzar y aceptar desafíos. ¡Que te diviertas!
refused-banned = En este servidor no puedes lanzar ni aceptar desafíos; lo ha decidido su equipo. Tus partidas en curso siguen. Si crees que es un error, habla con quienes llevan el servidor.
refused-not-banned = { $player } no tiene ningún veto aquí. `/dvonn-admin ban`, sin nombrar a nadie, muestra quién lo tiene.

refused-nothing-to-export = Aquí no hay ninguna partida que exportar. En cuanto empiece una, estará en el archivo.

## Looking back

history-match = **Partida { $match }**
history-record = **Tu notación**

shared = Compartido: ya lo ve todo el canal.
not-shared = Discord va lento ahora mismo y no he podido enviarlo. Inténtalo de nuevo en un minuto.

replay-pass = pase
replay-at-the-end = Al final:
replay-caption = { $ply }/{ $last } · { $told }

chart-score = Marcador
chart-cut-off = Piezas aisladas
chart-mobility = Jugadas posibles
chart-ply = Jugada
chart-told-score = Gráfico de la partida. Marcador: { $winner } { $more }, { $other } { $less }.
chart-told-lead = Mayor ventaja: { $player } por { $pieces } tras la jugada { $ply }.
chart-told-no-lead = Nadie llevó ventaja nunca.
chart-told-mobility = { $player } tuvo de { $least } a { $most } jugadas posibles.
chart-told-cut-offs = { $count ->
    [1] Piezas aisladas una vez
   *[other] Piezas aisladas { $count } veces
  }: { $told }.
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con la jugada { $ply }

card-time-used = tiempo usado: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = más aisladas de una vez: { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con { $move }
card-decided = { $player } con ventaja desde la jugada { $ply }

## Records

ask-opponent = Desafiar a alguien

flaw-place = No puedo leer esta notación: línea { $line }, columna { $column }.
flaw-field = No puedo leer esta notación: mira “{ $field }”.
flaw-illegal = Ahí no se puede jugar { $move }.
expected-space = Ahí debería haber una casilla del tablero, como c3.
expected-move = Ahí debería haber una jugada, como c3, c3d4 o pass.
expected-end = Ahí no debería seguir nada más: la partida o su notación ya ha terminado.
expected-stack = Ahí debería haber una pila con las letras W, B y D, o un punto para una casilla vacía.
expected-next-space = Ahí deberían seguir una coma y la casilla siguiente.
expected-next-row = Ahí deberían seguir una barra y la fila siguiente.
expected-blank = Ahí debería haber un espacio.
expected-turn = Ahí debería haber una w o una b, según a quién le toca.
expected-phase = Ahí debería haber una p o una s, para colocar o apilar.
expected-position = Ahí debería haber una posición en una línea, una que pueda darse en una partida.
expected-header-value = Ahí debería seguir un valor entre corchetes.
expected-header = Este encabezado aparece por segunda vez; con una basta.
expected-header-name = Ahí debería estar el nombre de un encabezado, solo con letras de la A a la Z y que las notaciones no usen ya.
expected-move-number = Ahí debería estar el número del turno siguiente.
expected-legal-move = Ahí debería haber una jugada que permitan las reglas.
expected-other-colour = Ahí le toca al otro color.
expected-time = Ahí debería haber una hora, como 2025-03-01T18:30:00Z.
expected-result = Este resultado no concuerda con las jugadas. Un resultado se escribe como W+5, B+R, W+T, Draw o Void.
expected-character = Ahí hay un carácter dañado. Guárdalo como texto simple en UTF-8.
expected-tree = SGF empieza con un paréntesis de apertura; ahí debería haber uno.
expected-node = Ahí debería haber un punto y coma.
expected-property = Ahí debería haber una propiedad, un punto y coma o un paréntesis; una propiedad solo puede aparecer una vez en su nodo.
expected-parenthesis = Ahí debería haber un paréntesis; quizá falte uno al final.
expected-one-value = Esta propiedad lleva un valor, y hay un segundo.
expected-game = Esta es la notación de otro juego: DVONN tiene ahí el número 37.
expected-step = Ahí debería haber un paso de un turno, como dropb E 4, pickb E 4, move E 4 F 4, pass o done.
expected-json = Desde ahí ya no es JSON: quizá falte o sobre una coma, una comilla o un corchete.
expected-object = Ahí debería haber un objeto entre llaves.
expected-list = Ahí debería haber una lista entre corchetes.
expected-string = Ahí debería haber un texto entre comillas dobles.
expected-member = Ahí debería haber uno de los nombres version, headers, start, moves y result, cada uno una sola vez.
expected-move-member = Ahí debería haber uno de los nombres move y time, cada uno una sola vez.
expected-version = Ahí debería estar la versión del formato: 1.
expected-moves = Falta la lista de jugadas.

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · le toca a { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · terminada

## Private answers

delivery-delayed = Está guardado. Discord va lento ahora mismo; el canal lo mostrará un poco más tarde.
delivery-missing-permissions = Está guardado, pero aún no se ve. Permisos que me faltan en { $channel }: { $permissions }. Pídelos a la moderación; después abre la partida con `/dvonn games` y pulsa **Republicar**.
delivery-no-channel = Está guardado, pero ya no puedo escribir en { $channel }. Si el canal aún existe, pide a la moderación que me deje verlo; después abre la partida con `/dvonn games` y pulsa **Republicar**.
delivery-no-direct = Está guardado, pero mis mensajes directos no te llegan. Permítelos a miembros de un servidor donde también esté yo; después abre la partida con `/dvonn games`.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes

## Lists

games-match = Partida { $match }
place-direct = mensajes directos
label-match = Partida { $match } · contra { $opponent }
label-finished = Partida { $match } · { $white } – { $black }
label-turn-own = te toca
label-turn-other = le toca a tu rival
progress-placing = { $count } de { $total } piezas colocadas

## The lesson

button-lesson = Probar la lección

## Trying moves out

refused-no-such-line = Esta variante ya no está. Pulsa **Probar jugadas** en **Historial** para empezar otra; **Mis variantes**, en **Más**, muestra las demás.
refused-no-name = Eso todavía no es un nombre. Ponle a la variante uno con el que la reconozcas.
refused-too-many-lines = Ya tienes { $most } variantes guardadas, el máximo. Borra una que ya no necesites y guarda después esta; mientras tanto sigue abierta.
refused-line-in-play = La partida { $match } todavía se está jugando, así que esta variante queda entre tú y yo. Podrás compartirla cuando termine.
refused-nothing-to-try = En esta posición la partida ya ha terminado, así que no queda nada que probar. Vuelve una o dos jugadas atrás.

## Refusals

refused-challenged-oneself = No puedes lanzarte un desafío. Elige a otra persona, o no pongas rival, y podrá aceptar cualquiera.
refused-challenged-bot = Los otros bots no juegan a DVONN. Elige a una persona o a mí, o no pongas rival, y podrá aceptar cualquiera.
refused-opponent-cannot-see = { $opponent } no puede ver este canal. Lanza tu desafío en un canal que también pueda ver.
refused-cannot-see = No puedes ver el canal donde se jugaría esta partida. Pide primero acceso a quienes gestionan el servidor y vuelve después.
refused-no-such-challenge = Este desafío ya no existe. Lanza uno nuevo con `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } no acepta desafíos. Desafía a otra persona, o no pongas rival, y podrá aceptar cualquiera.
refused-asked-often-enough = Ya has desafiado varias veces a { $opponent }; los desafíos retirados también cuentan. Podrás repetirlo { $until }, o en cuanto acepte uno de tus desafíos.
refused-too-many-challenges = Tienes { $most } desafíos en este servidor, y no caben más; los retirados cuentan durante un día. Podrás hacer otro { $until }, o en cuanto alguien responda a uno.
refused-declined-lately = { $opponent } acaba de rechazar un desafío tuyo. Podrás repetirlo { $until }; mientras tanto, quizá otra persona quiera jugar.
refused-own-challenge = Este desafío es tuyo, así que tiene que responder otra persona. Puedes retirarlo con `/dvonn games`.
refused-not-your-challenge = A este desafío solo puede responder { $opponent }. Lanza el tuyo con `/dvonn challenge`.
refused-decline-open-challenge = Este desafío está abierto a cualquiera. Si no quieres jugar, déjalo estar.
refused-not-your-withdrawal = Solo { $challenger } puede retirar este desafío.
refused-challenge-closed = Puedes lanzar otro desafío con `/dvonn challenge`.
refused-no-such-match = No hay ninguna partida { $match } en este servidor. `/dvonn games` muestra las tuyas.
no-games-here = Ahora no estás jugando aquí. Empieza una partida con `/dvonn challenge`.
no-games-anywhere = Ahora no estás jugando en ningún sitio. `/dvonn challenge` empieza una partida: aquí contra mí, en el canal de un servidor contra otra gente.
refused-direct-no-such-match = No tienes ninguna partida { $match }. `/dvonn games` muestra las tuyas; las de otra gente solo las muestro en su servidor.
refused-only-in-servers = **{ $command }** es para el canal de un servidor, donde lo vean las demás personas. Úsalo allí.
refused-nobody-else-here = Aquí solo puedes jugar contra mí: no pongas rival. Para desafiar a alguien, usa el canal de un servidor, donde pueda verlo.
refused-left-the-server = Ya no estás en el servidor donde se jugaría. Únete otra vez y vuelve después a esto.
refused-unclear-match = ¿A qué partida te refieres: { $matches }? Da su número en `partida`.
refused-not-a-player = Estás mirando una partida de { $white } contra { $black }, y solo juega quien está en ella. Empieza la tuya con `/dvonn challenge`.
refused-match-over = La partida { $match } ha terminado y ya no se puede jugar en ella. Empieza otra con `/dvonn challenge`.
refused-not-rated = La partida { $match } no cuenta para la puntuación. Indica una terminada que cuente.
refused-board-moved-on = Ese tablero es antiguo: la partida ha avanzado. Así está ahora.
refused-not-your-turn = No te toca: falta la jugada de { $player }.
refused-no-more-time-to-give = En esta partida ya has regalado tiempo { $most } veces, que es el máximo. Una palabra amable también ayuda.
refused-offer-stands = Hay otra oferta abierta. { $offer }
refused-offer-lapsed = Esa oferta ya no vale: se respondió, o se ha hecho otra jugada desde entonces.
refused-offer-declined = { $opponent } acaba de rechazarlo. Sigue jugando por ahora; podrás volver a pedirlo tras una jugada de cada parte.
refused-own-offer = Esta oferta es tuya, así que tiene que responder { $opponent }.
refused-nothing-to-undo = No hay nada que deshacer: solo puedes deshacer tu propia jugada, y solo hasta que responda tu rival.
refused-too-many-replies = Serían más de { $most } respuestas, y no puedo guardar más. Borra antes algunas.
refused-plan-of-spaces = Todas las piezas están colocadas, así que no quedan casillas que planear. Las respuestas a jugadas se planean con **Probar jugadas**.
refused-plan-of-moves = Todavía se están colocando piezas. Hasta que el tablero esté lleno, **Planear**, en **Más**, planea dónde van las tuyas.
refused-plan-without-answer = A un plan le hace falta tu respuesta: pon tu jugada después de la de tu rival.
refused-plan-changed = Tu plan ha cambiado entretanto. Así está ahora.
refused-illegal-plan = { $move } ya no se puede jugar ahí, así que no está en tu plan.
refused-no-rematch-yet = Esta partida no ha terminado. Podrás pedir la revancha cuando termine.
refused-not-a-space = “{ $text }” no es una casilla del tablero. Escribe una letra, de a hasta k, y una fila, de 1 a 5, como c3.
refused-not-a-move = No puedo leer “{ $text }” como jugada. Escribe una casilla para colocar una pieza, como f3, o dos para mover una pila, como d3 c2.
refused-missing-permissions = Permisos que me faltan en { $channel }: { $permissions }. Pídelos a la moderación, o juega en otro canal.
refused-no-channel = No puedo escribir en { $channel }. Pide a la moderación que me deje verlo, o juega en otro canal.
refused-not-the-manager = Eso solo pueden hacerlo quienes gestionan este servidor. Pídelo a alguien con el permiso **Gestionar servidor**.
refused-not-a-date = No puedo leer “{ $text }” como una fecha futura. Ejemplos: 24/12, mañana, viernes, 5 días, 2 semanas.
refused-not-a-period = No puedo leer “{ $text }” como fecha. Escribe un año, un mes o un día: 2026, 03/2026 o 14/03/2026.
refused-not-quiet-hours = No puedo leer “{ $text }”. Elige las dos horas y escribe una zona horaria como Europe/Madrid.
refused-not-a-pace = No puedo usar “{ $text }” como tiempo. Escribe cuánto tiene cada jugada, como 3d o 10m, o cuánto se suma con cada una: 10m + 10s, o 3d + 1d < 5d (5 días como máximo). Al empezar, de 10s a 30d.
refused-not-days-off = No puedo leer “{ $text }” como días libres. Escribe los días como números del 1 (lunes) al 7 y una zona horaria: 67 Europe/Madrid. Una zona sola significa sábado y domingo allí.
refused-away-too-long = { $days ->
    [0] De los { $most } días de este año no te queda ninguno. Cada uno vuelve al cabo de un año.
    [1] Es demasiado: de los { $most } días de este año te queda uno. Elige una fecha más cercana.
   *[other] Es demasiado: de los { $most } días de este año te quedan { $days }. Elige una fecha más cercana.
  }
refused-not-away = No estás ausente, así que tus relojes ya corren.
refused-channel-not-allowed = En este servidor se juega en otra parte: en { $channels }. Usa allí el comando.
refused-late-form = He tardado demasiado, lo siento. Pulsa el botón otra vez.
refused-watched-own-match = Esta partida la juegas tú. En `/dvonn preferences` decides cuándo te aviso.
refused-not-watchable = Esta partida se juega en un hilo privado, así que solo la muestro allí. Síguela allí.
refused-not-followed = { $channel } no muestra partidas. Usa `/dvonn-admin follow` para que un canal las muestre.
refused-unreadable-command = No he podido leer ese comando: quizá ha cambiado desde que abriste Discord. Reinicia Discord y escríbelo otra vez.
refused-discord-silent = Discord no me responde en este momento, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
refused-outdated-control = Este botón es de una versión anterior. Abre la partida con `/dvonn games` para tener uno nuevo.

illegal-game-over = La partida ha terminado.
illegal-must-place = Antes de mover pilas hay que colocar las 49 piezas. Pulsa **Colocar pieza**, o escribe una casilla con `/dvonn move`.
illegal-must-stack = Todas las piezas están colocadas: ahora toca mover pilas. Pulsa **Mover**, o escribe dos casillas con `/dvonn move`, como d3 c2.
illegal-must-pass = Ninguna de tus pilas puede moverse, así que pasas.
illegal-may-not-pass = Una de tus pilas puede moverse, así que no puedes pasar.
illegal-occupied = { $space } está ocupada. Elige una casilla libre.
illegal-empty-space = No hay ninguna pila en { $source }.
illegal-lone-dvonn = La pieza DVONN de { $source } no es de nadie y nunca se mueve sola.
illegal-not-your-stack = La pila de { $source } no es tuya: la pieza de encima es de tu rival.
illegal-surrounded = La pila de { $source } está rodeada por los seis lados, así que no puede moverse.
illegal-same-space = Una pila tiene que ir a una casilla distinta de { $source }.
illegal-not-a-straight-line = { $move } no va en línea recta por el tablero.
illegal-wrong-distance = La pila de { $source } tiene { $height ->
    [one] { $height } pieza, así que se mueve exactamente { $height } casilla
   *[other] { $height } piezas, así que se mueve exactamente { $height } casillas
  }, no { $distance }.
illegal-empty-target = { $target } está vacía: una jugada tiene que acabar sobre una pieza o pila.
illegal-anywhere = Desde { $source } no hay nada donde caer { $height ->
    [1] en una casilla vecina
   *[other] a exactamente { $height } casillas
  }.
legal-targets = Desde { $source } puede ir a { $targets }.
legal-stacks = Puedes mover: { $spaces }.

apology = Algo ha salido mal por mi parte, lo siento. Inténtalo de nuevo; si vuelve a pasar, da la referencia **{ $reference }** a quien se encarga de mí.
apology-store = Ahora mismo no puedo acceder a mi base de datos, lo siento, y no ha cambiado nada. Inténtalo de nuevo en un minuto (referencia **{ $reference }**).
apology-stopping = Me estoy reiniciando y no he podido terminar, lo siento. Mira si se ha hecho y, si no, inténtalo de nuevo en un minuto.

refused-picture-too-large = Esta animación tendría más de { $limit } kB, demasiado para este lugar. **Historial** muestra las mismas jugadas una por una.
refused-not-to-be-shared-here = No todo el mundo puede ver aquí el canal de esa partida, así que no la muestro. Puedes compartirla en su propio canal.
refused-may-not-write = No puedes escribir en { $channel }, así que no escribo allí por ti. Prueba en un canal donde puedas escribir.
refused-shared-often = Has compartido { $most } cosas aquí en poco tiempo; dejemos sitio a los demás. Podrás compartir la siguiente { $until }.
refused-no-record-given = Dame una notación: como `texto` o como `archivo`.
refused-record-too-large = Es demasiado larga para una notación: leo como mucho { $limit } kB.
refused-file-not-given = Discord no me ha dado ese archivo y no he podido leerlo. Inténtalo de nuevo en un momento, o pega la notación como texto.
refused-record-not-text = Ese archivo no es texto simple. Guarda la notación como texto en UTF-8 e inténtalo de nuevo.
refused-no-such-import = Ya no tengo esta notación: guardo cada una durante 7 días. Usa `/dvonn import` para traerla de nuevo.
refused-nothing-left-to-play = Ahí la partida ya ha terminado, así que no puede seguir desde ese punto. Elige una jugada anterior.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = El juego de tablero DVONN: aprender, desafiar y jugar, jugada a jugada
command-dvonn-club = Lo que une las partidas: la tabla y más
command-dvonn-admin = Gestionar DVONN en este servidor

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-opponent = rival
name-channel = canal
name-setup = colocación
name-match = partida
name-user = persona
name-player = persona

pace-none = sin límite
pace-per-move = { $time } por jugada
pace-increment = { $bank } + { $increment } por jugada
pace-capped = { $bank } + { $increment } por jugada, { $cap } como máximo
pace-whole = { $bank } para toda la partida
pace-other = otro tiempo…
weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo
pace-rest = { $pace }; días libres: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Otro tiempo
form-pace-bank = Tiempo al empezar
form-pace-bank-explanation = Un número con d, h, m o s: 3d son 3 días; también 12h, 10m o 30s.
form-pace-increment = Se suma con cada jugada
form-pace-increment-explanation = Por ejemplo, 1d o 10s. Si lo dejas vacío, cada jugada tiene todo el tiempo.
form-pace-cap = Como máximo
form-pace-cap-explanation = Cuánto se puede acumular, por ejemplo, 5d. Vacío: sin límite.
duration-d = { $count ->
    [one] { $count } día
   *[other] { $count } días
  }
duration-h = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
  }
duration-m = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
  }
duration-s = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
  }
option-match = El número de la partida, si no está claro cuál es
option-finished-match = El número de la partida terminada

## Private answers

done-challenged = Tu desafío está en el canal. La partida empieza en cuanto se acepte.

## The computer

button-computer-again = Jugar nivel { $level }
button-ask-to-resign = Pedir que abandone
computer-begin = **Juega contra la máquina.** Respondo en uno o dos segundos, deshago lo que me pidas y no tengo reloj. Elige un nivel, cómo se colocan las piezas y tu color.
computer-up-to = En este momento, aquí el nivel más alto es { $most }.
computer-level = Nivel { $level }
computer-level-1 = Acaba de aprender las reglas
computer-level-2 = Mira una jugada por delante y se le escapan cosas
computer-level-3 = Juega por pasar el rato
computer-level-4 = Rara vez regala algo
computer-level-5 = Planea dos jugadas por delante
computer-level-6 = Juega a buen nivel de club
computer-level-7 = Cuesta mucho ganarle
computer-level-8 = Lo mejor que sé jugar
computer-resigned = Es verdad, esta ya no la salvo. ¡Bien jugado!
computer-not-lost = Todavía no abandono: aquí no es seguro que pierda.
done-computer = Ha empezado la partida { $match }.
done-computer-direct = Aquí no puedo abrir un hilo: nuestra partida { $match } está en tus mensajes directos.

## Buttons

button-cut-off-before = ⏪ Aisladas
button-cut-off-after = Aisladas ⏩
button-replay = Repetición

## Looking back

history-at = { $title } · { $ply ->
    [0] el principio{ $left ->
        [0] {""}
        [one] , queda { $left } jugada
       *[other] , quedan { $left } jugadas
      }
   *[other] jugada { $ply } de { $last }
  }
history-given-start = La partida empieza en una posición dada.
history-begun-here = Desde aquí jugaron las dos personas de esta partida.
ask-ply = Ir a una jugada
option-start = El principio
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }

shared-position = { $player } comparte una posición:

replay-drawing = Estoy dibujando las jugadas una a una; un momento.

## Buttons

button-place = Colocar pieza
button-back-to-panel = Volver a tu jugada
button-next = Siguiente partida

## The move panel

panel-heading = **Tú ({ colour }) contra { $opponent }:** { $task }.
panel-choose-move = elige tu jugada
panel-choose-stack = elige una pila para mover
panel-facts-week = Tablero de la semana { $number }, acaba { $until }
# The viewer in the bar above a board.
bar-you = Tú
next-is = Ahora: { $opponent }, partida { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Has ganado { $own }–{ $other }.**
    [lost] **Has perdido { $own }–{ $other }.**
   *[tied] **Empate, { $own }–{ $other }:** compartís la victoria.
  }
ended-resignation = { $result ->
    [won] **Has ganado:** { $opponent } abandona.
   *[lost] **Has abandonado:** gana { $opponent }.
  }
ended-time = { $result ->
    [won] **Has ganado:** a { $opponent } se le ha acabado el tiempo.
   *[lost] **Has perdido:** se te ha acabado el tiempo.
  }
ended-agreement = **Tablas:** las acordaste con { $opponent }.
ended-score = El marcador era { $own }–{ $other }.
ended-led = { $before ->
    [you] Tuviste ventaja desde la primera jugada.
   *[opponent] { $opponent } tuvo ventaja desde la primera jugada.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Tuviste ventaja hasta la jugada { $ply }
    [opponent] { $opponent } tuvo ventaja hasta la jugada { $ply }
   *[nobody] Hubo igualdad hasta la jugada { $ply }
  } ({ $move }).
ended-cut-off = { $loser ->
    [you] Esa jugada aisló { $pieces } de tus piezas.
   *[opponent] Esa jugada aisló { $pieces } de las piezas rivales.
  }
button-play-again = Jugar otra vez

## Plans

plan-no-spaces = **Partida { $match }: no hay nada planeado.** Elige una fila y una casilla: colocaré ahí tu pieza en cuanto te toque.
plan-spaces = **Partida { $match }: tu plan.** En cada turno tuyo colocaré tu pieza en la primera de estas casillas que esté libre: { $spaces }.
plan-placed = Te tocaba, así que ya he jugado **{ $spaces }** por ti.

## The computer

panel-computer-thinks = estoy pensando mi jugada

## Private answers

done-played = Jugada hecha: **{ $move }**.
done-answered = { $opponent } tenía una respuesta planeada, así que el tablero ya ha avanzado.
next-none-anywhere = No te espera ninguna partida en ningún sitio. Disfruta de la calma, o empieza una: `/dvonn challenge` aquí es contra mí; en el canal de un servidor, contra otra gente.
next-none = No te espera ninguna partida. Disfruta de la calma, o empieza una con `/dvonn challenge`.

## Records

record-event = DVONN en Discord, partida { $match }

## Rules and help

tip-edge = 💡 **Consejo:** pon algunas piezas en el borde. Pueden moverse desde el principio; las de dentro esperan a que se vaya una vecina.
tip-red = 💡 **Consejo:** quédate cerca de las piezas DVONN ({ $spaces }). Cuando se mueven pilas, lo que pierde su conexión con ellas queda fuera.
tip-spread = 💡 **Consejo:** reparte tus piezas. Amontonadas se bloquean entre sí y se pueden perder todas a la vez.
tip-landing = 💡 **Consejo:** cae sobre las pilas de tu rival. Te quedas con ellas, y a tu rival le queda una pila menos que mover.
tip-links = 💡 **Consejo:** cuida tus conexiones. Sin { $space } perderías { $spaces }: piénsalo bien antes de mover esa pila.
tip-mobile = 💡 **Consejo:** conserva tus pilas bajas. La de { $space } no tiene nada donde caer a { $height } casillas; cuanto más alta, antes se atasca.
tip-danger = 💡 **Consejo:** vigila la pieza DVONN de { $space }. Si se va, puedes perder { $spaces }; podrías caer antes sobre ella.
tip-last = 💡 **Consejo:** las últimas jugadas deciden a menudo. Guarda algunas, para que tu rival tenga que pasar antes que tú.

## Standing messages

standing-ratings = Tabla de puntuación
standing-puzzles = Ejercicios del mes
standing-week = Tablero de la semana

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks.
names-of-coming-days = hoy mañana/manana pasado-mañana/pasado-manana
names-of-weekdays = lun/lunes mar/martes mié/mie/miércoles/miercoles jue/jueves vie/viernes sáb/sab/sábado/sabado dom/domingo
names-of-months = ene feb mar abr may jun jul ago sep/set oct nov dic
