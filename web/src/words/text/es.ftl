close = Cerrar
retry = Reintentar
join = Entrar
settings = Ajustes
bar-home = Farol, al inicio
bar-language = Cambiar de idioma: switch to English
your-turn = Tu turno
status =
    { $status ->
        [lobby] reuniéndose
        [playing] en juego
        [paused] en pausa
        [over] terminada
        [pinned] apartada
       *[other] { $status }
    }
error-refused = El servidor lo ha rechazado ({ $status }).
error-unreachable = El servidor no responde.
to-home = Al inicio
back = Atrás
undo = Deshacer
hint = Pista
rules = Reglas
log = Registro
chat = Chat
yes = Sí
no = No
level =
    { $level ->
        [random] al azar
        [novice] principiante
        [regular] normal
        [expert] experto
        [master] maestro
        [learned] autodidacta
       *[other] { $level }
    }
level-bot = bot, { $level }
level-stand-in = suplente
level-stands-in = juega un bot en su lugar, { $level }
refused =
    { $code ->
        [stale] La partida ya había avanzado.
        [turn] No es tu turno.
        [seat] Ese asiento no es tuyo.
        [host] Solo puede hacerlo el anfitrión.
        [status] Ahora no es posible.
        [limit] Demasiado rápido: espera unos segundos y prueba otra vez.
        [lesson] Se podría, pero esta escena trata de otra cosa.
        [bot] El bot no ha podido responder.
        [learned] Aquí ninguna red ha aprendido este juego con tantos asientos: elige otro bot.
        [server] Algo ha fallado en el servidor.
       *[other] { $sentence }
    }
refused-wait =
    { $seconds ->
        [one] No tan deprisa: la próxima, dentro de un segundo.
       *[other] No tan deprisa: la próxima, dentro de { $seconds } segundos.
    }
somebody = Alguien
practice = Práctica
practice-help = Se ha deshecho algo que ya se había visto, así que el resultado no cuenta.
newer = Hay un Farol más nuevo.
newer-take = Recargar
