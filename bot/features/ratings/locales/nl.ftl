## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Nieuwe rating: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } partij met rating
   *[other] { $count } partijen met rating
  }
profile-chart = Verloop van de rating: van { $first } naar { $last }, laagst { $lowest }, hoogst { $highest }. Partijen met rating erin: { $count }.
profile-none = Nog geen afgelopen partijen met anderen die jij mag zien.
profile-hidden = Dit profiel laat anderen alleen hun eigen gezamenlijke partijen zien.
profile-scope = De rating gaat over alle servers. Al het andere gaat over de partijen die jij mag zien.
profile-scope-own = Anderen zien je rating, en van je partijen die welke ze toch al mogen zien. `/dvonn preferences` beperkt dat.
profile-deviation = ± is de foutmarge van de rating. Een ? betekent dat die nog ruw is.
profile-all = **Partijen tegen mensen:** { $results }
profile-white = Wit: { $results }
profile-black = Zwart: { $results }
profile-full = Stukken om de beurt geplaatst: { $results }
profile-random = Willekeurig opgesteld: { $results }
profile-record = Vanuit een stelling: { $results }
profile-together = **Tegen jou:** { $results }
profile-results = { $won } gewonnen · { $tied } gelijk · { $lost } verloren
profile-pace = Gewone tijd per zet: { $time }
profile-on-time = Op tijd verloren: { $count }
profile-puzzles = Puzzelrating: { $rating }
profile-best = Beste winst: tegen { $opponent } ({ $rating })
profile-opponents = Het vaakst tegen: { $opponents }
ask-played = Een recente partij openen
played-won = Partij { $match } · { $sign } gewonnen van { $opponent }
played-tied = Partij { $match } · { $sign } gelijk tegen { $opponent }
played-lost = Partij { $match } · { $sign } verloren van { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } u
time-days = { $number } d
menu-profile = DVONN-profiel

## The table

table-heading = **Ranglijst van deze server**
table-empty = Hij is nog leeg.
table-further = … en nog { $count }
table-rules = Vanaf { $games } partijen met rating, waarvan één in de laatste { $days } dagen. Volgorde: rating min het getal na ±.
table-own = Jij: plaats { $place }, { $rating }.
table-own-rating = Jij: { $rating }.
table-unlisted-private = Je staat niet in de ranglijst, omdat je profiel verborgen is: `/dvonn preferences`.
table-unlisted-few = Je staat nog niet in de ranglijst. Nog nodige partijen met rating: { $missing }.
table-unlisted-inactive = Je staat niet in de ranglijst: je laatste partij met rating eindigde op { $last }. Met de volgende sta je er weer in.
table-unlisted-elsewhere = Je staat niet in de ranglijst: op deze server heb je in de laatste { $days } dagen geen partij uitgespeeld.

## Managers

done-unrated = Partij { $match } telt niet meer voor de rating. Vanaf daar is alles opnieuw berekend.

## Commands

command-profile = Rating, uitslagen en recente partijen
command-club-table = De ranglijst van deze server op rating
command-admin-unrate = Een afgelopen partij uit de ratings halen
option-profile-user = Van wie; anders je eigen profiel
