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
    .help = 3 each; 4 with four or more, 5 with seven
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

tile = tile { THIS("@tile") }
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
    .known = Your hidden tile is a { tile-face }.
event-hide = { $seat } has chosen a hidden tile.
    .own = You have chosen your hidden tile.
event-lamp = { $seat } gets the lamp and begins.
    .own = You get the lamp and begin.
event-round = Round { $round } begins with { $seat }.
    .own = Round { $round } begins with you.
event-draw = { $seat } draws.
    .own = You draw.
event-drawn = { $seat } turns up a { tile-face }.
    .own = You turn up a { tile-face }.
event-keep = { $seat } keeps it.
    .own = You keep it.
event-leave = { $seat } leaves it.
    .own = You leave it.
event-take = { $seat } takes the { tile-face }.
    .own = You take the { tile-face }.
event-last = { $seat } is the last to claim and sees the whole stack.
    .own = You are the last to claim and see the whole stack.
event-reveal = Tile { $tile } is turned up.
event-place = { $seat } has placed a tile.
    .own = You have placed a tile.
event-placed = { $seat } places a { tile-face } on the space { $field }.
    .own = You place a { tile-face } on the space { $field }.
    .heard = It leads { ways }.
event-scores = The points now: { EACH($scores, "seat-points") }.
    .heard = Points: { EACH($scores, "seat-points") }.
event-aside = Nobody wanted the last four tiles; they leave the game.
event-game-over = The game is over.

pad-title = Ghosts Galore: score pad
pad-winner = Winner: { $names }
pad-shared = Shared victory: { $names }

# What people choose, what happens, how things stand: every client says it so
tile-numbered = tile { THIS("@tile") }, { tile-face }
edge-N = top
edge-E = right
edge-S = bottom
edge-W = left
door-at = { NAME("edge", CUT($key, 0, 1)) } { CUT($key, 1) }
field-1 = at the top left
field-2 = at the top
field-3 = at the top right
field-4 = at the left
field-5 = in the middle
field-6 = at the right
field-7 = at the bottom left
field-8 = at the bottom
field-9 = at the bottom right
way = { NAME("edge", $from) } to { NAME("edge", $to) }
progress-setup = Setting up
progress-round = Round { $round } of { $rounds }
status-placed = { COUNT(THIS("@together.waiting_for")) ->
    [0] All have placed
    [one] You have placed; one is still placing
   *[other] You have placed; { COUNT(THIS("@together.waiting_for")) } are still placing
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
text-table = The table
text-row = The tiles of this round
text-sheets = The score sheets
text-mine = Only you know
text-round = Round { $round } of { $rounds }; tiles left in the stack: { $stack }
text-lamp = { SEAT($lamp) } has the lamp
text-free = Face up: { tile-numbered }
text-drawn = Just drawn: { tile-numbered }
text-claimed = { tile-numbered }: claimed by { $seat }
text-hidden = Your hidden tile: { tile-numbered }
text-hidden-choice = One of your two tiles: { tile-numbered }
text-pending = You placed the { tile-face } ({ ways-with }) on the space { $field }; the others see it when all have placed
text-board = Mine of { $seat }, side { $side ->
    [null] –
   *[other] { $side }
}
field-free = Space { $field }
status-only-take = Takes a face-up tile
    .own = Take one of the face-up tiles
text-path = { COUNT($sections) ->
    [one] Path over { path-fields }, 1 section: { SAY("path-ends") }, { points-of }
   *[other] Path over { path-fields }, { COUNT($sections) } sections: { SAY("path-ends") }, { points-of }
}
text-end-door = { NAME("door", $end) } { NAME("edge", CUT($door, 0, 1)) } { CUT($door, 1) }
text-end-open = open at space { RAW($field) }, { $edge }
text-end-dead = dead end at space { RAW($field) }, { $edge }
text-loop = closed loop
text-has-claimed = Has claimed a { tile-numbered }
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-stack = { $stacks_left ->
    [0] No further stack; leftover tiles: { $leftover }
    [one] 1 further stack; leftover tiles: { $leftover }
   *[other] { $stacks_left } further stacks; leftover tiles: { $leftover }
}
text-discarded = Out of the game: { EACH($discarded, "tile-numbered", "and") }
text-monster = { $monster } on space { RAW($field) }{ $points ->
    [null] {""}
   *[other] , worth { $points }
}
text-has-hidden = Has a hidden tile
text-board-number = Board { $board }
text-returned = You gave back: { tile-numbered }
text-expert = Expert variant
text-result = { SEAT($index) }: { $value ->
    [one] 1 point
   *[other] { $value } points
}, place { SEEN("result.places", $index) }
text-turn = { $to_act } is to act

figure-placed = Tiles placed
figure-drawn = Tiles drawn
figure-kept = Kept after drawing
figure-took = Face-up tiles taken
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
end-tie = Where points are equal, fewer dead ends decide.
end-winner = { SEATS(THIS("result.winners")) } wins
end-shared = { SEATS(THIS("result.winners")) } share the victory
end-score = { THIS("@lead.best") } points each
end-by-dead-ends = { THIS("@lead.best") } points; fewer dead ends decided
end-ahead = { THIS("@lead.ahead") ->
    [one] One point ahead after { $rounds } rounds and the hidden tiles
   *[other] { THIS("@lead.ahead") } points ahead after { $rounds } rounds and the hidden tiles
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

face = { $track }{ COUNT(THIS("sections.*.monsters")) ->
    [0] {""}
   *[other] {" "}with { EACH(THIS("sections.*.monsters"), "monster-*", "and") }
}{ $diamond ->
    [0] {""}
   *[other] , and a diamond worth { $diamond }
}
tile-face = { ABOUT(THIS("@face"), "face") }
way-with = { way }{ COUNT($monsters) ->
    [0] {""}
   *[other] {" "}with { EACH($monsters, "monster-*", "and") }
}
ways = { EACH(THIS("@ways"), "way", "; ") }
ways-with = { EACH(THIS("@ways"), "way-with", "; ") }
doors = bone doors { EACH(WHERE(THIS(), "value", "bone"), "door-at", "and") }; tooth doors { EACH(WHERE(THIS(), "value", "tooth"), "door-at", "and") }{ COUNT(WHERE(THIS(), "value", "none")) ->
    [0] {""}
   *[other] ; no door at { EACH(WHERE(THIS(), "value", "none"), "door-at", "and") }
}
turns = { $rotation ->
    [0] not turned
    [one] 1 quarter turn
   *[other] { $rotation } quarter turns
}
best-adds = { SIGNED(MOST(OF(WHERE(SEEN("me.placements"), "field", $field), "*.adds"))) }
action-side = Play side { $side }: { ABOUT(THIS("@doors"), "doors") }
action-draw = { SEEN("stack") ->
    [one] Draw the last tile of the stack
   *[other] Draw a tile, { SEEN("stack") } are left
}
action-keep = Keep: { SAY("tile-name") }
action-leave = Leave: { SAY("tile-name") }
action-take = Take: { SAY("tile-name") }
action-hide = Hide: { SAY("tile-name") }
action-place = Space { $field }, { turns }, { ways }: { SIGNED(THIS("@placement.adds")) }
    .blind = Space { $field }, { turns }
    .unscored = Space { $field }, { turns }, { ways }
    .short = Space { $field }
    .path = Space { $field }
    .best = Space { $field } ({ best-adds })
preview = Space { $field }: { SIGNED($adds) } ({ EACH($lines, "preview-line") })
    .short = Space { $field }: { SIGNED($adds) }
    .nothing = Space { $field }: adds nothing yet
preview-line = { NAME("line", $key) } { SIGNED($value) }
seat-points = { SEAT($index) } { MINUS($value) }
text-doors = { ABOUT($doors, "doors") }
path-fields = { EACH(THIS("sections.*.0"), "", "-") }
path-ends = { EACH($ends, "path-end", "and") }
column-space = Space
column-track = Track
column-leads = Leads
column-diamond = Diamond
column-line = Line
column-seat = { $seat }
cell-space = { $number }, { NAME("field", $number) }
cell-free = free
cell-track = { THIS("@face.track") }
cell-diamond = { THIS("@face.diamond") }
cell-none = –
cell-line = { NAME("line", $value) }
cell-points = { MINUS(THIS("score", THIS("^.value"))) }

# Places that arrow keys walk through
place-space = { $number }
place-where = { NAME("field", $number) }
place-diamond = diamond { cell-diamond }
place-door = { NAME("edge", CUT($key, 0, 1)) }: { NAME("door", $value) }
place-stack = stack
place-left = { THIS("view.stack") ->
    [one] 1 tile left in the stack
   *[other] { THIS("view.stack") } tiles left in the stack
}
place-offer = { $number }
