## The computer

button-computer-again = Jugar nivel { $level }
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
computer-resigned = Es verdad, esta ya no la salvo. ¡Bien jugado!
computer-not-lost = Todavía no abandono: aquí no es seguro que pierda.
done-computer = Ha empezado la partida { $match }.
