# What Ghosts Galore says to people who ask why not: which part is missing.

over = The game is over.
sides-once = The side of the board is chosen once, before any tile is dealt: you have chosen yours already.
other-board = Your board has the sides { $first } and { $second }; that one belongs to another board.
hide-once = The hidden tile is chosen once, at the start, and only in the variant for experts.
not-your-tile = You hide one of the two tiles that you were dealt; this is neither of them.
set-up-first = The set-up is not done yet: first choose what you are asked for.
claim-first = Before you can place a tile you need one: take one that lies face up, or draw.
wait-for-claims = { $count ->
    [one] Tiles are placed when everybody has one: one player still has to claim theirs.
   *[other] Tiles are placed when everybody has one: { $count } players still have to claim theirs.
}
field-taken = { $free ->
    [one] A tile lies there for good: one space of your board is free.
   *[other] A tile lies there for good: { $free } spaces of your board are free.
}
last-field = The hidden tile comes last: it goes on the one space that is still free.
place-now = You have your tile for this round: now choose a free space of your board.
nothing-drawn = To keep or leave a tile you have to draw one from the stack first.
keep-or-leave = You have drawn a tile: keep it, or leave it to the others and take no other.
last-takes = You are the last to claim: there is nothing left to draw, take one of the tiles that lie face up.
stack-empty = The stack is used up for this round: take a tile that lies face up.
claimed = { $who } has claimed this tile: take one that nobody has claimed.
not-open = This tile does not lie face up beside the stack: take one of those, or draw.
