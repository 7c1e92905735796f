game = Ghosts Galore
tagline = Hazte con vías, llena tu mina de monstruos, une las puertas.

option-expert = Variante experta
    .help = Cada asiento recibe dos losetas y se queda con una de ellas como loseta oculta.

line-dragon = Dragones
    .help = cada uno paga tantos como tengas; ninguno: −5
line-ghost = Fantasmas
    .help = 6 cada uno si tres comparten ruta; si no, 3
line-golem = Gólems
    .help = 4, 10, 18, 28, 40 por los que están solos
line-satyr = Sátiros
    .help = 1 por cada clase en la ruta
line-skeleton = Esqueletos
    .help = 1 por cada diamante
line-slime = Limos
    .help = 1 por cada curva
line-bat = Murciélagos
    .help = 5 cada uno junto a otro murciélago
line-werewolf = Hombres lobo
    .help = 4 cada uno, y una prima a quien tenga más
line-wisp = Fuegos fatuos
    .help = 3, 4 o 5 cada uno: desde uno, cuatro, siete
line-diamonds = Diamantes
    .help = valores impresos
line-bone = Puertas de hueso
    .help = 2 por cada sección entre ellas
line-tooth = Puertas de dientes
    .help = 2 por cada sección entre ellas
line-other = Otras rutas
    .help = 1 por cada sección entre puertas
line-total = Total
line-dead_ends = Vías cortadas

monster-dragon = dragón
monster-ghost = fantasma
monster-golem = gólem
monster-satyr = sátiro
monster-skeleton = esqueleto
monster-slime = limo
monster-bat = murciélago
monster-werewolf = hombre lobo
monster-wisp = fuego fatuo

track-straight = recta
track-curve = curva
track-bridge = puente
track-double_curve = curva doble

door-none = sin puerta
door-plain = puerta sencilla
door-bone = puerta de hueso
door-tooth = puerta de dientes

tile = loseta { $tile }
hidden-tile = loseta oculta
lamp = farol
side = lado { $side }

phase-deal-boards = Se reparten los tableros
phase-choose-sides = Elige un lado de tu tablero
phase-deal-tiles = Se reparten las losetas ocultas
phase-choose-hidden = Elige la loseta que ocultas
phase-deal-lamp = ¿Quién recibe el farol?
phase-claim = Roba una loseta o toma una
phase-draw-tile = Se roba una loseta
phase-decide = Quédate la loseta o déjala
phase-reveal = Se descubre el resto de la pila
phase-place = Coloca tu loseta
phase-place-hidden = Coloca tu loseta oculta
phase-over = La partida ha terminado

event-board = { $seat } recibe el tablero { $board }.
event-side = { $seat } juega con el lado { $side }.
event-deal = { $seat } recibe una loseta oculta.
event-hide = { $seat } ha elegido su loseta oculta.
event-lamp = { $seat } recibe el farol y empieza.
event-round = La ronda { $round } empieza con { $seat }.
event-draw = { $seat } roba.
event-drawn = { $seat } descubre la loseta { $tile }.
event-keep = { $seat } se queda con la loseta { $tile }.
event-leave = { $seat } deja la loseta { $tile }.
event-take = { $seat } toma la loseta { $tile }.
event-last = { $seat } es el último en elegir y ve toda la pila.
event-reveal = Se descubre la loseta { $tile }.
event-place = { $seat } ha colocado una loseta.
event-placed = { $seat } ha colocado la loseta { $tile } en el campo { $field }.
event-scores = Los puntos ahora: { $scores }.
event-aside = Nadie quiso las últimas cuatro losetas; salen de la partida.
event-game-over = La partida ha terminado.

pad-title = Ghosts Galore: hoja de puntuación
pad-winner = Gana: { $names }
pad-shared = Victoria compartida: { $names }
