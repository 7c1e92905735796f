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
invited = You are invited
invited-by = { $name } invites you to { $game }
invited-join = Join
invited-not-now = Not now
invited-silence = No more invitations by { $name }
invited-silenced = You hear no more invitations by { $name }. Settings let you hear them again.
companions = Ask somebody you have played with
companions-ask = Invite { $name }
companions-asked = { $name } is invited
myself-invitable = People I have played with may invite me to their tables
myself-hear-all =
    { $count ->
        [one] Hear invitations by one person again
       *[other] Hear invitations by { $count } people again
    }
