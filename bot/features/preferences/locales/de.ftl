## Personen und Server

preferences-heading = **Deine Einstellungen**
preferences-no-quiet-hours = **Ruhezeit:** keine
preferences-quiet-hours = **Ruhezeit:** { $start } bis { $end } ({ $zone }). Pings warten bis { $end }.
preferences-daily = **Tagesnachricht:** um { $hour } ({ $zone }) per Direktnachricht, wenn Partien warten
preferences-pictures = **Private Seiten und Direktnachrichten:** mit Bildern
preferences-words = **Private Seiten und Direktnachrichten:** als Text, ohne Bilder
preferences-turned = **Brett:** auf deinen eigenen Bildern gedreht, Reihe 5 unten
preferences-not-turned = **Brett:** Reihe 1 unten, wie es alle sehen
preferences-asked = **Vor einem Zug:** Ich frage immer nach
preferences-not-asked = **Vor einem Zug:** Ich frage nur nach, wenn er eigene Stapel abtrennt und nichts einbringt
preferences-chances = **Gewinnchancen in beendeten Partien:** eingeblendet, unter **Verlauf**
preferences-no-chances = **Gewinnchancen in beendeten Partien:** ausgeblendet
ping-when-each = Bei jedem Zug anpingen
ping-when-first = Nur anpingen, wenn sonst nichts wartet
ping-when-daily = Einmal am Tag Bescheid geben
ping-when-daily-means = Live-Partien, Herausforderungen und ablaufende Zeit pingen weiter
ping-when-never = Nie anpingen
ping-when-never-means = Auch nicht bei Herausforderungen oder bevor meine Zeit abläuft
challenges-from-everybody = Alle dürfen mich herausfordern
challenges-from-played = Nur Leute, mit denen ich schon gespielt habe
challenges-from-nobody = Niemand darf mich herausfordern
challenges-from-nobody-means = Ich kann trotzdem andere herausfordern und offene annehmen
ping-by-automatic = Anpingen wie der Server
ping-by-automatic-means = Im Kanal, oder per Direktnachricht, wo jede Nachricht alle anpingt
ping-by-channel = Im Kanal anpingen
ping-by-direct = Per Direktnachricht anpingen
ping-by-direct-means = Erreichen mich Direktnachrichten nicht, erwähnt mich das Brett
language-as-discord = Sprache: wie in Discord
theme-walnut = Bilder nur für mich: Nussbaum
theme-contrast = Bilder nur für mich: hoher Kontrast
button-quiet-hours = Zeiten ändern …
button-no-quiet-hours = Keine Ruhezeit
button-daily-hour = Uhrzeit ändern …
button-turn = Brett drehen
button-turn-back = Zurückdrehen
button-words = Ohne Bilder
button-pictures = Bilder zeigen
button-do-ask = Immer fragen
button-do-not-ask = Seltener fragen
button-show-chances = Chancen zeigen
preferences-not-private = **Dein Profil:** Andere sehen es mit den Partien, die sie sehen können
preferences-private = **Dein Profil:** Andere sehen nur ihre eigenen Partien mit dir, und du stehst in keiner Rangliste
button-close-profile = Profil verbergen
button-open-profile = Profil zeigen
button-hide-chances = Chancen verbergen
form-quiet-hours = Ruhezeit
form-quiet-from = Von
form-quiet-until = Bis
form-quiet-zone = Zeitzone
form-quiet-zone-explanation = Kontinent/Stadt, zum Beispiel Europe/Berlin, oder nur die Stadt, zum Beispiel New York
form-daily = Tagesnachricht
form-daily-hour = Uhrzeit

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-preferences = Pings, Ruhezeit, wer dich herausfordern darf und wie deine Bilder aussehen
