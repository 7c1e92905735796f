# What bots say about their moves.

seat = Seat { $seat }
plays-anything = I play at random, within the rules.
simulations = { $count ->
    [0] No search was needed.
    [one] Tried { $count } continuation.
   *[other] Tried { $count } continuations.
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
reason-ahead = About { points-ahead } better than { $others } in the end.
reason-ahead-sum = On balance: { $sum }; { $others }. About { points-ahead } better in the end.
reason-far-ahead = Far better than { $others } in the end.
reason-far-ahead-sum = On balance: { $sum }; { $others }. Far better in the end.
reason-chances = { $percent }% chance of winning; { $others }: { $rest }%.
points-ahead = { $points ->
    [one] one point
   *[other] { $points } points
}
reason-free-choice = Just as good: { $others }. Any of these will do.
reason-free-choice-sum = On balance: { $sum }. Just as good in the end: { $others }. Any of these will do.
reason-free-order = The order does not matter; you could also begin with { $others }.
reason-free-order-sum = On balance: { $sum }. The order does not matter; you could also begin with { $others }.
reason-free-ways = How you do it makes no difference.
reason-free-ways-sum = On balance: { $sum }. How you do it makes no difference.
