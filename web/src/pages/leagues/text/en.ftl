leagues = Leagues
leagues-help = A league is a group of people who play often. Its tables count for its own standings.
leagues-none = You belong to no league yet.
league-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
league-name = Name of a new league
league-found = Create
league-code = Code of a league that you were given
league-join = Join
league-who = Members
league-invite = Whoever has this code can join
league-leave = Leave this league
league-standings = Standings
league-standings-none = No game has counted yet.
league-tables = Tables
league-tables-help = A new table is opened in the league by choosing it among the table's settings.
league-gone = You belong to no such league.
league-table = In the league { $name }: whoever sits down agrees to be compared there. There are no hints.
podium = The evening's podium
podium-help =
    { $games ->
        [one] One game. Points: the share of the others whom one came out ahead of.
       *[other] { $games } games. Points: in each, the share of the others whom one came out ahead of.
    }
podium-none = No game has ended yet this evening.
podium-line =
    { $played ->
        [one] in one game
       *[other] in { $played } games
    }, { $won ->
        [0] none won
       *[other] { $won } won
    }
league-keep = Look after the league
league-keep-help = You have belonged to it longest, so it is you who looks after it.
league-rename = Rename
league-new-code = Give it another code
league-coded = Its code is { $code } now; the old one is void.
league-remove = Remove { $name }
league-removed = { $name } does not belong to the league any more. Its code is { $code } now.
league-copy = Copy the code
league-name-now = Name of the league
