## Buttons

button-remind-me = Erinnere mich morgen
button-cancel-reminder = Erinnerung löschen

## Private Antworten

reminder-set = **Ich erinnere dich { $at } an Partie { $match }**, mit einer Direktnachricht. Nur du weißt davon, und ich schreibe nur einmal.
reminder-limit = Du hast schon { $limit } Erinnerungen. Lösche eine davon, dann kommt diese dazu.
reminder-cancelled = **Ich erinnere dich nicht an Partie { $match }.**

## Direktnachrichten

reminder = ⏳ **Deine Erinnerung:** Partie { $match } auf { $server }.
reminder-direct = ⏳ **Deine Erinnerung:** Partie { $match }.

## Befehle

command-remind = Morgen eine Direktnachricht zu einer Partie bekommen
