ask-hand = hand, my board, sections, tokens
    .help = your own board: points, tokens, sections; add a name for another board
ask-goals = goals, haunt spaces, spaces
    .help = the haunt spaces that are free, with their points
ask-row = row, section
    .help = “row 2” is your second section; add a name for another board
ask-town = town, lanes, building
    .help = every building: ghosts, room, neighbours, haunt spaces; add a name for one of them
ask-who = who, players
    .help = points, tokens and discs of everybody
ask-score = score, scores, points, result
    .help = everybody’s points, and where yours come from
ask-odds = odds, chances, probability
    .help = the chance of each choice that rolls dice

word-end_turn = end finish pass
word-done = no pass done enough
word-occupy = occupy buy take card
word-rest = rest
word-haunt = haunt
word-reroll_token = reroll
tell-no-section = There is no such section.
tell-total = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tell-space = { $colour } { $points }
tell-free = { $buildings }: free for { $spaces } points
tell-odds = { $choice }: { $percent }%
tell-no-odds = Nothing is rolled for now.
