## Willkommen

welcome = **Hallo! Wie wär’s mit DVONN?**
    DVONN ist ein Brettspiel für zwei. Spring auf andere Stapel, um sie zu übernehmen, und bleib mit den roten Steinen verbunden, denn Stapel ohne Verbindung sind aus dem Spiel. Gespielt wird direkt im Kanal, Zug um Zug, in ein paar Minuten oder über Wochen, und alle können zuschauen.
button-start-match = Partie starten
