## Personen und Server

done-away = **Du bist bis { $until } abwesend** ({ $relative }).
ask-away = **Bist du eine Zeit lang weg?** Deine Uhren stehen in allen Partien still, bis du wieder da bist.
away-left = { $days ->
    [0] Danach hast du dieses Jahr keine Tage Abwesenheit mehr.
    [one] Danach hast du dieses Jahr noch { $days } Tag Abwesenheit.
   *[other] Danach hast du dieses Jahr noch { $days } Tage Abwesenheit.
  }
away-left-now = { $days ->
    [0] Du hast dieses Jahr keine Tage Abwesenheit mehr.
    [one] Du hast dieses Jahr noch { $days } Tag Abwesenheit.
   *[other] Du hast dieses Jahr noch { $days } Tage Abwesenheit.
  }
button-away-until = Anderes Datum …
button-away-change = Datum ändern …
button-back-again = Ich bin wieder da
form-away = Abwesend sein
form-away-until = Bis wann?
clocks-away = { $count ->
    [one] Deine Uhr steht jetzt in Partie { $matches }.
   *[other] Deine Uhren stehen jetzt in den Partien { $matches }.
  }
clocks-back = { $count ->
    [one] Deine Uhr läuft wieder in Partie { $matches }.
   *[other] Deine Uhren laufen wieder in den Partien { $matches }.
  }
clocks-none = Du hast keine Partie mit Uhr.
done-back = **Willkommen zurück!**
choice-until = { $length }: bis { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
  }
# Was nach einer Zahl als Tage und als Wochen gelesen wird: alle Formen und Kürzel, dazwischen Leerzeichen.
words-for-days = t tag tage tagen
words-for-weeks = w woche wochen

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-away = Deine Uhren anhalten, wenn du nicht spielen kannst, bis zu 30 Tage im Jahr

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-until = bis

option-until = Ein Datum wie 24.12., morgen oder Freitag, oder eine Dauer wie 5 Tage
