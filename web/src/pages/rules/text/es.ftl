rules-parts = Índice
rules-search = Buscar en las reglas
rules-found =
    { $count ->
        [0] nada encontrado
        [one] una regla
       *[other] { $count } reglas
    }
# Groups of words for one thing: whoever looks for one finds the others
search-words = reparar arreglar | pareja par combinar emparejar juntar | descartar tirar dejar | robar tomar coger | ganar victoria ganador vencer | puntuar puntos contar | girar voltear | jugador asiento | empezar comenzar comienzo primero preparar | fin final acabar terminar último | poner colocar jugar construir | romper roto estropear destruir | secreto oculto escondido | pagar precio costar comprar
rules-copy = Copiar el enlace a la regla { $rule }
rules-none = No hay nada. Prueba con otra palabra o con un número, como { $example }.
rules-reconstructed = El texto del reglamento lo deja abierto; así lo juega Farol.
