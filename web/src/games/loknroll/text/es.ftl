
## Why a card cannot be laid
why-room = no cabe al final
why-values = { $value } tras { $last }: no
why-end = deja un callejón
why-other-value = otro valor
why-chaos = sin vía: solo pila

## The bar
waiting-watching = Estás mirando.
waiting-penalty = Pon las cartas de penalización en tu pila
waiting-pick = Elige una carta para colocarla
waiting-nothing = Ahora ninguna de tus cartas cabe en la vía
waiting-for = { $name } está pensando…

## The table
track-picture = La vía: { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }. Pulsa T para el tablero en palabras.
view-follow = Seguir a la locomotora
view-whole = Toda la vía
tail-number = { $number }.ª
seats-title = Jugadores, gana la suma más baja
seat-you = { $name } (tú)
seat-turn = turno
seat-hand = { $cards } en la mano
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
    [0] vacía
    [one] una carta
   *[other] { $cards } cartas
    }
pile-open = Mirar tu pila:
pile-title = Tu pila: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pile-help = La carta superior va primero.
pile-empty = Aquí no hay nada todavía. Que dure.
pile-close = Cerrar
hand-title = Tu mano, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
    }
hand-empty = No tienes cartas en la mano.
drawn-mine = Has robado esta carta: colócala.
drawn-laura = Laura ha descubierto esta carta: colócala por ella.
chapter = Tramo { $stretch }
dice-rolling = { $name } tira…
dice-rolled = { $name }: { $wheels ->
    [0] ninguna rueda
    [one] una rueda
   *[other] { $wheels } ruedas
    }
die-wheel = rueda
die-blank = vacío

## Odds
odds-title = Las probabilidades
odds-none = Elige una carta: aquí verás lo que arriesga.
odds-safe = no puede descarrilar
odds-derail = de riesgo de descarrilar
odds-mean = { NUMBER($cards, minimumFractionDigits: 1, maximumFractionDigits: 1) } cartas de media
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
do-danger = { $chance } de riesgo de descarrilar
do-lay-here = Colocarla
do-lay-roll = Colocar y tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }
do-lay-and-roll = Colocar y tirar
do-lay-and-roll-small = { $dice ->
    [one] un dado
   *[other] { $dice } dados
    }, { $chance }
do-lay-first = Colocarla
do-lay-first-small = luego añade otro { $value } o tira
do-lay-too = Colocarla también
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
do-pass-sure = Pasar ya
do-pass-free = nada que tomar
do-pair = Combinarla con el { $value }
do-pair-small = las dos salen del juego
do-drop = Ponerla en mi pila
do-drop-small = tu pila sube { $value }
do-chaos = Caos
do-chaos-small = a tu propia pila

## Penalty cards
penalty-title = { $cards ->
    [one] Una carta de penalización
   *[other] { $cards } cartas de penalización
    }
penalty-help = Ponlas en orden o pulsa la que va primero. Los valores iguales se van a pares.
penalty-help-one = Va a tu pila.
penalty-pile = pila { $points }
penalty-order = Orden de las cartas de penalización
penalty-card = { $card }, número { $number }; pulsa para ponerla primero
penalty-pair = combinar la primera con el { $value } de encima
penalty-best = El mejor orden
penalty-best-small = tu pila { $points }
penalty-all = En este orden
penalty-first = Solo la primera
penalty-combine = Combinarlas
penalty-put = Ponerla

## Choices as a list

## Journal

## The board in words

## The end
standing-you = tú { $points }
standing-record = récord { $points }
standing-laura = Laura { $points }
record-new = ¡Nuevo récord!
record-best = Tu récord es { $points }: { $missing } menos que hoy
record-list = Tus mejores: { $list }

## The tutorial
lesson-line = Entre todos construís una sola vía y movéis una sola locomotora. Ya hay cuatro cartas, y la locomotora está en la tercera. Las cartas que debas tomar cuentan en tu contra: gana la suma más baja.
lesson-hand = Tienes dos cartas y has robado una tercera. En tu turno colocas cartas y tiras, o pasas. Una carta nunca sigue a otra cuyo valor difiera en 2: ni un 3 tras un 1, ni un 4 tras un 2.
lesson-build = Coloca tu 2 al final de la vía: al elegirla una vez se prueba allí; al elegirla otra vez, o con el botón grande, se coloca. Luego tira: tantos dados como su valor, y cuatro de las seis caras tienen rueda.
    .short = Coloca tu 2 al final de la vía y tira.
    .done = Una rueda, una carta adelante. Las probabilidades estaban ahí antes de tirar.
lesson-several = Puedes colocar varias cartas del mismo valor y tirar por su suma. Tienes dos de valor 1: coloca las dos y tira dos dados.
    .short = Coloca los dos 1 y tira dos dados.
    .done = Dos cartas menos en tu mano por dos dados. Lo que te quede en la mano cuenta en tu contra al final.
lesson-derail = Brasa ha llevado la locomotora hasta el final. Coloca tu 3 (gíralo como quieras: R o el botón de girar) y tira tres dados. Pinta mal, pero a veces no hay otra.
    .short = Coloca tu 3, girado como quieras, y tira tres dados.
    .done = Tres ruedas y una carta: ¡descarrila! Cada paso que sobra cuesta una carta de la cola de la vía.
lesson-pile = Dos cartas de penalización, dos de valor 2. Pon una en tu pila. La otra tiene el mismo valor: que se lleve a la primera.
    .short = Pon un 2 en tu pila. El otro se lo lleva.
    .done = Se van las dos. Los valores iguales se combinan y se van, así que conviene pensar el orden de la pila.
lesson-chaos = Brasa ha colocado una vía destruida; quien pasa por ella toma una carta. Has robado una carta de caos: sin vía, solo puntos. Descártala en tu pila mientras duele poco.
    .short = Una carta de caos solo da puntos. Descártala en tu pila.
    .done = Ni tirada ni viaje. Otra carta de valor 3 podrá llevársela más tarde.
lesson-pass = Siempre puedes pasar: la locomotora avanza una carta y tú tomas una. La siguiente está destruida, así que esta vez son dos. Pasa y pon los dos 1 de modo que se combinen.
    .short = Pasa y pon los dos 1 de modo que se combinen.
    .done = Pasar no te ha costado nada. No está nada mal.
lesson-end = Cuando se acaba el mazo se suman los valores de mano y pila, y gana la suma más baja. Las cartas oscuras dicen por qué esperan: pulsa una. ¡Buen viaje!

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
example-meet = Raíl con raíl: la carta puede colocarse ahí, aunque los bordes de las dos cartas no queden alineados.
example-cover = La vía vuelve hasta su principio. La siguiente carta taparía la primera, así que no puede colocarse.
example-values = Un 3 tras un 2 y un 4 tras un 1 valen. Un 3 tras un 1 y un 2 tras un 4 no: se diferencian en 2.
example-start = Hay cuatro cartas; la locomotora está en la tercera y mira hacia la cuarta.
example-dice = Dos cartas de valor 3 son seis dados: primero cuatro y luego dos. Aquí salen cuatro ruedas.
example-ride = Tres dados, dos ruedas: la locomotora avanza dos cartas.
example-derail = Tres ruedas, pero solo una carta por delante: tras un paso la locomotora descarrila. Sobran dos pasos y se llevan las dos primeras cartas de la vía.
example-broken = Con dos ruedas la locomotora cruza la carta destruida: se lleva una carta del principio de la vía.
example-pair = El nuevo 2 encuentra un 2 encima: los dos dejan el juego y el 3 de debajo vuelve a quedar arriba.
example-order = Han tocado un 1, un 4 y un 2. En este orden el 1 se combina con el 1, luego el 4 con el 4, y solo queda el 2.
example-score = 5 en la mano y 7 en la pila: 12 puntos. Las cartas destruidas y las de caos cuentan como las demás.

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = locomotora tren máquina | descarrilar accidente choque salirse | penalización castigo multa | vía carril raíl carta | destruida rota estropeada | caos comodín | dado tirada rueda tirar | solitario solo | pila montón | mazo baraja barajar
