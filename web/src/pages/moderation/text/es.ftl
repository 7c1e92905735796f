against = Sobre { $name }
against-mute = Silenciar
against-hear = Volver a leer
against-block = Bloquear
against-line = Denunciar esta línea
against-name = Denunciar el nombre
against-game = Denunciar cómo juega
against-done =
    { $how ->
        [mute] Ya no ves los mensajes de { $name }. Nadie más se entera.
        [block] { $name } está en silencio y no puede sentarse donde tú te sientas.
       *[hear] Vuelves a ver los mensajes de { $name }.
    }
against-reported = Gracias. Los moderadores lo leerán.
against-kept = Gracias. Tu denuncia queda guardada para quien lleva este servidor.
decisions = Moderación
decisions-mine = Decisiones de los moderadores
decisions-none = No hay ninguna sobre ti.
decisions-new = Los moderadores han decidido algo que te concierne.
decided =
    { $yours ->
        [yes]
            { $deed ->
                [dismiss] Tu denuncia no ha tenido consecuencias
               *[other] Se ha atendido tu denuncia
            }
       *[no]
            { $deed ->
                [hide-line] Se ha ocultado una línea tuya
                [rename] Se te ha quitado el nombre
                [mute] Se te ha silenciado
                [ban] Se te ha expulsado
                [undo] Se ha anulado una decisión
                [moderator] Ahora moderas
                [no-moderator] Ya no moderas
               *[other] Se ha decidido algo sobre ti
            }
    }
decided-until = hasta el { $date }
decided-undone = anulada
muted = A quién has silenciado
muted-none = No has silenciado a nadie.
muted-blocked = bloqueado
chat-hidden = Oculto por un moderador
chat-muted-line = Silenciado
chat-about = Sobre esta línea de { $name }
moderation = Moderación
moderation-forged = El registro no está como se escribió. Avisa a quien lleva este servidor.
moderation-people = Personas
moderation-name = Parte de un nombre
moderation-search = Buscar
moderation-tables =
    { $count ->
        [one] una mesa
       *[other] { $count } mesas
    }
moderation-since = aquí desde el { $date }
moderation-banned = expulsado
moderation-muted = silenciado
moderation-table = Una mesa
moderation-code = Código
moderation-closed = Un moderador ha cerrado esta mesa.
moderation-log = Registro
moderation-log-none = Todavía no se ha decidido nada.
moderation-whole = Nadie lo ha cambiado. Última entrada: { $fingerprint }
moderation-operator = quien lleva el servidor
reports =
    { $count ->
        [0] Sin denuncias
        [one] Una denuncia
       *[other] { $count } denuncias
    }
reports-none = No hay nada que hacer.
report-of = Denuncia sobre { $name }
report-kind =
    { $kind ->
        [line] Una línea de
        [name] El nombre de
       *[game] Cómo juega:
    }
report-by = denunciado por { $name }, { $date }
report-around = Lo que se dijo alrededor
deed =
    { $deed ->
        [hide-line] Ocultar la línea
        [rename] Quitar el nombre
        [mute] Silenciar para todos
        [ban] Expulsar
        [close-table] Cerrar la mesa
        [hide-table] Sacarla de la lista
        [close-league] Cerrar su liga
        [dismiss] Todo en orden
        [undo] Anular
        [moderator] Nombrado moderador
        [no-moderator] Ya no es moderador
       *[other] { $deed }
    }
deed-do =
    { $deed ->
        [hide-line] Ocultarla
        [rename] Cambiar el nombre
        [mute] Silenciar
        [ban] Expulsar
        [dismiss] Cerrar la denuncia
       *[other] Aplicar
    }
deed-name = Nombre nuevo
deed-days = Durante cuánto tiempo
deed-day =
    { $count ->
        [0] Para siempre
        [one] Un día
       *[other] { $count } días
    }
deed-network = Que tampoco venga nadie nuevo de su red
deed-reason = Motivo, que se le dirá
deed-undo = Anular
house =
    { $page ->
        [imprint] Aviso legal
        [privacy] Privacidad
        [rules] Normas de la casa
       *[other] Sobre este servidor
    }
moderated =
    { $what ->
        [banned]
            { $holds ->
                [good] Se te ha expulsado para siempre: { $reason }
               *[date] Se te ha expulsado hasta el { $date }: { $reason }
            }
        [silent]
            { $holds ->
                [good] Se te ha silenciado: { $reason }
               *[date] Se te ha silenciado hasta el { $date }: { $reason }
            }
        [closed] Un moderador ha cerrado esta mesa: { $reason }
        [network] De momento no puede venir nadie nuevo de tu red.
        [scripts] Ese nombre mezcla letras de varios alfabetos; elige otro.
        [moderators] Ese nombre se parece al de un moderador; elige otro.
        [reserved] Ese nombre está reservado; elige otro.
        [kept]
            { $holds ->
                [good] Conservas tu nombre: { $reason }
               *[date] Conservas tu nombre hasta el { $date }: { $reason }
            }
        [taken] Un moderador ha quitado ese nombre; elige otro.
        [like] Tu nombre se parece al de { $name }; elige otro.
        [double] { $name } se sienta en esta mesa; habla con otro nombre.
        [blocked] Alguien de esta mesa te ha bloqueado.
       *[other] Un moderador no lo permite: { $reason }
    }
order = Silenciar, bloquear, denunciar
order-nobody = Aquí no hay nadie contra quien puedas hacer algo.
order-change =
    { $how ->
        [mute] Silenciar a { $name }
        [block] Bloquear a { $name }
       *[hear] Volver a leer a { $name }
    }
order-report =
    { $kind ->
        [line] Denunciar esta línea de { $name }: «{ $text }»
        [name] Denunciar el nombre { $name }
       *[game] Denunciar cómo juega { $name }
    }
