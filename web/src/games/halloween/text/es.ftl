list-and = { $some } y { $last }
price-any = { $count } fichas
price-kinds = { $count } distintas

# Opciones
pass = No, seguir
pass-after_roll = Dejar la tirada
pass-before_roll = Tirar
pass-recover = Ya basta
pass-next_foe = Dejar de pelear
pass-raise_section = Dejarlas así
end-turn = Terminar el turno
do-it = Hecho
fight = Pelear
do-with = { $what } ({ $promises })
do-act = Sección { $section }: { $action }
do-act-raised = Sección { $section }, un nivel más: { $action }
do-occupy = Ocupar { $card }
do-use = Usar { $what }
do-ghost = { $verb }: fantasma { $colour }, { $building }
do-pair = { $verb }: tiran { $one } y { $two }, { $building }
do-building = { $verb }: { $building }
do-haunt = { $verb }: espacio { $colour }, { $building }
do-haunt-extra = { $verb } con una ficha extra: espacio { $colour }, { $building }
do-section = { $verb }: sección { $section }
do-sections = { $verb }: secciones { $sections }
do-points = Tomar los puntos
do-number = Decir { $number }
do-colour = { $verb }: { $colour }
do-pay = Pagar { $tokens }
do-trade-up = Dos de color { $one } por una de color { $other }
do-trade-down = Una de color { $one } por dos de color { $other }
do-disc-reserve = Un disco de la reserva
do-disc-back = Recuperar de la sección { $section }: { $action }
do-disc = El disco de la sección { $section }: { $action }
do-keep = Quedarte { $bonus }
do-discard = Descartar { $bonus }
do-reroll = Tirar otra vez el dado { $colour } (dado { $die })
do-add-three = Sumar 3 al dado { $colour } (dado { $die })
do-bigger-die = Un dado mayor para el { $colour } (dado { $die })
verb-second_ghost = Mover también
verb-next_foe = Atacar
verb-foe = Atacar
verb-exorcise = Echar
verb-swap_first = Cambiar
verb-swap_second = Cambiar con
verb-far_move = Mover lejos
verb-move_to = Mover a
verb-fly_to = Volar a
verb-blue_building = Llegan los azules
verb-take_back = Recuperar
verb-place = Colocar
verb-raise_section = Subir
verb-share = Discos de vuelta
verb-restore = Discos de vuelta
verb-lower = Bajar
verb-lesson = Enseñar
verb-wisdom = Elevar
verb-gift = Tomar una ficha
verb-buy_token = Comprar una ficha
change-points = { $count ->
    [one] { $amount } punto
   *[other] { $amount } puntos
}
change-scare = { $count ->
    [one] { $amount } punto de susto
   *[other] { $amount } puntos de susto
}
change-discs = { $count ->
    [one] { $amount } disco
   *[other] { $amount } discos
}
change-token = { $count ->
    [one] { $amount } ficha de color { $colour }
   *[other] { $amount } fichas de color { $colour }
}
odds-to-win = { $percent } % de ganar
odds-for = de ganar una ficha de color { $colour }

# Qué está pasando
progress-setup = Preparación
progress-round = Ronda { $round }
progress-last = Ronda { $round }, la última
last-round = Es la última ronda
status-menu = { $master ->
    [true] Usa una sección
   *[false] Usa una sección, una carta o una bonificación
}
status-used = { $master ->
    [true] Todas las secciones usadas: termina
   *[false] Todas las secciones usadas: termina, o usa una carta o ficha
}
status-other = { $master ->
    [true] Elige una sección
   *[false] Elige una sección, una carta o una bonificación
}
status-dice = Ruedan los dados
status-setup = Se prepara el pueblo
status-for-card = { $card }: { $decision }
menu-help = Señala una acción para ver qué trae
menu-help-short = Toca una acción de una sección
help-summon = Donde hay dos fantasmas de un color llega un tercero: toma su ficha
help-scare = Un fantasma da su nivel en puntos de susto
help-upgrade = Paga puntos de susto, sube un nivel a un fantasma y toma su ficha
help-move = Un fantasma va al edificio vecino y toma la bonificación que haya
help-fight = Un fantasma ataca a otro de su edificio: gana su ficha
help-haunt = Un fantasma te deja embrujar el espacio de su color: puntos al instante
help-rest = Vuelven todos los discos de esta sección
menu-rest = { $master ->
    [true] Ahora no hay acción posible: descansa
   *[false] Ahora no hay acción posible: descansa, o usa una carta o ficha
}
up-to-level = Fantasmas hasta el nivel { $level }
fight-won = Pelea ganada
fight-lost = Pelea perdida: el rival resiste
fight-pair = { $colour } contra { $foe } { $at }
fight-stood = { $pair }, con un { $percent } % de ganar
cancel = Cancelar

# La mesa
town = El pueblo
stage = Qué decidir
cards = Cartas de acción
card-occupy = ocupar
card-use = usar
card-used-up = usada
score-strip = Puntos de embrujo
points = Puntos de embrujo
scare-points = Puntos de susto
ghost-tokens = Fichas de fantasma
token-of = Fichas de color { $colour }
discs-left = Discos en la reserva
haunts-left = Fichas de embrujo que quedan
cards-held = Cartas ocupadas
of = de { $count }
bonus-tokens = Fichas de bonificación
bonus-free = Espacio de bonificación libre
bonus-locked = Espacio con un disco, hasta usar tres fichas
began = empezó la partida
board-of = Tablero de { $name }
look-at = Mirar el tablero de { $name }
back-to-mine = Volver a mi tablero
go-to = Ir a: { $building }
ghost-at = { $count ->
    [one] { $building }: fantasma { $colour }, nivel { $level }
   *[other] { $building }: { $count } fantasmas de color { $colour }, nivel { $level }
}
space-at = { $building }: espacio { $colour }, { $points } puntos
haunted-by = embrujado por { $name }
has-disc = hay un disco
section-label = Sección { $section }, nivel { $level }, { $colour }
section-acting = actúa
section-done = usada
section-ready = lista
die-of = dado { $colour }
tabs = Partes de la mesa
tab-town = Pueblo
tab-mine = Mi tablero
tab-cards = Cartas
tab-players = Jugadores

# La mesa en palabras
text-table = La mesa
text-none = ninguno
text-count = { $count } de color { $colour }
text-ghosts-left = Fantasmas en la reserva: { $ghosts }
text-tokens-left = Fichas en la reserva: { $tokens }
text-building = { $building }: fantasmas: { $ghosts }
text-bonus-lies = ficha { $bonus }
text-haunted = espacio { $colour } embrujado por { $name }
text-room = { $count ->
    [0] lleno
    [one] cabe 1 fantasma más
   *[other] caben { $count } fantasmas más
}
text-card = { $name } ({ $timing }, { $price }): { $text }
text-occupied = Ocupada por { $names }.
text-points = Puntos de embrujo: { $points }; puntos de susto: { $scare }
text-tokens = Fichas de fantasma: { $tokens }
text-discs = Discos en la reserva: { $discs }; fichas de embrujo que quedan: { $haunts }
text-section = Sección { $section }: nivel { $level } ({ $colour }); discos en: { $discs }
text-bonus = Espacios de bonificación: { $spaces }
text-cards = Cartas: { $cards }

# El final
end-winner = La noche es de { $names }
end-shared = La noche es de { $names }
end-rounds = { $rounds } rondas, { $points } puntos de embrujo
end-by-tokens = { $points } puntos cada uno tras { $rounds } rondas; decidieron las fichas de fantasma
honour-fight = { $name }, en cada pelea
    .text = { $count ->
        [one] 1 pelea ganada
       *[other] { $count } peleas ganadas
    }
honour-scare = { $name }, el grito más fuerte
    .text = { $count } puntos de susto ganados
honour-tokens = { $name }, almas en el saco
    .text = { $count ->
        [one] 1 ficha de fantasma al final
       *[other] { $count } fichas de fantasma al final
    }
chart-title = Puntos por ronda
chart-end = final

# Cinco minutos
lesson-goal = Los fantasmas son de todos. Gana quien embruja los mejores sitios y ocupa buenas cartas: quien tiene más puntos de embrujo.
lesson-act = En tu turno cada una de tus secciones hace una cosa. Los espacios blancos se pueden usar: señala uno para ver qué hace y haz clic.
lesson-finish = Ahora hay un disco en esa acción. Elige entre lo que brilla hasta terminarla.
lesson-turn = Usa también tus otras secciones y termina el turno. Una ficha verde, un nivel más, una bonificación: todo ayuda después.
lesson-rest = Un espacio con disco queda cerrado hasta que la sección descansa. Descansar la gasta, pero vuelven todos sus discos.
lesson-cards = Con tres fichas de fantasma ocupas una carta: 3 puntos al instante, y trabaja para ti hasta el final. La quinta carta o la última ficha de embrujo inicia la última ronda.
lesson-why = Si algo no se puede hacer, haz clic de todos modos: Farol responde con la regla. L muestra todas tus opciones.

disc-help = De tu reserva o de un espacio de acción, que así vuelve a quedar libre

# Ejemplos de la página de reglas
example-yes = sí
example-no = no
example-ghost = fantasma { $colour }
example-token = ficha de color { $colour }
example-token-haunt = ficha de embrujo
example-space = nivel { $level }, { $colour }
example-town = El colegio y sus vecinos: iglesia, hospital y comisaría. El ayuntamiento y el teatro no están al lado.
example-level = Una sección de nivel 2 usa fantasmas azules y verdes, pero ninguno amarillo.
example-summon = Dos fantasmas verdes en un edificio traen un tercero, y tomas una ficha verde.
example-upgrade = Por 2 puntos de susto un fantasma azul pasa a ser verde, y tomas una ficha verde.
example-fight = El fantasma amarillo ataca a uno verde. 5 contra 4 gana su ficha; 4 contra 4 no.
example-haunt = Hay un fantasma amarillo y el espacio amarillo está libre: tu ficha de embrujo va ahí y da 6 puntos.
example-rest = Una sección que descansa devuelve todos los discos que tiene encima.
example-bonus = Al usar Dos gritos, un disco ocupa su espacio, la ficha se va y ganas 2 puntos de susto.
example-price = Tres fichas cualesquiera pagan una carta gris; una de color pide tres colores distintos.
example-sets = Tres fichas distintas al final de una partida Maestro: 5 puntos.

# Dónde, en una frase
at-church = en la iglesia
from-church = de la iglesia
to-church = a la iglesia
at-school = en el colegio
from-school = del colegio
to-school = al colegio
at-hospital = en el hospital
from-hospital = del hospital
to-hospital = al hospital
at-town_hall = en el ayuntamiento
from-town_hall = del ayuntamiento
to-town_hall = al ayuntamiento
at-police_station = en la comisaría
from-police_station = de la comisaría
to-police_station = a la comisaría
at-theatre = en el teatro
from-theatre = del teatro
to-theatre = al teatro
a-ghost = un fantasma { $colour }
