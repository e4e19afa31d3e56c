button-give-day = Podaruj dzień
button-give-minute = Podaruj minutę
done-gave-time = { $opponent } ma teraz więcej czasu.
