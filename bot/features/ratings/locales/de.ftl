## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Wertung: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
  }
profile-chart = Verlauf der Wertung: von { $first } bis { $last }, am niedrigsten { $lowest }, am höchsten { $highest }. Gewertete Partien darin: { $count }.
profile-none = Noch keine beendete Partie mit anderen Leuten, die du sehen darfst.
profile-hidden = Dieses Profil zeigt anderen nur ihre eigenen gemeinsamen Partien.
profile-scope = Die Wertung umfasst alle Server. Alles andere umfasst die Partien, die du sehen darfst.
profile-scope-own = Andere sehen deine Wertung, und von deinen Partien die, die sie ohnehin sehen dürfen. `/dvonn preferences` schränkt das ein.
profile-deviation = ± zeigt, wie sicher die Wertung ist: um wie viel sie etwa danebenliegen kann. Ein ? heißt, dass sie noch grob ist.
profile-all = **Partien gegen Menschen:** { $results }
profile-white = Weiß: { $results }
profile-black = Schwarz: { $results }
profile-full = Steine selbst gesetzt: { $results }
profile-random = Zufällig aufgestellt: { $results }
profile-record = Aus einer Stellung: { $results }
profile-together = **Gegen dich:** { $results }
profile-results = { $won } gewonnen · { $tied } unentschieden · { $lost } verloren
profile-pace = Übliche Zeit pro Zug: { $time }
profile-on-time = Auf Zeit verloren: { $count }
profile-puzzles = Wertung in Aufgaben: { $rating }
profile-best = Bester Sieg: gegen { $opponent } ({ $rating })
profile-opponents = Am häufigsten gegen: { $opponents }
ask-played = Eine der letzten Partien öffnen
played-won = Partie { $match } · { $sign } gewonnen gegen { $opponent }
played-tied = Partie { $match } · { $sign } unentschieden gegen { $opponent }
played-lost = Partie { $match } · { $sign } verloren gegen { $opponent }
time-seconds = { $number } s
time-minutes = { $number } min
time-hours = { $number } h
time-days = { $number } d
menu-profile = DVONN-Profil

## The table

table-heading = **Rangliste dieses Servers**
table-empty = Noch ist sie leer.
table-further = … und { $count } weitere
table-rules = Ab { $games } gewerteten Partien, eine davon in den letzten { $days } Tagen. Reihenfolge: Wertung minus die Zahl nach ±.
table-own = Du: Platz { $place }, { $rating }.
table-own-rating = Du: { $rating }.
table-unlisted-private = In der Rangliste bist du nicht, weil dein Profil verborgen ist: `/dvonn preferences`.
table-unlisted-few = In der Rangliste bist du noch nicht. Noch nötige gewertete Partien: { $missing }.
table-unlisted-inactive = In der Rangliste bist du nicht: Deine letzte gewertete Partie endete am { $last }. Mit der nächsten bist du wieder dabei.
table-unlisted-elsewhere = In der Rangliste bist du nicht: Auf diesem Server hast du in den letzten { $days } Tagen keine Partie beendet.

## Managers

done-unrated = Partie { $match } zählt nicht mehr für die Wertung. Von da an ist alles neu berechnet.

## Commands

command-profile = Wertung, Ergebnisse und letzte Partien
command-club-table = Die Rangliste dieses Servers nach Wertung
command-admin-unrate = Eine beendete Partie aus der Wertung nehmen
option-profile-user = Wessen Profil; ohne Angabe dein eigenes
