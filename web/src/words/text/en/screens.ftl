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
join-title = Join a table
join-name = Name
join-enter = Go to the table
join-watch = Watch
join-see-end = See how it ended
join-invites = { $name } invites you.
join-is-over = The game is over.
join-seats =
    { $count ->
        [0] All seats are taken. You can watch.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
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
        [hours] hours a move, for people apart
        [days] days a move, for people apart
       *[reserve] days a game, for people apart
    }
new-clock-amount =
    { $kind ->
        [hours] Hours for each move
        [days] Days for each move
       *[reserve] Days for the whole game
    }
new-clock-increment = More for each move, in hours
new-clock-hours = Clocks run at some hours only
new-clock-opens = From
new-clock-closes = Until
new-clock-vacation = Vacation for each, in days
new-clock-help =
    { $whole ->
        [yes] When somebody’s time is up, a bot plays on for them until they come back.
       *[no] When somebody’s time is up, a bot makes that one move for them.
    } The clocks go on when nobody is at the table. Hours are those of your time zone.
new-visible = Who may come
new-visible-link = whoever has the link
new-visible-public = everybody on this server
new-counting = Notebooks count the cards that are still out
new-handover = When somebody leaves
new-handover-value =
    { $value ->
        [nobody] a bot stands in, nobody else
        [vote] somebody new, if all others agree
       *[anybody] anybody may take the seat, and those of bots
    }
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
# Groups of words for one thing: whoever looks for one finds the others
search-words = repair mend fix | pair combine match cancel | discard drop throw | draw pick | win victory winner beat | score points count | turn rotate flip | player seat everybody | begin start first setup prepare | end finish over last | lay place put play build | break broken damage destroy | secret hidden unseen | money pay price cost buy
rules-copy = Copy the link to rule { $rule }
rules-none = Nothing found. Try another word, or a number such as { $example }.
rules-reconstructed = The rulebook’s text leaves this open; this is how Farol plays it.
replay-eyes = Whose eyes
replay-public = What everybody saw
replay-open = Everything open
replay-nothing-hidden = Nothing is hidden in this game.
replay-result = Result
replay-why = Why this move?
replay-why-title = Why { $name } did that
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Stop
replay-forward = One move on
replay-last = To the end
replay-move = Move
replay-moments = Moments
learn-coach = Lesson
learn-next = Next
learn-scene = Scene { $number } of { $of }
learn-progress = Progress of the lesson
learn-show = Do it for me
learn-over = That is all you need. The rest comes while you play, and Farol always tells what you may choose.
learn-again = Once more
learn-none = There is no tutorial for this game yet. Its rules are short:
