## Buttons

button-plan = Pianifica
button-drop-plan = Scarta il piano
button-drop-branch = Scarta risposta
button-whole-plan = Tutto il piano
button-plan-line = Pianifica così
button-plan-on = Continua il piano
button-resign-there = Abbandona lì

## The move panel

ask-target = Scegli dove va

## Plans

plan-no-replies = **Partita { $match }: nessun piano.** Scegli una possibile mossa di { $opponent }, poi la tua risposta: la giocherò subito.
plan-replies = **Partita { $match }: il tuo piano per le prossime mosse di { $opponent }** (risposte: { $count } su { $most }). Ciò che non viene giocato si scarta; il resto rimane.
plan-begins = **Partita { $match }: il tuo piano a partire dalla tua mossa** (risposte: { $count } su { $most }). Tocca a te: gioca tu la prima mossa, e ciò che la segue rimane.
plan-at-reply = **Partita { $match }: risposta { $number } del tuo piano.** Il tavoliere mostra la posizione che ne nasce; ciò che aggiungi qui la segue.
plan-at-end = **Partita { $match }: risposta { $number } del tuo piano.** Con questa la partita finisce, quindi non può seguire altro.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** O se { $theirs }: { $own }
plan-line-then = **{ $number }** poi se { $theirs }: { $own }
plan-line-after = **{ $number }** o, dopo { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Dopo la tua mossa { $own }
plan-they-pass = l’altra parte passa
plan-you-pass = passi
plan-resign = abbandoni
words-for-pass = passo passa passi passare
words-for-resign = abbandono abbandona abbandoni abbandonare
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: dopo la tua mossa { $own }
plan-waits = Salvato; lo vedi solo tu. Aspetta che tu giochi la prima mossa.
plan-replaced = Prende il posto della tua risposta { $own }, e di tutto ciò che la seguiva.
plan-their-stack = Se muove **{ $space }** …
plan-theirs = Se gioca **{ $theirs }**, io giocherò …
plan-no-answer = Dopo **{ $theirs }** non hai mosse da pianificare.
plan-passed = Dopo **{ $theirs }** non puoi muovere, quindi passerò per te. Da lì puoi continuare il piano.
plan-answered = Finora qui il tuo piano era **{ $own }**. Un’altra risposta ne prende il posto, e anche di tutto ciò che la segue.
plan-own-stack = Se gioca **{ $theirs }**, io muoverò **{ $space }** …
ask-their-stack = Scegli una pila avversaria
ask-their-target = Scegli dove può andare
ask-own-stack = Scegli la pila per rispondere
ask-reply = Guarda una risposta
ask-plan-resign = **Vuoi abbandonare la partita { $match } appena { $opponent } gioca { $theirs }?** Vincerà, e una volta giocata la mossa non si torna indietro.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Mosse preparate in anticipo, giocate appena tocca a te; le vedi solo tu

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-spaces = caselle
name-line = variante

option-spaces = Dove vanno le tue prossime pedine, prima le più volute: c3 d4 e2; vuoto: mostra il tuo piano
option-line = Le mosse di entrambe le parti da ora: c3-d4 e5-e4 f3-g3 …; le tue sono le risposte
