button-give-day = Regala un giorno
button-give-minute = Regala un minuto
done-gave-time = Ora { $opponent } ha più tempo.
