button-give-day = Dar um dia
button-give-minute = Dar um minuto
done-gave-time = { $opponent } agora tem mais tempo.
