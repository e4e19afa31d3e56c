## People and servers

done-away = **Masz przerwę do { $until }** ({ $relative }).
ask-away = **Potrzebujesz przerwy?** Od twojego następnego ruchu twoje zegary staną aż do twojego powrotu, z wyjątkiem partii z czasem do godziny.
away-left = Dni przerwy, które potem zostaną ci w tym roku: { $days }.
away-left-now = Dni przerwy, które zostały ci w tym roku: { $days }.
button-away-until = Inna data…
button-back-again = Już jestem
form-away = Przerwa
form-away-until = Do kiedy?
clocks-away = Twój zegar stoi: { $matches }. Jeśli wykonasz ruch w którejś z tych partii, zegar znowu tam ruszy.
clocks-begun = Jest twoja kolej, więc zegar chodzi do twojego ruchu: { $matches }.
clocks-live = Czas do godziny, więc zegar nie staje: { $matches }.
clocks-back = Twój zegar znowu chodzi: { $matches }.
clocks-none = Nie masz żadnej partii z zegarem.
done-back = **Witaj z powrotem!**
choice-until = { $length }: do { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
    [many] { $weeks } tygodni
   *[other] { $weeks } tygodnia
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dzień dzien dni dnia
words-for-weeks = t tyg tydzień tydzien tygodnie tygodni tygodnia

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Zatrzymaj swoje zegary, gdy nie możesz grać, do 30 dni w roku

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-until = do-kiedy

option-until = Data, np. 24.12., jutro albo piątek, lub jak długo, np. 5 dni

direct-message-away = { $opponent } ma przerwę do { $until }. Od następnego ruchu zegar tej osoby stoi w waszych partiach, z wyjątkiem tych z czasem do godziny.
direct-message-back = { $opponent } wraca po przerwie.

## Refusals

refused-not-away = Nie masz teraz przerwy, więc twoje zegary już chodzą.
