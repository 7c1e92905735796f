home-question = ¿A qué jugamos esta noche?
home-join = Entrar con código
home-play = Jugar ya
home-new = Nueva mesa
home-alone = Jugar a solas
alone-title = { $game }, en solitario
alone-record = Tu récord: { $points }
alone-no-record = Aún sin récord
home-learn = Aprender
home-dealing = Repartiendo…
home-tables = Mis mesas
home-no-tables = No hay mesas abiertas. Enciende el farol y reparte.
home-doors = Otras veladas
home-all-tables = Todas las mesas y repeticiones
players =
    { $least ->
        [one] { $most ->
            [one] 1 jugador
           *[other] 1–{ $most } jugadores
        }
       *[other] { $least }–{ $most } jugadores
    }
minutes = { $minutes } min
player-name = Jugador
home-turns =
    { $count ->
        [one] Te toca en una mesa
       *[other] Te toca en { $count } mesas
    }
invited = Te invitan
invited-by = { $name } te invita a { $game }
invited-join = Entrar
invited-not-now = Ahora no
invited-silence = No más invitaciones de { $name }
invited-silenced = Ya no recibes invitaciones de { $name }. En los ajustes puedes volver a recibirlas.
companions = Pregunta a alguien con quien has jugado
companions-ask = Invitar a { $name }
companions-asked = { $name } tiene la invitación
myself-invitable = Quienes han jugado conmigo pueden invitarme a sus mesas
myself-hear-all =
    { $count ->
        [one] Volver a recibir invitaciones de una persona
       *[other] Volver a recibir invitaciones de { $count } personas
    }
