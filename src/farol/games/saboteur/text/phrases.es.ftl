ask-hand = mano, mi mano, cartas, mis cartas, papel, rol, hand
    .help = tus cartas, tu rol y tus herramientas rotas
ask-goals = destinos, destino, metas, meta, oro, goals
    .help = los tres destinos: qué se sabe, quién los ha mirado y a qué distancia está el túnel
ask-ends = salidas, túneles, extremos, ends
    .help = por dónde pueden seguir los túneles que vienen del comienzo y a qué distancia queda cada destino
ask-who = quién, quiénes, quién está roto, quién miró, quién sospecha, jugadores, rotos, who
    .help = de cada cual: herramientas rotas, destinos que ha mirado y de quién ha dicho que sospecha
ask-row = fila, row
    .help = «fila 0» es la del comienzo; «fila 2», dos por encima; «fila -1», una por debajo
ask-at = en, at
    .help = «en 3,1»: la carta de la columna 3, fila 1
ask-score = puntos, puntuación, marcador, resultado, score
    .help = tu oro, las cartas de oro de los demás y las rondas jugadas
ask-odds = probabilidades, probabilidad, posibilidades, odds
    .help = qué probabilidad tiene cada destino de esconder el tesoro y qué roles hay en juego

word-turned = girada girado vuelta invertida
word-lay = poner pon colocar coloca cavar tender jugar construir pongo coloco
word-collapse = enterrar derrumbar derrumbe quitar
word-break = romper rompe sabotear estropear rompo destruir destrozar
word-mend = reparar repara arreglar arregla
word-look = mirar mira mapa ver
word-discard = descartar descarta tirar tiro desechar deshacerme descarto
word-pass = pasar paso
word-pick = coger tomar quedarse quédate oro
word-down = abajo debajo sur

claim-words-saw = he visto vi miré mirado
claim-words-think = { $stance ->
    [saboteur] acusa acuso acusar sospecho sospecha saboteador saboteadora
    [digger] confío confía defiendo defiende buscador buscadora
   *[unsure] dudo duda dudas
}
claim-words-mend-mine = arregladme
claim-words-have-map = tengo un mapa
claim-words-dig = cavad cavemos hacia

tell-role = Tu rol: { $role }
tell-broken-own = Tienes rota esta herramienta: { $tool }. No puedes cavar.
tell-goal-far = { $count ->
    [one] Le falta una carta al túnel.
   *[other] Le faltan { $count } cartas al túnel.
}
tell-broken = roto: { $tools }
tell-whole = herramientas en buen estado
tell-looked = ha mirado { $goals }
tell-suspects = { $stance ->
    [saboteur] dice que { $name } sabotea
    [digger] dice que { $name } busca oro
   *[unsure] no está seguro de { $name }
}
tell-says-saw = { $find ->
    [gold] dice que hay oro bajo la { $goal }
    [stone] dice que hay piedra bajo la { $goal }
   *[nothing] dice que no ha mirado bajo la { $goal }
}
tell-at-what = Escribe «en» con una columna y una fila: «en 3,1».
tell-at-nothing = Ahí aún no hay nada: { $where }.
tell-row-empty = En esa fila aún no hay nada.
tell-gold-own = Tienes { $gold } de oro.
tell-gold = { $name }: { $gold } de oro
tell-gold-cards = { $count ->
    [one] { $name } tiene 1 carta de oro.
   *[other] { $name } tiene { $count } cartas de oro.
}
tell-chance = { $goal }: { $chance } % de que esté el tesoro
tell-roles = Hay en juego { $saboteurs ->
    [one] 1 carta de saboteador
   *[other] { $saboteurs } cartas de saboteador
} y { $diggers } de buscador de oro,
tell-players = para { $count } jugadores.
tell-end = { $where }: { $goals } cartas
tell-end-goal = { $goal } a { $count }
