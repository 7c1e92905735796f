close = Close
retry = Try again
join = Join
settings = Settings
bar-home = Farol, to the first page
bar-language = Change language: cambiar a español
your-turn = Your turn
status =
    { $status ->
        [lobby] gathering
        [playing] playing
        [paused] paused
        [over] over
        [pinned] set aside
       *[other] { $status }
    }
error-refused = The server refused this ({ $status }).
error-unreachable = The server does not answer.
to-home = Home
back = Back
undo = Undo
hint = Hint
rules = Rules
log = Log
chat = Chat
yes = Yes
no = No
level =
    { $level ->
        [random] random
        [novice] novice
        [regular] regular
        [expert] expert
        [master] master
        [learned] learned
       *[other] { $level }
    }
level-bot = bot, { $level }
level-stand-in = stand-in
level-stands-in = a bot stands in, { $level }
refused =
    { $code ->
        [stale] The game had already moved on.
        [turn] It is not your turn.
        [seat] That seat is not yours.
        [host] Only the host may do that.
        [status] That is not possible now.
        [limit] That was too quick: wait a few seconds and try again.
        [lesson] That would be possible, but this scene is about something else.
        [bot] The bot could not answer.
        [learned] No network here has learned this game for so many seats: choose another bot.
        [server] Something went wrong at the server.
       *[other] { $sentence }
    }
refused-wait =
    { $seconds ->
        [one] Not so quick: the next one can come in a second.
       *[other] Not so quick: the next one can come in { $seconds } seconds.
    }
somebody = Somebody
practice = Practice
practice-help = Something that had been revealed was taken back, so the result does not count.
newer = There is a newer Farol.
newer-take = Reload
