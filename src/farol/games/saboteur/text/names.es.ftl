game = Saboteur
tagline = A cavar juntos por el oro. Si supieras con quién…

role-digger = buscador
role-saboteur = saboteador

tool-pickaxe = pico
tool-lamp = lámpara
tool-cart = vagoneta

card-start = comienzo
card-crossing = cruce
card-tee-side = bifurcación, cerrada a la izquierda
card-tee-flat = bifurcación, cerrada abajo
card-upright = túnel vertical
card-level = túnel horizontal
card-curve-es = curva, derecha y abajo
card-curve-sw = curva, izquierda y abajo
card-blocked-crossing = cruce cortado
card-blocked-tee-side = bifurcación cortada, cerrada a la izquierda
card-blocked-tee-flat = bifurcación cortada, cerrada abajo
card-blocked-upright = túnel vertical cortado
card-blocked-level = túnel horizontal cortado
card-blocked-curve-es = curva cortada, derecha y abajo
card-blocked-curve-sw = curva cortada, izquierda y abajo
card-stub-upright = callejón desde abajo
card-stub-level = callejón desde la izquierda
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
    .help = Desactivado: una carta puede ir junto a cualquier carta boca arriba cuyos bordes casen.
option-allow_self_sabotage = Puedes romper tus propias herramientas
    .help = Desactivado: las herramientas rotas solo van delante de los demás.
option-auto_pick_gold = El oro más alto se toma solo
    .help = Activado: no se pregunta a nadie; cada buscador se queda la carta más alta que le llega.
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
event-role = { $seat } recibe una carta de papel.
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
event-picked = { $seat } se queda una carta de oro.
event-gold-passed =
    { $cards ->
        [one] Una carta de oro pasa a { $seat }.
       *[other] { $cards } cartas de oro pasan a { $seat }.
    }
event-paid = { $seat } recibe { $gold } de oro.
event-game-over = La partida ha terminado.
