ask-hand = hand, my hand, tile, my tile, tiles
    .help = the tile you claimed and what only you know
ask-goals = goals, paths, doors
    .help = the paths of your mine with their ends, and its doors; add a name for another mine
ask-row = row
    .help = “row 2”: three spaces of your mine; add a name for another mine
ask-who = who, players
    .help = of everybody: points, the tile they claimed, who has the lamp
ask-score = score, scores, points, sheet, result
    .help = your score sheet and everybody’s total; add a name for another sheet
ask-odds = odds, best, chances
    .help = what your tile would add on each space, the best one first, and the stacks to come

word-place = place put lay
word-take = take claim choose grab pick keep get
word-hide = hide keep
word-draw = draw stack
word-keep = keep take claim
word-leave = leave reject
word-side = side choose
word-turns = { $turns ->
    [0] straight unturned
    [1] right quarter
    [2] half upside
   *[3] left
}
tell-no-row = A mine has the rows 1, 2 and 3.
tell-lamp = has the lamp
tell-total = { $name }: { $points } in all
tell-adds = Space { $field }: { $adds }
