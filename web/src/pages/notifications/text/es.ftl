notices = Avisos
notices-text =
    { $how ->
        [on] Este navegador te avisa cuando algo te espera en una de tus mesas, también con Farol cerrado. Los avisos dicen el juego y la mesa, y nada de lo que tienes en la mano.
        [possible] Este navegador puede avisarte cuando te toca, cuando queda poco tiempo, cuando termina una partida tuya o cuando te invitan, también con Farol cerrado.
        [not-secure] Aquí no es posible: los navegadores solo lo permiten en páginas con HTTPS, o en la máquina donde está el servidor.
        [not-here] Este navegador no sabe hacerlo. En un iPhone o iPad, añade antes Farol a la pantalla de inicio.
        [not-this-server] Quien lleva este servidor no lo ha preparado.
        [forbidden] Lo has prohibido. Puedes permitirlo de nuevo en los ajustes de tu navegador para esta página.
        [no-name] En cuanto tengas un nombre: siéntate antes a una mesa.
       *[unknown] …
    }
notices-allow = Avisarme
notices-stop = No avisarme más
notices-kind =
    { $kind ->
        [turn] cuando me toca
        [reminder] cuando queda poco tiempo
        [over] cuando termina una partida mía
       *[invited] cuando me invitan a una partida
    }
notices-failed = Tu navegador no ha podido hablar con su servicio de avisos. Inténtalo más tarde.
notices-table = Avisarme de esta mesa cuando no estoy
mail = Correo electrónico
mail-text =
    { $how ->
        [none] Recibe un correo cuando algo te espera en una de tus mesas. Los correos dicen el juego y la mesa, y nada de lo que tienes en la mano; nadie más conoce tu dirección.
        [asked] Va de camino un correo a { $address }. Su enlace confirma la dirección, durante un día.
       *[confirmed] Los correos van a { $address }.
    }
mail-address = Tu dirección
mail-send = Enviarme un enlace
mail-again = Enviar el enlace otra vez
mail-forget = No más correo
mail-forgotten = Tu dirección se ha borrado.
mail-confirm-title = ¿Es tuya esta dirección?
mail-confirm-text = Alguien quiere que le avisen por correo de lo que pasa en sus mesas de aquí, en la dirección a la que llegó este enlace. Confírmala solo si eres tú.
mail-confirm-yes = Sí, soy yo
mail-confirm-no = No
mail-confirmed-title = Tu dirección está confirmada
mail-confirmed-text = Desde ahora los correos van allí. En los ajustes eliges de qué.
mail-old-title = Este enlace ya no funciona
mail-old-text = Un enlace funciona una vez y durante un día. En los ajustes puedes pedir otro.
