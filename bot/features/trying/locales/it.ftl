## Trying moves out

button-try-out = Prova mosse
button-chances = Probabilità
button-keep-line = Salva
button-rename-line = Rinomina
button-drop-line = Elimina
button-share-line = Condividi immagine
button-animate-line = Condividi animazione
button-lines = Le mie varianti
form-line-name = Salva questa variante
field-line-name = Nome
ask-line = Apri una variante
try-unnamed = **Prova mosse**
try-task = mosse di prova
try-from = { $title }, { $ply ->
    [0] dall’inizio
   *[other] dopo la mossa { $ply }
  }
try-start = { $left ->
    [0] Gioca per entrambe le parti, fin dove vuoi.
   *[other] Qui comincia la tua variante. Premi ▶️, o gioca altre mosse.
  }
try-alone = Nella tua partita non succede nulla, e lo vedi solo tu.
try-step = Mossa { $at } di { $last }: { $told }
try-to-move = { $sign } Tocca al { colour }
try-to-place-dvonn = { $sign } Il { colour } deve piazzare una pedina DVONN
try-to-place = { $sign } Il { colour } deve piazzare una pedina
try-to-pass = { $sign } Il { colour } non ha mosse e passa. Premi ▶️.
try-resumed = Ecco la tua variante dell’ultima volta.
try-no-moves = Ancora nessuna mossa. Torna indietro e giocane qualcuna, per entrambe le parti.
try-earlier = Prime mosse ({ $count }): { $moves }
try-caption = { $match ->
    [0] Da una notazione
   *[other] Dalla partita { $match }
  }, { $ply ->
    [0] dall’inizio
   *[other] dopo la mossa { $ply }
  }
try-told = Mosse provate: { $moves }.
lines-none = Non hai ancora varianti salvate. Premi **Prova mosse** nella **Cronologia** di una partita, gioca qualche mossa per entrambe le parti, poi premi **Altro** e **Salva**.
lines-heading = **Le tue varianti** ({ $count } su { $most })
lines-of-record = Da una notazione
shared-line = { $player } ha condiviso una variante su cui riflettere:
done-line-kept = ✅ Salvata. La ritrovi in **Le mie varianti**.
done-line-dropped = Eliminata dalle tue varianti. Qui è ancora aperta, e **Salva** la recupera.

## Refusals

refused-no-such-line = Questa variante è stata eliminata. Per cominciarne una nuova, premi **Prova mosse** nella **Cronologia**. Trovi le altre in **Le mie varianti**, lì sotto **Altro**.
refused-too-many-lines = Hai già { $most } varianti salvate, il massimo. Eliminane una che non ti serve più, poi salva questa, che resta aperta.
refused-line-in-play = La partita { $match } è ancora in corso, quindi non puoi condividere questa variante. Potrai farlo quando la partita sarà finita.
refused-nothing-to-try = In questa posizione la partita è finita, quindi non ci sono mosse da provare. Torna indietro di una mossa o due.

## People and servers

kept-lines = Varianti salvate: { $count }
