## Blocking

kept-blocked = { $count ->
    [one] { $count } pessoa que você bloqueou
   *[other] { $count } pessoas que você bloqueou
  }

## People and servers

kept-heading = **Isto é o que guardo sobre você:**
kept-name = o nome { $name }
kept-language = seu idioma: { $language }
kept-running = { $count ->
    [one] { $count } partida em andamento
   *[other] { $count } partidas em andamento
  }
kept-finished = { $count ->
    [one] { $count } partida encerrada
   *[other] { $count } partidas encerradas
  }
kept-challenges = { $count ->
    [one] { $count } desafio aberto
   *[other] { $count } desafios abertos
  }
kept-preferences = suas preferências
kept-absences = quando você esteve ausente ({ $count ->
    [1] uma vez
   *[other] { $count } vezes
  })
kept-imports = { $count ->
    [one] { $count } notação importada
   *[other] { $count } notações importadas
  } (por 7 dias)
kept-watched = { $count ->
    [one] { $count } partida que você acompanha
   *[other] { $count } partidas que você acompanha
  }, e como você quer ter notícias
kept-reminders = { $count ->
    [one] { $count } lembrete
   *[other] { $count } lembretes
  } de partidas que você pediu
kept-follows = { $count ->
    [one] { $count } canal para o público que você criou, ou que mostra
   *[other] { $count } canais para o público que você criou, ou que mostram
  } só partidas suas
kept-lesson = até onde você chegou na lição
kept-results = { $count ->
    [one] o resultado de { $count } partida com outra pessoa
   *[other] os resultados de { $count } partidas com outras pessoas e sua pontuação
  }
kept-week-tries = tentativas nos tabuleiros da semana: { $count }
kept-lines = { $count ->
    [one] { $count } sequência que você experimentou
   *[other] { $count } sequências que você experimentou
  }
kept-puzzles = { $count ->
    [one] { $count } problema que você tentou, e sua pontuação nos problemas
   *[other] { $count } problemas que você tentou, e sua pontuação nos problemas
  }
kept-mistakes = { $count ->
    [one] { $count } erro das análises das suas partidas, e quando ele volta
   *[other] { $count } erros das análises das suas partidas, e quando eles voltam
  }
kept-nothing = Não guardo nada sobre você.
ask-forget = **Apagar seus dados?** Você desiste das suas partidas, e seus desafios são fechados; suas jogadas ficam, como as de “Conta excluída”. Os tabuleiros das nossas partidas em mensagens diretas são apagados. Não dá para voltar atrás.
button-forget-me = Apagar meus dados
done-forgotten = Pronto: seus dados foram apagados. Tabuleiros antigos com seu nome serão redesenhados em alguns minutos.

## For those who manage a server

kept-bans = { $count ->
    [one] que você não pode desafiar em { $count } servidor: isso
   *[other] que você não pode desafiar em { $count } servidores: isso
  } fica mesmo que você apague seus dados, até que a equipe de lá libere
kept-acts = { $count ->
    [one] { $count } entrada no registro de um servidor sobre o que a equipe fez
   *[other] { $count } entradas em registros de servidores sobre o que a equipe fez
  }, de onde seu nome sairia

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Ver o que guardo sobre você, e mandar apagar
