learn-none = Este juego aún no tiene lecciones. Sus reglas son breves:
