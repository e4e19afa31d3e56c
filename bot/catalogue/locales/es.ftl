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
# These two stand wherever a name can stand, so they have to fit there as a name does.
former-player = Cuenta eliminada
unknown-user = Cuenta desconocida
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
turn-reminder = { $sign } **{ $player }: se te acaba el tiempo**
your-turn = { $sign } **Te toca:** { $task }
task-move = mueve una pila
task-place-own = coloca la pieza { $colour ->
    [white] blanca
   *[black] negra
  } { $count } de { $total }
task-place-dvonn = coloca la pieza DVONN roja { $count } de { $total }

told-begun-record = La partida empieza en una posición dada.
told-begun-full = El tablero está vacío. Empiezan las Blancas.
told-begun-random = Las piezas se han colocado al azar. Empiezan las Blancas.
told-placed-own = Las { colour } han colocado una pieza en { $space }.
told-placed-dvonn = Las { colour } han colocado una pieza DVONN en { $space }.
told-all-placed = Todas las piezas están colocadas. Las Blancas han colocado la última y hacen también la primera jugada.
told-moved = { colour }: { $move }, ahora una pila de { $built }.
told-player-placed = { $player } { $space }.
told-player-moved = { $player } { $move }, ahora una pila de { $height }.
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
told-passed = Las { colour } no tienen jugadas y pasan.

told-latest = Última: { $told }
told-undone = Jugada de las { colour } deshecha: { $move }.

clock-runs = ⏳ { $until }
clock-runs-for = { $sign } { $player } ⏳ { $until }
clock-waits = { $sign } { $player } **{ $time }**
clock-until = { $sign } hasta las { $at }
clock-away = ausente hasta el { $until }
clock-given = 🎁 { $player } ha regalado tiempo a { $other }: { $time }.
clock-halted-no-channel = **En pausa:** no puedo escribir en { $channel }. Para seguir en otro canal, abre allí la partida con `/dvonn games` y pulsa **Continuar aquí**.
clock-halted-missing-permissions = **En pausa.** Me faltan permisos en { $channel }: { $permissions }. Abre la partida con `/dvonn games` en otro canal y pulsa **Continuar aquí**.
clock-halted-locked = **En pausa:** { $channel } está bloqueado, así que no puedo escribir ahí. La partida sigue en cuanto la moderación lo desbloquee. O abre la partida con `/dvonn games` en otro canal y pulsa **Continuar aquí**.
clock-halted-timeout = **En pausa:** la moderación me ha aislado temporalmente hasta { $until }. La partida sigue después.
clock-halted-refused = **En pausa:** Discord rechaza mi mensaje en { $channel }. Seguiré intentándolo. O abre la partida con `/dvonn games` en otro canal y pulsa **Continuar aquí**.
clock-halted-managed = { $player } puede gestionar este canal, así que su reloj sigue en marcha. Si pasan 30 días sin su jugada, pierde.
clock-halted-managed-timeout = { $player } puede aislarme temporalmente, así que su reloj sigue en marcha. Si pasan 30 días sin su jugada, pierde.
clock-halted-direct = **En pausa:** mis mensajes directos no te llegan. Permítelos y abre después la partida con `/dvonn games` aquí.
clock-halted-direct-of = **En pausa:** mis mensajes directos no llegan a { $player }, así que su reloj sigue en marcha. La partida continúa cuando los permita y la abra aquí con `/dvonn games`. Si pasan 30 días sin su jugada, pierde.
clock-halted-direct-one = **En pausa:** mis mensajes directos llegan solo a una persona. Hay que permitirlos, o entrar en un servidor en el que yo esté, y abrir después la partida aquí con `/dvonn games`.
clock-halted-server = **En pausa:** ya no estoy en el servidor. La partida seguirá si alguien me vuelve a invitar.
clock-halted-watched = **En pausa:** por ahora la partida no puede continuar.
clock-halted-in-play = **En pausa:** esta posición se está jugando en otra partida entre personas, así que aún no puedo mover aquí. Moveré en cuanto esa partida la deje atrás.
clock-halted-protected = **En pausa:** esta posición es de un tablero que se juega sin ayuda. Moveré en cuanto se acabe el plazo para jugarlo.

board-found = He encontrado a alguien: { $player }. ¡Que te diviertas!
offer-draw = 🤝 **{ $player } ofrece tablas.** { $other }, acepta o rechaza. La oferta caduca con la próxima jugada.
offer-undo = ↩️ **{ $player } pide deshacer { $move }.** { $other }, acepta o rechaza. La petición caduca con la próxima jugada.
offer-draw-own = 🤝 **Has ofrecido tablas.** { $other } aún no ha respondido. La oferta caduca con la próxima jugada.
offer-undo-own = ↩️ **Has pedido deshacer { $move }.** { $other } aún no ha respondido. La petición caduca con la próxima jugada.
offer-draw-refused = { $player } ha rechazado las tablas.
offer-undo-refused = { $player } ha rechazado deshacer la jugada.

result-board = 🏆 **{ $first } gana { $more }–{ $less }** contra { $second }.
result-resignation = 🏆 **Gana { $first }:** { $phase ->
    [placing] { $second } ha abandonado.
   *[stacking] { $second } ha abandonado con ⚪ { $white }–{ $black } ⚫.
  }
result-time = 🏆 **Gana { $first }:** { $phase ->
    [placing] a { $second } se le ha acabado el tiempo.
   *[stacking] a { $second } se le ha acabado el tiempo con ⚪ { $white }–{ $black } ⚫.
  }
result-tie = 🤝 **Empate, { $more }–{ $more }:** { $first } contra { $second }.
result-agreement = 🤝 **Tablas de común acuerdo:** { $phase ->
    [placing] { $first } contra { $second }.
   *[stacking] { $first } contra { $second }, con ⚪ { $white }–{ $black } ⚫.
  }
result-abandoned = **Cerrada sin victoria:** la partida de { $first } contra { $second } llevaba 30 días en pausa.
result-void = **Sin resultado:** { $first } contra { $second }.
result-cancelled-time = **Cancelada, sin resultado:** a { $late } se le acabó el tiempo, pero demasiado pronto para que cuente la partida contra { $other }.
result-cancelled-resigned = **Cancelada, sin resultado:** { $first } contra { $second }. Un bando abandonó antes de que los dos hicieran dos jugadas.
result-cancelled-manager = **Cancelada, sin resultado:** el equipo del servidor puso fin a la partida de { $first } contra { $second }.
result-cancelled-end = **Cancelada, sin resultado:** { $first } contra { $second }. El plazo se cumplió antes de que acabara la partida.

## A position in words: what a picture shows, for those who can't see it

position-won = La partida ha terminado. Las { colour } ganan { $more } a { $less }.
position-tied = La partida ha terminado. Hay empate a { $more }.
position-place-dvonn = Las { colour } colocan una pieza DVONN.
position-place = Las { colour } colocan una pieza.
position-pass = Las { colour } no tienen jugadas y deben pasar.
position-move = Juegan las { colour }.
position-players = Blancas: { $white }. Negras: { $black }.
position-withheld = -# El tablero está en palabras porque no puedes adjuntar archivos en este canal. En tus mensajes directos conmigo es una imagen.
position-score = Marcador: Blancas { $white }, Negras { $black }.
position-row = Fila { $row }, de { $first } a { $last }: { $stacks }.
position-here = { $colour ->
    [white] blanca
   *[black] negra
  }{ $height ->
    [1] {""}
   *[other] {" "}{ $height }
  }{ $dvonn ->
    [0] {""}
    [1] {" "}con DVONN
   *[other] {" "}con { $dvonn } DVONN
  }
position-here-empty = **vacía**
position-owned = { colour }: { $stacks }.
position-nothing-owned = { colour }: ninguna pila.
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
   *[other] Otras casillas vacías: { $count }.
  }
position-last-move = Última jugada: { $told }.
position-cut-off = Quedan aisladas: { $told }.
position-falling = La jugada aislaría: { $told }.
position-at-risk = Solo las aísla una jugada a { $targets }: { $spaces }.
position-blocked = Bloqueadas (rodeadas por los seis lados): { $told }.
position-played = Flecha punteada, la jugada que se hizo: { $told }.
position-numbered = Flechas numeradas, las jugadas planeadas: { $told }.
position-better = Flecha continua, una jugada mejor: { $told }.
position-chosen = Elegida: { $told }.
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
button-to-challenge = Ir al desafío
button-move = Mover
button-why-not = ¿Por qué solo estas?
button-close = Cerrar
button-more = Más
button-open = Abrir
button-back = Volver
button-never-mind = Mejor no
button-play-anyway = Jugarla
button-rules = Cómo jugar
button-to-board = Ir al tablero
button-show-here = Mostrarla aquí
button-to-channel = Ir al canal
button-to-server = Ir al servidor
button-history = Historial
button-puzzle-again = Otro intento
button-puzzle-solution = Solución
button-share = Compartir
button-challenge = Desafiar a alguien
button-setup-full = Colocar las piezas
button-setup-random = Colocación al azar
button-anybody = Abierto a todo el mundo
button-find-opponent = Buscar rival
button-games = Mis partidas
button-games-running = En curso
button-games-finished = Terminadas
button-games-challenges = Desafíos
button-install = Añadir a tus apps
button-support = Ayuda
button-privacy = Privacidad
button-terms = Condiciones
button-earlier-page = Anterior
button-later-page = Siguiente
button-next-file = Archivo siguiente

## Direct messages and threads

ping-challenge = { $challenger } te desafía a una partida de DVONN en { $server }.
ping-rematch = { $challenger } quiere la revancha de la partida { $match } en { $server }. Se intercambian los colores.
notify-game = { $match } ({ $server })
notify-turn = Te toca en la partida { $game }{ $phase ->
    [placing] : coloca una pieza.
   *[stacking] , { $more }–{ $less }.
  }
notify-reminder = ⏳ Se te acaba el tiempo para esta jugada en la partida { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-draw = { $player } ofrece tablas en la partida { $game }{ $phase ->
    [placing] .
   *[stacking] , { $more }–{ $less }.
  }
notify-undo = { $player } pide deshacer { $move } en la partida { $game }.
notify-begun = Empieza la partida de { $white } contra { $black }.
notify-begun-live = ⚡ Empieza la partida en vivo { $game }: { $white } contra { $black }. Abre { $first }.
notify-placed = { $player } ha colocado una pieza en { $space }.
notify-moved = { $player } ha movido { $move }.
notify-pass = { $player } no tiene jugadas y pasa.
notify-standing = Partida { $game }: { $white } { $phase ->
    [placing] –
   *[stacking] { $more }–{ $less }
  } { $black }.
notify-over-board = { $first } ha ganado la partida { $game } contra { $second }, { $more }–{ $less }.
notify-over-tie = La partida { $game } de { $first } contra { $second } acaba en empate, { $more }–{ $more }.
notify-over-resignation = { $second } ha abandonado la partida { $game } contra { $first }.
notify-over-time = A { $second } se le ha acabado el tiempo en la partida { $game } contra { $first }.
notify-over-agreement = Tablas de común acuerdo en la partida { $game }: { $first } contra { $second }.
notify-over-closed = La partida { $game } de { $first } contra { $second } acaba sin resultado.
notify-challenge = { $challenger } te desafía a una partida de DVONN.
notify-rematch = { $challenger } quiere la revancha de la partida { $match }.
notify-on-hold = La partida { $game } está en pausa.
notify-goes-on = La partida { $game } continúa.
notify-unrated = La partida { $game } ya no es puntuada.
notify-away = Partida { $game }: { $player } está ausente.
notify-back = Partida { $game }: { $player } ya está de vuelta.
notify-done = Partida { $game }: lo que pediste está hecho.
direct-message-late-answer = Puede que Discord te haya dicho que no he respondido. Pero está hecho, así que no hace falta repetirlo.
direct-message-halted-here = También puedes seguir jugando aquí mismo con `/dvonn games`.
direct-message-halted-closing = El reloj está detenido. Tras 30 días en pausa, la partida se cierra.
direct-message-goes-on = La partida ya no está en pausa.
direct-message-begun = Tu desafío fue aceptado. Tu reloj solo corre cuando te toca.
direct-message-moved = Ya no puedo escribir en el hilo de la partida, así que sigue en { $channel }.
thread-name = { $white } – { $black } · { $match }
thread-name-alone = DVONN { $match }
head-answer = ▶ **Le toca responder a { $player }**
head-halted = en pausa
head-live = ⚡ en vivo en el hilo

## Challenges

challenge-somebody = { $opponent }, **¡{ $challenger } te desafía a una partida de DVONN!**
challenge-anybody = **{ $challenger } quiere jugar a DVONN.** ¿Quién acepta?
challenge-rematch = { $opponent }, **{ $challenger } quiere la revancha de la partida { $match }.** Se intercambian los colores.
terms-colour-random = Los colores se sortean.
terms-colour-white = { $challenger } juega con Blancas.
terms-colour-black = { $challenger } juega con Negras.
terms-setup-full = Primero se colocan las piezas: unos 40 turnos por bando.
terms-setup-random = Colocación al azar: se mueven pilas desde el principio, unos 15 turnos por bando.
terms-setup-record = { $ply ->
    [0] Se empieza en una posición dada.
    [1] Se sigue una partida anotada tras su primera jugada.
   *[other] Se sigue una partida anotada tras la jugada { $ply }.
  }
terms-pace = Ritmo: { $pace }.
terms-private = Se juega en mensajes directos conmigo. Nadie más ve la partida.
terms-private-rematch = Se juega en mensajes directos conmigo.
terms-foreign = Se juega aquí mismo. El tablero llega también a los mensajes directos de cada persona conmigo, si puedo escribirle.
stakes-rated = Partida puntuada.
told-rated = Partida puntuada. Puedes probar jugadas y tomar notas, pero no pidas ayuda a ningún programa ni a nadie.
told-limit = { stakes-limit }
stakes-unrated = Partida no puntuada.
stakes-limit = Partida no puntuada: en los últimos 30 días ya han empezado 3 puntuadas entre las mismas dos personas.
challenge-open-until = Caduca { $until } si nadie acepta.
challenge-accepted = Desafío de { $challenger } aceptado. Ha empezado la partida { $match }.
challenge-accepted-private = Desafío de { $challenger } aceptado. La partida se juega en privado.
challenge-declined = { $opponent } ha rechazado el desafío de { $challenger }.
challenge-withdrawn = { $challenger } ha retirado el desafío.
challenge-expired = El desafío de { $challenger } ha caducado sin respuesta.
form-reason = Motivo (opcional)

## Blocking

button-block = Bloquear
button-unblock = Desbloquear
button-blocked = Personas bloqueadas
refused-blocked-by-oneself = Has bloqueado a { $opponent }. Para jugar contra esta persona, desbloquéala primero en `/dvonn preferences`.

## The move panel

ask-row = Elige una fila…
ask-space = Fila { $row }: elige una casilla
chosen-stack = **{ $space }**: { $height ->
    [1] una pieza sola, se mueve { $height } casilla.
   *[other] una pila de { $height }, se mueve { $height } casillas.
  }
option-row = Fila { $row } ({ $count })
option-stack = { $height ->
    [1] pieza sola
   *[other] pila de { $height }
  }
option-dvonn = con DVONN
option-makes = pila de { $height }
option-cuts-off = aísla { $pieces }
# Where all of the pieces are in the reader’s own stacks, and where only some are.
option-cuts-off-all-own = te cuesta { $own }
option-cuts-off-own = aísla { $pieces } ({ $own ->
    [one] { $own } tuya
   *[other] { $own } tuyas
  })
score-yours = tú { $own }–{ $other }
score-colours = Blancas { $white }, Negras { $black }
why-heading = **Ahora no pueden moverse:**
why-surrounded = - Rodeadas por los seis lados: { $spaces }
why-empty-target = - Sin nada donde caer a la distancia exacta: { $spaces }
why-lone-dvonn = - Las piezas DVONN nunca se mueven solas: { $spaces }
ask-move = **¿Jugar { $move }?**
ask-own-losses = **{ $move } aísla { $stacks ->
    [1] una de tus pilas
   *[other] { $stacks } de tus pilas
  }** en { $spaces } ({ $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  }). ¿Jugarla de todos modos?

## Plans

plan-kept = Guardado. Solo lo ves tú.

## People and servers

choice-no-channel = En ningún canal
choice-no-role = Ningún rol
choice-hour = { $hour }:00 UTC
choice-own-puzzles-yes = Sí
choice-own-puzzles-no = No
choice-everywhere = En todas partes
choice-place-automatic = En el canal y luego en hilos
choice-place-channel = En el canal
choice-place-threads = En un hilo para cada partida
choice-quiet-yes = Activado
choice-quiet-no = Desactivado
choice-ping-automatic = Automático
choice-ping-channel = En el canal
choice-ping-direct = Por mensaje directo
choice-language-own = Idioma de quienes juegan o del servidor
choice-ever = para siempre

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
refused-level-too-high = Ese nivel no está disponible ahora mismo. Elige el nivel { $most } o uno más bajo.
refused-too-many-against-computer = Ya tienes { $most } partidas contra mí. Termina o abandona una primero. `/dvonn games` las muestra.

## Hints

refused-still-in-play = Esta posición se está jugando ahora mismo en una partida entre personas, así que aún no puedo comentarla. Podré ayudarte cuando esa partida la deje atrás o termine.
refused-still-in-play-past = Una partida en curso ha pasado por esta posición, así que aún no puedo comentarla. Podré ayudarte cuando esa partida termine.
refused-still-in-play-own = Tu partida { $match } ha llegado a esta posición o está a punto de llegar, así que aún no puedo comentarla. Podré ayudarte cuando esa partida la deje atrás o termine.
refused-still-in-play-own-past = Tu partida { $match } ha pasado por esta posición, así que aún no puedo comentarla. Podré ayudarte cuando esa partida termine.
refused-played-without-help = Esta posición es de un tablero que se juega sin ayuda. Podré ayudarte cuando se acabe el plazo, { $until }.
refused-not-in-this-game = Eso no se puede hacer en este tipo de partida.
refused-past-its-end = El plazo de esta partida se ha cumplido, así que ya no puede seguir.
refused-too-busy = Ahora mismo estoy con muchas partidas. Inténtalo de nuevo en un minuto.

## Reviews, chances and lines of moves

line-place = una pieza en { $space }
line-pass = sin jugadas, pasa
certain-win = **Las { colour } ganan por { $pieces }** con juego perfecto.
certain-tie = **Empate** con juego perfecto.
certain-win-somehow = **Las { colour } ganan** con juego perfecto. No se sabe por cuánto.
percent = { $percent } %
chance-estimated = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }
puzzle-answer = Mejor respuesta: { $told }
chance-certain = Probabilidad de ganar: ⚪ { $white } · ⚫ { $black }. { $told }

## For those who manage a server

reason-given = Motivo: “{ $reason }”
challenge-cancelled = El equipo del servidor ha cancelado el desafío de { $challenger }.
label-challenge = Desafío { $challenge } · { $challenger } → { $opponent }

refused-banned = El equipo de este servidor ha decidido que no puedes lanzar ni aceptar desafíos aquí. Tus partidas en curso siguen. Si crees que es un error, habla con quienes gestionan el servidor.

refused-nothing-to-export = Aquí todavía no hay partidas que exportar.

## Looking back

history-match = **Partida { $match }**
history-record = **Tu notación**

shared = Compartido. Lo puede ver todo el canal.
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
chart-told-no-lead = Ningún bando llevó ventaja nunca.
chart-told-mobility = Jugadas posibles de { $player }: de { $least } a { $most }.
chart-told-cut-offs = Jugadas que aíslan: { $count } ({ $told }).
chart-told-cut-off = { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con la jugada { $ply }

card-time-used = Tiempo usado: ⚪ { $white }, ⚫ { $black }
card-largest-cut-off = { $player } aisló { $pieces ->
    [one] { $pieces } pieza
   *[other] { $pieces } piezas
  } con { $move }
card-decided = { $player } con ventaja desde la jugada { $ply }

## Records

ask-opponent = Desafiar a alguien

## Watching

live-match = **{ $match }** · { $white } – { $black } · { $progress } · le toca a { $mover }
live-over = **{ $match }** · { $white } – { $black } · { $progress } · terminada

## Private answers

delivery-delayed = Guardado. Discord va lento ahora mismo, así que aparecerá en el canal un poco más tarde.
delivery-missing-permissions = Guardado, pero aún no puedo mostrarlo. Me faltan permisos en { $channel }: { $permissions }. Pídeselos a la moderación. Después abre la partida con `/dvonn games` y pulsa **Volver a publicar**.
delivery-no-channel = Guardado, pero ya no puedo escribir en { $channel }. Si el canal aún existe, pide a la moderación que me deje verlo. Después abre la partida con `/dvonn games` y pulsa **Volver a publicar**.
delivery-locked = Guardado, pero { $channel } está bloqueado, así que no puedo mostrarlo ahí. Pide a la moderación que lo desbloquee. Entonces lo mostraré.
delivery-timeout = Guardado, pero la moderación me ha aislado temporalmente hasta { $until }. Lo mostraré después.
delivery-refused = Guardado, pero Discord rechaza mi mensaje en { $channel }. Seguiré intentándolo. También puedes abrir la partida con `/dvonn games` en otro canal y pulsar **Continuar aquí**.
delivery-no-direct = Guardado, pero mis mensajes directos no te llegan. Permítelos a miembros de un servidor donde también esté yo. Después abre la partida con `/dvonn games`.
delivery-install = Si no compartimos ningún servidor, [añádeme a tus aplicaciones]({ $install }). Así podré escribirte.
foreign-no-server = No puedo escribirte porque no compartimos ningún servidor, así que solo puedo avisarte en este chat, cuando tu rival mueva aquí. Mira este tablero de vez en cuando: cualquier botón lo actualiza.
foreign-stranger = Aún no puedo escribirte, así que solo puedo avisarte en este chat, cuando tu rival mueva aquí. [Añádeme a tus aplicaciones]({ $install }) y recibirás un tablero propio y un mensaje en cada turno.
foreign-closed = No aceptas mis mensajes directos, así que solo puedo avisarte en este chat, cuando tu rival mueva aquí. Desbloquéame o permite los mensajes directos y recibirás también un tablero propio.
foreign-not-called = No he podido avisar aquí a { $player }. Avísale tú de que le toca.
foreign-call-in-doubt = No sé si mi aviso le ha llegado a { $player }. Avísale tú de que le toca.
foreign-how = Pulsa la pila que se mueve y luego su destino.
foreign-moved-on = La partida { $match } sigue aquí en un mensaje más reciente.
foreign-behind = El tablero del otro chat lo muestra en cuanto alguien pulse allí un botón.
foreign-behind-call = No puedo escribir a { $player }. Pulsa cualquier botón del tablero en el chat donde se juega: allí le avisaré.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes

## Lists

games-match = Partida { $match }
match-number = partida { $match }
place-direct = mensajes directos
place-foreign = otro chat
label-match = Partida { $match } · contra { $opponent }
label-finished = Partida { $match } · { $white } – { $black }
label-turn-own = te toca
label-turn-other = le toca a tu rival
progress-placing = { $count } de { $total } piezas colocadas
ranking-further = … y { $count } más
ranking-own = **Tú:** puesto { $place } · { $figures }

## The lesson

button-lesson = Probar la lección

## Trying moves out

refused-no-name = Escribe un nombre para esta variante.

## Refusals

refused-challenged-oneself = No puedes lanzarte un desafío. Elige a otra persona, o deja `rival` vacío para un desafío abierto.
refused-challenged-bot = Los otros bots no juegan a DVONN. Elige a una persona o a mí, o deja `rival` vacío para un desafío abierto.
refused-opponent-cannot-see = { $opponent } no puede ver este canal. Lanza tu desafío en un canal que esa persona también pueda ver.
refused-no-such-challenge = Este desafío ya no existe. Lanza uno nuevo con `/dvonn challenge`.
refused-takes-no-challenges = { $opponent } no acepta desafíos. Desafía a otra persona, o deja `rival` vacío para un desafío abierto.
refused-asked-often-enough = Ya has desafiado a { $opponent } tantas veces como permito. Los desafíos que retiraste y los que caducaron también cuentan. Podrás volver a hacerlo { $until }, o en cuanto acepte uno.
refused-too-many-challenges = Has llegado al límite de { $most } desafíos en este servidor. Los que retiraste o caducaron cuentan durante un día. Podrás lanzar otro { $until }, o en cuanto alguien responda a uno.
refused-declined-lately = { $opponent } acaba de rechazar tu desafío. Podrás repetirlo { $until }. A otras personas puedes desafiarlas ya.
refused-own-challenge = Este desafío es tuyo, así que tiene que responder otra persona. Puedes retirarlo aquí.
refused-not-your-challenge = Solo { $opponent } puede responder a este desafío. Lanza el tuyo con `/dvonn challenge`.
refused-decline-open-challenge = Cualquiera puede aceptar este desafío, así que no hace falta rechazarlo.
refused-not-your-withdrawal = Solo { $challenger } puede retirar este desafío.
refused-challenge-closed = Lanza otro desafío con `/dvonn challenge`.
refused-no-such-match = No hay ninguna partida { $match } en este servidor. `/dvonn games` muestra las tuyas.
no-games-here = No tienes ninguna partida en curso en este servidor. Empieza una con `/dvonn challenge`.
no-games-anywhere = No tienes ninguna partida en curso. Para empezar una, usa `/dvonn challenge`: contra mí en nuestros mensajes directos, contra otra gente en cualquier otro chat o canal.
refused-direct-no-such-match = No tienes ninguna partida { $match }. `/dvonn games` muestra las tuyas. Las de otra gente solo se muestran en su servidor.
refused-only-in-servers = **{ $command }** solo funciona en el canal de un servidor, donde lo vean otras personas. Úsalo allí.
refused-nobody-else-here = Nadie más lee este chat. Elige a alguien con quien ya hayas jugado o lanza tu desafío en el canal de un servidor.
refused-not-played-yet = Desde aquí solo puedes desafiar a quien ya ha jugado contigo: así nadie recibe mensajes de desconocidos. Desafía a { $opponent } en un canal o chat en común.
refused-cannot-write-to = Mis mensajes directos no llegan a { $opponent }, así que no se puede jugar ahí. Primero hay que permitirlos.
refused-left-the-server = Ya no estás en el servidor de esta partida. Únete otra vez e inténtalo de nuevo.
refused-unclear-match = Hay varias partidas posibles: { $matches }. Escribe un número en `partida`.
refused-not-a-player = Solo pueden hacerlo quienes juegan la partida: { $white } contra { $black }. Empieza la tuya con `/dvonn challenge`.
refused-match-over = La partida { $match } ha terminado. Empieza otra con `/dvonn challenge`.
refused-out-of-time = Demasiado tarde: en la partida { $match } ya se había agotado un reloj. El resultado aparecerá aquí enseguida.
refused-own-match = La partida { $match } es tuya, así que no puedes decidir sobre ella. Pídeselo a otra persona del equipo del servidor.
refused-board-moved-on = Ese tablero ya no estaba al día. Este es el actual.
refused-not-your-turn = No te toca. Le toca a { $player }.
refused-no-more-time-to-give = En esta partida ya has regalado tiempo { $most } veces, el máximo.
refused-offer-stands = Todavía hay otra oferta abierta. { $offer }
refused-offer-lapsed = Esa oferta ya no está abierta. Ya se ha respondido, o se ha hecho otra jugada desde entonces.
refused-offer-declined = { $opponent } acaba de rechazarlo. Podrás volver a pedirlo cuando cada bando haya hecho otra jugada.
refused-own-offer = Esta oferta es tuya, así que tiene que responder { $opponent }.
refused-nothing-to-undo = No hay ninguna jugada que deshacer. Solo puedes deshacer la tuya, y antes de que responda tu rival.
refused-too-many-replies = Un plan puede tener { $most } respuestas como máximo. Borra antes alguna.
refused-plan-of-spaces = Todas las piezas están colocadas, así que no quedan casillas que planear. Para planear jugadas, usa **Probar jugadas**.
refused-plan-of-moves = Todavía se están colocando piezas. Para planear dónde van las tuyas, usa **Planear**, en **Más**.
refused-plan-without-answer = A este plan le falta tu respuesta. Añade tu jugada después de la de tu rival.
refused-plan-changed = Tu plan ha cambiado entretanto. Este es el actual.
refused-illegal-plan = No se ha planeado, porque ahí ya no es posible: { $move }.
refused-no-rematch-yet = Esta partida aún no ha terminado. Podrás pedir la revancha cuando termine.
refused-not-a-space = “{ $text }” no es una casilla del tablero. Escribe una letra de la a a la k y una fila del 1 al 5, como c3.
refused-missing-permissions = Me faltan permisos en { $channel }: { $permissions }. Pídeselos a la moderación, o juega en otro canal.
refused-no-channel = No puedo escribir en { $channel }. Pide a la moderación que me deje verlo, o juega en otro canal.
refused-locked = { $channel } está bloqueado, así que no puedo escribir ahí. Pide a la moderación que lo desbloquee o juega en otro canal.
refused-timeout = La moderación me ha aislado temporalmente hasta { $until }. Inténtalo después.
refused-refused = Discord rechaza mi mensaje en { $channel }. Inténtalo más tarde o juega en otro canal.
refused-not-the-manager = Para eso hace falta un permiso: **Gestionar servidor**. Pídeselo a alguien que lo tenga.
refused-not-a-date = No puedo leer “{ $text }” como una fecha futura. Ejemplos: 24/12, mañana, viernes, 5 días, 2 semanas.
refused-not-quiet-hours = No puedo leer “{ $text }”. Elige las dos horas y escribe una zona horaria como Europe/Madrid.
refused-not-a-daily-hour = No puedo leer “{ $text }”. Elige una hora y escribe una zona horaria como Europe/Madrid.
refused-not-a-pace = No puedo usar “{ $text }” como tiempo. Escribe el tiempo por jugada, como 3d o 10m, o un tiempo inicial y lo que suma cada jugada: 10m + 10s, o 3d + 1d < 5d (5 días como máximo). El tiempo inicial va de 10s a 30d.
refused-time-without-unit = A “{ $part }” le falta la unidad: d para días, h para horas, m para minutos, s para segundos. Escribe, por ejemplo, { $instead } o { $other }.
refused-times-without-sign = “{ $part }” puede ser un tiempo o dos. Escribe { $instead } para un tiempo por jugada, o { $other } para un tiempo inicial y lo que suma cada jugada.
refused-clock-without-start = Con un tiempo inicial de “{ $part }”, nadie podría jugar. Empieza con algo de tiempo, por ejemplo, { $instead } o { $other }.
refused-clock-too-short = “{ $part }” es demasiado corto: el tiempo inicial es de 10s como mínimo. Escribe, por ejemplo, { $instead } o { $other }.
refused-time-too-long = “{ $part }” es demasiado largo: 30d es lo máximo. Escribe, por ejemplo, { $instead } o { $other }.
refused-maximum-too-low = El máximo de “{ $part }” es menor que el tiempo inicial. Escribe al menos lo mismo, por ejemplo, { $instead }.
refused-maximum-without-increment = Ninguna jugada suma tiempo, así que no se acumula nada hasta “{ $part }”. Escribe { $instead } para ese tiempo por jugada, o { $other }.
refused-not-days-off = No puedo leer “{ $text }” como días libres. Escribe los días como números del 1 (lunes) al 7 y una zona horaria: 67 Europe/Madrid. Una zona sola significa el sábado y el domingo de allí.
refused-away-too-long = { $days ->
    [0] Ya has usado los { $most } días de este año. Recuperas cada uno un año después de usarlo.
   *[other] Es demasiado tiempo. Días que te quedan este año: { $days } de { $most }. Elige una fecha más cercana.
  }
refused-channel-not-allowed = En este servidor se juega en otros canales: { $channels }. Usa allí el comando.
refused-late-form = Lo siento, he tardado demasiado. Pulsa el botón otra vez.
refused-not-watchable = Esta partida está en un hilo privado, así que solo puedes seguirla donde la ves.
refused-unreadable-command = No he podido leer ese comando. Quizá ha cambiado desde que abriste Discord. Reinicia Discord y escríbelo otra vez.
refused-not-in-server = Aún no estoy en este servidor, así que eso no funciona aquí. Pide a alguien que lo administre que [me invite]({ $invite }). Aun así, puedes lanzar desafíos aquí o jugar contra mí en tus mensajes directos.
refused-not-in-private-channels = En este chat solo puedo responderte a ti, en privado: el resto no vería nada. Juega contra mí: el tablero llega a tus mensajes directos. Para desafiar a otra gente, usa `/dvonn challenge` aquí mismo.
refused-no-files-here = No puedes adjuntar archivos en este canal, así que aquí no puedo enviarte ninguno. Usa el comando en tus mensajes directos conmigo.
refused-no-direct-messages = Mis mensajes directos no te llegan, y ahí es donde jugarías. Permítelos a miembros de un servidor donde también esté yo y vuelve a intentarlo.
refused-seen-by-nobody-else = En este canal no puedes usar tus propias aplicaciones a la vista de todos, así que solo tú verías el desafío. Usa `/dvonn challenge` en un grupo o en tus mensajes directos con alguien. O juega contra mí: el tablero llega a tus mensajes directos.
others-play-install = Para jugar la tuya, [añádeme a tus aplicaciones]({ $install }) y usa `/dvonn challenge`.
refused-others-play = Solo { $white } y { $black } pueden usar este tablero: es su partida.
refused-discord-silent = Discord no responde en este momento, así que no ha cambiado nada. Inténtalo de nuevo en un minuto.
refused-outdated-control = Este botón ya no sirve. Abre la partida con `/dvonn games` para tener uno nuevo.

illegal-game-over = La partida ha terminado.
illegal-must-place = Antes de mover pilas hay que colocar las 49 piezas. Pulsa **Colocar pieza**, o escribe una casilla con `/dvonn move`.
illegal-must-stack = Todas las piezas están colocadas: ahora toca mover pilas. Pulsa **Mover**, o escribe dos casillas con `/dvonn move`, como d3 c2.
illegal-must-pass = Ninguna de tus pilas puede moverse, así que pasas.
illegal-may-not-pass = Una de tus pilas puede moverse, así que no puedes pasar.
illegal-occupied = { $space } está ocupada. Elige una casilla libre.
illegal-empty-space = No hay ninguna pila en { $source }.
illegal-lone-dvonn = La pieza DVONN de { $source } no es de nadie y nunca se mueve sola.
illegal-not-your-stack = La pila de { $source } no es tuya. La pieza de encima es de tu rival.
illegal-surrounded = La pila de { $source } está rodeada por los seis lados, así que no puede moverse.
illegal-same-space = Una pila no puede ir a su propia casilla, { $source }.
illegal-not-a-straight-line = { $move } no va en línea recta.
illegal-wrong-distance = La pila de { $source } tiene { $height ->
    [one] { $height } pieza, así que se mueve exactamente { $height } casilla
   *[other] { $height } piezas, así que se mueve exactamente { $height } casillas
  }, no { $distance }.
illegal-empty-target = { $target } está vacía. Una jugada tiene que acabar sobre una pieza o pila.
illegal-anywhere = Desde { $source } no hay nada donde caer { $height ->
    [1] en una casilla vecina
   *[other] a exactamente { $height } casillas
  }.
legal-targets = Jugadas posibles desde { $source }: { $targets }.
legal-stacks = Pilas que puedes mover: { $spaces }.

apology = Lo siento, algo ha salido mal por mi parte. Inténtalo de nuevo. Si vuelve a pasar, da esta referencia a quienes gestionan este bot: **{ $reference }**
apology-store = Lo siento, ahora mismo no puedo acceder a mi base de datos. No ha cambiado nada. Inténtalo de nuevo en un minuto. Referencia: **{ $reference }**
apology-saved = Lo siento, algo ha salido mal por mi parte, pero ya está guardado. Mira el resultado antes de repetirlo. Referencia: **{ $reference }**
apology-stopping = Lo siento, me estoy reiniciando y no he podido terminar. Mira si se ha hecho. Si no, inténtalo de nuevo en un minuto.

refused-picture-too-large = Esa animación ocuparía más de { $limit } kB. **Historial** muestra las mismas jugadas una a una.
refused-not-to-be-shared-here = Hay personas aquí que no pueden ver el canal de esa partida, así que no puedo compartirla aquí. Puedes compartirla en su propio canal.
refused-may-not-write = No puedes escribir en { $channel }, así que no puedo publicar allí por ti. Prueba en un canal donde puedas escribir.
refused-shared-often = Has compartido { $most } cosas aquí en poco tiempo. Deja sitio a otras personas: podrás compartir la siguiente { $until }.
refused-no-such-import = Esta notación ya no está: guardo cada una durante 7 días. Impórtala otra vez con `/dvonn import`.
refused-nothing-left-to-play = En ese punto la partida ya ha terminado, así que no se puede seguir desde ahí. Elige una jugada anterior.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-dvonn = El juego de tablero DVONN: apréndelo, desafía a otra gente y juega, jugada a jugada
command-dvonn-club = DVONN en este servidor: puntuación, ejercicios, archivo y más
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
pace-capped = { $bank } + { $increment }/jugada, máx. { $cap }
pace-whole = { $bank } para toda la partida
pace-other = otro tiempo…
pace-live = ⚡ En vivo, ahora
pace-rest = { $pace }; días libres: { $days } ({ $zone })
days-off = { $days } ({ $zone })
form-pace = Otro tiempo
form-pace-bank = Tiempo inicial
form-pace-bank-explanation = Un número con d, h, m o s: 3d son 3 días. También valen 12h, 10m y 30s.
form-pace-increment = Tiempo que suma cada jugada
form-pace-increment-explanation = Por ejemplo, 1d o 10s. Vacío: cada jugada tiene todo el tiempo.
form-pace-cap = Máximo
form-pace-cap-explanation = Lo máximo que se acumula, por ejemplo, 5d. Vacío: sin límite.
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
option-match = El número de la partida, si tienes más de una
option-finished-match = El número de la partida terminada
option-only-against = Solo partidas contra esta persona

## Private answers

done-challenged = Tu desafío está publicado. La partida empieza en cuanto alguien acepte.
done-challenged-directly = He preguntado a { $opponent } por mensaje directo. La partida empieza cuando se acepte, y se juega en mensajes directos conmigo.

## The computer

button-computer-again = Jugar nivel { $level }
button-computer-change = Cambiar…
button-ask-to-resign = Pedirle que abandone
computer-begin = **Juega contra la máquina.** Respondo en segundos, puedes deshacer cualquier jugada y no hay reloj. Elige el nivel, la colocación y tu color.
computer-up-to = Nivel más alto disponible ahora mismo: { $most }.
computer-level = Nivel { $level }
computer-level-1 = Acabo de aprender las reglas
computer-level-2 = Miro una jugada por delante y se me escapa mucho
computer-level-3 = Juego por pasar el rato
computer-level-4 = Juego a menudo y se me escapa poco
computer-level-5 = Rara vez regalo algo
computer-level-6 = Planeo dos jugadas por delante
computer-level-7 = Juego a buen nivel de club
computer-level-8 = Cuesta mucho ganarme
computer-level-9 = Gano a programas fuertes
computer-level-10 = Lo mejor que sé jugar: uno o dos segundos por jugada
computer-resigned = Es verdad, esta ya no la salvo. ¡Bien jugado!
computer-not-lost = Todavía no abandono. Puede que aún salve esta partida.
done-computer = Ha empezado la partida { $match }.
done-computer-direct = { $place ->
        [guild] Aquí no puedo abrir un hilo, así que nuestra partida { $match } está en tus mensajes directos.
       *[foreign] Nuestra partida { $match } está en tus mensajes directos, porque aquí no puedo mantener un tablero al día.
    }

## Buttons

button-cut-off = Aisladas
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
history-begun-here = Desde aquí se jugó esta partida.
ask-ply = Ir a una jugada
option-start = El principio
option-ply = { $ply }: { colour } { $move }
count-moves = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
shared-by = Compartido por { $player }:

replay-drawing = Estoy dibujando las jugadas una a una. Tardaré un momento.

## Buttons

button-place = Colocar pieza
button-back-to-panel = Volver a tu jugada
button-next = Siguiente partida
button-show-panel = Ver la partida

## The move panel

panel-heading = **Tú ({ colour }) contra { $opponent }:** { $task }.
panel-waits = **{ $opponent } está pensando.** Tú juegas con { colour }.
panel-farewell = **La partida { $match } continúa,** pero ya no puedo actualizar esta página. Pulsa **Ver la partida** para saber cómo va.
panel-choose-move = elige tu jugada
panel-choose-stack = elige qué pila mover
# The viewer in the bar above a board.
bar-you = Tú
next-is = Siguiente: { $opponent }, partida { $match }.

## The end of a match, told to one of its players

ended-board = { $result ->
    [won] **Has ganado { $own }–{ $other }.**
    [lost] **Has perdido { $own }–{ $other }.**
   *[tied] **Empate, { $own }–{ $other }.**
  }
ended-resignation = { $result ->
    [won] **Has ganado:** { $opponent } ha abandonado.
   *[lost] **Has abandonado:** gana { $opponent }.
  }
ended-time = { $result ->
    [won] **Has ganado:** a { $opponent } se le ha acabado el tiempo.
   *[lost] **Has perdido:** se te ha acabado el tiempo.
  }
ended-agreement = **Tablas** de común acuerdo con { $opponent }.
ended-score = Marcador: { $own }–{ $other }.
ended-led = { $before ->
    [you] Tuviste ventaja desde la primera jugada.
   *[opponent] { $opponent } tuvo ventaja desde la primera jugada.
  }
# Who was ahead until then, and how many pieces that move cut off.
ended-turned = { $before ->
    [you] Tuviste ventaja hasta la jugada { $ply }
    [opponent] { $opponent } tuvo ventaja hasta la jugada { $ply }
   *[nobody] Hubo igualdad hasta la jugada { $ply }
  }.
ended-cut-off = { $loser ->
    [you] Esa jugada aisló { $pieces } de tus piezas.
   *[opponent] Esa jugada aisló { $pieces } de las piezas rivales.
  }
button-play-again = Jugar otra vez
button-result = Resultado

## Plans

plan-no-spaces = **Partida { $match }: sin plan.** Elige una fila y después una casilla. Colocaré ahí una pieza en cuanto te toque.
plan-spaces = **Partida { $match }: tu plan.** Cada vez que te toque, colocaré una pieza en la primera de estas casillas que esté libre: { $spaces }.
plan-placed = Jugado según tu plan: **{ $spaces }**.

## The computer

panel-computer-thinks = estoy pensando mi jugada

## Private answers

done-played = Jugada hecha: **{ $move }**.
done-answered = { $opponent } tenía planeada una respuesta, así que el tablero ya ha avanzado.
next-none-anywhere = Ninguna partida te espera. Para empezar una, usa `/dvonn challenge`: contra mí en nuestros mensajes directos, contra otra gente en cualquier otro chat o canal.
next-none = Ninguna partida te espera. Para empezar una, usa `/dvonn challenge`.

## Records

record-event = DVONN en Discord, partida { $match }

## Rules and help

tip-edge = 💡 **Consejo:** pon algunas piezas en el borde. Pueden moverse desde el principio. Las de dentro tienen que esperar a que se vaya una vecina.
tip-red = 💡 **Consejo:** quédate cerca de las piezas DVONN ({ $spaces }). Cuando se mueven pilas, toda pila que pierde su conexión con ellas queda fuera.
tip-start = 💡 **Consejo:** empieza por el borde: { $space } puede quedarse con una vecina { $colour ->
    [white] blanca
   *[black] negra
  }.
tip-landing = 💡 **Consejo:** cae sobre las pilas de tu rival. Te quedas con ellas, y a tu rival le queda una pila menos que mover.
tip-links = 💡 **Consejo:** cuida tus conexiones. Si se va la pila de { $space }, puedes perder { $spaces }.
tip-mobile = 💡 **Consejo:** no hagas pilas demasiado altas. La de { $space } no tiene nada donde caer a { $height } casillas. Cuanto más alta es una pila, antes se atasca.
tip-danger = 💡 **Consejo:** vigila la pieza DVONN de { $space }. Si se va, puedes perder { $spaces }. Podrías caer antes sobre ella.
tip-last = 💡 **Consejo:** las últimas jugadas suelen decidir. Guarda algunas, para que tu rival tenga que pasar antes que tú.

## Tables

table-unlisted-private = No estás en la tabla porque tu perfil está oculto. Puedes cambiarlo en `/dvonn preferences`.

## The log of managers

log-setting = { $manager } cambió **{ $setting }:** { $value }
log-show = { $manager } empezó a mostrar en { $channel }: { $value }.
log-stop-showing = { $manager } dejó de mostrar: { $value }.
log-cancel-match = { $manager } canceló la partida { $number }.
log-cancel-challenge = { $manager } canceló el desafío { $number }.
log-ban = { $manager } puso a { $player } un veto para los desafíos.
log-unban = { $manager } quitó el veto a { $player }.
log-unrate = { $manager } excluyó la partida { $number } de la puntuación.

## Titles with a role

role-missing = ⚠️ Aún no puedo dar este rol: necesito **Gestionar roles** y un rol por encima.

## Dates

# A date and a month in numbers. What people type is read in the same order.
date = { $day }/{ $month }/{ $year }
date-month = { $month }/{ $year }
# Words that people type: today and the days after it, the weekdays from Monday, and how the twelve months begin, with
# the letters that tell them apart. Slashes separate ways to write the same word; hyphens stand for blanks, # for a number.
names-of-coming-days = hoy mañana/manana pasado-mañana/pasado-manana
names-of-days-ahead = en-#-días/en-#-dias/en-#-día/dentro-de-#-días/dentro-de-#-dias
names-of-weekdays = lunes/lun martes/mar miércoles/mié/mie/miercoles jueves/jue viernes/vie sábado/sáb/sab/sabado domingo/dom
names-of-months = ene feb mar abr may jun jul ago sep/set oct nov dic

## Por qué una jugada fue un error: qué viene después, o qué habría venido tras una mejor

cause-own = { $mover ->
    [you] de tus pilas
    [they] de las pilas rivales
    [white] de las pilas de las Blancas
   *[black] de las pilas de las Negras
  }
cause-other = { $mover ->
    [you] de las pilas rivales
    [they] de tus pilas
    [white] de las pilas de las Negras
   *[black] de las pilas de las Blancas
  }
cause-own-stack = { $mover ->
    [you] tu pila de { $pieces }
    [they] la pila rival de { $pieces }
    [white] la pila de { $pieces } de las Blancas
   *[black] la pila de { $pieces } de las Negras
  }
cause-other-stack = { $mover ->
    [you] la pila rival de { $pieces }
    [they] tu pila de { $pieces }
    [white] la pila de { $pieces } de las Negras
   *[black] la pila de { $pieces } de las Blancas
  }
cause-cuts-own = Aísla { $pieces } piezas { cause-own }.
cause-link = Después, { $move } aísla { $pieces } piezas { cause-own }: solo las enlazaba la pila en { $source }.
cause-carried = Después, { $move } se lleva la pieza DVONN de { $source } y aísla { $pieces } piezas { cause-own }.
cause-cut-off-later = Lleva a { $mover ->
    [you] tu propia jugada { $move }
    [they] la jugada { $move } del otro bando
    [white] la jugada { $move } de las Blancas
   *[black] la jugada { $move } de las Negras
  }, que aísla { $pieces } piezas { cause-own }.
cause-gives = Después, { $move } se queda con { cause-own-stack }, que acaba de llegar ahí.
cause-loses = Después, { $move } se queda con { cause-own-stack } en { $space }.
cause-loses-piece = Después, { $move } se queda con { $mover ->
    [you] tu pieza
    [they] la pieza rival
    [white] la pieza de las Blancas
   *[black] la pieza de las Negras
  } en { $space }.
cause-stuck = Unas jugadas más tarde, { $mover ->
    [you] no te queda
    [they] al otro bando no le queda
    [white] a las Blancas no les queda
   *[black] a las Negras no les queda
  } ninguna jugada.
cause-frees = Libera { cause-other-stack } en { $source }.
cause-missed-cut-off = { $soon ->
    [now] { $move } habría
   *[later] Tras { $better }, { $move } habría
  } aislado { $pieces } piezas { cause-other }.
cause-missed-take = { $soon ->
    [now] { $move } se habría
   *[later] Tras { $better }, { $move } se habría
  } quedado con { cause-other-stack } en { $space }.
cause-missed-dvonn = { $move } se habría quedado con la pieza DVONN en { $space }.
cause-loses-dvonn = Después, { $move } se queda con la pieza DVONN en { $space }.
cause-missed-stuck = Tras { $better }, pronto { $mover ->
    [you] al otro bando no le habría
    [they] no te habría
    [white] a las Negras no les habría
   *[black] a las Blancas no les habría
  } quedado ninguna jugada.
cause-ending = Jugando hasta el final: { $actual }. Tras { $better }: { $possible }.
cause-score = { $count } jugadas después: { $actual }. Tras { $better }: { $possible }.
cause-moves = tú { $own }, el otro bando { $other }
cause-freedom = Jugadas posibles poco después: { $actual }. Tras { $better }: { $possible }.
cause-and-other = También aísla { $also } piezas { cause-other }.
cause-and-own = También habría aislado { $also } piezas { cause-own }.
cause-result = Demostrado: antes { $before ->
    [win] ganada
   *[tie] empatada
  }, después { $after ->
    [tie] empatada
   *[loss] perdida
  }.
