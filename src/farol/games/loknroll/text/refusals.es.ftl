# Lo que dice Lok'n'Roll a quien pregunta por qué no: qué parte falta.

over = La partida ha terminado.
wait = Se está robando una carta o ruedan los dados: espera a que se paren.
penalty-first = { $count ->
    [one] Primero hay que poner una carta de penalización en tu pila; con eso termina el turno.
   *[other] Primero hay que poner { $count } cartas de penalización en tu pila; con eso termina el turno.
}
lay-drawn = Primero hay que colocar la carta robada: { $card }, { $value }.
building = Estás colocando cartas de { $value }: coloca otra de { $value } o tira los dados. Pasar y descartar caos quedan para otro turno.
discarding = Estás descartando cartas de caos: descarta otra o para. Colocar en la vía queda para otro turno.
nothing-laid = Para tirar los dados, antes tiene que haber una carta nueva en la vía: coloca una de tu mano.
nothing-put = Todavía no hay nada que parar: primero pon una carta de caos en tu pila.
no-penalty = No tienes cartas de penalización que poner en tu pila: llegan al final del turno.
not-held = No tienes esta carta: { $card }, { $value }.
chaos-track = Una carta de caos no tiene vía y nunca se coloca en la vía: va a tu pila, en un turno aparte.
other-value = Has empezado a colocar cartas de { $building }: en este turno solo pueden seguir otras de { $building }, y esta es de { $value }.
clash = Una carta de { $value } no puede ir junto a una de { $last }, la última de la vía: sus valores no pueden diferir en 2.
dead-end = Detrás de esta carta ({ $card }, { $value }) no podría seguir ninguna: la vía necesita un extremo libre.
no-room = Se gire como se gire, esta carta ({ $card }, { $value }) quedaría encima de otra: no hay sitio al final de la vía.
other-way-end = Así colocada, la carta ({ $card }, { $value }) tapa otra o no deja un extremo libre: gírala.
other-way = Así colocada, la carta ({ $card }, { $value }) quedaría encima de otra: gírala.
one-order = Solo hay una manera de poner estas cartas en tu pila: ponlas una a una.
not-penalty = Esta carta no está entre tus cartas de penalización: { $card }, { $value }.
track-card = Así solo se descartan cartas de caos; una carta de vía hay que colocarla en la vía.
pile-empty = Tu pila está vacía: no hay carta con la que combinarla.
top-differs = Para combinar una carta de { $value }, la de arriba de tu pila tiene que ser también de { $value }; es de { $top }.
end-only = Las cartas se colocan en el extremo abierto de la vía, detrás de la última, y en ningún otro sitio.
rails = Así girada, sus raíles no enlazan con los de la última carta: gírala.
