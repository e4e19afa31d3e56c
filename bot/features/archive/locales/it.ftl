## The archive

archive-heading = **Archivio**
archive-none = Nessuna partita finita così che tu possa vedere.
archive-none-here = Nessuna tra le partite viste finora. Forse tra le più vecchie.
archive-won = vinte
archive-lost = perse
archive-tied = pareggio
archive-white = ha vinto il Bianco
archive-black = ha vinto il Nero
archive-setup-full = pedine piazzate a turno
archive-setup-random = pedine disposte a caso
archive-setup-record = da una posizione
archive-length-short = fino a 40 mosse
archive-length-medium = da 41 a 80 mosse
archive-length-long = più di 80 mosse
archive-exported = Partite: { $count }, la più recente per prima. `/dvonn import` ne legge una sola.
ask-archived = Apri una partita
button-newer = Più recenti
button-older = Più vecchie
button-archive-export = Come file
button-archive-more = File successivo

## Commands

command-club-archive = Le partite finite tra persone: per persona, risultato, disposizione, lunghezza e data
name-result = risultato
name-length = lunghezza
name-date = data
option-archive-player = Di chi sono le partite; vuoto: di tutti
option-archive-opponent = Solo partite contro questa persona
option-archive-result = Come sono finite; vinte e perse: da quella persona
option-archive-setup = Come è stato riempito il tavoliere
option-archive-length = Le mosse di tutti e due insieme
option-archive-date = Quando sono finite: 2026, 03/2026 o 14/03/2026
