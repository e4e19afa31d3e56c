## Buttons

button-plan = Pianifica
button-your-plan = Il tuo piano
button-drop-plan = Elimina il piano
button-plan-line = Pianifica così

## Plans

plan-of = il tuo piano (risposte: { $count } su { $most })
plan-none = nessun piano
plan-goes-on = Le risposte a mosse che non vengono giocate si eliminano. Il resto rimane.
plan-begins = Tocca a te. Gioca tu la prima mossa del piano, e le risposte che la seguono restano.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** O se { $theirs }: { $own }
plan-line-then = **{ $number }** Poi se { $theirs }: { $own }
plan-line-after = **{ $number }** O dopo { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Dopo la tua mossa { $own }
plan-they-pass = l’altra parte passa
plan-you-pass = passo
plan-resign = abbandono
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: dopo la tua mossa { $own }
plan-waits = Salvato. Lo vedi solo tu. Comincia quando avrai giocato la sua prima mossa.
plan-replaced = Risposta sostituita: **{ $own }**, con tutto ciò che la seguiva.
plan-how = Per pianificare, gioca la mossa che ti aspetti da { $opponent }, poi la tua risposta, e premi **Pianifica così**. Se arriva quella mossa, giocherò subito la tua risposta.
plan-further = Per rispondere a un’altra mossa avversaria, torna indietro con ◀️, gioca quella mossa e la tua risposta, poi premi di nuovo **Pianifica così**.
ask-drop-reply = Elimina una risposta
