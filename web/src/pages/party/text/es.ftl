party-league = Esta velada cuenta para
party-league-none = ninguna liga
party-league-on = Esta velada cuenta para la liga { $name }.
party = La fiesta de hoy
party-title = ¿A qué jugamos esta noche?
party-invite = Ven a jugar
party-scan = Escanéalo con el móvil o ve a
party-code = código { $code }
party-qr = Código QR con el enlace a la fiesta
party-who = Quién ha venido
party-nobody = Todavía nadie.
party-free-seats =
    { $count ->
        [one] queda un asiento
       *[other] quedan { $count } asientos
    }
party-away = { $name }, un momento fuera
party-you = { $name }, eres tú
party-remove = Quitar a { $name } de la lista
party-leave = Irme
party-name = Tu nombre
party-come = Entrar
party-come-text = Di cómo te llamas y tendrás asiento. No hay que instalar nada.
party-come-late = Hay una partida en marcha. Entra para verla o para jugar en lugar de un bot.
party-here-too = Jugar también en este dispositivo
party-pick = Elige un juego
party-picked = elegido
party-pick-text = Puede elegir cualquiera: aquí o en un móvil.
party-deal = Repartir { $game }
party-dealing = Repartiendo…
party-plays =
    { $bots ->
        [0] { $count ->
            [one] Juega { $names }.
           *[other] Juegan { $names }.
        }
        [one] { $count ->
            [one] Juega { $names } con un bot.
           *[other] Juegan { $names } con un bot.
        }
       *[other] { $count ->
            [one] Juega { $names } con { $bots } bots.
           *[other] Juegan { $names } con { $bots } bots.
        }
    }
party-watchers =
    { $count ->
        [one] No hay asientos para todos: { $names } mira esta vez y se sienta primero en la siguiente.
       *[other] No hay asientos para todos: { $names } miran esta vez y se sientan primero en la siguiente.
    }
party-first-guest = Empieza en cuanto haya alguien.
party-invite-others = Invitar a más gente
party-over-title = Aquí no hay ninguna fiesta
party-over-text = Empieza cuando alguien abre Farol con «farol party».
party-screen-name = Pantalla grande
party-next = Siguiente partida
party-another = Otro juego
party-next-sure = ¿Lo dejamos aquí, todos?
