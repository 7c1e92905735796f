progress = Ronda { $round } de { $rounds }
status-choose = elige una carta
status-place = elige un lugar iluminado para el túnel
status-tool = elige la herramienta de quién
status-goal = elige qué destino mirar
status-card = elige la carta que enterrar
status-only-discard = ahora no cabe en ningún sitio; descártala o toma otra
status-broken = tienes una herramienta rota: no cavas hasta arreglarla
status-pass = no te quedan cartas
status-pick = quédate una carta de oro
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
card-short-mend-two = Arreglar uno
turned-tee-side = bifurcación, cerrada a la derecha
turned-tee-flat = bifurcación, cerrada arriba
turned-curve-es = curva, izquierda y arriba
turned-curve-sw = curva, derecha y arriba
turned-blocked-tee-side = bifurcación cortada, cerrada a la derecha
turned-blocked-tee-flat = bifurcación cortada, cerrada arriba
turned-blocked-curve-es = curva cortada, izquierda y arriba
turned-blocked-curve-sw = curva cortada, derecha y arriba
turned-stub-upright = callejón desde arriba
turned-stub-level = callejón desde la derecha
told-action = la carta «{ $card }»
told-crossing = un cruce
told-tee = una bifurcación
told-straight = un túnel recto
told-curve = una curva
told-dead = un callejón sin salida
where = columna { $column }, { $side ->
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
label-lay = Poner { $card }, en { $where }
label-lay-goals = Poner { $card }, en { $where }: descubre { $goals }
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
list-and = { $some } y { $last }
label-look = Mirar la { $goal }
label-collapse = Enterrar la carta de { $where }
label-discard = Descartar: { $card }
label-pass = Pasar
label-pick = Quedarse oro de valor { $value }
do-lay = Ponerla
do-break = Romper
do-mend = Arreglar
do-look = Mirar
do-collapse = Enterrar
do-discard = Descartar
do-turn = Girar
do-choose-place = Elige un lugar
do-choose-goal = Elige un destino
do-choose-card = Elige qué enterrar
do-choose-tool = Elige una herramienta
do-card = Elige una carta
tip-reaches = { $count ->
        [one] Llega a la { $goals } y la descubre
       *[other] Llega a { $goals } y las descubre
    }
tip-dead = Un callejón; pulsa otra vez para ponerlo
tip-open = El túnel sigue; pulsa otra vez para ponerlo
tip-break = Así { $name } no cava hasta arreglar { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    }
tip-mend = Así vuelve a funcionar { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $name }
tip-look = Solo tú verás lo que hay
tip-collapse = Desaparece, y lo que había detrás queda cortado
mine = La mina
hand = Tu mano
seats = Los demás
role = Tu papel
role-hidden = Ver o tapar mi papel
role-short = Papel
role-digger-wants = quiere que el túnel llegue al tesoro
role-saboteur-wants = quiere que nunca llegue
only-you = solo tú
role-digger-title = Buscador
role-saboteur-title = Saboteador
roles-dealt = Papeles de esta ronda
roles-aside = una carta queda aparte sin ver
gold-own = { $gold } de oro
gold-secret =
    { $cards ->
        [0] Aún sin cartas de oro
        [one] 1 carta de oro, de valor oculto
       *[other] { $cards } cartas de oro, de valor oculto
    }
hand-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
pile-draw = por robar
pile-out = fuera
tool-whole = { $tool }, sin romper
tool-broken = { $tool }, { $kind ->
        [pickaxe] roto
       *[other] rota
    }
goal-down = { $goal }, boca abajo
goal-known = Lo sabes: { $card }
peek-treasure = ¡El tesoro está bajo la { $goal }!
peek-stone = Bajo la { $goal } solo hay piedra
peek-secret = Solo tú lo ves
peek-close = Lo recordaré
fit = Ver toda la mina
zoom-in = Más grande
zoom-out = Más pequeño
pick-title = Quédate una carta de oro
pick-text = El resto pasa al siguiente buscador.
reveal-title = Termina la ronda { $round }
reveal-none = No había ningún saboteador.
reveal-go = Seguir
reveal-share = Ahora los buscadores se reparten el oro, una carta cada vez.
log-laid = { $name } pone { $card }.
log-turned = Se descubre la { $goal }: { $card }.
log-looked = { $name } mira la { $goal }.
log-looked-own = Miras la { $goal }: { $card }. Solo tú lo sabes.
log-collapsed = { $name } entierra una carta con un derrumbe.
log-broke = { $name } rompe { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
log-mended = { $name } arregla { $kind ->
        [pickaxe] el pico
        [lamp] la lámpara
       *[cart] la vagoneta
    } de { $target }.
log-broke-own = { $name } rompe { $kind ->
        [pickaxe] su propio pico
        [lamp] su propia lámpara
       *[cart] su propia vagoneta
    }.
log-mended-own = { $name } arregla { $kind ->
        [pickaxe] su propio pico
        [lamp] su propia lámpara
       *[cart] su propia vagoneta
    }.
log-broke-mine = Rompes { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    }.
log-mended-mine = Arreglas { $kind ->
        [pickaxe] tu propio pico
        [lamp] tu propia lámpara
       *[cart] tu propia vagoneta
    }.
log-discarded = { $name } descarta una carta.
log-discarded-own = Descartas { $card }.
log-passed = { $name } pasa.
log-first = Empieza { $name }.
log-role-own = Nueva ronda. Tu papel: { $role }.
log-round = Ronda { $round }. { $winners }
log-saboteurs = Saboteadores: { $names }.
log-paid = { $name } recibe { $gold } de oro.
log-picked = { $name } se queda una carta de oro.
log-picked-own = Te quedas oro de valor { $value }.
log-over = La partida ha terminado.
text-card = { $where }: { $card }, abierta a { $sides }{ $reached ->
        [yes] {""}
       *[no] , cortada del comienzo
    }
text-goal-down = { $goal }, { $where }: boca abajo
text-goal-up = { $goal }, { $where }: { $card }
text-goal-known = { $goal }, { $where }: boca abajo, sabes que es { $card }
text-hand = Tu mano
text-player = { $name }: { $hand } cartas en mano, { $gold } cartas de oro, herramientas rotas: { $broken }
text-none = nada
side-N = norte
side-E = este
side-S = sur
side-W = oeste
end-subtitle = { $story }
end-round = Ronda { $round }: { $winners ->
        [diggers] ganan los buscadores
        [saboteurs] ganan los saboteadores
       *[nobody] no gana nadie
    }
end-role = Papel en la ronda { $round }
end-role-saboteur = saboteador
end-role-digger = buscador
end-gold-cards = Cartas de oro
end-chart = Hasta dónde llegó el túnel, jugada a jugada
honour-digger = { $name }, la mejor pala
honour-digger-text =
    { $count ->
        [one] puso una carta de túnel
       *[other] puso { $count } cartas de túnel
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
lesson-goal = El tesoro está bajo la Luna, la Estrella o la Llave. Los buscadores quieren un túnel desde la escalera hasta él. Los saboteadores quieren que nunca llegue.
lesson-role = Tu carta de papel, que nadie más ve, dice cuál de los dos eres. Los papeles de los demás siguen ocultos hasta el final de la ronda: mira lo que hacen.
lesson-lay = Elige una carta con luz debajo. Los lugares iluminados son donde cabe; R, o pulsar otra vez la carta, la gira. Pulsa un lugar para verla allí, y otra vez para ponerla. Si no cabe nada, descarta.
lesson-others = Has robado una carta nueva. Ahora cada uno de los demás hace una cosa. El diario cuenta cuál.
lesson-tools = Quien tiene una herramienta rota no pone túneles hasta arreglarla. Así frenas a quien no te fías, y así te frenan.
lesson-action = Cuando vuelva tu turno, prueba una carta de acción: un mapa te enseña un destino en secreto, un derrumbe quita una carta. O descarta una que no te guste.
lesson-why = Si algo no se puede hacer, púlsalo igualmente: Farol responde con la regla. H pide consejo a un bot, L lista todas tus opciones.
lesson-gold = Si el túnel llega al tesoro, los buscadores se reparten oro; si antes se acaban las cartas, cobran los saboteadores. Tras tres rondas gana quien más oro tenga. Sigue jugando, la mina es tuya.
example-goals = El comienzo, siete columnas por cavar, y la Luna, la Estrella y la Llave boca abajo.
example-goals-seen = La carta de comienzo a la izquierda; ocho columnas a su derecha tres destinos boca abajo: la Luna dos filas arriba, la Estrella en la misma fila, la Llave dos filas abajo.
example-turn = Una curva como está impresa y del revés: ambas valen. De lado, no.
example-turn-seen = La misma curva tres veces: derecha con una marca de sí, girada media vuelta con una marca de sí, tumbada con una cruz.
example-edges = A la izquierda, túnel con túnel. A la derecha, el túnel chocaría con la roca.
example-edges-seen = Dos veces un comienzo y un túnel horizontal. Una bifurcación sigue al primero con una marca de sí; un túnel vertical junto al segundo lleva una cruz.
example-unbroken = La carta de la izquierda cuelga del comienzo. La de la derecha también encaja, pero ya nada llega hasta ella.
example-unbroken-seen = Comienzo, un túnel horizontal con una marca de sí, un hueco con escombros, una bifurcación a oscuras y, a su lado, un túnel horizontal con una cruz.
example-dead = Encaja, pero nadie pasa entre las tablas.
example-dead-seen = Comienzo, un túnel horizontal cortado y, detrás, un túnel horizontal con una cruz.
example-break = Con la lámpara rota nadie cava hasta que se arregla.
example-break-seen = Una carta que rompe una lámpara, y tres herramientas con la lámpara rota.
example-break-word = no puede cavar
example-mend = La carta enseña dos herramientas y arregla una de ellas, aquí la lámpara. La vagoneta sigue rota.
example-mend-seen = Una lámpara rota y una vagoneta rota; una carta que arregla lámpara o vagoneta; después la lámpara está entera y la vagoneta, rota.
example-mend-word = arreglada
example-mend-other = sigue rota
example-rockfall = La carta del medio ya no está. Lo que colgaba de ella se apaga y se queda; rellena el hueco y vuelve a contar.
example-rockfall-seen = Comienzo, un túnel horizontal, un hueco con escombros y dos cartas a oscuras detrás.
example-reach = La carta se abre al destino, así que el destino se descubre: el tesoro, y la ronda acaba.
example-reach-seen = Un túnel llega desde la izquierda por una bifurcación con una marca de sí hasta el tesoro.
example-stone = La piedra se une a la carta que la alcanzó; con la de arriba no encaja. Está permitido.
example-stone-seen = Un túnel horizontal llega a un destino con una piedra; su túnel no encaja con la bifurcación de arriba.
example-gold = Cuatro cartas de oro, 3, 2, 1 y 1: cada uno mira, se queda una y pasa el resto, saltando a los saboteadores.
example-gold-seen = Una pepita de tres; una flecha salta a un saboteador tachado; una pepita de dos; una flecha; dos pepitas de uno.
example-gold-first = lo encontró
example-gold-past = no recibe
example-gold-next = siguiente buscador
example-gold-rest = pasan de mano
secret-goals = Ha mirado
