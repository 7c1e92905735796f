
do-it = Confirmar
fight = Pelear
odds-for = de ganar una ficha de color { $colour }

round-over = Termina la ronda { $round }
last-round-over = Era la última ronda.
boo = ¡Bu!
menu-help = Prueba una acción: te dice qué consigues
menu-help-short = Elige una acción de una sección
help-summon = Donde hay dos fantasmas de un color llega un tercero: toma su ficha
help-scare = Un fantasma da su nivel en puntos de susto
help-upgrade = Paga puntos de susto, sube un nivel a un fantasma y toma su ficha
help-move = Un fantasma va al edificio vecino y toma la bonificación que haya
help-fight = Un fantasma ataca a otro de su edificio: si gana, te llevas su ficha
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
fight-stood = { $pair }, con un { $percent } % de probabilidades de ganar
cancel = Cancelar

stage = Qué decidir
card-owners = { SEATS($seats) }
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
began = empezó la partida
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
section-ready = lista
die-of = dado { $colour }
tabs = Partes de la mesa
tab-town = Pueblo
tab-mine = Mi tablero
tab-cards = Cartas
tab-players = Jugadores

# El final

# Cinco minutos
lesson-town = Seis edificios y unos fantasmas que son de todos: gana quien tiene más puntos de embrujo. Tu tablero tiene tres secciones. En tu turno cada una hace una cosa, una acción o un descanso. Las secciones azules usan fantasmas azules.
lesson-summon = Invocar: donde hay dos fantasmas del mismo color, acude un tercero. Elige Invocar en la sección 1 y luego los fantasmas azules de la comisaría: al elegirlos una vez se dice qué pasa; elígelos otra vez, o pulsa el botón grande, para hacerlo.
    .short = Elige Invocar en la sección 1 y luego elige dos veces un fantasma azul de la comisaría.
    .done = Un fantasma nuevo y una ficha azul para ti. Con las fichas se ocupan cartas.
lesson-scare = Asustar: un fantasma asusta y tú ganas su nivel en puntos de susto. Elige Asustar en la sección 2 y luego un fantasma azul.
    .short = Elige Asustar en la sección 2 y luego elige dos veces un fantasma azul.
    .done = ¡Bu! Un punto de susto más. Con ellos se paga lo que viene ahora.
lesson-upgrade = Mejorar: paga 2 puntos de susto y un fantasma azul se vuelve verde. Elige Mejorar en la sección 3 y un fantasma. Después puedes subir una sección a su nivel: sube la sección 2.
    .short = Elige Mejorar en la sección 3 y luego un fantasma. Después sube la sección 2.
    .done = Un fantasma verde, una ficha verde y una sección que ya puede usar los verdes.
lesson-others = Has usado tus tres secciones, y un disco cierra cada acción elegida. Los otros dos también han jugado. Puede que falte un fantasma, o que otro se haya vuelto verde: no son de nadie. Lo que ha cambiado está marcado en el pueblo.
lesson-move = Mover: lleva un fantasma a un edificio vecino. En el ayuntamiento hay una ficha de bonificación. Elige Mover en la sección 1, un fantasma azul y el ayuntamiento.
    .short = Elige Mover en la sección 1, un fantasma azul y el ayuntamiento.
    .done = Quien lleva un fantasma hasta una ficha de bonificación se la queda.
lesson-bonus = Una ficha de bonificación se usa cuando quieras en tu turno y no gasta ninguna sección. Usa ahora «Dos gritos».
    .short = Usa tu ficha de bonificación «Dos gritos».
    .done = Dos puntos de susto gratis. Un disco cierra su espacio hasta que hayas usado tres fichas.
lesson-haunt = Embrujar: donde hay un fantasma, cubre el espacio de su color y gana puntos al instante. Elige Embrujar en la sección 2 y el espacio verde de la comisaría.
    .short = Elige Embrujar en la sección 2 y luego el espacio verde de la comisaría.
    .done = ¡4 puntos! Cada edificio lo embrujas una sola vez, y un espacio ocupado ya no se libera.
lesson-fight = Pelear: un fantasma ataca a otro de distinto color que está a su lado. Los dos tiran, y gana el dado más alto. Elige Pelear en la sección 3, tu fantasma azul y el verde.
    .short = Elige Pelear en la sección 3, tu fantasma azul y el verde.
    .done = ¡Un 4 contra un 2! El fantasma verde se va y su ficha es tuya.
lesson-card = Tienes tres fichas de fantasma: bastan para una carta gris. Ocupa «¡Buuu!», paga las fichas y dale un disco de tu reserva.
    .short = Ocupa «¡Buuu!», paga las fichas y dale un disco.
    .done = 3 puntos al instante, y la carta trabaja para ti hasta el final.
lesson-rest = Vuelve a ser tu turno, y «¡Buuu!» ha sumado un punto a tu susto. Las secciones se llenan de discos, y lo cubierto no se puede elegir. Descansar gasta la sección, pero te devuelve todos sus discos. Descansa la sección 1.
    .short = Las secciones se llenan de discos. Elige Descansar en la sección 1.
    .done = Vuelven los dos discos. Un descanso a tiempo vale un turno.
lesson-points = Quien coloca su última ficha de embrujo u ocupa una quinta carta inicia la última ronda. Luego algunas cartas pagan otra vez y gana quien tiene más puntos de embrujo. Pulsa lo que está cerrado y Farol te dirá la regla.

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
example-sets = Tres fichas distintas al final de una partida de la variante Maestra: 5 puntos.

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = ocupar comprar tomar carta | pelear luchar atacar combate | embrujar casa | asustar susto grito | mejorar subir nivel | invocar llamar | mover andar | descansar recuperar | bonificación ficha | disco marcador | fantasma espíritu | edificio casa | sección fila
section-done = usada
