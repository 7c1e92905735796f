leagues = Leagues
leagues-help = A league is a group of people who play often. Its tables count for its own standings.
leagues-none = You belong to no league yet.
league-members =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
league-name = Name of a new league
league-found = Found it
league-code = Code of a league that you were given
league-join = Join
league-who = Members
league-invite = Whoever has this code can join:
league-leave = Leave this league
league-standings = Standings
league-standings-none = No game has counted yet.
league-tables = Tables
league-tables-help = A new table is opened in the league by choosing it among the table's settings.
league-gone = You belong to no such league.
league-table = In the league { $name }: whoever sits down agrees to be compared there. There are no hints.
new-league = League
new-league-none = None
podium = The evening's podium
podium-help =
    { $games ->
        [one] One game. It is worth the share of the others whom one came out ahead of.
       *[other] { $games } games. Each is worth the share of the others whom one came out ahead of.
    }
podium-none = No game has ended yet this evening.
podium-line =
    { $played ->
        [one] { $points } points in one game, { $won } won
       *[other] { $points } points in { $played } games, { $won } won
    }
