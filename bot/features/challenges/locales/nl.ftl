## Buttons

button-rematch = Revanche

## Challenges

challenges-none = Je hebt hier geen openstaande uitdagingen. Begin er een met `/dvonn challenge`.
challenges-none-anywhere = Je hebt geen openstaande uitdagingen. Met `/dvonn challenge` begin je in onze privéberichten een partij tegen mij, en daag je in elke andere chat of elk ander kanaal mensen uit.
challenges-heading = **Openstaande uitdagingen:** { $count }
challenges-own = **Jouw uitdaging aan { $opponent }**
challenges-own-open = **Jouw open uitdaging**
challenges-other = **{ $challenger } daagt je uit**

form-decline = Uitdaging afslaan
form-decline-explanation = Wat je schrijft, komt onder de uitdaging te staan.

## Menus of people and messages: names have at most 32 characters

menu-challenge = Uitdagen voor DVONN
compose-heading = **Daag { $opponent } uit voor een partij DVONN.**
compose-reaches = { $place ->
        [guild] De uitdaging verschijnt in dit kanaal.
        [bot-dm] Ik vraag het in een privébericht, en daar spelen jullie.
       *[foreign] De uitdaging verschijnt in deze chat, zichtbaar voor iedereen.
    }
compose-blocked = Je hebt { $opponent } geblokkeerd. Hef dat eerst op, dan kunnen jullie tegen elkaar spelen.
compose-colour-random = Kleuren: willekeurig
compose-colour-white = Kleuren: ik speel met Wit
compose-colour-black = Kleuren: ik speel met Zwart
compose-setup-full = Opstelling: wij plaatsen zelf
compose-setup-full-means = Ieder ongeveer 40 beurten
compose-setup-random = Opstelling: willekeurig
compose-setup-random-means = Meteen stapels verplaatsen: ieder ongeveer 15 beurten
compose-rated = Rating: de partij telt mee
compose-unrated = Rating: de partij telt niet mee
compose-place-here = Plaats: dit kanaal
compose-place-private = Plaats: privéberichten
compose-place-private-means = Niemand anders ziet de partij
button-rated = Met rating
button-unrated = Zonder rating
button-place-here = Dit kanaal
button-place-private = Privé
button-pace-live = ⚡ Live, { $time }
button-pace-days = Dagen
button-pace-none = Geen tijdslimiet
compose-pace = Bedenktijd: { $pace }
button-send-challenge = Uitdaging versturen

## Welcome

begin-first = Je eerste partij? Met **Willekeurig opgesteld** hoef je niets te plaatsen en verplaats je meteen stapels.
begin-live = Jullie spelen meteen, tot het einde. De uitdaging vervalt na { $time }.
begin-private = Jullie spelen in jullie privéberichten met mij, en niemand anders ziet de partij.
begin-directly = **Daag iemand uit tegen wie je al gespeeld hebt.** Ik vraag het in een privébericht, en daar spelen jullie.
begin-directly-nobody = Vanaf hier daag je mensen uit tegen wie je al gespeeld hebt, en dat is nog niemand. Gebruik `/dvonn challenge` in een kanaal op een server of in een andere chat: wie accepteert, speelt tegen je.

## Records

begin-new = **Nieuwe partij:** kies de opstelling, de bedenktijd en dan wie je uitdaagt. Je kleur en andere bedenktijden kies je met `/dvonn challenge`.

## Private answers

done-declined = Je hebt de uitdaging afgeslagen.
done-withdrawn = Je hebt de uitdaging ingetrokken.
done-accepted = Partij { $match } is begonnen. Veel plezier!
done-accepted-private = Partij { $match } is begonnen in je privéberichten met mij. Veel plezier!
done-rematch = Je hebt in { $channel } om revanche gevraagd. De partij begint zodra je uitdaging is aangenomen. Jullie wisselen van kleur.
done-rematch-private = Ik heb { $opponent } in een privébericht om revanche gevraagd. De partij begint zodra je uitdaging is aangenomen. Jullie wisselen van kleur.
rematch-asked = Je hebt { $opponent } al om revanche gevraagd. De partij begint zodra die is aangenomen of de ander op dezelfde knop drukt.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-challenge = Daag iemand uit, verstuur een open uitdaging of speel tegen de computer

## Commands: options. Their names have no blanks and no capitals

name-colour = kleur
name-level = niveau
name-pace = bedenktijd
name-days-off = vrije-dagen
name-rated = rating
name-private = privé

option-opponent = Wie je uitdaagt; laat dit leeg voor een open uitdaging
option-colour = De kleur waarmee je speelt; standaard willekeurig
choice-colour-random = willekeurig
choice-colour-white = Wit
choice-colour-black = Zwart
option-setup = Hoe de stukken op het bord komen; standaard plaats je ze zelf, behalve tegen de computer
choice-setup-full = zelf plaatsen · ieder zo’n 40 beurten
choice-setup-random = willekeurig · ieder zo’n 15 beurten
option-level = Speel tegen mij: 1 is voor beginners, 10 is zo sterk als ik kan
option-pace = De tijd, zoals 3d, 10m + 10s of 3d + 1d < 5d; standaard die van de server
option-days-off = Dagen waarop de klok stilstaat: een tijdzone voor het weekend daar, of met dagen, zoals 67 UTC
option-rated = Of de partij meetelt voor de rating; standaard wel
option-private = In privéberichten met mij spelen, waar niemand anders de partij ziet; standaard niet

## Refusals

refused-cannot-see = Je kunt het kanaal van deze partij niet zien. Vraag het serverbeheer om toegang en probeer het dan nog eens.
refused-only-in-its-chat = Ik kan { $opponent } niet schrijven. Druk op **Revanche** bij de uitslag in de chat waar jullie speelden: daar is het te zien.
