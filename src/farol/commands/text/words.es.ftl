## farol menu
welcome = Una mesa para juegos con secretos.
games = Juegos
seats = de { $low } a { $high } jugadores
commands = Qué puedes hacer
command-serve = Abrir la mesa en este equipo
command-party = Abrirla para toda la red, con un código que escanear
command-play = Jugar en esta terminal
command-verify = Comprobar que nadie amañó los dados y mazos de una partida
command-rules = Leer las reglas numeradas de un juego
command-demo = Ver una partida al azar en notación
command-score = Puntuar tableros jugados con cartón
command-bench = Medir la velocidad de las reglas aquí
command-new-game = Empezar un juego tuyo
command-help = Todo, con todas las opciones

## farol rules
no-rule = Ninguna regla contiene «{ $text }».
reconstructed = * El texto del reglamento no lo decide; es nuestra lectura.

## farol and farol party
port-taken = El puerto { $wanted } está ocupado; este es el { $port }.
open-at = Farol está abierto en { $address }
scan = Escanea esto o ve a { $address } (código { $code })
how-to-close = Ctrl-C lo cierra; no se pierde nada.

## farol verify
verified-game = { $game }, { $seats } asientos: { $decisions } decisiones; se deshizo { $undone ->
    [one] 1 vez
   *[other] { $undone } veces
}.
verified-chance = Los { $outcomes } resultados del azar se siguen de los dos secretos y de las sales de todos los asientos.
verified-salts = { $salted } de { $people } personas pusieron una sal desde su navegador; las demás salen del segundo secreto.
verified-withheld = El navegador de { $name } prometió una sal y no la abrió a tiempo.
verified-seal = El sello es el que anotaste: { $seal }.
verified-seal-unknown = El sello es { $seal }. Compáralo con el que mostró la página durante la partida: sin eso, puede ser el registro de otra partida.
verified-nameless = Alguien hizo borrar su nombre: el sello, que abarca los nombres, se fue con él. Aun así, los dados salen del secreto.
verified-history = La partida entera es la que anotaste: { $history }.
verified-history-unknown = El número de la partida entera es { $history }. Compáralo con la hoja final: sin eso, alguien puede haber cambiado lo que decidió la gente.

## farol new-game
new-game-written = { $folder } contiene un juego que ya funciona. Ahora:
new-game-kind = ¿Con qué empieza? (1)
new-game-cards = cartas: manos, una pila y bazas
new-game-tiles = fichas: una bolsa, atriles y un tablero donde ponerlas
new-game-board = tablero: piedras en casillas, nada oculto
new-game-next = Sus reglas son ejemplos. Cada prueba que falla dice cuál hay que sustituir; docs/adding-a-game.md cuenta lo demás.

## farol check-game
no-tests = No se ha comprobado si cada regla tiene su prueba: indica la carpeta de pruebas con --tests.
first-things = Lo que falla en state, view o code explica buena parte del resto: arréglalo primero.
fit = { $game } supera las { $checks } comprobaciones.
unfit = { $game } no supera { $failed } de { $checks } comprobaciones.
migrate-target = «{ $target }» no es la dirección de una base de datos; empieza por postgresql://.
migrated = { $rows ->
    [one] Se ha copiado una fila y se ha comparado con el archivo.
   *[other] Se han copiado { $rows } filas y se han comparado con el archivo.
}

## farol ratings
ratings-file = No existe el archivo { $file }.
ratings-rebuilt = { $games ->
    [one] Se ha vuelto a leer una partida y se ha puntuado a todos con ella.
   *[other] Se han vuelto a leer { $games } partidas y se ha puntuado a todos con ellas.
}
ratings-none = Nadie tiene puntuación todavía.
ratings-games = partidas
ratings-won = ganadas
ratings-guessing = aún incierta

## farol worker
worker-servers = ¿Para qué servidores? Indica sus direcciones, por ejemplo http://10.0.0.3:8420.
working = { $count ->
    [one] Aquí piensa un proceso por los bots.
   *[other] Aquí piensan { $count } procesos por los bots.
}

table-unknown = No hay ninguna mesa con ese código.
table-free = Ningún servidor la tiene: la toma el primero al que se la pidan.
table-log = Sus líneas del registro llevan table={ $number }.
node-dead = que ya no vive
node-unknown = Ningún servidor activo se llama { $node }.
node-told = { $count ->
    [one] Un servidor lo aplicará en un segundo.
   *[other] { $count } servidores lo aplicarán en un segundo.
}
nodes-database = Indica la base de datos que comparten los servidores: --data postgresql://…

## farol moderator, people, tables, prune, notice
moderator-reason = Nombrado en la máquina del servidor.
moderator-reports = { $count ->
    [0] No hay denuncias abiertas.
    [one] Una denuncia abierta.
   *[other] { $count } denuncias abiertas.
}
moderator-log = El registro tiene { $entries } entradas y está como se escribió; la última es { $fingerprint }.
moderator-forged = El registro no está como se escribió a partir de la entrada { $entries }.
people-number = Di quién con su número; `farol people` los muestra.
people-unknown = No hay nadie con el número { $number }.
people-exported = Todo lo que se guarda de esa persona está en { $file }.
people-deleted = El servidor borra a { $name } en menos de un cuarto de minuto, o cuando arranque. Sus partidas quedan, sin el nombre.
notice-hours = --hours es más de 0.
prune-days = --days es 1 o más.
prune-would = Se borrarían { $tables } partidas acabadas y { $reports } denuncias cerradas. No se ha borrado nada.
pruned = Se han borrado { $tables } partidas acabadas y { $reports } denuncias cerradas.
notice-shown = Todo el mundo lo lee en menos de un cuarto de minuto.
notice-ended = Ya no hay ningún aviso.
house-read = { $names } nombres reservados; páginas: { $pages }. Todo el mundo las ve en menos de un cuarto de minuto.
