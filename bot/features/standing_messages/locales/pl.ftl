## Standing messages

standing-heading = **Wiadomości, które tu aktualizuję**
standing-nowhere = - { $what }: nigdzie nie widać
standing-shown = - { $what }: na kanale { $channel }
standing-missing-permissions = - ⚠️ { $what }. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Po ich nadaniu wiadomość się pojawi.
standing-channel-gone = - ⚠️ { $what }: nie mogę już pisać na tym kanale albo już go nie ma. Wybierz inny przez `/dvonn-admin show`.
ask-standing = Podaj też, co tam pokazać: opcja `co`.
standing-stopped = **{ $what }:** wiadomość usunięta.
button-stop-standing = Przestań pokazywać

## Commands

command-admin-show = Aktualizuj wiadomość na kanale, na przykład tabelę (wymaga „Zarządzanie serwerem”)
name-what = co
option-show-what = Co pokazać; bez tego zobaczysz, co i gdzie widać
option-show-channel = Kanał, który to pokazuje; pomiń, by zobaczyć, gdzie to jest
