button-give-day = Een dag geven
button-give-minute = Een minuut geven
done-gave-time = { $opponent } heeft nu meer tijd.
