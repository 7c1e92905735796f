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
