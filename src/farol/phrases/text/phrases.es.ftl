# Palabras que por sí solas no dicen nada, y palabras para los números desde el cero
little-words = el la los las lo un una a al en de del con mi mis tu tus y por favor que
opening-words = es son está están hay era fue ha han he tengo tiene tienen voy va que quien donde cuando como cual cuanto cuanta cuantos cuantas cuales quienes por puedo puede
number-words = cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce

# Preguntas: las palabras de cada una, separadas por comas
ask-last = última, otra vez, repite, repítelo, dilo otra vez, último, lo último, qué pasó, qué ha pasado, last
    .help = lo último que ha pasado; «última 3» para oír más
ask-changes = cambios, qué cambió, qué ha cambiado, desde mi turno, resumen, changes
    .help = todo lo que ha pasado desde tu última jugada
ask-board = tablero, mesa, todo, board
    .help = toda la mesa en palabras; «tablero» y una palabra para oír una parte
ask-turn = turno, por qué ronda, de quién es el turno, a quién le toca, estado, turn
    .help = a quién le toca y qué se pide
ask-where = dónde está, dónde están, dónde, where
    .help = «dónde» y una cosa o una persona: todo lo que se sabe de ella
ask-notes = cuaderno, notas, quién hizo qué, puntos hasta ahora, notes
    .help = lo que hizo cada cual, contado, y lo que tienes
ask-out = quedan, qué queda, qué falta, por salir, out
    .help = lo que aún no has visto; «quedan» y una palabra para oír solo una clase
counted = { $what } { $count }
left-of = { $what }: { $left } de { $of }
nothing-counted = Aquí no hay nada que contar.
ask-why = por qué no puedo, por qué no, por qué, why not
    .help = «por qué no» y una jugada: la regla que la impide
ask-hint = pista, consejo, ayúdame, hint
    .help = lo que haría un bot en tu lugar
ask-legal = jugadas, opciones, qué puedo hacer, menú, legal
    .help = todo lo que puedes hacer, por grupos; «jugadas» y una palabra para oír solo algunas
ask-say = di, decir, digo, habla, hablar, say
    .help = «di» y una afirmación, cierta o no: la oye toda la mesa; «di» solo, para la lista de lo que puedes decir
ask-chat = chat, escribe, escribir
    .help = «chat» y una frase tuya para toda la mesa
say-nothing = Ahora no hay nada que decir.
say-which = Puedes decir:
say-near = Aún no lo has dicho. ¿Querías decir:
say-chat = Chat: «{ $text }»
chat-what = Escribe «chat» y lo que quieras decir.
claim-words-laugh = jaja risa
claim-words-well-played = bien jugado
claim-words-hurry = deprisa prisa date venga
claim-words-no-hurry = sin prisa tranquilo tranquila
claim-words-forced = no tenía otra
ask-help = ayuda, preguntas, qué puedo decir, help
    .help = esta lista

ask-rules = reglas, regla, rules
    .help = «reglas» y una palabra: las reglas que la nombran; «reglas» solo: de qué tratan
ask-log = registro, historial, log
    .help = «registro» y unas palabras: lo que pasó con ellas, lo último
ask-seats = orden, orden de turnos, order
    .help = quién está en la mesa, por orden de turnos
seats-order = Por orden de turnos: { $names }.
ask-claims = dichos, qué se ha dicho, quién dijo qué, claims
    .help = lo que ha dicho cada cual
rules-sections = Escribe «reglas» y una palabra. Las reglas tratan de: { $titles }.
rules-none = Ninguna regla habla de «{ $text }».
nothing-said = Nadie ha dicho nada todavía.

help-move = Una jugada en palabras, como «{ $choice }», o escrita: { $notation }
help-line = { $words }: { $help }
not-understood = «{ $text }» no es una jugada que puedas hacer ahora, ni una pregunta. «ayuda» da la lista de preguntas; las más parecidas:
not-now = Ahora no tienes nada que elegir.
did-you-mean = ¿Querías decir: { $choice }?
which-one = { $count ->
    [one] Solo de una manera:
   *[other] ¿Cuál de las { $count }?
}
you-can = { $count ->
    [one] Puedes hacer una cosa:
   *[other] Puedes hacer { $count } cosas:
}
several = { $name }: { $count } maneras
no-such-choice = «{ $text }» no es nada que puedas hacer ahora.
nothing-happened = No ha pasado nada desde entonces.
nothing-to-tell = No hay nada que contar.
nowhere = No hay ningún «{ $what }» en la mesa.
turn-yours = Te toca.
turn-of = Le toca a { $name }.
undone = { $name } deshace una jugada.
    .own = Deshaces una jugada.
why-what = Escribe «por qué no» y la jugada que te gustaría hacer.
why-of = { $choice }: { $reason }
list-and = { $some } { $sound ->
    [i] e
   *[other] y
} { $last }
yes = sí
no = no
you = tú
plain-hidden = boca abajo
why-unknown = «{ $text }» no es ninguna jugada que puedas intentar ahora.
nearest = Así como lo has escrito, no. Lo más parecido:
