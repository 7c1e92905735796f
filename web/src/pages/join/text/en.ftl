join-title = Join a table
join-name = Name
join-enter = Go to the table
join-watch = Watch
join-help = The host sees the code of six letters and digits at the table.
