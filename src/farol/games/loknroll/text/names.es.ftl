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

## En solitario
alone-record = A por el récord
    .help = Acaba el mazo con la suma más baja que puedas y mejora tu marca.
alone-three_derailments = Tres descarrilamientos
    .help = Lo mismo, pero el cuarto descarrilamiento acaba la partida, y está perdida.
alone-laura = Contra Laura
    .help = Laura descubre una carta, la coloca y viaja, sin mano y sin pensar. Termina con menos puntos que cartas tenga ella.

## Options
option-mode = Modo
    .help = Qué se busca al jugar; quien juega a solas tiene más donde elegir.
option-mode-standard = Gana la suma más baja; en solitario, a por tu récord
option-mode-three_derailments = En solitario, tres descarrilamientos como máximo
option-mode-laura = En solitario contra Laura
option-geometry = Vía
    .help = Cartas que deben caber en la mesa, o una simple fila.
option-geometry-table = Cartas de verdad sobre la mesa
option-geometry-ribbon = Cinta: las formas no importan
option-free_end = Sin callejones sin salida
    .help = Una carta no puede dejar un final de vía donde no quepa ninguna otra.
option-value_rule_in_start = Regla de valores en las cuatro primeras cartas
    .help = Tampoco en la vía inicial puede haber una diferencia de 2 entre vecinas.
option-broken_in_start = Cartas destruidas en la vía inicial
    .help = Si se desactiva, se apartan durante la preparación.
option-laura_placed_by_player = Yo coloco las cartas de Laura
    .help = Si se desactiva, el programa las coloca donde queda más sitio.
option-start = Quién empieza
    .help = La persona que coloca la primera carta y juega el primer turno.
option-start-random = Al azar
option-start-seat_1 = Asiento A
option-start-seat_2 = Asiento B
option-start-seat_3 = Asiento C
option-start-seat_4 = Asiento D

## Actions
action-pass = Pasar y tomar { SUM(THIS("shows.odds.wheels.0.cards")) ->
    [0] ninguna carta
    [one] una carta
   *[other] { SUM(THIS("shows.odds.wheels.0.cards")) } cartas
}
    .short = Pasar
action-roll = Tirar { SUM(THIS("shows.odds.dice")) ->
    [one] un dado
   *[other] { SUM(THIS("shows.odds.dice")) } dados
}, { PERCENT(THIS("shows.odds.derail")) } % de riesgo
action-stop = Dejar de descartar
action-accept = Aceptar el mejor orden: { EACH(THIS("shows.order"), "card-in", ", ", "nothing") }; { THIS("@points_then") ->
    [0] tu pila queda vacía
    [one] tu pila queda en 1 punto
   *[other] tu pila queda en { THIS("@points_then") } puntos
}
    .unscored = Aceptar el mejor orden: { EACH(THIS("shows.order"), "card-in", ", ", "nothing") }
action-lay = { JOIN(", ", "lay-card", "way-rotation", "way-exit", "way-end", "lay-odds") }
    .path = { card-name }
action-put = Poner { card-name } en tu pila
    .path = { card-name }
action-combine = Combinar { card-name } con la carta superior
    .path = { card-name }

## Journal
event-start = Empieza { $seat }.
    .own = Empiezas tú.
event-setup-drawn = { $seat } roba { told-card }.
    .own = Robas { told-card }.
event-set-aside = Queda aparte: { told-card }.
event-restarted = El mazo se agotó: la preparación empieza de nuevo.
event-laid = { $seat } coloca { told-card }.
    .own = Colocas { told-card }.
    .heard = La vía sigue { NAME("direction", THIS("spot.exit.side")) }.
event-ready = La locomotora está lista. { $removed ->
        [one] Una carta sale
       *[other] { $removed } cartas salen
    } del juego sin que nadie mire.
event-dealt = { $seat } recibe una carta.
    .own = Recibes una carta.
    .known = Recibes { told-card }.
event-drawn = { $seat } roba una carta.
    .own = Robas una carta.
    .known = Robas { told-card }.
event-passed = { $seat } pasa.
    .own = Pasas.
event-rolling = { $seat } tira { dice-of }.
    .own = Tiras { dice-of }.
event-thrown = { $wheels ->
        [0] No sale ninguna rueda
        [one] Sale una rueda
       *[other] Salen { $wheels } ruedas
    }.
event-rode = { THIS("@ridden") ->
    [0] La locomotora no se mueve.
    [one] La locomotora avanza una carta.
   *[other] La locomotora avanza { THIS("@ridden") } cartas.
}{ $broken ->
    [0] {""}
    [one] {" "}Una carta destruida en el camino.
   *[other] {" "}{ $broken } cartas destruidas en el camino.
}
    .heard = Está en la carta { SUM($to, 1) } de { COUNT(SEEN("track")) }: { ABOUT(THIS("@stop"), "told-card") }.
event-derailed = La locomotora descarrila cuando aún { $steps_left ->
        [one] quedaba un paso
       *[other] quedaban { $steps_left } pasos
    }.
event-taken = { $seat } { COUNT($cards) ->
    [0] no toma ninguna carta: detrás de la locomotora no queda ninguna
    [one] toma una carta: { taken-cards }
   *[other] toma { COUNT($cards) } cartas: { taken-cards }
}.
    .own = { COUNT($cards) ->
        [0] No tomas ninguna carta: detrás de la locomotora no queda ninguna
        [one] Tomas una carta: { taken-cards }
       *[other] Tomas { COUNT($cards) } cartas: { taken-cards }
    }.
event-put = { $seat } pone { told-card } en la pila.
    .own = Pones { told-card } en tu pila.
event-combined = { $seat } combina { told-card } con { told-other }: las dos se van.
    .own = Combinas { told-card } con { told-other }: las dos se van.
event-laura-drew = Laura descubre { told-card }.
event-boxed = Laura no puede colocar { told-card }: sale del juego.
event-revealed = { $seat } tenía en la mano: { EACH($hand, "told-in", "and", "nothing") }.
    .own = Tenías en la mano: { EACH($hand, "told-in", "and", "nothing") }.
event-over = La partida ha terminado.

# What people choose, what happens, how things stand: every client says it so
# Cards and people
card-name = { NAME("kind", CUT($card, 0, -2)) } { CUT($card, -1) }
kind-long = recta
kind-short = recta corta
kind-turn-a = giro (izquierda)
kind-turn-b = giro (derecha)
kind-curve-a = curva (izquierda)
kind-curve-b = curva (derecha)
kind-broken = vía destruida
kind-chaos = caos
told-long = una recta
told-short = una recta corta
told-broken = una vía destruida
told-chaos = una carta de caos
nothing = nada
progress-setup = Preparación
progress-turn = Turno { THIS("turn.number") } de { THIS("turn.of") }
status-over = La partida ha terminado.
status-laura = Juega Laura.
status-laura-lay = coloca la carta de Laura.
status-chance = Deciden las cartas y los dados.
status-act = piensa su jugada.
    .own = { COUNT(WHERE(THIS("me.hand"), "type", "chaos")) ->
        [0] coloca cartas o pasa.
       *[other] coloca cartas, pasa o descarta caos.
    }
status-build = coloca cartas.
    .own = añade otro { THIS("build.value") } o tira.
status-penalty = ordena sus cartas de penalización.
    .own = pon las cartas de penalización en tu pila.
way-exit = sigue { NAME("direction", THIS("shows.spot.exit.side")) }
way-rotation = girada { $rotation }°
way-this-end = en este extremo
way-other-end = en el otro extremo
way-end = en el extremo que va { NAME("direction", SEEN("ends", $end, "side")) }
text-track = Vía, desde la cola hasta el final
text-track-empty = Todavía no hay ninguna carta.
text-loco = La locomotora está en la carta { SUM($at, 1) } de { COUNT(SEEN("track")) }; { $ahead ->
    [0] ninguna carta
    [one] una carta
   *[other] { $ahead } cartas
} por delante.
text-card = { $number }. { JOIN(", ", "card-name", "card-leads", "card-loco") }
text-mine = Lo tuyo
text-hand = Mano: { COUNT($hand) ->
    [one] una carta
   *[other] { COUNT($hand) } cartas
}, { ABOUT(THIS("points.hand"), "points-in") }
text-pile = Pila: { ABOUT(THIS("points.pile"), "points-in") }, desde arriba: { EACH(REVERSED($pile), "card-in", ", ", "nothing") }
text-penalty = Cartas de penalización por poner: { EACH(SEEN("penalty"), "card-in") }
text-players = Jugadores
text-laura = Laura: { ABOUT($score, "points-in") }, pila desde arriba: { EACH(REVERSED($pile), "card-in", ", ", "nothing") }
text-table = Mesa
text-deck = Cartas en el mazo: { $deck }; retiradas sin mirar: { $removed }
text-drawn = Descubierta: { card-name }
text-aside = Apartadas: { EACH($aside, "card-in") }
text-box = Fuera del juego: { EACH(THIS("@boxed"), "card-in") }
text-derailments-left = Descarrilamientos que quedan: { $derailments_left }
text-roll = Última tirada: { $seat }, { dice-of }, { $wheels ->
    [one] una rueda
   *[other] { $wheels } ruedas
}
text-build = { $seat } coloca cartas de valor { $value }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
} por ahora, { dice-of }
text-turn = Le toca a { $to_act }
text-starter = Empezó { SEAT($starter) }
text-aside-end = La vía acaba { NAME("direction", $side) }
text-behind = Cartas detrás de la locomotora: { $behind }
text-throw = Tirada { $number }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $wheels ->
    [one] 1 rueda
   *[other] { $wheels } ruedas
}
text-laura-derailments = Descarrilamientos de Laura: { $derailments }
text-result = { SEAT($index) }: { points-in }, puesto { SEEN("result.places", $index) }; mano: { EACH(SEEN("result.sheets", $index, "hand"), "card-in", ", ", "nothing") }; pila: { EACH(SEEN("result.sheets", $index, "pile"), "card-in", ", ", "nothing") }

# Beside the track in a wide terminal
panel-hand = Tu mano
panel-odds = Los dados
panel-thrown = Última tirada: { $dice }
panel-piles = En la mesa
panel-track = La vía
panel-cards = mano
panel-pile = pila
panel-top = cima
panel-derailed = desc.
panel-points = suma

## What is counted over many games
figure-rides = Viajes
figure-derailed = Descarrilamientos
figure-ride = Viaje más largo
figure-laid = Cartas colocadas
figure-taken = Cartas de penalización
figure-paired = Cartas combinadas
figure-card = Carta favorita

# Lo que se cuenta en la mesa
notebook-rides = viajes
notebook-derailed = descarriló
notebook-laid = colocó
notebook-taken = cartas de penalización
notebook-pile = puntos en la pila
notebook-own-hand = Puntos en tu mano
notebook-own-pile = Puntos en tu pila
notebook-own-sum = En total
notebook-left-value = Cartas que faltan, por valor
notebook-left-special = Cartas destruidas y de caos que faltan
notebook-value-1 = de valor 1
notebook-value-2 = de valor 2
notebook-value-3 = de valor 3
notebook-value-4 = de valor 4

# El final
end-derailed = Un descarrilamiento de más
end-derailed-subtitle = El cuarto descarrilamiento acaba la partida.
end-laura-won = Has vencido a Laura
end-laura-lost = Gana Laura
end-laura-shared = Laura y tú compartís la victoria
end-laura-scores = Tú: { THIS("result.sheets.0.hand_points") } en la mano + { THIS("result.sheets.0.pile_points") } en la pila = { THIS("result.scores.0") }. Laura: un punto por cada carta de su pila, { THIS("result.laura.score") }. Gana la puntuación más baja.
end-alone = { ABOUT(THIS("result.scores.0"), "points-in") }
end-alone-subtitle = Cuantos menos, mejor.
end-shared = { SEATS(THIS("result.winners")) } comparten la victoria
end-you = Has ganado
end-one = Gana { SEATS(THIS("result.winners")) }
end-tie = A igualdad de puntos deciden menos cartas, y después menos cuatros, treses, doses y unos.
end-subtitle = Gana la suma más baja de mano y pila.
end-hand = cartas en la mano
end-pile = pila
end-cards = número de cartas
end-value = cartas de valor { $value }
end-derailments = descarrilamientos
honour-driver = { $name }, maquinista
    .text = { $count ->
        [one] recorrió una carta
       *[other] recorrió { $count } cartas
    }
honour-pairs = { $name }, el arte de combinar
    .text = { $count ->
        [one] se libró de una pareja
       *[other] se libró de { $count } parejas
    }
honour-derail = { $name }, fuera de la vía
    .text = { $count ->
        [one] descarriló una vez
       *[other] descarriló { $count } veces
    }
chart-title = Las pilas, turno a turno
chart-end = + mano
# At a terminal: what the signs of the board mean
legend =
    ▯ cartas en la mano   ■ cartas en la pila y el valor de arriba   ╳ descarrilamientos   = tus puntos (ganan los menos)
    ▐◉▌ la locomotora   ▶ por dónde sigue la vía   ╳ en una vía: está destruida
    ● una rueda en un dado   ○ ninguna   ▁▃▆ qué probable es que salgan cero ruedas, una, dos…

seat-laura = { laura }
card-in = { NAME("kind", CUT($value, 0, -2)) } { CUT($value, -1) }
told-card = { NAME("told", CUT($card, 0, -2)) } { CUT($card, -1) }
told-in = { NAME("told", CUT($value, 0, -2)) } { CUT($value, -1) }
told-turn-a = un giro
told-turn-b = { told-turn-a }
told-curve-a = una curva
told-curve-b = { told-curve-a }
blocked-L2-3 = no cabe al final de la vía
blocked-L2-4 = su valor no puede ir tras el último
blocked-L2-5 = dejaría un callejón sin salida
blocked-L4-5 = estás colocando otro valor
blocked-L4-8 = no es vía: solo va a la pila
status-setup-lay = coloca una carta de la vía inicial.
    .own = coloca las primeras cartas de la vía.
status-discard-chaos = descarta cartas de caos.
    .own = descarta más caos o termina.
direction-N = hacia arriba
direction-E = hacia la derecha
direction-S = hacia abajo
direction-W = hacia la izquierda
dice-of = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
lay-card = Colocar { card-name }
lay-way = { JOIN(", ", "lay-card", "way-rotation", "way-exit", "way-end") }
lay-odds = { ABOUT(THIS("shows.odds"), "odds-risk") }
odds-risk = { dice-of }, { PERCENT($derail) } % de riesgo
taken-cards = { EACH($cards, "told-in", "and") }
told-other = { NAME("told", CUT($combined_with, 0, -2)) } { CUT($combined_with, -1) }
card-leads = { NAME("direction", THIS("spot.exit.side")) }
card-loco = con la locomotora
points-in = { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
text-blocked = { card-name }: { NAME("blocked", $blocked_by) } ({ $blocked_by })
column-name = Nombre
column-hand = Cartas en la mano
column-pile = Cartas en la pila
column-top = Carta de arriba
column-derailments = Descarrilamientos
cell-name = { $seat }
cell-hand = { $hand }
cell-pile = { THIS("pile.cards") }
cell-top = { ABOUT(THIS("pile.top"), "card-name") }
cell-derailments = { $derailments }

# Los lugares que recorren las flechas
place-card = { $number }
place-ahead = { SEEN("locomotive.ahead") ->
    [0] ninguna carta por delante de la locomotora
    [one] 1 carta por delante de la locomotora
   *[other] { SEEN("locomotive.ahead") } cartas por delante de la locomotora
}
place-end = final de la vía
place-goes = la vía acaba hacia { NAME("direction", $side) }
place-held = carta { $number }
place-in-hand = { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
}
place-on-pile = { THIS("pile.cards") ->
    [0] nada en la pila
    [one] 1 carta en la pila, encima { ABOUT(THIS("pile.top"), "card-name") }
   *[other] { THIS("pile.cards") } cartas en la pila, encima { ABOUT(THIS("pile.top"), "card-name") }
}
place-derailments = { $derailments ->
    [one] 1 descarrilamiento
   *[other] { $derailments } descarrilamientos
}
