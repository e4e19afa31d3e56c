## Trying moves out

button-try-out = Uitproberen
button-chances = Kansen
button-keep-line = Opslaan
button-rename-line = Hernoemen
button-drop-line = Verwijderen
button-share-line = Afbeelding delen
button-animate-line = Animatie delen
button-lines = Mijn varianten
form-line-name = Variant opslaan
field-line-name = Naam
ask-line = Een variant openen
try-unnamed = **Zetten uitproberen**
try-task = zetten uitproberen
try-from = { $title }, { $ply ->
    [0] vanaf het begin
   *[other] na zet { $ply }
  }
try-start = { $left ->
    [0] Speel voor beide kanten, zo ver als je wilt.
   *[other] Hier begint je variant. Druk op ▶️, of speel andere zetten.
  }
try-alone = Niets hiervan wordt in je partij gespeeld, en alleen jij ziet het.
try-step = Zet { $at } van { $last }: { $told }
try-to-move = { $sign } { colour } is aan zet
try-to-place-dvonn = { $sign } { colour } plaatst een DVONN-stuk
try-to-place = { $sign } { colour } plaatst een stuk
try-to-pass = { $sign } { colour } kan geen zet doen en past. Druk op ▶️.
try-resumed = Dit is je variant van de vorige keer.
try-no-moves = Nog geen zetten. Ga terug en speel er een paar, voor beide kanten.
try-earlier = Eerste zetten ({ $count }): { $moves }
try-caption = { $match ->
    [0] Uit een notatie
   *[other] Uit partij { $match }
  }, { $ply ->
    [0] vanaf het begin
   *[other] na zet { $ply }
  }
try-told = Uitgeprobeerde zetten: { $moves }.
lines-none = Nog geen opgeslagen varianten. Druk onder **Verloop** van een partij op **Uitproberen**, speel een paar zetten voor beide kanten en druk dan op **Meer** en **Opslaan**.
lines-heading = **Jouw varianten** ({ $count } van { $most })
lines-of-record = Uit een notatie
shared-line = { $player } deelt een variant om over na te denken:
done-line-kept = ✅ Opgeslagen. Je vindt de variant onder **Mijn varianten**.
done-line-dropped = Verwijderd uit je varianten. Hier staat hij nog open. Met **Opslaan** haal je hem terug.

## Refusals

refused-no-such-line = Deze variant is verwijderd. Met **Uitproberen** onder **Verloop** begin je een nieuwe. Je andere varianten staan daar onder **Meer**, bij **Mijn varianten**.
refused-too-many-lines = Je hebt al { $most } varianten opgeslagen, het maximum. Deze blijft openstaan: verwijder een variant die je niet meer nodig hebt en sla deze dan op.
refused-line-in-play = Partij { $match } loopt nog, dus je kunt deze variant nog niet delen. Dat kan zodra de partij is afgelopen.
refused-nothing-to-try = In deze stelling is de partij afgelopen, dus er zijn geen zetten om te proberen. Ga een of twee zetten terug.

## People and servers

kept-lines = Opgeslagen varianten: { $count }
