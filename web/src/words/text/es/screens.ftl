setting-language = Idioma
setting-theme = Luz
setting-theme-value =
    { $value ->
        [auto] como el sistema
        [dark] luz de farol
       *[light] luz de día
    }
setting-motion = Movimiento
setting-motion-value =
    { $value ->
        [auto] como el sistema
        [on] sí
       *[off] no
    }
setting-pace = A qué ritmo se muestran las jugadas
setting-pace-value =
    { $value ->
        [calm] Tranquilo
        [brisk] Rápido
        [once] Al instante
        [steps] Paso a paso
       *[normal] Normal
    }
setting-text = Tamaño del texto
setting-sound = Sonido
    .help = Pequeños sonidos al jugar una carta y cuando te toca.
setting-colourSafe = Tramas sobre los colores
    .help = Los asientos llevan rayas además de letras.
setting-confirm = Preguntar antes de cada jugada
    .help = Antes de hacer una jugada se te pregunta si estás conforme.
setting-name = Tu nombre en las mesas
setting-name-save = Guardar
setting-name-saved = Desde ahora te llamas así.
join-title = Entrar en una mesa
join-name = Nombre
join-enter = Ir a la mesa
join-watch = Mirar
join-see-end = Ver cómo terminó
join-invites = { $name } te invita.
join-is-over = La partida ha terminado.
join-seats =
    { $count ->
        [0] Todos los asientos están ocupados. Puedes mirar.
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
join-help = El anfitrión ve en la mesa el código de seis letras y cifras.
new-title = Nueva mesa
new-seats = Asientos
new-fewer = Un asiento menos
new-more = Un asiento más
new-seat = Asiento { $letter }
new-me = Yo
new-local = Persona en este dispositivo
new-local-name = Jugador { $number }
new-open = Persona con enlace
new-bot = Bot
new-options = Variante
new-clock = Tiempo para pensar
new-clock-value =
    { $value ->
        [none] sin reloj
        [move] un minuto por jugada
        [game] 15 minutos por partida, 5 segundos por jugada
        [hours] horas por jugada, a distancia
        [days] días por jugada, a distancia
       *[reserve] días por partida, a distancia
    }
new-clock-amount =
    { $kind ->
        [hours] Horas para cada jugada
        [days] Días para cada jugada
       *[reserve] Días para toda la partida
    }
new-clock-increment = Más por cada jugada, en horas
new-clock-hours = Los relojes corren solo a ciertas horas
new-clock-opens = Desde
new-clock-closes = Hasta
new-clock-vacation = Vacaciones de cada cual, en días
new-clock-help =
    { $whole ->
        [yes] Si a alguien se le acaba el tiempo, un bot sigue por esa persona hasta que vuelva.
       *[no] Si a alguien se le acaba el tiempo, un bot hace esa jugada, y solo esa.
    } Los relojes siguen aunque no haya nadie en la mesa. Las horas son las de tu zona horaria.
new-visible = Quién puede venir
new-visible-link = quien tenga el enlace
new-visible-public = todos en este servidor
new-counting = Los cuadernos cuentan las cartas que faltan por salir
new-handover = Si alguien se va
new-handover-value =
    { $value ->
        [nobody] juega un bot en su lugar, nadie más
        [vote] puede entrar alguien nuevo, si todos están de acuerdo
       *[anybody] cualquiera puede ocupar su asiento, y los de los bots
    }
new-deal = Repartir
new-invite =
    { $count ->
        [one] Abrir la mesa e invitar a uno
       *[other] Abrir la mesa e invitar a { $count }
    }
rules-parts = Índice
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] nada encontrado
        [one] una regla
       *[other] { $count } reglas
    }
# Groups of words for one thing: whoever looks for one finds the others
search-words = reparar arreglar | pareja par combinar emparejar juntar | descartar tirar dejar | robar tomar coger | ganar victoria ganador vencer | puntuar puntos contar | girar voltear | jugador asiento | empezar comenzar comienzo primero preparar | fin final acabar terminar último | poner colocar jugar construir | romper roto estropear destruir | secreto oculto escondido | pagar precio costar comprar
rules-copy = Copiar el enlace a la regla { $rule }
rules-none = No hay nada. Prueba con otra palabra o con un número, como { $example }.
rules-reconstructed = El texto del reglamento lo deja abierto; así lo juega Farol.
replay-eyes = Con qué ojos
replay-public = Lo que vieron todos
replay-open = Todo a la vista
replay-nothing-hidden = En este juego no hay nada oculto.
replay-result = Resultado
replay-why = ¿Por qué esta jugada?
replay-why-title = Por qué { $name } jugó así
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Parar
replay-forward = Una jugada adelante
replay-last = Al final
replay-move = Jugada
replay-moments = Momentos
learn-coach = Lección
learn-next = Siguiente
learn-scene = Escena { $number } de { $of }
learn-progress = Avance de la lección
learn-show = Hazlo por mí
learn-over = No necesitas más. El resto llega jugando, y Farol siempre dice qué puedes elegir.
learn-again = Otra vez
learn-none = Este juego aún no tiene lecciones. Sus reglas son breves:
