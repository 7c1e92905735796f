leagues = Ligas
leagues-help = Una liga es un grupo de gente que juega a menudo. Sus mesas cuentan para su propia clasificación.
leagues-none = Aún no perteneces a ninguna liga.
league-members =
    { $count ->
        [one] un miembro
       *[other] { $count } miembros
    }
league-name = Nombre de una liga nueva
league-found = Crear
league-code = Código de una liga que te hayan dado
league-join = Unirme
league-who = Miembros
league-invite = Quien tenga este código puede unirse
league-leave = Dejar esta liga
league-standings = Clasificación
league-standings-none = Todavía no ha contado ninguna partida.
league-tables = Mesas
league-tables-help = Una mesa nueva se abre en la liga eligiéndola entre los ajustes de la mesa.
league-gone = No perteneces a esa liga.
league-table = En la liga { $name }: quien se sienta acepta que se le compare en ella. No hay pistas.
podium = El podio de la velada
podium-help =
    { $games ->
        [one] Una partida. Puntos: a qué parte de los demás se superó.
       *[other] { $games } partidas. Puntos: en cada una, a qué parte de los demás se superó.
    }
podium-none = Esta noche aún no ha terminado ninguna partida.
podium-line =
    { $played ->
        [one] en una partida
       *[other] en { $played } partidas
    }, { $won ->
        [0] sin ganar
        [one] una ganada
       *[other] { $won } ganadas
    }
league-keep = Cuidar de la liga
league-keep-help = Eres quien lleva más tiempo en ella: a ti te toca cuidarla.
league-rename = Cambiar el nombre
league-new-code = Darle otro código
league-coded = Su código es ahora { $code }; el anterior ya no vale.
league-remove = Sacar a { $name }
league-removed = { $name } ya no está en la liga. Su código es ahora { $code }.
league-copy = Copiar el código
league-name-now = Nombre de la liga
