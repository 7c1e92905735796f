# Both ways of playing
list-and = { $some } and { $last }
yes = yes
no = no
plain-hidden = face down
you = you
seat-open = free seat
seat-bot = bot, { $level }
level-random = random
level-novice = novice
level-regular = regular
level-expert = expert
level-master = master
level-learned = learned
seat-away = away
seat-stands-in = a bot plays for them
seat-stands-in-since = a bot plays for them since { $time }
seat-removed = the person was removed
table-code = Table { $code }
table-at = Others join with: farol play { $code } --at { $address }
table-link = In a browser: { $link }
lobby-waiting = { $count ->
    [0] Everybody is here.
    [one] Waiting for one more person.
   *[other] Waiting for { $count } more people.
}
lobby-host = Everybody is here: start when you like.
lobby-guest = Everybody is here: the host starts.
came = { $name } sits down.
went = { $name } is gone.
back-again = { $name } is back.
paused = The table is paused.
goes-on = The table goes on.
pinned = The table cannot go on: { $reason }
lost-connection = The connection is lost; trying again.
has-connection = Connected again.
server-stops = The server stops; everything is saved. Trying again.
undone = { $name } takes back a move.
    .own = You take back a move.
practice = From now on this is practice: the result does not count.
in-group = { $group }: choose, or go back with Escape
your-turn = Your turn: { $status }
choice-at = ({ $at } of { $of })
turn-of = { $name }: { $status }
chosen-waiting = You have chosen; waiting for { $names }.
has-chosen = { $name } has chosen.
chooses-anew = { $name } chooses anew.
you-chose = Your choice, which nobody else sees yet: { $choice }
watching = You look on.
clock-left = { $name }: { $time } left
chat-line = { $name }: “{ $text }”
proposal = { $wish ->
    [undo] { $name } would like to take back a move: { $why }
    [pause] { $name } would like to pause: { $why }
    [kick] A bot should play for { $name }: { $why }
   *[other] { $name } would like to sit down: { $why }
}
proposal-vote = Do you agree?
proposal-waits = Waiting for { $names }.
hint-thinks = A bot thinks about it …
hint-says = A bot ({ $level }) would: { $choice }
why-allowed = Nothing speaks against it.
why-rule = { $rule }: { $sentence }
refused = { $sentence }
how-to-leave = Ctrl+C does not leave: press q.
nothing-to-undo = There is nothing to take back.
undo-why = The others have to agree: { $why }
undo-practice = Nobody is there to agree. If you take it back, this game becomes practice for good.
note-is = Your note: { $text }
note-none = You have no note.
note-kept = Your note is kept.
over = The game is over.
place-line = { $place }. { $name }: { $score }
end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
end-sources = Where it came from
end-total = Total
no-sheet = There is no score sheet yet.
rematch-ready = The same people play again at { $code }.
recap-nothing = Nothing has happened since your last move.
no-rule-found = No rule says that.
no-choice = There is nothing to choose now.
group-count = { $name }: { $count } ways
explanation-of = { $name }, move { $version }

# What is said in pictures
talk-value = { $value ->
    [off] Nobody
    [game] People, and bots where talk is part of the game
   *[lively] Everybody, bots too
}
talk-now = { $value ->
    [off] From now on nobody uses quick talk here.
    [game] Quick talk is for people, and for bots where talk is part of the game.
   *[lively] Quick talk is for everybody, bots too.
}
talk-help = Everybody hears it. It need not be true.

# What can be done about a table
offer-start = Deal: the game begins
offer-fill = Bots on all open seats
offer-sit = Sit down at { $seat }
offer-sit-too = Seat { $seat }
offer-one-more = One more person at this terminal
offer-take = Take the seat of { $name }
offer-ask = Ask for the seat of { $name }
offer-stand-up = Stand up from { $seat }
offer-seat = Seat { $seat }
offer-bot = Bot, { $level }
offer-free = Free the seat
offer-all-bots = How strong all bots are
offer-count = How many seats
offer-options = Options of the game
offer-option = { $name }: { $value }
offer-pass-ahead = Not this turn: let everything pass
offer-pause = Pause
offer-resume = Go on
offer-stand-in = Let a bot stand in for me
offer-return = Take my seat back from the bot
offer-resign = Leave for good; a bot plays on to the end
offer-cover = Let a bot stand in for { $name }, who is away; the seat stays theirs
offer-kick = Remove { $name } for good: a bot has the seat; other people are asked
offer-let-back = Let { $name } back in, who was removed
offer-look = Hand the terminal to { $name }
offer-ears = Who is heard
offer-hear = Hear { $name } again
offer-deaf = Do not hear { $name } in this terminal
offer-talk = Who uses quick talk
offer-mute = Mute { $name } for all
offer-unmute = Let { $name } speak
offer-mute-all = Mute spectators
offer-unmute-all = Let spectators chat
offer-now = { $label } (as it is)
nothing-offered = There is nothing of that now.
done = Done.
no-board = There is no board before the deal.
time-up = { $name }’s time has run out: a bot plays for them from now on.
time-up-move = { $name }’s time has run out: a bot makes this move.
bot-plays = A bot plays for { $name } from now on.
plays-again = { $name } plays again.
removed = The host has removed { $name }: a bot has the seat from now on.
removed-you = The host has removed you from this table. A bot has your seat; you may watch.
let-back = The host has let { $name } back in.
let-back-you = The host has let you back in: the seat is yours again.
muted = { $name } is muted.
unmuted = { $name } may speak again.
seat-muted = muted
seat-host = host
sealed = Dice and decks are sealed: { $seal }
saved = The record is kept in { $path }.
saved-check = Check its dice with: farol verify { $path } --seal { $seal }
nothing-to-explain = No bot kept what it thought.
proposal-own = “No” takes the wish back.
hand-over = { $name } is next. Hand the terminal over, then say “{ $command }”; nobody else looks.
curtain-title = { $name } is next
curtain-text = Hand the terminal to { $name }. Nobody else looks.
curtain-open = I am { $name }
watchers = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}

# Lines
plain-welcome = Farol: { $game }. Say “help” for what you can say.
plain-choose = Choose with a number{ $groups ->
    [yes] , or with two, such as 2.1
   *[no] {""}
}:
plain-group = { $name }, which one? Say { $number }. and a number, or 0 to go back:
plain-offer = Say “{ $command }” and a number:
plain-not-understood = “{ $line }” means nothing here. Say “help”.
plain-confirm = Say 1 to do it.
plain-no-number = There is no number { $number }.
plain-bye = Until next time. Come back with: farol play { $code } --at { $address }
plain-bye-own = Until next time. Come back with: farol play { $code }
length-short = short
length-usual = usual
length-full = full
length-now = { $length ->
    [short] Short: a sentence for each turn.
    [full] Full: also how the game stands.
   *[usual] Usual: everything that happens.
}
plain-help =
    A number chooses. Besides:
    Moves in words, as they are called here; questions: last, changes, turn, where X, legal, why not …; “questions” lists all that this game knows
    board: everything you know, in words
    menu: your choices once more
    hint: what a bot would do, and why
    why type=lay x=1 …: why something is not possible
    undo: take back; yes, no: vote on a proposal
    log: everything that happened; recap: since your last move; length short, usual or full: how much is told of moves
    claim: say something ready-made, true or not; claim 1.2: the second of the first
    say TEXT: a claim or, if it is none, chat; “say” alone lists claims; chat TEXT: chat; note TEXT: a note of your own; note: read it
    rules TEXT: the rules with this text or number
    clock: how much time is left; seats: who sits where
    table: not this turn, seats, bots, options, pause, who plays for whom, who is heard; table 1.2: do it
    mute, block, report: somebody here, a name, a line, how they play; mute 1: do it
    look: the next person at this terminal
    start: begin, as host; rematch, replay, replay 12, explain, explain 12, hands 12, sheet, save: after the end
    quit: leave; the table stays
command-board = board
command-menu = menu
command-hint = hint
command-why = why
command-undo = undo
command-yes = yes
command-no = no
command-log = log
command-recap = recap
command-length = length
command-say = say
command-chat = chat
command-claim = claim
command-note = note
command-rules = rules
command-clock = clock
command-seats = seats
command-table = table
command-look = look
command-start = start
command-rematch = rematch
command-replay = replay
command-explain = explain
command-save = save
command-hands = hands
command-sheet = sheet
command-help = help
command-quit = quit

# Pictures
title-claim = Say something
title-table = The table
title-choices = What you can do
title-log = What happened
title-seats = At the table
title-chat = Talk
title-note = Your note
title-rules = Rules
title-board = The board in words
title-hint = A hint
title-why = Why not?
title-recap = Since your last move
title-end = The end
title-replay = Replay
title-help = Keys
key-hint = Hint
key-undo = Undo
key-log = Log
key-talk = Talk
key-note = Note
key-rules = Rules
key-words = Words
key-skip = Skip
key-recap = Recap
key-help = Keys
key-quit = Leave
key-start = Start
key-rematch = Rematch
key-sheet = Result
key-replay = Replay
key-theme = Light or dark
key-back = Back
key-yes = Yes
key-no = No
key-explain = Why did they?
key-pick = Pick
key-claim = Speak
key-table = Table
key-eyes = Other eyes
key-play = Play, stop
key-step = Step
key-why = Why?
key-save = Save
say-prompt = Say something: Enter sends it, Esc closes
note-prompt = Only you read this; Escape keeps it
rules-prompt = Search in the rules
wait-for = Waiting for { $name } …
wait-chance = Cards and dice decide …
showing = { $count ->
    [one] One more thing happens; space skips
   *[other] { $count } more things happen; space skips
}
picked = { $count ->
    [one] One choice here; Enter takes it
   *[other] { $count } choices here
}
why-not-walking = Nothing to do here now; Enter asks why, Escape ends the walk
why-not-here = Nothing to do here now; w asks why
really-undo = Take it back all the same?
replay-public = As everybody saw it
replay-at = { $at } of { $of }
too-small = This window is too small: { $width } by { $height } at least.
help-text =
    Up, Down       another choice        Enter   take it
    Left, Escape   back to all choices   Right   look into a group
    Tab            another thing on the board that you can choose
    Mouse          point at a card, place or line; press again to take it
    Space          skip what is being shown    w   walk over the board: why not?
    h  hint   u  undo   l  log   k  recap   b  the board in words   r  rules
    c  chat   v  a claim, true or not   n  note   :  moves and questions in words
    a  the table: seats, bots, options, pause, stand in, leave, who is heard, pace
    o  mute, block, report
    y  yes    x  no, to a proposal    s  start, as host
    g  result   m  rematch   p  replay   e  why did they?   f  keep it: after the end
    t  light or dark   Ctrl and arrows  look at another part of the board
    q  leave; the table stays

help-signs = On the board and beside the names:
bubble = “{ $words }”
starting = A server of your own is starting.
why-nothing = There is nothing to say about that.
walk-help = Arrows walk over the board; Enter asks why not there, Escape ends it
practice-short = practice
rated-short = rated
rated = This table is rated: whoever sits down agrees to be compared by the game. There are no hints.
in-league = It counts for the league { $name }: whoever sits down agrees to be compared there. There are no hints.
seat-same = same person as { $name }
offer-seal = The seal of this game
seal-is = Seal { $seal }
offer-pace = How fast moves are shown
offer-confirm = Ask before every move
title-confirm = Make this move?
key-do-it = Do it
key-not-yet = Not yet
key-play-hint = Play it
key-open = All hands
title-open = What everybody hid
title-type = In words
key-type = In words
type-prompt = A move or a question: Enter sends it, Esc closes
nothing-hidden = Nothing is hidden in this game.
scene-stays = Space goes on
holding = { $count ->
    [one] One more move; space shows it
   *[other] { $count } more moves; space shows the next
}
pace-value = { $value ->
    [calm] Calm
    [brisk] Brisk
    [once] At once
    [steps] Step by step: space shows the next move
   *[normal] Normal
}
decimal-point = .
worth-scale = { $scale ->
    [win] Chance to win, as far as one can see:
    [points] Points ahead of the best of the others, as expected:
   *[weight] At first sight, the best first:
}
seal-seat = { $name }: { $state ->
    [client] put in a salt of their own
    [withheld] promised a salt and did not open it in time
    [bot] a bot; its salt is the server’s
   *[none] put in nothing; the salt is the server’s
}
seal-help =
    The server sealed its secrets before anybody sat down,
    and everybody here put in something of their own.
    All dice and decks follow from that: compare the seal.
    It shows that nobody arranged the dice, not that nobody looked:
    the operator of the server can read the cards.

# The command
play-alone-needs = The picture needs the extra “terminal”: pip install "farol[terminal]". Without it: farol play { $what } --plain
# In place of a name that was deleted
somebody = Somebody
who-are-you = What are you called at tables? (Enter for { $name }; change it with --name)

# What moderators forbid
moderated =
    { $what ->
        [banned]
            { $holds ->
                [good] You are banned for good: { $reason }
               *[date] You are banned until { $date }: { $reason }
            }
        [silent]
            { $holds ->
                [good] You are muted: { $reason }
               *[date] You are muted until { $date }: { $reason }
            }
        [closed] A moderator has closed this table: { $reason }
        [network] Nobody new may come from your network now.
        [scripts] That name mixes letters of several alphabets; take another.
        [moderators] That name looks like a moderator’s; take another.
        [reserved] That name is reserved; take another.
        [kept]
            { $holds ->
                [good] You keep your name: { $reason }
               *[date] You keep your name until { $date }: { $reason }
            }
        [taken] A moderator has taken that name away; take another.
        [like] Your name looks like { $name }’s; take another.
        [double] { $name } sits here; speak under another name.
        [blocked] Somebody at this table has blocked you.
       *[other] A moderator does not allow that: { $reason }
    }

# Against others
order-change =
    { $how ->
        [mute] Mute { $name }
        [block] Block { $name }
       *[hear] Hear { $name } again
    }
order-report =
    { $kind ->
        [line] Report this line of { $name }: “{ $text }”
        [name] Report the name { $name }
       *[game] Report how { $name } plays
    }
order-done =
    { $how ->
        [mute] You no longer see messages by { $name }. Nobody else is told.
        [block] { $name } is muted and cannot sit down where you sit.
       *[hear] You see messages by { $name } again.
    }
order-reported =
    { $read ->
        [yes] Thank you. The moderators will read it.
       *[no] Thank you. Your report is kept for the operator of this server.
    }
title-order = Mute, block, report
command-mute = mute
command-block = block
command-report = report

# Who can come
table-only-here = Only this machine can open it. With --host 0.0.0.0 others can come, too.
