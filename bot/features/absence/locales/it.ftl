## People and servers

done-away = **La tua assenza è segnata; rientro: { $until }** ({ $relative }).
ask-away = **Starai via?** I tuoi orologi si fermano in tutte le partite fino al tuo rientro.
away-left = { $days ->
    [0] Dopo non ti restano giorni di assenza per quest’anno.
    [one] Dopo ti resta { $days } giorno di assenza per quest’anno.
   *[other] Dopo ti restano { $days } giorni di assenza per quest’anno.
  }
away-left-now = { $days ->
    [0] Non ti restano giorni di assenza per quest’anno.
    [one] Ti resta { $days } giorno di assenza per quest’anno.
   *[other] Ti restano { $days } giorni di assenza per quest’anno.
  }
button-away-until = Altra data…
button-away-change = Cambia data…
button-back-again = Ci sono di nuovo
form-away = Assenza
form-away-until = Fino a quando?
clocks-away = { $count ->
    [one] Il tuo orologio è fermo nella partita { $matches }.
   *[other] I tuoi orologi sono fermi nelle partite { $matches }.
  }
clocks-back = { $count ->
    [one] Il tuo orologio riparte nella partita { $matches }.
   *[other] I tuoi orologi ripartono nelle partite { $matches }.
  }
clocks-none = Non hai partite con l’orologio.
done-back = **Che bello rivederti!**
choice-until = { $length }: fino al { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } settimana
   *[other] { $weeks } settimane
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = g gg giorno giorni
words-for-weeks = s sett settimana settimane

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Ferma i tuoi orologi mentre non puoi giocare, fino a 30 giorni l’anno

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = fino-a

option-until = Una data come 24/12, domani o venerdì, oppure una durata come 5 giorni
