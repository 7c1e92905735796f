history = Your games
history-games = Games
history-none = Nothing here yet. Every finished game that counts shows up here, with its replay.
history-none-fits = No game of yours fits these filters.
history-filters = Which games
history-game = Game
history-game-all = all games
history-company = Company
history-company-value =
    { $value ->
        [people] with people
        [bots] with bots
        [alone] alone
       *[all] any company
    }
history-days = Time
history-days-value =
    { $value ->
        [30] the last 30 days
        [365] the last year
       *[all] all time
    }
history-sum =
    { $played ->
        [one] One game
       *[other] { $played } games
    }
history-won = { $won } of { $contested } won
history-won-none = nobody to beat
history-practice =
    { $count ->
        [one] One game more was practice or played elsewhere, and is not counted.
       *[other] { $count } games more were practice or played elsewhere, and are not counted.
    }
history-waiting =
    { $count ->
        [one] One record is still being read; its figures come in a moment.
       *[other] { $count } records are still being read; their figures come in a moment.
    }
history-unreadable =
    { $count ->
        [one] One game cannot be read any more, or only its result can.
       *[other] { $count } games cannot be read any more, or only their results can.
    }
history-best = Best score
history-streak = Won in a row
history-streak-value = { $streak } now, { $longest } at most
history-of = { $value } of { $of }
history-favourite = { $thing }, { $value } of { $of }
history-months = Games by month
history-month = { $month }: { $played } played, { $won } won
history-key-won = won
history-key-played = others
history-opponents = Whom you met
history-opponents-bots = Bots, { $level }
history-nobody = somebody
history-met = Met
history-ahead = Ahead of them
history-who = Who
history-list = Games
history-all = All { $count } games
history-figures = Figures
history-when = When
history-place = Place
history-place-value =
    { $seats ->
        [one] alone
       *[other] { $place } of { $seats }
    }
history-score = Score
history-with = With
history-replay = Watch { $game } of { $when } again
history-more =
    { $count ->
        [one] One older game is in the download.
       *[other] { $count } older games are in the download.
    }
history-take = Download
history-csv = For spreadsheets (CSV)
history-json = For programs (JSON)
history-handed-in = played elsewhere
history-bring = Games from elsewhere
history-bring-text = Games that you have finished on a website of Farol without a server can stand here too. They are marked, and count for nothing.
history-bring-file = Hand in a file of games
history-brought =
    { $taken ->
        [one] One game was taken
       *[other] { $taken } games were taken
    }, { $again } were here before, { $refused } were refused.
