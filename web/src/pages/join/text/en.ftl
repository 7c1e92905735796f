join-title = Join a table
join-name = Name
join-enter = Go to the table
join-watch = Watch
join-see-end = See how it ended
join-invites = { $name } invites you.
join-is-over = The game is over.
join-seats =
    { $count ->
        [0] All seats are taken. You can watch.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
join-help = The host sees the code of eight letters and digits at the table.
