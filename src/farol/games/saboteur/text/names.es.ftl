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
event-role = { $seat } recibe una carta de rol.
event-goals = Los destinos se ponen boca abajo.
event-dealt = { $seat } recibe una carta.
event-laid = { $seat } cava.
event-turned-up = Se descubre un destino: { $card }.
event-looked = { $seat } mira un destino.
event-collapsed = { $seat } provoca un derrumbe.
event-broke = { $seat } rompe una herramienta de { $target }.
event-mended = { $seat } arregla una herramienta de { $target }.
event-discarded = { $seat } descarta una carta.
event-drew = { $seat } roba una carta.
event-passed = { $seat } no tiene cartas y pasa.
event-round-over = Termina la ronda { $round }.
event-gold-drawn = Sale una carta de oro.
event-picked = { $seat } se queda con una carta de oro.
event-gold-passed =
    { $cards ->
        [one] Una carta de oro pasa a { $seat }.
       *[other] { $cards } cartas de oro pasan a { $seat }.
    }
event-paid = { $seat } recibe { $gold } de oro.
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
status-other = está eligiendo una carta
status-pile =
    { $pile ->
        [0] el mazo está vacío
        [one] queda una carta por robar
       *[other] quedan { $pile } cartas por robar
    }
status-gold = se reparte el oro
status-over = las tres rondas están cavadas
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
told-action = la carta «{ $card }»
told-crossing = un cruce
told-tee = una bifurcación
told-straight = un túnel recto
told-curve = una curva
told-dead = un callejón sin salida
where = { $across ->
        [start] columna del comienzo
        [behind] { $columns ->
            [one] 1 columna detrás del comienzo
           *[other] { $columns } columnas detrás del comienzo
        }
       *[ahead] columna { $columns }
    }, { $side ->
        [start] en la fila del comienzo
        [above] { $rows ->
            [one] 1 fila arriba
           *[other] { $rows } filas arriba
        }
       *[below] { $rows ->
            [one] 1 fila abajo
           *[other] { $rows } filas abajo
        }
    }
label-lay = Colocar: { $card }; { $where }
label-lay-goals = Colocar: { $card }; { $where }; descubre { $goals }
label-break = Romper { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $name }
label-mend = Arreglar { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $name } ({ $card })
label-break-own = Romper { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    }
label-mend-own = Arreglar { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    } ({ $card })
label-look = Mirar la { $goal }
label-collapse = Enterrar la carta de { $where }
label-collapse-card = Enterrar: { $card }; { $where }
label-discard = Descartar: { $card }
label-pass = Pasar
label-pick = Quedarse con oro de valor { $value }
do-discard = Descartar
mine = La mina
seats = Los demás
role = Tu rol
gold-own = { $gold } de oro
reveal-none = No había ningún saboteador.
log-laid = { $name } coloca { $card }: { $where }.
    .own = Colocas { $card }: { $where }.
log-turned = Se descubre la { $goal }: { $card }.
log-looked = { $name } mira la { $goal }.
log-looked-own = Miras la { $goal }: { $card }. Solo tú lo sabes.
log-collapsed = { $name } entierra { $card } con un derrumbe: { $where }.
    .own = Entierras { $card } con un derrumbe: { $where }.
log-broke = { $name } rompe { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
    .own = Rompes { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
    .mine = { $name } rompe { $kind ->
        [pickaxe] tu pico
        [lamp] tu lámpara
       *[cart] tu vagoneta
    }.
log-mended = { $name } arregla { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
    .own = Arreglas { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
    .mine = { $name } arregla { $kind ->
        [pickaxe] tu pico
        [lamp] tu lámpara
       *[cart] tu vagoneta
    }.
log-broke-self = { $name } rompe { $kind ->
        [pickaxe] su propio pico
        [lamp] su propia lámpara
       *[cart] su propia vagoneta
    }.
    .own = Rompes { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    }.
log-mended-self = { $name } arregla { $kind ->
        [pickaxe] su propio pico
        [lamp] su propia lámpara
       *[cart] su propia vagoneta
    }.
    .own = Arreglas { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    }.
log-discarded = { $name } descarta una carta.
log-discarded-own = Descartas { $card }.
log-passed = { $name } no tiene cartas y pasa.
    .own = No te quedan cartas y pasas.
log-first = Empieza { $name }.
    .own = Empiezas tú.
log-role-own = Tu rol: { $role }.
log-dealt-own = Recibes: { $card }.
log-drew-own = Robas: { $card }.
log-laid-card = Es esta: { $card }.
log-round = Ronda { $round }. { $winners }
log-saboteurs = Saboteadores: { $names }.
log-saboteur-you = tú
log-paid = { $name } recibe { $gold } de oro.
    .own = Recibes { $gold } de oro.
log-picked = { $name } se queda con una carta de oro.
log-picked-own = Te quedas con oro de valor { $value }.
log-over = La partida ha terminado.
text-card = { $where }: { $card }, abierta: { $sides }{ $reached ->
        [yes] {""}
       *[no] , cortada del comienzo
    }
text-goal-down = { $goal }, { $where }: boca abajo
text-goal-up = { $goal }, { $where }: { $card }
text-goal-known = { $goal }, { $where }: boca abajo, sabes que es { $card }
text-hand = Tu mano
text-player = { $name }: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en la mano, { $gold ->
    [one] 1 carta
   *[other] { $gold } cartas
} de oro, herramientas rotas: { $broken }
text-none = nada
side-N = arriba
side-E = derecha
side-S = abajo
side-W = izquierda
text-goal-looked = {"; "}ya mirada por { $names }
text-end = { $where }: { $goals } cartas
text-end-goal = { $goal } a { $count }
text-ends = Salidas abiertas
text-table = La mesa
text-past = Las rondas jugadas
text-gold-cards = Tus cartas de oro: { $cards }
text-gold-seen = Oro que pasó por tus manos: { $pool }; te quedaste con { $kept }
text-pool = Oro para elegir: { $pool }
text-discards-own = Has descartado { $cards }
text-debt = , se le deben { $gold } de oro
text-turn = Le toca a { $name }
text-first = { $name } empieza la ronda
text-roles = Cartas de rol: { $saboteurs ->
    [one] 1 saboteador
   *[other] { $saboteurs } saboteadores
}, { $diggers } buscadores de oro
text-gold-left = Cartas de oro que quedan: { $supply }; en el reparto: { $pool }
text-times = { $count } veces { $card }
text-face-up = Descartadas boca arriba: { $cards }
text-face-down = { $count ->
    [0] Descartadas boca abajo: ninguna
   *[other] Descartadas boca abajo, por orden, por: { $names }
}
text-finisher = { $name } llegó al tesoro.
text-goal-was = { $goal }: { $card }
text-result = { $name }: { $gold } de oro, puesto { $place } (cartas: { $cards })
text-winners = Gana { $names }

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
notebook-blocked = puso callejones sin salida
notebook-broke = rompió
notebook-mended = arregló
notebook-looked = miró
notebook-collapsed = derrumbes
notebook-discarded = descartó
notebook-left-card = Cartas por aparecer
notebook-tag-saboteur = ¿saboteador?
notebook-tag-digger = ¿buscador?
notebook-tag-unsure = sin decidir

# El final
end-round = Ronda { $round }: { $winners ->
        [diggers] ganan los buscadores
        [saboteurs] ganan los saboteadores
       *[nobody] no gana nadie
    }.
end-role = Rol en la ronda { $round }
end-role-saboteur = saboteador
end-role-digger = buscador
end-gold-cards = Cartas de oro
end-chart = Hasta dónde llegó el túnel, jugada a jugada
honour-digger = { $name }, la mejor pala
honour-digger-text =
    { $count ->
        [one] colocó una carta de túnel
       *[other] colocó { $count } cartas de túnel
    }
honour-breaker = { $name }, arena en los engranajes
honour-breaker-text =
    { $count ->
        [one] rompió una herramienta
       *[other] rompió { $count } herramientas
    }
honour-mender = { $name }, buenas manos
honour-mender-text =
    { $count ->
        [one] arregló una herramienta
       *[other] arregló { $count } herramientas
    }
# At a terminal: what the signs of the board mean
legend =
    ▯ cartas en la mano   ◆ oro   ╳ una herramienta rota
    ══ un túnel unido al comienzo   ╳ en un túnel: ahí se corta
    ? un destino sin descubrir   ◆ el tesoro   ● piedra
