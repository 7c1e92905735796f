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
setting-length = How much is said of moves, by ear
setting-length-value =
    { $value ->
        [short] Short: a sentence for each turn
        [full] Full: also how the game stands, and your choices
       *[usual] Usual: everything that happens
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
key-undo = Undo
key-choices = List of choices
key-text = Board in words
key-talk = Quick talk
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
install-play = Fetch it
install-play-text = Without a network, Farol can play here against bots or with others at this device. For that it fetches some 10 MB once.
install-play-there = Without a network, this page offers to play here, against bots or with others at this device.
install-play-failed = Not all of it could be fetched; try again.
setting-talk = Hear the table
    .help = Show the quick talk of others.
setting-comments = Bots comment
    .help = Now and then, also in games where talk is no part of it. For tables that you open.
setting-previews = Show what a move would score (+n)
    .help = In pictures, lists and what is said. Off: you count for yourself.
sounds-title = Sounds and voice
sounds-all = The sounds
sounds-volume = How loud the sounds are
sound-card = A card or tile is laid or drawn
sound-flip = Something is turned over
sound-pass = Nothing is done, or a turn ends
sound-stone = A disc or token is put down
sound-turn = It is your turn
sound-end = The game or the round is over
sound-die = One die is thrown
sound-dice = Several dice are thrown
sound-answer = The other side’s die is thrown
sound-break = Something is broken or attacked
sound-mend = Something is mended or grows
sound-coins = Gold or points
sound-rails = The train rides
sound-crash = A crash
sound-wail = A ghost
sound-smoke = Something goes up in smoke
sound-win = A fight is won
sound-lose = A fight is lost
voice-title = A voice
voice-rate = How fast it speaks
voice-loud = How loud it speaks
voice-which = Which voice
voice-system = The system’s
voice-remote = { $name } (over the network)
voice-try = Try it
voice-sample = You lay a crossing: column 3, in the starting row. Your turn.
hearing-speech = The browser says what happens
    .help = For people without a screen reader. Control or Escape silences it.
hearing-vibrate = The phone vibrates when it is your turn
    .help = Two short pulses.
