notes = Notes
replay-why = Why this move?
replay-why-title = Why { $name } did that
learn-coach = Lesson
learn-next = Next
learn-scene = Scene { $number } of { $of }
learn-progress = Progress of the lesson
learn-show = Do it for me
learn-over = That is all you need. The rest comes while you play, and Farol always tells what you may choose.
learn-again = Once more
party-free =
    { $count ->
        [one] A bot keeps a seat free for you.
       *[other] Bots keep seats free for you.
    }
party-watch = All seats are taken. You watch this game and sit first at the next.
table = The table
table-opening = Lighting the lamp…
explain-mode = Explaining: the arrows walk over the board, Escape ends it
table-skip = All my choices as a list (L)
table-tools = Tools of the table
table-turn = { $name } plays
table-turn-for = A bot plays for { $name }
table-you = You play
table-scene = Let’s see…
table-chosen = You have chosen
table-waiting-for = Waiting for { $names }
table-change-mind = Change it
table-pass-ahead = Not this turn
log-before = Show what came before
seat-change =
    { $kind ->
        [stands-in] A bot plays for { $name } from now on.
        [covered] { $name } is away: a bot stands in. The seat stays theirs.
        [back] { $name } plays again.
        [left] { $name } has left for good: a bot plays on.
        [removed] The host has removed { $name }: a bot has the seat from now on.
        [let-back] The host has let { $name } back in.
       *[taken] { $name } sits down and plays on.
    }
own-stands-in = A bot plays for you.
own-stands-in-since = A bot has been playing for you since { $time }.
removed-you = The host has removed you from this table. A bot has your seat; you can watch.
table-chance = Dealing
table-over = The game is over
recap = Since your turn
recap-watching = The last turns
recap-count =
    { $count ->
        [0] Nothing happened since your turn
        [one] One turn since yours
       *[other] { $count } turns since yours
    }
recap-none = Nothing yet.
recap-silent = Nothing that can be seen
recap-again = show it again
feast-won = You win!
feast-lost = Well played. The next one may be yours.
feast-watched = A round of applause for everybody.
feast-sheet = See the result
go-on = Go on
turn-card = Turn it over
next-move = Next move
table-forced = There was nothing else to do. { $deed }
table-paused = Paused
table-paused-text = Nothing is lost and no clock runs. Whoever plays here can go on.
table-paused-watching = The people who play here go on when they like.
table-result = Result
table-menu = Table menu
table-this = This table, { $code }
table-screen = Big screen
table-stand = Let a bot stand in for me
table-return = Take my seat back
table-pause = Pause
table-mute = Mute spectators
table-unmute = Let spectators chat
chat-muted = At this table only those who sit may chat.
table-resume = Go on
table-people = People at this table
table-cover = Let a bot stand in
table-remove = Remove…
table-remove-text = Remove { $name } for good? A bot has the seat, and { $name } can only watch. You can take this back until somebody else sits there.
table-remove-asks = The others are asked first.
table-remove-sure = Remove { $name }
table-let-back = Let { $name } back in
seat-state =
    { $state ->
        [here] is here
        [away] is away
        [standing] a bot stands in
        [removed] was removed
       *[resigned] has left for good
    }
seat-same = same person as { $name }
seat-since = since { $time }
table-resign = Leave for good
table-resign-sure = Really? A bot plays on to the end.
table-stand-level = The bot that stands in
table-leave-help = You can leave at any time. The table waits for you under “My tables”.
log-title = Log and chat
log-and-chat =
    { $unread ->
        [0] Log and chat
        [one] Log and chat, one new line
       *[other] Log and chat, { $unread } new lines
    }
log-earlier = Earlier
log-more =
    { $count ->
        [one] one more line
       *[other] { $count } more lines
    }
log-less = fewer lines
log-empty = Nothing has happened yet.
log-undone = The last move was taken back.
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-send = Send
notes-write = Write something down…
notes-private = Only you see them: what you saw, what you plan{ $doubts ->
        [yes] , who lies
       *[no] {""}
    }.
offline = No connection.
offline-saved = Everything is saved; Farol keeps trying.
offline-pending = Your move is sent as soon as the line is back.
curtain = Curtain
curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Nobody else looks.
curtain-open = I am { $name }
hint-thinking = Thinking…
hint-fair = An expert bot says so; it knows only what you see.
hint-stale = The table has moved on: this was for an earlier position.
close-esc = Close (Esc)
why-line = Why did { $name } do that?
why-untold = There is nothing to say for it.
why-hidden = That depends on what only they know. After the end they tell.
why-more = Why?
why-others = What else?
why-others-past = What else was there?
why-played = played
why-first = recommended
why-recalling = Looking it up…
why-unknown = What was considered there was not kept.
worth-win = Chance to win, as far as one can see.
worth-points = Points ahead of the best of the others, as expected.
worth-weight = At first sight: the longer the bar, the better it looked.
worth-percent = { $percent }%
worth-lead = { $sign ->
    [more] +{ $points }
    [less] −{ $points }
   *[even] ±0
}
worth-equal = { $worth } about equal
beliefs = What the bot thinks of the others
belief-word = { $word ->
    [surely] surely
    [probably] probably
   *[open] open
}
hint-play = Play it
choices-title =
    { $count ->
        [0] Your choices
        [one] Your one choice
       *[other] Your { $count } choices
    }
choices-none = It is not your turn, so there is nothing to choose.
text-board = The board in words
proposal =
    { $wish ->
        [undo] { $name } would like to take back the last move. Is that all right?
        [kick] The host would like to remove { $name } for good and give the seat to a bot. Is that all right?
        [sit] { $guest } would like to have the seat of { $name }, with all that is seen from it. Is that all right?
       *[pause] { $name } would like to pause. Is that all right?
    }
proposal-own =
    { $wish ->
        [undo] You have asked to take back the last move.
        [kick] You have asked to remove { $name } for good.
       *[pause] You have asked for a pause.
    }
proposal-waiting = Waiting for { $names }…
proposal-away =
    { $count ->
        [one] { $names } is away and has to come back to answer.
       *[other] { $names } are away and have to come back to answer.
    }
proposal-withdraw = Never mind
practice-title = Take it back for practice?
practice-text = Since that move something was revealed, drawn or rolled, or somebody else acted. You may take it back, but then this game is practice for good: its result and its records do not count.
practice-yes = Take it back
practice-no = Play on
free-seats =
    { $count ->
        [one] A bot plays a seat that somebody may have.
       *[other] Bots play seats that people may have.
    }
free-ask = Ask for the seat of { $name }
free-take = Take the seat of { $name }
gone-title = There is no table { $code } here.
gone-text = Perhaps the code has a mistake, or the link was meant for somebody else.
gone-enter = Come in
screen-join = Join this table
screen-qr = QR code with the link to this table
screen-watchers =
    { $count ->
        [one] one watches
       *[other] { $count } watch
    }
lobby-waiting =
    { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
lobby-ready = Everybody is here.
lobby-who = Who sits where
lobby-open = open seat
lobby-host = host
lobby-sit = Sit here
lobby-sit-too = One more at this device
lobby-stand = Stand up
lobby-bot = Bot
lobby-level = How strong { $name } is
lobby-free = Free the seat
lobby-fill = Fill with bots
lobby-start = Deal
lobby-host-starts = The host starts the game.
lobby-invite = Come and play
lobby-invite-text = Scan the picture, or type the code on Farol’s first page.
lobby-copy = Copy the link
lobby-copied = The link is in the clipboard.
end-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
ask-move = Make this move?
ask-move-yes = Do it
ask-move-no = Not yet
end-place =
    { $place ->
        [1] 1st: { $name }
        [2] 2nd: { $name }
        [3] 3rd: { $name }
       *[other] { $place }th: { $name }
    }
end-sources = Where it came from
end-total = Total
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-open = A rematch is open.
end-replay = Replay
end-save = Save record
end-share = Share a picture
end-share-failed = The picture could not be shared.
story = How it came about
story-turning-start = { $name } was ahead from the start.
story-turning-ahead = The turning point is marked on the chart: from there on { $name } stayed ahead.
story-turning-end = Only the last count decided: just before it { $name } was not ahead.
story-best = { $name } made the biggest leap: { $points ->
    [one] one point
   *[other] { $points } points
} at once.
story-deeds = What decided it
story-said = What was said, and what was true
story-suspected = Who trusted or suspected whom
story-true = { $right ->
    [true] True
   *[other] Not true
}
story-right = { $right ->
    [true] Rightly
   *[other] Wrongly
}
story-more = { $count ->
    [one] One more
   *[other] { $count } more
}
end-seal = Seal { $seal }, whole game { $history }
check-dice = Check the luck
check-dice-good = { $outcomes } outcomes follow from what was sealed before the deal{ $mine ->
    [0] .
   *[other] , and what this browser put in is part of it.
  } Whether each deck held the right cards is for “farol verify” to say.
end-seal-nameless = Somebody had their name deleted since. The seal of this game was over the names and is gone with it.
check-dice-bad = Something is wrong: { $problem ->
    [secret] the server’s secret is not the one it sealed.
    [bots] the server’s second secret is not the one it sealed.
    [seats] the record does not say what every seat put in.
    [seat-salt] a seat did not put in what it had promised.
    [salt] the salt is not made of what the seats put in.
    [seal] the seal does not fit the seats.
    [history] the record was changed after the game.
    [noted] this is not the game whose seal this browser saw.
    [mine] what this browser put in is missing.
    [length] the record has more or fewer entries than were played.
   *[dice] an outcome does not follow from what was sealed.
  }
shuffling = Shuffling…
seal = The seal of this game
seal-short = Seal { $seal }
seal-help = The server sealed its secrets before anybody sat down, and every browser sealed something of its own before anything was opened. All dice and decks follow from that. Everybody at the table sees the same seal: compare it, and check the dice at the end.
seal-seat = { $state ->
    [browser] this person’s browser put in a salt
    [withheld] the browser promised a salt and did not open it in time
    [bot] a bot; its salt is the server’s
   *[none] the browser put in nothing; the salt is the server’s
  }
seal-limits = A seal shows that nobody arranged the dice. It does not show that nobody looked: the operator of the server can read the cards.
seal-doubt = Careful: { $doubt ->
    [server-changed] the server’s secrets are not the ones it sealed when you sat down.
    [seal-changed] the seal is another one than before.
   *[salt-missing] what your browser put in is not part of the seal.
  }
plain-hidden = face down
plain-card = Press a card.
plain-cell = Press a cell of the board.
plain-chosen = has chosen
clock-until = until { $date }
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-hours-of = Clocks run from { $opens } to { $closes }, as the clocks of { $zone } show.
next-table =
    { $count ->
        [one] On to { $game }, where it is your turn
       *[other] On to { $game }; it is your turn at { $count } tables
    }
next-table-short = Next table ({ $count })
vacation = Vacation
vacation-left =
    { $days ->
        [0] You have no vacation left at this table.
        [one] You have one day of vacation left at this table. Your clock stands while you are away.
       *[other] You have { $days } days of vacation left at this table. Your clock stands while you are away.
    }
vacation-days = Days
vacation-take = Go on vacation
vacation-until = You are on vacation until { $date }. Your clock stands; you may move all the same.
vacation-back = I am back
# What can be counted, and what one thinks of whom
notebook = Notebook
notebook-deed = { $deed } { $count }
notebook-nothing = nothing yet
notebook-left = { $left } of { $of }
notebook-tag = What you think of { $name }
notebook-no-tag = no idea
notebook-not-counting = At this table everybody remembers for themselves what was played.
glance-at = { $name }: a glance
glance-asking = Having a look…
glance-closed = They keep their games to themselves.
glance-played = { $played ->
    [0] Has not finished a game of this kind yet
    [one] 1 game of this kind
   *[other] { $played } games of this kind
}
glance-won = { $won } of { $contested } won
glance-streak = { $streak ->
    [0] no streak now, { $longest } in a row at best
   *[other] { $streak } won in a row, { $longest } at best
}
glance-favourite = Favourite: { $thing }
glance-since = Plays since { $month }
own-hours = My playing hours
own-hours-text = Your clock runs in these hours alone, of those in which this table plays; at least half of them. Everybody here sees them. Once the cards are dealt they stay.
own-hours-set = Play in these hours
own-hours-all = Play at all hours of the table
own-hours-of = plays from { $opens } to { $closes } ({ $zone })

# Things one after another
list-and = { $some } and { $last }
lobby-only-here = Only this machine can open this table: no other device reaches this server.
lobby-bar-only-here = The address above in your browser works on this machine only: send this link instead.
lobby-gone = { $name } has left.
lobby-listed = This table is on the board: who looks for the same comes here.
