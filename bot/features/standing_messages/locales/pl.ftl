## Standing messages

standing-heading = **Wiadomości, które aktualizuję.** Wybierz dla każdej kanał albo żaden, aby przestać.
standing-nowhere = { $what }: na żadnym kanale
standing-shown = { $what }: na kanale { $channel }
standing-missing-permissions = ⚠️ { $what }. Brakujące uprawnienia na kanale { $channel }: { $permissions }. Po ich nadaniu wiadomość się pojawi.
standing-channel-gone = ⚠️ { $what }: tego kanału już nie ma albo nie mogę na nim pisać. Wybierz inny.
standing-stopped = **{ $what }:** wiadomość usunięta.

## Commands

command-admin-show = Pokazuj na kanale zawsze aktualną wiadomość, np. tabelę (wymaga „Zarządzanie serwerem”)
name-what = co
option-show-what = Co pokazać. Pomiń, aby zobaczyć, co gdzie jest
option-show-channel = Kanał, który ma to pokazywać. Pomiń, aby zobaczyć, gdzie to jest
