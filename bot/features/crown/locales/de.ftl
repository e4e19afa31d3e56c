## The crown

button-crown = Die Krone
button-crown-challenge = Herausfordern
button-crown-lay-down = Krone abgeben
crown-heading = 👑 **Die Krone dieses Servers**
crown-picture = Eine Krone.
crown-picture-of = Eine Krone mit dem Namen { $player }.
crown-holder = **{ $player }** trägt die Krone seit { $since }.
crown-hidden-player = jemand mit verborgenem Profil
crown-defences = { $count ->
    [0] Noch nicht verteidigt.
    [1] Einmal verteidigt.
   *[other] { $count }-mal verteidigt.
  }
crown-defences-brief = { $count ->
    [one] { $count } Verteidigung
   *[other] { $count } Verteidigungen
  }
crown-free = **Niemand trägt die Krone.** Die ersten beiden der Rangliste können um sie spielen: `/dvonn-club table`.
crown-contenders = Zurzeit sind das { $first } und { $second }.
crown-waiting = { $player } hat { $opponent } herausgefordert. Antwort fällig { $until }.
crown-playing = { $player } und { $opponent } spielen gerade um die Krone.
crown-rules = Wer in der Rangliste steht, darf herausfordern, immer nur eine Person zur selben Zeit. Wer die Krone trägt, antwortet binnen 3 Tagen oder verliert sie; bei Unentschieden bleibt sie. Eine gewertete Partie: zufälliger Aufbau, je 3 Tage und mit jedem Zug einen mehr.
crown-earlier = **Früher getragen von**
crown-off = Dieser Server hat gerade keine Krone. Wer den Server verwaltet, kann sie mit `/dvonn-admin crown` einführen.
crown-won = 👑 **{ $player } hat die Krone gewonnen.**
crown-came = 👑 **{ $player } trägt nun die Krone.** Die Herausforderung wurde nicht angenommen.
crown-challenge = 👑 **{ $player } fordert { $opponent } zur Partie um die Krone heraus.** Ohne Antwort geht sie { $until } an { $player }.
crown-invitation = 👑 **{ $player } lädt { $opponent } zu einer Partie um die Krone ein.** Antwort fällig { $until }.
crown-notify = { $player } fordert dich zur Partie um die Krone heraus. Nimmst du an?
crown-invite = Jemanden dazu einladen
ask-lay-down = **Krone abgeben?** Hat dich jemand herausgefordert, bekommt sie diese Person. Sonst trägt sie niemand. Das lässt sich nicht rückgängig machen.
ask-resign-crown = **Die Partie um die Krone aufgeben?** Du verlierst sie. Das lässt sich nicht rückgängig machen.
panel-facts-crown = Partie { $match }, um die Krone

## Private answers

crown-challenge-sent = Deine Herausforderung ist unterwegs.
crown-begun = Die Partie um die Krone hat begonnen. Viel Spaß!
crown-declined = Du hast die Partie um die Krone abgelehnt.
crown-withdrawn = Du hast deine Herausforderung um die Krone zurückgezogen.
crown-laid-down = Du hast die Krone abgegeben.

## Direct messages

crown-asked = { $server }: { $player } fordert dich zur Partie um die Krone heraus. Ohne deine Antwort verlierst du sie { $until }.
crown-asked-free = { $server }: { $player } will mit dir um die Krone spielen, die niemand trägt. Ohne deine Antwort geht sie { $until } an { $player }.
crown-invited = { $server }: { $player } trägt die Krone und lädt dich zu einer Partie um sie ein. Antwort fällig { $until }.
crown-quiet = { $server }: Seit 60 Tagen hat dich niemand zur Partie um die Krone herausgefordert. Lade binnen 14 Tagen mit `/dvonn-club crown` jemanden ein, um sie zu behalten.
crown-yours = { $server }: 👑 Die Krone gehört dir. Deine Herausforderung wurde nicht angenommen.
crown-passed-on = { $server }: Du trägst die Krone nicht mehr, weil die Herausforderung nicht rechtzeitig beantwortet wurde. Hol sie dir mit `/dvonn-club crown` zurück.
crown-not-now = { $server }: Die Partie um die Krone, die du vorgeschlagen hast, wurde abgelehnt. Du behältst die Krone.
crown-free-again = { $server }: Du trägst die Krone nicht mehr, weil du niemanden zu einer Partie um sie eingeladen hast. Du kannst sie zurückgewinnen: `/dvonn-club crown`.
role-trouble-crown = { $server }: Ich kann die Rolle der Krone nicht vergeben oder nehmen. Dafür brauche ich **Rollen verwalten** und eine Rolle über ihr. Die Krone funktioniert auch ohne; siehe `/dvonn-admin crown`.

## For managers

crown-manage-off = Die Krone ist ausgeschaltet. Wähle einen Kanal, um sie einzuführen: Dort stehen ihre Karte, ihre Herausforderungen und ihre Partien.
crown-manage-on = Die Krone ist in { $channel }. Wähle keinen Kanal, um sie zu beenden; wer sie trägt, verliert sie dann.
crown-manage-missing = ⚠️ Fehlende Berechtigungen in { $channel }: { $permissions }.
crown-manage-gone = ⚠️ Den Kanal gibt es nicht mehr, oder ich kann dort nicht mehr schreiben. Wähle einen anderen.
crown-manage-role = Auf Wunsch eine Rolle für die Person, die sie trägt:
crown-stopped = Um die Krone wird nicht mehr gespielt.

## Commands

help-crown = `/dvonn-club crown` zeigt, wer die Krone des Servers trägt.
help-admin-crown = `/dvonn-admin crown`: eine Krone.
command-club-crown = Die Krone des Servers: wer sie trägt, seit wann, und wer herausfordern darf
command-admin-crown = Krone einführen oder beenden, Kanal und Rolle wählen (braucht „Server verwalten“)

## Refusals

refused-crown-off = Hier gibt es gerade keine Krone. Wer den Server verwaltet, kann sie mit `/dvonn-admin crown` einführen.
refused-crown-busy = Es läuft schon eine andere Herausforderung um die Krone. Versuch es wieder, wenn das entschieden ist: `/dvonn-club crown` zeigt den Stand.
refused-crown-own = Du trägst die Krone selbst: Die anderen fordern dich heraus. Wähle jemand anderen.
refused-crown-not-in-table = Um die Krone spielt nur, wer in der Rangliste dieses Servers steht. `/dvonn-club table` zeigt, was noch fehlt.
refused-crown-free = Solange niemand die Krone trägt, spielen die ersten beiden der Rangliste um sie: `/dvonn-club table`. Danach dürfen alle dort herausfordern.
refused-crown-rest = Du hast vor Kurzem um die Krone gespielt, jetzt sind erst andere dran. Ab { $until } kannst du wieder herausfordern.
refused-crown-away = Die andere Person ist bis { $until } abwesend. Fordere sie heraus, wenn sie zurück ist.
refused-crown-answered = Diese Herausforderung um die Krone ist nicht mehr offen. `/dvonn-club crown` zeigt den Stand.
refused-crown-not-yours = Diese Herausforderung um die Krone gilt nicht dir. Um selbst um sie zu spielen, nutze `/dvonn-club crown`.
refused-crown-own-challenge = Das kommt von dir selbst, also antwortet die andere Person. Mit **Zurückziehen** nimmst du es zurück.
refused-crown-in-play = Du spielst gerade um die Krone. Spiel die Partie zu Ende, oder gib sie auf.
refused-crown-not-worn = Du trägst die Krone nicht, also gibt es nichts abzugeben. `/dvonn-club crown` zeigt, wer sie trägt.
refused-crown-not-to-invite = Einladen kannst du erst, wenn dich 60 Tage lang niemand herausgefordert hat. Bis dahin fordern die anderen dich heraus.

## People and servers

kept-reigns = Kronen, die du trägst oder getragen hast: { $count }

## Standing messages

standing-crown = Krone
