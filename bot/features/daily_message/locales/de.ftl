## Direct messages

daily-message =
    { $count ->
        [one] { $count } Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
daily-message-why = Das bekommst du einmal am Tag, wie in `/dvonn preferences` gewählt. An Tagen, an denen keine Partie wartet, kommt nichts.
daily-answer = du musst antworten
