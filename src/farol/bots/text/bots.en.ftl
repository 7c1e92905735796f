# What bots say about their moves.

seat = Seat { $seat }
plays-anything = I play at random, within the rules.
simulations = { $count ->
    [0] No search was needed.
    [one] Played on { $count } time.
   *[other] Played on { $count } times.
}
move = { $move }: { $value }
move-equal = { $move }: { $value }, about equal
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chance = Chance to win, as it looks now: { $value }.

reason-only-move = There was nothing else to do.
reason-at-random = No thought went into this: it is any move that is allowed.
reason-not-told = A program chose this, and programs tell no reasons.
reason-first-thought = At first sight nothing looks better.
reason-second-thought = At first sight another move looked better; this was worth a try.
reason-about-equal = { $count ->
    [one] One other move is about as good.
   *[other] { $count } other moves are about as good.
}
reason-slightly-better = Played on, it comes out a little better than the next best move.
reason-clearly-better = Played on, it wins { $percent } % more often than the next best move.
reason-clearly-ahead = Played on, it comes out clearly ahead of the next best move.
reason-best-found = Of all that was tried this came out best.
