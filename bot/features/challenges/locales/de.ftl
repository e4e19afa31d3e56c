## Buttons

button-rematch = Revanche

## Herausforderungen

challenges-none = Du hast hier keine offenen Herausforderungen. Starte eine mit `/dvonn challenge`.
challenges-none-anywhere = Du hast keine offenen Herausforderungen. `/dvonn challenge` startet in unseren Direktnachrichten eine Partie gegen mich; in jedem anderen Chat oder Kanal forderst du damit andere heraus.
challenges-heading = **Offene Herausforderungen:** { $count }
challenges-own = **Deine Herausforderung an { $opponent }**
challenges-own-open = **Deine offene Herausforderung**
challenges-other = **{ $challenger } fordert dich heraus**

form-decline = Herausforderung ablehnen
form-decline-explanation = Steht dann unter der Herausforderung.

## Menüs von Personen und Nachrichten: Namen haben höchstens 32 Zeichen

menu-challenge = Zu DVONN herausfordern
compose-heading = **Fordere { $opponent } zu einer Partie DVONN heraus.**
compose-reaches = { $place ->
        [guild] Die Herausforderung erscheint in diesem Kanal.
        [bot-dm] Ich frage per Direktnachricht, und dort spielt ihr.
       *[foreign] Die Herausforderung erscheint in diesem Chat, für alle sichtbar.
    }
compose-blocked = Du hast { $opponent } blockiert. Wenn ihr gegeneinander spielen wollt, heb die Blockierung zuerst auf.
compose-colour-random = Farben: ausgelost
compose-colour-white = Farben: Ich spiele Weiß
compose-colour-black = Farben: Ich spiele Schwarz
compose-setup-full = Aufbau: Wir setzen selbst
compose-setup-full-means = Je etwa 40 Züge
compose-setup-random = Aufbau: zufällig
compose-setup-random-means = Ihr zieht sofort los: je etwa 15 Züge
compose-rated = Wertung: Die Partie zählt
compose-unrated = Wertung: Die Partie zählt nicht
compose-place-here = Ort: dieser Kanal
compose-place-private = Ort: Direktnachrichten
compose-place-private-means = Niemand sonst sieht die Partie
button-rated = Gewertet
button-unrated = Ungewertet
button-place-here = Dieser Kanal
button-place-private = Privat
button-pace-live = ⚡ Live, { $time }
button-pace-days = Tage
button-pace-none = Ohne Zeitlimit
compose-pace = Bedenkzeit: { $pace }
button-send-challenge = Herausfordern

## Willkommen

begin-first = Deine erste Partie? Mit **Zufällig aufgestellt** fällt das Setzen weg, und ihr zieht sofort Stapel.
begin-live = Ihr spielt beide sofort und bis zum Ende. Die Herausforderung verfällt nach { $time }.
begin-private = Gespielt wird in euren Direktnachrichten mit mir, und niemand sonst sieht die Partie.
begin-directly = **Fordere jemanden heraus, gegen den du schon gespielt hast.** Ich frage per Direktnachricht, und dort spielt ihr.
begin-directly-nobody = Von hier aus forderst du heraus, gegen wen du schon gespielt hast, und das ist noch niemand. Nutze `/dvonn challenge` in einem Kanal auf einem Server oder in einem anderen Chat: Wer annimmt, spielt gegen dich.

## Notationen

begin-new = **Neue Partie:** Wähle Aufbau und Bedenkzeit und dann, gegen wen du spielst. Farbe und andere Bedenkzeiten gibt es mit `/dvonn challenge`.

## Private Antworten

done-declined = Du hast die Herausforderung abgelehnt.
done-withdrawn = Du hast die Herausforderung zurückgezogen.
done-accepted = Partie { $match } hat begonnen. Viel Spaß!
done-accepted-private = Partie { $match } hat in deinen Direktnachrichten mit mir begonnen. Viel Spaß!
done-rematch = Du hast in { $channel } um eine Revanche gebeten. Sie beginnt, sobald die andere Seite annimmt. Die Farben werden getauscht.
done-rematch-private = Ich habe { $opponent } per Direktnachricht um eine Revanche gebeten. Sie beginnt, sobald die andere Seite annimmt. Die Farben werden getauscht.
rematch-asked = Du hast { $opponent } schon um eine Revanche gebeten. Sie beginnt, sobald die andere Seite sie annimmt oder denselben Button drückt.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-challenge = Jemanden herausfordern, eine offene Herausforderung aussprechen oder gegen den Computer spielen

## Befehle: Optionen. Ihre Namen haben keine Leerzeichen und keine großen Buchstaben

name-colour = farbe
name-level = stufe
name-pace = bedenkzeit
name-days-off = freie-tage
name-rated = gewertet
name-private = privat

option-opponent = Wen du herausforderst (ohne Angabe können alle annehmen)
option-colour = Welche Farbe du spielst (ohne Angabe entscheidet das Los)
choice-colour-random = ausgelost
choice-colour-white = Weiß
choice-colour-black = Schwarz
option-setup = Wie die Steine aufs Brett kommen (ohne Angabe setzt ihr selbst, außer gegen den Computer)
choice-setup-full = ihr setzt selbst · je etwa 40 Züge
choice-setup-random = zufällig · je etwa 15 Züge
option-level = Gegen mich spielen: 1 zum Einstieg, 10 so stark, wie ich kann
option-pace = Die Bedenkzeit, etwa 3d, 10m + 10s oder 3d + 1d < 5d (ohne Angabe die des Servers)
option-days-off = Tage, an denen die Uhr steht: eine Zeitzone (ihr Wochenende) oder Tage und Zeitzone, etwa 67 UTC
option-rated = Ob die Partie für die Wertung zählt (ohne Angabe ja)
option-private = In Direktnachrichten mit mir spielen, wo niemand sonst die Partie sieht (ohne Angabe nein)

## Absagen

refused-cannot-see = Du kannst den Kanal dieser Partie nicht sehen. Bitte die Serververwaltung um Zugang und versuch es dann noch einmal.
refused-only-in-its-chat = Ich kann { $opponent } nicht schreiben. Drücke **Revanche** beim Ergebnis in dem Chat, in dem ihr gespielt habt: Dort ist sie zu sehen.
