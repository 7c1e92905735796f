close = Close
retry = Try again
join = Join
settings = Settings
replays = Replays
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
to-home = To the first page
back = Back
undo = Undo
hint = Hint
rules = Rules
log = Log
chat = Chat
notes = Notes
yes = Yes
no = No
level =
    { $level ->
        [random] plays anything
        [novice] novice
        [regular] regular
        [expert] expert
        [master] master
       *[other] { $level }
    }
refused =
    { $why ->
        [stale] The game had already moved on.
        [turn] It is not your turn.
        [seat] That seat is not yours.
        [host] Only the host may do that.
        [status] That is not possible now.
        [limit] That was too quick: wait a few seconds and try again.
        [bot] The bot could not answer.
        [server] Something went wrong at the server.
       *[other] { $sentence }
    }
lost-title = Nothing is lit here
lost-text = This address leads nowhere. Perhaps a letter is missing.
device = Another device of yours
device-text = Your name and your seats come along; this device keeps them too.
device-make = Make a link
device-qr = QR code with the link for your other device
device-once =
    { $minutes ->
        [one] Scan it with the other device. It works once, for one minute.
       *[other] Scan it with the other device. It works once, for { $minutes } minutes.
    }
claim-waiting = Bringing your seats to this device…
claim-done = This device is yours too, { $name }.
replays-open = Open tables
replays-done = Finished games
replays-none = No finished games yet.
