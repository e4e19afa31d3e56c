## Personen und Server

done-away = **Du bist bis { $until } abwesend** ({ $relative }).
ask-away = **Bist du eine Zeit lang weg?** Ab deinem nächsten Zug stehen deine Uhren still, bis du wieder da bist, außer in Partien mit höchstens einer Stunde Bedenkzeit.
away-left = Abwesenheitstage, die dir danach dieses Jahr bleiben: { $days }.
away-left-now = Abwesenheitstage, die dir dieses Jahr bleiben: { $days }.
button-away-until = Anderes Datum …
button-back-again = Ich bin wieder da
form-away = Abwesenheit
form-away-until = Bis wann?
clocks-away = Deine Uhr steht: { $matches }. Ziehst du in einer dieser Partien, läuft sie dort wieder.
clocks-begun = Du bist am Zug, also läuft deine Uhr, bis du gezogen hast: { $matches }.
clocks-live = Höchstens eine Stunde Bedenkzeit, also läuft deine Uhr weiter: { $matches }.
clocks-back = Deine Uhr läuft wieder: { $matches }.
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
# Wie die zwölf Monate anfangen, so weit, dass sie sich unterscheiden; Schrägstriche zwischen Schreibweisen eines Monats.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-away = Deine Uhren anhalten, wenn du nicht spielen kannst, bis zu 30 Tage im Jahr

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-until = bis

option-until = Ein Datum wie 24.12., morgen oder Freitag, oder eine Dauer wie 5 Tage

direct-message-away = { $opponent } ist bis { $until } abwesend. Ab dem nächsten Zug steht die Uhr von { $opponent } in euren Partien, außer bei höchstens einer Stunde Bedenkzeit.
direct-message-back = { $opponent } ist wieder da.

## Absagen

refused-not-away = Du bist nicht abwesend, deine Uhren laufen also schon.
