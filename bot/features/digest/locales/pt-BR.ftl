## The digest

digest-heading = 🗞️ **A semana de { $since } a { $until }** · { $count ->
    [one] { $count } partida encerrada
   *[other] { $count } partidas encerradas
  }
digest-game = **Partida da semana:** { $players }
    Com { $move }, a chance de vitória de { $player } foi de { $before }% para { $after }%.
digest-movers = **Mudanças na classificação**
digest-board = **Melhores resultados do tabuleiro da semana { $number }**
digest-crown = 👑 { $player } usa a coroa.
digest-crown-new = 👑 Novidade da semana: { $player } usa a coroa.
digest-league-join = Para entrar: `/dvonn-club league`.

## For managers

digest-panel = 🗞️ **Resumo da semana**
digest-off = Uma vez por semana, uma mensagem silenciosa conta o que aconteceu: partida da semana, classificação, liga, tabuleiro da semana e coroa. Escolha um canal para começar.
digest-on = Sai em { $channel }, na próxima vez em { $next } (no seu horário), a menos que ninguém tenha encerrado uma partida. Ninguém recebe aviso. Não escolha nenhum canal para encerrá-lo.
digest-times = Dia e hora, fuso horário { $zone }:
digest-missing = ⚠️ Permissões que me faltam em { $channel }: { $permissions }.
button-digest-zone = Fuso horário
form-digest-zone = Fuso horário
form-digest-zone-explanation = Continente/Cidade, como America/Sao_Paulo, ou só a cidade
digest-day-1 = às segundas
digest-day-2 = às terças
digest-day-3 = às quartas
digest-day-4 = às quintas
digest-day-5 = às sextas
digest-day-6 = aos sábados
digest-day-7 = aos domingos
digest-lost = { $server }: não há mais resumo da semana, porque não consigo mais publicar em { $channel }. Escolha outro canal com `/dvonn-admin digest`.
digest-lost-permissions = { $server }: não há mais resumo da semana. Permissões que me faltam em { $channel }: { $permissions }. Conceda-as e escolha o canal de novo com `/dvonn-admin digest`.

## Commands

help-admin-digest = `/dvonn-admin digest`: resumo semanal.
command-admin-digest = Uma mensagem silenciosa por semana sobre o que aconteceu aqui (requer Gerenciar servidor)

## Refusals

refused-not-a-zone = Não encontro o fuso horário “{ $text }”. Informe um lugar como America/Sao_Paulo, ou uma cidade grande.
