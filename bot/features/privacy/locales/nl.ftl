## Blocking

kept-blocked = { $count ->
    [one] { $count } persoon die je hebt geblokkeerd
   *[other] { $count } personen die je hebt geblokkeerd
  }

## People and servers

kept-heading = **Dit bewaar ik over jou:**
kept-name = de naam { $name }
kept-language = je taal: { $language }
kept-running = { $count ->
    [one] { $count } lopende partij
   *[other] { $count } lopende partijen
  }
kept-finished = { $count ->
    [one] { $count } afgelopen partij
   *[other] { $count } afgelopen partijen
  }
kept-challenges = { $count ->
    [one] { $count } openstaande uitdaging
   *[other] { $count } openstaande uitdagingen
  }
kept-preferences = je voorkeuren
kept-absences = wanneer je afwezig was ({ $count ->
    [1] één keer
   *[other] { $count } keer
  })
kept-imports = { $count ->
    [one] { $count } geïmporteerde notatie
   *[other] { $count } geïmporteerde notaties
  } (7 dagen lang)
kept-watched = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
  } die je volgt, en hoe je ervan wilt horen
kept-reminders = { $count ->
    [one] { $count } herinnering
   *[other] { $count } herinneringen
  } aan partijen waar je om hebt gevraagd
kept-follows = { $count ->
    [one] { $count } kanaal voor toeschouwers dat je hebt ingesteld, of dat
   *[other] { $count } kanalen voor toeschouwers die je hebt ingesteld, of die
  } alleen jouw partijen { $count ->
    [one] toont
   *[other] tonen
  }
kept-lesson = hoever je bent in de les
kept-results = { $count ->
    [one] de uitslag van { $count } partij met iemand anders
   *[other] de uitslagen van { $count } partijen met anderen, en je rating
  }
kept-week-tries = pogingen op borden van de week: { $count }
kept-lines = { $count ->
    [one] { $count } variant die je hebt uitgeprobeerd
   *[other] { $count } varianten die je hebt uitgeprobeerd
  }
kept-puzzles = { $count ->
    [one] { $count } puzzel die je hebt geprobeerd, en je puzzelrating
   *[other] { $count } puzzels die je hebt geprobeerd, en je puzzelrating
  }
kept-mistakes = { $count ->
    [one] { $count } fout uit de analyses van je partijen, en wanneer die terugkomt
   *[other] { $count } fouten uit de analyses van je partijen, en wanneer ze terugkomen
  }
kept-nothing = Ik bewaar niets over jou.
ask-forget = **Je gegevens wissen?** Daarmee geef je je partijen op en sluit je je uitdagingen; je zetten blijven, maar dan van “Verwijderd account”. Borden van onze partijen in privéberichten worden verwijderd. Dit kan niet ongedaan worden gemaakt.
button-forget-me = Mijn gegevens wissen
done-forgotten = Klaar: je gegevens zijn gewist. Oudere borden met je naam worden binnen een paar minuten opnieuw getekend.

## For those who manage a server

kept-bans = { $count ->
    [one] dat je op { $count } server niet kunt uitdagen: dat
   *[other] dat je op { $count } servers niet kunt uitdagen: dat
  } blijft zo, ook als je je gegevens wist, tot het serverbeheer het opheft
kept-acts = { $count ->
    [one] { $count } item in het beheerlogboek van een server
   *[other] { $count } items in beheerlogboeken van servers
  }; daar word jij dan uit weggehaald

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-forget = Bekijken wat ik over je bewaar, en het laten verwijderen
