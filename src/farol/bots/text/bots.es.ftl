# Lo que los bots dicen de sus jugadas.

seat = Asiento { $seat }
plays-anything = Juego al azar, dentro de las reglas.
simulations = { $count ->
    [0] No hizo falta buscar.
    [one] He jugado { $count } continuación.
   *[other] He jugado { $count } continuaciones.
}
move = { $move }: { $value }
move-equal = { $move }: { $value }, más o menos igual
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
chance = Posibilidad de ganar, tal como está: { $value }.

reason-only-move = No había otra jugada.
reason-at-random = Aquí no hay nada pensado: es una jugada permitida cualquiera.
reason-not-told = Lo eligió un programa, y los programas no dan razones.
reason-first-thought = A primera vista no hay nada mejor.
reason-second-thought = A primera vista había algo mejor, pero valía la pena probar.
reason-about-equal = { $count ->
    [one] Hay otra jugada más o menos igual de buena.
   *[other] Hay otras { $count } jugadas más o menos igual de buenas.
}
reason-slightly-better = Jugando a partir de ahí, sale algo mejor que la segunda mejor jugada.
reason-clearly-better = Jugando a partir de ahí, gana un { $percent } % más a menudo que la segunda mejor jugada.
reason-clearly-ahead = Jugando a partir de ahí, sale claramente mejor que la segunda mejor jugada.
reason-best-found = De todo lo que se probó, es lo que mejor salió.
