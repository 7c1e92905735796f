game = Ascuas
tagline = ¿Qué has enterrado?

pile = En la pila
hearth = El hogar
players = En la mesa
hand = en la mano
row = jugado
burnt = quemado
buried = enterrado
looked = ha mirado el hogar
passed = ha pasado
flare = Llamarada de dos chispas
me = Lo tuyo
result = Final
scores = puntos
places = puestos

word-ash = ceniza
word-coal = carbón
word-spark = chispa

phase-deal = Reparto
phase-turn = En juego
phase-over = Final

action-pass = Pasar
action-play = Jugar { $card }
action-bury = Enterrar { $card }
action-burn = Quemar { $card }
action-look = Mirar el hogar

event-hearth = El hogar queda boca abajo en el centro.
event-dealt = { $seat } recibe una carta.
event-looked = { $seat } mira el hogar.
event-buried = { $seat } entierra una carta.
event-played = { $seat } juega { $card }.
event-burnt = { $seat } quema { $card }.
event-passed = { $seat } pasa.
event-turned = Se destapa el hogar: { $card }.
event-opened = { $seat } había enterrado { $card }.
event-over = La partida ha terminado.

notebook-played = jugó
notebook-buried = enterró
notebook-burnt = quemó
notebook-looked = miró
notebook-left-card = Cartas que faltan
