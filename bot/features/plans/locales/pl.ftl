## Buttons

button-plan = Planuj
button-your-plan = Twój plan
button-drop-plan = Usuń plan
button-plan-line = Zaplanuj to

## Plans

plan-of = twój plan (odpowiedzi: { $count } z { $most })
plan-none = brak planu
plan-goes-on = To, co nie zostanie zagrane, przepada; reszta zostaje.
plan-begins = To twoja kolej: zagraj pierwszy ruch, a to, co po nim, zostaje.
# A plan in words, a line each. { $theirs } and { $own } are moves such as “c3 → d4”, or the three below these lines.
plan-line-first = **{ $number }** Na { $theirs }: { $own }
plan-line-beside = **{ $number }** Albo na { $theirs }: { $own }
plan-line-then = **{ $number }** potem na { $theirs }: { $own }
plan-line-after = **{ $number }** albo, po { $after }, na { $theirs }: { $own }
plan-line-begin = **{ $number }** Po twoim ruchu { $own }
plan-they-pass = pas
plan-you-pass = pas
plan-resign = poddanie partii
option-reply = { $number }: na { $theirs }: { $own }
option-begin = { $number }: po twoim ruchu { $own }
plan-waits = Zapisano; widzisz to tylko ty. Plan czeka na swój pierwszy ruch od ciebie.
plan-replaced = Zastąpiona odpowiedź: **{ $own }**, ze wszystkim, co było po niej.
plan-how = Aby planować, zagraj tu następne ruchy za obie strony i naciśnij **Zaplanuj to**. Jeśli { $opponent } zagra jak w twoim ciągu ruchów, od razu odpowiem twoimi ruchami.
plan-further = Aby odpowiedzieć na inny ruch drugiej strony, cofnij się przez ◀, zagraj go i swoją odpowiedź, i znów naciśnij **Zaplanuj to**.
plan-moved = Plany powstają teraz przez **Wypróbuj**.
ask-drop-reply = Usuń odpowiedź
