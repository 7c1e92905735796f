scene = What happened
ear-first = How to play
ear-title = By ear
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
ear-mine-on = From now on you hear only what concerns you.
ear-mine-off = From now on you hear everything.
ear-answer = Answer
ear-picture = The picture, for whoever sits beside you
ear-back = Back to the list before
ear-several = { $name }: { $count } ways
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
ear-type-mine = only me, only mine
ear-type-undo = undo, take back
ear-type-back = back
ear-help-number = A number and Enter picks from the list; 0 and Enter goes back to the list before.
ear-help-words = Anything else is a move or a question in words: “help” lists the questions of this game, “legal” what you can do.
ear-help-empty = Enter with nothing typed goes on, or says again what you are asked.
ear-help-arrows = With nothing typed, the arrows up and down walk through what happened, line by line.
ear-help-right = The arrow right at the end of what you typed completes it.
ear-help-escape = Escape clears the line, or goes back to the list before.
ear-help-commands = You can also type: again, slower, quicker, only me, undo, back.
setting-ear = Play by ear
    .help = The table in words, moves typed or picked from short lists, and everything that happens is said.
setting-mineOnly = Say only what concerns me
    .help = My own results, what is done to me, and what changes things for everybody.
