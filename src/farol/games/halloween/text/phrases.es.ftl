ask-hand = mano, mi tablero, secciones, fichas, hand
    .help = tu propio tablero: puntos, fichas y secciones; añade un nombre para otro tablero
ask-goals = metas, espacios, embrujos, goals
    .help = los espacios libres para embrujar y sus puntos
ask-row = fila, sección, row
    .help = «fila 2» es tu segunda sección; añade un nombre para otro tablero
ask-town = pueblo, calles, edificio, town
    .help = cada edificio: fantasmas, sitio, vecinos y espacios; añade un nombre para oír solo uno
ask-who = quién, quiénes, jugadores, who
    .help = puntos, fichas y discos de cada cual
ask-score = puntos, puntuación, marcador, resultado, score
    .help = los puntos de cada cual y de dónde salen los tuyos
ask-odds = probabilidades, probabilidad, odds
    .help = la probabilidad de cada opción que tira dados

word-end_turn = terminar termina acabar pasar
word-done = no pasar basta
word-occupy = ocupar ocupa comprar carta
word-rest = descansar descansa
word-haunt = embrujar embruja
word-reroll_token = repetir
tell-no-section = No hay tal sección.
tell-total = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
tell-space = { $colour } { $points }
tell-free = { $buildings }: libre por { $spaces } puntos
tell-odds = { $choice }: { $percent } %
tell-no-odds = Ahora no se tira nada.
