game = Ghosts Galore
tagline = Hazte con vías, llena tu mina de monstruos, une las puertas.

option-expert = Variante experta
    .help = Cada asiento recibe dos losetas y se queda con una de ellas como loseta oculta.

line-dragon = Dragones
    .help = cada uno vale tantos puntos como dragones tengas; sin ninguno, −5
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
    .help = 4 cada uno, y una bonificación a quien tenga más
line-wisp = Fuegos fatuos
    .help = 3 cada uno; 4 si tienes cuatro o más; 5 desde siete
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
tag-bone = hueso
tag-tooth = diente

tile = loseta { THIS("@tile") }
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
phase-decide = Quédate con la loseta o déjala
phase-reveal = Se descubre el resto de la pila
phase-place = Coloca tu loseta
phase-place-hidden = Coloca tu loseta oculta
phase-over = La partida ha terminado

event-board = { $seat } recibe el tablero { $board }.
    .own = Recibes el tablero { $board }.
event-side = { $seat } juega con el lado { $side }.
    .own = Juegas con el lado { $side }.
event-deal = { $seat } recibe una loseta oculta.
    .own = Recibes una loseta oculta.
    .known = Tu loseta oculta: { tile-face }.
event-hide = { $seat } ha elegido su loseta oculta.
    .own = Has elegido tu loseta oculta.
event-lamp = { $seat } recibe el farol y empieza.
    .own = Recibes el farol y empiezas.
event-round = La ronda { $round } empieza con { $seat }.
    .own = La ronda { $round } empieza contigo.
event-draw = { $seat } roba.
    .own = Robas.
event-drawn = { $seat } descubre una loseta: { tile-face }.
    .own = Descubres una loseta: { tile-face }.
event-keep = { $seat } se la queda.
    .own = Te la quedas.
event-leave = { $seat } la deja.
    .own = La dejas.
event-take = { $seat } toma esta loseta: { tile-face }.
    .own = Tomas esta loseta: { tile-face }.
event-last = { $seat } elige en último lugar y ve toda la pila.
    .own = Eliges en último lugar y ves toda la pila.
event-reveal = Se descubre la loseta { $tile }.
event-place = { $seat } ha colocado una loseta.
    .own = Has colocado una loseta.
event-placed = { $seat } coloca en la casilla { $field }: { tile-face }.
    .own = Colocas en la casilla { $field }: { tile-face }.
    .heard = Va { ways }.
event-scores = Puntos hasta ahora: { EACH($scores, "seat-points") }.
    .heard = Puntos: { EACH($scores, "seat-points") }.
event-aside = Nadie quiso las últimas cuatro losetas; salen de la partida.
event-game-over = La partida ha terminado.

pad-title = Ghosts Galore: hoja de puntuación
pad-winner = Gana: { $names }
pad-shared = Victoria compartida: { $names }

# What people choose, what happens, how things stand: every client says it so
tile-numbered = loseta { THIS("@tile") }, { tile-face }
edge-N = arriba
edge-E = derecha
edge-S = abajo
edge-W = izquierda
door-at = { NAME("edge", CUT($key, 0, 1)) } { CUT($key, 1) }
field-1 = de arriba a la izquierda
field-2 = de arriba en medio
field-3 = de arriba a la derecha
field-4 = de la izquierda
field-5 = del centro
field-6 = de la derecha
field-7 = de abajo a la izquierda
field-8 = de abajo en medio
field-9 = de abajo a la derecha
way = de { NAME("edge", $from) } a { NAME("edge", $to) }
progress-setup = Preparación
progress-round = Ronda { $round } de { $rounds }
status-placed = { COUNT(THIS("@together.waiting_for")) ->
    [0] Han colocado todos
    [one] Has colocado; falta alguien
   *[other] Has colocado; faltan { COUNT(THIS("@together.waiting_for")) }
}
status-deal-boards = Se reparten los tableros
status-choose-sides = Cada cual elige un lado
status-deal-tiles = Se reparten las losetas ocultas
status-choose-hidden = Cada cual oculta una loseta
status-deal-lamp = ¿Quién recibe el farol?
status-claim = Roba una loseta o toma una
status-draw-tile = Se roba una loseta
status-decide = Se queda con la loseta o la deja
status-reveal = Se descubre el resto de la pila
status-place = Coloca su loseta; se verá cuando todos hayan colocado
status-place-hidden = Coloca su loseta oculta
text-table = La mesa
text-row = Las losetas de esta ronda
text-sheets = Las hojas de puntos
text-mine = Solo lo sabes tú
text-round = Ronda { $round } de { $rounds }; losetas en la pila: { $stack }
text-lamp = { SEAT($lamp) } tiene el farol
text-free = Boca arriba: { tile-numbered }
text-drawn = Recién robada: { tile-numbered }
text-claimed = { tile-numbered }: la ha elegido { $seat }
text-hidden = Tu loseta oculta: { tile-numbered }
text-hidden-choice = Una de tus dos losetas: { tile-numbered }
text-pending = Has colocado en la casilla { $field }: { tile-face } ({ ways-with }); los demás lo verán cuando todos hayan colocado
text-board = Mina de { $seat }, lado { $side ->
    [null] –
   *[other] { $side }
}
field-free = Casilla { $field }
status-only-take = Toma una loseta boca arriba
    .own = Toma una de las losetas boca arriba
text-path = { COUNT($sections) ->
    [one] Ruta por { path-fields }, 1 sección: { SAY("path-ends") }, { points-of }
   *[other] Ruta por { path-fields }, { COUNT($sections) } secciones: { SAY("path-ends") }, { points-of }
}
text-end-door = { NAME("door", $end) } { NAME("edge", CUT($door, 0, 1)) } { CUT($door, 1) }
text-end-open = abierta en la casilla { RAW($field) }, { $edge }
text-end-dead = vía cortada en la casilla { RAW($field) }, { $edge }
text-loop = ruta cerrada
text-has-claimed = Ha elegido: { tile-numbered }
points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
text-stack = { $stacks_left ->
    [0] No quedan más pilas; losetas sobrantes: { $leftover }
    [one] Queda 1 pila más; losetas sobrantes: { $leftover }
   *[other] Quedan { $stacks_left } pilas más; losetas sobrantes: { $leftover }
}
text-discarded = Fuera de la partida: { EACH($discarded, "tile-numbered", "and") }
text-monster = { $monster } en la casilla { RAW($field) }{ $points ->
    [null] {""}
   *[other] , vale { $points }
}
text-has-hidden = Tiene una loseta oculta
text-board-number = Tablero { $board }
text-returned = Devolviste: { tile-numbered }
text-expert = Variante experta
text-result = { SEAT($index) }: { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, puesto { SEEN("result.places", $index) }
text-turn = Le toca a { $to_act }

figure-placed = Losetas colocadas
figure-drawn = Losetas robadas
figure-kept = Guardadas al robar
figure-took = Losetas boca arriba tomadas
figure-monsters = Monstruos
figure-diamonds = Diamantes
figure-monster = Monstruo favorito

# Lo que se cuenta en la mesa
notebook-placed = colocó
notebook-drawn = robó
notebook-took = tomó de la fila
notebook-own-points = Tus puntos hasta ahora
notebook-left-tile = Losetas por ver
notebook-left-monster = Monstruos en ellas
notebook-diamond = diamante

# El final
end-tie = A igualdad de puntos deciden menos vías cortadas.
end-winner = Gana { SEATS(THIS("result.winners")) }
end-shared = { SEATS(THIS("result.winners")) } comparten la victoria
end-score = { THIS("@lead.best") } puntos cada uno
end-by-dead-ends = { THIS("@lead.best") } puntos; decidieron las vías cortadas
end-ahead = { THIS("@lead.ahead") ->
    [one] Un punto más tras { $rounds } rondas y las losetas ocultas
   *[other] { THIS("@lead.ahead") } puntos más tras { $rounds } rondas y las losetas ocultas
}
honour-ride = { $name }, el viaje más largo
    .text = { $count ->
        [one] 1 sección de puerta a puerta
       *[other] { $count } secciones de puerta a puerta
    }
honour-crowd = { $name }, la mina más llena
    .text = { $count ->
        [one] 1 monstruo junto a la vía
       *[other] { $count } monstruos junto a la vía
    }
honour-line = { $name }, la línea más rica
    .text = { $count } puntos en una línea de la hoja
chart-title = Puntos, ronda a ronda
chart-end = fin

# Una letra en una loseta pequeña o en una puerta
letter-dragon = D
letter-ghost = F
letter-golem = G
letter-satyr = S
letter-skeleton = E
letter-slime = L
letter-bat = M
letter-werewolf = H
letter-wisp = U
letter-bone = H
letter-tooth = D
letter-plain = {" "}
# At a terminal: what the signs of the board mean
legend =
    ★ puntos   ☼ tiene el farol   ■ ya tiene loseta   ✓ la ha colocado
    ▓ la pila y sus losetas   → recién robada   A, B, C quién ha tomado una loseta
    ◆ un diamante   letras: monstruos, como en la hoja de puntos   [ ] puertas

face = { $track }{ COUNT(THIS("sections.*.monsters")) ->
    [0] {""}
   *[other] {" "}con { EACH(THIS("sections.*.monsters"), "monster-*", "and") }
}{ $diamond ->
    [0] {""}
   *[other] {" "}y un diamante de { $diamond }
}
tile-face = { ABOUT(THIS("@face"), "face") }
way-with = { way }{ COUNT($monsters) ->
    [0] {""}
   *[other] {" "}con { EACH($monsters, "monster-*", "and") }
}
ways = { EACH(THIS("@ways"), "way", "; ") }
ways-with = { EACH(THIS("@ways"), "way-with", "; ") }
doors = puertas de hueso { EACH(WHERE(THIS(), "value", "bone"), "door-at", "and") }; de dientes { EACH(WHERE(THIS(), "value", "tooth"), "door-at", "and") }{ COUNT(WHERE(THIS(), "value", "none")) ->
    [0] {""}
   *[other] ; sin puerta en { EACH(WHERE(THIS(), "value", "none"), "door-at", "and") }
}
turns = { $rotation ->
    [0] sin girar
    [one] 1 cuarto de vuelta
   *[other] { $rotation } cuartos de vuelta
}
best-adds = { SIGNED(MOST(OF(WHERE(SEEN("me.placements"), "field", $field), "*.adds"))) }
action-side = Lado { $side }: { ABOUT(THIS("@doors"), "doors") }
action-draw = { SEEN("stack") ->
    [one] Robar la última loseta de la pila
   *[other] Robar una loseta, quedan { SEEN("stack") }
}
action-keep = Quedarse con la loseta: { SAY("tile-name") }
action-leave = Dejar la loseta: { SAY("tile-name") }
action-take = Tomar la loseta: { SAY("tile-name") }
action-hide = Ocultar la loseta: { SAY("tile-name") }
action-place = Casilla { $field }, { turns }, { ways }: { SIGNED(THIS("@placement.adds")) }
    .blind = Casilla { $field }, { turns }
    .unscored = Casilla { $field }, { turns }, { ways }
    .short = Casilla { $field }
    .path = Casilla { $field }
    .best = Casilla { $field } ({ best-adds })
preview = Casilla { $field }: { SIGNED($adds) } ({ EACH($lines, "preview-line") })
    .short = Casilla { $field }: { SIGNED($adds) }
    .nothing = Casilla { $field }: de momento no suma
preview-line = { NAME("line", $key) } { SIGNED($value) }
seat-points = { SEAT($index) } { MINUS($value) }
text-doors = { ABOUT($doors, "doors") }
path-fields = { EACH(THIS("sections.*.0"), "", "-") }
path-ends = { EACH($ends, "path-end", "and") }
column-space = Casilla
column-track = Vía
column-leads = Lleva
column-diamond = Diamante
column-line = Línea
column-seat = { $seat }
cell-space = { $number }, { NAME("field", $number) }
cell-free = libre
cell-track = { THIS("@face.track") }
cell-diamond = { THIS("@face.diamond") }
cell-none = –
cell-line = { NAME("line", $value) }
cell-points = { MINUS(THIS("score", THIS("^.value"))) }

# Los lugares que recorren las flechas
place-space = { $number }
place-where = { NAME("field", $number) }
place-diamond = diamante { cell-diamond }
place-door = { NAME("edge", CUT($key, 0, 1)) }: { NAME("door", $value) }
place-stack = pila
place-left = { THIS("view.stack") ->
    [one] 1 loseta en la pila
   *[other] { THIS("view.stack") } losetas en la pila
}
place-offer = { $number }
