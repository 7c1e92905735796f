# Lo que dice Ghosts Galore a quien pregunta por qué no: qué parte falta.

over = La partida ha terminado.
sides-once = El lado del tablero se elige una vez, antes de repartir losetas: el tuyo ya está elegido.
other-board = Tu tablero tiene los lados { $first } y { $second }; ese es de otro tablero.
hide-once = La loseta oculta se elige una vez, al empezar, y solo en la variante experta.
not-your-tile = Ocultas una de las dos losetas que te han tocado; esta no es ninguna de ellas.
set-up-first = La preparación no ha terminado: primero elige lo que se te pide.
claim-first = Para colocar una loseta te hace falta una: toma una de las que están boca arriba o roba.
wait-for-claims = { $count ->
    [one] Las losetas se colocan cuando todos tienen una: falta una persona por elegir la suya.
   *[other] Las losetas se colocan cuando todos tienen una: faltan { $count } personas por elegir la suya.
}
field-taken = { $free ->
    [one] Ahí ya hay una loseta, y no se mueve: en tu tablero queda una casilla libre.
   *[other] Ahí ya hay una loseta, y no se mueve: en tu tablero quedan { $free } casillas libres.
}
last-field = La loseta oculta va la última: en la única casilla que queda libre.
place-now = Ya tienes tu loseta de esta ronda: ahora falta elegir una casilla libre de tu tablero.
nothing-drawn = Para quedarte con una loseta o dejarla, antes tienes que robar una de la pila.
keep-or-leave = Has robado una loseta: quédatela, o déjala para los demás y no tomes otra.
last-takes = Eliges en último lugar: no queda nada que robar, toma una de las losetas boca arriba.
stack-empty = La pila se ha acabado en esta ronda: toma una loseta de las que están boca arriba.
claimed = { $who } ya ha elegido esta loseta: toma una que esté libre.
not-open = Esta loseta no está boca arriba junto a la pila: toma una de esas o roba.
