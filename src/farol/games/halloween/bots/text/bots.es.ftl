# Lo que los bots dicen de sus jugadas en Halloween.

reason-standing = { $who }: { some-points }, y unos { $more } más por venir.
some-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
the-colour = { $colour ->
    [blue] azul
    [green] verde
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}

reason-haunt-now = Embrujar da { some-points } ya.
reason-points-now = Trae { some-points } de inmediato.
reason-points-last-round = Es la última ronda y solo cuentan los puntos: { some-points }.
reason-points-shared = Mejor { some-points } ahora que discos de vuelta.
reason-card-ends-game = Con esta carta empieza la última ronda.
reason-card-scores = { $card } daría { some-points } al final tal como están las cosas.
reason-card-counts = { $card } da { some-points } más al final.
reason-set-counts = Las series de tres colores dan { some-points } más al final.
reason-token-counts = { $count ->
    [one] Una ficha de color { the-colour }: { $card } la cuenta al final.
   *[other] { $count } fichas de color { the-colour }: { $card } las cuenta al final.
}
reason-card-scores-later = { $card } aún no da nada, pero puede darlo al final.
reason-card-power = { $card } ayuda el resto de la partida.
reason-fight-sure = Esta pelea no se puede perder.
reason-fight-likely = La probabilidad de ganar la pelea es del { $percent } %.
reason-fight-risky = Solo hay un { $percent } % de probabilidades de ganar la pelea: es arriesgado.
reason-level-up = Una sección sube a { the-colour }: con ella un embrujo da { some-points }.
reason-haunt-ready = Prepara un embrujo que vale { some-points }.
reason-card-ready = Así te alcanzan las fichas para una carta de acción.
reason-upgrade-ready = Así te alcanzan los puntos de susto para una mejora.
reason-haunt-later = Así un fantasma queda donde después cabe un embrujo de { some-points }.
reason-haunt-denied = Le quita a { $who } el embrujo de { some-points } que tenía a mano.
reason-summon-later = Se juntan dos fantasmas del mismo color: ahí se puede invocar un tercero.
reason-token-new-colour = { $count ->
    [one] La primera ficha de color { the-colour }: un color más con el que pagar.
   *[other] { $count } fichas de color { the-colour }: un color más con el que pagar.
}
reason-token-more = { $count ->
    [one] Otra ficha de color { the-colour } para una carta.
   *[other] { $count } fichas más de color { the-colour } para una carta.
}
reason-scare-more = { $count ->
    [one] Un punto de susto más para la próxima mejora.
   *[other] { $count } puntos de susto más para la próxima mejora.
}
reason-discs-back = { $count ->
    [one] Vuelve un disco, y esa acción queda libre otra vez.
   *[other] Vuelven { $count } discos, y esas acciones quedan libres otra vez.
}
reason-disc-frees-action = El disco sale de una sección, y su acción queda libre otra vez.
reason-bonus-found = De paso se lleva una ficha de bonificación.
reason-end-turn = Ya se han usado todas las secciones; lo demás puede esperar.
reason-rest-nothing = Ahí no hay discos: la sección solo espera al próximo turno.
reason-pass-on = Aquí no hay nada que ganar con eso.
reason-pay-keeps-colours = Pagando así { $count ->
    [one] queda un color
   *[other] quedan { $count } colores
} para la próxima carta.
reason-pay-least = Son las fichas que menos falta te van a hacer.
reason-use-card = Buen momento para { $card }.
reason-use-bonus = Buen momento para una ficha de bonificación.
reason-little-else = Ahora queda poco más que hacer.
reason-card-for-points = { $card } no te dará más que los puntos de ahora.

reason-move-summon = invocar
reason-move-scare = asustar
reason-move-upgrade = mejorar
reason-move-move = mover
reason-move-fight = pelear
reason-move-haunt = embrujar
reason-move-rest = descansar una sección
reason-move-bonus = usar una ficha de bonificación
reason-move-end = terminar el turno
reason-move-occupy = ocupar { $card }
reason-move-card = usar { $card }
reason-part-points = { $count ->
    [one] +1 punto
   *[other] +{ $count } puntos
}
reason-part-points-less = { $count ->
    [one] −1 punto
   *[other] −{ $count } puntos
}
reason-part-tokens = { $count ->
    [one] +1 ficha
   *[other] +{ $count } fichas
}
reason-part-tokens-less = { $count ->
    [one] −1 ficha
   *[other] −{ $count } fichas
}
reason-part-scare = { $count ->
    [one] +1 punto de susto
   *[other] +{ $count } puntos de susto
}
reason-part-scare-less = { $count ->
    [one] −1 punto de susto
   *[other] −{ $count } puntos de susto
}
reason-part-fight = { $percent } % de probabilidades en la pelea
