game = Ascuas
tagline = ¿Qué has enterrado?

card-ash = ceniza
card-coal = carbón
card-spark = chispa

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
