# Lo que los bots dicen de sus jugadas.

seat = Asiento { $seat }
plays-anything = Juego al azar, dentro de las reglas.
simulations = { $count ->
    [0] No hizo falta buscar.
    [one] He probado { $count } continuación.
   *[other] He probado { $count } continuaciones.
}
move = { $move }: { $value }
move-equal = { $move }: { $value }, más o menos igual
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
chance = Probabilidad de ganar, tal como están las cosas: { $value }.

reason-only-move = No había otra jugada.
reason-at-random = Aquí no hay nada pensado: es una jugada permitida cualquiera.
reason-not-told = Lo eligió un programa, y los programas no dan razones.
reason-best-found = De todo lo que se probó, es lo que mejor salió.
reason-second-best = A primera vista había algo mejor ({ $others }); esto fue por probar.
reason-next-best = la siguiente mejor jugada
reason-beside = { $others } ({ $sum })
reason-sums = Balance: { $sum }; { $others }.
reason-ahead = Al final sale { points-ahead } mejor que { $others }.
reason-ahead-sum = Balance: { $sum }; { $others }. Al final sale { points-ahead } mejor.
reason-far-ahead = Al final sale mucho mejor que { $others }.
reason-far-ahead-sum = Balance: { $sum }; { $others }. Al final sale mucho mejor.
reason-chances = { $percent } % de probabilidades de ganar; { $others }: { $rest } %.
points-ahead = { $points ->
    [one] más o menos un punto
   *[other] unos { $points } puntos
}
reason-free-choice = Igual de bueno: { $others }. Elige lo que prefieras.
reason-free-choice-sum = Balance: { $sum }. Al final, igual de bueno: { $others }. Elige lo que prefieras.
reason-free-order = El orden da igual; también puedes empezar por { $others }.
reason-free-order-sum = Balance: { $sum }. El orden da igual; también puedes empezar por { $others }.
reason-free-ways = Da igual cómo lo hagas exactamente.
reason-free-ways-sum = Balance: { $sum }. Da igual cómo lo hagas exactamente.
