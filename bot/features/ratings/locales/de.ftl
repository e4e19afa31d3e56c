## Result cards

rating-shift = { $player } { $before } → { $after }
rating-changes = Wertung: { $changes }

## Profiles

profile-rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
  }
profile-chart = Verlauf der Wertung: von { $first } bis { $last }, am niedrigsten { $lowest }, am höchsten { $highest }. Gewertete Partien darin: { $count }.
profile-latest = Letzte Ergebnisse, das neueste zuletzt: { $results }.
profile-best = Bester Sieg: gegen { $opponent } ({ $figures }).
profile-best-title = Bester Sieg
outcome-won = gewonnen
outcome-tied = unentschieden
outcome-lost = verloren
profile-none = Noch keine beendeten Partien mit anderen Leuten, die du sehen kannst.
profile-none-own = Noch keine Partien gegen Menschen.
profile-hidden = Dieses Profil ist verborgen: Andere sehen nur ihre eigenen Partien mit dieser Person.
profile-scope = Die Wertung gilt für alle Server, alles andere für die Partien, die du sehen kannst.
profile-scope-own = Andere sehen deine Wertung und von deinen Partien nur die, die sie ohnehin sehen können. Mit `/dvonn preferences` schränkst du das weiter ein.
profile-deviation = ± = um so viel kann sie danebenliegen. ? = noch wenige Partien.
profile-all = **Gegen Menschen:** { $results }
profile-random = Zufällig aufgestellt: { $results }
profile-record = Ab einer Stellung: { $results }
profile-together = **Gegen dich:** { $results }
profile-results = { $won } gewonnen · { $tied } unentschieden · { $lost } verloren
profile-beaten = **Gegen den Computer:** gewonnen auf Stufe { $level } ({ $score })
profile-unbeaten = **Gegen den Computer:** Stufe { $level }: { $score }
profile-puzzles = **Aufgaben:** { $rating }
profile-week = **Brett der Woche { $number }:** { $score }
ask-played = Eine der letzten Partien öffnen
played-won = Partie { $match } · { $sign } gewonnen gegen { $opponent }
played-tied = Partie { $match } · { $sign } unentschieden gegen { $opponent }
played-lost = Partie { $match } · { $sign } verloren gegen { $opponent }
menu-profile = DVONN-Profil

## The table

table-heading = **Rangliste dieses Servers**
table-empty = Noch steht niemand darin.
table-rules = Ab { $games } gewerteten Partien. ±: Je weniger Partien, desto unsicherer; wer sicherer eingestuft ist, steht weiter oben.
table-legend = Balken: ±. Kreise, der neueste rechts: voll = gewonnen, halb = unentschieden, leer = verloren.
table-own-rating = Du: { $rating }
table-unlisted-few = Du stehst noch nicht in der Rangliste. Gewertete Partien, die noch fehlen: { $missing }.
table-unlisted-inactive = Du stehst nicht in der Rangliste, weil deine letzte gewertete Partie am { $last } endete. Mit der nächsten bist du wieder dabei.
table-unlisted-elsewhere = Du stehst nicht in der Rangliste, weil du auf diesem Server in den letzten { $days } Tagen keine Partie beendet hast.

## Managers

done-unrated = Partie { $match } zählt nicht mehr für die Wertung. Von dort an wurde alles neu berechnet.
ask-unrate = **Partie { $match } aus der Wertung nehmen?** Von dort an wird alles neu berechnet, und beide erfahren davon. Das lässt sich nicht rückgängig machen.
button-unrate = Aus der Wertung nehmen

## Commands

command-profile = Wertung, Ergebnisse und letzte Partien einer Person
command-club-table = Rangliste dieses Servers nach Wertung
command-admin-unrate = Eine beendete Partie aus der Wertung nehmen (braucht „Server verwalten“)
option-profile-user = Wessen Profil (ohne Angabe dein eigenes)

direct-message-unrated = Die Serververwaltung hat diese Partie aus der Wertung genommen. Das Ergebnis bleibt.

## Absagen

refused-not-rated = Partie { $match } zählt nicht für die Wertung. Wähle eine beendete, gewertete Partie.

## Personen und Server

kept-results = Ergebnisse gegen andere, mit deiner Wertung: { $count }

## Standing messages

standing-ratings = Rangliste
