## Buttons

button-find-start = Buscar rival
button-find-stop = Dejar de buscar
button-find-change = Cambiar preferencias

## Private answers

find-heading = **Buscar rival.** Te emparejo con alguien de este servidor cuyas preferencias encajen con las tuyas.
find-heading-anywhere = **Buscar en cualquier sitio.** Te emparejo con alguien cuyas preferencias encajen con las tuyas, de uno de mis servidores o de fuera.
find-waiting = Ya estás buscando. Tu búsqueda termina { $until }.
find-reach-server = Dónde: en este servidor
find-reach-anywhere = Dónde: en cualquier sitio
find-server-played = La partida se juega en este servidor.
find-anywhere-played = La partida se juega en mensajes directos conmigo. Tu rival ve tu nombre, y un canal de su servidor puede mostrar la partida y sus revanchas.
find-anywhere-shown = Aquí las muestra { $channel }.
find-anywhere-named = Tu rival ve también el nombre de este servidor.
find-closed-here = Para buscar fuera de este servidor, usa `/dvonn-club opponent` en tus mensajes directos conmigo.
find-tempo-live = Ritmo: en vivo, ahora
find-tempo-days = Ritmo: durante varios días
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
find-called-anywhere = En cuanto encaje alguien, la partida empieza en tus mensajes directos conmigo. Te he escrito ahí.
find-found = He encontrado a alguien. Ha empezado la partida { $match }. ¡Que te diviertas!
find-found-direct = He encontrado a alguien: { $player }. Ha empezado la partida { $match } en tus mensajes directos conmigo. ¡Que te diviertas!
find-found-from = He encontrado a alguien: { $player }, de { $server }. Ha empezado la partida { $match } en tus mensajes directos conmigo. ¡Que te diviertas!
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

## Messages to people who look, and in channels

find-notice = **Buscando rival en cualquier sitio.** En cuanto encaje alguien, la partida empieza aquí. Tu búsqueda termina { $until }.
find-call = { $role } Alguien busca rival.
find-call-over = Ya no busca nadie. Pulsa el botón y te emparejo con la próxima persona que busque.
find-call-notification = Alguien busca rival.
anywhere-heading = 🌍 **Una partida con alguien de fuera**
anywhere-heading-server = 🌍 **Una partida con alguien de { $server }**

## For managers

lobby-heading = **Buscar rival** en este servidor.
lobby-openness-closed = Los miembros solo juegan entre ellos
lobby-openness-open = Abierto a gente de fuera
lobby-openness-named = Abierto, y se dice el nombre del servidor
log-setting-lobby-openness = Rivales de fuera
log-setting-lobby-channel = Canal de las partidas con gente de fuera
log-setting-lobby-role = Rol que se menciona cuando alguien busca
lobby-channel = **Canal.** Aquí muestro las partidas con gente de fuera y menciono el rol. Sin canal, no hago ninguna de las dos cosas.
lobby-missing = ⚠️ Me faltan permisos en { $channel }: { $permissions }.
lobby-role = **Rol.** Lo menciono cuando alguien busca y no busca nadie más, una vez al día como máximo.
lobby-role-missing = ⚠️ No puedo mencionar este rol: permite que cualquiera lo mencione o dame el permiso de mencionar todos los roles.

## Refusals

refused-server-closed = Este servidor no está abierto a partidas con gente de fuera. Puedes buscar en cualquier sitio en tus mensajes directos conmigo.

## Commands

help-admin-opponent = `/dvonn-admin opponent` permite rivales de fuera.
command-club-opponent = Jugar con alguien que también busca una partida
command-admin-opponent = Quién puede jugar con quién y qué rol menciono (requiere Gestionar servidor)

## People and servers

kept-seeks = Búsquedas de rival: { $count }

## Standing messages

standing-lobby = Buscar rival
