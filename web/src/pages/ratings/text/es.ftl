ratings = Puntuaciones
ratings-help = Cómo de fuerte se considera a cada persona en cada juego, según las mesas que se abrieron como puntuadas. El segundo número dice cuánto puede desviarse.
ratings-none = Nadie tiene puntuación todavía. Abre una mesa puntuada y juégala con alguien.
ratings-yours = Tú: { $rating }
ratings-won = Ganadas
ratings-bots = Bots
ratings-bots-help = La fuerza de cada nivel es fija.
rating = Puntuación
rating-value = { $value } ± { $give }
rating-guessing = aún incierta
rating-change = { $name }: { $before } → { $after }
rated = Puntuada
rated-help = Esta mesa es puntuada: quien se sienta acepta que se le compare por la partida. No hay pistas.
unrated = Esta partida no cambia ninguna puntuación.
unrated-why =
    { $why ->
        [practice] Era práctica.
        [undo] Se deshizo algo que ya se había visto.
        [hints] Alguien pidió una pista.
        [stand-in] Otra persona, o un bot, jugó por alguien.
        [people] Hacen falta al menos dos personas, una por asiento.
        [bots] Nadie sabe cómo de fuerte es uno de los bots.
        [dice] Los dados de su registro no cuadran.
        [gone] Alguien hizo borrar sus datos antes de que se leyera.
       *[record] No se puede leer su registro.
    }
ratings-by-game = Por juegos
