daily = Deal of the day
daily-help = From midnight to midnight (UTC), everybody here has the same cards, the same dice and the same bots. You have one try, without undo and hints; then you see how everybody did.
daily-rules = One try, no undo, no hints
daily-before = The day before
daily-today = Today
daily-none = Nobody looked at the deals of that day.
daily-play = Play
daily-go-on = Go on
daily-result = { $score }: place { $place } of { $people }
daily-uncounted = This try does not count: a bot has played for you.
daily-curve = Everybody’s scores
daily-bar =
    { $people ->
        [one] One person
       *[other] { $people } people
    }: { $score }
daily-here = You are here
daily-share = Copy a line to share
daily-line = Farol, { $game }, { $day }: { $score }, place { $place } of { $people }
daily-seal = How the draw is kept fair
daily-seal-text = The luck of each day follows from two secrets. Their fingerprints are shown the day before, the secrets when the day is over.
daily-commitments = Fingerprints of this day
daily-secrets = Opened secrets
daily-next = Fingerprints of the next day
copied = Copied.
