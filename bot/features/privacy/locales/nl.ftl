## Blocking

kept-blocked = Geblokkeerde personen: { $count }

## People and servers

kept-heading = **Dit bewaar ik over jou:**
kept-name = Naam: { $name }
kept-running = Lopende partijen: { $count }
kept-finished = Afgelopen partijen: { $count }
kept-challenges = Openstaande uitdagingen: { $count }
kept-preferences = Je voorkeuren
kept-absences = Afwezigheden: { $count }
kept-nothing = Ik bewaar niets over jou.
ask-forget = **Je gegevens wissen?** Daarmee geef je je partijen op en vervallen je uitdagingen. Je zetten blijven, onder de naam “{ former-player }”. Borden van onze partijen in privéberichten worden verwijderd. Dit kan niet ongedaan worden gemaakt.
button-forget-me = Mijn gegevens wissen
done-forgotten = Je gegevens zijn gewist. Oudere borden met je naam worden binnen een paar minuten opnieuw getekend.

## For those who manage a server

kept-bans = Servers die je hebben uitgesloten van uitdagingen: { $count } (bewaard tot het serverbeheer dat opheft)
kept-audit-entries = Items in logboeken van servers (je naam zou worden verwijderd): { $count }

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Bekijk welke gegevens ik over je bewaar, en wis ze
