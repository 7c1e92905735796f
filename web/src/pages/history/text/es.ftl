history = Tus partidas
history-games = Partidas
history-none = Todavía no hay nada. Aquí aparece cada partida terminada que cuenta, con su repetición.
history-none-fits = Ninguna partida tuya encaja con estos filtros.
history-filters = Qué partidas
history-game = Juego
history-game-all = todos los juegos
history-company = Contra quién
history-company-value =
    { $value ->
        [people] con gente
        [bots] con bots
        [alone] en solitario
       *[all] cualquier compañía
    }
history-days = Tiempo
history-days-value =
    { $value ->
        [30] los últimos 30 días
        [365] el último año
       *[all] desde siempre
    }
history-sum =
    { $played ->
        [one] Una partida
       *[other] { $played } partidas
    }
history-won = { $won } de { $contested } ganadas
history-won-none = sin rival a quien ganar
history-practice =
    { $count ->
        [one] Otra partida fue de práctica o se jugó en otro sitio, y no cuenta.
       *[other] Otras { $count } partidas fueron de práctica o se jugaron en otro sitio, y no cuentan.
    }
history-waiting =
    { $count ->
        [one] Aún se está leyendo un registro; sus cifras llegan enseguida.
       *[other] Aún se están leyendo { $count } registros; sus cifras llegan enseguida.
    }
history-unreadable =
    { $count ->
        [one] Una partida ya no se puede leer, o solo su resultado.
       *[other] { $count } partidas ya no se pueden leer, o solo su resultado.
    }
history-best = Mejor puntuación
history-streak = Ganadas seguidas
history-streak-value = { $streak } ahora, la mejor { $longest }
history-of = { $value } de { $of }
history-favourite = { $thing }, { $value } de { $of }
history-months = Partidas por mes
history-month = { $month }: { $played } jugadas, { $won } ganadas
history-key-won = ganadas
history-key-played = las demás
history-opponents = Con quién te has encontrado
history-opponents-bots = Bots, { $level }
history-nobody = alguien
history-met = Encuentros
history-ahead = Por delante
history-who = Quién
history-list = Partidas
history-all = Las { $count } partidas
history-figures = Cifras
history-when = Cuándo
history-place = Puesto
history-place-value =
    { $seats ->
        [one] en solitario
       *[other] { $place } de { $seats }
    }
history-score = Puntos
history-with = Con
history-replay = Volver a ver { $game } del { $when }
history-more =
    { $count ->
        [one] Una partida más antigua está en la descarga.
       *[other] { $count } partidas más antiguas están en la descarga.
    }
history-take = Descargar
history-csv = Para hojas de cálculo (CSV)
history-json = Para programas (JSON)
history-handed-in = jugada en otro sitio
history-bring = Partidas de otro sitio
history-bring-text = Las partidas que has terminado en una web de Farol sin servidor también pueden estar aquí. Quedan marcadas y no cuentan para nada.
history-bring-file = Entregar un archivo de partidas
history-brought =
    { $taken ->
        [one] Se ha admitido una partida
       *[other] Se han admitido { $taken } partidas
    }, { $again } ya estaban aquí, { $refused } se han rechazado.
