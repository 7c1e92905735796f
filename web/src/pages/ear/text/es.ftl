scene = Lo que ha pasado
ear-first = Cómo jugar
ear-title = Jugar escuchando
ear-guide = Guía para jugadores ciegos
ear-input = Una jugada o una pregunta
ear-send = Enviar
ear-said = Lo que se ha dicho
ear-questions = Preguntas y cómo escuchar
ear-again = Repítelo
ear-last = Última jugada
ear-changes = Desde mi turno
ear-hand = Mi mano
ear-score = Puntuación
ear-board = Todo el tablero
ear-help = Qué funciona aquí
ear-earlier = Línea anterior
ear-later = Línea siguiente
ear-slower = Más despacio
ear-quicker = Más deprisa
ear-length = Cuánto se dice (F2)
ear-mine-on = Desde ahora solo oyes lo que te afecta.
ear-mine-off = Desde ahora lo oyes todo.
ear-answer = Respuesta
ear-picture = La imagen, para quien esté a tu lado
ear-back = Volver a la lista anterior
ear-several = { $name }: { $count } maneras
ear-list-changed = La lista ha cambiado
ear-confirm = Con 1 e Intro se hace.
ear-no-number = En la lista no hay ningún número { $number }.
ear-moment = Un momento.
ear-unread = Eso aún no se ha podido leer. Escríbelo otra vez dentro de un momento.
ear-no-ending = Nada de lo que se puede decir aquí continúa así.
ear-no-line = No hay más líneas.
ear-choices =
    { $count ->
        [0] { "" }
        [one] Una opción
       *[other] { $count } opciones
    }
ear-claim = { $name } dice: «{ $words }»
    .own = Dices: «{ $words }»
    .mine = { $name } dice de ti: «{ $words }»
ear-welcome = { $game }, { $progress }.
# Lo que preguntan los botones; el servidor entiende estas palabras.
ear-ask-last = último
ear-ask-changes = cambios
ear-ask-hand = mano
ear-ask-score = puntos
ear-ask-board = tablero
ear-ask-help = ayuda
# Lo que se puede escribir, con comas entre palabras que significan lo mismo.
ear-type-again = otra vez, repite, repetir
ear-type-slower = más despacio, despacio
ear-type-quicker = más deprisa, deprisa
ear-type-length = longitud, cuánto se dice
ear-type-short = corto
ear-type-usual = normal
ear-type-full = completo, largo
ear-type-mine = solo yo, solo lo mío
ear-type-undo = deshacer
ear-type-back = atrás, volver
ear-type-order = orden, personas
ear-type-mute = silenciar
ear-type-block = bloquear
ear-type-report = denunciar
ear-walk = Recorrer el tablero
ear-walk-help = Las flechas te mueven, Intro hace lo que se pueda allí, la barra espaciadora repite el lugar, Av Pág y Re Pág van a otras partes del tablero e Inicio al primer lugar. Escape vuelve a la línea, y también cualquier cosa que escribas.
ear-walk-edge = No hay nada más por ahí.
ear-walk-nothing = Ahora no se puede hacer nada aquí.
ear-walk-sure = Intro otra vez lo hace.
ear-place-empty = nada
ear-place-choices =
    { $count ->
        [one] Una opción aquí
       *[other] { $count } opciones aquí
    }
ear-way-left = izquierda { $near }
ear-way-right = derecha { $near }
ear-way-up = arriba { $near }
ear-way-down = abajo { $near }
ear-type-walk = recorrer, tablero con flechas
ear-type-at = en, ir
ear-help-number = Un número e Intro elige de la lista; 0 e Intro vuelve a la lista anterior.
ear-help-words = Todo lo demás es una jugada o una pregunta en palabras: «ayuda» enumera las preguntas de este juego, «opciones» lo que puedes hacer.
ear-help-empty = Intro sin escribir nada sigue adelante, o repite lo que se te pide.
ear-help-walk = «recorrer» va al tablero, donde las flechas pasan de un lugar a otro e Intro hace lo que se pueda allí; «en 6,1» o «en» con el nombre de un lugar va directo.
ear-help-arrows = Sin nada escrito, las flechas arriba y abajo recorren lo ocurrido línea a línea.
ear-help-right = La flecha derecha al final de lo escrito lo completa.
ear-help-escape = Escape borra la línea o vuelve a la lista anterior.
ear-help-commands = También puedes escribir: otra vez, más despacio, más deprisa, corto, normal, completo (o F2), solo yo, deshacer, atrás; contra otros: silenciar, bloquear, denunciar.
setting-ear = Jugar escuchando
    .help = La mesa en palabras, jugadas escritas o elegidas en listas cortas, y se dice todo lo que pasa.
setting-mineOnly = Decir solo lo que me afecta
    .help = Mis resultados, lo que me hacen y lo que cambia las cosas para todos.
