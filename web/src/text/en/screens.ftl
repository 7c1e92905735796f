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
setting-text = Size of text
setting-sound = Sound
    .help = Small sounds when a card is played and when it is your turn.
setting-colourSafe = Patterns on colours
    .help = Seats get stripes as well as letters.
setting-confirm = Ask before every move
    .help = A first click shows the move, a second one makes it.
setting-name = Your name at the tables
setting-name-save = Save
setting-name-saved = From now on you are called that.
join-title = Join a table
join-name = Name
join-enter = Go to the table
join-watch = Watch
join-help = The host sees the code of six letters and digits at the table.
new-title = New table
new-seats = Seats
new-fewer = One seat fewer
new-more = One seat more
new-seat = Seat { $letter }
new-me = Me
new-local = Person at this device
new-local-name = Player { $number }
new-open = Person by link
new-bot = Bot
new-options = Variant
new-clock = Time to think
new-clock-value =
    { $value ->
        [none] no clock
        [move] one minute a move
        [game] 15 minutes a game, 5 seconds a move
       *[days] two days a move
    }
new-visible = Who may come
new-visible-link = whoever has the link
new-visible-public = everybody on this server
new-deal = Deal
new-invite =
    { $count ->
        [one] Open the table and invite one
       *[other] Open the table and invite { $count }
    }
rules-parts = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] nothing found
        [one] one rule
       *[other] { $count } rules
    }
rules-reconstructed = The rulebook’s text leaves this open; this is how Farol plays it.
replay-eyes = Whose eyes
replay-public = What everybody saw
replay-open = Everything open
replay-nothing-hidden = Nothing is hidden in this game.
replay-why = Why this move?
replay-why-title = Why { $name } did that
replay-why-forced = There was nothing else to do.
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-forward = One move on
replay-last = To the end
replay-move = Move
learn-coach = Lesson
learn-next = Next
learn-skip = Skip
learn-end = Play on
learn-none = There is no tutorial for this game yet. Its rules are short:
