## People and servers

preferences-heading = **Suas preferências**
preferences-no-quiet-hours = **Horas de silêncio:** nenhuma
preferences-quiet-hours = **Horas de silêncio:** de { $start } a { $end } ({ $zone }). Os avisos esperam até { $end }.
preferences-daily = **Mensagem do dia:** às { $hour } ({ $zone }), por mensagem direta, se houver partidas esperando
preferences-pictures = **Páginas privadas e mensagens diretas:** com imagens
preferences-words = **Páginas privadas e mensagens diretas:** em palavras, sem imagens
preferences-turned = **Tabuleiro:** girado nas suas imagens, com a fileira 5 embaixo
preferences-not-turned = **Tabuleiro:** fileira 1 embaixo, como todo mundo vê
preferences-asked = **Antes de jogar:** sempre pergunto
preferences-not-asked = **Antes de jogar:** só pergunto se a jogada isola pilhas suas e não ganha nada
preferences-chances = **Chance de vitória nas partidas encerradas:** visível, em **Histórico**
preferences-no-chances = **Chance de vitória nas partidas encerradas:** oculta
ping-when-each = Me avise sempre na minha vez
ping-when-first = Só me avise se nada mais esperar
ping-when-daily = Me avise uma vez por dia
ping-when-daily-means = Exceto partidas ao vivo, desafios e tempo acabando
ping-when-never = Nunca me avise
ping-when-never-means = Nem sobre desafios, nem quando meu tempo estiver acabando
challenges-from-everybody = Todo mundo pode me desafiar
challenges-from-played = Só quem jogou comigo me desafia
challenges-from-nobody = Ninguém pode me desafiar
challenges-from-nobody-means = Ainda posso desafiar outras pessoas e aceitar desafios abertos
ping-by-automatic = Me avise como o servidor faz
ping-by-automatic-means = No canal, ou por mensagem direta onde cada mensagem avisa todo mundo
ping-by-channel = Me avise no canal
ping-by-direct = Me avise por mensagem direta
ping-by-direct-means = Se a mensagem direta não chega, o tabuleiro me menciona
language-as-discord = Idioma: o do meu Discord
theme-walnut = Imagens só para mim: nogueira
theme-contrast = Imagens só para mim: alto contraste
button-quiet-hours = Mudar horas…
button-no-quiet-hours = Sem horas de silêncio
button-daily-hour = Mudar a hora…
button-turn = Girar o tabuleiro
button-turn-back = Girar de volta
button-words = Sem imagens
button-pictures = Com imagens
button-do-ask = Sempre perguntar
button-do-not-ask = Perguntar menos
button-show-chances = Mostrar chances
preferences-not-private = **Seu perfil:** as outras pessoas o veem com as partidas que podem ver
preferences-private = **Seu perfil:** as outras pessoas só veem as partidas delas com você, e você não está em nenhuma tabela
button-close-profile = Ocultar meu perfil
button-open-profile = Mostrar meu perfil
button-hide-chances = Ocultar chances
form-quiet-hours = Horas de silêncio
form-quiet-from = De
form-quiet-until = Até
form-quiet-zone = Fuso horário
form-quiet-zone-explanation = Continente/Cidade, como America/Sao_Paulo, ou só a cidade, como São Paulo
form-daily = Mensagem do dia
form-daily-hour = Hora

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Escolher avisos, horas de silêncio, quem pode desafiar você e como são suas imagens
