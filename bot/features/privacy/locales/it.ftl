## Blocking

kept-blocked = { $count ->
    [one] { $count } persona che hai bloccato
   *[other] { $count } persone che hai bloccato
  }

## People and servers

kept-heading = **Ecco che cosa conservo di te:**
kept-name = il nome { $name }
kept-language = la tua lingua: { $language }
kept-running = { $count ->
    [one] { $count } partita in corso
   *[other] { $count } partite in corso
  }
kept-finished = { $count ->
    [one] { $count } partita finita
   *[other] { $count } partite finite
  }
kept-challenges = { $count ->
    [one] { $count } sfida aperta
   *[other] { $count } sfide aperte
  }
kept-preferences = le tue preferenze
kept-absences = le tue assenze ({ $count ->
    [1] una volta
   *[other] { $count } volte
  })
kept-imports = { $count ->
    [one] { $count } notazione importata
   *[other] { $count } notazioni importate
  } (per 7 giorni)
kept-watched = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
  } che segui, e come vuoi riceverne notizie
kept-reminders = { $count ->
    [one] { $count } promemoria
   *[other] { $count } promemoria
  } di partite che hai chiesto
kept-follows = { $count ->
    [one] { $count } canale per il pubblico che hai impostato, o che mostra
   *[other] { $count } canali per il pubblico che hai impostato, o che mostrano
  } solo le tue partite
kept-lesson = a che punto sei nella lezione
kept-results = { $count ->
    [one] il risultato di { $count } partita con un’altra persona
   *[other] i risultati di { $count } partite con altre persone e il tuo rating
  }
kept-week-tries = tentativi ai tavolieri della settimana: { $count }
kept-lines = { $count ->
    [one] { $count } variante che hai provato
   *[other] { $count } varianti che hai provato
  }
kept-puzzles = { $count ->
    [one] { $count } problema che hai provato, e il tuo rating
   *[other] { $count } problemi che hai provato, e il tuo rating
  }
kept-mistakes = { $count ->
    [one] { $count } errore dalle analisi delle tue partite, e quando torna
   *[other] { $count } errori dalle analisi delle tue partite, e quando tornano
  }
kept-nothing = Di te non conservo nulla.
ask-forget = **Eliminare i tuoi dati?** Così abbandoni le tue partite e chiudi le tue sfide; le tue mosse restano, a nome di “Account eliminato”. I tavolieri delle nostre partite nei messaggi diretti vengono cancellati. Non si può tornare indietro.
button-forget-me = Elimina i miei dati
done-forgotten = Fatto: i tuoi dati sono eliminati. I vecchi tavolieri con il tuo nome verranno ridisegnati entro qualche minuto.

## For those who manage a server

kept-bans = { $count ->
    [one] che in { $count } server non puoi sfidare: questo
   *[other] che in { $count } server non puoi sfidare: questo
  } rimane anche se elimini i tuoi dati, finché lì chi gestisce il server non toglie il ban
kept-acts = { $count ->
    [one] { $count } voce nel registro di un server su chi lo gestisce
   *[other] { $count } voci nei registri di server su chi li gestisce
  }, da cui il tuo nome verrebbe tolto

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Guarda che cosa conservo di te, e fallo cancellare
