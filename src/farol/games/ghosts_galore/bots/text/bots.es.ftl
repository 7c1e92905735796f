# Lo que los bots dicen de sus jugadas en Ghosts Galore.

some-points = { $points ->
    [0] cero puntos
    [one] un punto
   *[other] { $points } puntos
}
reason-tile-gain = En este tablero la loseta vale más o menos { some-points }.

reason-line-first-dragon = El primer dragón: { some-points } mejor que un tablero sin ninguno.
reason-line-dragon = { $count } dragones, y cada uno paga { $count }: { some-points } más.
reason-line-ghost = Otro fantasma en la ruta: { some-points }.
reason-line-ghost-crowd = Ya son tres fantasmas en una ruta y pagan el doble: { some-points } más.
reason-line-golem = Un gólem que está solo: { some-points } más.
reason-line-satyr = Más clases de monstruos en la ruta de un sátiro: { some-points } más.
reason-line-skeleton = Esqueletos y diamantes juntos dan { some-points } más.
reason-line-slime = A los limos les gustan las curvas: { some-points } más.
reason-line-bat = Murciélagos uno al lado de otro: { some-points } más.
reason-line-werewolf = Otro hombre lobo: { some-points }.
reason-line-most-werewolves = { $count ->
    [one] Un hombre lobo es
   *[other] { $count } hombres lobo son
} más de lo que tiene nadie, y quien más tiene se lleva una bonificación.
reason-line-as-many-werewolves = { $count ->
    [one] Con un hombre lobo
   *[other] Con { $count } hombres lobo
} se iguala a quien más tiene, y todos los que más tienen se llevan la bonificación: { some-points } más.
reason-line-wisp = { $count ->
    [one] Un fuego fatuo da
   *[other] { $count } fuegos fatuos dan
} { some-points } más; cuantos más hay, más paga cada uno.
reason-line-diamonds = El diamante por sí solo da { some-points }.
reason-line-bone = Une la ruta entre las puertas de hueso, y cada sección paga el doble: { some-points } más.
reason-line-tooth = Une la ruta entre las puertas de dientes, y cada sección paga el doble: { some-points } más.
reason-line-other = Une una ruta de puerta a puerta: { some-points } más.
reason-any-side = Por los dos lados, { $bone } casillas unen las puertas de hueso y { $tooth } las de dientes: el que más te guste.
reason-deny = { $who } podría sacarle { some-points } a esta loseta, más que a ninguna otra de las que hay boca arriba.
reason-draw-hope = Lo que hay boca arriba da como mucho { $points ->
    [one] un punto
   *[other] { $points } puntos
}; una loseta por ver da unos { $hoped }.
reason-draw-and-see = Si robas y no te convence, puedes dejarla; lo mejor que hay boca arriba da { some-points }.
reason-keep-best = Da { some-points }, y lo mejor de lo que hay boca arriba solo { $rest }.
reason-leave-for-better = Boca arriba hay algo mejor: { some-points } en vez de { $rest }.
reason-leave-weak = Daría { some-points }: mejor esperar a la siguiente.
reason-leave-hope = Con { some-points } no está mal, pero aún puede salir algo mejor.
reason-fewer-dead-ends = Deja menos vías cortadas que la siguiente mejor casilla.
reason-room-for-hidden = Le deja la mejor casilla a la loseta oculta.
reason-hidden-together = En otra casilla da más, pero no junto con la loseta oculta: aquí dan entre las dos { some-points }, allí { $rest }.
reason-later-more = En otra casilla da { some-points } más, pero aquí deja más sitio para lo que venga.
reason-no-dead-end = Ninguna vía acaba en un muro, así que todas las rutas pueden crecer.

reason-move-draw = robar
reason-move-tile = otra loseta
reason-move-keep = quedársela
reason-move-leave = dejarla
reason-move-space = otra casilla
reason-part-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}
reason-part-less = { $points ->
    [one] −1 punto
   *[other] −{ $points } puntos
}
reason-part-hidden = +{ $points } con la loseta oculta
reason-part-unseen = una loseta por ver, unos +{ $points }
reason-part-open = hasta +{ $points } entre las losetas boca arriba
