daily = Reto del día
daily-help = De medianoche a medianoche (UTC), todo el mundo aquí tiene las mismas cartas, los mismos dados y los mismos bots. Tienes un solo intento, sin deshacer y sin pistas; después ves cómo les fue a todos.
daily-rules = Un intento, sin deshacer ni pistas
daily-before = El día anterior
daily-today = Hoy
daily-none = Nadie miró los repartos de ese día.
daily-play = Jugar
daily-go-on = Seguir
daily-result = { $score }: puesto { $place } de { $people }
daily-uncounted = Este intento no cuenta: un bot jugó por ti.
daily-curve = Puntuaciones de todos
daily-bar =
    { $people ->
        [one] Una persona
       *[other] { $people } personas
    }: { $score }
daily-here = Aquí estás tú
daily-share = Copiar una línea para compartir
daily-line = Farol, { $game }, { $day }: { $score }, puesto { $place } de { $people }
daily-seal = Cómo se garantiza el azar
daily-seal-text = La suerte de cada día sale de dos secretos. Sus huellas se muestran el día anterior; los secretos, cuando acaba el día.
daily-commitments = Huellas de este día
daily-secrets = Secretos abiertos
daily-next = Huellas del día siguiente
copied = Copiado.
