## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Nieuwe rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partij met rating
   *[other] { $count } partijen met rating
  }
profile-chart = Verloop van de rating: van { $first } naar { $last }, laagst { $lowest }, hoogst { $highest }. Getoonde partijen met rating: { $count }.
profile-latest = Laatste uitslagen, de nieuwste als laatste: { $results }.
profile-best = Beste winstpartij: tegen { $opponent } ({ $figures }).
profile-best-title = Beste winstpartij
outcome-won = gewonnen
outcome-tied = gelijk
outcome-lost = verloren
profile-none = Nog geen afgelopen partijen met anderen die jij mag zien.
profile-none-own = Nog geen partijen tegen mensen.
profile-hidden = Dit profiel is verborgen: anderen zien alleen hun eigen partijen tegen deze speler.
profile-scope = De rating gaat over alle servers. Al het andere gaat over de partijen die jij mag zien.
profile-scope-own = Anderen zien je rating, en alleen die partijen van jou die ze toch al mogen zien. Met `/dvonn preferences` beperk je dat verder.
profile-deviation = ± = zo ver kan die ernaast zitten. ? = nog weinig partijen.
profile-all = **Tegen mensen:** { $results }
profile-random = Willekeurig opgesteld: { $results }
profile-record = Vanuit een stelling: { $results }
profile-together = **Tegen jou:** { $results }
profile-results = { $won } gewonnen · { $tied } gelijk · { $lost } verloren
profile-beaten = **Tegen de computer:** gewonnen op niveau { $level } ({ $score })
profile-unbeaten = **Tegen de computer:** niveau { $level }: { $score }
profile-puzzles = **Puzzels:** { $rating }
profile-week = **Bord van week { $number }:** { $score }
ask-played = Een recente partij openen
played-won = Partij { $match } · { $sign } gewonnen van { $opponent }
played-tied = Partij { $match } · { $sign } gelijk tegen { $opponent }
played-lost = Partij { $match } · { $sign } verloren van { $opponent }
menu-profile = DVONN-profiel

## The table

table-heading = **Ranglijst van deze server**
table-empty = Er staat nog niemand op.
table-rules = Vanaf { $games } partijen met rating. ±: hoe minder partijen, hoe onzekerder; een zekere rating staat hoger.
table-legend = Balk: ±. Rondjes, het nieuwste rechts: vol = gewonnen, half = gelijk, leeg = verloren.
table-own-rating = Jij: { $rating }
table-unlisted-few = Je staat nog niet op de ranglijst. Partijen met rating die je nog nodig hebt: { $missing }.
table-unlisted-inactive = Je staat niet op de ranglijst, omdat je laatste partij met rating eindigde op { $last }. Speel er nog een en je staat er weer op.
table-unlisted-elsewhere = Je staat niet op de ranglijst, omdat je in de laatste { $days } dagen op deze server geen partij hebt uitgespeeld.

## Managers

done-unrated = Partij { $match } telt niet meer voor de ratings. Die zijn vanaf daar opnieuw berekend.
ask-unrate = **Partij { $match } uit de ratings halen?** Vanaf die partij reken ik ze opnieuw uit, en beide spelers krijgen bericht. Dit kan niet ongedaan worden gemaakt.
button-unrate = Uit de ratings halen

## Commands

command-profile = Rating, uitslagen en recente partijen van een speler
command-club-table = De spelers van deze server, op rating
command-admin-unrate = Een afgelopen partij uit de ratings halen (vereist “Server beheren”)
option-profile-user = Van wie het profiel is; laat dit leeg voor dat van jezelf

direct-message-unrated = Het serverbeheer heeft deze partij uit de ratings gehaald. De uitslag blijft staan.

## Refusals

refused-not-rated = Partij { $match } telt niet voor de rating. Kies een afgelopen partij met rating.

## People and servers

kept-results = Uitslagen tegen anderen, met je rating: { $count }

## Standing messages

standing-ratings = Ranglijst
