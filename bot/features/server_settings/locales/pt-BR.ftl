## People and servers

settings-heading = **Configurações do servidor.** Tudo já funciona sem ajustes; mude só o que quiser. Partidas em andamento ficam onde estão, com o ritmo que têm.
settings-missing = ⚠️ Permissões que me faltam em { $channel }: { $permissions }.
settings-missing-further = ⚠️ Outros canais em que me faltam permissões: { $count }.
settings-channels = **Onde se pode jogar.** Sem escolha, é em todo lugar; um tópico conta como o canal dele.
settings-threads = **Onde ficam os tabuleiros.** Tópicos deixam em ordem um canal com várias partidas.
settings-pace = **Tempo**, se o desafio não disser outra coisa:
settings-language = **Idioma** das mensagens públicas.
settings-boards = **Tabuleiros de partidas encerradas** ficam:
settings-challenges = **Desafios** ficam abertos por:
settings-daily-channel = **Um problema por dia** para todo mundo, neste canal:
settings-daily-hour = **Horário do problema:** { $time }, no seu fuso.
settings-own-puzzles = **Problemas das partidas deste servidor**, depois que elas acabam. Mostram uma posição e não citam ninguém; partidas que nem todo mundo aqui pode ver ficam de fora.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Onde e como se joga neste servidor (exige “Gerenciar servidor”)
