# Lo que los bots dicen de sus jugadas en Lok'n'Roll.

some-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
shed-points = { $shed ->
    [one] un punto
   *[other] { $shed } puntos
}
some-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
reason-odds = { $percent ->
    [0] Con esta jugada no se puede descarrilar. Cuesta { some-cards } de media.
   *[other] Con esta jugada se descarrila con un { $percent } % de probabilidad, y cuesta { some-cards } de media.
}

reason-shed = Te quitas de encima un { $value }.
reason-shed-dearest = Te quitas de encima el { $value }, tu carta más alta.
reason-shed-late = La partida se acaba y las cartas de la mano cuentan: fuera el { $value }.
reason-shed-several = { $count } cartas de valor { $value } en un solo viaje: te deshaces de { some-points }.
reason-safe-ride = La locomotora no puede descarrilar y el viaje no cuesta nada.
reason-safe-but-broken = La locomotora no puede descarrilar; la vía destruida cuesta de media { some-points }.
reason-small-risk = Solo hay un { $percent } % de riesgo de descarrilar, que cuesta de media { some-points }.
reason-risk-pays = Hay un { $percent } % de riesgo de descarrilar, pero cuesta { some-points } de media y te deshaces de { shed-points }.
reason-risk-costs = Hay un { $percent } % de riesgo de descarrilar: te deshaces de { shed-points } y el viaje cuesta { some-points } de media.
reason-penalty-welcome = Las cartas de penalización se combinarían con las de la pila y se llevarían de media { some-points }.
reason-pass-is-dearer = Pasar pondría { some-points } en la pila.
reason-rest-fits = Después de un { $value }, el resto de la mano cabe en la vía.
reason-roll-now = Con una carta más se descarrila con al menos un { $percent } % de probabilidad: mejor tirar ya.
reason-pass-free = Pasar no cuesta nada: no hay cartas detrás de la locomotora.
reason-pass-pairs = La carta de penalización se combina con la de arriba de la pila: { $points ->
    [one] se va un punto
   *[other] se van { $points } puntos
}.
reason-pass-cheap = Pasar { $points ->
    [0] no cuesta nada
    [one] cuesta solo un punto
   *[other] cuesta solo { $points } puntos
}.
reason-pass-stuck = No se puede colocar ninguna carta de la mano.
reason-pass-is-safer = Se coloque lo que se coloque, se descarrila con al menos un { $percent } % de probabilidad.
reason-leaves-short = { $ahead ->
    [0] { $who } no encuentra entonces ninguna carta
    [one] { $who } encuentra entonces una sola carta
   *[other] { $who } encuentra entonces { $ahead } cartas
} delante de la locomotora.
reason-any-turn = Se gire como se gire, esta carta cuenta lo mismo; solo cambia el dibujo de la vía.
reason-keep-chaos = El resto del caos espera en la mano a que la pila lo combine.
reason-chaos-pairs = El caos de { $value } se combina con el { $value } de la pila: se van los dos.
reason-chaos-as-bait = El caos nunca cabe en la vía; en la pila se lo puede llevar otro { $value } más tarde.
reason-order-pairs = En este orden se combinan cartas y se llevan { some-points }.
reason-order-low-top = Ahora no se combina ninguna carta; este orden deja la mejor carta arriba para luego.
reason-penalty-pairs = El { $value } se combina con la carta de arriba: se van las dos.
reason-penalty-on-top = El { $value } queda arriba, donde otro { $value } se lo puede llevar.

reason-move-pass = pasar
reason-move-roll = tirar ya
reason-move-stop = guardar el resto del caos
reason-move-order = otro orden
reason-move-lay = colocar un { $value }
reason-move-put = poner el caos de { $value } en la pila
reason-part-hand = mano −{ $points }
reason-part-pile = pila +{ $points }
reason-part-pile-less = pila −{ $points }
reason-part-derail = { $percent } % de riesgo de descarrilar
reason-part-pile-none = nada a la pila
