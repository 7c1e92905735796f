records = Records
records-help = The best games of each kind: yours, and those of everybody here. Only games count whose dice were sealed and check out, without practice; games with hints have lists of their own.
records-none = No game counts yet. Finish one, and it shows up here.
records-reading = Games of earlier days are being read; the lists fill up.
records-listed = Show my name to the others here
records-yours = Your best
records-you = (you)
records-replay = Watch the game of { $name } of { $when } again
records-alone = Alone
records-people = with people
records-bots = against bots, { $level }
records-hints = with hints
records-flag =
    { $option }: { $value ->
        [yes] yes
       *[no] no
    }
records-seats = { $seats } seats, { $who }
standing-record = The best score of this server: { $score }. It was { $server }.
standing-first = Your first score of this kind: { $score }.
standing-best = Your best: { $score }. It was { $own }.
standing-beaten = Your best stays { $own }.
