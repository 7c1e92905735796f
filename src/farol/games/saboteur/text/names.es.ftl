game = Saboteur
tagline = A cavar juntos en busca de oro. Si supieras con quién…

role-digger = buscador
role-saboteur = saboteador

tool-pickaxe = pico
tool-lamp = lámpara
tool-cart = vagoneta

card-start = comienzo
card-crossing = cruce
card-tee-side = bifurcación, cerrada a la izquierda
card-tee-flat = bifurcación, cerrada abajo
card-upright = túnel recto, vertical
card-level = túnel recto, horizontal
card-curve-es = curva, derecha y abajo
card-curve-sw = curva, izquierda y abajo
card-blocked-crossing = cruce cortado
card-blocked-tee-side = bifurcación cortada, cerrada a la izquierda
card-blocked-tee-flat = bifurcación cortada, cerrada abajo
card-blocked-upright = túnel recto cortado, vertical
card-blocked-level = túnel recto cortado, horizontal
card-blocked-curve-es = curva cortada, derecha y abajo
card-blocked-curve-sw = curva cortada, izquierda y abajo
card-stub-upright = callejón sin salida desde abajo
card-stub-level = callejón sin salida desde la izquierda
card-map = mapa
card-rockfall = derrumbe
card-break-pickaxe = pico roto
card-break-lamp = lámpara rota
card-break-cart = vagoneta rota
card-mend-pickaxe = arreglar un pico
card-mend-lamp = arreglar una lámpara
card-mend-cart = arreglar una vagoneta
card-mend-pickaxe-lamp = arreglar un pico o una lámpara
card-mend-pickaxe-cart = arreglar un pico o una vagoneta
card-mend-lamp-cart = arreglar una lámpara o una vagoneta

goal-treasure = tesoro
goal-stone-es = piedra
goal-stone-sw = piedra
goal-place-0 = destino de arriba
goal-place-1 = destino del medio
goal-place-2 = destino de abajo

winners-diggers = Los buscadores ganan la ronda.
winners-saboteurs = Los saboteadores ganan la ronda.
winners-nobody = Nadie gana la ronda.

option-require_start_connection = Los túneles crecen desde el comienzo
    .help = Desactivado: una carta puede ir junto a cualquier carta boca arriba, si los bordes casan.
option-allow_self_sabotage = Puedes romper tus propias herramientas
    .help = Desactivado: las herramientas rotas solo van delante de los demás.
option-auto_pick_gold = Cada uno se queda con el oro más alto
    .help = Activado: no se pregunta a nadie; cada buscador se queda con la carta más alta que le llega.
option-first_seat = Quién empieza
    .help = Quién juega primero en la primera ronda.
option-first_seat-0 = Por sorteo
option-first_seat-1 = Asiento A
option-first_seat-2 = Asiento B
option-first_seat-3 = Asiento C
option-first_seat-4 = Asiento D
option-first_seat-5 = Asiento E
option-first_seat-6 = Asiento F
option-first_seat-7 = Asiento G
option-first_seat-8 = Asiento H
option-first_seat-9 = Asiento I
option-first_seat-10 = Asiento J

event-first = Empieza { $seat }.
    .own = Empiezas tú.
event-role = { $seat } recibe una carta de rol.
    .known = Recibes tu carta de rol.
    .heard = { JOIN(" ", "round-begins", "role-own") }
event-goals = Los destinos se ponen boca abajo.
event-dealt = { $seat } recibe una carta.
    .heard = Recibes: { SAY("card-held") }.
event-laid = { $seat } coloca { SAY("told-card") }: { SAY("where") }.
    .own = Colocas { SAY("told-card") }: { SAY("where") }.
    .heard = Es esta: { SAY("card-seen") }.
    .brief = { $seat }: { $x }, { $y }, { SAY("card-seen") }
event-turned-up = Se descubre la { $goal }: { SAY("card-held") }.
event-looked = { $seat } mira la { $goal }.
    .known = Miras la { $goal }: { SAY("card-held") }. Solo tú lo sabes.
event-collapsed = { $seat } entierra { SAY("told-card") } con un derrumbe: { SAY("where") }.
    .brief = { $seat }: derrumbe en { $x }, { $y }
    .own = Entierras { SAY("told-card") } con un derrumbe: { SAY("where") }.
event-broke = { $seat } rompe { that-tool } de { $target }.
    .own = Rompes { that-tool } de { $target }.
    .mine = { $seat } rompe { your-tool }.
event-mended = { $seat } arregla { that-tool } de { $target }.
    .own = Arreglas { that-tool } de { $target }.
    .mine = { $seat } arregla { your-tool }.
event-discarded = { $seat } descarta una carta.
    .known = Descartas: { SAY("card-held") }.
event-drew = { $seat } roba una carta.
    .heard = Robas: { SAY("card-held") }.
event-passed = { $seat } no tiene cartas y pasa.
    .own = No te quedan cartas y pasas.
event-round-over = Ronda { $round }. { $winners } { SAY("saboteurs-were") }
    .heard = El tesoro estaba bajo la { NAME("goal", THIS("@treasure")) }.
event-gold-drawn = Sale una carta de oro.
event-picked = { $seat } se queda con una carta de oro.
    .known = Te quedas con oro de valor { $value }.
event-gold-passed =
    { $cards ->
        [one] Una carta de oro pasa a { $seat }.
       *[other] { $cards } cartas de oro pasan a { $seat }.
    }
event-paid = { $seat } recibe { $gold } de oro.
    .own = Recibes { $gold } de oro.
event-game-over = La partida ha terminado.

claim-kind-saw = He visto…
claim-kind-think = Creo que…
claim-kind-mend-mine = Arregladme…
claim-kind-have-map = Tengo un mapa
claim-kind-dig = Cavad hacia…
claim-goal-0 = Luna
claim-goal-1 = Estrella
claim-goal-2 = Llave
claim-find-gold = oro
claim-find-stone = piedra
claim-find-nothing = aún sin mirar
claim-stance-saboteur = saboteador
claim-stance-digger = buscador
claim-stance-unsure = ni idea
claim-tool-pickaxe = el pico
claim-tool-lamp = la lámpara
claim-tool-cart = la vagoneta
claim-saw =
    { $find ->
        [gold] He visto oro bajo la { $goal }.
        [stone] He visto piedra bajo la { $goal }.
       *[nothing] Todavía no he mirado bajo la { $goal }.
    }
claim-think =
    { $stance ->
        [saboteur] Creo que { $about } es de los saboteadores.
        [digger] Creo que { $about } busca oro de verdad.
       *[unsure] Con { $about } tengo mis dudas.
    }
claim-mend-mine =
    { $tool ->
        [pickaxe] Arregladme el pico, por favor.
        [lamp] Arregladme la lámpara, por favor.
       *[cart] Arregladme la vagoneta, por favor.
    }
claim-have-map = Tengo un mapa.
claim-dig = ¡Cavad hacia la { $goal }!

# What people choose, what happens, how things stand: every client says it so
progress = Ronda { $round } de { $rounds }
status-choose = elige una carta
status-place = elige un lugar para el túnel
status-broken = tienes una herramienta rota: no cavas hasta arreglarla
status-pass = no te quedan cartas
status-pick = quédate con una carta de oro
status-pile =
    { $pile ->
        [0] el mazo está vacío
        [one] queda una carta por robar
       *[other] quedan { $pile } cartas por robar
    }
status-gold = se reparte el oro
status-dealing = se reparten las cartas
status-over = han terminado las tres rondas
goal-0 = Luna
goal-1 = Estrella
goal-2 = Llave
card-short-map = Mapa
card-short-rockfall = Derrumbe
card-short-break-pickaxe = Romper pico
card-short-break-lamp = Romper lámpara
card-short-break-cart = Romper vagoneta
card-short-mend-pickaxe = Arreglar pico
card-short-mend-lamp = Arreglar lámpara
card-short-mend-cart = Arreglar vagoneta
card-short-mend-two = Arreglar una
turned-tee-side = bifurcación, cerrada a la derecha
turned-tee-flat = bifurcación, cerrada arriba
turned-curve-es = curva, izquierda y arriba
turned-curve-sw = curva, derecha y arriba
turned-blocked-tee-side = bifurcación cortada, cerrada a la derecha
turned-blocked-tee-flat = bifurcación cortada, cerrada arriba
turned-blocked-curve-es = curva cortada, izquierda y arriba
turned-blocked-curve-sw = curva cortada, derecha y arriba
turned-stub-upright = callejón sin salida desde arriba
turned-stub-level = callejón sin salida desde la derecha
told-action = la carta «{ NAME("card-short", THIS("@card")) }»
told-crossing = un cruce
told-tee = una bifurcación
told-straight = un túnel recto
told-curve = una curva
told-dead = un callejón sin salida
where = { SIGN($x) ->
    [0] columna del comienzo
    [-1] { ABS($x) ->
        [one] 1 columna detrás del comienzo
       *[other] { ABS($x) } columnas detrás del comienzo
    }
   *[1] columna { $x }
}, { SIGN($y) ->
    [0] en la fila del comienzo
    [1] { $y ->
        [one] 1 fila arriba
       *[other] { $y } filas arriba
    }
   *[-1] { ABS($y) ->
        [one] 1 fila abajo
       *[other] { ABS($y) } filas abajo
    }
}
do-discard = Descartar
mine = La mina
role = Tu rol
gold-own = { $gold_total } de oro
reveal-none = No había ningún saboteador.
text-goal-down = { goal-name }, { SAY("where") }: boca abajo{ SAY("text-goal-looked") }
text-goal-known = { goal-name }, { SAY("where") }: boca abajo, sabes que es { NAME("card", SEEN("me.goals_seen", $index)) }{ SAY("text-goal-looked") }
text-hand = Tu mano
text-none = nada
side-N = arriba
side-E = derecha
side-S = abajo
side-W = izquierda
text-goal-looked = {"; "}ya mirada por { SEATS($looked_at_by) }
text-ends = Salidas abiertas
text-table = La mesa
text-past = Las rondas jugadas
text-gold-cards = Tus cartas de oro: { EACH($gold) }
text-gold-seen = Oro que pasó por tus manos: { EACH($pool) }; te quedaste con { $kept }
text-pool = Oro para elegir: { EACH($pool) }
text-discards-own = Has descartado { EACH($discards, "told-card", "and") }
text-turn = Le toca a { $to_act }
text-first = { SEAT($first) } empieza la ronda
text-roles = Cartas de rol: { $saboteurs ->
    [one] 1 saboteador
   *[other] { $saboteurs } saboteadores
}, { $diggers } buscadores de oro
text-gold-left = Cartas de oro que quedan: { $supply }; en el reparto: { $pool }
text-times = { $value } veces { SAY("card-held") }
text-face-up = Descartadas boca arriba: { EACH($face_up, "text-times", ", ", "text-none") }
text-face-down = { COUNT($face_down) ->
    [0] Descartadas boca abajo: ninguna
   *[other] Descartadas boca abajo, por orden, por: { SEATS($face_down, ", ") }
}
text-finisher = { SEAT($finisher) } llegó al tesoro.
text-goal-was = { goal-name }: { NAME("card", $value) }
text-result = { SEAT($index) }: { $value } de oro, puesto { SEEN("result.places", $index) } (cartas: { EACH(SEEN("result.gold", $index), "", ", ", "text-none") })
text-winners = Gana { SEATS(THIS("result.winners")) }

# What is counted over many games
figure-digger = Rondas como buscador
figure-digger_won = Ganadas como buscador
figure-saboteur = Rondas como saboteador
figure-saboteur_won = Ganadas como saboteador
figure-finished = Tesoros alcanzados
figure-tunnel = Más cartas en una mina
figure-dug = Túneles cavados
figure-broke = Herramientas rotas
figure-mended = Herramientas arregladas
figure-looked = Destinos mirados
figure-collapsed = Derrumbes
figure-card = Carta favorita

# Lo que se cuenta en la mesa
notebook-dug = cavó
notebook-blocked = colocó callejones sin salida
notebook-broke = rompió
notebook-mended = arregló
notebook-looked = miró
notebook-collapsed = derrumbes
notebook-discarded = descartó
notebook-left-card = Cartas por aparecer
notebook-tag-saboteur = ¿saboteador?
notebook-tag-digger = ¿buscador?

# El final
end-round = Ronda { $number }: { RAW($winners) ->
    [diggers] ganan los buscadores
    [saboteurs] ganan los saboteadores
   *[nobody] no gana nadie
}.
end-role = Rol en la ronda { $number }
end-role-saboteur = saboteador
end-role-digger = buscador
end-gold-cards = Cartas de oro
honour-digger = { $name }, quien más cavó
    .text = { $count ->
        [one] colocó una carta de túnel
       *[other] colocó { $count } cartas de túnel
    }
honour-breaker = { $name }, palos en las ruedas
    .text = { $count ->
        [one] rompió una herramienta
       *[other] rompió { $count } herramientas
    }
honour-mender = { $name }, quien más arregló
    .text = { $count ->
        [one] arregló una herramienta
       *[other] arregló { $count } herramientas
    }
# At a terminal: what the signs of the board mean
legend =
    ▯ cartas en la mano   ◆ oro   ╳ una herramienta rota
    ══ un túnel unido al comienzo   ╳ en un túnel: ahí se corta
    ? un destino sin descubrir   ◆ el tesoro   ● piedra

card-treasure = { goal-treasure }
card-stone-es = { goal-stone-es }
card-stone-sw = { goal-stone-sw }
card-short-mend-pickaxe-lamp = { card-short-mend-two }
card-short-mend-pickaxe-cart = { card-short-mend-two }
card-short-mend-lamp-cart = { card-short-mend-two }
card-seen = { NAME("card", THIS("@shown.card")) }
    .turned = { NAME("turned card", THIS("@shown.card")) }
card-held = { NAME("card", THIS("@held.card")) }
    .turned = { NAME("turned card", THIS("@held.card")) }
that-tool = { RAW($tool) ->
    [pickaxe] el pico
    [lamp] la lámpara
   *[cart] la vagoneta
}
your-tool = { RAW($tool) ->
    [pickaxe] tu pico
    [lamp] tu lámpara
   *[cart] tu vagoneta
}
own-tool = { RAW($tool) ->
    [pickaxe] propio pico
    [lamp] propia lámpara
   *[cart] propia vagoneta
}
where-lying = { SIGN($x) ->
    [0] fila del comienzo
    [-1] { ABS($x) ->
        [one] 1 fila por encima del comienzo
       *[other] { ABS($x) } filas por encima del comienzo
    }
   *[1] fila { $x }
}, { SIGN($y) ->
    [0] en línea con el comienzo
    [1] { $y ->
        [one] 1 a la derecha
       *[other] { $y } a la derecha
    }
   *[-1] { ABS($y) ->
        [one] 1 a la izquierda
       *[other] { ABS($y) } a la izquierda
    }
}
goals-turned = { EACH($turns_up, "goal-*", "and") }
action-lay = Colocar: { SAY("card-seen") }; { SAY("where") }
    .goals = Colocar: { SAY("card-seen") }; { SAY("where") }; descubre { goals-turned }
    .short = Colocar: { SAY("card-seen") }
    .short-goals = Colocar: { SAY("card-seen") }; descubre { goals-turned }
    .path = { SAY("card-held") }
    .then = { SAY("where") }
action-break = Romper { that-tool } de { $seat }
    .own = Romper tu { own-tool }
    .path = { NAME("card-break", $tool) }
    .then = { $seat }
action-mend = Arreglar { that-tool } de { $seat } ({ $card })
    .own = Arreglar tu { own-tool } ({ $card })
    .short = Arreglar { that-tool } de { $seat }
    .short-own = Arreglar tu { own-tool }
    .path = { $card }
    .then = { $seat }
action-look = Mirar la { $goal }
    .path = { card-map }
action-collapse = Enterrar la carta de { SAY("where") }
    .card = Enterrar: { ABOUT(THIS("@buried"), "card-seen") }; { SAY("where") }
    .short = Enterrar esta carta
    .path = { card-rockfall }
    .then = { SAY("where") }
action-discard = Descartar: { SAY("card-held") }
    .path = { do-discard }
action-pass = Pasar
action-pick = Quedarse con oro de valor { $value }
round-begins = { ABOUT(SEEN(), "progress") }.
role-own = Tu rol: { $role }.
event-broke-self = { $seat } rompe su { own-tool }.
    .own = Rompes tu { own-tool }.
event-mended-self = { $seat } arregla su { own-tool }.
    .own = Arreglas tu { own-tool }.
saboteurs-were = Saboteadores: { EACH($saboteurs, "saboteur-name") }.
saboteur-name = { SEAT($value) }
saboteur-you = tú
progress-own = { JOIN(" · ", "progress", "progress-pile", "progress-role", "progress-gold") }
progress-role = { NAME("role", THIS("me.role")) }
progress-gold = { ABOUT(THIS("me"), "gold-own") }
text-role = { $role }
role-unseen = aún sin ver
goal-name = { NAME("goal", $index) }
text-goal-open = { goal-name }, { SAY("where") }: { ABOUT($face, "card-held") }, abierta: { cell-open }
column-place = Lugar
column-card = Carta
column-open = Abierta hacia
column-joined = Unida al comienzo
column-cards-to = Cartas hasta { goal-name }
column-name = Nombre
column-hand = Cartas en la mano
column-broken = Herramientas rotas
column-gold = Cartas de oro
column-debt = Oro que se le debe
column-role = Rol
cell-open = { EACH(THIS("@sides"), "side-*") }
cell-yes = Sí
cell-no = No
cell-cards = { $value }
cell-name = { $seat }
cell-hand = { $hand }
cell-broken = { EACH($broken, "tool-*", ", ", "text-none") }
cell-gold = { $gold_cards }
cell-debt = { $gold_debt }
text-players = Todos
text-past-round = { JOIN(" ", "past-round", "past-saboteurs", "text-finisher", "past-goals") }
past-round = Ronda { $number }. { $winners }
past-saboteurs = Saboteadores: { SEATS($saboteurs, ", ") }.
past-goals = { EACH($goals, "text-goal-was") }.
end-won = { COUNT(THIS("result.winners")) ->
    [one] Gana { SEATS(THIS("result.winners")) }
   *[other] { SEATS(THIS("result.winners")) } comparten la victoria
}
end-story = { EACH($past, "end-round", " ") }
chart-title = Hasta dónde llegó el túnel, jugada a jugada

# Los lugares que recorren las flechas
place-cell = { MINUS($x) }, { MINUS($y) }
place-goal = { goal-name }, boca abajo{ SAY("text-goal-looked") }
    .known = { goal-name }, boca abajo, sabes que es { NAME("card", SEEN("me.goals_seen", $index)) }{ SAY("text-goal-looked") }
    .open = { goal-name }: { ABOUT($face, "card-held") }
place-open = abierto: { cell-open }
place-apart = sin unión con el comienzo
place-end = salida abierta
place-far = cartas { EACH($cards, "place-to", ", ") }
place-to = { $value ->
    [null] { "" }
   *[other] hasta { NAME("goal", $index) } { $value }
}
place-free = libre
place-held = carta { $number }
place-hand = { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
}
place-broken = roto: { cell-broken }
