close = Cerrar
retry = Reintentar
join = Entrar
settings = Ajustes
replays = Repeticiones
bar-home = Farol, a la primera página
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
to-home = A la primera página
back = Atrás
undo = Deshacer
hint = Consejo
rules = Reglas
log = Diario
chat = Charla
yes = Sí
no = No
level =
    { $level ->
        [random] juega cualquier cosa
        [easy] fácil
        [normal] normal
        [hard] difícil
       *[other] { $level }
    }
refused =
    { $why ->
        [stale] La partida ya había avanzado.
        [turn] No es tu turno.
        [seat] Ese asiento no es tuyo.
        [host] Solo puede hacerlo el anfitrión.
        [status] Ahora no es posible.
        [limit] Demasiado o demasiado seguido; respira.
        [bot] El bot no ha podido responder.
        [server] Algo ha fallado en el servidor.
       *[other] { $sentence }
    }
lost-title = Aquí no hay luz
lost-text = Esta dirección no lleva a ningún sitio. Quizá falte una letra.
claim-waiting = Trayendo tus asientos a este dispositivo…
claim-done = Este dispositivo también es tuyo, { $name }.
replays-open = Mesas abiertas
replays-done = Partidas terminadas
replays-none = Aún no hay partidas terminadas.
