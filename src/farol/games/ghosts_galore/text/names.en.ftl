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
event-side = { $seat } plays side { $side }.
event-deal = { $seat } is dealt a hidden tile.
event-hide = { $seat } has chosen a hidden tile.
event-lamp = { $seat } gets the lamp and begins.
event-round = Round { $round } begins with { $seat }.
event-draw = { $seat } draws.
event-drawn = { $seat } turns up tile { $tile }.
event-keep = { $seat } keeps tile { $tile }.
event-leave = { $seat } leaves tile { $tile }.
event-take = { $seat } takes tile { $tile }.
event-last = { $seat } is the last to claim and sees the whole stack.
event-reveal = Tile { $tile } is turned up.
event-place = { $seat } has placed a tile.
event-placed = { $seat } placed tile { $tile } on field { $field }.
event-scores = The points now: { $scores }.
event-aside = Nobody wanted the last four tiles; they leave the game.
event-game-over = The game is over.

pad-title = Ghosts Galore: score pad
pad-winner = Winner: { $names }
pad-shared = Shared victory: { $names }
