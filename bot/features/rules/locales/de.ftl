## Buttons

button-rules-short = Regeln
button-commands = Alle Befehle

## Regeln und Hilfe

rules-heading = **So spielt man DVONN** · { $title } · { $page } von { $pages }
ask-chapter = Zu einer Seite gehen
shared-rules = { $player } zeigt, wie man DVONN spielt:

rules-title-aim = Das Ziel
rules-text-aim =
    Ihr baut Stapel. Ein Stapel gehört der Farbe, die **obenauf** liegt, und wer am Ende **mehr Steine** hat, gewinnt.
    Ein Stapel bleibt aber nur im Spiel, solange er mit einem roten **DVONN-Stein** verbunden ist. Achte also auf deine Verbindungen.
    -# DVONN ist ein Spiel von Kris Burm, das vierte im GIPF-Projekt.
rules-caption-aim = Stand auf dem Bild: Weiß { $white } Steine, Schwarz { $black }.
rules-title-placing = Setzen
rules-text-placing =
    Die Farben werden ausgelost, wenn die Herausforderung nichts anderes sagt. Weiß beginnt, und ihr setzt abwechselnd je einen Stein auf ein beliebiges leeres Feld. Zuerst kommen die drei DVONN-Steine (Weiß, Schwarz, Weiß), dann setzt jede Seite ihre eigene Farbe, Schwarz zuerst. Die 3 roten, 23 weißen und 23 schwarzen Steine füllen alle 49 Felder.
    Weiß setzt den letzten Stein und **macht auch den ersten Zug**.
rules-caption-placing = Das Bild zeigt die ersten { $count } Steine auf dem Brett.
rules-title-moving = Ziehen
rules-text-moving =
    Du ziehst einen ganzen Stapel, dessen **oberster Stein** dir gehört. Auch ein einzelner Stein ist ein Stapel. Er zieht geradeaus in eine der **sechs Richtungen**, genau **so viele Felder, wie er Steine hat**, egal welcher Farbe.
    Überqueren darf er alles, und leere Felder zählen mit. **Landen** muss er aber auf einem Stein oder Stapel, egal von wem. Die beiden werden ein Stapel.
rules-caption-moving = Auf dem Bild hat { $space } { $height ->
    [one] { $height } Stein
   *[other] { $height } Steine
  } und kann nach { $targets } ziehen, aber nicht nach { $empty }, denn dort liegt nichts.
rules-title-blocked = Blockierte Stapel
rules-text-blocked =
    Ein Stapel, der **von allen sechs Seiten eingeschlossen** ist, kann nicht ziehen. Am Anfang ziehen also nur die Steine am Rand. Wird ein Feld leer, sind seine Nachbarn frei.
    Ein einzelner DVONN-Stein **zieht nie**. Du darfst aber auf ihm landen, dann reist er in deinem Stapel mit.
rules-caption-blocked = Auf dem Bild trägt jeder eingeschlossene Stapel ein Kreuz (✕). Leer: { $empty }. Frei daneben: { $free }. Auch am Rand ist alles frei.
rules-title-connected = Verbunden bleiben
rules-text-connected =
    Sind alle Steine gesetzt, braucht jeder Stapel eine **Verbindung zu einem DVONN-Stein**: in ihm selbst, direkt daneben oder über eine Kette anderer Stapel. Nach jedem Zug sind Stapel ohne Verbindung sofort aus dem Spiel, auch deine, und zählen für **niemanden**.
    Die drei DVONN-Steine bleiben immer, auch allein.
rules-caption-connected = Auf dem Bild würde { $move } die Verbindung lösen. Die Stapel mit einem Minus wären dann weg: { $pieces } Steine beider Farben, auf { $spaces }.
rules-title-forced = Zum Abtrennen gezwungen
rules-text-forced =
    Wenn du ziehen kannst, **musst** du ziehen, auch wenn dein einziger Zug **eigene** Stapel abtrennt. Vor so einem Zug frage ich nach, aber manchmal gibt es keinen anderen.
    Schau deshalb gegen Ende voraus: Welche Züge bleiben dir?
rules-caption-forced = Auf dem Bild ist { $move } der einzige Zug von Weiß. Er trennt die weißen Stapel auf { $spaces } ab: { $pieces } Steine sind weg.
rules-title-passing = Passen und zurückkommen
rules-text-passing =
    Kann keiner deiner Stapel ziehen, **passt** du. Das erledige ich für dich, und die andere Seite spielt allein weiter.
    Sobald einer deiner Stapel wieder ziehen kann, bist du zurück im Spiel, und dann musst du ziehen.
rules-caption-passing = Auf dem Bild ist der letzte weiße Stapel, auf { $space }, eingeschlossen (✕), also passt Weiß. Spielt Schwarz dann { $move }, ist { $space } frei und muss ziehen.
rules-title-end = Das Ende
rules-text-end =
    Könnt ihr **beide** nicht mehr ziehen, ist die Partie zu Ende. Beide zählen alle Steine in den eigenen Stapeln, **egal welcher Farbe**. Wer mehr Steine hat, gewinnt. Bei gleich vielen ist es **unentschieden**.
    Ein DVONN-Stein in einem Stapel zählt wie jeder andere. Liegt er allein, gehört er niemandem.
rules-caption-end = Auf dem Bild kann niemand mehr ziehen. Weiß gewinnt { $more }–{ $less }, und goldene Felder markieren die weißen Stapel.
rules-title-edge = Rat 1: Gut setzen
rules-text-edge = Setz viele deiner Steine **an den Rand**, wo sie von Anfang an ziehen können, und **nah an die DVONN-Steine**, wo sie verbunden bleiben.
    Die Spielregel rät auch, die Steine zu verteilen. In unseren Testpartien waren Steine mit Nachbarn aber besser dran: Sie haben etwas, worauf sie landen können.
rules-caption-edge = Auf dem Bild hat Weiß { $edge } von { $count } Steinen am Rand und { $near } höchstens zwei Felder von einem DVONN-Stein entfernt.
rules-title-landing = Rat 2: Auf Stapeln landen
rules-text-landing = Landest du auf einem gegnerischen Stapel, **übernimmst du ihn**. Seine Steine zählen für dich, und die andere Seite hat einen Stapel weniger zum Ziehen. Weg ist er damit nicht: Die andere Seite kann auf ihm landen und ihn zurückholen.
rules-caption-landing = Auf dem Bild macht { $move } aus { $white }–{ $black } ein { $more }–{ $less }. Stapel, die Schwarz dann ziehen kann: { $after } statt { $before }.
rules-title-mobile = Rat 3: Beweglich bleiben
rules-text-mobile = Halte **viele deiner Stapel beweglich**. Je höher ein Stapel wird, desto weiter muss er ziehen, und desto eher findet er kein Ziel mehr.
rules-caption-mobile = Auf dem Bild sitzt der weiße Stapel auf { $space } fest: Er müsste { $height } Felder weit ziehen. Die niedrigen auf { $spaces } können noch ziehen.
rules-title-danger = Rat 4: Auf die DVONN-Steine achten
rules-text-danger =
    Achte auf gegnerische Stapel mit einem **DVONN-Stein**. Zieht so einer weg, ist alles abgetrennt, was nur an ihm hing. Schau, wohin er ziehen kann und was dich das kostet.
    Ist es zu viel, dann **lande selbst auf ihm**. Dann gehört er dir, und je höher er wird, desto schwerer ist er zu ziehen.
rules-caption-danger = Auf dem Bild ist Weiß am Zug. Als Nächstes würde { $move } die weißen Stapel auf { $spaces } abtrennen, darum übernimmt Weiß diesen Stapel vorher: { $answer }.
rules-title-last = Rat 5: Züge für den Schluss aufheben
rules-text-last = Oft entscheiden die letzten Züge. Wer **noch ziehen kann**, während die andere Seite passt, holt sich einen Stapel nach dem anderen.
    Heb dir also Züge auf und sorg dafür, dass die andere Seite vor dir passen muss.
rules-caption-last = Auf dem Bild ist { $space } der einzige Stapel, den Schwarz ziehen kann. Weiß spielt { $move }. Schwarz muss passen, und Weiß zieht weiter.

help = **DVONN, Zug um Zug** · ein Spiel von Kris Burm, das vierte im GIPF-Projekt
    Neu hier? Mit **Lektion ausprobieren** lernst du DVONN in fünf Minuten. Unter **Spielregeln** stehen alle Regeln.
    { $place ->
        [bot-dm] Mit **Gegen den Computer** fangen wir gleich hier an. Um gegen Menschen zu spielen, drück **Gegenüber finden** oder, wenn ihr schon gegeneinander gespielt habt, **Jemanden herausfordern**.
        [foreign] Drück **Gegen den Computer**, dann kommt das Brett in deine Direktnachrichten. Um gegen Menschen zu spielen, nutze hier `/dvonn challenge`: Wer zuerst annimmt, spielt gegen dich. Alle anderen Antworten von mir siehst nur du.
       *[guild] Drück **Jemanden herausfordern**. Das Brett steht dann im Kanal, und ich pinge euch an, wenn ihr am Zug seid.
    }
    Spiel mit den Buttons unter dem Brett, oder tipp `/dvonn move` (mit einem Screenreader am einfachsten).
help-version = Version { $version }
help-commands = **Alle Befehle** · { $topic }
ask-help-topic = Wähle ein Thema
help-topic-begin = Loslegen
help-topic-play = Spielen
help-topic-better = Besser werden
help-topic-watch = Zuschauen und zurückblicken
help-topic-yours = Einstellungen und Daten
help-topic-server = Server verwalten
help-text-begin =
    - **Lernen:** `/dvonn learn` ist eine Lektion auf kleinen Brettern. `/dvonn rules` erklärt alle Regeln mit Bildern.
    - **Anfangen:** Mit `/dvonn challenge` forderst du jemanden heraus oder sprichst eine offene Herausforderung aus. Mit einer `stufe` von 1 bis 10 spielst du sofort gegen mich, auch in Direktnachrichten.
    - **Gegenüber finden:** `/dvonn-club opponent` bringt dich mit jemandem zusammen, der auch sucht.
    - **Deine Partien finden:** `/dvonn next` öffnet die Partie, die am längsten auf dich wartet. `/dvonn games` zeigt deine laufenden und beendeten Partien und deine Herausforderungen. **Öffnen** zeigt ein Brett.
    - **Stärke:** `/dvonn profile` zeigt Wertung, Ergebnisse und letzte Partien. `/dvonn-club table` ist die Rangliste des Servers.
help-text-play =
    - **Züge tippen:** `/dvonn move` setzt mit einem Feld einen Stein und zieht mit zweien einen Stapel. Es schlägt mögliche Züge in Worten vor, jeden mit seinen Folgen. Für Screenreader ist das am besten.
    - **Ohne Bilder:** `/dvonn preferences` zeigt deine privaten Seiten als Text. **Brett als Text**, unter **Mehr**, beschreibt jedes Brett Zeile für Zeile.
    - **Zeit sparen:** **Vorausplanen**, unter **Mehr**, merkt sich deine nächsten Felder oder deine Antworten auf gegnerische Züge.
    - **Es dir anders überlegen:** **Zug zurücknehmen**, unter **Mehr**, bittet die andere Seite darum. `/dvonn resign` gibt auf oder bietet Remis an. Ich frage, bevor es gilt.
    - **Uhren:** Jede Bedenkzeit geht, von zehn Sekunden pro Zug bis unbegrenzt, auch mit freien Tagen. **Einen Tag schenken**, unter **Mehr**, gibt der anderen Seite Zeit.
help-text-better =
    - **Üben:** `/dvonn puzzle` stellt dir eine Aufgabe, die zu deiner Stärke passt. Drück **Tipp**, wenn du gegen mich am Zug bist, oder in einer beendeten Partie unter **Verlauf**.
    - **Züge ausprobieren:** Mit **Ausprobieren**, im **Verlauf** und an deinen eigenen Brettern, ziehst du für beide Seiten, und nur du siehst es. **Meine Zugfolgen**, dort unter **Mehr**, zeigt, was du gespeichert hast.
    - **Aus einer Partie lernen:** **Analyse**, unter dem Ergebnis, zeigt die schlechtesten Züge und was besser war.
    - **Jede Woche:** `/dvonn-club week` ist das Brett der Woche. `/dvonn-club puzzles` ist die Rangliste der Aufgaben dieses Monats. `/dvonn-club mistakes` stellt dir deine eigenen Fehler als Aufgaben.
help-text-watch =
    - **Zuschauen:** `/dvonn watch` zeigt, welche Partien laufen und bei welchen du zuschaust. Mit **Zuschauen** unter einem Brett bleibst du auf dem Laufenden. `/dvonn remind` erinnert dich morgen an eine Partie.
    - **Zurückblicken:** Drück unter einem Brett **Verlauf**. Unter **Mehr** zeigt **Wiederholung** eine Partie als kurze Animation, **Diagramm** zeigt sie als Kurve, und **Exportieren** gibt dir ihre Notation. `/dvonn import` liest eine Notation, und von dort kannst du eine Partie beginnen. `/dvonn-club archive` findet beendete Partien nach Person, Ergebnis, Aufbau, Länge und Datum.
help-text-yours =
    - **Einstellungen:** Unter `/dvonn preferences` wählst du Pings, Ruhezeit, Bilder und wer dich herausfordern darf. `/dvonn away` hält deine Uhren an, solange du nicht spielen kannst.
    - **Deine Daten:** `/dvonn forget` zeigt, was über dich gespeichert ist, und löscht es auf Wunsch.
    Wenn ich neu starte, geht nichts verloren: Partien und Buttons funktionieren weiter.
help-text-server =
    Für alle, die den Server verwalten:
    - `/dvonn-admin settings` regelt, wo und wie gespielt wird.
    - `/dvonn-admin follow` lässt einen Kanal Partien zum Zuschauen zeigen.
    - `/dvonn-admin show` hält die Rangliste in einem Kanal aktuell.
    - `/dvonn-admin cancel` beendet eine Partie oder Herausforderung.
    - `/dvonn-admin inspect` zeigt, wie eine beendete Partie gespielt wurde.
    - `/dvonn-admin unrate` nimmt eine beendete Partie aus der Wertung.
    - `/dvonn-admin ban` und `/dvonn-admin unban` entscheiden, wer andere herausfordern darf.
    - `/dvonn-admin export`: alle Partien.
    - `/dvonn-admin log`: wer was getan hat.

## Befehle: Ihre Namen stehen im Code; Beschreibungen sagen in höchstens 100 Zeichen, was man bekommt

command-rules = Alle Regeln von DVONN mit Bildern, dazu fünf Ratschläge
command-help = Wie du anfängst und was ich alles kann
