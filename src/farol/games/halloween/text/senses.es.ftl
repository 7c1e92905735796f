named-senses = building, colour, bonus, card, action
sense-building = escuela=colegio, cine=teatro, policía=comisaría, cole=colegio
sense-colour = azules=azul, verdes=verde, amarillos=amarillo, amarilla=amarillo, amarillas=amarillo, rojos=rojo, roja=rojo, rojas=rojo
sense-ghosts = fantasma, fantasmas, espíritus
sense-cards = carta, cartas, cartas de acción
sense-tokens = ficha, fichas, ficha de fantasma, fichas de fantasma
sense-bonus-token = ficha de bonificación, fichas de bonificación, bonificación, ficha extra, fichas extra
sense-haunts = ficha de embrujo, fichas de embrujo, embrujos, embrujo, embrujado, embrujados, embrujada
sense-space = espacio, espacios, espacio de embrujo
sense-scare-points = puntos de susto, punto de susto, sustos
sense-haunt-points = puntos de embrujo
sense-discs = disco, discos
sense-section = sección, secciones, mi tablero, tablero
sense-houses = edificio, edificios, casa, casas
sense-town = pueblo, ciudad, mapa
sense-display = oferta, a la vista, expuestas, mercado
sense-occupy = ocupar, ocupa, ocupado, ocupo, comprar, comprado, ocupadas
sense-dice = dado, dados, tirada
sense-actions = acción, acciones
sense-supply = reserva
sense-power = fuerte, fuerza, poderoso
sense-room = caben, cabe, sitio, límite, lleno, llena, llenos
sense-use = usar, uso, usado, utilizar
asks-where-ghosts = dónde fantasmas
asks-cards = tablero cartas de acción
asks-section = mano
asks-spaces = espacios
asks-supply = dónde reserva
asks-everybody = quién
asks-legal-what = jugadas
sense-fight = pelea, peleas, pelear, combate, ataque, lucha
sense-haunt = embrujar, embrujo
sense-hand = mano
asks-occupied = dónde cartas
sense-colours = color, colores
sense-action = mejora=mejorar, mejoro=mejorar, invoco=invocar, invoca=invocar, muevo=mover, mueve=mover, descanso=descansar, descansa=descansar, asusto=asustar, asusta=asustar, peleo=pelear, subir=mejorar, subo=mejorar
asks-where-card = dónde
asks-began = dónde empezó
