## Buttons

button-plan = Planuj
button-drop-plan = Usuń plan
button-drop-branch = Usuń tę odpowiedź
button-whole-plan = Cały plan
button-plan-line = Zaplanuj to
button-plan-on = Planuj dalej
button-resign-there = Poddaj wtedy

## The move panel

ask-target = Wybierz, dokąd ma ruszyć

## Plans

plan-no-replies = **Partia { $match }: nic jeszcze nie zaplanowano.** Wybierz ruch, który może zagrać { $opponent }, potem swoją odpowiedź: zagram ją od razu.
plan-replies = **Partia { $match }: twój plan na następne ruchy drugiej strony** ({ $opponent }; odpowiedzi: { $count } z { $most }). To, czego nie zagra, przepada; reszta zostaje.
plan-begins = **Partia { $match }: twój plan od twojego ruchu** (odpowiedzi: { $count } z { $most }). To twoja kolej: zagraj pierwszy ruch, a to, co po nim, zostaje.
plan-at-reply = **Partia { $match }: odpowiedź { $number } twojego planu.** Plansza pokazuje pozycję po niej; to, co tu dodasz, będzie po niej.
plan-at-end = **Partia { $match }: odpowiedź { $number } twojego planu.** Partia się na niej kończy, więc nic już po niej nie będzie.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Na { $theirs }: { $own }
plan-line-beside = **{ $number }** Albo na { $theirs }: { $own }
plan-line-then = **{ $number }** potem na { $theirs }: { $own }
plan-line-after = **{ $number }** albo, po { $after }, na { $theirs }: { $own }
plan-line-begin = **{ $number }** Po twoim ruchu { $own }
plan-they-pass = pas
plan-you-pass = pas
plan-resign = poddanie partii
words-for-pass = pas pasuję pasuje pasować
words-for-resign = poddanie poddaję poddaje poddać
option-reply = { $number }: na { $theirs }: { $own }
option-begin = { $number }: po twoim ruchu { $own }
plan-waits = Zapisano; widzisz to tylko ty. Plan czeka na swój pierwszy ruch od ciebie.
plan-replaced = Zastępuje to twoją odpowiedź { $own } i wszystko, co było po niej.
plan-their-stack = Jeśli ruszy stos z **{ $space }** …
plan-theirs = Na **{ $theirs }** zagram …
plan-no-answer = Po **{ $theirs }** nie masz ruchu, który można zaplanować.
plan-passed = Po **{ $theirs }** nie możesz ruszyć, więc spasuję za ciebie. Stąd możesz planować dalej.
plan-answered = Na razie masz tu w planie **{ $own }**. Inna odpowiedź zastąpi ją i wszystko, co po niej.
plan-own-stack = Na **{ $theirs }** ruszę z **{ $space }** …
ask-their-stack = Wybierz stos drugiej strony
ask-their-target = Wybierz, dokąd ruszy
ask-own-stack = Wybierz stos do odpowiedzi
ask-reply = Zobacz odpowiedź
ask-plan-resign = **Poddać partię { $match }, gdy tylko { $opponent } zagra { $theirs }?** Wygra wtedy druga strona, a potem nie da się tego cofnąć.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-plan = Ruchy zaplanowane z góry: zagrane, gdy przyjdzie twoja kolej; widzisz je tylko ty

## Commands: options. Their names have no blanks and no capitals; `.us` is how Americans write it

name-spaces = pola
name-line = ciąg

option-spaces = Pola na twoje kolejne piony, od najlepszego: c3 d4 e2; bez tego zobaczysz swój plan
option-line = Ruchy obu stron od teraz: c3-d4 e5-e4 f3-g3 …; twoje gram jako odpowiedzi
