## Watching

live-board-heading = 🔴 **Na żywo**
button-unfollow = Przestań pokazywać
follow-server-all = { $channel } pokazuje teraz na żywo planszę każdej trwającej partii z tego serwera oraz wyniki.
follow-server-results = { $channel } pokazuje teraz wyniki partii z tego serwera.
follow-player-all = { $channel } pokazuje teraz na żywo planszę każdej partii, w której gra { $player }, oraz wyniki.
follow-player-results = { $channel } pokazuje teraz wyniki partii, w których gra { $player }.
follow-privacy = -# Partie z kanałów, których nie widzi tam każdy, są pomijane.
follow-missing-permissions = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }. Nadaj je, a potem użyj `/dvonn-admin follow` jeszcze raz.
follow-stopped = { $channel } nie pokazuje już partii. Plansze na żywo znikną; wyniki zostają.
follow-lost = **{ $server }:** nie mogę już pisać na kanale { $channel }, więc nie pokazuję tam partii. `/dvonn-admin follow` włącza to znowu.
follow-lost-permissions = **{ $server }:** na kanale { $channel } nie pokazuję już partii. Brakujące uprawnienia: { $permissions }. Nadaj je, a potem użyj `/dvonn-admin follow` jeszcze raz.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-follow = Pokazuj widzom partie z tego serwera na wybranym kanale (wymaga „Zarządzanie serwerem”)

## Commands: options. Their names have no blanks and no capitals; `.gb` is how the British write it

name-results-only = tylko-wyniki
name-stop = wyłącz

option-follow-channel = Kanał, który je pokazuje
option-follow-player = Czyje partie; bez tego wszystkich
option-follow-results = Pokazuj tylko wyniki, bez plansz na żywo
option-follow-stop = Przestań pokazywać partie na tym kanale
