# Every sentence that a user reads, in Spanish. A test finds keys that are missing or unused.
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
former-player = una persona anónima
language-name = Español

## The board message

board-heading = **DVONN · partida { $match }**
player = { $sign } { $player }
player-with-score = { $sign } { $player } **{ $score }**
turn-move = { $sign } **{ $colour ->
    [white] Juegan las Blancas
   *[black] Juegan las Negras
  }**
turn-place-own = { $sign } **{ $colour ->
    [white] Las Blancas colocan
   *[black] Las Negras colocan
  }** la pieza { $count } de { $total }
turn-place-dvonn = { $sign } **{ $colour ->
    [white] Las Blancas colocan
   *[black] Las Negras colocan
  }** la pieza DVONN { $count } de { $total }
turn-reminder = { $sign } **{ $colour ->
    [white] Blancas: se acaba tu tiempo
   *[black] Negras: se acaba tu tiempo
  }**
your-turn = { $sign } **Te toca:** { $task }
task-move = mueve una pila
task-place-own = coloca la pieza { $colour ->
    [white] blanca
   *[black] negra
  } { $count } de { $total }
task-place-dvonn = coloca la pieza DVONN roja { $count } de { $total }

told-begun-full = El tablero está vacío: empiezan las Blancas.
told-begun-record = La partida empieza en una posición tomada de una notación.
told-begun-random = Todas las piezas se han colocado al azar: empiezan las Blancas.
told-placed-own = Las { colour } han colocado una pieza en { $space }.
told-placed-dvonn = Las { colour } han colocado una pieza DVONN en { $space }.
told-all-placed = Todas las piezas están colocadas. Las Blancas, que han colocado la última, hacen también la primera jugada.
told-moved = { $height ->
    [1] Pieza
   *[other] Pila
  } { $colour ->
    [white] blanca
   *[black] negra
  }{ $height ->
    [1] {""}
   *[other] {" "}de { $height }
  }, { $move }, que forma una pila de { $built }.
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

told-earlier = -# { $told }
told-latest = -# Última jugada: { $told }
told-undone = Jugada de las { colour } deshecha de común acuerdo: { $move }.

clock-runs = { $until }
clock-away = ausente hasta el { $until }
clock-halted-channel = La partida está en pausa: no puedo escribir en { $channel }. Usa `/dvonn board` en otro canal para seguir allí.
clock-halted-direct = La partida está en pausa: mis mensajes directos no te llegan. Permítelos y usa `/dvonn board` aquí para seguir.
clock-halted-left = La partida está en pausa: una de las dos personas que juegan ha salido del servidor.
clock-halted-server = La partida está en pausa: ya no estoy en el servidor.

offer-draw = 🤝 **{ $player } ofrece tablas.** { $other }, acepta o rechaza; la oferta caduca con la próxima jugada.
offer-undo = ↩️ **{ $player } pide deshacer { $move }.** { $other }, acepta o rechaza; la petición caduca con la próxima jugada.
offer-draw-refused = { $player } prefiere seguir jugando: por ahora no hay tablas.
offer-undo-refused = { $player } prefiere que la jugada se quede como está.

result-board = 🏆 **{ $first } gana { $more }–{ $less }** contra { $second }.
result-resignation = 🏆 **{ $first } gana:** { $phase ->
    [placing] { $second } abandona.
   *[stacking] { $second } abandona con { $more }–{ $less }.
  }
result-time = 🏆 **{ $first } gana:** { $phase ->
    [placing] a { $second } se le ha acabado el tiempo.
   *[stacking] a { $second } se le ha acabado el tiempo con { $more }–{ $less }.
  }
result-tie = 🤝 **Empate, { $more }–{ $more }:** { $first } comparte la victoria con { $second }.
result-agreement = 🤝 **Tablas:** { $phase ->
    [placing] { $first } las acuerda con { $second }.
   *[stacking] { $first } las acuerda con { $second }, con { $more }–{ $less }.
  }
result-abandoned = **Cerrada sin victoria:** la partida de { $first } contra { $second } llevaba 30 días en pausa.
result-void = **Sin resultado:** nadie ha ganado la partida de { $first } contra { $second }.
result-cancelled-time = **Cancelada, nadie ha perdido:** el tiempo se acabó antes de que tanto { $first } como { $second } hicieran su primera jugada.
result-cancelled-manager = **Cancelada, nadie ha perdido:** la gestión del servidor puso fin a la partida de { $first } contra { $second }.

## A position in words: what a picture shows, for those who can't see it

position-won = La partida ha terminado: las { colour } ganan { $more } a { $less }.
position-tied = La partida ha terminado: empate a { $more }.
position-place-dvonn = Las { colour } colocan una pieza DVONN.
position-place-white = Las { colour } colocan una pieza blanca.
position-place-black = Las { colour } colocan una pieza negra.
position-pass = Las { colour } no pueden mover y tienen que pasar.
position-move = Juegan las { colour }.
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
position-cut-off = { $count ->
    [one] Aisló la pila de { $told }.
   *[other] Aisló las pilas de { $told }.
  }
position-falling = { $count ->
    [one] La jugada aislaría la pila de { $told }.
   *[other] La jugada aislaría las pilas de { $told }.
  }
position-blocked = Rodeadas por los seis lados y, por tanto, bloqueadas: { $told }.
position-played = Flecha discontinua, la jugada que se hizo: { $told }.
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
position-threat = { $spaces } si las { colour } mueven { $space }

## Buttons

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-to-challenge = Verlo
button-place = Colocar pieza
button-move = Mover
button-why-not = ¿Otras pilas?
button-close = Cerrar
button-more = Más
button-back-to-panel = Volver a tu jugada
button-back = Volver
button-never-mind = Mejor no
button-play-anyway = Jugarla
button-resign = Abandonar
button-in-words = Tablero en texto
button-rules = Cómo jugar
button-rules-short = Reglas
button-agree = Aceptar
button-refuse = Rechazar
button-rematch = Revancha
button-move-here = Traer aquí
button-undo = Deshacer
button-draw = Ofrecer tablas
button-plan = Planear
button-drop-plan = Borrar el plan
button-drop-branch = Borrar respuesta
button-whole-plan = Plan entero
button-plan-line = Planear esto
button-plan-on = Seguir planeando
button-resign-there = Abandonar ahí
button-next = Siguiente partida
button-to-board = Al tablero
button-history = Historial
button-to-first = ⏮
button-to-back = ◀
button-to-forward = ▶
button-to-last = ⏭
button-cut-off-before = ⏪ Aisladas
button-cut-off-after = Aisladas ⏩
button-share = Compartir
button-replay = Repetición
button-replay-last = Últimas 20 jugadas
button-replay-all = Toda la partida
button-record = Exportar
button-format-text = Little Golem
button-format-sgf = SGF
button-format-json = JSON
button-begin-from = Jugar desde aquí
button-challenge = Desafiar a alguien
button-setup-full = Colocar las piezas
button-setup-random = Colocadas al azar
button-anybody = Abierto a cualquiera
button-to-record = Volver a la notación
button-games = Mis partidas
button-games-running = En curso
button-games-finished = Terminadas
button-open = Abrir
button-live = Partidas en curso
button-commands = Todos los comandos
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
direct-message-halted-permissions = La partida y su reloj están en pausa: en { $channel } { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }. Usa `/dvonn board` en otro canal para seguir allí; si no, la partida se cerrará a los 30 días.
direct-message-halted-channel = La partida y su reloj están en pausa: su canal ya no existe o no puedo verlo. Usa `/dvonn board` en otro canal del servidor para seguir allí; si no, la partida se cerrará a los 30 días.
direct-message-halted-left = La partida y su reloj están en pausa: una de las dos personas que juegan ha salido del servidor. Seguirá cuando vuelva; si no, se cerrará a los 30 días.
direct-message-halted-server = La partida y su reloj están en pausa: ya no estoy en el servidor. Seguirá si alguien me vuelve a invitar; si no, se cerrará a los 30 días.
direct-message-goes-on = La partida estuvo en pausa y vuelve a estar en curso.
thread-name = DVONN { $match }: { $white } – { $black }
thread-name-alone = DVONN { $match }

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
terms-pace = { $days ->
    [0] Sin límite de tiempo.
    [one] { $days } día por jugada.
   *[other] { $days } días por jugada.
  }
challenge-open-until = Si nadie acepta, caduca { $until }.
challenge-accepted = Desafío de { $challenger } aceptado: ha empezado la partida { $match }.
challenge-declined = { $opponent } ha rechazado el desafío de { $challenger }.
challenge-declined-for = Su motivo: “{ $reason }”
challenge-withdrawn = { $challenger } ha retirado el desafío.
challenge-expired = El desafío de { $challenger } ha caducado: nadie respondió a tiempo.

challenges-none = No tienes desafíos abiertos aquí. Lanza uno con `/dvonn challenge`.
challenges-none-anywhere = No tienes desafíos abiertos en ningún servidor. En un canal de un servidor, `/dvonn challenge` lanza uno; aquí puedes jugar contra mí.
challenges-anywhere = { $count ->
    [one] **{ $count } desafío abierto**
   *[other] **{ $count } desafíos abiertos**
  }
challenges-heading = { $count ->
    [one] **{ $count } desafío abierto aquí**
   *[other] **{ $count } desafíos abiertos aquí**
  }
challenges-own = **Tu desafío a { $opponent }**
challenges-own-open = **Tu desafío a cualquiera**
challenges-other = **{ $challenger } te desafía**

form-decline = Rechazar el desafío
form-decline-reason = ¿Por qué? Puedes dejarlo vacío
form-decline-explanation = Tus palabras se verán debajo del desafío.

## Blocking

button-block = Bloquear
button-unblock = Desbloquear
button-blocked = Personas bloqueadas
done-blocked = **Has bloqueado a { $user }.** Entre tú y esta persona ya no se pueden lanzar ni aceptar desafíos. Tus partidas en curso siguen, y nadie se entera.
done-unblocked = **Ya no bloqueas a { $user }.** Puedes volver a desafiar a esta persona, y ella a ti.
blocked-none = No has bloqueado a nadie. Puedes bloquear a quien te desafía: en `/dvonn me challenges` o después de rechazar.
blocked-heading = { $count ->
    [one] **Has bloqueado a { $count } persona.**
   *[other] **Has bloqueado a { $count } personas.**
  }
refused-blocked-by-oneself = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala antes en `/dvonn me preferences`.
kept-blocked = { $count ->
    [one] { $count } persona que has bloqueado
   *[other] { $count } personas que has bloqueado
  }

## Menus of people and messages: names have at most 32 characters

menu-challenge = Desafiar a DVONN
menu-open = Abrir esta partida
menu-read = Leer como notación de DVONN
compose-heading = **Desafía a { $opponent } a una partida de DVONN.** El desafío aparecerá en este canal.
compose-blocked = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala antes.
compose-colour-random = Colores: por sorteo
compose-colour-white = Colores: juego con Blancas
compose-colour-black = Colores: juego con Negras
compose-setup-full = Colocación: la hacemos jugando
compose-setup-full-means = Unos 40 turnos por bando
compose-setup-random = Colocación: al azar
compose-setup-random-means = Enseguida se mueven pilas: unos 15 turnos por bando
compose-pace = { $days ->
    [0] Ritmo: sin límite de tiempo
    [one] Ritmo: { $days } día por jugada
   *[other] Ritmo: { $days } días por jugada
  }
button-send-challenge = Enviar el desafío
refused-no-match-in-message = Solo puedo abrir una partida desde mis mensajes sobre ella: su tablero, su resultado, su desafío aceptado o un aviso.
refused-no-record-in-message = Este mensaje no tiene texto ni archivo. Puedo leer una notación de un texto, un bloque de código o un archivo: texto de Little Golem, SGF o JSON.

## The move panel

panel-heading = **Partida { $match }:** { $task }.
ask-row = Elige una fila…
ask-space = Fila { $row }: elige una casilla.
ask-target = Elige adónde va
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
option-targets = a { $targets }
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
option-own-losses = Cuidado: { $pieces ->
    [one] { $pieces } de esas piezas está
   *[other] { $pieces } de esas piezas están
  } en tus propias pilas
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

plan-no-spaces = **Partida { $match }: no hay nada planeado.** Elige una fila y una casilla: colocaré ahí tu pieza en cuanto te toque.
plan-spaces = **Partida { $match }: tu plan.** En cada turno tuyo colocaré tu pieza en la primera de estas casillas que esté libre: { $spaces }.
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
plan-kept = Guardado; solo lo ves tú.
plan-waits = Guardado; solo lo ves tú. Espera a que hagas su primera jugada.
plan-replaced = Sustituye a tu respuesta { $own } y a todo lo que la seguía.
plan-placed = Te tocaba, así que ya he jugado **{ $spaces }** por ti.
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

## People and servers

preferences-heading = **Tus preferencias**
preferences-no-quiet-hours = **Horas de silencio:** ninguna
preferences-quiet-hours = **Horas de silencio:** de { $start } a { $end } ({ $zone }). Los avisos de esas horas esperan hasta que terminen.
preferences-pictures = **Páginas privadas y mensajes directos:** con imágenes
preferences-words = **Páginas privadas y mensajes directos:** con palabras, sin imágenes
preferences-turned = **Tablero:** girado en tus imágenes, con la fila 5 abajo
preferences-not-turned = **Tablero:** con la fila 1 abajo, como lo ve todo el mundo
preferences-asked = **Antes de una jugada:** siempre pregunto
preferences-not-asked = **Antes de una jugada:** solo pregunto si aísla pilas tuyas
preferences-chances = **Partidas terminadas:** con la probabilidad de ganar, en **Historial**
preferences-no-chances = **Partidas terminadas:** sin la probabilidad de ganar
ping-when-each = Avísame en cada turno
ping-when-first = Avísame solo si no me espera nada más
ping-when-never = No me avises nunca
ping-when-never-means = Ni de desafíos, ni antes de que se acabe mi tiempo
challenges-from-everybody = Cualquiera puede desafiarme
challenges-from-played = Solo puede desafiarme quien ya jugó conmigo
challenges-from-nobody = Nadie puede desafiarme
challenges-from-nobody-means = Aún puedo desafiar a otra gente y aceptar desafíos abiertos
ping-by-channel = Avísame en el canal
ping-by-direct = Avísame por mensaje directo
ping-by-direct-means = Si los mensajes directos no me llegan, me menciona el tablero
language-as-discord = Idioma: como en mi Discord
language-chosen = Idioma: { $language }
theme-walnut = Mis imágenes: nogal
theme-contrast = Mis imágenes: alto contraste
button-quiet-hours = Cambiar horas…
button-no-quiet-hours = Sin horas de silencio
button-turn = Girar tablero
button-turn-back = Girar de vuelta
button-words = Solo palabras
button-pictures = Ver imágenes
button-do-ask = Preguntar siempre
button-do-not-ask = Preguntar menos
button-show-chances = Con probabilidad
button-hide-chances = Sin probabilidad
form-quiet-hours = Horas de silencio
form-quiet-from = Desde
form-quiet-until = Hasta
form-quiet-zone = Zona horaria
form-quiet-zone-explanation = En inglés, como Europe/Madrid, o solo la ciudad, como Bogotá

settings-heading = **Ajustes del servidor.** Todo funciona tal como está: cambia solo lo que quieras. Las partidas en curso conservan su lugar y su ritmo.
settings-missing = ⚠️ En { $channel } { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }.
settings-missing-further = ⚠️ Me faltan permisos en { $count ->
    [one] { $count } canal más.
   *[other] { $count } canales más.
  }
settings-channels = **Dónde se puede jugar.** Sin elegir ninguno, en todas partes; un hilo cuenta como su canal.
settings-threads = **Dónde están los tableros.** Los hilos ordenan un canal con varias partidas.
settings-pace = **Si el desafío no dice otra cosa:**
settings-language = **Idioma** de los mensajes públicos.
settings-boards = **Los tableros de partidas terminadas** se guardan:
settings-challenges = **Los desafíos** siguen abiertos durante:
settings-daily-channel = **Un ejercicio cada día** para todo el mundo, en este canal:
settings-daily-hour = **A qué hora llega** ({ $time } en tu hora):
settings-own-puzzles = **Ejercicios de las partidas de este servidor**, cuando ya han terminado. Muestran una posición sin decir de quién; las partidas que aquí no puede ver todo el mundo no se usan.
choice-no-channel = En ningún canal
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Crear ejercicios de nuestras partidas
choice-own-puzzles-no = No crear ninguno
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

done-away = **Estás ausente hasta el { $until }** ({ $relative }). Con `/dvonn me back` puedes volver antes.
away-left = { $days ->
    [0] Después no te quedan más días de ausencia este año.
    [one] Después te queda { $days } día de ausencia este año.
   *[other] Después te quedan { $days } días de ausencia este año.
  }
clocks-away = { $count ->
    [one] Tu reloj está detenido en la partida { $matches }.
   *[other] Tus relojes están detenidos en las partidas { $matches }.
  }
clocks-back = { $count ->
    [one] Tu reloj vuelve a correr en la partida { $matches }.
   *[other] Tus relojes vuelven a correr en las partidas { $matches }.
  }
clocks-none = No tienes ninguna partida con reloj.
done-back = **¡Qué bien, ya estás de vuelta!**
choice-until = { $length }: hasta el { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d día días dia dias
words-for-weeks = s sem semana semanas
# How the twelve months begin, with the letters that tell them apart; slashes between ways to write the same month.
names-of-months = ene feb mar abr may jun jul ago sep/set oct nov dic

kept-heading = **Esto es lo que guardo sobre ti:**
kept-name = el nombre { $name }
kept-language = tu idioma: { $language }
kept-running = { $count ->
    [one] { $count } partida en curso
   *[other] { $count } partidas en curso
  }
kept-finished = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
  }
kept-challenges = { $count ->
    [one] { $count } desafío abierto
   *[other] { $count } desafíos abiertos
  }
kept-preferences = tus preferencias
kept-absences = cuándo has estado ausente ({ $count ->
    [1] una vez
   *[other] { $count } veces
  })
kept-imports = { $count ->
    [one] { $count } notación importada
   *[other] { $count } notaciones importadas
  } (durante 7 días)
kept-watched = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
  } que sigues, y cómo quieres enterarte
kept-follows = { $count ->
    [one] { $count } canal para el público que pusiste tú o que muestra
   *[other] { $count } canales para el público que pusiste tú o que muestran
  } solo tus partidas
kept-lesson = hasta dónde has llegado en la lección
kept-lines = { $count ->
    [one] { $count } variante que has probado
   *[other] { $count } variantes que has probado
  }
kept-puzzles = { $count ->
    [one] { $count } ejercicio que has intentado, y tu puntuación
   *[other] { $count } ejercicios que has intentado, y tu puntuación
  }
kept-nothing = No guardo nada sobre ti.
ask-forget = **¿Quieres que te olvide?** Con ello abandonas tus partidas y se cierran tus desafíos; tus jugadas se quedan, como de “una persona anónima”. Se borran los tableros de nuestras partidas en mensajes directos. No se puede deshacer.
button-forget-me = Olvídame
done-forgotten = Hecho: te he olvidado. Los tableros antiguos con tu nombre se dibujarán de nuevo en unos minutos.

## Welcome

welcome = **¡Hola! ¿Jugamos a DVONN?**
    DVONN es un juego de tablero para dos: salta sobre otras pilas para hacerlas tuyas y mantén las tuyas conectadas con las piezas rojas, porque lo que pierde el contacto con ellas queda fuera. Se juega en un canal, jugada a jugada, en minutos o en semanas, y todo el mundo puede mirar.
button-start-match = Empezar una partida
begin-first = ¿Tu primera partida? **Colocadas al azar** te ahorra la colocación: mueves pilas desde el principio.

## The computer

button-computer = Contra la máquina
button-computer-play = Empezar
button-computer-again = Jugar nivel { $level }
button-computer-random = Al azar
button-computer-white = Blancas
button-computer-black = Negras
button-ask-to-resign = Pedir que abandone
computer-begin = **Juega contra la máquina.** Respondo en uno o dos segundos, deshago lo que me pidas y no tengo reloj. Elige un nivel, cómo se colocan las piezas y tu color.
computer-up-to = Donde estoy ahora no puedo pensar más rápido, así que aquí juego como mucho al nivel { $most }.
computer-level = Nivel { $level }
computer-level-1 = Acaba de aprender las reglas
computer-level-2 = Mira una jugada por delante y se le escapan cosas
computer-level-3 = Juega por pasar el rato
computer-level-4 = Rara vez regala algo
computer-level-5 = Planea dos jugadas por delante
computer-level-6 = Juega a buen nivel de club
computer-level-7 = Cuesta mucho ganarle
computer-level-8 = Lo mejor que sé jugar
computer-player = { $player } (nivel { $level })
turn-computer = { $sign } **Estoy pensando** la jugada de las { $colour ->
    [white] Blancas
   *[black] Negras
  }
panel-computer-thinks = Estoy pensando mi jugada; esta página la muestra en cuanto la haga.
computer-agreed-undo = Tu última jugada queda deshecha: te toca otra vez.
computer-agreed-draw = De acuerdo: la partida { $match } termina en tablas.
computer-plays-on = Prefiero seguir jugando: aquí las tablas no son seguras.
computer-resigned = Es verdad, esta ya no la salvo. ¡Bien jugado!
computer-not-lost = Todavía no abandono: aquí no es seguro que pierda.
done-computer = Ha empezado la partida { $match }.
refused-level-too-high = Donde estoy ahora pienso demasiado lento para ese nivel. Elige el nivel { $most } o uno más bajo.
refused-too-many-against-computer = Ya tienes { $most } partidas contra mí. Termina o abandona una primero; `/dvonn games` las muestra.

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
refused-no-hints-here = Aquí tus jugadas las encuentras tú: hay pistas en tus turnos contra mí y, en **Historial**, para las partidas terminadas.
refused-still-in-play = Esta misma partida continúa ahora en otra, así que me guardo mi opinión hasta que esa otra termine.
refused-nothing-to-choose = En esta posición nadie puede elegir, así que no hay pista que dar. Ve a otra jugada.
refused-too-busy = Ahora mismo estoy pensando muchas partidas. Inténtalo de nuevo en un minuto.

## Reviews, chances and lines of moves

button-review = Análisis
button-worst-moves = Errores
button-mistake-back = ◀ Anterior
button-mistake-on = Siguiente ▶
button-review-chart = Resumen
line-place = una pieza en { $space }
line-pass = sin jugadas: pase
certain-win = **Las { colour } ganan por { $pieces }** con el mejor juego.
certain-tie = Con el mejor juego **es empate**.
certain-win-somehow = **Las { colour } ganan** con el mejor juego; por cuánto no es seguro.
percent = { $percent } %
chance-estimated = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }
chance-certain = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }. { $told }
review-thinking = Estoy analizando la partida; tardaré unos segundos. Si no llega nada, vuelve a pedírmelo.
review-title = **Análisis** · { $title }
    { $players }
review-turning-point = **Momento decisivo:** { $sign } jugada { $ply }, { $move }. La probabilidad de las Blancas pasó del { $before } al { $after }.
review-no-turning-point = **Sin momento decisivo:** las { colour } llevaron ventaja todo el tiempo.
review-certain = Desde la jugada { $ply } está calculado quién gana. En ese momento: { $told }
review-worst = { $count ->
    [0] **Sin errores:** ninguna jugada bajó en cinco puntos o más la probabilidad de ganar.
    [one] **Una jugada bajó en cinco puntos o más la probabilidad de ganar:**
   *[other] **Las peores jugadas** y en cuántos puntos bajaron la probabilidad de ganar:
  }
review-mistake = **{ $number }** { $sign } { $ply }: { $move }, −{ $points }; mejor { $better }
review-estimates = -# Las probabilidades son estimaciones mías, entre dos personas igual de fuertes. Solo es seguro lo que digo del mejor juego.
review-shallow = -# Donde estoy ahora solo tengo mi búsqueda lenta, así que no he podido mirar tan lejos como siempre.
review-mistake-title = **Error { $number } de { $count }** · jugada { $ply } de { $last } · { $sign } { $player }
review-fall = Probabilidad de ganar de las { colour }: { $before } → **{ $after }**
review-certain-after = Tras { $move }: { $told }
review-cuts-off-own = { $move } aísla { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las propias { colour }.
review-lets-cut-off = Así las { colour } pueden aislar { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { $colour ->
    [white] Negras
   *[black] Blancas
  } con { $move }.
review-lets-take = Así las { colour } pueden quedarse con la pila de { $height } en { $space } con { $move }.
review-would-cut-off = { $move } habría aislado { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
review-would-cut-off-later = Tras { $first }, { $move } habría aislado { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } de las { colour }.
review-would-take = { $move } se habría quedado con la pila de { $height } de las { colour } en { $space }.
review-would-stop = { $move } habría dejado a las { colour } sin jugadas.
review-scores = { $count ->
    [one] Después de { $count } jugada
   *[other] Después de { $count } jugadas
  }, las Blancas y las Negras podrían haber tenido { $white } y { $black } piezas en vez de { $instead_white } y { $instead_black }.
review-freedom = A las Blancas y a las Negras les podrían haber quedado { $white } y { $black } jugadas posibles en vez de { $instead_white } y { $instead_black }.
review-later = No se pierde nada enseguida; la diferencia se nota unas jugadas después.
review-played = **Jugado** (flecha discontinua), y las mejores respuestas:
review-better = **Mejor** (flecha continua), si los dos bandos juegan bien:
review-chart-chance = Probabilidad de que ganen las Blancas, en %
review-chart-certain = calculado
review-told = Gráfico de la probabilidad de ganar de las Blancas: { $first } al principio, { $last } al final; la más alta, { $highest } tras la jugada { $highest_ply }; la más baja, { $lowest } tras la jugada { $lowest_ply }.
review-told-turning-point = Momento decisivo: jugada { $ply }, { $move }.
review-told-certain = Calculado desde la jugada { $ply }: { $told }
review-told-mistakes = { $count ->
    [one] La peor jugada ({ $count })
   *[other] Las peores jugadas ({ $count })
  } de las { colour }: { $told }.
review-told-mistake = jugada { $ply } ({ $move })
refused-no-review-yet = La partida { $match } todavía se está jugando; tendrás su análisis cuando termine.
refused-nothing-to-review = En esta partida no se ha movido ninguna pila, así que no hay nada que analizar.
refused-puzzle-open-here = Ya hay un ejercicio abierto en este canal. Resuelve ese primero; da su solución { $until }, y entonces puedes compartir el siguiente.
refused-puzzle-open-elsewhere = Tu ejercicio en { $channel } sigue abierto. Podrás compartir el siguiente cuando dé su solución, { $until }.
refused-review-shared = El análisis de esta partida ya se ha compartido: { $url }
refused-review-being-shared = El análisis de esta partida se está compartiendo; enseguida estará en su canal.

## For those who manage a server

manager-reason = Motivo: “{ $reason }”
ask-cancel-match = **¿Cancelar la partida { $match }?** Nadie gana ni pierde, y no se puede continuar. Avisaré a quienes la juegan.
ask-cancel-challenge = **¿Cancelar el desafío { $challenge }?** Nadie podrá aceptarlo, y su mensaje lo dirá.
button-cancel-match = Cancelar la partida
button-cancel-challenge = Cancelar el desafío
form-cancel-match = Cancelar la partida { $match }
form-cancel-challenge = Cancelar el desafío
form-cancel-reason = ¿Por qué? Puedes dejarlo vacío
form-cancel-explanation = Lo puede leer quien vea la partida o el desafío.
done-cancelled-match = La partida { $match } está cancelada: nadie ha ganado ni perdido.
done-cancelled-challenge = El desafío está cancelado.
challenge-cancelled = La gestión del servidor ha cancelado el desafío de { $challenger }.
label-challenge = Desafío { $challenge } · { $challenger } → { $opponent }
refused-challenge-cancelled = La gestión del servidor ha cancelado este desafío. Puedes lanzar otro con `/dvonn challenge`.
refused-nothing-to-cancel = Indica una partida o un desafío, y te preguntaré antes de cancelarlo.

done-banned = { $player } ya no puede lanzar ni aceptar desafíos aquí, y recibe un mensaje directo que lo dice. Las partidas en curso siguen.
done-banned-closed = { $count ->
    [one] Se ha cerrado { $count } desafío abierto.
   *[other] Se han cerrado { $count } desafíos abiertos.
  }
done-unbanned = ✅ { $player } puede volver a lanzar y aceptar desafíos aquí, y recibe un mensaje directo que lo dice.
banned-heading = { $count ->
    [one] **{ $count } persona no puede lanzar ni aceptar desafíos aquí.**
   *[other] **{ $count } personas no pueden lanzar ni aceptar desafíos aquí.**
  }
banned-none = Aquí nadie tiene un veto. `/dvonn-admin ban` impide que alguien lance o acepte desafíos.
banned-person = { $player } · desde el { $since }
button-unban = Quitar el veto
button-banned = Vetos
button-log = Registro
direct-message-banned = **{ $server }:** allí ya no puedes lanzar ni aceptar desafíos; lo ha decidido la gestión del servidor. Tus partidas en curso siguen. Si crees que es un error, habla con quienes llevan el servidor.
direct-message-unbanned = **{ $server }:** allí puedes volver a lanzar y aceptar desafíos. ¡Que te diviertas!
refused-banned = En este servidor no puedes lanzar ni aceptar desafíos; lo ha decidido su gestión. Tus partidas en curso siguen. Si crees que es un error, habla con quienes llevan el servidor.
refused-not-banned = { $player } no tiene ningún veto aquí. `/dvonn-admin ban`, sin nombrar a nadie, muestra quién lo tiene.

exported = { $count ->
    [1] **La partida { $first }** de este servidor.
   *[other] **{ $count } partidas** de este servidor, de la { $first } a la { $last }: cada línea es una partida en JSON.
  }
exported-left = { $count ->
    [0] Están todas.
    [one] { $count } partida más no cabía en este archivo.
   *[other] { $count } partidas más no cabían en este archivo.
  }
button-export-next = Siguiente archivo
refused-nothing-to-export = Aquí no hay ninguna partida que exportar. En cuanto empiece una, estará en el archivo.

log-heading = { $count ->
    [one] **Registro** · { $count } entrada
   *[other] **Registro** · { $count } entradas
  }
log-none = El registro está vacío. Lo que aquí cambien, cancelen o exporten quienes gestionan el servidor se guarda en él durante un año.
log-forgotten = una persona olvidada
log-setting = { $manager } cambió { $setting }: { $value }.
log-setting-channels = dónde se puede jugar
log-setting-threads = dónde están los tableros
log-setting-pace = el tiempo habitual por jugada
log-setting-language = el idioma de los mensajes públicos
log-setting-keep-boards = cuánto se guardan los tableros de partidas terminadas
log-setting-challenges-last = cuánto siguen abiertos los desafíos
log-setting-daily-channel = dónde llega el ejercicio del día
log-setting-daily-hour = cuándo llega el ejercicio del día
log-setting-own-puzzles = los ejercicios de partidas de este servidor
log-follow = { $manager } hizo que { $channel } mostrara partidas al público.
log-unfollow = { $manager } hizo que { $channel } dejara de mostrar partidas.
log-cancel-match = { $manager } canceló la partida { $number }.
log-cancel-challenge = { $manager } canceló el desafío { $number }.
log-ban = { $manager } puso un veto a { $player }.
log-unban = { $manager } quitó el veto a { $player }.
log-export = { $number ->
    [one] { $manager } exportó { $number } partida.
   *[other] { $manager } exportó { $number } partidas.
  }

kept-bans = { $count ->
    [one] que tienes un veto en { $count } servidor: esto
   *[other] que tienes un veto en { $count } servidores: esto
  } se queda aunque te olvide, hasta que allí te lo quiten
kept-acts = { $count ->
    [one] { $count } entrada en el registro de gestión de un servidor
   *[other] { $count } entradas en el registro de gestión de servidores
  }, de donde desaparecería tu nombre

command-admin-cancel = Cancelar una partida o un desafío de este servidor (requiere Gestionar servidor)
option-cancel-match = La partida en curso que se cancela
option-cancel-challenge = El desafío abierto que se cancela
command-admin-ban = Vetar a alguien: ni lanza ni acepta desafíos; o ver los vetos (requiere Gestionar servidor)
option-ban-user = Quién ya no puede lanzar ni aceptar desafíos; vacío, muestra los vetos
option-ban-reason = Por qué; se le dirá a la persona
command-admin-unban = Permitir a alguien lanzar y aceptar desafíos otra vez (requiere Gestionar servidor)
option-unban-user = Quién vuelve a poder lanzar y aceptar desafíos
command-admin-export = Llevarse todas las partidas del servidor en un archivo (requiere Gestionar servidor)
command-admin-log = Lo que se ha gestionado aquí, y quién tiene un veto (requiere Gestionar servidor)

## Looking back

history-match = **Partida { $match }**
history-record = **Tu notación**
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

shared = Compartido: ya lo ve todo el canal.
not-shared = Discord va lento ahora mismo y no he podido enviarlo. Inténtalo de nuevo en un minuto.
shared-position = { $player } comparte una posición:
shared-replay = { $player } comparte una repetición:
shared-review = { $player } comparte un análisis:
shared-chart = { $player } comparte un gráfico:

replay-drawing = Estoy dibujando las jugadas una a una; un momento.
replay-span = { $first ->
    [0] el principio
   *[other] jugadas { $first } a { $last }
  }
replay-told = { $first ->
    [0] El principio.
   *[other] Jugadas { $first } a { $last }, una tras otra: { $moves }.
  }
replay-pass = pase
replay-at-the-end = Al final:
replay-start = El principio.
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
chart-not-yet = El gráfico empieza cuando se mueven pilas.
chart-of-latest = La última partida que ha terminado aquí:
chart-of-running = Aquí no ha terminado ninguna partida. Esta se está jugando:

card-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
card-largest-cut-off = más aisladas de una vez: { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con { $move }
card-decided = { $player } con ventaja desde la jugada { $ply }

## Records

record-event = DVONN en Discord, partida { $match }
ask-format = **La notación de la partida { $match }:** ¿en qué formato la quieres?
record-exported = **La notación de la partida { $match }**
begin-from = { $title } · una partida desde aquí, { $ply ->
    [0] desde el principio
    [one] tras { $ply } jugada
   *[other] tras { $ply } jugadas
  }. { $sign } Juegan las { colour }.
begin-from-opponent = Elige tu color y después a tu rival; nada empieza hasta que acepte.
begin-from-computer = Juegas contra mí: elige un nivel y tu color, y empezamos.
begin-new = **Una partida nueva:** elige cómo se colocan las piezas y después a tu rival. Con `/dvonn challenge` también puedes elegir tu color y el tiempo por jugada.
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

button-watch = Seguir
button-unwatch = Dejar de seguir
button-watch-each = Cada jugada
button-watch-cuts = 3 o más aisladas
button-watch-end = El final
button-watch-direct = Mensaje directo
button-watch-thread = En el hilo
watch-heading = **Seguir la partida { $match }**
watch-not-yet = ¿Quieres novedades? Elige cuándo: en cada jugada, cuando 3 o más piezas queden aisladas o solo al final.
watch-set-each = 👀 Te contaré **cada jugada**, { watch-by }.
watch-set-cuts = 👀 Te contaré cuándo **3 o más piezas quedan aisladas**, y el final, { watch-by }.
watch-set-end = 👀 Te contaré solo **el final**, { watch-by }.
watch-by = { $means ->
    [direct] por mensaje directo
   *[thread] con una mención en el hilo de la partida
  }
watch-lost = 🔕 Mis mensajes directos no te llegan, así que no puedo contarte esta partida. Permítelos para este servidor y pulsa **Seguir** otra vez en el tablero.
watch-stopped = Ya no sigues la partida { $match }. Pulsa **Seguir** en su tablero para empezar de nuevo.
watch-notice = 👀 Novedades de **la partida { $match } en { $server }**, que sigues:
watch-notice-over = 👀 **La partida { $match } en { $server }**, que sigues, ha terminado:
watch-earlier = -# { $count ->
    [one] Antes de estas hubo { $count } jugada.
   *[other] Antes de estas hubo { $count } jugadas.
  }
watch-mention = 👀 { $watchers }
    { $told }
watching-heading = { $count ->
    [one] **Sigues { $count } partida aquí.**
   *[other] **Sigues { $count } partidas aquí.**
  }
watching-none = No sigues ninguna partida aquí. Pulsa **Seguir** en un tablero, o busca una con `/dvonn watch live`.
watching-stop = Dejar de seguir…

live-heading = { $count ->
    [one] **Aquí hay { $count } partida en curso.**
   *[other] **Aquí hay { $count } partidas en curso.**
  }
live-heading-more = **Partidas en curso aquí: { $count } y más.**
live-none = Aquí no hay ninguna partida en curso que puedas ver. Empieza una con `/dvonn challenge`.
live-match = **{ $match }** · { $white } – { $black } · { $progress } · le toca a { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · terminada
live-latest = -# { $told } ({ $at })
live-begun = -# Empezó { $at }; aún sin jugadas.

live-board-heading = 🔴 **En directo**
button-unfollow = Dejar de mostrar
follow-server-all = { $channel } muestra ahora cada partida en curso de este servidor como tablero en directo, y los resultados.
follow-server-results = { $channel } muestra ahora los resultados de las partidas de este servidor.
follow-player-all = { $channel } muestra ahora cada partida en curso de { $player } como tablero en directo, y los resultados.
follow-player-results = { $channel } muestra ahora los resultados de las partidas de { $player }.
follow-privacy = -# No se muestran las partidas de canales que allí no puede ver todo el mundo.
follow-missing-permissions = ⚠️ En { $channel } todavía { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }. { $count ->
    [one] Concédelo
   *[other] Concédelos
  } y usa `/dvonn-admin follow` otra vez.
follow-stopped = { $channel } ya no muestra partidas. Sus tableros en directo desaparecerán; los resultados se quedan.
daily-lost = **{ $server }:** ya no puedo escribir en { $channel }, así que no hay ejercicio del día. `/dvonn-admin settings` lo activa de nuevo.
daily-lost-permissions = **{ $server }:** en { $channel } { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }, así que no hay ejercicio del día. { $count ->
    [one] Concédelo
   *[other] Concédelos
  } y activa de nuevo el ejercicio con `/dvonn-admin settings`.
follow-lost = **{ $server }:** ya no puedo escribir en { $channel }, así que he dejado de mostrar partidas allí. `/dvonn-admin follow` lo activa de nuevo.
follow-lost-permissions = **{ $server }:** en { $channel } { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }, así que he dejado de mostrar partidas allí. `/dvonn-admin follow` lo activa de nuevo.

## Private answers

done-challenged = Tu desafío está en el canal. La partida empieza en cuanto se acepte.
done-declined = Has rechazado el desafío.
done-withdrawn = Has retirado el desafío.
done-accepted = Ha empezado la partida { $match }. ¡Que te diviertas!
done-played = Jugada hecha: **{ $move }**.
done-answered = { $opponent } tenía una respuesta planeada, así que el tablero ya ha avanzado.
done-offered-draw = Has ofrecido tablas. { $opponent } puede aceptarlas en el tablero; tu oferta caduca con la próxima jugada.
done-offered-undo = Has pedido deshacer la jugada. { $opponent } puede aceptarlo en el tablero; tu petición caduca con la próxima jugada.
done-agreed-draw = Has aceptado: la partida { $match } termina en tablas.
done-agreed-undo = Has aceptado, así que la jugada se deshace.
done-refused-draw = Has rechazado las tablas. La partida sigue.
done-refused-undo = No has aceptado, así que la jugada se queda.
done-rematch = Has pedido la revancha. Empieza en cuanto se acepte, con los colores cambiados.
done-moved-here = La partida { $match } sigue en este canal.
done-resigned = Has abandonado la partida { $match }.
done-board-shown = El tablero de la partida { $match } vuelve a estar al final de su canal.
more-heading = **Partida { $match }:** qué más puedes hacer
ask-resign = **¿Abandonar la partida { $match }?** Ganará { $opponent }, y no se puede deshacer.
ask-draw = **¿Ofrecer tablas a { $opponent } en la partida { $match }?** Si acepta, la partida termina sin victoria.
ask-agree = **¿Aceptar las tablas en la partida { $match }{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Termina sin victoria, y no se puede deshacer.
next-none-anywhere = No te espera ninguna partida en ningún sitio. Disfruta de la calma, o empieza una: `/dvonn challenge` aquí es contra mí; en el canal de un servidor, contra otra gente.
next-none = No te espera ninguna partida. Disfruta de la calma, o empieza una con `/dvonn challenge`.

delivery-delayed = Está guardado. Discord va lento ahora mismo; el canal lo mostrará un poco más tarde.
delivery-missing-permissions = Está guardado, pero no puedo mostrarlo en { $channel }: { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }. Pídelo a la moderación; después `/dvonn board` muestra la partida.
delivery-no-channel = Está guardado, pero ya no puedo escribir en { $channel }. Si el canal aún existe, pide a la moderación que me deje verlo; después `/dvonn board` muestra la partida.
delivery-no-direct = Está guardado, pero mis mensajes directos no te llegan. Permítelos a miembros de un servidor donde también esté yo; después `/dvonn board` muestra la partida.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes

## Lists

games-heading-own = **Tus partidas en este servidor**
games-heading-anywhere = **Tus partidas, aquí y en todos los servidores**
games-heading-other = **Las partidas de { $player } en este servidor**
games-against = contra { $opponent }
games-none-own = Ahora no estás jugando aquí. Empieza una partida con `/dvonn challenge`.
games-none-anywhere = Ahora no estás jugando en ningún sitio. `/dvonn challenge` empieza una partida: aquí contra mí, en el canal de un servidor contra otra gente.
games-none-finished = Aún no ha terminado ninguna partida tuya.
games-none-other = No hay ninguna que puedas ver.
games-none-against = No hay ninguna contra esta persona.
games-match = Partida { $match }
games-line = { $sign } { $match } contra { $opponent }
games-won = **ganada**
games-lost = **perdida**
games-drawn = **empatada**
games-cancelled = cancelada
games-closed = cerrada sin victoria
games-score = { $own }–{ $other }
games-own-turn = **te toca**
games-other-turn = le toca a { $mover }
games-offer-draw = **te ofrecen tablas**
games-offer-undo = **te piden deshacer una jugada**
games-due = el tiempo acaba { $until }
games-away = reloj detenido: ausente hasta el { $until }
games-halted = en pausa
place-direct = mensajes directos
label-match = Partida { $match } · contra { $opponent }
label-finished = Partida { $match } · { $white } – { $black }
label-turn-own = te toca
label-turn-other = le toca a tu rival
progress-placing = { $count } de { $total } piezas colocadas

## The lesson: what a step says stands under its name (bot/domain/lesson/steps.toml)

button-lesson = Probar la lección
button-lesson-next = Siguiente
button-lesson-again = Otra vez
button-lesson-before = Paso anterior
button-lesson-anew = Empezar de nuevo
button-first-match = Primera partida
lesson-welcome = ¡Hola! Juegas con Blancas, y aquí nada puede salir mal.
lesson-welcome-back = ¡Hola de nuevo! Aquí lo dejaste.
lesson-heading = **Paso { $number } de { $count }.**
lesson-missed = **Casi.** { $why } { $hint }
lesson-done = ✅ **¡Bien!** { $told }

lesson-ask-red = Una pieza sigue en juego mientras una cadena de vecinas la conecte con una pieza DVONN roja. Coloca la última roja a tres casillas o más de las otras dos.
lesson-hint-red = En cada fila, las casillas a partir de la h están bastante lejos.
lesson-done-red = Separadas así, las rojas ofrecen conexiones por todo el tablero.
lesson-ask-edge = Ahora tu color. Coloca una pieza en el borde, junto a una pieza DVONN: ahí puede moverse desde el principio y está conectada.
lesson-hint-edge = Mira junto a las rojas de b1 y h5.
lesson-done-edge = ¡Buen sitio! Con el tablero lleno, las Blancas también mueven primero; los próximos tableros son momentos posteriores de una partida.
lesson-ask-single = Una pieza sola se mueve una casilla y tiene que caer sobre otra pieza o pila. Mueve la tuya.
lesson-hint-single = Busca una pieza justo al lado.
lesson-done-single = Ahora está encima, así que esta pila de dos es tuya.
lesson-ask-gap = Una pila se mueve en línea recta, en cualquiera de las seis direcciones, tantas casillas como piezas tiene; las vacías también cuentan. Mueve tu pila de tres.
lesson-hint-gap = Cuenta tres casillas desde c3.
lesson-done-gap = Ha pasado sobre una pieza y un hueco, y ha caído en la tercera casilla.
lesson-ask-blocked = Una pieza con vecinas por los seis lados no puede moverse. ¿Cuál de las tuyas está bloqueada?
lesson-hint-blocked = Cuenta las vecinas de cada pieza tuya.
lesson-done-blocked = f3 no tiene ningún lado libre. Con el tablero lleno, solo pueden moverse las piezas del borde.
lesson-ask-takeover = El color de encima es dueño de toda la pila. Quédate con la pila de tres de las Negras.
lesson-hint-takeover = La pila negra de tres está en f3, junto a tu pieza de e3.
lesson-done-takeover = Las cuatro piezas son tuyas, y las Negras ya no pueden moverlas.
lesson-ask-dvonn = Una pieza DVONN nunca se mueve sola, pero tu pila de c3 lleva una. Muévela para que las dos piezas de al lado pierdan su conexión.
lesson-hint-dvonn = Tu pila de c3 tiene dos piezas, así que se mueve dos casillas.
lesson-done-dvonn = Sin conexión con una pieza DVONN, las dos quedan fuera.
lesson-ask-cutoff = Tras cada jugada, lo que ha perdido su conexión queda fuera. Aísla cinco piezas negras de golpe.
lesson-hint-cutoff = Tu pieza de e3 es la única conexión de cinco.
lesson-done-cutoff = ¡Cinco piezas fuera de una vez! Solo las piezas DVONN se quedan siempre.
lesson-ask-careful = Tus pilas también pueden caer; los botones rojos te avisan. Haz una jugada que las conserve todas.
lesson-hint-careful = Deja e3 donde está: de ella depende tu pila alta.
lesson-done-careful = Tu pila alta sigue conectada con la pieza DVONN.
lesson-ask-pass = Solo se pasa cuando no se puede mover. Mueve de modo que las Negras tengan que pasar.
lesson-hint-pass = La pila negra de dos solo puede caer en d3: no dejes nada allí.
lesson-done-pass = Las Negras no pueden mover y pasan, así que mueves otra vez.
lesson-ask-count = Nadie puede mover: fin de la partida. ¿Cuántas piezas hay en tus pilas, sean del color que sean?
lesson-hint-count = Suma los números de las pilas con una blanca encima.
lesson-done-count = Cinco y seis son 11, las Negras tienen ocho: ganas. Con números iguales sería empate.

lesson-missed-apart = Eso está a solo { $distance ->
    [one] { $distance } casilla
   *[other] { $distance } casillas
  } de la pieza DVONN de { $space }.
lesson-missed-edge = { $space } no está en el borde.
lesson-missed-beside = { $space } no tiene ninguna pieza DVONN al lado.
lesson-missed-height = Eso mueve { $height ->
    [1] una pieza sola
   *[other] una pila de { $height }
  }.
lesson-missed-takes = { $taken ->
    [0] Así no les quitas nada a las Negras.
    [1] Así te haces con una pieza sola.
   *[other] Así te haces con una pila de { $taken }.
  }
lesson-missed-carries = Esa pila no lleva ninguna pieza DVONN.
lesson-missed-keeps = Eso te cuesta { $lost ->
    [one] { $lost } pieza.
   *[other] { $lost } piezas.
  }
lesson-missed-cuts = { $cut ->
    [0] Eso no aísla nada de las Negras.
    [one] Eso aísla { $cut } pieza negra.
   *[other] Eso aísla { $cut } piezas negras.
  }
lesson-missed-passes = { $left ->
    [0] Así nadie puede mover, y la partida termina.
   *[other] Así las Negras aún pueden jugar { $move }.
  }
lesson-missed-surrounded = Junto a { $space } aún queda sitio: { $free }.
lesson-missed-at-edge = { $space } está en el borde, donde nada queda rodeado.
lesson-missed-score = No es { $number }.

lesson-end = 🎉 **Ya sabes jugar a DVONN.** Forma pilas, mantenlas conectadas con las piezas rojas y acaba con más piezas que tu rival.
lesson-first-match = Con **Primera partida** empiezas ahora mismo, contra mí en mi nivel más fácil. Las piezas están colocadas al azar, así que mueves desde el principio.

## Trying moves out

button-try-out = Probar jugadas
button-chances = Probabilidades
button-keep-line = Guardar
button-rename-line = Renombrar
button-drop-line = Borrar
button-share-line = Compartir imagen
button-animate-line = Compartir animación
button-lines = Mis variantes
form-line-name = Guardar esta variante
field-line-name = Nombre
ask-line = Abrir una variante
try-named = **{ $name }**
try-unnamed = **Probar jugadas**
try-from = { $title }, { $ply ->
    [0] desde el principio
   *[other] tras la jugada { $ply }
  }
try-start = { $left ->
    [0] Juega por los dos bandos, hasta donde quieras. Nada de esto cuenta, y solo lo ves tú.
   *[other] Aquí empieza tu variante. Pulsa ▶, o haz otras jugadas.
  }
try-step = Jugada { $at } de { $last }: { $told }
try-to-move = { $sign } Juegan las { colour }
try-to-place-dvonn = { $sign } Las { colour } colocan una pieza DVONN
try-to-place = { $sign } Las { colour } colocan una pieza
try-to-pass = { $sign } Las { colour } no pueden mover y pasan: pulsa ▶
try-resumed = Hasta aquí llegaste la última vez.
try-no-moves = Aún no hay jugadas: vuelve y haz algunas, por los dos bandos.
try-earlier = { $count ->
    [one] La primera jugada ({ $count }): { $moves }
   *[other] Las primeras { $count } jugadas: { $moves }
  }
try-caption = { $match ->
    [0] De una notación
   *[other] De la partida { $match }
  }, { $ply ->
    [0] desde el principio
   *[other] tras la jugada { $ply }
  }
try-told = Jugadas que alguien ha probado: { $moves }.
lines-none = Aún no guardas ninguna variante. Pulsa **Probar jugadas** en el **Historial** de una partida, juega por los dos bandos y pulsa después **Más** y **Guardar**.
lines-heading = **Tus variantes** ({ $count } de { $most })
lines-of-record = De una notación
lines-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
shared-line = { $player } comparte unas jugadas para pensar:
done-line-kept = ✅ Guardada. La encontrarás en `/dvonn me lines`.
done-line-dropped = Borrada de tus variantes. Aquí sigue abierta: **Guardar** la recupera.

refused-no-such-line = Esta variante ya no está. Abre otra en `/dvonn me lines`, o empieza de nuevo: **Probar jugadas** está en **Historial**.
refused-no-name = Eso todavía no es un nombre. Ponle a la variante uno con el que la reconozcas.
refused-too-many-lines = Ya guardas { $most } variantes, y no caben más. Borra una que ya no necesites y guarda después esta; mientras tanto sigue abierta.
refused-line-in-play = La partida { $match } todavía se está jugando, así que esta variante queda entre tú y yo. Podrás compartirla cuando termine.
refused-nothing-to-try = En esta posición la partida ya ha terminado, así que no queda nada que probar. Vuelve una o dos jugadas atrás.

## Puzzles

button-puzzle-another = Otro ejercicio
button-puzzle-again = Otro intento
button-puzzle-solution = Solución
puzzle-task = **Ejercicio { $number }.** Juegan las { colour }: solo una jugada gana. Encuéntrala.
puzzle-task-own = **Ejercicio { $number }, de las partidas de este servidor.** Juegan las { colour }: solo una jugada gana. Encuéntrala.
puzzle-card = **Ejercicio { $number }.** Juegan las { colour }: solo una jugada gana. ¿Quién la encuentra?
puzzle-card-own = **Ejercicio { $number }, de las partidas de este servidor.** Juegan las { colour }: solo una jugada gana. ¿Quién la encuentra?
puzzle-name = **Ejercicio { $number }.**
puzzle-name-own = **Ejercicio { $number }, de las partidas de este servidor.**
puzzle-card-heading = 🧩 **Un ejercicio para todo el mundo**
puzzle-card-daily = 🧩 **Ejercicio del día**
puzzle-card-until = Tus intentos solo los ves tú. La solución llega { $until }.
puzzle-card-found = ✅ **Resuelto por { $count }:** { $named }
puzzle-card-found-further = ✅ **Resuelto por { $count }:** { $named } y { $others ->
    [one] { $others } persona más
   *[other] { $others } personas más
  }
puzzle-card-unsolved = Esta vez nadie lo ha resuelto aquí.
shared-puzzle = { $player } comparte un ejercicio:
puzzle-shared-later = Discord va lento ahora mismo. El ejercicio aparecerá en este canal en cuanto pueda.
button-puzzle-solve = Resolver
button-puzzle-back = Volver al ejercicio
puzzle-solver = Tu puntuación: { $rating } · { $solved } de { $tried } ejercicios resueltos.
puzzle-longest = Mejor racha: { $count }.
puzzle-solved = ✅ **{ $move } gana.** ¡Bien visto!
puzzle-solution = **{ $move }** es la única jugada que gana.
puzzle-theme-cut-off = Todo gira en torno a aislar muchas piezas.
puzzle-theme-connection = Mantiene tus pilas conectadas con una pieza DVONN.
puzzle-theme-last-moves = El otro bando se queda sin jugadas, y tú sigues moviendo.
puzzle-theme-count = Todo depende de dónde caen las últimas pilas.
puzzle-missed = ❌ **{ $move } no gana.**
puzzle-answer = La mejor respuesta: { $told }
puzzle-rated = Tu puntuación en ejercicios: **{ $rating }** ({ $change }).
puzzle-streak = Ya van { $count } seguidos.
puzzle-uncounted = Tu puntuación en ejercicios se queda en **{ $rating }**: solo cuenta el primer intento de cada uno.

## Refusals

refused-challenged-oneself = No puedes desafiarte. Elige a otra persona, o no pongas rival, y podrá aceptar cualquiera.
refused-challenged-bot = Los otros bots no juegan a DVONN. Elige a una persona o a mí, o no pongas rival, y podrá aceptar cualquiera.
refused-opponent-cannot-see = { $opponent } no puede ver este canal. Lanza tu desafío en un canal que también pueda ver.
refused-cannot-see = No puedes ver el canal donde se jugaría esta partida. Pide primero acceso a quienes gestionan el servidor y vuelve después.
refused-no-such-challenge = Este desafío ya no existe. Lanza uno nuevo con `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } no acepta desafíos. Desafía a otra persona, o no pongas rival, y podrá aceptar cualquiera.
refused-asked-often-enough = { $opponent } ya tiene varios desafíos tuyos. Espera una respuesta, o retira uno en `/dvonn me challenges`.
refused-too-many-challenges = Tienes { $most } desafíos abiertos en este servidor, y no caben más. Retira uno en `/dvonn me challenges`, o espera una respuesta.
refused-declined-lately = { $opponent } acaba de rechazar un desafío tuyo. Podrás repetirlo { $until }; mientras tanto, quizá otra persona quiera jugar.
refused-challenge-accepted = Este desafío ya se ha aceptado. El tablero está más abajo; puedes empezar otra partida con `/dvonn challenge`.
refused-challenge-declined = Este desafío se rechazó. Puedes lanzar otro con `/dvonn challenge`.
refused-challenge-withdrawn = Este desafío se retiró. Puedes lanzar otro con `/dvonn challenge`.
refused-challenge-expired = Nadie respondió a tiempo a este desafío. Puedes lanzar otro con `/dvonn challenge`.
refused-own-challenge = Este desafío es tuyo, así que tiene que responder otra persona. Puedes retirarlo con `/dvonn me challenges`.
refused-not-your-challenge = A este desafío solo puede responder { $opponent }. Lanza el tuyo con `/dvonn challenge`.
refused-decline-open-challenge = Este desafío está abierto a cualquiera. Si no quieres jugar, déjalo estar.
refused-not-your-withdrawal = Solo { $challenger } puede retirar este desafío.
refused-no-such-match = No hay ninguna partida { $match } en este servidor. `/dvonn games` muestra las tuyas.
refused-no-match-meant = No tienes ninguna partida en este servidor. Empieza una con `/dvonn challenge`.
refused-direct-no-such-match = No tienes ninguna partida { $match }. `/dvonn games` muestra las tuyas; las de otra gente solo las muestro en su servidor.
refused-direct-no-match-meant = Ahora no estás jugando en ningún sitio. `/dvonn challenge` empieza una partida contra mí aquí, o contra otra persona en el canal de un servidor.
refused-only-in-servers = **{ $command }** es para el canal de un servidor, donde lo vean las demás personas. Úsalo allí.
refused-nobody-else-here = Aquí solo puedes jugar contra mí: no pongas rival. Para desafiar a alguien, usa el canal de un servidor, donde pueda verlo.
refused-left-the-server = Ya no estás en el servidor donde se jugaría. Únete otra vez y vuelve después a esto.
refused-unclear-match = ¿A qué partida te refieres: { $matches }? Da su número en `partida`.
refused-not-a-player = Estás mirando una partida de { $white } contra { $black }, y solo juega quien está en ella. Empieza la tuya con `/dvonn challenge`.
refused-match-over = La partida { $match } ha terminado y ya no se puede jugar en ella. Empieza otra con `/dvonn challenge`.
refused-board-moved-on = Ese tablero es antiguo: la partida ha avanzado. Así está ahora.
refused-not-your-turn = No te toca: falta la jugada de { $player }.
refused-offer-stands = Hay otra oferta abierta. { $offer }
refused-offer-lapsed = Esa oferta ya no vale: se respondió, o se ha hecho otra jugada desde entonces.
refused-own-offer = Esta oferta es tuya, así que tiene que responder { $opponent }.
refused-nothing-to-undo = No hay nada que deshacer: solo puedes deshacer tu propia jugada, y solo hasta que responda tu rival.
refused-too-many-replies = Serían más de { $most } respuestas, y no puedo guardar más. Borra antes algunas.
refused-plan-of-spaces = Todas las piezas están colocadas, así que no quedan casillas que planear. `/dvonn plan` sin casillas planea respuestas a jugadas.
refused-plan-of-moves = Todavía se están colocando piezas. Hasta que el tablero esté lleno, `/dvonn plan` con casillas planea dónde van las tuyas.
refused-plan-without-answer = A un plan le hace falta tu respuesta: pon tu jugada después de la de tu rival.
refused-plan-changed = Tu plan ha cambiado entretanto. Así está ahora.
refused-illegal-plan = { $move } ya no se puede jugar ahí, así que no está en tu plan.
refused-plan-on-own-turn = Te toca, así que no hay nada que esperar: haz tu jugada. Para planear lo que sigue, escribe `/dvonn plan` con una variante.
refused-no-rematch-yet = Esta partida no ha terminado. Podrás pedir la revancha cuando termine.
refused-not-a-list-of-spaces = “{ $text }” no es una casilla del tablero. Escribe las casillas separadas por espacios, como c3 d4 e2.
refused-not-a-line = No puedo leer “{ $text }” como jugada. Escribe por turnos las jugadas de los dos bandos, como c3-d4 e5-e4.
refused-not-a-space = “{ $text }” no es una casilla del tablero. Escribe una letra, de a hasta k, y una fila, de 1 a 5, como c3.
refused-missing-permissions = No puedo llevar una partida en { $channel }: { $count ->
    [one] me falta el permiso
   *[other] me faltan los permisos
  } { $permissions }. Pídelo a la moderación, o juega en otro canal.
refused-no-channel = No puedo escribir en { $channel }. Pide a la moderación que me deje verlo, o juega en otro canal.
refused-not-the-manager = Eso solo pueden hacerlo quienes gestionan este servidor. Pídelo a alguien con el permiso **Gestionar servidor**.
refused-not-a-date = No puedo leer “{ $text }” como un momento futuro. Escribe una fecha como 2026-12-24 o 24 dic, o una duración como 5 días o 2 semanas.
refused-not-quiet-hours = No puedo leer “{ $text }”. Elige las dos horas y escribe una zona horaria como Europe/Madrid.
refused-away-too-long = { $days ->
    [0] De los { $most } días de este año no te queda ninguno. Cada uno vuelve al cabo de un año.
    [1] Es demasiado: de los { $most } días de este año te queda uno. Elige un día anterior.
   *[other] Es demasiado: de los { $most } días de este año te quedan { $days }. Elige un día anterior.
  }
refused-not-away = No estás ausente, así que tus relojes ya corren.
refused-channel-not-allowed = En este servidor se juega en otra parte: en { $channels }. Usa allí el comando.
refused-late-form = He tardado demasiado, lo siento. Pulsa el botón otra vez.
refused-watched-own-match = Esta partida la juegas tú. En `/dvonn me preferences` decides cuándo te aviso.
refused-not-watchable = Esta partida se juega en un hilo privado, así que no cuento nada de ella fuera. Síguela allí.
refused-not-followed = { $channel } no muestra partidas. Usa `/dvonn-admin follow` para que un canal las muestre.
refused-unreadable-command = No he podido leer ese comando: quizá ha cambiado desde que abriste Discord. Reinicia Discord y escríbelo otra vez.
refused-discord-silent = Discord no me responde en este momento, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
refused-outdated-control = Este botón es de una versión anterior. Usa `/dvonn board` para tener uno nuevo.

illegal-game-over = La partida ha terminado.
illegal-must-place = Antes de mover pilas hay que colocar las 49 piezas. Usa `/dvonn place` o **Colocar pieza**.
illegal-must-stack = Todas las piezas están colocadas: ahora toca mover pilas. Usa `/dvonn move` o **Mover**.
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

refused-no-such-plies = Esta partida tiene las jugadas { $first } a { $last }. Pon `desde` y `hasta` dentro de ese tramo, primero el menor.
refused-picture-too-large = Esa repetición pasaría de { $limit } kB, y aquí es demasiado. Pide menos jugadas con `desde` y `hasta`.
refused-not-to-be-shared-here = No todo el mundo puede ver aquí el canal de esa partida, así que no la muestro. Puedes compartirla en su propio canal.
refused-may-not-write = No puedes escribir en este canal, así que no escribo aquí por ti.
refused-no-record-given = Dame una notación: como `texto` o como `archivo`.
refused-record-too-large = Es demasiado larga para una notación: leo como mucho { $limit } kB.
refused-file-not-given = Discord no me ha dado ese archivo y no he podido leerlo. Inténtalo de nuevo en un momento, o pega la notación como texto.
refused-record-not-text = Ese archivo no es texto simple. Guarda la notación como texto en UTF-8 e inténtalo de nuevo.
refused-no-such-import = Ya no tengo esta notación: guardo cada una durante 7 días. Usa `/dvonn record import` para traerla de nuevo.
refused-nothing-left-to-play = Ahí la partida ya ha terminado, así que no puede seguir desde ese punto. Elige una jugada anterior.

## Rules and help

rules-heading = **Cómo se juega a DVONN: { $title }** · { $page } de { $pages }
ask-chapter = Ir a una página
button-page-before = ◀ Atrás
button-page-after = Siguiente ▶
shared-rules = { $player } muestra cómo se juega a DVONN:

rules-title-aim = El objetivo
rules-text-aim = Vas formando pilas. Una pila es del color que está **encima**, y al final gana quien tiene **más piezas**.
    Pero una pila solo sigue en juego mientras esté conectada con una **pieza DVONN** roja: cuida tus conexiones.
    -# DVONN es un juego de Kris Burm, el cuarto del proyecto GIPF.
rules-caption-aim = En la imagen, las pilas de las Blancas tienen por ahora { $white } piezas, y las de las Negras { $black }.
rules-title-placing = Colocar
rules-text-placing = El sorteo decide quién juega con Blancas, salvo que el desafío lo diga. Empiezan las Blancas y se juega por turnos: una pieza cada vez, en cualquier casilla vacía. Primero van las tres piezas DVONN (Blancas, Negras, Blancas); después, cada bando coloca las de su color, empezando por las Negras, hasta que 23 piezas blancas y 23 negras llenan las 49 casillas.
    Las Blancas, que colocan la última pieza, **hacen también la primera jugada**.
rules-caption-placing = La imagen muestra las primeras { $count } piezas en el tablero.
rules-title-moving = Mover
rules-text-moving = Mueves una pila entera cuya **pieza de encima** sea tuya; una pieza sola es una pila de una. Va en línea recta, en una de **seis direcciones**, exactamente **tantas casillas como piezas tiene**, del color que sean.
    Puede pasar por encima de todo, y las casillas vacías también cuentan. Pero tiene que **caer sobre** una pieza o pila, sea de quien sea; las dos forman una sola pila.
rules-caption-moving = En la imagen, { $space } tiene { $height ->
    [one] { $height } pieza
   *[other] { $height } piezas
  } y puede ir a { $targets }, pero no a { $empty }: ahí no hay nada.
rules-title-blocked = Pilas bloqueadas
rules-text-blocked = Una pila **rodeada por los seis lados** no puede moverse. Por eso al principio solo pueden hacerlo las piezas del borde; cuando una casilla se vacía, sus vecinas quedan libres.
    Una pieza DVONN sola **nunca se mueve**. Pero puedes caer sobre ella, y entonces viaja en tu pila.
rules-caption-blocked = En la imagen, una cruz (✕) marca cada pila rodeada. { $empty } están vacías, así que { $free } están libres, igual que el borde.
rules-title-connected = Conservar la conexión
rules-text-connected = Con todo colocado, cada pila necesita una **conexión con una pieza DVONN**: a su lado, o por una cadena de otras pilas. Lo que una jugada deja sin ella queda fuera al momento, aunque sea tuyo, y no cuenta para **nadie**.
    Las tres piezas DVONN se quedan siempre, incluso solas.
rules-caption-connected = En la imagen, { $move } rompería la conexión. Saldrían las pilas marcadas con un menos: { $pieces } piezas de los dos colores, en { $spaces }.
rules-title-forced = Obligación de mover
rules-text-forced = **Tienes que mover** si puedes, aunque tu única jugada aísle **tus propias** pilas. Antes de una jugada así te pregunto, pero a veces no hay otra.
    Hacia el final, mira más lejos: ¿qué jugadas te quedarán?
rules-caption-forced = En la imagen, { $move } es la única jugada de las Blancas. Deja sin conexión sus pilas de { $spaces }: se pierden { $pieces } piezas.
rules-title-passing = Pasar y volver
rules-text-passing = Si ninguna de tus pilas puede moverse, **pasas**; yo lo hago por ti. Tu rival sigue jugando.
    En cuanto una pila tuya pueda moverse otra vez, vuelves a jugar, y entonces tienes que mover.
rules-caption-passing = En la imagen, la última pila de las Blancas, en { $space }, está rodeada (✕), así que pasan. Si después las Negras juegan { $move }, { $space } queda libre y tiene que moverse.
rules-title-end = El final
rules-text-end = Cuando **ningún bando** puede mover, la partida termina. Cada cual cuenta todas las piezas de sus pilas, **sean del color que sean**. Gana quien tiene más; con números iguales hay **empate**.
    Una pieza DVONN dentro de una pila cuenta como cualquier otra; sola no es de nadie.
rules-caption-end = En la imagen ya nadie puede mover: las Blancas ganan { $more } a { $less }, y las casillas doradas muestran con qué pilas.
rules-title-edge = Consejo 1: coloca bien
rules-text-edge = Pon muchas de tus piezas **en el borde**, donde pueden moverse desde el principio, y **cerca de las piezas DVONN**, donde conservan sus conexiones.
    Repártelas: las piezas amontonadas se bloquean entre sí y se pueden perder todas a la vez.
rules-caption-edge = En la imagen, las Blancas tienen { $edge } de { $count } piezas en el borde y { $near } a dos casillas como mucho de una pieza DVONN, y ninguna toca a otra.
rules-title-landing = Consejo 2: cae sobre pilas
rules-text-landing = Cada vez que caes sobre una pila de tu rival, **te quedas con ella**: sus piezas cuentan para ti, y tu rival tiene una pila menos que mover. Pero no desaparece: será de quien caiga después sobre ella.
rules-caption-landing = En la imagen, { $move } cambia { $white }–{ $black } en { $more }–{ $less }, y las Negras pueden mover { $after } pilas en vez de { $before }.
rules-title-mobile = Consejo 3: conserva la movilidad
rules-text-mobile = Procura que **muchas de tus pilas puedan moverse**. Cuanto más alta es una pila, más lejos tiene que ir y antes se queda sin nada donde caer.
    Haz pilas altas tarde, y donde quieras quedarte.
rules-caption-mobile = En la imagen, la pila de las Blancas en { $space } está atascada: tendría que moverse { $height } casillas. Las pilas bajas de { $spaces } aún pueden moverse.
rules-title-danger = Consejo 4: vigila las piezas DVONN
rules-text-danger = Cuidado con una pila de tu rival que lleve una **pieza DVONN**: cuando se va, todo lo que dependía de ella queda aislado. Mira adónde puede ir y cuánto te costaría.
    Si es demasiado, **cae tú sobre ella**: cuanto más alta, más le cuesta moverse.
rules-caption-danger = En la imagen juegan las Blancas. Después, { $move } aislaría sus pilas de { $spaces }, así que antes se quedan con esa pila: { $answer }.
rules-title-last = Consejo 5: guarda las últimas jugadas
rules-text-last = Las últimas jugadas deciden a menudo. Quien **aún puede mover** cuando el otro bando tiene que pasar recoge una pila tras otra.
    Guarda jugadas en reserva, e intenta que tu rival pase antes que tú.
rules-caption-last = En la imagen, { $space } es la única pila que pueden mover las Negras. Las Blancas juegan { $move }; las Negras tienen que pasar, y las Blancas siguen.

tip-edge = 💡 **Consejo:** pon algunas piezas en el borde. Pueden moverse desde el principio; las de dentro esperan a que se vaya una vecina.
tip-red = 💡 **Consejo:** quédate cerca de las piezas DVONN ({ $spaces }). Cuando se mueven pilas, lo que pierde su conexión con ellas queda fuera.
tip-spread = 💡 **Consejo:** reparte tus piezas. Amontonadas se bloquean entre sí y se pueden perder todas a la vez.
tip-landing = 💡 **Consejo:** cae sobre las pilas de tu rival. Te quedas con ellas, y a tu rival le queda una pila menos que mover.
tip-links = 💡 **Consejo:** cuida tus conexiones. Sin { $space } perderías { $spaces }: piénsalo bien antes de mover esa pila.
tip-mobile = 💡 **Consejo:** conserva tus pilas bajas. La de { $space } no tiene nada donde caer a { $height } casillas; cuanto más alta, antes se atasca.
tip-danger = 💡 **Consejo:** vigila la pieza DVONN de { $space }. Si se va, puedes perder { $spaces }; podrías caer antes sobre ella.
tip-last = 💡 **Consejo:** las últimas jugadas deciden a menudo. Guarda algunas, para que tu rival tenga que pasar antes que tú.

help = **DVONN, jugada a jugada** · un juego de Kris Burm, el cuarto del proyecto GIPF
    Si empiezas ahora, **Probar la lección** dura cuatro minutos, y **Cómo jugar** explica todas las reglas.
    { $place ->
        [direct] Pulsa **Contra la máquina** y empezamos aquí mismo. Para jugar contra otra gente, pulsa **Desafiar a alguien** en el canal de un servidor.
       *[server] Pulsa **Desafiar a alguien**: pongo el tablero en el canal y aviso a cada cual cuando le toca.
    }
    Se juega con los botones de debajo del tablero, o escribiendo `/dvonn place` y `/dvonn move`, lo mejor con un lector de pantalla.
help-commands = **Todos los comandos**
    - **Aprender:** `/dvonn learn` es una lección en tableros pequeños, `/dvonn rules` explica todas las reglas con imágenes. También funcionan en mensajes directos conmigo.
    - **Empezar:** `/dvonn challenge` desafía a alguien, o a quien acepte primero; con un `nivel` de 1 a 8 juegas contra mí al momento, también en mensajes directos. `/dvonn me challenges` muestra tus desafíos abiertos.
    - **Orientarte:** `/dvonn next` abre la partida que más tiempo lleva esperándote, `/dvonn games` muestra tus partidas, en curso y terminadas, y `/dvonn board` trae un tablero al final de su canal.
    - **Jugar escribiendo:** `/dvonn place` y `/dvonn move` hacen lo mismo que los botones. Proponen con palabras las jugadas permitidas, cada una con lo que consigue: lo mejor con un lector de pantalla.
    - **Sin imágenes:** `/dvonn text` cuenta el tablero línea por línea; en `/dvonn me preferences` puedes pedir tus páginas con palabras.
    - **Mejorar:** `/dvonn puzzle` te pone un ejercicio a tu medida; pulsa **Pista** en tu turno contra mí, o en **Historial** de una partida terminada.
    - **Probar jugadas:** **Probar jugadas**, en **Historial** y en tus tableros, te deja jugar en privado por los dos bandos; `/dvonn me lines` muestra lo que guardas.
    - **Aprender de una partida:** `/dvonn review`, o **Análisis** debajo del resultado, muestra las peores jugadas y qué era mejor.
    - **Ganar tiempo:** `/dvonn plan` planea tus próximas colocaciones, o respuestas a la próxima jugada de tu rival.
    - **Cambiar de idea:** `/dvonn undo` pide deshacer una jugada; `/dvonn resign` abandona una partida u ofrece tablas (pregunto antes).
    - **Seguir:** `/dvonn watch live` muestra las partidas en curso; **Seguir** debajo de un tablero te mantiene al día, y `/dvonn watch list` muestra lo que sigues.
    - **Mirar atrás:** pulsa **Historial** debajo de un tablero; `/dvonn record replay` muestra una partida como animación corta, `/dvonn record chart` de un vistazo. `/dvonn record export` te da su notación; `/dvonn record import` lee una, y una partida puede empezar desde ella.
    - **A tu gusto:** `/dvonn me preferences` trata de avisos, horas de silencio, imágenes y quién puede desafiarte. `/dvonn me away` detiene tus relojes cuando no puedes jugar, `/dvonn me back` los pone en marcha otra vez.
    - **Tus datos:** `/dvonn me forget` muestra lo que guardo sobre ti y lo borra si quieres; PRIVACY.md, junto a mi código fuente, cuenta más.
    - **Llevar un servidor:** para quienes lo gestionan, `/dvonn-admin settings` dice dónde y cómo se juega, `/dvonn-admin follow` hace que un canal muestre partidas al público, `/dvonn-admin cancel` pone fin a una partida o un desafío, `/dvonn-admin ban` y `/dvonn-admin unban` deciden quién puede desafiar, `/dvonn-admin export` entrega todas las partidas, y `/dvonn-admin log` cuenta quién hizo qué.
    No se pierde nada si me reinicio: partidas y botones siguen funcionando.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = El juego de tablero DVONN: aprender, desafiar y jugar, jugada a jugada
command-learn = Aprender DVONN jugando: una lección de cuatro minutos, solo para ti
command-rules = Todas las reglas de DVONN con imágenes, y cinco consejos
command-challenge = Empezar una partida: desafiar a alguien, o a quien acepte primero
command-help = Cómo empezar, y todo lo que sé hacer
command-puzzle = Encontrar la única jugada que gana; un ejercicio a tu medida
command-next = Tu próxima jugada: abre la partida que más tiempo lleva esperándote
command-games = Tus partidas, en curso y terminadas: a quién le toca, y cada tablero con pulsar una vez
command-place = Colocar una pieza escribiendo su casilla; solo se proponen las libres
command-move = Mover una pila escribiendo; solo se proponen jugadas permitidas, con lo que consiguen
command-board = El tablero de una partida como está ahora; el tuyo pasa al final de su canal
command-text = El tablero de una partida con palabras, línea por línea, para quien no ve las imágenes
command-review = Una partida terminada, analizada: probabilidades, peores jugadas y qué era mejor
command-plan = Jugadas preparadas de antemano, hechas en cuanto te toca; solo las ves tú
command-undo = Pedir a tu rival que te deje deshacer tu última jugada
command-resign = Abandonar una partida u ofrecer tablas; pregunto antes de que cuente
command-watch = Partidas de otra gente: las que están en curso y las que sigues
command-watch-live = Las partidas en curso en este servidor, con enlaces a sus tableros
command-watch-list = Las partidas que sigues en este servidor, y cómo dejarlo
command-record = Partidas como animaciones, gráficos y archivos
command-record-replay = Una partida, o una parte, como imagen animada
command-record-chart = Una partida de un vistazo: marcador, piezas aisladas y jugadas posibles
command-record-export = La notación de una partida, en un archivo para llevar
command-record-import = Hojear la notación de una partida, y empezar otra desde cualquier posición
command-me = Tus preferencias, desafíos, ausencias y datos
command-me-preferences = Cuándo te aviso, horas de silencio, quién puede desafiarte, y tus imágenes
command-me-lines = Tus variantes: jugadas que has probado por los dos bandos, guardadas con un nombre
command-me-challenges = Tus desafíos abiertos: aceptarlos, rechazarlos o retirarlos
command-me-away = Detener tus relojes cuando no puedes jugar, hasta 30 días al año
command-me-back = Poner fin a tu ausencia, para que tus relojes vuelvan a correr
command-me-forget = Ver lo que guardo sobre ti, y hacer que se borre
command-dvonn-admin = Gestionar DVONN en este servidor
command-admin-settings = Dónde y cómo se juega en este servidor (requiere Gestionar servidor)
command-admin-follow = Hacer que un canal muestre al público las partidas de aquí (requiere Gestionar servidor)

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-opponent = rival
name-colour = color
name-setup = colocación
name-level = nivel
name-pace = ritmo
name-until = hasta
name-match = partida
name-space = casilla
name-source = desde
name-target = hasta
name-player = persona
name-spaces = casillas
name-line = variante
name-first = desde
name-last = hasta
name-chosen = formato
name-text = texto
name-file = archivo
name-channel = canal
name-results-only = solo-resultados
name-stop = detener
name-challenge = desafío
name-user = persona
name-reason = motivo

option-opponent = A quién desafiar; si lo dejas vacío, puede aceptar cualquiera
option-colour = El color con que quieres jugar; si no dices nada, al azar
choice-colour-random = al azar
choice-colour-white = Blancas
choice-colour-black = Negras
option-setup = Cómo llegan las piezas al tablero; si no dices nada, se colocan jugando
choice-setup-full = se colocan jugando: unos 40 turnos por bando
choice-setup-random = al azar: enseguida se mueven pilas, unos 15 turnos por bando
option-level = Jugar contra mí: 1 es para empezar, 8 es lo mejor que sé jugar
option-pace = El tiempo por jugada; si no dices nada, el habitual del servidor
choice-pace-none = sin límite de tiempo
choice-pace-one = 1 día por jugada
choice-pace-three = 3 días por jugada
choice-pace-week = 7 días por jugada
choice-pace-fortnight = 14 días por jugada
option-until = Una fecha como 2026-12-24 o 24 dic, o una duración como 5 días
option-space = Una casilla libre, como c3
option-from = La casilla de tu pila, como c3
option-to = La casilla adonde va
option-match = El número de la partida, si no está claro cuál es
option-player = De quién son las partidas; vacío, las tuyas
option-games-against = Solo partidas contra esta persona
ask-games-against = Solo partidas contra…
choice-games-everybody = contra cualquiera
option-spaces = Dónde van tus próximas piezas, por orden: c3 d4 e2; vacío, muestra tu plan
option-line = Jugadas de los dos bandos desde ahora: c3-d4 e5-e4 f3-g3 …; las tuyas serán respuestas
option-first = Desde qué jugada; 0 es el principio
option-last = Hasta qué jugada
option-format = Cómo se escribe; si no dices nada, como en Little Golem
choice-format-text = texto, como en Little Golem
choice-format-sgf = SGF
choice-format-json = JSON, con la hora de cada jugada
option-text = La notación misma: texto de Little Golem, SGF o JSON
option-file = La notación como archivo de 64 kB como mucho
option-follow-channel = El canal que las muestra
option-follow-player = De quién son las partidas; vacío, todas
option-follow-results = Mostrar solo resultados, sin tableros en directo
option-follow-stop = Dejar de mostrar partidas en el canal
