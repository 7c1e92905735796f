game = Halloween
tagline = Fantasmas de todos y un pueblo asustado: invoca, asusta, pelea y embruja antes de que acabe la ronda.

# Opciones
option-master = Variante Maestra
    .help = Cuatro secciones, sin dados, cartas ni fichas de bonificación; para quienes ya conocen el juego.
option-quiet_rounds = Rondas en calma
    .help = Tantas rondas sin un embrujo o una carta nuevos acaban una partida atascada; 0: nunca.
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
symbol-halloween = cuando quieras
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
decision-upgrade = ¿Qué fantasma sube?
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
decision-lower = ¿Qué sección baja?
decision-buy_token = ¿Qué ficha compras?
decision-exchange = ¿Qué fichas cambias?
decision-swap_first = ¿Qué fantasma cambia de sitio?
decision-swap_second = ¿Con qué fantasma cambia?
decision-lesson = ¿Qué sección aprende?
decision-wisdom = ¿Qué sección sube?
decision-place = ¿Qué fantasma llega y adónde?
decision-far_move = ¿Qué fantasma viaja?
decision-fly_to = ¿Adónde?
decision-call_number = ¿Qué número?
decision-full_house = ¿Qué edificio embrujas?

# Frases del registro
event-first_seat = Empieza { $player }.
event-card_dealt = { $card } está sobre la mesa.
event-bonus_laid = Hay una ficha { $at }: { $bonus }.
event-bonus_reshuffled = Se barajan las fichas de bonificación descartadas.
event-action = { $player } usa la sección { $section }: { $action }.
event-rested = { $player } deja descansar la sección { $section }.
event-summoned = { $player } invoca { $ghost } { $at }.
event-scared = { $player } asusta con { $ghost } { $at }.
event-upgraded = { $player } mejora un fantasma { $at }: ahora es { $colour }.
event-moved = { $player } mueve { $ghost } { $from } { $to }.
event-attacked = { $player } ataca { $at }: { $colour } contra { $foe }, { $percent } % de ganar.
event-rolled = El dado { $colour } marca { $face }.
event-fight_won = El fantasma { $foe } cae vencido.
event-fight_lost = El fantasma { $foe } resiste.
event-haunted = { $player } embruja el espacio { $colour } { $at }.
event-unhaunted = { $player } recupera su ficha de embrujo { $at }, espacio { $colour }.
event-level = La sección { $section } de { $player } está ahora en el nivel { $level }.
event-discs_back = { $player } recupera { $count ->
    [one] un disco
   *[other] { $count } discos
} de la sección { $section }.
event-disc_back = { $player } recupera un disco de la sección { $section }: { $action }.
event-tokens_taken = { $player } toma { $count ->
    [one] una ficha de fantasma
   *[other] { $count } fichas de fantasma
}: { $colour }.
event-tokens_given = { $player } paga { $count ->
    [one] una ficha de fantasma
   *[other] { $count } fichas de fantasma
}: { $colour }.
event-scare_gained = { $player } gana { $count ->
    [one] un punto de susto
   *[other] { $count } puntos de susto
}.
event-scare_paid = { $player } paga { $count ->
    [one] un punto de susto
   *[other] { $count } puntos de susto
}.
event-points = { $player } suma { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $source }.
event-occupied = { $player } ocupa { $card }.
event-card_used = { $player } usa { $card }.
event-bonus_found = { $player } consigue la ficha { $bonus }.
event-bonus_discarded = { $player } descarta la ficha { $bonus }.
event-bonus_used = { $player } usa la ficha { $bonus }.
event-bonus_unlocked = { $player } recupera tres discos: sus espacios de bonificación quedan libres.
event-removed = El fantasma { $colour } { $at } ya no está.
event-placed = { $player } coloca { $ghost } { $at }.
event-swapped = Dos fantasmas cambian de sitio: { $building } y { $other }.
event-called = { $player } dice el { $number }.
event-blues_came = { $count ->
    [one] Llega un fantasma azul
   *[other] Llegan { $count } fantasmas azules
} { $at }.
event-reds_left = Todos los fantasmas rojos dejan el pueblo.
event-end_triggered = { $player } trae el final: esta es la última ronda.
event-turn_ended = { $player } termina su turno.
event-game_over = La partida ha terminado.
