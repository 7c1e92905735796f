# What bots say about their moves.

seat = Seat { $seat }
plays-anything = I play anything that is allowed.
simulations = { $count ->
    [0] No search was needed.
    [one] Played on { $count } time.
   *[other] Played on { $count } times.
}
move = { $move }: tried { $visits } times, worth { $value }
expected = How good my position looks: { $value } (100 % would be as good as won).
rival = Best placed among the others: { $who }, { $value }.

# Saboteur
belief-saboteur = { $who } is probably a saboteur ({ $percent } %)
belief-open = { $who } could be either (saboteur: { $percent } %)
belief-digger = { $who } is probably a gold-digger (saboteur: { $percent } %)
belief-treasure = The treasure most likely lies under the { $goal ->
    [0] Moon, the upper goal
    [1] Star, the middle goal
   *[2] Key, the lower goal
} ({ $percent } %)
belief-treasure-known = The treasure lies under the { $goal ->
    [0] Moon, the upper goal
    [1] Star, the middle goal
   *[2] Key, the lower goal
}
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
    [one] mended one tool of their own
   *[other] mended { $count } tools of their own
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
tile-gain = { $points ->
    [one] On my board this tile is worth about one point.
   *[other] On my board this tile is worth about { $points } points.
}

# Lok'n'Roll
odds = { $percent ->
    [0] This move cannot derail. It costs { $cards } cards on average.
   *[other] This move derails with a chance of { $percent } %, and costs { $cards } cards on average.
}

# Halloween
standing = { $who }: { $points } points, and about { $more } more to come.
