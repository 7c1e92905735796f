join-title = Entrar en una mesa
join-name = Nombre
join-enter = Ir a la mesa
join-watch = Mirar
join-see-end = Ver cómo terminó
join-invites = { $name } te invita.
join-is-over = La partida ha terminado.
join-seats =
    { $count ->
        [0] Todos los asientos están ocupados. Puedes mirar.
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
join-help = El anfitrión ve en la mesa el código de ocho letras y cifras.
