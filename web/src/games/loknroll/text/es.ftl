# Cards and people
card-name = { $card } { $value }
kind-long = recta
kind-short = recta corta
kind-turn-a = giro (A)
kind-turn-b = giro (B)
kind-curve-a = curva (A)
kind-curve-b = curva (B)
kind-broken = vía destruida
kind-chaos = caos
told-long = una recta
told-short = una recta corta
told-turn = un giro
told-curve = una curva
told-broken = una vía destruida
told-chaos = una carta de caos
list-and = { $some } y { $last }
nothing = nada
seat-unnamed = Asiento { $number }

## Why a card cannot be laid
why-room = no cabe al final
why-values = { $value } tras { $last }: no
why-end = deja un callejón
why-other-value = otro valor
why-chaos = sin vía: solo pila

## The bar
progress-setup = Preparación
progress-turn = Turno { $number } de { $of }
status-over = La partida ha terminado.
status-laura = Juega Laura.
status-laura-lay = pon la carta de Laura.
status-chance = Deciden las cartas y los dados.
status-setup-mine = pon las primeras cartas de la vía.
status-setup = pone una carta de la vía inicial.
status-act-mine = construye, pasa o descarta caos.
status-act = piensa su jugada.
status-build-mine = añade otro { $value } o tira.
status-build = construye.
status-discard-mine = descarta más caos o termina.
status-discard = descarta cartas de caos.
status-penalty-mine = pon las cartas de castigo en tu pila.
status-penalty = ordena sus cartas de castigo.
waiting-watching = Estás mirando.
waiting-penalty = Pon las cartas de castigo en tu pila
waiting-pick = Elige una carta iluminada para construir
waiting-nothing = Ahora ninguna de tus cartas cabe en la vía
waiting-for = { $name } está pensando…

## The table
track-picture = La vía: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }. Pulsa T para el tablero en palabras.
view-follow = Seguir tren
view-whole = Toda la vía
tail-number = { $number }.ª
seats-title = Jugadores, gana la suma más baja
seat-you = { $name } (tú)
seat-turn = turno
seat-hand = { $cards } en mano
seat-pile = { $cards ->
    [0] sin pila
   *[other] pila de { $cards }
    }
seat-pile-short = { $cards ->
    [0] –
   *[other] de { $cards }
    }
seat-laura-score = un punto por carta
deck-cards = { $cards ->
    [one] carta
   *[other] cartas
    } en el mazo
pile-mine = tu pila, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
pile-open = Mirar tu pila:
pile-title = Tu pila: { $points } puntos
pile-help = La carta superior va primero.
pile-empty = Aquí no hay nada todavía. Que dure.
pile-close = Cerrar
hand-title = Tu mano, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
hand-empty = No tienes cartas en la mano.
drawn-mine = Has tomado esta carta: ponla.
drawn-laura = Laura ha descubierto esta carta: ponla por ella.
journal-title = Ahora mismo
dice-rolling = { $name } tira…
dice-rolled = { $name }: { $wheels ->
    [0] ninguna rueda
    [one] una rueda
   *[other] { $wheels } ruedas
    }
dice-before = + { $wheels } antes
die-wheel = rueda
die-blank = vacío

## Odds
odds-title = Las probabilidades
odds-none = Elige una carta: aquí verás lo que arriesga.
odds-safe = no puede descarrilar
odds-derail = de descarrilar
odds-mean = { $cards } cartas de media
odds-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $ahead ->
    [0] ninguna carta
    [one] una carta
   *[other] { $ahead } cartas
    } por delante
odds-chart = Probabilidad de cada número de ruedas
odds-caption = ruedas, % de cada
odds-cost = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }: tu pila
odds-cost-short = { $cards ->
    [one] 1 carta:
   *[other] { $cards } cartas:
    }
odds-pairs = porque las iguales se van a pares

## Buttons
do-danger = { $chance } de descarrilar
do-lay-here = Ponerla aquí
do-lay-roll = Poner y tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }
do-lay-and-roll = Poner y tirar
do-lay-and-roll-small = { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance }
do-lay-first = Ponerla
do-lay-first-small = luego añade otro { $value } o tira
do-lay-too = Ponerla también
do-lay-too-small = luego { $dice } dados en total
do-turn = Girar
do-turn-small = { $ways } formas
do-roll = Tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }
do-stop-small = tu turno termina
do-pass-small = { $cards ->
    [one] toma 1 carta
   *[other] toma { $cards } cartas
    }: { $points }
do-pass-free = nada que tomar
do-pair = Combinarla con el { $value }
do-pair-small = las dos salen del juego
do-drop = Ponerla en mi pila
do-drop-small = { $value ->
    [one] +1 punto
   *[other] +{ $value } puntos
}
do-chaos = Caos
do-chaos-small = a tu propia pila

## Penalty cards
penalty-title = { $cards ->
    [one] Una carta de castigo
   *[other] { $cards } cartas de castigo
    }
penalty-help = Arrástralas para ordenarlas o toca la que va primero. Los valores iguales se van a pares.
penalty-help-one = Va a tu pila.
penalty-pile = pila { $points }
penalty-order = Orden de las cartas de castigo
penalty-card = { $card }, número { $number }; pulsa para ponerla primero
penalty-pair = combinar la primera con el { $value } de encima
penalty-best = El mejor orden
penalty-best-small = tu pila { $points }
penalty-all = En este orden
penalty-first = Solo la primera
penalty-combine = Combinarlas
penalty-put = Ponerla

## Choices as a list
direction-up = hacia arriba
direction-right = hacia la derecha
direction-down = hacia abajo
direction-left = hacia la izquierda
way-exit = la vía sigue { $direction }
way-rotation = girada { $degrees }°
way-this-end = en este extremo
way-other-end = en el otro extremo
label-odds = { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance } % de descarrilar
label-accept = Aceptar el mejor orden: { $order }
label-roll = Tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance } % de descarrilar
label-pass = Pasar y tomar { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
    }

## Journal
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
log-paired = { $seat } combina { $card } con { $other }: las dos se van.
log-revealed = { $seat } tenía en la mano: { $cards }.

## The board in words
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
    }, { $points } puntos
text-blocked = { $card }: { $why } ({ $rule })
text-pile = Pila: { $points } puntos, desde arriba: { $cards }
text-penalty = Cartas de castigo por poner: { $cards }
text-players = Jugadores
text-player = { $name }: { $hand } en mano, pila de { $pile }, carta superior { $top }, descarrilamientos { $derailments }
text-laura = Laura: { $score } puntos, pila desde arriba: { $cards }
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

## The end
end-derailed = Un descarrilamiento de más
end-derailed-subtitle = El cuarto descarrilamiento acaba la partida.
end-laura-won = Has vencido a Laura
end-laura-lost = Gana Laura
end-laura-shared = Laura y tú compartís la victoria
end-laura-scores = { $mine } puntos contra los { $hers } de ella. Gana la puntuación más baja.
end-alone = { $points } puntos
end-alone-subtitle = Cuantos menos, mejor.
end-shared = { $names } comparten la victoria
end-you = Has ganado
end-one = Gana { $name }
end-subtitle = Gana la suma más baja de mano y pila.
end-hand = cartas en mano
end-pile = pila
end-cards = número de cartas
end-value = cartas de valor { $value }
end-derailments = descarrilamientos
honour-driver = { $name }, maquinista
honour-driver-text = { $cards ->
    [one] recorrió una carta
   *[other] recorrió { $cards } cartas
    }
honour-pairs = { $name }, el arte de emparejar
honour-pairs-text = { $pairs ->
    [one] se libró de una pareja
   *[other] se libró de { $pairs } parejas
    }
honour-derail = { $name }, fuera de la vía
honour-derail-text = { $times ->
    [one] descarriló una vez
   *[other] descarriló { $times } veces
    }
record-new = ¡Nuevo récord!
record-best = Tu récord es { $points }: { $missing } menos que hoy
record-list = Tus mejores: { $list }
chart-title = Las pilas, turno a turno
chart-end = + mano

## The tutorial
lesson-aim = Entre todos construís la misma vía y movéis la misma locomotora. Las cartas que debas tomar, y las que te queden en la mano, cuentan en tu contra: gana la suma más baja.
lesson-setup = Primero se ponen cuatro cartas, por turnos. Pulsa R o toca otra vez para girar la tuya y luego haz clic donde deba quedar.
lesson-values = Tomas una carta por turno. Una carta no puede seguir a otra cuyo valor difiera en 2: ni un 3 tras un 1, ni un 4 tras un 2. Las cartas oscuras dicen por qué esperan.
lesson-build = Elige una carta iluminada. Las probabilidades dicen qué puede traer la tirada: tantos dados como su valor, y cuatro de las seis caras tienen rueda. ¡Ponla y tira!
lesson-ride = Por cada rueda la locomotora avanza una carta. Si la vía se acaba antes que las ruedas, descarrila, y cada paso sobrante te cuesta una carta de la cola. Una carta destruida también cuesta una.
lesson-penalty = Las cartas de castigo van a tu pila. Una carta con el valor de la de encima se la lleva consigo, así que el orden importa. «El mejor orden» lo encuentra por ti.
lesson-pass = Siempre puedes pasar: la locomotora avanza una carta y tú tomas una. Las cartas de caos no tienen vía; déjalas en tu pila cuando menos duela.
lesson-end = Eso es todo. Cuando se acaba el mazo se suman mano y pila. ¡Buen viaje!

## Todo a la vista
secret-hand = Mano: { $points }
secret-pile = Pila: { $points }

## Ejemplos de la página de reglas
example-yes = encaja
example-no = no encaja
example-loco = la locomotora está en la carta { $number }
example-throw = Tirada { $number }
example-pile = Pila, la última carta encima
example-added = Se ponen encima, en este orden
example-left = Lo que queda
example-meet = Raíl con raíl: la carta puede ponerse ahí, aunque los bordes de las dos cartas no queden alineados.
example-cover = La vía vuelve hasta su principio. La siguiente carta taparía la primera, así que no puede ponerse.
example-values = Un 3 tras un 2 y un 4 tras un 1 valen. Un 3 tras un 1 y un 2 tras un 4 no: se diferencian en 2.
example-start = Hay cuatro cartas; la locomotora está en la tercera y mira hacia la cuarta.
example-dice = Dos cartas de valor 3 son seis dados: primero cuatro y luego dos. Aquí salen cuatro ruedas.
example-ride = Tres dados, dos ruedas: la locomotora avanza dos cartas.
example-derail = Tres ruedas, pero solo una carta por delante: tras un paso la locomotora descarrila. Sobran dos pasos y se llevan las dos primeras cartas de la vía.
example-broken = Con dos ruedas la locomotora cruza la carta destruida: se lleva una carta del principio de la vía.
example-pair = El nuevo 2 encuentra un 2 encima: los dos dejan el juego y el 3 de debajo vuelve a quedar arriba.
example-order = Han tocado un 1, un 4 y un 2. En este orden el 1 se empareja con el 1, luego el 4 con el 4, y solo queda el 2.
example-score = 5 en la mano y 7 en la pila: 12 puntos. Las cartas destruidas y las de caos cuentan como las demás.
