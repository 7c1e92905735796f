# Lo que los bots dicen de sus jugadas en Saboteur.

the-goal = { $goal ->
    [top] la Luna
    [middle] la Estrella
   *[bottom] la Llave
}
the-tool = { $tool ->
    [pickaxe] el pico
    [lamp] la lámpara
   *[cart] la vagoneta
}
the-deed = { $deed ->
    [forward] { reason-deed-forward }
    [sideways] { reason-deed-sideways }
    [back] { reason-deed-back }
    [dead-end] { reason-deed-dead-end }
    [discard] { reason-deed-discard }
    [look] { reason-deed-look }
    [break] { reason-deed-break }
    [mend-own] { reason-deed-mend-own }
    [mend-other] { reason-deed-mend-other }
    [collapse-tunnel] { reason-deed-collapse-tunnel }
   *[collapse-dead-end] { reason-deed-collapse-dead-end }
}

belief-saboteur-surely = Es casi seguro que { $who } es saboteador
belief-saboteur-probably = Es probable que { $who } sea saboteador
belief-digger-surely = Es casi seguro que { $who } es buscador
belief-digger-probably = Es probable que { $who } sea buscador
belief-open = { $who } puede ser una cosa u otra
reason-treasure-known = El tesoro está bajo { the-goal }.
reason-treasure-likely = Lo más probable es que el tesoro esté bajo { the-goal } ({ $percent } %).

reason-reach-treasure = Esta carta llega al tesoro, bajo { the-goal }: ronda ganada.
reason-reach-goal = Esta carta descubre { the-goal }: hay un { $percent } % de que el tesoro esté ahí.
reason-dig-last = Después de esta, una carta más y se llega a { the-goal }.
reason-dig-nearer = Acerca el túnel al tesoro: después faltan { $left } cartas.
reason-dig-anywhere = Acerca el túnel esté donde esté el tesoro; hasta { the-goal } { $left ->
    [one] falta después una carta
   *[other] faltan después { $left } cartas
}.
reason-dig-towards = Va hacia { the-goal }, donde puede estar el tesoro; después { $left ->
    [one] falta una carta
   *[other] faltan { $left } cartas
}.
reason-dig-joins = Cierra el hueco del túnel: { $cards ->
    [one] la carta de detrás vuelve
   *[other] las { $cards } cartas de detrás vuelven
} a contar, y hasta { the-goal } { $left ->
    [one] falta una
   *[other] faltan { $left }
}.
reason-second-way = Abre un segundo camino: un solo callejón sin salida ya no detiene el túnel.
reason-dig-aside = Ahora no se puede cavar nada mejor; un túnel de lado al menos trae carta nueva.
reason-dig-spare = No acerca a nadie, pero deja sitio en la mano sin tirar ninguna carta.
reason-clear-dead-end = Quita un callejón sin salida que estorba en el camino.
reason-clear-dead-end-of = Ese callejón sin salida lo colocó { $who }: fuera con él.
reason-clear-astray = { $count ->
    [one] Este túnel no lleva a ninguna parte: sin él, el tesoro queda una carta más cerca.
   *[other] Este túnel no lleva a ninguna parte: sin él, el tesoro queda { $count } cartas más cerca.
}
reason-mend-own = Sin { the-tool } no se cava: primero, a arreglar.
reason-mend-own-part = { $more ->
    [one] Una herramienta rota menos; queda otra.
   *[other] Una herramienta rota menos; quedan otras { $more }.
}
reason-mend-trusted = { $who } { the-deed }: si le arreglas { the-tool }, vuelve a cavar.
reason-mend-somebody = Por lo que se sabe, { $who } es buscador ({ $percent } %), y vuelve a cavar si le arreglas { the-tool }.
reason-mend-part = { $who } necesita más de un arreglo; { the-tool } es un comienzo.
reason-break-suspect = { $who } { the-deed } (un { $percent } % de que sea saboteador): romperle { the-tool } le frena un rato, y si fue mala suerte se puede arreglar.
reason-break-likeliest = Nadie tiene más papeletas de ser saboteador que { $who } ({ $percent } %), pero no es una prueba: { the-tool } se puede arreglar después.
reason-break-doubtful = { $who } puede ser saboteador ({ $percent } %), pero otra persona lo es con más probabilidad: romperle { the-tool } es probar suerte.
reason-break-longer = { $who } ya no puede cavar; romperle { the-tool } lo alarga.
reason-look-first = El tesoro puede estar en { $count } sitios: mirar bajo { the-goal } dice hacia dónde cavar.
reason-look-decides = Quedan dos destinos: tras mirar bajo { the-goal } ya no hay duda de dónde está el tesoro.
reason-look-again = Ahí no hay nada nuevo que ver; el mapa solo estorba.
reason-discard-dead-end = Un callejón sin salida no le sirve a un buscador: mejor una carta nueva.
reason-discard-map = Ya se sabe dónde está el tesoro: el mapa ha cumplido.
reason-discard-stuck = Con { the-tool } por arreglar no se cava: quizá la carta nueva sea un arreglo.
reason-discard-no-way = Ninguna carta de la mano sigue el camino: mejor una nueva.
reason-discard-least = De toda la mano, es la carta que menos falta hará.
reason-highest-gold = { $value } de oro es lo más alto que hay.
reason-leave-gold = { $value } de oro basta; la carta más alta sigue su camino.

reason-block-way = Alarga el camino hasta { the-goal } en { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
reason-block-close = { $left ->
    [one] Falta una sola carta
   *[other] Faltan solo { $left } cartas
} hasta { the-goal }: hay que cerrar el paso ya.
reason-block-shut = Cierra el último camino hasta { the-goal }.
reason-stuff = Un callejón sin salida fuera del camino principal quita sitio y parece inofensivo.
reason-loiter = Parece que ayuda, pero no acerca a nadie al oro.
reason-look-busy = Hasta { the-goal } faltan aún { $left } cartas: cavar bien ahora da confianza para luego.
reason-turn-stone = Solo descubre piedra y parece un intento honrado.
reason-risk-goal = Descubre un destino y parece honrado; hay un { $percent } % de que el tesoro esté ahí.
reason-cut-tunnel = Abre un hueco en el túnel que solo { $fill } de { $all } cartas de túnel pueden tapar.
reason-cut-close = Ya casi llegan: un hueco aquí pide una carta que encaje, y solo { $fill } de { $all } lo hacen.
reason-clear-for-show = Quitar un callejón sin salida parece honrado y apenas ayuda a nadie.
reason-mend-to-block = Con { the-tool } en buen estado se puede volver a cerrar el paso.
reason-mend-accomplice = Lo más probable es que { $who } también sea saboteador: si le arreglas { the-tool }, ayuda a cerrar el paso.
reason-mend-for-show = Arreglarle { the-tool } a { $who } da una confianza que hará falta luego.
reason-hinder-digger = { $who } { the-deed } y va a por el oro: sin { the-tool } no seguirá.
reason-hinder-likely = Lo más probable es que { $who } sea buscador ({ $percent } %): romperle { the-tool } le impide cavar.
reason-hinder-next = { $who } juega a continuación y { $left ->
    [one] falta una carta
   *[other] faltan solo { $left } cartas
}: hay que romperle { the-tool } ya.
reason-hinder-longer = { $who } ya espera un arreglo; con { the-tool } por arreglar, uno no basta.
reason-look-to-mislead = Quien sabe lo que hay bajo { the-goal } puede despistar a los demás.
reason-discard-tunnel = Un buen túnel menos para los buscadores.
reason-discard-mend = Un arreglo menos para los buscadores.

reason-deed-forward = { $count ->
    [one] cavó hacia los destinos una vez
    [2] cavó hacia los destinos dos veces
   *[other] cavó hacia los destinos { $count } veces
}
reason-deed-sideways = { $count ->
    [one] cavó de lado una vez
    [2] cavó de lado dos veces
   *[other] cavó de lado { $count } veces
}
reason-deed-back = { $count ->
    [one] cavó en mala dirección una vez
    [2] cavó en mala dirección dos veces
   *[other] cavó en mala dirección { $count } veces
}
reason-deed-dead-end = { $count ->
    [one] cerró el paso una vez
    [2] cerró el paso dos veces
   *[other] cerró el paso { $count } veces
}
reason-deed-discard = { $count ->
    [one] descartó una vez
    [2] descartó dos veces
   *[other] descartó { $count } veces
}
reason-deed-look = { $count ->
    [one] jugó un mapa
   *[other] jugó { $count } mapas
}
reason-deed-break = { $count ->
    [one] rompió una herramienta
   *[other] rompió { $count } herramientas
}
reason-deed-mend-own = { $count ->
    [one] arregló una herramienta propia
   *[other] arregló { $count } herramientas propias
}
reason-deed-mend-other = { $count ->
    [one] arregló una herramienta ajena
   *[other] arregló { $count } herramientas ajenas
}
reason-deed-collapse-tunnel = { $count ->
    [one] derrumbó un túnel
   *[other] derrumbó { $count } túneles
}
reason-deed-collapse-dead-end = { $count ->
    [one] despejó el camino
   *[other] despejó el camino { $count } veces
}

the-find = { $find ->
    [gold] oro
   *[other] piedra
}
reason-treasure-said = { $who } dice que bajo { the-goal } hay { the-find }.
reason-word-true = dijo con razón que bajo { the-goal } hay { the-find }
reason-word-false = dijo que bajo { the-goal } hay { the-find }, y no es cierto
reason-word-told = dijo que bajo { the-goal } hay { the-find }
reason-left-over = no queda nadie más
reason-word-silence = miró un destino y no dijo nada
reason-word-accused = { $count ->
    [one] { $other } le acusa
   *[other] le acusan { $count }
}

reason-move-lay = colocar una carta ({ $card })
reason-move-collapse = un derrumbe
reason-move-mend-own = arreglar { the-tool }
reason-move-mend = arreglarle { the-tool } a { $who }
reason-move-break = romperle { the-tool } a { $who }
reason-move-look = mirar bajo { the-goal }
reason-move-pass = pasar
reason-move-discard = descartar

# por qué alguien dijo algo, hasta donde todos pudieron ver
reason-said-for = Lo que todos vieron: { $who } { $others }.
reason-said-without = Nada de lo que todos vieron lo respalda.
reason-said-looked = { $who } ha mirado ahí en esta ronda. Si es verdad, solo lo sabe { $who }.
reason-said-blind = { $who } no ha mirado ahí en esta ronda.
# para qué serviría una jugada en cada papel
reason-supposed-digger = Como buscador: { $others }
reason-supposed-saboteur = Como saboteador: { $others }
