

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
turn = Girar
place-it = Colocar
pick-field = Elige una casilla libre
hidden-mine = Mi loseta oculta
hidden-when = se coloca al final
hidden-told = Solo tú la ves. Irá al final a tu última casilla libre.
status-begin = Roba o toma; sin dragones, −5
hidden-show = Ver mi loseta oculta
hidden-cover = Tapar mi loseta oculta
hide-question = ¿Qué loseta ocultas hasta el final?
hide-this = Ocultar esta
hide-note = La otra vuelve con las demás.
choosing-waits = Ya has elegido. Los demás aún eligen.
choosing-then-hide = Después cada cual elige la loseta que oculta.
choosing-then-begin = Después empieza la primera ronda.
side-question = ¿Con qué lado de tu tablero juegas?
side-this = Jugar con el lado { $side }
claimed-by = la tiene { $name }
field-taken = Casilla { $field }: { tile-face }
sheet-title = Hoja de puntos
sheet-if-placed = +n: si va aquí
sheet-press = Pulsa una línea para ver dónde están sus puntos
sheet-line = { $line }: { $points }
sheet-line-adds = { $line }: { $points }, { $adds } si va aquí
seat-choosing = elige
seat-deciding = ¿se la queda?
seat-placing = coloca
seat-placed = ha colocado
seat-chosen = ya ha elegido
seat-claimed = tiene loseta
seat-waiting = espera
seat-place = { $place ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
has-lamp = tiene el farol
pending-note = Boca abajo hasta que todos hayan colocado
alone = solo

lesson-train = Construyes un tren fantasma: nueve casillas, una loseta en cada una, a lo largo de ocho rondas. Monstruos, diamantes y vías dan puntos, cada cosa a su manera.
lesson-doors = Alrededor de tu tablero hay puertas. Una ruta de hueso a hueso, o de dientes a dientes, paga el doble. Elige el lado A: allí las dos puertas de hueso están arriba.
    .short = Una ruta de hueso a hueso paga el doble. Elige el lado A.
    .done = Las dos puertas de hueso están a tres casillas. Recuérdalo.
lesson-hidden = Cada cual tiene una loseta oculta que nadie más ve. Ocupará la última casilla al final. Mira la tuya cuando quieras.
lesson-draw = Brasa ha robado una loseta y la ha dejado boca arriba. En tu turno robas o tomas lo que haya. Roba y quédate con lo que salga: un dragón.
    .short = Roba una loseta de la pila y quédatela: un dragón.
    .done = Un dragón vale 1 punto, dos valen 4, tres valen 9. Sin ninguno pierdes 5.
lesson-place = Ahora colócala. Elige la casilla del centro para probarla, gírala con el botón de girar o con R, y colócala con el botón grande.
    .short = Elige la casilla del centro y luego el botón grande.
    .done = Los números decían antes lo que suma: se acabó el −5, y hay un diamante de 3.
lesson-leave = Tienes el farol, así que empiezas. Roba una loseta y esta vez déjala. Al elegir en último lugar, tienes todas las que quedan: toma el fantasma con el diamante y colócalo arriba a la izquierda, bajo la puerta de hueso.
    .short = Roba y déjala. Luego toma el fantasma con diamante y colócalo arriba a la izquierda.
    .done = Dejar una loseta da una oportunidad a los demás, y a ti la de algo mejor.
lesson-take = Brasa ha descubierto una recta con un fantasma y la ha dejado. Tómala y colócala junto a la tuya, de modo que la vía siga.
    .short = Toma la recta con fantasma y colócala junto a la tuya.
    .done = La ruta crece desde la puerta de hueso, y ya lleva dos fantasmas.
lesson-bones = Roba y quédatela: una curva con un tercer fantasma. Colócala arriba a la derecha, de modo que la vía suba a la otra puerta de hueso.
    .short = Roba y quédate la curva. Colócala arriba a la derecha, hasta la puerta de hueso.
    .done = De hueso a hueso: 2 puntos por cada una de sus 3 secciones. ¡Y tres fantasmas en una ruta valen 6 cada uno!
lesson-bats = A los murciélagos les gusta la compañía: cada uno vale 5 si una loseta vecina muestra otro. Toma la loseta con el murciélago y colócala debajo del de arriba a la derecha, girada como quieras.
    .short = Toma el murciélago y colócalo debajo del otro.
    .done = 10 puntos por dos murciélagos. La hoja dice lo que paga cada línea: pulsa una y verás dónde están sus puntos.
lesson-last = Tres rondas después solo queda una casilla. Llega la loseta oculta: colócala, girada como quieras.
    .short = Llega tu loseta oculta: colócala girada como quieras.
    .done = Nadie ve dónde colocan los demás hasta que todos han terminado. Entonces se muestra todo.
lesson-sheet = Ahora se suma la hoja, trece líneas, y gana quien tiene más puntos. Prueba lo que paga: con cada loseta Farol enseña los puntos antes de colocarla.

side-help = Una ruta de hueso a hueso, o de dientes a dientes, paga 2 por sección; entre otras puertas, 1.
example-plank = La tabla lleva del monstruo a su sección: el fantasma es del puente, el fuego fatuo de la vía de abajo.
example-plank-seen = Un puente con un fantasma en la vía de arriba y un fuego fatuo en la de abajo; una curva doble con un sátiro y un gólem, cada uno en su arco.
example-twice = De dientes a dientes por cuatro losetas. La curva doble se usa dos veces: la ruta tiene cinco secciones.
example-twice-seen = Una ruta entra en una curva doble, da la vuelta por tres curvas y sale por el otro arco de la curva doble: 5 por 2 son 10.
example-ghosts = Tres fantasmas comparten ruta y valen 6 cada uno. El cuarto está en otra ruta: 3.
example-ghosts-seen = Tres losetas unidas con un fantasma cada una, marcadas con 6, y otro fantasma en una vía que no se une, marcado con 3.
example-golems = Dos gólems están solos y pagan 10 juntos. Los dos de abajo son vecinos y no pagan nada.
example-golems-seen = Una mina con gólems en las esquinas superiores, marcados como solos, y dos gólems contiguos en la fila de abajo, marcados con 0.
example-satyr = Sátiro, fantasma y murciélago son tres clases en la ruta del sátiro: 3 puntos.
example-satyr-seen = Dos losetas unidas con un sátiro, un fantasma y un murciélago; el sátiro está marcado con 3.
example-slime = Una curva cuenta una, una curva doble dos, una recta ninguna: el limo vale 3.
example-slime-seen = Una curva con un limo marcado con 3, una curva doble y una recta.
example-bats = Dos murciélagos en losetas vecinas valen 5 cada uno. El tercero solo las toca por una esquina.
example-bats-seen = Dos losetas contiguas con murciélagos marcados con 5 y, en diagonal, un murciélago marcado con 0.
example-bones = De hueso a hueso por cuatro secciones: 4 por 2.
example-bones-seen = Una ruta iluminada de cuatro secciones une dos puertas de hueso: 4 por 2 son 8.
example-other = De una puerta de hueso a una sencilla: 1 por sección.
example-other-seen = Una ruta iluminada de dos secciones une una puerta de hueso y una sencilla: 2 por 1 son 2.
example-dead = La vía horizontal acaba en una loseta que ahí no tiene vía: una vía cortada.
example-dead-seen = Una vía horizontal topa con el costado de una vía vertical; una cruz marca el borde.

reveal-round = Todas las losetas de la ronda { $round }
reveal-hidden = Las losetas ocultas

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = loseta ficha carta | campo casilla hueco | puerta entrada | ruta camino vía | murciélago vampiro | fuego fatuo llama | lobo licántropo | limo baba | gólem piedra | sátiro fauno | diamante gema joya | farol lámpara inicial | girar voltear dirección orientación
