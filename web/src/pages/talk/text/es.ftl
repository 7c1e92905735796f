talk = Charla en la mesa
talk-title = Frases rápidas
talk-back = Atrás
talk-nothing = Ahora no hay nada que decir.
talk-help = Lo oye toda la mesa. No tiene por qué ser verdad. También se elige con los números; la tecla de borrar vuelve atrás.
talk-quoted = «{ $words }»
talk-table = Quién usa frases rápidas
talk-table-value =
    { $value ->
        [off] Nadie
        [game] Las personas, y los bots si hablar es parte del juego
       *[lively] Todo el mundo, también los bots
    }
talk-hear = Oír lo que dice { $name }
talk-mute = Silenciar para todos
talk-unmute = Dejar hablar
talk-muted = sin voz
claim-forced = No tenía otra.
claim-laugh = ¡Ja, ja!
claim-well-played = ¡Bien jugado!
claim-hurry = ¡Venga, que te toca!
claim-no-hurry = Sin prisa, piénsalo bien.
claim-trust-me = Fíate de mí.
claim-kind-forced = No tenía otra
claim-kind-laugh = Risa
claim-kind-well-played = Bien jugado
claim-kind-hurry = Date prisa
claim-kind-no-hurry = Sin prisa
claim-kind-trust-me = Fíate de mí
