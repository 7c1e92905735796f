turn = Te toca jugar.
reminder = Te queda poco tiempo para tu jugada.
over = Tu partida ha terminado.
invited = Te invitan a otra partida.
invited-by = { $name } te invita a una partida.
mail-confirm = ¿Es tuya esta dirección?
mail-confirm-text =
    Alguien quiere que le avisen por correo, en esta dirección, de lo que pasa en sus mesas en un servidor de Farol, donde se juega a juegos de mesa. Si eres tú, confírmalo antes de un día:
mail-confirm-else = Si no eres tú, no hagas nada: no recibirás nada más.
mail-why = Recibes este correo porque se lo pediste a Farol. En sus ajustes puedes elegir de qué y de qué mesas.
mail-stop = Para no recibir más:
mail-stopped = Desde aquí no recibirás más correo.
mail-stop-ask = ¿No quieres más correo de Farol?
mail-stop-do = No más correo
