## People and servers

preferences-heading = **Twoje ustawienia**
preferences-no-quiet-hours = **Godziny ciszy:** brak
preferences-quiet-hours = **Godziny ciszy:** od { $start } do { $end } ({ $zone }). Pingi z tych godzin czekają do { $end }.
preferences-daily = **Wiadomość dnia:** o { $hour } ({ $zone }), jako wiadomość prywatna, jeśli czekają jakieś partie
preferences-pictures = **Prywatne strony i wiadomości:** z obrazkami
preferences-words = **Prywatne strony i wiadomości:** słowami, bez obrazków
preferences-turned = **Plansza:** na twoich obrazkach obrócona, rząd 5 na dole
preferences-not-turned = **Plansza:** rząd 1 na dole, tak jak widzą ją wszyscy
preferences-asked = **Przed ruchem:** zawsze pytam
preferences-not-asked = **Przed ruchem:** pytam tylko, gdy ruch odcina twoje stosy i nic nie daje
preferences-chances = **Szanse na wygraną w zakończonych partiach:** widoczne, pod **Historia**
preferences-no-chances = **Szanse na wygraną w zakończonych partiach:** ukryte
ping-when-each = Pinguj mnie, gdy mam ruch
ping-when-first = Pinguj, gdy nie czeka inna partia
ping-when-daily = Jedna wiadomość dziennie
ping-when-daily-means = Poza partiami na żywo, wyzwaniami i kończącym się czasem
ping-when-never = Nigdy mnie nie pinguj
ping-when-never-means = Nawet przy wyzwaniach i gdy kończy mi się czas
challenges-from-everybody = Wyzwania od wszystkich
challenges-from-played = Wyzwania od osób z moich partii
challenges-from-nobody = Żadnych wyzwań
challenges-from-nobody-means = Nadal mogę rzucać wyzwania i przyjmować otwarte
ping-by-automatic = Pinguj mnie tak jak serwer
ping-by-automatic-means = Na kanale albo prywatnie, jeśli każda wiadomość pinguje wszystkich
ping-by-channel = Pinguj mnie na kanale
ping-by-direct = Pinguj w wiadomości prywatnej
ping-by-direct-means = Gdy wiadomości nie dochodzą, plansza mnie oznaczy
language-as-discord = Język: jak w moim Discordzie
theme-walnut = Obrazki tylko dla mnie: orzech
theme-contrast = Obrazki tylko dla mnie: wysoki kontrast
button-quiet-hours = Zmień godziny…
button-no-quiet-hours = Bez godzin ciszy
button-daily-hour = Zmień godzinę…
button-turn = Obróć planszę
button-turn-back = Obróć z powrotem
button-words = Bez obrazków
button-pictures = Pokaż obrazki
button-do-ask = Zawsze pytaj
button-do-not-ask = Pytaj rzadziej
button-show-chances = Pokaż szanse
preferences-not-private = **Twój profil:** inni widzą go z partiami, które mogą zobaczyć
preferences-private = **Twój profil:** inni widzą tylko swoje partie z tobą, a ciebie nie ma w żadnej tabeli
button-close-profile = Ukryj profil
button-open-profile = Pokaż profil
button-hide-chances = Ukryj szanse
form-quiet-hours = Godziny ciszy
form-quiet-from = Od
form-quiet-until = Do
form-quiet-zone = Strefa czasowa
form-quiet-zone-explanation = Kontynent/Miasto, np. Europe/Warsaw, albo samo miasto, np. New York
form-daily = Wiadomość dnia
form-daily-hour = Godzina

## Commands: their names stand in the code; descriptions say what one gets, in at most 100 characters

command-preferences = Ustaw pingi, godziny ciszy, kto może rzucać ci wyzwania i wygląd obrazków
