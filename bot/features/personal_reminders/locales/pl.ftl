## Przyciski

button-remind-me = Przypomnij mi jutro
button-cancel-reminder = Anuluj przypomnienie

## Prywatne odpowiedzi

reminder-set = **Przypomnienie o partii { $match }:** { $at }. Dostaniesz jedną wiadomość prywatną. Widzisz to tylko ty.
reminder-limit = Limit przypomnień: { $limit }. Anuluj jedno, a potem ustaw to.
reminder-cancelled = **Przypomnienie anulowane:** partia { $match }.

## Wiadomości prywatne

reminder = ⏳ Twoje przypomnienie: { $told }

## Komendy

command-remind = Dostań jutro przypomnienie o partii w wiadomości prywatnej

## People and servers

kept-reminders = Przypomnienia na twoją prośbę: { $count }
