## People and servers

done-away = **Você está ausente até { $until }** ({ $relative }).
ask-away = **Vai se ausentar?** Seus relógios ficam parados em todas as partidas até você voltar.
away-left = { $days ->
    [0] Depois disso, você não tem mais dias de ausência este ano.
    [one] Depois disso, você ainda tem { $days } dia de ausência este ano.
   *[other] Depois disso, você ainda tem { $days } dias de ausência este ano.
  }
away-left-now = { $days ->
    [0] Você não tem mais dias de ausência este ano.
    [one] Você ainda tem { $days } dia de ausência este ano.
   *[other] Você ainda tem { $days } dias de ausência este ano.
  }
button-away-until = Outra data…
button-away-change = Mudar a data…
button-back-again = Já voltei
form-away = Ausência
form-away-until = Até quando?
clocks-away = { $count ->
    [one] Seu relógio está parado na partida { $matches }.
   *[other] Seus relógios estão parados nas partidas { $matches }.
  }
clocks-back = { $count ->
    [one] Seu relógio voltou a andar na partida { $matches }.
   *[other] Seus relógios voltaram a andar nas partidas { $matches }.
  }
clocks-none = Você não tem partidas com relógio.
done-back = **Que bom ter você de volta!**
choice-until = { $length }: até { $date }
choice-weeks = { $weeks ->
    [one] { $weeks } semana
   *[other] { $weeks } semanas
  }
# What is read after a number as days and as weeks: every form and every short one, with blanks between them.
words-for-days = d dia dias
words-for-weeks = s sem semana semanas

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-away = Pausar seus relógios enquanto você não pode jogar, até 30 dias por ano

## Commands: options. Their names have no blanks and no capitals

name-until = até

option-until = Uma data como 24/12, amanhã ou sexta, ou uma duração como 5 dias
