# Respuestas a: ¿por qué no puedo?

allowed = Puedes.
not-your-turn = No es el turno del asiento { $seat }.
chosen-already = Ya has elegido; deshazlo para elegir otra cosa.
not-now = Ahora nadie puede jugar.
a-bot-plays = Un bot juega por este asiento; vuelve a él primero.
no-action = Eso no es una acción de este juego.
