# What bots say about their moves.

seat = Seat { $seat }
plays-anything = I play anything that is allowed.
simulations = { $count ->
    [0] No search was needed.
    [one] Played on { $count } time.
   *[other] Played on { $count } times.
}
move = { $move }: tried { $visits } times, worth { $value }
expected = I count on { $value } of the most that can be won.
rival = The strongest rival: { $who }, { $value }.

# Saboteur
belief-saboteur = { $who } saboteur { $percent } %
belief-treasure = The treasure lies { $goal ->
    [0] at the top
    [1] in the middle
   *[2] at the bottom
} with { $percent } %
deed-forward = { $count ->
    [one] dug forward once
   *[other] dug forward { $count } times
}
deed-sideways = { $count ->
    [one] dug sideways once
   *[other] dug sideways { $count } times
}
deed-back = { $count ->
    [one] dug the wrong way once
   *[other] dug the wrong way { $count } times
}
deed-dead-end = { $count ->
    [one] blocked once
    [2] blocked twice
   *[other] blocked { $count } times
}
deed-discard = { $count ->
    [one] discarded once
   *[other] discarded { $count } times
}
deed-look = { $count ->
    [one] looked at a map once
   *[other] looked at maps { $count } times
}
deed-break = { $count ->
    [one] broke a tool once
   *[other] broke { $count } tools
}
deed-mend-own = { $count ->
    [one] mended an own tool once
   *[other] mended { $count } own tools
}
deed-mend-other = { $count ->
    [one] mended a tool for somebody
   *[other] mended { $count } tools for others
}
deed-collapse-tunnel = { $count ->
    [one] brought a tunnel down once
   *[other] brought tunnels down { $count } times
}
deed-collapse-dead-end = { $count ->
    [one] cleared a dead end
   *[other] cleared { $count } dead ends
}

# Ghosts Galore
tile-gain = Tile { $tile } adds about { $points } points to my board.

# Lok'n'Roll
odds = { $move }: derails with { $percent } %, costs { $cards } cards on average.

# Halloween
standing = { $who }: { $points } points, and about { $more } more to come.
