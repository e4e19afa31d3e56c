## League

button-league = Liga
button-league-join = Dołącz
button-league-in = Gram
button-league-not-in = Nie tym razem
button-league-leave = Opuść ligę
button-league-thread = Do sezonu
button-league-start = Rozpocznij ligę
button-league-here = Pokazuj tutaj
button-league-end = Zakończ ligę
button-league-invite = Zaproś serwer
button-league-code = Dołącz za pomocą kodu
button-league-leave-server = Wycofaj ten serwer
button-league-remove = Usuń serwer
league-heading = 🏆 **{ $name }** · sezon { $number }
league-form-random = Losowe rozstawienie
league-form-pairs = Losowo, dwie partie ze zmianą kolorów
league-form-full = Pełne partie
league-quiet = bez pingów
league-across = Serwery ({ $count }): { $servers }
league-direct = partie w wiadomościach prywatnych
league-of-server = { $names } ({ $server })
league-stage-open = Początek: { $start } ({ $relative }). Dwa dni wcześniej zapytam w lidze, kto gra. Brak odpowiedzi oznacza nie.
league-stage-asked = Początek: { $start } ({ $relative }). Kto gra? Naciśnij przedtem **Gram**. Brak odpowiedzi oznacza nie.
league-stage-waiting = Na razie jest za mało osób. Sezon zacznie się sam, gdy zbierze się pięć.
league-stage-drawn = Grupy są gotowe. Partie właśnie się zaczynają.
league-stage-running = Trwa do { $end }. Nierozstrzygnięte: { $open }.
league-stage-closing = Czas sezonu minął. Rozstrzygam partie, które jeszcze trwają.
league-stage-over = Ten sezon się skończył.
league-stage-ended = Administracja zakończyła tę ligę. Jej partie toczą się dalej.
league-stage-coming = Początek: { $start } ({ $relative }).
league-commitment = Grasz z każdą osobą w grupie od czterech do sześciu osób, wszystkie partie naraz, najwyżej przez { $weeks } tyg. Kto nie ruszy się w ciągu 72 godzin albo drugi raz przegra na czas, odpada.
league-names-across = Twoja nazwa pojawi się w tabeli na wszystkich tych serwerach.
league-nobody = Nikogo jeszcze nie ma.
league-members = W lidze ({ $count }): { $names }
league-players = Grają ({ $count }): { $names }
league-group = Grupa { $group }
league-table = Tabela
league-table-empty = W tej tabeli nikogo nie ma.
league-removed = Poza sezonem, partie usunięte: { $names }
league-out = Poza sezonem, otwarte partie przegrane: { $names }
league-open-games = Nierozstrzygnięte w tej grupie: { $count }
league-legend = Wygrana to 2 punkty, remis 1.
league-legend-pairs = Dwie partie z tą samą osobą liczą się razem jako jedna, a różnice się sumują: wygrana to 2 punkty, remis 1.
league-legend-bar = Pustą część paska można jeszcze zdobyć.
league-level = Przy równych punktach decydują partie między sobą, potem punkty osób, z którymi się wygrało, potem różnice.
league-row = wygrane { $won }, remisy { $tied }, przegrane { $lost }
league-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
league-row-open = otwarte { $count }
league-result-board = **{ $one }** wygrywa z **{ $other }** różnicą { $margin }.
league-result-resigned = **{ $one }** wygrywa z **{ $other }**: partia poddana.
league-result-time = **{ $one }** wygrywa z **{ $other }** na czas.
league-result-proved = **{ $one }** wygrywa z **{ $other }**. Sezon skończył się przed partią, a zwycięstwo jest udowodnione.
league-result-time-used = **{ $one }** wygrywa z **{ $other }**. Sezon skończył się przed partią, a **{ $other }** ma na koncie więcej zużytego czasu.
league-tied-board = Remis: **{ $one }** i **{ $other }**.
league-tied-proved = Remis: **{ $one }** i **{ $other }**. Sezon skończył się przed partią, a remis jest udowodniony.
league-tied-time-used = Remis: **{ $one }** i **{ $other }**. Sezon skończył się przed partią, a zużyty czas był równy.
league-out-by-time = { $player } odpada z tego sezonu ligi. Do następnego można dołączyć ponownie: `/dvonn-club league`.
league-podium = Sezon się skończył. Gratulacje!
league-goes-up = Awans do wyższej grupy: { $player }
league-goes-down = Spadek do niższej grupy: { $player }
league-question = **{ $name }**, sezon { $number }, zaczyna się { $start } ({ $relative }). Grasz? Brak odpowiedzi oznacza nie.
league-question-from = { $server }: { $told }
league-call-over = **{ $name }**, sezon { $number }: nie można już odpowiadać.
league-thread = { $name } · sezon { $number }
league-thread-plain = Liga · sezon { $number }
panel-facts-league = Partia ligowa
ask-resign-league = **Poddać tę partię ligową?** Będzie przegrana także w lidze.

## The page

league-none = Nie ma tu ligi. Może ją rozpocząć ktoś z uprawnieniem **Zarządzanie serwerem**: `/dvonn-club league`.
league-none-yet = **Nie ma tu jeszcze ligi.** Możesz ją rozpocząć na tym kanale.
league-what = W grupie każdy gra z każdym, wszystkie partie naraz. Sezon trwa siedem tygodni, a z pełnymi partiami trzy miesiące. Potem przychodzi następny. Na kanale każda partia ma własny wątek.
league-invited-by-others = Inny serwer zaprosił was do swojej ligi? Naciśnij **Dołącz za pomocą kodu**.
form-league = Rozpocznij ligę
form-league-name = Nazwa
form-league-first-day = Pierwszy dzień
form-league-first-day-explanation = Na przykład jutro, piątek lub 24.12. Sezon zaczyna się o 12:00 UTC.
form-league-clock = Czas
form-league-setup = Rozstawienie
form-league-pings = Pingi
form-league-pings-pings = Pinguję osobę na ruchu
form-league-pings-quiet = Bez pingów: każdy sprawdza sam
form-league-code = Dołącz do ligi innego serwera
form-league-code-code = Kod
form-league-code-explanation = Wszystkie jej serwery zobaczą nazwę tego serwera i nazwy osób, które dołączą.
league-default-name = Liga
league-own-outside = Nie należysz do tej ligi.
league-own-member = Należysz do ligi. Zapytam cię dwa dni przed początkiem.
league-own-next = Należysz do ligi. Zapytam cię przed następnym sezonem.
league-own-unanswered = Grasz? Brak odpowiedzi oznacza nie.
league-own-in = Grasz w tym sezonie.
league-own-not-in = Nie grasz w tym sezonie.
league-own-out = Nie ma cię już w tym sezonie, a pozostałe partie są przegrane. Do następnego możesz dołączyć.
league-own-games = Grasz w tym sezonie. Twoje otwarte partie: { $count } (`/dvonn games`)
league-joined-new = Należysz teraz do ligi.
league-joined-in = Grasz. Powodzenia!
league-joined-next = Należysz teraz do ligi.
league-joined-known = Należysz już do ligi. Przed każdym sezonem zapytam, czy grasz.
league-joined-direct = Partie toczą się w wiadomościach prywatnych ze mną.
league-games-here = { $server }: twoje partie w **{ $name }** pojawią się tutaj.
league-started = **{ $name }**: ogłoszenie jest na kanale { $channel }.
league-ended-now = Liga jest zakończona. Jej partie toczą się dalej.
league-left = Nie należysz już do ligi.
league-moved = Liga ukazuje się teraz tutaj.
league-invitation = Kod dla jeszcze jednego serwera to **{ $code }**, ważny do { $until }. Administracja tamtego serwera używa `/dvonn-club league` i naciska **Dołącz za pomocą kodu**. Kto ma kod, może wprowadzić do ligi jeden serwer, a nazwy grających widać na wszystkich jej serwerach. Nowy kod zastąpi ten.
league-server-joined = Ten serwer należy teraz do ligi **{ $name }**. Ogłoszenie jest na kanale { $channel }.
league-server-left = Ten serwer nie należy już do ligi. Kto gra w tym sezonie, dogra go do końca.
league-server-removed = **{ $server }** nie należy już do ligi.
league-role-chosen = Kto wygra sezon, ma tę rolę do końca następnego.
league-role-none = Kto wygra sezon, nie dostaje roli.
role-trouble-league = { $server }: nie mogę nadać ani odebrać roli za zwycięstwo w lidze. Potrzebuję uprawnienia **Zarządzanie rolami** i roli powyżej niej. Liga działa i bez roli: `/dvonn-club league`.
league-answered-in = Grasz. Powodzenia w **{ $name }**!
league-answered-not-in = Tym razem nie grasz. Przed następnym sezonem **{ $name }** zapytam znowu.
league-choose-role = Rola za zwycięstwo (opcjonalnie)
league-choose-server = Usuń serwer z ligi
league-for-managers = Dla administracji serwera:
league-home-gone = ⚠️ Kanału ligi już nie ma albo nie mogę na nim pisać. Otwórz tę stronę na innym kanale i naciśnij **Pokazuj tutaj**.
league-missing-permissions = ⚠️ Brakujące uprawnienia na kanale { $channel }: { $permissions }. Dopóki ich nie mam, nie mogę pokazywać tam ligi.
ask-league-leave = **Opuścić ligę?** Przed następnym sezonem już cię nie zapytam.
ask-league-leave-playing = **Opuścić ligę teraz?** Twoje otwarte partie będą w tabeli przegrane. Jeśli rozegrana jest mniej niż połowa twoich partii, znikną z niej wszystkie. Same partie toczą się dalej.
ask-league-end = **Zakończyć ligę?** Ten sezon nie będzie miał wyniku, a następnego nie będzie. Same partie toczą się dalej.
ask-league-end-across = Liga skończy się na wszystkich serwerach.
ask-league-leave-server = **Wycofać ten serwer z ligi?** Jej karta tutaj zniknie, a kto dołączył przez ten serwer, przestanie do niej należeć. Kto gra w tym sezonie, dogra go do końca.
ask-league-remove = **Usunąć { $server } z ligi?** Kto dołączył przez ten serwer, przestanie do niej należeć. Kto gra w tym sezonie, dogra go do końca.

## Commands

help-league = `/dvonn-club league` to liga serwera.
command-club-league = Liga tego serwera: dołącz, zobacz tabelę albo rozpocznij ją jako administracja

## Refusals

refused-league-game = W partii ligowej nie ma cofania, uzgodnionego remisu ani rewanżu. Gra się ją do końca albo poddaje.
refused-league-exists = Ten serwer ma już ligę, **{ $name }**. Najpierw zakończ ją albo opuść: `/dvonn-club league`.
refused-no-league = Tamta liga się skończyła. Sprawdź w `/dvonn-club league`, czy jest inna.
refused-league-hidden = Liga pokazuje wszystkich w tabeli, a twój profil jest ukryty. Pokaż go w `/dvonn preferences`, a potem dołącz.
refused-not-in-league = Nie należysz do tej ligi. Możesz dołączyć przez `/dvonn-club league`.
refused-banned-from-league = Administracja serwera { $server }, na którym rozpoczęto tę ligę, dała ci tam bana na wyzwania, więc nie możesz w niej grać. Jeśli to pomyłka, skontaktuj się z tamtą administracją.
refused-not-an-invitation = Ten kod nie działa: jest źle przepisany, zużyty albo za stary. Poproś administrację tamtego serwera o nowy.
refused-league-full = W tej lidze nie ma już miejsca (serwery: { $number }). Administracja serwera, na którym ją rozpoczęto, może jeden usunąć.
refused-answered-too-late = Na ten sezon jest już za późno. Sprawdź w `/dvonn-club league`, kiedy zacznie się następny.
refused-not-a-first-day = Nie mogę odczytać „{ $text }” jako dnia od dziś wzwyż. Przykłady: jutro, piątek, 24.12.
refused-no-place-for-league = Liga potrzebuje kanału tekstowego, publicznego wątku albo posta na forum. Użyj polecenia tam.

## People and servers

kept-league-memberships = Ligi, do których należysz: { $count }
kept-league-seasons = Sezony ligowe z twoim udziałem: { $count }

## The log of managers

log-start-league = Rozpoczęto ligę { $value } ({ $manager }).
log-end-league = Zakończono ligę { $value } ({ $manager }).
log-move-league = Przeniesiono ligę { $value } na kanał { $channel } ({ $manager }).
log-league-role = Zmieniono rolę za zwycięstwo w lidze ({ $manager }).
log-invite-to-league = Utworzono kod, dzięki któremu inny serwer może dołączyć do ligi { $value } ({ $manager }).
log-join-league = Ten serwer dołączył do ligi { $value } ({ $manager }).
log-leave-league = Ten serwer wycofano z ligi { $value } ({ $manager }).
log-remove-from-league = Usunięto z ligi serwer { $value } ({ $manager }).
