## Buttons

button-plan = Plannen
button-drop-plan = Plan wissen
button-drop-branch = Antwoord wissen
button-whole-plan = Hele plan
button-plan-line = Dit plannen
button-plan-on = Verderplannen
button-resign-there = Daar opgeven

## The move panel

ask-target = Kies waar de stapel heen gaat

## Plans

plan-no-replies = **Partij { $match }: nog niets gepland.** Kies een zet die { $opponent } kan doen en dan jouw antwoord: dat speel ik meteen.
plan-replies = **Partij { $match }: jouw plan voor de volgende zetten van { $opponent }** ({ $count } van { $most } antwoorden). Wat niet gespeeld wordt, vervalt; de rest blijft.
plan-begins = **Partij { $match }: jouw plan vanaf jouw zet** ({ $count } van { $most } antwoorden). Je bent aan zet: speel de eerste zet zelf, dan blijft wat erop volgt.
plan-at-reply = **Partij { $match }: antwoord { $number } van je plan.** Het bord toont de stelling erna; wat je hier toevoegt, volgt daarop.
plan-at-end = **Partij { $match }: antwoord { $number } van je plan.** Daarmee eindigt de partij, dus er kan niets meer volgen.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Op { $theirs }: { $own }
plan-line-beside = **{ $number }** Of op { $theirs }: { $own }
plan-line-then = **{ $number }** dan op { $theirs }: { $own }
plan-line-after = **{ $number }** of, na { $after }, op { $theirs }: { $own }
plan-line-begin = **{ $number }** Zodra je { $own } hebt gespeeld
plan-they-pass = passen
plan-you-pass = passen
plan-resign = opgeven
words-for-pass = passen pas past
words-for-resign = opgeven opgegeven
option-reply = { $number }: op { $theirs }: { $own }
option-begin = { $number }: zodra je { $own } hebt gespeeld
plan-waits = Opgeslagen; alleen jij ziet het. Het wacht tot je de eerste zet hebt gespeeld.
plan-replaced = Het komt in plaats van je antwoord { $own } en alles wat daarop volgde.
plan-their-stack = Als **{ $space }** wordt verplaatst …
plan-theirs = Op **{ $theirs }** speel ik …
plan-no-answer = Na **{ $theirs }** heb je geen zet om te plannen.
plan-passed = Na **{ $theirs }** kun je geen zet doen, dus pas ik voor je. Van daaruit kun je verderplannen.
plan-answered = Tot nu toe is hier **{ $own }** gepland. Een ander antwoord vervangt dat, en alles wat erop volgt.
plan-own-stack = Op **{ $theirs }** verplaats ik **{ $space }** …
ask-their-stack = Kies een stapel van de ander
ask-their-target = Kies waar die heen gaat
ask-own-stack = Kies je stapel als antwoord
ask-reply = Bekijk een antwoord
ask-plan-resign = **Partij { $match } opgeven als antwoord op { $theirs }?** Dan wint { $opponent }, en is het eenmaal zover, dan kun je het niet meer terugnemen.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Zetten klaarzetten die gespeeld worden zodra je aan zet bent; alleen jij ziet ze

## Commands: options. Their names have no blanks and no capitals

name-spaces = velden
name-line = variant

option-spaces = Waar je volgende stukken komen, beste eerst: c3 d4 e2; zonder velden zie je je plan
option-line = Zetten van beide kanten vanaf nu: c3-d4 e5-e4 f3-g3 …; de jouwe speel ik als antwoord
