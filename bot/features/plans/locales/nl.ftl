## Buttons

button-plan = Plannen
button-your-plan = Jouw plan
button-drop-plan = Plan wissen
button-plan-line = Dit plannen

## Plans

plan-of = jouw plan, { $count } van { $most } antwoorden
plan-none = geen plan
plan-goes-on = Antwoorden op zetten die niet gespeeld worden, vervallen. De rest blijft.
plan-begins = Je bent aan zet. Speel de eerste zet van je plan zelf, dan blijven de antwoorden erna staan.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Op { $theirs }: { $own }
plan-line-beside = **{ $number }** Of op { $theirs }: { $own }
plan-line-then = **{ $number }** Dan op { $theirs }: { $own }
plan-line-after = **{ $number }** Of na { $after }, op { $theirs }: { $own }
plan-line-begin = **{ $number }** Zodra je { $own } hebt gespeeld
plan-they-pass = passen
plan-you-pass = passen
plan-resign = opgeven
option-reply = { $number }: op { $theirs }: { $own }
option-begin = { $number }: zodra je { $own } hebt gespeeld
plan-waits = Opgeslagen. Alleen jij ziet het. Het plan begint zodra je de eerste zet ervan hebt gespeeld.
plan-replaced = Vervangen antwoord: **{ $own }**, met alles wat daarop volgde.
plan-how = Om te plannen speel je de zet die je van { $opponent } verwacht, dan je antwoord, en druk je op **Dit plannen**. Komt die zet, dan speel ik meteen jouw antwoord.
plan-further = Om op een andere zet te antwoorden, ga je terug met ◀️, speel je die zet en je antwoord, en druk je weer op **Dit plannen**.
ask-drop-reply = Een antwoord wissen
