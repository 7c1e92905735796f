records = Récords
records-help = Las mejores partidas de cada clase: las tuyas y las de toda la gente de aquí. Solo cuentan las partidas con dados sellados y comprobados, sin práctica; las partidas con pistas tienen sus propias listas.
records-none = Todavía no cuenta ninguna partida. Termina una y aparecerá aquí.
records-reading = Se están leyendo partidas de días anteriores; las listas se van llenando.
records-listed = Mostrar mi nombre a los demás de aquí
records-yours = Tu mejor
records-you = (tú)
records-replay = Volver a ver la partida de { $name } del { $when }
records-alone = En solitario
records-people = con gente
records-bots = contra bots, nivel { $level }
records-hints = con pistas
records-flag =
    { $option }: { $value ->
        [yes] sí
       *[no] no
    }
records-seats = { $seats } asientos, { $who }
standing-record = La mejor puntuación de este servidor: { $score }. Antes era { $server }.
standing-first = Tu primera puntuación de esta clase: { $score }.
standing-best = Tu mejor: { $score }. Antes era { $own }.
standing-beaten = Tu mejor sigue siendo { $own }.
