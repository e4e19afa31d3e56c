## League

button-league = Competitie
button-league-join = Meedoen
button-league-in = Ik doe mee
button-league-not-in = Deze keer niet
button-league-leave = Competitie verlaten
button-league-thread = Naar het seizoen
button-league-start = Competitie starten
button-league-here = Hier tonen
button-league-end = Competitie beëindigen
button-league-invite = Server uitnodigen
button-league-code = Meedoen met een code
button-league-leave-server = Server afmelden
button-league-remove = Server verwijderen
league-heading = 🏆 **{ $name }** · seizoen { $number }
league-form-random = Willekeurige opstelling
league-form-pairs = Willekeurig, twee partijen met kleurwissel
league-form-full = Hele partijen
league-quiet = zonder pings
league-across = Op { $count } servers: { $servers }
league-direct = partijen in privéberichten
league-of-server = { $names } ({ $server })
league-stage-open = Begint { $start } ({ $relative }). Twee dagen ervoor vraag ik de leden wie er meedoet. Geen antwoord is nee.
league-stage-asked = Begint { $start } ({ $relative }). Wie doet er mee? Druk vóór die tijd op **Ik doe mee**. Geen antwoord is nee.
league-stage-waiting = Er zijn nog te weinig spelers. Het seizoen begint vanzelf zodra er vijf meedoen.
league-stage-drawn = De groepen zijn ingedeeld. De partijen beginnen nu.
league-stage-running = Loopt tot { $end }. Nog open: { $open }.
league-stage-closing = De tijd van het seizoen is om. Ik beslis de partijen die nog open zijn.
league-stage-over = Dit seizoen is voorbij.
league-stage-ended = Het serverbeheer heeft deze competitie beëindigd. De partijen gaan door.
league-stage-coming = Begint { $start } ({ $relative }).
league-commitment = Je speelt tegen iedereen in een groep van vier tot zes, alle partijen tegelijk, hoogstens { $weeks } weken lang. Wie in de eerste 72 uur geen zet doet, of voor de tweede keer op tijd verliest, valt uit.
league-names-across = Op al deze servers staat je naam op de ranglijst.
league-nobody = Er doet nog niemand mee.
league-members = Leden ({ $count }): { $names }
league-players = Doen mee ({ $count }): { $names }
league-group = Groep { $group }
league-table = Ranglijst
league-table-empty = Op deze ranglijst staat niemand.
league-removed = Uitgevallen, partijen geschrapt: { $names }
league-out = Uitgevallen, open partijen verloren: { $names }
league-open-games = Nog open in deze groep: { $count }
league-legend = Winst 2 punten, gelijk 1.
league-legend-pairs = De twee partijen tegen dezelfde tegenstander tellen samen als één, met de verschillen opgeteld: winst 2 punten, gelijk 1.
league-legend-bar = Het lege deel van een balk is nog te winnen.
league-level = Bij gelijke punten beslissen de onderlinge partijen, dan de punten van degenen van wie iemand won, dan de verschillen.
league-row = gewonnen { $won }, gelijk { $tied }, verloren { $lost }
league-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
league-row-open = nog open { $count }
league-result-board = **{ $one }** wint van **{ $other }** met { $margin }.
league-result-resigned = **{ $one }** wint: **{ $other }** gaf op.
league-result-time = **{ $one }** wint van **{ $other }** op tijd.
league-result-proved = **{ $one }** wint van **{ $other }**. Het seizoen was eerder voorbij dan de partij, en ik heb bewezen wie er wint.
league-result-time-used = **{ $one }** wint van **{ $other }**. Het seizoen was eerder voorbij dan de partij, en **{ $other }** had meer tijd gebruikt.
league-tied-board = **{ $one }** en **{ $other }** speelden gelijk.
league-tied-proved = **{ $one }** en **{ $other }** delen de punten. Het seizoen was eerder voorbij dan de partij, en gelijkspel is bewezen.
league-tied-time-used = **{ $one }** en **{ $other }** delen de punten. Het seizoen was eerder voorbij dan de partij, en beiden hadden evenveel tijd gebruikt.
league-out-by-time = { $player } ligt uit dit competitieseizoen. Weer meedoen kan vanaf het volgende: `/dvonn-club league`.
league-podium = Het seizoen is voorbij. Gefeliciteerd!
league-goes-up = Promoveert: { $player }
league-goes-down = Degradeert: { $player }
league-question = **{ $name }**, seizoen { $number }, begint { $start } ({ $relative }). Doe je mee? Geen antwoord is nee.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, seizoen { $number }: antwoorden kan niet meer.
league-thread = { $name } · seizoen { $number }
league-thread-plain = Competitie · seizoen { $number }
panel-facts-league = Competitiepartij
ask-resign-league = **Deze competitiepartij opgeven?** Die is dan ook in de competitie verloren.

## The page

league-none = Hier is geen competitie. Iemand met het recht **Server beheren** kan er een starten met `/dvonn-club league`.
league-none-yet = **Hier is nog geen competitie.** Je kunt er in dit kanaal een starten.
league-what = In een groep speelt iedereen tegen iedereen, alle partijen tegelijk. Een seizoen duurt zeven weken, of drie maanden met hele partijen. Daarna komt het volgende. In een kanaal krijgt elke partij een eigen thread.
league-invited-by-others = Heeft een andere server jullie uitgenodigd voor zijn competitie? Druk dan op **Meedoen met een code**.
form-league = Competitie starten
form-league-name = Naam
form-league-first-day = Eerste dag
form-league-first-day-explanation = Bijvoorbeeld morgen, vrijdag of 24-12. Het seizoen begint om 12 uur UTC.
form-league-clock = Tijd
form-league-setup = Opstelling
form-league-pings = Pingen
form-league-pings-pings = Ik ping wie aan zet is
form-league-pings-quiet = Geen pings: iedereen kijkt zelf
form-league-code = Competitie van een andere server
form-league-code-code = Code
form-league-code-explanation = Alle servers erin zien de naam van deze server en de namen van leden die meedoen.
league-default-name = Competitie
league-own-outside = Je bent geen lid.
league-own-member = Je bent lid. Twee dagen voor het begin vraag ik het je.
league-own-next = Je bent lid. Voor het volgende seizoen vraag ik het je.
league-own-unanswered = Doe je mee? Geen antwoord is nee.
league-own-in = Je doet mee.
league-own-not-in = Je doet dit seizoen niet mee.
league-own-out = Je ligt uit dit seizoen, en je overige partijen zijn verloren. Aan het volgende kun je weer meedoen.
league-own-games = Je speelt dit seizoen. Je open partijen: { $count } (`/dvonn games`)
league-joined-new = Je bent nu lid.
league-joined-in = Je doet mee. Veel succes!
league-joined-next = Je bent nu lid.
league-joined-known = Je bent al lid. Voor elk seizoen vraag ik of je meedoet.
league-joined-direct = Je partijen vind je in je privéberichten met mij.
league-games-here = { $server }: je partijen in **{ $name }** verschijnen hier.
league-started = **{ $name }** is aangekondigd in { $channel }.
league-ended-now = De competitie is beëindigd. De partijen gaan door.
league-left = Je hebt de competitie verlaten.
league-moved = De competitie verschijnt nu hier.
league-invitation = De code voor nog een server is **{ $code }**, geldig tot { $until }. Het beheer daar gebruikt `/dvonn-club league` en drukt op **Meedoen met een code**. Wie de code heeft, kan een server laten meedoen, en alle servers van de competitie tonen de namen van wie speelt. Een nieuwe code vervangt deze.
league-server-joined = Deze server doet nu mee aan **{ $name }**, aangekondigd in { $channel }.
league-server-left = Deze server heeft de competitie verlaten. Wie dit seizoen speelt, speelt het uit.
league-server-removed = **{ $server }** zit niet meer in de competitie.
league-role-chosen = Wie een seizoen wint, heeft deze rol tot het einde van het volgende.
league-role-none = Wie een seizoen wint, krijgt geen rol.
role-trouble-league = { $server }: ik kan de rol voor wie de competitie wint niet geven of afnemen. Ik heb **Rollen beheren** nodig, en een rol erboven. De competitie werkt ook zonder; zie `/dvonn-club league`.
league-answered-in = Je doet mee. Veel succes in **{ $name }**!
league-answered-not-in = Deze keer doe je niet mee. Voor het volgende seizoen van **{ $name }** vraag ik het weer.
league-choose-role = Rol voor de winst (optioneel)
league-choose-server = Een server verwijderen
league-for-managers = Voor het serverbeheer:
league-home-gone = ⚠️ Het kanaal van de competitie is weg, of ik kan er niets meer versturen. Open deze pagina in een ander kanaal en druk op **Hier tonen**.
league-missing-permissions = ⚠️ Ontbrekende rechten in { $channel }: { $permissions }. Tot je ze geeft, kan ik de competitie daar niet tonen.
ask-league-leave = **De competitie verlaten?** Voor het volgende seizoen vraag ik je dan niets meer.
ask-league-leave-playing = **De competitie nu verlaten?** Je open partijen zijn op de ranglijst verloren. Heb je minder dan de helft van je partijen gespeeld, dan worden ze daar allemaal geschrapt. De partijen zelf gaan door.
ask-league-end = **De competitie beëindigen?** Dit seizoen krijgt geen uitslag, en er komt geen volgende. De partijen zelf gaan door.
ask-league-end-across = De competitie stopt op alle servers.
ask-league-leave-server = **Deze server afmelden voor de competitie?** De kaart hier wordt verwijderd, en wie via deze server lid is geworden, is geen lid meer. Wie dit seizoen speelt, speelt het uit.
ask-league-remove = **{ $server } uit de competitie verwijderen?** Wie via die server lid is geworden, is geen lid meer. Wie dit seizoen speelt, speelt het uit.

## Commands

help-league = `/dvonn-club league` is de competitie van de server.
command-club-league = De competitie van deze server: meedoen, de ranglijst bekijken of er een starten

## Refusals

refused-league-game = In een competitiepartij kun je geen zet terugnemen, geen gelijkspel afspreken en geen revanche vragen. Die wordt uitgespeeld of opgegeven.
refused-league-exists = Deze server heeft al een competitie, **{ $name }**. Beëindig of verlaat die eerst: `/dvonn-club league`.
refused-no-league = Die competitie is voorbij. Kijk met `/dvonn-club league` of er een andere is.
refused-league-hidden = Een competitie toont iedereen op een ranglijst, maar je profiel is verborgen. Toon het via `/dvonn preferences`, dan kun je meedoen.
refused-not-in-league = Je bent geen lid van deze competitie. Meedoen kan met `/dvonn-club league`.
refused-banned-from-league = Het beheer van { $server }, waar deze competitie is gestart, heeft je daar uitgesloten van uitdagingen. Daarom kun je niet meespelen. Denk je dat het een vergissing is? Neem dan contact op met dat beheer.
refused-not-an-invitation = Die code werkt niet: verkeerd getypt, al gebruikt of te oud. Vraag het beheer van de andere server om een nieuwe.
refused-league-full = Die competitie loopt al op { $number } servers, en er kan er geen meer bij. Het beheer van de server die haar startte, kan er een verwijderen.
refused-answered-too-late = Voor dat seizoen is het te laat. Kijk met `/dvonn-club league` wanneer het volgende begint.
refused-not-a-first-day = “{ $text }” kan ik niet lezen als een dag vanaf vandaag. Voorbeelden: morgen, vrijdag, 24-12.
refused-no-place-for-league = Een competitie heeft een tekstkanaal, een openbare thread of een forumbericht nodig. Gebruik het commando daar.

## People and servers

kept-league-memberships = Competities waarvan je lid bent: { $count }
kept-league-seasons = Competitieseizoenen waarin je hebt gespeeld: { $count }

## The log of managers

log-start-league = { $manager } heeft de competitie { $value } gestart.
log-end-league = { $manager } heeft de competitie { $value } beëindigd.
log-move-league = { $manager } heeft de competitie { $value } verplaatst naar { $channel }.
log-league-role = { $manager } heeft de rol voor de competitiewinst gewijzigd.
log-invite-to-league = { $manager } heeft een code gemaakt waarmee een andere server aan de competitie { $value } kan meedoen.
log-join-league = { $manager } heeft deze server aangemeld voor de competitie { $value }.
log-leave-league = { $manager } heeft deze server afgemeld voor de competitie { $value }.
log-remove-from-league = { $manager } heeft de server { $value } uit de competitie verwijderd.
