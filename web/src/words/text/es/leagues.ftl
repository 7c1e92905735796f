leagues = Ligas
leagues-help = Una liga es un grupo de gente que juega a menudo. Sus mesas cuentan para su propia clasificación.
leagues-none = Aún no perteneces a ninguna liga.
league-members =
    { $count ->
        [one] un miembro
       *[other] { $count } miembros
    }
league-name = Nombre de una liga nueva
league-found = Fundarla
league-code = Código de una liga que te hayan dado
league-join = Unirme
league-who = Miembros
league-invite = Quien tenga este código puede unirse:
league-leave = Dejar esta liga
league-standings = Clasificación
league-standings-none = Todavía no ha contado ninguna partida.
league-tables = Mesas
league-tables-help = Una mesa nueva se abre en la liga eligiéndola entre los ajustes de la mesa.
league-gone = No perteneces a esa liga.
league-table = En la liga { $name }: quien se sienta acepta que se le compare en ella. No hay pistas.
new-league = Liga
new-league-none = Ninguna
podium = El podio de la velada
podium-help =
    { $games ->
        [one] Una partida. Vale la parte de los demás a la que se superó.
       *[other] { $games } partidas. Cada una vale la parte de los demás a la que se superó.
    }
podium-none = Esta noche aún no ha terminado ninguna partida.
podium-line =
    { $played ->
        [one] { $points } puntos en una partida, { $won } ganadas
       *[other] { $points } puntos en { $played } partidas, { $won } ganadas
    }
