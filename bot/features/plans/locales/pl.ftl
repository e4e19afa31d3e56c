## Buttons

button-plan = Planuj
button-your-plan = Twój plan
button-drop-plan = Usuń plan
button-plan-line = Zaplanuj to

## Plans

plan-of = twój plan (odpowiedzi: { $count } z { $most })
plan-none = brak planu
plan-goes-on = Odpowiedzi na ruchy, które nie padły, są usuwane. Reszta zostaje.
plan-begins = To twoja kolej. Zagraj pierwszy ruch swojego planu, a odpowiedzi po nim zostaną.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Jeśli { $theirs }: { $own }
plan-line-beside = **{ $number }** Albo jeśli { $theirs }: { $own }
plan-line-then = **{ $number }** Potem, jeśli { $theirs }: { $own }
plan-line-after = **{ $number }** Albo po { $after }, jeśli { $theirs }: { $own }
plan-line-begin = **{ $number }** Po twoim ruchu { $own }
plan-they-pass = pas
plan-you-pass = pas
plan-resign = poddanie partii
option-reply = { $number }: jeśli { $theirs }: { $own }
option-begin = { $number }: po twoim ruchu { $own }
plan-waits = Zapisano. Widzisz to tylko ty. Plan ruszy, gdy zagrasz jego pierwszy ruch.
plan-replaced = Zastąpiona odpowiedź: **{ $own }**, razem ze wszystkim, co było po niej.
plan-how = Aby coś zaplanować, zagraj ruch, którego spodziewasz się od drugiej strony, potem swoją odpowiedź i naciśnij **Zaplanuj to**. Jeśli { $opponent } tak zagra, od razu zagram twoją odpowiedź.
plan-further = Aby odpowiedzieć na inny ruch drugiej strony, cofnij się przyciskiem ◀️, zagraj ten ruch i swoją odpowiedź, a potem znów naciśnij **Zaplanuj to**.
ask-drop-reply = Usuń odpowiedź
