## Buttons

button-resign = Aufgeben
button-undo = Zug zurücknehmen
button-draw = Remis anbieten

## Der Computer

computer-agreed-undo = Dein letzter Zug ist zurückgenommen. Du bist wieder am Zug.
computer-agreed-draw = Einverstanden. Partie { $match } endet remis.
computer-plays-on = Ich spiele lieber weiter. Ein Remis ist hier nicht sicher.

## Private Antworten

done-offered-draw = Du hast Remis angeboten. { $opponent } kann am Brett annehmen. Mit dem nächsten Zug verfällt dein Angebot.
done-offered-undo = Du hast darum gebeten, deinen Zug zurückzunehmen. { $opponent } kann am Brett annehmen. Mit dem nächsten Zug verfällt die Bitte.
done-agreed-draw = Du hast angenommen. Partie { $match } endet remis.
done-agreed-undo = Du hast angenommen. Der Zug ist zurückgenommen.
done-refused = Du hast abgelehnt. Die Partie geht weiter.
done-resigned = Du hast Partie { $match } aufgegeben.
ask-resign = **Partie { $match } aufgeben?** Dann gewinnt { $opponent }. Das lässt sich nicht rückgängig machen.
ask-resign-early = **Partie { $match } aufgeben?** Sie hat gerade erst begonnen und wird deshalb abgebrochen. { $opponent } gewinnt nicht, und du verlierst nicht.
ask-draw = **In Partie { $match } Remis anbieten?** Nimmt { $opponent } an, endet sie, und niemand gewinnt.
ask-agree = **Remis in Partie { $match } annehmen{ $phase ->
    [placing] {""}
   *[stacking] {" "}({ $score })
  }?** Dann endet sie, und niemand gewinnt. Das lässt sich nicht rückgängig machen.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-resign = Eine Partie aufgeben oder Remis anbieten (ich frage vorher nach)
