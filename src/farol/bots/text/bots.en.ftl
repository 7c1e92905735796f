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
reason-best-found = Of all that was tried this came out best.
reason-second-best = At first another move looked better ({ $others }); this was a try.
reason-next-best = the next best move
reason-beside = { $others } ({ $sum })
reason-sums = On balance: { $sum }; { $others }.
reason-ahead = In the end about { points-ahead } better than { $others }.
reason-ahead-sum = On balance: { $sum }; { $others }. In the end about { points-ahead } better.
reason-far-ahead = In the end far better than { $others }.
reason-far-ahead-sum = On balance: { $sum }; { $others }. In the end far better.
reason-chances = { $percent } % to win with it; { $others }: { $rest } %.
points-ahead = { $points ->
    [one] one point
   *[other] { $points } points
}
reason-free-choice = Just as good: { $others }. Choose as you like.
reason-free-choice-sum = On balance: { $sum }. Just as good in the end: { $others }. Choose as you like.
reason-free-order = The order is free; first can come: { $others }.
reason-free-order-sum = On balance: { $sum }. The order is free; first can come: { $others }.
reason-free-ways = How exactly you do it makes no difference.
reason-free-ways-sum = On balance: { $sum }. How exactly you do it makes no difference.
