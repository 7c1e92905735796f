company = Buscar compañía
company-find = Alguien con quien jugar
company-go = Buscar compañía
company-game = Juego
company-pace = Ritmo
company-pace-brisk = ágil
company-pace-calm = tranquilo
company-pace-days = en varios días
company-experience = Nivel
company-experience-any = todos los niveles
company-experience-new = principiantes
company-experience-seasoned = con experiencia
company-language = Idioma
company-language-any = cualquier idioma
company-language-own = español
company-speaks =
    { $language ->
        [en] inglés
        [es] español
       *[other] { $language }
    }
company-seeking = Buscando compañía para { $game }…
company-stay = sigue mientras juegas con bots
company-lately =
    { $minutes ->
        [0] Últimamente se tardó un momento.
        [one] Últimamente se tardó menos de un minuto.
       *[other] Últimamente se tardó unos { $minutes } minutos.
    }
company-lately-nobody = Nadie ha buscado esto últimamente, así que puede tardar.
company-bots = Jugar con bots mientras tanto
company-stop = Dejar de buscar
company-found = Alguien quiere lo mismo. ¡Aquí está tu mesa!
company-found-away = ¡Ha llegado alguien! Tu otra partida espera en «Tus partidas».
company-board = Mesas abiertas
company-sit =
    { $count ->
        [one] Ocupar el asiento libre
       *[other] { $count } asientos libres
    }
company-looks = { $name } busca compañía para { $game }
company-with = Jugar con { $name }
company-nobody = Ahora no espera nadie. Busca compañía y otros te verán aquí.
company-known = Gente con la que has jugado
company-friends-only = Este servidor es para amigos: se viene por invitación.
