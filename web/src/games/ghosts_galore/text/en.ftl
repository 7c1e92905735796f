list-and = { $some } and { $last }
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
way-with = { $way } with { $monsters }
doors-special = bone doors { $bone }; tooth doors { $tooth }
doors-missing = { $special }; no door at { $missing }

choose-side = Play side { $side }: { $doors }
choose-draw = { $count ->
    [one] Draw the last tile of the stack
   *[other] Draw a tile, { $count } are left
}
choose-keep = Keep { $tile }
choose-leave = Leave { $tile }
choose-take = Take { $tile }
choose-hide = Hide { $tile }
choose-place = { $turns ->
    [0] Field { $field }, not turned, { $ways }: { $adds }
    [one] Field { $field }, 1 quarter turn, { $ways }: { $adds }
   *[other] Field { $field }, { $turns } quarter turns, { $ways }: { $adds }
}
choose-place-blind = { $turns ->
    [0] Field { $field }, not turned
    [one] Field { $field }, 1 quarter turn
   *[other] Field { $field }, { $turns } quarter turns
}
preview = Field { $field }: { $adds } ({ $lines })
preview-nothing = Field { $field }: adds nothing yet

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
log-keep = { $seat } keeps the { $tile }.
log-leave = { $seat } leaves the { $tile }.
log-take = { $seat } takes the { $tile }.
log-placed = { $seat } places a { $tile } on the field { $field }.
log-deal-mine = Your hidden tile is a { $tile }.

text-table = The table
text-mine = Only you know
text-round = Round { $round } of { $rounds }; tiles left in the stack: { $count }
text-lamp = { $seat } has the lamp
text-free = Face up: { $tile }
text-drawn = Just drawn: { $tile }
text-claimed = { $tile }: claimed by { $seat }
text-hidden = Your hidden tile: { $tile }
text-hidden-choice = One of your two tiles: { $tile }
text-pending = You placed the { $tile } on the field { $field }; the others see it when all have placed
text-board = Mine of { $name }, side { $side }
text-sheet = Score of { $name }
text-field = Field { $number }, { $field }: { $track }, { $where }{ $gem }
text-gem = , diamond { $value }
text-field-free = Field { $number }, { $field }: free
text-path = { $count ->
    [one] Path over { $fields }, 1 section: { $ends }, { $points }
   *[other] Path over { $fields }, { $count } sections: { $ends }, { $points }
}
text-end-door = { $kind } { $door }
text-end-open = open at field { $field }, { $edge }
text-end-dead = dead end at field { $field }, { $edge }
text-loop = closed loop
text-has-claimed = Has claimed a { $tile }

mine-of = Mine of { $name }
my-mine = My mine
back-to-mine = Back to my mine
look-at = Look at { $name }'s mine
offer = Stack and face-up tiles
stack = { $count ->
    [0] The stack is empty
    [one] Stack, 1 tile left
   *[other] Stack, { $count } tiles left
}
draw = Draw a tile
keep = Keep it
leave = Leave it
take-it = Take it
or-take = or take a face-up tile
only-take = Take one of the face-up tiles
turn = Turn
place-it = Place it
pick-field = Pick a free field
hidden-mine = My hidden tile
hidden-when = placed last
hidden-show = Show my hidden tile
hidden-cover = Cover my hidden tile
hide-question = Which tile do you hide until the end?
hide-this = Hide this one
hide-note = The other one goes back to the rest.
side-question = Which side of your board do you play?
side-this = Play side { $side }
claimed-by = claimed by { $name }
field-free = Field { $field }
field-taken = Field { $field }: { $tile }
sheet-title = Score sheet
sheet-if-placed = +n: if placed here
sheet-press = Press a line to see where its points are
sheet-line = { $line }: { $points }
sheet-line-adds = { $line }: { $points }, { $adds } if placed here
seat-choosing = chooses
seat-deciding = keeps or leaves?
seat-placing = places
seat-placed = has placed
seat-claimed = has a tile
seat-waiting = waits
seat-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
has-lamp = has the lamp
is-bot = bot
pending-note = Laid face down until all have placed
alone = alone
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

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

lesson-goal = Eight rounds, nine fields: build track, gather monsters along it, and have the most points at the end.
lesson-side = Your board has two sides. Bone doors and tooth doors pay most when a path joins a pair. Choose a side.
lesson-hidden = You were dealt a hidden tile. Press it to look: it fills your last field at the very end.
lesson-claim = Draw a tile and keep or leave it, or take one that lies face up. Claim a tile now.
lesson-place = Tap a free field to try your tile there, tap again to turn it. The numbers say what it adds. Then place it.
lesson-shown = Nobody sees where you placed before all have. Then everything is shown, and the lamp goes on.
lesson-pad = Every monster pays in its own way. Press a line of the score sheet to see where its points stand.
lesson-doors = Lit track runs from door to door. It pays for each section, and twice that between two bones or two teeth.
lesson-why = Whatever cannot be done tells you why: press a taken field or a claimed tile and see the rule.
lesson-end = That is all. Play on: after eight rounds comes your hidden tile, and then the sheet is added up.

side-help = A path from bone to bone, or from tooth to tooth, pays 2 for each section; between other doors 1.
status-only-take = Takes a face-up tile
example-plank = The plank leads from a monster to its own section: the ghost belongs to the bridge, the wisp to the track below.
example-plank-seen = A bridge with a ghost at the upper track and a wisp at the lower one; a double curve with a satyr and a golem, each at its own arc.
example-twice = From tooth to tooth over four tiles. The double curve is used twice, so the path has five sections.
example-twice-seen = A path enters a double curve, runs round over three curves and leaves through the other arc of the double curve: 5 times 2 is 10.
example-ghosts = Three ghosts share a path and are worth 6 each. The fourth is on another path: 3.
example-ghosts-seen = Three joined tiles with a ghost each, marked 6, and one more ghost on a track that does not join, marked 3.
example-golems = Two golems stand alone and pay 10 together. The two below are neighbours and pay nothing.
example-golems-seen = A mine with golems in the upper left and upper right corner, marked alone, and two golems side by side in the bottom row, marked 0.
example-satyr = Satyr, ghost and bat are three kinds on the satyr's path: 3 points.
example-satyr-seen = Two joined tiles with a satyr, a ghost and a bat; the satyr is marked 3.
example-slime = A curve is one, a double curve two, a straight none: the slime is worth 3.
example-slime-seen = A curve with a slime marked 3, a double curve and a straight.
example-bats = Two bats on neighbouring tiles are worth 5 each. The third touches them only at a corner.
example-bats-seen = Two tiles side by side with bats marked 5, and diagonally below them a bat marked 0.
example-bones = From bone to bone over four sections: 4 times 2.
example-bones-seen = A lit path of four sections joins two bone doors: 4 times 2 is 8.
example-other = From a bone door to a plain door: 1 for each section.
example-other-seen = A lit path of two sections joins a bone door and a plain door: 2 times 1 is 2.
example-dead = The level track ends at a tile that has no track there: a dead end.
example-dead-seen = A level track meets the side of an upright track; a cross marks the edge.
