## Blockieren

kept-blocked = { $count ->
    [one] { $count } Person, die du blockiert hast
   *[other] { $count } Personen, die du blockiert hast
  }

## Personen und Server

kept-heading = **Das habe ich über dich gespeichert:**
kept-name = den Namen { $name }
kept-language = deine Sprache: { $language }
kept-running = { $count ->
    [one] { $count } laufende Partie
   *[other] { $count } laufende Partien
  }
kept-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
  }
kept-challenges = { $count ->
    [one] { $count } offene Herausforderung
   *[other] { $count } offene Herausforderungen
  }
kept-preferences = deine Einstellungen
kept-absences = wann du abwesend warst ({ $count ->
    [1] einmal
   *[other] { $count }-mal
  })
kept-imports = { $count ->
    [one] { $count } importierte Notation
   *[other] { $count } importierte Notationen
  } (7 Tage lang)
kept-watched = dass du bei { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
  } zuschaust, und wie du davon hören möchtest
kept-reminders = { $count ->
    [one] { $count } Erinnerung
   *[other] { $count } Erinnerungen
  } an Partien, um die du gebeten hast
kept-follows = { $count ->
    [one] { $count } Kanal zum Zuschauen, den du eingerichtet hast oder der
   *[other] { $count } Kanäle zum Zuschauen, die du eingerichtet hast oder die
  } nur deine Partien { $count ->
    [one] zeigt
   *[other] zeigen
  }
kept-lesson = wie weit du in der Lektion gekommen bist
kept-results = { $count ->
    [one] das Ergebnis von { $count } Partie mit anderen Leuten
   *[other] die Ergebnisse von { $count } Partien mit anderen Leuten und deine Wertung
  }
kept-week-tries = Versuche an Brettern der Woche: { $count }
kept-lines = { $count ->
    [one] { $count } Zugfolge, die du ausprobiert hast
   *[other] { $count } Zugfolgen, die du ausprobiert hast
  }
kept-puzzles = { $count ->
    [one] { $count } Aufgabe, die du versucht hast, und deine Wertung dabei
   *[other] { $count } Aufgaben, die du versucht hast, und deine Wertung dabei
  }
kept-mistakes = { $count ->
    [one] { $count } Fehler aus den Analysen deiner Partien, und wann er wiederkommt
   *[other] { $count } Fehler aus den Analysen deiner Partien, und wann sie wiederkommen
  }
kept-nothing = Ich habe nichts über dich gespeichert.
ask-forget = **Deine Daten löschen?** Damit gibst du deine Partien auf, und deine Herausforderungen enden; deine Züge bleiben, aber unter „Anonym“. Bretter unserer Partien in Direktnachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.
button-forget-me = Meine Daten löschen
done-forgotten = Erledigt: Deine Daten sind gelöscht. Ältere Bretter mit deinem Namen werden in den nächsten Minuten neu gezeichnet.

## Für alle, die einen Server verwalten

kept-bans = dass du auf { $count ->
    [one] { $count } Server
   *[other] { $count } Servern
  } nicht herausfordern kannst: Das bleibt auch, wenn du deine Daten löschst, bis die Serververwaltung es aufhebt
kept-acts = { $count ->
    [one] { $count } Eintrag im Protokoll einer Serververwaltung, aus dem du dann verschwindest
   *[other] { $count } Einträge in Protokollen von Serververwaltungen, aus denen du dann verschwindest
  }

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-forget = Ansehen, was ich über dich speichere, und es löschen lassen
