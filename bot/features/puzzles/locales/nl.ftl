## Watching

daily-lost-notice = { $server }: er is geen puzzel van de dag meer.
daily-lost = Ik kan niets meer versturen in { $channel }. Zet de puzzel weer aan met `/dvonn-admin settings`.
daily-lost-permissions = Ontbrekende rechten in { $channel }: { $permissions }. Geef ze en zet de puzzel dan weer aan met `/dvonn-admin settings`.

## Puzzles

button-puzzle-another = Volgende puzzel
puzzle-solution-counts = de oplossing bekijken telt als misser
puzzle-task = { colour } is aan zet, en er is maar één winnende zet. Vind hem.
puzzle-card = { colour } is aan zet, en er is maar één winnende zet. Wie vindt hem?
puzzle-name = **Puzzel { $number }.**
puzzle-name-own = **Puzzel { $number } uit partijen van deze server.**
puzzle-card-heading = 🧩 **Een puzzel voor iedereen**
puzzle-card-daily = 🧩 **Puzzel van de dag**
puzzle-card-until = Alleen jij ziet je pogingen. De oplossing komt { $until }.
puzzle-card-found = ✅ **{ $count } keer opgelost:** { $named }
puzzle-card-found-further = ✅ **{ $count } keer opgelost:** { $named } en { $others ->
    [one] nog { $others } speler
   *[other] nog { $others } spelers
  }
puzzle-card-unsolved = Deze keer heeft niemand hier de zet gevonden.
puzzle-shared-later = Discord is nu traag. De puzzel verschijnt zo snel mogelijk in dit kanaal.
button-puzzle-solve = Oplossen
button-puzzle-back = Terug naar de puzzel
puzzle-solver = Je puzzelrating: { $rating } · { $solved } van { $tried } opgelost.
puzzle-longest = Langste reeks: { $count }.
puzzle-solved = ✅ **{ $move } wint.** Goed gezien!
puzzle-solution = **{ $move }** is de enige zet die wint.
puzzle-motif-self-cut = **Eigen stukken afsnijden.** De zet snijdt stukken van de eigen kant af. Dat lijkt alleen maar verlies.
puzzle-motif-sacrifice = **Offer.** De zet laat toe dat de andere kant meerdere stukken overneemt of afsnijdt.
puzzle-motif-zugzwang = **Zugzwang.** De andere kant moet een zet doen. Als passen mocht, zou die niet verliezen.
puzzle-motif-bridge = **Opgegeven brug.** De zet verbreekt de verbinding tussen twee groepen stapels.
puzzle-motif-dvonn = **Meegenomen DVONN-stuk.** Stukken die ermee verbonden waren, worden afgesneden.
puzzle-motif-rescue = **Redding.** De andere kant dreigde meerdere stukken over te nemen of af te snijden.
puzzle-motif-last-stack = **De laatste zetten.** De andere kant raakt door de zetten heen en kan alleen nog passen.
puzzle-motif-cut-off = **Afsnijden.** De zet snijdt in één keer meerdere stukken van de andere kant af.
puzzle-motif-prepared-cut = **Voorbereid afsnijden.** Een latere zet snijdt meerdere stukken van de andere kant af.
puzzle-motif-height = **De juiste hoogte.** Met zijn volgende zet neemt de nieuwe stapel een hoge over.
puzzle-motif-quiet = **Stille zet.** Hij neemt niets over en snijdt niets af.
puzzle-motif-count = **Tellen.** Het draait erom waar de laatste stapels landen.
puzzle-rating = Rating van deze puzzel: { $rating }
puzzle-rating-estimated = Rating van deze puzzel: { $rating } (geschat)
puzzle-first-tries = bij de eerste poging opgelost: { $solved } van { $tried }
puzzle-missed = ❌ **{ $move } wint niet.**
puzzle-rated = Je puzzelrating: **{ $rating }** ({ $change }).
puzzle-streak = Dat zijn er { $count } op rij.
puzzle-uncounted = Je puzzelrating blijft **{ $rating }**, want per puzzel telt alleen de eerste poging.
button-share-result = Resultaat delen
puzzle-result-first = 🧩 { $player }: **Puzzel { $number } · eerste poging**
puzzle-result = 🧩 { $player }: **Puzzel { $number } · poging { $count }**
puzzle-result-shared-before = Er valt niets te delen. Je hebt dit resultaat al gedeeld, of het was hier niet de puzzel van de dag toen je hem oploste.
month-heading = 🧩 **Puzzels van de dag** · { $month }
month-row = eerste poging: { $firsts } · missers: { $misses }
month-empty = Deze maand heeft nog niemand er een bij de eerste poging opgelost.
month-before = **De maand ervoor:** { $told }
month-own = **Jij:** { $figures }
month-own-hidden = Anderen zien je hier niet, omdat je profiel verborgen is. Dat kun je wijzigen met `/dvonn preferences`.
month-days-in-a-row = Dagen op rij: { $count }. Eén dag per week mag je missen. Alleen jij ziet dit.
month-rules = Puzzels van de dag op deze server tellen als ze bij de eerste poging zijn opgelost. Bij gelijke aantallen gaan minder missers voor.

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-puzzle = Vind de enige zet die wint, in een puzzel op jouw niveau
command-club-puzzles = Wie deze maand de meeste puzzels van de dag bij de eerste poging heeft opgelost

## Refusals

refused-puzzle-open-here = In dit kanaal staat al een puzzel open. De oplossing komt { $until }. Daarna kun je de volgende delen.
refused-puzzle-open-elsewhere = Je puzzel in { $channel } staat nog open. De oplossing komt { $until }. Daarna kun je de volgende delen.

## People and servers

kept-puzzles = Geprobeerde puzzels, met je puzzelrating: { $count }

## Standing messages

standing-puzzles = Puzzels van de maand
