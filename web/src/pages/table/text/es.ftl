notes = Notas
replay-why = ¿Por qué esta jugada?
replay-why-title = Por qué { $name } jugó así
learn-coach = Lección
learn-next = Siguiente
learn-scene = Escena { $number } de { $of }
learn-progress = Avance de la lección
learn-show = Hazlo por mí
learn-over = No necesitas más. Lo demás se aprende jugando, y Farol siempre dice qué puedes elegir.
learn-again = Otra vez
party-free =
    { $count ->
        [one] Un bot te guarda el asiento.
       *[other] Los bots te guardan asientos.
    }
party-watch = Todos los asientos están ocupados. Miras esta partida y te sientas primero en la siguiente.
table = La mesa
table-opening = Encendiendo el farol…
explain-mode = Explicaciones: las flechas recorren el tablero, Escape las cierra
table-skip = Todas mis opciones en una lista (L)
table-tools = Herramientas de la mesa
table-turn = Juega { $name }
table-turn-for = Un bot juega por { $name }
table-you = Juegas tú
table-scene = A ver…
table-chosen = Ya has elegido
table-waiting-for =
    { $count ->
        [one] Falta { $names }
       *[other] Faltan { $names }
    }
table-change-mind = Cambiar
table-pass-ahead = Este turno no
log-before = Ver lo anterior
seat-change =
    { $kind ->
        [stands-in] A partir de ahora un bot juega por { $name }.
        [covered] { $name } no está: juega un bot en su lugar. El asiento sigue siendo suyo.
        [back] { $name } vuelve a jugar.
        [left] { $name } ha abandonado la partida: sigue un bot.
        [removed] El anfitrión ha echado a { $name }: a partir de ahora juega un bot en su asiento.
        [let-back] El anfitrión ha dejado volver a { $name }.
       *[taken] { $name } se sienta y sigue jugando.
    }
own-stands-in = Un bot juega por ti.
own-stands-in-since = Un bot juega por ti desde { $time }.
removed-you = El anfitrión te ha echado de esta mesa. Un bot tiene tu asiento; puedes mirar.
table-chance = Repartiendo
table-over = La partida ha terminado
recap = Desde tu turno
recap-watching = Últimos turnos
recap-count =
    { $count ->
        [0] No ha pasado nada desde tu turno
        [one] Un turno desde el tuyo
       *[other] { $count } turnos desde el tuyo
    }
recap-none = Todavía nada.
recap-silent = Nada que se vea
recap-again = verlo otra vez
feast-won = ¡Has ganado!
feast-lost = Bien jugado. La próxima puede ser la tuya.
feast-watched = Un aplauso para todos.
feast-sheet = Ver el resultado
go-on = Seguir
turn-card = Darle la vuelta
next-move = Siguiente jugada
table-forced = No había otra opción. { $deed }
table-paused = En pausa
table-paused-text = No se pierde nada y ningún reloj corre. Cualquiera de los que juegan puede seguir.
table-paused-watching = Quienes juegan seguirán cuando quieran.
table-result = Resultado
table-menu = Menú de la mesa
table-this = Esta mesa, { $code }
table-screen = Pantalla grande
table-stand = Que un bot juegue por mí
table-return = Recuperar mi asiento
table-pause = Pausa
table-mute = Silenciar a los espectadores
table-unmute = Dejar hablar a los espectadores
chat-muted = En esta mesa solo habla quien está sentado.
table-resume = Seguir
table-people = Quién juega en esta mesa
table-cover = Que juegue un bot mientras
table-remove = Echar…
table-remove-text = ¿Echar a { $name } de la partida? El asiento pasa a un bot y { $name } solo podrá mirar. Puedes deshacerlo mientras no se siente otra persona.
table-remove-asks = Antes se pregunta a los demás.
table-remove-sure = Echar a { $name }
table-let-back = Dejar volver a { $name }
seat-state =
    { $state ->
        [here] está aquí
        [away] no está
        [standing] un bot juega en su lugar
        [removed] se le ha echado de la partida
       *[resigned] se ha ido del todo
    }
seat-same = la misma persona que { $name }
seat-since = desde { $time }
table-resign = Abandonar la partida
table-resign-sure = ¿Seguro? Un bot seguirá hasta el final.
table-stand-level = El bot que juega por mí
table-leave-help = Puedes irte cuando quieras. La mesa te espera en «Mis mesas».
log-title = Registro y chat
log-and-chat =
    { $unread ->
        [0] Registro y chat
        [one] Registro y chat, una línea nueva
       *[other] Registro y chat, { $unread } líneas nuevas
    }
log-earlier = Antes
log-more =
    { $count ->
        [one] una línea más
       *[other] { $count } líneas más
    }
log-less = menos líneas
log-empty = Aún no ha pasado nada.
log-undone = Se ha deshecho la última jugada.
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo…
chat-send = Enviar
notes-write = Apunta algo…
notes-private = Solo tú las ves: qué has visto, qué planeas{ $doubts ->
        [yes] , quién miente
       *[no] {""}
    }.
offline = Sin conexión.
offline-saved = Todo está guardado; Farol sigue intentándolo.
offline-pending = Tu jugada se enviará en cuanto vuelva la línea.
curtain = Telón
curtain-title = Ahora { $name }
curtain-text = Pasa el dispositivo a { $name }. Nadie más mira.
curtain-open = Soy { $name }
hint-thinking = Pensando…
hint-fair = Lo dice un bot experto, que solo sabe lo que tú ves.
hint-stale = La partida ha seguido: esto era para una posición anterior.
close-esc = Cerrar (Esc)
why-line = ¿Por qué hizo eso { $name }?
why-untold = No hay nada que decir a su favor.
why-hidden = Depende de lo que solo ellos saben. Al final lo cuentan.
why-more = ¿Por qué?
why-others = ¿Qué más?
why-others-past = ¿Qué más había?
why-played = jugada
why-first = recomendada
why-recalling = Buscándolo…
why-unknown = No se guardó qué se pensó ahí.
worth-win = Probabilidad de ganar, hasta donde se ve.
worth-points = Puntos de ventaja que se esperan sobre el mejor de los demás.
worth-weight = A primera vista: cuanto más larga la barra, mejor pinta.
worth-percent = { $percent } %
worth-lead = { $sign ->
    [more] +{ $points }
    [less] −{ $points }
   *[even] ±0
}
worth-equal = { $worth } casi igual
beliefs = Lo que el bot piensa de los demás
belief-word = { $word ->
    [surely] seguro
    [probably] probable
   *[open] por ver
}
hint-play = Jugar así
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
        [kick] El anfitrión querría echar a { $name } de la partida y dar su asiento a un bot. ¿Te parece bien?
        [sit] { $guest } querría ocupar el asiento de { $name }, con todo lo que se ve desde él. ¿Te parece bien?
       *[pause] { $name } querría hacer una pausa. ¿Te parece bien?
    }
proposal-own =
    { $wish ->
        [undo] Has pedido deshacer la última jugada.
        [kick] Has pedido echar a { $name }.
       *[pause] Has pedido una pausa.
    }
proposal-waiting = Esperando a { $names }…
proposal-away =
    { $count ->
        [one] { $names } no está y tiene que volver para responder.
       *[other] { $names } no están y tienen que volver para responder.
    }
proposal-withdraw = Déjalo
practice-title = ¿Deshacer para practicar?
practice-text = Desde esa jugada se ha visto, robado o tirado algo, o ha jugado otro. Puedes deshacerla, pero entonces esta partida será solo de práctica: ni su resultado ni sus récords cuentan.
practice-yes = Deshacer
practice-no = Seguir jugando
free-seats =
    { $count ->
        [one] Un bot juega en un asiento que se puede ocupar.
       *[other] Hay bots en asientos que se pueden ocupar.
    }
free-ask = Pedir el asiento de { $name }
free-take = Ocupar el asiento de { $name }
gone-title = Aquí no hay ninguna mesa { $code }.
gone-text = Quizá el código tenga un error, o el enlace era para otra persona.
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
ask-move = ¿Haces esta jugada?
ask-move-yes = Confirmar
ask-move-no = Todavía no
end-place = { $place }.º: { $name }
end-sources = De dónde salen los puntos
end-total = Total
end-rematch = Revancha
end-rematch-join = Ir a la revancha
end-rematch-open = Hay una revancha abierta.
end-replay = Repetición
end-save = Guardar partida
end-share = Compartir imagen
end-share-failed = No se ha podido compartir la imagen.
story = Cómo fue
story-turning-start = { $name } fue por delante desde el principio.
story-turning-ahead = El momento decisivo está marcado en el gráfico: desde ahí { $name } fue siempre por delante.
story-turning-end = Lo decidió el último recuento: justo antes { $name } no iba por delante.
story-best = { $name } dio el mayor salto: { $points ->
    [one] un punto
   *[other] { $points } puntos
} de una vez.
story-deeds = Lo que lo decidió
story-said = Qué se dijo y qué era verdad
story-suspected = Quién confió o sospechó de quién
story-true = { $right ->
    [true] Verdad
   *[other] Falso
}
story-right = { $right ->
    [true] Con razón
   *[other] Sin razón
}
story-more = { $count ->
    [one] Uno más
   *[other] { $count } más
}
end-seal = Sello { $seal }, partida entera { $history }
check-dice = Comprobar el azar
check-dice-good = { $outcomes } resultados se siguen de lo que se selló antes de repartir{ $mine ->
    [0] .
   *[other] , y lo que puso este navegador forma parte de ello.
  } Si cada mazo tenía las cartas debidas lo dice «farol verify».
end-seal-nameless = Alguien hizo borrar su nombre. El sello de esta partida abarcaba los nombres y se fue con él.
check-dice-bad = Algo no cuadra: { $problem ->
    [secret] el secreto del servidor no es el que selló.
    [bots] el segundo secreto del servidor no es el que selló.
    [seats] el registro no dice qué puso cada asiento.
    [seat-salt] un asiento no puso lo que había prometido.
    [salt] la sal no está hecha de lo que pusieron los asientos.
    [seal] el sello no corresponde a los asientos.
    [history] el registro se cambió después de la partida.
    [noted] no es la partida cuyo sello vio este navegador.
    [mine] falta lo que puso este navegador.
    [length] el registro tiene más o menos entradas de las que se jugaron.
   *[dice] un resultado no se sigue de lo que se selló.
  }
shuffling = Barajando…
seal = El sello de esta partida
seal-short = Sello { $seal }
seal-help = El servidor selló sus secretos antes de que nadie se sentara, y cada navegador selló algo suyo antes de que se abriera nada. De ahí salen todos los dados y mazos. Toda la mesa ve el mismo sello: comparadlo y, al final, comprobad los dados.
seal-seat = { $state ->
    [browser] el navegador de esta persona puso una sal
    [withheld] el navegador prometió una sal y no la abrió a tiempo
    [bot] un bot; su sal es la del servidor
   *[none] el navegador no puso nada; la sal es la del servidor
  }
seal-limits = El sello demuestra que nadie amañó los dados. No demuestra que nadie mirara: quien lleva el servidor puede leer las cartas.
seal-doubt = Cuidado: { $doubt ->
    [server-changed] los secretos del servidor no son los que selló cuando te sentaste.
    [seal-changed] el sello no es el de antes.
   *[salt-missing] lo que puso tu navegador no forma parte del sello.
  }
plain-hidden = boca abajo
plain-card = Elige una carta.
plain-cell = Elige una casilla del tablero.
plain-chosen = ya ha elegido
clock-until = hasta el { $date }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-hours-of = Los relojes corren de { $opens } a { $closes }, según la hora de { $zone }.
next-table =
    { $count ->
        [one] Ir a { $game }, donde te toca
       *[other] Ir a { $game }; te toca en { $count } mesas
    }
next-table-short = Otra mesa ({ $count })
vacation = Vacaciones
vacation-left =
    { $days ->
        [0] Ya no te quedan vacaciones en esta mesa.
        [one] Te queda un día de vacaciones en esta mesa. Tu reloj se para mientras no estás.
       *[other] Te quedan { $days } días de vacaciones en esta mesa. Tu reloj se para mientras no estás.
    }
vacation-days = Días
vacation-take = Irme de vacaciones
vacation-until = Estás de vacaciones hasta el { $date }. Tu reloj está parado; puedes jugar igualmente.
vacation-back = Ya estoy aquí
# Lo que se puede contar, y lo que una piensa de cada cual
notebook = Cuaderno
notebook-deed = { $deed } { $count }
notebook-nothing = nada todavía
notebook-left = { $left } de { $of }
notebook-tag = Qué piensas de { $name }
notebook-no-tag = ni idea
notebook-not-counting = En esta mesa cada cual recuerda por su cuenta lo que se ha jugado.
glance-at = { $name }: un vistazo
glance-asking = Echando un vistazo…
glance-closed = Prefiere guardarse sus partidas.
glance-played = { $played ->
    [0] Aún no ha terminado ninguna partida de este juego
    [one] 1 partida de este juego
   *[other] { $played } partidas de este juego
}
glance-won = { $won } de { $contested } ganadas
glance-streak = { $streak ->
    [0] sin racha ahora, la mejor de { $longest }
   *[other] { $streak } ganadas seguidas, la mejor racha { $longest }
}
glance-favourite = Favorita: { $thing }
glance-since = Juega desde { $month }
own-hours = Mis horas de juego
own-hours-text = Tu reloj corre solo en estas horas, de las que juega esta mesa; al menos la mitad. Aquí las ven todos. Una vez repartidas las cartas, ya no cambian.
own-hours-set = Jugar en estas horas
own-hours-all = Jugar a todas las horas de la mesa
own-hours-of = juega de { $opens } a { $closes } ({ $zone })

# Things one after another
list-and = { $some } { $sound ->
    [i] e
   *[other] y
} { $last }
lobby-only-here = Solo esta máquina puede abrir esta mesa: ningún otro dispositivo llega a este servidor.
lobby-bar-only-here = La dirección que ves arriba en tu navegador solo vale en esta máquina: manda este enlace.
lobby-gone = { $name } se ha ido.
lobby-listed = Esta mesa está en el tablón: quien busca lo mismo viene aquí.
