## Buttons

button-rules-short = Reglas
button-commands = Todos los comandos

## Rules and help

rules-heading = **Cómo se juega a DVONN** · { $title } · { $page } de { $pages }
ask-chapter = Ir a una página
shared-rules = { $player } muestra cómo se juega a DVONN:

rules-title-aim = El objetivo
rules-text-aim = Se juega formando pilas. Una pila es del color que está **encima**, y al final gana quien tiene **más piezas**.
    Pero una pila solo sigue en juego mientras esté conectada con una **pieza DVONN** roja, así que cuida tus conexiones.
    -# DVONN es un juego de Kris Burm, el cuarto del proyecto GIPF.
rules-caption-aim = Piezas de cada bando en la imagen: Blancas { $white }, Negras { $black }.
rules-title-placing = Colocar piezas
rules-text-placing = Los colores se sortean, salvo que el desafío indique otra cosa. Empiezan las Blancas y se coloca por turnos: una pieza cada vez, en cualquier casilla vacía. Primero van las tres piezas DVONN (Blancas, Negras, Blancas). Después cada bando coloca las de su color, empezando por las Negras. Las 3 piezas rojas, las 23 blancas y las 23 negras llenan las 49 casillas.
    Las Blancas, que colocan la última pieza, **hacen también la primera jugada**.
rules-caption-placing = La imagen muestra las primeras { $count } piezas en el tablero.
rules-title-moving = Mover pilas
rules-text-moving = Mueves una pila entera cuya **pieza de encima** sea tuya. Una pieza sola es una pila de una. Va en línea recta, en una de **seis direcciones**, exactamente **tantas casillas como piezas tiene**, sean del color que sean.
    Puede pasar por encima de todo, y las casillas vacías también cuentan. Pero tiene que **caer sobre** una pieza o pila, sea tuya o no. Las dos forman una sola pila.
rules-caption-moving = En la imagen, { $space } tiene { $height ->
    [one] { $height } pieza
   *[other] { $height } piezas
  } y puede ir a { $targets }, pero no a { $empty }, porque ahí no hay nada.
rules-title-blocked = Pilas bloqueadas
rules-text-blocked = Una pila **rodeada por los seis lados** no puede moverse. Por eso al principio solo pueden hacerlo las piezas del borde. Cuando una casilla se vacía, sus vecinas quedan libres.
    Una pieza DVONN sola **nunca se mueve**. Pero puedes caer sobre ella, y entonces viaja en tu pila.
rules-caption-blocked = En la imagen, una cruz (✕) marca cada pila rodeada. Vacías: { $empty }. Libres a su lado: { $free }. Todo el borde está libre también.
rules-title-connected = Conservar la conexión
rules-text-connected = Cuando todas las piezas están colocadas, cada pila necesita una **conexión con una pieza DVONN**: dentro de la propia pila, a su lado o al final de una cadena de pilas. Tras cada jugada, las pilas sin conexión quedan fuera al momento, también las tuyas, y no cuentan para **nadie**.
    Las tres piezas DVONN se quedan siempre, incluso solas.
rules-caption-connected = En la imagen, { $move } rompería la conexión. Las pilas marcadas con un menos quedarían fuera: { $pieces } piezas de los dos colores, en { $spaces }.
rules-title-forced = La obligación de mover
rules-text-forced = **Tienes que mover** si puedes, aunque tu única jugada aísle **tus propias** pilas. Antes de una jugada así te pregunto, pero a veces no hay otra.
    Por eso, hacia el final, mira más lejos: ¿qué jugadas te quedarán?
rules-caption-forced = En la imagen, { $move } es la única jugada de las Blancas. Aísla sus pilas de { $spaces }: se pierden { $pieces } piezas.
rules-title-passing = Pasar y volver
rules-text-passing = Si ninguna de tus pilas puede moverse, **pasas**. Yo lo hago por ti, y tu rival sigue jugando sin ti.
    En cuanto una de tus pilas puede moverse otra vez, vuelves a jugar, y entonces tienes que mover.
rules-caption-passing = En la imagen, la última pila de las Blancas, en { $space }, está rodeada (✕), así que las Blancas pasan. Si después las Negras juegan { $move }, { $space } queda libre y tiene que moverse.
rules-title-end = El final
rules-text-end = Cuando **ningún bando** puede mover, la partida termina. Cada cual cuenta todas las piezas de sus pilas, **sean del color que sean**. Gana quien tiene más piezas. Con números iguales hay **empate**.
    Una pieza DVONN dentro de una pila cuenta como cualquier otra. Si está sola, no es de nadie.
rules-caption-end = En la imagen ya nadie puede mover. Las Blancas ganan { $more }–{ $less }, y las casillas doradas marcan sus pilas.
rules-title-edge = Consejo 1: coloca bien
rules-text-edge = Pon muchas de tus piezas **en el borde**, donde pueden moverse desde el principio, y **cerca de las piezas DVONN**, donde conservan sus conexiones.
    El reglamento también aconseja repartirlas. Pero en nuestras partidas de prueba, a las piezas con vecinas les fue mejor, porque tienen dónde caer.
rules-caption-edge = En la imagen, las Blancas tienen { $edge } de { $count } piezas en el borde y { $near } a dos casillas como mucho de una pieza DVONN.
rules-title-landing = Consejo 2: cae sobre pilas
rules-text-landing = Cuando caes sobre una pila de tu rival, **te quedas con ella**. Sus piezas cuentan para ti, y tu rival tiene una pila menos que mover. Pero no desaparece: tu rival puede caer sobre ella y recuperarla.
rules-caption-landing = En la imagen, { $move } convierte { $white }–{ $black } en { $more }–{ $less }. Pilas que las Negras pueden mover: { $after } en vez de { $before }.
rules-title-mobile = Consejo 3: conserva la movilidad
rules-text-mobile = Procura que **muchas de tus pilas puedan moverse**. Cuanto más alta es una pila, más lejos tiene que ir y antes se queda sin nada donde caer.
rules-caption-mobile = En la imagen, la pila de las Blancas en { $space } está atascada: tendría que moverse { $height } casillas. Las pilas bajas de { $spaces } aún pueden moverse.
rules-title-danger = Consejo 4: vigila las piezas DVONN
rules-text-danger = Vigila toda pila de tu rival que lleve una **pieza DVONN**. Cuando se va, todo lo que solo dependía de ella queda aislado. Mira adónde puede ir y cuánto te costaría.
    Si es demasiado, **cae tú sobre ella**. Así pasa a ser tuya, y cuanto más alta es, más le cuesta moverse.
rules-caption-danger = En la imagen juegan las Blancas. La jugada siguiente, { $move }, aislaría sus pilas de { $spaces }, así que antes se quedan con esa pila: { $answer }.
rules-title-last = Consejo 5: guarda jugadas para el final
rules-text-last = Las últimas jugadas suelen decidir la partida. Si **aún puedes mover** cuando tu rival tiene que pasar, recoges una pila tras otra.
    Así que guarda jugadas en reserva, e intenta que tu rival tenga que pasar antes que tú.
rules-caption-last = En la imagen, { $space } es la única pila que pueden mover las Negras. Las Blancas juegan { $move }. Las Negras tienen que pasar, y las Blancas siguen.

help = **DVONN, jugada a jugada** · un juego de Kris Burm, el cuarto del proyecto GIPF
    ¿Es nuevo para ti? **Probar la lección** te lleva cinco minutos, y **Cómo jugar** explica todas las reglas.
    { $place ->
        [bot-dm] Pulsa **Contra la máquina** para empezar aquí mismo. Para jugar contra otra gente, pulsa **Buscar rival**, o **Desafiar a alguien** que ya haya jugado contigo.
        [foreign] Pulsa **Contra la máquina** y el tablero llega a tus mensajes directos. Para jugar contra otra gente, usa aquí `/dvonn challenge`: juega contra ti quien acepte primero. Mis demás respuestas solo las ves tú.
       *[guild] Pulsa **Desafiar a alguien**. Pondré el tablero en el canal y avisaré a cada cual cuando le toque.
    }
    Se juega con los botones de debajo del tablero o escribiendo `/dvonn move` (lo mejor con un lector de pantalla).
help-version = Versión { $version }
help-commands = **Todos los comandos** · { $topic }
ask-help-topic = Elige un tema
help-topic-begin = Empezar
help-topic-play = Jugar
help-topic-better = Mejorar
help-topic-watch = Seguir y repasar
help-topic-yours = Ajustes y datos
help-topic-server = Gestionar un servidor
help-text-begin =
    - **Aprender:** `/dvonn learn` es una lección en tableros pequeños. `/dvonn rules` explica todas las reglas con imágenes.
    - **Empezar:** `/dvonn challenge` desafía a alguien o lanza un desafío abierto. Con un `nivel` del 1 al 10 juegas contra mí al momento.
    - **Buscar rival:** `/dvonn-club opponent` te empareja con alguien que también busca.
    - **Encontrar tus partidas:** `/dvonn next` abre la partida que más tiempo lleva esperándote. `/dvonn games` muestra tus partidas, en curso y terminadas, y tus desafíos. **Abrir** muestra un tablero.
    - **Fuerza:** `/dvonn profile` muestra una puntuación, resultados y partidas recientes. `/dvonn-club table` es la tabla del servidor.
help-text-play =
    - **Jugar escribiendo:** `/dvonn move` coloca una pieza con una casilla y mueve una pila con dos. Propone en palabras las jugadas posibles, con lo que hace cada una. Es lo mejor con un lector de pantalla.
    - **Sin imágenes:** `/dvonn preferences` muestra tus páginas privadas en palabras. **Tablero en texto**, en **Más**, describe cualquier tablero línea por línea.
    - **Ahorrar tiempo:** **Planear**, en **Más**, prepara tus próximas colocaciones o tus respuestas a las jugadas de tu rival.
    - **Cambiar de idea:** **Deshacer**, en **Más**, pide deshacer una jugada. `/dvonn resign` abandona u ofrece tablas. Antes te pido confirmación.
    - **Relojes:** un desafío puede tener cualquier ritmo, de diez segundos por jugada a sin límite, con días libres si quieres. **Regalar un día**, en **Más**, da tiempo a tu rival.
help-text-better =
    - **Practicar:** `/dvonn puzzle` te da un ejercicio a tu medida. Pulsa **Pista** en tu turno contra mí, o en **Historial** de una partida terminada.
    - **Probar jugadas:** **Probar jugadas**, en **Historial** y en tus tableros, te deja jugar en privado por los dos bandos. **Mis variantes**, allí en **Más**, muestra las que guardas.
    - **Aprender de una partida:** **Análisis**, debajo del resultado, muestra las peores jugadas y qué era mejor.
    - **Cada semana:** `/dvonn-club week` es el tablero de la semana. `/dvonn-club puzzles` es la tabla de los ejercicios del mes. `/dvonn-club mistakes` trae de vuelta tus propios errores como ejercicios.
help-text-watch =
    - **Seguir:** `/dvonn watch` muestra las partidas en curso y las que sigues. **Seguir**, debajo de un tablero, te envía novedades. `/dvonn remind` te recuerda mañana una partida.
    - **Repasar:** pulsa **Historial** debajo de un tablero. En **Más**, **Repetición** muestra una partida como animación corta, **Gráfico** la dibuja como curva y **Exportar** te da su notación. `/dvonn import` lee una notación, y desde ella puedes empezar una partida. `/dvonn-club archive` encuentra partidas terminadas por persona, resultado, colocación, longitud y fecha.
help-text-yours =
    - **Preferencias:** `/dvonn preferences` ajusta avisos, horas de silencio, imágenes y quién puede desafiarte. `/dvonn away` detiene tus relojes mientras no puedas jugar.
    - **Tus datos:** `/dvonn forget` muestra lo que guardo sobre ti y lo borra si quieres.
    No se pierde nada si me reinicio: partidas y botones siguen funcionando.
help-text-server =
    Para quienes gestionan el servidor:
    - `/dvonn-admin settings` ajusta dónde y cómo se juega.
    - `/dvonn-admin follow` hace que un canal muestre partidas al público.
    - `/dvonn-admin show` mantiene al día la tabla de puntuación en un canal.
    - `/dvonn-admin cancel` cancela una partida o un desafío.
    - `/dvonn-admin inspect` muestra cómo se jugó una partida terminada.
    - `/dvonn-admin unrate` excluye una partida terminada de la puntuación.
    - `/dvonn-admin ban` y `/dvonn-admin unban` deciden quién puede desafiar.
    - `/dvonn-admin export`: todas las partidas.
    - `/dvonn-admin log`: quién hizo qué.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-rules = Todas las reglas de DVONN con imágenes, y cinco consejos de estrategia
command-help = Cómo empezar, y todo lo que sabe hacer el bot
