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
notes = Notas
yes = Sí
no = No
level =
    { $level ->
        [random] juega cualquier cosa
        [novice] principiante
        [regular] normal
        [expert] experto
        [master] maestro
       *[other] { $level }
    }
refused =
    { $why ->
        [stale] La partida ya había avanzado.
        [turn] No es tu turno.
        [seat] Ese asiento no es tuyo.
        [host] Solo puede hacerlo el anfitrión.
        [status] Ahora no es posible.
        [limit] Demasiado rápido: espera unos segundos y prueba otra vez.
        [bot] El bot no ha podido responder.
        [server] Algo ha fallado en el servidor.
       *[other] { $sentence }
    }
lost-title = Aquí no hay luz
lost-text = Esta dirección no lleva a ningún sitio. Quizá falte una letra.
device = Otro dispositivo tuyo
device-text = Tu nombre y tus asientos van contigo; este dispositivo también los conserva.
device-make = Crear un enlace
device-qr = Código QR con el enlace para tu otro dispositivo
device-once =
    { $minutes ->
        [one] Escanéalo con el otro dispositivo. Sirve una sola vez, durante un minuto.
       *[other] Escanéalo con el otro dispositivo. Sirve una sola vez, durante { $minutes } minutos.
    }
claim-waiting = Trayendo tus asientos a este dispositivo…
claim-done = Este dispositivo también es tuyo, { $name }.
replays-open = Mesas abiertas
replays-done = Partidas terminadas
replays-none = Aún no hay partidas terminadas.
