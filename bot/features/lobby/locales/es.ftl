## Buttons

button-find-start = Buscar rival
button-find-stop = Dejar de buscar
button-find-change = Cambiar preferencias

## Private answers

find-heading = **Buscar rival.** Te emparejo con alguien de este servidor cuyas preferencias encajen con las tuyas.
find-waiting = Ya estás buscando. Tu búsqueda termina { $until }.
find-tempo-live = Ritmo: en vivo, ahora ({ $pace })
find-tempo-days = Ritmo: en varios días ({ $pace })
find-setup-any = Colocación: me da igual
find-setup-full = Colocación: a mano, por turnos
find-setup-random = Colocación: al azar
find-stakes-any = Puntuación: me da igual
find-stakes-rated = Puntuación: la partida cuenta
find-stakes-unrated = Puntuación: la partida no cuenta
find-spread-any = Rival: cualquier puntuación
find-spread = Rival: { $points } puntos de diferencia como máximo
find-none-yet = **Buscando rival.** Ahora mismo no encaja nadie. Tu búsqueda termina { $until }.
find-called-live = En cuanto encaje alguien, la partida empieza y te aviso.
find-called-days = En cuanto encaje alguien, la partida empieza, y te aviso cuando te toque.
find-found = He encontrado a alguien. Ha empezado la partida { $match }. ¡Que te diviertas!
find-stopped = Has dejado de buscar.
find-not-waiting = No estás buscando rival.
find-nobody = Ahora mismo no busca nadie más.
find-usual = Suele tardar alrededor de { $time }.

## The card, and how many look for an opponent

find-card = **Buscar rival**
find-card-empty = Ahora mismo no busca nadie. Pulsa el botón y te emparejo con la próxima persona que busque.
find-number-live =
    { $count ->
        [one] { $count } persona busca una partida en vivo.
        [many] { $count } de personas buscan una partida en vivo.
       *[other] { $count } personas buscan una partida en vivo.
    }
find-number-days =
    { $count ->
        [one] { $count } persona busca una partida de varios días.
        [many] { $count } de personas buscan una partida de varios días.
       *[other] { $count } personas buscan una partida de varios días.
    }

## Commands

command-club-opponent = Jugar con alguien que también busca una partida

## People and servers

kept-seeks = Búsquedas de rival: { $count }

## Standing messages

standing-lobby = Buscar rival
