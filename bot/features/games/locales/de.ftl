## Buttons

button-in-words = Brett als Text
button-move-here = Hier weiterspielen
button-post-again = Erneut zeigen

## Menüs von Personen und Nachrichten: Namen haben höchstens 32 Zeichen

menu-open = Diese Partie öffnen

## Private Antworten

done-moved-here = Partie { $match } geht in diesem Kanal weiter.
done-board-shown = Das Brett von Partie { $match } steht wieder ganz unten.
more-heading = **Partie { $match }** · was du noch tun kannst
more-play = Die Partie
more-look-back = Rückblick
more-besides = Brett und Hilfe

## Listen

games-heading-own = **Alle deine Partien**
games-heading-other = **Partien von { $player } auf diesem Server**
games-against = gegen { $opponent }
games-none-own = Du spielst gerade keine Partie. Mit `/dvonn challenge` beginnst du eine.
games-none-finished = Du hast noch keine beendeten Partien.
games-none-other = Es gibt keine Partien, die du sehen kannst.
games-none-against = Gegen diese Person gibt es keine Partien.
games-won = **gewonnen**
games-lost = **verloren**
games-drawn = **unentschieden**
games-cancelled = abgebrochen
games-closed = ohne Ergebnis geschlossen
games-score = { $own }–{ $other }
games-offer-draw = **die andere Seite bietet Remis an**
games-offer-undo = **die andere Seite bittet um Rücknahme**

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-games = Deine laufenden und beendeten Partien mit Brett und deine offenen Herausforderungen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

option-player = Wessen Partien du sehen möchtest (ohne Angabe deine eigenen)
ask-games-against = Nur Partien gegen …
choice-games-everybody = gegen alle

## Absagen

refused-no-match-in-message = Ich kann eine Partie nur von einer meiner Nachrichten aus öffnen: Brett, Ergebnis, angenommene Herausforderung oder Ping.
refused-out-of-sight = { $opponent } kann diesen Kanal nicht sehen. Wähle für die Partie einen Kanal, den ihr beide sehen könnt.
