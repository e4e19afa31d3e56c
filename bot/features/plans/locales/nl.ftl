## Buttons

button-plan = Plannen
button-your-plan = Jouw plan
button-drop-plan = Plan wissen
button-plan-line = Dit plannen

## Plans

plan-of = jouw plan, { $count } van { $most } antwoorden
plan-none = geen plan
plan-goes-on = Wat niet gespeeld wordt, vervalt; de rest blijft.
plan-begins = Je bent aan zet: speel de eerste zet zelf, dan blijft wat erop volgt.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Op { $theirs }: { $own }
plan-line-beside = **{ $number }** Of op { $theirs }: { $own }
plan-line-then = **{ $number }** dan op { $theirs }: { $own }
plan-line-after = **{ $number }** of, na { $after }, op { $theirs }: { $own }
plan-line-begin = **{ $number }** Zodra je { $own } hebt gespeeld
plan-they-pass = passen
plan-you-pass = passen
plan-resign = opgeven
option-reply = { $number }: op { $theirs }: { $own }
option-begin = { $number }: zodra je { $own } hebt gespeeld
plan-waits = Opgeslagen; alleen jij ziet het. Het wacht tot je de eerste zet hebt gespeeld.
plan-replaced = Vervangen antwoord: **{ $own }**, met alles wat daarop volgde.
plan-how = Om te plannen speel je hier de volgende zetten voor beide kanten en druk je dan op **Dit plannen**. Speelt { $opponent } zoals in jouw variant, dan antwoord ik meteen met jouw zetten.
plan-further = Voor een andere zet van je tegenstander ga je terug met ◀, speel je die zet en jouw antwoord, en druk je weer op **Dit plannen**.
plan-moved = Plannen maak je nu met **Uitproberen**.
ask-drop-reply = Wis een antwoord
