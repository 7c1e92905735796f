

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
turn = Turn
place-it = Place it
pick-field = Pick a free space
hidden-mine = My hidden tile
hidden-when = placed last
hidden-told = Only you see it. It goes on your last free space, at the end.
status-begin = Draw or take; without dragons, −5
hidden-show = Show my hidden tile
hidden-cover = Cover my hidden tile
hide-question = Which tile do you hide until the end?
hide-this = Hide this one
hide-note = The other one goes back to the rest.
choosing-waits = You have chosen. The others are still choosing.
choosing-then-hide = Then everybody chooses the tile to hide.
choosing-then-begin = Then the first round begins.
side-question = Which side of your board do you play?
side-this = Play side { $side }
claimed-by = claimed by { $name }
field-taken = Space { $field }: { tile-face }
sheet-title = Score sheet
sheet-if-placed = +n: if placed here
sheet-press = Press a line to see where its points are
sheet-line = { $line }: { $points }
sheet-line-adds = { $line }: { $points }, { $adds } if placed here
seat-choosing = chooses
seat-deciding = keeps or leaves?
seat-placing = places
seat-placed = has placed
seat-chosen = has chosen
seat-claimed = has a tile
seat-waiting = waits
seat-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
has-lamp = has the lamp
pending-note = Laid face down until all have placed
alone = alone

lesson-train = You build a ghost train: nine spaces, one tile in each, over eight rounds. Monsters, diamonds and track all bring points, each in its own way.
lesson-doors = Doors stand around your board. A path from bone to bone, or from tooth to tooth, pays double. Choose side A: there both bone doors are at the top.
    .short = Paths from bone to bone pay double. Choose side A.
    .done = The two bone doors are three spaces apart. Keep that in mind.
lesson-hidden = Everybody was dealt a hidden tile, seen by nobody else. It fills the last space at the very end. Look at yours whenever you like.
lesson-draw = Brasa drew a tile and left it face up. In your turn you draw, or take what lies there. Draw, and keep what you get: a dragon.
    .short = Draw a tile from the stack, and keep it: a dragon.
    .done = One dragon is worth 1 point, two are worth 4, three 9. Without any you lose 5.
lesson-place = Now place it. Choose the space in the middle to try the tile, turn it with the turn button or R, and place it with the large button.
    .short = Choose the space in the middle, then the large button.
    .done = The numbers said beforehand what it adds: no more −5, and a diamond worth 3.
lesson-leave = You have the lamp, so you begin. Draw a tile, and leave it this time. As the last one you choose among all that are left: take the ghost with the diamond, and place it top left, under the bone door.
    .short = Draw, and leave it. Then take the ghost with the diamond, for the top left.
    .done = Leaving a tile gives others a chance at it, and you a chance at something better.
lesson-take = Brasa turned up a straight piece with a ghost and left it. Take it, and place it next to yours, so that the track goes on.
    .short = Take the straight ghost tile, and place it next to yours.
    .done = The path grows from the bone door, and two ghosts ride on it.
lesson-bones = Draw and keep: a curve with a third ghost. Place it top right, so that the track climbs to the other bone door.
    .short = Draw and keep a curve. Place it top right, up to the bone door.
    .done = Bone to bone: 2 points for each of its 3 sections. And three ghosts on one path are worth 6 each!
lesson-bats = Bats like company: each is worth 5 if a neighbouring tile shows one too. Take the tile with the bat, and place it below the bat top right, turned as you like.
    .short = Take the bat, and place it below the other bat.
    .done = 10 points for two bats. The score sheet tells what each line pays: press one and see where its points stand.
lesson-last = Three rounds later only one space is free. Now the hidden tile comes: place it, turned as you like.
    .short = Your hidden tile comes: place it, turned as you like.
    .done = Nobody sees where others place before all have. Then everything is shown.
lesson-sheet = Now the sheet is added up, thirteen lines, and the most points win. Try what pays: with each tile Farol shows the points before you place it.

side-help = A path from bone to bone, or from tooth to tooth, pays 2 for each section; between other doors 1.
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

reveal-round = All tiles of round { $round }
reveal-hidden = The hidden tiles

# The board in words, as tables

# Groups of words for one thing: whoever searches the rules for one finds the others
search-words = tile card piece | space space square | door gate entrance | path route track rail | bat vampire | wisp light flame | werewolf wolf | slime blob goo | golem stone | satyr faun | diamond gem jewel | lamp starter first | turn rotate direction
