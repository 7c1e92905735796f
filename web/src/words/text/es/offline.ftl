offline-title = La mesa no está a mano
offline-text = Farol está abierto, pero su servidor no responde. En cuanto responda, esta página sigue sola.
offline-can = Lo que funciona sin él
offline-can-settings = tus ajustes: idioma, luz, tamaño del texto y lo demás
offline-can-wait = esta página, que espera donde estabas; tus partidas se guardan en el servidor y no se pierde ninguna jugada
offline-cannot = Lo que no
offline-cannot-play = jugar, con gente o con bots: cartas y dados los reparte solo el servidor, para que nadie pueda mirar
offline-cannot-read = las reglas, las repeticiones y la lista de tus mesas
install = Farol como aplicación
install-text =
    { $how ->
        [installed] Está instalado: lo estás viendo. Se actualiza solo.
        [possible] Con su propio icono y su ventana, en este dispositivo. Sigue jugando en el mismo servidor.
        [by-menu] El menú de tu navegador puede ponerlo en este dispositivo: busca «Instalar» o «Añadir a pantalla de inicio».
        [not-secure] Desde aquí no se puede instalar: los navegadores solo lo hacen por HTTPS o en la propia máquina que lo sirve. Quien la hospeda puede prepararlo; la página funciona igual.
       *[not-here] Este navegador no puede instalarlo. La página funciona igual.
    }
install-do = Instalar
newer = Hay un Farol más nuevo.
newer-take = Recargar
