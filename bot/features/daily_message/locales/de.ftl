## Direct messages

daily-message =
    { $count ->
        [one] { $count } Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
daily-message-why = Das bekommst du einmal am Tag, so steht es in `/dvonn preferences`. An Tagen, an denen keine Partie wartet, kommt nichts.
daily-answer = du musst antworten
