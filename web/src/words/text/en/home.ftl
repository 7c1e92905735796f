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
home-all-tables = All tables and replays
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
