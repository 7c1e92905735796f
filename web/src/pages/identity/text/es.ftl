device = Otro dispositivo tuyo
device-text = Tu nombre y tus asientos van contigo; este dispositivo también los conserva.
device-make = Crear un enlace
device-qr = Código QR con el enlace para tu otro dispositivo
device-once =
    { $minutes ->
        [one] Escanéalo con el otro dispositivo. Sirve una sola vez, durante un minuto.
       *[other] Escanéalo con el otro dispositivo. Sirve una sola vez, durante { $minutes } minutos.
    }
myself = Tú, aquí y en otros sitios
myself-text = Cierra la sesión donde ya no juegues. Así, quien tenga el dispositivo no verá nada tuyo.
myself-switch = Volver a ser { $name }
myself-new = Empezar como otra persona
myself-now = Aquí ahora eres { $name }.
myself-devices = Dónde tienes la sesión abierta
myself-here = este navegador
myself-seen = última vez: { $day }
myself-unnamed = Un navegador
myself-sign-out = Cerrar sesión
myself-sign-out-of = Cerrar sesión: { $device }
myself-sign-out-all = Cerrar sesión en todas partes
myself-out = Has cerrado la sesión aquí.
myself-delete = Borrar mis datos
myself-delete-title = ¿Borrar todo lo tuyo?
myself-delete-what = Se borra: tu nombre, tus dispositivos, tus notas y sospechas, todo lo que escribiste en el chat, tu historial y lo que cuenta.
myself-delete-stays = Se queda: las partidas, para quienes las jugaron contigo. En ellas pasas a ser «Alguien», también en las repeticiones.
myself-delete-now = Donde la partida siga en curso, un bot ocupa tu asiento enseguida.
myself-delete-backups = Las copias de seguridad que ya hizo quien lleva este servidor conservan lo que había en ellas.
myself-delete-never = No se puede deshacer: nadie te lo puede devolver.
myself-delete-understood = Lo he leído, que se borre todo
myself-delete-yes = Borrar todo
myself-delete-no = Conservarlo todo
myself-deleted = Todo lo tuyo está borrado.
myself-open = En mis mesas pueden ver cómo juego
myself-open-help = Desactivado: no lo ve nadie. Activado: quien se siente a una mesa contigo puede echar un vistazo a tus partidas de ese juego: cuántas, cuántas ganadas, desde cuándo.
claim-title = Un enlace de otro dispositivo
claim-waiting = Mirando de quién es este enlace…
claim-becomes = Con este enlace, este navegador pasa a ser de { $name }: con su nombre, sus asientos y todo lo que se ve desde ellos.
claim-only-own = Sigue solo si eres { $name } y has creado tú el enlace. Si no, quien te lo haya enviado podría mirar tus cartas.
claim-now = Aquí ahora eres { $name }.
claim-stops =
    { $tables ->
        [0] Si sigues, este navegador deja de ser de { $name }. En los ajustes puedes volver atrás.
        [one] Si sigues, este navegador deja de ser de { $name }. La mesa de { $name } sigue siendo suya; en los ajustes puedes volver atrás.
       *[other] Si sigues, este navegador deja de ser de { $name }. Las { $tables } mesas de { $name } siguen siendo suyas; en los ajustes puedes volver atrás.
    }
claim-yes = Sí, soy { $name }
claim-no = No, dejarlo todo como está
claim-yours = En este navegador ya eres { $name }. No hay nada que hacer.
claim-old-title = Este enlace ya no sirve
claim-old = Un enlace sirve una sola vez y durante diez minutos. Crea otro en los ajustes de tu otro dispositivo. Aquí no ha cambiado nada.
claim-limit = Ha habido demasiados enlaces erróneos desde aquí. Espera un minuto e inténtalo de nuevo.
claim-done = Este dispositivo también es tuyo, { $name }.
myself-invitable = Quienes han jugado conmigo pueden invitarme a sus mesas
myself-hear-all =
    { $count ->
        [one] Volver a recibir invitaciones de una persona
       *[other] Volver a recibir invitaciones de { $count } personas
    }
who-title = ¿Quién eres?
who-text = Así te ven los demás en la mesa. Puedes cambiarlo más tarde.
who-face = Tu cara
who-face-number = Cara { $number }
who-faces-other = Otras caras
who-yes = Soy yo
who-names = Búho Nocturno | Zorro Rojo | Gato Farolero | Oso Tranquilo | Liebre de la Suerte | Rana del Río | Rayo de Luna | Lechuza Blanca | Musaraña Valiente | Tejón Viejo | Cuervo Alegre | Lobo Ámbar | Trucha de Plata | Gallina de Cobre | Armiño Astuto | Buey Amable | Golondrina Veloz | Pequeño Mirlo | Sapo del Musgo | Carpa Dorada | Urraca Lista | Murciélago Dormido | Nutria Audaz | Topo de Terciopelo | Polilla Gris | Lagarto Verde | Cabra Curiosa | Gaviota del Puerto | Ardilla de Otoño | Petirrojo | Abeja Feliz | Mula Terca
come-back = Para volver
back-text = Si este navegador te olvida, tu nombre y tus asientos se van con él. Una llave de acceso o un código te permiten recuperarlos. Para jugar no hace falta nada de esto.
back-passkey = Crear una llave de acceso
back-made = creada el { $day }
back-remove = Quitar
back-declined = No se usó ninguna llave de acceso.
back-code = Crear un código de recuperación
back-code-new = Crear otro código de recuperación
back-code-drop = Borrar mi código de recuperación
back-code-keep = Apúntalo o guárdalo: solo se muestra esta vez. Sirve una vez, y uno nuevo lo sustituye.
back-copy = Copiar el código
back-was-here = Ya he estado aquí
back-sign-in = Usar mi llave de acceso
back-code-label = Código de recuperación
back-code-use = Usar el código
