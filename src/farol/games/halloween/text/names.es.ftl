game = Halloween
tagline = Fantasmas compartidos y un pueblo asustado: invoca, asusta, pelea y embruja antes de que acabe la noche.

# Opciones
option-master = Variante Maestra
    .help = Cuatro secciones, sin dados, cartas ni fichas de bonificación; para quienes ya conocen el juego.
option-quiet_rounds = Rondas en calma
    .help = Una partida atascada termina tras este número de rondas sin embrujos ni cartas nuevas; 0: nunca.
option-cards = Cartas de acción
    .help = Qué ocho cartas hay en la mesa.
option-cards-random = robadas al azar
option-cards-casper = Casper, para aprender
option-cards-jacob_marley = Jacob Marley, para pelear
option-cards-brown_lady = La Dama Marrón, para asustar
option-cards-bloody_mary = Bloody Mary, para puntuar
option-cards-amityville = Fantasmas de Amityville, para pensar
option-cards-chosen = a mi elección
option-card_1 = Carta 1
    .help = Una de las ocho cartas expuestas.
option-card_2 = Carta 2
    .help = Una de las ocho cartas expuestas.
option-card_3 = Carta 3
    .help = Una de las ocho cartas expuestas.
option-card_4 = Carta 4
    .help = Una de las ocho cartas expuestas.
option-card_5 = Carta 5
    .help = Una de las ocho cartas expuestas.
option-card_6 = Carta 6
    .help = Una de las ocho cartas expuestas.
option-card_7 = Carta 7
    .help = Una de las ocho cartas expuestas.
option-card_8 = Carta 8
    .help = Una de las ocho cartas expuestas.

# Fantasmas, edificios, acciones
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-orange = naranja
colour-red = rojo
building-church = Iglesia
building-school = Colegio
building-hospital = Hospital
building-town_hall = Ayuntamiento
building-police_station = Comisaría
building-theatre = Teatro
action-summon = Invocar
action-scare = Asustar
action-upgrade = Mejorar
action-move = Mover
action-fight = Pelear
action-haunt = Embrujar
action-rest = Descansar
section = Sección

# Símbolos, momento y precio de las cartas, origen de los puntos
symbol-summon = al Invocar
symbol-scare = al Asustar
symbol-upgrade = al Mejorar
symbol-move = al Mover
symbol-fight = al Pelear
symbol-haunt = al Embrujar
symbol-halloween = general
symbol-points = puntos
timing-always = siempre
timing-once = 1 / turno
timing-end = al final
cost-grey = 3 cualesquiera
cost-coloured = 3 distintas
source-haunts = Embrujos
source-cards = Cartas ocupadas
source-sharing = Cartas compartidas
source-bonus = Fichas de bonificación
source-sets = Series de fichas

# Fichas de bonificación
bonus-summon = Llamada
    .text = Invoca con dos fantasmas de cualquier color, sea cual sea tu nivel.
bonus-recover = Discos de vuelta
    .text = Recupera hasta 3 discos de tus secciones.
bonus-scare = Dos gritos
    .text = Gana 2 puntos de susto.
bonus-point = Punto de embrujo
    .text = Gana 1 punto de embrujo.
bonus-blue = Alma azul
    .text = Toma una ficha de fantasma azul.
bonus-green = Alma verde
    .text = Toma una ficha de fantasma verde.
bonus-yellow = Alma amarilla
    .text = Toma una ficha de fantasma amarilla.
bonus-reroll = Otra tirada
    .text = Vuelve a tirar tu dado de ataque.
bonus-plus = Más tres
    .text = Tras tirar, suma 3 a un dado tuyo.
bonus-bigger_die = Dado mayor
    .text = Antes de tirar, usa el dado de un nivel más que tu fantasma.
bonus-rest = Siesta
    .text = Descansa una sección.
bonus-far_move = Largo viaje
    .text = Mueve un fantasma cualquiera a cualquier otro edificio.

# Cartas de acción
card-0 = robada al azar
card-1 = A sus anchas
    .text = Tus acciones de Mover pueden llevar a un fantasma a cualquier edificio.
card-2 = Puerta con puerta
    .text = Al Embrujar puedes usar dos fantasmas de un color para embrujar un edificio contiguo al suyo, en el espacio de ese color.
card-3 = A tanto el asalto
    .text = Cada pelea que ganas da 2 puntos contra un fantasma más débil y 3 contra uno más fuerte.
card-4 = Un peldaño más
    .text = Haz una acción en una sección como si su nivel fuera uno más alto.
card-5 = Matón
    .text = Suma 1 a cada ataque que tires, y puedes atacar a fantasmas del mismo color que el tuyo.
card-6 = Nuevo aliento
    .text = Recupera todos los discos de una sección sin descansar.
card-7 = Exorcismo
    .text = Devuelve a la reserva un fantasma cualquiera del tablero y toma una ficha de su color.
card-8 = Venido a menos
    .text = Baja un nivel una de tus secciones y toma 2 fichas del color al que baja.
card-9 = Quien lo encuentra
    .text = Cada bonificación que obtienes trae además una ficha del color de quien la encontró.
card-10 = Invocación doble
    .text = Invocar te da 2 fichas en lugar de 1.
card-11 = Cosecha de miedo
    .text = Los fantasmas que vences dejan puntos de susto, uno por cada nivel suyo.
card-12 = Trofeo espeluznante
    .text = Tras Asustar toma una ficha del color del fantasma que asustó.
card-13 = Mejoras de saldo
    .text = Mejorar te cuesta 2 puntos de susto menos.
card-14 = De todos los colores
    .text = 3 puntos por cada carta de colores que ocupes, contando esta.
card-15 = Bis
    .text = Usa una sección para una acción que ya tiene un disco allí.
card-16 = Desfile
    .text = Con una acción de Mover puedes mover un segundo fantasma.
card-17 = Vuelta de honor
    .text = Cuando ganas una pelea puedes mover al vencedor a cualquier otro edificio.
card-18 = Dados inquietos
    .text = Cuando tires un dado puedes pagar 1 punto de susto para volver a tirarlo, tantas veces como puedas pagar.
card-19 = Dado chillón
    .text = Tras Embrujar puedes tirar el dado del color usado y ganar esos puntos de susto.
card-20 = Trifulca
    .text = Al Pelear tu fantasma puede pelear con todos los del edificio, uno tras otro.
card-21 = Miedo ahorrado
    .text = Por cada 3 puntos de susto guardados, 2 puntos.
card-22 = El eslabón débil
    .text = Según tu sección más baja: azul 0, verde 1, amarillo 2, naranja 5, rojo 8 puntos.
card-23 = Canta el número
    .text = Tras mover un fantasma puedes decir un número de su dado y tirarlo: si llegas a él ganas esos puntos de susto; si no, 1.
card-24 = Ni un paso atrás
    .text = Cuando atacas, un empate es una victoria.
card-25 = Hacer corrillo
    .text = Cuando una acción de Mover lleva un fantasma junto a otro de su color, puedes invocar con ellos al momento.
card-26 = Abusón
    .text = Contra un fantasma más débil ganas sin tirar.
card-27 = Coleccionista rojo
    .text = 4 puntos por cada ficha de fantasma roja que tengas.
card-28 = Por parejas
    .text = 3 puntos por cada 2 fichas de fantasma que tengas.
card-29 = Orgullo de padre
    .text = Cada acción de Mejorar te da 2 puntos.
card-30 = Pagar con miedo
    .text = Compra la ficha de un fantasma que veas: un punto de susto por cada uno de sus niveles.
card-31 = Maldad sin gastar
    .text = 4 puntos por cada ficha de embrujo sin colocar.
card-32 = Botín doble
    .text = Cuando ganas una pelea tomas 2 fichas del color vencido en lugar de 1.
card-33 = Casa llena
    .text = Cuando invocas al quinto fantasma de un color puedes embrujar al momento con ese color cualquier edificio que aún puedas embrujar.
card-34 = Brazo largo
    .text = Al Pelear puedes atacar a un fantasma de cualquier edificio.
card-35 = Miedo de entreno
    .text = Tras una pelea con dados gana tantos puntos de susto como la diferencia de los resultados, ganes o pierdas.
card-36 = Cambio de almas
    .text = Cambia una ficha de fantasma por 2 del color inferior, o 2 iguales por 1 del color superior.
card-37 = Banquete de miedo
    .text = 1 punto cada vez que una sola acción o efecto te da 2 o más puntos de susto.
card-38 = Susto y fuga
    .text = Tras Asustar puedes mover al fantasma que asustó a cualquier otro edificio.
card-39 = Cambio de sitio
    .text = Intercambia dos fantasmas del tablero.
card-40 = Arcoíris
    .text = 15 puntos por cada serie de cinco fichas de fantasma de colores distintos.
card-41 = Intereses
    .text = Después de las demás cartas: 1 punto por cada 10 completos que tengas.
card-42 = Naranjada
    .text = 2 puntos por cada ficha de fantasma naranja que obtengas.
card-43 = Daltónico
    .text = Puedes tratar las cartas de colores como grises.
card-44 = Regalo de bienvenida
    .text = Cada vez que ocupas una carta, incluida esta, toma una ficha de fantasma a tu elección.
card-45 = Extraña pareja
    .text = Invocar puede usar dos fantasmas de distinto color de un edificio: tira ambos dados; viene uno del color de la tirada más baja.
card-46 = Desembrujar
    .text = Con una acción de Embrujar puedes, en su lugar, recuperar una ficha de embrujo tuya donde haya un fantasma de su color y perder la mitad de sus puntos.
card-47 = Rebaja gris
    .text = Las cartas grises te cuestan 1 ficha de fantasma menos; cuando ocupes todas las grises de la mesa, te la ahorras en las de colores.
card-48 = Clases particulares
    .text = Sube un nivel una de tus secciones por tantos puntos de susto como el nuevo nivel.
card-49 = Sabiduría del más allá
    .text = Tras Embrujar puedes subir un nivel una de tus secciones.
card-50 = Alma por fantasma
    .text = Paga una ficha de fantasma para colocar un fantasma de su color en cualquier edificio.
card-51 = ¡Buuu!
    .text = Asustar te da 1 punto de susto más.
card-52 = Truco o trato
    .text = Tras Asustar roba una ficha de bonificación de la reserva.

# Qué hay que decidir
decision-menu = Tu turno: usa una sección, una carta o una ficha de bonificación
decision-summon = ¿Qué dos fantasmas invocan?
decision-scare = ¿Qué fantasma asusta?
decision-upgrade = ¿Qué fantasma mejoras?
decision-move = ¿Qué fantasma se mueve?
decision-fight = ¿Qué fantasma ataca?
decision-haunt = ¿Qué espacio embrujas?
decision-raise_section = ¿Subes una sección al nuevo nivel?
decision-second_ghost = ¿Mueves un segundo fantasma?
decision-after = ¿Usas una carta?
decision-next_foe = ¿Sigues peleando?
decision-before_roll = ¿Un dado mayor?
decision-after_roll = ¿Cambias la tirada?
decision-recover = ¿Qué disco vuelve?
decision-gift = ¿Qué ficha tomas?
decision-move_to = ¿Adónde?
decision-foe = ¿Contra quién?
decision-blue_building = ¿Adónde llegan los azules?
decision-pickup = ¿Te quedas la ficha o descartas una?
decision-pay = ¿Qué fichas pagas?
decision-disc_for_card = ¿Qué disco va a la carta?
decision-share = ¿Puntos o discos?
decision-restore = ¿Qué sección recupera sus discos?
decision-exorcise = ¿Qué fantasma se va?
decision-lower = ¿Qué sección bajas?
decision-buy_token = ¿Qué ficha compras?
decision-exchange = ¿Qué fichas cambias?
decision-swap_first = ¿Qué fantasma cambia de sitio?
decision-swap_second = ¿Con qué fantasma cambia?
decision-lesson = ¿Qué sección subes?
decision-wisdom = ¿Qué sección subes?
decision-place = ¿Qué fantasma llega y adónde?
decision-far_move = ¿Qué fantasma viaja?
decision-fly_to = ¿Adónde?
decision-call_number = ¿Qué número?
decision-full_house = ¿Qué edificio embrujas?

# Frases del registro
event-first_seat = Empieza { $player }.
    .own = Empiezas tú.
event-card_dealt = { $card } está sobre la mesa.
event-bonus_laid = Hay una ficha { at }: { $bonus }.
event-bonus_reshuffled = Se barajan las fichas de bonificación descartadas.
event-action = { $player } usa la sección { $section }: { $action }.
    .own = Usas la sección { $section }: { $action }.
event-rested = { $player } deja descansar la sección { $section }.
    .own = Dejas descansar la sección { $section }.
event-summoned = { $player } invoca { a-ghost } { at }.
    .own = Invocas { a-ghost } { at }.
event-scared = { $player } asusta con { a-ghost } { at }.
    .own = Asustas con { a-ghost } { at }.
event-upgraded = { $player } mejora un fantasma { at }: ahora es { ghost-colour }.
    .own = Mejoras un fantasma { at }: ahora es { ghost-colour }.
event-moved = { $player } mueve { a-ghost } { NAME("from", THIS("ghost.building")) } { NAME("to", $to) }.
    .own = Mueves { a-ghost } { NAME("from", THIS("ghost.building")) } { NAME("to", $to) }.
event-attacked = { $player } ataca { at }: { ghost-colour } contra { foe }, { PERCENT($wins, $of) } % de probabilidades de ganar.
    .own = Atacas { at }: { ghost-colour } contra { foe }, { PERCENT($wins, $of) } % de probabilidades de ganar.
event-rolled = El dado { $colour } marca { $face }.
event-fight_won = El fantasma { foe } cae vencido.
event-fight_lost = El fantasma { foe } resiste.
event-haunted = { $player } embruja el espacio { ghost-colour } { at }.
    .own = Embrujas el espacio { ghost-colour } { at }.
event-unhaunted = { $player } recupera su ficha de embrujo { at }, espacio { ghost-colour }.
    .own = Recuperas tu ficha de embrujo { at }, espacio { ghost-colour }.
event-level = La sección { $section } de { $player } está ahora en el nivel { $level }.
    .own = Tu sección { $section } está ahora en el nivel { $level }.
event-discs_back = { $player } { $count ->
    [0] no recupera ningún disco
    [one] recupera un disco
   *[other] recupera { $count } discos
} de la sección { $section }.
    .own = { $count ->
        [0] No recuperas ningún disco
        [one] Recuperas un disco
       *[other] Recuperas { $count } discos
    } de la sección { $section }.
event-disc_back = { $player } recupera un disco de la sección { $section }: { $action }.
    .own = Recuperas un disco de la sección { $section }: { $action }.
event-tokens_taken = { $player } toma { $count ->
    [one] una ficha de fantasma
   *[other] { $count } fichas de fantasma
}: { $colour }.
    .own = Tomas { $count ->
        [one] una ficha de fantasma
       *[other] { $count } fichas de fantasma
    }: { $colour }.
event-tokens_given = { $player } paga { $count ->
    [one] una ficha de fantasma
   *[other] { $count } fichas de fantasma
}: { $colour }.
    .own = Pagas { $count ->
        [one] una ficha de fantasma
       *[other] { $count } fichas de fantasma
    }: { $colour }.
event-scare_gained = { $player } gana { $count ->
    [one] un punto de susto
   *[other] { $count } puntos de susto
}.
    .own = Ganas { $count ->
        [one] un punto de susto
       *[other] { $count } puntos de susto
    }.
event-scare_paid = { $player } paga { $count ->
    [one] un punto de susto
   *[other] { $count } puntos de susto
}.
    .own = Pagas { $count ->
        [one] un punto de susto
       *[other] { $count } puntos de susto
    }.
event-points = { $player } suma { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { SAY("told-source") }.
    .own = Sumas { $points ->
        [one] un punto
       *[other] { $points } puntos
    }: { SAY("told-source") }.
event-occupied = { $player } ocupa { $card }.
    .own = Ocupas { $card }.
event-card_used = { $player } usa { $card }.
    .own = Usas { $card }.
event-bonus_found = { $player } consigue la ficha { $bonus }.
    .own = Consigues la ficha { $bonus }.
event-bonus_discarded = { $player } descarta la ficha { $bonus }.
    .own = Descartas la ficha { $bonus }.
event-bonus_used = { $player } usa la ficha { $bonus }.
    .own = Usas la ficha { $bonus }.
event-bonus_unlocked = { $player } recupera tres discos: sus espacios de bonificación quedan libres.
    .own = Recuperas tres discos: tus espacios de bonificación quedan libres.
event-removed = El fantasma { ghost-colour } { at } vuelve a la reserva.
event-placed = { $player } coloca { a-ghost } { at }.
    .own = Colocas { a-ghost } { at }.
event-swapped = Dos fantasmas cambian de sitio: { NAME("building", THIS("ghost.building")) } y { NAME("building", THIS("other.building")) }.
event-called = { $player } dice el { $number }.
    .own = Dices el { $number }.
event-blues_came = { $count ->
    [one] Llega un fantasma azul
   *[other] Llegan { $count } fantasmas azules
} { at }.
event-reds_left = Todos los fantasmas rojos dejan el pueblo.
event-end_triggered = { $player } provoca el final: esta es la última ronda.
    .own = Provocas el final: esta es la última ronda.
event-turn_ended = { $player } termina su turno.
    .own = Terminas tu turno.
    .heard = Ronda { THIS("@next_round") }.
event-game_over = La partida ha terminado.

# What people choose, what happens, how things stand: every client says it so
price-any = { THIS("price.tokens") } fichas
price-kinds = { THIS("price.tokens") } distintas
# Opciones
pass = No, seguir
pass-after_roll = Dejar la tirada
pass-before_roll = Tirar
pass-recover = Ya está
pass-next_foe = Dejar de pelear
pass-raise_section = Dejarlas así
end-turn = Terminar el turno
do-act = Sección { $section }: { $action }
do-act-raised = Sección { $section }, un nivel más: { $action }
do-occupy = Ocupar { $card }
do-ghost = { verb }: fantasma { $colour }, { $building }
do-pair = { action-summon }: tiran { NAME("colour", THIS("colours.0")) } y { NAME("colour", THIS("colours.1")) }, { $building }
do-building = { verb }: { $building }
do-haunt = { action-haunt }: espacio { $colour }, { $building }
do-haunt-extra = { action-haunt } con una ficha extra: espacio { $colour }, { $building }
do-section = { verb }: sección { $section }
do-sections = { verb }: { COUNT($sections) ->
    [one] sección
   *[other] secciones
} { EACH($sections, "", "and") }
do-points = Tomar los puntos
do-number = Decir { $number }
do-colour = { verb }: { $colour }
do-pay = Pagar { EACH($tokens, "colour-*", "and") }
do-disc-reserve = Un disco de la reserva
do-disc-back = Recuperar de la sección { $section }: { $action }
do-disc = El disco de la sección { $section }: { $action }
do-keep = Quedarte con { NAME("bonus", SEEN("pending.bonus")) }
do-discard = Descartar { $bonus }
do-reroll = Tirar otra vez el dado { die-colour } (dado { $die })
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
verb-share = Recuperar discos
verb-restore = Recuperar discos
verb-lower = Bajar
verb-lesson = Subir un nivel
verb-wisdom = Subir un nivel
verb-gift = Tomar una ficha
verb-buy_token = Comprar una ficha
change-points = { ABS($amount) ->
    [one] { SIGNED($amount) } punto
   *[other] { SIGNED($amount) } puntos
}
change-scare = { ABS($amount) ->
    [one] { SIGNED($amount) } punto de susto
   *[other] { SIGNED($amount) } puntos de susto
}
change-discs = { ABS($amount) ->
    [one] { SIGNED($amount) } disco
   *[other] { SIGNED($amount) } discos
}
change-token = { ABS($amount) ->
    [one] { SIGNED($amount) } ficha de color { $colour }
   *[other] { SIGNED($amount) } fichas de color { $colour }
}
# Qué está pasando
progress-setup = Preparación
progress-round = Ronda { $round }
progress-last = Ronda { $round }, la última
last-round = Es la última ronda
status-menu = { THIS("options.master") ->
    [yes] Usa una sección
   *[no] Usa una sección, carta o ficha
}
status-used = { THIS("options.master") ->
    [yes] Secciones usadas: termina el turno
   *[no] Secciones usadas: termina el turno, o usa una carta o una ficha
}
status-other = { THIS("options.master") ->
    [yes] Elige una sección
   *[no] Elige una sección, carta o ficha
}
status-dice = Ruedan los dados
status-setup = Se prepara el pueblo
status-for-card = { NAME("card", THIS("pending.card")) }: { NAME("decision", THIS("pending.step")) }
# La mesa
town = El pueblo
cards = Cartas de acción
bonus-free = Espacio de bonificación libre
bonus-locked = Espacio con un disco, hasta usar tres fichas
board-of = Tablero de { $seat }
# La mesa en palabras
board-line = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $scare } de susto, { $discs ->
    [one] 1 disco
   *[other] { $discs } discos
}, embrujos por colocar: { $haunts }
text-table = La mesa
text-none = ninguno
text-count = { $value ->
    [0] {""}
   *[other] { $value } de color { NAME("colour", $key) }
}
text-ghosts-left = Fantasmas en la reserva: { EACH($ghosts_left, "text-count", "and", "text-none") }
text-tokens-left = Fichas en la reserva: { EACH($tokens_left, "text-count", "and", "text-none") }
text-building = { NAME("building", $name) }: fantasmas: { counted-ghosts }
text-bonus-lies = ficha { $bonus }: { CUT(NAME("bonus", $bonus, "text"), 0, -1) }
text-room = { $room ->
    [0] lleno
    [one] cabe 1 fantasma más
   *[other] caben { $room } fantasmas más
}
text-card = { JOIN(" ", "text-card-line", "text-used", "text-payable", "text-occupied") }
text-occupied = Ocupada por { SEATS($seats) }.
text-points = Puntos de embrujo: { $points }; puntos de susto: { $scare }
text-tokens = Fichas de fantasma: { EACH($tokens, "text-count", "and", "text-none") }
text-discs = Discos en la reserva: { $reserve }; fichas de embrujo que quedan: { SUM(THIS("haunts_left.own"), THIS("haunts_left.extra")) }
text-bonus = Espacios de bonificación: { EACH($bonus, "bonus-space", "; ") }
text-cards = Cartas: { EACH($cards, "card-*", "and", "text-none") }
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
a-ghost = un fantasma { ghost-colour }
text-next-to = junto a { EACH($next_to, "building-*", "and") }
text-spaces = espacios para embrujar y sus puntos: { cell-haunts }
text-space = { $colour } { $points }
text-haunted-points = { $colour } { $points } embrujado por { $seat }{ $extra ->
    [yes] , con una ficha extra
   *[no] {""}
}
text-round = Ronda { $round }
text-begins = Empezó { SEAT($first) }
text-turn = Le toca a { $to_act }
text-turn-of = Es el turno de { SEAT($turn) }
text-cards-to-end = La última ronda llega cuando alguien ocupa { $cards_to_end } cartas o coloca su última ficha de embrujo
text-quiet = Rondas sin embrujos ni cartas nuevas: { $quiet } de { THIS("options.quiet_rounds") }
text-limit = En cada edificio caben { $limit } fantasmas
text-supply = Fichas de bonificación en la reserva: { EACH(THIS("@supply"), "text-times") }
text-supply-used = Fichas de bonificación descartadas: { EACH(THIS("@used_up"), "text-times") }
text-times = { $value ->
    [one] { NAME("bonus", $key) }
   *[other] { $value } veces { NAME("bonus", $key) }
}
text-used = Usada en este turno.
text-payable = { THIS("price.payable") ->
    [yes] Puedes pagarla.
   *[no] No puedes pagarla.
}
text-die = dado { $colour } de { $sides } caras{ $own ->
    [yes] {""}
   *[no] , del fantasma atacado
}
    .shown = { text-die }: { die-shows }
text-haunts = De las fichas de embrujo: { THIS("haunts_left.own") } del principio, { THIS("haunts_left.extra") } extra
text-source = { SAY("told-source") }: { $points }
text-sheet = Puntos según su origen: { EACH(THIS("@own_sources"), "text-source", "; ") }
text-pending = En curso: { EACH(THIS("@under_way"), "under-way", "; ") }
text-result = { SEAT($index) }: { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, puesto { SEEN("result.places", $index) }
text-master = Variante Maestra

# What is counted over many games
figure-haunted = Embrujos
figure-fights = Peleas empezadas
figure-fights_won = Peleas ganadas
figure-scared = Sustos
figure-summoned = Fantasmas invocados
figure-occupied = Cartas ocupadas
figure-action = Acción favorita

# Lo que se cuenta en la mesa
notebook-haunted = embrujos
notebook-fights_won = peleas ganadas
notebook-fights_lost = peleas perdidas
notebook-scared = sustos
notebook-summoned = invocó
notebook-occupied = cartas ocupadas
notebook-left-card = Cartas que no tiene nadie
notebook-left-bonus = Fichas de bonificación por robar
notebook-left-ghost = Fantasmas en la reserva
notebook-left-token = Fichas de fantasma en la reserva

# El final
end-tie = A igualdad de puntos deciden más fichas de fantasma.
end-winner = La noche es de { SEATS(THIS("@winners")) }
end-shared = La noche es de { SEATS(THIS("@winners")) }
end-rounds = { $round } rondas, { THIS("@lead.best") ->
    [one] 1 punto
   *[other] { THIS("@lead.best") } puntos
} de embrujo
end-by-tokens = { THIS("@lead.best") } puntos cada uno tras { $round } rondas; decidieron las fichas de fantasma
honour-fight = { $name }, quien mejor pelea
    .text = { $count ->
        [one] 1 pelea ganada
       *[other] { $count } peleas ganadas
    }
honour-scare = { $name }, el grito más fuerte
    .text = { $count ->
        [one] 1 punto de susto ganado
       *[other] { $count } puntos de susto ganados
    }
honour-tokens = { $name }, coleccionista de almas
    .text = { $count ->
        [one] 1 ficha de fantasma al final
       *[other] { $count } fichas de fantasma al final
    }
chart-title = Puntos, ronda a ronda
chart-end = final
# At a terminal: what the signs of the board mean
legend =
    ★ puntos   ! puntos de susto   ● fantasmas, también en fichas   ◆ embrujos por colocar, o una bonificación
    ○ discos: en la reserva o sobre una acción   ✓ ya usada en este turno   2×1 una ficha de nivel 2
    ●3 una sección de nivel 3   ( 6) un espacio y sus puntos   [A ] quién lo ha embrujado
    ■ cartas ocupadas   [○] espacio de bonificación con disco: cerrado hasta usar tres fichas

action = { SAY("title") }
    .with = { SAY("title") } ({ EACH(THIS("@promises"), "promise") })
verb = { SAY("verb") }
path-section = { section } { $section }
path-building = { $building }
ghost-colour = { NAME("colour", THIS("@colour")) }
at = { NAME("at", THIS("@at")) }
foe = { NAME("colour", THIS("foe.colour")) }
change-bonus = { $bonus }
counted-ghosts = { EACH($ghosts, "text-count", "and", "text-none") }
text-card-line = { NAME("card", $number) } ({ $timing }, { SAY("price") }): { NAME("card", $number, "text") }
text-building-whole = { JOIN("; ", "text-building", "text-room", "text-next-to", "text-bonus-lies", "text-spaces") }
bonus-held = { NAME("bonus", $value) }: { NAME("bonus", $value, "text") }
bonus-text = { $bonus }: { NAME("bonus", $bonus, "text") }
under-way-act = { do-act }
under-way-cell = { a-ghost } { at }
under-way-building = { $building }
under-way-colour = { $colour }
under-way-bonus = { $bonus }
under-way-card = { $card }
under-way-number = { $number }
cell-building = { NAME("building", $name) }
cell-room = { $room }
cell-lanes = { EACH($next_to, "building-*") }
cell-haunts = { EACH($haunts, "space") }
cell-number = { $number }
cell-level = { $level }
cell-colour = { $colour }
cell-discs = { EACH($discs, "action-*", ", ", "text-none") }
do-rest = Sección { $section }: { action-rest }
do-use_card = Usar { $card }
do-use_bonus = Usar { $bonus }
do-reroll_token = Usar { bonus-reroll }
do-take_back = { verb-take_back }: espacio { $colour }, { $building }
do-place = { verb-place }: fantasma { $colour }, { $building }
do-trade = Una de color { $colour } por dos de color { NAME("colour", THIS("@traded")) }
    .up = Dos de color { $colour } por una de color { NAME("colour", THIS("@traded")) }
die-colour = { NAME("colour", THIS("@die_colour")) }
do-add_three = Sumar 3 al dado { die-colour } (dado { $die })
do-bigger_die = Un dado mayor para el { die-colour } (dado { $die })
change-odds = { PERCENT($wins, $of) } % de probabilidades de ganar
die-shows = El dado { $colour } marca { SUM($face, $plus) }.
column-building = Edificio
column-ghosts = Fantasmas
column-room = Sitio para
column-lanes = Calles a
column-bonus = Ficha de bonificación
column-haunts = Espacios de embrujo
column-section = Sección
column-level = Nivel
column-colour = Color
column-discs = Discos en
column-done = Terminada
cell-yes = Sí
cell-no = No

# Los lugares que recorren las flechas
place-ghosts = fantasmas: { counted-ghosts }
place-section = sección { $number }
place-level = nivel { $level }, { $colour }
place-discs = discos en: { cell-discs }
place-done = terminada
place-bonus = espacio de bonificación { $number }
place-token = fichas de fantasma de color { NAME("colour", $key) }
place-action-card = carta { SUM($index, 1) }
card-name = { NAME("card", $number) }
