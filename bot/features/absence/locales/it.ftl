## People and servers

done-away = **Risulti assente. Rientro: { $until }** ({ $relative }).
ask-away = **Vai via per un po’?** I tuoi orologi si fermano in tutte le partite fino al tuo rientro.
away-left = Giorni che poi ti restano quest’anno: { $days }.
away-left-now = Giorni che ti restano quest’anno: { $days }.
button-away-until = Altra data…
button-away-change = Cambia data…
button-back-again = Rieccomi
form-away = Assenza
form-away-until = Fino a quando?
clocks-away = Partite in cui il tuo orologio è fermo: { $matches }.
clocks-back = Partite in cui il tuo orologio è ripartito: { $matches }.
clocks-none = Non hai partite con un orologio.
done-back = **Che bello rivederti!**
choice-until = { $length } (rientro: { $date })
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
