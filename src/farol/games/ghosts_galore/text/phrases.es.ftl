ask-hand = mano, mi mano, loseta, mi loseta, losetas, hand
    .help = la loseta que has elegido y lo que solo tú sabes
ask-goals = metas, rutas, puertas, goals
    .help = las rutas de tu mina con sus extremos, y sus puertas; añade un nombre para otra mina
ask-row = fila, row
    .help = «fila 2»: tres casillas de tu mina; añade un nombre para otra mina
ask-who = quién, quiénes, jugadores, who
    .help = de cada cual: puntos, la loseta elegida y quién tiene el farol
ask-score = puntos, puntuación, marcador, hoja, resultado, score
    .help = tu hoja de puntos y el total de cada cual; añade un nombre para otra hoja
ask-odds = probabilidades, mejor, mejores, odds
    .help = lo que sumaría tu loseta en cada casilla, del mejor al peor, y las pilas que quedan

word-place = colocar coloca poner pon
word-take = coger coge tomar elegir elige cojo tomo agarrar llevarse
word-hide = esconder esconde
word-draw = robar roba montón robo sacar
word-keep = quedarse quédate guardar
word-leave = dejar deja rechazar
word-side = lado elegir
word-turns = { $turns ->
    [0] recta
    [1] derecha cuarto
    [2] media invertida
   *[3] izquierda
}
tell-no-row = Una mina tiene las filas 1, 2 y 3.
tell-lamp = tiene el farol
tell-total = { $name }: { $points } en total
tell-adds = Casilla { $field }: { $adds }
