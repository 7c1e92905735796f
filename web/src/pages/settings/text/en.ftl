setting-language = Language
setting-theme = Light
setting-theme-value =
    { $value ->
        [auto] as the system
        [dark] lamplight
       *[light] daylight
    }
setting-motion = Motion
setting-motion-value =
    { $value ->
        [auto] as the system
        [on] on
       *[off] off
    }
setting-pace = How fast moves are shown
setting-pace-value =
    { $value ->
        [calm] Calm
        [brisk] Brisk
        [once] At once
        [steps] Step by step
       *[normal] Normal
    }
setting-text = Size of text
setting-sound = Sound
    .help = Small sounds when a card is played and when it is your turn.
setting-colourSafe = Patterns on colours
    .help = Seats get stripes as well as letters.
setting-confirm = Ask before every move
    .help = Every move of yours is asked about once more before it is made.
setting-name = Your name at the tables
setting-name-save = Save
setting-name-saved = From now on you are called that.
setting-letters = Letters do something at the table
    .help = Switch it off if your screen reader or voice control needs the letters.
keys-title = Keys at the table
keys-help = One letter each; leave it empty to switch it off.
keys-usual = The usual keys
key-rules = Rules
key-hint = Hint
key-undo = Take back
key-choices = List of choices
key-text = Board in words
key-talk = Say something in pictures
key-explain = Explain what is on the board
key-turn = Turn a card or tile
key-discard = Go to “discard”
install = Farol as an app
install-text =
    { $how ->
        [installed] It is installed: you are looking at it. It fetches its own updates.
        [possible] With its own icon and window, on this device. It still plays at the same server.
        [by-menu] The menu of your browser can put it on this device: look for “Install” or “Add to home screen”.
        [not-secure] It cannot be installed from here: browsers do that only over HTTPS, or on the machine that serves it. Whoever hosts can set that up; the page works all the same.
       *[not-here] This browser cannot install it. The page works all the same.
    }
install-do = Install
setting-talk = Hear the table
    .help = Show what others say in pictures.
setting-comments = Bots comment
    .help = Now and then, also in games where talk is no part of it. For tables that you open.
setting-previews = Show what a move would score (+n)
    .help = In pictures, lists and what is said. Off: you count for yourself.
