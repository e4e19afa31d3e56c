button-give-day = Offrir un jour
button-give-minute = Offrir une minute
done-gave-time = { $opponent } a maintenant plus de temps.
