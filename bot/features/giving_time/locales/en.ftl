button-give-day = Give a day
button-give-minute = Give a minute
done-gave-time = { $opponent } has more time now.
