table-opening = Encendiendo el farol…
table-skip = Todas mis opciones en una lista (L)
table-tools = Herramientas de la mesa
table-turn = Juega { $name }
table-chance = Repartiendo
table-over = La partida ha terminado
table-forced = No había otra cosa que hacer. { $deed }
table-paused = En pausa
table-result = Resultado
table-this = Esta mesa, { $code }
table-screen = Pantalla grande
table-stand = Que un bot juegue por mí
table-return = Recuperar mi asiento
table-pause = Pausa
table-resume = Seguir
table-people = Quién juega en esta mesa
table-give = Dar el asiento a un bot
table-resign = Irme del todo
table-resign-sure = ¿Seguro? Un bot seguirá hasta el final.
table-stand-level = El bot que juega por mí
table-leave-help = Puedes irte cuando quieras. La mesa te espera en «Mis mesas».
log-title = Diario y charla
log-and-chat =
    { $unread ->
        [0] Diario y charla
        [one] Diario y charla, una línea nueva
       *[other] Diario y charla, { $unread } líneas nuevas
    }
log-empty = Aún no ha pasado nada.
log-undone = Se ha deshecho la última jugada.
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo…
chat-send = Enviar
notes-write = Apunta algo…
notes-private = Solo tú las ves: quién miente, qué has visto, qué planeas.
offline = Sin conexión.
offline-saved = Todo está guardado; Farol sigue intentándolo.
offline-pending = Tu jugada se enviará en cuanto vuelva la línea.
curtain = Telón
curtain-title = Ahora { $name }
curtain-text = Pasa el dispositivo a { $name }. Nadie más mira.
curtain-open = Soy { $name }
hint-thinking = Pensando…
hint-why = ¿Por qué?
hint-odds = Barras: cuánto lo ha mirado el bot. Números: lo bueno que le parece.
hint-fair = El bot ({ $level }) solo sabe lo que tú ves.
hint-play = Jugarlo
choices-title =
    { $count ->
        [0] Tus opciones
        [one] Tu única opción
       *[other] Tus { $count } opciones
    }
choices-none = No es tu turno, así que no hay nada que elegir.
text-board = El tablero en palabras
proposal =
    { $wish ->
        [undo] { $name } querría deshacer la última jugada. ¿Te parece bien?
       *[pause] { $name } querría hacer una pausa. ¿Te parece bien?
    }
proposal-waiting = Esperando a los demás…
free-seats =
    { $count ->
        [one] Un bot juega por alguien que se fue.
       *[other] Hay bots que juegan por gente que se fue.
    }
free-take = Ocupar el asiento de { $name }
gone-title = Aquí no hay ninguna mesa { $code }.
gone-text = Quizá haya una letra mal, o el enlace era para otra persona.
gone-enter = Entrar
screen-join = Entrar en esta mesa
screen-qr = Código QR con el enlace a esta mesa
screen-watchers =
    { $count ->
        [one] uno mira
       *[other] { $count } miran
    }
lobby-waiting =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
lobby-ready = Ya estamos todos.
lobby-who = Quién se sienta dónde
lobby-open = asiento libre
lobby-host = anfitrión
lobby-sit = Sentarme aquí
lobby-sit-too = Otra persona en este dispositivo
lobby-stand = Levantarme
lobby-bot = Bot
lobby-level = Nivel de { $name }
lobby-free = Liberar el asiento
lobby-fill = Llenar con bots
lobby-start = Repartir
lobby-host-starts = El anfitrión empieza la partida.
lobby-invite = Ven a jugar
lobby-invite-text = Escanea la imagen, o escribe el código en la primera página de Farol.
lobby-copy = Copiar el enlace
lobby-copied = El enlace está en el portapapeles.
end-winners =
    { $count ->
        [one] Gana { $names }
       *[other] { $names } comparten la victoria
    }
end-place = { $place }.º { $name }
end-sources = De dónde salió
end-total = Total
end-rematch = Revancha
end-rematch-join = Ir a la revancha
end-rematch-open = Hay una revancha abierta.
end-replay = Repetición
end-save = Guardar partida
end-seal = Cada barajada quedó sellada antes de la partida. Sello { $seal }
