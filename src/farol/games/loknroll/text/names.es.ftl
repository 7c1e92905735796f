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
    .help = Laura descubre una carta, la pone y viaja, sin mano y sin pensar. Termina con menos puntos que cartas tenga ella.

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
    .own = Empiezas tú.
event-setup-drawn = { $seat } toma { $card }.
    .own = Tomas { $card }.
event-set-aside = Queda aparte: { $card }.
event-restarted = El mazo se agotó: la preparación empieza de nuevo.
event-laid = { $seat } pone { $card }.
    .own = Pones { $card }.
event-ready = La locomotora está lista. { $removed ->
        [one] Una carta sale
       *[other] { $removed } cartas salen
    } del juego sin que nadie mire.
event-dealt = { $seat } recibe una carta.
    .own = Recibes una carta.
event-drawn = { $seat } toma una carta.
    .own = Tomas una carta.
event-passed = { $seat } pasa.
    .own = Pasas.
event-rolling = { $seat } tira { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
    .own = Tiras { $dice ->
        [one] un dado
       *[other] { $dice } dados
    }.
event-thrown = { $wheels ->
        [0] No sale ninguna rueda
        [one] Sale una rueda
       *[other] Salen { $wheels } ruedas
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
        [0] no toma ninguna carta: detrás de la locomotora no queda ninguna
        [one] toma una carta
       *[other] toma { $count } cartas
    }.
    .own = { $count ->
        [0] No tomas ninguna carta: detrás de la locomotora no queda ninguna
        [one] Tomas una carta
       *[other] Tomas { $count } cartas
    }.
event-put = { $seat } pone { $card } en la pila.
    .own = Pones { $card } en tu pila.
event-combined = { $seat } combina { $card } con la carta superior: las dos salen del juego.
    .own = Combinas { $card } con la carta superior: las dos salen del juego.
event-laura-drew = Laura descubre { $card }.
event-boxed = Laura no puede poner { $card }: sale del juego.
event-revealed = { $seat } enseña su mano.
    .own = Enseñas tu mano.
event-over = La partida ha terminado.

# What people choose, what happens, how things stand: every client says it so
# Cards and people
card-name = { $card } { $value }
hand-blocked = { $card }: { $why ->
    [L2-3] no cabe al final de la vía
    [L2-4] su valor no puede ir tras el último
    [L2-5] dejaría un callejón sin salida
    [L4-5] estás construyendo con otro valor
    [L4-8] no es vía: solo va a la pila
   *[other] ahora no se puede colocar
} ({ $rule })
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
told-turn = un giro
told-curve = una curva
told-broken = una vía destruida
told-chaos = una carta de caos
nothing = nada
progress-setup = Preparación
progress-turn = Turno { $number } de { $of }
status-over = La partida ha terminado.
status-laura = Juega Laura.
status-laura-lay = pon la carta de Laura.
status-chance = Deciden las cartas y los dados.
status-setup-mine = pon las primeras cartas de la vía.
status-setup = pone una carta de la vía inicial.
status-act-mine = { $chaos ->
    [0] construye o pasa.
   *[other] construye, pasa o descarta caos.
}
status-act = piensa su jugada.
status-build-mine = añade otro { $value } o tira.
status-build = construye.
status-discard-mine = descarta más caos o termina.
status-discard = descarta cartas de caos.
status-penalty-mine = pon las cartas de penalización en tu pila.
status-penalty = ordena sus cartas de penalización.
direction-up = hacia arriba
direction-right = hacia la derecha
direction-down = hacia abajo
direction-left = hacia la izquierda
way-exit = sigue { $direction }
way-rotation = girada { $degrees }°
way-this-end = en este extremo
way-other-end = en el otro extremo
way-end = en el extremo que va { $direction }
label-odds = { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance } % de descarrilar
label-accept = Aceptar el mejor orden: { $order }; { $points ->
    [0] tu pila queda vacía
    [one] tu pila queda en 1 punto
   *[other] tu pila queda en { $points } puntos
}
label-roll = Tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance } % de descarrilar
label-pass = Pasar y tomar { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
    }
log-dealt-me = Recibes { $card }.
log-drawn-me = Tomas { $card }.
log-broken = { $broken ->
    [one] Una carta destruida en el camino.
   *[other] { $broken } cartas destruidas en el camino.
    }
log-taken = { $count ->
    [one] { $seat } toma una carta: { $cards }.
   *[other] { $seat } toma { $count } cartas: { $cards }.
}
    .own = { $count ->
        [one] Tomas una carta: { $cards }.
       *[other] Tomas { $count } cartas: { $cards }.
    }
log-paired = { $seat } combina { $card } con { $other }: las dos se van.
    .own = Combinas { $card } con { $other }: las dos se van.
log-revealed = { $seat } tenía en la mano: { $cards }.
    .own = Tenías en la mano: { $cards }.
text-track = Vía, desde la cola hasta el final
text-track-empty = Todavía no hay ninguna carta.
text-loco = La locomotora está en la carta { $at } de { $of }; { $ahead ->
    [0] ninguna carta
    [one] una carta
   *[other] { $ahead } cartas
    } por delante.
text-card = { $number }. { $card }
text-card-loco = { $card }, con la locomotora
text-mine = Lo tuyo
text-hand = Mano: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    }
text-pile = Pila: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, desde arriba: { $cards }
text-penalty = Cartas de penalización por poner: { $cards }
text-players = Jugadores
text-player = { $name }: { $hand } en la mano, pila de { $pile }, carta superior { $top }, descarrilamientos { $derailments }
text-laura = Laura: { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}, pila desde arriba: { $cards }
text-table = Mesa
text-deck = Cartas en el mazo: { $deck }; retiradas sin mirar: { $removed }
text-drawn = Descubierta: { $card }
text-aside = Apartadas: { $cards }
text-box = Fuera del juego: { $cards }
text-derailments-left = Descarrilamientos que quedan: { $left }
text-roll = Última tirada: { $name }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $wheels ->
    [one] una rueda
   *[other] { $wheels } ruedas
    }
text-build = { $name } construye con valor { $value }: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    } por ahora, { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }
text-turn = Le toca a { $name }
text-starter = Empezó { $name }
text-aside-end = La vía acaba { $direction }
text-track-card = { $card }, { $direction }
text-behind = Cartas detrás de la locomotora: { $behind }
text-throw = Tirada { $number }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $wheels ->
    [one] 1 rueda
   *[other] { $wheels } ruedas
}
text-laura-derailments = Descarrilamientos de Laura: { $count }
text-result = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, puesto { $place }; mano: { $hand }; pila: { $pile }

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
notebook-left-special = Cartas rotas y de caos que faltan
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
end-laura-scores = { $mine ->
    [one] 1 punto
   *[other] { $mine } puntos
} contra los { $hers } de ella. Gana la puntuación más baja.
end-alone = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
end-alone-subtitle = Cuantos menos, mejor.
end-shared = { $names } comparten la victoria
end-you = Has ganado
end-one = Gana { $name }
end-subtitle = Gana la suma más baja de mano y pila.
end-hand = cartas en la mano
end-pile = pila
end-cards = número de cartas
end-value = cartas de valor { $value }
end-derailments = descarrilamientos
honour-driver = { $name }, maquinista
honour-driver-text = { $count ->
    [one] recorrió una carta
   *[other] recorrió { $count } cartas
    }
honour-pairs = { $name }, el arte de combinar
honour-pairs-text = { $count ->
    [one] se libró de una pareja
   *[other] se libró de { $count } parejas
    }
honour-derail = { $name }, fuera de la vía
honour-derail-text = { $count ->
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
