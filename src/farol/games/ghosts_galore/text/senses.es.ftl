named-senses = monster
sense-monster = hombres lobo, dragones, fantasmas, gólems, sátiros, esqueletos, limos, murciélagos, fuegos fatuos, diamante, diamantes, hombre lobo=hombres lobo, lobo=hombres lobo, lobos=hombres lobo, fuego fatuo=fuegos fatuos, fuegos=fuegos fatuos, joyas=diamantes, gemas=diamantes
sense-monsters = monstruo, monstruos, criaturas, bichos
sense-tile = loseta, losetas, ficha, fichas
sense-hidden = oculta, escondida, secreta, loseta oculta, loseta escondida, ocultas
sense-hand = mano
sense-stack = pila, pilas, montón, mazo
sense-lamp = farol, lámpara, linterna
sense-door = puerta, puertas
sense-bone = hueso, dientes, puerta de hueso, puertas de hueso, puerta de dientes, puertas de dientes
sense-space = casilla, casillas, espacio, espacios, sitio, sitios, hueco, huecos
sense-mine = mina, minas, tren
sense-path = ruta, rutas, camino, caminos, vía, vías, recorrido, recorridos, sección
sense-corner = arriba a la izquierda, arriba a la derecha, abajo a la izquierda, abajo a la derecha, centro, medio=centro, esquina, esquina de arriba a la izquierda=arriba a la izquierda, esquina superior izquierda=arriba a la izquierda, superior izquierda=arriba a la izquierda, izquierda arriba=arriba a la izquierda, esquina de arriba a la derecha=arriba a la derecha, esquina superior derecha=arriba a la derecha, superior derecha=arriba a la derecha, derecha arriba=arriba a la derecha, esquina de abajo a la izquierda=abajo a la izquierda, esquina inferior izquierda=abajo a la izquierda, inferior izquierda=abajo a la izquierda, izquierda abajo=abajo a la izquierda, esquina de abajo a la derecha=abajo a la derecha, esquina inferior derecha=abajo a la derecha, inferior derecha=abajo a la derecha, derecha abajo=abajo a la derecha
sense-offer = boca arriba, oferta, descubierta, descubiertas
sense-side = cara
sense-rotate = girar, giro, gira, girada, rotar
sense-negative = negativo, negativos, menos cinco, en negativo, resta, restan
asks-where-me = dónde { $me }
asks-where = dónde
asks-offer = dónde boca arriba
asks-free = dónde libre { $me }
asks-lamp = dónde farol
asks-stack = dónde pila
asks-mine = tablero mina { $me }
sense-stub = vía cortada, vías cortadas, callejón sin salida
sense-move = mover, muevo, mueve, cambiar, mudar
sense-touch = tocarse, tocar, tocan, pegadas, juntas
