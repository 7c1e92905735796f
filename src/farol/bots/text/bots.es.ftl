# Lo que los bots dicen de sus jugadas.

seat = Asiento { $seat }
plays-anything = Juego cualquier cosa permitida.
simulations = { $count ->
    [0] No hizo falta buscar.
    [one] He jugado { $count } continuación.
   *[other] He jugado { $count } continuaciones.
}
move = { $move }: probada { $visits } veces, vale { $value }
expected = Espero un { $value } de lo que se puede lograr.
rival = El rival más fuerte: { $who }, { $value }.

# Saboteur
belief-saboteur = { $who } saboteador { $percent } %
belief-treasure = El tesoro está { $goal ->
    [0] arriba
    [1] en medio
   *[2] abajo
} con un { $percent } %
deed-forward = { $count ->
    [one] excavó hacia la meta una vez
   *[other] excavó hacia la meta { $count } veces
}
deed-sideways = { $count ->
    [one] excavó de lado una vez
   *[other] excavó de lado { $count } veces
}
deed-back = { $count ->
    [one] excavó mal una vez
   *[other] excavó mal { $count } veces
}
deed-dead-end = { $count ->
    [one] cerró el paso una vez
    [2] cerró el paso dos veces
   *[other] cerró el paso { $count } veces
}
deed-discard = { $count ->
    [one] descartó una vez
   *[other] descartó { $count } veces
}
deed-look = { $count ->
    [one] miró un mapa
   *[other] miró { $count } mapas
}
deed-break = { $count ->
    [one] rompió una herramienta
   *[other] rompió { $count } herramientas
}
deed-mend-own = { $count ->
    [one] reparó una herramienta propia
   *[other] reparó { $count } herramientas propias
}
deed-mend-other = { $count ->
    [one] reparó una herramienta ajena
   *[other] reparó { $count } herramientas ajenas
}
deed-collapse-tunnel = { $count ->
    [one] derrumbó un túnel
   *[other] derrumbó { $count } túneles
}
deed-collapse-dead-end = { $count ->
    [one] despejó un callejón sin salida
   *[other] despejó { $count } callejones sin salida
}

# Ghosts Galore
tile-gain = La loseta { $tile } suma unos { $points } puntos a mi tablero.

# Lok'n'Roll
odds = { $move }: descarrila con un { $percent } % y cuesta { $cards } cartas de media.

# Halloween
standing = { $who }: { $points } puntos, y unos { $more } más por venir.
