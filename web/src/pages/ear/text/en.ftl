scene = What happened
ear-first = How to play
ear-title = By ear
ear-guide = Guide for blind players
ear-input = A move or a question
ear-send = Send
ear-said = What was said
ear-questions = Questions and how to listen
ear-again = Say that again
ear-last = Last move
ear-changes = Since my turn
ear-hand = My hand
ear-score = Score
ear-board = Whole board
ear-help = What works here
ear-earlier = Line before
ear-later = Line after
ear-slower = Slower
ear-quicker = Quicker
ear-length = Length of speech (F2)
ear-mine-on = From now on you hear only what concerns you.
ear-mine-off = From now on you hear everything.
ear-answer = Answer
ear-picture = The picture, for whoever sits beside you
ear-back = Back to the list before
ear-several = { $name }: { $count } ways
ear-list-changed = The list has changed
ear-confirm = 1 and Enter does it.
ear-no-number = There is no number { $number } in the list.
ear-moment = One moment.
ear-unread = Nobody could read that yet. Type it once more in a moment.
ear-no-ending = Nothing that can be said here goes on like that.
ear-no-line = There is no further line.
ear-choices =
    { $count ->
        [0] { "" }
        [one] One choice
       *[other] { $count } choices
    }
ear-claim = { $name } says: “{ $words }”
    .own = You say: “{ $words }”
    .mine = { $name } says of you: “{ $words }”
ear-welcome = { $game }, { $progress }.
# What the buttons ask; the server understands these words.
ear-ask-last = last
ear-ask-changes = changes
ear-ask-hand = hand
ear-ask-score = score
ear-ask-board = board
ear-ask-help = help
# What can be typed, with commas between words for the same.
ear-type-again = again, repeat, say that again
ear-type-slower = slower, slow
ear-type-quicker = quicker, faster
ear-type-length = length, length of speech
ear-type-short = short
ear-type-usual = usual
ear-type-full = full, long
ear-type-mine = only me, only mine
ear-type-undo = undo, take back
ear-type-back = back
ear-type-order = order, people
ear-type-mute = mute
ear-type-block = block
ear-type-report = report
ear-walk = Walk the board
ear-walk-help = Arrows move, Enter does what can be done there, the space bar says the place again, Page Down and Page Up go to other parts of the board, Home to the first place. Escape goes back to the line, and so does anything you type.
ear-walk-edge = Nothing further that way.
ear-walk-nothing = Nothing can be done here now.
ear-walk-sure = Enter once more does it.
ear-place-empty = nothing
ear-place-choices =
    { $count ->
        [one] One choice here
       *[other] { $count } choices here
    }
ear-way-left = left { $near }
ear-way-right = right { $near }
ear-way-up = above { $near }
ear-way-down = below { $near }
ear-type-walk = walk, walk the board
ear-type-at = at, go
ear-help-number = A number and Enter picks from the list; 0 and Enter goes back to the list before.
ear-help-words = Anything else is a move or a question in words: “help” lists the questions of this game, “legal” what you can do.
ear-help-empty = Enter with nothing typed goes on, or says again what you are asked.
ear-help-walk = “walk” goes to the board, where arrows move from place to place and Enter does what can be done there; “at 6,1” or “at” with the name of a place goes straight there.
ear-help-arrows = With nothing typed, the arrows up and down walk through what happened, line by line.
ear-help-right = The arrow right at the end of what you typed completes it.
ear-help-escape = Escape clears the line, or goes back to the list before.
ear-help-commands = You can also type: again, slower, quicker, short, usual, full (or F2), only me, undo, back; against others: mute, block, report.
setting-ear = Play by ear
    .help = The table in words, moves typed or picked from short lists, and everything that happens is said.
setting-mineOnly = Say only what concerns me
    .help = My own results, what is done to me, and what changes things for everybody.
