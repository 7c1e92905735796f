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
setting-length = Cuánto se dice de las jugadas al jugar escuchando
setting-length-value =
    { $value ->
        [short] Corto: una frase por turno
        [full] Completo: también cómo va la partida, y tus opciones
       *[usual] Normal: todo lo que pasa
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
key-talk = Decir una frase rápida
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
install-play = Traerlo
install-play-text = Sin conexión, Farol puede jugar aquí contra bots o con otros en este dispositivo. Para eso trae unos 10 MB una sola vez.
install-play-there = Sin conexión, esta página ofrece jugar aquí, contra bots o con otros en este dispositivo.
install-play-failed = No se pudo traer todo; inténtalo de nuevo.
setting-talk = Oír la mesa
    .help = Mostrar las frases rápidas de los demás.
setting-comments = Los bots comentan
    .help = De vez en cuando, también en juegos donde hablar no es parte del juego. Para las mesas que abras.
setting-previews = Mostrar cuánto daría una jugada (+n)
    .help = En el dibujo, en las listas y en lo que se dice. Si no, cuentas tú.
sounds-title = Sonidos y voz
sounds-all = Los sonidos
sounds-volume = Volumen de los sonidos
sound-card = Se coloca o se roba una carta o loseta
sound-flip = Se da la vuelta a algo
sound-pass = No se hace nada, o acaba un turno
sound-stone = Se pone un disco o una ficha
sound-turn = Te toca
sound-end = Acaba la partida o la ronda
sound-die = Se tira un dado
sound-dice = Se tiran varios dados
sound-answer = Se tira el dado del otro lado
sound-break = Algo se rompe o recibe un ataque
sound-mend = Algo se arregla o crece
sound-coins = Oro o puntos
sound-rails = El tren avanza
sound-crash = Un choque
sound-wail = Un fantasma
sound-smoke = Algo se esfuma
sound-win = Se gana una pelea
sound-lose = Se pierde una pelea
voice-title = Una voz
voice-rate = Velocidad de la voz
voice-loud = Volumen de la voz
voice-which = Qué voz
voice-system = La del sistema
voice-remote = { $name } (por la red)
voice-try = Probarla
voice-sample = Colocas un cruce: columna 3, en la fila del comienzo. Te toca.
hearing-speech = El navegador dice lo que pasa
    .help = Para quien no usa lector de pantalla. Control o Escape la callan.
hearing-vibrate = El móvil vibra cuando te toca
    .help = Dos pulsos cortos.
