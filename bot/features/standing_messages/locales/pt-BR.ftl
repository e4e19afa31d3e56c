## Standing messages

standing-heading = **Mensagens que mantenho em dia.** Escolha um canal para cada uma, ou nenhum para parar.
standing-nowhere = { $what }: em nenhum canal
standing-shown = { $what }: em { $channel }
standing-missing-permissions = ⚠️ { $what }. Permissões que me faltam em { $channel }: { $permissions }. Assim que forem concedidas, a mensagem aparece.
standing-channel-gone = ⚠️ { $what }: o canal não existe mais, ou não consigo mais publicar nele. Escolha outro.
standing-stopped = **{ $what }:** mensagem apagada.

## Commands

command-admin-show = Manter em dia uma mensagem em um canal, como a classificação (exige “Gerenciar servidor”)
name-what = o-quê
option-show-what = O que mostrar; em branco, lista o que aparece e onde
option-show-channel = O canal em que mostrar; em branco, diz onde está
