## Watching

button-watch = Obserwuj
button-unwatch = Przestań obserwować
button-live = Trwające tutaj
button-watched = Obserwowane
button-watch-each = Każdy ruch
button-watch-cuts = Duże odcięcia
button-watch-end = Koniec
button-watch-direct = Wiadomość prywatna
button-watch-thread = W wątku
watch-heading = **Obserwuj partię { $match }**
watch-not-yet = Chcesz wiedzieć, co się dzieje? Wybierz, kiedy: przy każdym ruchu, przy odcięciu 3 lub więcej pionów czy tylko na koniec.
watch-set-each = 👀 Powiem ci o **każdym ruchu**, { watch-by }.
watch-set-cuts = 👀 Powiem ci o **każdym odcięciu 3 lub więcej pionów** i o końcu, { watch-by }.
watch-set-end = 👀 Powiem ci tylko o **końcu**, { watch-by }.
watch-by = { $means ->
    [direct] w wiadomości prywatnej
   *[thread] wzmianką w wątku partii
  }
watch-lost = 🔕 Moje wiadomości prywatne do ciebie nie docierają, więc nie powiem ci o tej partii. Zezwól na nie na tym serwerze, a potem naciśnij na planszy **Obserwuj** jeszcze raz.
watch-stopped = Nie obserwujesz już partii { $match }. Naciśnij **Obserwuj** na jej planszy, aby zacząć znowu.
watch-earlier = -# Wcześniejsze ruchy: { $count }
watching-heading = **Partie, które tu obserwujesz: { $count }**
watching-none = Nie obserwujesz tu żadnej partii. Wybierz partię pod **Trwające tutaj** i naciśnij **Obserwuj** na jej planszy.
watching-stop = Przestań obserwować…
live-heading = **Partie, które tu trwają: { $count }**
live-heading-more = **Partie, które tu trwają: ponad { $count }**
live-none = Nie trwa tu żadna partia, którą możesz zobaczyć. Zacznij własną poleceniem `/dvonn challenge`.
live-latest = -# { $told } ({ $at })
live-begun = -# Początek { $at }, jeszcze bez ruchów

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters
command-watch = Zobacz trwające partie i te, które obserwujesz

## Refusals

refused-watched-own-match = Grasz w tej partii. Kiedy mam cię pingować, ustawisz w `/dvonn preferences`.

## People and servers

kept-watched = Obserwowane partie i to, jak się o nich dowiadujesz: { $count }
