# Lo que los bots dicen de sus jugadas.

seat = Asiento { $seat }
plays-anything = Juego cualquier cosa permitida.
simulations = { $count ->
    [0] No hizo falta buscar.
    [one] He jugado { $count } continuación.
   *[other] He jugado { $count } continuaciones.
}
move = { $move }: probada { $visits } veces, vale { $value }
expected = Lo buena que veo mi posición: { $value } (el 100 % sería casi haber ganado).
rival = Entre los demás, quien mejor está: { $who }, { $value }.

# Saboteur
belief-saboteur = { $who }: seguramente saboteador ({ $percent } %)
belief-open = { $who }: puede ser una cosa u otra (saboteador: { $percent } %)
belief-digger = { $who }: seguramente buscador (saboteador: { $percent } %)
belief-treasure = El tesoro está probablemente bajo la { $goal ->
    [0] Luna, el destino de arriba
    [1] Estrella, el destino del medio
   *[2] Llave, el destino de abajo
} ({ $percent } %)
belief-treasure-known = El tesoro está bajo la { $goal ->
    [0] Luna, el destino de arriba
    [1] Estrella, el destino del medio
   *[2] Llave, el destino de abajo
}
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
tile-gain = { $points ->
    [one] En mi tablero esta loseta vale más o menos un punto.
   *[other] En mi tablero esta loseta vale unos { $points } puntos.
}

# Lok'n'Roll
odds = { $percent ->
    [0] Con esta jugada no se puede descarrilar. Cuesta { $cards } cartas de media.
   *[other] Con esta jugada se descarrila con un { $percent } % de probabilidad, y cuesta { $cards } cartas de media.
}

# Halloween
standing = { $who }: { $points } puntos, y unos { $more } más por venir.
