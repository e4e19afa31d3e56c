## Direct messages

daily-message =
    { $count ->
        [one] { $count } game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
daily-message-why = You get this once a day, as you chose in `/dvonn preferences`. Nothing comes on days when no game is waiting.
daily-answer = your answer
