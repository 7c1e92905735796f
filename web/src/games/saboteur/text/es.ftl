status-tool = elige a quién
status-goal = elige qué destino mirar
status-card = elige la carta que enterrar
status-only-discard = ahora no cabe en ningún sitio; descártala o elige otra
do-lay = Colocarla
do-break = Romper
do-mend = Arreglar
do-look = Mirar
do-collapse = Enterrar
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
tip-dead = Un callejón sin salida; pulsa otra vez para colocarlo
tip-open = El túnel sigue; pulsa otra vez para colocar la carta
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
tip-collapse = La carta se va; lo que solo colgaba de ella queda cortado
hand = Tu mano
people = Todos
people-close = Volver a la mina
people-mark = Pulsa a alguien para anotar qué te parece. Solo tú lo ves.
people-break = { $kind ->
        [pickaxe] ¿A quién le rompes el pico?
        [lamp] ¿A quién le rompes la lámpara?
       *[cart] ¿A quién le rompes la vagoneta?
    }
people-mend = ¿A quién le arreglas la herramienta?
thought-none = sin sospecha anotada
thought-trust = te fías
thought-doubt = sospechas
thought-unsure = no lo tienes claro
role-turn = Pulsa la carta para darle la vuelta
role-cover = Taparlo
turn-mine = Girar la mina
role-hidden = Ver o tapar mi rol
role-short = Rol
role-digger-wants = quiere que el túnel llegue al tesoro
role-saboteur-wants = quiere que el túnel no llegue al oro
only-you = solo tú
role-digger-title = Buscador
role-saboteur-title = Saboteador
roles-dealt = Roles de esta ronda
roles-aside = una carta queda aparte, sin ver
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
pick-title = Quédate con una carta de oro
pick-text = El resto pasa al siguiente buscador.
shared-title = Ya está repartido el oro
shared-own = Tienes { $gold } de oro
reveal-title = Termina la ronda { $round }
reveal-aside = la carta apartada
reveal-share = Ahora los buscadores se reparten el oro, una carta cada vez.
chapter = Ronda { $round }
lesson-mine = Esto es una mina. Una de las tres cartas del fondo esconde el tesoro: la Luna, la Estrella o la Llave. Desde la escalera hay que cavar un túnel de siete cartas hasta ella.
lesson-role = Eres buscador de oro: quieres que el túnel llegue. Entre los demás puede haber un saboteador, que no quiere. Nadie enseña su rol hasta que acaba la ronda.
lesson-dig = ¡A cavar! Elige en tu mano el túnel recto y luego el lugar que se ofrece junto a la escalera. Al elegirlo una vez se prueba la carta allí; elígelo otra vez, o pulsa el botón grande, para colocarla.
    .short = Elige el túnel recto y luego el lugar que se ofrece. Elígelo otra vez para colocarlo.
    .done = Bien cavado. Tras tu turno has robado una carta. Ahora los demás juegan un turno cada uno.
lesson-broken = Brasa ha seguido cavando. Pero Candil te ha roto la lámpara, y quien tiene una herramienta rota no coloca túneles. Juega sobre ti la carta con la lámpara entera.
    .short = Candil te ha roto la lámpara. Elige la lámpara entera y luego a ti.
    .done = Vuelve la luz. También puedes arreglar las herramientas de otros: ayudar es una forma de decir «me fío de ti».
lesson-map = Un mapa te enseña un destino, y solo a ti. Todos ven dónde miras, nadie lo que ves. Juega tu mapa sobre la Estrella, en el centro.
    .short = Elige tu mapa y luego la Estrella, en el centro. Solo tú la verás.
    .done = ¡El tesoro está bajo la Estrella! Ahora sabes algo que los demás tendrán que creerte, o no.
lesson-suspicion = Brasa cava hacia la Estrella. Candil ha colocado un callejón sin salida justo en medio, y fue él quien te rompió la lámpara. Solo puedes juzgar por los hechos: rómpele la vagoneta.
    .short = Candil ha cortado el túnel. Elige la vagoneta rota y luego a Candil.
    .done = Con la vagoneta rota, Candil no colocará túneles durante un rato. Si te equivocas con él, acabas de fastidiar a un amigo.
lesson-rockfall = El callejón sin salida sigue cortando el túnel. Un derrumbe quita una carta de la mesa: déjalo caer sobre el callejón sin salida.
    .short = Elige el derrumbe y luego el callejón sin salida.
    .done = El camino está libre. Los saboteadores también usan derrumbes, pero contra los buenos túneles.
lesson-treasure = Brasa ha rellenado el hueco y solo faltan dos cartas. Coloca el cruce y, en tu próximo turno, la última carta antes de la Estrella.
    .short = Faltan dos cartas. Coloca el cruce y luego la última.
    .done = ¡Oro! Los buscadores ganan la ronda y los roles se descubren: era Candil.
lesson-gold = Se roban tantas cartas de oro como jugadores hay. Tú has llegado al tesoro, así que eliges primero. Quédate con la mejor.
    .short = Has llegado al tesoro y eliges primero. Quédate con la mejor.
    .done = El resto pasa a los demás buscadores, una carta cada vez. Tu oro es secreto hasta el final.
lesson-saboteur = Ronda nueva, roles nuevos, y esta vez quien sabotea eres tú. Que no lo noten demasiado pronto. Frena a alguien: rompe el pico de Brasa.
    .short = Ahora saboteas tú. Elige el pico roto y luego a Brasa.
    .done = Ahora no puede cavar. Se preguntará por qué le ha tocado a ella.
lesson-block = Brasa ha arreglado su pico y el túnel crece. Coloca tu callejón sin salida justo delante.
    .short = Elige tu callejón sin salida y colócalo justo delante del túnel.
    .done = Eso huele mucho a sabotaje. Con paciencia se espera al momento en que más duela.
lesson-end = Si las cartas se acaban antes de llegar al tesoro, cobran los saboteadores. Tras tres rondas gana quien más oro tiene. Todo lo que no puedes hacer te dice por qué: púlsalo.
example-goals = El comienzo, siete columnas por cavar, y la Luna, la Estrella y la Llave boca abajo.
example-goals-seen = La carta de comienzo a la izquierda; ocho columnas a su derecha tres destinos boca abajo: la Luna dos filas arriba, la Estrella en la misma fila, la Llave dos filas abajo.
example-turn = Una curva como está impresa y del revés: ambas valen. De lado, no.
example-turn-seen = La misma curva tres veces: derecha con una marca de sí, girada media vuelta con una marca de sí, tumbada con una cruz.
example-edges = A la izquierda, túnel con túnel. A la derecha, el túnel chocaría con la roca.
example-edges-seen = Dos veces un comienzo y un túnel recto. Una bifurcación sigue al primero con una marca de sí; uno vertical junto al segundo lleva una cruz.
example-unbroken = La carta de la izquierda cuelga del comienzo. La de la derecha también encaja, pero ya nada llega hasta ella.
example-unbroken-seen = Comienzo, un túnel recto con una marca de sí, un hueco con escombros, una bifurcación a oscuras y, a su lado, un túnel recto con una cruz.
example-dead = Encaja, pero nadie pasa entre las tablas.
example-dead-seen = Comienzo, un túnel recto cortado y, detrás, un túnel recto con una cruz.
example-break = Con la lámpara rota nadie cava hasta que se arregla.
example-break-seen = Una carta que rompe una lámpara, y tres herramientas con la lámpara rota.
example-break-word = no puede cavar
example-mend = La carta enseña dos herramientas y arregla una de ellas, aquí la lámpara. La vagoneta sigue rota.
example-mend-seen = Una lámpara rota y una vagoneta rota; una carta que arregla lámpara o vagoneta; después la lámpara está entera y la vagoneta, rota.
example-mend-word = arreglada
example-mend-other = sigue rota
example-rockfall = La carta del medio ya no está. Lo que colgaba de ella se apaga y se queda; rellena el hueco y vuelve a contar.
example-rockfall-seen = Comienzo, un túnel recto, un hueco con escombros y dos cartas a oscuras detrás.
example-reach = La carta se abre al destino, así que el destino se descubre: el tesoro, y la ronda acaba.
example-reach-seen = Un túnel llega desde la izquierda por una bifurcación con una marca de sí hasta el tesoro.
example-stone = La piedra se une a la carta que la alcanzó; con la de arriba no encaja. Está permitido.
example-stone-seen = Un túnel recto llega a un destino con una piedra; su túnel no encaja con la bifurcación de arriba.
example-gold = Cuatro cartas de oro, 3, 2, 1 y 1: cada uno mira, se queda con una y pasa el resto, saltando a los saboteadores.
example-gold-seen = Una pepita de tres; una flecha salta a un saboteador tachado; una pepita de dos; una flecha; dos pepitas de uno.
example-gold-first = lo encontró
example-gold-past = no recibe
example-gold-next = siguiente buscador
example-gold-rest = pasan de mano
secret-goals = Ha mirado

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = pico piqueta herramienta | lámpara farol linterna luz herramienta | vagoneta carro vagón carretilla herramienta | túnel camino cruce bifurcación curva recto | callejón cortado bloqueado | derrumbe desprendimiento avalancha quitar | mapa mirar espiar destino meta | buscador enano minero bueno | saboteador traidor malo | tesoro oro pepita | rol papel personaje bando
seats = Los demás
