game = Ghosts Galore
tagline = Claim track, crowd your mine with monsters, join the doors.

option-expert = Expert variant
    .help = Every seat is dealt two tiles and keeps one of them as its hidden tile.

line-dragon = Dragons
    .help = each pays as many as you have; none: −5
line-ghost = Ghosts
    .help = 6 each where three share a path, else 3
line-golem = Golems
    .help = 4, 10, 18, 28, 40 for those that stand alone
line-satyr = Satyrs
    .help = 1 for each kind on the path
line-skeleton = Skeletons
    .help = 1 for each diamond
line-slime = Slimes
    .help = 1 for each curve
line-bat = Bats
    .help = 5 each beside another bat
line-werewolf = Werewolves
    .help = 4 each, and a bonus for the most
line-wisp = Wisps
    .help = 3, 4 or 5 each: from one, four, seven
line-diamonds = Diamonds
    .help = printed values
line-bone = Bone doors
    .help = 2 for each section between them
line-tooth = Tooth doors
    .help = 2 for each section between them
line-other = Other paths
    .help = 1 for each section between doors
line-total = Total
line-dead_ends = Dead ends

monster-dragon = dragon
monster-ghost = ghost
monster-golem = golem
monster-satyr = satyr
monster-skeleton = skeleton
monster-slime = slime
monster-bat = bat
monster-werewolf = werewolf
monster-wisp = wisp

track-straight = straight
track-curve = curve
track-bridge = bridge
track-double_curve = double curve

door-none = no door
door-plain = plain door
door-bone = bone door
door-tooth = tooth door
tag-bone = bone
tag-tooth = tooth

tile = tile { $tile }
hidden-tile = hidden tile
lamp = lamp
side = side { $side }

phase-deal-boards = Boards are dealt
phase-choose-sides = Choose a side of your board
phase-deal-tiles = Hidden tiles are dealt
phase-choose-hidden = Choose the tile to hide
phase-deal-lamp = Who gets the lamp?
phase-claim = Draw a tile or take one
phase-draw-tile = A tile is drawn
phase-decide = Keep the tile or leave it
phase-reveal = The rest of the stack is turned up
phase-place = Place your tile
phase-place-hidden = Place your hidden tile
phase-over = The game is over

event-board = { $seat } gets board { $board }.
    .own = You get board { $board }.
event-side = { $seat } plays side { $side }.
    .own = You play side { $side }.
event-deal = { $seat } is dealt a hidden tile.
    .own = You are dealt a hidden tile.
event-hide = { $seat } has chosen a hidden tile.
    .own = You have chosen your hidden tile.
event-lamp = { $seat } gets the lamp and begins.
    .own = You get the lamp and begin.
event-round = Round { $round } begins with { $seat }.
    .own = Round { $round } begins with you.
event-draw = { $seat } draws.
    .own = You draw.
event-drawn = { $seat } turns up tile { $tile }.
    .own = You turn up tile { $tile }.
event-keep = { $seat } keeps tile { $tile }.
    .own = You keep tile { $tile }.
event-leave = { $seat } leaves tile { $tile }.
    .own = You leave tile { $tile }.
event-take = { $seat } takes tile { $tile }.
    .own = You take tile { $tile }.
event-last = { $seat } is the last to claim and sees the whole stack.
    .own = You are the last to claim and see the whole stack.
event-reveal = Tile { $tile } is turned up.
event-place = { $seat } has placed a tile.
    .own = You have placed a tile.
event-placed = { $seat } placed tile { $tile } on space { $field }.
    .own = You placed tile { $tile } on space { $field }.
event-scores = The points now: { $scores }.
event-aside = Nobody wanted the last four tiles; they leave the game.
event-game-over = The game is over.

pad-title = Ghosts Galore: score pad
pad-winner = Winner: { $names }
pad-shared = Shared victory: { $names }

# What people choose, what happens, how things stand: every client says it so
tile-with = { $track } with { $monsters }
tile-diamond = { $tile }, and a diamond worth { $value }
tile-numbered = tile { $tile }, { $face }
edge-N = top
edge-E = right
edge-S = bottom
edge-W = left
door-at = { $edge } { $number }
field-1 = at the top left
field-2 = at the top
field-3 = at the top right
field-4 = at the left
field-5 = in the middle
field-6 = at the right
field-7 = at the bottom left
field-8 = at the bottom
field-9 = at the bottom right
way = { $from } to { $to }
doors-special = bone doors { $bone }; tooth doors { $tooth }
doors-missing = { $special }; no door at { $missing }
choose-side = Play side { $side }: { $doors }
choose-draw = { $count ->
    [one] Draw the last tile of the stack
   *[other] Draw a tile, { $count } are left
}
choose-keep = Keep: { $tile }
choose-leave = Leave: { $tile }
choose-take = Take: { $tile }
choose-hide = Hide: { $tile }
choose-place = { $turns ->
    [0] Space { $field }, not turned, { $ways }: { $adds }
    [one] Space { $field }, 1 quarter turn, { $ways }: { $adds }
   *[other] Space { $field }, { $turns } quarter turns, { $ways }: { $adds }
}
choose-place-blind = { $turns ->
    [0] Space { $field }, not turned
    [one] Space { $field }, 1 quarter turn
   *[other] Space { $field }, { $turns } quarter turns
}
progress-setup = Setting up
progress-round = Round { $round } of { $rounds }
status-placed = { $count ->
    [0] All have placed
    [one] You have placed; one is still at it
   *[other] You have placed; { $count } are still at it
}
status-deal-boards = Boards are dealt
status-choose-sides = Everybody chooses a side
status-deal-tiles = Hidden tiles are dealt
status-choose-hidden = Everybody hides a tile
status-deal-lamp = Who gets the lamp?
status-claim = Draws a tile or takes one
status-draw-tile = A tile is drawn
status-decide = Keeps the tile or leaves it
status-reveal = The rest of the stack is turned up
status-place = Places a tile, unseen until all have
status-place-hidden = Places the hidden tile
log-drawn = { $seat } turns up a { $tile }.
    .own = You turn up a { $tile }.
log-keep = { $seat } keeps it.
    .own = You keep it.
log-leave = { $seat } leaves it.
    .own = You leave it.
log-take = { $seat } takes the { $tile }.
    .own = You take the { $tile }.
log-placed = { $seat } places a { $tile } on the space { $field }.
    .own = You place a { $tile } on the space { $field }.
log-deal-mine = Your hidden tile is a { $tile }.
text-table = The table
text-row = The tiles of this round
text-sheets = The score sheets
text-mine = Only you know
text-round = Round { $round } of { $rounds }; tiles left in the stack: { $count }
text-lamp = { $seat } has the lamp
text-free = Face up: { $tile }
text-drawn = Just drawn: { $tile }
text-claimed = { $tile }: claimed by { $seat }
text-hidden = Your hidden tile: { $tile }
text-hidden-choice = One of your two tiles: { $tile }
text-pending = You placed the { $tile } on the space { $field }; the others see it when all have placed
text-board = Mine of { $name }, side { $side }
text-sheet = Score of { $name }
text-field = Space { $number }, { $field }: { $track }, { $where }{ $gem }
text-gem = , diamond { $value }
text-field-free = Space { $number }, { $field }: free
only-take = Take one of the face-up tiles
field-free = Space { $field }
status-only-take = Takes a face-up tile
text-path = { $count ->
    [one] Path over { $fields }, 1 section: { $ends }, { $points }
   *[other] Path over { $fields }, { $count } sections: { $ends }, { $points }
}
text-end-door = { $kind } { $door }
text-end-open = open at space { $field }, { $edge }
text-end-dead = dead end at space { $field }, { $edge }
text-loop = closed loop
text-has-claimed = Has claimed a { $tile }
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
text-stack = { $stacks ->
    [0] No further stack; leftover tiles: { $leftover }
    [one] 1 further stack; leftover tiles: { $leftover }
   *[other] { $stacks } further stacks; leftover tiles: { $leftover }
}
text-discarded = Out of the game: { $tiles }
text-monster = { $monster } on space { $field }{ $points ->
    [none] {""}
   *[other] , worth { $points }
}
text-has-hidden = Has a hidden tile
text-board-number = Board { $board }
text-returned = You gave back: { $tile }
text-expert = Expert variant
text-result = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place }
text-turn = { $name } is to act

figure-placed = Tiles placed
figure-drawn = Tiles drawn
figure-kept = Kept after drawing
figure-took = Tiles taken openly
figure-monsters = Monsters
figure-diamonds = Diamonds
figure-monster = Favourite monster

# What is counted at the table
notebook-placed = placed
notebook-drawn = drew
notebook-took = took from the row
notebook-own-points = Your points so far
notebook-left-tile = Tiles not seen yet
notebook-left-monster = Monsters on them
notebook-diamond = diamond

# The end
end-winner = { $name } wins
end-shared = { $names } share the victory
end-score = { $score } points each
end-by-dead-ends = { $score } points; fewer dead ends decided
end-ahead = { $count ->
    [one] One point ahead after { $rounds } rounds and the hidden tiles
   *[other] { $count } points ahead after { $rounds } rounds and the hidden tiles
}
honour-ride = { $name }, longest ride
    .text = { $count ->
        [one] 1 section from door to door
       *[other] { $count } sections from door to door
    }
honour-crowd = { $name }, fullest mine
    .text = { $count ->
        [one] 1 monster along the track
       *[other] { $count } monsters along the track
    }
honour-line = { $name }, richest line
    .text = { $count } points on one line of the pad
chart-title = Points over the rounds
chart-end = end

# One letter on a small tile, or on a door
letter-dragon = D
letter-ghost = G
letter-golem = O
letter-satyr = S
letter-skeleton = K
letter-slime = L
letter-bat = B
letter-werewolf = W
letter-wisp = I
letter-bone = B
letter-tooth = T
letter-plain = {" "}
# At a terminal: what the signs of the board mean
legend =
    ★ points   ☼ has the lamp   ■ has claimed a tile   ✓ has placed it
    ▓ the stack with its tiles   → just drawn   A, B, C who has claimed a tile
    ◆ a diamond   letters: monsters, as the score sheet names them   [ ] doors
