list-and = { $some } y { $last }
tile-with = { $track } con { $monsters }
tile-diamond = { $tile } y un diamante de { $value }
tile-numbered = loseta { $tile }, { $face }
edge-N = arriba
edge-E = derecha
edge-S = abajo
edge-W = izquierda
door-at = { $edge } { $number }
field-1 = de arriba a la izquierda
field-2 = de arriba en medio
field-3 = de arriba a la derecha
field-4 = de la izquierda
field-5 = del centro
field-6 = de la derecha
field-7 = de abajo a la izquierda
field-8 = de abajo en medio
field-9 = de abajo a la derecha
way = de { $from } a { $to }
way-with = { $way } con { $monsters }
doors-special = puertas de hueso { $bone }; puertas de dientes { $tooth }
doors-missing = { $special }; sin puerta en { $missing }

choose-side = Jugar con el lado { $side }: { $doors }
choose-draw = { $count ->
    [one] Robar la última loseta de la pila
   *[other] Robar una loseta, quedan { $count }
}
choose-keep = Quedarse { $tile }
choose-leave = Dejar { $tile }
choose-take = Tomar { $tile }
choose-hide = Ocultar { $tile }
choose-place = { $turns ->
    [0] Campo { $field }, sin girar, { $ways }: { $adds }
    [one] Campo { $field }, 1 cuarto de vuelta, { $ways }: { $adds }
   *[other] Campo { $field }, { $turns } cuartos de vuelta, { $ways }: { $adds }
}
choose-place-blind = { $turns ->
    [0] Campo { $field }, sin girar
    [one] Campo { $field }, 1 cuarto de vuelta
   *[other] Campo { $field }, { $turns } cuartos de vuelta
}
preview = Campo { $field }: { $adds } ({ $lines })
preview-nothing = Campo { $field }: de momento no suma

progress-setup = Preparación
progress-round = Ronda { $round } de { $rounds }
status-placed = { $count ->
    [0] Han colocado todos
    [one] Has colocado; falta alguien
   *[other] Has colocado; faltan { $count }
}
status-deal-boards = Se reparten los tableros
status-choose-sides = Cada cual elige un lado
status-deal-tiles = Se reparten las losetas ocultas
status-choose-hidden = Cada cual oculta una loseta
status-deal-lamp = ¿Quién recibe el farol?
status-claim = Roba una loseta o toma una
status-draw-tile = Se roba una loseta
status-decide = Se queda la loseta o la deja
status-reveal = Se descubre el resto de la pila
status-place = Coloca su loseta; se verá cuando todos hayan colocado
status-place-hidden = Coloca su loseta oculta

log-drawn = { $seat } descubre una loseta: { $tile }.
log-keep = { $seat } se la queda: { $tile }.
log-leave = { $seat } la deja: { $tile }.
log-take = { $seat } toma esta loseta: { $tile }.
log-placed = { $seat } coloca en el campo { $field }: { $tile }.
log-deal-mine = Tu loseta oculta: { $tile }.

text-table = La mesa
text-mine = Solo lo sabes tú
text-round = Ronda { $round } de { $rounds }; losetas en la pila: { $count }
text-lamp = { $seat } tiene el farol
text-free = Boca arriba: { $tile }
text-drawn = Recién robada: { $tile }
text-claimed = { $tile }: la ha elegido { $seat }
text-hidden = Tu loseta oculta: { $tile }
text-hidden-choice = Una de tus dos losetas: { $tile }
text-pending = Has colocado en el campo { $field }: { $tile }; los demás lo verán cuando todos hayan colocado
text-board = Mina de { $name }, lado { $side }
text-sheet = Puntos de { $name }
text-field = Campo { $number }, el { $field }: { $track }, { $where }{ $gem }
text-gem = , diamante de { $value }
text-field-free = Campo { $number }, el { $field }: libre
text-path = { $count ->
    [one] Ruta por { $fields }, 1 sección: { $ends }, { $points }
   *[other] Ruta por { $fields }, { $count } secciones: { $ends }, { $points }
}
text-end-door = { $kind } { $door }
text-end-open = abierta en el campo { $field }, { $edge }
text-end-dead = vía cortada en el campo { $field }, { $edge }
text-loop = círculo cerrado
text-has-claimed = Ha elegido: { $tile }

mine-of = Mina de { $name }
my-mine = Mi mina
back-to-mine = Volver a mi mina
look-at = Mirar la mina de { $name }
offer = Pila y losetas boca arriba
stack = { $count ->
    [0] La pila está vacía
    [one] Pila, queda 1 loseta
   *[other] Pila, quedan { $count } losetas
}
draw = Robar una loseta
keep = Quedármela
leave = Dejarla
take-it = Tomarla
or-take = o toma una boca arriba
only-take = Toma una de las losetas boca arriba
turn = Girar
place-it = Colocar
pick-field = Elige un campo libre
hidden-mine = Mi loseta oculta
hidden-when = se coloca al final
hidden-show = Ver mi loseta oculta
hidden-cover = Tapar mi loseta oculta
hide-question = ¿Qué loseta ocultas hasta el final?
hide-this = Ocultar esta
hide-note = La otra vuelve con las demás.
side-question = ¿Con qué lado de tu tablero juegas?
side-this = Jugar con el lado { $side }
claimed-by = la tiene { $name }
field-free = Campo { $field }
field-taken = Campo { $field }: { $tile }
sheet-title = Hoja de puntos
sheet-if-placed = +n: si va aquí
sheet-press = Pulsa una línea para ver dónde están sus puntos
sheet-line = { $line }: { $points }
sheet-line-adds = { $line }: { $points }, { $adds } si va aquí
seat-choosing = elige
seat-deciding = ¿se la queda?
seat-placing = coloca
seat-placed = ha colocado
seat-claimed = tiene loseta
seat-waiting = espera
seat-place = { $place }.º puesto
has-lamp = tiene el farol
is-bot = bot
pending-note = Boca abajo hasta que todos hayan colocado
alone = solo
points-of = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

end-winner = Gana { $name }
end-shared = { $names } comparten la victoria
end-score = { $score } puntos cada uno
end-by-dead-ends = { $score } puntos; decidieron las vías cortadas
end-ahead = { $count ->
    [one] Un punto más tras { $rounds } rondas y las losetas ocultas
   *[other] { $count } puntos más tras { $rounds } rondas y las losetas ocultas
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
chart-title = Puntos por ronda
chart-end = fin

lesson-goal = Ocho rondas, nueve campos: construye vía, reúne monstruos junto a ella y ten más puntos que nadie al final.
lesson-side = Tu tablero tiene dos lados. Las puertas de hueso y de dientes pagan más cuando una ruta une una pareja. Elige un lado.
lesson-hidden = Has recibido una loseta oculta. Púlsala para verla: ocupará tu último campo al final de todo.
lesson-claim = Roba una loseta y quédatela o déjala, o toma una que esté boca arriba. Hazte ahora con una.
lesson-place = Toca un campo libre para probar tu loseta y toca otra vez para girarla. Los números dicen lo que suma. Después colócala.
lesson-shown = Nadie ve dónde has colocado hasta que todos lo han hecho. Entonces se muestra todo y el farol pasa.
lesson-pad = Cada monstruo paga a su manera. Pulsa una línea de la hoja de puntos para ver dónde están los suyos.
lesson-doors = La vía iluminada va de puerta a puerta. Paga por cada sección, y el doble entre dos de hueso o dos de dientes.
lesson-why = Lo que no se puede hacer te dice por qué: pulsa un campo ocupado o una loseta con dueño y verás la regla.
lesson-end = Eso es todo. Sigue jugando: tras ocho rondas llega tu loseta oculta, y luego se suma la hoja.

side-help = Una ruta de hueso a hueso, o de dientes a dientes, paga 2 por sección; entre otras puertas, 1.
status-only-take = Toma una loseta boca arriba
example-plank = La tabla lleva del monstruo a su sección: el fantasma es del puente, el fuego fatuo de la vía de abajo.
example-plank-seen = Un puente con un fantasma en la vía de arriba y un fuego fatuo en la de abajo; una doble curva con un sátiro y un gólem, cada uno en su arco.
example-twice = De dientes a dientes por cuatro losetas. La doble curva se usa dos veces: la ruta tiene cinco secciones.
example-twice-seen = Una ruta entra en una doble curva, da la vuelta por tres curvas y sale por el otro arco de la doble curva: 5 por 2 son 10.
example-ghosts = Tres fantasmas comparten ruta y valen 6 cada uno. El cuarto está en otra ruta: 3.
example-ghosts-seen = Tres losetas unidas con un fantasma cada una, marcadas con 6, y otro fantasma en una vía que no se une, marcado con 3.
example-golems = Dos gólems están solos y pagan 10 juntos. Los dos de abajo son vecinos y no pagan nada.
example-golems-seen = Una mina con gólems en las esquinas superiores, marcados como solos, y dos gólems contiguos en la fila de abajo, marcados con 0.
example-satyr = Sátiro, fantasma y murciélago son tres clases en la ruta del sátiro: 3 puntos.
example-satyr-seen = Dos losetas unidas con un sátiro, un fantasma y un murciélago; el sátiro está marcado con 3.
example-slime = Una curva cuenta una, una doble curva dos, una recta ninguna: el limo vale 3.
example-slime-seen = Una curva con un limo marcado con 3, una doble curva y una recta.
example-bats = Dos murciélagos en losetas vecinas valen 5 cada uno. El tercero solo las toca por una esquina.
example-bats-seen = Dos losetas contiguas con murciélagos marcados con 5 y, en diagonal, un murciélago marcado con 0.
example-bones = De hueso a hueso por cuatro secciones: 4 por 2.
example-bones-seen = Una ruta iluminada de cuatro secciones une dos puertas de hueso: 4 por 2 son 8.
example-other = De una puerta de hueso a una sencilla: 1 por sección.
example-other-seen = Una ruta iluminada de dos secciones une una puerta de hueso y una sencilla: 2 por 1 son 2.
example-dead = La vía horizontal acaba en una loseta que ahí no tiene vía: una vía cortada.
example-dead-seen = Una vía horizontal topa con el costado de una vía vertical; una cruz marca el borde.
