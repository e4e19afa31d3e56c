button-give-day = Einen Tag schenken
button-give-minute = Eine Minute schenken
done-gave-time = { $opponent } hat jetzt mehr Zeit.
