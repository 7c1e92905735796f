## The page that `farol` alone shows
welcome = Una mesa para juegos con secretos.
games = Juegos
seats = de { $low } a { $high } jugadores
commands = Qué puedes hacer
command-rules = Leer las reglas numeradas de un juego
command-demo = Ver una partida al azar en notación
command-score = Puntuar tableros jugados con cartón
command-bench = Medir la velocidad de las reglas aquí
command-help = Todo, con todas las opciones

## farol rules
no-rule = Ninguna regla contiene «{ $text }».
reconstructed = * El texto del reglamento no lo decide; es nuestra lectura.
