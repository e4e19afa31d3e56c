## Buttons

button-rematch = Revanche

## Herausforderungen

challenges-none = Du hast hier keine offenen Herausforderungen. Starte eine mit `/dvonn challenge`.
challenges-none-anywhere = Du hast auf keinem Server offene Herausforderungen. In einem Kanal dort startet `/dvonn challenge` eine; hier kannst du gegen mich spielen.
challenges-anywhere = **Offene Herausforderungen:** { $count }
challenges-heading = **Offene Herausforderungen hier:** { $count }
challenges-own = **Deine Herausforderung an { $opponent }**
challenges-own-open = **Deine offene Herausforderung**
challenges-other = **{ $challenger } fordert dich heraus**

form-decline = Herausforderung ablehnen
form-decline-explanation = Deine Worte stehen dann unter der Herausforderung.

## Menüs von Personen und Nachrichten: Namen haben höchstens 32 Zeichen

menu-challenge = Zu DVONN herausfordern
compose-heading = **Fordere { $opponent } zu einer Partie DVONN heraus.** Die Herausforderung erscheint in diesem Kanal.
compose-blocked = Du hast { $opponent } blockiert. Damit ihr gegeneinander spielen könnt, nimm das zuerst zurück.
compose-colour-random = Farben: ausgelost
compose-colour-white = Farben: Ich spiele Weiß
compose-colour-black = Farben: Ich spiele Schwarz
compose-setup-full = Aufbau: Wir setzen selbst
compose-setup-full-means = Je etwa 40 Züge
compose-setup-random = Aufbau: zufällig
compose-setup-random-means = Ihr zieht sofort los: je etwa 15 Züge
compose-rated = Wertung: Die Partie zählt
compose-unrated = Wertung: Die Partie zählt nicht
button-rated = Gewertet
button-unrated = Ungewertet
compose-pace = Bedenkzeit: { $pace }
button-send-challenge = Herausfordern

## Willkommen

begin-first = Deine erste Partie? **Zufällig aufgestellt** spart das Setzen, und ihr zieht sofort mit den Stapeln.

## Notationen

begin-new = **Eine neue Partie:** Wähle, wie die Steine aufs Brett kommen, und dann, gegen wen du spielst. Mit `/dvonn challenge` wählst du auch Farbe und Bedenkzeit.

## Private Antworten

done-declined = Du hast die Herausforderung abgelehnt.
done-withdrawn = Du hast die Herausforderung zurückgezogen.
done-accepted = Partie { $match } hat begonnen. Viel Spaß!
done-rematch = Du hast in { $channel } um Revanche gebeten. Sie beginnt, sobald sie angenommen wird, mit getauschten Farben.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-challenge = Jemanden herausfordern, oder alle, die spielen möchten

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-colour = farbe
name-level = stufe
name-pace = bedenkzeit
name-days-off = freie-tage
name-rated = gewertet

option-opponent = Wen du herausforderst; ohne Angabe können alle annehmen
option-colour = Welche Farbe du spielen möchtest; sonst entscheidet das Los
choice-colour-random = ausgelost
choice-colour-white = Weiß
choice-colour-black = Schwarz
option-setup = Wie die Steine aufs Brett kommen; sonst setzt ihr sie selbst, außer gegen den Computer
choice-setup-full = ihr setzt die Steine selbst: etwa 40 Züge für jeden
choice-setup-random = zufällig: sofort losziehen, etwa 15 Züge für jeden
option-level = Gegen mich spielen: 1 zum Einstieg, 8 so stark, wie ich kann
option-pace = Die Bedenkzeit, etwa 3d, 10m + 10s oder 3d + 1d < 5d; ohne Angabe die übliche dieses Servers
option-days-off = Tage, an denen die Uhr steht: eine Zeitzone für ihr Wochenende, oder Tage dazu, etwa 67 UTC
option-rated = Ob sie für die Wertung zählt; ohne Angabe ja
