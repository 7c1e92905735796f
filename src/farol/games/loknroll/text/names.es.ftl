game = Lok'n'Roll
tagline = Una vía, una vieja locomotora y nadie quiere las cartas.

## Cards
card-long = recta
card-short = recta corta
card-turn-a = giro, a la izquierda desde el lado corto
card-turn-b = giro, a la derecha desde el lado corto
card-curve-a = curva a la izquierda
card-curve-b = curva a la derecha
card-broken = vía destruida
card-chaos = caos
card-with-value = { $card } de valor { $value }

## Places
place-track = vía
place-deck = mazo
place-hand = mano
place-pile = pila
place-box = caja
place-removed = cartas retiradas
place-aside = cartas apartadas
locomotive = locomotora
laura = Laura

## Options
option-mode = Modo
    .help = A qué se juega; los dos últimos son para una sola persona.
option-mode-standard = Gana la suma más baja; en solitario, a por tu récord
option-mode-three_derailments = En solitario, tres descarrilamientos como máximo
option-mode-laura = En solitario contra Laura
option-geometry = Vía
    .help = Cartas que deben caber en la mesa, o una simple fila.
option-geometry-table = Cartas de verdad sobre la mesa
option-geometry-ribbon = Cinta: las formas no importan
option-free_end = Sin callejones
    .help = Una carta no puede dejar un final de vía donde no quepa ninguna otra.
option-value_rule_in_start = Regla de valores en las cuatro primeras cartas
    .help = Tampoco en la vía inicial puede haber una diferencia de 2 entre vecinas.
option-broken_in_start = Cartas destruidas en la vía inicial
    .help = Si se desactiva, se apartan durante la preparación.
option-laura_placed_by_player = Yo pongo las cartas de Laura
    .help = Si se desactiva, el programa las pone donde queda más sitio.
option-start = Quién empieza
    .help = La persona que pone la primera carta y juega el primer turno.
option-start-random = Al azar
option-start-seat_1 = Asiento A
option-start-seat_2 = Asiento B
option-start-seat_3 = Asiento C
option-start-seat_4 = Asiento D

## Actions
action-pass = Pasar
action-roll = Dejar de poner y tirar { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }
action-stop = Dejar de descartar
action-accept = Aceptar el mejor orden
action-lay = Poner { $card }
action-put = Poner { $card } en tu pila
action-combine = Combinar { $card } con la carta superior

## Journal
event-start = Empieza { $seat }.
event-setup-drawn = { $seat } toma { $card }.
event-set-aside = Queda aparte: { $card }.
event-restarted = El mazo se agotó: la preparación empieza de nuevo.
event-laid = { $seat } pone { $card }.
event-ready = La locomotora está lista. { $removed ->
        [one] Una carta sale
       *[other] { $removed } cartas salen
    } del juego sin que nadie mire.
event-dealt = { $seat } recibe una carta.
event-drawn = { $seat } toma una carta.
event-passed = { $seat } pasa.
event-rolling = { $seat } tira { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
event-thrown = Los dados muestran { $wheels ->
        [0] cero ruedas
        [one] una rueda
       *[other] { $wheels } ruedas
    }.
event-rode = { $steps ->
        [0] La locomotora no se mueve.
        [one] La locomotora avanza una carta.
       *[other] La locomotora avanza { $steps } cartas.
    }
event-derailed = La locomotora descarrila cuando aún { $steps_left ->
        [one] quedaba un paso
       *[other] quedaban { $steps_left } pasos
    }.
event-taken = { $seat } { $count ->
        [0] no toma ninguna carta: no hay ninguna tras la locomotora
        [one] toma una carta
       *[other] toma { $count } cartas
    }.
event-put = { $seat } pone { $card } en la pila.
event-combined = { $seat } empareja { $card } con la carta de encima: las dos se van.
event-laura-drew = Laura descubre { $card }.
event-boxed = Laura no puede poner { $card }: sale del juego.
event-revealed = { $seat } enseña su mano.
event-over = La partida ha terminado.
