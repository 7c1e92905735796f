# Both ways of playing
list-and = { $some } { $sound ->
    [i] e
   *[other] y
} { $last }
yes = sí
no = no
plain-hidden = boca abajo
you = tú
seat-open = asiento libre
seat-bot = bot, { $level }
level-random = al azar
level-novice = principiante
level-regular = normal
level-expert = experto
level-master = maestro
level-learned = autodidacta
seat-away = ausente
seat-stands-in = juega un bot en su lugar
seat-stands-in-since = un bot juega por esta persona desde { $time }
seat-removed = se le ha echado de la partida
table-code = Mesa { $code }
table-at = Los demás se unen con: farol play { $code } --at { $address }
table-link = En un navegador: { $link }
lobby-waiting = { $count ->
    [0] Ya están todos.
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
lobby-host = Ya están todos: empieza cuando quieras.
lobby-guest = Ya están todos: el anfitrión empieza la partida.
came = { $name } se sienta.
went = { $name } se ha ido.
back-again = { $name } ha vuelto.
paused = La mesa está en pausa.
goes-on = La mesa sigue.
pinned = La mesa no puede seguir: { $reason }
lost-connection = Se ha perdido la conexión; se vuelve a intentar.
has-connection = Conectado de nuevo.
server-stops = El servidor se detiene; todo está guardado. Se vuelve a intentar.
undone = { $name } deshace una jugada.
    .own = Deshaces una jugada.
practice = Desde ahora la partida es de práctica: el resultado no cuenta.
in-group = { $group }: elige, o vuelve con Escape
your-turn = Te toca: { $status }
choice-at = ({ $at } de { $of })
turn-of = { $name }: { $status }
chosen-waiting = Ya has elegido; falta por elegir: { $names }.
has-chosen = { $name } ya ha elegido.
chooses-anew = { $name } vuelve a elegir.
you-chose = Tu elección, que nadie más ve todavía: { $choice }
watching = Estás mirando.
clock-left = { $name }: quedan { $time }
chat-line = { $name }: «{ $text }»
proposal = { $wish ->
    [undo] { $name } quiere deshacer una jugada: { $why }
    [pause] { $name } quiere hacer una pausa: { $why }
    [kick] Se propone que un bot juegue por { $name }: { $why }
   *[other] { $name } quiere sentarse: { $why }
}
proposal-vote = ¿Te parece bien?
proposal-waits = Falta la respuesta de { $names }.
hint-thinks = Un bot lo está pensando…
hint-says = Un bot ({ $level }) haría esto: { $choice }
why-allowed = Nada lo impide.
why-rule = { $rule }: { $sentence }
refused = { $code ->
    [stale] La partida ya había avanzado.
    [turn] No es tu turno.
    [seat] Ese asiento no es tuyo.
    [host] Solo puede hacerlo el anfitrión.
    [status] Ahora no es posible.
    [limit] Demasiado rápido: espera unos segundos y prueba otra vez.
    [bot] El bot no ha podido responder.
    [learned] Aquí ninguna red ha aprendido este juego con tantos asientos: elige otro bot.
    [server] Algo ha fallado en el servidor.
   *[other] { $sentence }
}
how-to-leave = Con Ctrl+C no sales: pulsa q.
nothing-to-undo = No hay nada que deshacer.
undo-why = Los demás tienen que estar de acuerdo: { $why }
undo-practice = No hay nadie a quien pedírselo. Si la deshaces, la partida será de práctica hasta el final.
note-is = Tu nota: { $text }
note-none = No tienes ninguna nota.
note-kept = Tu nota está guardada.
over = La partida ha terminado.
place-line = { $place }. { $name }: { $score }
end-winners = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
}
end-sources = De dónde salen los puntos
end-total = Total
no-sheet = Todavía no hay hoja de puntos.
rematch-ready = Los mismos juegan otra vez en { $code }.
recap-nothing = No ha pasado nada desde tu última jugada.
no-rule-found = Ninguna regla dice eso.
no-choice = Ahora no hay nada que elegir.
group-count = { $name }: { $count } opciones
explanation-of = { $name }, jugada { $version }

# What is said in pictures
talk-value = { $value ->
    [off] Nadie
    [game] Las personas, y los bots si hablar es parte del juego
   *[lively] Todo el mundo, también los bots
}
talk-now = { $value ->
    [off] Desde ahora nadie usa frases rápidas en esta mesa.
    [game] Usan frases rápidas las personas, y los bots si hablar es parte del juego.
   *[lively] Usa frases rápidas todo el mundo, también los bots.
}
talk-help = Lo oye toda la mesa. No tiene por qué ser verdad.

# What can be done about a table
offer-start = Repartir: empieza la partida
offer-fill = Bots en todos los asientos libres
offer-sit = Sentarme en el asiento { $seat }
offer-sit-too = Asiento { $seat }
offer-one-more = Otra persona en esta terminal
offer-take = Ocupar el asiento de { $name }
offer-ask = Pedir el asiento de { $name }
offer-stand-up = Levantarme del asiento { $seat }
offer-seat = Asiento { $seat }
offer-bot = Bot, { $level }
offer-free = Liberar el asiento
offer-all-bots = El nivel de todos los bots
offer-count = Cuántos asientos
offer-options = Opciones del juego
offer-option = { $name }: { $value }
offer-pass-ahead = Este turno no: deja pasar todo
offer-pause = Pausa
offer-resume = Seguir
offer-stand-in = Que un bot juegue por mí
offer-return = Recuperar mi asiento
offer-resign = Abandonar la partida; un bot seguirá hasta el final
offer-cover = Que un bot juegue por { $name }, que no está; el asiento sigue siendo suyo
offer-kick = Echar a { $name } de la partida: el asiento pasa a un bot; se pregunta a los demás
offer-let-back = Dejar volver a { $name }
offer-look = Pasar la terminal a { $name }
offer-ears = A quién se oye
offer-hear = Volver a oír a { $name }
offer-deaf = No oír a { $name } en esta terminal
offer-talk = Quién usa frases rápidas
offer-mute = Silenciar a { $name } para todos
offer-unmute = Dejar hablar a { $name }
offer-mute-all = Silenciar al público
offer-unmute-all = Dejar hablar al público
offer-now = { $label } (ahora)
nothing-offered = Ahora no hay nada que elegir aquí.
done = Hecho.
no-board = Antes de repartir no hay tablero.
time-up = Se acabó el tiempo de { $name }: a partir de ahora un bot juega por esa persona.
time-up-move = Se acabó el tiempo de { $name }: un bot hace esta jugada.
bot-plays = A partir de ahora un bot juega por { $name }.
plays-again = { $name } vuelve a jugar.
removed = El anfitrión ha echado a { $name }: a partir de ahora juega un bot en su asiento.
removed-you = El anfitrión te ha echado de esta mesa. Un bot tiene tu asiento; puedes mirar.
let-back = El anfitrión ha dejado volver a { $name }.
let-back-you = El anfitrión te ha dejado volver: el asiento es tuyo otra vez.
muted = Se ha silenciado a { $name }.
unmuted = { $name } puede hablar otra vez.
seat-muted = sin voz
seat-host = anfitrión
sealed = Los dados y los mazos están sellados: { $seal }
saved = La partida está guardada en { $path }.
saved-check = Comprueba sus dados con: farol verify { $path } --seal { $seal }
nothing-to-explain = Ningún bot guardó lo que pensó.
proposal-own = Con «no» retiras la propuesta.
hand-over = Le toca a { $name }. Pasa la terminal y escribe «{ $command }»; que nadie más mire.
curtain-title = Le toca a { $name }
curtain-text = Pasa la terminal a { $name }. Que nadie más mire.
curtain-open = Soy { $name }
watchers = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
}

# Lines
plain-welcome = Farol: { $game }. Escribe «ayuda» para ver qué puedes escribir.
plain-choose = Elige con un número{ $groups ->
    [yes] , o con dos, como 2.1
   *[no] {""}
}:
plain-group = { $name }, ¿cuál? Escribe { $number }. y un número, o 0 para volver:
plain-offer = Escribe «{ $command }» y un número:
plain-not-understood = No entiendo «{ $line }». Escribe «ayuda».
plain-confirm = Escribe 1 para hacerlo.
plain-no-number = No hay ningún número { $number }.
plain-bye = Hasta la próxima. Vuelve con: farol play { $code } --at { $address }
plain-bye-own = Hasta la próxima. Vuelve con: farol play { $code }
length-short = corto
length-usual = normal
length-full = completo
length-now = { $length ->
    [short] Corto: una frase por turno.
    [full] Completo: también cómo va la partida.
   *[usual] Normal: todo lo que pasa.
}
plain-help =
    Un número elige. Además:
    Jugadas con palabras, tal como se llaman aquí; preguntas: última, cambios, turno, dónde X, jugadas, por qué no …; «preguntas» da todas las de este juego
    tablero: todo lo que sabes, en palabras
    opciones: otra vez lo que puedes hacer
    pista: qué haría un bot, y por qué
    porqué type=lay x=1 …: por qué algo no se puede
    deshacer: vuelve atrás; sí, no: vota una propuesta
    registro: todo lo que ha pasado; resumen: desde tu última jugada; longitud corto, normal o completo: cuánto se cuenta de las jugadas
    frase: di a la mesa una de las frases que hay, verdad o no; frase 1.2: la segunda de la primera
    di TEXTO: una afirmación o, si no lo es, chat; «di» solo, la lista; chat TEXTO: chat; nota TEXTO: una nota para ti; nota: leerla
    reglas TEXTO: las reglas con ese texto o número
    reloj: cuánto tiempo queda; asientos: quién se sienta dónde
    mesa: este turno no, asientos, bots, opciones, pausa, quién juega por quién, a quién se oye; mesa 1.2: hacerlo
    silenciar, bloquear, denunciar: a alguien de aquí, un nombre, una línea, cómo juega; silenciar 1: hacerlo
    mirar: la siguiente persona en esta terminal
    empezar: si abriste la mesa; revancha, repetición, repetición 12, explica, explica 12, manos 12, hoja, guardar: después del final
    salir: te vas; la mesa se queda
command-board = tablero
command-menu = opciones
command-hint = pista
command-why = porqué
command-undo = deshacer
command-yes = sí
command-no = no
command-log = registro
command-recap = resumen
command-length = longitud
command-say = di
command-chat = chat
command-claim = frase
command-note = nota
command-rules = reglas
command-clock = reloj
command-seats = asientos
command-table = mesa
command-look = mirar
command-start = empezar
command-rematch = revancha
command-replay = repetición
command-explain = explica
command-save = guardar
command-hands = manos
command-sheet = hoja
command-help = ayuda
command-quit = salir

# Pictures
title-claim = Decir algo
title-table = La mesa
title-choices = Lo que puedes hacer
title-log = Lo que ha pasado
title-seats = En la mesa
title-chat = Chat
title-note = Tu nota
title-rules = Reglas
title-board = El tablero en palabras
title-hint = Una pista
title-why = ¿Por qué no?
title-recap = Desde tu última jugada
title-end = El final
title-replay = Repetición
title-help = Teclas
key-hint = Pista
key-undo = Deshacer
key-log = Registro
key-talk = Chat
key-note = Nota
key-rules = Reglas
key-words = Palabras
key-skip = Saltar
key-recap = Resumen
key-help = Teclas
key-quit = Salir
key-start = Empezar
key-rematch = Revancha
key-sheet = Resultado
key-replay = Repetición
key-theme = Claro u oscuro
key-back = Volver
key-yes = Sí
key-no = No
key-explain = ¿Por qué lo hizo?
key-pick = Elegir
key-claim = Hablar
key-table = Mesa
key-eyes = Otra vista
key-play = Reproducir, parar
key-step = Avanzar
key-why = ¿Por qué?
key-save = Guardar
say-prompt = Di algo: Intro lo envía, Esc cierra
note-prompt = Solo lo lees tú; Escape lo guarda
rules-prompt = Busca en las reglas
wait-for = Esperando a { $name } …
wait-chance = Barajando …
showing = { $count ->
    [one] Queda una cosa por ver; espacio la salta
   *[other] Quedan { $count } cosas por ver; espacio las salta
}
picked = { $count ->
    [one] Una opción aquí; Intro la elige
   *[other] { $count } opciones aquí
}
why-not-walking = Aquí no hay nada que hacer ahora; Intro pregunta por qué, Escape termina
why-not-here = Aquí no hay nada que hacer ahora; w pregunta por qué
really-undo = ¿Deshacer de todos modos?
replay-public = Como lo vio toda la mesa
replay-at = { $at } de { $of }
too-small = Esta ventana es demasiado pequeña: al menos { $width } por { $height }.
help-text =
    Arriba, abajo     otra opción             Intro     elegirla
    Izq., Escape      a todas las opciones    Derecha   abrir un grupo
    Tab               otra cosa del tablero que puedes elegir
    Ratón             señala una carta, un lugar o una línea; otra vez para elegir
    Espacio           salta lo que se muestra    w   recorrer el tablero: ¿por qué no?
    h  pista   u  deshacer   l  registro   k  resumen   r  reglas
    b  el tablero en palabras   c  chat   v  frases rápidas   n  nota
    :  jugadas y preguntas con palabras
    a  la mesa: asientos, bots, opciones, pausa, que juegue un bot, a quién se oye, ritmo
    o  silenciar, bloquear, denunciar
    y  sí    x  no, a una propuesta    s  empezar, si abriste la mesa
    g  resultado   m  revancha   p  repetición   e  ¿por qué lo hizo?   f  guardar: al final
    t  claro u oscuro   Ctrl y flechas  otra parte del tablero
    q  salir; la mesa se queda

help-signs = En el tablero y junto a los nombres:
bubble = «{ $words }»
starting = Arranca un servidor propio.
why-nothing = Sobre eso no hay nada que decir.
walk-help = Las flechas recorren el tablero; Intro pregunta por qué ahí no, Escape lo deja
practice-short = práctica
rated-short = puntuada
rated = Esta mesa es puntuada: quien se sienta acepta que se le compare por la partida. No hay pistas.
in-league = Cuenta para la liga { $name }: quien se sienta acepta que se le compare en ella. No hay pistas.
seat-same = la misma persona que { $name }
offer-seal = El sello de esta partida
seal-is = Sello { $seal }
offer-pace = A qué ritmo se muestran las jugadas
offer-confirm = Preguntar antes de cada jugada
title-confirm = ¿Hacer esta jugada?
key-do-it = Confirmar
key-not-yet = Todavía no
key-play-hint = Jugar así
key-open = Todas las manos
title-open = Lo que cada cual ocultaba
title-type = Con palabras
key-type = Con palabras
type-prompt = Una jugada o una pregunta: Intro la envía, Esc cierra
nothing-hidden = En este juego no hay nada oculto.
scene-stays = Espacio sigue
holding = { $count ->
    [one] Queda una jugada por ver; espacio la muestra
   *[other] Quedan { $count } jugadas por ver; espacio muestra la siguiente
}
pace-value = { $value ->
    [calm] Tranquilo
    [brisk] Rápido
    [once] Al instante
    [steps] Paso a paso: espacio muestra la siguiente jugada
   *[normal] Normal
}
decimal-point = ,
worth-scale = { $scale ->
    [win] Probabilidad de ganar, hasta donde se ve:
    [points] Puntos de ventaja que se esperan sobre el mejor de los demás:
   *[weight] A primera vista, de mejor a peor:
}
seal-seat = { $name }: { $state ->
    [client] puso una sal propia
    [withheld] prometió una sal y no la abrió a tiempo
    [bot] es un bot; su sal es la del servidor
   *[none] no puso nada; la sal es la del servidor
}
seal-help =
    El servidor selló sus secretos antes de que nadie se sentara,
    y cada persona de la mesa puso algo suyo.
    De ahí salen todos los dados y mazos: comparad el sello.
    Demuestra que nadie amañó los dados, no que nadie mirara:
    quien lleva el servidor puede leer las cartas.

# The command
play-alone-needs = Para la imagen hace falta el extra «terminal»: pip install "farol[terminal]". Sin él: farol play { $what } --plain
# In place of a name that was deleted
somebody = Alguien
who-are-you = ¿Cómo te llamas en las mesas? (Intro para { $name }; se cambia con --name)

# What moderators forbid
moderated =
    { $what ->
        [banned]
            { $holds ->
                [good] Se te ha expulsado para siempre: { $reason }
               *[date] Se te ha expulsado hasta el { $date }: { $reason }
            }
        [silent]
            { $holds ->
                [good] Se te ha silenciado: { $reason }
               *[date] Se te ha silenciado hasta el { $date }: { $reason }
            }
        [closed] Un moderador ha cerrado esta mesa: { $reason }
        [network] De momento no puede venir nadie nuevo de tu red.
        [scripts] Ese nombre mezcla letras de varios alfabetos; elige otro.
        [moderators] Ese nombre se parece al de un moderador; elige otro.
        [reserved] Ese nombre está reservado; elige otro.
        [kept]
            { $holds ->
                [good] Conservas tu nombre: { $reason }
               *[date] Conservas tu nombre hasta el { $date }: { $reason }
            }
        [taken] Un moderador ha quitado ese nombre; elige otro.
        [like] Tu nombre se parece al de { $name }; elige otro.
        [double] { $name } se sienta en esta mesa; habla con otro nombre.
        [blocked] Alguien de esta mesa te ha bloqueado.
       *[other] Un moderador no lo permite: { $reason }
    }

# Contra otros
order-change =
    { $how ->
        [mute] Silenciar a { $name }
        [block] Bloquear a { $name }
       *[hear] Volver a leer a { $name }
    }
order-report =
    { $kind ->
        [line] Denunciar esta línea de { $name }: «{ $text }»
        [name] Denunciar el nombre { $name }
       *[game] Denunciar cómo juega { $name }
    }
order-done =
    { $how ->
        [mute] Ya no ves los mensajes de { $name }. Nadie más se entera.
        [block] { $name } está en silencio y no puede sentarse donde tú te sientas.
       *[hear] Vuelves a ver los mensajes de { $name }.
    }
order-reported =
    { $read ->
        [yes] Gracias. Los moderadores lo leerán.
       *[no] Gracias. Tu denuncia queda guardada para quien lleva este servidor.
    }
title-order = Silenciar, bloquear, denunciar
command-mute = silenciar
command-block = bloquear
command-report = denunciar

# Quién puede venir
table-only-here = Solo esta máquina puede abrirla. Con --host 0.0.0.0 también pueden venir otros.
