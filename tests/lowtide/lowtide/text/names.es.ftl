game = Bajamar
tagline = ¿Quién tiene los papeles en regla?

plays = tiene el turno
pile = En la pila
players = En la mesa
coins = monedas
papers = papeles
claim = Lo que se afirma
role = dice ser
paper = papel
target = sobre
me = Lo tuyo
hand = Tus papeles
result = Final
scores = puntos
places = puestos

word-broker = corredor
    .colour = #b8860b
    .emblem = ¤
word-pilot = práctico
    .colour = #2c6fbb
    .emblem = ⚓
word-guard = guarda
    .colour = #2e8b57
    .emblem = ♜
word-forger = falsario
    .colour = #7d3c98
    .emblem = ✒

phase-deal = Reparto
phase-turn = Un turno
phase-doubt = ¿Alguien duda de que { OF($claim, "seat") } sea { OF($claim, "role") }?
phase-guard = ¿Lo impide { $to_act } como guarda?
phase-lose = { $to_act } pierde un papel
phase-draw = Se roba un papel
phase-return = { $to_act } devuelve un papel
phase-again = ¿Otra vez?
phase-over = Final

action-fish = Pescar
action-trade = Comerciar como corredor
action-forge = Robar y devolver como falsario
action-raid = Asaltar a { $target } como práctico
action-report = Denunciar a { $target }
action-decline = Dejarlo pasar
action-doubt = Dudar
action-guard = Impedirlo como guarda
action-lose = Dar la vuelta: { $paper }
action-return = Devolver: { $paper }
action-again = Otra vez
action-stop = Ya basta

event-draws = { $seat } roba un papel.
event-returns = { $seat } devuelve un papel.
    .quiet = sí
event-fishes = { $seat } pesca.
event-reports = { $seat } denuncia a { $target }.
event-raids = { $seat } quiere asaltar a { $target } como práctico.
event-claims = { $seat } dice ser { $paper }.
event-guards = { $seat } dice ser guarda.
event-doubts = { $seat } duda.
event-shows = { $seat } muestra el papel ({ $paper }) y lo devuelve.
event-lacks = { $seat } no es { $paper }.
event-trades = { $seat } toma tres monedas.
event-stops = { $seat } lo impide.
event-robs = { $seat } quita { $coins ->
    [0] cero monedas
    [one] una moneda
   *[other] { $coins } monedas
} a { $target }.
event-loses = { $seat } da la vuelta a un papel: { $paper }.
event-out = { $seat } queda fuera.
event-over = La partida ha terminado.
