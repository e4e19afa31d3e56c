## People and servers

done-away = **Você está ausente até { $until }** ({ $relative }).
ask-away = **Vai se ausentar?** A partir da sua próxima vez, seus relógios ficam parados até você voltar, menos nas partidas de até uma hora.
away-left = Dias de ausência que restam este ano depois disso: { $days }.
away-left-now = Dias de ausência que restam este ano: { $days }.
button-away-until = Outra data…
button-back-again = Já voltei
form-away = Ausência
form-away-until = Até quando?
clocks-away = Seu relógio está parado: { $matches }. Se você jogar em uma delas, ali ele volta a andar.
clocks-begun = É sua vez, então seu relógio anda até você jogar: { $matches }.
clocks-live = Até uma hora, então seu relógio não para: { $matches }.
clocks-back = Seu relógio voltou a andar: { $matches }.
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

direct-message-away = { $opponent } está ausente até { $until }. A partir da próxima vez de { $opponent }, seu relógio fica parado nas partidas entre vocês, menos nas de até uma hora.
direct-message-back = { $opponent } voltou.

## Refusals

refused-not-away = Você não está ausente, então seus relógios já estão andando.
