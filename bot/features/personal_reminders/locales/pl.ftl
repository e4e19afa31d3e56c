## Przyciski

button-remind-me = Przypomnij mi jutro
button-cancel-reminder = Anuluj przypomnienie

## Prywatne odpowiedzi

reminder-set = **Przypomnę ci o partii { $match } { $at }** w wiadomości prywatnej. Wiesz o tym tylko ty, a napiszę tylko raz.
reminder-limit = Masz już { $limit } przypomnień. Anuluj jedno z nich, a potem ustaw to.
reminder-cancelled = **Nie przypomnę ci o partii { $match }.**

## Wiadomości prywatne

reminder = ⏳ **Twoje przypomnienie:** partia { $match } na serwerze { $server }.
reminder-direct = ⏳ **Twoje przypomnienie:** partia { $match }.

## Komendy

command-remind = Dostań jutro wiadomość prywatną o partii
