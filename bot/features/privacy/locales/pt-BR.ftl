## Blocking

kept-blocked = Pessoas bloqueadas: { $count }

## People and servers

kept-heading = **Isto é o que guardo sobre você:**
kept-name = Nome: { $name }
kept-running = Partidas em andamento: { $count }
kept-finished = Partidas encerradas: { $count }
kept-challenges = Desafios abertos: { $count }
kept-preferences = Suas preferências
kept-absences = Ausências: { $count }
kept-nothing = Não guardo nada sobre você.
ask-forget = **Apagar seus dados?** Você desiste das suas partidas, e seus desafios são encerrados. Suas jogadas ficam, com o nome “{ former-player }”. Os tabuleiros das nossas partidas em mensagens diretas são apagados. Não dá para voltar atrás.
button-forget-me = Apagar meus dados
done-forgotten = Seus dados foram apagados. Tabuleiros antigos com seu nome serão redesenhados em alguns minutos.

## For those who manage a server

kept-bans = Servidores em que você não pode desafiar: { $count } (fica guardado até que a equipe de lá libere você)
kept-audit-entries = Entradas em registros de servidores (seu nome seria removido): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Ver os dados que guardo sobre você, e apagá-los
