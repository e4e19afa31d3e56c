## Buttons

button-plan = Pianifica
button-your-plan = Il tuo piano
button-drop-plan = Scarta il piano
button-plan-line = Pianifica così

## Plans

plan-of = il tuo piano (risposte: { $count } su { $most })
plan-none = nessun piano
plan-goes-on = Ciò che non viene giocato si scarta; il resto rimane.
plan-begins = Tocca a te: gioca tu la prima mossa, e ciò che la segue rimane.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Se { $theirs }: { $own }
plan-line-beside = **{ $number }** O se { $theirs }: { $own }
plan-line-then = **{ $number }** poi se { $theirs }: { $own }
plan-line-after = **{ $number }** o, dopo { $after }, se { $theirs }: { $own }
plan-line-begin = **{ $number }** Dopo la tua mossa { $own }
plan-they-pass = l’altra parte passa
plan-you-pass = passo
plan-resign = abbandono
option-reply = { $number }: se { $theirs }: { $own }
option-begin = { $number }: dopo la tua mossa { $own }
plan-waits = Salvato; lo vedi solo tu. Aspetta che tu giochi la prima mossa.
plan-replaced = Risposta sostituita: **{ $own }**, con tutto ciò che la seguiva.
plan-how = Per pianificare, gioca qui le prossime mosse di entrambe le parti, poi premi **Pianifica così**. Se { $opponent } gioca come nella tua variante, risponderò subito con le tue mosse.
plan-further = Per rispondere a un’altra mossa avversaria, torna indietro con ◀, gioca quella e la tua risposta, e premi di nuovo **Pianifica così**.
plan-moved = Ora i piani si fanno con **Prova mosse**.
ask-drop-reply = Scarta una risposta
