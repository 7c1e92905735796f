level-all = Todos los bots
level-mixed = variado
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
        [one] Abrir e invitar a una persona
       *[other] Abrir e invitar a { $count } personas
    }
new-league = Liga
new-league-none = Ninguna
new-rated = Puntuada: el resultado cambia las puntuaciones
new-rated-help = Para dos personas como mínimo, una por asiento. Sin pistas; los bots tienen una fuerza fija.
terms = Sobre esta mesa
terms-usual = las reglas de siempre
terms-without = sin «{ $option }»
terms-rated = puntúa
terms-unrated = no puntúa
clock-plan-none = sin reloj
clock-plan-move =
    { $unit ->
        [minutes] { $amount } min por jugada
       *[seconds] { $amount } s por jugada
    }
clock-plan-game = { $amount } min por partida, { $increment } s más por jugada
clock-plan-hours = { $amount } h por jugada
clock-plan-days =
    { $amount ->
        [one] un día por jugada
       *[other] { $amount } días por jugada
    }
clock-plan-reserve = { $amount } días por partida, { $increment } h más por jugada
