lost-title = Aquí no hay luz
lost-text = Esta dirección no lleva a ningún sitio. Quizá falte una letra.
home-question = ¿A qué jugamos esta noche?
home-join = Entrar con código
home-play = Jugar ya
home-new = Nueva mesa
home-alone = Jugar en solitario
alone-title = { $game }, en solitario
alone-record = Tu récord: { $points }
alone-no-record = Aún sin récord
home-learn = Aprender
home-dealing = Repartiendo…
home-tables = Mis mesas
home-no-tables = No hay mesas abiertas. Enciende el farol y reparte.
home-doors = Otras veladas
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
offline-title = La mesa no está a mano
offline-text = Farol está abierto, pero su servidor no responde. En cuanto responda, esta página sigue sola.
offline-can = Lo que funciona sin él
offline-can-settings = tus ajustes: idioma, luz, tamaño del texto y lo demás
offline-can-wait = esta página, que espera donde estabas; tus partidas se guardan en el servidor y no se pierde ninguna jugada
offline-can-play = jugar aquí, contra bots o con otros en este dispositivo: esas mesas se quedan en este dispositivo
offline-play = Jugar aquí, sin conexión
offline-cannot-meet = las mesas del servidor y la gente de otros lugares
offline-cannot = Lo que no
offline-cannot-play = jugar, con gente o con bots: cartas y dados los reparte solo el servidor, para que nadie pueda mirar
offline-cannot-read = las reglas, las repeticiones y la lista de tus mesas
records-beat-own = Tu mejor con { $seats } asientos: { $score }
records-beat = Lo mejor de aquí: { $score } ({ $name })
alone-best = lo mejor de aquí: { $points } ({ $name })
