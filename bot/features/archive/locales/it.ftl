## The archive

archive-heading = **Archivio**
archive-none = Nessuna partita finita che tu possa vedere corrisponde a questa ricerca.
archive-none-here = Per ora nessuna. Forse ce ne sono tra le più vecchie.
archive-won = vinte
archive-lost = perse
archive-tied = pareggiate
archive-white = ha vinto il Bianco
archive-black = ha vinto il Nero
archive-setup-full = pedine piazzate a turno
archive-setup-random = pedine disposte a caso
archive-setup-record = da una posizione
archive-length-short = fino a 40 mosse
archive-length-medium = da 41 a 80 mosse
archive-length-long = più di 80 mosse
archive-exported = Partite: { $count }, dalla più recente. Per leggerne una sola, usa `/dvonn import`.
ask-archived = Apri una partita
button-newer = Più recenti
button-older = Più vecchie
button-archive-export = Esporta in un file

## Commands

command-club-archive = Partite finite tra persone, per persona, risultato, disposizione, lunghezza e data
name-result = risultato
name-length = lunghezza
name-date = data
option-archive-player = Di chi sono le partite; vuoto: quelle di tutti
option-archive-result = Come sono finite, dal punto di vista di quella persona
option-archive-setup = Come le pedine sono arrivate sul tavoliere
option-archive-length = Le mosse di entrambe le parti insieme
option-archive-date = Quando sono finite: 2026, 03/2026 o 14/03/2026

## Refusals

refused-not-a-period = Non riesco a leggere “{ $text }” come data. Scrivi un anno, un mese o un giorno: 2026, 03/2026 o 14/03/2026.
