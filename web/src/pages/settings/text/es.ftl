setting-language = Idioma
setting-theme = Luz
setting-theme-value =
    { $value ->
        [auto] como el sistema
        [dark] luz de farol
       *[light] luz de día
    }
setting-motion = Movimiento
setting-motion-value =
    { $value ->
        [auto] como el sistema
        [on] sí
       *[off] no
    }
setting-pace = A qué ritmo se muestran las jugadas
setting-pace-value =
    { $value ->
        [calm] Tranquilo
        [brisk] Rápido
        [once] Al instante
        [steps] Paso a paso
       *[normal] Normal
    }
setting-text = Tamaño del texto
setting-sound = Sonido
    .help = Pequeños sonidos al jugar una carta y cuando te toca.
setting-colourSafe = Tramas sobre los colores
    .help = Los asientos llevan rayas además de letras.
setting-confirm = Preguntar antes de cada jugada
    .help = Antes de hacer una jugada se te pregunta si estás conforme.
setting-name = Tu nombre en las mesas
setting-name-save = Guardar
setting-name-saved = Desde ahora te llamas así.
setting-letters = Las letras hacen algo en la mesa
    .help = Desactívalo si tu lector de pantalla o tu control por voz necesita las letras.
keys-title = Teclas en la mesa
keys-help = Una letra para cada cosa; déjala vacía para desactivarla.
keys-usual = Teclas predeterminadas
key-rules = Reglas
key-hint = Pista
key-undo = Deshacer
key-choices = Lista de opciones
key-text = Tablero en palabras
key-talk = Decir algo con dibujos
key-explain = Explicar lo que hay en el tablero
key-turn = Girar una carta o loseta
key-discard = Ir a «descartar»
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
setting-talk = Oír la mesa
    .help = Mostrar lo que otros dicen con dibujos.
setting-comments = Los bots comentan
    .help = De vez en cuando, también en juegos donde hablar no es parte del juego. Para las mesas que abras.
setting-previews = Mostrar cuánto daría una jugada (+n)
    .help = En el dibujo, en las listas y en lo que se dice. Si no, cuentas tú.
