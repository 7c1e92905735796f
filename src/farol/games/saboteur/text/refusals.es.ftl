# Lo que dice Saboteur a quien pregunta por qué no: qué parte falta.

list-and = { $some } y { $last }
the-tool = { $tool ->
    [pickaxe] el pico
    [lamp] la lámpara
   *[cart] la vagoneta
}
over = La partida ha terminado.
dealing = Se está repartiendo una carta: espera a que llegue a la mano.
pick-first = Primero quédate con una de las cartas de oro que tienes delante.
gold-gone = No queda ninguna carta de { $value } de oro: toma una de las que hay.
gold-later = El oro se reparte cuando el túnel llega al tesoro. Hasta entonces, en cada turno se juega o se descarta una carta.
hand-not-empty = { $count ->
    [one] Aún tienes una carta: juégala o descártala. Solo pasa quien tiene la mano vacía.
   *[other] Aún tienes { $count } cartas: juega o descarta una. Solo pasa quien tiene la mano vacía.
}
hand-empty = Tienes la mano vacía y el mazo se ha acabado: solo puedes pasar.
not-held = No tienes esta carta: { $card }.
goal-up = Este destino está boca arriba y todos lo ven: el mapa necesita uno que esté boca abajo.
mends-another = «{ $card }» no arregla { the-tool }: la carta tendría que mostrarlo.
broken = { $count ->
    [one] Para cavar hacen falta todas las herramientas y tienes rota una: { $tools }. Primero hay que arreglarla, tú u otra persona.
   *[other] Para cavar hacen falta todas las herramientas y tienes rotas estas: { $tools }. Primero hay que arreglarlas, tú u otras personas.
}
occupied = Ahí ya hay una carta: necesitas un lugar vacío junto al túnel.
unreached = Ningún túnel que venga del comienzo tiene una salida ahí: coloca la carta donde haya una.
untouched = No hay nada junto a ese lugar: una carta necesita una vecina boca arriba.
rock = Un borde de esta carta no casa con su vecina: un túnel acabaría en la roca. Ahí hace falta otra carta, o para esta, otro lugar.
rock-turned = Así puesta, un túnel acabaría en la roca. Con media vuelta, la carta encaja aquí.
spared = Un derrumbe no toca ni el comienzo ni los destinos: elige una carta de túnel que haya colocado alguien.
nothing-to-bury = Ahí no hay nada: un derrumbe necesita una carta de túnel que haya colocado alguien.
broken-already = { $tool ->
    [pickaxe] El pico de { $who } ya está roto: rompe uno entero.
    [lamp] La lámpara de { $who } ya está rota: rompe una entera.
   *[cart] La vagoneta de { $who } ya está rota: rompe una entera.
}
own-tool = En esta mesa nadie rompe sus propias herramientas: elige a otra persona.
not-broken = { $tool ->
    [pickaxe] El pico de { $who } está entero: no hay nada que arreglar.
    [lamp] La lámpara de { $who } está entera: no hay nada que arreglar.
   *[cart] La vagoneta de { $who } está entera: no hay nada que arreglar.
}
