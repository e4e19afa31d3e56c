## The computer

button-computer-again = Livello { $level }
button-ask-to-resign = Chiedi l’abbandono
computer-begin = **Sfida il computer.** Rispondo in un secondo o due, annullo le mosse che vuoi e non ho orologio. Scegli un livello, la disposizione delle pedine e il tuo colore.
computer-up-to = Dove giro ora non riesco a pensare più in fretta, quindi qui il livello massimo è { $most }.
computer-level = Livello { $level }
computer-level-1 = Ha appena imparato le regole
computer-level-2 = Guarda una mossa avanti, ma non vede tutto
computer-level-3 = Gioca ogni tanto
computer-level-4 = Regala di rado qualcosa
computer-level-5 = Ragiona due mosse avanti
computer-level-6 = Forza da circolo
computer-level-7 = Difficile da battere
computer-level-8 = Il massimo delle mie forze
computer-resigned = Hai ragione, questa non la salvo più. Bella partita!
computer-not-lost = Non abbandono ancora: da qui la mia sconfitta non è certa.
done-computer = La partita { $match } è cominciata.
