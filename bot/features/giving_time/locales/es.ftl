button-give-day = Regalar un día
button-give-minute = Regalar un minuto
done-gave-time = { $opponent } tiene ahora más tiempo.
