## farol menu
welcome = Una mesa para juegos con secretos.
games = Juegos
seats = de { $low } a { $high } jugadores
commands = Qué puedes hacer
command-serve = Abrir la mesa en este equipo
command-party = Abrirla para toda la red, con un código que escanear
command-verify = Comprobar que nadie amañó los dados y mazos de una partida
command-rules = Leer las reglas numeradas de un juego
command-demo = Ver una partida al azar en notación
command-score = Puntuar tableros jugados con cartón
command-bench = Medir la velocidad de las reglas aquí
command-help = Todo, con todas las opciones

## farol rules
no-rule = Ninguna regla contiene «{ $text }».
reconstructed = * El texto del reglamento no lo decide; es nuestra lectura.

## farol and farol party
port-taken = El puerto { $wanted } está ocupado; este es el { $port }.
open-at = Farol está abierto en { $address }
scan = Escanea esto o ve a { $address }
how-to-close = Ctrl-C lo cierra; no se pierde nada.

## farol verify
verified-game = { $game }, { $seats } asientos: { $decisions } decisiones, { $undone } veces deshecho.
verified-chance = Los { $outcomes } resultados del azar se siguen del secreto.
verified-secret = El secreto es el que se comprometió antes del primer reparto.
verified-over = La partida se jugó hasta el final.
verified-not-over = La partida no se jugó hasta el final.
