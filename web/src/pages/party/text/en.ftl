party-league = This evening counts for
party-league-none = no league
party-league-on = This evening counts for the league { $name }.
party = Tonight's party
party-title = What shall we play tonight?
party-invite = Come and play
party-scan = Scan this with your phone, or go to
party-code = code { $code }
party-qr = QR code with the link to the party
party-who = Who is here
party-nobody = Nobody yet.
party-free-seats =
    { $count ->
        [one] one more seat
       *[other] { $count } more seats
    }
party-away = { $name }, away for a moment
party-you = { $name }, you
party-remove = Take { $name } off the list
party-leave = Leave
party-name = Your name
party-come = Come in
party-come-text = Say your name and you get a seat. There is nothing to install.
party-come-late = A game is on. Come in to watch it, or to take over from a bot.
party-here-too = Play on this device too
party-pick = Pick a game
party-picked = picked
party-pick-text = Anybody may pick: here, or on a phone.
party-deal = Deal { $game }
party-dealing = Dealing…
party-plays =
    { $bots ->
        [0] { $count ->
            [one] { $names } plays.
           *[other] { $names } play.
        }
        [one] { $count ->
            [one] { $names } plays, with a bot.
           *[other] { $names } play, with a bot.
        }
       *[other] { $count ->
            [one] { $names } plays, with { $bots } bots.
           *[other] { $names } play, with { $bots } bots.
        }
    }
party-watchers =
    { $count ->
        [one] There are not enough seats: { $names } watches, and sits first at the next game.
       *[other] There are not enough seats: { $names } watch, and sit first at the next game.
    }
party-first-guest = It begins as soon as somebody is here.
party-invite-others = Invite others
party-over-title = There is no party here
party-over-text = It begins when somebody starts Farol with “farol party”.
party-screen-name = Big screen
party-next = Next game
party-another = Another game
party-next-sure = Stop here, for everybody?
