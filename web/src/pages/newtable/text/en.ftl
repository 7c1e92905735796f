level-all = All bots
level-mixed = mixed
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
        [one] Open the table and invite one person
       *[other] Open the table and invite { $count } people
    }
new-league = League
new-league-none = None
new-rated = Rated: the result changes ratings
new-rated-help = For two people at least, one on each seat. No hints; bots have a fixed strength.
terms = About this table
terms-usual = the usual rules
terms-without = without “{ $option }”
terms-rated = rated
terms-unrated = not rated
clock-plan-none = no clock
clock-plan-move =
    { $unit ->
        [minutes] { $amount } min a move
       *[seconds] { $amount } s a move
    }
clock-plan-game = { $amount } min a game, { $increment } s more a move
clock-plan-hours = { $amount } h a move
clock-plan-days =
    { $amount ->
        [one] one day a move
       *[other] { $amount } days a move
    }
clock-plan-reserve = { $amount } days a game, { $increment } h more a move
