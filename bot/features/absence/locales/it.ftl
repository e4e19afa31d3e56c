## People and servers

done-away = **Risulti assente. Rientro: { $until }** ({ $relative }).
ask-away = **Vai via per un po’?** Dal tuo prossimo turno i tuoi orologi si fermano fino al tuo rientro, tranne nelle partite di un’ora al massimo.
away-left = Giorni d’assenza che ti resteranno quest’anno: { $days }.
away-left-now = Giorni d’assenza che ti restano quest’anno: { $days }.
button-away-until = Altra data…
button-back-again = Rieccomi
form-away = Assenza
form-away-until = Fino a quando?
clocks-away = Il tuo orologio è fermo: { $matches }. Se muovi in una di queste, lì riparte.
clocks-begun = Tocca a te, quindi il tuo orologio corre finché non muovi: { $matches }.
clocks-live = Un’ora al massimo, quindi il tuo orologio non si ferma: { $matches }.
clocks-back = Il tuo orologio è ripartito: { $matches }.
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

direct-message-away = { $opponent } ora è assente. Rientro: { $until }. Dal suo prossimo turno il suo orologio si ferma nelle vostre partite, tranne quelle di un’ora al massimo.
direct-message-back = { $opponent } è di nuovo qui.

## Refusals

refused-not-away = Ora non risulti assente, quindi i tuoi orologi vanno già.
