join-title = Entrar en una mesa
join-name = Nombre
join-enter = Ir a la mesa
join-watch = Mirar
join-help = El anfitrión ve en la mesa el código de seis letras y cifras.
