game = Póquer de Kuhn
tagline = Tres cartas, una apuesta

cards = Las cartas
said = Lo dicho
me = Lo tuyo
card = carta
result = Final
scores = puntos
places = puestos

card-jack = sota
card-queen = reina
card-king = rey
said-pass = pasar
said-bet = apostar

phase-deal = Reparto
phase-turn = En juego
phase-over = Final

action-pass = Pasar
action-bet = Apostar

event-dealt = { $seat } recibe una carta.
event-passed = { $seat } pasa.
event-bet = { $seat } apuesta.
event-shown = { $seat } enseña: { $card }.
event-over = La partida ha terminado.
