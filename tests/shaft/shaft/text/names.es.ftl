game = Galería
tagline = Un Saboteur de cuatro cartas

tunnel = El túnel está abierto
opened = Meta descubierta
treasure = El tesoro
played = Cartas jugadas
players = En la mesa
hand = en la mano
buried = descartadas
looked = ha mirado las metas
role = papel
me = Lo tuyo
result = Final
scores = oro
places = puestos

word-path = camino
word-map = mapa
word-rockfall = derrumbe
word-digger = minero
word-saboteur = saboteador
word-left = izquierda
word-right = derecha

phase-deal = Reparto
phase-turn = En juego
phase-over = Final

action-bury = Descartar { $card }
action-tunnel = Poner el túnel
action-dig = Cavar: { $side }
action-look = Mirar las metas
action-collapse = Derrumbar el túnel

event-role = { $seat } recibe un papel.
event-hidden = El tesoro queda escondido.
event-dealt = { $seat } recibe una carta.
event-buried = { $seat } descarta una carta.
event-laid = { $seat } pone el túnel.
event-dug = { $seat } cava: { $side }.
event-looked = { $seat } mira las metas.
event-collapsed = { $seat } derrumba el túnel.
event-shown = { $seat } era: { $role }.
event-over = La partida ha terminado. El tesoro estaba aquí: { $side }.
