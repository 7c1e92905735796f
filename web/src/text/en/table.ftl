table-opening = Lighting the lamp…
table-skip = All my choices as a list (L)
table-tools = Tools of the table
table-turn = { $name } plays
table-chance = Dealing
table-over = The game is over
table-forced = There was nothing else to do. { $deed }
table-paused = Paused
table-result = Result
table-this = This table, { $code }
table-screen = Big screen
table-stand = Let a bot stand in for me
table-return = Take my seat back
table-pause = Pause
table-resume = Go on
table-people = People at this table
table-give = Give the seat to a bot
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
log-empty = Nothing has happened yet.
log-undone = The last move was taken back.
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-send = Send
notes-write = Write something down…
notes-private = Only you see them: who lies, what you saw, what you plan.
offline = No connection.
offline-saved = Everything is saved; Farol keeps trying.
offline-pending = Your move is sent as soon as the line is back.
curtain = Curtain
curtain-title = { $name } is next
curtain-text = Hand the device to { $name }. Nobody else looks.
curtain-open = I am { $name }
hint-thinking = Thinking…
hint-why = Why?
hint-odds = Bars: how long the bot looked at it. Numbers: how good it thinks it is.
hint-fair = The bot ({ $level }) knows only what you can see.
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
       *[pause] { $name } would like to pause. Is that all right?
    }
proposal-waiting = Waiting for the others…
free-seats =
    { $count ->
        [one] A bot plays for somebody who left.
       *[other] Bots play for people who left.
    }
free-take = Take the seat of { $name }
gone-title = There is no table { $code } here.
gone-text = Perhaps a letter is wrong, or the link was meant for somebody else.
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
end-place =
    { $place ->
        [1] 1st { $name }
        [2] 2nd { $name }
        [3] 3rd { $name }
       *[other] { $place }th { $name }
    }
end-sources = Where it came from
end-total = Total
end-rematch = Rematch
end-rematch-join = Join the rematch
end-rematch-open = A rematch is open.
end-replay = Replay
end-save = Save record
end-seal = Every shuffle was sealed before the game. Seal { $seal }
