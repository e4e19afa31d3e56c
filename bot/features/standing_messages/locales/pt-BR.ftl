## Standing messages

standing-heading = **Mensagens que mantenho em dia aqui**
standing-nowhere = - { $what }: em nenhum canal
standing-shown = - { $what }: em { $channel }
standing-missing-permissions = - ⚠️ { $what }. Permissões que me faltam em { $channel }: { $permissions }. Assim que forem concedidas, a mensagem aparece.
standing-channel-gone = - ⚠️ { $what }: não consigo mais escrever no canal, ou ele não existe mais. Escolha outro com `/dvonn-admin show`.
ask-standing = Diga também o que mostrar lá: a opção `o-quê`.
standing-stopped = **{ $what }:** a mensagem foi excluída.
button-stop-standing = Parar de mostrar

## Commands

command-admin-show = Manter em dia uma mensagem num canal, como a classificação (exige “Gerenciar servidor”)
name-what = o-quê
option-show-what = O que mostrar; em branco: ver o que aparece e onde
option-show-channel = O canal que mostra; deixe de fora para ver onde está
