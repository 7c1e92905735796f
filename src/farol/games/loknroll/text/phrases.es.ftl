ask-goals = metas, final, locomotora, goals
    .help = dónde está la locomotora y por dónde sigue la vía
ask-hand = mano, mi mano, cartas, mis cartas, hand
    .help = tus cartas y tu pila
ask-row = fila, vía, carta, row
    .help = la vía; «fila 3» para oír su tercera carta y las de al lado
ask-who = quién, quiénes, jugadores, pilas, descarrilamientos, who
    .help = manos, pilas y descarrilamientos de cada cual
ask-score = puntos, puntuación, marcador, resultado, score
    .help = los puntos que cuentan en tu contra, lo que se ve de los demás y las cartas que quedan en el mazo
ask-odds = probabilidades, probabilidad, riesgo, odds
    .help = qué probabilidad hay de descarrilar con cada opción que tira dados

word-lay = poner pon colocar coloca construir tender pongo coloco construyo jugar
word-put = dejar deja pila montón
word-pair = combinar combina pareja pila
word-accept = aceptar acepta coger castigo
word-roll = tirar tira lanzar rodar dados avanzar
word-stop = parar para frenar terminar
word-pass = pasar paso avanzar

tell-no-card = La vía no tiene esa carta.
tell-points = { $sum ->
    [one] 1 punto
   *[other] { $sum } puntos
} en tu contra: { $hand } en la mano y { $pile } en tu pila
tell-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tell-odds = { $choice }: descarrila con un { $chance } %, cuesta { $points ->
    [one] un punto
   *[other] { $points } puntos
} de media
tell-no-odds = Ahora no se tira nada.
