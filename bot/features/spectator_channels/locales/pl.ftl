## Watching

live-board-heading = 🔴 **Na żywo**
button-unfollow = Przestań pokazywać
follow-server-all = { $channel } pokazuje teraz trwające partie z tego serwera jako plansze na żywo oraz wyniki.
follow-server-results = { $channel } pokazuje teraz wyniki partii z tego serwera.
follow-player-all = { $channel } pokazuje teraz na żywo planszę każdej partii, w której gra { $player }, oraz wyniki.
follow-player-results = { $channel } pokazuje teraz wyniki partii, w których gra { $player }.
follow-privacy = -# Partie z kanałów, których nie każdy tam widzi, są pomijane.
follow-missing-permissions = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }. Nadaj je, a potem użyj `/dvonn-admin follow` jeszcze raz.
follow-stopped = { $channel } nie pokazuje już partii. Plansze na żywo znikną, ale wyniki zostają.
follow-lost-notice = { $server }: na jednym kanale nie ma już partii.
follow-lost = Nie mogę już pisać na kanale { $channel }. Aby znów zacząć, użyj `/dvonn-admin follow`.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Pokazuj widzom partie z tego serwera na wybranym kanale (wymaga „Zarządzanie serwerem”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = tylko-wyniki
name-stop = wyłącz

option-follow-channel = Kanał, który pokazuje partie
option-follow-player = Pokazuj tylko partie tej osoby
option-follow-results = Pokazuj tylko wyniki, bez plansz na żywo
option-follow-stop = Przestań pokazywać partie na tym kanale

## Refusals

refused-not-followed = { $channel } nie pokazuje partii. Włączysz to poleceniem `/dvonn-admin follow`.

## People and servers

kept-follows = Kanały z partiami, ustawione przez ciebie albo pokazujące tylko twoje partie: { $count }

## The log of managers

log-follow = Włączono pokazywanie partii na kanale { $channel } ({ $manager }).
log-unfollow = Wyłączono pokazywanie partii na kanale { $channel } ({ $manager }).
