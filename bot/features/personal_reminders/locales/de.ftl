## Buttons

button-remind-me = Erinnere mich morgen
button-cancel-reminder = Erinnerung löschen

## Private Antworten

reminder-set = **Erinnerung an Partie { $match }:** { $at }. Du bekommst eine einzige Direktnachricht, und nur du siehst das hier.
reminder-limit = Du hast schon { $limit } Erinnerungen. Lösch eine davon, dann kannst du diese einrichten.
reminder-cancelled = **Erinnerung gelöscht:** Partie { $match }.

## Direktnachrichten

reminder = ⏳ Deine Erinnerung: { $told }

## Befehle

command-remind = Morgen eine Direktnachricht zu einer Partie bekommen

## Personen und Server

kept-reminders = Erinnerungen, um die du gebeten hast: { $count }
