## Watching

button-watch = Volgen
button-unwatch = Niet meer volgen
button-live = Lopend
button-watched = Wat ik volg
button-watch-each = Elke zet
button-watch-cuts = Veel afgesneden
button-watch-end = Het einde
button-watch-direct = Privébericht
button-watch-thread = In de thread
watch-heading = **Partij { $match } volgen**
watch-not-yet = Wil je op de hoogte blijven? Kies wanneer: bij elke zet, als er 3 of meer stukken worden afgesneden, of alleen aan het eind.
watch-set-each = 👀 Je hoort van mij bij **elke zet**, { watch-by }.
watch-set-cuts = 👀 Je hoort van mij als er **3 of meer stukken worden afgesneden**, en aan het eind, { watch-by }.
watch-set-end = 👀 Je hoort van mij alleen **aan het eind**, { watch-by }.
watch-by = { $means ->
    [direct] per privébericht
   *[thread] met een vermelding in de thread van de partij
  }
watch-lost = 🔕 Mijn privéberichten komen niet bij je aan, dus ik kan je niets over deze partij laten weten. Sta ze toe voor deze server en druk dan bij het bord nog eens op **Volgen**.
watch-stopped = Je volgt partij { $match } niet meer. Om weer te beginnen, druk je bij het bord op **Volgen**.
watch-earlier = -# Zetten hiervoor: { $count }
watching-heading = **Partijen die je hier volgt: { $count }**
watching-none = Je volgt hier geen partijen. Zoek er een onder **Lopend** en druk dan bij het bord op **Volgen**.
watching-stop = Niet meer volgen…
live-heading = **Partijen die hier lopen: { $count }**
live-heading-more = **Partijen die hier lopen: meer dan { $count }**
live-none = Hier loopt geen partij die jij kunt zien. Begin er een met `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# { $at } begonnen, nog geen zetten

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Lopende partijen, en de partijen die je volgt

## Refusals

refused-watched-own-match = Je speelt zelf mee in deze partij. Wanneer ik je ping, kies je met `/dvonn preferences`.

## People and servers

kept-watched = Partijen die je volgt, en hoe je ervan hoort: { $count }
