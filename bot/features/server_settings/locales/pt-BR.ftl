## People and servers

settings-heading = **Configurações do servidor.** Tudo já funciona como está, então mude só o que quiser. Partidas em andamento mantêm o canal e o relógio.
settings-missing = ⚠️ Permissões que me faltam em { $channel }: { $permissions }.
settings-missing-further = ⚠️ Outros canais em que me faltam permissões: { $count }.
settings-channels = **Onde se pode jogar.** Em branco, em todos os canais. Um tópico conta como o canal dele.
settings-threads = **Onde ficam os tabuleiros.** Tópicos deixam em ordem um canal com várias partidas.
settings-quiet = **Canal discreto:** cada partida ganha um tópico, qualquer que seja a escolha acima, e deixa só uma linha com o resultado.
settings-quiet-daily = -# O problema do dia continua aparecendo em { $channel }, como escolhido abaixo.
settings-pings = **Avisos** para quem não escolheu como receber:
settings-pings-all = Este servidor avisa os membros de todas as mensagens, então eu aviso por mensagem direta, exceto no tópico de uma partida.
settings-pings-mentions = Este servidor avisa os membros só das menções, então eu aviso no canal.
settings-pings-everyone = Este servidor avisa os membros de todas as mensagens, então cada jogada avisa quem não limitou o canal às menções.
settings-pace = **Tempo**, se o desafio não disser outra coisa:
settings-language = **Idioma** das mensagens públicas. Por padrão, o de quem joga, se for o mesmo; senão, o do servidor.
settings-boards = **Resultados de partidas encerradas** encolhem no canal para duas linhas: depois de um dia, ou quando começa ali a próxima partida. Ficam:
settings-challenges = **Desafios** ficam abertos por:
settings-daily-channel = **Um problema por dia** para todo mundo, neste canal:
settings-daily-hour = **Horário do problema:** { $time }, no seu fuso.
settings-own-puzzles = **Problemas das partidas deste servidor**, depois que elas acabam. Mostram uma posição, sem nomes. Partidas de canais que algumas pessoas aqui não podem ver ficam de fora.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-admin-settings = Onde e como se joga neste servidor (exige “Gerenciar servidor”)
