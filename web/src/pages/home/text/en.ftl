lost-title = Nothing is lit here
lost-text = This address leads nowhere. Perhaps a letter is missing.
home-question = What shall we play tonight?
home-join = Join with code
home-play = Play now
home-new = New table
home-alone = Play alone
alone-title = { $game }, alone
alone-record = Your record: { $points }
alone-no-record = No record yet
home-learn = Learn
home-dealing = Dealing…
home-tables = My tables
home-no-tables = No open tables. Light the lamp and deal.
home-doors = Other evenings
players =
    { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
minutes = { $minutes } min
player-name = Player
home-turns =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
offline-title = The table is out of reach
offline-text = Farol is open, but its server does not answer. As soon as it does, this page goes on by itself.
offline-can = What works without it
offline-can-settings = your settings: language, light, size of text and the rest
offline-can-wait = this page, which waits where you were; your games are kept at the server, and no move is lost
offline-can-play = playing here, against bots or with others at this device: those tables stay on this device
offline-play = Play here, offline
offline-cannot-meet = the tables of the server, and people elsewhere
offline-cannot = What does not
offline-cannot-play = playing, with people or bots: cards and dice are dealt by the server alone, so that nobody can look
offline-cannot-read = rules, replays and the list of your tables
records-beat-own = Your best at { $seats } seats: { $score }
records-beat = Best here: { $score } ({ $name })
alone-best = best here: { $points } ({ $name })
